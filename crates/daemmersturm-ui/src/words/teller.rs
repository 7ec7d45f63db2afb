//! The context for building texts: catalogue, state and reader.

use std::ops::Deref;

use schwung_daemmersturm::{
    AbilityId, ActorId, AreaId, Burden, Facing, GroupId, ItemId, ItemKind, Length, Name, Obstacle,
    ProtectionId, Shelter, Side, Source, SpellId, State, SubstanceId, WeaponId, Wording,
};
use schwung_messages::{Catalogue, Viewer};
use schwung_table::{Phrase, WireId};

use super::{kinds, names};

/// Builds texts about a state for a reader.
#[derive(Clone, Copy)]
pub(crate) struct Teller<'a>(schwung_ui_kit::Teller<'a, State>);

impl<'a> Deref for Teller<'a> {
    type Target = schwung_ui_kit::Teller<'a, State>;

    fn deref(&self) -> &Self::Target {
        &self.0
    }
}

impl<'a> Teller<'a> {
    pub(crate) fn new(c: &'a Catalogue, state: &'a State, viewer: Viewer) -> Teller<'a> {
        Teller(schwung_ui_kit::Teller::new(c, state, viewer))
    }

    /// The name of a character, as far as the reader knows it.
    pub(crate) fn actor(&self, actor: ActorId) -> String {
        self.0.name(actor)
    }

    /// A message declared with an event or a question.
    pub(crate) fn phrase(&self, phrase: &Phrase<'_, Name>) -> String {
        self.phrase_with(phrase, |it| self.called(it))
    }

    /// The same with another message.
    pub(crate) fn phrase_as(&self, key: &str, phrase: &Phrase<'_, Name>) -> String {
        self.0.phrase_as(key, phrase, |it| self.called(it))
    }

    /// The name of something, as far as the reader knows it; `None` if such things have no names.
    fn called(&self, name: Name) -> Option<String> {
        match name {
            Name::Actor(it) => Some(self.actor(it)),
            Name::Item(it) => Some(self.item(it)),
            Name::Weapon(it) => Some(self.weapon(it)),
            Name::Protection(it) => Some(self.protection(it)),
            Name::Ability(it) => Some(self.ability(it)),
            Name::Spell(it) => Some(self.spell(it)),
            Name::Substance(it) => Some(self.substance(it)),
            Name::Group(it) => Some(self.group(it)),
            Name::Area(it) => Some(self.area(it)),
            Name::Side(it) => Some(self.side(it)),
            Name::Seat(it) => Some(self.who(it)),
            Name::Effect(_) | Name::Note(_) | Name::Swarm(_) => None,
        }
    }

    /// A message about a character with one more argument.
    pub(crate) fn say_with(&self, key: &str, actor: ActorId, name: &str, what: &str) -> String {
        self.say(key, &[("actor", &self.actor(actor)), (name, what)])
    }

    /// A message about a character and a number.
    pub(crate) fn say_n(&self, key: &str, actor: ActorId, n: impl Into<i64>) -> String {
        self.say_with(key, actor, "n", &names::plain(n))
    }

    /// A message about a character and an item.
    pub(crate) fn say_item(&self, key: &str, actor: ActorId, item: ItemId) -> String {
        self.say_with(key, actor, "item", &self.item(item))
    }

    fn named(&self, name: &str) -> String {
        if name.trim().is_empty() { self.word("unknown") } else { name.to_owned() }
    }

    /// The names of all known characters among these.
    pub(crate) fn actors<'b>(&self, actors: impl IntoIterator<Item = &'b ActorId>) -> Vec<String> {
        actors.into_iter().filter(|it| self.eyes.know(**it)).map(|it| self.actor(*it)).collect()
    }

    /// The known characters as a list; "nobody" if there are none.
    pub(crate) fn all_of(&self, actors: &[ActorId]) -> String {
        let names = self.actors(actors);
        if names.is_empty() { self.word("nobody") } else { self.list(&names) }
    }

    /// The name of a side.
    pub(crate) fn side(&self, side: Side) -> String {
        let side_of = |it: ActorId| self.state.actors.get(usize::from(it.0)).map(|it| it.side.0);
        self.0.side("ds-side", &self.state.frame.sides, side.0, side_of)
    }

    /// The name of an item: its label, or its kind.
    pub(crate) fn item(&self, item: ItemId) -> String {
        match self.state.item(item) {
            None => self.word("unknown"),
            Some(it) => self.item_named(&it.label, it.kind),
        }
    }

    /// The name of an item with this label, which may be empty.
    pub(crate) fn item_named(&self, label: &Wording, kind: ItemKind) -> String {
        if !label.is_empty() {
            return label.to_string();
        }
        match kind {
            ItemKind::Weapon(it) => self.weapon(it),
            ItemKind::Protection(it) => self.protection(it),
            ItemKind::Substance(it) => self.substance(it),
            ItemKind::Other => self.word("unknown"),
        }
    }

    fn entry(&self, name: Option<&String>) -> String {
        name.map_or_else(|| self.word("unknown"), |it| self.named(it))
    }

    pub(crate) fn weapon(&self, it: WeaponId) -> String {
        self.entry(self.state.frame.library.weapon(it).map(|it| &it.name))
    }

    pub(crate) fn protection(&self, it: ProtectionId) -> String {
        self.entry(self.state.frame.library.protection(it).map(|it| &it.name))
    }

    pub(crate) fn ability(&self, it: AbilityId) -> String {
        self.entry(self.state.frame.library.ability(it).map(|it| &it.name))
    }

    pub(crate) fn spell(&self, it: SpellId) -> String {
        self.entry(self.state.frame.library.spell(it).map(|it| &it.name))
    }

    pub(crate) fn substance(&self, it: SubstanceId) -> String {
        self.entry(self.state.frame.library.substance(it).map(|it| &it.name))
    }

    pub(crate) fn group(&self, it: GroupId) -> String {
        self.entry(self.state.frame.library.group(it).map(|it| &it.name))
    }

    /// The source of an effect.
    pub(crate) fn source(&self, source: Source) -> String {
        match source {
            Source::Weapon(it) => self.weapon(it),
            Source::Spell(it) => self.spell(it),
            Source::Ability(it) => self.ability(it),
            Source::Substance(it) => self.substance(it),
            Source::Group(it) => self.group(it),
            Source::PlotLeader => self.word("game-master"),
        }
    }

    /// An area: its number, and a ground also by its source.
    pub(crate) fn area(&self, area: AreaId) -> String {
        let number = WireId::spoken(AreaId::KIND, area.0).to_string();
        match self.state.areas.iter().find(|it| it.id == area).filter(|it| !it.amount.is_nothing()) {
            Some(it) => self.say("ds-area-of", &[("number", &number), ("source", &self.source(it.source))]),
            None => self.say("ds-area", &[("number", &number)]),
        }
    }

    /// The load.
    pub(crate) fn burden(&self, what: Burden) -> String {
        match what {
            Burden::Body(who) => self.actor(who),
            Burden::Thing(item) => self.item(item),
        }
    }

    /// The target or direction that a character faces.
    pub(crate) fn facing(&self, facing: Facing) -> String {
        match facing {
            Facing::Unset => self.word("ds-facing-unset"),
            Facing::To(it) => self.say("ds-facing-to", &[("direction", &kinds::direction(self.c, it))]),
            Facing::Toward(who) => self.say_of("ds-facing-toward", who),
            Facing::Guard(who) => self.say_of("ds-facing-guard", who),
        }
    }

    /// An obstacle.
    pub(crate) fn obstacle(&self, obstacle: Obstacle) -> String {
        let key = match obstacle {
            Obstacle::Simple => "ds-obstacle-simple",
            Obstacle::Aid => "ds-obstacle-aid",
            Obstacle::Tree => "ds-obstacle-tree",
            Obstacle::Jump => "ds-obstacle-jump",
            Obstacle::Building => "ds-obstacle-building",
            Obstacle::HardFacade => "ds-obstacle-hard-facade",
            Obstacle::Rock => "ds-obstacle-rock",
            Obstacle::Creature(who) => return self.say_of("ds-obstacle-creature", who),
        };
        self.word(key)
    }

    /// A means of protection.
    pub(crate) fn shelter(&self, shelter: Shelter) -> String {
        let key = match shelter {
            Shelter::Seek => "ds-shelter-seek",
            Shelter::Cover => "ds-shelter-cover",
            Shelter::Shield => "ds-shelter-shield",
            Shelter::Armour => "ds-shelter-armour",
            Shelter::Other(it) => return self.protection(it),
            Shelter::Ability => "ds-shelter-ability",
        };
        self.word(key)
    }

    /// A length in metres.
    pub(crate) fn length(&self, length: Length) -> String {
        names::length(self.c, length)
    }

    /// A line followed by a quoted text, if there is any.
    pub(crate) fn with_words(&self, line: &str, words: &Wording) -> String {
        if words.is_empty() {
            return self.say("sentence", &[("line", line)]);
        }
        // Punctuation that ends the quotation also ends the line.
        let ends = words.as_str().trim_end().ends_with(['.', '!', '?', '…']);
        let key = if ends { "sentence-said" } else { "sentence-words" };
        self.say(key, &[("line", line), ("words", &self.quote(words))])
    }

    /// A line followed by details in brackets, if there are any.
    pub(crate) fn detailed(&self, line: &str, details: &[String]) -> String {
        if details.is_empty() {
            return line.to_owned();
        }
        self.say("detailed", &[("line", line), ("details", &self.row_of(details))])
    }

    /// The order of turns, as far as the reader knows it.
    pub(crate) fn order<'b>(&self, order: impl IntoIterator<Item = &'b ActorId>) -> String {
        let names = self.actors(order);
        if names.is_empty() { self.word("nobody") } else { self.row_of(&names) }
    }
}
