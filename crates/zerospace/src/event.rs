//! Events: everything that can happen.

use std::borrow::Cow;

use schwung_table::{Known, Line, Names, Seat};
use serde::{Deserialize, Serialize};

use crate::{
    ActorId, Ailment, Attribute, Blow, Doing, Effort, Fact, Failure, Fear, ForcedDeed, FreeRow, Gait, Item,
    ItemId, Length, Losses, NoteId, Opposition, Out, Place, PointReason, PointUse, Rows, Shared, Side,
    SkillId, Stunt, Switches, Task, TaskId, Thing, With, Wording,
    doing::{begins, is_open, resolves},
    eyes::{involved, knows_all_of, noticed, to_them},
    judgement::Judgement,
};

/// Something that has happened; a fact, not an intention.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, Known, Line, Names)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[line(prefix = "zs-event-", rest = EventByHand, explain = EventToExplain)]
#[allow(missing_docs)] // the names of the fields are self-explanatory
pub enum Event {
    // ---- conflict and turns ----
    /// A conflict began, with this order of turns.
    #[known(all)]
    ConflictBegan { initiator: Option<ActorId>, order: Vec<Place> },
    /// A latecomer was added to the order of turns at index `at`.
    #[known(place, told(at))]
    #[line(about(place.actor))]
    Placed { place: Place, at: u8 },
    /// A round began.
    #[known(all, told(round))]
    #[line(turn, say(number = round))]
    RoundBegan { round: u32 },
    /// A turn began; `at` is its index in the order.
    #[known(actor, told(at))]
    #[line(turn, say(actor), rule = none)]
    TurnBegan { actor: ActorId, at: u8 },
    /// A turn ended.
    #[known(actor)]
    #[line(turn, none)]
    TurnEnded { actor: ActorId },
    /// A place in the order was skipped because its actor cannot act.
    #[known(actor, told(at))]
    #[line(lapse, say(actor), rule = none)]
    SlotPassed { actor: ActorId, at: u8 },
    /// A place in the order was skipped because its turn had been sacrificed.
    #[known(actor, told(at))]
    #[line(lapse, say(actor))]
    TurnForfeited { actor: ActorId, at: u8 },
    /// A turn was deferred.
    #[known(actor)]
    #[line(say(actor), rule = none)]
    Deferred { actor: ActorId },
    /// A deferred turn expired unused.
    #[known(actor)]
    #[line(lapse, say(actor), rule = "zerospace.delay.window")]
    DeferredLapsed { actor: ActorId },
    /// A deferred turn was taken and interrupted another one.
    #[known(actor)]
    #[line(say(actor), rule = none)]
    DeferredTaken { actor: ActorId },
    /// The game master let an actor act out of order. With `early`, this is the turn of a place that comes later in the round.
    #[known(actor, told(early))]
    #[line(turn, say(actor), rule = "zerospace.general.rules-are-examples")]
    CalledUp { actor: ActorId, early: bool },
    /// A place in the order was skipped because its actor acted out of order before.
    #[known(actor, told(at))]
    #[line(lapse, say(actor), rule = "zerospace.round.one-turn-each")]
    TurnSpent { actor: ActorId, at: u8 },
    /// A turn ended because its actor cannot act any more.
    #[known(actor)]
    #[line(lapse, say(actor), rule = "zerospace.helpless.effect")]
    TurnLost { actor: ActorId },
    /// The interrupted turn continues.
    #[known(actor)]
    #[line(turn, say(actor), rule = none)]
    TurnResumed { actor: ActorId },
    /// A deferred turn was used to join an attack.
    #[known(any(actor, with))]
    #[line(say(actor, other = with), rule = none)]
    Joined { actor: ActorId, with: ActorId },
    /// The environment acted at the end of the round.
    #[known(all, told(things))]
    #[line(rule = none)]
    EnvironmentActed { things: Vec<Wording> },
    /// A thing falls or moves by itself from now on.
    #[known(all)]
    #[line(rule = none)]
    Loosened { thing: Thing },
    /// A controlled thing was moved.
    #[known(by, told(text))]
    #[line(about(by), say(actor = by, thing = text), rule = none)]
    Steered { text: Wording, by: ActorId },
    /// The conflict ended.
    #[known(all)]
    #[line(say(), rule = none)]
    ConflictEnded,
    /// The scene ended.
    #[known(all)]
    #[line(say(), rule = none)]
    SceneEnded,
    /// An actor is now surprised, or no longer surprised.
    #[known(actor, told(surprised))]
    #[line(lapse(unless surprised), say(if surprised "surprised" else "not-surprised", actor), rule = "zerospace.surprise.state")]
    Surprised { actor: ActorId, surprised: bool },

