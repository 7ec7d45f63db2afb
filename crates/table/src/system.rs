use std::{
    fmt::Debug,
    hash::{Hash, Hasher},
};

use crate::{Play, Seat, Table};

/// A rule system: its facts, how events change them, what can be asked and what can be done.
///
/// The implementing type is only a name and holds no data.
pub trait System: Copy + Eq + Debug + 'static {
    /// All facts of a table.
    type State: Clone + Debug + Eq + Hash;
    /// A change that has happened; a fact, not an intention.
    type Event: Clone + Debug + PartialEq;
    /// A request to act. It starts a procedure.
    type Command: Clone + Debug + PartialEq;
    /// A question that a procedure asks.
    type Question: Clone + Debug + PartialEq;
    /// An answer to a question.
    type Answer: Clone + Debug + Eq + Hash;
    /// The cost of an answer for the person who gives it.
    type Price: Clone + Debug + PartialEq;
    /// Why something is not allowed, and by which rule.
    type Reason: Clone + Debug + PartialEq;
    /// A point in a procedure, with everything besides the state that the rest of the procedure depends on.
    type Mark: Clone + Debug + Eq + Hash;

    /// Applies `event` to `state`. This is the only way a state changes, and it cannot fail.
    fn apply(state: &mut Self::State, event: &Self::Event);

    /// Whether an event changes any fact. Returning `false` spares tables that explore some work; `true` is always
    /// correct.
    #[inline(always)]
    fn changes(event: &Self::Event) -> bool {
        let _ = event;
        true
    }

    /// A number for an event that comes again and again in the same state. Events with the same number change equal states
    /// alike, so tables that explore remember what they make of each state.
    #[inline(always)]
    fn recurring(event: &Self::Event) -> Option<u64> {
        let _ = event;
        None
    }

    /// Whether a discarded event owns anything that must be dropped. Returning `false` speeds up simulation; `true` is
    /// always correct.
    #[inline(always)]
    fn needs_drop(event: &Self::Event) -> bool {
        let _ = event;
        true
    }

    /// Returns the seat that answers `question`.
    fn seat(question: &Self::Question) -> Seat;

    /// Appends every answer to `question` to `choices`: the allowed ones with their price, and those that people would
    /// look for but may not give, with the reason.
    ///
    /// At least one answer is allowed. User interfaces, bots, tests and odds all use this list.
    fn options(state: &Self::State, question: &Self::Question, choices: &mut Vec<Choice<Self>>);

    /// Appends the answers to `question` that lead to different futures, for tables that explore.
    ///
    /// By default these are all allowed answers. A system may leave out an answer that differs from another one only by
    /// name.
    fn branches(state: &Self::State, question: &Self::Question, answers: &mut Vec<Self::Answer>) {
        let mut choices = Vec::new();
        Self::options(state, question, &mut choices);
        answers.extend(choices.into_iter().filter(|it| it.barred.is_none()).map(|it| it.answer));
    }

    /// Whether `answer` matches `model`, an allowed choice: it is equal or, if `model` stands for free text, any text.
    fn fits(answer: &Self::Answer, model: &Self::Answer) -> bool {
        answer == model
    }

    /// Checks whether `answer` may be given to `question`.
    ///
    /// # Errors
    /// [`NotAdmitted::Barred`] with the rule's reason, or [`NotAdmitted::NoSuchAnswer`].
    fn admit(
        state: &Self::State,
        question: &Self::Question,
        answer: &Self::Answer,
    ) -> Result<(), NotAdmitted<Self>> {
        let mut choices = Vec::new();
        Self::options(state, question, &mut choices);
        match choices.into_iter().find(|it| Self::fits(answer, &it.answer)) {
            Some(Choice { barred: None, .. }) => Ok(()),
            Some(Choice { barred: Some(reason), .. }) => Err(NotAdmitted::Barred(reason)),
            None => Err(NotAdmitted::NoSuchAnswer),
        }
    }

    /// Checks whether `command` may start now.
    ///
    /// # Errors
    /// The rule's reason why not. Nothing has changed in that case.
    fn check(state: &Self::State, command: &Self::Command) -> Result<(), Self::Reason>;

    /// Runs the procedure of `command`, which has passed [`System::check`].
    ///
    /// # Errors
    /// Why the table stops early; rules themselves never fail.
    fn perform<T: Table<System = Self>>(table: &mut T, command: &Self::Command) -> Play<T, ()>;

    /// Continues the procedure of `command` from a `mark` that it reached earlier, with the facts as they were there.
    /// Tables that explore use it to avoid running the procedure from its start for each branch.
    ///
    /// Returns `None` if the procedure cannot be entered there. It is then run from its start, with the same result.
    fn resume<T: Table<System = Self>>(
        table: &mut T,
        command: &Self::Command,
        mark: &Self::Mark,
    ) -> Option<Play<T, ()>> {
        let _ = (table, command, mark);
        None
    }
}

/// Data that comes with a [mark](System::Mark) for [resuming](System::resume) but is not part of its identity: all
/// values compare equal.
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

/// One answer to a question, as shown to people before they choose.
#[derive(Clone, Debug, PartialEq)]
pub struct Choice<S: System> {
    /// The answer.
    pub answer: S::Answer,
    /// What it costs.
    pub price: S::Price,
    /// Id of the rule that defines the answer.
    pub rule: &'static str,
    /// Why the answer is not allowed now; `None` if it is allowed.
    pub barred: Option<S::Reason>,
}

/// Why an answer was refused. Nothing has changed.
#[derive(Clone, Debug, PartialEq)]
pub enum NotAdmitted<S: System> {
    /// People would look for this answer, but a rule forbids it now.
    Barred(S::Reason),
    /// The question has no such answer.
    NoSuchAnswer,
}

/// A question with its own type, so that the rule that asks gets a typed answer.
pub trait Ask<S: System>: Into<S::Question> {
    /// The type of the answer.
    type Answer: TryFrom<S::Answer, Error: Debug> + Into<S::Answer>;

    /// Whether `answer` declines, so that an offer passes to the other people asked.
    fn declines(answer: &Self::Answer) -> bool {
        let _ = answer;
        false
    }
}
