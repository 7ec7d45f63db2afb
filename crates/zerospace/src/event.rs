//! What happened.

use std::borrow::Cow;

use schwung_table::Seat;
use serde::{Deserialize, Serialize};

use crate::{
    ActorId, Attribute, Effort, Fact, Failure, Fear, FreeRow, Gait, Item, ItemId, Length, Losses, Mode,
    NoteId, Out, Place, PointUse, Rows, Shared, Side, SkillId, Stunt, Switches, Task, TaskId, Thing, With,
    Wording, judgement::Judgement,
};

/// What kind of action somebody took.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)] // the fields are named for what they are
pub enum Doing {
    /// An attack of some kind.
    Attack { on: ActorId, mode: Mode, mental: bool },
    /// A sweep attack.
    Sweep,
    /// A blast.
    Blast,
    /// A distraction.
    Distract { on: ActorId },
    /// A dodge.
    Dodge,
    /// A try to break a hold.
    Escape { from: ActorId },
    /// Throwing somebody held.
    Throw { on: ActorId },
    /// A check.
    Check { skill: SkillId },
    /// Joining somebody else's attack.
    Help { with: ActorId },
    /// A try to recover.
    Recover,
}

/// What stands against a roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Opposition {
    /// A difficulty, dice of the game master included; hidden ones are for her eyes.
    Difficulty {
        /// The number.
        value: i16,
        /// Only the game master may see it.
        hidden: bool,
    },
    /// Somebody's roll.
    Roll(Effort),
    /// Nothing: somebody who cannot defend.
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

/// What was forced.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum ForcedDeed {
    /// A dodge with this attribute.
    Dodge(Attribute),
    /// Taking cover.
    Cover,
    /// Getting out of the radius of a blast.
    OutOfRadius,
    /// Shielding somebody.
    Shield(ActorId),
    /// A defensive ability, or anything else that is defence and nothing more.
    Other(Wording),
}

/// What somebody recovers from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Ailment {
    /// Blindness.
    Blind,
    /// Fear.
    Fear,
}

/// Why points changed.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum PointReason {
    /// Something especially entertaining, interesting or inventive.
    Idea,
    /// A complication led to serious trouble.
    Complication,
    /// A dramatic or comic setback.
    Setback,
    /// Holding to morals, with grave consequences.
    Morals,
    /// The game master set a roll aside.
    Overruled,
    /// In other words.
    Other(Wording),
}

/// Why something costs endurance.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Cause {
    /// Any hit costs one point.
    #[default]
    Hit,
    /// The weapon has a damage of its own.
    Weapon,
    /// The game master says so.
    Said,
}

/// What a loss of endurance is made of.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Blow {
    /// What it costs, before the margin.
    pub base: u8,
    /// Why it costs so much.
    pub cause: Cause,
    /// What the margin of success adds.
    pub margin: u8,
}

impl Blow {
    /// All of it.
    #[inline]
    pub fn points(self) -> u8 {
        self.base.saturating_add(self.margin)
    }
}

/// What happened. Facts, not intentions.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)] // the fields are named for what they are; the variants say when
pub enum Event {
    // ---- conflict and turns ----
    /// A conflict began, in this order.
    ConflictBegan { initiator: Option<ActorId>, order: Vec<Place> },
    /// A latecomer was put into the order, at that place.
    Placed { place: Place, at: u8 },
    /// A round began.
    RoundBegan { round: u16 },
    /// Somebody's turn came: the place in the order with that number.
    TurnBegan { actor: ActorId, at: u8 },
    /// A turn is over.
    TurnEnded { actor: ActorId },
    /// A slot passed by somebody who cannot act.
    SlotPassed { actor: ActorId, at: u8 },
    /// A slot passed that was sacrificed.
    TurnForfeited { actor: ActorId, at: u8 },
    /// A turn was put off.
    Deferred { actor: ActorId },
    /// A deferred turn was not used.
    DeferredLapsed { actor: ActorId },
    /// A deferred turn was taken, in the midst of another.
    DeferredTaken { actor: ActorId },
    /// A turn is over since whoever had it cannot act any more.
    TurnLost { actor: ActorId },
    /// The interrupted turn goes on.
    TurnResumed { actor: ActorId },
    /// A deferred turn was used to help with an attack.
    Joined { actor: ActorId, with: ActorId },
    /// The environment acts at the end of the round.
    EnvironmentActed { things: Vec<Wording> },
    /// Something moves by itself from now on, or falls.
    Loosened { thing: Thing },
    /// Something under control moved.
    Steered { text: Wording, by: ActorId },
    /// The conflict is over.
    ConflictEnded,
    /// The scene is over.
    SceneEnded,
    /// Somebody is surprised, or no longer.
    Surprised { actor: ActorId, surprised: bool },

