//! Decides what a reader may know. Players do not see what concerns only hidden actors, notes for other seats, and
//! mental attacks on others.
//!
//! No `match` here has a wildcard arm, so that new variants do not compile until their visibility is decided.

use schwung_zerospace::{
    ActorId, AttackKind, Doing, Event, Fact, Failure, ForcedDeed, Judgement, Opposition, Question, TaskId,
};

use super::eyes::Eyes;

/// Whether the reader may know of this event. An event that affects a known actor is visible, even if a hidden actor
/// caused it; one that concerns only hidden actors is not.
///
/// One `match` over all events, hence its length.
//= zerospace.attack.mental
#[rustfmt::skip]
pub(super) fn event(eyes: Eyes<'_>, event: &Event) -> bool {
    // Only those involved notice mental attacks.
    if event.concerns().is_some_and(|both| !both.into_iter().any(|it| eyes.play(it))) {
        return false;
    }
    let one = |actor: &ActorId| eyes.know(*actor);
    match event {
        // Visible to everybody.
        Event::ConflictBegan { .. } | Event::RoundBegan { .. } | Event::EnvironmentActed { .. }
        | Event::Loosened { .. } | Event::ConflictEnded | Event::SceneEnded | Event::SessionBegan
        | Event::PointEarned { .. } | Event::PointSpent { .. } | Event::Overruled { .. } | Event::SideAlone { .. } => true,

        // Visible with the actor.
        Event::TurnBegan { actor, .. } | Event::TurnEnded { actor } | Event::SlotPassed { actor, .. }
        | Event::TurnForfeited { actor, .. } | Event::TurnLost { actor } | Event::WorkedTogether { actor, .. }
        | Event::OutsideBlast { actor, .. } | Event::StillDistracted { actor } | Event::Deferred { actor } | Event::DeferredLapsed { actor }
        | Event::DeferredTaken { actor } | Event::TurnResumed { actor } | Event::Surprised { actor, .. }
        | Event::CalledOff { actor, .. } | Event::GaitChosen { actor, .. } | Event::Moved { actor, .. }
        | Event::Hindered { actor } | Event::MovementUsed { actor } | Event::Prone { actor, .. }
        | Event::Covered { actor, .. } | Event::QuickAction { actor, .. } | Event::FreeAction { actor, .. }
        | Event::Dodging { actor, .. } | Event::DodgeEnded { actor } | Event::Rerolled { actor, .. }
        | Event::DifficultyRaised { actor, .. } | Event::FailedAtOnce { actor, .. } | Event::Routine { actor, .. }
        | Event::PointForDie { actor, .. } | Event::Harmed { actor, .. } | Event::WentDown { actor }
        | Event::Woke { actor } | Event::PutOut { actor, .. } | Event::ObjectDamaged { actor }
        | Event::Lowered { actor, .. } | Event::Blinded { actor } | Event::Frightened { actor, .. }
        | Event::Recovered { actor, .. } | Event::Distracted { actor } | Event::DistractionUsed { actor }
        | Event::ThrownDown { actor } | Event::Rested { actor, .. } | Event::Restored { actor }
        | Event::BoostEnded { actor } | Event::StuntEnded { actor } | Event::Boosted { actor, .. }
        | Event::Learned { actor, .. } | Event::BrokeFree { actor } | Event::Benefit { actor, .. }
        | Event::Complication { actor, .. } | Event::Consented { actor, .. } => one(actor),
        Event::Placed { place, .. } => one(&place.actor),
        Event::Steered { by, .. } => one(by),
        Event::Rolled { effort, .. } => one(&effort.actor),
        Event::StuntBegan { stunt } => one(&stunt.who),
        Event::KnockedAway { from, .. } => one(from),
        Event::ItemAdded { item } => eyes.know_any(item.holder),

        // Visible with the acting or the affected actor.
        Event::ActionBegan { actor, doing, with: _ } => one(actor) || whom(*doing).is_some_and(|it| eyes.know(it)),
        Event::Resolved { effort, opposition, .. } => one(&effort.actor) || opponent(opposition).is_some_and(|it| eyes.know(it)),
        Event::Joined { actor, with } => one(actor) || one(with),
        Event::Forced { actor, deed, .. } => one(actor) || matches!(deed, ForcedDeed::Shield(on) if eyes.know(*on)),
        Event::Apart { a, b, .. } => one(a) && one(b),
        Event::Missed { by, on, .. } | Event::Undefended { by, on, .. } | Event::Hit { by, on, .. } | Event::Held { by, on } | Event::LetGo { by, on }
        | Event::Thrown { by, on, .. } => one(by) || one(on),
        Event::Taken { by, from, .. } => one(by) || one(from),

        // Notes are visible to their recipient.
        //= zerospace.fail.false-lead
        Event::NoteGiven { to, .. } => to.is_none_or(|it| eyes.are_at(it)),
        Event::FailedForward { failure: Failure::FalseLead(_), .. } => eyes.see_hidden(),
        Event::FailedForward { actor, .. } => one(actor),

        // Tasks; for a contest, knowing one of the two sides is enough.
        Event::TaskOpened { task } => eyes.know_task(task),
        Event::TaskCounted { id, .. } | Event::TaskClosed { id, .. } => of_task(eyes, *id),

        Event::Judged { judgement: it, .. } => judgement(eyes, it),
        Event::Set { fact: it, was: _ } => fact(eyes, it),
    }
}

/// The target of an action.
fn whom(doing: Doing) -> Option<ActorId> {
    match doing {
        Doing::Attack { on, .. } | Doing::Distract { on } | Doing::Throw { on } => Some(on),
        Doing::Escape { from: on } | Doing::Help { with: on } => Some(on),
        Doing::Sweep | Doing::Blast | Doing::Dodge | Doing::Check { .. } | Doing::Recover => None,
    }
}

