//! The parser for a line. Names of characters, items and library entries are looked up as far as the reader may know
//! them.

use schwung_daemmersturm::{
    AbilityId, ActorId, AreaId, Direction, GroupId, Item, ItemId, ProtectionId, Side, SpellId, State,
    SubstanceId, WeaponId, Wording,
};
use schwung_messages::{Catalogue, Viewer};
use schwung_rulebook::Lang;
use schwung_table::Seat;
use schwung_transcript::{Cursor, LineError, Sort};

use super::terms::{DIRECTIONS, Terms};
use crate::words;

/// The result of parsing.
pub(super) type Read<T> = Result<T, LineError>;

/// An item.
pub(super) const ITEM: Sort = Sort("ds-no-such-item");
/// An ability of the library.
pub(super) const ABILITY: Sort = Sort("ds-no-such-ability");
/// A spell of the library.
const SPELL: Sort = Sort("ds-no-such-spell");
/// A group attack of the library.
const GROUP: Sort = Sort("ds-no-such-group");
/// A protection of the library.
pub(super) const PROTECTION: Sort = Sort("ds-no-such-protection");
/// A potion or poison of the library.
const SUBSTANCE: Sort = Sort("ds-no-such-substance");
/// A weapon of the library.
const WEAPON: Sort = Sort("ds-no-such-weapon");

/// A side.
const SIDE: Sort = Sort("ds-no-such-side");

/// Words that may precede a name.
const ARTICLES: &[&str] = &[
    "the", "a", "an", "his", "her", "their", "der", "die", "das", "den", "dem", "ein", "eine", "einen",
    "einem", "seine", "seinen", "sein", "ihre", "ihren", "ihr",
];

/// Minimum number of letters at the end of a name that may stand for the whole name.
const SHORTEST_END: usize = 4;

/// A line being parsed, with the state it refers to.
pub(super) struct Reader<'a> {
    pub(super) state: &'a State,
    pub(super) viewer: Viewer,
    pub(super) cursor: Cursor<'a>,
}

