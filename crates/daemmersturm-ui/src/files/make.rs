//! Builds the state of a table from a file that matches the format.

use std::path::Path;

use schwung_daemmersturm::{
    Actor, ActorId, BeginCombat, Frame, FreeMark, Item, Preset, Profile, Section, State, Status, Switches,
    Used,
};
use schwung_files::kit::{
    Names, Node, Problem, Report, Seats, Sides, Span, Table, folded, habits, nearest, set_switches,
};
use schwung_play::Habit;
use schwung_rulebook::Lang;

use super::{
    kept::Kept,
    library::{Data, shared},
    phrase::length_at,
    words::Worded,
};

/// Error: no character has this name.
const UNKNOWN_ACTOR: &str = "ds-unknown-character";
/// Error: a character is combined with itself.
const WITH_ONESELF: &str = "ds-with-oneself";
/// Warning: the start of the combat resets these life points.
const REFILLED: &str = "ds-life-refilled";

/// An encounter being built, and its problems.
pub(super) struct Making<'r, 'd> {
    pub(super) report: &'r mut Report<'d>,
    pub(super) data: Data,
    pub(super) seats: Seats,
    pub(super) sides: Sides,
    pub(super) names: Names,
    pub(super) profiles: Vec<Profile>,
    /// The common name of identical characters, in the order of the profiles.
    pub(super) bands: Vec<Option<String>>,
    pub(super) actors: Vec<Actor>,
    pub(super) items: Vec<Item>,
    /// Characters hidden from all enemies, and whether they leave no trace.
    pub(super) unseen: Vec<(ActorId, bool)>,
    pub(super) marks: Vec<FreeMark>,
    /// Names in the file that only the library of a table may contain.
    pub(super) kept: Kept,
}

/// Builds the table that a file describes. If the report contains errors, the result is meaningless.
pub(super) fn make(
    report: &mut Report<'_>,
    file: &Table<'_>,
    beside: Option<&Path>,
) -> (State, Option<BeginCombat>, Vec<Habit>, Kept) {
    let seats = Seats::new(report, file);
    let sides = Sides::new(report, file);
    let lang = if file.text("names").is_some_and(|it| it.0 == "en") { Lang::En } else { Lang::De };
    let bare = file.get("examples").is_some() && !file.flag("examples");
    let data = if bare { Data::empty(lang) } else { Data::usual(lang) };
    let mut making = Making {
        report,
        data,
        seats,
        sides,
        names: Names::default(),
        profiles: Vec::new(),
        bands: Vec::new(),
        actors: Vec::new(),
        items: Vec::new(),
        unseen: Vec::new(),
        marks: Vec::new(),
        kept: Kept::default(),
    };
    shared(making.report, file, beside, &mut making.data);
    making.data.change(making.report, file);
    for character in file.tables("character") {
        making.character(character);
    }
    for item in file.tables("item") {
        making.item(item);
    }
    let begin = file.table("combat").and_then(|it| making.combat(it));
    let named = making.profiles.iter().map(|it| it.name.as_str());
    let names: Vec<(&str, Option<&str>)> = named.zip(making.bands.iter().map(Option::as_deref)).collect();
    let habits = habits(making.report, file, &names);
    making.warn_of_refill(file);
    let (state, kept) = making.finish(file);
    (state, begin, habits, kept)
}

impl Making<'_, '_> {
    /// The combat that begins immediately; `None` if no character can take part.
    fn combat(&mut self, from: &Table<'_>) -> Option<BeginCombat> {
        let absent = self.several(from.list("absent"));
        let order = if from.get("order").is_some() {
            self.several(from.list("order"))
        } else {
            (0..).map(ActorId).take(self.actors.len()).collect()
        };
        let mut seen = Vec::new();
        for who in order {
            let up = self.actors.get(usize::from(who.0)).is_some_and(|it| it.status == Status::Up);
            if up && !absent.contains(&who) && !seen.contains(&who) {
                seen.push(who);
            }
        }
        let preset = Preset::at(from, "preset").unwrap_or_default();
        (!seen.is_empty()).then_some(BeginCombat { order: seen, preset })
    }

