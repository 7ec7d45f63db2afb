//! Selects the entries of a log that become lines of the game.

use schwung_log::{Entry, Kept, Step};
use schwung_table::{Line as Told, Reading, System, Viewer};
use schwung_views::wire::{Line, LineKind};

type EventOf<S> = <S as System>::Event;
type CommandOf<S> = <S as System>::Command;

/// The lines of an entry. `told` makes the line of an event, given whether it was set by hand.
///
/// `sets` returns whether a command sets facts by hand; `seats`, whether an entry only informs the rules of a change of
/// seats or of how much is asked, which has a line already.
pub fn lines<S: Kept>(
    step: &Step<'_, S>,
    sets: impl Fn(&CommandOf<S>) -> bool,
    seats: impl Fn(&Entry<S>) -> bool,
    told: impl FnOnce(&EventOf<S>, bool) -> Option<Line>,
) -> Vec<Line> {
    if seats(step.entry) && is_about_table(step) {
        return Vec::new();
    }
    match step.entry {
        Entry::Told(event) => told(event, is_by_hand(step, sets)).into_iter().collect(),
        Entry::Interjected(event) => told(event, true).into_iter().collect(),
        // Events report the effects of commands, dice and answers.
        Entry::Began { .. }
        | Entry::Aside { .. }
        | Entry::Rolled { .. }
        | Entry::Answered { .. }
        | Entry::Ended => Vec::new(),
        // Entries about the table itself have the same lines in every system.
        Entry::Opened(_)
        | Entry::Abandoned(_)
        | Entry::Renewed { .. }
        | Entry::Rewound { .. }
        | Entry::Prepared { .. }
        | Entry::Foreseen { .. }
        | Entry::House(_) => Vec::new(),
    }
}

/// Whether the game master set the fact by hand.
fn is_by_hand<S: Kept>(step: &Step<'_, S>, sets: impl Fn(&CommandOf<S>) -> bool) -> bool {
    let before = step.record.entries.get(..step.n).unwrap_or_default();
    let begun = before.iter().rev().find_map(|it| match it {
        Entry::Began { command, .. } | Entry::Aside { command, .. } => Some(command),
        Entry::Opened(_)
        | Entry::Rolled { .. }
        | Entry::Answered { .. }
        | Entry::Told(_)
        | Entry::Interjected(_)
        | Entry::Ended
        | Entry::Abandoned(_)
        | Entry::Renewed { .. }
        | Entry::Rewound { .. }
        | Entry::Prepared { .. }
        | Entry::Foreseen { .. }
        | Entry::House(_) => None,
    });
    begun.is_some_and(sets)
}

/// Whether the record is about the table itself.
fn is_about_table<S: Kept>(step: &Step<'_, S>) -> bool {
    step.record.is_about_table() || step.record.entries.iter().any(|it| matches!(it, Entry::Rewound { .. }))
}

/// The text of `tell` for this viewer, and the text that everybody may read; `None` if there is none for this viewer.
pub fn told(viewer: Viewer, tell: impl Fn(Viewer) -> Option<String>) -> Option<(String, Option<String>)> {
    let (text, reading) = Reading::of(|| tell(viewer));
    let text = text?;
    let is_public = reading.is_same_for(viewer, Viewer::Public);
    let public = if is_public { Some(text.clone()) } else { tell(Viewer::Public) };
    Some((text, public))
}

/// The kind of line that an event becomes, which determines its style on the page.
pub fn kind<N>(event: &impl Told<N>, rolled: bool, by_hand: bool) -> LineKind {
    match (rolled, by_hand) {
        (true, _) => LineKind::Roll,
        (false, true) => LineKind::Set,
        (false, false) if event.lapses() => LineKind::Lapse,
        (false, false) if event.is_turn() => LineKind::Turn,
        (false, false) if event.is_result() => LineKind::Result,
        (false, false) => LineKind::Event,
    }
}