    // ---- actions ----
    /// Somebody began a standard action.
    ActionBegan {
        actor: ActorId,
        doing: Doing,
        /// What an attack is made with.
        #[serde(default)]
        with: Option<With>,
    },
    /// An announced action did not happen; nothing was used up.
    CalledOff { actor: ActorId, rule: Cow<'static, str> },
    /// How somebody moves in this turn.
    GaitChosen { actor: ActorId, gait: Gait },
    /// Somebody moved.
    Moved { actor: ActorId, length: Option<Length>, text: Wording },
    /// An obstacle halved the movement.
    Hindered { actor: ActorId },
    /// The whole movement action is used.
    MovementUsed { actor: ActorId },
    /// Somebody lies down, or gets up.
    Prone { actor: ActorId, prone: bool },
    /// Somebody got into cover, or out of it.
    Covered { actor: ActorId, covered: bool },
    /// A quick action.
    QuickAction { actor: ActorId, text: Wording },
    /// A free action, or a role-play action.
    FreeAction { actor: ActorId, text: Wording },
    /// Somebody gave up the next turn to defend now; `stored` if that is a deferred one.
    Forced { actor: ActorId, deed: ForcedDeed, stored: bool },
    /// Somebody dodges.
    Dodging { actor: ActorId, attribute: Attribute, forced: bool },
    /// A dodge is over.
    DodgeEnded { actor: ActorId },

    // ---- rolls ----
    /// A roll as it stands; only `between` these two where others notice nothing.
    Rolled {
        effort: Effort,
        between: Option<[ActorId; 2]>,
        /// The circumstances outside the tables, of which [`Effort::free`] is the sum.
        #[serde(default)]
        free: Vec<FreeRow>,
    },
    /// Several act together: this one's result is the worst and counts, with what their number adds.
    WorkedTogether {
        actor: ActorId,
        result: i16,
        number: u8,
        help: u8,
        /// As for [`Event::Rolled`].
        between: Option<[ActorId; 2]>,
    },
    /// Low dice were rolled again.
    Rerolled { actor: ActorId, ones: u8, twos: u8, dice: i16 },
    /// The game master rolled dice for a pool below zero: they are added to the difficulty.
    DifficultyRaised { actor: ActorId, by: i16 },
    /// A roll met its opposition; `lead` is 0 or more where the acting side succeeds.
    Resolved {
        effort: Effort,
        opposition: Opposition,
        lead: i16,
        mental: bool,
        /// In a contest: whoever takes the round.
        #[serde(default)]
        taken: Option<ActorId>,
    },
    /// An attempt failed without dice.
    FailedAtOnce { actor: ActorId, rows: Rows },
    /// A check succeeded without dice.
    Routine { actor: ActorId, skill: SkillId },
    /// A point gave a die.
    PointForDie { actor: ActorId, dice: i16, before: bool },

    // ---- harm ----
    /// An attack came to nothing.
    Missed { by: ActorId, on: ActorId, mental: bool },
    /// Somebody attacked cannot defend.
    Undefended {
        by: ActorId,
        on: ActorId,
        mental: bool,
        /// Since only cover helps, and there is none?
        open: bool,
    },
    /// Somebody is outside the radius of a blast, so far from its middle.
    OutsideBlast { actor: ActorId, away: Length, radius: Length },
    /// An attack hit.
    Hit { by: ActorId, on: ActorId, mental: bool },
    /// Endurance was lost.
    Harmed {
        actor: ActorId,
        points: u8,
        shock: bool,
        /// What it is made of, where a hit brought it.
        #[serde(default)]
        blow: Option<Blow>,
    },
    /// Somebody is at 0 endurance: unconscious, or destroyed.
    WentDown { actor: ActorId },
    /// Somebody is conscious again.
    Woke { actor: ActorId },
    /// Somebody is out: an unnamed character after a hit, or anybody by consent.
    PutOut { actor: ActorId, out: Out },
    /// An object works badly from now on.
    ObjectDamaged { actor: ActorId },
    /// An attribute was lowered.
    Lowered { actor: ActorId, attribute: Attribute, by: u8 },
    /// Somebody is blinded.
    Blinded { actor: ActorId },
    /// Somebody is afraid.
    Frightened { actor: ActorId, fear: Fear },
    /// Somebody is well again.
    Recovered { actor: ActorId, from: Ailment },
    /// Somebody is distracted.
    Distracted { actor: ActorId },
    /// Somebody is distracted already: it does not add up.
    StillDistracted { actor: ActorId },
    /// A distraction is used up.
    DistractionUsed { actor: ActorId },
    /// Somebody is held.
    Held { by: ActorId, on: ActorId },
    /// A hold ended.
    LetGo { by: ActorId, on: ActorId },
    /// Somebody held was thrown.
    Thrown {
        by: ActorId,
        on: ActorId,
        length: Length,
        /// Has the game master said how far, since the table has no figure?
        #[serde(default)]
        said: bool,
    },
    /// Somebody was thrown down.
    ThrownDown { actor: ActorId },
    /// How far apart two are now; `None` where that is open again.
    Apart { a: ActorId, b: ActorId, length: Option<Length> },
    /// A piece of gear changed hands.
    Taken { item: ItemId, by: ActorId, from: ActorId },
    /// A piece of gear was knocked away.
    KnockedAway { item: ItemId, from: ActorId },

    // ---- recovery ----
    /// Endurance came back.
    Rested { actor: ActorId, losses: Losses },
    /// Attributes are whole again.
    Restored { actor: ActorId },
    /// A boost is over.
    BoostEnded { actor: ActorId },
    /// A power stunt is over.
    StuntEnded { actor: ActorId },

    // ---- points ----
    /// A session began: everybody has one point.
    SessionBegan,
    /// A point was earned.
    PointEarned { seat: Seat, reason: PointReason },
    /// A point was spent.
    PointSpent { seat: Seat, on: PointUse },
    /// An attribute was boosted; endurance if `None`.
    Boosted { actor: ActorId, attribute: Option<Attribute>, lasting: bool },
    /// A power stunt holds.
    StuntBegan { stunt: Stunt },
    /// Somebody knows a skill from now on.
    Learned { actor: ActorId, skill: SkillId },
    /// A piece of gear came up.
    ItemAdded { item: Item },
    /// Somebody broke free from what made helpless.
    BrokeFree { actor: ActorId },

    // ---- failing forward, notes ----
    /// A failure moves the story; a false lead is told as a note only.
    FailedForward { actor: ActorId, failure: Failure },
    /// An especially good success brings something more.
    Benefit { actor: ActorId, text: Wording },
    /// Somebody was told something; whether it is true only the game master sees.
    NoteGiven { id: NoteId, to: Option<Seat>, text: Wording, genuine: bool },
    /// A complication is at work.
    Complication { actor: ActorId, text: Wording },
    /// A roll was set aside.
    Overruled { seat: Seat, text: Wording },

    // ---- tasks ----
    /// An extended task was set.
    TaskOpened { task: Task },
    /// Somebody scored, or an attempt failed.
    TaskCounted { id: TaskId, tally: [u8; 2], tries: u8 },
    /// A task is over.
    TaskClosed { id: TaskId, won: bool },

    // ---- the game master ----
    /// A person judged.
    Judged { judgement: Judgement, yes: bool },
    /// A consent was given, or not.
    Consented { seat: Seat, actor: ActorId, yes: bool },
    /// The game master set a fact by hand.
    Set {
        fact: Box<Fact>,
        /// House rules as they were before, where those change.
        #[serde(default)]
        was: Option<Shared<Switches>>,
    },
    /// A side is alone.
    SideAlone { side: Side },
}

impl Event {
    /// Is it one of the common events that hold nothing which needs dropping?
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

    /// The event as players may see it: a false note looks like a true one.
    //= zerospace.fail.false-lead
    pub fn for_players(&self) -> Cow<'_, Event> {
        match self {
            Event::NoteGiven { id, to, text, .. } => {
                Cow::Owned(Event::NoteGiven { id: *id, to: *to, text: text.clone(), genuine: true })
            }
            other => Cow::Borrowed(other),
        }
    }

    /// Whose alone it is to see, besides the game master; `None` where everybody may. Attacks on the mind are noticed
    /// by those concerned only.
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
