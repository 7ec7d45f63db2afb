//! Exact chances of what can be answered, or begun, now.
//!
//! The rules themselves are played on in every way the dice can fall, equal rests once. Nobody adds anything more on
//! the way: no point is spent, no turn given up. Whatever else has to be answered is answered as a [`Sensible`] player
//! would, and judged as usual. A way is followed no further than to its result: what a hit costs, and whatever else
//! comes of it, is left open.

use std::cell::Cell;

use schwung_play::{AllOpen, Input, Pending, Policy, Stop, TooDeep, graph::graph, replay};
use schwung_table::{Seat, System};
use serde::{Deserialize, Serialize};

use crate::{
    ActorId, Answer, Command, Cutting, Event, Forcing, Question, Sensible, State, Target, ZeroSpace,
    onwards::{Halt, Onwards},
};

/// What an answer or a command leads to, as far as dice decide it, if nobody adds anything more.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Prospect {
    /// In how many ways it comes out well for whoever is asked: for the side that acts, that it succeeds; for the
    /// other, that it does not.
    pub good: u128,
    /// All ways.
    pub of: u128,
    /// By how much whoever acts is ahead in the end, below zero where behind, and in how many ways: from the least to
    /// the most.
    pub leads: Vec<(i16, u128)>,
    /// Do no dice fall any more? Then it comes out just so.
    pub sure: bool,
}

/// How a roll came out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Came {
    /// By how much whoever acts is ahead.
    pub(crate) lead: i16,
    /// Did whoever acts succeed?
    pub(crate) success: bool,
}

/// So many rolls at most for all choices of a question together: a few dozen milliseconds.
const MOST: usize = 120_000;

/// So many for a glance at what waits.
const FEW: usize = 15_000;

/// The hints for `question`, one of those that wait when `command` has run from `start` over `inputs`: one for each
/// choice of [`System::options`], in their order; none for what is barred, and for what ends without a result. Nothing
/// where dice decide nothing that this question could still change, and where there are too many ways to count.
///
/// Each hint is one that whoever sits at `reader` may see: nothing against a difficulty, or somebody, hidden from that
/// seat. What others are asked at the same time is taken as proposed, also where they have answered already.
pub fn hints(
    start: &State,
    command: &Command,
    inputs: &[Input<ZeroSpace>],
    question: &Question,
    reader: Seat,
) -> Option<Vec<Option<Prospect>>> {
    let run = replay::<ZeroSpace, _>(start.clone(), inputs, |t| ZeroSpace::perform(t, command));
    let Err(Stop::Waiting(pending)) = &run.result else { return None };
    if !pending.questions().contains(question) || is_secret(&run.state, command, reader) {
        return None;
    }
    let acting = stake(&run.state, command, question)?;
    let mut choices = Vec::new();
    ZeroSpace::options(&run.state, question, &mut choices);
    let inputs = &without_unseen(start, command, inputs);
    let left = Cell::new(MOST);
    let mut hints = Vec::with_capacity(choices.len());
    for choice in choices {
        hints.push(if choice.barred.is_none() {
            let first = Some((question, &choice.answer));
            hint(start, command, inputs, first, acting, &left).ok()?
        } else {
            None
        });
    }
    hints.iter().any(Option::is_some).then_some(hints)
}

/// The chance of `command` before it is given, good for whoever gives it. Nothing where it may not be given now, where
/// dice decide nothing, where it is rolled against several, and where there are too many ways to count.
///
/// It is one that whoever sits at `reader` may see, as with [`hints`]; but it counts the sheets of those whom it is
/// about, for tables where those are known.
pub fn forecast(state: &State, command: &Command, reader: Seat) -> Option<Prospect> {
    let several = match command {
        Command::Sweep(it) => it.on.len() > 1,
        Command::Blast(it) => it.on.len() > 1,
        _ => false,
    };
    if several || !is_trial(command) || is_secret(state, command, reader) {
        return None;
    }
    ZeroSpace::check(state, command).ok()?;
    hint(state, command, &[], None, true, &Cell::new(MOST)).ok()?
}

/// The chance, for whoever acts, as things stand when `command` has run from `start` over `inputs`. As with
/// [`forecast`], nothing that `reader` may not see; and nothing where it would take long to tell.
pub fn outlook(
    start: &State,
    command: &Command,
    inputs: &[Input<ZeroSpace>],
    reader: Seat,
) -> Option<Prospect> {
    if !is_trial(command) || is_secret(start, command, reader) {
        return None;
    }
    let inputs = without_unseen(start, command, inputs);
    hint(start, command, &inputs, None, true, &Cell::new(FEW)).ok()?
}

/// The inputs without answers that nobody has seen: those of some who were asked together with others, while one of
/// them has yet to answer.
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

/// All that would be told if `command` ran from `start` over `inputs` and then on to the next result, with low dice
/// and nothing added. What dice decide of it means nothing; what does not depend on them is as it will be.
///
/// Answers that others gave unseen, and a difficulty that is yet to be set, do not count: it goes no further than there.
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

/// The answer of sensible people who add nothing.
#[inline]
pub(crate) fn quiet(state: &State, question: &Question) -> Answer {
    match question {
        Question::BuyDie(_) => Answer::No,
        Question::Force(_) => Answer::Forcing(Forcing::Pass),
        Question::CutIn(_) => Answer::Cutting(Cutting::Pass),
        other => Sensible.answer(state, other),
    }
}

