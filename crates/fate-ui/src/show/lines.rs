//! Log lines of the game.

use schwung_fate::{ActorId, Command, Effort, Event, Fate, Frame, Judgement, Opposition, StressMarking};
use schwung_log::{Entry, Step};
use schwung_table::Line as _;
use schwung_ui_kit::lines;
use schwung_views::{
    Look, house,
    wire::{DiceView, Line, LineKind, OneResultView, ResultKind},
};

use crate::{
    show::{changes, eyes::Eyes},
    words::{beat, event_for, track_name},
};

/// The lines of one entry.
pub(crate) fn lines(look: Look<'_, Fate>, step: &Step<'_, Fate>) -> Vec<Line> {
    lines::lines(
        step,
        |command| matches!(command, Command::Set(_)),
        |entry| matches!(entry, Entry::Interjected(Event::FrameSet { .. } | Event::ProfileSet { .. })),
        |event, by_hand| told(look, step, event, by_hand),
    )
}

fn told(look: Look<'_, Fate>, step: &Step<'_, Fate>, event: &Event, by_hand: bool) -> Option<Line> {
    let eyes = Eyes::at(look, step.state);
    // Nobody else may learn that there was a veiled roll.
    if matches!(event, Event::Veiled { .. }) && !eyes.sees_all() {
        return None;
    }
    if matches!(event, Event::FrameSet { .. }) && comes_along(&step.before.frame, &step.state.frame) {
        return None;
    }
    let (text, public) = lines::told(eyes.viewer, |viewer| {
        let [was, is] = [step.before, step.state].map(|it| Eyes::of(look.texts, it, viewer));
        let told = event_for(is.c, is.state, event, viewer)?;
        Some(by_hand.then(|| set(was, is, event)).flatten().unwrap_or(told))
    })?;
    let rolled = effort(event);
    let actor = actor(event).filter(|&it| eyes.knows(it));
    let kind = match event {
        // A warning is a side note to the action.
        Event::Warned { .. } => LineKind::Note,
        // The last of several boxes names all of them.
        Event::BoxMarked { .. } if boxes(eyes, step, event).is_some_and(|it| !it.1) => LineKind::Event,
        Event::AspectRemoved { .. } if !by_hand && is_removal(step) => LineKind::Result,
        // What was spent beyond a hit does not replace its result.
        Event::Moved { .. } if is_overflow(step) => LineKind::Event,
        _ => lines::kind(event, rolled.is_some(), by_hand),
    };
    Some(Line {
        why: eyes.explained(event),
        dice: rolled.and_then(|_| dice(eyes, step)),
        seat: actor.and_then(|it| eyes.actor(it)).map(|it| it.seat.0),
        actor: actor.map(Into::into),
        beat: beat(eyes.c, eyes.state, event, eyes.viewer),
        // Whether others see a different line or none.
        secret: public.as_deref() != Some(&*text),
        outcome: outcome(eyes, step, event, &text),
        ..house::line(kind, text)
    })
}

/// Whether a maneuver removed the aspect of this step, and not a change of zones.
//= sotc.temp-aspect.remove
fn is_removal(step: &Step<'_, Fate>) -> bool {
    let before = step.record.entries.get(..step.n).unwrap_or_default();
    let told = before.iter().rev().find_map(|it| match it {
        Entry::Told(Event::Resolved { .. }) => Some(true),
        Entry::Told(Event::Judged { judgement, .. }) => Some(matches!(judgement, Judgement::Removal { .. })),
        Entry::Told(Event::Moved { .. }) => Some(false),
        _ => None,
    });
    told.unwrap_or(false)
}

/// Whether only that was added which newcomers bring along: sides, skills and seats. Their own lines tell of them, unless
/// they are hidden.
fn comes_along(was: &Frame, is: &Frame) -> bool {
    let (seats, sides, skills) = (is.seats.clone(), is.sides.clone(), is.skills.clone());
    is.skills.starts_with(&was.skills) && *is == Frame { seats, sides, skills, ..was.clone() }
}

/// A new scene, or zones that were added to it.
fn scene(is: Eyes<'_>, was: &Frame) -> Option<String> {
    let frame = &is.state.frame;
    let has_title = frame.title != was.title && !frame.title.is_empty();
    let added = frame.zones.strip_prefix(was.zones.as_slice());
    let (key, zones) = match added {
        Some([]) if !has_title => return None,
        Some(added @ [_, ..]) if !has_title => ("line-zones-added", added),
        _ if has_title => ("line-scene-set-titled", frame.zones.as_slice()),
        _ => ("line-scene-set", frame.zones.as_slice()),
    };
    Some(is.say(key, &[("title", &frame.title), ("zones", &is.c.list(zones))]))
}

/// The changes that the game master made to an actor, instead of its whole status, or to the scene.
fn set(was: Eyes<'_>, is: Eyes<'_>, event: &Event) -> Option<String> {
    if matches!(event, Event::FrameSet { .. }) {
        return scene(is, &was.state.frame);
    }
    let Event::ActorSet { actor, .. } = event else { return None };
    let changes = changes::of_actor(was, is, *actor);
    let separator = is.say("change-separator", &[]);
    (!changes.is_empty()).then(|| is.say("line-set", &[("changes", &changes.join(&separator))]))
}

