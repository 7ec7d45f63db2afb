//! Formats odds as bar charts for the terminal.

use schwung_dice::{Comparison, Kind, Number, Odds, Roll, Ways};
use schwung_messages::Catalogue;

use crate::{
    figures::{decimal, number, percent},
    screen::{BOLD, CYAN, DIM, YELLOW, styled, tame},
};

/// Maximum number of rows; with more outcomes, neighbours are merged.
const MOST_ROWS: usize = 40;
/// Number of outcomes from which rare ones at both ends are merged.
const MANY: usize = 24;
/// Probability in percent below which an outcome counts as rare.
const RARE: f64 = 0.25;
/// Width of the longest bar in characters.
const WIDTH: u64 = 40;

/// A roll with its odds.
pub(super) struct RollOdds {
    pub(super) text: String,
    pub(super) roll: Roll,
    pub(super) odds: Odds,
}

/// The heading above the bars.
pub(super) fn heading(c: &Catalogue, roll: &Roll, odds: &Odds) -> String {
    let mean = decimal(c, &odds.mean(2));
    let told = c.text("dice-mean", &[("mean", &mean)]);
    let mut line = format!("{} · {told}", styled(CYAN, tame(&notation(c, roll))));
    if odds.times() > 1 {
        line += &format!(" · {}", c.text("dice-each-time", &[("times", &odds.times().to_string())]));
    }
    line
}

/// A roll in our notation, with its words and the letter for dice in the reader's language.
pub(super) fn notation(c: &Catalogue, roll: &Roll) -> String {
    in_words(c, &roll.to_string())
}

fn in_words(c: &Catalogue, text: &str) -> String {
    const WORDS: [(&str, &str); 13] = [
        ("vs", "vs"),
        ("at least", "at-least"),
        (">=", "at-least"),
        ("at most", "at-most"),
        ("<=", "at-most"),
        ("above", "above"),
        (">", "above"),
        ("below", "below"),
        ("<", "below"),
        ("exactly", "exactly"),
        ("=", "exactly"),
        ("other than", "other-than"),
        ("<>", "other-than"),
    ];
    // Labels and comments are their author's.
    let (roll, comment) = text.split_at(text.find(" # ").unwrap_or(text.len()));
    let translated = |part: &str| {
        let die = c.text("dice-letter", &[]);
        WORDS.into_iter().fold(with_letter(part, &die), |told, (word, key)| {
            told.replace(&format!(" {word} "), &format!(" {} ", c.text(&format!("dice-word-{key}"), &[])))
        })
    };
    let parts = roll.split_inclusive(['[', ']']);
    let told = parts.map(|it| if it.ends_with(']') { it.to_owned() } else { translated(it) });
    told.chain([comment.to_owned()]).collect()
}

/// Replaces the letter for dice in front of sides.
fn with_letter(text: &str, die: &str) -> String {
    let mut told = String::new();
    let mut last = ' ';
    let mut chars = text.chars().peekable();
    while let Some(it) = chars.next() {
        let has_sides = chars.peek().is_some_and(|next| next.is_ascii_digit() || "F%(".contains(*next));
        match it == 'd' && has_sides && !last.is_alphabetic() {
            true => told.push_str(die),
            false => told.push(it),
        }
        last = it;
    }
    told
}

/// A one-sentence answer for rolls that ask a question: whether a number is reached, or who is ahead.
pub(super) fn answer(c: &Catalogue, roll: &Roll, odds: &Odds) -> Option<String> {
    let of = odds.denominator();
    let share = |ways: Ways| styled(BOLD, percent(c, &ways.percent(&of, 2)));
    let whole = roll.nodes().last()?;
    let zero = Number::from(0);
    let ahead = share(odds.ways(Comparison::More, zero));
    match &whole.kind {
        Kind::Compared(..) => {
            let told = tame(&notation(c, roll));
            Some(c.text("dice-reached", &[("roll", &told), ("percent", &ahead)]))
        }
        Kind::Opposed(a, b) => {
            let side = |it| tame(&in_words(c, &roll.show(it)));
            let (a, other) = (side(*a), side(*b));
            if matches!(roll.nodes()[*b as usize].kind, Kind::Number(_)) {
                let reached = share(odds.at_least(zero));
                let args = [("roll", &*a), ("target", &*other), ("percent", &*reached), ("beaten", &*ahead)];
                return Some(c.text("dice-target", &args));
            }
            let (equal, behind) =
                (share(odds.ways(Comparison::Equal, zero)), share(odds.ways(Comparison::Less, zero)));
            let args =
                [("a", &*a), ("b", &*other), ("ahead", &*ahead), ("equal", &*equal), ("behind", &*behind)];
            Some(c.text("dice-opposed", &args))
        }
        _ => None,
    }
}

/// Merged outcomes: first, last, ways, and ways of these and all higher ones.
pub(super) struct Row {
    from: Number,
    to: Number,
    pub(super) ways: Ways,
    at_least: Ways,
    /// The end at which it collects rare outcomes, if it does.
    end: Option<End>,
}

#[derive(Clone, Copy, PartialEq)]
enum End {
    Low,
    High,
}

impl Row {
    /// The label of the row: a value, a range, or an open range.
    pub(super) fn name(&self, c: &Catalogue) -> String {
        let (from, to) = (number(c, self.from), number(c, self.to));
        match self.end {
            Some(End::Low) => c.text("dice-or-less", &[("value", &to)]),
            Some(End::High) => c.text("dice-or-more", &[("value", &from)]),
            None if self.from == self.to => from,
            None => format!("{from} … {to}"),
        }
    }
}

