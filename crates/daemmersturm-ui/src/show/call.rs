//! The pending roll, and the command to type for it in the game client.

use schwung_daemmersturm::{
    ActorId, AttackCommand, AttackEvent, Command, Daemmersturm, Event, MagicEvent, Purpose, RollEvent, Span,
    SpellId, Strike, Targets, With,
    client::{Modes, Origin, Waiting, client_names, command, waiting},
};
use schwung_log::{Asked, SeatState};
use schwung_table::Seat;
use schwung_views::{Look, wire::CallView};

use super::eyes::Eyes;
use crate::words;

/// The numbers with which the pending roll succeeds, as far as the viewer may know them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Enough {
    /// The roll succeeds with this number or more.
    pub(super) least: Option<i16>,
    /// The roll succeeds with this number or less, such as a light test.
    pub(super) most: Option<i16>,
}

/// The roll that was requested last and has no result yet.
pub(super) fn called(look: Look<'_, Daemmersturm>) -> Option<(ActorId, Purpose, Span)> {
    let running = look.game.running()?;
    let last = running.events.iter().rev().find(|it| matches!(it, Event::Roll(_)))?;
    match *last {
        Event::Roll(RollEvent::Called { who, purpose, span }) => Some((who, purpose, span)),
        _ => None,
    }
}

/// The pending roll, as the log and as the tray describe it.
pub(super) fn asked<'a>(look: Look<'a, Daemmersturm>) -> Option<(Asked<'a, Daemmersturm>, Waiting)> {
    let asked = look.game.asked().into_iter().find(|it| it.dice.is_some())?;
    let running = look.game.running()?;
    let waiting = waiting(look.game.state(), &running.events)?;
    let (who, ..) = called(look)?;
    Some((asked, Waiting { names: names(look, who), ..waiting }))
}

/// The names that the client may print for a character's rolls. If its seat is free, the plot leader rolls.
//= daemmersturm.dice.paste-matching
//= daemmersturm.dice.who-rolls
fn names(look: Look<'_, Daemmersturm>, who: ActorId) -> Vec<String> {
    let state = look.game.state();
    let mut names = client_names(state, who);
    let seat = state.actors.get(usize::from(who.0)).map_or(Seat::GM, |it| it.seat);
    let person = look.game.house().person(seat);
    let is_there = person.is_some_and(|it| it.state == SeatState::Taken && !it.absent);
    let leader = state.frame.seats.first().filter(|it| !it.is_empty() && !names.contains(it));
    if !seat.is_gm() && !is_there {
        names.extend(leader.cloned());
    }
    names
}

/// Returns whether the viewer may know of the pending roll. Requests are visible like events, except those of secret tests.
pub(super) fn is_open(look: Look<'_, Daemmersturm>) -> bool {
    let eyes = Eyes::new(look);
    let told = look.game.running().map_or(&[][..], |it| &it.events);
    let last = told.iter().rev().find(|it| matches!(it, Event::Roll(_)));
    eyes.sees_all() || last.is_some_and(|it| words::is_visible(eyes.state, it, eyes.viewer))
}

/// The pending roll. `enough` contains the numbers with which it succeeds.
//= daemmersturm.dice.client-command
pub(super) fn call(look: Look<'_, Daemmersturm>, enough: impl FnOnce() -> Enough) -> Option<CallView> {
    let eyes = Eyes::new(look);
    let (asked, _) = asked(look)?;
    let (who, purpose, span) = called(look)?;
    let actor = eyes.wire(who)?;
    let mine = eyes.sees_all() || look.is_mine(asked.seat);
    if !mine && !is_open(look) {
        return None;
    }
    let Enough { least, most } = enough();
    Some(CallView {
        actor,
        seat: asked.seat.0,
        text: words::purpose(eyes.c, purpose),
        command: typed(span),
        suffices: least,
        at_most: most,
        then: if mine { later(look, who, purpose) } else { Vec::new() },
        names: if mine { printed(look, who) } else { Vec::new() },
        paste: admits(look, Origin::Client),
    })
}

/// The rolls that follow an attack roll or the roll of a spell on a single target, to be made together with it: the damage of
/// the weapon or spell, or its healing.
fn later(look: Look<'_, Daemmersturm>, who: ActorId, purpose: Purpose) -> Vec<String> {
    let Some(running) = look.game.running() else { return Vec::new() };
    // Further attacks may be made with another weapon.
    if running.events.iter().any(|it| matches!(it, Event::Attack(AttackEvent::Resolved { .. }))) {
        return Vec::new();
    }
    let state = look.game.state();
    if let Command::Attack(AttackCommand::Strike(Strike { by, with: With::Item(item), .. })) = running.command
    {
        let weapon = state.weapon(item).filter(|_| by == who && purpose == Purpose::Attack);
        return weapon.into_iter().flat_map(|it| it.damage.rolls).flatten().map(typed).collect();
    }
    let brought = brought(running.events.iter()).filter(|it| it.0 == who);
    let Some(spell) = brought.and_then(|it| state.frame.library.spell(it.1)) else { return Vec::new() };
    // With a W roll, the hit roll is yet to come.
    let hit = match purpose {
        Purpose::W => spell.hit_roll.then_some(Span::D20),
        Purpose::Attack => None,
        _ => return Vec::new(),
    };
    let amounts = [spell.damage, spell.healing].into_iter().flatten().flat_map(|it| it.rolls).flatten();
    let all = hit.into_iter().chain(amounts).map(typed);
    if spell.targets == Targets::Single { all.collect() } else { Vec::new() }
}

/// The spell that takes effect during these events, and its caster.
pub(super) fn brought<'e>(events: impl DoubleEndedIterator<Item = &'e Event>) -> Option<(ActorId, SpellId)> {
    events.rev().find_map(|it| match *it {
        Event::Magic(MagicEvent::Completed { by, spell }) => Some((by, spell)),
        _ => None,
    })
}

/// The names with which the client may print the roll. Those with spaces are for people only.
fn printed(look: Look<'_, Daemmersturm>, who: ActorId) -> Vec<String> {
    let all = names(look, who).into_iter();
    all.filter(|it| !it.contains(char::is_whitespace) && !it.contains(|c: char| c.is_ascii_digit())).collect()
}

/// The command to type in the game client.
pub(super) fn typed(span: Span) -> String {
    command(span.low().into(), span.high().into())
}

/// Returns whether the table accepts numbers of this origin from the viewer.
//= daemmersturm.dice.entry-modes
pub(super) fn admits(look: Look<'_, Daemmersturm>, origin: Origin) -> bool {
    let eyes = Eyes::new(look);
    let switches = &eyes.state.switches;
    !eyes.only_watches() && switches.dice_trust.admits(Modes::of(switches), origin, eyes.own_seat().0).is_ok()
}
