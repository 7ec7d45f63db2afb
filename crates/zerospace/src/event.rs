//! Events: everything that can happen.

use std::borrow::Cow;

use schwung_table::Seat;
use serde::{Deserialize, Serialize};

use crate::{
    ActorId, Attribute, Effort, Fact, Failure, Fear, FreeRow, Gait, Item, ItemId, Length, Losses, Mode,
    NoteId, Out, Place, PointUse, Rows, Shared, Side, SkillId, Stunt, Switches, Task, TaskId, Thing, With,
    Wording, judgement::Judgement,
};

/// The kind of a standard action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)] // the names of the fields are self-explanatory
pub enum Doing {
    /// An attack on one target.
    Attack { on: ActorId, mode: Mode, mental: bool },
    /// A sweep attack.
    Sweep,
    /// A blast.
    Blast,
    /// A distraction.
    Distract { on: ActorId },
    /// A dodge.
    Dodge,
    /// An attempt to break a hold.
    Escape { from: ActorId },
    /// Throwing somebody who is held.
    Throw { on: ActorId },
    /// A check.
    Check { skill: SkillId },
    /// Joining the attack of somebody else.
    Help { with: ActorId },
    /// An attempt to recover.
    Recover,
}

/// The opposition of a roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Opposition {
    /// A difficulty, including dice rolled by the game master. Hidden ones are visible only to the game master.
    Difficulty {
        /// The difficulty.
        value: i16,
        /// Whether only the game master may see it.
        hidden: bool,
    },
    /// The roll of another actor.
    Roll(Effort),
    /// No opposition, because the target cannot defend.
    Nothing,
}

impl Opposition {
    /// The number to reach.
    pub fn value(&self) -> i16 {
        match self {
            Opposition::Difficulty { value, .. } => *value,
            Opposition::Roll(effort) => effort.total(),
            Opposition::Nothing => 0,
        }
    }
}

/// The defensive action that was forced.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum ForcedDeed {
    /// A dodge with this attribute.
    Dodge(Attribute),
    /// Taking cover.
    Cover,
    /// Leaving the radius of a blast.
    OutOfRadius,
    /// Shielding somebody.
    Shield(ActorId),
    /// A defensive ability, or another purely defensive action.
    Other(Wording),
}

/// A condition that somebody recovers from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Ailment {
    /// Blindness.
    Blind,
    /// Fear.
    Fear,
}

/// Why an action point was earned.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum PointReason {
    /// An especially entertaining, interesting or inventive contribution.
    Idea,
    /// A complication with serious consequences.
    Complication,
    /// A dramatic or comic setback.
    Setback,
    /// Acting on moral principles despite grave consequences.
    Morals,
    /// The game master overrode a roll.
    Overruled,
    /// Another reason.
    Other(Wording),
}

/// Why a hit costs endurance.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Cause {
    /// Every hit costs one point.
    #[default]
    Hit,
    /// The weapon has a fixed damage.
    Weapon,
    /// The game master decided.
    Said,
}

/// The parts of a loss of endurance.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Blow {
    /// Points lost before adding the margin.
    pub base: u8,
    /// The reason for the base.
    pub cause: Cause,
    /// Points added by the margin of success.
    pub margin: u8,
}

impl Blow {
    /// The total number of points.
    #[inline]
    pub fn points(self) -> u8 {
        self.base.saturating_add(self.margin)
    }
}

/// Something that has happened; a fact, not an intention.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)] // the names of the fields are self-explanatory
pub enum Event {
    // ---- conflict and turns ----
    /// A conflict began, with this order of turns.
    ConflictBegan { initiator: Option<ActorId>, order: Vec<Place> },
    /// A latecomer was added to the order of turns at index `at`.
    Placed { place: Place, at: u8 },
    /// A round began.
    RoundBegan { round: u32 },
    /// A turn began; `at` is its index in the order.
    TurnBegan { actor: ActorId, at: u8 },
    /// A turn ended.
    TurnEnded { actor: ActorId },
    /// A place in the order was skipped because its actor cannot act.
    SlotPassed { actor: ActorId, at: u8 },
    /// A place in the order was skipped because its turn had been sacrificed.
    TurnForfeited { actor: ActorId, at: u8 },
    /// A turn was deferred.
    Deferred { actor: ActorId },
    /// A deferred turn expired unused.
    DeferredLapsed { actor: ActorId },
    /// A deferred turn was taken and interrupted another one.
    DeferredTaken { actor: ActorId },
    /// A turn ended because its actor cannot act any more.
    TurnLost { actor: ActorId },
    /// The interrupted turn goes on.
    TurnResumed { actor: ActorId },
    /// A deferred turn was used to join an attack.
    Joined { actor: ActorId, with: ActorId },
    /// The environment acted at the end of the round.
    EnvironmentActed { things: Vec<Wording> },
    /// A thing falls or moves by itself from now on.
    Loosened { thing: Thing },
    /// A controlled thing was moved.
    Steered { text: Wording, by: ActorId },
    /// The conflict ended.
    ConflictEnded,
    /// The scene ended.
    SceneEnded,
    /// Somebody is now surprised, or no longer surprised.
    Surprised { actor: ActorId, surprised: bool },

