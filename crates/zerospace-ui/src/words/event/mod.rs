//! Renders events for the log.

mod actions;
mod fact;
mod harm;
mod points;
mod rolls;
mod story;
mod turns;

use schwung_zerospace::{Event, Fact};

use super::teller::Teller;

/// Renders distances, conditions of the scene and facts in one line.
pub(super) use fact::{apart, flags, line as fact};
/// Renders how an extended task is won, and its score.
pub(super) use story::{goal, score};

/// Renders the log line of an event that the reader may know; `None` for events without a line.
///
/// The `match` has no wildcard arm, so that a new event does not compile until its line is decided.
#[rustfmt::skip]
pub(super) fn line(t: &Teller<'_>, event: &Event) -> Option<String> {
    Some(match event {
        // Conflict and turns.
        Event::ConflictBegan { initiator, order } => turns::conflict_began(t, *initiator, order),
        Event::Placed { place, at } => turns::placed(t, place, *at),
        Event::RoundBegan { round } => t.say("zs-event-round-began", &[("number", &round.to_string())]),
        Event::TurnBegan { actor, at: _ } => t.say_of("zs-event-turn-began", *actor),
        Event::SlotPassed { actor, at: _ } => t.say_of("zs-event-slot-passed", *actor),
        Event::TurnForfeited { actor, at: _ } => t.say_of("zs-event-turn-forfeited", *actor),
        Event::Deferred { actor } => t.say_of("zs-event-deferred", *actor),
        Event::DeferredLapsed { actor } => t.say_of("zs-event-deferred-lapsed", *actor),
        Event::DeferredTaken { actor } => t.say_of("zs-event-deferred-taken", *actor),
        Event::TurnLost { actor } => t.say_of("zs-event-turn-lost", *actor),
        Event::TurnResumed { actor } => t.say_of("zs-event-turn-resumed", *actor),
        Event::Joined { actor, with } => t.say_of_two("zs-event-joined", *actor, *with),
        Event::EnvironmentActed { things } => turns::environment(t, things),
        Event::Loosened { thing } => turns::loosened(t, thing),
        Event::Steered { text, by } =>
            t.say("zs-event-steered", &[("actor", &t.actor(*by)), ("thing", &t.quote(text))]),
        Event::ConflictEnded => t.say("zs-event-conflict-ended", &[]),
        Event::SceneEnded => t.say("zs-event-scene-ended", &[]),
        Event::Surprised { actor, surprised: true } => t.say_of("zs-event-surprised", *actor),
        Event::Surprised { actor, surprised: false } => t.say_of("zs-event-not-surprised", *actor),
        Event::SideAlone { side } => t.say("zs-event-side-alone", &[("side", &t.side(*side))]),
        // The next turn has a line of its own.
        Event::TurnEnded { actor: _ } => return None,

        // Actions.
        Event::ActionBegan { actor, doing, with } => actions::began(t, *actor, *doing, *with),
        Event::CalledOff { actor, rule } =>
            t.say("zs-event-called-off", &[("actor", &t.actor(*actor)), ("rule", &t.rule(rule))]),
        Event::GaitChosen { actor, gait } => actions::gait(t, *actor, *gait),
        Event::Moved { actor, length, text } => actions::moved(t, *actor, *length, text),
        Event::Hindered { actor } => t.say_of("zs-event-hindered", *actor),
        Event::MovementUsed { actor } => t.say_of("zs-event-movement-used", *actor),
        Event::Prone { actor, prone: true } => t.say_of("zs-event-prone", *actor),
        Event::Prone { actor, prone: false } => t.say_of("zs-event-stands-up", *actor),
        Event::Covered { actor, covered: true } => t.say_of("zs-event-covered", *actor),
        Event::Covered { actor, covered: false } => t.say_of("zs-event-uncovered", *actor),
        // Lying down has a line of its own.
        Event::QuickAction { actor: _, text } if text.is_empty() => return None,
        Event::QuickAction { actor, text } => t.with_words(&t.say_of("zs-event-quick", *actor), text),
        Event::FreeAction { actor, text } => t.with_words(&t.say_of("zs-event-free", *actor), text),
        Event::Forced { actor, deed, stored } => actions::forced(t, *actor, deed, *stored),
        Event::Dodging { actor, attribute, forced: _ } => actions::dodging(t, *actor, *attribute),
        Event::DodgeEnded { actor } => t.say_of("zs-event-dodge-ended", *actor),

        // Rolls.
        Event::Rolled { effort, between: _, free } => rolls::rolled(t, effort, free),
        Event::WorkedTogether { actor, result, number, help, between: _ } =>
            rolls::together(t, *actor, *result, *number, *help),
        Event::Rerolled { actor, ones, twos, dice } => rolls::rerolled(t, *actor, (*ones, *twos), *dice),
        Event::DifficultyRaised { actor, by } => rolls::numbered(t, "zs-event-difficulty-raised", *actor, *by),
        Event::Resolved { effort, opposition, lead, mental: _, taken } =>
            rolls::resolved(t, effort, opposition, *lead, *taken),
        Event::FailedAtOnce { actor, rows } => rolls::failed_at_once(t, *actor, *rows),
        Event::Routine { actor, skill } => t.say("zs-event-routine", &[("actor", &t.actor(*actor)), ("skill", &t.skill(*skill))]),
        Event::PointForDie { actor, dice: _, before: true } => t.say_of("zs-event-point-die-before", *actor),
        Event::PointForDie { actor, dice, before: false } => rolls::numbered(t, "zs-event-point-die", *actor, *dice),

        // Harm.
        Event::Missed { by, on, mental: false } => t.say_of_two("zs-event-missed", *by, *on),
        Event::Missed { by, on, mental: true } => t.say_of_two("zs-event-missed-mental", *by, *on),
        Event::Undefended { by: _, on, mental: _, open: true } => t.say_of("zs-event-undefended-open", *on),
        Event::Undefended { by: _, on, mental: true, open: false } => t.say_of("zs-event-undefended-mental", *on),
        Event::Undefended { by: _, on, mental: false, open: false } => t.say_of("zs-event-undefended", *on),
        Event::OutsideBlast { actor, away, radius } => {
            let (away, radius) = (t.length(*away), t.length(*radius));
            t.say("zs-event-outside-blast", &[("actor", &t.actor(*actor)), ("away", &away), ("radius", &radius)])
        }
        Event::Hit { by, on, mental: false } => t.say_of_two("zs-event-hit", *by, *on),
        Event::Hit { by, on, mental: true } => t.say_of_two("zs-event-hit-mental", *by, *on),
        Event::Harmed { actor, points, shock, blow } => harm::harmed(t, *actor, *points, *shock, *blow),
        Event::WentDown { actor } => harm::went_down(t, *actor),
        Event::Woke { actor } => t.say_of("zs-event-woke", *actor),
        Event::PutOut { actor, out } => harm::put_out(t, *actor, *out),
        Event::ObjectDamaged { actor } => t.say_of("zs-event-object-damaged", *actor),
        Event::Lowered { actor, attribute, by } => harm::lowered(t, *actor, *attribute, *by),
        Event::Blinded { actor } => t.say_of("zs-event-blinded", *actor),
        Event::Frightened { actor, fear } => harm::frightened(t, *actor, *fear),
        Event::Recovered { actor, from } => harm::recovered(t, *actor, *from),
        Event::Distracted { actor } => t.say_of("zs-event-distracted", *actor),
        Event::StillDistracted { actor } => t.say_of("zs-event-still-distracted", *actor),
        Event::DistractionUsed { actor } => t.say_of("zs-event-distraction-used", *actor),
        Event::Held { by, on } => t.say_of_two("zs-event-held", *by, *on),
        Event::LetGo { by, on } => t.say_of_two("zs-event-let-go", *by, *on),
        Event::Apart { a, b, length: None } => t.say_of_two("zs-event-apart-open", *a, *b),
        Event::Apart { a, b, length: Some(length) } => apart(t, "zs-event-apart", *a, *b, *length),
        Event::Thrown { by, on, length, said } => harm::thrown(t, *by, *on, *length, *said),
        Event::ThrownDown { actor } => t.say_of("zs-event-thrown-down", *actor),
        Event::Taken { item, by, from } => harm::taken(t, *item, *by, *from),
        Event::KnockedAway { item, from } =>
            t.say("zs-event-knocked-away", &[("actor", &t.actor(*from)), ("item", &t.item(*item))]),

        // Recovery.
        Event::Rested { actor, losses: _ } => harm::rested(t, *actor),
        Event::Restored { actor } => t.say_of("zs-event-restored", *actor),
        Event::BoostEnded { actor } => t.say_of("zs-event-boost-ended", *actor),
        Event::StuntEnded { actor } => t.say_of("zs-event-stunt-ended", *actor),

        // Points.
        Event::SessionBegan => t.say("zs-event-session-began", &[]),
        Event::PointEarned { seat, reason } => points::earned(t, *seat, reason),
        Event::PointSpent { seat, on } => return points::spent(t, *seat, on),
        Event::Boosted { actor, attribute, lasting } => points::boosted(t, *actor, *attribute, *lasting),
        Event::StuntBegan { stunt } => points::stunt(t, stunt),
        Event::Learned { actor, skill } => t.say("zs-event-learned", &[("actor", &t.actor(*actor)), ("skill", &t.skill(*skill))]),
        Event::ItemAdded { item } => points::item_added(t, item),
        Event::BrokeFree { actor } => t.say_of("zs-event-broke-free", *actor),

        // Failing forward, notes, tasks.
        Event::FailedForward { actor, failure } => return story::failed_forward(t, *actor, failure),
        Event::Benefit { actor, text } => t.say_words("zs-event-benefit", *actor, text),
        Event::NoteGiven { id: _, to, text, genuine } => story::note(t, story::GIVEN, *to, text, *genuine),
        Event::Complication { actor, text } => t.say_words("zs-event-complication", *actor, text),
        Event::Overruled { seat, text } if seat.is_gm() => t.with_words(&t.say("zs-event-overruled-gm", &[]), text),
        Event::Overruled { seat, text } => t.with_words(&t.say("zs-event-overruled", &[("seat", &t.seat(*seat))]), text),
        Event::TaskOpened { task } => story::task_opened(t, task),
        Event::TaskCounted { id, tally, tries } => story::task_counted(t, *id, *tally, *tries),
        Event::TaskClosed { id, won } => story::task_closed(t, *id, *won),

        // The game master.
        Event::Judged { judgement, yes } => story::judged(t, judgement, *yes),
        Event::Consented { seat, actor, yes } => story::consented(t, *seat, *actor, *yes),
        Event::Set { fact: it, was } => {
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
