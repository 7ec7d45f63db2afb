//! Conflicts that are simulated without people, and actions whose exact odds are computed.
//!
//! Each person who would decide is replaced by a [`Habit`]: a rule of thumb that people can read, choose and write
//! down.

use schwung_table::{Hosted, Seat};
use serde::{Deserialize, Serialize};

use crate::Input;

/// Which enemy an actor attacks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Pick {
    /// The first enemy still standing, in the order of the file.
    #[default]
    First,
    /// The enemy that can take the least harm.
    Weakest,
    /// The enemy that can take the most harm.
    Strongest,
}

/// When an actor pays for something, such as with points or aspects.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Spend {
    /// Never.
    Never,
    /// When it changes, or may change, the result of the roll.
    #[default]
    Sensibly,
    /// Whenever anything is left to spend.
    Always,
}

impl Pick {
    /// The names in files with their values.
    pub const WORDS: [(&'static str, Pick); 3] =
        [("first", Pick::First), ("weakest", Pick::Weakest), ("strongest", Pick::Strongest)];
}

impl Spend {
    /// The names in files with their values.
    pub const WORDS: [(&'static str, Spend); 3] =
        [("never", Spend::Never), ("sensibly", Spend::Sensibly), ("always", Spend::Always)];
}

/// How an actor decides what to do.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Manner {
    /// Attacks and defends, and nothing else.
    #[default]
    Plain,
    /// Attacks the weakest enemy, and looks after itself when badly hurt.
    Careful,
    /// Weighs its commands by what they promise, see [`look_ahead`](crate::look_ahead).
    Clever,
}

impl Manner {
    /// The names in files with their values, each followed by the ones that should beat it.
    pub const WORDS: [(&'static str, Manner); 3] =
        [("plain", Manner::Plain), ("careful", Manner::Careful), ("clever", Manner::Clever)];

    /// The manner with this name in files.
    pub fn named(word: &str) -> Option<Manner> {
        Manner::WORDS.iter().find(|it| it.0 == word).map(|it| it.1)
    }

    /// The name in files.
    pub fn word(self) -> &'static str {
        Manner::WORDS[self as usize].0
    }
}

/// How an actor behaves in a simulation.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Habit {
    /// How it decides.
    pub manner: Manner,
    /// Which enemy it attacks.
    pub target: Pick,
    /// When it pays.
    pub spend: Spend,
    /// The number of consequences with which it concedes; never if `None`, or if the rules know no concessions.
    pub concede: Option<u8>,
}

impl Habit {
    /// Attacks the weakest enemy instead of the first; other preferences stay.
    #[must_use]
    pub fn focused(self) -> Habit {
        let target = if self.target == Pick::First { Pick::Weakest } else { self.target };
        Habit { target, ..self }
    }

    /// Pays like this, and is as usual otherwise.
    pub const fn spending(spend: Spend) -> Habit {
        Habit { manner: Manner::Plain, target: Pick::First, spend, concede: None }
    }
}

/// What keeps an actor from fighting as its sheet suggests.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Lack {
    /// It has nothing to attack with.
    Attack,
    /// It is best at magic, but has no spell to attack with.
    Spells,
}

/// The result of an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Came {
    /// By how much the acting side is ahead; negative if behind. `None` if it failed or succeeded without dice.
    pub lead: Option<i16>,
    /// Whether the acting side succeeded.
    pub success: bool,
}

/// A system whose conflicts can be simulated and whose actions can be evaluated exactly.
///
/// Actors are identified by their index, from 0, in the order of the file.
pub trait Fights: Hosted {
    /// Observes the events of an action to find its result.
    type Watch;

    /// Facts that many turns do not depend on, such as the injuries of an actor who is not attacked. `()` if a system
    /// does not separate them.
    type Part: Clone + std::fmt::Debug + Eq + std::hash::Hash;

    /// Keys of the quantities counted for each actor. The message `gauge-<key>` names each of them.
    const GAUGES: &'static [&'static str];

    /// What a side pays for a fight: the index of the quantity in [`Fights::GAUGES`], and whether it rises (1) or falls (-1)
    /// with each loss.
    const TOLL: (usize, i32);

    /// The number of actors.
    fn actors(state: &Self::State) -> u8;

    /// The name of an actor.
    fn name(state: &Self::State, actor: u8) -> &str;

    /// The side an actor is on.
    fn side(state: &Self::State, actor: u8) -> u8;

    /// The name of a side.
    fn side_name(state: &Self::State, side: u8) -> &str;

    /// The seat that plays an actor.
    fn player(state: &Self::State, actor: u8) -> Seat;

    /// Whether an actor still takes part.
    fn stands(state: &Self::State, actor: u8) -> bool;

    /// Whether a conflict is going on.
    fn is_on(state: &Self::State) -> bool;

    /// The command that begins a conflict of everybody who can take part. It may not be legal.
    fn opening(state: &Self::State) -> Self::Command;

    /// The number of the round, from 1.
    fn round(state: &Self::State) -> u16;

