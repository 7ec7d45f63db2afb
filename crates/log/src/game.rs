//! The state of a table, folded from its log.

use std::{
    borrow::Cow,
    collections::HashMap,
    error::Error,
    fmt,
    sync::atomic::{AtomicU64, Ordering},
};

use schwung_table::Seat;

use crate::{
    Author, Entry, House, HouseEvent, Kept, Opening, Origin, Record, Refusal, Reopening, Running, Thrown,
    entry::index,
    milestones::Milestones,
    moment::{ENDED, Moment},
    reopening, run,
};

/// A table as the result of its log.
#[derive(Clone, Debug)]
pub struct Game<S: Kept> {
    pub(crate) system: String,
    pub(crate) house: House,
    pub(crate) records: Vec<Record<S>>,
    /// For each record, its predecessor in the game (0 for the first). It differs from the previous record in the log
    /// after an undo.
    pub(crate) parents: Vec<u64>,
    /// For each record, whether it is part of the current game, that is, not undone.
    pub(crate) live: Vec<bool>,
    /// For each record, the first record of the action it belongs to.
    pub(crate) acts: Vec<Option<u64>>,
    /// Record number and fingerprint by author and deed id.
    ids: HashMap<(Author, String), (u64, Option<String>)>,
    pub(crate) now: Moment<S>,
    /// The state before the last record, used to tell what that record did.
    pub(crate) previous: S::State,
    pub(crate) reopenings: Vec<Reopening>,
    /// For each seat, when the person changed.
    held: Vec<Held>,
    /// Different after every record, and for every game.
    edition: u64,
}

/// An edition that no game had before.
fn next_edition() -> u64 {
    static LAST: AtomicU64 = AtomicU64::new(0);
    LAST.fetch_add(1, Ordering::Relaxed)
}

/// When the person at a seat changed.
#[derive(Clone, Copy, Debug, Default)]
struct Held {
    /// The record with which the last person left it.
    left: u64,
    /// The record with which the predecessor of the current person left it; 0 if there was none.
    since: u64,
}

/// The error for an invalid log: it was not written by this program, or was modified afterwards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Damaged {
    /// The log does not begin with the opening of a table.
    NoOpening,
    /// The log belongs to another engine.
    OtherEngine,
    /// A record is out of sequence.
    Number {
        /// The expected number.
        wanted: u64,
        /// The number found.
        came: u64,
    },
    /// The record with this number undoes a record that does not exist, or opens the table again.
    Order(u64),
}

impl fmt::Display for Damaged {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Damaged::NoOpening => f.write_str("the log does not begin with the opening of a table"),
            Damaged::OtherEngine => f.write_str("the log belongs to another engine"),
            Damaged::Number { wanted, came } => write!(f, "expected record {wanted}, found {came}"),
            Damaged::Order(seq) => write!(f, "record {seq} does not follow the previous ones"),
        }
    }
}

impl Error for Damaged {}

impl<S: Kept> Game<S> {
    /// Folds a complete log into a game.
    ///
    /// # Errors
    /// Returns [`Damaged`] if the records are not a valid log of this engine.
    pub fn fold(records: impl IntoIterator<Item = Record<S>>) -> Result<Game<S>, Damaged> {
        let mut records = records.into_iter();
        let mut game = Game::open(records.next().ok_or(Damaged::NoOpening)?)?;
        let mut milestones = Milestones::new();
        for record in records {
            game.push_quietly(record, &milestones)?;
            milestones.pass(&game.house, game.seq(), &game.now);
        }
        game.wait();
        Ok(game)
    }

    /// Creates a game from the first record of its log.
    ///
    /// # Errors
    /// Returns [`Damaged`] if the record does not open a table of this engine.
    pub fn open(first: Record<S>) -> Result<Game<S>, Damaged> {
        let Some(Entry::Opened(opening)) = first.entries.first() else { return Err(Damaged::NoOpening) };
        if opening.engine != S::ENGINE {
            return Err(Damaged::OtherEngine);
        }
        if first.seq != 1 {
            return Err(Damaged::Number { wanted: 1, came: first.seq });
        }
        let Opening { system, house, state, .. } = Opening::clone(opening);
        let mut game = Game {
            system,
            house,
            records: Vec::new(),
            parents: vec![0],
            live: vec![true],
            acts: vec![None],
            ids: HashMap::new(),
            previous: state.clone(),
            reopenings: Vec::new(),
            held: Vec::new(),
            edition: next_edition(),
            now: Moment::new(state),
        };
        for entry in &first.entries[1..] {
            game.now.step(1, first.by, entry);
            if let Entry::House(event) = entry {
                game.house.apply(event);
            }
        }
        game.remember(&first);
        game.records.push(first);
        game.wait();
        Ok(game)
    }

    /// Folds the next record into the game.
    ///
    /// # Errors
    /// Returns [`Damaged`] if the record does not follow the last one; nothing has changed then.
    pub fn push(&mut self, record: Record<S>) -> Result<(), Damaged> {
        self.push_quietly(record, &Milestones::new())?;
        self.wait();
        Ok(())
    }

