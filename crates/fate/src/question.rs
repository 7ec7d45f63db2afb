//! Questions to people, and their answers.

use serde::{Deserialize, Serialize};
use std::hash::{Hash, Hasher};

use schwung_table::{Known, Line, Names};

use crate::{
    ActorId, AgendaId, AspectRef, Effort, Fate, Judgement, Severity, SkillId, SkillSet, Track, Wording,
    ZoneId,
    eyes::{has_companion, shown},
};

schwung_table::questions! {
    Fate, "question-";

    /// Asks the target of an attack or a maneuver which skill to defend with, and whether to declare full
    /// defense.
    #[known(who, told(effort, listed, may_full))]
    Defend "defend" {
        /// The defending character.
        who: ActorId,
        /// The acting character.
        by: ActorId,
        /// The effort to beat.
        effort: i16,
        /// What the attacker wants; `None` for a maneuver.
        agenda: Option<AgendaId>,
        /// The skills that can be used for defence; any if empty.
        listed: SkillSet,
        /// Whether full defense can be declared now.
        may_full: bool,
    } -> Defence;
    /// Asks for invoking an aspect after the roll.
    #[known(who, told(clash, used))]
    Invoke "invoke" {
        /// The asked character.
        who: ActorId,
        /// The present efforts.
        clash: Clash,
        /// Aspects that were already used on these rolls.
        used: UsedAspects,
    } -> Invocation;
    /// Asks the game master for a difficulty.
    #[known(who)]
    SetDifficulty "set-difficulty" {
        /// The character who is about to roll.
        who: ActorId,
        /// The skill rolled.
        skill: Option<SkillId>,
    } -> Rated;
    /// Asks what happens with the shifts of a character who did not roll and won.
    #[known(who, told(shifts, spin))]
    #[line(say(seat, actor = who, n = shifts))]
    OpponentShifts "opponent-shifts" {
        /// The character who has the shifts.
        who: ActorId,
        /// Number of shifts.
        shifts: i16,
        /// Whether they can be taken as spin.
        spin: bool,
    } -> MarginUse;
    /// Asks whether to complete a failed action in more time.
    #[known(who, told(base, step))]
    TakeLonger "take-longer" {
        /// The acting character.
        who: ActorId,
        /// Planned duration, as a step of the time table.
        base: u8,
        /// The longer duration, as a step of the time table.
        step: u8,
    } -> bool, rule "freefate.time.failure-longer", usually yes;
    /// Asks for buying a +1 or using an aspect before the roll.
    #[known(who, told(bought, acting, used))]
    Buy "buy" {
        /// The asked character.
        who: ActorId,
        /// Number of +1 already bought on this roll.
        bought: u8,
        /// The effort without the dice.
        effort: Effort,
        /// Whether `who` is acting. Otherwise it rolls against somebody.
        acting: bool,
        /// The character on the other side, if any.
        other: Option<ActorId>,
        /// Aspects that were already used on these rolls.
        used: UsedAspects,
    } -> Early;
    /// Asks what absorbs a hit.
    #[known(who, told(shifts, track))]
    Absorb "absorb" {
        /// The character who was hit.
        who: ActorId,
        /// The attacker, if any.
        by: Option<ActorId>,
        /// Number of shifts of the hit.
        shifts: u16,
        /// The affected stress track.
        track: Track,
    } -> Absorption;
    /// Asks for a description in words.
    #[known(what)]
    #[line(about(what))]
    Word "word" {
        /// What is to be described.
        what: WordFor,
    } -> Wording;
    /// Asks the game master for a judgement.
    #[known(judgement)]
    #[line(about(judgement))]
    Judge "judge" {
        /// The decision to make.
        judgement: Judgement,
    } -> bool;
    /// Asks whether to offer a concession after a consequence.
    #[known(who, told(grit))]
    Concede "concede" {
        /// The character who may concede.
        who: ActorId,
        /// The character who inflicted the consequence, if any.
        to: Option<ActorId>,
        /// Whether the character's grit is exhausted.
        grit: bool,
    } -> Offered;
    /// Asks whether to accept a concession.
    #[known(from, told(terms))]
    #[line(about(who, from))]
    Accept "accept" {
        /// The character who inflicted the damage.
        who: Option<ActorId>,
        /// The conceding character.
        from: ActorId,
        /// The offered terms.
        terms: Wording,
    } -> bool, rule "sotc.concession.accept", usually yes;
    /// Asks the loser whether to pay all fate points for another outcome.
    #[known(who, told(manner))]
    Plead "plead" {
        /// The defeated character.
        who: ActorId,
        /// The outcome according to the winner.
        manner: Wording,
    } -> bool;
    /// Asks whether to pay a fate point to refuse an aspect from a maneuver.
    #[known(who, told(text))]
    #[line(say(actor = who, words = text))]
    RefuseAspect "refuse-aspect" {
        /// The character who would bear the aspect.
        who: ActorId,
        /// Wording of the aspect.
        text: Wording,
    } -> bool;
    /// Asks whether to use spin on this action.
    #[known(who, told(lead))]
    UseSpin "use-spin" {
        /// The character who has spin.
        who: ActorId,
        /// The acting character.
        acting: ActorId,
        /// The character who rolls against it, if any.
        against: Option<ActorId>,
        /// Lead of the acting character, in shifts.
        lead: i16,
    } -> SpinUse;
    /// Asks whether a good defence brings spin or overflow.
    #[known(who, told(shifts))]
    #[line(say(actor = who, n = shifts))]
    SpinOrOverflow "spin-or-overflow" {
        /// The defending character.
        who: ActorId,
        /// Number of shifts by which the defence succeeded.
        shifts: i16,
    } -> Gain;
    /// Asks how to use overflow.
    #[known(who, told(left))]
    #[line(say(actor = who, n = left))]
    Overflow "overflow" {
        /// The character who has it.
        who: ActorId,
        /// Number of shifts left.
        left: i16,
    } -> OverflowUse;
    /// Asks how to spend a shift.
    #[known(every(who, shown(hidden)), told(left, at, quality, subtlety, hidden))]
    SpendShift "spend-shift" {
        /// The character who has the shifts.
        who: ActorId,
        /// Number of shifts left.
        left: i16,
        /// The present duration as a step of the time table, if time is counted.
        at: Option<u8>,
        /// What one more shift would make of the quality: steps, and the rung that they lead to, where it is known.
        quality: (u8, Option<i16>),
        /// The same of how hard it is to notice.
        subtlety: (u8, Option<i16>),
        /// Whether the number of shifts would reveal a hidden difficulty.
        hidden: bool,
    } -> ShiftSpend;
    /// Asks a holding character whether to act now, after another turn has ended.
    #[known(who)]
    #[line(say(actor = who))]
    StepIn "step-in" {
        /// The holding character.
        who: ActorId,
    } -> StepsIn, declined by StepsIn(false);
    /// Asks whether the remaining shifts of a push should cause stress.
    #[known(who, told(shifts))]
    #[line(say(actor = who, n = shifts))]
    LeftoverStress "leftover-stress" {
        /// The character who pushed.
        who: ActorId,
        /// Number of shifts.
        shifts: u16,
    } -> bool;
    /// Asks how many minions to leave standing, for overflow, if a hit would take out the whole group.
    #[known(who, told(most))]
    #[line(say(actor = who, n = most))]
    Spare "spare" {
        /// The attacker.
        who: ActorId,
        /// The highest possible answer: the size of the group.
        most: u8,
    } -> u8;
    /// Asks the game master whether to repeat a tied contest.
    #[known(any(a, b))]
    #[line(about(a), say(seat, actor = a, other = b))]
    TiedContest "tied-contest" {
        /// One side.
        a: ActorId,
        /// The other.
        b: ActorId,
    } -> bool, rule "sotc.contest.tie", usually yes;
    /// Asks which skill to use in a contest.
    #[known(who)]
    #[line(say(actor = who, skill = proposed))]
    ContestSkill "contest-skill" {
        /// The asked character.
        who: ActorId,
        /// The skill that the command proposes.
        proposed: SkillId,
    } -> SkillId;
    /// Asks the game master for the penalty of a block, or whether to refuse it because it covers too much.
    #[known(by, told(text))]
    #[line(about(by), say(seat, actor = by, words = text))]
    BlockPenalty "block-penalty" {
        /// The blocking character.
        by: ActorId,
        /// Description in the player's words.
        text: Wording,
    } -> BlockRuling;
    /// Asks how long a skill may replace another.
    #[known(who)]
    #[line(say(seat, actor = who, skill))]
    SwapDuration "swap-duration" {
        /// The character.
        who: ActorId,
        /// The skill used instead.
        skill: SkillId,
    } -> Duration;
    /// Asks whether to accept a compel.
    #[known(who, told(points, effect))]
    #[line(say(actor = who, aspect, words = effect, n = points))]
    Compelled "compelled" {
        /// The character who bears the aspect.
        who: ActorId,
        /// The aspect.
        aspect: AspectRef,
        /// Fate points gained by accepting.
        points: u8,
        /// The proposed complication.
        effect: Wording,
    } -> bool;
}

