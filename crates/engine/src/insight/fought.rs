//! The fights of a log.

use std::{collections::BTreeMap, ops::Range};

use schwung_chances::standing;
use schwung_insight::{About, Close, Course, Kind, Stretch};
use schwung_log::{Entry, Game, Origin, Procedure};
use schwung_play::{Fights, Input};
use schwung_table::{Owner, Seat};
use schwung_views::{
    Look, Numbers, Shown as _,
    wire::{Role, You},
};

use crate::{
    setup::{Setup, State},
    veiled::plain,
};

/// A place in the log: the number of a record, and the index of an entry in it.
pub(super) type Place = (u64, usize);

/// A fight of a log.
pub(super) struct Fought<T: Setup> {
    pub(super) course: Course<T::System>,
    /// For each stretch, what the log says about its command and about each input.
    pub(super) told: Vec<Vec<Told>>,
}

/// What the log says about a step.
#[derive(Clone, Debug, Default)]
pub(super) struct Told {
    /// The viewer's number of the record.
    pub(super) seq: u64,
    /// The line of the log that says what came of it; empty if there is none.
    pub(super) text: String,
    /// The actor that the line is about.
    actor: Option<u8>,
}

/// Whether nobody fights any more at the end of these procedures.
pub(super) fn is_over<T: Setup>(procedures: &[Procedure<T::System>], fight: &Range<usize>) -> bool {
    // Who calls a fight off while both sides stand ends it after its last procedure.
    let last = fight.end.checked_sub(1).and_then(|it| procedures.get(it));
    fight.end < procedures.len() || last.is_some_and(|it| !is_open::<T>(&it.end))
}

fn is_open<T: Setup>(state: &State<T>) -> bool {
    T::System::is_on(state) && standing::<T::System>(state).nth(1).is_some()
}

/// The ranges of procedures in which a fight goes on, from the one that begins it.
pub(super) fn fights<T: Setup>(procedures: &[Procedure<T::System>]) -> Vec<Range<usize>> {
    let (mut all, mut begun) = (Vec::new(), None);
    for (at, it) in procedures.iter().enumerate() {
        if begun.is_none() && (is_open::<T>(&it.base) || is_open::<T>(&it.end)) {
            begun = Some(at);
        }
        let Some(first) = begun.filter(|_| !is_open::<T>(&it.end)) else { continue };
        // Who calls a fight off while both sides stand has decided nothing.
        let is_decided = standing::<T::System>(&it.end).nth(1).is_none();
        let end = if is_decided { at + 1 } else { at };
        if end > first {
            all.push(first..end);
        }
        begun = None;
    }
    all.extend(begun.map(|first| first..procedures.len()));
    all
}

impl<T: Setup> Fought<T> {
    /// The fight of these procedures, in the words that the viewer reads in the log.
    pub(super) fn of(
        look: Look<'_, T::System>,
        numbers: &Numbers,
        procedures: &[Procedure<T::System>],
    ) -> Fought<T> {
        // Whose step it is does not depend on who looks.
        let gm = Look { you: You { role: Role::Gm, seat: Some(0) }, ..look };
        let (lines, all) = (Lines::of::<T>(look, procedures), Lines::of::<T>(gm, procedures));
        let mut fought = Fought { course: Course { stretches: Vec::new() }, told: Vec::new() };
        for (at, it) in procedures.iter().enumerate() {
            let end = procedures.get(at + 1).map_or((u64::MAX, 0), |next| next.at);
            let places: Vec<Place> = std::iter::once(it.at).chain(it.places.iter().copied()).collect();
            let until = |n: usize| places.get(n + 1).copied().unwrap_or(end);
            let told: Vec<Told> = (0..places.len())
                .map(|n| Told {
                    seq: numbers.of(places[n].0),
                    text: lines.text(places[n], until(n)),
                    actor: all.actor(places[n], until(n)),
                })
                .collect();
            fought.course.stretches.push(stretch::<T>(look.game, it, &told));
            fought.told.push(told);
        }
        fought
    }
}

fn stretch<T: Setup>(game: &Game<T::System>, it: &Procedure<T::System>, told: &[Told]) -> Stretch<T::System> {
    let owner =
        it.command.as_ref().map(|command| <T::System as schwung_table::Hosted>::owner(&it.base, command));
    let watched = it.command.as_ref().and_then(T::System::watch).map(|it| it.0);
    let about = |(n, input): (usize, &Input<T::System>)| match input {
        Input::Rolled { who, .. } => About {
            actor: told.get(n + 1).and_then(|it| it.actor).or_else(|| only_actor::<T>(&it.base, *who)),
            is_by_hand: it.places.get(n).is_some_and(|&place| is_set(game, place)),
        },
        Input::Answered { .. } | Input::Interjected(_) => {
            About { actor: told.get(n + 1).and_then(|it| it.actor), is_by_hand: false }
        }
    };
    let close = match (it.is_ended, it.is_waiting) {
        (true, _) => Close::Ended,
        (false, true) => Close::Waiting,
        (false, false) => Close::CalledOff,
    };
    Stretch {
        base: it.base.clone(),
        command: it.command.clone(),
        by: watched.or_else(|| told.first().and_then(|it| it.actor)),
        kind: if owner.is_none_or(|it| it == Owner::Gm) { Kind::ByHand } else { Kind::Decision },
        inputs: it.inputs.clone(),
        about: it.inputs.iter().enumerate().map(about).collect(),
        end: it.end.clone(),
        close,
    }
}

/// The only actor of a seat.
fn only_actor<T: Setup>(state: &State<T>, seat: Seat) -> Option<u8> {
    let mut own = (0..T::System::actors(state)).filter(|&it| T::System::player(state, it) == seat);
    own.next().filter(|_| own.next().is_none())
}

/// Whether the dice at this place did not fall by chance.
fn is_set<S: schwung_log::Kept>(game: &Game<S>, (seq, n): Place) -> bool {
    let record = usize::try_from(seq).ok().and_then(|it| game.records().get(it.checked_sub(1)?));
    let entry = record.and_then(|it| it.entries.get(n));
    matches!(entry, Some(Entry::Rolled { origin: Origin::Set | Origin::Forced, .. }))
}

/// The lines of the log at their places, for a viewer.
struct Lines(BTreeMap<Place, (String, Option<u8>)>);

impl Lines {
    fn of<T: Setup>(look: Look<'_, T::System>, procedures: &[Procedure<T::System>]) -> Lines {
        let from = procedures.first().map_or(0, |it| it.at.0.saturating_sub(1));
        let mut all = BTreeMap::new();
        look.game.walk(from, |step| {
            if let Some(line) = T::Screen::lines(look, &step).into_iter().next() {
                all.insert((step.record.seq, step.n), (line.text, line.actor.map(plain)));
            }
        });
        Lines(all)
    }

    /// What the log says from one place until the next; empty if it says nothing.
    fn text(&self, from: Place, until: Place) -> String {
        self.0.range(from..until.max(from)).next().map(|it| it.1.0.clone()).unwrap_or_default()
    }

    /// The actor whom the log names first from one place until the next.
    fn actor(&self, from: Place, until: Place) -> Option<u8> {
        self.0.range(from..until.max(from)).find_map(|it| it.1.1)
    }
}
