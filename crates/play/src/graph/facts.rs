//! The facts during a run, and the states that were seen in all runs.

use std::mem::ManuallyDrop;

use hashbrown::HashTable;
use schwung_table::System;

use crate::{Numbered, numbered::hash_of};

/// The facts during a run. While they are those of a state that is numbered already, no copy of it is made.
pub(super) struct Facts<S: System> {
    /// All states at marks. Many marks share a state.
    states: Numbered<S::State>,
    /// The results of recurring events in numbered states.
    steps: HashTable<Step>,
    /// The number of the facts, if known.
    number: Option<u32>,
    /// The facts, if they have no number.
    state: S::State,
    /// The only event since the facts had a number, if it is a recurring one.
    since: Option<Before>,
}

/// A recurring event in a numbered state.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Before {
    number: u32,
    recurring: u64,
}

/// The result of such an event: the state with the number `to`.
struct Step {
    before: Before,
    to: u32,
}

impl<S: System> Facts<S> {
    pub(super) fn new(state: &S::State) -> Facts<S> {
        Facts {
            states: Numbered::default(),
            steps: HashTable::new(),
            number: None,
            state: state.clone(),
            since: None,
        }
    }

    /// The facts.
    #[inline]
    pub(super) fn get(&self) -> &S::State {
        match self.number {
            Some(number) => self.states.get(number),
            None => &self.state,
        }
    }

    /// The number of the facts, if known.
    #[inline]
    pub(super) fn number(&self) -> Option<u32> {
        self.number
    }

    /// Sets the facts to any state.
    pub(super) fn set(&mut self, state: &S::State) {
        self.state.clone_from(state);
        (self.number, self.since) = (None, None);
    }

    /// Sets the facts to those with this number.
    #[inline]
    pub(super) fn set_numbered(&mut self, number: u32) {
        self.number = Some(number);
    }

    /// The number of the facts. New ones get the next number.
    #[inline]
    pub(super) fn numbered(&mut self) -> u32 {
        match self.number {
            Some(number) => number,
            None => self.find_number(),
        }
    }

    #[inline(never)]
    fn find_number(&mut self) -> u32 {
        let number = self.states.number(&self.state);
        self.number = Some(number);
        if let Some(before) = self.since.take() {
            let step = Step { before, to: number };
            self.steps.insert_unique(hash_of(&before), step, |it| hash_of(&it.before));
        }
        number
    }

    /// Applies an event that changes something.
    #[inline(always)]
    pub(super) fn change(&mut self, event: S::Event) {
        let event = ManuallyDrop::new(event);
        let is_known = match (self.number, S::recurring(&event)) {
            (Some(number), Some(recurring)) => self.step(Before { number, recurring }, &event),
            (number, _) => self.leave(number),
        };
        if !is_known {
            self.apply(&event);
        }
        if S::needs_drop(&event) {
            drop(ManuallyDrop::into_inner(event));
        }
    }

    /// Out of line, since each event would bring its own copy to each place that emits it.
    #[inline(never)]
    fn apply(&mut self, event: &S::Event) {
        S::apply(&mut self.state, event);
    }

    /// Copies numbered facts in order to change them.
    #[inline]
    fn leave(&mut self, number: Option<u32>) -> bool {
        self.since = None;
        if let Some(number) = number {
            self.state.clone_from(self.states.get(number));
            self.number = None;
        }
        false
    }

    /// Switches to the known result of an event in numbered facts. If it is not known, prepares to change the facts
    /// and returns `false`.
    #[inline(never)]
    fn step(&mut self, before: Before, event: &S::Event) -> bool {
        if let Some(step) = self.steps.find(hash_of(&before), |it| it.before == before) {
            debug_assert!(self.makes(before.number, event, step.to), "{event:?} does not always do the same");
            self.number = Some(step.to);
            return true;
        }
        self.leave(Some(before.number));
        self.since = Some(before);
        false
    }

    /// Whether an event turns one numbered state into another.
    fn makes(&self, number: u32, event: &S::Event, to: u32) -> bool {
        let mut state = self.states.get(number).clone();
        S::apply(&mut state, event);
        state == *self.states.get(to)
    }
}
