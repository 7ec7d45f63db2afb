//! A procedure runs from its start over the inputs recorded so far and stops at the first missing one.
//!
//! Random dice, dice rolled by hand and a replayed log all use this table; they differ only in who adds the missing
//! input. Sampling and exploring from the middle of a procedure supply it [during the run](Beyond).

use std::fmt;

use schwung_table::{Ask, Dice, Play, Seat, System, Table};

use crate::{
    Beyond, Input, Pending, Run, Stop,
    recorded::{Recorded, open},
};

/// Called for every recorded answer that a run uses: its index among the inputs, the facts at that moment, and the
/// question.
pub type SeeAnswer<'a, S> = dyn FnMut(usize, &<S as System>::State, &<S as System>::Question) + 'a;

/// A table that replays recorded inputs. Its type does not depend on what supplies the inputs after them, so the rules of a
/// system are compiled only once for all of these purposes.
pub struct Replay<'a, S: System> {
    state: S::State,
    inputs: Recorded<'a, S>,
    /// Empty if the run continues beyond the inputs, since the events are not read then.
    events: Vec<S::Event>,
    see: Option<&'a mut SeeAnswer<'a, S>>,
    beyond: Option<&'a mut (dyn Beyond<S> + 'a)>,
}

impl<S: System> fmt::Debug for Replay<'_, S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Replay")
            .field("inputs", &self.inputs)
            .field("events", &self.events)
            .finish_non_exhaustive()
    }
}

/// Runs `procedure` from `state` over `inputs`.
pub fn replay<'a, S: System, X>(
    state: S::State,
    inputs: &'a [Input<S>],
    procedure: impl FnOnce(&mut Replay<'a, S>) -> Result<X, Stop<S>>,
) -> Run<S, X> {
    Replay::live(state, inputs, None).run(procedure)
}

/// Like [`replay`], and calls `see` for every answer.
pub fn replay_seen<'a, S: System, X>(
    state: S::State,
    inputs: &'a [Input<S>],
    see: &'a mut SeeAnswer<'a, S>,
    procedure: impl FnOnce(&mut Replay<'a, S>) -> Result<X, Stop<S>>,
) -> Run<S, X> {
    Replay::live(state, inputs, Some(see)).run(procedure)
}

impl<'a, S: System> Replay<'a, S> {
    fn live(state: S::State, inputs: &'a [Input<S>], see: Option<&'a mut SeeAnswer<'a, S>>) -> Replay<'a, S> {
        let events = Vec::with_capacity(2 * inputs.len() + 4);
        Replay { state, inputs: Recorded::new(inputs), events, see, beyond: None }
    }

    /// A table where `beyond` supplies what comes after the inputs.
    pub(crate) fn beyond(
        state: S::State,
        inputs: &'a [Input<S>],
        beyond: &'a mut (dyn Beyond<S> + 'a),
    ) -> Replay<'a, S> {
        Replay { state, inputs: Recorded::new(inputs), events: Vec::new(), see: None, beyond: Some(beyond) }
    }

    /// Runs `procedure` at this table.
    pub(crate) fn run<X>(
        mut self,
        procedure: impl FnOnce(&mut Replay<'a, S>) -> Result<X, Stop<S>>,
    ) -> Run<S, X> {
        let result = procedure(&mut self);
        self.interject();
        Run { state: self.state, events: self.events, used: self.inputs.used(), result }
    }
}

