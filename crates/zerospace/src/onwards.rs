//! A table that takes recorded inputs first and then follows every path the dice can take up to the next result.

use std::cell::Cell;

use schwung_play::{
    Input, Policy as _,
    graph::{Grow, Known},
};
use schwung_table::{Ask, Dice, Hosted as _, Play, Seat, Table};

use crate::{Answer, Cutting, Event, Forcing, Mark, Question, Sensible, State, ZeroSpace};

/// A habit: dice are bought as long as the roll is behind and they can turn it, except for the last points, this many.
pub(crate) const DICE_TO_TURN: &str = "dice-to-turn";

/// Why a path ends.
pub(crate) enum Halt {
    /// The continuation is already known.
    Known(Known),
    /// The result is known.
    Done,
    /// The inputs do not fit, or there are too many paths.
    Failed,
}

/// A table with three sources of input: recorded inputs, then the answer to the waiting question, then every path of
/// the dice with answers that add nothing.
pub(crate) struct Onwards<'i, 't, 'g> {
    inner: &'t mut Grow<'g, ZeroSpace>,
    inputs: &'i [Input<ZeroSpace>],
    /// The waiting question and the answer to try for it.
    first: Option<(&'i Question, &'i Answer)>,
    /// Whether it is a contest, where the tally decides who won.
    contends: bool,
    /// How many more rolls may be explored.
    left: &'i Cell<usize>,
    /// The seat that buys dice as long as its roll is behind, and how many of its points it keeps.
    buys: Option<(Seat, u8)>,
    /// Whether anything unrecorded has happened. Results for earlier targets do not count as the result.
    begun: bool,
    lead: i16,
    came: Option<Option<Came>>,
}

impl<'i, 't, 'g> Onwards<'i, 't, 'g> {
    pub(crate) fn new(
        inner: &'t mut Grow<'g, ZeroSpace>,
        inputs: &'i [Input<ZeroSpace>],
        first: Option<(&'i Question, &'i Answer)>,
        contends: bool,
        left: &'i Cell<usize>,
        buys: Option<(Seat, u8)>,
    ) -> Onwards<'i, 't, 'g> {
        let begun = inputs.is_empty();
        Onwards { inner, inputs, first, contends, left, buys, begun, lead: 0, came: None }
    }

    /// The answer of a person who adds nothing except the planned dice.
    fn unasked(&self, question: &Question) -> Answer {
        let state = self.inner.state();
        let bought = self.buys.filter(|it| it.0 == question.seat());
        let bought = bought.and_then(|it| ZeroSpace::by_habit(state, question, DICE_TO_TURN, it.1));
        bought.unwrap_or_else(|| quiet(state, question))
    }

    /// The result; `None` if no event contained it.
    pub(crate) fn came(&self) -> Option<Came> {
        self.came.flatten()
    }

    /// Whether all recorded inputs and the answer have been taken.
    fn is_onwards(&self) -> bool {
        self.inputs.is_empty() && self.first.is_none()
    }

    /// Applies interjected events, and continues unless the result is known.
    fn go_on(&mut self) -> Result<(), Halt> {
        while let [Input::Interjected(event), rest @ ..] = self.inputs {
            self.inner.tell(event.clone());
            self.inputs = rest;
        }
        if self.came.is_some() { Err(Halt::Done) } else { Ok(()) }
    }

    fn answer(&mut self, question: &Question) -> Result<Answer, Halt> {
        match self.inputs {
            [Input::Answered { answer, .. }, rest @ ..] => {
                self.inputs = rest;
                Ok(answer.clone())
            }
            [_, ..] => Err(Halt::Failed),
            [] => {
                self.begun = true;
                match self.first {
                    Some((asked, answer)) if asked == question => {
                        self.first = None;
                        Ok(answer.clone())
                    }
                    Some(_) => Err(Halt::Failed),
                    None => Ok(self.unasked(question)),
                }
            }
        }
    }

    /// The answers of several people asked at once: recorded ones in any order. Otherwise everything but the waiting
    /// question is answered as proposed.
    fn answers(&mut self, questions: &[Question]) -> Result<Vec<Answer>, Halt> {
        if self.inputs.is_empty() {
            return questions.iter().map(|it| self.one_of(it, questions)).collect();
        }
        let mut answers: Vec<Option<Answer>> = vec![None; questions.len()];
        while answers.contains(&None) {
            self.go_on()?;
            let [Input::Answered { who, answer }, rest @ ..] = self.inputs else { return Err(Halt::Failed) };
            let place = (0..questions.len()).find(|&n| answers[n].is_none() && questions[n].seat() == *who);
            answers[place.ok_or(Halt::Failed)?] = Some(answer.clone());
            self.inputs = rest;
        }
        Ok(answers.into_iter().flatten().collect())
    }

    /// The answer of one of several people asked at once.
    fn one_of(&mut self, question: &Question, all: &[Question]) -> Result<Answer, Halt> {
        match self.first {
            Some((asked, _)) if asked != question && all.contains(asked) => Ok(self.unasked(question)),
            _ => self.answer(question),
        }
    }

    /// Updates the result from an event. In a contest the tally decides, otherwise the dice, or other events if there are none.
    fn watch(&mut self, event: &Event) {
        if !self.begun || !self.is_onwards() || self.came.is_some() {
            return;
        }
        let certain = |success: bool| Some(Some(Came { lead: 0, success }));
        self.came = match event {
            Event::Resolved { lead, .. } if self.contends => {
                self.lead = *lead;
                None
            }
            Event::Resolved { lead, .. } => Some(Some(Came { lead: *lead, success: *lead >= 0 })),
            Event::TaskCounted { id, tally, .. } if self.contends => {
                let before = self.inner.state().task(*id).map_or(0, |it| it.tally[0]);
                Some(Some(Came { lead: self.lead, success: tally[0] > before }))
            }
            Event::Hit { .. }
            | Event::Held { .. }
            | Event::ThrownDown { .. }
            | Event::Taken { .. }
            | Event::KnockedAway { .. }
            | Event::Routine { .. } => certain(true),
            Event::Missed { .. } | Event::FailedAtOnce { .. } => certain(false),
            Event::CalledOff { .. } => Some(None),
            _ => None,
        };
    }
}

