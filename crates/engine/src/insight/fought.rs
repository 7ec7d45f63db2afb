//! The fights of a log.

use std::{collections::BTreeMap, ops::Range};

use schwung_chances::standing;
use schwung_insight::{About, Close, Course, Kind, Stretch};
use schwung_log::{Entry, Game, Kept, Origin, Procedure, Record, Step};
use schwung_play::{Fights, Input, Pending, Stop, replay};
use schwung_table::{Hosted as _, Owner, Seat, System as _};
use schwung_views::{
    Look, Numbers, Shown as _,
    wire::{Line, LineKind, Role, You},
};

use crate::{
    actor::plain,
    setup::{Command, Setup, State},
};

/// Maximum number of default answers before the log contains the effect of a command.
const MOST_ANSWERS: usize = 3;

/// A place in the log: the number of a record, and the index of an entry in it.
pub(super) type Place = (u64, usize);

/// A fight of a log.
pub(super) struct Fought<T: Setup> {
    pub(super) course: Course<T::System>,
    /// For each stretch, the log lines of its command and of each input.
    pub(super) told: Vec<Vec<Told>>,
    /// For each stretch, the record with its command.
    records: Vec<u64>,
}

/// The log line of a step.
#[derive(Clone, Debug, Default)]
pub(super) struct Told {
    /// The viewer's number of the record.
    pub(super) seq: u64,
    /// The line of the log that contains its result; empty if there is none.
    pub(super) text: String,
    /// The actor that the line is about.
    pub(super) actor: Option<u8>,
    /// The actor that the viewer's line is about.
    pub(super) named: Option<u8>,
    /// Whether the line is a remark of the rules about no particular actor, such as a warning.
    pub(super) is_remark: bool,
}

/// Whether the fight is over at the end of these procedures.
pub(super) fn is_over<T: Setup>(procedures: &[Procedure<T::System>], fight: &Range<usize>) -> bool {
    // A fight that is called off while both sides are standing ends after its last procedure.
    let last = fight.end.checked_sub(1).and_then(|it| procedures.get(it));
    fight.end < procedures.len() || last.is_some_and(|it| !is_open::<T>(&it.end))
}

fn is_open<T: Setup>(state: &State<T>) -> bool {
    T::System::is_on(state) && standing::<T::System>(state).nth(1).is_some()
}

/// The ranges of procedures that belong to a fight, from the one that begins it.
pub(super) fn fights<T: Setup>(procedures: &[Procedure<T::System>]) -> Vec<Range<usize>> {
    let (mut all, mut begun) = (Vec::new(), None);
    for (at, it) in procedures.iter().enumerate() {
        if begun.is_none() && (is_open::<T>(&it.base) || is_open::<T>(&it.end)) {
            begun = Some(at);
        }
        let Some(first) = begun.filter(|_| !is_open::<T>(&it.end)) else { continue };
        // Calling a fight off while both sides are standing decides nothing.
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
        // The actor of a step does not depend on the viewer.
        let gm = Look { you: You { role: Role::Gm, seat: Some(0) }.into(), ..look };
        let (lines, all) = (Lines::of::<T>(look, procedures), Lines::of::<T>(gm, procedures));
        let course = Course { stretches: Vec::new() };
        let mut fought = Fought { course, told: Vec::new(), records: Vec::new() };
        for (at, it) in procedures.iter().enumerate() {
            let end = procedures.get(at + 1).map_or((u64::MAX, 0), |next| next.at);
            let places: Vec<Place> = std::iter::once(it.at).chain(it.places.iter().copied()).collect();
            let until = |n: usize| places.get(n + 1).copied().unwrap_or(end);
            let told: Vec<Told> = (0..places.len())
                .map(|n| {
                    let own = lines.first(places[n], until(n), end);
                    let actor = all.actor(places[n], until(n));
                    Told { seq: numbers.of(places[n].0), actor, named: own.actor, ..own }
                })
                .collect();
            fought.course.stretches.push(stretch::<T>(look.game, it, &told));
            fought.told.push(told);
            fought.records.push(it.at.0);
        }
        fought
    }

    /// The first line of the log if a stretch had begun with another command, or none if that line comes after dice. Questions
    /// with no more than a remark before them get the default answer. Also returns whether the command ended its actor's turn
    /// without dice or answers.
    pub(super) fn begun(
        &self,
        look: Look<'_, T::System>,
        stretch: usize,
        command: &Command<T>,
    ) -> (Told, bool) {
        let (Some(of), Some(&seq)) = (self.course.stretches.get(stretch), self.records.get(stretch)) else {
            return (Told::default(), false);
        };
        let mut inputs: Vec<Input<T::System>> = Vec::new();
        loop {
            let run = replay(of.base.clone(), &inputs, |table| T::System::perform(table, command));
            let begun = Entry::Began { command: command.clone(), rules: T::System::RULES };
            let entries = std::iter::once(begun).chain(run.events.into_iter().map(Entry::Told)).collect();
            let record = Record { seq, at: 0, by: None, id: String::new(), deed: None, entries };
            let line = |(n, entry)| {
                let step = Step { record: &record, n, entry, state: &run.state, before: &of.base };
                T::Screen::lines(look, &step).into_iter().next().map(told)
            };
            let lines = || record.entries.iter().enumerate().filter_map(line);
            let told = lines().find(|it| it.actor.is_some()).or_else(|| lines().next()).unwrap_or_default();
            let passes = run.result.is_ok() && T::System::acting(&of.base) != T::System::acting(&run.state);
            if !told.is_remark {
                return (told, passes && inputs.is_empty());
            }
            let Err(Stop::Waiting(Pending::Answer(question))) = run.result else {
                return (Told::default(), false);
            };
            if inputs.len() >= MOST_ANSWERS {
                return (Told::default(), false);
            }
            let answer = T::System::usual(&run.state, &question);
            inputs.push(Input::Answered { who: T::System::seat(&question), answer });
        }
    }
}