impl Invoke {
    /// How many shifts the asked side lacks for what it wants; 0 or less if it has that. `None` if it does not know:
    /// the difference to a hidden difficulty is nobody's to know.
    pub fn missing(&self) -> Option<i16> {
        let hidden = matches!(
            self.clash.against,
            AgainstRoll::Number { hidden: true, .. } | AgainstRoll::Standing { .. }
        );
        (!hidden).then(|| self.clash.missing(self.who == self.clash.effort.actor))
    }
}

/// Two opposed efforts that can still change.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Names)]
pub struct Clash {
    /// The effort of the acting character.
    pub effort: Effort,
    /// The opposition.
    pub against: AgainstRoll,
    /// What the acting side tries to achieve.
    pub stakes: Stakes,
}

/// What is at stake in a comparison. It says which lead satisfies which side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Names)]
pub enum Stakes {
    /// A hit, which takes at least one shift.
    Hit,
    /// An effect on somebody who resists, which takes at least one shift.
    Effect,
    /// A number to be reached.
    Number,
    /// A contest, which takes a shift to win on both sides.
    Contest,
}

impl Stakes {
    /// The least lead of the acting side that satisfies it.
    //= sotc.attack.hit
    //= sotc.maneuver.targeted-one-shift
    //= sotc.basics.zero-shift-success
    pub fn acting(self) -> i16 {
        match self {
            Stakes::Hit | Stakes::Effect | Stakes::Contest => 1,
            Stakes::Number => 0,
        }
    }

