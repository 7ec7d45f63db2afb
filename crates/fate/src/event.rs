//! Events: what happened.

use std::borrow::Cow;

use schwung_table::Seat;
use serde::{Deserialize, Serialize};

use crate::{
    Actor, ActorId, Adjust, Against, AgendaId, AspectId, AspectKind, AspectRef, Bearer, Block, Conflict,
    Frame, Long, Profile, Severity, Shared, SkillId, Swap, Terms, Track, Why, Wording, ZoneId,
    judgement::Judgement,
};

/// A roll and everything that counts towards it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Effort {
    /// The rolling character.
    pub actor: ActorId,
    /// The skill rolled; `None` if quality replaces it.
    pub skill: Option<SkillId>,
    /// Total of the dice.
    pub dice: i8,
    /// All parts except the dice.
    pub terms: Terms,
    /// Adjustments by gifts and the ends of the ladder.
    #[serde(default, skip_serializing_if = "Adjust::is_none")]
    pub adjust: Adjust,
}

impl Effort {
    /// An effort before the roll.
    pub fn new(actor: ActorId, skill: Option<SkillId>, terms: Terms) -> Effort {
        Effort { actor, skill, dice: 0, terms, adjust: Adjust::NONE }
    }

    /// Total of skill, dice and all modifiers, within the ends of the ladder.
    //= sotc.basics.effort
    //= malmsturm.roll.result
    //= freefate.effort.formula
    //= malmsturm.roll.floor
    //= malmsturm.roll.floor-order
    #[inline(always)]
    pub fn total(&self) -> i16 {
        let plain = self.terms.sum() + i16::from(self.dice);
        if self.adjust.is_none() { plain } else { self.adjust.counted(plain) }
    }

    /// Like [`Effort::total`], but without the limits of the ladder.
    #[inline(always)]
    pub fn sum(&self) -> i16 {
        self.terms.sum() + i16::from(self.dice) + self.adjust.added()
    }
}

/// The kind of action, for the log.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Doing {
    /// An attack.
    Attack {
        /// The target.
        on: ActorId,
        /// The skill rolled.
        skill: Option<SkillId>,
        /// What the attacker wants.
        agenda: AgendaId,
    },
    /// A maneuver against this target, if any.
    Maneuver(Option<ActorId>),
    /// A block.
    Block,
    /// A sprint.
    Sprint,
    /// A push of this target.
    Push(ActorId),
    /// A throw or knockback of this target, or of an object.
    Knockback(Option<ActorId>),
    /// A simple action.
    Simple,
    /// An assessment.
    Assess,
    /// A walk into a neighbouring zone.
    Walk,
    /// Taking up a weapon again.
    Rearm,
    /// Doing nothing.
    Pass,
    /// Full defense as an action.
    FullDefense,
}

/// The opposition to a roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Opposition {
    /// A difficulty.
    Difficulty {
        /// The difficulty.
        value: i16,
        /// Whether only the game master may see it.
        hidden: bool,
    },
    /// Another character's roll.
    Roll(Effort),
    /// Another character's skill, without a roll.
    Standing(Effort),
    /// A block.
    Block {
        /// The blocking character.
        by: ActorId,
        /// Strength of the block.
        strength: i16,
    },
}

impl Opposition {
    /// The value to beat.
    pub fn value(&self) -> i16 {
        match self {
            Opposition::Difficulty { value, .. } => *value,
            Opposition::Roll(effort) | Opposition::Standing(effort) => effort.total(),
            Opposition::Block { strength, .. } => *strength,
        }
    }
}

/// What a shift was spent on.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum ShiftUse {
    /// Less time.
    Time,
    /// Better quality.
    Quality,
    /// Harder to notice.
    Subtlety,
    /// Another effect of the skill, in words.
    Other(Wording),
}

