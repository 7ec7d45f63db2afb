//! Writes the results of a run back into a play.

use std::collections::BTreeMap;

use crate::{
    lines::{Line, Spot, lines},
    play::{Block, Given, Manner, PlayOf},
    report::{OutcomeOf, ReportOf},
    script::Script,
};

/// The text of a play with actual log lines, reasons and statuses; everything else stays byte for byte the
/// same. Blocks that were not run to their end, or that needed inputs of the driver, are left unchanged.
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

/// Edits of lines, by line number.
#[derive(Default)]
struct Edits {
    /// The new text, or `None` for a removed line.
    changed: BTreeMap<u32, Option<String>>,
    /// Lines to insert after a line, in order.
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
        // Follows a newly added reason of a refused command.
        self.replace("=", &log, &outcome.log, block.last);
        for (status, lines) in block.statuses.iter().zip(&outcome.statuses) {
            let old: Vec<&Spot> = status.lines.iter().collect();
            self.replace(":", &old, lines, old.first().map_or(block.last, |it| it.line));
        }
        self.replace(":", &[], &outcome.missing, block.end());
    }

    /// Replaces `old` by `new`, line by line. Additional lines are inserted after the last old one, or after
    /// the line `after` if there is none.
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
        // The last line of a file may have no line ending; new lines use that of the others.
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
