//! The game at one point of its log.

use std::collections::VecDeque;

use schwung_play::Input;
use schwung_table::Seat;

use crate::{Author, Entry, Kept, Origin, Running, Stock, Thrown};

/// Number of procedures that are kept after their end.
pub(crate) const ENDED: usize = 3;

/// The game at one point of its log.
#[derive(Clone, Debug)]
pub(crate) struct Moment<S: Kept> {
    pub(crate) state: S::State,
    pub(crate) running: Option<Running<S>>,
    /// Undone dice that will show the same faces again.
    pub(crate) spare: Vec<Thrown>,
    /// In a what-if, the dice of the original game that have not been repeated here yet.
    pub(crate) original: Vec<Thrown>,
    /// Next rolls that the game master has determined.
    pub(crate) set: Vec<(Seat, Vec<i8>)>,
    /// The last procedures that have ended, oldest first.
    pub(crate) ended: VecDeque<Running<S>>,
}

impl<S: Kept> Moment<S> {
    pub(crate) fn new(state: S::State) -> Moment<S> {
        Moment {
            state,
            running: None,
            spare: Vec::new(),
            original: Vec::new(),
            set: Vec::new(),
            ended: VecDeque::new(),
        }
    }

    /// The procedure that is waiting or the one that ended last, among those that began up to the record `until`.
    pub(crate) fn latest(&self, until: u64) -> Option<&Running<S>> {
        let running = self.running.as_ref().map(Running::bottom);
        running.into_iter().chain(self.ended.iter().rev()).find(|it| it.first <= until)
    }

    /// The results that are known before the dice are rolled.
    pub(crate) fn stock(&self) -> Stock {
        Stock { spare: self.spare.clone(), original: self.original.clone(), set: self.set.clone() }
    }

    /// Folds in one entry; entries that concern the table itself are ignored.
    pub(crate) fn step(&mut self, seq: u64, by: Option<Author>, entry: &Entry<S>) {
        match entry {
            Entry::Began { command, rules } | Entry::Aside { command, rules } => {
                let under =
                    self.running.take().filter(|_| matches!(entry, Entry::Aside { .. })).map(Box::new);
                self.running = Some(Running {
                    under,
                    first: seq,
                    by,
                    rules: *rules,
                    command: command.clone(),
                    base: self.state.clone(),
                    inputs: Vec::new(),
                    thrown: Vec::new(),
                    events: Vec::new(),
                    waiting: None,
                    diverged: false,
                    plan: None,
                });
            }
            Entry::Rolled { who, dice, faces, outcome, origin } => {
                let spec = S::dice(&self.state, dice);
                let thrown = Thrown {
                    who: *who,
                    dice: dice.clone(),
                    faces: faces.clone(),
                    outcome: *outcome,
                    origin: *origin,
                };
                thrown.leave(&mut self.original, &mut self.spare);
                if *origin == Origin::Set
                    && let Some(at) = self.set.iter().position(|it| it.0 == *who && it.1 == *faces)
                {
                    self.set.remove(at);
                }
                if let Some(running) = &mut self.running {
                    // Dice unknown to the rules match nothing: the procedure will be found to have diverged.
                    let dice = spec.map_or("", |it| it.name);
                    running.inputs.push(Input::Rolled { who: *who, dice, outcome: *outcome });
                    running.thrown.push(thrown);
                    running.plan = None;
                }
            }
            Entry::Answered { who, answer, .. } => {
                if let Some(running) = &mut self.running {
                    running.inputs.push(Input::Answered { who: *who, answer: answer.clone() });
                    running.plan = None;
                }
            }
            Entry::Foreseen { who, steps } => {
                if let Some(running) = &mut self.running {
                    running.plan = Some((*who, steps.clone()));
                }
            }
            Entry::Renewed { rules } => {
                if let Some(running) = &mut self.running {
                    running.rules = *rules;
                }
            }
            Entry::Told(event) => {
                S::apply(&mut self.state, event);
                if let Some(running) = &mut self.running {
                    running.events.push(event.clone());
                    if let Some(under) = &mut running.under {
                        under.learn(event);
                    }
                }
            }
            Entry::Interjected(event) => {
                S::apply(&mut self.state, event);
                if let Some(running) = &mut self.running {
                    running.learn(event);
                    if let Some(under) = &mut running.under {
                        under.learn(event);
                    }
                }
            }
            Entry::Ended | Entry::Abandoned(_)
                if self.running.as_ref().is_some_and(|it| it.under.is_some()) =>
            {
                self.running = self.running.take().and_then(|it| it.under).map(|it| *it);
            }
            Entry::Ended | Entry::Abandoned(_) => {
                if self.ended.len() == ENDED {
                    self.ended.pop_front();
                }
                self.ended.extend(self.running.take().map(|it| Running { waiting: None, ..it }));
                self.spare.clear();
            }
            Entry::Prepared { who, faces, .. } => {
                self.set.retain(|it| it.0 != *who);
                if !faces.is_empty() {
                    self.set.push((*who, faces.clone()));
                }
            }
            Entry::Opened(_) | Entry::Rewound { .. } | Entry::House(_) => {}
        }
    }
}
