//! Exact odds of a single action, computed before it is taken.

use std::collections::BTreeMap;

use schwung_play::{
    Came, Decide, Fights, Habit, Observe, Odds, PaymentsOpen, Replay, Spend, Tally, TooDeep, explore_after,
    explore_observed,
    graph::{Node, NodeId},
    graph_observed,
};

/// How open payments are decided while counting.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum How {
    /// All actors pay according to this habit.
    All(Spend),
    /// Both sides answer optimally: the acting side maximizes the chance of success, all others minimize it.
    Best,
}

/// The possible outcomes of an action.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Action {
    /// The chance of success.
    pub success: Odds,
    /// Every possible lead of the acting character with its number of ways out of `success.of`, in ascending order.
    pub leads: Vec<(i16, u128)>,
    /// Number of ways, out of `success.of`, in which the action succeeds or fails without dice.
    pub no_dice: u128,
    /// Changes of gauges, each with its own distribution; empty for [`How::Best`].
    pub changes: Vec<Change>,
}

/// The distribution of one gauge of one actor after an action.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Change {
    /// Index of the actor.
    pub actor: u8,
    /// Index of the gauge in [`Fights::GAUGES`].
    pub gauge: usize,
    /// Value before the action.
    pub before: i32,
    /// Possible values after the action, with their number of ways out of `of`.
    pub after: Vec<(i32, u128)>,
    /// Total number of ways.
    pub of: u128,
}

/// The reason why the odds of an action cannot be computed.
#[derive(Clone, Debug, PartialEq)]
pub enum NoChance<R> {
    /// The action is not legal now.
    Barred(R),
    /// No dice are involved.
    NoDice,
    /// The action has more ways than this limit.
    TooMany(usize),
}

/// Maximum number of rolls and answers that are explored.
const MOST: usize = 20_000_000;

impl<R> From<TooDeep> for NoChance<R> {
    fn from(_: TooDeep) -> NoChance<R> {
        NoChance::TooMany(MOST)
    }
}

/// Computes the exact chances of `command` when it is performed in `state`.
///
/// # Errors
/// Returns [`NoChance`] if the action is not legal, involves no dice, or has too many ways.
pub fn action<S: Fights>(
    state: &S::State,
    command: &S::Command,
    how: How,
) -> Result<Action, NoChance<S::Reason>> {
    S::check(state, command).map_err(NoChance::Barred)?;
    let (by, _) = S::watch(command).ok_or(NoChance::NoDice)?;
    match how {
        How::All(spend) => {
            let came = come::<S>(state, command, spend)?;
            Ok(Action { changes: changes::<S>(state, command, spend)?, ..summed(&came) })
        }
        How::Best => best::<S>(state, command, by),
    }
}

/// Answers every payment according to one spending habit.
struct AllSpend(Spend);

impl<S: Fights> Decide<S> for AllSpend {
    fn decide(&mut self, state: &S::State, question: &S::Question) -> Option<S::Answer> {
        Some(S::habitual(state, question, Habit::spending(self.0)))
    }
}

/// Observes an action; `None` if dice decide nothing.
struct Observer<S: Fights>(Option<S::Watch>);

impl<S: Fights> Observe<S> for Observer<S> {
    type Result = Came;

    fn told(&mut self, _: &S::State, event: &S::Event) -> Option<Came> {
        S::told(self.0.as_mut()?, event)
    }

    fn ended(self) -> Option<Came> {
        S::ended(&self.0?)
    }
}

/// Counts the outcomes of the action.
fn come<S: Fights>(
    state: &S::State,
    command: &S::Command,
    spend: Spend,
) -> Result<Tally<Came>, NoChance<S::Reason>> {
    let mut tally = Tally::default();
    let (mut counted, mut known) = (Ok(()), true);
    let observer = || Observer::<S>(S::watch(command).map(|it| it.1));
    let procedure = |t: &mut Replay<'_, S>| S::perform(t, command);
    explore_observed(state, &[], MOST, AllSpend(spend), observer, procedure, |_, came, odds| match came {
        Some(came) => counted = counted.and_then(|()| tally.add(came, odds)),
        None => known = false,
    })
    .map_err(|_| NoChance::TooMany(MOST))?;
    counted?;
    if known { Ok(tally) } else { Err(NoChance::NoDice) }
}