/// At most [`MOST_ROWS`] rows with the same number of outcomes each; if there are many, rare ones are one row at each
/// end.
pub(super) fn rows(odds: &Odds) -> Vec<Row> {
    let all: Vec<Number> = odds.outcomes().map(|it| it.0).collect();
    let row = |part: &[Number], end: Option<End>| {
        let (from, to) = (*part.first()?, *part.last()?);
        let at_least = odds.at_least(from);
        // The ways to reach at least the first outcome, minus those to exceed the last.
        let ways = at_least.without(&odds.ways(Comparison::More, to));
        Some(Row { from, to, ways, at_least, end })
    };
    let (low, high) = if all.len() > MANY { ends(odds, &all) } else { (0, all.len()) };
    let middle = &all[low..high];
    let together = middle.len().div_ceil(MOST_ROWS - 2).max(1);
    let first = row(&all[..low], Some(End::Low));
    let last = row(&all[high..], Some(End::High));
    first.into_iter().chain(middle.chunks(together).filter_map(|it| row(it, None))).chain(last).collect()
}

/// The indexes between which outcomes are not rare. A single rare outcome at an end is not merged.
fn ends(odds: &Odds, all: &[Number]) -> (usize, usize) {
    let of = odds.denominator();
    let is_rare = |ways: Ways| ways.percent(&of, 4).parse::<f64>().is_ok_and(|it| it < RARE);
    let low = all.partition_point(|it| is_rare(odds.at_most(*it)));
    let high = all.partition_point(|it| !is_rare(odds.at_least(*it)));
    let low = if low > 1 { low } else { 0 };
    let high = if all.len() - high > 1 { high } else { all.len() };
    if low < high { (low, high) } else { (0, all.len()) }
}

pub(super) fn bars(c: &Catalogue, roll: &Roll, odds: &Odds) -> Vec<String> {
    let of = odds.denominator();
    let rows = rows(odds);
    let Some(longest) = rows.iter().map(|it| it.ways.clone()).max() else { return Vec::new() };
    let name = |row: &Row| row.name(c);
    let width = rows.iter().map(|it| name(it).chars().count()).max().unwrap_or(0);
    let is_margin = roll.nodes().last().is_some_and(|it| matches!(it.kind, Kind::Opposed(..)));
    let value = c.text(if is_margin { "dice-column-margin" } else { "dice-column-value" }, &[]);
    let chance = c.text("dice-column-chance", &[]);
    let or_more = c.text("dice-column-or-more", &[]);
    let width = width.max(value.chars().count());
    let head = format!("  {value:>width$}  {chance:>9}  {or_more:>9}");
    let line = |row: &Row| {
        let percent = |ways: &Ways| percent(c, &ways.percent(&of, 2));
        let bar = bar(row.ways.share(&longest, WIDTH * 8));
        format!("  {:>width$}  {:>9}  {:>9}  {bar}", name(row), percent(&row.ways), percent(&row.at_least))
    };
    std::iter::once(styled(DIM, head)).chain(rows.iter().map(line)).collect()
}

/// A bar of `eighths` eighths of a character.
fn bar(eighths: u64) -> String {
    const PARTS: [&str; 8] = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"];
    let whole = usize::try_from(eighths / 8).unwrap_or(0);
    let part = usize::try_from(eighths % 8).unwrap_or(0);
    "█".repeat(whole) + PARTS[part]
}

/// Number of ways out of all; empty if the numbers are too long to read.
pub(super) fn ways(c: &Catalogue, ways: &Ways, of: &Ways) -> String {
    let (ways, of) = (ways.to_string(), of.to_string());
    if of.len() > 30 {
        return c.text("dice-many-ways", &[("digits", &of.len().to_string())]);
    }
    c.text("dice-ways", &[("ways", &ways), ("of", &of)])
}

/// A note about the probability that was cut off, if any.
pub(super) fn rest(c: &Catalogue, odds: &Odds) -> Option<String> {
    let rest = odds.rest();
    if rest.is_none() {
        return None;
    }
    // So small that the order of magnitude is enough.
    let digits = odds.denominator().to_string().len().saturating_sub(rest.to_string().len());
    Some(styled(YELLOW, format!("  {}", c.text("dice-rest", &[("digits", &digits.to_string())]))))
}

/// How often each roll is ahead, and which one is better.
pub(super) fn compared(c: &Catalogue, first: &str, a: &Odds, second: &str, b: &Odds) -> [String; 2] {
    let of = a.denominator().and(&b.denominator());
    let against = a.against(b);
    let key = match against[0].cmp(&against[2]) {
        std::cmp::Ordering::Equal => "dice-as-good",
        _ => "dice-better",
    };
    let (better, worse) = if against[0] >= against[2] { (first, second) } else { (second, first) };
    let [higher, equal, lower] = against.map(|it| percent(c, &it.percent(&of, 2)));
    let told = c.text(
        "dice-compared",
        &[
            ("a", &tame(first)),
            ("b", &tame(second)),
            ("higher", &higher),
            ("equal", &equal),
            ("lower", &lower),
        ],
    );
    [told, c.text(key, &[("better", &styled(BOLD, tame(better))), ("worse", &tame(worse))])]
}