    // ---- actions ----
    /// An actor began a standard action.
    #[known(begins(actor, doing), told(with))]
    #[line(rule = none)]
    ActionBegan {
        actor: ActorId,
        doing: Doing,
        /// The weapon, power or bare hands used for an attack.
        #[serde(default)]
        with: Option<With>,
    },
    /// An announced action did not take place; nothing was used up.
    #[known(actor, told(rule))]
    #[line(say(actor, rule))]
    CalledOff { actor: ActorId, rule: Cow<'static, str> },
    /// An actor chose a gait for this turn.
    #[known(actor, told(gait))]
    #[line(rule = none)]
    GaitChosen { actor: ActorId, gait: Gait },
    /// An actor moved.
    #[known(actor, told(length, text))]
    Moved { actor: ActorId, length: Option<Length>, text: Wording },
    /// An obstacle halved the movement.
    #[known(actor)]
    #[line(say(actor), rule = "zerospace.move.obstacle")]
    Hindered { actor: ActorId },
    /// The whole movement action is used.
    #[known(actor)]
    #[line(say(actor), rule = none)]
    MovementUsed { actor: ActorId },
    /// An actor lay down or got up.
    #[known(actor, told(prone))]
    #[line(say(if prone "prone" else "stands-up", actor), rule = none)]
    Prone { actor: ActorId, prone: bool },
    /// An actor entered or left cover.
    #[known(actor, told(covered))]
    #[line(say(if covered "covered" else "uncovered", actor), rule = none)]
    Covered { actor: ActorId, covered: bool },
    /// An actor took a quick action.
    #[known(actor, told(text))]
    #[line(rule = none)]
    QuickAction { actor: ActorId, text: Wording },
    /// An actor took a free action or a role-play action.
    #[known(actor, told(text))]
    #[line(rule = none)]
    FreeAction { actor: ActorId, text: Wording },
    /// An actor sacrificed the next turn, or a deferred one if `stored`, to defend now.
    #[known(any(actor, deed), told(stored))]
    Forced { actor: ActorId, deed: ForcedDeed, stored: bool },
    /// An actor dodges.
    #[known(actor, told(attribute, forced))]
    #[line(result)]
    Dodging { actor: ActorId, attribute: Attribute, forced: bool },
    /// A dodge ended.
    #[known(actor)]
    #[line(lapse, say(actor), rule = "zerospace.dodge.duration")]
    DodgeEnded { actor: ActorId },

    // ---- rolls ----
    /// A roll in its current state. Only the actors in `between` notice it, if set.
    #[known(every(effort, involved(between)))]
    #[line(about(effort.actor))]
    Rolled {
        effort: Effort,
        between: Option<[ActorId; 2]>,
        /// The circumstances outside the tables; [`Effort::free`] is their sum.
        #[serde(default)]
        free: Vec<FreeRow>,
    },
    /// Several actors worked together: the worst result counts, with a bonus for their number.
    #[known(every(actor, involved(between)), told(result, number, help))]
    WorkedTogether {
        actor: ActorId,
        result: i16,
        number: u8,
        help: u8,
        /// As in [`Event::Rolled`].
        between: Option<[ActorId; 2]>,
    },
    /// Low dice were rerolled.
    #[known(actor, told(ones, twos, dice))]
    Rerolled { actor: ActorId, ones: u8, twos: u8, dice: i16 },
    /// The game master rolled dice for a pool below zero, which are added to the difficulty.
    #[known(actor, told(by))]
    #[line(say(actor, n = by))]
    DifficultyRaised { actor: ActorId, by: i16 },
    /// A roll was compared with its opposition; the acting side succeeds if `lead` is at least 0.
    #[known(resolves(effort, opposition, mental), told(mental))]
    #[line(result, about(effort.actor))]
    Resolved {
        effort: Effort,
        opposition: Opposition,
        #[seen(is_open(opposition), else = 0)]
        lead: i16,
        mental: bool,
        /// In a contest, the actor who wins the round.
        #[serde(default)]
        taken: Option<ActorId>,
    },
    /// An attempt failed without a roll.
    #[known(actor, told(rows))]
    #[line(result)]
    FailedAtOnce { actor: ActorId, rows: Rows },
    /// A check succeeded without a roll.
    #[known(actor, told(skill))]
    #[line(result, say(actor, skill), rule = "zerospace.difficulty.routine")]
    Routine { actor: ActorId, skill: SkillId },
    /// An action point bought a die.
    #[known(actor, told(dice, before))]
    PointForDie { actor: ActorId, dice: i16, before: bool },

    // ---- harm ----
    /// An attack missed.
    #[known(noticed(mental, by, on), told(mental))]
    #[line(result, about(by), say(if mental "missed-mental" else "missed", actor = by, other = on), rule = none)]
    Missed { by: ActorId, on: ActorId, mental: bool },
    /// A target cannot defend.
    #[known(noticed(mental, by, on), told(mental, open))]
    #[line(result, about(on))]
    Undefended {
        by: ActorId,
        on: ActorId,
        mental: bool,
        /// Whether the reason is that only cover helps and there is none.
        open: bool,
    },
    /// A target is outside the radius of a blast.
    #[known(actor, told(away, radius))]
    #[line(result, rule = "zerospace.explosive.procedure")]
    OutsideBlast { actor: ActorId, away: Length, radius: Length },
    /// An attack hit.
    #[known(noticed(mental, by, on), told(mental))]
    #[line(result, about(on), say(if mental "hit-mental" else "hit", actor = by, other = on), rule = none)]
    Hit { by: ActorId, on: ActorId, mental: bool },
    /// Endurance was lost.
    #[known(actor, told(points, shock, blow))]
    #[line(result)]
    Harmed {
        actor: ActorId,
        points: u8,
        shock: bool,
        /// The parts of the loss, if it was caused by a hit.
        #[serde(default)]
        blow: Option<Blow>,
    },
    /// An actor dropped to 0 endurance and is unconscious or destroyed.
    #[known(actor)]
    #[line(result, rule = none)]
    WentDown { actor: ActorId },
    /// An actor regained consciousness.
    #[known(actor)]
    #[line(result, say(actor), rule = none)]
    Woke { actor: ActorId },
    /// An actor is out: an unnamed character after a hit, or anybody by consent.
    #[known(actor, told(out))]
    #[line(result, rule = none)]
    PutOut { actor: ActorId, out: Out },
    /// An object is damaged and works badly from now on.
    #[known(actor)]
    #[line(result, say(actor), rule = none)]
    ObjectDamaged { actor: ActorId },
    /// An attribute was lowered.
    #[known(actor, told(attribute, by))]
    #[line(result)]
    Lowered { actor: ActorId, attribute: Attribute, by: u8 },
    /// An actor is blinded.
    #[known(actor)]
    #[line(result, say(actor), rule = none)]
    Blinded { actor: ActorId },
    /// An actor is afraid.
    #[known(actor, told(fear))]
    #[line(result, rule = none)]
    Frightened { actor: ActorId, fear: Fear },
    /// An actor recovered from a condition.
    #[known(actor, told(from))]
    #[line(result, rule = none)]
    Recovered { actor: ActorId, from: Ailment },
    /// An actor is distracted.
    #[known(actor)]
    #[line(result, say(actor))]
    Distracted { actor: ActorId },
    /// An actor was already distracted; distractions do not add up.
    #[known(actor)]
    #[line(result, say(actor), rule = "zerospace.distract.expiry")]
    StillDistracted { actor: ActorId },
    /// A distraction was used up.
    #[known(actor)]
    #[line(lapse, say(actor), rule = none)]
    DistractionUsed { actor: ActorId },
    /// An actor was grabbed and is held.
    #[known(any(by, on))]
    #[line(result, about(on), say(actor = by, other = on), rule = none)]
    Held { by: ActorId, on: ActorId },
    /// A hold ended.
    #[known(any(by, on))]
    #[line(result, about(on), say(actor = by, other = on), rule = none)]
    LetGo { by: ActorId, on: ActorId },
    /// A held actor was thrown.
    #[known(any(by, on), told(length, said))]
    #[line(result, about(on))]
    Thrown {
        by: ActorId,
        on: ActorId,
        length: Length,
        /// Whether the game master set the length because the strength table has no value.
        #[serde(default)]
        said: bool,
    },
    /// An actor was thrown to the floor.
    #[known(actor)]
    #[line(result, say(actor), rule = none)]
    ThrownDown { actor: ActorId },
    /// The distance between two actors changed; `None` if it is unknown again.
    #[known(every(a, b), told(length))]
    #[line(about(a), rule = none)]
    Apart { a: ActorId, b: ActorId, length: Option<Length> },
    /// A piece of gear changed hands.
    #[known(any(by, from))]
    #[line(result, about(by), rule = none)]
    Taken { item: ItemId, by: ActorId, from: ActorId },
    /// A piece of gear was knocked away.
    #[known(from)]
    #[line(result, about(from), say(actor = from, item), rule = none)]
    KnockedAway { item: ItemId, from: ActorId },

    // ---- recovery ----
    /// Endurance was restored; `losses` remain.
    #[known(actor, told(losses))]
    #[line(result)]
    Rested { actor: ActorId, losses: Losses },
    /// Attributes were restored.
    #[known(actor)]
    #[line(result, say(actor), rule = none)]
    Restored { actor: ActorId },
    /// A boost ended.
    #[known(actor)]
    #[line(lapse, say(actor), rule = "zerospace.ap.use.boost")]
    BoostEnded { actor: ActorId },
    /// A power stunt ended.
    #[known(actor)]
    #[line(lapse, say(actor), rule = "zerospace.ap.use.stunt")]
    StuntEnded { actor: ActorId },

    // ---- points ----
    /// A session began, and every player has one action point.
    #[known(all)]
    #[line(say())]
    SessionBegan,
    /// An action point was earned.
    #[known(all, told(reason))]
    PointEarned { seat: Seat, reason: PointReason },
    /// An action point was spent.
    #[known(all)]
    PointSpent {
        seat: Seat,
        // It might reveal a hidden actor of the seat.
        #[seen(knows_all_of(seat), else = PointUse::Die)]
        on: PointUse,
    },
    /// An attribute was boosted, or endurance for `None`.
    #[known(actor, told(attribute, lasting))]
    Boosted { actor: ActorId, attribute: Option<Attribute>, lasting: bool },
    /// A power stunt began.
    #[known(stunt)]
    #[line(about(stunt.who), rule = none)]
    StuntBegan { stunt: Stunt },
    /// An actor learned a skill.
    #[known(actor, told(skill))]
    #[line(say(actor, skill), rule = none)]
    Learned { actor: ActorId, skill: SkillId },
    /// A piece of gear was added.
    #[known(item)]
    #[line(about(item.holder), rule = none)]
    ItemAdded { item: Item },
    /// An actor broke free from being helpless.
    #[known(actor)]
    #[line(result, say(actor), rule = none)]
    BrokeFree { actor: ActorId },

    // ---- failing forward, notes ----
    /// A failure moved the story on. A false lead appears only as a note.
    #[known(every(actor, failure))]
    #[line(result, rule = none)]
    FailedForward { actor: ActorId, failure: Failure },
    /// An especially good success had an additional benefit.
    #[known(actor, told(text))]
    #[line(result, say(actor, words = text), rule = none)]
    Benefit { actor: ActorId, text: Wording },
    /// A person received a note. Only the game master sees whether it is true.
    #[known(to_them(to), told(id, text))]
    //= zerospace.fail.false-lead
    #[line(rule = none)]
    NoteGiven {
        id: NoteId,
        to: Option<Seat>,
        text: Wording,
        #[seen(gm, else = true)]
        genuine: bool,
    },
    /// A complication took effect.
    #[known(actor, told(text))]
    #[line(say(actor, words = text), rule = none)]
    Complication { actor: ActorId, text: Wording },
    /// The game master overrode a roll.
    #[known(all, told(text))]
    #[line(rule = none)]
    Overruled { seat: Seat, text: Wording },

    // ---- tasks ----
    /// An extended task was opened.
    #[known(task)]
    TaskOpened { task: Task },
    /// The successes or attempts of a task changed.
    #[known(id, told(tally, tries))]
    TaskCounted { id: TaskId, tally: [u8; 2], tries: u8 },
    /// A task was closed.
    #[known(id, told(won))]
    #[line(result, rule = none)]
    TaskClosed { id: TaskId, won: bool },

    // ---- the game master ----
    /// A judgement was given.
    #[known(judgement, told(yes))]
    Judged { judgement: Judgement, yes: bool },
    /// A consent was given or refused.
    #[known(actor, told(yes))]
    #[line(say(if yes "consent-yes" else "consent-no", seat, actor), rule = none)]
    Consented { seat: Seat, actor: ActorId, yes: bool },
    /// The game master set a fact by hand.
    #[known(fact, told(was))]
    #[line(about(fact), rule = none)]
    Set {
        fact: Box<Fact>,
        /// The previous house rules, if these changed.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(as = "Option<Switches>"))]
        was: Option<Shared<Switches>>,
    },
    /// Only one side is left in the conflict.
    #[known(side)]
    #[line(say(side), rule = none)]
    SideAlone { side: Side },
}

/// The events that only explain how something came about.
macro_rules! explains {
    () => {
        $crate::Event::Rerolled { .. }
            | $crate::Event::DifficultyRaised { .. }
            | $crate::Event::Resolved { .. }
            | $crate::Event::FailedAtOnce { .. }
            | $crate::Event::Routine { .. }
            | $crate::Event::Missed { .. }
            | $crate::Event::Hit { .. }
            | $crate::Event::WentDown { .. }
            | $crate::Event::Woke { .. }
            | $crate::Event::ObjectDamaged { .. }
            | $crate::Event::Thrown { .. }
            | $crate::Event::WorkedTogether { .. }
            | $crate::Event::Undefended { .. }
            | $crate::Event::OutsideBlast { .. }
            | $crate::Event::StillDistracted { .. }
            | $crate::Event::CalledOff { .. }
            | $crate::Event::Steered { .. }
            | $crate::Event::FailedForward { .. }
            | $crate::Event::Benefit { .. }
            | $crate::Event::Complication { .. }
            | $crate::Event::Overruled { .. }
            | $crate::Event::Judged { .. }
            | $crate::Event::Consented { .. }
            | $crate::Event::SideAlone { .. }
            | $crate::Event::FreeAction { .. }
            | $crate::Event::PointForDie { .. }
    };
}
pub(crate) use explains;

impl Event {
    /// Whether the event is one of the common ones without anything to drop.
    #[inline(always)]
    pub(crate) fn holds_nothing(&self) -> bool {
        if let Event::Rolled { free, .. } = self {
            return free.is_empty();
        }
        matches!(
            self,
            Event::Resolved { .. }
                | Event::Missed { .. }
                | Event::Hit { .. }
                | Event::Harmed { .. }
                | Event::Rerolled { .. }
                | Event::ActionBegan { .. }
                | Event::DistractionUsed { .. }
                | Event::TurnEnded { .. }
                | Event::TurnBegan { .. }
                | Event::PointForDie { .. }
        )
    }
}
