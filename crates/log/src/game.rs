//! The log, folded up.

use std::{collections::HashMap, error::Error, fmt};

use schwung_play::{Input, Pending};
use schwung_table::Seat;

use crate::{Author, Entry, House, Kept, Opening, Origin, Record, Refusal, run};

/// A table as its log makes it.
#[derive(Clone, Debug)]
pub struct Game<S: Kept> {
    pub(crate) system: String,
    pub(crate) house: House,
    pub(crate) records: Vec<Record<S>>,
    /// By record: the one before it in the game, which is not the one before it in the log where the game went
    /// back; 0 for the first.
    pub(crate) parents: Vec<u64>,
    /// By record: is it part of the game as it stands?
    pub(crate) live: Vec<bool>,
    /// By record: the first record of the action it belongs to.
    pub(crate) acts: Vec<Option<u64>>,
    /// By whose deed and what it was called: its record, and its fingerprint.
    ids: HashMap<(Author, String), (u64, Option<String>)>,
    pub(crate) now: Moment<S>,
    /// The facts before the last record, to tell what it did.
    pub(crate) previous: S::State,
}

/// Where the game stands.
#[derive(Clone, Debug)]
pub(crate) struct Moment<S: Kept> {
    pub(crate) state: S::State,
    pub(crate) running: Option<Running<S>>,
    /// Dice that were undone and are to fall again.
    pub(crate) spare: Vec<Thrown>,
    /// Dice of the last procedure, where none runs.
    pub(crate) last: Option<Running<S>>,
}

/// A procedure that waits for something, or that came to its end last.
#[derive(Clone, Debug)]
pub struct Running<S: Kept> {
    /// The record that began it.
    pub first: u64,
    /// Who began it.
    pub by: Option<Author>,
    /// The command.
    pub command: S::Command,
    /// The facts when it began.
    pub base: S::State,
    /// What came from outside since.
    pub inputs: Vec<Input<S>>,
    /// The dice among the inputs, in order.
    pub thrown: Vec<Thrown>,
    /// What it told.
    pub events: Vec<S::Event>,
    /// What it waits for; nothing if it is over, or if the rules have changed under it.
    pub waiting: Option<Pending<S>>,
    /// Do the inputs fit the rules no more?
    pub diverged: bool,
    /// The procedure that waits until this one, which was put in between, is through.
    pub under: Option<Box<Running<S>>>,
}

impl<S: Kept> Running<S> {
    /// The one that waits longest: this one, unless it was put in between.
    pub fn bottom(&self) -> &Running<S> {
        self.under.as_deref().map_or(self, Running::bottom)
    }

    /// A fact came from outside of it.
    pub(crate) fn learn(&mut self, event: &S::Event) {
        self.events.push(event.clone());
        self.inputs.push(Input::Interjected(event.clone()));
    }
}

/// Dice that fell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Thrown {
    /// Whose.
    pub who: Seat,
    /// Name of the dice.
    pub dice: String,
    /// What they show.
    pub faces: Vec<i8>,
    /// What the rules read off them.
    pub outcome: i32,
    /// Where they come from.
    pub origin: Origin,
}

/// A log that cannot be: it was not written by this program, or was changed since.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Damaged {
    /// It does not begin with the opening of a table.
    NoOpening,
    /// It is the log of another engine.
    OtherEngine,
    /// A record has another number than the one that follows.
    Number {
        /// The number that follows.
        wanted: u64,
        /// The number that came.
        came: u64,
    },
    /// A record goes back to one that is not there, or opens the table again.
    Order(u64),
}

impl fmt::Display for Damaged {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Damaged::NoOpening => f.write_str("the log does not begin with the opening of a table"),
            Damaged::OtherEngine => f.write_str("the log belongs to another engine"),
            Damaged::Number { wanted, came } => write!(f, "record {wanted} is missing, {came} came"),
            Damaged::Order(seq) => write!(f, "record {seq} does not fit those before it"),
        }
    }
}

impl Error for Damaged {}

impl<S: Kept> Game<S> {
    /// The game that a log makes, from its first record on.
    ///
    /// # Errors
    /// When the records cannot be the log of a table of this engine.
    pub fn fold(records: impl IntoIterator<Item = Record<S>>) -> Result<Game<S>, Damaged> {
        let mut records = records.into_iter();
        let mut game = Game::open(records.next().ok_or(Damaged::NoOpening)?)?;
        for record in records {
            game.push_quietly(record)?;
        }
        game.wait();
        Ok(game)
    }

    /// The game that its first record opens.
    ///
    /// # Errors
    /// When that record does not open a table of this engine.
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

