//! Profiles as people write them, many on one page: those who are there already change, the others join.

use schwung_daemmersturm::{
    Actor, ActorId, Command, Fact, Profile, SceneCommand, Side, TableFact, Wording,
    profile_line::{Many, Place, Reading, read_many},
};
use schwung_table::Seat;
use schwung_views::Staged;

use super::{
    desk::Desk,
    sheet::folded,
    stage::{ACTORS, change, free_name, seat_of, set},
};
use crate::words;

/// The most characters of what could not be read that are shown.
const SHOWN: usize = 60;

/// The commands that bring out what a page of profiles has; nothing where it is none, but a file. What is odd about a
/// profile goes to the plot leader as a note, since the written number holds.
///
/// # Errors
/// What is wrong with each profile, by name and line; and text that belongs to none.
//= daemmersturm.profile.import-checks
pub(super) fn stage(desk: &Desk<'_>, text: &str) -> Option<Staged<Command>> {
    let library = &desk.state.frame.library;
    let many = read_many(text, &|name| library.known(name));
    // A file names its system, and has its keys before any profile.
    if many.profiles.is_empty() || text.lines().any(|it| it.trim_start().starts_with("system")) {
        return None;
    }
    Some(Page { desk, text, taken: taken(desk) }.staged(&many))
}

fn taken(desk: &Desk<'_>) -> Vec<String> {
    desk.state.frame.profiles.iter().map(|it| folded(&it.name)).collect()
}

struct Page<'p> {
    desk: &'p Desk<'p>,
    text: &'p str,
    taken: Vec<String>,
}

impl Page<'_> {
    fn staged(mut self, many: &Many) -> Staged<Command> {
        let mut errors: Vec<String> = many.unread.iter().map(|it| self.unread(*it)).collect();
        let (mut facts, mut notes) = (Vec::new(), Vec::new());
        let mut joins = 0;
        for (place, result) in &many.profiles {
            match result {
                Ok(reading) => {
                    let fact = self.fact(reading);
                    joins += usize::from(matches!(fact, Fact::Table(_)));
                    facts.push(set(fact));
                    notes.extend(self.remarks(*place, reading));
                }
                Err(faults) => {
                    let name = self.name(*place);
                    let texts = faults.iter().map(|it| (it.span, words::profile_fault(self.desk.texts, it)));
                    errors.extend(texts.map(|(span, text)| self.line(span, &name, &text)));
                }
            }
        }
        if self.desk.state.actors.len() + joins > ACTORS {
            errors.push(self.desk.text("form-wrong-actors", &[("most", &ACTORS.to_string())]));
        }
        if !errors.is_empty() {
            return Err(errors);
        }
        facts.extend(notes);
        Ok(facts)
    }

    /// The player's character of that name changes; anybody else joins.
    fn fact(&mut self, reading: &Reading) -> Fact {
        let state = self.desk.state;
        let profile = reading.to_profile(&state.frame.library);
        let is_the_same = |id: &ActorId| {
            !state.actor(*id).seat.is_gm() && folded(&state.profile(*id).name) == folded(&profile.name)
        };
        if let Some(who) = state.ids().find(is_the_same) {
            // What does not stand in the line stays as it is.
            let old = state.profile(who);
            let profile = Profile {
                client_name: old.client_name.clone(),
                hands: old.hands,
                armour_class: old.armour_class,
                armour: old.armour,
                protections: old.protections.clone(),
                two_handed_pair: old.two_handed_pair,
                ..profile
            };
            return change(who, profile);
        }
        let seat = seat_of(state, &profile.name);
        let side = Side(u8::from(seat.is_none()));
        let profile = Profile { name: free_name(&mut self.taken, &profile.name), ..profile };
        let actor = Actor::new(&profile, side, seat.unwrap_or(Seat::GM));
        Fact::Table(TableFact::Join { profile: Box::new(profile), actor: Box::new(actor) })
    }

    /// What is odd about a profile, as a note to the plot leader.
    fn remarks(&self, place: Place, reading: &Reading) -> Option<Command> {
        if reading.remarks.is_empty() {
            return None;
        }
        let name = self.name(place);
        let all = reading.remarks.iter();
        let texts: Vec<String> = all.map(|it| words::profile_remark(self.desk.texts, it)).collect();
        let line = self.line(place, &name, &texts.join(" "));
        Some(Command::Scene(SceneCommand::Tell { to: None, text: Wording::new(&line) }))
    }

    fn unread(&self, place: Place) -> String {
        let text: String = self.cut(place).chars().take(SHOWN).collect();
        let n = self.number(place).to_string();
        self.desk.text("ds-form-wrong-unread", &[("n", &n), ("text", text.trim())])
    }

    /// The name with which a profile begins.
    fn name(&self, place: Place) -> String {
        let head = self.cut(place).split([':', '\u{ff1a}']).next().unwrap_or_default();
        head.trim().chars().take(SHOWN).collect()
    }

    fn cut(&self, place: Place) -> &str {
        self.text.get(place.start..place.end).unwrap_or_default()
    }

    /// In which line something stands, from 1.
    fn number(&self, place: Place) -> usize {
        let before = self.text.get(..place.start).unwrap_or_default();
        before.replace("\r\n", "\n").matches(['\n', '\r']).count() + 1
    }

    fn line(&self, place: Place, name: &str, text: &str) -> String {
        let n = self.number(place).to_string();
        self.desk.text("ds-form-wrong-profile", &[("name", name), ("n", &n), ("text", text)])
    }
}
