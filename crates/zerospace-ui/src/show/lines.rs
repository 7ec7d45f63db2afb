//! Log lines.

use schwung_log::{Entry, Step};
use schwung_table::Line as _;
use schwung_ui_kit::lines;
use schwung_views::{
    Look, house,
    wire::{DiceView, Line, LineKind, OneResultView, ResultKind},
};
use schwung_zerospace::{ActorId, Command, Event, Fact, Frame, ZeroSpace};

use super::{dice::total, eyes::Eyes};
use crate::words;

/// The lines for one entry.
pub(super) fn lines(look: Look<'_, ZeroSpace>, step: &Step<'_, ZeroSpace>) -> Vec<Line> {
    lines::lines(
        step,
        |command| matches!(command, Command::Set(_)),
        |entry| match entry {
            Entry::Told(Event::Set { fact, .. }) | Entry::Interjected(Event::Set { fact, .. }) => {
                matches!(**fact, Fact::Frame(_) | Fact::Switches(_))
            }
            _ => false,
        },
        |event, by_hand| told(look, step, event, by_hand),
    )
}

fn told(look: Look<'_, ZeroSpace>, step: &Step<'_, ZeroSpace>, event: &Event, by_hand: bool) -> Option<Line> {
    if let Event::Set { fact, .. } = event
        && matches!(**fact, Fact::Frame(_))
        && comes_along(&step.before.frame, &step.state.frame)
    {
        return None;
    }
    // Characters taken off the table keep their place in the order, but it is not shown.
    if matches!(event, Event::SlotPassed { actor, .. } if step.state.actor(*actor).is_off()) {
        return None;
    }
    let eyes = Eyes::at(look, step.state);
    let (text, public) = lines::told(eyes.viewer, |it| words::event(eyes.c, eyes.state, event, it))?;
    let rolls = rolls(event);
    let actor = actor(event).filter(|&it| eyes.knows(it));
    Some(Line {
        why: eyes.explained(event),
        dice: if rolls && actor.is_some() { dice(look, step, event) } else { None },
        seat: actor.and_then(|it| eyes.actor(it)).map(|it| it.seat.0),
        actor: actor.map(Into::into),
        beat: words::beat(eyes.c, eyes.state, event, eyes.viewer),
        // Whether others see a different line or none.
        secret: public.as_deref() != Some(&*text),
        outcome: outcome(eyes, event, &text),
        ..house::line(
            if ends_by_itself(eyes, event) { LineKind::Lapse } else { lines::kind(event, rolls, by_hand) },
            text,
        )
    })
}

/// Whether only that was added which newcomers bring along: sides, skills and seats. Their own lines tell of them, unless
/// they are hidden.
fn comes_along(was: &Frame, is: &Frame) -> bool {
    let (seats, sides, skills) = (is.seats.clone(), is.sides.clone(), is.skills.clone());
    is.skills.starts_with(&was.skills) && *is == Frame { seats, sides, skills, ..was.clone() }
}

/// Whether a hold ends because one of the two is out; the result of the action is then that one is out.
fn ends_by_itself(eyes: Eyes<'_>, event: &Event) -> bool {
    matches!(event, Event::LetGo { by, on } if [by, on].into_iter().any(|&it| eyes.state.is_down(it)))
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

/// The actor that an event is about: the acting or the affected one.
fn actor(event: &Event) -> Option<ActorId> {
    event.about().and_then(ActorId::of)
}

/// The result against one target, or the effect of a hit on it as a sentence.
//= zerospace.sweep.procedure
//= zerospace.explosive.procedure
fn outcome(eyes: Eyes<'_>, event: &Event, text: &str) -> Option<OneResultView> {
    let (by, on, key) = match event {
        Event::Hit { by, on, mental: _ } => (*by, *on, "zs-outcome-hit"),
        Event::Missed { by, on, mental: _ } => (*by, *on, "zs-outcome-missed"),
        Event::Harmed { actor, .. }
        | Event::WentDown { actor }
        | Event::PutOut { actor, .. }
        | Event::ObjectDamaged { actor }
        | Event::Lowered { actor, .. }
        | Event::Blinded { actor }
        | Event::Frightened { actor, .. } => {
            let (name, kind) = (eyes.name(*actor), ResultKind::Effect);
            return Some(OneResultView { name, words: text.to_owned(), kind });
        }
        _ => return None,
    };
    if !eyes.knows(by) || !eyes.knows(on) {
        return None;
    }
    Some(OneResultView {
        name: eyes.name(by),
        words: eyes.say(key, &[("other", &eyes.name(on))]),
        kind: ResultKind::Phrase,
    })
}
