//! What people are asked, and what they can answer.

use serde::{Deserialize, Serialize};
use std::hash::{Hash, Hasher};

use schwung_table::{Ask, Seat};

use crate::{
    ActorId, AgendaId, AspectRef, Effort, Fate, Judgement, Severity, SkillId, SkillSet, Track, Wording,
    ZoneId,
};

/// Declares question types, the enum of them all, and the typed answers.
macro_rules! questions {
    ($($(#[$doc:meta])* $name:ident $kind:literal { $($(#[$fdoc:meta])* $field:ident: $type:ty),* $(,)? } -> $answer:ty;)+) => {
        $(
            $(#[$doc])*
            #[derive(Clone, Debug, PartialEq)]
            pub struct $name {
                /// Whose answer it takes.
                pub seat: Seat,
                $($(#[$fdoc])* pub $field: $type,)*
            }
            impl From<$name> for Question {
                #[inline]
                fn from(question: $name) -> Question {
                    Question::$name(question)
                }
            }
        )+

        /// All questions, as they go to a policy, onto the wire and into the log.
        #[derive(Clone, Debug, PartialEq)]
        pub enum Question { $($(#[$doc])* $name($name)),+ }

        impl Question {
            /// Whose answer it takes.
            #[inline]
            pub fn seat(&self) -> Seat {
                match self { $(Question::$name(it) => it.seat),+ }
            }

            /// The kinds of all questions.
            pub const KINDS: &'static [&'static str] = &[$($kind),+];

            /// What kind of question it is.
            pub fn kind(&self) -> &'static str {
                match self { $(Question::$name(_) => $kind),+ }
            }
        }
    };
}

macro_rules! plain {
    ($($name:ident => $answer:ty),+ $(,)?) => {
        $(impl Ask<Fate> for $name { type Answer = $answer; })+
    };
}

questions! {
    /// An attack or a maneuver comes: with what do you defend, and fully?
    Defend "defend" {
        /// Who defends.
        who: ActorId,
        /// Against whom.
        by: ActorId,
        /// The effort to beat.
        effort: i16,
        /// What the attacker wants; `None` for a maneuver.
        agenda: Option<AgendaId>,
        /// The skills that defend; any if there are none.
        listed: SkillSet,
        /// May full defense be declared now?
        may_full: bool,
    } -> Defence;
    /// The dice lie on the table: do you bring an aspect to bear?
    Invoke "invoke" {
        /// Who is asked.
        who: ActorId,
        /// The efforts as they stand.
        clash: Clash,
        /// Aspects used on this roll already.
        used: UsedAspects,
    } -> Invocation;
    /// How hard is this?
    SetDifficulty "set-difficulty" {
        /// Who is about to roll.
        who: ActorId,
        /// With which skill.
        skill: Option<SkillId>,
    } -> Rated;
    /// You lost to somebody who did not roll: what do the shifts do?
    OpponentShifts "opponent-shifts" {
        /// Whoever has them.
        who: ActorId,
        /// How many.
        shifts: i16,
        /// May they be spin?
        spin: bool,
    } -> MarginUse;
    /// It failed, but may be done in more time: do you take it?
    TakeLonger "take-longer" {
        /// Who.
        who: ActorId,
        /// How long it was meant to take.
        base: u8,
        /// How long it takes so.
        step: u8,
    } -> bool;
    /// Before the dice: do you buy +1, or name an aspect?
    Buy "buy" {
        /// Who is asked.
        who: ActorId,
        /// How many have been bought on this roll.
        bought: u8,
        /// The effort as it stands without the dice.
        effort: Effort,
        /// Does `who` act? Else it rolls against somebody.
        acting: bool,
        /// The one on the other side, if there is one.
        other: Option<ActorId>,
        /// Aspects used on this roll already.
        used: UsedAspects,
    } -> Early;
    /// A hit came through: what takes it?
    Absorb "absorb" {
        /// Who was hit.
        who: ActorId,
        /// By whom, if by anybody.
        by: Option<ActorId>,
        /// Shifts of the hit.
        shifts: u8,
        /// The track that suffers.
        track: Track,
    } -> Absorption;
    /// In your words, please.
    Word "word" {
        /// What is to be put into words.
        what: WordFor,
    } -> Wording;
    /// The game master judges.
    Judge "judge" {
        /// What is to be judged.
        judgement: Judgement,
    } -> bool;
    /// A consequence has been taken: do you offer a concession?
    Concede "concede" {
        /// Who may offer.
        who: ActorId,
        /// To whom.
        to: Option<ActorId>,
        /// Does grit say that it is time?
        grit: bool,
    } -> Offered;
    /// Do you accept this concession?
    Accept "accept" {
        /// Who inflicted the damage.
        who: Option<ActorId>,
        /// Who offers.
        from: ActorId,
        /// On which terms.
        terms: Wording,
    } -> bool;
    /// You lost: do you pay all your fate points for another outcome?
    Plead "plead" {
        /// Who lost.
        who: ActorId,
        /// What the victor says.
        manner: Wording,
    } -> bool;
    /// A maneuver puts an aspect on you: do you keep it off for a fate point?
    RefuseAspect "refuse-aspect" {
        /// Who would bear it.
        who: ActorId,
        /// The aspect.
        text: Wording,
    } -> bool;
    /// You have spin: do you use it on this action?
    UseSpin "use-spin" {
        /// Who gained it.
        who: ActorId,
        /// The roll of the one who acts.
        acting: ActorId,
        /// The roll against it, if there is one.
        against: Option<ActorId>,
        /// How far the acting one is ahead.
        lead: i16,
    } -> SpinUse;
    /// You defended by three or more: spin, or overflow?
    SpinOrOverflow "spin-or-overflow" {
        /// Who defended.
        who: ActorId,
        /// By how much.
        shifts: i16,
    } -> Gain;
    /// Shifts are left over: what do you do with them, right now?
    Overflow "overflow" {
        /// Who has them.
        who: ActorId,
        /// How many.
        left: i16,
    } -> OverflowUse;
    /// How do you spend a shift?
    SpendShift "spend-shift" {
        /// Who has them.
        who: ActorId,
        /// How many are left.
        left: i16,
        /// Where time is counted: the step of the time table that it takes by now.
        at: Option<u8>,
        /// Would the number of shifts tell what a hidden difficulty is?
        hidden: bool,
    } -> ShiftSpend;
    /// Somebody has finished: do you take your held turn now?
    StepIn "step-in" {
        /// Who holds.
        who: ActorId,
    } -> StepsIn;
    /// A push or throw left shifts: shall they be stress?
    LeftoverStress "leftover-stress" {
        /// Who pushed.
        who: ActorId,
        /// How many.
        shifts: u8,
    } -> bool;
    /// The last hit would take out everybody: how many minions do you spare, for overflow?
    Spare "spare" {
        /// Who hit.
        who: ActorId,
        /// At most so many.
        most: u8,
    } -> u8;
    /// A tied contest: roll again?
    TiedContest "tied-contest" {
        /// One side.
        a: ActorId,
        /// The other.
        b: ActorId,
    } -> bool;
    /// With which skill do you meet this contest?
    ContestSkill "contest-skill" {
        /// Who takes part.
        who: ActorId,
        /// The skill that the command proposes.
        proposed: SkillId,
    } -> SkillId;
    /// How much harder is this block? 0 for a plain one; `None` if it covers too much.
    BlockPenalty "block-penalty" {
        /// Who blocks.
        by: ActorId,
        /// In the blocker's words.
        text: Wording,
    } -> BlockRuling;
    /// How long may this skill stand in for the other?
    SwapDuration "swap-duration" {
        /// Whose.
        who: ActorId,
        /// The skill.
        skill: SkillId,
    } -> Duration;
    /// Your aspect is compelled: do you accept?
    Compelled "compelled" {
        /// Who bears the aspect.
        who: ActorId,
        /// The aspect.
        aspect: AspectRef,
        /// Points for accepting.
        points: u8,
        /// What would happen.
        effect: Wording,
    } -> bool;
}

plain! {
    Defend => Defence, Invoke => Invocation, Buy => Early, Absorb => Absorption, Word => Wording, Judge => bool,
    Concede => Offered, Accept => bool, Plead => bool, RefuseAspect => bool, UseSpin => SpinUse,
    SpinOrOverflow => Gain, Overflow => OverflowUse, SpendShift => ShiftSpend, LeftoverStress => bool,
    Spare => u8, TiedContest => bool, ContestSkill => SkillId, BlockPenalty => BlockRuling,
    SwapDuration => Duration, Compelled => bool, SetDifficulty => Rated, OpponentShifts => MarginUse,
    TakeLonger => bool,
}

impl Ask<Fate> for StepIn {
    type Answer = StepsIn;

    fn declines(answer: &StepsIn) -> bool {
        !answer.0
    }
}

/// Two efforts that meet, while they may still change.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Clash {
    /// The effort of whoever acts.
    pub effort: Effort,
    /// What stands against it.
    pub against: AgainstRoll,
}

/// What stands against a roll that may still change.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AgainstRoll {
    /// A number.
    Number {
        /// The number.
        value: i16,
        /// For the game master's eyes.
        hidden: bool,
    },
    /// A protective block, for somebody who does not defend.
    Block {
        /// Who is protected.
        on: ActorId,
        /// Whose block it is.
        by: ActorId,
        /// How strong.
        strength: i16,
    },
    /// Somebody's roll, and a protective block that stands in for it where it is better.
    Roll {
        /// The roll.
        effort: Effort,
        /// The block: whose, and how strong.
        shield: Option<(ActorId, i16)>,
    },
    /// Somebody's skill as it is, which nothing changes, and a protective block as above.
    Standing {
        /// The skill.
        effort: Effort,
        /// The block: whose, and how strong.
        shield: Option<(ActorId, i16)>,
    },
}

impl AgainstRoll {
    /// Whoever is on the other side: who rolls, or whose skill stands.
    #[inline]
    pub fn actor(&self) -> Option<ActorId> {
        match self {
            AgainstRoll::Number { .. } | AgainstRoll::Block { .. } => None,
            AgainstRoll::Roll { effort, .. } | AgainstRoll::Standing { effort, .. } => Some(effort.actor),
        }
    }

    /// The number to beat.
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
    /// How far the acting one is ahead.
    #[inline(always)]
    pub fn lead(&self) -> i16 {
        self.effort.total() - self.against.value()
    }
}

/// Aspects used on the rolls of one comparison: the same one never twice on the same roll.
//= malmsturm.invoke.same-aspect-once
//= malmsturm.invoke.same-aspect-other-roll
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct UsedAspects {
    len: u8,
    /// As numbers, which are quicker to compare; 0 where there is none.
    items: [u32; UsedAspects::MOST],
}

impl Hash for UsedAspects {
    #[inline]
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        self.items[..usize::from(self.len)].iter().for_each(|&item| hasher.write_u32(item));
        hasher.write_u8(self.len);
    }
}

impl UsedAspects {
    /// The most on all rolls of one comparison. More are barred, as a limit of the software.
    pub const MOST: usize = 32;

    /// The roll comes first: that of whoever acts, or the one against it.
    fn number(aspect: AspectRef, acting: bool) -> u32 {
        let roll = u32::from(acting) << 18;
        roll | match aspect {
            AspectRef::Sheet(actor, n) => 1 << 16 | u32::from(actor.0) << 8 | u32::from(n),
            AspectRef::Play(id) => 1 << 17 | u32::from(id.0),
        }
    }

    /// Has it been used on the roll of whoever acts, or else on the one against it?
    #[inline]
    pub fn contains(&self, aspect: AspectRef, acting: bool) -> bool {
        self.items[..usize::from(self.len)].contains(&UsedAspects::number(aspect, acting))
    }

    /// How many have been used, on all rolls.
    #[inline]
    pub fn count(&self) -> usize {
        usize::from(self.len)
    }

    /// How many aspects of the sheet of `actor` have been used on that roll.
    #[inline]
    pub fn of_sheet(&self, actor: ActorId, acting: bool) -> usize {
        let first = UsedAspects::number(AspectRef::Sheet(actor, 0), acting);
        self.items[..usize::from(self.len)].iter().filter(|&it| it >> 8 == first >> 8).count()
    }

    /// Is there no room for another one?
    #[inline]
    pub fn is_full(&self) -> bool {
        usize::from(self.len) == UsedAspects::MOST
    }

    /// With those of `other` that are not among them yet.
    pub(crate) fn merge(&mut self, other: &UsedAspects) {
        for &number in &other.items[..usize::from(other.len)] {
            if !self.items[..usize::from(self.len)].contains(&number) {
                self.insert_number(number);
            }
        }
    }

    /// Those on the roll of whoever acts; it meets another roll next.
    pub(crate) fn forget_reactions(&mut self) {
        let all = *self;
        *self = UsedAspects::default();
        for &number in all.items[..usize::from(all.len)].iter().filter(|it| **it >> 18 & 1 == 1) {
            self.insert_number(number);
        }
    }

    /// Kept in order, so that it does not matter which was used first.
    pub(crate) fn insert(&mut self, aspect: AspectRef, acting: bool) {
        self.insert_number(UsedAspects::number(aspect, acting));
    }

    fn insert_number(&mut self, number: u32) {
        if self.is_full() {
            return;
        }
        let mut at = usize::from(self.len);
        while at > 0 && self.items[at - 1] > number {
            self.items[at] = self.items[at - 1];
            at -= 1;
        }
        self.items[at] = number;
        self.len += 1;
    }
}

/// What is brought to bear before the dice fall.
//= malmsturm.invoke.timing
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Early {
    /// Nothing more: the dice fall.
    Nothing,
    /// A plain +1.
    Bonus,
    /// An aspect for +2; the dice cannot be rolled again yet.
    Aspect {
        /// Which.
        aspect: AspectRef,
        /// With a free tag?
        free: bool,
    },
    /// A talent, gift or stunt with a bonus that costs something.
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

/// How somebody defends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Defence {
    /// The skill; `None` where quality stands in its place.
    pub skill: Option<SkillId>,
    /// With full defense, declared now?
    pub full: bool,
}

/// Whether and how an aspect is brought to bear.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Invocation {
    /// Not now.
    Pass,
    /// An aspect, for a fate point or free.
    Aspect {
        /// Which.
        aspect: AspectRef,
        /// With a free tag?
        free: bool,
        /// Roll again? Else +2.
        reroll: bool,
    },
    /// A plain +1.
    Bonus,
    /// A talent, gift or stunt with a bonus that costs something.
    Gift(u8),
}

/// What takes a hit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Absorption {
    /// The box with this number.
    Box(u8),
    /// A consequence.
    Consequence,
    /// A companion drops out.
    Companion(u8),
    /// Nothing: taken out.
    TakenOut,
}

/// What is to be put into words.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum WordFor {
    /// A consequence.
    Consequence {
        /// Who takes it.
        who: ActorId,
        /// How bad.
        severity: Severity,
    },
    /// How somebody loses.
    Outcome {
        /// Who lost.
        loser: ActorId,
        /// Is it another outcome, paid for with fate points?
        again: bool,
    },
    /// How a companion drops out.
    Companion {
        /// Whose.
        partner: ActorId,
        /// Which.
        companion: u8,
    },
    /// What is left to do after a success without shifts, or after a draw.
    FollowUp {
        /// Who acted.
        who: ActorId,
        /// Was it a draw?
        draw: bool,
        /// Would it tell what a hidden difficulty is?
        #[serde(default)]
        hidden: bool,
    },
    /// What more a very high result brings.
    Extra {
        /// Whose.
        who: ActorId,
        /// The result.
        total: i16,
    },
    /// What spin does that was not spent.
    Flourish {
        /// Whose.
        who: ActorId,
        /// How many shifts were left.
        shifts: i16,
        /// Would it tell what a hidden difficulty is?
        #[serde(default)]
        hidden: bool,
    },
}

