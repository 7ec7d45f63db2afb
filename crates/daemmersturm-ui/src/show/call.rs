//! The pending roll, and the command to type for it in the game client.

use schwung_daemmersturm::{
    ActorId, AttackCommand, AttackEvent, Command, Daemmersturm, Event, Purpose, RollEvent, Span, Strike,
    With,
    client::{Modes, Origin, Waiting, client_names, command, waiting},
};
use schwung_log::{Asked, Running, SeatState};
use schwung_table::Seat;
use schwung_views::{Look, wire::CallView};

use super::eyes::Eyes;
use crate::words;

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

/// The names that the client may print for a character's rolls. If nobody is in its seat, the plot leader rolls.
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

/// Returns whether the viewer may know of the pending roll. Requests are visible like events, but those of secret tests
/// to nobody else.
pub(super) fn is_open(look: Look<'_, Daemmersturm>) -> bool {
    let eyes = Eyes::new(look);
    let told = look.game.running().map_or(&[][..], |it| &it.events);
    let last = told.iter().rev().find(|it| matches!(it, Event::Roll(_)));
    eyes.sees_all() || last.is_some_and(|it| words::is_visible(eyes.state, it, eyes.viewer))
}

/// The pending roll. `suffices` says from which number on it succeeds, if the viewer may know that.
//= daemmersturm.dice.client-command
pub(super) fn call(
    look: Look<'_, Daemmersturm>,
    suffices: impl FnOnce(Eyes<'_>, &Running<Daemmersturm>) -> Option<i16>,
) -> Option<CallView> {
    let eyes = Eyes::new(look);
    let (asked, _) = asked(look)?;
    let (who, purpose, span) = called(look)?;
    let actor = eyes.wire(who)?;
    let mine = eyes.sees_all() || look.is_mine(asked.seat);
    if !mine && !is_open(look) {
        return None;
    }
    Some(CallView {
        actor,
        seat: asked.seat.0,
        text: words::purpose(eyes.c, purpose),
        command: typed(span),
        suffices: look.game.running().and_then(|it| suffices(eyes, it)),
        then: if mine { later(look, who, purpose) } else { Vec::new() },
        names: if mine { printed(look, who) } else { Vec::new() },
        paste: admits(look, Origin::Client),
    })
}

/// The damage rolls of the weapon with which somebody attacks, to be rolled together with the attack.
fn later(look: Look<'_, Daemmersturm>, who: ActorId, purpose: Purpose) -> Vec<String> {
    let Some(running) = look.game.running().filter(|_| purpose == Purpose::Attack) else { return Vec::new() };
    let Command::Attack(AttackCommand::Strike(Strike { by, with: With::Item(item), .. })) = running.command
    else {
        return Vec::new();
    };
    // Further attacks may be made with another weapon.
    let is_first = !running.events.iter().any(|it| matches!(it, Event::Attack(AttackEvent::Resolved { .. })));
    let weapon = look.game.state().weapon(item).filter(|_| by == who && is_first);
    weapon.into_iter().flat_map(|it| it.damage.rolls).flatten().map(typed).collect()
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
