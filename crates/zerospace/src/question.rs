//! Questions to people and their answers.

use serde::{Deserialize, Serialize};

use schwung_table::{Ask, Seat};

use crate::{
    ActorId, AttackKind, Attribute, Combat, Fear, ItemId, Judgement, Length, Mode, Out, SkillId, With,
    Wording, ZeroSpace,
};

/// Declares the question types, the enum of all of them, and their typed answers.
macro_rules! questions {
    ($($(#[$doc:meta])* $name:ident $kind:literal { $($(#[$fdoc:meta])* $field:ident: $type:ty),* $(,)? } -> $answer:ty;)+) => {
        $(
            $(#[$doc])*
            #[derive(Clone, Debug, PartialEq)]
            pub struct $name {
                /// The seat that answers.
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

        /// All questions, as passed to policies, sent to clients and written to the log.
        #[derive(Clone, Debug, PartialEq)]
        pub enum Question { $($(#[$doc])* $name($name)),+ }

        impl Question {
            /// The seat that answers.
            #[inline]
            pub fn seat(&self) -> Seat {
                match self { $(Question::$name(it) => it.seat),+ }
            }

            /// The kinds of all questions.
            pub const KINDS: &'static [&'static str] = &[$($kind),+];

            /// The kind of this question.
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
    /// Which low dice to reroll, since a specialisation applies.
    RollAgain "roll-again" {
        /// The actor who rolled.
        who: ActorId,
        /// Number of dice that show 1.
        ones: u8,
        /// Number of dice that show 2.
        twos: u8,
        /// The current total.
        total: i16,
        /// The total needed, if known.
        need: Option<i16>,
    } -> Rerolled;
    /// Whether to spend a point for a die.
    BuyDie "buy-die" {
        /// The actor who rolls.
        who: ActorId,
        /// By how much the actor is ahead; before the roll, the size of the pool. `None` against a hidden difficulty.
        lead: Option<i16>,
        /// Whether it is asked before the roll; otherwise after it.
        before: bool,
        /// Whether it is the roll for the order of turns; the lead is then the total.
        order: bool,
    } -> bool;
    /// Whether to sacrifice the next turn in order to defend against an attack now.
    Force "force" {
        /// The actor who may defend.
        who: ActorId,
        /// The attacking actor.
        by: ActorId,
        /// The target.
        on: ActorId,
        /// Close combat or ranged.
        combat: Combat,
        /// The kind of attack.
        kind: AttackKind,
        /// The purpose of the attack.
        mode: Mode,
        /// For a blast: its radius, and the distance of the actor from the centre.
        blast: Option<(Length, Length)>,
    } -> Forcing;
    /// Whether to use a deferred turn, because somebody is about to act.
    CutIn "cut-in" {
        /// The actor with the deferred turn.
        who: ActorId,
        /// The actor who is about to act.
        by: ActorId,
        /// The target, if there is one.
        on: Option<ActorId>,
        /// Whether the action can be joined.
        joinable: bool,
        /// Close combat or ranged, if the action can be joined.
        combat: Combat,
        /// The kind of attack.
        kind: AttackKind,
        /// The purpose of the attack.
        mode: Mode,
    } -> Cutting;
    /// Whether to flee or to cower in fear.
    Panic "panic" {
        /// The frightened actor.
        who: ActorId,
    } -> Fear;
    /// What to take or knock away after disarming somebody.
    Loot "loot" {
        /// The attacking actor.
        by: ActorId,
        /// The disarmed actor.
        from: ActorId,
    } -> Looted;
    /// Whether an unnamed character who is out is unconscious or dead.
    Finish "finish" {
        /// The attacking actor.
        by: ActorId,
        /// The unnamed character.
        on: ActorId,
    } -> Out;
    /// A judgement of the game master.
    Judge "judge" {
        /// The judgement.
        judgement: Judgement,
    } -> bool;
    /// The difficulty of a check.
    SetDifficulty "set-difficulty" {
        /// The actor who is about to roll.
        who: ActorId,
        /// The skill used.
        skill: SkillId,
    } -> Rated;
    /// How a failure moves the story on.
    FailForward "fail-forward" {
        /// The actor who failed.
        who: ActorId,
        /// The skill used.
        skill: SkillId,
    } -> Failure;
    /// The additional benefit of an especially good success.
    Bonus "bonus" {
        /// The actor who succeeded.
        who: ActorId,
        /// The lead of the roll.
        lead: i16,
    } -> Wording;
    /// How much endurance being thrown costs.
    Harm "harm" {
        /// The throwing actor.
        by: ActorId,
        /// The thrown actor.
        on: ActorId,
    } -> u8;
    /// Whether to throw somebody as soon as the hold succeeds.
    ThrowNow "throw-now" {
        /// The holding actor.
        by: ActorId,
        /// The held actor.
        on: ActorId,
    } -> bool;
    /// How far somebody is thrown, if the strength table has no value.
    ThrowLength "throw-length" {
        /// The throwing actor.
        by: ActorId,
        /// The thrown actor.
        on: ActorId,
    } -> u8;
    /// The text of a hint.
    Hint "hint" {
        /// The actor whose player asked for the hint.
        who: ActorId,
    } -> Wording;
    /// Whether this character shall die.
    Consent "consent" {
        /// The character.
        who: ActorId,
    } -> bool;
    /// Whether to help with a check.
    Assist "assist" {
        /// The actor who may help.
        who: ActorId,
        /// The leading actor.
        with: ActorId,
        /// The skill of the helper.
        skill: SkillId,
    } -> bool;
    /// Which of two actors with equal results goes first.
    GoesFirst "goes-first" {
        /// The first actor.
        a: ActorId,
        /// The second actor.
        b: ActorId,
    } -> bool;
    /// How much endurance a night restores to somebody cruelly injured.
    Heal "heal" {
        /// The injured actor.
        who: ActorId,
        /// The lost endurance, which is the maximum.
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

/// How many low dice to reroll.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Rerolled {
    /// Number of dice that show 1.
    pub ones: u8,
    /// Number of dice that show 2.
    pub twos: u8,
}

/// The answer to [`Force`]: whether and how to force an action.
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
    /// Leaving the radius.
    OutOfRadius,
    /// Shielding the target.
    Shield,
    /// A defensive ability, or another purely defensive action.
    Other(Wording),
}

/// The answer to [`CutIn`]: whether and how to use a deferred turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Cutting {
    /// Not now.
    Pass,
    /// Joins the attack with bare hands or an object without recorded properties.
    Join,
    /// Joins the attack with a weapon or power of the joining actor.
    JoinWith(With),
    /// Takes the turn before the dice are rolled.
    Interrupt,
}

/// The answer to [`Loot`]: what to take or knock away.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Looted {
    /// Takes a piece of gear.
    Take(ItemId),
    /// Knocks a piece of gear away.
    Knock(ItemId),
    /// Something without recorded properties.
    Unlisted,
}

/// The answer to [`SetDifficulty`]: how difficult a check is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Rated {
    /// Routine, or without consequences: it succeeds without a roll.
    Routine,
    /// A difficulty, at least 3.
    Number(i16),
    /// It is impossible.
    Impossible,
}

/// The answer to [`FailForward`]: how a failure moves the story on.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Failure {
    /// It simply fails.
    Plain,
    /// It succeeds at a price that the opponent names.
    Bargain(Wording),
    /// The character gets an answer that sounds right but is false.
    FalseLead(Wording),
    /// It succeeds, but attracts attention.
    Attention(Wording),
    /// It succeeds, but the enemy learns of it.
    Noticed(Wording),
    /// Another consequence.
    Other(Wording),
}

/// Declares the enum of all answers and its conversions.
macro_rules! answers {
    ($($(#[$doc:meta])* $variant:ident($type:ty)),+ $(,)?) => {
        /// All answers, as written to the log.
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
    /// The dice to reroll.
    Rerolled(Rerolled),
    /// Whether and how to force an action.
    Forcing(Forcing),
    /// Whether and how to use a deferred turn.
    Cutting(Cutting),
    /// How somebody reacts to fear.
    Fear(Fear),
    /// What to take or knock away.
    Looted(Looted),
    /// How somebody is out.
    Out(Out),
    /// How difficult a check is.
    Rated(Rated),
    /// How a failure moves the story on.
    Failure(Failure),
    /// A text.
    Words(Wording),
    /// A number.
    Number(u8),
}
