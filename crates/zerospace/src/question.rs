//! What people are asked, and what they can answer.

use serde::{Deserialize, Serialize};

use schwung_table::{Ask, Seat};

use crate::{
    ActorId, AttackKind, Attribute, Combat, Fear, ItemId, Judgement, Length, Mode, Out, SkillId, With,
    Wording, ZeroSpace,
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
        $(impl Ask<ZeroSpace> for $name { type Answer = $answer; })+
    };
}

questions! {
    /// A specialisation fits: which low dice do you roll again?
    RollAgain "roll-again" {
        /// Who rolled.
        who: ActorId,
        /// Dice that show 1.
        ones: u8,
        /// Dice that show 2.
        twos: u8,
        /// The total as it stands.
        total: i16,
        /// The total that is wanted, where it is known.
        need: Option<i16>,
    } -> Rerolled;
    /// Do you spend a point for a die?
    BuyDie "buy-die" {
        /// Whose roll.
        who: ActorId,
        /// How far one is ahead; before the roll the size of the pool. `None` against a hidden difficulty.
        lead: Option<i16>,
        /// Before the roll? Else after it.
        before: bool,
        /// Is it the roll for the order of turns? Then the lead is the total.
        order: bool,
    } -> bool;
    /// An attack comes: do you give up your next turn to defend now?
    Force "force" {
        /// Who may.
        who: ActorId,
        /// Who attacks.
        by: ActorId,
        /// Whom.
        on: ActorId,
        /// Close combat or ranged.
        combat: Combat,
        /// What it aims at.
        kind: AttackKind,
        /// What it is for.
        mode: Mode,
        /// For a blast: its radius, and how far from the middle one is.
        blast: Option<(Length, Length)>,
    } -> Forcing;
    /// Somebody is about to act: do you use your deferred turn?
    CutIn "cut-in" {
        /// Who has a turn in store.
        who: ActorId,
        /// Who acts.
        by: ActorId,
        /// Against whom, if against anybody.
        on: Option<ActorId>,
        /// Can one join?
        joinable: bool,
        /// Close combat or ranged, where one can.
        combat: Combat,
        /// What it aims at.
        kind: AttackKind,
        /// What it is for.
        mode: Mode,
    } -> Cutting;
    /// You are afraid: do you flee or cower?
    Panic "panic" {
        /// Who.
        who: ActorId,
    } -> Fear;
    /// Disarmed: what do you take or knock away?
    Loot "loot" {
        /// Who disarmed.
        by: ActorId,
        /// Whom.
        from: ActorId,
    } -> Looted;
    /// An unnamed character is out: unconscious, or dead?
    Finish "finish" {
        /// Who hit.
        by: ActorId,
        /// Whom.
        on: ActorId,
    } -> Out;
    /// The game master judges.
    Judge "judge" {
        /// What is to be judged.
        judgement: Judgement,
    } -> bool;
    /// How hard is this?
    SetDifficulty "set-difficulty" {
        /// Who is about to roll.
        who: ActorId,
        /// With which skill.
        skill: SkillId,
    } -> Rated;
    /// It failed: how does that move the story?
    FailForward "fail-forward" {
        /// Who failed.
        who: ActorId,
        /// With which skill.
        skill: SkillId,
    } -> Failure;
    /// An especially good success: what more does it bring?
    Bonus "bonus" {
        /// Whose.
        who: ActorId,
        /// By how much.
        lead: i16,
    } -> Wording;
    /// How much does being thrown hurt?
    Harm "harm" {
        /// Who threw.
        by: ActorId,
        /// Whom.
        on: ActorId,
    } -> u8;
    /// The grip holds: do you throw them at once?
    ThrowNow "throw-now" {
        /// Who holds.
        by: ActorId,
        /// Whom.
        on: ActorId,
    } -> bool;
    /// The table has no figure for it: how far does one throw the other?
    ThrowLength "throw-length" {
        /// Who throws.
        by: ActorId,
        /// Whom.
        on: ActorId,
    } -> u8;
    /// A hint, please.
    Hint "hint" {
        /// For whom.
        who: ActorId,
    } -> Wording;
    /// Shall this character die?
    Consent "consent" {
        /// Who.
        who: ActorId,
    } -> bool;
    /// Do you help?
    Assist "assist" {
        /// Who is asked.
        who: ActorId,
        /// Whom.
        with: ActorId,
        /// With which skill.
        skill: SkillId,
    } -> bool;
    /// Equal order results: does the first go before the second?
    GoesFirst "goes-first" {
        /// One.
        a: ActorId,
        /// The other.
        b: ActorId,
    } -> bool;
    /// Cruelly injured: how much endurance does the night bring back?
    Heal "heal" {
        /// Who.
        who: ActorId,
        /// All that is lost.
        most: u8,
    } -> u8;
}

