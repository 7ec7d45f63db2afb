//! The dice of people in a fight, and whether they are within chance.

use std::collections::BTreeMap;

use schwung_log::{Entry, Game, Origin};
use schwung_messages::Catalogue;
use schwung_table::{DiceSpec, Hosted as _, Seat};
use schwung_views::wire::DiceInsightView;

use super::words::{decimal, percent};
use crate::setup::Setup;

/// Maximum number of ways that dice can fall, to be counted one by one.
const MOST_WAYS: usize = 20_000;
/// Maximum number of rolls whose sum has exact chances.
const MOST_ROLLS: usize = 2_000;
/// A result is within chance if at least this share of all such series are as extreme, at either end.
const WITHIN: f64 = 0.025;

/// The dice of each person in the records from `from` to `until`. What was set by hand does not count.
pub(super) fn dice<T: Setup>(
    game: &Game<T::System>,
    texts: &Catalogue,
    from: u64,
    until: u64,
) -> Vec<DiceInsightView> {
    let mut series: BTreeMap<(Seat, &str), Vec<i32>> = BTreeMap::new();
    let records = game.records().iter().filter(|it| (from..=until).contains(&it.seq) && game.is_live(it.seq));
    for entry in records.flat_map(|it| &it.entries) {
        if let Entry::Rolled { who, dice, outcome, origin, .. } = entry
            && !matches!(origin, Origin::Set | Origin::Forced)
        {
            series.entry((*who, dice)).or_default().push(*outcome);
        }
    }
    let view = |((seat, name), rolls): ((Seat, &str), Vec<i32>)| {
        let spec = T::System::dice(game.state(), name)?;
        let person = game.house().person(seat).map_or_else(String::new, |it| it.name.clone());
        told(texts, person, name, &Series::of(&spec, &rolls)?)
    };
    series.into_iter().filter_map(view).collect()
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
    fn of(spec: &DiceSpec, rolls: &[i32]) -> Option<Series> {
        let one = outcomes(spec)?;
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
fn outcomes(spec: &DiceSpec) -> Option<BTreeMap<i32, f64>> {
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
            *all.entry(outcome).or_insert(0.0) += 1.0;
            counted += 1.0;
        }
    }
    all.values_mut().for_each(|it| *it /= counted);
    Some(all)
}

fn told(texts: &Catalogue, name: String, dice: &str, it: &Series) -> Option<DiceInsightView> {
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
    Some(DiceInsightView {
        name,
        dice: dice.to_owned(),
        rolls: it.rolls,
        mean: it.mean,
        expected: it.expected,
        at_least: it.at_least,
        at_most: it.at_most,
        sentence,
    })
}
