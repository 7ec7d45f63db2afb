//! What viewers may know of a record.

use schwung_log::{Entry, HouseEvent, Kept, Step};
use schwung_table::Hosted;

use crate::{Look, Shown, wire::Line};

/// The lines about the table that the viewer may read, each with whether it is part of the game.
pub(crate) fn told_by_house<V: Shown>(
    look: Look<'_, V::System>,
    step: &Step<'_, V::System>,
    lines: Vec<Line>,
) -> impl Iterator<Item = (Line, bool)> {
    let is_game = matches!(step.entry, Entry::Abandoned(_) | Entry::Renewed { .. });
    let veiled = is_game && !look.is_gm() && is_veiled::<V>(look, step.record.seq);
    // The line that a habit acts belongs to its action and is undone with it; so is the line that a question is reopened.
    let belongs =
        is_game || matches!(step.entry, Entry::Rewound { .. } | Entry::House(HouseEvent::LetPlay { .. }));
    lines.into_iter().filter(move |_| !veiled).map(move |it| (it, belongs))
}

/// The commands that began in the action of a record, up to that record.
pub(crate) fn began<S: Kept>(look: Look<'_, S>, seq: u64) -> impl Iterator<Item = &S::Command> {
    entries(look, seq).filter_map(|it| match it {
        Entry::Began { command, .. } => Some(command),
        _ => None,
    })
}

/// The entries of the action of a record, up to that record.
fn entries<S: Kept>(look: Look<'_, S>, seq: u64) -> impl Iterator<Item = &Entry<S>> + Clone {
    let first = look.game.act(seq);
    let number = |seq: u64| usize::try_from(seq).unwrap_or(usize::MAX);
    let range = first.map_or(0..0, |first| number(first - 1)..number(seq));
    let records = look.game.records().get(range).unwrap_or_default();
    records.iter().filter(move |it| look.game.act(it.seq) == first).flat_map(|it| &it.entries)
}

/// Returns whether a record belongs to a veiled procedure without dice so far, which only the game master may
/// know of.
pub(crate) fn is_veiled<V: Shown>(look: Look<'_, V::System>, seq: u64) -> bool {
    let rolled = entries(look, seq).any(|it| matches!(it, Entry::Rolled { .. }));
    !rolled && began(look, seq).any(<V::System as Hosted>::is_veiled)
}