    /// Warns that the first combat of a section starts with the life points of the profiles, regardless of the file, and
    /// also if it is begun later.
    fn warn_of_refill(&mut self, file: &Table<'_>) {
        let fights = file.table("section").and_then(|it| it.number("fights")).unwrap_or(0u16);
        if fights > 0 {
            return;
        }
        for it in file.tables("character") {
            if let Some(node) = it.get("life-left") {
                self.report.add(&node.span, Problem::warning(REFILLED));
            }
        }
    }

    /// The characters that a list names, each by its own name or by the common name of identical ones.
    pub(super) fn several(&mut self, nodes: &[Node<'_>]) -> Vec<ActorId> {
        let mut all = Vec::new();
        for (name, span) in nodes.iter().filter_map(Node::text) {
            let wanted = folded(name);
            let is_it = |it: &Option<String>| it.as_deref().is_some_and(|it| folded(it) == wanted);
            let band: Vec<ActorId> =
                (0..).map(ActorId).zip(&self.bands).filter(|it| is_it(it.1)).map(|it| it.0).collect();
            if band.is_empty() { all.extend(self.find(name, span)) } else { all.extend(band) }
        }
        all
    }

    /// Finds the character with this name. Reports an unknown name.
    pub(super) fn find(&mut self, name: &str, span: &Span) -> Option<ActorId> {
        let wanted = folded(name);
        let at = self.profiles.iter().position(|it| folded(&it.name) == wanted);
        if at.is_none() && !self.names.broken {
            let names: Vec<&str> = self.profiles.iter().map(|it| it.name.as_str()).collect();
            let suggestion = nearest(name, names.iter().copied()).map(str::to_owned);
            let problem = Problem::error(UNKNOWN_ACTOR).arg("name", name).allowed(names);
            self.report.add(span, Problem { suggestion, ..problem });
        }
        at.and_then(|it| u16::try_from(it).ok()).map(ActorId)
    }

    /// The character that a key names.
    pub(super) fn actor_at(&mut self, from: &Table<'_>, key: &str) -> Option<ActorId> {
        let (name, span) = from.text(key)?;
        self.find(name, span)
    }

    /// Two different characters, each named by a key.
    pub(super) fn two(
        &mut self,
        a: Option<(&str, &Span)>,
        b: Option<(&str, &Span)>,
    ) -> Option<(ActorId, ActorId)> {
        let (a_name, a_span) = a?;
        let (b_name, b_span) = b?;
        let (a, b) = (self.find(a_name, a_span)?, self.find(b_name, b_span)?);
        if a == b {
            self.with_oneself(b_name, b_span);
            return None;
        }
        Some((a, b))
    }

    pub(super) fn with_oneself(&mut self, name: &str, span: &Span) {
        self.report.add(span, Problem::error(WITH_ONESELF).arg("name", name));
    }

    /// Two different characters, named in the list of a key.
    pub(super) fn between(&mut self, from: &Table<'_>) -> Option<(ActorId, ActorId)> {
        let mut names = from.list("between").iter().filter_map(Node::text);
        let (one, other) = (names.next(), names.next());
        self.two(one, other)
    }

    fn finish(mut self, file: &Table<'_>) -> (State, Kept) {
        let surroundings = self.surroundings(file);
        let doings = self.doings(file);
        let frame = Frame {
            title: file.text("title").map_or("", |(title, _)| title).to_owned(),
            seats: self.seats.into_names(),
            sides: self.sides.into_names(),
            profiles: self.profiles,
            library: self.data.library,
        };
        let mut switches = Switches::default();
        set_switches(file, Switches::ALL, &mut switches);
        let mut state = State::new(switches, frame, self.actors);
        state.next.item = u16::try_from(self.items.len() + 1).unwrap_or(u16::MAX);
        state.items = self.items;
        if let Some(it) = file.table("section") {
            let open = it.get("open").is_none() || it.flag("open");
            let (number, fights) = (it.number("number").unwrap_or(1), it.number("fights").unwrap_or(0));
            state.section = Section { number, open, fights };
        }
        if let Some(length) = file.get("charge-range").and_then(length_at) {
            state.charge_range = length;
        }
        surroundings.into_state(&mut state);
        doings.into_state(&mut state);
        state.marks = self.marks;
        let known = |(by, name, used): &(ActorId, String, Used)| {
            let ability = state.frame.library.ability_named(name)?;
            Some(Used { by: *by, ability, ..*used })
        };
        state.uses = self.kept.uses.iter().filter_map(known).collect();
        (state, self.kept)
    }
}
