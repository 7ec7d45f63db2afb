//! What happened.

use std::borrow::Cow;

use schwung_table::Seat;
use serde::{Deserialize, Serialize};

use crate::{
    Actor, ActorId, Adjust, Against, AgendaId, AspectId, AspectKind, AspectRef, Bearer, Block, Conflict,
    Frame, Long, Profile, Severity, Shared, SkillId, Swap, Terms, Track, Why, Wording, ZoneId,
    judgement::Judgement,
};

/// A roll with all that counts toward it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Effort {
    /// Whose.
    pub actor: ActorId,
    /// The skill rolled; `None` where quality stands in its place.
    pub skill: Option<SkillId>,
    /// What the dice show.
    pub dice: i8,
    /// All parts beside the dice.
    pub terms: Terms,
    /// What gifts and the ends of the ladder do to it.
    #[serde(default, skip_serializing_if = "Adjust::is_none")]
    pub adjust: Adjust,
}

impl Effort {
    /// Skill and all modifiers, before any dice.
    pub fn new(actor: ActorId, skill: Option<SkillId>, terms: Terms) -> Effort {
        Effort { actor, skill, dice: 0, terms, adjust: Adjust::NONE }
    }

    /// Skill, dice and all modifiers, as the ladder counts them.
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

    /// As [`Effort::total`], however low or high that is.
    #[inline(always)]
    pub fn sum(&self) -> i16 {
        self.terms.sum() + i16::from(self.dice) + self.adjust.added()
    }
}

/// What kind of action somebody took, for the log.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Doing {
    /// An attack.
    Attack {
        /// On whom.
        on: ActorId,
        /// With which skill.
        skill: Option<SkillId>,
        /// For what.
        agenda: AgendaId,
    },
    /// A maneuver.
    Maneuver(Option<ActorId>),
    /// A block.
    Block,
    /// A sprint.
    Sprint,
    /// A push.
    Push(ActorId),
    /// A throw or knockback.
    Knockback(Option<ActorId>),
    /// A simple action.
    Simple,
    /// An assessment.
    Assess,
    /// One zone on foot.
    Walk,
    /// Taking up a weapon.
    Rearm,
    /// Nothing.
    Pass,
    /// Nothing but defending.
    FullDefense,
}

/// Who or what stands against a roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Opposition {
    /// A number that the game master set; hidden ones are for her eyes.
    Difficulty {
        /// The number.
        value: i16,
        /// Only the game master may see it.
        hidden: bool,
    },
    /// Somebody's roll.
    Roll(Effort),
    /// Somebody's skill as it is, without a roll.
    Standing(Effort),
    /// A block.
    Block {
        /// Whose.
        by: ActorId,
        /// How strong.
        strength: i16,
    },
}

impl Opposition {
    /// The number to beat.
    pub fn value(&self) -> i16 {
        match self {
            Opposition::Difficulty { value, .. } => *value,
            Opposition::Roll(effort) | Opposition::Standing(effort) => effort.total(),
            Opposition::Block { strength, .. } => *strength,
        }
    }
}

/// What shifts were spent on.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum ShiftUse {
    /// It took less time.
    Time,
    /// It was done better.
    Quality,
    /// It is harder to notice.
    Subtlety,
    /// Something that the skill allows, in words.
    Other(Wording),
}

/// What happened. Facts, not intentions.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)] // the fields are named for what they are; the variants say when
pub enum Event {
    // ---- conflict and turns ----
    /// A conflict began, in this order.
    ConflictBegan { conflict: Conflict, order: Vec<ActorId>, stake: Wording },
    /// An exchange began. The order is the old one unless it is given.
    ExchangeBegan { number: u16, first: Seat, order: Option<Vec<ActorId>> },
    /// Somebody's turn came.
    TurnBegan { actor: ActorId },
    /// Somebody began an action.
    ActionBegan { actor: ActorId, doing: Doing },
    /// An action, and the turn with it, is over.
    TurnEnded { actor: ActorId },
    /// Somebody holds.
    Held { actor: ActorId },
    /// A held action was not used.
    HoldLapsed { actor: ActorId },
    /// Somebody defends fully.
    FullDefense { actor: ActorId },
    /// Full defense ended with the exchange.
    FullDefenseLapsed { actor: ActorId },
    /// The conflict is over.
    ConflictEnded,
    /// The scene is over; stress clears for these, as bits.
    SceneEnded {
        #[serde(with = "crate::serial::bits")]
        #[cfg_attr(feature = "ts", ts(type = "number[]"))]
        cleared: u128,
    },
    /// Which skills restrict all actions now.
    Drawn { long: Long },

