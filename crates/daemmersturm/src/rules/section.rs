//! Combat sections, and the combats within them.

use schwung_table::{Play, Seat};

use crate::{
    ActorId, Bar, BeginCombat, Held, ItemKind, Items, Lives, Preset, Prompt, Reason, StartLife, State,
    Status, Table, TurnEvent, Unloaded,
    rules::{resource, scope, tray, turn},
    sort,
};

/// Checks whether a section may be opened, which requires that none is open.
//= daemmersturm.section.definition
pub(crate) fn check_open(state: &State) -> Result<(), Reason> {
    scope::need_peace(state)?;
    if state.section.open { Err(Bar::InSection.into()) } else { Ok(()) }
}

/// Checks whether the section may be closed: not during a combat. It only ends when the plot leader closes it.
//= daemmersturm.section.minimum
//= daemmersturm.section.end
pub(crate) fn check_close(state: &State) -> Result<(), Reason> {
    scope::need_peace(state)?;
    if state.section.open { Ok(()) } else { Err(Bar::NoSection.into()) }
}

pub(crate) fn open<T: Table>(t: &mut T) {
    t.tell(TurnEvent::SectionOpened.into());
}

/// Closes the section. If the plot leader overrules the check, a running combat ends, too.
pub(crate) fn close<T: Table>(t: &mut T) {
    if t.state().in_combat() {
        end(t);
    }
    t.tell(TurnEvent::SectionClosed.into());
    // Lines that match no roll of the section must not match any of the next one.
    tray::discard_all(t, Seat::GM);
}

/// Checks whether a combat may begin with these participants.
pub(crate) fn check_begin(state: &State, it: &BeginCombat) -> Result<(), Reason> {
    scope::need_peace(state)?;
    turn::check_list(state, &it.order)
}

/// Begins a combat: life points, weapons, magic resources and the order of turns. Opens a section if there is none.
//= daemmersturm.section.minimum
//= daemmersturm.turn.order
pub(crate) fn begin<T: Table>(t: &mut T, it: &BeginCombat) -> Play<T, ()> {
    if !t.state().section.open {
        t.tell(TurnEvent::SectionOpened.into());
    }
    let order = order(t.state(), it);
    resource::choose(t, &order)?;
    let lives = start_lives(t, &order)?;
    let unloaded = unloaded(t)?;
    t.tell(TurnEvent::CombatBegan { order, lives, unloaded }.into());
    turn::next(t)
}

/// The order of turns at the start, limited to characters that can act.
fn order(state: &State, it: &BeginCombat) -> Vec<ActorId> {
    let able = |who: &ActorId| state.actor(*who).status == Status::Up;
    let mut order: Vec<ActorId> = it.order.iter().copied().filter(able).collect();
    match it.preset {
        Preset::Listed => {}
        Preset::PlayersFirst => sort::by_number(&mut order, &|who| state.actor(who).seat.is_gm().into()),
        Preset::Sides => sort::by_number(&mut order, &|who| state.actor(who).side.0.into()),
    }
    order
}

/// Asks the plot leader once for the life points of all participants at the start. The proposal is the profile's number or, in
/// a further fight of the section, the remaining number plus healing between fights.
//= daemmersturm.lp.start-of-combat
//= daemmersturm.lp.adapted-healing
fn start_lives<T: Table>(t: &mut T, order: &[ActorId]) -> Play<T, Vec<(ActorId, u16)>> {
    let state = t.state();
    let proposed: Vec<_> = order
        .iter()
        .map(|&who| {
            let (actor, profile) = (state.actor(who), state.profile(who));
            let left = if state.section.fights > 0 { actor.life } else { profile.life };
            (who, left.saturating_add(actor.healed_between).clamp(1, super::gm::MOST_LIFE))
        })
        .collect();
    if state.switches.ask_start_life != Prompt::Ask || proposed.is_empty() {
        return Ok(proposed);
    }
    let Lives(lives) = t.ask(StartLife { seat: Seat::GM, proposed })?;
    Ok(lives)
}

/// Determines which weapons are not loaded: in the first fight of a section none, later those that were unloaded at the end of
/// the last fight.
//= daemmersturm.ranged.loaded-at-start
fn unloaded<T: Table>(t: &mut T) -> Play<T, Vec<crate::ItemId>> {
    let state = t.state();
    let first = state.section.fights == 0;
    let needs = |it: &&crate::Item| match it.kind {
        ItemKind::Weapon(kind) => state.frame.library.weapon(kind).is_some_and(|it| it.reload > 0),
        _ => false,
    };
    let there = state.items.iter().filter(needs).filter(|it| it.holder.is_some() && it.held != Held::Away);
    let (mut items, mut proposed) = (Vec::new(), Vec::new());
    for it in there {
        items.push(it.id);
        if !first && it.unloaded > 0 {
            proposed.push(it.id);
        }
    }
    if items.is_empty() || state.switches.ask_loaded != Prompt::Ask {
        return Ok(proposed);
    }
    let Items(unloaded) = t.ask(Unloaded { seat: Seat::GM, items, proposed })?;
    Ok(unloaded)
}

/// Ends the combat. The section stays open.
//= daemmersturm.section.end
pub(crate) fn end<T: Table>(t: &mut T) {
    t.tell(TurnEvent::CombatEnded.into());
}
