//! Exact odds of the answers to a question, or of a command.
//!
//! The rules themselves are run along every path the dice can take; identical continuations are explored once. No further
//! points are spent, and no turn is sacrificed. All other questions are answered like a [`Sensible`] player would, and
//! judgements by their default. A path ends at the result of the roll: consequences such as harm are not explored.

use std::cell::Cell;

use schwung_play::{AllOpen, Input, Pending, Stop, TooDeep, graph::graph, replay};
use schwung_table::{Seat, System};
use serde::{Deserialize, Serialize};

use crate::{
    ActorId, Answer, Command, Event, Question, State, Weapon, ZeroSpace,
    command::Sides,
    onwards::{Came, Halt, Onwards, quiet},
    rules::harm,
};

/// The odds of an answer or a command, provided that nothing else is added.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Prospect {
    /// The number of ways that are favourable for the person asked: the acting side succeeds, or fails if the person
    /// belongs to the other side.
    pub good: u128,
    /// The total number of ways.
    pub of: u128,
    /// For each final lead of the acting side (negative if behind) its number of ways, in ascending order.
    pub leads: Vec<(i16, u128)>,
    /// Whether the result is certain, because no more dice are rolled.
    pub sure: bool,
}

/// Maximum number of rolls explored for all choices of a question; takes a few dozen milliseconds.
const MOST: usize = 120_000;

/// Maximum number of rolls explored for the outlook of a waiting procedure.
const FEW: usize = 15_000;

/// Computes the odds for each choice of `question`, one of the questions that wait after `command` has run from `start`
/// over `inputs`. The result has one entry for each choice of [`System::options`] in the same order, which is `None`
/// for barred choices and for those that end without a result. Returns `None` if no dice can still be influenced by
/// this question, or if there are too many paths.
///
/// Only odds that the person at `reader` may see are returned: none against a hidden difficulty or against an actor hidden from
/// that seat. Simultaneous questions to others are assumed to be answered as proposed, even if they have already been answered.
pub fn hints(
    start: &State,
    command: &Command,
    inputs: &[Input<ZeroSpace>],
    question: &Question,
    reader: Seat,
) -> Option<Vec<Option<Prospect>>> {
    let run = replay::<ZeroSpace, _>(start.clone(), inputs, |t| ZeroSpace::perform(t, command));
    let Err(Stop::Waiting(pending)) = &run.result else { return None };
    let sides = Sides::of(&run.state, command)?;
    if !pending.questions().contains(question) || sides.is_secret(&run.state, reader) {
        return None;
    }
    let acting = stake(&run.state, &sides, question)?;
    of_choices(start, command, inputs, (&run.state, question), acting)
}

/// Computes the odds for each choice of a question that waits in `state`, as [`hints`] does, but without regard to who may
/// know them.
pub(crate) fn of_choices(
    start: &State,
    command: &Command,
    inputs: &[Input<ZeroSpace>],
    (state, question): (&State, &Question),
    acting: bool,
) -> Option<Vec<Option<Prospect>>> {
    let mut choices = Vec::new();
    ZeroSpace::options(state, question, &mut choices);
    let inputs = &without_unseen(start, command, inputs);
    let left = Cell::new(MOST);
    let mut hints = Vec::with_capacity(choices.len());
    for choice in choices {
        hints.push(if choice.barred.is_none() {
            let first = Some((question, &choice.answer));
            hint(start, command, inputs, &Trial { first, acting, buys: None }, &left).ok()?
        } else {
            None
        });
    }
    hints.iter().any(Option::is_some).then_some(hints)
}

