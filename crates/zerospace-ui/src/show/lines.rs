//! Log lines.

use schwung_log::{Entry, Record, Step};
use schwung_table::Line as _;
use schwung_views::{
    Look, house,
    wire::{DiceView, Line, LineKind},
};
use schwung_zerospace::{ActorId, Command, Event, Fact, Name, ZeroSpace};

use super::{dice::total, eyes::Eyes};
use crate::words;

/// The lines for one entry.
pub(super) fn lines(look: Look<'_, ZeroSpace>, step: &Step<'_, ZeroSpace>) -> Vec<Line> {
    match step.entry {
        // Changes of seats already have a line; passing the new names to the rules needs none.
        Entry::Told(Event::Set { fact, .. }) | Entry::Interjected(Event::Set { fact, .. })
            if matches!(**fact, Fact::Frame(_)) && is_about_seats(step.record) =>
        {
            Vec::new()
        }
        Entry::Told(event) => told(look, step, event, is_by_hand(step)).into_iter().collect(),
        Entry::Interjected(event) => told(look, step, event, true).into_iter().collect(),
        // These entries are described by the events that result from them.
        Entry::Began { .. }
        | Entry::Aside { .. }
        | Entry::Rolled { .. }
        | Entry::Answered { .. }
        | Entry::Ended => Vec::new(),
        // The line for these is the same for every system.
        Entry::Opened(_)
        | Entry::Abandoned(_)
        | Entry::Renewed { .. }
        | Entry::Rewound { .. }
        | Entry::Prepared { .. }
        | Entry::House(_) => Vec::new(),
    }
}

/// Whether the game master set it by hand.
fn is_by_hand(step: &Step<'_, ZeroSpace>) -> bool {
    let before = step.record.entries.get(..step.n).unwrap_or_default();
    let begun = before.iter().rev().find_map(|it| match it {
        Entry::Began { command, .. } | Entry::Aside { command, .. } => Some(command),
        _ => None,
    });
    begun.is_some_and(|it| matches!(it, Command::Set(_)))
}

fn is_about_seats(record: &Record<ZeroSpace>) -> bool {
    record.entries.iter().any(|it| matches!(it, Entry::House(_) | Entry::Rewound { .. }))
}

fn told(look: Look<'_, ZeroSpace>, step: &Step<'_, ZeroSpace>, event: &Event, by_hand: bool) -> Option<Line> {
    let eyes = Eyes::at(look, step.state);
    let text = words::event(eyes.c, eyes.state, event, eyes.viewer)?;
    let rolls = rolls(event);
    let kind = match (rolls, by_hand) {
        (true, _) => LineKind::Roll,
        (false, true) => LineKind::Set,
        (false, false) if is_lapse(event) => LineKind::Lapse,
        (false, false) if is_turn(event) => LineKind::Turn,
        (false, false) if is_result(event) => LineKind::Result,
        (false, false) => LineKind::Event,
    };
    let actor = actor(event).filter(|&it| eyes.knows(it));
    let public = eyes.public();
    let in_public = words::event(public.c, public.state, event, public.viewer);
    Some(Line {
        why: eyes.explained(event),
        dice: if rolls && actor.is_some() { dice(look, step, event) } else { None },
        seat: actor.and_then(|it| eyes.actor(it)).map(|it| it.seat.0),
        actor: actor.map(|it| it.0),
        // Whether others see a different line or none.
        secret: in_public.as_deref() != Some(&*text),
        ..house::line(kind, text)
    })
}

/// Whether an event reports dice that have just been rolled.
fn rolls(event: &Event) -> bool {
    matches!(event, Event::Rolled { .. } | Event::PointForDie { before: false, .. })
}

/// The dice of a roll: all dice since the previous roll was reported. Large pools are rolled in parts, and low dice may
/// be rerolled; all of them are listed in order, with the final result that the rules read.
fn dice(look: Look<'_, ZeroSpace>, step: &Step<'_, ZeroSpace>, event: &Event) -> Option<DiceView> {
    let (game, seq) = (look.game, step.record.seq);
    let act = game.act(seq)?;
    let skip = usize::try_from(act.saturating_sub(1)).unwrap_or(usize::MAX);
    let earlier = game.records().iter().skip(skip).take_while(|it| it.seq < seq);
    let earlier =
        earlier.filter(|it| game.act(it.seq) == Some(act) && game.is_live(it.seq) == game.is_live(seq));
    let own = step.record.entries.get(..step.n).unwrap_or_default();
    let all: Vec<&Entry<ZeroSpace>> = earlier.flat_map(|it| &it.entries).chain(own).collect();
    let is_roll = |it: &&Entry<ZeroSpace>| matches!(it, Entry::Told(event) if rolls(event));
    let since = all.iter().rposition(is_roll).map_or(0, |at| at + 1);
    let thrown = all.get(since..)?.iter().filter_map(|it| match it {
        Entry::Rolled { dice, faces, outcome, origin, .. } => Some((dice, faces, *outcome, *origin)),
        _ => None,
    });
    let thrown: Vec<_> = thrown.collect();
    let &(name, _, outcome, origin) = thrown.last()?;
    let faces: Vec<i8> = thrown.iter().flat_map(|it| it.1).copied().collect();
    let sum = match event {
        Event::Rolled { effort, .. } => i32::from(effort.dice),
        Event::PointForDie { dice, .. } => i32::from(*dice),
        _ => total(name, outcome),
    };
    let name = match thrown.len() {
        1 => name.clone(),
        _ => format!("{}d6", faces.len()),
    };
    Some(house::dice(look.texts, &name, &faces, sum, origin))
}

/// Whether an event reports that something ended automatically.
fn is_lapse(event: &Event) -> bool {
    event.lapses() || matches!(event, Event::Surprised { surprised: false, .. })
}

/// Whether an event only says whose turn it is.
fn is_turn(event: &Event) -> bool {
    matches!(
        event,
        Event::TurnBegan { .. }
            | Event::TurnEnded { .. }
            | Event::TurnResumed { .. }
            | Event::RoundBegan { .. }
    )
}

/// Whether an event says what came of an action.
#[rustfmt::skip]
fn is_result(event: &Event) -> bool {
    matches!(event,
        Event::Resolved { .. } | Event::FailedAtOnce { .. } | Event::Routine { .. } | Event::Missed { .. }
        | Event::Undefended { .. } | Event::OutsideBlast { .. } | Event::Hit { .. } | Event::Harmed { .. }
        | Event::WentDown { .. } | Event::Woke { .. } | Event::PutOut { .. } | Event::ObjectDamaged { .. }
        | Event::Lowered { .. } | Event::Blinded { .. } | Event::Frightened { .. } | Event::Recovered { .. }
        | Event::Distracted { .. } | Event::StillDistracted { .. } | Event::Held { .. } | Event::LetGo { .. }
        | Event::Thrown { .. } | Event::ThrownDown { .. } | Event::Taken { .. } | Event::KnockedAway { .. }
        | Event::BrokeFree { .. } | Event::Dodging { .. } | Event::Rested { .. } | Event::Restored { .. }
        | Event::FailedForward { .. } | Event::Benefit { .. } | Event::TaskClosed { .. })
}

/// The actor that an event is about: the acting or the affected one.
fn actor(event: &Event) -> Option<ActorId> {
    match event.about() {
        Some(Name::Actor(it)) => Some(it),
        Some(_) | None => None,
    }
}