/// Declares methods that parse names of a list of the library.
macro_rules! library {
    ($($(#[$doc:meta])* $name:ident $maybe:ident: $list:ident $id:ident $sort:ident;)+) => {
        impl Reader<'_> {
            $($(#[$doc])*
            pub(super) fn $maybe(&mut self) -> Option<$id> {
                let list = &self.state.frame.library.$list;
                let named = (0..=u16::MAX).map($id).zip(list.iter().map(|it| it.name.as_str()));
                self.cursor.name($sort, named)
            }

            $(#[$doc])*
            pub(super) fn $name(&mut self) -> Read<$id> {
                let found = self.$maybe();
                self.found(found)
            })+
        }
    };
}

library! {
    /// Parses an ability.
    ability maybe_ability: abilities AbilityId ABILITY;
    /// Parses a spell.
    spell maybe_spell: spells SpellId SPELL;
    /// Parses a group attack.
    group maybe_group: groups GroupId GROUP;
    /// Parses a protection.
    protection maybe_protection: protections ProtectionId PROTECTION;
    /// Parses a potion or poison.
    substance maybe_substance: substances SubstanceId SUBSTANCE;
}

impl<'a> Reader<'a> {
    pub(super) fn new(c: &Catalogue, state: &'a State, line: &'a str, viewer: Viewer) -> Reader<'a> {
        Reader { state, viewer, cursor: Cursor::new(line, c.lang()) }
    }

    /// Takes the next word if it is this one, in English or German. Bars separate alternative spellings.
    pub(super) fn is(&mut self, en: &str, de: &str) -> bool {
        self.is_of(None, en, de)
    }

    /// Like [`Reader::is`], but describes the expected word by this sort.
    pub(super) fn is_of(&mut self, sort: Option<Sort>, en: &str, de: &str) -> bool {
        is_word(&mut self.cursor, sort, en, de)
    }

    /// Requires this word next.
    pub(super) fn need(&mut self, en: &str, de: &str) -> Read<()> {
        if self.is(en, de) { Ok(()) } else { self.fail() }
    }

    /// Fails because nothing that was expected came next.
    pub(super) fn fail<T>(&self) -> Read<T> {
        Err(self.cursor.error())
    }

    /// Takes the longest of these terms that comes next.
    pub(super) fn one_of<T: Copy>(&mut self, terms: &[(T, &str, &str)]) -> Option<T> {
        let start = self.cursor.place();
        let mut best: Option<(usize, T)> = None;
        for (value, en, de) in terms {
            if self.is(en, de) {
                let end = self.cursor.place();
                if best.is_none_or(|(far, _)| end > far) {
                    best = Some((end, *value));
                }
                self.cursor.back_to(start);
            }
        }
        let (end, value) = best?;
        self.cursor.back_to(end);
        Some(value)
    }

    /// Requires one of these terms next.
    pub(super) fn term<T: Copy>(&mut self, terms: Terms<T>) -> Read<T> {
        let found = self.one_of(terms);
        self.found(found)
    }

    /// Parses one of the eight directions, with or without an article.
    pub(super) fn direction(&mut self) -> Read<Direction> {
        let _ = self.is("the", "dem|den");
        self.term(DIRECTIONS)
    }

    /// Takes `not` if it comes next.
    pub(super) fn is_not(&mut self) -> bool {
        self.is("not", "nicht")
    }

    /// Takes the separated prefix of a German verb, as in `greift … an`, if it comes next.
    pub(super) fn particle(&mut self, particle: &str) {
        let place = self.cursor.place();
        if !particle.split('|').any(|it| self.cursor.word(it)) {
            self.cursor.back_to(place);
        }
    }

    pub(super) fn found<T>(&self, found: Option<T>) -> Read<T> {
        found.ok_or_else(|| self.cursor.error())
    }

    pub(super) fn maybe_actor(&mut self) -> Option<ActorId> {
        let (state, viewer) = (self.state, self.viewer);
        let known = move |it: &(ActorId, &str)| words::knows_actor(state, it.0, viewer);
        self.with_article(|r| r.cursor.name(Sort::ACTOR, actors(state).filter(known)))
    }

    /// Parses what comes next, optionally after an article.
    fn with_article<T>(&mut self, mut read: impl FnMut(&mut Self) -> Option<T>) -> Option<T> {
        if let Some(found) = read(self) {
            return Some(found);
        }
        let mut after = Reader { state: self.state, viewer: self.viewer, cursor: self.cursor.clone() };
        if !after.cursor.passes(ARTICLES) {
            return None;
        }
        let found = read(&mut after)?;
        self.cursor = after.cursor;
        Some(found)
    }

    pub(super) fn actor(&mut self) -> Read<ActorId> {
        let found = self.maybe_actor();
        self.found(found)
    }

    /// Parses names separated by commas or "and". A comma that is not followed by a name ends the list.
    pub(super) fn actors(&mut self) -> Read<Vec<ActorId>> {
        let first = self.actor()?;
        self.more_actors(first)
    }

    /// Parses several names, or nobody.
    pub(super) fn actors_or_nobody(&mut self) -> Read<Vec<ActorId>> {
        if self.is("nobody", "niemand|niemanden") { Ok(Vec::new()) } else { self.actors() }
    }

    fn more_actors(&mut self, first: ActorId) -> Read<Vec<ActorId>> {
        let mut all = vec![first];
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

    /// Parses a character, or nobody (`None`).
    pub(super) fn actor_or_nobody(&mut self) -> Read<Option<ActorId>> {
        if self.is("nobody", "niemand|niemanden|niemandem") { Ok(None) } else { self.actor().map(Some) }
    }

    pub(super) fn seat(&mut self) -> Read<Seat> {
        let state = self.state;
        let found = self.cursor.name(Sort::SEAT, seats(state));
        self.found(found)
    }

    /// Parses a weapon of the library.
    pub(super) fn maybe_weapon(&mut self) -> Option<WeaponId> {
        let list = &self.state.frame.library.weapons;
        let named = (0..=u16::MAX).map(WeaponId).zip(list.iter().map(|it| it.name.as_str()));
        self.cursor.name(WEAPON, named)
    }

    /// Parses a side by its name or number.
    pub(super) fn side(&mut self) -> Read<Side> {
        if let Some(number) = self.cursor.maybe_number(0, 255)? {
            return Ok(Side(u8::try_from(number).unwrap_or(u8::MAX)));
        }
        let named = (0..=u8::MAX).map(Side).zip(self.state.frame.sides.iter().map(String::as_str));
        let found = self.cursor.name(SIDE, named);
        self.found(found)
    }

    /// Parses an item by its name, optionally with its number. Items of `by` take precedence, then items on the ground.
    pub(super) fn maybe_item(&mut self, by: Option<ActorId>) -> Option<ItemId> {
        let known =
            |it: &&Item| it.holder.is_none_or(|holder| words::knows_actor(self.state, holder, self.viewer));
        let mut items: Vec<&Item> = self.state.items.iter().filter(known).collect();
        items.sort_by_key(|it| match it.holder {
            Some(holder) if Some(holder) == by => (0, std::cmp::Reverse(it.held as u8)),
            None => (1, std::cmp::Reverse(0)),
            Some(_) => (2, std::cmp::Reverse(0)),
        });
        let numbered: Vec<(ItemId, String)> = items.iter().map(|it| (it.id, numbered(it))).collect();
        let plain = items.iter().map(|it| (it.id, it.label.as_str()));
        let named: Vec<(ItemId, &str)> =
            plain.chain(numbered.iter().map(|it| (it.0, it.1.as_str()))).collect();
        let own: Vec<&Item> = items.iter().copied().filter(|it| by.is_some() && it.holder == by).collect();
        self.with_article(|r| {
            let short = r.ends_of(&own).or_else(|| r.ends_of(&items));
            r.cursor.name(ITEM, named.iter().copied().chain(short.iter().map(|it| (it.0, it.1.as_str()))))
        })
    }

    /// Finds the only item whose name ends with the next word, such as `Granate` for `Splittergranate`.
    fn ends_of(&self, items: &[&Item]) -> Option<(ItemId, String)> {
        let rest = self.cursor.rest();
        let word: String = rest.chars().take_while(|it| it.is_alphanumeric()).collect();
        if word.chars().count() < SHORTEST_END {
            return None;
        }
        let end = word.to_lowercase();
        let ends = |it: &&&Item| it.label.as_str().to_lowercase().ends_with(&end);
        let first = items.iter().find(ends)?;
        let others = items.iter().filter(ends).any(|it| it.label != first.label);
        (!others).then_some((first.id, word))
    }

    pub(super) fn item(&mut self, by: Option<ActorId>) -> Read<ItemId> {
        let found = self.maybe_item(by);
        self.found(found)
    }

    /// Parses `place N`, an area by its number.
    pub(super) fn place(&mut self) -> Read<AreaId> {
        self.need("place", "Ort")?;
        self.number(1, i64::from(u32::MAX)).map(AreaId)
    }

    /// Parses `place N` after one of these words, if they come next.
    pub(super) fn maybe_place(&mut self, en: &str, de: &str) -> Read<Option<AreaId>> {
        if self.is(en, de) { self.place().map(Some) } else { Ok(None) }
    }

    /// Parses a text in quotation marks.
    pub(super) fn text(&mut self) -> Read<Wording> {
        self.cursor.text().map(|it| Wording::new(&it))
    }

    /// Parses a text in quotation marks, if it comes next.
    pub(super) fn maybe_text(&mut self) -> Read<Wording> {
        Ok(self.cursor.maybe_text()?.map_or(Wording::NONE, |it| Wording::new(&it)))
    }

    /// Parses an integer within bounds.
    pub(super) fn number<N: TryFrom<i64>>(&mut self, least: i64, most: i64) -> Read<N> {
        self.cursor.number(least, most)
    }
}

/// Takes the next word if it is this one, in either language. Errors mention the reader's own language.
pub(super) fn is_word(cursor: &mut Cursor<'_>, sort: Option<Sort>, en: &str, de: &str) -> bool {
    let (own, other) = by_language(cursor.lang, en, de);
    let (own, other): (Vec<&str>, Vec<&str>) = (own.split('|').collect(), other.split('|').collect());
    cursor.word_or(sort, &own, &other)
}

/// Orders two values by language, that of the reader first.
pub(super) fn by_language<T>(lang: Lang, en: T, de: T) -> (T, T) {
    match lang {
        Lang::En => (en, de),
        Lang::De => (de, en),
    }
}

/// All characters with their names.
pub(super) fn actors(state: &State) -> impl Iterator<Item = (ActorId, &str)> {
    state.ids().zip(state.frame.profiles.iter().map(|it| it.name.as_str()))
}

/// All seats with their names. The plot leader's has a fixed name in both languages.
pub(super) fn seats(state: &State) -> impl Iterator<Item = (Seat, &str)> {
    let named = (0..=u8::MAX).map(Seat).zip(state.frame.seats.iter().map(String::as_str));
    [(Seat::GM, "PL"), (Seat::GM, "SL"), (Seat::GM, "GM")].into_iter().chain(named)
}

/// Name and number of an item, such as `Dolch #3`.
fn numbered(item: &Item) -> String {
    format!("{} #{}", item.label, item.id.0)
}

/// The text for an item: its name, with its number if several items have that name.
pub(super) fn item_name(state: &State, id: ItemId) -> String {
    let Some(item) = state.item(id) else { return String::new() };
    let same = state.items.iter().filter(|it| it.label == item.label).count();
    if same > 1 { numbered(item) } else { item.label.as_str().to_owned() }
}
