//! Conflicts that are fought out without people, and actions that are counted out.
//!
//! Whoever would decide is replaced by a [`Habit`]: a rule of thumb that people can read, choose and write down.

use schwung_table::{Hosted, Seat, System};

use crate::{Decide, Policy};

/// Whom somebody attacks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Pick {
    /// The first enemy that stands, in the order of the file.
    #[default]
    First,
    /// The enemy that can take least.
    Weakest,
    /// The enemy that can take most.
    Strongest,
}

/// When somebody pays: points, aspects, whatever the system sells.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Spend {
    /// Never.
    Never,
    /// Where it turns the roll, or may.
    #[default]
    Sensibly,
    /// As long as anything is left.
    Always,
}

impl Pick {
    /// Names in files, with what they mean.
    pub const WORDS: [(&'static str, Pick); 3] =
        [("first", Pick::First), ("weakest", Pick::Weakest), ("strongest", Pick::Strongest)];
}

impl Spend {
    /// Names in files, with what they mean.
    pub const WORDS: [(&'static str, Spend); 3] =
        [("never", Spend::Never), ("sensibly", Spend::Sensibly), ("always", Spend::Always)];
}

/// How somebody fights when nobody sits there.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Habit {
    /// Whom it attacks.
    pub target: Pick,
    /// When it pays.
    pub spend: Spend,
}

/// How an action came out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Came {
    /// By how much whoever acts is ahead; below zero where behind. `None` where it failed or succeeded without dice.
    pub lead: Option<i16>,
    /// Did whoever acts succeed?
    pub success: bool,
}

/// A system whose conflicts can be fought out without people, and whose actions can be counted out.
///
/// Actors are named by their number, from 0, in the order of the file.
pub trait Fights: Hosted {
    /// Looks through what is told for how an action comes out.
    type Watch;

    /// Facts that many turns do not look at, such as what somebody has suffered who is not attacked; `()` where a system does
    /// not tell them apart.
    type Part: Clone + std::fmt::Debug + Eq + std::hash::Hash;

    /// What is counted of each actor, by key: a message `gauge-<key>` says what it is.
    const GAUGES: &'static [&'static str];

    /// How many actors there are.
    fn actors(state: &Self::State) -> u8;

    /// What an actor is called.
    fn name(state: &Self::State, actor: u8) -> &str;

    /// The side an actor is on.
    fn side(state: &Self::State, actor: u8) -> u8;

    /// What a side is called.
    fn side_name(state: &Self::State, side: u8) -> &str;

    /// Who plays an actor.
    fn player(state: &Self::State, actor: u8) -> Seat;

    /// Does an actor still take part?
    fn stands(state: &Self::State, actor: u8) -> bool;

    /// Is a conflict going on?
    fn is_on(state: &Self::State) -> bool;

    /// The number of the round, from 1.
    fn round(state: &Self::State) -> u16;

    /// What whoever is at turn does, a legal command; `None` if it is nobody's turn.
    fn turn(state: &Self::State, habits: &[Habit]) -> Option<Self::Command>;

    /// The answer of whoever spends so; always an allowed one.
    fn habitual(state: &Self::State, question: &Self::Question, spend: Spend) -> Self::Answer;

    /// Whose answer a question takes, as far as it is an actor's.
    fn asked(question: &Self::Question) -> Option<u8>;

    /// Is it about paying? These are left open where the best answer is looked for.
    fn is_payment(question: &Self::Question) -> bool;

    /// How much of `GAUGES[which]` an actor has.
    fn gauge(state: &Self::State, actor: u8, which: usize) -> i32;

    /// Whoever does `command`, and the look-out for how it comes out; `None` where dice decide nothing.
    fn watch(command: &Self::Command) -> Option<(u8, Self::Watch)>;

    /// What `event` says; the result as soon as it is sure.
    fn told(watch: &mut Self::Watch, event: &Self::Event) -> Option<Came>;

    /// The procedure is over and nothing more was told.
    fn ended(watch: &Self::Watch) -> Option<Came>;

    /// In about how many ways the facts of an actor can stand in the course of the conflict: whoever solves it wants to know
    /// beforehand how large it is. Its points count where `payments` are open. Nothing if that cannot be told.
    fn situations(_state: &Self::State, _actor: u8, _payments: bool) -> Option<u64> {
        None
    }

    /// The state without what no later roll or choice depends on, such as the number of the round: equal ones are one
    /// position of a solved conflict.
    fn position(state: Self::State) -> Self::State;

    /// Takes the parts out of a position: as many, in the same order, for all positions of a conflict; 62 at most. Who
    /// stands, on which side, and whether the conflict goes on must be told by the rest.
    fn take_parts(_position: &mut Self::State) -> Vec<Self::Part> {
        Vec::new()
    }

    /// Puts the parts back into what was left of a position.
    fn put_parts<'p>(_rest: &mut Self::State, _parts: impl Iterator<Item = &'p Self::Part>)
    where
        Self::Part: 'p,
    {
    }

    /// The parts that the next turn neither looks at nor changes, whatever they are, as bits: what comes of that turn in one
    /// position is then known for all that differ in these alone.
    fn unseen(_rest: &Self::State, _habits: &[Habit]) -> u64 {
        0
    }
}

/// Answers by the habits of the actors, in their order; whoever has none has the usual one.
#[derive(Clone, Debug)]
pub struct Habits<'h>(pub &'h [Habit]);

impl Habits<'_> {
    fn spend<S: Fights>(&self, question: &S::Question) -> Spend {
        let habit = S::asked(question).and_then(|it| self.0.get(usize::from(it)));
        habit.copied().unwrap_or_default().spend
    }
}

impl<S: Fights> Policy<S> for Habits<'_> {
    #[inline]
    fn answer(&mut self, state: &<S as System>::State, question: &S::Question) -> S::Answer {
        let spend = self.spend::<S>(question);
        S::habitual(state, question, spend)
    }
}

/// Leaves open what is about paying, and decides the rest by habit.
#[derive(Clone, Debug)]
pub struct PaymentsOpen;

impl<S: Fights> Decide<S> for PaymentsOpen {
    #[inline]
    fn decide(&mut self, state: &<S as System>::State, question: &S::Question) -> Option<S::Answer> {
        (!S::is_payment(question)).then(|| S::habitual(state, question, Spend::Sensibly))
    }
}
