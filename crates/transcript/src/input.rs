//! Feeds the inputs of a block, one by one.

use schwung_play::{Input, Pending, Stop};
use schwung_table::{DiceSpec, Seat, System};

use crate::{
    cursor::{Cursor, Sort},
    driver::ThrowOf,
    error::{Arg, Expected, LineError},
    faces::{any_faces, read_faces},
    fold::same,
    lines::Spot,
    play::{Block, Given, Manner},
    report::{OutcomeOf, UsedOf},
    runner::{Runner, run_over},
    script::{
        AnswerOf, CommandOf, QuestionOf, Script, StateOf, actor_name, allowed, answers, bar_to, name_of,
        open, parse_answer_of, seat_name,
    },
    step::{DidOf, RefusedOf},
};

/// The inputs of a block, and how many of them have been used.
pub(crate) struct Inputs<'b, S: Script> {
    block: &'b Block,
    at: usize,
    /// The inputs of the procedure so far.
    pub(crate) taken: Vec<Input<S::System>>,
    /// Whether the driver supplied any of them.
    pub(crate) from_driver: bool,
}

/// Whether an input was supplied.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Taken {
    Yes,
    No,
}

/// Maximal number of rolls in a row without an event in between.
const MOST_PARTS: usize = 20;

/// Maximal number of inputs of a block, whatever a driver supplies.
const MOST_TAKEN: usize = 1_000;