/// Something that happened. Events describe facts, not intentions.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)] // the field names speak for themselves
pub enum Event {
    // ---- conflict and turns ----
    /// A conflict began, in this order.
    ConflictBegan { conflict: Conflict, order: Vec<ActorId>, stake: Wording },
    /// An exchange began. `order` is only given if it changed.
    ExchangeBegan { number: u16, first: Seat, order: Option<Vec<ActorId>> },
    /// An actor who entered during the conflict took its place in the order.
    LinedUp { actor: ActorId, place: u8 },
    /// The turn of an actor began.
    TurnBegan { actor: ActorId },
    /// An actor began an action.
    ActionBegan { actor: ActorId, doing: Doing },
    /// An action ended, and the turn with it.
    TurnEnded { actor: ActorId },
    /// An actor holds its action.
    Held { actor: ActorId },
    /// A held action was not used.
    HoldLapsed { actor: ActorId },
    /// An actor declared full defense.
    FullDefense { actor: ActorId },
    /// Full defense ended with the exchange.
    FullDefenseLapsed { actor: ActorId },
    /// The conflict ended.
    ConflictEnded,
    /// The scene ended, which clears the stress of these actors: a bit mask, serialised as a list of ids.
    SceneEnded {
        #[serde(with = "crate::serial::bits")]
        #[cfg_attr(feature = "ts", ts(type = "number[]"))]
        cleared: u128,
    },
    /// These skills restrict all actions from now on.
    Drawn { long: Long },

    // ---- rolls ----
    /// An effort in its present form: rolled, or changed since.
    Rolled { effort: Effort },
    /// Dice were rolled again and replaced the old ones.
    Rerolled { effort: Effort },
    /// A roll was compared with its opposition.
    Resolved { effort: Effort, opposition: Opposition, shifts: i16 },
    /// A contest was won, or tied if `winner` is `None`.
    ContestWon { winner: Option<ActorId>, shifts: i16 },
    /// A shift was spent. `steps` counts the shifts spent on this use so far. `reached` is the resulting step
    /// of the time table or rung of the ladder, if the starting point is known.
    ShiftSpent {
        actor: ActorId,
        on: ShiftUse,
        #[serde(default)]
        steps: u8,
        #[serde(default)]
        reached: Option<i16>,
    },
    /// A difficulty was calculated from a rung and circumstances.
    DifficultySet { actor: ActorId, base: i8, factors: Vec<crate::Factor>, value: i16, hidden: bool },
    /// A skill opposes a roll without being rolled.
    Stands { effort: Effort },
    /// A roll failed by this many shifts. Never reported for hidden difficulties, which it would reveal.
    FellShort { actor: ActorId, shifts: i16 },
    /// A success without shifts; `left` is what remains to be done, if anything.
    OnlyJust { actor: ActorId, left: Wording },
    /// A very high result brought an additional benefit.
    ExtraGained { actor: ActorId, text: Wording },
    /// A contest was a draw; `then` is the outcome.
    Tied { a: ActorId, b: ActorId, then: Wording },
    /// The character who did not roll gets the shifts by which the other lost.
    MarginCredited { to: ActorId, by: ActorId, shifts: i16 },
    /// The effect of these shifts.
    MarginUsed { actor: ActorId, text: Wording },
    /// Unspent spin had a visible effect.
    Flourished { actor: ActorId, shifts: i16, text: Wording },
    /// A lengthy action took `step` instead of `base`, both in steps of the time table.
    TookTime { actor: ActorId, base: u8, step: u8, longer: bool },
    /// The game master rolled in secret.
    Veiled { check: Box<crate::VeiledCheck> },
    /// The game master revealed the result of a veiled roll.
    Unveiled { check: Box<crate::VeiledCheck> },
    /// A talent, gift or stunt was used, for `price` fate points.
    GiftUsed { actor: ActorId, gift: u8, name: Wording, price: u8, text: Wording },
    /// Something happened without a roll, or as a supplemental action.
    Happened {
        actor: ActorId,
        text: Wording,
        /// The penalty to the roll that it accompanies; 0 if it stands alone.
        #[serde(default)]
        beside: u8,
    },
    /// Additions to a roll, announced before it: secondary skills, and the game master's modifier with its
    /// reason.
    Planned { actor: ActorId, combine: Vec<(SkillId, crate::Combine)>, modifier: crate::Modifier },
    /// A free action was taken.
    FreeAction { actor: ActorId, text: Wording },