    fn push_quietly(&mut self, record: Record<S>, milestones: &Milestones<S>) -> Result<(), Damaged> {
        let wanted = self.seq() + 1;
        if record.seq != wanted {
            return Err(Damaged::Number { wanted, came: record.seq });
        }
        let mut parent = wanted - 1;
        for entry in &record.entries {
            match entry {
                Entry::Opened(_) => return Err(Damaged::Order(wanted)),
                Entry::Rewound { to, .. } if !(2..wanted).contains(to) => return Err(Damaged::Order(wanted)),
                Entry::Rewound { to, .. } => parent = to - 1,
                _ => {}
            }
        }
        self.edition = next_edition();
        self.previous.clone_from(&self.now.state);
        let mut act = self.now.running.as_ref().map(|it| it.bottom().first);
        for entry in &record.entries {
            match entry {
                Entry::Rewound { to, keep_dice, redo } => {
                    let repeated = redo.as_ref().map_or(0, |it| it.rolls);
                    self.rewind(*to, *keep_dice, repeated, milestones);
                    act = self.now.running.as_ref().map(|it| it.bottom().first);
                }
                Entry::House(event) => {
                    self.house.apply(event);
                    self.note_seat(wanted, event);
                }
                other => {
                    self.now.step(wanted, record.by, other);
                    if matches!(other, Entry::Began { .. }) {
                        act = Some(wanted);
                    }
                }
            }
        }
        // House deeds and undoing are not actions of the game; reopening a question is.
        let is_house = record.is_about_table();
        let is_undo = matches!(record.entries.first(), Some(Entry::Rewound { redo: None, .. }))
            && record.entries.iter().skip(1).all(|it| matches!(it, Entry::Interjected(_)));
        let is_game = !is_house && !is_undo;
        self.parents.push(parent);
        self.live.push(true);
        self.acts.push(act.or(Some(wanted)).filter(|_| is_game));
        self.remember(&record);
        self.records.push(record);
        Ok(())
    }

    /// Tracks since when a seat belongs to its current person.
    fn note_seat(&mut self, seq: u64, event: &HouseEvent) {
        let (HouseEvent::Joined { seat, .. } | HouseEvent::Left { seat } | HouseEvent::Kicked { seat }) =
            event
        else {
            return;
        };
        let at = usize::from(seat.0);
        if self.held.len() <= at {
            self.held.resize(at + 1, Held::default());
        }
        let held = &mut self.held[at];
        match event {
            HouseEvent::Joined { .. } => held.since = held.left,
            _ => held.left = seq,
        }
    }

    /// Rewinds the game to the state before the record `to`.
    fn rewind(&mut self, to: u64, keep_dice: bool, repeated: u16, milestones: &Milestones<S>) {
        let line = self.line_of(to - 1);
        let before = std::mem::replace(&mut self.live, line);
        self.live.resize(self.records.len(), false);
        let spare = if keep_dice { self.spare_after(&before, &self.live, repeated) } else { Vec::new() };
        self.now = self.moment_since(milestones, &self.live);
        self.now.spare = spare;
    }

    /// The dice of the records that were part of the game and no longer are, without the first `repeated` ones.
    pub(crate) fn spare_after(&self, before: &[bool], after: &[bool], repeated: u16) -> Vec<Thrown> {
        let is_live = |line: &[bool], at: usize| line.get(at).copied().unwrap_or_default();
        let gone = (0..self.records.len()).filter(|&at| is_live(before, at) && !is_live(after, at));
        let (mut spare, mut veiled, mut repeated) = (Vec::new(), false, repeated);
        // In a what-if, the dice of the original are repeated in any case.
        let last = self.house.what_if.as_ref().map_or(u64::MAX, |it| it.last);
        let entries = |at: usize| self.records[at].entries.iter().map(move |it| (at as u64 >= last, it));
        for (is_own, entry) in gone.flat_map(entries) {
            if let Entry::Began { command, .. } | Entry::Aside { command, .. } = entry {
                veiled = S::is_veiled(command);
            }
            let Some(thrown) = Thrown::of(entry) else { continue };
            if repeated > 0 {
                repeated -= 1;
            } else if !veiled && (!is_own || thrown.origin != Origin::Again) {
                // Rolls that were hidden must not be revealed by repeating them.
                spare.push(thrown);
            }
        }
        spare
    }

    /// For each record up to `seq`, whether it is part of the game as it stood at the end of `seq`.
    pub(crate) fn line_of(&self, seq: u64) -> Vec<bool> {
        let mut line = vec![false; self.records.len()];
        let mut at = seq;
        while let Some(index) = at.checked_sub(1).and_then(|it| usize::try_from(it).ok()) {
            line[index] = true;
            at = self.parents[index];
        }
        line
    }

    /// The game at the end of these records.
    pub(crate) fn moment(&self, line: &[bool]) -> Moment<S> {
        self.moment_since(&Milestones::new(), line)
    }

