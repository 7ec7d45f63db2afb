//! Renders computed chances in the reader's language.

use schwung_chances::{Action, Bars, How, Solution, Summary};
use schwung_messages::Catalogue;
use schwung_play::{Fights as _, Habit, Lack, Manner, Pick, Spend};
use schwung_views::wire::{
    ActionView, AdviceView, ChangeView, CostView, ShareView, SimulationView, SolutionView, SpreadView,
};

use super::conflict::Fight;
use crate::setup::{Answer, Setup, State};

#[allow(clippy::cast_precision_loss)]
fn share(count: u64, of: u64) -> f64 {
    if of == 0 { 0.0 } else { count as f64 / of as f64 }
}

#[allow(clippy::cast_precision_loss)]
fn exact(ways: u128, of: u128) -> f64 {
    if of == 0 { 0.0 } else { ways as f64 / of as f64 }
}

/// The name of a side; if it has none, its `number`, counted from 0.
pub(crate) fn side_label<T: Setup>(texts: &Catalogue, state: &State<T>, side: u8, number: u8) -> String {
    match T::System::side_name(state, side) {
        "" => texts.text("chances-side", &[("number", &(u16::from(number) + 1).to_string())]),
        // Default names for the sides of files that name none.
        word @ ("players" | "opposition") => texts.text(&format!("chances-{word}"), &[]),
        name => name.to_owned(),
    }
}

/// The name of the quantity `GAUGES[which]`.
pub(crate) fn gauge_label<T: Setup>(texts: &Catalogue, which: usize) -> String {
    texts.text(&format!("gauge-{}", T::System::GAUGES[which]), &[])
}

/// A habit in words.
pub(crate) fn policy_label(texts: &Catalogue, habit: Habit) -> String {
    let target = match habit.manner {
        Manner::Plain => habit.target,
        Manner::Careful | Manner::Clever => habit.focused().target,
    };
    let target = Pick::WORDS.iter().find(|it| it.1 == target).map_or("", |it| it.0);
    let spend = Spend::WORDS.iter().find(|it| it.1 == habit.spend).map_or("", |it| it.0);
    let target = texts.text(&format!("policy-target-{target}"), &[]);
    let spend = texts.text(&format!("policy-spend-{spend}"), &[]);
    let usual =
        texts.text(&format!("policy-{}", habit.manner.word()), &[("target", &target), ("spend", &spend)]);
    match habit.concede {
        Some(n) => texts.text("policy-concede", &[("usual", &usual), ("n", &n.to_string())]),
        None => usual,
    }
}

impl<T: Setup> Fight<T> {
    fn side(&self, side: u8) -> String {
        side_label::<T>(&self.texts, &self.start, side, side)
    }

    fn winner(&self, side: Option<u8>) -> String {
        side.map_or_else(|| self.texts.text("chances-undecided", &[]), |it| self.side(it))
    }

    fn gauge(&self, which: usize) -> String {
        gauge_label::<T>(&self.texts, which)
    }

    fn policy(&self, habit: Habit) -> String {
        policy_label(&self.texts, habit)
    }
}

fn spread(label: String, before: Option<i32>, bars: &Bars) -> SpreadView {
    let all = bars.count();
    let bars_view = bars.iter().map(|(number, count)| (number, share(count, all))).collect();
    SpreadView { label, before, mean: bars.mean(), bars: bars_view }
}

/// Renders the result of a simulation.
pub(super) fn simulation<T: Setup>(fight: &Fight<T>, summary: &Summary, seed: u64) -> SimulationView {
    let mut wins: Vec<(Option<u8>, u64)> = summary.wins.iter().map(|(side, count)| (*side, *count)).collect();
    // Sides in the order of the file, including those that never win; undecided fights come last.
    for actor in 0..T::System::actors(&fight.start) {
        let side = Some(T::System::side(&fight.start, actor));
        if wins.iter().all(|it| it.0 != side) {
            wins.push((side, 0));
        }
    }
    wins.sort_by_key(|it| (it.0.is_none(), it.0));
    let costs = (0..T::System::actors(&fight.start)).zip(&summary.actors).map(|(actor, it)| {
        let gauges = it.gauges.iter().enumerate();
        let changed = gauges.filter_map(|(which, bars)| {
            let before = T::System::gauge(&fight.start, actor, which);
            let is_same = bars.iter().all(|it| it.0 == before);
            (!is_same).then(|| spread(fight.gauge(which), Some(before), bars))
        });
        CostView {
            name: T::System::name(&fight.start, actor).to_owned(),
            side: fight.side(T::System::side(&fight.start, actor)),
            out: share(it.out, summary.runs),
            policy: fight.policy(fight.habits.get(usize::from(actor)).copied().unwrap_or_default()),
            gauges: changed.collect(),
        }
    });
    SimulationView {
        system: fight.book.clone(),
        title: fight.title.clone(),
        runs: summary.runs,
        seed,
        wins: wins
            .iter()
            .map(|&(side, count)| ShareView {
                label: fight.winner(side),
                count: count.to_string(),
                share: share(count, summary.runs),
            })
            .collect(),
        rounds: spread(fight.texts.text("chances-rounds", &[]), None, &summary.rounds),
        costs: costs.collect(),
        remarks: remarks(fight),
    }
}

