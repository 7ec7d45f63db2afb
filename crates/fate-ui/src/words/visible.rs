//! Visibility of events, judgements and questions: those that concern only hidden actors are kept from
//! players.
//!
//! There is no wildcard arm here, so that new variants do not compile until somebody decides who may know of
//! them.

use schwung_fate::{
    ActorId, AspectId, AspectRef, Bearer, Doing, Event, Judgement, Opposition, Question, WordFor,
};

use super::eyes::Eyes;

/// Returns whether the reader may know of this event. An event that affects a known actor is known, even if a
/// hidden actor caused it. An event that concerns only a hidden actor or a hidden aspect is not.
///
/// This list is long on purpose: it has no wildcard arm.
#[rustfmt::skip]
pub(crate) fn event(eyes: Eyes<'_>, event: &Event) -> bool {
    let one = |actor: &ActorId| eyes.know_actor(*actor);
    let maybe = |actor: &Option<ActorId>| actor.is_some_and(|it| eyes.know_actor(it));
    match event {
        // Visible to everybody.
        Event::ConflictBegan { .. } | Event::ExchangeBegan { .. } | Event::ConflictEnded | Event::SceneEnded { .. }
        | Event::Drawn { .. } | Event::SessionBegan { .. } | Event::Warned { .. } | Event::FrameSet { .. }
        | Event::ProfileSet { .. } | Event::SkillAdded { .. } => true,

        // Concern one actor.
        Event::LinedUp { actor, .. }
        | Event::TurnBegan { actor } | Event::TurnEnded { actor } | Event::Held { actor } | Event::HoldLapsed { actor }
        | Event::FullDefense { actor } | Event::FullDefenseLapsed { actor } | Event::ShiftSpent { actor, .. }
        | Event::Happened { actor, .. } | Event::Planned { actor, .. } | Event::FreeAction { actor, .. } | Event::Attacked { actor }
        | Event::BoxMarked { actor, .. } | Event::MinionsHit { actor, .. } | Event::ConsequenceTaken { actor, .. }
        | Event::OutcomeContested { actor, .. } | Event::OutcomeChanged { actor, .. }
        | Event::ConcessionOffered { actor, .. } | Event::Conceded { actor, .. } | Event::Moved { actor, .. }
        | Event::Disarmed { actor, .. } | Event::Rearmed { actor } | Event::Loaded { actor, .. }
        | Event::AspectRefused { actor, .. } | Event::BonusBought { actor } | Event::SwapLapsed { actor, .. }
        | Event::Compelled { actor, .. } | Event::Declared { actor, .. } | Event::FatePoints { actor, .. }
        | Event::Recovered { actor, .. } | Event::CalledOff { actor, .. } | Event::ActorSet { actor, .. }
        | Event::ActorHidden { actor } | Event::ActorShown { actor } | Event::OnlyJust { actor, .. }
        | Event::ExtraGained { actor, .. } | Event::MarginUsed { actor, .. } | Event::Flourished { actor, .. }
        | Event::TookTime { actor, .. } | Event::FellShort { actor, .. } | Event::GiftUsed { actor, .. }
        | Event::Overruled { actor, .. } | Event::Unaffordable { actor, .. } | Event::PointsFull { actor }
        | Event::RanShort { actor, .. } => one(actor),
        Event::BlockLapsed { by, .. } | Event::SpinGained { by } | Event::SpinLapsed { by }
        | Event::Overflowed { by, .. } | Event::OverflowSpent { by, .. } | Event::ThingMoved { by, .. }
        | Event::TooShort { by, .. } => one(by),
        Event::BlockMade { block } => one(&block.by),
        Event::Swapped { swap, .. } => one(&swap.actor),
        Event::Rolled { effort } | Event::Rerolled { effort } | Event::Stands { effort } => one(&effort.actor),
        Event::Regrouped { group, .. } => one(group),
        Event::ActorJoined { actor, .. } => eyes.may_know(actor),
        // The preceding line has already shown the loser next to the winner.
        Event::ContestWon { winner, .. } => winner.as_ref().is_none_or(one),
        Event::TurnSet { actor } => actor.as_ref().is_none_or(one),

        // Concern an actor and a target: knowing one of them is enough.
        Event::Resolved { effort, opposition, .. } => one(&effort.actor) || opposes(eyes, opposition),
        Event::ActionBegan { actor, doing } => one(actor) || maybe(&whom(*doing)),
        Event::Protected { actor, by, .. } | Event::Blocked { actor, by, .. } | Event::BlockOvercome { actor, by, .. } =>
            one(actor) || one(by),
        Event::Tied { a, b, .. } => one(a) || one(b),
        Event::MarginCredited { to, by, .. } => one(to) || one(by),
        Event::Unveiled { check } => one(&check.effort.actor) || check.against.iter().any(|it| one(&it.actor)),
        Event::Missed { by, on, .. } | Event::SpinUsed { by, on, .. } => one(by) || one(on),
        Event::Hit { by, on, .. } => one(on) || maybe(by),
        Event::TakenOut { actor, by, .. } | Event::ConcessionRefused { actor, by, .. } => one(actor) || maybe(by),

        // For the game master only: secret numbers, and events that would reveal them.
        //= freefate.contest.secret
        Event::Veiled { .. } => eyes.see_hidden(),
        Event::DifficultySet { actor, hidden, .. } => one(actor) && (!hidden || eyes.see_hidden()),

        // Concern two actors together: the reader must know both.
        Event::Attached { leader, group, spent: _ } | Event::Detached { leader, group } => one(leader) && one(group),
        Event::CompanionLost { partner, companion, .. } | Event::CompanionAway { partner, companion, .. }
        | Event::CutOff { partner, companion, .. } => eyes.know_companion(*partner, *companion),

        // Concern an aspect: the reader must know its bearer.
        Event::AspectPlaced { id, bearer, hidden, .. } =>
            eyes.know_bearer(*bearer) && (!hidden || eyes.know(AspectRef::Play(*id))),
        Event::AspectRemoved { hidden, .. } | Event::AspectReworded { hidden, .. } => !hidden || eyes.see_hidden(),
        Event::AspectRevealed { id, .. } => of_known(eyes, *id),
        Event::SecretRevealed { actor, .. } => one(actor),
        Event::TagPassed { id, to } => of_known(eyes, *id) && one(to),
        Event::Invoked { actor, bearer, gone, .. } | Event::TaggedForEffect { actor, bearer, gone, .. } =>
            user(eyes, *actor, *bearer) || (!gone.is_empty() && eyes.know_bearer(*bearer)),

        Event::Judged { judgement: it, .. } => judgement(eyes, it),
    }
}

