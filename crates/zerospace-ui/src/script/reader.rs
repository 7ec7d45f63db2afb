//! Parses names of actors, skills, gear and tasks, as far as the reader may know them.

use std::ops::{Deref, DerefMut};

use schwung_messages::{Catalogue, Viewer};
use schwung_rulebook::Lang;
use schwung_table::Seat;
use schwung_transcript::Sort;
use schwung_ui_kit::Typed;
pub(super) use schwung_ui_kit::{Read, by_language};
use schwung_zerospace::{ActorId, Attribute, ItemId, Length, Side, SkillId, State, Task, TaskId};

use crate::words;

/// Names of gear.
pub(super) const ITEM: Sort = Sort("zs-no-such-item");
/// Names of powers.
pub(super) const GIFT: Sort = Sort("zs-no-such-gift");
/// Names of extended tasks.
pub(super) const TASK: Sort = Sort("zs-no-such-task");
/// Names of things that move by themselves.
const THING: Sort = Sort("zs-no-such-thing");
/// Names of sides.
const SIDE: Sort = Sort("zs-no-such-side");
/// Names of attributes.
const ATTRIBUTE: Sort = Sort("zs-no-such-attribute");

/// The maximum distance, in metres.
const FAR: i64 = 100_000;

/// Attributes with their English and German names.
const ATTRIBUTES: &[(Attribute, &str, &str)] = &[
    (Attribute::Strength, "strength", "Kraft"),
    (Attribute::Dexterity, "dexterity", "Geschick"),
    (Attribute::Intelligence, "intelligence", "Intelligenz"),
    (Attribute::Will, "will", "Wille"),
    (Attribute::Power, "power", "Macht"),
];

/// The name of an attribute in answers.
pub(super) fn attribute_word(lang: Lang, attribute: Attribute) -> &'static str {
    ATTRIBUTES.iter().find(|it| it.0 == attribute).map_or("", |it| by_language(lang, it.1, it.2).0)
}

/// A line with the state that its names refer to.
pub(super) struct Reader<'a>(Typed<'a, State>);

impl<'a> Deref for Reader<'a> {
    type Target = Typed<'a, State>;

    fn deref(&self) -> &Self::Target {
        &self.0
    }
}

impl DerefMut for Reader<'_> {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.0
    }
}

