//! Runs procedures over their recorded inputs.

use std::panic::{AssertUnwindSafe, catch_unwind};

use schwung_play::{Input, Pending, Run, SeeAnswer, Stop, replay, replay_seen};
use schwung_table::{Asking, Seat, System};

use crate::{
    Abandoned, Author, Entry, House, Kept, Origin, Policy, Roller, Running, Stock, Thrown, plan::Plan,
};

/// Maximum number of inputs of a procedure. Exceeding it means that the procedure loops.
const MOST_INPUTS: usize = 5_000;

/// Runs a procedure over its inputs. Returns `None` if the rules panic: a bug there must not bring the table down.
pub(crate) fn over<S: Kept>(
    base: &S::State,
    command: &S::Command,
    inputs: &[Input<S>],
) -> Option<Run<S, ()>> {
    let run = || replay(base.clone(), inputs, |table| S::perform(table, command));
    catch_unwind(AssertUnwindSafe(run)).ok()
}

/// Runs a procedure over its inputs, and calls `see` for every answer among them. If the rules panic, `see` has been
/// called for the answers before that.
pub(crate) fn see_answers<'a, S: Kept>(running: &'a Running<S>, see: &'a mut SeeAnswer<'a, S>) {
    let run = || {
        replay_seen(running.base.clone(), &running.inputs, see, |table| S::perform(table, &running.command))
    };
    let _ = catch_unwind(AssertUnwindSafe(run));
}

/// Determines what a procedure is waiting for after its inputs were read from a log.
pub(crate) fn wait<S: Kept>(running: &mut Running<S>) {
    let run = over(&running.base, &running.command, &running.inputs);
    running.waiting = None;
    running.diverged = true;
    if let Some(run) = run
        && run.events.starts_with(&running.events)
        && let Err(Stop::Waiting(pending)) = run.result
    {
        running.waiting = Some(pending);
        running.diverged = false;
    }
}

/// The inputs that a procedure gets without asking anybody.
pub(crate) struct Given<'a, S: Kept> {
    /// The settings of the table.
    pub(crate) house: &'a House,
    /// Dice whose faces are known before they are rolled.
    pub(crate) stock: Stock,
    pub(crate) roller: &'a mut dyn Roller,
    /// The planned answers of the author of the deed.
    pub(crate) plan: Plan<S>,
}

impl<'a, S: Kept> Given<'a, S> {
    pub(crate) fn new(house: &'a House, stock: Stock, roller: &'a mut dyn Roller) -> Given<'a, S> {
        Given { house, stock, roller, plan: Plan::none() }
    }
}

/// Continues a procedure until it ends or has to ask a question, and appends what happens to `entries`.
pub(crate) fn advance<S: Kept>(
    running: &mut Running<S>,
    given: &mut Given<'_, S>,
    entries: &mut Vec<Entry<S>>,
) -> Option<S::State> {
    loop {
        let Some(run) = over(&running.base, &running.command, &running.inputs) else {
            entries.push(Entry::Abandoned(Abandoned::Failed));
            return None;
        };
        let told = run.events.get(running.events.len()..).unwrap_or_default();
        entries.extend(told.iter().cloned().map(Entry::Told));
        running.events.extend_from_slice(told);
        match run.result {
            Ok(()) => {
                entries.push(Entry::Ended);
                return Some(run.state);
            }
            Err(Stop::Diverged { .. }) => {
                entries.push(Entry::Abandoned(Abandoned::Diverged));
                return Some(run.state);
            }
            Err(Stop::Waiting(_)) if running.inputs.len() > MOST_INPUTS => {
                entries.push(Entry::Abandoned(Abandoned::Failed));
                return Some(run.state);
            }
            Err(Stop::Waiting(pending)) => {
                let input = by_itself(running, &run.state, &pending, given);
                match input {
                    Some(entry) => take(running, entry, entries),
                    None => {
                        running.waiting = Some(pending);
                        return Some(run.state);
                    }
                }
            }
        }
    }
}

/// Like [`advance`], but when an aside ends, the suspended procedure continues.
pub(crate) fn carry_on<S: Kept>(
    mut running: Running<S>,
    given: &mut Given<'_, S>,
    entries: &mut Vec<Entry<S>>,
) {
    let told = running.events.len();
    advance(&mut running, given, entries);
    let over = matches!(entries.last(), Some(Entry::Ended | Entry::Abandoned(_)));
    if !over && matches!(running.waiting, Some(Pending::Roll { .. })) {
        entries.extend(given.plan.entry());
    }
    if let Some(mut under) = running.under.take().filter(|_| over) {
        running.events[told..].iter().for_each(|event| under.learn(event));
        go_on_with(*under, given, entries);
    }
}

/// Continues a procedure after facts were set, or abandons it if what it waits for has become impossible.
pub(crate) fn go_on_with<S: Kept>(
    running: Running<S>,
    given: &mut Given<'_, S>,
    entries: &mut Vec<Entry<S>>,
) {
    if running.diverged {
        return;
    }
    if is_fitting(&running) {
        carry_on(running, given, entries);
    } else {
        entries.push(Entry::Abandoned(Abandoned::Impossible));
    }
}

/// Whether the procedure can continue with the facts set from outside.
pub(crate) fn is_fitting<S: Kept>(running: &Running<S>) -> bool {
    let run = over(&running.base, &running.command, &running.inputs);
    run.is_some_and(|run| {
        run.events.starts_with(&running.events)
            && match &run.result {
                Ok(()) => true,
                Err(Stop::Waiting(pending)) => is_possible(&run.state, pending),
                Err(Stop::Diverged { .. }) => false,
            }
    })
}

