//! The dice of people, and whether they are within chance.

use std::{collections::BTreeMap, ops::Range};

use schwung_log::{Game, Origin};
use schwung_messages::Catalogue;
use schwung_table::{DiceSpec, Hosted as _, Seat};
use schwung_views::{
    Look,
    wire::{DiceInsightView, DiceSpan, Line, LineKind},
};

use crate::{
    figures::{decimal, percent},
    recap::BREAK,
    setup::{Setup, State},
};

/// Maximum number of ways that dice can fall, to be counted one by one.
const MOST_WAYS: usize = 20_000;
/// Maximum number of rolls whose sum has exact chances.
const MOST_ROLLS: usize = 2_000;
/// A result is within chance if at least this share of all such series are as extreme, at either end.
const WITHIN: f64 = 0.025;

/// A roll that counts.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Rolled {
    seq: u64,
    at: i64,
    who: Seat,
    dice: String,
    outcome: i32,
}

/// All rolls of a table that a viewer may count.
pub(super) struct Rolls(Vec<Rolled>);

impl Rolls {
    /// The rolls of some seats that stand in the log as the viewer reads it, but those that were set by hand or follow from
    /// a rule. Nothing depends on what the viewer cannot read.
    pub(super) fn of<T: Setup>(look: Look<'_, T::System>, is_counted: impl Fn(Seat) -> bool) -> Rolls {
        let lines = schwung_views::lines::<T::Screen>(look, 0, look.game.seq());
        Rolls::in_lines::<T>(look.game.state(), &lines, &is_counted)
    }

    /// The rolls in these lines.
    fn in_lines<T: Setup>(state: &State<T>, lines: &[Line], is_counted: &dyn Fn(Seat) -> bool) -> Rolls {
        let lines = lines.iter().filter(|it| !it.undone && it.kind != LineKind::House);
        let rolled = lines.filter_map(|line| {
            let (dice, who) = (line.dice.as_ref()?, Seat(line.seat?));
            let spec = T::System::dice(state, &dice.dice)?;
            let outcome = T::shown_total(&dice.dice, spec.outcome(&dice.faces).ok()?);
            let counts = is_counted(who) && is_chance(dice.origin);
            counts.then(|| Rolled { seq: line.seq, at: line.at, who, dice: dice.dice.clone(), outcome })
        });
        Rolls(rolled.collect())
    }

    /// The dice of each person in the records of the fight, in the last evening, and in all.
    pub(super) fn told<T: Setup>(
        &self,
        game: &Game<T::System>,
        texts: &Catalogue,
        fight: Option<&Range<u64>>,
    ) -> Vec<DiceInsightView> {
        let evening = self.0.windows(2).rposition(|it| it[1].at - it[0].at >= BREAK).map_or(0, |it| it + 1);
        let in_fight = |it: &&Rolled| fight.is_some_and(|fight| fight.contains(&it.seq));
        let spans = [
            (DiceSpan::Fight, series(self.0.iter().filter(in_fight))),
            (DiceSpan::Evening, series(self.0[evening..].iter())),
            (DiceSpan::Table, series(self.0.iter())),
        ];
        let mut known: BTreeMap<(Seat, &str), usize> = BTreeMap::new();
        let mut all = Vec::new();
        for (span, series) in &spans {
            for ((seat, name), rolls) in series {
                // Each span contains the one before it.
                if known.insert((*seat, *name), rolls.len()) == Some(rolls.len()) {
                    continue;
                }
                let person = game.house().person(*seat).map_or_else(String::new, |it| it.name.clone());
                let spec = T::System::dice(game.state(), name);
                let series = spec.and_then(|spec| Series::of(&spec, rolls, |it| T::shown_total(name, it)));
                all.extend(series.map(|it| told(texts, *span, person, name, &it)));
            }
        }
        all
    }
}

/// What everybody together rolled most often in these lines, in a sentence; `None` if nobody rolled.
pub(crate) fn of_all<T: Setup>(game: &Game<T::System>, texts: &Catalogue, lines: &[Line]) -> Option<String> {
    let rolls = Rolls::in_lines::<T>(game.state(), lines, &|_| true);
    let mut all: BTreeMap<&str, Vec<i32>> = BTreeMap::new();
    for it in &rolls.0 {
        all.entry(&it.dice).or_default().push(it.outcome);
    }
    let (dice, outcomes) = all.into_iter().max_by_key(|it| it.1.len())?;
    let spec = T::System::dice(game.state(), dice)?;
    let series = Series::of(&spec, &outcomes, |it| T::shown_total(dice, it))?;
    Some(told(texts, DiceSpan::Evening, texts.text("recap-together", &[]), dice, &series).sentence)
}