impl<'b, S: Script> Inputs<'b, S> {
    pub(crate) fn new(block: &'b Block) -> Inputs<'b, S> {
        Inputs { block, at: 0, taken: Vec::new(), from_driver: false }
    }

    /// Supplies the pending input, from the play or else from the driver.
    pub(crate) fn next(
        &mut self,
        runner: &mut Runner<'_, S>,
        command: &CommandOf<S>,
        state: &StateOf<S>,
        pending: &Pending<S::System>,
        outcome: &mut OutcomeOf<S>,
    ) -> Taken {
        self.refusals(runner, state, Some(pending), outcome);
        if self.taken.len() >= MOST_TAKEN {
            return Taken::No;
        }
        let given = self.block.inputs.get(self.at);
        let result = match pending {
            Pending::Roll { who, dice } => {
                let throw = self.throw(runner, command, *who, *dice);
                match given {
                    Some(Given::Dice(spot)) => self.dice(runner, state, &throw, spot, outcome),
                    Some(Given::Answer { spot, how: Manner::Given, .. })
                        if aside_of::<S>(runner, state, spot).is_some() =>
                    {
                        self.aside(runner, state, spot, outcome).unwrap_or(Ok(()))
                    }
                    _ => self.dice_of_driver(runner, state, &throw, given, outcome),
                }
            }
            _ => match given {
                Some(Given::Answer { spot, how, .. }) => {
                    self.answer(runner, state, pending, spot, *how, outcome)
                }
                _ => self.answer_of_driver(runner, state, pending, given, outcome),
            },
        };
        match result {
            Ok(()) => Taken::Yes,
            Err(error) => {
                outcome.failures.push(error);
                Taken::No
            }
        }
    }

    /// Called when the procedure has finished: the remaining inputs are unused, which is an error, except for
    /// answers that are expected to be refused.
    pub(crate) fn rest(
        &mut self,
        runner: &mut Runner<'_, S>,
        state: &StateOf<S>,
        outcome: &mut OutcomeOf<S>,
    ) {
        loop {
            self.refusals(runner, state, None, outcome);
            let Some(given) = self.block.inputs.get(self.at) else { return };
            outcome.failures.push(LineError::new("play-unused").of_all(given.spot()));
            self.at += 1;
        }
    }

    /// Handles the next answers if they are expected to be refused.
    fn refusals(
        &mut self,
        runner: &Runner<'_, S>,
        state: &StateOf<S>,
        pending: Option<&Pending<S::System>>,
        outcome: &mut OutcomeOf<S>,
    ) {
        while let Some(Given::Answer { spot, how: Manner::Refused, reason }) = self.block.inputs.get(self.at)
        {
            match refusal::<S>(runner, state, pending, spot) {
                Some(why) => {
                    let text = why.text(runner.log);
                    runner.compare_reason(reason.as_ref(), &text, spot, outcome);
                    outcome.refusals.push((Some(self.at), text));
                    let told = refused_told::<S>(runner, state, pending, spot);
                    outcome.step(spot, told, DidOf::RefusedAnswer(why));
                }
                None => outcome.failures.push(LineError::new("play-answer-not-refused").of_all(spot)),
            }
            self.at += 1;
        }
    }

    /// Finds out whose dice are pending by a trial run with arbitrary faces. Rolls that consist of several
    /// parts are only mentioned after the last part.
    fn throw(
        &self,
        runner: &Runner<'_, S>,
        command: &CommandOf<S>,
        seat: Seat,
        dice: DiceSpec,
    ) -> ThrowOf<S> {
        let mut inputs = self.taken.clone();
        let before = run_over::<S>(&runner.state, command, &inputs).events.len();
        let (mut who, mut next) = (None, Some((seat, dice)));
        for _ in 0..MOST_PARTS {
            let Some((seat, dice)) = next else { break };
            let some = any_faces(&dice).unwrap_or_default();
            inputs.push(Input::Rolled { who: seat, dice: dice.name, outcome: (dice.read)(&some) });
            let run = run_over::<S>(&runner.state, command, &inputs);
            let told = run.events.get(before..).unwrap_or_default();
            who = S::roller(told);
            next = match run.result {
                Err(Stop::Waiting(Pending::Roll { who, dice })) if told.is_empty() => Some((who, dice)),
                Err(Stop::Waiting(pending)) if told.is_empty() => {
                    who = pending.questions().first().and_then(S::person);
                    None
                }
                _ => None,
            };
        }
        ThrowOf { who: who.unwrap_or(S::NOBODY), seat, dice }
    }

    fn take_dice(&mut self, throw: &ThrowOf<S>, faces: &[i8], spot: &Spot, outcome: &mut OutcomeOf<S>) {
        let rolled = DidOf::Rolled { who: throw.who, seat: throw.seat, faces: faces.to_vec() };
        outcome.step(spot, None, rolled);
        let outcome = (throw.dice.read)(faces);
        self.taken.push(Input::Rolled { who: throw.seat, dice: throw.dice.name, outcome });
    }

    /// Takes dice from the play.
    fn dice(
        &mut self,
        runner: &Runner<'_, S>,
        state: &StateOf<S>,
        throw: &ThrowOf<S>,
        spot: &Spot,
        outcome: &mut OutcomeOf<S>,
    ) -> Result<(), LineError> {
        let mut cursor = Cursor::new(&spot.text, runner.log.lang());
        let people = people::<S>(state, throw.who == S::NOBODY);
        let Some(name) = cursor.name(Sort::ACTOR, people.iter().map(|name| (*name, *name))) else {
            return Err(cursor.error().on(spot));
        };
        if !throws::<S>(state, throw, name) {
            let error = LineError::new("play-others-dice").arg("who", name);
            return Err(error.of_all(spot).expecting(vec![dice_of::<S>(state, throw)]));
        }
        let (faces, made_up) = read_faces::<S>(&mut cursor, &throw.dice).map_err(|it| it.on(spot))?;
        self.take_dice(throw, &faces, spot, outcome);
        self.at += 1;
        outcome.inputs.push(UsedOf::Dice { who: throw.who, faces, made_up });
        Ok(())
    }

    fn dice_of_driver(
        &mut self,
        runner: &mut Runner<'_, S>,
        state: &StateOf<S>,
        throw: &ThrowOf<S>,
        given: Option<&Given>,
        outcome: &mut OutcomeOf<S>,
    ) -> Result<(), LineError> {
        let faces = runner.driver.roll(state, throw).filter(|it| throw.dice.outcome(it).is_ok());
        let Some(faces) = faces else {
            return Err(self.missing(given).expecting(vec![dice_of::<S>(state, throw)]));
        };
        self.from_driver = true;
        self.take_dice(throw, &faces, &Spot::default(), outcome);
        outcome.inputs.push(UsedOf::Dice { who: throw.who, faces, made_up: false });
        Ok(())
    }

    /// The error that the pending input is missing, possibly because another one comes next.
    fn missing(&self, given: Option<&Given>) -> LineError {
        match given {
            Some(given) => LineError::new("play-not-this-now").of_all(given.spot()),
            None => LineError::new("play-waiting").at(self.block.last, 1),
        }
    }

    /// Takes an answer from the play.
    fn answer(
        &mut self,
        runner: &mut Runner<'_, S>,
        state: &StateOf<S>,
        pending: &Pending<S::System>,
        spot: &Spot,
        how: Manner,
        outcome: &mut OutcomeOf<S>,
    ) -> Result<(), LineError> {
        let (question, answer) = match read_answer::<S>(runner, state, pending, spot) {
            Ok(read) => read,
            Err(error) => return self.aside(runner, state, spot, outcome).unwrap_or(Err(error)),
        };
        let barred = bar_to::<S>(state, question, &answer).map_err(|it| it.on(spot))?;
        match (barred, how) {
            (Some(why), Manner::Given | Manner::Refused) => {
                let error = LineError::new("play-refused").reason::<S>(&why).of_all(spot);
                return Err(error.expecting(allowed::<S>(state, question)));
            }
            (None, Manner::LetPass) => return Err(LineError::new("play-not-barred").of_all(spot)),
            _ => {}
        }
        self.at += 1;
        let told = runner.answer_told(state, question, &answer, &spot.text);
        self.take_answer(state, question, answer, (spot, told), outcome);
        Ok(())
    }

    /// Runs a command that interrupts the pending one to its end; its events are facts for the pending
    /// command. `None` if the line is no such command.
    fn aside(
        &mut self,
        runner: &mut Runner<'_, S>,
        state: &StateOf<S>,
        spot: &Spot,
        outcome: &mut OutcomeOf<S>,
    ) -> Option<Result<(), LineError>> {
        let (command, told) = aside_of::<S>(runner, state, spot)?;
        if let Err(why) = S::System::check(state, &command) {
            return Some(Err(LineError::new("play-refused").reason::<S>(&why).of_all(spot)));
        }
        self.at += 1;
        outcome.step(spot, told, DidOf::Aside(command.clone()));
        let before = std::mem::take(&mut self.taken);
        let told = loop {
            let run = run_over::<S>(state, &command, &self.taken);
            let Err(Stop::Waiting(pending)) = run.result else { break Some(run.events) };
            if self.next(runner, &command, &run.state, &pending, outcome) == Taken::No {
                break None;
            }
        };
        self.taken = before;
        match told {
            Some(events) => {
                self.taken.extend(events.into_iter().map(Input::Interjected));
                Some(Ok(()))
            }
            None => Some(Err(LineError::new("play-aside-unfinished").of_all(spot))),
        }
    }

    fn take_answer(
        &mut self,
        state: &StateOf<S>,
        question: &QuestionOf<S>,
        answer: AnswerOf<S>,
        (spot, told): (&Spot, Option<String>),
        outcome: &mut OutcomeOf<S>,
    ) {
        let (seat, label) = (S::System::seat(question), S::label(state, question, &answer));
        outcome.step(spot, told, DidOf::Answered { seat, answer: answer.clone() });
        self.taken.push(Input::Answered { who: seat, answer: answer.clone() });
        outcome.inputs.push(UsedOf::Answer { seat, answer, label });
    }

    fn answer_of_driver(
        &mut self,
        runner: &mut Runner<'_, S>,
        state: &StateOf<S>,
        pending: &Pending<S::System>,
        given: Option<&Given>,
        outcome: &mut OutcomeOf<S>,
    ) -> Result<(), LineError> {
        let questions = open::<S>(pending);
        let answered = runner.driver.answer(state, &questions);
        let fitting = answered.and_then(|(n, answer)| Some((*questions.get(n)?, answer)));
        match fitting.filter(|(question, answer)| bar_to::<S>(state, question, answer) == Ok(None)) {
            Some((question, answer)) => {
                self.from_driver = true;
                self.take_answer(state, question, answer, (&Spot::default(), None), outcome);
                Ok(())
            }
            None => {
                let asked = S::pending(runner.log, state, pending);
                let legal = questions.iter().flat_map(|it| allowed::<S>(state, it)).collect();
                let mut error = self.missing(given).arg("asked", &asked).expecting(legal);
                if given.is_none() {
                    error.key = crate::Key::Play("play-unanswered");
                }
                Err(error)
            }
        }
    }
}

fn dice_of<S: Script>(state: &StateOf<S>, throw: &ThrowOf<S>) -> Expected {
    let nobodys = throw.who == S::NOBODY;
    let who = if nobodys { seat_name::<S>(state, throw.seat) } else { actor_name::<S>(state, throw.who) };
    Expected::Dice { who, dice: throw.dice.name }
}

/// The names of all actors, and optionally of all seats.
fn people<S: Script>(state: &StateOf<S>, with_seats: bool) -> Vec<&str> {
    let seats = if with_seats { S::seats(state) } else { Vec::new() };
    let actors = S::actors(state).into_iter().map(|it| it.1);
    actors.chain(seats.into_iter().map(|it| it.1)).collect()
}

/// Returns whether the pending dice belong to `name`. Dice without a known character belong to the seat that
/// rolls them.
fn throws<S: Script>(state: &StateOf<S>, throw: &ThrowOf<S>, name: &str) -> bool {
    if throw.who == S::NOBODY {
        return S::seats(state).into_iter().any(|(seat, it)| seat == throw.seat && same(it, name));
    }
    S::actors(state).into_iter().any(|(actor, it)| actor == throw.who && same(it, name))
}

/// Parses `NAME: answer`; returns the open question that it answers, and the answer.
fn read_answer<'q, S: Script>(
    runner: &Runner<'_, S>,
    state: &StateOf<S>,
    pending: &'q Pending<S::System>,
    spot: &Spot,
) -> Result<(&'q QuestionOf<S>, AnswerOf<S>), LineError> {
    let (question, text, columns) = asked::<S>(runner, state, Some(pending), spot)?;
    parse_answer_of::<S>(state, question, text, runner.log)
        .map(|answer| (question, answer))
        .map_err(|error| error.of_text(text).moved(spot.line, spot.columns + columns))
}

