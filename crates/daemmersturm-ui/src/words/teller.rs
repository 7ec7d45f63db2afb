//! The context for building texts: catalogue, state and reader.

use schwung_daemmersturm::{
    AbilityId, ActorId, AreaId, Burden, Eyes, Facing, GroupId, ItemId, ItemKind, Length, Obstacle,
    ProtectionId, Shelter, Side, Source, SpellId, State, SubstanceId, WeaponId, Wording, plays, reads,
};
use schwung_messages::{Catalogue, Viewer};
use schwung_table::Seat;

use super::{kinds, names};

/// Builds texts about a state for a reader.
#[derive(Clone, Copy)]
pub(super) struct Teller<'a> {
    pub(super) c: &'a Catalogue,
    pub(super) state: &'a State,
    pub(super) eyes: Eyes<'a>,
}

impl<'a> Teller<'a> {
    pub(super) fn new(c: &'a Catalogue, state: &'a State, viewer: Viewer) -> Teller<'a> {
        Teller { c, state, eyes: Eyes::new(state, viewer) }
    }

    /// Whether the reader may read the numbers of a character.
    pub(super) fn reads(&self, actor: ActorId) -> bool {
        reads(self.eyes, &actor)
    }

    /// Whether the reader plays the character or sees everything.
    pub(super) fn plays(&self, actor: ActorId) -> bool {
        plays(self.eyes, actor)
    }

    /// The message `key` with `args` filled in.
    pub(super) fn say(&self, key: &str, args: &[(&str, &str)]) -> String {
        self.c.text(key, args)
    }

    /// A message without arguments.
    pub(super) fn word(&self, key: &str) -> String {
        self.c.text(key, &[])
    }

    /// A message about a character.
    pub(super) fn say_of(&self, key: &str, actor: ActorId) -> String {
        self.say(key, &[("actor", &self.actor(actor))])
    }

    /// A message about two characters.
    pub(super) fn say_of_two(&self, key: &str, actor: ActorId, other: ActorId) -> String {
        self.say(key, &[("actor", &self.actor(actor)), ("other", &self.actor(other))])
    }

    /// A message about a character with one more argument.
    pub(super) fn say_with(&self, key: &str, actor: ActorId, name: &str, what: &str) -> String {
        self.say(key, &[("actor", &self.actor(actor)), (name, what)])
    }

    /// A message about a character and a number.
    pub(super) fn say_n(&self, key: &str, actor: ActorId, n: impl Into<i64>) -> String {
        self.say_with(key, actor, "n", &names::plain(n))
    }

    /// A message about a character and an item.
    pub(super) fn say_item(&self, key: &str, actor: ActorId, item: ItemId) -> String {
        self.say_with(key, actor, "item", &self.item(item))
    }

    /// The name of a character, as far as the reader knows it.
    pub(super) fn actor(&self, actor: ActorId) -> String {
        if !self.eyes.know(actor) {
            return self.word("someone");
        }
        match self.state.frame.profiles.get(usize::from(actor.0)) {
            Some(profile) => self.named(&profile.name),
            None => self.word("unknown"),
        }
    }

    fn named(&self, name: &str) -> String {
        if name.trim().is_empty() { self.word("unknown") } else { name.to_owned() }
    }

    /// The names of all known characters among these.
    pub(super) fn actors<'b>(&self, actors: impl IntoIterator<Item = &'b ActorId>) -> Vec<String> {
        actors.into_iter().filter(|it| self.eyes.know(**it)).map(|it| self.actor(*it)).collect()
    }

    /// The known characters as a list; "nobody" if there are none.
    pub(super) fn all_of(&self, actors: &[ActorId]) -> String {
        let names = self.actors(actors);
        if names.is_empty() { self.word("nobody") } else { self.list(&names) }
    }

    /// Capitalises the first letter of a line that starts with a placeholder for a name.
    pub(super) fn capital(&self, line: String) -> String {
        self.c.capital(line, &["someone", "unknown", "nobody"])
    }

    /// The name of a seat.
    pub(super) fn seat(&self, seat: Seat) -> String {
        match self.state.frame.seats.get(usize::from(seat.0)) {
            _ if seat.is_gm() => self.word("game-master"),
            Some(name) => name.clone(),
            None => self.say("seat", &[("number", &seat.0.to_string())]),
        }
    }

    /// The name of a side.
    pub(super) fn side(&self, side: Side) -> String {
        match self.state.frame.sides.get(usize::from(side.0)).filter(|it| !it.is_empty()) {
            // The default names of files.
            Some(name) if name == "players" => self.word("ds-side-players"),
            Some(name) if name == "opposition" => self.word("ds-side-opposition"),
            Some(name) => name.clone(),
            None => self.say("ds-side", &[("number", &(u16::from(side.0) + 1).to_string())]),
        }
    }

    /// The name of an item: its label, or what it is.
    pub(super) fn item(&self, item: ItemId) -> String {
        match self.state.item(item) {
            None => self.word("unknown"),
            Some(it) => self.item_named(&it.label, it.kind),
        }
    }

    /// The name of an item with this label, which may be empty.
    pub(super) fn item_named(&self, label: &Wording, kind: ItemKind) -> String {
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

    pub(super) fn weapon(&self, it: WeaponId) -> String {
        self.entry(self.state.frame.library.weapon(it).map(|it| &it.name))
    }

    pub(super) fn protection(&self, it: ProtectionId) -> String {
        self.entry(self.state.frame.library.protection(it).map(|it| &it.name))
    }

    pub(super) fn ability(&self, it: AbilityId) -> String {
        self.entry(self.state.frame.library.ability(it).map(|it| &it.name))
    }

    pub(super) fn spell(&self, it: SpellId) -> String {
        self.entry(self.state.frame.library.spell(it).map(|it| &it.name))
    }

    pub(super) fn substance(&self, it: SubstanceId) -> String {
        self.entry(self.state.frame.library.substance(it).map(|it| &it.name))
    }

    pub(super) fn group(&self, it: GroupId) -> String {
        self.entry(self.state.frame.library.group(it).map(|it| &it.name))
    }

    /// The source of an effect.
    pub(super) fn source(&self, source: Source) -> String {
        match source {
            Source::Weapon(it) => self.weapon(it),
            Source::Spell(it) => self.spell(it),
            Source::Ability(it) => self.ability(it),
            Source::Substance(it) => self.substance(it),
            Source::Group(it) => self.group(it),
            Source::PlotLeader => self.word("game-master"),
        }
    }

    /// An area: a ground by its source, or a place by its number.
    pub(super) fn area(&self, area: AreaId) -> String {
        let number = area.0.to_string();
        match self.state.areas.iter().find(|it| it.id == area).filter(|it| !it.amount.is_nothing()) {
            Some(it) => self.say("ds-area-of", &[("number", &number), ("source", &self.source(it.source))]),
            None => self.say("ds-area", &[("number", &number)]),
        }
    }

    /// What is carried.
    pub(super) fn burden(&self, what: Burden) -> String {
        match what {
            Burden::Body(who) => self.actor(who),
            Burden::Thing(item) => self.item(item),
        }
    }

    /// What a character turns to.
    pub(super) fn facing(&self, facing: Facing) -> String {
        match facing {
            Facing::Unset => self.word("ds-facing-unset"),
            Facing::To(it) => self.say("ds-facing-to", &[("direction", &kinds::direction(self.c, it))]),
            Facing::Toward(who) => self.say_of("ds-facing-toward", who),
            Facing::Guard(who) => self.say_of("ds-facing-guard", who),
        }
    }

    /// An obstacle.
    pub(super) fn obstacle(&self, obstacle: Obstacle) -> String {
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
    pub(super) fn shelter(&self, shelter: Shelter) -> String {
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
    pub(super) fn length(&self, length: Length) -> String {
        names::length(self.c, length)
    }

    /// A text in the quotation marks of the language.
    pub(super) fn quote(&self, words: &Wording) -> String {
        self.c.quoted(words.as_str())
    }

    /// A line followed by a quoted text, if there is any.
    pub(super) fn with_words(&self, line: &str, words: &Wording) -> String {
        if words.is_empty() {
            return self.say("sentence", &[("line", line)]);
        }
        // Punctuation that ends the quotation also ends the line.
        let ends = words.as_str().trim_end().ends_with(['.', '!', '?', '…']);
        let key = if ends { "sentence-said" } else { "sentence-words" };
        self.say(key, &[("line", line), ("words", &self.quote(words))])
    }

    /// A line followed by details in brackets, if there are any.
    pub(super) fn detailed(&self, line: &str, details: &[String]) -> String {
        if details.is_empty() {
            return line.to_owned();
        }
        self.say("detailed", &[("line", line), ("details", &self.row_of(details))])
    }

    /// A list, such as "a, b and c".
    pub(super) fn list(&self, items: &[String]) -> String {
        self.c.list(items)
    }

    /// A list with commas only.
    pub(super) fn row_of(&self, items: &[String]) -> String {
        self.c.commas(items)
    }

    /// A number with its sign.
    pub(super) fn number(&self, n: impl Into<i64>) -> String {
        self.c.number(n.into())
    }

    /// The heading of a rule, or its id if it has none.
    pub(super) fn rule(&self, rule: &str) -> String {
        self.c.heading(rule)
    }

    /// The order of turns, as far as the reader knows it.
    pub(super) fn order<'b>(&self, order: impl IntoIterator<Item = &'b ActorId>) -> String {
        let names = self.actors(order);
        if names.is_empty() { self.word("nobody") } else { self.row_of(&names) }
    }
}