/// The outcomes by person and dice.
fn series<'r>(rolls: impl Iterator<Item = &'r Rolled>) -> BTreeMap<(Seat, &'r str), Vec<i32>> {
    let mut all: BTreeMap<(Seat, &str), Vec<i32>> = BTreeMap::new();
    for it in rolls {
        all.entry((it.who, &it.dice)).or_default().push(it.outcome);
    }
    all
}

/// Whether such dice fell by chance.
fn is_chance(origin: Origin) -> bool {
    !matches!(origin, Origin::Set | Origin::Forced)
}

/// The sum of a series of rolls, with exact chances.
#[derive(Debug)]
struct Series {
    rolls: u32,
    mean: f64,
    expected: f64,
    at_least: f64,
    at_most: f64,
}

impl Series {
    /// `None` if there are no rolls, or too many ways to count.
    fn of(spec: &DiceSpec, rolls: &[i32], total: impl Fn(i32) -> i32) -> Option<Series> {
        let one = outcomes(spec, total)?;
        if rolls.is_empty() || rolls.len() > MOST_ROLLS {
            return None;
        }
        let mut sums = BTreeMap::from([(0, 1.0)]);
        for _ in rolls {
            let mut next = BTreeMap::new();
            for (sum, chance) in &sums {
                for (outcome, share) in &one {
                    *next.entry(sum + outcome).or_insert(0.0) += chance * share;
                }
            }
            sums = next;
        }
        let sum: i32 = rolls.iter().sum();
        let count = u32::try_from(rolls.len()).unwrap_or(u32::MAX);
        Some(Series {
            rolls: count,
            mean: f64::from(sum) / f64::from(count),
            expected: one.iter().map(|(outcome, share)| f64::from(*outcome) * share).sum(),
            at_least: sums.range(sum..).map(|it| it.1).sum::<f64>().min(1.0),
            at_most: sums.range(..=sum).map(|it| it.1).sum::<f64>().min(1.0),
        })
    }
}

/// The chance of each outcome of one roll.
fn outcomes(spec: &DiceSpec, total: impl Fn(i32) -> i32) -> Option<BTreeMap<i32, f64>> {
    let ways = spec.dice.iter().try_fold(1_usize, |all, die| all.checked_mul(die.len()))?;
    if ways == 0 || ways > MOST_WAYS {
        return None;
    }
    let (mut all, mut counted) = (BTreeMap::new(), 0.0);
    for way in 0..ways {
        let mut rest = way;
        let faces: Vec<i8> = spec
            .dice
            .iter()
            .map(|die| {
                let face = die[rest % die.len()];
                rest /= die.len();
                face
            })
            .collect();
        if let Ok(outcome) = spec.outcome(&faces) {
            *all.entry(total(outcome)).or_insert(0.0) += 1.0;
            counted += 1.0;
        }
    }
    all.values_mut().for_each(|it| *it /= counted);
    Some(all)
}

fn told(texts: &Catalogue, span: DiceSpan, name: String, dice: &str, it: &Series) -> DiceInsightView {
    let key = match (it.at_least < WITHIN, it.at_most < WITHIN) {
        (true, _) => "insight-dice-high",
        (_, true) => "insight-dice-low",
        _ if it.mean >= it.expected => "insight-dice-within-high",
        _ => "insight-dice-within-low",
    };
    let share = if it.mean >= it.expected { it.at_least } else { it.at_most };
    let (rolls, mean, expected) =
        (it.rolls.to_string(), decimal(texts, it.mean, 2), decimal(texts, it.expected, 2));
    let args = [
        ("name", &*name),
        ("dice", dice),
        ("rolls", &*rolls),
        ("mean", &*mean),
        ("expected", &*expected),
        ("share", &*percent(texts, share)),
    ];
    let sentence = texts.text(key, &args);
    DiceInsightView {
        span,
        name,
        dice: dice.to_owned(),
        rolls: it.rolls,
        mean: it.mean,
        expected: it.expected,
        at_least: it.at_least,
        at_most: it.at_most,
        sentence,
    }
}
