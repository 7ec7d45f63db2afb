//! Inputs recorded so far, taken one after the other by a procedure that runs again.

use schwung_table::{Ask, Dice, Seat, System};

use crate::{Input, Pending};

/// An input does not fit what the procedure wants now: the rules changed since it was recorded.
#[derive(Clone, Debug, PartialEq)]
pub struct Diverged<S: System> {
    /// Which input, counted from 0.
    pub at: usize,
    /// What the procedure wants in its place.
    pub wanted: Pending<S>,
}

/// What one effect got from the inputs: `None` when they are used up.
type Taken<S, X> = Result<Option<X>, Diverged<S>>;

/// The inputs, and how many of them are used.
#[derive(Debug)]
pub(crate) struct Recorded<'a, S: System> {
    inputs: &'a [Input<S>],
    at: usize,
}

impl<'a, S: System> Recorded<'a, S> {
    pub(crate) fn new(inputs: &'a [Input<S>]) -> Recorded<'a, S> {
        Recorded { inputs, at: 0 }
    }

    /// Begins again with the first.
    pub(crate) fn rewind(&mut self) {
        self.at = 0;
    }

    /// How many inputs are used.
    pub(crate) fn used(&self) -> usize {
        self.at
    }

    /// Are all used?
    pub(crate) fn is_used_up(&self) -> bool {
        self.at == self.inputs.len()
    }

    /// The interjection that comes next. Tables make them all facts before they take what a procedure wants.
    #[inline]
    pub(crate) fn interjection(&mut self) -> Option<&'a S::Event> {
        let Some(Input::Interjected(event)) = self.inputs.get(self.at) else { return None };
        self.at += 1;
        Some(event)
    }

    /// The next input and its number.
    #[inline]
    fn next(&mut self) -> Option<(usize, &'a Input<S>)> {
        let at = self.at;
        let input = self.inputs.get(at)?;
        self.at += 1;
        Some((at, input))
    }

    /// How these dice of `who` fell.
    ///
    /// # Errors
    /// When something else was recorded.
    pub(crate) fn roll<D: Dice>(&mut self, who: Seat, dice: D) -> Taken<S, D::Outcome> {
        let Some((at, input)) = self.next() else { return Ok(None) };
        if let &Input::Rolled { who: by, dice: name, outcome } = input
            && by == who
            && is_name(name, dice.spec().name)
            && let Ok(outcome) = D::Outcome::try_from(outcome)
        {
            return Ok(Some(outcome));
        }
        Err(Diverged { at, wanted: Pending::Roll { who, dice: dice.spec() } })
    }

    /// The answer to `question`.
    ///
    /// # Errors
    /// When something else was recorded.
    pub(crate) fn answer<Q: Ask<S>>(&mut self, question: &S::Question) -> Taken<S, Q::Answer> {
        let Some((at, input)) = self.next() else { return Ok(None) };
        if let Input::Answered { who, answer } = input
            && *who == S::seat(question)
            && let Ok(answer) = Q::Answer::try_from(answer.clone())
        {
            return Ok(Some(answer));
        }
        Err(Diverged { at, wanted: Pending::Answer(question.clone()) })
    }

    /// The next answer to any of `questions`, those of `None` being settled already: its place and
    /// the answer.
    ///
    /// # Errors
    /// When something else was recorded; `pending` says what is wanted in its place.
    pub(crate) fn answer_of<Q: Ask<S>>(
        &mut self,
        questions: &[Option<S::Question>],
        pending: fn(Vec<S::Question>) -> Pending<S>,
    ) -> Taken<S, (usize, Q::Answer)> {
        let Some((at, input)) = self.next() else { return Ok(None) };
        if let Input::Answered { who, answer } = input
            && let Some(place) =
                questions.iter().position(|it| it.as_ref().is_some_and(|question| S::seat(question) == *who))
            && let Ok(answer) = Q::Answer::try_from(answer.clone())
        {
            return Ok(Some((place, answer)));
        }
        Err(Diverged { at, wanted: pending(open(questions)) })
    }
}

/// Names of dice are mostly one and the same text, and need not be read then.
#[inline]
fn is_name(a: &'static str, b: &'static str) -> bool {
    std::ptr::eq(a, b) || a == b
}

/// The questions that are not settled yet.
pub(crate) fn open<Q: Clone>(questions: &[Option<Q>]) -> Vec<Q> {
    questions.iter().flatten().cloned().collect()
}
