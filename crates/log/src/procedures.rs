//! The procedures of a game, one after the other.

use schwung_play::Input;

use crate::{Author, Entry, Game, Kept, Running, moment::Moment};

/// A procedure of the game, or facts that were set between two.
#[derive(Clone, Debug)]
pub struct Procedure<S: Kept> {
    /// The place of its beginning: the number of a record, and the index of an entry in it.
    pub at: (u64, usize),
    /// The author who began it.
    pub by: Option<Author>,
    /// The state before it.
    pub base: S::State,
    /// The command; `None` if facts were set without one.
    pub command: Option<S::Command>,
    /// Its inputs, in order.
    pub inputs: Vec<Input<S>>,
    /// The place of each input.
    pub places: Vec<(u64, usize)>,
    /// The state after it.
    pub end: S::State,
    /// Whether it ended by itself, and was not called off.
    pub is_ended: bool,
    /// Whether it still waits for an input.
    pub is_waiting: bool,
}

impl<S: Kept> Game<S> {
    /// The procedures of the game as it stands, oldest first, without those that were undone. An aside is part of the
    /// procedure that waited for it: its events are interjected there.
    pub fn procedures(&self) -> Vec<Procedure<S>> {
        let Some(first) = self.records().first() else { return Vec::new() };
        let Some(Entry::Opened(opening)) = first.entries.first() else { return Vec::new() };
        let mut all = Vec::new();
        let mut moment: Moment<S> = Moment::new(opening.state.clone());
        let mut places: Vec<(u64, usize)> = Vec::new();
        for record in self.records().iter().filter(|it| self.is_live(it.seq)) {
            for (n, entry) in record.entries.iter().enumerate() {
                // The live records already account for undos.
                if matches!(entry, Entry::Rewound { .. } | Entry::House(_) | Entry::Opened(_)) {
                    continue;
                }
                let at = (record.seq, n);
                if moment.running.is_none()
                    && let Entry::Interjected(_) | Entry::Told(_) = entry
                {
                    let base = moment.state.clone();
                    moment.step(record.seq, record.by, entry);
                    all.push(Procedure::set(at, record.by, base, moment.state.clone()));
                    continue;
                }
                let ended = ends(&moment, entry).cloned();
                if matches!(entry, Entry::Began { .. }) {
                    places.clear();
                }
                moment.step(record.seq, record.by, entry);
                if matches!(entry, Entry::Began { .. }) {
                    all.extend(bottom(&moment).map(|it| Procedure::begun(at, it)));
                }
                if let Some(running) = bottom(&moment) {
                    places.resize(running.inputs.len(), at);
                }
                if let (Some(running), Some(last)) = (ended, all.last_mut()) {
                    let is_ended = matches!(entry, Entry::Ended);
                    last.close(running.inputs, std::mem::take(&mut places), &moment.state, is_ended);
                }
            }
        }
        if let (Some(running), Some(last)) = (bottom(&moment).cloned(), all.last_mut()) {
            last.close(running.inputs, places, &moment.state, false);
            last.is_waiting = true;
        }
        all
    }
}

/// The procedure that runs, ignoring asides.
fn bottom<S: Kept>(moment: &Moment<S>) -> Option<&Running<S>> {
    moment.running.as_ref().map(Running::bottom)
}

/// The procedure that this entry ends, unless that is an aside.
fn ends<'m, S: Kept>(moment: &'m Moment<S>, entry: &Entry<S>) -> Option<&'m Running<S>> {
    let is_end = matches!(entry, Entry::Ended | Entry::Abandoned(_));
    moment.running.as_ref().filter(|it| is_end && it.under.is_none())
}

impl<S: Kept> Procedure<S> {
    fn set(at: (u64, usize), by: Option<Author>, base: S::State, end: S::State) -> Procedure<S> {
        let (inputs, places) = (Vec::new(), Vec::new());
        Procedure { at, by, base, command: None, inputs, places, end, is_ended: true, is_waiting: false }
    }

    fn begun(at: (u64, usize), running: &Running<S>) -> Procedure<S> {
        let command = Some(running.command.clone());
        Procedure {
            command,
            is_ended: false,
            ..Procedure::set(at, running.by, running.base.clone(), running.base.clone())
        }
    }

    fn close(&mut self, inputs: Vec<Input<S>>, places: Vec<(u64, usize)>, end: &S::State, is_ended: bool) {
        (self.inputs, self.places, self.is_ended) = (inputs, places, is_ended);
        self.end.clone_from(end);
    }
}