impl<S: System> Replay<'_, S> {
    /// Whether the run needs to go no further, because its result is known.
    #[inline]
    fn is_over(&self) -> bool {
        self.beyond.as_ref().is_some_and(|it| it.is_over())
    }

    /// Applies the events that were interjected before the next input.
    #[inline]
    fn interject(&mut self) {
        while let Some(event) = self.inputs.interjection() {
            self.apply(event.clone());
        }
    }

    #[inline]
    fn apply(&mut self, event: S::Event) {
        S::apply(&mut self.state, &event);
        if self.beyond.is_none() {
            self.events.push(event);
        }
    }

    /// The next answer to any of `questions`, where `None` marks those already settled: the index of the question and
    /// the answer.
    fn next_of<Q: Ask<S>>(
        &mut self,
        questions: &[Option<S::Question>],
        pending: fn(Vec<S::Question>) -> Pending<S>,
    ) -> Play<Self, (usize, Q::Answer)> {
        if self.is_over() {
            return Err(Stop::Waiting(pending(open(questions))));
        }
        self.interject();
        let Some((place, answer)) = self.inputs.answer_of::<Q>(questions, pending)? else {
            let first = questions.iter().enumerate().find_map(|(place, it)| Some((place, it.as_ref()?)));
            let answer = first.and_then(|(place, question)| Some((place, self.supplied::<Q>(question)?)));
            return answer.ok_or_else(|| Stop::Waiting(pending(open(questions))));
        };
        if let Some(question) = questions.get(place).and_then(Option::as_ref) {
            self.tell_of(question);
        }
        Ok((place, answer))
    }

    /// The answer to a question beyond the inputs; `None` if nobody supplies it.
    #[inline]
    fn supplied<Q: Ask<S>>(&mut self, question: &S::Question) -> Option<Q::Answer> {
        let answer = self.beyond.as_mut()?.answer(&self.state, question)?;
        Some(Q::Answer::try_from(answer).expect("an answer to the question asked"))
    }

    /// Calls the observer with the question that the last input has answered.
    #[inline]
    fn tell_of(&mut self, question: &S::Question) {
        if let Some(see) = &mut self.see {
            see(self.inputs.used() - 1, &self.state, question);
        }
    }
}

impl<S: System> Table for Replay<'_, S> {
    type System = S;
    type Stop = Stop<S>;

    fn state(&self) -> &S::State {
        &self.state
    }

    fn roll<D: Dice>(&mut self, who: Seat, dice: D) -> Play<Self, D::Outcome> {
        let waiting = || Stop::Waiting(Pending::Roll { who, dice: dice.spec() });
        if self.is_over() {
            return Err(waiting());
        }
        self.interject();
        let recorded = self.inputs.roll(who, dice)?;
        let Some(beyond) = &mut self.beyond else {
            return recorded.ok_or_else(waiting);
        };
        if let Some(outcome) = recorded {
            beyond.passed();
            return Ok(outcome);
        }
        let outcome = beyond.roll(&dice).and_then(|it| D::Outcome::try_from(it).ok());
        outcome.ok_or_else(waiting)
    }

    fn ask<Q: Ask<S>>(&mut self, question: Q) -> Play<Self, Q::Answer> {
        let question = question.into();
        if self.is_over() {
            return Err(Stop::Waiting(Pending::Answer(question)));
        }
        self.interject();
        let Some(answer) = self.inputs.answer::<Q>(&question)? else {
            return self.supplied::<Q>(&question).ok_or(Stop::Waiting(Pending::Answer(question)));
        };
        self.tell_of(&question);
        Ok(answer)
    }

    fn ask_each<Q: Ask<S>>(&mut self, questions: Vec<Q>) -> Play<Self, Vec<Q::Answer>> {
        let mut open: Vec<Option<S::Question>> = questions.into_iter().map(|it| Some(it.into())).collect();
        let mut answers: Vec<Option<Q::Answer>> = open.iter().map(|_| None).collect();
        while open.iter().any(Option::is_some) {
            let (place, answer) = self.next_of::<Q>(&open, Pending::Each)?;
            open[place] = None;
            answers[place] = Some(answer);
        }
        Ok(answers.into_iter().flatten().collect())
    }

    fn offer_each<Q: Ask<S>>(&mut self, questions: Vec<Q>) -> Play<Self, Vec<(usize, Q::Answer)>> {
        let mut open: Vec<Option<S::Question>> = questions.into_iter().map(|it| Some(it.into())).collect();
        let mut answers = Vec::new();
        while open.iter().any(Option::is_some) {
            let (place, answer) = self.next_of::<Q>(&open, Pending::Offer)?;
            let declines = Q::declines(&answer);
            answers.push((place, answer));
            if !declines {
                break;
            }
            open[place] = None;
        }
        Ok(answers)
    }

    fn tell(&mut self, event: S::Event) {
        if let Some(beyond) = &mut self.beyond {
            beyond.told(&self.state, &event);
        }
        self.apply(event);
    }
}