impl Table for Onwards<'_, '_, '_> {
    type System = ZeroSpace;
    type Stop = Halt;

    #[inline]
    fn state(&self) -> &State {
        self.inner.state()
    }

    fn roll<K: Dice>(&mut self, who: Seat, dice: K) -> Play<Self, K::Outcome> {
        self.go_on()?;
        match self.inputs {
            [Input::Rolled { who: by, dice: name, outcome }, rest @ ..]
                if *by == who && *name == dice.spec().name =>
            {
                self.inputs = rest;
                K::Outcome::try_from(*outcome).map_err(|_| Halt::Failed)
            }
            [] if self.first.is_none() => {
                let left = self.left.get().checked_sub(1).ok_or(Halt::Failed)?;
                self.left.set(left);
                self.begun = true;
                self.inner.roll(who, dice).map_err(Halt::Known)
            }
            _ => Err(Halt::Failed),
        }
    }

    fn ask<Q: Ask<ZeroSpace>>(&mut self, question: Q) -> Play<Self, Q::Answer> {
        self.go_on()?;
        let answer = self.answer(&question.into())?;
        Q::Answer::try_from(answer).map_err(|_| Halt::Failed)
    }

    fn ask_each<Q: Ask<ZeroSpace>>(&mut self, questions: Vec<Q>) -> Play<Self, Vec<Q::Answer>> {
        self.go_on()?;
        let questions: Vec<Question> = questions.into_iter().map(Into::into).collect();
        let answers = self.answers(&questions)?;
        answers.into_iter().map(|it| Q::Answer::try_from(it).map_err(|_| Halt::Failed)).collect()
    }

    /// Not used: these rules make no offers to several people.
    fn offer_each<Q: Ask<ZeroSpace>>(&mut self, _: Vec<Q>) -> Play<Self, Vec<(usize, Q::Answer)>> {
        Err(Halt::Failed)
    }

    fn tell(&mut self, event: Event) {
        self.watch(&event);
        self.inner.tell(event);
    }

    fn settle(&mut self, mark: impl FnOnce(&State) -> Mark) -> Play<Self, ()> {
        self.go_on()?;
        if !self.is_onwards() {
            return Ok(());
        }
        self.inner.settle(mark).map_err(Halt::Known)
    }
}

impl std::fmt::Debug for Onwards<'_, '_, '_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Onwards").field("inputs", &self.inputs.len()).finish_non_exhaustive()
    }
}

/// The result of a roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Came {
    /// The lead of the acting side; negative if behind.
    pub(crate) lead: i16,
    /// Whether the acting side succeeded.
    pub(crate) success: bool,
}

/// The answer of a sensible player who adds nothing.
#[inline]
pub(crate) fn quiet(state: &State, question: &Question) -> Answer {
    match question {
        Question::BuyDie(_) => Answer::No,
        Question::Force(_) => Answer::Forcing(Forcing::Pass),
        Question::CutIn(_) => Answer::Cutting(Cutting::Pass),
        other => Sensible.answer(state, other),
    }
}