/// Parses `NAME: answer`; returns the open question, the text of the answer, and the number of characters
/// before it.
fn asked<'q, 's, S: Script>(
    runner: &Runner<'_, S>,
    state: &StateOf<S>,
    pending: Option<&'q Pending<S::System>>,
    spot: &'s Spot,
) -> Result<(&'q QuestionOf<S>, &'s str, u32), LineError> {
    let mut cursor = Cursor::new(&spot.text, runner.log.lang());
    let people = people::<S>(state, true);
    let Some(name) = cursor.name(Sort::ACTOR, people.iter().map(|name| (*name, *name))) else {
        return Err(cursor.error().on(spot));
    };
    if !cursor.sign(':') {
        return Err(cursor.error().on(spot));
    }
    let questions = pending.map(open::<S>).unwrap_or_default();
    let Some(question) = questions.iter().copied().find(|it| answers::<S>(state, it, name)) else {
        // Whatever name was used for the game master, the error uses that of the reader's book.
        let is_gm = S::seats(state).into_iter().any(|(seat, it)| seat.is_gm() && same(it, name));
        let mut error = LineError::new("play-not-asked").of_all(spot);
        let who = if is_gm { Arg::Message("game-master") } else { Arg::Text(name.to_owned()) };
        error.args.push(("who", who));
        let asked = questions.iter().map(|it| Expected::Word(name_of::<S>(state, it))).collect();
        return Err(error.expecting(asked));
    };
    let text = cursor.rest();
    let before = spot.text.trim_end().len().saturating_sub(text.len());
    let columns = spot.text.get(..before).unwrap_or_default().chars().count();
    Ok((question, text, u32::try_from(columns).unwrap_or(u32::MAX)))
}

