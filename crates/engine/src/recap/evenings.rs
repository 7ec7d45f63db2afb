//! Which lines belong to which evening.

use std::ops::Range;

use schwung_views::wire::{EveningSpan, Line, LineKind};

/// Milliseconds after which another evening begins: four hours.
pub(crate) const BREAK: i64 = 4 * 60 * 60 * 1_000;

/// Which evenings to tell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Which {
    /// All of them.
    All,
    /// The latest, even if it is still going on.
    Latest,
    /// The latest that is over at this time, in milliseconds since 1970.
    Over(i64),
    /// The one with this number, from 1.
    Number(u32),
}

/// The evenings that were chosen.
#[derive(Clone, Debug)]
pub(super) struct Choice {
    /// All evenings.
    pub(super) spans: Vec<EveningSpan>,
    /// Number of the evening, from 1; 0 for all.
    pub(super) number: u32,
    /// Its lines.
    pub(super) range: Range<usize>,
    /// Whether nothing has happened since.
    pub(super) is_latest: bool,
}

/// The lines that tell what happened: neither undone ones nor those about the table itself.
pub(super) fn content(mut lines: Vec<Line>) -> Vec<Line> {
    let is_handout = |it: &Line| it.beat.is_some();
    lines.retain(|it| {
        !it.undone && it.kind != LineKind::Undo && (it.kind != LineKind::House || is_handout(it))
    });
    lines
}

/// The chosen evenings; `None` if there are none.
///
/// Evenings are told apart by what the viewer knows of, so that hidden deeds between two of them change nothing.
pub(super) fn choose(lines: &[Line], which: Which) -> Option<Choice> {
    let mut ranges: Vec<Range<usize>> = Vec::new();
    for (at, it) in lines.iter().enumerate() {
        let goes_on = at.checked_sub(1).is_some_and(|before| it.at.saturating_sub(lines[before].at) < BREAK);
        match ranges.last_mut().filter(|_| goes_on) {
            Some(last) => last.end = at + 1,
            None => ranges.push(at..at + 1),
        }
    }
    let span = |it: &Range<usize>| EveningSpan { from: lines[it.start].at, until: lines[it.end - 1].at };
    let spans: Vec<EveningSpan> = ranges.iter().map(span).collect();
    let number = match which {
        Which::All => 0,
        Which::Latest => spans.len(),
        Which::Over(now) => spans.iter().rposition(|it| now.saturating_sub(it.until) >= BREAK)? + 1,
        Which::Number(it) => usize::try_from(it).ok().filter(|it| (1..=spans.len()).contains(it))?,
    };
    Some(Choice {
        range: number.checked_sub(1).map_or(0..lines.len(), |it| ranges[it].clone()),
        is_latest: number == 0 || number == spans.len(),
        number: u32::try_from(number).unwrap_or(u32::MAX),
        spans,
    })
}
