//! The moments of a fight at which its value is taken, and the steps between them.

use schwung_play::{Fights, Habit, Habits, Input, Policy};

use crate::{Close, Course, Kind, Stretch, course::is_over, uses::Uses};

/// A part of a stretch that changes the value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// The command, or facts set without one.
    Command,
    /// The input with this index.
    Input(usize),
    /// The procedure was called off.
    CalledOff,
}

/// What leads from one moment to the next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    /// Index of the stretch.
    pub stretch: usize,
    /// The part of the stretch.
    pub part: Part,
    /// What it is.
    pub kind: Kind,
    /// The actor whose dice or decision it is, if known.
    pub actor: Option<u8>,
    /// Whether it was the expected one, so that it changed nothing.
    pub is_expected: bool,
}

/// A moment of a fight.
#[derive(Clone, Debug)]
pub(crate) struct Moment {
    /// Index of the stretch. After the last one, its end.
    pub(crate) stretch: usize,
    /// The number of inputs of the procedure taken so far; `None` before its command.
    pub(crate) used: Option<usize>,
    /// Whether its value is that of the moment before, since the step between them was the expected one.
    pub(crate) is_same: bool,
    /// How often each actor has acted in this round.
    pub(crate) uses: Uses,
}

/// The moments of a course, and the step before each but the first.
pub(crate) struct Moments {
    pub(crate) all: Vec<Moment>,
    pub(crate) steps: Vec<Step>,
}

impl Moments {
    pub(crate) fn of<S: Fights>(course: &Course<S>, habits: &[Habit]) -> Moments {
        let mut moments = Moments { all: Vec::new(), steps: Vec::new() };
        let mut uses = Uses::default();
        for (at, stretch) in course.stretches.iter().enumerate() {
            moments.add(at, stretch, habits, &uses);
            if let Some(command) = &stretch.command {
                uses.next::<S>(&stretch.base, command);
            }
        }
        moments
    }

    fn add<S: Fights>(&mut self, at: usize, stretch: &Stretch<S>, habits: &[Habit], uses: &Uses) {
        let moment =
            |used: Option<usize>, is_same: bool| Moment { stretch: at, used, is_same, uses: uses.clone() };
        let end = |is_same: bool| Moment { stretch: at + 1, ..moment(None, is_same) };
        let step = |part, kind, actor| Step { stretch: at, part, kind, actor, is_expected: false };
        let is_on = S::is_on(&stretch.base);
        if self.all.is_empty() && is_on {
            self.all.push(moment(None, false));
        }
        if !stretch.is_repeatable() || stretch.command.is_none() {
            // Older rules, or a fact set by hand: a single step without details.
            self.push(end(stretch.base == stretch.end), step(Part::Command, Kind::ByHand, stretch.by));
            return;
        }
        let expected = is_on && S::turn(&stretch.base, habits) == stretch.command;
        let begins = step(Part::Command, stretch.kind, stretch.by);
        let ends = stretch.close == Close::Ended;
        if stretch.inputs.is_empty() && ends {
            self.push(end(expected || stretch.base == stretch.end), begins);
            return;
        }
        self.push(moment(Some(0), expected), begins);
        for input in 0..stretch.inputs.len() {
            let (kind, actor, is_same) = of_input(stretch, input, habits);
            let is_end = input + 1 == stretch.inputs.len() && ends;
            let next = if is_end { end(is_same) } else { moment(Some(input + 1), is_same) };
            self.push(next, step(Part::Input(input), kind, actor));
        }
        if stretch.close == Close::CalledOff {
            self.push(end(false), step(Part::CalledOff, Kind::ByHand, None));
        }
    }

    /// Adds a moment and the step that leads to it. There is no step to the first one: before a fight begins, nobody has
    /// a chance to win it.
    fn push(&mut self, moment: Moment, step: Step) {
        if self.all.is_empty() {
            self.all.push(Moment { is_same: false, ..moment });
        } else {
            self.steps.push(Step { is_expected: moment.is_same, ..step });
            self.all.push(moment);
        }
    }
}

/// The kind of an input, its actor, and whether the habit would have chosen the same.
fn of_input<S: Fights>(stretch: &Stretch<S>, input: usize, habits: &[Habit]) -> (Kind, Option<u8>, bool) {
    let about = stretch.about.get(input).copied().unwrap_or_default();
    match &stretch.inputs[input] {
        Input::Rolled { .. } if about.is_by_hand => (Kind::ByHand, about.actor, false),
        Input::Rolled { .. } => (Kind::Luck, about.actor, false),
        Input::Interjected(_) => (Kind::ByHand, None, false),
        Input::Answered { answer, .. } => match stretch.asked(input) {
            None => (Kind::Decision, about.actor, false),
            Some((state, question)) => {
                let habitual = Policy::<S>::answer(&mut Habits::new(habits), &state, &question);
                (Kind::Decision, S::asked(&question).or(about.actor), habitual == *answer)
            }
        },
    }
}

/// A procedure that has taken some inputs.
pub(crate) struct Within<'c, S: Fights> {
    pub(crate) base: &'c S::State,
    pub(crate) command: &'c S::Command,
    pub(crate) inputs: &'c [Input<S>],
}

impl Moment {
    /// The state between two procedures; `None` within one.
    pub(crate) fn at_rest<'c, S: Fights>(&self, course: &'c Course<S>) -> Option<&'c S::State> {
        if self.used.is_some() {
            return None;
        }
        course.stretches.get(self.stretch).map(|it| &it.base).or_else(|| course.end())
    }

    /// The procedure at this moment; `None` between two.
    pub(crate) fn within<'c, S: Fights>(&self, course: &'c Course<S>) -> Option<Within<'c, S>> {
        let stretch = course.stretches.get(self.stretch)?;
        let inputs = stretch.inputs.get(..self.used?)?;
        Some(Within { base: &stretch.base, command: stretch.command.as_ref()?, inputs })
    }

    /// Whether the fight is over at this moment.
    pub(crate) fn is_over<S: Fights>(&self, course: &Course<S>) -> bool {
        self.at_rest(course).is_some_and(is_over::<S>)
    }
}