    /// The greatest lead of the acting side that satisfies the other one. On a tie, a defender is not hit.
    //= sotc.attack.tie
    //= sotc.attack.defender-wins
    //= sotc.contest.tie
    pub fn reacting(self) -> i16 {
        match self {
            Stakes::Hit | Stakes::Effect => 0,
            Stakes::Number | Stakes::Contest => -1,
        }
    }
}

/// The opposition to a roll that can still change.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Names)]
pub enum AgainstRoll {
    /// A difficulty.
    Number {
        /// The difficulty.
        value: i16,
        /// Whether only the game master may see it.
        hidden: bool,
    },
    /// A protective block for a character who does not defend.
    Block {
        /// The protected character.
        on: ActorId,
        /// The blocking character.
        by: ActorId,
        /// Strength of the block.
        strength: i16,
    },
    /// A roll, or a protective block if that is better.
    Roll {
        /// The roll.
        effort: Effort,
        /// Blocking character and strength of the protective block.
        shield: Option<(ActorId, i16)>,
    },
    /// A skill without a roll, or a protective block if that is better. Neither can be changed.
    Standing {
        /// The skill.
        effort: Effort,
        /// Blocking character and strength of the protective block.
        shield: Option<(ActorId, i16)>,
    },
}

impl AgainstRoll {
    /// The character on the other side, with or without a roll.
    #[inline]
    pub fn actor(&self) -> Option<ActorId> {
        match self {
            AgainstRoll::Number { .. } | AgainstRoll::Block { .. } => None,
            AgainstRoll::Roll { effort, .. } | AgainstRoll::Standing { effort, .. } => Some(effort.actor),
        }
    }

