//! Runs a play as a server would: command by command, input by input.

use schwung_messages::Catalogue;
use schwung_play::{Run, Stop};
use schwung_table::System;

use crate::{
    cursor::{Cursor, Sort},
    driver::Driver,
    error::LineError,
    input::{Inputs, Taken},
    lines::Spot,
    play::{Block, PlayOf, SCENE, Status},
    report::{OutcomeOf, ReportOf},
    runner::{Runner, Strictness, run_over},
    script::{CommandOf, Script, StateOf},
    step::{DidOf, RefusedOf},
};

/// Runs a play. The log and the reasons of refusals are written with the catalogue `log`; to compare them, it
/// must be in the language of the play. `driver` supplies inputs that the play does not contain. From its
/// first input on, the log is no longer compared, because it does not depend on the play alone.
///
/// If a block cannot be run to its end, the following ones are not run, because they would start from another
/// state. Their commands are still parsed, and syntax errors reported.
pub fn run<S: Script>(
    play: &PlayOf<S>,
    log: &Catalogue,
    driver: &mut dyn Driver<S>,
    how: Strictness,
) -> ReportOf<S> {
    run_for(play, log, None, driver, how)
}

/// Like [`run`]. The commands and answers are also written in the language of `reader`, if there is one: see
/// [`StepOf::told`](crate::StepOf::told).
pub fn run_for<S: Script>(
    play: &PlayOf<S>,
    log: &Catalogue,
    reader: Option<&Catalogue>,
    driver: &mut dyn Driver<S>,
    how: Strictness,
) -> ReportOf<S> {
    let state = play.start.clone();
    let mut runner = Runner { log, reader, driver, how, state, stopped: false, given: true };
    let mut blocks = vec![runner.opening(&play.opening, play.begin.clone())];
    blocks.extend(play.blocks.iter().map(|block| runner.block(block)));
    runner.ending(play, &mut blocks);
    ReportOf { blocks, end: runner.state }
}

/// Carries out one command from `state`, with all inputs supplied by `driver`. Returns the outcome and the
/// state after it. If the command is refused, or an input is missing, the outcome has a failure and the state
/// is unchanged.
pub fn perform_of<S: Script>(
    state: &StateOf<S>,
    command: &CommandOf<S>,
    log: &Catalogue,
    driver: &mut dyn Driver<S>,
) -> (OutcomeOf<S>, StateOf<S>) {
    let (how, before) = (Strictness::Inputs, state.clone());
    let mut runner = Runner { log, reader: None, driver, how, state: before, stopped: false, given: false };
    let mut outcome = OutcomeOf::new(0, "", state.clone());
    runner.begin(&Block::default(), command.clone(), &mut outcome);
    let after = if outcome.is_done { runner.state } else { state.clone() };
    (outcome, after)
}