/// Computes the odds of a plan: `answer` to `question`, and then up to `dice` dice that are bought as long as they are
/// needed. It is counted and limited like [`hints`].
//= zerospace.ap.use.bonus-die
pub fn hint_of_plan(
    start: &State,
    command: &Command,
    inputs: &[Input<ZeroSpace>],
    (question, answer): (&Question, &Answer),
    dice: u8,
    reader: Seat,
) -> Option<Prospect> {
    let run = replay::<ZeroSpace, _>(start.clone(), inputs, |t| ZeroSpace::perform(t, command));
    let Err(Stop::Waiting(pending)) = &run.result else { return None };
    let sides = Sides::of(&run.state, command)?;
    if !pending.questions().contains(question) || sides.is_secret(&run.state, reader) {
        return None;
    }
    ZeroSpace::admit(&run.state, question, answer).ok()?;
    let acting = stake(&run.state, &sides, question)?;
    let inputs = &without_unseen(start, command, inputs);
    let seat = question.seat();
    // The answer itself may be a die.
    let bought = u8::from(matches!((question, answer), (Question::BuyDie(_), Answer::Yes)));
    let keep = run.state.points(seat).saturating_sub(dice.saturating_add(bought));
    let trial = Trial { first: Some((question, answer)), acting, buys: Some((seat, keep)) };
    hint(start, command, inputs, &trial, &Cell::new(MOST)).ok()?
}

/// Computes the odds of `command` before it is given, favourable for its author. Returns `None` if it is not allowed
/// now, if dice decide nothing, if it is rolled against several targets, or if there are too many paths.
///
/// Only odds that the person at `reader` may see are returned, as in [`hints`]. They use the sheets of all actors
/// involved, so they are meant for tables where sheets are public.
pub fn forecast(state: &State, command: &Command, reader: Seat) -> Option<Prospect> {
    let several = match command {
        Command::Sweep(it) => it.on.len() > 1,
        Command::Blast(it) => it.on.len() > 1,
        _ => false,
    };
    if several || Sides::of(state, command)?.is_secret(state, reader) {
        return None;
    }
    ZeroSpace::check(state, command).ok()?;
    hint(state, command, &[], &Trial::PLAIN, &Cell::new(MOST)).ok()?
}

/// Computes the current odds for the acting side after `command` has run from `start` over `inputs`. Returns `None` if
/// `reader` may not see them, as in [`forecast`], or if they take too long to compute.
pub fn outlook(
    start: &State,
    command: &Command,
    inputs: &[Input<ZeroSpace>],
    reader: Seat,
) -> Option<Prospect> {
    if Sides::of(start, command)?.is_secret(start, reader) {
        return None;
    }
    let inputs = without_unseen(start, command, inputs);
    hint(start, command, &inputs, &Trial::PLAIN, &Cell::new(FEW)).ok()?
}

/// Removes answers that are still secret: those given together with others, while at least one is missing.
fn without_unseen(start: &State, command: &Command, inputs: &[Input<ZeroSpace>]) -> Vec<Input<ZeroSpace>> {
    let mut inputs = inputs.to_vec();
    let open = |inputs: &[Input<ZeroSpace>]| {
        let run = replay::<ZeroSpace, _>(start.clone(), inputs, |t| ZeroSpace::perform(t, command));
        match run.result {
            Err(Stop::Waiting(Pending::Each(open))) => open.len(),
            _ => 0,
        }
    };
    let (mut count, mut end) = (open(&inputs), inputs.len());
    while count > 0
        && let Some(last) = inputs[..end].iter().rposition(|it| !matches!(it, Input::Interjected(_)))
        && open(&inputs[..last]) == count + 1
    {
        inputs.remove(last);
        (count, end) = (count + 1, last);
    }
    inputs
}

/// Returns the events of running `command` from `start` over `inputs` and then on to the next result, with low dice and
/// nothing added. Events that depend on the dice are meaningless; the others will happen as returned.
///
/// Stops at simultaneous answers that are still secret and at a difficulty that has not been set yet.
pub fn foresee(start: &State, command: &Command, inputs: &[Input<ZeroSpace>]) -> Vec<Event> {
    let mut inputs = without_unseen(start, command, inputs);
    let mut told: Option<usize> = None;
    for _ in 0..200 {
        let run = replay::<ZeroSpace, _>(start.clone(), &inputs, |t| ZeroSpace::perform(t, command));
        let known = *told.get_or_insert(run.events.len());
        let since = run.events.get(known..).unwrap_or_default();
        let came = since.iter().position(|it| matches!(it, Event::Resolved { .. }));
        let Err(Stop::Waiting(pending)) = run.result else { return run.events };
        if let Some(at) = came {
            return run.events.into_iter().take(known + at + 1).collect();
        }
        inputs.push(match pending {
            Pending::Roll { who, dice } => {
                let faces: Vec<i8> = dice.dice.iter().map(|it| it.first().copied().unwrap_or(1)).collect();
                Input::Rolled { who, dice: dice.name, outcome: (dice.read)(&faces) }
            }
            other => match other.questions().first() {
                Some(Question::SetDifficulty(_)) => return run.events,
                Some(question) => {
                    let answer = quiet(&run.state, question);
                    Input::Answered { who: question.seat(), answer }
                }
                None => return run.events,
            },
        });
    }
    Vec::new()
}

