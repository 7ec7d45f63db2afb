//! The dice of people, and whether they are within chance.

use std::{collections::BTreeMap, ops::Range};

use schwung_log::{Game, Kept, Origin};
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

/// Maximum number of combinations of faces that are enumerated.
const MOST_WAYS: usize = 20_000;
/// Maximum number of steps in which the chances of a sum are counted exactly.
const MOST_STEPS: usize = 10_000_000;
/// A result is within chance if at least this share of all such series are as extreme, at either end.
const WITHIN: f64 = 0.025;

/// Smaller shares are not displayed as a number.
const HARDLY_ANY: f64 = 0.001;

/// A roll that counts.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Rolled {
    seq: u64,
    at: i64,
    who: Seat,
    dice: String,
    outcome: i32,
}

/// The chance of each outcome of one roll.
type Chances = BTreeMap<i32, f64>;

/// The rolls of a person with one kind of dice at a table.
#[derive(Clone, Debug)]
pub struct PersonRolls {
    name: String,
    dice: String,
    chances: Chances,
    outcomes: Vec<i32>,
}

/// The dice of people at several tables. People are distinguished by their names, dice by their names and chances.
pub fn dice_of_tables(
    texts: &Catalogue,
    rolls: impl IntoIterator<Item = PersonRolls>,
) -> Vec<DiceInsightView> {
    let mut all: Vec<PersonRolls> = Vec::new();
    for one in rolls.into_iter().filter(|it| !it.name.is_empty()) {
        let is_like =
            |it: &&mut PersonRolls| (&it.name, &it.dice, &it.chances) == (&one.name, &one.dice, &one.chances);
        match all.iter_mut().find(is_like) {
            Some(it) => it.outcomes.extend(one.outcomes),
            None => all.push(one),
        }
    }
    all.sort_by(|a, b| a.name.cmp(&b.name));
    let told = |it: PersonRolls| {
        let series = Series::of(&it.chances, &it.outcomes)?;
        Some(told(texts, DiceSpan::Campaign, it.name, &it.dice, &series))
    };
    all.into_iter().filter_map(told).collect()
}

/// All rolls of a table that a viewer may count.
pub(super) struct Rolls(Vec<Rolled>);

impl Rolls {
    /// The rolls of some seats in the log as the viewer reads it, except those that were set by hand or by a rule. Nothing
    /// depends on lines that the viewer cannot read.
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
            counts.then(|| Rolled {
                seq: line.seq,
                at: line.at,
                who,
                dice: T::shown_dice(&dice.dice).to_owned(),
                outcome,
            })
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
                let series = chances::<T>(game.state(), name).and_then(|it| Series::of(&it, rolls));
                all.extend(series.map(|it| told(texts, *span, name_of(game, *seat), name, &it)));
            }
        }
        all
    }

    /// The rolls by person, to be counted together with those of other tables.
    pub(super) fn by_person<T: Setup>(&self, game: &Game<T::System>) -> Vec<PersonRolls> {
        let rolls = series(self.0.iter()).into_iter().filter_map(|((seat, dice), outcomes)| {
            let chances = chances::<T>(game.state(), dice)?;
            Some(PersonRolls { name: name_of(game, seat), dice: dice.to_owned(), chances, outcomes })
        });
        rolls.collect()
    }
}

/// The name of the person at this seat; empty if the seat is free again.
fn name_of<S: Kept>(game: &Game<S>, seat: Seat) -> String {
    game.house().person(seat).map_or_else(String::new, |it| it.name.clone())
}