    /// The value to beat.
    #[inline(always)]
    pub fn value(&self) -> i16 {
        match self {
            AgainstRoll::Number { value, .. } => *value,
            AgainstRoll::Block { strength, .. } => *strength,
            AgainstRoll::Roll { effort, shield: None } | AgainstRoll::Standing { effort, shield: None } => {
                effort.total()
            }
            //= sotc.block.protect-better
            AgainstRoll::Roll { effort, shield: Some((_, strength)) }
            | AgainstRoll::Standing { effort, shield: Some((_, strength)) } => effort.total().max(*strength),
        }
    }
}

impl Clash {
    /// Lead of the acting character, in shifts.
    #[inline(always)]
    pub fn lead(&self) -> i16 {
        self.effort.total() - self.against.value()
    }

    /// How many shifts a side lacks for what it wants; 0 or less if it has that.
    pub fn missing(&self, acting: bool) -> i16 {
        if acting { self.stakes.acting() - self.lead() } else { self.lead() - self.stakes.reacting() }
    }
}

/// Aspects that were used on the rolls of a comparison. No aspect can be used twice on the same roll.
//= malmsturm.invoke.same-aspect-once
//= malmsturm.invoke.same-aspect-other-roll
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct UsedAspects {
    /// The indexes of aspects: within sheets, with the character in the upper half, or their ids. Unused
    /// entries are 0.
    items: [u16; UsedAspects::MOST],
    /// Bit n is set if item n was created during play.
    created: u32,
    /// Bit n is set if item n was used on the roll of the acting character.
    acting: u32,
    len: u8,
}

impl Hash for UsedAspects {
    #[inline]
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        self.items[..usize::from(self.len)].iter().for_each(|&item| hasher.write_u16(item));
        hasher.write_u64(u64::from(self.created) << 32 | u64::from(self.acting));
        hasher.write_u8(self.len);
    }
}

/// Internal: people refer to none of them.
impl<N> Names<N> for UsedAspects {}

impl UsedAspects {
    /// Maximal number for all rolls of a comparison. Further ones are refused as a limit of the software.
    pub const MOST: usize = 32;

    /// Encodes an aspect and the roll it was used on: that of the acting character, or the opposing one.
    #[inline]
    fn number(aspect: AspectRef, acting: bool) -> u32 {
        let roll = u32::from(acting) << 17;
        roll | match aspect {
            AspectRef::Sheet(actor, n) => u32::from(actor.0) << 8 | u32::from(n),
            AspectRef::Play(id) => 1 << 16 | u32::from(id.0),
        }
    }

    /// The encoded aspects, in ascending order.
    #[inline]
    fn numbers(&self) -> impl Iterator<Item = u32> + use<'_> {
        (0..usize::from(self.len)).map(|n| self.number_at(n))
    }

    #[inline]
    fn number_at(&self, n: usize) -> u32 {
        u32::from(self.items[n]) | (self.created >> n & 1) << 16 | (self.acting >> n & 1) << 17
    }

    /// Returns whether an aspect was used on the roll of the acting character, or on the opposing one.
    #[inline]
    pub fn contains(&self, aspect: AspectRef, acting: bool) -> bool {
        let number = UsedAspects::number(aspect, acting);
        let mut items = self.items[..usize::from(self.len)].iter().enumerate();
        items.any(|(n, &item)| item == number as u16 && self.number_at(n) == number)
    }

    /// Number of aspects used, on all rolls.
    #[inline]
    pub fn count(&self) -> usize {
        usize::from(self.len)
    }

    /// Number of aspects from the sheet of `actor` that were used on this roll.
    #[inline]
    pub fn of_sheet(&self, actor: ActorId, acting: bool) -> usize {
        let roll = if acting { self.acting } else { !self.acting } & !self.created;
        let items = self.items[..usize::from(self.len)].iter().enumerate();
        items.filter(|(n, item)| **item >> 8 == u16::from(actor.0) && roll >> n & 1 == 1).count()
    }

    /// Returns whether no further aspect can be added.
    #[inline]
    pub fn is_full(&self) -> bool {
        usize::from(self.len) == UsedAspects::MOST
    }

    /// Adds those of `other`.
    pub(crate) fn merge(&mut self, other: &UsedAspects) {
        for number in other.numbers() {
            if !self.numbers().any(|it| it == number) {
                self.insert_number(number);
            }
        }
    }

    /// Keeps only those on the roll of the acting character, which is compared with another roll next.
    pub(crate) fn forget_reactions(&mut self) {
        let all = *self;
        *self = UsedAspects::default();
        all.numbers().filter(|it| it >> 17 & 1 == 1).for_each(|it| self.insert_number(it));
    }

    /// Keeps the entries sorted, so that the order of use does not matter.
    pub(crate) fn insert(&mut self, aspect: AspectRef, acting: bool) {
        self.insert_number(UsedAspects::number(aspect, acting));
    }

    fn insert_number(&mut self, number: u32) {
        if self.is_full() {
            return;
        }
        let len = usize::from(self.len);
        let at = self.numbers().take_while(|it| *it < number).count();
        self.items.copy_within(at..len, at + 1);
        self.items[at] = number as u16;
        let below = (1 << at) - 1;
        let insert = |bits: u32, bit: u32| bits & below | (bits & !below) << 1 | bit << at;
        self.created = insert(self.created, number >> 16 & 1);
        self.acting = insert(self.acting, number >> 17 & 1);
        self.len += 1;
    }
}