    // ---- rolls ----
    /// Somebody's effort as it stands: rolled, or changed since.
    Rolled { effort: Effort },
    /// Dice were rolled anew; the old ones are gone.
    Rerolled { effort: Effort },
    /// A roll met its opposition.
    Resolved { effort: Effort, opposition: Opposition, shifts: i16 },
    /// A contest was won, or is a tie where `winner` is `None`.
    ContestWon { winner: Option<ActorId>, shifts: i16 },
    /// A shift was spent; so many have gone into this by now, and that leads to this step of the time table or rung of the
    /// ladder, where it is known from what it began.
    ShiftSpent {
        actor: ActorId,
        on: ShiftUse,
        #[serde(default)]
        steps: u8,
        #[serde(default)]
        reached: Option<i16>,
    },
    /// The difficulty was made up of a rung and circumstances.
    DifficultySet { actor: ActorId, base: i8, factors: Vec<crate::Factor>, value: i16, hidden: bool },
    /// A skill stands against a roll as it is.
    Stands { effort: Effort },
    /// A failed roll fell short by so much. Never told of a hidden difficulty, which it would betray.
    FellShort { actor: ActorId, shifts: i16 },
    /// A success without shifts: what is left to do, if anything.
    OnlyJust { actor: ActorId, left: Wording },
    /// A result so high that it brings something more.
    ExtraGained { actor: ActorId, text: Wording },
    /// Neither side of a contest prevailed: what comes of it.
    Tied { a: ActorId, b: ActorId, then: Wording },
    /// Whoever did not roll has the shifts by which the other lost.
    MarginCredited { to: ActorId, by: ActorId, shifts: i16 },
    /// What those shifts do.
    MarginUsed { actor: ActorId, text: Wording },
    /// Spin that was not spent shows.
    Flourished { actor: ActorId, shifts: i16, text: Wording },
    /// A lengthy action took so long, in steps of the time table.
    TookTime { actor: ActorId, base: u8, step: u8, longer: bool },
    /// The game master rolled where nobody saw it.
    Veiled { check: Box<crate::VeiledCheck> },
    /// She shows what came of it.
    Unveiled { check: Box<crate::VeiledCheck> },
    /// A talent, gift or stunt was used, for so many fate points.
    GiftUsed { actor: ActorId, gift: u8, name: Wording, price: u8, text: Wording },
    /// Something happened without a roll, or beside one, which it lowers.
    Happened {
        actor: ActorId,
        text: Wording,
        /// How much it lowers the roll beside which it is done; 0 where it stands alone.
        #[serde(default)]
        beside: u8,
    },
    /// What else goes with a roll, before it: further skills, and the game master's modifier with her reason.
    Planned { actor: ActorId, combine: Vec<(SkillId, crate::Combine)>, modifier: crate::Modifier },
    /// A free action.
    FreeAction { actor: ActorId, text: Wording },

