//! The inputs of a block, one by one.

use schwung_fate::{ActorId, Answer, Command, Fate, Question, State};
use schwung_messages::pending as pending_text;
use schwung_play::{Input, Pending};
use schwung_table::{DiceSpec, Seat};

use crate::{
    answer::{allowed, bar_to, parse_answer},
    cursor::{Cursor, Sort},
    driver::Throw,
    error::{Expected, LineError},
    faces::{any_faces, read_faces},
    label::{actor_name, label},
    person::{answers, first_roller, name_of, open},
    play::{Block, Given, Manner, Spot},
    reader::{actors, seats},
    report::{Outcome, Used},
    run::{Runner, run_over},
};

/// The inputs of a block, and how many have been used.
pub(crate) struct Inputs<'b> {
    block: &'b Block,
    at: usize,
    /// What the procedure has got so far.
    pub(crate) taken: Vec<Input<Fate>>,
    /// Did the driver give any?
    pub(crate) from_driver: bool,
}

/// Was an input given?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Taken {
    Yes,
    No,
}

/// Stands for whoever rolls dice that no event tells of; none such are known.
const NOBODY: ActorId = ActorId(u8::MAX);

/// Whatever a driver gives, a block asks no more often than this.
const MOST_TAKEN: usize = 1_000;