/// What is used before the roll.
//= malmsturm.invoke.timing
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Early {
    /// Nothing more; the dice are rolled.
    Nothing,
    /// A plain +1.
    Bonus,
    /// An aspect for +2. A new roll is not possible yet.
    Aspect {
        /// The aspect.
        aspect: AspectRef,
        /// Whether a free tag is used.
        free: bool,
    },
    /// A talent, gift or stunt with a bonus and a price, by its index.
    Gift(u8),
}

impl From<Early> for Answer {
    #[inline]
    fn from(early: Early) -> Answer {
        match early {
            Early::Nothing => Answer::No,
            Early::Bonus => Answer::Yes,
            Early::Aspect { aspect, free } => {
                Answer::Invocation(Invocation::Aspect { aspect, free, reroll: false })
            }
            Early::Gift(gift) => Answer::Invocation(Invocation::Gift(gift)),
        }
    }
}

impl TryFrom<Answer> for Early {
    type Error = Answer;
    #[inline]
    fn try_from(answer: Answer) -> Result<Early, Answer> {
        match answer {
            Answer::No | Answer::Invocation(Invocation::Pass) => Ok(Early::Nothing),
            Answer::Yes | Answer::Invocation(Invocation::Bonus) => Ok(Early::Bonus),
            Answer::Invocation(Invocation::Aspect { aspect, free, reroll: false }) => {
                Ok(Early::Aspect { aspect, free })
            }
            Answer::Invocation(Invocation::Gift(gift)) => Ok(Early::Gift(gift)),
            other => Err(other),
        }
    }
}

/// A way of defending.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Defence {
    /// The skill; `None` if quality replaces it.
    pub skill: Option<SkillId>,
    /// Whether full defense is declared now.
    pub full: bool,
}

/// Whether and how an aspect or a bonus is used after the roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Invocation {
    /// Nothing now.
    Pass,
    /// An aspect, for a fate point or with a free tag.
    Aspect {
        /// The aspect.
        aspect: AspectRef,
        /// Whether a free tag is used.
        free: bool,
        /// Whether to roll again. Otherwise it adds +2.
        reroll: bool,
    },
    /// A plain +1.
    Bonus,
    /// A talent, gift or stunt with a bonus and a price, by its index.
    Gift(u8),
}

/// What absorbs a hit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Absorption {
    /// The stress box with this number.
    Box(u8),
    /// A consequence.
    Consequence,
    /// The loss of a companion, by its index.
    Companion(u8),
    /// Nothing: the character is taken out.
    TakenOut,
}