/// How hard something is: a rung of the ladder.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Rated(pub i8);

/// What shifts do that somebody has who did not roll.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum MarginUse {
    /// Nothing more than that it failed.
    Nothing,
    /// Something, in words.
    Told(Wording),
    /// They are spin.
    Spin,
}

/// Whether and on which terms somebody concedes.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Offered(pub Option<Wording>);

/// Whether somebody takes a held turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct StepsIn(pub bool);

/// Whether and how spin is used.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum SpinUse {
    /// Not on this action.
    Lapse,
    /// On a roll of this action.
    On {
        /// The roll of whoever acts? Else the one against it.
        acting: bool,
        /// +1? Else −1.
        plus: bool,
        /// How one helps or hinders.
        how: Wording,
    },
}

/// What a good defence brings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Gain {
    /// Spin, for the next action.
    Spin,
    /// Overflow, for right now.
    Overflow,
}

/// What overflow pays for.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum OverflowUse {
    /// No more.
    Done,
    /// A step into a neighbouring zone.
    Move(ZoneId),
    /// Some other simple thing, for so many shifts.
    Other {
        /// What it costs.
        shifts: u8,
        /// What it is.
        text: Wording,
    },
    /// Taking up a weapon.
    Rearm,
}

/// What a shift is spent on.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum ShiftSpend {
    /// No more.
    Done,
    /// Less time.
    Time,
    /// Better work.
    Quality,
    /// Harder to notice.
    Subtlety,
    /// Something that the skill allows.
    Other(Wording),
}

