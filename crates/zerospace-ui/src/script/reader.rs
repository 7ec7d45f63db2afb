//! Parses names of actors, skills, gear and tasks, as far as the reader may know them.

use schwung_messages::{Catalogue, Viewer};
use schwung_rulebook::Lang;
use schwung_table::Seat;
use schwung_transcript::{Cursor, LineError, Sort};
use schwung_zerospace::{ActorId, Attribute, ItemId, Length, Side, SkillId, State, Task, TaskId, Wording};

use crate::words;

/// The result of parsing.
pub(super) type Read<T> = Result<T, LineError>;

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

/// Articles that may precede a name.
const ARTICLES: &[&str] = &[
    "the", "a", "an", "his", "her", "their", "der", "die", "das", "den", "dem", "ein", "eine", "einen",
    "einem", "seine", "seinen", "sein", "ihre", "ihren", "ihr",
];

/// A line with the state that its names refer to.
pub(super) struct Reader<'a> {
    pub(super) c: &'a Catalogue,
    pub(super) state: &'a State,
    pub(super) viewer: Viewer,
    pub(super) cursor: Cursor<'a>,
}

impl<'a> Reader<'a> {
    pub(super) fn new(c: &'a Catalogue, state: &'a State, line: &'a str, viewer: Viewer) -> Reader<'a> {
        Reader { c, state, viewer, cursor: Cursor::new(line, c.lang()) }
    }

    /// Consumes the next word if it is the given one, in English or German. Alternatives are separated by bars.
    pub(super) fn is(&mut self, en: &str, de: &str) -> bool {
        self.is_of(None, en, de)
    }

    /// Like [`Reader::is`], but for a particular sort of words.
    pub(super) fn is_of(&mut self, sort: Option<Sort>, en: &str, de: &str) -> bool {
        let (own, other) = by_language(self.cursor.lang, en, de);
        let (own, other): (Vec<&str>, Vec<&str>) = (own.split('|').collect(), other.split('|').collect());
        self.cursor.word_or(sort, &own, &other)
    }

    /// Requires the given word.
    pub(super) fn need(&mut self, en: &str, de: &str) -> Read<()> {
        if self.is(en, de) { Ok(()) } else { self.fail() }
    }

    /// The error for a missing part at this position.
    pub(super) fn fail<T>(&self) -> Read<T> {
        Err(self.cursor.error())
    }

    /// Consumes the first of these words that matches.
    pub(super) fn one_of<T: Copy>(&mut self, words: &[(T, &str, &str)]) -> Option<T> {
        words.iter().find(|(_, en, de)| self.is(en, de)).map(|it| it.0)
    }

    /// Consumes `not`, if it is next.
    pub(super) fn is_not(&mut self) -> bool {
        self.is("not", "nicht")
    }

    fn found<T>(&self, found: Option<T>) -> Read<T> {
        found.ok_or_else(|| self.cursor.error())
    }

    pub(super) fn maybe_actor(&mut self) -> Option<ActorId> {
        let (state, viewer) = (self.state, self.viewer);
        let known = move |it: &(ActorId, &str)| words::knows_actor(state, it.0, viewer);
        self.with_article(|r| r.cursor.name(Sort::ACTOR, actors(state).filter(known)))
    }

    /// Parses something that may be preceded by an article.
    fn with_article<T>(&mut self, mut read: impl FnMut(&mut Self) -> Option<T>) -> Option<T> {
        if let Some(found) = read(self) {
            return Some(found);
        }
        let (c, state, viewer) = (self.c, self.state, self.viewer);
        let mut after = Reader { c, state, viewer, cursor: self.cursor.clone() };
        if !after.cursor.passes(ARTICLES) {
            return None;
        }
        let found = read(&mut after)?;
        self.cursor = after.cursor;
        Some(found)
    }

    /// Consumes the separated particle of a German verb, as in `greift … an`.
    pub(super) fn particle(&mut self, particle: &str) {
        let _ = particle.is_empty() || particle.split('|').any(|it| self.cursor.word(it));
    }

    pub(super) fn actor(&mut self) -> Read<ActorId> {
        let found = self.maybe_actor();
        self.found(found)
    }

    /// Parses several names separated by commas or "and". A comma that is not followed by a name ends the list.
    pub(super) fn actors(&mut self) -> Read<Vec<ActorId>> {
        let mut all = vec![self.actor()?];
        while let Some(next) = self.next_of_list(Reader::maybe_actor)? {
            all.push(next);
        }
        Ok(all)
    }

    /// Parses another element of a list after a comma or "and", if there is one.
    pub(super) fn next_of_list<T>(&mut self, read: impl Fn(&mut Self) -> Option<T>) -> Read<Option<T>> {
        let place = self.cursor.place();
        if self.is("and", "und") {
            let found = read(self);
            return self.found(found).map(Some);
        }
        if !self.cursor.sign(',') {
            return Ok(None);
        }
        let next = read(self);
        if next.is_none() {
            self.cursor.back_to(place);
        }
        Ok(next)
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
        self.cursor.name(Sort::SEAT, seats(state))
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

    /// Whether the reader may know the actor's sheet. Sheets of players' characters are public.
    fn reads(&self, who: ActorId) -> bool {
        let own = self.viewer == Viewer::All || !self.state.actor(who).seat.is_gm();
        own && words::knows_actor(self.state, who, self.viewer)
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

    /// Parses a text in quotation marks.
    pub(super) fn text(&mut self) -> Read<Wording> {
        self.cursor.text().map(|it| Wording::new(&it))
    }

    /// Parses an optional text in quotation marks.
    pub(super) fn maybe_text(&mut self) -> Read<Option<Wording>> {
        Ok(self.cursor.maybe_text()?.map(|it| Wording::new(&it)))
    }

    /// Parses an optional length `N m`, or `N.5 m` for half metres.
    pub(super) fn maybe_length(&mut self) -> Read<Option<Length>> {
        let place = self.cursor.place();
        let Some(metres) = self.cursor.maybe_number(0, FAR)? else { return Ok(None) };
        let rest = self.cursor.rest();
        let halves = rest.starts_with(".5") || rest.starts_with(",5 m");
        if halves {
            let _ = self.cursor.sign('.') || self.cursor.sign(',');
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

    /// Parses a whole number between two inclusive bounds.
    pub(super) fn number<N: TryFrom<i64>>(&mut self, least: i64, most: i64) -> Read<N> {
        self.cursor.number(least, most)
    }
}

/// Orders two values so that the one of the reader's language comes first.
pub(super) fn by_language<T>(lang: Lang, en: T, de: T) -> (T, T) {
    match lang {
        Lang::En => (en, de),
        Lang::De => (de, en),
    }
}

/// All actors with their names.
pub(super) fn actors(state: &State) -> impl Iterator<Item = (ActorId, &str)> {
    state.ids().zip(state.frame.sheets.iter().map(|it| it.name.as_str()))
}

/// All seats with their names; the game master's has a name in each language.
pub(super) fn seats(state: &State) -> impl Iterator<Item = (Seat, &str)> {
    let named = (0..=u8::MAX).map(Seat).zip(state.frame.seats.iter().map(String::as_str));
    [(Seat::GM, "GM"), (Seat::GM, "SL")].into_iter().chain(named)
}

/// All skills with their names; the first name is used for output.
fn skills(state: &State, lang: Lang) -> Vec<(SkillId, Vec<&str>)> {
    let written = state.frame.skills.iter().map(|it| {
        let (own, other) = by_language(lang, it.en.as_str(), it.de.as_str());
        vec![own, other, it.key.as_str()]
    });
    (0..=u8::MAX).map(SkillId).zip(written).collect()
}