/// Returns whether the reader knows the opposition to a roll.
fn opposes(eyes: Eyes<'_>, opposition: &Opposition) -> bool {
    match opposition {
        Opposition::Difficulty { .. } => false,
        Opposition::Roll(effort) | Opposition::Standing(effort) => eyes.know_actor(effort.actor),
        Opposition::Block { by, strength: _ } => eyes.know_actor(*by),
    }
}

/// Returns whether the reader knows the bearer of this aspect.
fn of_known(eyes: Eyes<'_>, id: AspectId) -> bool {
    eyes.bearer(AspectRef::Play(id)).is_none_or(|bearer| eyes.know_bearer(bearer))
}

/// The target of an action.
fn whom(doing: Doing) -> Option<ActorId> {
    match doing {
        Doing::Attack { on, .. } | Doing::Push(on) => Some(on),
        Doing::Maneuver(on) | Doing::Knockback(on) => on,
        Doing::Block
        | Doing::Sprint
        | Doing::Simple
        | Doing::Assess
        | Doing::Walk
        | Doing::Rearm
        | Doing::Pass
        | Doing::FullDefense => None,
    }
}

/// Returns whether the reader may know who used an aspect. Even if not, they may still see that the aspect is
/// gone.
pub(crate) fn user(eyes: Eyes<'_>, actor: ActorId, bearer: Bearer) -> bool {
    eyes.know_actor(actor) || touches(eyes, actor, bearer)
}

/// Returns whether the bearer of an aspect that `actor` uses is another actor, whom the reader knows.
fn touches(eyes: Eyes<'_>, actor: ActorId, bearer: Bearer) -> bool {
    matches!(bearer, Bearer::Actor(other) if other != actor && eyes.know_actor(other))
}