/// What the game master says of a block.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum BlockRuling {
    /// So much harder, 0 for a plain one.
    Penalty(u8),
    /// It covers too much.
    Refused,
}

/// How long something lasts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Duration {
    /// For this roll.
    Roll,
    /// For this exchange.
    Exchange,
    /// For the scene.
    Scene,
}

/// Declares the enum of all answers and the ways into and out of it.
macro_rules! answers {
    ($($(#[$doc:meta])* $variant:ident($type:ty)),+ $(,)?) => {
        /// All answers, as they go into the log.
        #[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        #[serde(rename_all = "snake_case")]
        pub enum Answer {
            /// Yes.
            Yes,
            /// No.
            No,
            $($(#[$doc])* $variant($type)),+
        }
        impl From<bool> for Answer {
            #[inline]
            fn from(yes: bool) -> Answer {
                if yes { Answer::Yes } else { Answer::No }
            }
        }
        impl TryFrom<Answer> for bool {
            type Error = Answer;
            #[inline]
            fn try_from(answer: Answer) -> Result<bool, Answer> {
                match answer {
                    Answer::Yes => Ok(true),
                    Answer::No => Ok(false),
                    other => Err(other),
                }
            }
        }
        $(
            impl From<$type> for Answer {
                #[inline]
                fn from(answer: $type) -> Answer {
                    Answer::$variant(answer)
                }
            }
            impl TryFrom<Answer> for $type {
                type Error = Answer;
                #[inline]
                fn try_from(answer: Answer) -> Result<$type, Answer> {
                    match answer {
                        Answer::$variant(answer) => Ok(answer),
                        other => Err(other),
                    }
                }
            }
        )+
    };
}

answers! {
    /// A skill.
    Skill(SkillId),
    /// A way to defend.
    Defence(Defence),
    /// An aspect, or none.
    Invocation(Invocation),
    /// What takes a hit.
    Absorption(Absorption),
    /// Words.
    Words(Wording),
    /// Terms of a concession, or none.
    Terms(Offered),
    /// Whether a held turn is taken.
    StepsIn(StepsIn),
    /// Whether and how spin is used.
    Spin(SpinUse),
    /// What a good defence brings.
    Gain(Gain),
    /// What overflow pays for.
    Overflow(OverflowUse),
    /// What a shift is spent on.
    Shift(ShiftSpend),
    /// A number.
    Number(u8),
    /// What the game master says of a block.
    Block(BlockRuling),
    /// How long something lasts.
    Duration(Duration),
    /// How hard something is.
    Rated(Rated),
    /// What shifts do that somebody has who did not roll.
    Margin(MarginUse),
}