    // ---- attacks ----
    /// Somebody was attacked; it counts for full defense.
    Attacked { actor: ActorId },
    /// A protective block stood in for the defence.
    Protected { actor: ActorId, by: ActorId, strength: i16 },
    /// A block held.
    Blocked { actor: ActorId, by: ActorId, strength: i16 },
    /// A block was overcome.
    BlockOvercome { actor: ActorId, by: ActorId, shifts: i16 },
    /// An attack came to nothing.
    Missed { by: ActorId, on: ActorId, margin: i16 },
    /// An attack hit.
    Hit { by: Option<ActorId>, on: ActorId, shifts: u8, track: Track },
    /// One box was marked; `rolled_up` if a lower one was taken.
    BoxMarked { actor: ActorId, track: Track, number: u8, rolled_up: bool },
    /// Minions took stress: boxes filled, minions out.
    MinionsHit { actor: ActorId, boxes: u8, out: u16 },
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
    /// A companion dropped out in place of a consequence.
    CompanionLost {
        partner: ActorId,
        companion: u8,
        text: Wording,
        #[serde(default)]
        by: Option<ActorId>,
    },
    /// Somebody was taken out.
    TakenOut { actor: ActorId, by: Option<ActorId>, manner: Wording },
    /// The loser paid all fate points for another outcome.
    OutcomeContested { actor: ActorId, points: u8 },
    /// How somebody lost was changed.
    OutcomeChanged { actor: ActorId, manner: Wording },

    // ---- concessions ----
    /// A concession was offered.
    ConcessionOffered { actor: ActorId, terms: Wording },
    /// It was accepted; the offerer is out on these terms.
    Conceded { actor: ActorId, terms: Wording },
    /// It was refused; if the offer was reasonable, points move.
    ConcessionRefused { actor: ActorId, by: Option<ActorId>, reasonable: bool, paid: bool },

    // ---- blocks, spin, overflow ----
    /// A block stands.
    BlockMade { block: Block },
    /// A block is gone.
    BlockLapsed { by: ActorId, against: Against },
    /// Spin was gained; it must be used on the next action.
    SpinGained { by: ActorId },
    /// Spin changed a roll.
    SpinUsed { by: ActorId, on: ActorId, value: i8, how: Wording },
    /// Spin was not used.
    SpinLapsed { by: ActorId },
    /// Shifts were left over.
    Overflowed { by: ActorId, shifts: i16 },
    /// Overflow paid for something.
    OverflowSpent { by: ActorId, shifts: u8, text: Wording },

    // ---- movement and things ----
    /// Somebody moved.
    Moved { actor: ActorId, to: ZoneId },
    /// A thing ended up in a zone.
    ThingMoved { by: ActorId, text: Wording, to: ZoneId },
    /// The shifts do not pay for the first zone: nothing moves.
    TooShort { by: ActorId, need: i16, have: i16 },
    /// Somebody was disarmed.
    Disarmed { actor: ActorId, shifts: u8 },
    /// Somebody has a weapon in hand again.
    Rearmed { actor: ActorId },
    /// Somebody carries something heavy, or nothing (0).
    Loaded { actor: ActorId, weight: u8 },

    // ---- aspects and fate points ----
    /// An aspect came into play.
    AspectPlaced {
        id: AspectId,
        text: Wording,
        bearer: Bearer,
        kind: AspectKind,
        hidden: bool,
        free_tag: Option<ActorId>,
    },
    /// An aspect is gone; `hidden` if it was, for itself or with its bearer.
    AspectRemoved { id: AspectId, text: Wording, hidden: bool },
    /// An aspect was revealed to a seat, or to all.
    AspectRevealed { id: AspectId, to: Option<Seat> },
    /// A secret aspect of a sheet was revealed to a seat, or to all.
    SecretRevealed { actor: ActorId, aspect: u8, to: Option<Seat> },
    /// The free tag of an aspect went to somebody else.
    TagPassed { id: AspectId, to: ActorId },
    /// Somebody kept an aspect off with a fate point.
    AspectRefused { actor: ActorId, text: Wording },
    /// An aspect was invoked or tagged; `gone` has its wording if that was the end of it.
    Invoked { actor: ActorId, aspect: AspectRef, bearer: Bearer, free: bool, reroll: bool, gone: Wording },
    /// A plain +1 was bought.
    BonusBought { actor: ActorId },
    /// A skill stands in for another, by an aspect; `gone` has its wording if that was the end of it.
    Swapped {
        swap: Swap,
        aspect: AspectRef,
        lasting: bool,
        #[serde(default)]
        gone: Wording,
    },
    /// A swap ended.
    SwapLapsed { actor: ActorId, skill: SkillId },
    /// An aspect was compelled: accepted (points gained) or bought off (points lost).
    Compelled { actor: ActorId, aspect: AspectRef, accepted: bool, points: u8, effect: Wording },
    /// Something was declared; it is true now.
    Declared { actor: ActorId, text: Wording, aspect: Option<AspectRef> },
    /// An aspect was tagged for what it does, without a roll; `gone` has its wording if that was the end
    /// of it.
    TaggedForEffect {
        actor: ActorId,
        aspect: AspectRef,
        bearer: Bearer,
        free: bool,
        text: Wording,
        gone: Wording,
    },
    /// Fate points were set; the change is for the log.
    FatePoints { actor: ActorId, points: u8, change: i16 },