impl<'b> Inputs<'b> {
    pub(crate) fn new(block: &'b Block) -> Inputs<'b> {
        Inputs { block, at: 0, taken: Vec::new(), from_driver: false }
    }

    /// Gives what is waited for, from the play or else by the driver.
    pub(crate) fn next(
        &mut self,
        runner: &mut Runner<'_>,
        command: &Command,
        state: &State,
        pending: &Pending<Fate>,
        outcome: &mut Outcome,
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

    /// The procedure is through: what is left was not used, except answers that had to be refused.
    pub(crate) fn rest(&mut self, runner: &mut Runner<'_>, state: &State, outcome: &mut Outcome) {
        loop {
            self.refusals(runner, state, None, outcome);
            let Some(given) = self.block.inputs.get(self.at) else { return };
            outcome.failures.push(LineError::new("play-unused").of_all(given.spot()));
            self.at += 1;
        }
    }

    /// The answers that come next and must be refused.
    fn refusals(
        &mut self,
        runner: &Runner<'_>,
        state: &State,
        pending: Option<&Pending<Fate>>,
        outcome: &mut Outcome,
    ) {
        while let Some(Given::Answer { spot, how: Manner::Refused, reason }) = self.block.inputs.get(self.at)
        {
            match refusal(runner, state, pending, spot) {
                Some(text) => {
                    outcome.refusals.push((Some(self.at), text.clone()));
                    runner.compare_reason(reason.as_ref(), &text, spot, outcome);
                }
                None => outcome.failures.push(LineError::new("play-answer-not-refused").of_all(spot)),
            }
            self.at += 1;
        }
    }

    /// Whose dice they are: a trial tells.
    fn throw(&self, runner: &Runner<'_>, command: &Command, seat: Seat, dice: DiceSpec) -> Throw {
        let mut inputs = self.taken.clone();
        let before = run_over(&runner.state, command, &inputs).events.len();
        let some = any_faces(&dice).unwrap_or_default();
        inputs.push(Input::Rolled { who: seat, dice: dice.name, outcome: (dice.read)(&some) });
        let events = run_over(&runner.state, command, &inputs).events;
        let who = first_roller(events.get(before..).unwrap_or_default());
        Throw { who: who.unwrap_or(NOBODY), seat, dice }
    }

    fn take_dice(&mut self, throw: &Throw, faces: &[i8]) {
        let outcome = (throw.dice.read)(faces);
        self.taken.push(Input::Rolled { who: throw.seat, dice: throw.dice.name, outcome });
    }

    /// Dice of the play.
    fn dice(
        &mut self,
        runner: &Runner<'_>,
        state: &State,
        throw: &Throw,
        spot: &Spot,
        outcome: &mut Outcome,
    ) -> Result<(), LineError> {
        let mut cursor = Cursor::new(&spot.text, runner.log.lang());
        let Some(who) = cursor.name(Sort::Actor, actors(state)) else { return Err(cursor.error().on(spot)) };
        if who != throw.who {
            let error = LineError::new("play-others-dice").arg("who", actor_name(state, who));
            return Err(error.of_all(spot).expecting(vec![dice_of(state, throw)]));
        }
        let (faces, made_up) = read_faces(&mut cursor, &throw.dice).map_err(|it| it.on(spot))?;
        self.take_dice(throw, &faces);
        self.at += 1;
        outcome.inputs.push(Used::Dice { who, faces, made_up });
        Ok(())
    }

    fn dice_of_driver(
        &mut self,
        runner: &mut Runner<'_>,
        state: &State,
        throw: &Throw,
        given: Option<&Given>,
        outcome: &mut Outcome,
    ) -> Result<(), LineError> {
        let faces = runner.driver.roll(state, throw).filter(|it| throw.dice.outcome(it).is_ok());
        let Some(faces) = faces else {
            return Err(self.missing(given).expecting(vec![dice_of(state, throw)]));
        };
        self.from_driver = true;
        self.take_dice(throw, &faces);
        outcome.inputs.push(Used::Dice { who: throw.who, faces, made_up: false });
        Ok(())
    }

    /// What is waited for is not there; something else may be.
    fn missing(&self, given: Option<&Given>) -> LineError {
        match given {
            Some(given) => LineError::new("play-not-this-now").of_all(given.spot()),
            None => LineError::new("play-waiting").at(self.block.last, 1),
        }
    }

    /// An answer of the play.
    fn answer(
        &mut self,
        runner: &Runner<'_>,
        state: &State,
        pending: &Pending<Fate>,
        spot: &Spot,
        how: Manner,
        outcome: &mut Outcome,
    ) -> Result<(), LineError> {
        let (question, answer) = read_answer(runner, state, pending, spot)?;
        let barred = bar_to(state, question, &answer).map_err(|it| it.on(spot))?;
        match (barred, how) {
            (Some(why), Manner::Given | Manner::Refused) => {
                let error = LineError::new("play-refused").reason(why).of_all(spot);
                return Err(error.expecting(allowed(state, question)));
            }
            (None, Manner::LetPass) => return Err(LineError::new("play-not-barred").of_all(spot)),
            _ => {}
        }
        self.at += 1;
        self.take_answer(state, question, answer, outcome);
        Ok(())
    }

    fn take_answer(&mut self, state: &State, question: &Question, answer: Answer, outcome: &mut Outcome) {
        let (seat, label) = (question.seat(), label(state, question, &answer));
        self.taken.push(Input::Answered { who: seat, answer: answer.clone() });
        outcome.inputs.push(Used::Answer { seat, answer, label });
    }

    fn answer_of_driver(
        &mut self,
        runner: &mut Runner<'_>,
        state: &State,
        pending: &Pending<Fate>,
        given: Option<&Given>,
        outcome: &mut Outcome,
    ) -> Result<(), LineError> {
        let questions = open(pending);
        let answered = runner.driver.answer(state, &questions);
        let fitting = answered.and_then(|(n, answer)| Some((*questions.get(n)?, answer)));
        match fitting.filter(|(question, answer)| bar_to(state, question, answer) == Ok(None)) {
            Some((question, answer)) => {
                self.from_driver = true;
                self.take_answer(state, question, answer, outcome);
                Ok(())
            }
            None => {
                let asked = pending_text(runner.log, state, pending);
                let legal = questions.iter().flat_map(|it| allowed(state, it)).collect();
                let mut error = self.missing(given).arg("asked", &asked).expecting(legal);
                if given.is_none() {
                    error.key = crate::Key::Play("play-unanswered");
                }
                Err(error)
            }
        }
    }
}

fn dice_of(state: &State, throw: &Throw) -> Expected {
    Expected::Dice { who: actor_name(state, throw.who).to_owned(), dice: throw.dice.name }
}

/// `NAME: answer`: the open question that it is for, and the answer.
fn read_answer<'q>(
    runner: &Runner<'_>,
    state: &State,
    pending: &'q Pending<Fate>,
    spot: &Spot,
) -> Result<(&'q Question, Answer), LineError> {
    let (question, text, columns) = asked(runner, state, Some(pending), spot)?;
    parse_answer(state, question, text, runner.log)
        .map(|answer| (question, answer))
        .map_err(|error| error.of_text(text).moved(spot.line, spot.columns + columns))
}

/// The open question that `NAME: answer` is for, the answer, and the characters before it.
fn asked<'q, 's>(
    runner: &Runner<'_>,
    state: &State,
    pending: Option<&'q Pending<Fate>>,
    spot: &'s Spot,
) -> Result<(&'q Question, &'s str, u32), LineError> {
    let mut cursor = Cursor::new(&spot.text, runner.log.lang());
    let people = actors(state).map(|it| it.1).chain(seats(state).map(|it| it.1));
    let people: Vec<&str> = people.collect();
    let Some(name) = cursor.name(Sort::Actor, people.iter().map(|name| (*name, *name))) else {
        return Err(cursor.error().on(spot));
    };
    if !cursor.sign(':') {
        return Err(cursor.error().on(spot));
    }
    let questions = pending.map(open).unwrap_or_default();
    let Some(question) = questions.iter().copied().find(|it| answers(state, it, name)) else {
        let error = LineError::new("play-not-asked").arg("who", name).of_all(spot);
        let asked = questions.iter().map(|it| Expected::Word(name_of(state, it))).collect();
        return Err(error.expecting(asked));
    };
    let text = cursor.rest();
    let before = spot.text.trim_end().len().saturating_sub(text.len());
    let columns = spot.text.get(..before).unwrap_or_default().chars().count();
    Ok((question, text, u32::try_from(columns).unwrap_or(u32::MAX)))
}

/// Why an answer is refused, as it stands in plays; `None` if it is not.
fn refusal(
    runner: &Runner<'_>,
    state: &State,
    pending: Option<&Pending<Fate>>,
    spot: &Spot,
) -> Option<String> {
    let read = asked(runner, state, pending, spot).and_then(|(question, text, _)| {
        let answer = parse_answer(state, question, text, runner.log)?;
        bar_to(state, question, &answer)
    });
    match read {
        Ok(None) => None,
        Ok(Some(why)) => Some(runner.reason_text(&why)),
        Err(error) => Some(error.sentence(runner.log)),
    }
}

impl LineError {
    /// An error about all of a text that stands by itself.
    fn of_text(self, text: &str) -> LineError {
        let length = u32::try_from(text.chars().count()).unwrap_or(u32::MAX);
        self.at(1, 1).until(length.saturating_add(1))
    }
}
