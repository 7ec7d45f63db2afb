//! The parser for a line. Names of characters, items and library entries are looked up as far as the reader may know
//! them.

use std::ops::{Deref, DerefMut};

use schwung_daemmersturm::{
    AbilityId, ActorId, AreaId, Direction, GroupId, Item, ItemId, ProtectionId, Side, SpellId, State,
    SubstanceId, WeaponId, Wording,
};
use schwung_messages::{Catalogue, Viewer};
use schwung_table::{Seat, Veil, WireId};
use schwung_transcript::{Cursor, Sort};
use schwung_ui_kit::Typed;
pub(super) use schwung_ui_kit::{Read, by_language, is_word};

use super::terms::{DIRECTIONS, Terms};

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

/// Minimum number of letters at the end of a name that is accepted for the whole name.
const SHORTEST_END: usize = 4;

/// A line being parsed, with the state it refers to.
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
    pub(super) fn new(c: &'a Catalogue, state: &'a State, line: &'a str, viewer: Viewer) -> Reader<'a> {
        Reader(Typed::new(c, state, line, viewer))
    }

    /// Like [`Reader::new`], but it records how the line is written in the language of `c`.
    pub(super) fn rewriting(c: &'a Catalogue, state: &'a State, line: &'a str, viewer: Viewer) -> Reader<'a> {
        Reader(Typed::rewriting(c, state, line, viewer))
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

    /// Parses several names, or "nobody".
    pub(super) fn actors_or_nobody(&mut self) -> Read<Vec<ActorId>> {
        if self.is("nobody", "niemand|niemanden") { Ok(Vec::new()) } else { self.actors() }
    }

    /// Parses a character, or "nobody" (`None`).
    pub(super) fn actor_or_nobody(&mut self) -> Read<Option<ActorId>> {
        if self.is("nobody", "niemand|niemanden|niemandem") { Ok(None) } else { self.actor().map(Some) }
    }

    pub(super) fn seat(&mut self) -> Read<Seat> {
        let state = self.state;
        let place = self.cursor.place();
        let found = self.cursor.name(Sort::SEAT, seats(state));
        self.seat_is_written(place, found);
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
        let known = |it: &&Item| it.holder.is_none_or(|holder| self.eyes().know(holder));
        let mut items: Vec<&Item> = self.state.items.iter().filter(known).collect();
        items.sort_by_key(|it| match it.holder {
            Some(holder) if Some(holder) == by => (0, std::cmp::Reverse(it.held as u8)),
            None => (1, std::cmp::Reverse(0)),
            Some(_) => (2, std::cmp::Reverse(0)),
        });
        let numbered: Vec<(ItemId, String)> = items.iter().map(|it| (it.id, numbered(it))).collect();
        let own: Vec<&Item> = items.iter().copied().filter(|it| by.is_some() && it.holder == by).collect();
        self.with_article(|r| {
            let short = ends_of(&r.cursor, &own).or_else(|| ends_of(&r.cursor, &items));
            // Errors list each name once, without numbers.
            let named =
                items.iter().zip(&numbered).map(|(it, (id, number))| (*id, vec![it.label.as_str(), number]));
            let named: Vec<_> = named.chain(short.iter().map(|it| (it.0, vec![it.1.as_str()]))).collect();
            let place = r.cursor.place();
            let found = r.cursor.name_of(ITEM, &named);
            if found.is_some() {
                r.cursor.stays(place);
            }
            found
        })
    }

    pub(super) fn item(&mut self, by: Option<ActorId>) -> Read<ItemId> {
        let found = self.maybe_item(by);
        self.found(found)
    }

    /// Parses `place N`, an area by its number.
    pub(super) fn place(&mut self) -> Read<AreaId> {
        self.need("place", "Ort")?;
        self.place_number()
    }

    /// Parses the number by which people call an area.
    pub(super) fn place_number(&mut self) -> Read<AreaId> {
        let number: u32 = self.number(1, i64::from(u32::MAX))?;
        let eyes = self.eyes();
        let mut known = self.state.areas.iter().rev().map(|it| it.id).filter(|it| eyes.know(it));
        let found = known.find(|it| WireId::spoken(AreaId::KIND, it.0) == number);
        // Without a veil, areas that are gone keep their number.
        Ok(found.unwrap_or(AreaId(if Veil::present().is_some() { u32::MAX } else { number })))
    }

    /// Parses `place N` after one of these words, if they come next.
    pub(super) fn maybe_place(&mut self, en: &str, de: &str) -> Read<Option<AreaId>> {
        if self.is(en, de) { self.place().map(Some) } else { Ok(None) }
    }

    /// Parses a text in quotation marks, if it comes next.
    pub(super) fn maybe_text(&mut self) -> Read<Wording> {
        Ok(self.cursor.maybe_text()?.map_or(Wording::NONE, |it| Wording::new(&it)))
    }
}

/// All seats with their names. The plot leader's has a fixed name in both languages.
pub(super) fn seats(state: &State) -> impl Iterator<Item = (Seat, &str)> {
    schwung_ui_kit::seats(state, &["PL", "SL", "GM"])
}

/// Name and number of an item, such as `Dolch #3`.
fn numbered(item: &Item) -> String {
    format!("{} #{}", item.label, WireId::spoken(ItemId::KIND, item.id.0.into()))
}

/// The text for an item: its name, with its number if several items have that name.
pub(super) fn item_name(state: &State, id: ItemId) -> String {
    let Some(item) = state.item(id) else { return String::new() };
    let same = state.items.iter().filter(|it| it.label == item.label).count();
    if same > 1 { numbered(item) } else { item.label.as_str().to_owned() }
}

/// Finds the only item whose name ends with the next word, such as `Granate` for `Splittergranate`.
fn ends_of(cursor: &Cursor<'_>, items: &[&Item]) -> Option<(ItemId, String)> {
    let rest = cursor.rest();
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