    /// Like [`Game::moment`], from the last of the milestones on this line.
    pub(crate) fn moment_since(&self, milestones: &Milestones<S>, line: &[bool]) -> Moment<S> {
        let (begins, mut moment) = match milestones.on(line) {
            Some((seq, moment)) => (usize::try_from(*seq).unwrap_or(usize::MAX), moment.clone()),
            None => (0, Moment::new(self.opening().state.clone())),
        };
        let mut original = self.house.what_if.as_ref().map(|it| (it.last, self.dice_of_original(it, line)));
        for (record, _) in self.records.iter().zip(line).skip(begins).filter(|it| *it.1) {
            if let Some((_, dice)) = original.take_if(|it| record.seq > it.0) {
                moment.original = dice;
            }
            // Earlier undos are irrelevant here: `line` already accounts for them.
            for entry in record.entries.iter().filter(|it| !matches!(it, Entry::Rewound { .. })) {
                moment.step(record.seq, record.by, entry);
            }
        }
        moment.original = original.map_or(moment.original, |it| it.1);
        moment
    }

    /// Replays a running procedure to find out what it is waiting for.
    fn wait(&mut self) {
        if let Some(running) = &mut self.now.running {
            run::wait(running);
        }
        self.reopenings = reopening::find(&self.records, &self.now, &self.live);
    }

    fn opening(&self) -> &Opening<S> {
        match self.records.first().and_then(|it| it.entries.first()) {
            Some(Entry::Opened(opening)) => opening,
            _ => unreachable!("a game is made from a record that opens it"),
        }
    }

    /// The current state of the game.
    pub fn state(&self) -> &S::State {
        &self.now.state
    }

    /// The seats and settings of the table.
    pub fn house(&self) -> &House {
        &self.house
    }

    /// Id of the book being played.
    pub fn system(&self) -> &str {
        &self.system
    }

    /// Number of the last record.
    pub fn seq(&self) -> u64 {
        self.records.len() as u64
    }

    /// The record after which private messages to a seat are meant for its current person: the one with which the
    /// predecessor left it; 0 if there was none.
    pub fn held_since(&self, seat: Seat) -> u64 {
        self.held.get(usize::from(seat.0)).map_or(0, |it| it.since)
    }

    /// The procedure that is waiting, if any.
    pub fn running(&self) -> Option<&Running<S>> {
        self.now.running.as_ref()
    }

    /// The procedure that is waiting or the one that ended last, ignoring asides.
    pub fn latest(&self) -> Option<&Running<S>> {
        self.now.latest(u64::MAX)
    }

    /// Like [`Game::latest`], for people who know of no action that began after the record `until`.
    pub fn latest_until(&self, until: u64) -> Option<Cow<'_, Running<S>>> {
        let found = self.now.latest(until).map(Cow::Borrowed);
        // Only the last `ENDED` actions are kept. If this viewer may know of none of them, which is rare, the log is replayed.
        let is_kept = found.is_some() || self.now.ended.len() < ENDED;
        found.or_else(|| {
            let then = (!is_kept).then(|| self.moment(&self.line_of(until)))?;
            then.latest(until).cloned().map(Cow::Owned)
        })
    }

    /// The faces of the next roll of this seat, if the game master has determined them.
    pub fn prepared(&self, seat: Seat) -> Option<&[i8]> {
        self.now.set.iter().find(|it| it.0 == seat).map(|it| &*it.1)
    }

    /// Distinguishes this game from others, and from its own earlier states: only copies have the same one.
    pub fn edition(&self) -> u64 {
        self.edition
    }

    /// All records, oldest first.
    pub fn records(&self) -> &[Record<S>] {
        &self.records
    }

    /// Returns the record that carried out the deed `id` of `by` with the fingerprint `deed`, or `None` if there is
    /// none. Anonymous deeds are not found.
    ///
    /// # Errors
    /// Returns [`Refusal::IdTaken`] if `by` used the same id for a different deed.
    pub fn done(&self, by: Author, id: &str, deed: &str) -> Result<Option<u64>, Refusal<S>> {
        match self.ids.get(&(by, id.to_owned())) {
            None => Ok(None),
            // Old records have no fingerprint.
            Some((seq, was)) if was.as_deref().is_none_or(|was| was == deed) => Ok(Some(*seq)),
            Some(_) => Err(Refusal::IdTaken),
        }
    }

    fn remember(&mut self, record: &Record<S>) {
        if let Some(by) = record.by {
            // Only the first occurrence counts, since an id is never carried out twice.
            self.ids.entry((by, record.id.clone())).or_insert((record.seq, record.deed.clone()));
        }
    }

    /// Whether this record is part of the current game, that is, not undone.
    pub fn is_live(&self, seq: u64) -> bool {
        index(seq).and_then(|at| self.live.get(at)).copied().unwrap_or_default()
    }

    /// The first record of the action that this record belongs to; `None` if it is not part of an action.
    pub fn act(&self, seq: u64) -> Option<u64> {
        index(seq).and_then(|at| self.acts.get(at)).copied().flatten()
    }
}