    /// Folds in the next record.
    ///
    /// # Errors
    /// When it is not the next one; nothing has changed then.
    pub fn push(&mut self, record: Record<S>) -> Result<(), Damaged> {
        self.push_quietly(record)?;
        self.wait();
        Ok(())
    }

    fn push_quietly(&mut self, record: Record<S>) -> Result<(), Damaged> {
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
        self.previous.clone_from(&self.now.state);
        let mut act = self.now.running.as_ref().map(|it| it.bottom().first);
        for entry in &record.entries {
            match entry {
                Entry::Rewound { to, keep_dice } => {
                    self.rewind(*to, *keep_dice);
                    act = None;
                }
                Entry::House(event) => self.house.apply(event),
                other => {
                    self.now.step(wanted, record.by, other);
                    if matches!(other, Entry::Began { .. }) {
                        act = Some(wanted);
                    }
                }
            }
        }
        // What people do about the table, and going back itself, is no action of the game.
        let is_game = !record.entries.iter().any(|it| matches!(it, Entry::House(_) | Entry::Rewound { .. }));
        self.parents.push(parent);
        self.live.push(true);
        self.acts.push(act.or(Some(wanted)).filter(|_| is_game));
        self.remember(&record);
        self.records.push(record);
        Ok(())
    }

    /// Takes the facts back to before the record `to`.
    fn rewind(&mut self, to: u64, keep_dice: bool) {
        let line = self.line_of(to - 1);
        let before = std::mem::replace(&mut self.live, line);
        self.live.resize(self.records.len(), false);
        let mut spare = Vec::new();
        if keep_dice {
            let gone = (0..self.records.len()).filter(|&at| before[at] && !self.live[at]);
            let mut veiled = false;
            for entry in gone.flat_map(|at| &self.records[at].entries) {
                if let Entry::Began { command, .. } | Entry::Aside { command, .. } = entry {
                    veiled = S::is_veiled(command);
                }
                // What nobody saw is not to be seen when it falls again.
                spare.extend(Thrown::of(entry).filter(|_| !veiled));
            }
        }
        self.now = self.moment(&self.live);
        self.now.spare = spare;
    }

    /// Which records make up the game at the end of record `seq`.
    pub(crate) fn line_of(&self, seq: u64) -> Vec<bool> {
        let mut line = vec![false; self.records.len()];
        let mut at = seq;
        while let Some(index) = at.checked_sub(1).and_then(|it| usize::try_from(it).ok()) {
            line[index] = true;
            at = self.parents[index];
        }
        line
    }

    /// Where the game stood at the end of these records.
    pub(crate) fn moment(&self, line: &[bool]) -> Moment<S> {
        let mut moment = Moment::new(self.opening().state.clone());
        for (record, _) in self.records.iter().zip(line).filter(|it| *it.1) {
            // What went back is no longer of interest: the line knows where it went.
            for entry in record.entries.iter().filter(|it| !matches!(it, Entry::Rewound { .. })) {
                moment.step(record.seq, record.by, entry);
            }
        }
        moment
    }

    /// Runs a procedure that is under way up to what it waits for.
    fn wait(&mut self) {
        if let Some(running) = &mut self.now.running {
            run::wait(running);
        }
    }

    fn opening(&self) -> &Opening<S> {
        match self.records.first().and_then(|it| it.entries.first()) {
            Some(Entry::Opened(opening)) => opening,
            _ => unreachable!("a game is made from a record that opens it"),
        }
    }

    /// The facts as they are now.
    pub fn state(&self) -> &S::State {
        &self.now.state
    }

    /// Seats and settings.
    pub fn house(&self) -> &House {
        &self.house
    }

    /// Id of the book that is played.
    pub fn system(&self) -> &str {
        &self.system
    }

    /// The number of the last record.
    pub fn seq(&self) -> u64 {
        self.records.len() as u64
    }

    /// The procedure that waits, if one does.
    pub fn running(&self) -> Option<&Running<S>> {
        self.now.running.as_ref()
    }

    /// The procedure that waits, or the one that came to its end last; not one that was put in between.
    pub fn latest(&self) -> Option<&Running<S>> {
        self.now.running.as_ref().map(Running::bottom).or(self.now.last.as_ref())
    }

    /// All records, oldest first.
    pub fn records(&self) -> &[Record<S>] {
        &self.records
    }