fn summed(tally: &Tally<Came>) -> Action {
    let mut leads: BTreeMap<i16, u128> = BTreeMap::new();
    let mut no_dice = 0;
    for (came, ways) in tally.iter() {
        match came.lead {
            Some(lead) => *leads.entry(lead).or_default() += ways,
            None => no_dice += ways,
        }
    }
    let success = Odds { ways: tally.ways(|it| it.success), of: tally.of() };
    Action { success, leads: leads.into_iter().collect(), no_dice, changes: Vec::new() }
}

/// Computes how the gauges change once everything that follows from the action is resolved.
fn changes<S: Fights>(
    state: &S::State,
    command: &S::Command,
    spend: Spend,
) -> Result<Vec<Change>, NoChance<S::Reason>> {
    let gauges = |of: &S::State| -> Vec<i32> {
        let actors = 0..S::actors(of);
        actors.flat_map(|actor| (0..S::GAUGES.len()).map(move |which| S::gauge(of, actor, which))).collect()
    };
    let before = gauges(state);
    let mut tallies: Vec<Tally<i32>> = before.iter().map(|_| Tally::default()).collect();
    let mut counted = Ok(());
    let procedure = |t: &mut Replay<'_, S>| S::perform(t, command);
    explore_after(state, &[], MOST, AllSpend(spend), procedure, |after, (), odds| {
        for (tally, number) in tallies.iter_mut().zip(gauges(after)) {
            counted = counted.and_then(|()| tally.add(number, odds));
        }
    })
    .map_err(|_| NoChance::TooMany(MOST))?;
    counted?;
    let mut changes = Vec::new();
    for (place, (tally, before)) in tallies.iter().zip(before).enumerate() {
        let after: Vec<(i32, u128)> = tally.iter().map(|(&number, ways)| (number, ways)).collect();
        if after.iter().any(|it| it.0 != before) {
            let actor = u8::try_from(place / S::GAUGES.len()).unwrap_or(u8::MAX);
            changes.push(Change { actor, gauge: place % S::GAUGES.len(), before, after, of: tally.of() });
        }
    }
    Ok(changes)
}

/// Leaves payments open and answers each of them optimally for the side that decides.
fn best<S: Fights>(state: &S::State, command: &S::Command, by: u8) -> Result<Action, NoChance<S::Reason>> {
    let observer = || Observer::<S>(S::watch(command).map(|it| it.1));
    let all = graph_observed(state, PaymentsOpen, command, observer);
    if all.nodes().any(|it| matches!(it, Node::End(None))) {
        return Err(NoChance::NoDice);
    }
    let side = S::side(state, by);
    let helps = |question: &S::Question| S::asked(question).is_none_or(|it| S::side(state, it) == side);
    // Chance of success from each node on; children come before their parents.
    let mut values: Vec<f64> = Vec::with_capacity(all.nodes().len());
    let mut picks: BTreeMap<&[NodeId], usize> = BTreeMap::new();
    for node in all.nodes() {
        values.push(match node {
            Node::End(came) => f64::from(u8::from(came.is_some_and(|it| it.success))),
            Node::Dice { branches, ways } => {
                let sum: f64 =
                    branches.iter().map(|&(weight, id)| f64::from(weight) * values[id as usize]).sum();
                sum / f64::from(ways)
            }
            Node::Question { question, branches, .. } => {
                let of = |at: usize| values[branches[at] as usize];
                // Among equal answers the first one wins, since it is the cheapest.
                let mut pick = 0;
                for at in 1..branches.len() {
                    let gain = if helps(question) { of(at) - of(pick) } else { of(pick) - of(at) };
                    if gain > 1e-12 {
                        pick = at;
                    }
                }
                picks.insert(branches, pick);
                of(pick)
            }
        });
    }
    let choose = |_: &S::Question, branches: &[NodeId]| picks.get(branches).copied().unwrap_or(0);
    let ends = all.chances(choose)?;
    let mut tally: Tally<Came> = Tally::default();
    for (odds, came) in ends {
        if let Some(came) = came {
            tally.add(*came, odds)?;
        }
    }
    Ok(summed(&tally))
}
