//! Turns a file that fits the format into a table before play.

use schwung_fate::{
    Actor, Aspect, BeginConflict, ConflictKind, Frame, Profile, Sheet, State, Style, Switches, Way, Wording,
};
use schwung_files::kit::{Names, Report, Seats, Sides, Table, habits, set_switches};

use schwung_play::Habit;

use super::{format::SYSTEMS, kept::Kept, skills::SkillList};

/// An encounter under construction, and the report of its problems.
pub(crate) struct Making<'r, 'd> {
    pub(crate) report: &'r mut Report<'d>,
    pub(crate) profile: Profile,
    pub(crate) list: SkillList,
    pub(crate) zones: Names,
    pub(crate) ways: Vec<Way>,
    pub(crate) seats: Seats,
    pub(crate) sides: Sides,
    /// Names of characters, groups and companions, which must all differ.
    pub(crate) names: Names,
    pub(crate) sheets: Vec<Sheet>,
    pub(crate) actors: Vec<Actor>,
    /// Number of actors that are named characters.
    pub(crate) characters: usize,
    pub(crate) aspects: Vec<Aspect>,
    pub(crate) kept: Kept,
}

/// Builds the table that a file describes. Problems go to the report; if there are errors, the table must not
/// be used.
///
/// The system is the file's `system`, or else `usual`.
pub(crate) fn make(
    report: &mut Report<'_>,
    file: &Table<'_>,
    usual: Option<&str>,
) -> (State, Option<BeginConflict>, Vec<Habit>, Kept) {
    let system = file.text("system").map(|it| it.0).or(usual);
    let seats = Seats::new(report, file);
    let sides = Sides::new(report, file);
    let mut making = Making {
        report,
        profile: system.and_then(Profile::find).unwrap_or_else(Profile::sotc),
        list: system.and_then(SkillList::of).or_else(|| SkillList::of(SYSTEMS[0])).unwrap_or_default(),
        zones: Names::default(),
        ways: Vec::new(),
        seats,
        sides,
        names: Names::default(),
        sheets: Vec::new(),
        actors: Vec::new(),
        characters: 0,
        aspects: Vec::new(),
        kept: Kept::default(),
    };
    making.switches(file);
    making.list.change(making.report, file);
    making.zones(file);
    making.scene_aspects(file);
    for character in file.tables("character") {
        making.character(character);
    }
    making.characters = making.actors.len();
    for minions in file.tables("minions") {
        making.minions(minions);
    }
    making.companions_alone(file);
    let begin = making.conflict(file);
    let groups: Vec<Option<String>> = making.sheets.iter().map(|it| group_of(&it.name)).collect();
    let names: Vec<(&str, Option<&str>)> =
        making.sheets.iter().zip(&groups).map(|(it, group)| (it.name.as_str(), group.as_deref())).collect();
    let habits = habits(making.report, file, &names);
    let (state, kept) = making.finish(file);
    (state, begin, habits, kept)
}

/// The name without its number: groups of the same minions share it.
fn group_of(name: &str) -> Option<String> {
    let (group, number) = name.rsplit_once(' ')?;
    number.bytes().all(|it| it.is_ascii_digit()).then(|| group.to_owned())
}

impl Making<'_, '_> {
    fn switches(&mut self, file: &Table<'_>) {
        //= malmsturm.style.presets
        if let Some(style) = file.text("style").and_then(|(word, _)| Style::from_word(word)) {
            style.set(&mut self.profile.switches);
        }
        set_switches(file, Switches::ALL, &mut self.profile.switches);
    }

    /// The conflict that can begin at once.
    fn conflict(&mut self, file: &Table<'_>) -> Option<BeginConflict> {
        let from = file.table("conflict")?;
        let skill = from.text("skill").and_then(|(name, span)| self.list.find(self.report, name, span));
        let first = from.text("first").and_then(|(name, span)| {
            let character = || self.actor_named(name).map(|id| self.actors[usize::from(id.0)].seat);
            let seat = self.seats.find(name).or_else(character);
            if seat.is_none() {
                self.report.add(span, self.seats.unknown(name));
            }
            seat
        });
        let stake = from.text("stake").map_or(Wording::NONE, |(text, _)| Wording::new(text));
        let kind = from.text("kind").and_then(|(word, _)| ConflictKind::from_word(word))?;
        Some(BeginConflict { kind, skill, first, stake })
    }

    fn finish(mut self, file: &Table<'_>) -> (State, Kept) {
        let found = self.recall();
        let frame = Frame {
            title: file.text("title").map_or("", |(title, _)| title).to_owned(),
            seats: self.seats.into_names(),
            sides: self.sides.into_names(),
            skills: self.list.skills,
            roles: self.list.roles,
            agendas: self.list.agendas,
            sheets: self.sheets,
            zones: self.zones.shown().to_vec(),
            ways: self.ways,
        };
        let mut state = State::new(self.profile, frame, self.actors);
        state.next_aspect = u16::try_from(self.aspects.len() + 1).unwrap_or(u16::MAX);
        state.aspects = self.aspects;
        state.found = found;
        (state, self.kept)
    }
}