/// Feeds an input to the procedure and appends it to `entries`, after saying so if the rules are not those under which
/// the procedure began.
pub(crate) fn take<S: Kept>(running: &mut Running<S>, entry: Entry<S>, entries: &mut Vec<Entry<S>>) {
    // Facts set by hand do not concern the procedure, and may be secret.
    if running.rules != S::RULES && !matches!(entry, Entry::Interjected(_)) {
        running.rules = S::RULES;
        entries.push(Entry::Renewed { rules: S::RULES });
    }
    match &entry {
        Entry::Rolled { who, dice, faces, outcome, origin } => {
            let thrown = Thrown {
                who: *who,
                dice: dice.clone(),
                faces: faces.clone(),
                outcome: *outcome,
                origin: *origin,
            };
            let name = S::dice(&running.base, dice).map_or("", |it| it.name);
            running.inputs.push(Input::Rolled { who: *who, dice: name, outcome: *outcome });
            running.thrown.push(thrown);
        }
        Entry::Answered { who, answer, .. } => {
            running.inputs.push(Input::Answered { who: *who, answer: answer.clone() });
        }
        Entry::Interjected(event) => {
            running.learn(event);
            if let Some(under) = &mut running.under {
                under.learn(event);
            }
        }
        _ => {}
    }
    entries.push(entry);
}

/// The input that requires nobody: dice that the server rolls, an answer that was planned, or one given by the
/// settings of the table.
fn by_itself<S: Kept>(
    running: &Running<S>,
    state: &S::State,
    pending: &Pending<S>,
    given: &mut Given<'_, S>,
) -> Option<Entry<S>> {
    let Given { house, stock, roller, plan } = given;
    if let Pending::Roll { who, dice } = pending {
        let set = stock.set.iter().position(|it| it.0 == *who && dice.outcome(&it.1).is_ok());
        if let Some(at) = set {
            let (_, faces) = stock.set.remove(at);
            Thrown::take(&mut stock.original, *who, dice.name);
            let outcome = dice.outcome(&faces).ok()?;
            return Some(rolled(*who, dice.name, faces, outcome, Origin::Set));
        }
        let again = Thrown::take(&mut stock.original, *who, dice.name)
            .or_else(|| Thrown::take(&mut stock.spare, *who, dice.name));
        if let Some(Thrown { faces, .. }) = again {
            let outcome = dice.outcome(&faces).ok()?;
            return Some(rolled(*who, dice.name, faces, outcome, Origin::Again));
        }
        if !house.server_rolls(*who) {
            return None;
        }
        let faces = crate::roller::throw(*roller, dice);
        let outcome = dice.outcome(&faces).ok()?;
        return Some(rolled(*who, dice.name, faces, outcome, Origin::Server));
    }
    let questions = pending.questions();
    // The answer of a seat goes to the first question that waits for it.
    let is_first = |n: usize| questions[..n].iter().all(|it| S::seat(it) != S::seat(&questions[n]));
    let open = questions.iter().enumerate().filter(|it| is_first(it.0));
    open.map(|it| it.1).find_map(|question| {
        let planned = plan.answer(state, question).or_else(|| plan.hold_back(state, question));
        planned.or_else(|| unasked(running, state, question, house))
    })
}

/// The answer that the settings give to a question; `None` if it is asked.
fn unasked<S: Kept>(
    running: &Running<S>,
    state: &S::State,
    question: &S::Question,
    house: &House,
) -> Option<Entry<S>> {
    let who = S::seat(question);
    // The game master answers for many characters, and may have left the decision to the others.
    let is_said =
        || !who.is_gm() && running.by == Some(Author::Seat(who)) && S::is_said(&running.command, question);
    let usual = || S::usual(state, question);
    let habits = || house.person(who).into_iter().flat_map(|it| &it.habits);
    let by_habit = || habits().find_map(|(habit, value)| S::by_habit(state, question, habit, *value));
    let asked = || habits().any(|(habit, value)| S::asks_by_habit(state, question, habit, *value));
    let can_change = || S::can_change(&running.base, &running.command, &running.inputs, question);
    let everything = house.asking == Asking::Everything;
    let answer = match house.policy(who, S::kind(question)) {
        Policy::Ask => (!everything && !can_change()).then(usual),
        Policy::Preset => by_habit().or_else(|| {
            let matters = || S::matters(state, question, house.asking) && !is_said();
            let asks = everything || matters() || (asked() && can_change());
            (!asks).then(usual)
        }),
        Policy::Automatic => Some(by_habit().unwrap_or_else(usual)),
        Policy::Off => Some(S::decline(state, question).unwrap_or_else(usual)),
    };
    answer.map(|answer| Entry::Answered { who, answer, automatic: true })
}

pub(crate) fn rolled<S: Kept>(
    who: Seat,
    dice: &str,
    faces: Vec<i8>,
    outcome: i32,
    origin: Origin,
) -> Entry<S> {
    Entry::Rolled { who, dice: dice.to_owned(), faces, outcome, origin }
}

/// Whether every pending question has at least one possible answer.
pub(crate) fn is_possible<S: System>(state: &S::State, pending: &Pending<S>) -> bool {
    pending.questions().iter().all(|question| {
        let mut choices = Vec::new();
        S::options(state, question, &mut choices);
        choices.iter().any(|it| it.barred.is_none())
    })
}