impl<S: Script> Runner<'_, S> {
    /// Runs the block before the first command: the conflict that the head begins, and statuses.
    fn opening(&mut self, block: &Block, begin: Option<CommandOf<S>>) -> OutcomeOf<S> {
        let mut outcome = OutcomeOf::new(0, "", self.state.clone());
        match begin {
            Some(command) => match S::System::check(&self.state, &command) {
                Ok(()) => self.perform(block, command, &mut outcome),
                Err(why) => {
                    let error = LineError::new("play-refused").reason::<S>(&why);
                    outcome.failures.push(error.at(block.last, 1));
                }
            },
            None => outcome.is_done = true,
        }
        if outcome.is_done {
            self.close(block, &mut outcome);
        }
        self.stopped = !outcome.is_done;
        outcome
    }

    fn block(&mut self, block: &Block) -> OutcomeOf<S> {
        let spot = &block.command;
        let mut outcome = OutcomeOf::new(spot.line, &spot.text, self.state.clone());
        let command = S::command(&self.state, &spot.text, self.log);
        if self.stopped {
            // Names may be missing only because earlier blocks did not run, for example aspects that they
            // would have created.
            if let Err(error) = command
                && !error.depends_on_play::<S>()
                && !block.refused
            {
                outcome.failures.push(error.on(spot));
            }
            return outcome;
        }
        self.driver.commanded(&self.state, &spot.text);
        match command {
            Err(error) if block.refused => {
                self.refuse(block, RefusedOf::NotUnderstood(Box::new(error)), &mut outcome);
            }
            Err(error) => {
                outcome.failures.push(error.on(spot));
                self.stopped = true;
            }
            Ok(command) => self.begin(block, command, &mut outcome),
        }
        if outcome.is_done {
            self.close(block, &mut outcome);
        }
        self.stopped |= !outcome.is_done;
        outcome
    }

    /// Checks whether the command is legal now, and runs it if it is.
    fn begin(&mut self, block: &Block, command: CommandOf<S>, outcome: &mut OutcomeOf<S>) {
        match (S::System::check(&self.state, &command), block.refused) {
            (Ok(()), false) => self.perform(block, command, outcome),
            (Err(why), true) => {
                outcome.command = Some(command);
                self.refuse(block, RefusedOf::Barred(why), outcome);
            }
            (Err(why), false) => {
                let error = LineError::new("play-refused").reason::<S>(&why);
                outcome.failures.push(error.of_all(&block.command));
            }
            (Ok(()), true) => {
                let error = LineError::new("play-command-not-refused");
                outcome.failures.push(error.of_all(&block.command));
            }
        }
    }

    /// Handles a command that is refused as expected. The state stays unchanged.
    fn refuse(&mut self, block: &Block, why: RefusedOf<S>, outcome: &mut OutcomeOf<S>) {
        outcome.is_done = true;
        let text = why.text(self.log);
        self.compare_reason(block.reason.as_ref(), &text, &block.command, outcome);
        outcome.refusals.push((None, text));
        let told = self.command_told(&self.state, &block.command.text);
        outcome.step(&block.command, told, DidOf::Refused(why));
        for input in &block.inputs {
            outcome.failures.push(LineError::new("play-unused").of_all(input.spot()));
        }
    }

    /// Runs the command with more and more inputs until it has finished, or until an input is missing.
    fn perform(&mut self, block: &Block, command: CommandOf<S>, outcome: &mut OutcomeOf<S>) {
        let mut inputs = Inputs::new(block);
        let told = self.command_told(&self.state, &block.command.text);
        outcome.step(&block.command, told, DidOf::Began(command.clone()));
        let mut shown = 0;
        loop {
            let run = run_over::<S>(&self.state, &command, &inputs.taken);
            shown = self.show(&run, shown, outcome);
            match run.result {
                Ok(()) => {
                    inputs.rest(self, &run.state, outcome);
                    (outcome.is_done, self.state) = (true, run.state);
                    break;
                }
                Err(Stop::Waiting(pending)) => {
                    match inputs.next(self, &command, &run.state, &pending, outcome) {
                        Taken::Yes => {}
                        Taken::No => {
                            (outcome.is_done, self.state) = (false, run.state);
                            break;
                        }
                    }
                }
                // The inputs were valid when they were taken, and the state is the same.
                Err(Stop::Diverged { .. }) => {
                    outcome.failures.push(LineError::new("play-diverged").of_all(&block.command));
                    break;
                }
            }
        }
        self.given &= !inputs.from_driver;
        outcome.command = Some(command);
    }

    /// Writes the log lines of new events.
    fn show(&mut self, run: &Run<S::System, ()>, shown: usize, outcome: &mut OutcomeOf<S>) -> usize {
        let mut state = self.state.clone();
        for (n, it) in run.events.iter().enumerate() {
            S::System::apply(&mut state, it);
            if n < shown {
                continue;
            }
            let line = S::event(self.log, &state, it);
            outcome.log.extend(line.iter().flat_map(|text| text.lines()).map(str::to_owned));
            outcome.events.push(it.clone());
            self.driver.told(&state, it);
        }
        run.events.len().max(shown)
    }

    /// Compares log and statuses with those in the play.
    fn close(&mut self, block: &Block, outcome: &mut OutcomeOf<S>) {
        outcome.is_given = self.given;
        let compared = match self.how {
            Strictness::Test => self.given,
            Strictness::Draft => self.given && !block.log.is_empty(),
            Strictness::Inputs => false,
        };
        if compared {
            compare_log(block, outcome);
        }
        for it in &block.statuses {
            match self.status(it) {
                Ok(lines) => {
                    let compared = match self.how {
                        Strictness::Test => self.given,
                        Strictness::Draft => self.given && !it.is_bare(),
                        Strictness::Inputs => false,
                    };
                    if compared {
                        compare_status(it, &lines, outcome);
                    }
                    outcome.statuses.push(lines);
                }
                Err(error) => {
                    outcome.statuses.push(it.lines.iter().map(|it| it.text.clone()).collect());
                    outcome.failures.push(error);
                }
            }
        }
    }

    /// Requires the final status of every actor whose status changed during the play.
    fn ending(&self, play: &PlayOf<S>, blocks: &mut [OutcomeOf<S>]) {
        if self.stopped || !self.given || self.how != Strictness::Test {
            return;
        }
        let before = S::actors(&play.start);
        let mut missing = Vec::new();
        for (actor, _) in S::actors(&self.state) {
            let line = S::status(self.log, &self.state, actor);
            let was = before.iter().find(|it| it.0 == actor);
            let was = was.map(|it| S::status(self.log, &play.start, it.0));
            let told = blocks.iter().flat_map(|it| &it.statuses).any(|it| *it == [line.clone()]);
            let spot = Spot { text: line.clone(), ..Spot::default() };
            // Among several actors with the same name, only the first can be referred to.
            let is_first =
                self.status(&Status { of_scene: false, lines: vec![spot] }) == Ok(vec![line.clone()]);
            if was.as_ref() != Some(&line) && !told && is_first {
                missing.push(line);
            }
        }
        let (Some(block), Some(outcome)) = (play.blocks.last().or(Some(&play.opening)), blocks.last_mut())
        else {
            return;
        };
        for line in &missing {
            let error = LineError::new("play-status-missing").arg("came", line);
            outcome.failures.push(error.at(block.end(), 1));
        }
        outcome.missing = missing;
    }

    /// The status of an actor or of the scene, as it is written after the mark.
    fn status(&self, wanted: &Status) -> Result<Vec<String>, LineError> {
        if wanted.of_scene {
            let lines = S::scene(self.log, &self.state);
            if lines.is_empty() {
                return Ok(vec![SCENE.to_owned()]);
            }
            return Ok(lines.iter().map(|line| format!("{SCENE}: {line}")).collect());
        }
        let Some(spot) = wanted.lines.first() else { return Ok(Vec::new()) };
        let mut cursor = Cursor::new(&spot.text, self.log.lang());
        let names = S::actors(&self.state).into_iter().map(|(actor, name)| (Some(actor), name));
        match cursor.name(Sort::ACTOR, names.chain([(None, SCENE)])) {
            Some(Some(actor)) if cursor.is_at_end() || cursor.sign(':') => {
                Ok(vec![S::status(self.log, &self.state, actor)])
            }
            _ => Err(cursor.error().on(spot)),
        }
    }
}

