//! Damage over time, on a character or on a ground.

use schwung_table::Play;

use crate::{
    ActorId, Amount, Area, AreaEvent, AreaId, Cause, EffectId, Lasting, Purpose, Source, State, Table, Wound,
    rules::{dice, harm, hit::Means},
};

/// Resolves damage over time at the start of a character's turn: its own effects, then the grounds it stands in. Then a
/// round of the grounds that it created passes.
//= daemmersturm.dot.tick
//= daemmersturm.dot.area
pub(crate) fn at_turn<T: Table>(t: &mut T, who: ActorId) -> Play<T, ()> {
    let wounds: Vec<EffectId> = t.state().effects.iter().filter(|it| it.on == who).map(|it| it.id).collect();
    for id in wounds {
        let Some(wound) = t.state().effects.iter().find(|it| it.id == id).copied() else { continue };
        tick(t, who, wound.by, wound.amount)?;
        t.tell(AreaEvent::WoundPassed { id }.into());
    }
    let grounds: Vec<AreaId> =
        t.state().standing.iter().filter(|it| it.who == who).map(|it| it.area).collect();
    for id in grounds {
        let Some(area) = t.state().areas.iter().find(|it| it.id == id).copied() else { continue };
        if !area.amount.is_nothing() {
            tick(t, who, area.by, area.amount)?;
        }
    }
    pass(t, |_, area| area.by == Some(who));
    Ok(())
}

/// Resolves one tick. The damage is rolled each time, no protection roll applies, but reduction does. Characters that
/// are down take no damage.
//= daemmersturm.dot.no-protection
//= daemmersturm.dot.reduction
fn tick<T: Table>(t: &mut T, who: ActorId, by: Option<ActorId>, amount: Amount) -> Play<T, ()> {
    if !t.state().is_up(who) {
        return Ok(());
    }
    let damage = dice::amount(t, by.unwrap_or(who), Purpose::Tick, amount)?;
    harm::hurt(t, who, by, damage, Cause::Tick)?;
    Ok(())
}

/// At the start of a round, a round passes for grounds whose creators take no turns.
pub(crate) fn at_round<T: Table>(t: &mut T) {
    pass(t, |state, area| {
        let takes_turns = |it| state.is_up(it) && state.order.iter().any(|place| place.who == it);
        !area.by.is_some_and(takes_turns)
    });
}

/// Lets a round of these grounds pass. Grounds without a number of rounds last until the plot leader removes them.
fn pass<T: Table>(t: &mut T, which: impl Fn(&State, &Area) -> bool) {
    let state = t.state();
    let which = |it: &&Area| it.rounds > 0 && which(state, it);
    let grounds: Vec<(AreaId, Option<ActorId>)> =
        state.areas.iter().filter(which).map(|it| (it.id, it.by)).collect();
    grounds.into_iter().for_each(|(id, by)| t.tell(AreaEvent::GroundPassed { id, by }.into()));
}

/// Starts damage over time after a hit that no protection averted. It needs lost life points, unless the initial hit is
/// harmless by definition.
//= daemmersturm.dot.first-hit
//= daemmersturm.dot.harmless-first-hit
pub(crate) fn after_hit<T: Table>(t: &mut T, by: ActorId, on: ActorId, means: &Means, taken: u16) {
    if let Some(lasting) = &means.lasting
        && !lasting.area
        && (taken > 0 || lasting.harmless_first)
    {
        begin(t, by, on, means.source, lasting);
    }
}

/// Starts damage over time on a character, or on the ground where it stands.
pub(crate) fn begin<T: Table>(t: &mut T, by: ActorId, on: ActorId, source: Source, lasting: &Lasting) {
    let (by, amount, rounds) = (Some(by), lasting.amount, lasting.rounds);
    if lasting.area {
        lay(t, Area { id: AreaId(0), by, source, amount, rounds }, &[on]);
    } else if t.state().is_up(on) && rounds > 0 {
        let wound = Wound { id: EffectId(0), on, by, source, amount, rounds };
        t.tell(AreaEvent::WoundBegan { wound, stacks: lasting.stacks }.into());
    }
}

/// Creates a ground where these characters stand, even if the initial hit did not hurt them.
//= daemmersturm.dot.area
//= daemmersturm.dot.area-no-first-damage
pub(crate) fn ground<T: Table>(t: &mut T, by: ActorId, means: &Means, standing: &[ActorId]) {
    if let Some(lasting) = &means.lasting
        && lasting.area
    {
        let (amount, rounds) = (lasting.amount, lasting.rounds);
        lay(t, Area { id: AreaId(0), by: Some(by), source: means.source, amount, rounds }, standing);
    }
}

//= daemmersturm.dot.area
fn lay<T: Table>(t: &mut T, area: Area, standing: &[ActorId]) {
    if area.rounds > 0 {
        t.tell(AreaEvent::GroundLaid { area, standing: standing.to_vec() }.into());
    }
}