/// The effort that was just rolled.
fn effort(event: &Event) -> Option<&Effort> {
    match event {
        Event::Rolled { effort } | Event::Rerolled { effort } => Some(effort),
        Event::Veiled { check } => Some(&check.effort),
        _ => None,
    }
}

/// The dice of an effort. Rolls and their events alternate, so the nth roll of a record belongs to its nth
/// effort.
fn dice(eyes: Eyes<'_>, step: &Step<'_, Fate>) -> Option<DiceView> {
    let before = step.record.entries.get(..step.n).unwrap_or_default();
    let is_effort = |it: &&Entry<Fate>| matches!(it, Entry::Told(event) if effort(event).is_some());
    let nth = before.iter().filter(is_effort).count();
    let mut rolls = before.iter().filter_map(|it| match it {
        Entry::Rolled { dice, faces, outcome, origin, .. } => Some((dice, faces, *outcome, *origin)),
        _ => None,
    });
    let (dice, faces, outcome, origin) = rolls.nth(nth)?;
    Some(house::dice(eyes.c, dice, faces, outcome, origin))
}

/// The actor that an event is about: the one who acts, or the one who is affected.
fn actor(event: &Event) -> Option<ActorId> {
    event.about().and_then(ActorId::of)
}

/// One of several results: the boxes of a hit that marks several; a benefit, spin, an overcome block or a move beside the
/// result; or the result of a contest against one opponent, who is named by the preceding comparison.
//= malmsturm.roll.over-eight
//= freefate.contest.one-roll-many
fn outcome(eyes: Eyes<'_>, step: &Step<'_, Fate>, event: &Event, text: &str) -> Option<OneResultView> {
    let compared = || match step.record.entries.get(step.n.checked_sub(1)?)? {
        Entry::Told(Event::Resolved { effort, opposition, shifts }) => match opposition {
            Opposition::Roll(other) | Opposition::Standing(other) => {
                Some((effort.actor, other.actor, *shifts))
            }
            Opposition::Difficulty { .. } | Opposition::Block { .. } => None,
        },
        _ => None,
    };
    let (by, other, shifts) = match event {
        Event::BoxMarked { actor, track, .. } => {
            let (numbers, _) = boxes(eyes, step, event).filter(|it| it.1)?;
            let (name, numbers) = (eyes.name(*actor), eyes.c.list(&numbers));
            let args = [("actor", &*name), ("boxes", &*numbers), ("track", &*track_name(eyes.c, *track))];
            return Some(OneResultView {
                words: eyes.say("outcome-boxes", &args),
                name,
                kind: ResultKind::Beside,
            });
        }
        Event::BlockOvercome { actor, by, .. } if ![actor, by].into_iter().all(|&it| eyes.knows(it)) => {
            return None;
        }
        Event::Moved { .. } if !is_overflow(step) => return None,
        Event::ExtraGained { actor, .. }
        | Event::BlockOvercome { actor, .. }
        | Event::Flourished { actor, .. }
        | Event::Moved { actor, .. }
        | Event::SpinGained { by: actor } => {
            return Some(OneResultView {
                name: eyes.name(*actor),
                words: text.to_owned(),
                kind: ResultKind::Beside,
            });
        }
        Event::ContestWon { .. } => compared()?,
        Event::Tied { a, b, .. } => (*a, *b, 0),
        _ => return None,
    };
    if !eyes.knows(by) || !eyes.knows(other) {
        return None;
    }
    let key = match shifts {
        1.. => "outcome-won",
        0 => "outcome-tied",
        _ => "outcome-lost",
    };
    let n = shifts.unsigned_abs().to_string();
    let args = [("actor", &*eyes.name(by)), ("other", &*eyes.name(other)), ("n", &*n)];
    Some(OneResultView { name: eyes.name(by), words: eyes.say(key, &args), kind: ResultKind::Phrase })
}

/// Whether a move was paid with the shifts that were left of a hit.
//= sotc.overflow.use
fn is_overflow(step: &Step<'_, Fate>) -> bool {
    let before = step.record.entries.get(..step.n).unwrap_or_default();
    before.iter().any(|it| matches!(it, Entry::Told(Event::OverflowSpent { .. })))
}

/// The boxes of a hit that marks several, as far as this step, and whether it is the last one.
//= freefate.shift.stress
fn boxes(eyes: Eyes<'_>, step: &Step<'_, Fate>, event: &Event) -> Option<(Vec<String>, bool)> {
    let Event::BoxMarked { actor, track, .. } = event else { return None };
    if eyes.state.switches().stress_marking != StressMarking::Fill || !eyes.knows(*actor) {
        return None;
    }
    let number = |entry: &Entry<Fate>| match entry {
        Entry::Told(Event::BoxMarked { actor: who, track: on, number, .. }) => {
            (who == actor && on == track).then(|| number.to_string())
        }
        _ => None,
    };
    let (before, after) = step.record.entries.split_at_checked(step.n + 1)?;
    let is_last = after.first().and_then(number).is_none();
    let mut numbers: Vec<String> = before.iter().rev().map_while(number).collect();
    numbers.reverse();
    (numbers.len() > 1 || !is_last).then_some((numbers, is_last))
}
