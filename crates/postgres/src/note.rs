//! Notifications between the processes that use a database.

use std::collections::HashMap;

use schwung_store::{Hint, MAX_HINT, TableId};

/// Maximum length of a notification in bytes; PostgreSQL takes 7999.
const LONGEST: usize = 7_800;

/// A notification to other processes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Note {
    /// A row was appended.
    Row(TableId, u64),
    /// A message of the server.
    Said(String),
}

impl Note {
    fn write(&self, text: &mut String) {
        text.push('\n');
        match self {
            Note::Row(table, seq) => text.push_str(&format!("r{table}:{seq}")),
            Note::Said(said) => {
                text.push('s');
                text.push_str(said);
            }
        }
    }
}

/// Whether this can be said.
pub(crate) fn can_be_said(text: &str) -> bool {
    text.len() <= MAX_HINT && !text.contains(['\n', '\r', '\0'])
}

/// The hints in a notification: the id of its sender, then one line for each. Unknown ones are skipped, since a newer
/// release may have sent them.
pub(crate) fn heard(payload: &str, own: &str) -> Vec<Hint> {
    let mut lines = payload.split('\n');
    let from = lines.next().unwrap_or_default();
    if from == own {
        return Vec::new();
    }
    let hint = |line: &str| {
        if let Some(said) = line.strip_prefix('s') {
            return Some(Hint::Said { from: from.to_owned(), text: said.to_owned() });
        }
        let (table, seq) = line.strip_prefix('r')?.split_once(':')?;
        Some(Hint::Row(TableId::new(table).ok()?, seq.parse().ok()?))
    };
    lines.filter_map(hint).collect()
}

/// Notifications with these notes; of several rows of a table only the last is sent.
pub(crate) fn payloads(own: &str, notes: &mut Vec<Note>) -> Vec<String> {
    let mut last = HashMap::new();
    for note in notes.iter() {
        if let Note::Row(table, seq) = note {
            let newest = last.entry(table.clone()).or_insert(*seq);
            *newest = (*newest).max(*seq);
        }
    }
    let rows = last.into_iter().map(|(table, seq)| Note::Row(table, seq));
    let said = notes.drain(..).filter(|it| matches!(it, Note::Said(_)));
    let mut all = Vec::new();
    let mut text = own.to_owned();
    for note in rows.chain(said) {
        let before = text.len();
        note.write(&mut text);
        if text.len() > LONGEST {
            let rest = text.split_off(before);
            all.push(std::mem::replace(&mut text, format!("{own}{rest}")));
        }
    }
    if text.len() > own.len() {
        all.push(text);
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hints_are_read_as_they_were_written() {
        let table = |it: &str| TableId::new(it).expect("a name");
        let mut notes = vec![
            Note::Row(table("a"), 2),
            Note::Said("hello: you".to_owned()),
            Note::Row(table("a"), 7),
            Note::Row(table("a"), 3),
        ];
        let payloads = payloads("me", &mut notes);
        let [payload] = &payloads[..] else { panic!("{payloads:?}") };
        let said = Hint::Said { from: "me".to_owned(), text: "hello: you".to_owned() };
        assert_eq!(heard(payload, "you"), [Hint::Row(table("a"), 7), said]);
        assert_eq!(heard(payload, "me"), []);
        assert_eq!(heard("x\nr:\nr-\nrA:1\nra:x\nq\n\nra:1", "me"), [Hint::Row(table("a"), 1)]);
    }

    #[test]
    fn notifications_are_short_enough() {
        let said = "x".repeat(MAX_HINT);
        let mut notes: Vec<Note> = (0..9).map(|_| Note::Said(said.clone())).collect();
        notes.extend((0..2_000).map(|it| Note::Row(TableId::new(format!("t{it}")).expect("a name"), it)));
        let payloads = payloads("me", &mut notes);
        assert!(payloads.iter().all(|it| it.len() <= LONGEST), "too long");
        assert_eq!(payloads.iter().map(|it| heard(it, "you").len()).sum::<usize>(), 2_009);
    }
}
