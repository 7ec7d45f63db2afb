//! The facts during a run, and the states that were seen in all runs.

use std::mem::ManuallyDrop;

use hashbrown::HashTable;
use schwung_table::System;

use crate::{Numbered, numbered::hash_of};

/// The facts during a run. While they are those of a state that is numbered already, no copy of it is made.
pub(super) struct Facts<S: System> {
    /// All states at marks. Many marks share a state.
    states: Numbered<S::State>,
    /// What events make of numbered states.
    steps: HashTable<Step<S>>,
    /// The number of the facts, if known.
    number: Option<u32>,
    /// The facts, if they have no number.
    state: S::State,
    /// The only event since the facts had a number, if it is to be remembered.
    since: Option<Before<S>>,
}

/// An event in a numbered state.
struct Before<S: System> {
    number: u32,
    event: S::Event,
    hash: u64,
}

/// What an event makes of a numbered state: the one with the other number.
struct Step<S: System> {
    from: Before<S>,
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
        if let Some(from) = self.since.take() {
            self.steps.insert_unique(from.hash, Step { from, to: number }, |it| it.from.hash);
        }
        number
    }

    /// Applies an event that changes something.
    #[inline(always)]
    pub(super) fn change(&mut self, event: S::Event) {
        let event = ManuallyDrop::new(event);
        if let Some(number) = self.number {
            match S::sketch(&event) {
                Some(sketch) => return self.step(number, ManuallyDrop::into_inner(event), sketch),
                None => self.leave(number),
            }
        }
        self.since = None;
        S::apply(&mut self.state, &event);
        if S::needs_drop(&event) {
            drop(ManuallyDrop::into_inner(event));
        }
    }

    /// Copies the numbered facts in order to change them.
    fn leave(&mut self, number: u32) {
        self.state.clone_from(self.states.get(number));
        self.number = None;
    }

    /// Applies an event to numbered facts, or turns to what it is known to make of them.
    #[inline(never)]
    fn step(&mut self, number: u32, event: S::Event, sketch: u64) {
        let hash = hash_of(&(number, sketch));
        let is_it = |it: &Step<S>| it.from.hash == hash && it.from.number == number && it.from.event == event;
        if let Some(step) = self.steps.find(hash, is_it) {
            self.number = Some(step.to);
            return;
        }
        self.leave(number);
        S::apply(&mut self.state, &event);
        self.since = Some(Before { number, event, hash });
    }
}
