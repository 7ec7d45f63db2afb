//! A play while it runs, as far as its commands and its inputs share it.

use schwung_messages::Catalogue;
use schwung_play::{Input, Run, replay};
use schwung_table::System;

use crate::{
    driver::Driver,
    error::LineError,
    lines::Spot,
    report::OutcomeOf,
    script::{CommandOf, Script, StateOf},
};

/// How strictly a play is checked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Strictness {
    /// The play must contain every line of the log. For every actor whose status changed during the play, it
    /// must contain the final status.
    #[default]
    Test,
    /// For scenes that are still being written: a block without log lines can have any log, and reasons and
    /// statuses may be missing.
    Draft,
    /// Log, reasons and statuses are not checked, because they are in another language than the play's.
    Inputs,
}

/// A play while it runs.
pub(crate) struct Runner<'r, S: Script> {
    pub(crate) log: &'r Catalogue,
    /// The texts of the reader in whose language the lines are also written, if any.
    pub(crate) reader: Option<&'r Catalogue>,
    pub(crate) driver: &'r mut dyn Driver<S>,
    pub(crate) how: Strictness,
    pub(crate) state: StateOf<S>,
    /// Whether a block could not be run to its end.
    pub(crate) stopped: bool,
    /// Whether the play has supplied all inputs so far.
    pub(crate) given: bool,
}

impl<S: Script> Runner<'_, S> {
    /// Compares the reason of a refusal with that in the play, which directly follows `refused`.
    pub(crate) fn compare_reason(
        &self,
        wanted: Option<&Spot>,
        came: &str,
        refused: &Spot,
        outcome: &mut OutcomeOf<S>,
    ) {
        if self.how == Strictness::Inputs {
            return;
        }
        match wanted {
            Some(spot) if spot.text.trim() == came.trim() => {}
            Some(spot) => {
                outcome.failures.push(LineError::new("play-reason-differs").arg("came", came).of_all(spot));
            }
            None if self.how == Strictness::Draft => {}
            None => outcome.failures.push(LineError::new("play-no-reason").arg("came", came).of_all(refused)),
        }
    }
}

/// Runs a command from a state with the given inputs.
#[allow(clippy::result_large_err)] // this is the end of a run, not an error to propagate
pub(crate) fn run_over<S: Script>(
    state: &StateOf<S>,
    command: &CommandOf<S>,
    inputs: &[Input<S::System>],
) -> Run<S::System, ()> {
    replay(state.clone(), inputs, |table| S::System::perform(table, command))
}
