//! The result of running a procedure.

use schwung_table::System;

use crate::Pending;

/// Why a run stopped early.
#[derive(Clone, Debug, PartialEq)]
pub enum Stop<S: System> {
    /// An input is missing. Append it to the inputs and run again.
    Waiting(Pending<S>),
    /// Input `at` does not fit what the procedure wants: the rules have changed since it was recorded.
    Diverged {
        /// Index of the input, from 0.
        at: usize,
        /// What the procedure wants instead.
        wanted: Pending<S>,
    },
}

/// The result of running a procedure over its inputs.
#[derive(Clone, Debug, PartialEq)]
pub struct Run<S: System, X> {
    /// The facts at the end of the run.
    pub state: S::State,
    /// The events emitted, including interjections.
    pub events: Vec<S::Event>,
    /// The number of inputs used.
    pub used: usize,
    /// The result of the procedure, or why it stopped early.
    pub result: Result<X, Stop<S>>,
}
