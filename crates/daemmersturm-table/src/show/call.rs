//! The roll that waits, and what to type for it in the game client.

use schwung_daemmersturm::{
    ActorId, Daemmersturm, Event, Purpose, RollEvent, Span,
    client::{Modes, Origin, Waiting, client_names, command, waiting},
};
use schwung_log::Asked;
use schwung_views::{Look, wire::CallView};

use super::eyes::Eyes;
use crate::words;

/// The roll that was called for last, if it has not fallen yet.
pub(super) fn called(look: Look<'_, Daemmersturm>) -> Option<(ActorId, Purpose, Span)> {
    let running = look.game.running()?;
    let last = running.events.iter().rev().find(|it| matches!(it, Event::Roll(_)))?;
    match *last {
        Event::Roll(RollEvent::Called { who, purpose, span }) => Some((who, purpose, span)),
        _ => None,
    }
}

/// The roll that waits, as the log knows it, and as the tray does.
pub(super) fn asked<'a>(look: Look<'a, Daemmersturm>) -> Option<(Asked<'a, Daemmersturm>, Waiting)> {
    let asked = look.game.asked().into_iter().find(|it| it.dice.is_some())?;
    let running = look.game.running()?;
    Some((asked, waiting(look.game.state(), &running.events)?))
}

/// May the viewer know of the roll that waits? What is told of it everybody reads who may; of secret tests nobody.
pub(super) fn is_open(look: Look<'_, Daemmersturm>) -> bool {
    let eyes = Eyes::new(look);
    let told = look.game.running().map_or(&[][..], |it| &it.events);
    let last = told.iter().rev().find(|it| matches!(it, Event::Roll(_)));
    eyes.sees_all() || last.is_some_and(|it| words::is_visible(eyes.state, it, eyes.viewer))
}

//= daemmersturm.dice.client-command
pub(super) fn call(look: Look<'_, Daemmersturm>) -> Option<CallView> {
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
        names: if mine { client_names(eyes.state, who) } else { Vec::new() },
        paste: admits(look, Origin::Client),
    })
}

/// What to type in the game client.
pub(super) fn typed(span: Span) -> String {
    command(span.low().into(), span.high().into())
}

/// Does the table take numbers from there, of this viewer?
//= daemmersturm.dice.entry-modes
pub(super) fn admits(look: Look<'_, Daemmersturm>, origin: Origin) -> bool {
    let eyes = Eyes::new(look);
    let switches = &eyes.state.switches;
    !eyes.only_watches() && switches.dice_trust.admits(Modes::of(switches), origin, eyes.seat.0).is_ok()
}