/// The opposing actor of a roll.
pub(super) fn opponent(opposition: &Opposition) -> Option<ActorId> {
    match opposition {
        Opposition::Roll(effort) => Some(effort.actor),
        Opposition::Difficulty { .. } | Opposition::Nothing => None,
    }
}

fn of_task(eyes: Eyes<'_>, id: TaskId) -> bool {
    eyes.state.task(id).is_none_or(|it| eyes.know_task(it))
}

/// Whether the reader may know that this fact was set.
pub(super) fn fact(eyes: Eyes<'_>, fact: &Fact) -> bool {
    match fact {
        Fact::Losses { who, .. }
        | Fact::Lowered { who, .. }
        | Fact::Boost { who, .. }
        | Fact::Cruel { who, .. }
        | Fact::Out { who, .. }
        | Fact::Prone { who, .. }
        | Fact::Covered { who, .. }
        | Fact::Helpless { who, .. }
        | Fact::Blinded { who, .. }
        | Fact::Distracted { who, .. }
        | Fact::Surprised { who, .. }
        | Fact::Fear { who, .. }
        | Fact::Dodging { who, .. }
        | Fact::Gait { who, .. }
        | Fact::Adapted { who, .. }
        | Fact::Standard { who, .. }
        | Fact::Movement { who, .. }
        | Fact::Stored { who, .. }
        | Fact::Owed { who, .. }
        | Fact::Forced { who, .. }
        | Fact::Side { who, .. }
        | Fact::Plays { who, .. }
        | Fact::Hidden { who, .. }
        | Fact::Kind { who, .. }
        | Fact::Turn { who }
        | Fact::Sheet { who, .. } => eyes.know(*who),
        Fact::Hold { by, on, .. } => eyes.know(*by) || eyes.know(*on),
        Fact::Distance { a, b, .. } => eyes.know(*a) && eyes.know(*b),
        Fact::Item { item } => eyes.know_any(item.holder),
        Fact::Join { actor, .. } => eyes.may_know(actor),
        Fact::Passes { seat, .. } => eyes.are_at(*seat),
        Fact::Tally { task, .. } => of_task(eyes, *task),
        // Once something is removed, its owner is unknown.
        Fact::NoItem { .. } | Fact::NoStunt { .. } => eyes.see_hidden(),
        Fact::Round { .. }
        | Fact::Order { .. }
        | Fact::Scene { .. }
        | Fact::Points { .. }
        | Fact::Roles { .. }
        | Fact::Strength { .. }
        | Fact::Frame(_)
        | Fact::Switches(_)
        | Fact::NoThing { .. } => true,
    }
}

/// Whether the reader may know of this judgement.
pub(super) fn judgement(eyes: Eyes<'_>, judgement: &Judgement) -> bool {
    match judgement {
        Judgement::End => true,
        Judgement::Range { by, on, .. } | Judgement::Shield { by, on } => eyes.know(*by) || eyes.know(*on),
        Judgement::Unskilled { by, .. }
        | Judgement::Attribute { by, .. }
        | Judgement::Combined { by, .. }
        | Judgement::Quick { by, .. }
        | Judgement::Free { by, .. }
        | Judgement::Linked { by, .. }
        | Judgement::Defensive { by, .. }
        | Judgement::Afraid { by } => eyes.know(*by),
        Judgement::Dead { who }
        | Judgement::BreakFree { who }
        | Judgement::LastingBoost { who, .. }
        | Judgement::PointUse { who, .. }
        | Judgement::Stunt { who, .. }
        | Judgement::Retcon { who, .. }
        | Judgement::Complication { who, .. }
        | Judgement::GetAway { who } => eyes.know(*who),
        Judgement::Over { task, .. } => of_task(eyes, *task),
    }
}

/// Whether the reader may know this question. People always know the questions that they are asked themselves.
pub(super) fn question(eyes: Eyes<'_>, question: &Question) -> bool {
    if eyes.are_at(question.seat()) {
        return true;
    }
    match question {
        Question::RollAgain(it) => eyes.know(it.who),
        Question::BuyDie(it) => eyes.know(it.who),
        //= zerospace.attack.mental
        Question::Force(it) if it.kind == AttackKind::Mental => eyes.play(it.by) || eyes.play(it.on),
        Question::Force(it) => eyes.know(it.who) && (eyes.know(it.by) || eyes.know(it.on)),
        Question::CutIn(it) => eyes.know(it.who),
        Question::Panic(it) => eyes.know(it.who),
        Question::Loot(it) => eyes.know(it.by) || eyes.know(it.from),
        Question::Finish(it) => eyes.know(it.by) || eyes.know(it.on),
        Question::Judge(it) => judgement(eyes, &it.judgement),
        Question::SetDifficulty(it) => eyes.know(it.who),
        // These questions would reveal whether a hidden difficulty is reached.
        Question::FailForward(_) | Question::Bonus(_) => false,
        Question::Harm(it) => eyes.know(it.by) || eyes.know(it.on),
        Question::ThrowNow(it) => eyes.know(it.by) || eyes.know(it.on),
        Question::ThrowLength(it) => eyes.know(it.by) || eyes.know(it.on),
        Question::Hint(it) => eyes.know(it.who),
        Question::Consent(it) => eyes.know(it.who),
        Question::Assist(it) => eyes.know(it.who) || eyes.know(it.with),
        Question::GoesFirst(it) => eyes.know(it.a) && eyes.know(it.b),
        Question::Heal(it) => eyes.know(it.who),
    }
}