fn stretch<T: Setup>(game: &Game<T::System>, it: &Procedure<T::System>, told: &[Told]) -> Stretch<T::System> {
    let owner = it.command.as_ref().map(|command| T::System::owner(&it.base, command));
    let watched = it.command.as_ref().and_then(T::System::watch).map(|it| it.0);
    // The turn that ends is that of the character who has it, even if the log line names the next one.
    let on_turn = T::System::acting(&it.base).filter(|actor| match &owner {
        Some(Owner::Seats(seats)) => seats.contains(&T::System::player(&it.base, *actor)),
        Some(Owner::Gm | Owner::Anyone) | None => false,
    });
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
        by: watched.or(on_turn).or_else(|| told.first().and_then(|it| it.actor)),
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
fn is_set<S: Kept>(game: &Game<S>, (seq, n): Place) -> bool {
    let record = usize::try_from(seq).ok().and_then(|it| game.records().get(it.checked_sub(1)?));
    let entry = record.and_then(|it| it.entries.get(n));
    matches!(entry, Some(Entry::Rolled { origin: Origin::Set | Origin::Forced, .. }))
}

/// Whether a line is a remark of the rules about no particular actor.
pub(crate) fn is_remark(line: &Line) -> bool {
    line.kind == LineKind::Note && line.actor.is_none()
}

/// The content of a log line.
fn told(line: Line) -> Told {
    let is_remark = is_remark(&line);
    Told { seq: 0, text: line.text, actor: line.actor.map(plain), named: None, is_remark }
}

/// The lines of the log at their places, for a viewer, each with whether it is a roll.
struct Lines(BTreeMap<Place, (Told, bool)>);

impl Lines {
    fn of<T: Setup>(look: Look<'_, T::System>, procedures: &[Procedure<T::System>]) -> Lines {
        let from = procedures.first().map_or(0, |it| it.at.0.saturating_sub(1));
        let mut all = BTreeMap::new();
        look.game.walk(from, u64::MAX, |step| {
            if let Some(line) = T::Screen::lines(look, &step).into_iter().next() {
                let is_roll = line.kind == LineKind::Roll;
                all.insert((step.record.seq, step.n), (told(line), is_roll));
            }
        });
        Lines(all)
    }

    /// The first line of the log from one place until the next. If it is about no actor, such as a warning, the next line of
    /// the procedure that is about one replaces it.
    fn first(&self, from: Place, until: Place, end: Place) -> Told {
        let mut own = self.0.range(from..until.max(from)).map(|it| &it.1.0);
        let Some(first) = own.next() else { return Told::default() };
        let about = std::iter::once(first).chain(own).find(|it| it.actor.is_some());
        let after = || {
            let all = self.0.range(until..end.max(until)).map(|it| it.1);
            all.filter(|it| !it.1).map(|it| &it.0).find(|it| it.actor.is_some())
        };
        about.or_else(after).unwrap_or(first).clone()
    }

    /// The first actor named in the log from one place until the next.
    fn actor(&self, from: Place, until: Place) -> Option<u8> {
        self.0.range(from..until.max(from)).find_map(|it| it.1.0.actor)
    }
}