/// Reports the first line in which the log differs from that in the play.
fn compare_log<S: Script>(block: &Block, outcome: &mut OutcomeOf<S>) {
    let wanted = |n: usize| block.log.get(n).map(|it| it.text.trim());
    let longer = block.log.len().max(outcome.log.len());
    let Some(n) = (0..longer).find(|&n| wanted(n) != outcome.log.get(n).map(|it| it.trim())) else { return };
    let error = match (block.log.get(n), outcome.log.get(n)) {
        (Some(spot), Some(came)) => LineError::new("play-log-differs").arg("came", came).of_all(spot),
        (Some(spot), None) => LineError::new("play-log-too-long").arg("wanted", &spot.text).of_all(spot),
        (None, came) => {
            let line = block.log.last().map_or(block.last, |it| it.line);
            let came = came.map_or("", String::as_str);
            LineError::new("play-log-too-short").arg("came", came).at(line, 1)
        }
    };
    outcome.failures.push(error);
}

fn compare_status<S: Script>(wanted: &Status, came: &[String], outcome: &mut OutcomeOf<S>) {
    let texts = wanted.lines.iter().map(|it| it.text.trim());
    if texts.eq(came.iter().map(|it| it.trim())) {
        return;
    }
    let differs = |(n, spot): (usize, &Spot)| {
        came.get(n).is_none_or(|it| it.trim() != spot.text.trim()).then_some((n, spot.clone()))
    };
    let first = wanted.lines.iter().enumerate().find_map(differs);
    let last = || wanted.lines.last().map(|it| (wanted.lines.len(), it.clone()));
    let Some((n, spot)) = first.or_else(last) else { return };
    let came = came.get(n).map_or("", String::as_str);
    let key = if wanted.is_bare() { "play-status-missing" } else { "play-status-differs" };
    outcome.failures.push(LineError::new(key).arg("came", came).of_all(&spot));
}

impl LineError {
    /// Returns whether the error may only be a consequence of blocks that did not run.
    fn depends_on_play<S: Script>(&self) -> bool {
        matches!(self.key, crate::Key::Play(key) if S::MAY_COME_UP.contains(&key))
    }
}
