//! The chance of one action, before it is done.

use std::collections::BTreeMap;

use schwung_play::{
    Came, Decide, Fights, NoOdds, Odds, PaymentsOpen, Spend, Tally, TooDeep, explore_after, graph,
    graph::Node, watched,
};

/// What is done about everything that costs something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum How {
    /// Everybody does so.
    All(Spend),
    /// Both sides answer as is best for them: whoever acts wants success, everybody else the opposite.
    Best,
}

/// How an action may come out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Action {
    /// The chance of success.
    pub success: Odds,
    /// By how much whoever acts is ahead, and in how many ways of `success.of`, the least first.
    pub leads: Vec<(i16, u128)>,
    /// Ways in which it succeeds or fails without dice, of `success.of`.
    pub no_dice: u128,
    /// What changes for whom, with the ways of each new number over one denominator; empty for [`How::Best`].
    pub changes: Vec<Change>,
}

/// What an action may do to a gauge of somebody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Change {
    /// Whose.
    pub actor: u8,
    /// Which gauge, by its place in [`Fights::GAUGES`].
    pub gauge: usize,
    /// What it is before.
    pub before: i32,
    /// What it may be afterwards, and in how many ways of `of`.
    pub after: Vec<(i32, u128)>,
    /// All ways.
    pub of: u128,
}

/// Why there are no odds of an action.
#[derive(Clone, Debug, PartialEq)]
pub enum NoChance<R> {
    /// It is not legal now.
    Barred(R),
    /// Dice decide nothing.
    NoDice,
    /// There are too many ways to count; so many were allowed.
    TooMany(usize),
}

/// So many rolls and answers are followed at most.
const MOST: usize = 20_000_000;

impl<R> From<TooDeep> for NoChance<R> {
    fn from(_: TooDeep) -> NoChance<R> {
        NoChance::TooMany(MOST)
    }
}

/// The exact chances of `command`, begun at `state`.
///
/// # Errors
/// [`NoChance`].
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

/// Everybody spends so.
struct AllSpend(Spend);

impl<S: Fights> Decide<S> for AllSpend {
    fn decide(&mut self, state: &S::State, question: &S::Question) -> Option<S::Answer> {
        Some(S::habitual(state, question, self.0))
    }
}

/// How it comes out, in how many ways.
fn come<S: Fights>(
    state: &S::State,
    command: &S::Command,
    spend: Spend,
) -> Result<Tally<Came>, NoChance<S::Reason>> {
    let mut tally = Tally::default();
    let (mut counted, mut known) = (Ok(()), true);
    let procedure = |t: &mut _| -> Result<Option<Came>, NoOdds<S>> {
        let Some((_, mut watch)) = S::watch(command) else { return Ok(None) };
        let early = watched(t, |_, event| S::told(&mut watch, event), |t| S::perform(t, command))?;
        Ok(early.or_else(|| S::ended(&watch)))
    };
    explore_after(state, &[], MOST, AllSpend(spend), procedure, |_, came, odds| match came {
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

/// What changes for whom once all is done.
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
    let procedure = |t: &mut _| S::perform(t, command);
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

/// Payments are left open, and each is answered as is best for whoever is asked.
fn best<S: Fights>(state: &S::State, command: &S::Command, by: u8) -> Result<Action, NoChance<S::Reason>> {
    let all = graph(
        state,
        PaymentsOpen,
        |t| {
            let Some((_, mut watch)) = S::watch(command) else { return Ok(None) };
            let early = watched(t, |_, event| S::told(&mut watch, event), |t| S::perform(t, command))?;
            Ok(early.or_else(|| S::ended(&watch)))
        },
        |_, came| came,
    );
    if all.nodes.iter().any(|it| matches!(it, Node::End(None))) {
        return Err(NoChance::NoDice);
    }
    let side = S::side(state, by);
    let helps = |question: &S::Question| S::asked(question).is_none_or(|it| S::side(state, it) == side);
    // The chance of success from each node on, children first.
    let mut values: Vec<f64> = Vec::with_capacity(all.nodes.len());
    let mut picks: BTreeMap<Vec<u32>, usize> = BTreeMap::new();
    for node in &all.nodes {
        values.push(match node {
            Node::End(came) => f64::from(u8::from(came.is_some_and(|it| it.success))),
            Node::Dice { branches, ways } => {
                let sum: f64 =
                    branches.iter().map(|&(weight, id)| f64::from(weight) * values[id as usize]).sum();
                sum / f64::from(*ways)
            }
            Node::Question { question, branches } => {
                let of = |at: usize| values[branches[at].1 as usize];
                // Of equal answers the first: it costs least.
                let mut pick = 0;
                for at in 1..branches.len() {
                    let gain = if helps(question) { of(at) - of(pick) } else { of(pick) - of(at) };
                    if gain > 1e-12 {
                        pick = at;
                    }
                }
                picks.insert(branches.iter().map(|it| it.1).collect(), pick);
                of(pick)
            }
        });
    }
    let choose = |_: &S::Question, branches: &[(S::Answer, u32)]| {
        picks.get(&branches.iter().map(|it| it.1).collect::<Vec<_>>()).copied().unwrap_or(0)
    };
    let ends = all.chances(choose)?;
    let mut tally: Tally<Came> = Tally::default();
    for (odds, came) in ends {
        if let Some(came) = came {
            tally.add(*came, odds)?;
        }
    }
    Ok(summed(&tally))
}