    /// Returns the legal command of the actor whose turn it is; `None` if it is nobody's turn.
    fn turn(state: &Self::State, habits: &[Habit]) -> Option<Self::Command>;

    /// Returns the answer that follows from a habit. It is always allowed.
    fn habitual(state: &Self::State, question: &Self::Question, habit: Habit) -> Self::Answer;

    /// The actor whose turn it is.
    fn acting(state: &Self::State) -> Option<u8>;

    /// The command by which an actor takes the turn while nobody has it; `None` if the rules know no such thing.
    fn take_turn(_state: &Self::State, _actor: u8) -> Option<Self::Command> {
        None
    }

    /// Adds the commands that an actor weighs on its turn, the most promising first. Those that are not legal are left out
    /// by the caller.
    fn ways(_state: &Self::State, _by: u8, _habit: Habit, _into: &mut Vec<Self::Command>) {}

    /// The value for a side of this actor in its current condition, above 0.
    fn worth(_state: &Self::State, _actor: u8) -> i32 {
        1
    }

    /// The value for a side of this actor having left the fight in the way it did, instead of having been taken out.
    fn saved(_state: &Self::State, _actor: u8) -> i32 {
        0
    }

    /// The answer that an actor who looks ahead gives to a question of a procedure that began in `base` with `command` and has
    /// had these inputs; see [`answer_ahead`](crate::answer_ahead). `None` to answer as usual.
    fn weigh(
        _base: &Self::State,
        _command: &Self::Command,
        _inputs: &[Input<Self>],
        _state: &Self::State,
        _question: &Self::Question,
        _habits: &[Habit],
    ) -> Option<Self::Answer> {
        None
    }

    /// Replaces the placeholder by words in a command that names something new.
    fn reword(_command: &mut Self::Command, _words: &str) {}

    /// The state as far as the person who plays an actor may know it, with estimates in place of the rest. `None` if they
    /// know everything.
    fn as_seen(_state: &Self::State, _actor: u8) -> Option<Self::State> {
        None
    }

    /// The actor that is asked, if the question is about an actor.
    fn asked(question: &Self::Question) -> Option<u8>;

    /// Whether the question is about paying. These questions are left open when the best answer is sought.
    fn is_payment(question: &Self::Question) -> bool;

    /// Whether this habit leaves the answer open, so that the most promising one is chosen.
    fn is_open(question: &Self::Question, habit: Habit) -> bool {
        habit.spend == Spend::Sensibly || !Self::is_payment(question)
    }

    /// The value of `GAUGES[which]` for an actor.
    fn gauge(state: &Self::State, actor: u8, which: usize) -> i32;

    /// What keeps an actor from fighting as its sheet suggests, so that a forecast can say so; `None` if nothing does.
    fn lacks(_state: &Self::State, _actor: u8) -> Option<Lack> {
        None
    }

    /// The acting actor of `command`, and an observer for its result; `None` if dice decide nothing.
    fn watch(command: &Self::Command) -> Option<(u8, Self::Watch)>;

    /// Passes `event` to the observer. Returns the result as soon as it is certain. If the command can be
    /// [resumed](schwung_table::System::resume), it depends on no event before the last mark.
    fn told(watch: &mut Self::Watch, event: &Self::Event) -> Option<Came>;

    /// Returns the result once the procedure is over and there are no more events.
    fn ended(watch: &Self::Watch) -> Option<Came>;

    /// Estimates the number of distinct states of an actor in the course of the conflict, so that a solver knows the
    /// size of its task beforehand. The actor's points count if `payments` are left open. `None` if it cannot be
    /// estimated.
    fn situations(_state: &Self::State, _actor: u8, _payments: bool) -> Option<u64> {
        None
    }

    /// Removes what no later roll or choice depends on, such as the number of the round. States that are equal
    /// afterwards are one position of a solved conflict.
    fn position(state: Self::State) -> Self::State;

    /// Takes the parts out of a position. All positions of a conflict have the same number of parts in the same order,
    /// at most 62. The rest alone must determine who stands, on which side, and whether the conflict continues.
    fn take_parts(_position: &mut Self::State) -> Vec<Self::Part> {
        Vec::new()
    }

    /// Puts the parts back into the rest of a position.
    fn put_parts<'p>(_rest: &mut Self::State, _parts: impl Iterator<Item = &'p Self::Part>)
    where
        Self::Part: 'p,
    {
    }

    /// Returns a bit mask of the parts that the next turn neither reads nor changes, whatever they contain. The result
    /// of that turn then holds for all positions that differ only in these parts.
    fn unseen(_rest: &Self::State, _habits: &[Habit]) -> u64 {
        0
    }

    /// Returns a test for marks that come before everything in the next turn that reads or changes parts, whatever they
    /// contain. Up to there, or to its end if it reaches none of them, the turn is the same for all positions with this
    /// rest; it must be possible to resume it there. `None` if there are no such marks.
    fn before_parts(_rest: &Self::State, _habits: &[Habit]) -> Option<fn(&Self::Mark) -> bool> {
        None
    }
}