plain! {
    RollAgain => Rerolled, BuyDie => bool, Panic => Fear, Loot => Looted, Finish => Out, Judge => bool,
    SetDifficulty => Rated, FailForward => Failure, Bonus => Wording, Harm => u8, ThrowNow => bool, ThrowLength => u8,
    Hint => Wording, Consent => bool, Assist => bool, GoesFirst => bool, Heal => u8,
}

impl Ask<ZeroSpace> for Force {
    type Answer = Forcing;

    fn declines(answer: &Forcing) -> bool {
        *answer == Forcing::Pass
    }
}

impl Ask<ZeroSpace> for CutIn {
    type Answer = Cutting;

    fn declines(answer: &Cutting) -> bool {
        *answer == Cutting::Pass
    }
}

/// How many low dice are rolled again.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Rerolled {
    /// Of those that show 1.
    pub ones: u8,
    /// Of those that show 2.
    pub twos: u8,
}

/// Whether and how an action is forced.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Forcing {
    /// Not now.
    Pass,
    /// A dodge, with Dexterity to evade or Strength to endure.
    Dodge(Attribute),
    /// Taking cover.
    Cover,
    /// Getting out of the radius.
    OutOfRadius,
    /// Shielding whoever is attacked.
    Shield,
    /// A defensive ability, or anything else that is defence and nothing more.
    Other(Wording),
}

/// Whether and how a deferred turn is used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Cutting {
    /// Not now.
    Pass,
    /// Takes part in the attack, with bare hands or something of which no figures are known.
    Join,
    /// Takes part in the attack with a weapon or a power of one's own.
    JoinWith(With),
    /// Takes the turn before the dice fall.
    Interrupt,
}

/// What is taken or knocked away.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Looted {
    /// Taken.
    Take(ItemId),
    /// Knocked away.
    Knock(ItemId),
    /// Something of which no figures are known.
    Unlisted,
}

/// How hard something is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Rated {
    /// Routine, or nothing hangs on it: it succeeds without a roll.
    Routine,
    /// A number, 3 and more.
    Number(i16),
    /// It is not to be done at all.
    Impossible,
}

/// How a failure moves the story.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Failure {
    /// It just fails.
    Plain,
    /// It succeeds at a price that the other side names.
    Bargain(Wording),
    /// An answer that sounds right and is false.
    FalseLead(Wording),
    /// It succeeds, and others become aware.
    Attention(Wording),
    /// It succeeds, and the enemy learns of it.
    Noticed(Wording),
    /// Something else.
    Other(Wording),
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
    /// Dice rolled again.
    Rerolled(Rerolled),
    /// Whether and how an action is forced.
    Forcing(Forcing),
    /// Whether and how a deferred turn is used.
    Cutting(Cutting),
    /// What somebody does in fear.
    Fear(Fear),
    /// What is taken or knocked away.
    Looted(Looted),
    /// How somebody is out.
    Out(Out),
    /// How hard something is.
    Rated(Rated),
    /// How a failure moves the story.
    Failure(Failure),
    /// Words.
    Words(Wording),
    /// A number.
    Number(u8),
}
