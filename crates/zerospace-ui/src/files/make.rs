//! Builds the initial state of a table from a valid file.

use schwung_files::kit::{
    Names, Node, Problem, Report, Seats, Sides, Span, Table, folded, habits, nearest, set_switches,
};
use schwung_play::Habit;
use schwung_table::Seat;
use schwung_zerospace::{Actor, ActorId, BeginConflict, Frame, Item, Setting, Sheet, State, Switches};

use super::data::Data;

/// Error code: there is no actor with this name.
pub(super) const UNKNOWN_ACTOR: &str = "zs-unknown-character";
/// Error code: there is no gear with this name.
pub(super) const UNKNOWN_GEAR: &str = "zs-unknown-gear";
/// Error code: an actor is paired with itself.
pub(super) const WITH_ONESELF: &str = "zs-with-oneself";
/// Error code: the keys of a task do not determine how it is won.
pub(super) const WRONG_TASK: &str = "zs-wrong-task";

/// An encounter under construction, with the problems found so far.
pub(super) struct Making<'r, 'd> {
    pub(super) report: &'r mut Report<'d>,
    pub(super) data: Data,
    pub(super) seats: Seats,
    pub(super) sides: Sides,
    pub(super) names: Names,
    pub(super) sheets: Vec<Sheet>,
    pub(super) actors: Vec<Actor>,
    pub(super) items: Vec<Item>,
    /// Seats that are not asked about forced actions.
    pub(super) passes: Vec<Seat>,
}

/// Builds the table that a file describes. Problems are added to the report; if there are errors, the result must not
/// be used.
pub(super) fn make(report: &mut Report<'_>, file: &Table<'_>) -> (State, Option<BeginConflict>, Vec<Habit>) {
    let seats = Seats::new(report, file);
    let sides = Sides::new(report, file);
    let mut making = Making {
        report,
        data: Data::usual(),
        seats,
        sides,
        names: Names::default(),
        sheets: Vec::new(),
        actors: Vec::new(),
        items: Vec::new(),
        passes: Vec::new(),
    };
    making.data.change(making.report, file);
    for character in file.tables("character") {
        making.character(character);
    }
    for item in file.tables("item") {
        making.item(item);
    }
    let begin = file.table("conflict").map(|it| making.conflict(it));
    let names: Vec<(&str, Option<&str>)> =
        making.sheets.iter().map(|it| (it.name.as_str(), it.band.as_deref())).collect();
    let habits = habits(making.report, file, &names);
    (making.finish(file), begin, habits)
}

impl Making<'_, '_> {
    /// Reads the conflict that begins immediately.
    fn conflict(&mut self, from: &Table<'_>) -> BeginConflict {
        BeginConflict {
            initiator: from.text("initiator").and_then(|(name, span)| self.find(name, span)),
            ambush: self.several(from.list("ambush")),
            surprised: self.several(from.list("surprised")),
            absent: self.several(from.list("absent")),
        }
    }

    /// Reads a list of actors, in which the name of a band refers to all its members.
    fn several(&mut self, nodes: &[Node<'_>]) -> Vec<ActorId> {
        let mut all = Vec::new();
        for (name, span) in nodes.iter().filter_map(Node::text) {
            let band: Vec<ActorId> = (0..)
                .map(ActorId)
                .zip(&self.sheets)
                .filter(|(_, it)| it.band.as_deref().is_some_and(|it| folded(it) == folded(name)))
                .map(|it| it.0)
                .collect();
            if band.is_empty() { all.extend(self.find(name, span)) } else { all.extend(band) }
        }
        all
    }

    /// Finds the actor with that name, or reports an error.
    pub(super) fn find(&mut self, name: &str, span: &Span) -> Option<ActorId> {
        let wanted = folded(name);
        let at = self.sheets.iter().position(|it| folded(&it.name) == wanted);
        if at.is_none() {
            let names: Vec<&str> = self.sheets.iter().map(|it| it.name.as_str()).collect();
            let suggestion = nearest(name, names.iter().copied()).map(str::to_owned);
            let problem = Problem::error(UNKNOWN_ACTOR).arg("name", name).allowed(names);
            self.report.add(span, Problem { suggestion, ..problem });
        }
        at.and_then(|it| u8::try_from(it).ok()).map(ActorId)
    }

    /// Checks that two actors named together exist and are different.
    pub(super) fn two(
        &mut self,
        a: Option<(&str, &Span)>,
        b: Option<(&str, &Span)>,
    ) -> Option<(ActorId, ActorId)> {
        let (a_name, a_span) = a?;
        let (b_name, b_span) = b?;
        let (a, b) = (self.find(a_name, a_span)?, self.find(b_name, b_span)?);
        if a == b {
            self.report.add(b_span, Problem::error(WITH_ONESELF).arg("name", b_name));
            return None;
        }
        Some((a, b))
    }

    fn finish(mut self, file: &Table<'_>) -> State {
        let (distances, holds) = (self.distances(file), self.holds(file));
        let (things, tasks, stunts) = (self.things(file), self.tasks(file), self.stunts(file));
        let frame = Frame {
            title: file.text("title").map_or("", |(title, _)| title).to_owned(),
            seats: self.seats.into_names(),
            sides: self.sides.into_names(),
            skills: self.data.skills.all,
            roles: self.data.roles,
            sheets: self.sheets,
            strength: self.data.strength,
        };
        let mut switches = Switches::default();
        set_switches(file, Switches::ALL, &mut switches);
        let mut state = State::new(switches, frame, self.actors);
        //= zerospace.ap.start
        let points = file.number("points").unwrap_or(1);
        state.players.iter_mut().skip(1).for_each(|it| it.points = points);
        for seat in self.passes {
            if let Some(player) = state.players.get_mut(usize::from(seat.0)) {
                player.passes = true;
            }
        }
        state.next_item = u16::try_from(self.items.len() + 1).unwrap_or(u16::MAX);
        state.items = self.items;
        state.distances = distances;
        state.holds = holds;
        state.things = things;
        state.next_task = tasks.last().map_or(1, |it| it.id.0 + 1);
        state.tasks = tasks;
        state.stunts = stunts;
        if let Some(it) = file.table("scene") {
            let on = |key: &str| it.flag(key);
            let (dark, underwater, weightless) = (on("dark"), on("underwater"), on("weightless"));
            state.scene = Setting { number: 1, dark, underwater, weightless };
        }
        state
    }
}