/// The participants without the means to fight.
pub(super) fn remarks<T: Setup>(fight: &Fight<T>) -> Vec<String> {
    let state = &fight.start;
    let lacking = |lack: Lack| -> Vec<&str> {
        let all = 0..T::System::actors(state);
        let some =
            all.filter(|&it| T::System::stands(state, it) && T::System::lacks(state, it) == Some(lack));
        some.map(|it| T::System::name(state, it)).collect()
    };
    let told = |(lack, key): (Lack, &str)| {
        let names = lacking(lack).join(&fight.texts.text("list-separator", &[]));
        (!names.is_empty()).then(|| fight.texts.text(key, &[("names", &names)]))
    };
    [(Lack::Attack, "chances-lack-attack"), (Lack::Spells, "chances-lack-spells")]
        .into_iter()
        .filter_map(told)
        .collect()
}

/// Renders the odds of an action.
pub(super) fn action<T: Setup>(fight: &Fight<T>, how: How, found: &Action) -> ActionView {
    let key = match how {
        How::All(Spend::Never) => "chances-spend-never",
        How::All(Spend::Sensibly) => "chances-spend-sensibly",
        How::All(Spend::Always) => "chances-spend-always",
        How::Best => "chances-spend-best",
    };
    let change = |it: &schwung_chances::Change| {
        let bars: Vec<(i32, f64)> =
            it.after.iter().map(|&(number, ways)| (number, exact(ways, it.of))).collect();
        let mean = bars.iter().map(|&(number, share)| f64::from(number) * share).sum();
        let (label, before) = (fight.gauge(it.gauge), Some(it.before));
        ChangeView {
            name: T::System::name(&fight.start, it.actor).to_owned(),
            spread: SpreadView { label, before, mean, bars },
        }
    };
    let of = found.success.of;
    ActionView {
        label: fight.texts.text(key, &[]),
        success: exact(found.success.ways, of),
        ways: found.success.ways.to_string(),
        of: of.to_string(),
        leads: found.leads.iter().map(|&(lead, ways)| (i32::from(lead), exact(ways, of))).collect(),
        changes: found.changes.iter().map(change).collect(),
    }
}

/// Renders a solved conflict.
pub(super) fn solution<T: Setup>(fight: &Fight<T>, solution: &Solution<T::System>) -> SolutionView {
    let chance = |label: String, share: f64| ShareView { label, count: String::new(), share };
    let advice = solution.advice.iter().map(|it| {
        let stands = |actor: u8| {
            let part = |which: usize| {
                let value = T::System::gauge(&it.state, actor, which).to_string();
                fight.texts.text("part", &[("name", &fight.gauge(which)), ("value", &value)])
            };
            let parts: Vec<String> = (0..T::System::GAUGES.len()).map(part).collect();
            let details = parts.join(&fight.texts.text("list-separator", &[]));
            fight
                .texts
                .text("detailed", &[("line", T::System::name(&it.state, actor)), ("details", &details)])
        };
        let answer = |(answer, share): &(Answer<T>, f64)| {
            chance(T::said(&fight.texts, &it.state, &it.question, answer), *share)
        };
        AdviceView {
            position: (0..T::System::actors(&it.state)).map(stands).collect(),
            question: T::wanted(&fight.texts, &it.state, &it.question),
            answers: it.answers.iter().map(answer).collect(),
        }
    });
    SolutionView {
        system: fight.book.clone(),
        title: fight.title.clone(),
        wins: solution.wins.iter().map(|&(side, share)| chance(fight.winner(side), share)).collect(),
        positions: solution.size.positions,
        error: solution.error,
        advice: advice.collect(),
    }
}
