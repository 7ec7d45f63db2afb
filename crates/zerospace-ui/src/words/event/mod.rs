//! Renders events for the log.

mod actions;
mod fact;
mod harm;
mod points;
mod rolls;
mod story;
mod turns;

use schwung_table::Told;
use schwung_zerospace::{Event, EventByHand, Fact};

use super::teller::Teller;

/// Renders distances, conditions of the scene and facts in one line.
pub(super) use fact::{apart, flags, line as fact};
/// Renders how an extended task is won, and its score.
pub(super) use story::{goal, score};

/// Renders the log line of an event that the reader may know; `None` for events without a line.
///
/// Most events declare their lines. The `match` over the others has no wildcard arm, so that a new event does not compile
/// until its line is decided.
#[rustfmt::skip]
pub(super) fn line(t: &Teller<'_>, event: &Event) -> Option<String> {
    let event = match event.line() {
        Told::Nothing => return None,
        Told::Phrase(phrase) => return Some(t.phrase(&phrase)),
        Told::ByHand(event) => event,
    };
    Some(match event {
        // Conflict and turns.
        EventByHand::ConflictBegan { initiator, order } => turns::conflict_began(t, *initiator, order),
        EventByHand::Placed { place, at } => turns::placed(t, place, *at),
        EventByHand::EnvironmentActed { things } => turns::environment(t, things),
        EventByHand::Loosened { thing } => turns::loosened(t, thing),

        // Actions.
        EventByHand::ActionBegan { actor, doing, with } => actions::began(t, *actor, *doing, *with),
        EventByHand::GaitChosen { actor, gait } => actions::gait(t, *actor, *gait),
        EventByHand::Moved { actor, length, text } => actions::moved(t, *actor, *length, text),
        // Lying down has a line of its own.
        EventByHand::QuickAction { actor: _, text } if text.is_empty() => return None,
        EventByHand::QuickAction { actor, text } => t.with_words(&t.say_of("zs-event-quick", *actor), text),
        EventByHand::FreeAction { actor, text } => t.with_words(&t.say_of("zs-event-free", *actor), text),
        EventByHand::Forced { actor, deed, stored } => actions::forced(t, *actor, deed, *stored),
        EventByHand::Dodging { actor, attribute, forced: _ } => actions::dodging(t, *actor, *attribute),

        // Rolls.
        EventByHand::Rolled { effort, between: _, free } => rolls::rolled(t, effort, free),
        EventByHand::WorkedTogether { actor, result, number, help, between: _ } =>
            rolls::together(t, *actor, *result, *number, *help),
        EventByHand::Rerolled { actor, ones, twos, dice } => rolls::rerolled(t, *actor, (*ones, *twos), *dice),
        EventByHand::Resolved { effort, opposition, lead, mental: _, taken } =>
            rolls::resolved(t, effort, opposition, *lead, *taken),
        EventByHand::FailedAtOnce { actor, rows } => rolls::failed_at_once(t, *actor, *rows),
        EventByHand::PointForDie { actor, dice: _, before: true } => t.say_of("zs-event-point-die-before", *actor),
        EventByHand::PointForDie { actor, dice, before: false } => rolls::numbered(t, "zs-event-point-die", *actor, *dice),

        // Harm.
        EventByHand::Undefended { by: _, on, mental: _, open: true } => t.say_of("zs-event-undefended-open", *on),
        EventByHand::Undefended { by: _, on, mental: true, open: false } => t.say_of("zs-event-undefended-mental", *on),
        EventByHand::Undefended { by: _, on, mental: false, open: false } => t.say_of("zs-event-undefended", *on),
        EventByHand::OutsideBlast { actor, away, radius } => {
            let (away, radius) = (t.length(*away), t.length(*radius));
            t.say("zs-event-outside-blast", &[("actor", &t.actor(*actor)), ("away", &away), ("radius", &radius)])
        }
        EventByHand::Harmed { actor, points, shock, blow } => harm::harmed(t, *actor, *points, *shock, *blow),
        EventByHand::WentDown { actor } => harm::went_down(t, *actor),
        EventByHand::PutOut { actor, out } => harm::put_out(t, *actor, *out),
        EventByHand::Lowered { actor, attribute, by } => harm::lowered(t, *actor, *attribute, *by),
        EventByHand::Frightened { actor, fear } => harm::frightened(t, *actor, *fear),
        EventByHand::Recovered { actor, from } => harm::recovered(t, *actor, *from),
        EventByHand::Apart { a, b, length: None } => t.say_of_two("zs-event-apart-open", *a, *b),
        EventByHand::Apart { a, b, length: Some(length) } => apart(t, "zs-event-apart", *a, *b, *length),
        EventByHand::Thrown { by, on, length, said } => harm::thrown(t, *by, *on, *length, *said),
        EventByHand::Taken { item, by, from } => harm::taken(t, *item, *by, *from),

        // Recovery.
        EventByHand::Rested { actor, losses: _ } => harm::rested(t, *actor),

        // Points.
        EventByHand::PointEarned { seat, reason } => points::earned(t, *seat, reason),
        EventByHand::PointSpent { seat, on } => return points::spent(t, *seat, on),
        EventByHand::Boosted { actor, attribute, lasting } => points::boosted(t, *actor, *attribute, *lasting),
        EventByHand::StuntBegan { stunt } => points::stunt(t, stunt),
        EventByHand::ItemAdded { item } => points::item_added(t, item),

        // Failing forward, notes, tasks.
        EventByHand::FailedForward { actor, failure } => return story::failed_forward(t, *actor, failure),
        EventByHand::NoteGiven { id: _, to, text, genuine } => story::note(t, story::GIVEN, *to, text, *genuine),
        EventByHand::Overruled { seat, text } if seat.is_gm() => t.with_words(&t.say("zs-event-overruled-gm", &[]), text),
        EventByHand::Overruled { seat, text } => t.with_words(&t.say("zs-event-overruled", &[("seat", &t.who(*seat))]), text),
        EventByHand::TaskOpened { task } => story::task_opened(t, task),
        EventByHand::TaskCounted { id, tally, tries } => story::task_counted(t, *id, *tally, *tries),
        EventByHand::TaskClosed { id, won } => story::task_closed(t, *id, *won),

        // The game master.
        EventByHand::Judged { judgement, yes } => story::judged(t, judgement, *yes),
        EventByHand::Set { fact: it, was } => {
            let told = match (&**it, was) {
                (Fact::Switches(now), Some(was)) => fact::switched(t, was, now),
                (it, _) => fact(t, it),
            };
            t.say("zs-event-set", &[("fact", &told)])
        }
    })
}

/// Renders a note for the scene.
pub(super) fn noted(t: &Teller<'_>, note: &schwung_zerospace::Note) -> String {
    story::note(t, story::NOTED, note.to, &note.text, note.genuine)
}
