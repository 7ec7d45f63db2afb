//! Reads several profiles from one text.

use super::{
    Fault, Lookup, Place, Reading,
    parse::{Breaks, read_start},
    scan::{Cursor, is_space},
};

/// The result of reading a pasted text.
#[derive(Clone, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Many {
    /// Each profile with its place, in order. Places in readings and faults are counted from the start of the whole text.
    pub profiles: Vec<(Place, Result<Reading, Vec<Fault>>)>,
    /// Places of text that is part of no profile.
    pub unread: Vec<Place>,
}

/// Reads all profiles of a text. Each profile starts on a line of its own.
pub fn read_many(text: &str, lookup: Lookup<'_>) -> Many {
    let mut many = Many::default();
    let heads: Vec<usize> = line_starts(text).filter(|&it| is_head(&text[it..])).collect();
    unread(&mut many, text, 0, heads.first().copied().unwrap_or(text.len()));
    for (n, &start) in heads.iter().enumerate() {
        let stop = heads.get(n + 1).copied().unwrap_or(text.len());
        let (result, end) = read_start(&text[start..stop], Breaks::EndLists, lookup);
        let end = start + end;
        many.profiles.push((trimmed(text, start, end), moved(result, start)));
        unread(&mut many, text, end, stop);
    }
    many
}

fn line_starts(text: &str) -> impl Iterator<Item = usize> {
    std::iter::once(0).chain(text.match_indices(['\n', '\r']).map(|(at, _)| at + 1))
}

/// Returns whether a profile starts here, that is, a name, a colon and values.
fn is_head(text: &str) -> bool {
    let line = &text[..text.find(['\n', '\r']).unwrap_or(text.len())];
    let Some(colon) = line.find([':', '\u{ff1a}']) else { return false };
    if line[..colon].trim_matches(is_space).is_empty() || line[..colon].contains(['=', '|', '[', ',']) {
        return false;
    }
    let mut after = Cursor::new(text);
    after.skip(colon + line[colon..].chars().next().map_or(1, char::len_utf8));
    let opens = after.take(|c| c == '(' || c == '\u{ff08}').is_some();
    let values = after.rest();
    let values = &values[..values.find(['\n', '\r']).unwrap_or(values.len())];
    if opens {
        return values.contains(['=', '|']);
    }
    matches!(after.word(), "N" | "F" | "Z" | "n" | "f" | "z")
        && after.take(|c| c == '=' || c == ':').is_some()
}

fn trimmed(text: &str, start: usize, end: usize) -> Place {
    let inside = &text[start..end];
    let left = inside.len() - inside.trim_start_matches(is_space).len();
    let right = inside.trim_end_matches(is_space).len();
    Place::new(start + left, start + right.max(left))
}

fn unread(many: &mut Many, text: &str, start: usize, end: usize) {
    let span = trimmed(text, start, end);
    if span.start < span.end {
        many.unread.push(span);
    }
}

fn moved(result: Result<Reading, Vec<Fault>>, by: usize) -> Result<Reading, Vec<Fault>> {
    match result {
        Ok(mut reading) => {
            for remark in &mut reading.remarks {
                remark.span = remark.span.moved(by);
            }
            Ok(reading)
        }
        Err(mut faults) => {
            for fault in &mut faults {
                fault.span = fault.span.moved(by);
            }
            Err(faults)
        }
    }
}
