use std::{
    fmt::Debug,
    hash::{Hash, Hasher},
};

use crate::{Play, Seat, Table};

/// One rule system: its facts, how an event changes them, what may be asked and done. The type itself is a
/// mere name.
pub trait System: Copy + Eq + Debug + 'static {
    /// All facts of a table.
    type State: Clone + Debug + Eq + Hash;
    /// What happened. A fact, not an intention.
    type Event: Clone + Debug + PartialEq;
    /// What someone wants to do: it begins a procedure.
    type Command: Clone + Debug + PartialEq;
    /// What a procedure wants to know from somebody.
    type Question: Clone + Debug + PartialEq;
    /// What can be answered.
    type Answer: Clone + Debug + Eq + Hash;
    /// What an answer costs whoever gives it.
    type Price: Clone + Debug + PartialEq;
    /// Why something is not legal, and by which rule.
    type Reason: Clone + Debug + PartialEq;
    /// A point in a procedure and all that its rest depends on, besides the state.
    type Mark: Clone + Debug + Eq + Hash;

    /// Applies `event` to `state`. Nothing else ever changes a state, and this cannot fail.
    fn apply(state: &mut Self::State, event: &Self::Event);

    /// Does an event change any fact? A system may spare tables that explore the trouble of looking: `true` is
    /// always right.
    #[inline(always)]
    fn changes(event: &Self::Event) -> bool {
        let _ = event;
        true
    }

    /// Does an event that nobody keeps hold anything to be dropped? A system may spare simulation the
    /// trouble of looking: `true` is always right.
    #[inline(always)]
    fn needs_drop(event: &Self::Event) -> bool {
        let _ = event;
        true
    }

    /// Whose answer `question` takes.
    fn seat(question: &Self::Question) -> Seat;

    /// Puts every answer to `question` into `choices`: those the rules allow with their price, and
    /// those that people would look for but may not give, with the reason.
    ///
    /// At least one is allowed. The screen, the bots, the tests and the odds all read this list.
    fn options(state: &Self::State, question: &Self::Question, choices: &mut Vec<Choice<Self>>);

    /// The answers to `question` that lead to different futures: what interpreters explore.
    ///
    /// By default all that are allowed. A system may leave out an answer that differs from another
    /// one by name only.
    fn branches(state: &Self::State, question: &Self::Question, answers: &mut Vec<Self::Answer>) {
        let mut choices = Vec::new();
        Self::options(state, question, &mut choices);
        answers.extend(choices.into_iter().filter(|it| it.barred.is_none()).map(|it| it.answer));
    }

    /// Is `answer` what `model`, an allowed choice, stands for? Equal, or, where `model` stands for
    /// free text, any text.
    fn fits(answer: &Self::Answer, model: &Self::Answer) -> bool {
        answer == model
    }

    /// May `answer` be given to `question`?
    ///
    /// # Errors
    /// [`Refused::Barred`] with the rule's reason, or [`Refused::NoSuchAnswer`].
    fn admit(
        state: &Self::State,
        question: &Self::Question,
        answer: &Self::Answer,
    ) -> Result<(), Refused<Self>> {
        let mut choices = Vec::new();
        Self::options(state, question, &mut choices);
        match choices.into_iter().find(|it| Self::fits(answer, &it.answer)) {
            Some(Choice { barred: None, .. }) => Ok(()),
            Some(Choice { barred: Some(reason), .. }) => Err(Refused::Barred(reason)),
            None => Err(Refused::NoSuchAnswer),
        }
    }

    /// May `command` begin now?
    ///
    /// # Errors
    /// The rule's reason why not. Nothing has changed then.
    fn check(state: &Self::State, command: &Self::Command) -> Result<(), Self::Reason>;

    /// The procedure that `command` begins. It has passed [`System::check`].
    ///
    /// # Errors
    /// The table's reason to stop short, never one of the rules.
    fn perform<T: Table<System = Self>>(table: &mut T, command: &Self::Command) -> Play<T, ()>;

    /// Goes on with the procedure of `command` from a `mark` that it has passed, the facts being as they were there.
    /// Tables that explore need not go through all that led there for each way onwards.
    ///
    /// Nothing where the procedure cannot be entered there; it is begun anew then, which comes to the same.
    fn resume<T: Table<System = Self>>(
        table: &mut T,
        command: &Self::Command,
        mark: &Self::Mark,
    ) -> Option<Play<T, ()>> {
        let _ = (table, command, mark);
        None
    }
}

/// What comes along with a [mark](System::Mark) for whoever [goes on](System::resume) from there, and is no part of it:
/// all are equal.
#[derive(Clone, Copy, Debug)]
pub struct Along<T>(pub T);

impl<T> PartialEq for Along<T> {
    #[inline]
    fn eq(&self, _: &Along<T>) -> bool {
        true
    }
}

impl<T> Eq for Along<T> {}

impl<T> Hash for Along<T> {
    #[inline]
    fn hash<H: Hasher>(&self, _: &mut H) {}
}

/// One answer to a question, as people see it before they choose.
#[derive(Clone, Debug, PartialEq)]
pub struct Choice<S: System> {
    /// The answer.
    pub answer: S::Answer,
    /// What it costs.
    pub price: S::Price,
    /// Id of the rule it rests on.
    pub rule: &'static str,
    /// Why it may not be given now; `None` if it may.
    pub barred: Option<S::Reason>,
}

/// Why an answer was not taken. Nothing has changed.
#[derive(Clone, Debug, PartialEq)]
pub enum Refused<S: System> {
    /// People would look for this answer, but a rule forbids it now.
    Barred(S::Reason),
    /// The question knows no such answer.
    NoSuchAnswer,
}

/// A question as a type of its own, so that the rule that asks gets a typed answer.
pub trait Ask<S: System>: Into<S::Question> {
    /// What the rule gets.
    type Answer: TryFrom<S::Answer, Error: Debug> + Into<S::Answer>;

    /// Does `answer` say "not me"? Then an offer goes on to the others.
    fn declines(answer: &Self::Answer) -> bool {
        let _ = answer;
        false
    }
}