/// What is to be described in words.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, Known, Line, Names)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum WordFor {
    /// A consequence.
    #[known(who, told(severity))]
    Consequence {
        /// The character who takes it.
        who: ActorId,
        /// Severity of the consequence.
        severity: Severity,
    },
    /// The outcome of a defeat.
    #[known(loser, told(again))]
    #[line(about(loser))]
    Outcome {
        /// The defeated character.
        loser: ActorId,
        /// Whether it is the other outcome that the loser paid for.
        again: bool,
    },
    /// How a companion drops out.
    #[known(has_companion(partner, companion), told(companion))]
    #[line(about(partner))]
    Companion {
        /// The character whose companion it is.
        partner: ActorId,
        /// Index of the companion on the partner's sheet.
        companion: u8,
    },
    /// What remains to be done after a success without shifts, or after a draw.
    #[known(every(who, shown(hidden)), told(draw, hidden))]
    FollowUp {
        /// The acting character.
        who: ActorId,
        /// Whether it was a draw.
        draw: bool,
        /// Whether the question would reveal a hidden difficulty.
        #[serde(default)]
        hidden: bool,
    },
    /// The additional benefit of a very high result.
    #[known(who, told(total))]
    Extra {
        /// The character who rolled.
        who: ActorId,
        /// The result.
        total: i16,
    },
    /// The effect of unspent spin.
    #[known(every(who, shown(hidden)), told(shifts, hidden))]
    Flourish {
        /// The character who has it.
        who: ActorId,
        /// Number of unspent shifts.
        shifts: i16,
        /// Whether the question would reveal a hidden difficulty.
        #[serde(default)]
        hidden: bool,
    },
}

/// A difficulty, as a rung of the ladder.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Rated(pub i8);

/// The use of shifts by a character who did not roll.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum MarginUse {
    /// No effect besides the failure.
    Nothing,
    /// An effect, in words.
    Told(Wording),
    /// They become spin.
    Spin,
}

/// The terms of a concession; `None` if none is offered.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Offered(pub Option<Wording>);

/// Whether somebody takes a held turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct StepsIn(pub bool);

/// Whether and how to use spin.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum SpinUse {
    /// It lapses after this action.
    Lapse,
    /// On a roll of this action.
    On {
        /// Whether it affects the acting character's roll. Otherwise it affects the opposing one.
        acting: bool,
        /// Whether it gives +1. Otherwise it gives −1.
        plus: bool,
        /// How the character helps or hinders.
        how: Wording,
    },
}

/// The benefit of a good defence.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Gain {
    /// Spin, for the next action.
    Spin,
    /// Overflow, for use right now.
    Overflow,
}

/// A use of overflow.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum OverflowUse {
    /// Nothing more.
    Done,
    /// A move into a neighbouring zone.
    Move(ZoneId),
    /// Another simple action.
    Other {
        /// Number of shifts that it costs.
        shifts: u8,
        /// Description.
        text: Wording,
    },
    /// Taking up a weapon again.
    Rearm,
}

/// A use of a shift.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum ShiftSpend {
    /// Nothing more.
    Done,
    /// The action takes less time.
    Time,
    /// The work has a better quality.
    Quality,
    /// The work is harder to notice.
    Subtlety,
    /// Another effect of the skill, in words.
    Other(Wording),
}

/// The game master's decision on a block.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum BlockRuling {
    /// It gets this penalty, 0 for a plain one.
    Penalty(u8),
    /// It covers too much.
    Refused,
}

/// How long a skill replaces another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Duration {
    /// Only for this roll.
    Roll,
    /// For this exchange.
    Exchange,
    /// For the whole scene.
    Scene,
}

schwung_table::answers! {
    /// A skill.
    Skill(SkillId),
    /// A way to defend.
    Defence(Defence),
    /// The use of an aspect or a bonus, or none.
    Invocation(Invocation),
    /// What absorbs a hit.
    Absorption(Absorption),
    /// Free text.
    Words(Wording),
    /// Terms of a concession, or none.
    Terms(Offered),
    /// Whether a held turn is taken.
    StepsIn(StepsIn),
    /// Whether and how spin is used.
    Spin(SpinUse),
    /// The benefit of a good defence.
    Gain(Gain),
    /// A use of overflow.
    Overflow(OverflowUse),
    /// A use of a shift.
    Shift(ShiftSpend),
    /// A number.
    Number(u8),
    /// The game master's decision on a block.
    Block(BlockRuling),
    /// How long a skill replaces another.
    Duration(Duration),
    /// A difficulty.
    Rated(Rated),
    /// The use of shifts by a character who did not roll.
    Margin(MarginUse),
}