    /// The record that carried out the deed that `by` called `id` and that has this fingerprint; nothing if there is
    /// none. What is nobody's business is not found again.
    ///
    /// # Errors
    /// [`Refusal::IdTaken`] if `by` called another deed so.
    pub fn done(&self, by: Author, id: &str, deed: &str) -> Result<Option<u64>, Refusal<S>> {
        match self.ids.get(&(by, id.to_owned())) {
            None => Ok(None),
            // Old records do not say what was wanted.
            Some((seq, was)) if was.as_deref().is_none_or(|was| was == deed) => Ok(Some(*seq)),
            Some(_) => Err(Refusal::IdTaken),
        }
    }

    fn remember(&mut self, record: &Record<S>) {
        if let Some(by) = record.by {
            // Only the first counts: an id is never carried out twice.
            self.ids.entry((by, record.id.clone())).or_insert((record.seq, record.deed.clone()));
        }
    }

    /// Is this record part of the game as it stands, not undone?
    pub fn is_live(&self, seq: u64) -> bool {
        index(seq).and_then(|at| self.live.get(at)).copied().unwrap_or_default()
    }

    /// The first record of the action that this record belongs to; nothing for what is no part of the game.
    pub fn act(&self, seq: u64) -> Option<u64> {
        index(seq).and_then(|at| self.acts.get(at)).copied().flatten()
    }
}

/// The place of a record.
pub(crate) fn index(seq: u64) -> Option<usize> {
    usize::try_from(seq).ok()?.checked_sub(1)
}

impl<S: Kept> Moment<S> {
    pub(crate) fn new(state: S::State) -> Moment<S> {
        Moment { state, running: None, spare: Vec::new(), last: None }
    }

    /// Folds in one entry of the game; what concerns the table itself is not its business.
    pub(crate) fn step(&mut self, seq: u64, by: Option<Author>, entry: &Entry<S>) {
        match entry {
            Entry::Began { command, .. } | Entry::Aside { command, .. } => {
                let under =
                    self.running.take().filter(|_| matches!(entry, Entry::Aside { .. })).map(Box::new);
                self.running = Some(Running {
                    under,
                    first: seq,
                    by,
                    command: command.clone(),
                    base: self.state.clone(),
                    inputs: Vec::new(),
                    thrown: Vec::new(),
                    events: Vec::new(),
                    waiting: None,
                    diverged: false,
                });
            }
            Entry::Rolled { who, dice, faces, outcome, origin } => {
                let spec = S::dice(&self.state, dice);
                let thrown = Thrown {
                    who: *who,
                    dice: dice.clone(),
                    faces: faces.clone(),
                    outcome: *outcome,
                    origin: *origin,
                };
                if *origin == Origin::Again
                    && let Some(at) = self.spare.iter().position(|it| it.is_like(&thrown))
                {
                    self.spare.remove(at);
                }
                if let Some(running) = &mut self.running {
                    // Dice that the rules know no more fit nothing: the procedure will be found to have diverged.
                    let dice = spec.map_or("", |it| it.name);
                    running.inputs.push(Input::Rolled { who: *who, dice, outcome: *outcome });
                    running.thrown.push(thrown);
                }
            }
            Entry::Answered { who, answer, .. } => {
                if let Some(running) = &mut self.running {
                    running.inputs.push(Input::Answered { who: *who, answer: answer.clone() });
                }
            }
            Entry::Told(event) => {
                S::apply(&mut self.state, event);
                if let Some(running) = &mut self.running {
                    running.events.push(event.clone());
                    if let Some(under) = &mut running.under {
                        under.learn(event);
                    }
                }
            }
            Entry::Interjected(event) => {
                S::apply(&mut self.state, event);
                if let Some(running) = &mut self.running {
                    running.learn(event);
                    if let Some(under) = &mut running.under {
                        under.learn(event);
                    }
                }
            }
            Entry::Ended | Entry::Abandoned(_)
                if self.running.as_ref().is_some_and(|it| it.under.is_some()) =>
            {
                self.running = self.running.take().and_then(|it| it.under).map(|it| *it);
            }
            Entry::Ended | Entry::Abandoned(_) => {
                self.last = self.running.take().map(|it| Running { waiting: None, ..it });
                self.spare.clear();
            }
            Entry::Opened(_) | Entry::Rewound { .. } | Entry::House(_) => {}
        }
    }
}

impl Thrown {
    fn of<S: Kept>(entry: &Entry<S>) -> Option<Thrown> {
        match entry {
            Entry::Rolled { who, dice, faces, outcome, origin } => Some(Thrown {
                who: *who,
                dice: dice.clone(),
                faces: faces.clone(),
                outcome: *outcome,
                origin: *origin,
            }),
            _ => None,
        }
    }

    /// The same dice, thrown by the same seat, showing the same?
    fn is_like(&self, other: &Thrown) -> bool {
        self.who == other.who && self.dice == other.dice && self.faces == other.faces
    }
}
