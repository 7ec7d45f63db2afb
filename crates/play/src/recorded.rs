//! Recorded inputs, consumed in order by a procedure that runs again.

use schwung_table::{Ask, Dice, Seat, System};

use crate::{Input, Pending, Stop};

/// The input that one effect takes; `None` when they are used up.
type Taken<S, X> = Result<Option<X>, Stop<S>>;

/// The recorded inputs with a position.
#[derive(Debug)]
pub(crate) struct Recorded<'a, S: System> {
    inputs: &'a [Input<S>],
    at: usize,
}

impl<'a, S: System> Recorded<'a, S> {
    pub(crate) fn new(inputs: &'a [Input<S>]) -> Recorded<'a, S> {
        Recorded { inputs, at: 0 }
    }

    /// The number of inputs used.
    pub(crate) fn used(&self) -> usize {
        self.at
    }

    /// The next input if it is an interjection. Tables apply all interjections before they take what a procedure wants.
    #[inline]
    pub(crate) fn interjection(&mut self) -> Option<&'a S::Event> {
        let Some(Input::Interjected(event)) = self.inputs.get(self.at) else { return None };
        self.at += 1;
        Some(event)
    }

    /// The next input and its index.
    #[inline]
    fn next(&mut self) -> Option<(usize, &'a Input<S>)> {
        let at = self.at;
        let input = self.inputs.get(at)?;
        self.at += 1;
        Some((at, input))
    }

    /// The recorded outcome of `dice` rolled by `who`.
    ///
    /// # Errors
    /// If something else was recorded.
    pub(crate) fn roll<D: Dice>(&mut self, who: Seat, dice: D) -> Taken<S, D::Outcome> {
        let Some((at, input)) = self.next() else { return Ok(None) };
        if let &Input::Rolled { who: by, dice: name, outcome } = input
            && by == who
            && is_name(name, dice.spec().name)
            && let Ok(outcome) = D::Outcome::try_from(outcome)
        {
            return Ok(Some(outcome));
        }
        Err(Stop::Diverged { at, wanted: Pending::Roll { who, dice: dice.spec() } })
    }

    /// The recorded answer to `question`.
    ///
    /// # Errors
    /// If something else was recorded.
    pub(crate) fn answer<Q: Ask<S>>(&mut self, question: &S::Question) -> Taken<S, Q::Answer> {
        let Some((at, input)) = self.next() else { return Ok(None) };
        if let Input::Answered { who, answer } = input
            && *who == S::seat(question)
            && let Ok(answer) = Q::Answer::try_from(answer.clone())
        {
            return Ok(Some(answer));
        }
        Err(Stop::Diverged { at, wanted: Pending::Answer(question.clone()) })
    }

    /// The next recorded answer to any of `questions`, where `None` marks those already settled: the index of the
    /// question and the answer.
    ///
    /// # Errors
    /// If something else was recorded; `pending` says what is wanted instead.
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
        Err(Stop::Diverged { at, wanted: pending(open(questions)) })
    }
}

/// Compares names of dice. They are mostly the same static string, so that comparing pointers is enough.
#[inline]
fn is_name(a: &'static str, b: &'static str) -> bool {
    std::ptr::eq(a, b) || a == b
}

/// The questions that are not settled yet.
pub(crate) fn open<Q: Clone>(questions: &[Option<Q>]) -> Vec<Q> {
    questions.iter().flatten().cloned().collect()
}