    // ---- groups ----
    /// A leader and a group go together; `spent` if the group has acted, so that it adds nothing to the leader's action of
    /// this exchange.
    Attached {
        leader: ActorId,
        group: ActorId,
        #[serde(default)]
        spent: bool,
    },
    /// They part.
    Detached { leader: ActorId, group: ActorId },
    /// Minions were divided anew: a group's size.
    Regrouped { group: ActorId, members: u16, wounds: u8 },
    /// A companion went off on her own, or came back.
    CompanionAway { partner: ActorId, companion: u8, away: bool },

    /// A companion was cut off from her partner; with an aspect about her that is a compel, and paid.
    CutOff { partner: ActorId, companion: u8, paid: bool },

    // ---- recovery ----
    /// A consequence was overcome.
    Recovered { actor: ActorId, id: AspectId, text: Wording },
    /// A new session began.
    SessionBegan { back_to_back: bool },

    // ---- the game master ----
    /// A person judged.
    Judged { judgement: Judgement, yes: bool },
    /// Something unusual was let pass, as far as the rules know.
    Warned { rule: Cow<'static, str> },
    /// The game master let pass what the rule bars; where points are wanted, what was wanted and what was paid.
    Overruled { actor: ActorId, rule: Cow<'static, str>, need: u8, paid: u8 },
    /// What was to be paid for cannot be paid any more: it comes to nothing.
    Unaffordable { actor: ActorId, need: u8, have: u8 },
    /// An announced action did not happen; nothing was used up.
    CalledOff { actor: ActorId, rule: Cow<'static, str> },
    /// The game master set a fact by hand.
    ActorSet { actor: ActorId, to: Box<Actor> },
    /// Somebody is hidden from now on.
    ActorHidden { actor: ActorId },
    /// Somebody hidden is shown to all.
    ActorShown { actor: ActorId },
    /// The game master changed a sheet, the zones or the skills.
    FrameSet {
        #[cfg_attr(feature = "ts", ts(as = "Frame"))]
        frame: Shared<Frame>,
        /// The borders that are others than before.
        #[serde(default)]
        ways: Vec<crate::Way>,
    },
    /// The game master changed switches.
    ProfileSet {
        #[cfg_attr(feature = "ts", ts(as = "Profile"))]
        profile: Shared<Profile>,
    },
    /// A skill came up that nobody had until now.
    SkillAdded { skill: Box<crate::Skill> },
    /// Somebody joined the scene.
    ActorJoined { sheet: Box<crate::Sheet>, actor: Box<Actor> },
    /// The game master said whose turn it is.
    TurnSet { actor: Option<ActorId> },
}

impl Event {
    /// Does it change any fact? Many only say how something came about.
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
        )
    }

    /// Is it one of the common events that hold nothing which needs dropping?
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
    /// The parts beside the dice, each with its reason.
    pub fn parts(&self) -> impl Iterator<Item = crate::Term> + use<> {
        let gift = Some(crate::Term { why: Why::Gift, value: self.adjust.gift() }).filter(|it| it.value != 0);
        self.terms.iter(self.skill).chain(gift)
    }

    /// With one more part.
    #[must_use]
    pub fn plus(mut self, why: Why, value: i8) -> Effort {
        match why {
            Why::Gift => self.adjust.set_gift(self.adjust.gift().saturating_add(value)),
            other => self.terms.add(other, value),
        }
        self
    }
}
