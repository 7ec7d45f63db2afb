//! Odds as people read them: bars in a terminal.

use schwung_dice::{Number, Odds, Roll, Ways};
use schwung_messages::Catalogue;

use crate::{
    figures::{decimal, number, percent},
    screen::{CYAN, DIM, YELLOW, styled, tame},
};

/// More outcomes than that are put together.
const MOST_ROWS: usize = 40;
/// So wide is the longest bar.
const WIDTH: u64 = 40;

/// One line above the bars.
pub(super) fn heading(c: &Catalogue, roll: &Roll, odds: &Odds) -> String {
    let mean = decimal(c, &odds.mean(2));
    let told = c.text("dice-mean", &[("mean", &mean)]);
    let mut line = format!("{} · {told}", styled(CYAN, tame(&roll.to_string())));
    if odds.times() > 1 {
        line += &format!(" · {}", c.text("dice-each-time", &[("times", &odds.times().to_string())]));
    }
    line
}

/// Outcomes put together: from, to, ways, ways of these and all above.
pub(super) struct Row {
    pub(super) from: Number,
    pub(super) to: Number,
    pub(super) ways: Ways,
    at_least: Ways,
}

/// At most [`MOST_ROWS`] rows, each of as many outcomes.
pub(super) fn rows(odds: &Odds) -> Vec<Row> {
    let all: Vec<Number> = odds.outcomes().map(|it| it.0).collect();
    let together = all.len().div_ceil(MOST_ROWS).max(1);
    let row = |part: &[Number]| {
        let (from, to) = (*part.first()?, *part.last()?);
        let at_least = odds.at_least(from);
        // What is at least as high, without what is higher than the last.
        let ways = at_least.without(&odds.ways(schwung_dice::Comparison::More, to));
        Some(Row { from, to, ways, at_least })
    };
    all.chunks(together).filter_map(row).collect()
}

pub(super) fn bars(c: &Catalogue, odds: &Odds) -> Vec<String> {
    let of = odds.denominator();
    let rows = rows(odds);
    let Some(longest) = rows.iter().map(|it| it.ways.clone()).max() else { return Vec::new() };
    let name = |row: &Row| {
        let from = number(c, row.from);
        if row.from == row.to { from } else { format!("{from} … {}", number(c, row.to)) }
    };
    let width = rows.iter().map(|it| name(it).chars().count()).max().unwrap_or(0);
    let value = c.text("dice-column-value", &[]);
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

/// A bar of so many eighths of a character.
fn bar(eighths: u64) -> String {
    const PARTS: [&str; 8] = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"];
    let whole = usize::try_from(eighths / 8).unwrap_or(0);
    let part = usize::try_from(eighths % 8).unwrap_or(0);
    "█".repeat(whole) + PARTS[part]
}

/// Ways of all ways; of more than anybody reads, nothing.
pub(super) fn ways(c: &Catalogue, ways: &Ways, of: &Ways) -> String {
    let (ways, of) = (ways.to_string(), of.to_string());
    if of.len() > 30 {
        return c.text("dice-many-ways", &[("digits", &of.len().to_string())]);
    }
    c.text("dice-ways", &[("ways", &ways), ("of", &of)])
}

/// What was cut off, if anything.
pub(super) fn rest(c: &Catalogue, odds: &Odds) -> Option<String> {
    let rest = odds.rest();
    if rest.is_none() {
        return None;
    }
    // 1 in so many, told by the number of digits: it is tiny.
    let digits = odds.denominator().to_string().len().saturating_sub(rest.to_string().len());
    Some(styled(YELLOW, format!("  {}", c.text("dice-rest", &[("digits", &digits.to_string())]))))
}

/// Who is ahead how often.
pub(super) fn compared(c: &Catalogue, first: &str, a: &Odds, second: &str, b: &Odds) -> String {
    let of = a.denominator().and(&b.denominator());
    let [higher, equal, lower] = a.against(b).map(|it| percent(c, &it.percent(&of, 2)));
    c.text(
        "dice-compared",
        &[
            ("a", &tame(first)),
            ("b", &tame(second)),
            ("higher", &higher),
            ("equal", &equal),
            ("lower", &lower),
        ],
    )
}
