//! Writing into a play what came of it, and leaving everything else as it is.

use std::collections::BTreeMap;

use crate::{
    lines::{Line, lines},
    play::{Block, Given, Manner, PlayOf, Spot},
    report::{OutcomeOf, ReportOf},
    script::Script,
};

/// The text of a play with log, reasons and statuses as they came; everything else is as it was, byte for byte.
/// Blocks that were not run to their end, or not by what the play gives alone, stay as they are.
pub fn updated<S: Script>(play: &PlayOf<S>, report: &ReportOf<S>) -> String {
    let mut edits = Edits::default();
    let blocks = std::iter::once(&play.opening).chain(&play.blocks);
    for (block, outcome) in blocks.zip(&report.blocks) {
        if outcome.is_done && outcome.is_given {
            edits.block(block, outcome);
        }
    }
    edits.applied(&play.text)
}

/// What becomes of lines, by number.
#[derive(Default)]
struct Edits {
    /// New text, or none for a line that goes.
    changed: BTreeMap<u32, Option<String>>,
    /// Lines that come after one, in order.
    added: BTreeMap<u32, Vec<String>>,
}

impl Edits {
    fn block<S: Script>(&mut self, block: &Block, outcome: &OutcomeOf<S>) {
        for (input, text) in &outcome.refusals {
            let (refused, old) = match input {
                None => (&block.command, block.reason.as_ref()),
                Some(n) => match block.inputs.get(*n) {
                    Some(Given::Answer { spot, how: Manner::Refused, reason }) => (spot, reason.as_ref()),
                    _ => continue,
                },
            };
            self.replace("!", old.as_slice(), std::slice::from_ref(text), refused.line);
        }
        let log: Vec<&Spot> = block.log.iter().collect();
        // After the reason of a refused command, where that is new.
        self.replace("=", &log, &outcome.log, block.last);
        for (status, lines) in block.statuses.iter().zip(&outcome.statuses) {
            let old: Vec<&Spot> = status.lines.iter().collect();
            self.replace(":", &old, lines, old.first().map_or(block.last, |it| it.line));
        }
        self.replace(":", &[], &outcome.missing, block.end());
    }

    /// Puts `new` in the place of `old`, line by line; what is more goes after the last of them, or after the
    /// line `after`.
    fn replace(&mut self, mark: &str, old: &[&Spot], new: &[String], after: u32) {
        for (n, spot) in old.iter().enumerate() {
            match new.get(n) {
                Some(text) if *text == spot.text => {}
                text => {
                    self.changed.insert(spot.line, text.map(|text| format!("{mark} {text}")));
                }
            }
        }
        let after = old.last().map_or(after, |it| it.line);
        let more = new.iter().skip(old.len()).map(|text| format!("{mark} {text}"));
        self.added.entry(after).or_default().extend(more);
    }

    fn applied(&self, text: &str) -> String {
        let mut updated = String::with_capacity(text.len());
        let all: Vec<Line<'_>> = lines(text).collect();
        // A file's last line may have no end of its own; new lines end as the others do.
        let end = all.iter().map(|it| it.end).find(|it| !it.is_empty()).unwrap_or("\n");
        if text.starts_with('\u{FEFF}') {
            updated.push('\u{FEFF}');
        }
        for line in all {
            match self.changed.get(&line.number) {
                Some(None) => {}
                Some(Some(text)) => updated.extend([text, line.end]),
                None => updated.extend([line.text, line.end]),
            }
            for new in self.added.get(&line.number).into_iter().flatten() {
                if !updated.is_empty() && !updated.ends_with('\n') {
                    updated += end;
                }
                updated.extend([new, end]);
            }
        }
        updated
    }
}