/// Returns whether the reader may know of this judgement.
pub(crate) fn judgement(eyes: Eyes<'_>, judgement: &Judgement) -> bool {
    let one = |actor: &ActorId| eyes.know_actor(*actor);
    match judgement {
        Judgement::End => true,
        Judgement::Range { by, on, .. } => one(by) || one(on),
        Judgement::Blocked { actor, by } | Judgement::TakesAction { actor, by } => one(actor) || one(by),
        Judgement::Skill { by, .. } | Judgement::Spin { by, .. } => one(by),
        Judgement::Consequence { actor, .. }
        | Judgement::Outcome { actor, .. }
        | Judgement::Reasonable { actor, .. }
        | Judgement::Sticky { actor, .. }
        | Judgement::SceneChange { actor, .. }
        | Judgement::Removal { actor, .. }
        | Judgement::Swap { actor, .. }
        | Judgement::Declaration { actor, .. }
        | Judgement::Compel { actor, .. }
        | Judgement::FreeAction { actor, .. }
        | Judgement::Recovery { actor, .. }
        | Judgement::ShiftUse { actor, .. }
        | Judgement::Walk { actor, .. }
        | Judgement::Effect { actor, .. }
        | Judgement::ChoiceOfSkill { actor, .. }
        | Judgement::Combination { actor, .. } => one(actor),
        // The additional time would reveal a hidden difficulty.
        Judgement::Longer { actor, hidden, .. } => one(actor) && (!hidden || eyes.see_hidden()),
        Judgement::Invocation { actor, aspect } | Judgement::TagEffect { actor, aspect, .. } => {
            one(actor) || eyes.bearer(*aspect).is_some_and(|bearer| touches(eyes, *actor, bearer))
        }
        Judgement::Fragile { id } => eyes.know(AspectRef::Play(*id)),
        Judgement::KeepUp { partner, companion } => eyes.know_companion(*partner, *companion),
    }
}

/// Returns whether the reader may know of this question. Everybody knows the questions they are asked
/// themselves.
pub(crate) fn question(eyes: Eyes<'_>, question: &Question) -> bool {
    if eyes.are_at(question.seat()) {
        return true;
    }
    let who = match question {
        Question::Defend(it) => it.who,
        Question::Invoke(it) => it.who,
        Question::Buy(it) => it.who,
        Question::Absorb(it) => it.who,
        Question::Word(it) => match it.what {
            WordFor::Consequence { who, .. } => who,
            WordFor::Outcome { loser, .. } => loser,
            // Asking it would reveal a hidden difficulty.
            WordFor::FollowUp { hidden: true, .. } | WordFor::Flourish { hidden: true, .. } => {
                return eyes.see_hidden();
            }
            WordFor::FollowUp { who, .. } | WordFor::Extra { who, .. } | WordFor::Flourish { who, .. } => who,
            WordFor::Companion { partner, companion } => return eyes.know_companion(partner, companion),
        },
        Question::Judge(it) => return judgement(eyes, &it.judgement),
        Question::Concede(it) => it.who,
        Question::Accept(it) => it.from,
        Question::Plead(it) => it.who,
        Question::RefuseAspect(it) => it.who,
        Question::UseSpin(it) => it.who,
        Question::SpinOrOverflow(it) => it.who,
        Question::Overflow(it) => it.who,
        Question::SpendShift(it) if it.hidden => return eyes.see_hidden(),
        Question::SpendShift(it) => it.who,
        Question::StepIn(it) => it.who,
        Question::LeftoverStress(it) => it.who,
        Question::Spare(it) => it.who,
        Question::TiedContest(it) => return eyes.know_actor(it.a) || eyes.know_actor(it.b),
        Question::ContestSkill(it) => it.who,
        Question::BlockPenalty(it) => it.by,
        Question::SwapDuration(it) => it.who,
        Question::Compelled(it) => it.who,
        Question::SetDifficulty(it) => it.who,
        Question::OpponentShifts(it) => it.who,
        Question::TakeLonger(it) => it.who,
    };
    eyes.know_actor(who)
}