/// Parses `NAME: words` as a command that interrupts the pending one; also returns the line in the reader's language.
fn aside_of<S: Script>(
    runner: &Runner<'_, S>,
    state: &StateOf<S>,
    spot: &Spot,
) -> Option<(CommandOf<S>, Option<String>)> {
    let mut cursor = Cursor::new(&spot.text, runner.log.lang());
    let people = people::<S>(state, true);
    let name = cursor.name(Sort::ACTOR, people.iter().map(|name| (*name, *name)))?;
    if !cursor.sign(':') {
        return None;
    }
    let command = S::aside(state, name, cursor.rest(), runner.log)?;
    Some((command, runner.aside_told(state, name, cursor.rest())))
}

/// A refused answer in the reader's language, if it can be understood.
fn refused_told<S: Script>(
    runner: &Runner<'_, S>,
    state: &StateOf<S>,
    pending: Option<&Pending<S::System>>,
    spot: &Spot,
) -> Option<String> {
    runner.reader?;
    match pending.map(|it| read_answer::<S>(runner, state, it, spot)) {
        Some(Ok((question, answer))) => runner.answer_told(state, question, &answer, &spot.text),
        _ => aside_of::<S>(runner, state, spot)?.1,
    }
}

/// The reason why an answer is refused; `None` if it is accepted.
fn refusal<S: Script>(
    runner: &Runner<'_, S>,
    state: &StateOf<S>,
    pending: Option<&Pending<S::System>>,
    spot: &Spot,
) -> Option<RefusedOf<S>> {
    let read = asked::<S>(runner, state, pending, spot).and_then(|(question, text, _)| {
        let answer = parse_answer_of::<S>(state, question, text, runner.log)?;
        bar_to::<S>(state, question, &answer)
    });
    match read {
        Ok(None) => None,
        Ok(Some(why)) => Some(RefusedOf::Barred(why)),
        Err(error) => match aside_of::<S>(runner, state, spot).map(|it| S::System::check(state, &it.0)) {
            Some(Ok(())) => None,
            Some(Err(why)) => Some(RefusedOf::Barred(why)),
            None => Some(RefusedOf::NotUnderstood(Box::new(error))),
        },
    }
}

impl LineError {
    /// An error that covers all of a separate text.
    fn of_text(self, text: &str) -> LineError {
        let length = u32::try_from(text.chars().count()).unwrap_or(u32::MAX);
        self.at(1, 1).until(length.saturating_add(1))
    }
}