/// Is it something for which dice are rolled against something?
fn is_trial(command: &Command) -> bool {
    match command {
        Command::Attack(_)
        | Command::Sweep(_)
        | Command::Blast(_)
        | Command::Distract { .. }
        | Command::Escape { .. }
        | Command::Check(_)
        | Command::Together(_)
        | Command::Contend { .. }
        | Command::Recover { .. } => true,
        Command::Move(it) => it.obstacle.is_some(),
        Command::BeginConflict(_)
        | Command::EndConflict
        | Command::Enter { .. }
        | Command::EndScene
        | Command::BeginSession
        | Command::Rest { .. }
        | Command::EndTurn { .. }
        | Command::Defer { .. }
        | Command::TakeDeferred { .. }
        | Command::StandUp { .. }
        | Command::LieDown { .. }
        | Command::Quick { .. }
        | Command::Free { .. }
        | Command::Play { .. }
        | Command::Dodge { .. }
        | Command::Release { .. }
        | Command::Throw { .. }
        | Command::OpenTask(_)
        | Command::CloseTask { .. }
        | Command::Spend { .. }
        | Command::Award { .. }
        | Command::AwardAll { .. }
        | Command::Propose { .. }
        | Command::Overrule { .. }
        | Command::Die { .. }
        | Command::Loosen { .. }
        | Command::Steer { .. }
        | Command::Tell { .. }
        | Command::Set(_) => false,
    }
}

/// Those against whom a command is rolled, as far as it names them.
pub fn opponents(state: &State, command: &Command) -> Vec<ActorId> {
    let of_target = |target: &Target| match target {
        Target::Actor { on, .. } => vec![*on],
        Target::Ask | Target::Difficulty { .. } => Vec::new(),
    };
    match command {
        Command::Attack(it) => vec![it.on],
        Command::Sweep(it) => it.on.clone(),
        Command::Blast(it) => it.on.iter().map(|it| it.0).filter(|&on| on != it_by(command)).collect(),
        Command::Distract { on, .. } => vec![*on],
        Command::Escape { by, from, .. } => match from {
            Some(from) => vec![*from],
            None => state.holds.iter().filter(|it| it.on == *by).map(|it| it.by).collect(),
        },
        Command::Check(it) => of_target(&it.target),
        Command::Together(it) => of_target(&it.target),
        Command::Contend { task, .. } => {
            state.task(*task).and_then(|it| it.sides).map(|it| it.second).into_iter().collect()
        }
        _ => Vec::new(),
    }
}

fn it_by(command: &Command) -> ActorId {
    match command {
        Command::Blast(it) => it.by,
        _ => ActorId(u8::MAX),
    }
}

/// Would a chance tell `reader` what it must not know: a hidden difficulty, or the sheet of somebody hidden?
fn is_secret(state: &State, command: &Command, reader: Seat) -> bool {
    let hides = |target: &Target| matches!(target, Target::Difficulty { hidden: true, .. });
    let hidden_number = match command {
        Command::Check(it) => hides(&it.target),
        Command::Together(it) => hides(&it.target),
        _ => false,
    };
    let actors = actors(state, command).into_iter().chain(opponents(state, command));
    (hidden_number && !reader.is_gm()) || actors.into_iter().any(|it| !state.is_known_to(it, reader))
}

/// Those who act by a command.
fn actors(state: &State, command: &Command) -> Vec<ActorId> {
    match command {
        Command::Attack(it) => vec![it.by],
        Command::Sweep(it) => vec![it.by],
        Command::Blast(it) => vec![it.by],
        Command::Distract { by, .. } | Command::Escape { by, .. } | Command::Recover { by, .. } => vec![*by],
        Command::Check(it) => vec![it.by],
        Command::Together(it) => it.parts.iter().map(|it| it.by).collect(),
        Command::Contend { task, .. } => {
            state.task(*task).and_then(|it| it.sides).map(|it| it.first).into_iter().collect()
        }
        Command::Move(it) => vec![it.by],
        _ => Vec::new(),
    }
}

/// What whoever is asked hopes for: that whoever acts succeeds, or not. Nothing where dice have decided already, or
/// never do.
fn stake(state: &State, command: &Command, question: &Question) -> Option<bool> {
    if !is_trial(command) {
        return None;
    }
    let by = *actors(state, command).first()?;
    let of_side = |who: ActorId| {
        let against = opponents(state, command).contains(&who);
        let helps = actors(state, command).contains(&who);
        helps || (!against && !state.are_enemies(who, by))
    };
    match question {
        Question::RollAgain(it) => Some(of_side(it.who)),
        Question::BuyDie(it) => Some(of_side(it.who)),
        Question::Force(_) => Some(false),
        Question::CutIn(it) => Some(!state.are_enemies(it.who, by)),
        Question::Assist(_) | Question::SetDifficulty(_) => Some(true),
        Question::Panic(_)
        | Question::Loot(_)
        | Question::Finish(_)
        | Question::Judge(_)
        | Question::FailForward(_)
        | Question::Bonus(_)
        | Question::Harm(_)
        | Question::ThrowNow(_)
        | Question::ThrowLength(_)
        | Question::Hint(_)
        | Question::Consent(_)
        | Question::GoesFirst(_)
        | Question::Heal(_) => None,
    }
}

/// The hint once `inputs` are taken, and then `first`; `None` where a way ends without a result. What it took is
/// taken from `left`.
fn hint(
    start: &State,
    command: &Command,
    inputs: &[Input<ZeroSpace>],
    first: Option<(&Question, &Answer)>,
    acting: bool,
    left: &Cell<usize>,
) -> Result<Option<Prospect>, TooDeep> {
    let failed = Cell::new(false);
    let contends = matches!(command, Command::Contend { .. });
    let graph = graph(
        start,
        AllOpen,
        |table| {
            let mut table = Onwards::new(table, inputs, first, contends, left);
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
