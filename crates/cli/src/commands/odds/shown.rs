//! Odds as people read them: bars in a terminal.

use schwung_dice::{Comparison, Kind, Number, Odds, Roll, Ways};
use schwung_messages::Catalogue;

use crate::{
    figures::{decimal, number, percent},
    screen::{BOLD, CYAN, DIM, YELLOW, styled, tame},
};

/// More outcomes than that are put together.
const MOST_ROWS: usize = 40;
/// Of more outcomes than that, the ends are folded.
const MANY: usize = 24;
/// What hardly ever comes, in percent.
const RARE: f64 = 0.25;
/// So wide is the longest bar.
const WIDTH: u64 = 40;

/// One line above the bars.
pub(super) fn heading(c: &Catalogue, roll: &Roll, odds: &Odds) -> String {
    let mean = decimal(c, &odds.mean(2));
    let told = c.text("dice-mean", &[("mean", &mean)]);
    let mut line = format!("{} · {told}", styled(CYAN, tame(&notation(c, roll))));
    if odds.times() > 1 {
        line += &format!(" · {}", c.text("dice-each-time", &[("times", &odds.times().to_string())]));
    }
    line
}

/// A roll as we write it, with its words in the reader's language.
pub(super) fn notation(c: &Catalogue, roll: &Roll) -> String {
    let text = roll.to_string();
    // A comment is nobody's words but the writer's.
    let (roll, comment) = text.split_once(" # ").unwrap_or((&text, ""));
    let words = ["vs", "at least", "at most", "above", "below"];
    let told = words.into_iter().fold(roll.to_owned(), |told, word| {
        let own = c.text(&format!("dice-word-{}", word.replace(' ', "-")), &[]);
        told.replace(&format!(" {word} "), &format!(" {own} "))
    });
    if comment.is_empty() { told } else { format!("{told} # {comment}") }
}

/// The answer in one sentence, where a roll asks a question: does it reach a number, who is ahead?
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
            let (a, other) = (tame(&roll.show(*a)), tame(&roll.show(*b)));
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

/// Outcomes put together: from, to, ways, ways of these and all above.
pub(super) struct Row {
    from: Number,
    to: Number,
    pub(super) ways: Ways,
    at_least: Ways,
    /// Whether it is what hardly ever comes, at an end.
    end: Option<End>,
}

#[derive(Clone, Copy, PartialEq)]
enum End {
    Low,
    High,
}

impl Row {
    /// What it stands for: a value, several, or all from there on.
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

/// At most [`MOST_ROWS`] rows, each of as many outcomes; of many outcomes, what hardly ever comes is one row at each end.
pub(super) fn rows(odds: &Odds) -> Vec<Row> {
    let all: Vec<Number> = odds.outcomes().map(|it| it.0).collect();
    let row = |part: &[Number], end: Option<End>| {
        let (from, to) = (*part.first()?, *part.last()?);
        let at_least = odds.at_least(from);
        // What is at least as high, without what is higher than the last.
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

/// Where the outcomes begin and end that come more often than hardly ever. A single outcome is no end to be folded.
fn ends(odds: &Odds, all: &[Number]) -> (usize, usize) {
    let of = odds.denominator();
    let is_rare = |ways: Ways| ways.percent(&of, 4).parse::<f64>().is_ok_and(|it| it < RARE);
    let low = all.partition_point(|it| is_rare(odds.at_most(*it)));
    let high = all.partition_point(|it| !is_rare(odds.at_least(*it)));
    let low = if low > 1 { low } else { 0 };
    let high = if all.len() - high > 1 { high } else { all.len() };
    if low < high { (low, high) } else { (0, all.len()) }
}

pub(super) fn bars(c: &Catalogue, odds: &Odds) -> Vec<String> {
    let of = odds.denominator();
    let rows = rows(odds);
    let Some(longest) = rows.iter().map(|it| it.ways.clone()).max() else { return Vec::new() };
    let name = |row: &Row| row.name(c);
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

/// Who is ahead how often, and so the better of the two.
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