impl<'a> Reader<'a> {
    pub(super) fn new(c: &'a Catalogue, state: &'a State, line: &'a str, viewer: Viewer) -> Reader<'a> {
        Reader(Typed::new(c, state, line, viewer))
    }

    /// Like [`Reader::new`], but it records how the line is written in the language of `c`.
    pub(super) fn rewriting(c: &'a Catalogue, state: &'a State, line: &'a str, viewer: Viewer) -> Reader<'a> {
        Reader(Typed::rewriting(c, state, line, viewer))
    }

    pub(super) fn maybe_skill(&mut self) -> Option<SkillId> {
        let skills = skills(self.state, self.cursor.lang);
        self.cursor.name_of(Sort::SKILL, &skills)
    }

    pub(super) fn skill(&mut self) -> Read<SkillId> {
        let found = self.maybe_skill();
        self.found(found)
    }

    pub(super) fn maybe_attribute(&mut self) -> Option<Attribute> {
        let own = |it: &(Attribute, &'static str, &'static str)| {
            let (own, other) = by_language(self.cursor.lang, it.1, it.2);
            (it.0, vec![own, other])
        };
        let all: Vec<_> = ATTRIBUTES.iter().map(own).collect();
        self.cursor.name_of(ATTRIBUTE, &all)
    }

    pub(super) fn attribute(&mut self) -> Read<Attribute> {
        let found = self.maybe_attribute();
        self.found(found)
    }

    /// Parses an attribute, or endurance (`None`).
    pub(super) fn attribute_or_endurance(&mut self) -> Read<Option<Attribute>> {
        if self.is("endurance", "Ausdauer") { Ok(None) } else { self.attribute().map(Some) }
    }

    pub(super) fn maybe_seat(&mut self) -> Option<Seat> {
        let state = self.state;
        let place = self.cursor.place();
        let found = self.cursor.name(Sort::SEAT, seats(state));
        self.seat_is_written(place, found);
        found
    }

    pub(super) fn seat(&mut self) -> Read<Seat> {
        let found = self.maybe_seat();
        self.found(found)
    }

    /// Parses a seat, or everybody (`None`).
    pub(super) fn seat_or_all(&mut self) -> Read<Option<Seat>> {
        if self.is("everybody", "alle|allen") { Ok(None) } else { self.seat().map(Some) }
    }

    /// Parses an optional piece of gear. Of several with the same name, one that `by` carries is preferred.
    pub(super) fn maybe_item(&mut self, by: Option<ActorId>) -> Option<ItemId> {
        let (state, viewer) = (self.state, self.viewer);
        let known = move |holder: Option<ActorId>| {
            holder.is_none_or(|holder| words::knows_actor(state, holder, viewer))
        };
        let of = |own: bool| {
            let fits = move |holder: Option<ActorId>| (by.is_some() && holder == by) == own;
            let items = state.items.iter().filter(move |it| fits(it.holder) && known(it.holder));
            items.map(|it| (it.id, it.text.as_str()))
        };
        self.with_article(|r| r.cursor.name(ITEM, of(true).chain(of(false))))
    }

    pub(super) fn item(&mut self, by: Option<ActorId>) -> Read<ItemId> {
        let found = self.maybe_item(by);
        self.found(found)
    }

    /// Parses an optional power of an actor and returns its index on the sheet.
    pub(super) fn maybe_gift(&mut self, of: ActorId) -> Option<u8> {
        let gifts = &self.state.sheet(of).gifts;
        let named = (0..=u8::MAX).zip(gifts.iter().map(|it| it.name.as_str()));
        let known = named.take(if self.reads(of) { usize::MAX } else { 0 });
        self.cursor.name(GIFT, known)
    }

    /// Whether the reader may know the actor's sheet.
    fn reads(&self, who: ActorId) -> bool {
        self.eyes().read(who)
    }

    /// Parses the text of a task. Contests between unknown actors are not recognised.
    pub(super) fn task(&mut self) -> Read<TaskId> {
        let (state, viewer) = (self.state, self.viewer);
        let knows = |it: ActorId| words::knows_actor(state, it, viewer);
        let known = |it: &&Task| it.sides.is_none_or(|it| knows(it.first) || knows(it.second));
        let tasks = state.tasks.iter().rev().filter(known).map(|it| (it.id, it.text.as_str()));
        let found = self.cursor.name(TASK, tasks);
        self.found(found)
    }

    /// Parses a thing that moves by itself and returns its index.
    pub(super) fn thing(&mut self) -> Read<u8> {
        let things = (0..=u8::MAX).zip(self.state.things.iter().map(|it| it.text.as_str()));
        let found = self.cursor.name(THING, things);
        self.found(found)
    }

    pub(super) fn side(&mut self) -> Read<Side> {
        let sides = (0..=u8::MAX).map(Side).zip(self.state.frame.sides.iter().map(String::as_str));
        let found = self.cursor.name(SIDE, sides);
        self.found(found)
    }

    /// Parses an optional length `N m`, or `N.5 m` for half metres.
    pub(super) fn maybe_length(&mut self) -> Read<Option<Length>> {
        let place = self.cursor.place();
        let Some(metres) = self.cursor.maybe_number(0, FAR)? else { return Ok(None) };
        let rest = self.cursor.rest();
        let halves = rest.starts_with(".5") || rest.starts_with(",5 m");
        if halves {
            self.decimal_point();
            let _ = self.cursor.word("5");
        }
        if !self.cursor.word_of(None, &["m"]) {
            self.cursor.back_to(place);
            return Ok(None);
        }
        let metres = u32::try_from(metres).unwrap_or(0);
        Ok(Some(Length(Length::metres(metres).0.saturating_add(u32::from(halves)))))
    }

    /// Parses a required length `N m`.
    pub(super) fn length(&mut self) -> Read<Length> {
        match self.maybe_length()? {
            Some(length) => Ok(length),
            None => self.fail(),
        }
    }
}

/// All seats with their names; the game master's has a name in each language.
pub(super) fn seats(state: &State) -> impl Iterator<Item = (Seat, &str)> {
    schwung_ui_kit::seats(state, &["GM", "SL"])
}

/// All skills with their names; the first name is used for output.
fn skills(state: &State, lang: Lang) -> Vec<(SkillId, Vec<&str>)> {
    let written = state.frame.skills.iter().map(|it| {
        let (own, other) = by_language(lang, it.en.as_str(), it.de.as_str());
        vec![own, other, it.key.as_str()]
    });
    (0..=u8::MAX).map(SkillId).zip(written).collect()
}