    // ---- attacks ----
    /// An actor was attacked, which matters for full defense.
    Attacked { actor: ActorId },
    /// A protective block replaced the defence.
    Protected { actor: ActorId, by: ActorId, strength: i16 },
    /// A block stopped an action.
    Blocked { actor: ActorId, by: ActorId, strength: i16 },
    /// A block was overcome.
    BlockOvercome { actor: ActorId, by: ActorId, shifts: i16 },
    /// An attack failed.
    Missed { by: ActorId, on: ActorId, margin: i16 },
    /// An attack hit.
    Hit { by: Option<ActorId>, on: ActorId, shifts: u16, track: Track },
    /// A box was marked; `rolled_up` if the box of the hit was taken and a higher one was used.
    BoxMarked { actor: ActorId, track: Track, number: u8, rolled_up: bool },
    /// A group of minions took stress: boxes filled, and minions taken out.
    MinionsHit { actor: ActorId, boxes: u16, out: u16 },
    /// A consequence was taken.
    ConsequenceTaken {
        actor: ActorId,
        id: AspectId,
        severity: Severity,
        track: Track,
        text: Wording,
        by: Option<ActorId>,
        free_tag: bool,
    },
    /// A companion dropped out instead of a consequence.
    CompanionLost {
        partner: ActorId,
        companion: u8,
        text: Wording,
        #[serde(default)]
        by: Option<ActorId>,
    },
    /// An actor was taken out.
    TakenOut { actor: ActorId, by: Option<ActorId>, manner: Wording },
    /// The loser paid all fate points for another outcome.
    OutcomeContested { actor: ActorId, points: u8 },
    /// The manner of the defeat was changed.
    OutcomeChanged { actor: ActorId, manner: Wording },

    // ---- concessions ----
    /// A concession was offered.
    ConcessionOffered { actor: ActorId, terms: Wording },
    /// A concession was accepted; the character is out on these terms.
    Conceded { actor: ActorId, terms: Wording },
    /// A concession was refused; if the offer was reasonable, fate points change hands.
    ConcessionRefused { actor: ActorId, by: Option<ActorId>, reasonable: bool, paid: bool },

    // ---- blocks, spin, overflow ----
    /// A block was made.
    BlockMade { block: Block },
    /// A block ended.
    BlockLapsed { by: ActorId, against: Against },
    /// Spin was gained; it must be used on the next action.
    SpinGained { by: ActorId },
    /// Spin changed a roll.
    SpinUsed { by: ActorId, on: ActorId, value: i8, how: Wording },
    /// Spin lapsed unused.
    SpinLapsed { by: ActorId },
    /// Shifts were left over as overflow.
    Overflowed { by: ActorId, shifts: i16 },
    /// Overflow was spent.
    OverflowSpent { by: ActorId, shifts: u16, text: Wording },

    // ---- movement and things ----
    /// An actor moved.
    Moved { actor: ActorId, to: ZoneId },
    /// An object ended up in a zone.
    ThingMoved { by: ActorId, text: Wording, to: ZoneId },
    /// The shifts were too few for the first zone, so nothing moved.
    TooShort { by: ActorId, need: i16, have: i16 },
    /// The shifts of a sprint do not pay for the whole way; `granted` if they pay for none of it, and one zone is free.
    RanShort { actor: ActorId, have: i16, need: i16, granted: bool },
    /// An actor was disarmed.
    Disarmed { actor: ActorId, shifts: u16 },
    /// An actor has a weapon in hand again.
    Rearmed { actor: ActorId },
    /// An actor carries a load of this weight factor; 0 for none.
    Loaded { actor: ActorId, weight: u8 },