/// The dice that all people together rolled most often in these lines, in a sentence; `None` if there are no rolls.
pub(crate) fn of_all<T: Setup>(game: &Game<T::System>, texts: &Catalogue, lines: &[Line]) -> Option<String> {
    let rolls = Rolls::in_lines::<T>(game.state(), lines, &|_| true);
    let mut all: BTreeMap<&str, Vec<i32>> = BTreeMap::new();
    for it in &rolls.0 {
        all.entry(&it.dice).or_default().push(it.outcome);
    }
    let (dice, outcomes) = all.into_iter().max_by_key(|it| it.1.len())?;
    let series = Series::of(&chances::<T>(game.state(), dice)?, &outcomes)?;
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

/// The sum of a series of rolls, with its chances.
#[derive(Debug)]
struct Series {
    rolls: u32,
    mean: f64,
    expected: f64,
    at_least: f64,
    at_most: f64,
}

impl Series {
    /// `None` if there are no rolls.
    fn of(one: &Chances, rolls: &[i32]) -> Option<Series> {
        let count = u32::try_from(rolls.len()).ok().filter(|it| *it > 0)?;
        let sum: i32 = rolls.iter().sum();
        let (at_least, at_most) = tails(one, rolls.len(), sum)?;
        Some(Series {
            rolls: count,
            mean: f64::from(sum) / f64::from(count),
            expected: mean(one),
            at_least,
            at_most,
        })
    }
}

fn mean(one: &Chances) -> f64 {
    one.iter().map(|(outcome, chance)| f64::from(*outcome) * chance).sum()
}

/// The chances that the sum of `count` rolls is at least, and at most, `sum`: exact for a series of usual length, those of a
/// normal distribution for a longer one. `None` if there are no outcomes, or the sum is impossible.
fn tails(one: &Chances, count: usize, sum: i32) -> Option<(f64, f64)> {
    let (low, high) = (*one.keys().next()?, *one.keys().next_back()?);
    let width = usize::try_from(high - low).ok()?;
    let at = usize::try_from(i64::from(sum) - i64::try_from(count).ok()? * i64::from(low)).ok()?;
    let steps = count.saturating_mul(count).saturating_mul(width).saturating_mul(one.len()) / 2;
    if steps > MOST_STEPS {
        return Some(normal_tails(one, count, sum));
    }
    let mut sums = vec![1.0];
    for _ in 0..count {
        let mut next = vec![0.0; sums.len() + width];
        for (outcome, chance) in one {
            let by = usize::try_from(outcome - low).ok()?;
            next[by..].iter_mut().zip(&sums).for_each(|(to, from)| *to += from * chance);
        }
        sums = next;
    }
    let (at_least, at_most) = (sums.get(at..)?, sums.get(..=at)?);
    Some((at_least.iter().sum::<f64>().min(1.0), at_most.iter().sum::<f64>().min(1.0)))
}

/// [`tails`] of a normal distribution with the same mean and variance.
fn normal_tails(one: &Chances, count: usize, sum: i32) -> (f64, f64) {
    let mean = mean(one);
    let variance: f64 =
        one.iter().map(|(outcome, chance)| (f64::from(*outcome) - mean).powi(2) * chance).sum();
    let n = count as f64;
    // Continuity correction: a sum represents all values that are nearer to it than to the next one.
    let beyond = |by: f64| above((by - 0.5) / (n * variance).sqrt());
    let off = f64::from(sum) - n * mean;
    (beyond(off), beyond(-off))
}

/// The chance that a normally distributed quantity is more than `deviations` standard deviations above its mean.
fn above(deviations: f64) -> f64 {
    // Simpson's rule, from the mean on. Beyond eight deviations, no displayed digit changes.
    const PARTS: u32 = 400;
    let end = deviations.clamp(-8.0, 8.0);
    let step = end / f64::from(PARTS);
    let density = |it: f64| (-it * it / 2.0).exp();
    let weight = |part: u32| match part {
        0 | PARTS => 1.0,
        it if it % 2 == 1 => 4.0,
        _ => 2.0,
    };
    let sum: f64 = (0..=PARTS).map(|it| weight(it) * density(f64::from(it) * step)).sum();
    0.5 - sum * step / 3.0 / std::f64::consts::TAU.sqrt()
}

/// The chance of each outcome of one roll with these dice; `None` if there are no such dice, or too many ways to count.
fn chances<T: Setup>(state: &State<T>, dice: &str) -> Option<Chances> {
    outcomes(&T::System::dice(state, dice)?, |it| T::shown_total(dice, it))
}

fn outcomes(spec: &DiceSpec, total: impl Fn(i32) -> i32) -> Option<Chances> {
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

/// The name of dice in everyday notation: "2w6" in German.
fn words(texts: &Catalogue, dice: &str) -> String {
    let die = texts.text("dice-letter", &[]).to_lowercase();
    let mut parts = dice.split('d');
    let first = parts.next().unwrap_or_default().to_owned();
    let told = parts.fold(first, |told, it| {
        told + if it.starts_with(|it: char| it.is_ascii_digit()) { &die } else { "d" } + it
    });
    // "1-20" is a range, one die less another a difference.
    told.replace(&format!("-{die}"), &format!("−{die}"))
}

fn told(texts: &Catalogue, span: DiceSpan, name: String, dice: &str, it: &Series) -> DiceInsightView {
    let key = match (it.at_least < WITHIN, it.at_most < WITHIN) {
        // A single roll is not a series: however rare it is, it proves nothing.
        _ if it.rolls == 1 => "insight-dice-once",
        (true, _) => "insight-dice-high",
        (_, true) => "insight-dice-low",
        _ if it.mean >= it.expected => "insight-dice-within-high",
        _ => "insight-dice-within-low",
    };
    let share = if it.mean >= it.expected { it.at_least } else { it.at_most };
    let share = match share < HARDLY_ANY {
        true => texts.text("insight-dice-hardly-any", &[]),
        false => percent(texts, share),
    };
    let digits = if it.rolls == 1 { 0 } else { 2 };
    let (rolls, mean, expected) =
        (it.rolls.to_string(), decimal(texts, it.mean, digits), decimal(texts, it.expected, 2));
    let args = [
        ("name", &*name),
        ("dice", &*words(texts, dice)),
        ("rolls", &*rolls),
        ("mean", &*mean),
        ("expected", &*expected),
        ("share", &*share),
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
