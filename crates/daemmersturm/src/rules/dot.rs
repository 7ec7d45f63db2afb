//! Damage over time: on somebody, or on a ground.

use schwung_table::Play;

use crate::{
    ActorId, Amount, Area, AreaEvent, AreaId, Cause, EffectId, Lasting, Purpose, Source, State, Table, Wound,
    rules::{dice, harm, hit::Means},
};

/// The ticks of damage over time and of the grounds somebody stands in, at the start of the own turn; then a round of
/// the grounds that this one has laid is over.
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

/// One tick: rolled anew each time, without any protection roll; reduction helps. Whoever is down suffers no more.
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

/// A new round begins: a round of the grounds is over whose makers have no turns.
pub(crate) fn at_round<T: Table>(t: &mut T) {
    pass(t, |state, area| {
        let takes_turns = |it| state.is_up(it) && state.order.iter().any(|place| place.who == it);
        !area.by.is_some_and(takes_turns)
    });
}

/// A round of these grounds is over. Those without a number of rounds last until the plot leader takes them away.
fn pass<T: Table>(t: &mut T, which: impl Fn(&State, &Area) -> bool) {
    let state = t.state();
    let which = |it: &&Area| it.rounds > 0 && which(state, it);
    let ids: Vec<AreaId> = state.areas.iter().filter(which).map(|it| it.id).collect();
    ids.into_iter().for_each(|id| t.tell(AreaEvent::GroundPassed { id }.into()));
}

/// A hit with damage over time that nothing saved from: it starts when life points were taken, or where the first hit
/// never takes any.
//= daemmersturm.dot.first-hit
//= daemmersturm.dot.harmless-first-hit
#[inline]
pub(crate) fn after_hit<T: Table>(t: &mut T, by: ActorId, on: ActorId, means: &Means, taken: u16) {
    if let Some(lasting) = &means.lasting
        && !lasting.area
        && (taken > 0 || lasting.harmless_first)
    {
        begin(t, by, on, means.source, lasting);
    }
}

/// Damage over time begins on somebody, or on the ground under it.
pub(crate) fn begin<T: Table>(t: &mut T, by: ActorId, on: ActorId, source: Source, lasting: &Lasting) {
    let (by, amount, rounds) = (Some(by), lasting.amount, lasting.rounds);
    if lasting.area {
        lay(t, Area { id: AreaId(0), by, source, amount, rounds }, &[on]);
    } else if t.state().is_up(on) && rounds > 0 {
        let wound = Wound { id: EffectId(0), on, by, source, amount, rounds };
        t.tell(AreaEvent::WoundBegan { wound, stacks: lasting.stacks }.into());
    }
}

/// A ground with an effect is laid where these stand, whether the first hit hurt them or not.
//= daemmersturm.dot.area
//= daemmersturm.dot.area-no-first-damage
#[inline]
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