    // ---- aspects and fate points ----
    /// An aspect was placed.
    AspectPlaced {
        id: AspectId,
        text: Wording,
        bearer: Bearer,
        kind: AspectKind,
        hidden: bool,
        free_tag: Option<ActorId>,
    },
    /// An aspect was removed; `hidden` if it was hidden, either itself or because of its bearer.
    AspectRemoved { id: AspectId, text: Wording, hidden: bool },
    /// An aspect was revealed to a seat, or to all.
    AspectRevealed { id: AspectId, to: Option<Seat> },
    /// The game master reworded an aspect. `was` is its former wording, `hidden` whether it is hidden.
    AspectReworded { id: AspectId, was: Wording, text: Wording, hidden: bool },
    /// A secret aspect of a sheet was revealed to a seat, or to all.
    SecretRevealed { actor: ActorId, aspect: u8, to: Option<Seat> },
    /// The free tag of an aspect was passed on.
    TagPassed { id: AspectId, to: ActorId },
    /// An actor paid a fate point to refuse an aspect.
    AspectRefused { actor: ActorId, text: Wording },
    /// An aspect was invoked or tagged; `gone` has its wording if this removed it.
    Invoked { actor: ActorId, aspect: AspectRef, bearer: Bearer, free: bool, reroll: bool, gone: Wording },
    /// A plain +1 was bought.
    BonusBought { actor: ActorId },
    /// A skill replaces another, because of an aspect; `gone` has its wording if this removed it.
    Swapped {
        swap: Swap,
        aspect: AspectRef,
        lasting: bool,
        #[serde(default)]
        gone: Wording,
    },
    /// A replacement of a skill ended.
    SwapLapsed { actor: ActorId, skill: SkillId },
    /// An aspect was compelled: accepted (points gained) or bought off (points lost).
    Compelled { actor: ActorId, aspect: AspectRef, accepted: bool, points: u8, effect: Wording },
    /// A fact was declared and is now true.
    Declared { actor: ActorId, text: Wording, aspect: Option<AspectRef> },
    /// An aspect was tagged for effect, without a roll; `gone` has its wording if this removed it.
    TaggedForEffect {
        actor: ActorId,
        aspect: AspectRef,
        bearer: Bearer,
        free: bool,
        text: Wording,
        gone: Wording,
    },
    /// Fate points were set; `change` is for the log.
    FatePoints { actor: ActorId, points: u8, change: i16 },

    // ---- groups ----
    /// A leader joined a group. `spent` if the group has already acted in this exchange and therefore adds
    /// nothing to the leader's action.
    Attached {
        leader: ActorId,
        group: ActorId,
        #[serde(default)]
        spent: bool,
    },
    /// A leader left a group.
    Detached { leader: ActorId, group: ActorId },
    /// Minions were redistributed: the new size of a group.
    Regrouped { group: ActorId, members: u16, wounds: u8 },
    /// A companion went away, or came back.
    CompanionAway { partner: ActorId, companion: u8, away: bool },

    /// A companion was cut off from its partner. If the partner has an aspect about it, this is a compel and
    /// pays a fate point.
    CutOff { partner: ActorId, companion: u8, paid: bool },

    // ---- recovery ----
    /// A consequence was overcome.
    Recovered { actor: ActorId, id: AspectId, text: Wording },
    /// A new session began.
    SessionBegan { back_to_back: bool },