/// Maximum number of questions between a hit and its effects.
const MOST_ASKED: usize = 8;

/// Returns the events of a hit by `by` on `on` with this lead, up to the next dice. Questions are answered by default.
pub fn hit_ahead(state: &State, by: ActorId, on: ActorId, lead: i16, weapon: &Weapon) -> Vec<Event> {
    let mut inputs = Vec::new();
    loop {
        let run = replay::<ZeroSpace, _>(state.clone(), &inputs, |t| harm::hit(t, by, on, lead, weapon));
        let question = match &run.result {
            Err(Stop::Waiting(pending)) => pending.questions().first(),
            _ => None,
        };
        let Some(question) = question.filter(|_| inputs.len() < MOST_ASKED) else { return run.events };
        let answer = quiet(&run.state, question);
        inputs.push(Input::Answered { who: question.seat(), answer });
    }
}

/// Whether the person asked wants the acting side to succeed. `None` if dice have already decided or never will.
fn stake(state: &State, sides: &Sides, question: &Question) -> Option<bool> {
    let by = *sides.by.first()?;
    let of_side = |who: ActorId| {
        let against = sides.on.contains(&who);
        sides.by.contains(&who) || (!against && !state.are_enemies(who, by))
    };
    match question {
        Question::RollAgain(it) => Some(of_side(it.who)),
        Question::BuyDie(it) => Some(of_side(it.who)),
        Question::Force(_) => Some(false),
        Question::CutIn(it) => Some(!state.are_enemies(it.who, by)),
        Question::Assist(_) | Question::SetDifficulty(_) => Some(true),
        _ => None,
    }
}

/// One trial, whose outcomes are counted.
struct Trial<'a> {
    /// The waiting question and the answer to try for it.
    first: Option<(&'a Question, &'a Answer)>,
    /// Whether success of the acting side is favourable.
    acting: bool,
    /// The seat that buys dice as long as its roll is behind, and how many of its points it keeps.
    buys: Option<(Seat, u8)>,
}

impl Trial<'_> {
    /// The success of the acting side, without further answers.
    const PLAIN: Trial<'static> = Trial { first: None, acting: true, buys: None };
}

/// Computes the hint for a trial after `inputs`. Returns `None` if a path ends without a result. Subtracts the rolls it
/// used from `left`.
fn hint(
    start: &State,
    command: &Command,
    inputs: &[Input<ZeroSpace>],
    &Trial { first, acting, buys }: &Trial<'_>,
    left: &Cell<usize>,
) -> Result<Option<Prospect>, TooDeep> {
    let failed = Cell::new(false);
    let contends = matches!(command, Command::Contend { .. });
    let graph = graph(
        start,
        AllOpen,
        |table| {
            let mut table = Onwards::new(table, inputs, first, contends, left, buys);
            match ZeroSpace::perform(&mut table, command) {
                Ok(()) | Err(Halt::Done) => Ok(table.came()),
                Err(Halt::Known(rest)) => Err(rest),
                Err(Halt::Failed) => {
                    failed.set(true);
                    Ok(None)
                }
            }
        },
        |_, came: Option<Came>| came,
    );
    if failed.get() {
        return Err(TooDeep);
    }
    let mut hint = Prospect { good: 0, of: 0, leads: Vec::new(), sure: false };
    for (odds, came) in graph.chances(|_, _| 0)? {
        let Some(came) = came else { return Ok(None) };
        hint.of = odds.of;
        if came.success == acting {
            hint.good += odds.ways;
        }
        match hint.leads.iter_mut().find(|it| it.0 == came.lead) {
            Some(known) => known.1 += odds.ways,
            None => hint.leads.push((came.lead, odds.ways)),
        }
    }
    hint.leads.sort_unstable();
    hint.sure = hint.of == 1;
    Ok((hint.of > 0).then_some(hint))
}