    // ---- actions ----
    /// Somebody began a standard action.
    ActionBegan {
        actor: ActorId,
        doing: Doing,
        /// The weapon, power or bare hands used for an attack.
        #[serde(default)]
        with: Option<With>,
    },
    /// An announced action did not take place; nothing was used up.
    CalledOff { actor: ActorId, rule: Cow<'static, str> },
    /// Somebody chose a gait for this turn.
    GaitChosen { actor: ActorId, gait: Gait },
    /// Somebody moved.
    Moved { actor: ActorId, length: Option<Length>, text: Wording },
    /// An obstacle halved the movement.
    Hindered { actor: ActorId },
    /// The whole movement action is used.
    MovementUsed { actor: ActorId },
    /// Somebody lay down or got up.
    Prone { actor: ActorId, prone: bool },
    /// Somebody entered or left cover.
    Covered { actor: ActorId, covered: bool },
    /// Somebody took a quick action.
    QuickAction { actor: ActorId, text: Wording },
    /// Somebody took a free action or a role-play action.
    FreeAction { actor: ActorId, text: Wording },
    /// Somebody sacrificed the next turn, or a deferred one if `stored`, to defend now.
    Forced { actor: ActorId, deed: ForcedDeed, stored: bool },
    /// Somebody dodges.
    Dodging { actor: ActorId, attribute: Attribute, forced: bool },
    /// A dodge ended.
    DodgeEnded { actor: ActorId },

    // ---- rolls ----
    /// A roll in its current state. Only the actors in `between` notice it, if set.
    Rolled {
        effort: Effort,
        between: Option<[ActorId; 2]>,
        /// The circumstances outside the tables; [`Effort::free`] is their sum.
        #[serde(default)]
        free: Vec<FreeRow>,
    },
    /// Several actors worked together: the worst result counts, with a bonus for their number.
    WorkedTogether {
        actor: ActorId,
        result: i16,
        number: u8,
        help: u8,
        /// As in [`Event::Rolled`].
        between: Option<[ActorId; 2]>,
    },
    /// Low dice were rerolled.
    Rerolled { actor: ActorId, ones: u8, twos: u8, dice: i16 },
    /// The game master rolled dice for a pool below zero, which are added to the difficulty.
    DifficultyRaised { actor: ActorId, by: i16 },
    /// A roll was compared with its opposition; the acting side succeeds if `lead` is at least 0.
    Resolved {
        effort: Effort,
        opposition: Opposition,
        lead: i16,
        mental: bool,
        /// In a contest, the actor who wins the round.
        #[serde(default)]
        taken: Option<ActorId>,
    },
    /// An attempt failed without a roll.
    FailedAtOnce { actor: ActorId, rows: Rows },
    /// A check succeeded without a roll.
    Routine { actor: ActorId, skill: SkillId },
    /// An action point bought a die.
    PointForDie { actor: ActorId, dice: i16, before: bool },

    // ---- harm ----
    /// An attack missed.
    Missed { by: ActorId, on: ActorId, mental: bool },
    /// A target cannot defend.
    Undefended {
        by: ActorId,
        on: ActorId,
        mental: bool,
        /// Whether the reason is that only cover helps and there is none.
        open: bool,
    },
    /// A target is outside the radius of a blast.
    OutsideBlast { actor: ActorId, away: Length, radius: Length },
    /// An attack hit.
    Hit { by: ActorId, on: ActorId, mental: bool },
    /// Endurance was lost.
    Harmed {
        actor: ActorId,
        points: u8,
        shock: bool,
        /// The parts of the loss, if it was caused by a hit.
        #[serde(default)]
        blow: Option<Blow>,
    },
    /// Somebody dropped to 0 endurance and is unconscious or destroyed.
    WentDown { actor: ActorId },
    /// Somebody regained consciousness.
    Woke { actor: ActorId },
    /// Somebody is out: an unnamed character after a hit, or anybody by consent.
    PutOut { actor: ActorId, out: Out },
    /// An object is damaged and works badly from now on.
    ObjectDamaged { actor: ActorId },
    /// An attribute was lowered.
    Lowered { actor: ActorId, attribute: Attribute, by: u8 },
    /// Somebody is blinded.
    Blinded { actor: ActorId },
    /// Somebody is afraid.
    Frightened { actor: ActorId, fear: Fear },
    /// Somebody recovered from a condition.
    Recovered { actor: ActorId, from: Ailment },
    /// Somebody is distracted.
    Distracted { actor: ActorId },
    /// Somebody was already distracted; distractions do not add up.
    StillDistracted { actor: ActorId },
    /// A distraction was used up.
    DistractionUsed { actor: ActorId },
    /// Somebody was grabbed and is held.
    Held { by: ActorId, on: ActorId },
    /// A hold ended.
    LetGo { by: ActorId, on: ActorId },
    /// Somebody who was held was thrown.
    Thrown {
        by: ActorId,
        on: ActorId,
        length: Length,
        /// Whether the game master set the length because the strength table has no value.
        #[serde(default)]
        said: bool,
    },
    /// Somebody was thrown to the floor.
    ThrownDown { actor: ActorId },
    /// The distance between two actors changed; `None` if it is unknown again.
    Apart { a: ActorId, b: ActorId, length: Option<Length> },
    /// A piece of gear changed hands.
    Taken { item: ItemId, by: ActorId, from: ActorId },
    /// A piece of gear was knocked away.
    KnockedAway { item: ItemId, from: ActorId },

    // ---- recovery ----
    /// Endurance was restored; `losses` remain.
    Rested { actor: ActorId, losses: Losses },
    /// Attributes were restored.
    Restored { actor: ActorId },
    /// A boost ended.
    BoostEnded { actor: ActorId },
    /// A power stunt ended.
    StuntEnded { actor: ActorId },

    // ---- points ----
    /// A session began, and everybody has one action point.
    SessionBegan,
    /// An action point was earned.
    PointEarned { seat: Seat, reason: PointReason },
    /// An action point was spent.
    PointSpent { seat: Seat, on: PointUse },
    /// An attribute was boosted, or endurance for `None`.
    Boosted { actor: ActorId, attribute: Option<Attribute>, lasting: bool },
    /// A power stunt began.
    StuntBegan { stunt: Stunt },
    /// Somebody learned a skill.
    Learned { actor: ActorId, skill: SkillId },
    /// A piece of gear was added.
    ItemAdded { item: Item },
    /// Somebody broke free from being helpless.
    BrokeFree { actor: ActorId },

    // ---- failing forward, notes ----
    /// A failure moved the story on. A false lead appears only as a note.
    FailedForward { actor: ActorId, failure: Failure },
    /// An especially good success had an additional benefit.
    Benefit { actor: ActorId, text: Wording },
    /// Somebody received a note. Only the game master sees whether it is true.
    NoteGiven { id: NoteId, to: Option<Seat>, text: Wording, genuine: bool },
    /// A complication took effect.
    Complication { actor: ActorId, text: Wording },
    /// The game master overrode a roll.
    Overruled { seat: Seat, text: Wording },

    // ---- tasks ----
    /// An extended task was opened.
    TaskOpened { task: Task },
    /// The successes or attempts of a task changed.
    TaskCounted { id: TaskId, tally: [u8; 2], tries: u8 },
    /// A task was closed.
    TaskClosed { id: TaskId, won: bool },

    // ---- the game master ----
    /// A judgement was given.
    Judged { judgement: Judgement, yes: bool },
    /// A consent was given or refused.
    Consented { seat: Seat, actor: ActorId, yes: bool },
    /// The game master set a fact by hand.
    Set {
        fact: Box<Fact>,
        /// The previous house rules, if these changed.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(as = "Option<Switches>"))]
        was: Option<Shared<Switches>>,
    },
    /// Only one side is left in the conflict.
    SideAlone { side: Side },
}

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

    /// The event as shown to players: a false note looks like a true one.
    //= zerospace.fail.false-lead
    pub fn for_players(&self) -> Cow<'_, Event> {
        match self {
            Event::NoteGiven { id, to, text, .. } => {
                Cow::Owned(Event::NoteGiven { id: *id, to: *to, text: text.clone(), genuine: true })
            }
            other => Cow::Borrowed(other),
        }
    }

    /// The only actors whose players may see the event, besides the game master; `None` if everybody may. Mental
    /// attacks are noticed only by those involved.
    //= zerospace.attack.mental
    pub fn concerns(&self) -> Option<[ActorId; 2]> {
        match self {
            Event::Hit { by, on, mental: true }
            | Event::Missed { by, on, mental: true }
            | Event::Undefended { by, on, mental: true, .. } => Some([*by, *on]),
            Event::Rolled { between, .. } | Event::WorkedTogether { between, .. } => *between,
            Event::ActionBegan { actor, doing: Doing::Attack { on, mental: true, .. }, .. } => {
                Some([*actor, *on])
            }
            Event::Resolved { effort, opposition: Opposition::Roll(other), mental: true, .. } => {
                Some([effort.actor, other.actor])
            }
            _ => None,
        }
    }
}