    // ---- the game master ----
    /// The game master made a judgement, or the default applied.
    Judged { judgement: Judgement, yes: bool },
    /// Something unusual was allowed, according to the rules.
    Warned { rule: Cow<'static, str> },
    /// The game master permitted what a rule bars; `need` and `paid` are the required and the paid fate
    /// points.
    Overruled { actor: ActorId, rule: Cow<'static, str>, need: u8, paid: u8 },
    /// Something could no longer be paid for, and has no effect.
    Unaffordable { actor: ActorId, need: u8, have: u8 },
    /// Somebody was to gain a fate point, and has as many as the software keeps.
    PointsFull { actor: ActorId },
    /// An announced action did not take place; nothing was used up.
    CalledOff { actor: ActorId, rule: Cow<'static, str> },
    /// The game master set the facts of an actor.
    ActorSet { actor: ActorId, to: Box<Actor> },
    /// An actor was hidden.
    ActorHidden { actor: ActorId },
    /// A hidden actor was shown to all.
    ActorShown { actor: ActorId },
    /// The game master changed a sheet, the zones or the skills.
    FrameSet {
        #[cfg_attr(feature = "ts", ts(as = "Frame"))]
        frame: Shared<Frame>,
        /// The borders that changed.
        #[serde(default)]
        ways: Vec<crate::Way>,
    },
    /// The game master changed switches.
    ProfileSet {
        #[cfg_attr(feature = "ts", ts(as = "Profile"))]
        profile: Shared<Profile>,
    },
    /// A skill was added to the list.
    SkillAdded { skill: Box<crate::Skill> },
    /// An actor joined the scene.
    ActorJoined { sheet: Box<crate::Sheet>, actor: Box<Actor> },
    /// The game master set whose turn it is.
    TurnSet { actor: Option<ActorId> },
}

impl Event {
    /// Returns whether the event changes the state. Many events only explain how something came about.
    #[inline(always)]
    pub(crate) fn changes_facts(&self) -> bool {
        !matches!(
            self,
            Event::Rolled { .. }
                | Event::Rerolled { .. }
                | Event::Resolved { .. }
                | Event::Missed { .. }
                | Event::Hit { .. }
                | Event::Protected { .. }
                | Event::Blocked { .. }
                | Event::BlockOvercome { .. }
                | Event::ThingMoved { .. }
                | Event::TooShort { .. }
                | Event::RanShort { .. }
                | Event::Overflowed { .. }
                | Event::OverflowSpent { .. }
                | Event::ContestWon { .. }
                | Event::ShiftSpent { .. }
                | Event::DifficultySet { .. }
                | Event::Stands { .. }
                | Event::FellShort { .. }
                | Event::OnlyJust { .. }
                | Event::ExtraGained { .. }
                | Event::Tied { .. }
                | Event::MarginCredited { .. }
                | Event::MarginUsed { .. }
                | Event::Flourished { .. }
                | Event::TookTime { .. }
                | Event::Happened { .. }
                | Event::Planned { .. }
                | Event::OutcomeChanged { .. }
                | Event::ConcessionOffered { .. }
                | Event::Judged { .. }
                | Event::Warned { .. }
                | Event::CalledOff { .. }
                | Event::Overruled { .. }
                | Event::Unaffordable { .. }
                | Event::PointsFull { .. }
        )
    }

    /// Returns whether it is one of the common events that own no heap memory.
    #[inline(always)]
    pub(crate) fn holds_nothing(&self) -> bool {
        matches!(
            self,
            Event::Rolled { .. }
                | Event::Resolved { .. }
                | Event::Missed { .. }
                | Event::Hit { .. }
                | Event::ActionBegan { .. }
                | Event::TurnEnded { .. }
                | Event::TurnBegan { .. }
                | Event::Attacked { .. }
                | Event::BoxMarked { .. }
                | Event::SpinGained { .. }
                | Event::SpinLapsed { .. }
        )
    }
}

impl Effort {
    /// The parts except the dice, each with its reason.
    pub fn parts(&self) -> impl Iterator<Item = crate::Term> + use<> {
        let gift = Some(crate::Term { why: Why::Gift, value: self.adjust.gift() }).filter(|it| it.value != 0);
        self.terms.iter(self.skill).chain(gift)
    }

    /// The effort with one more part.
    #[must_use]
    pub fn plus(mut self, why: Why, value: i8) -> Effort {
        match why {
            Why::Gift => self.adjust.set_gift(self.adjust.gift().saturating_add(value)),
            other => self.terms.add(other, value),
        }
        self
    }
}
