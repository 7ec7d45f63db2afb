//! The context for rendering: catalogue, state and reader.

use schwung_messages::{Catalogue, Viewer};
use schwung_rulebook::Lang;
use schwung_table::{Phrase, Seat, Word};
use schwung_zerospace::{
    ActorId, AttackKind, Combat, Eyes, ItemId, Length, Name, Place, Rows, Side, SkillId, State, With,
    Wording, plays,
};

use super::names;

/// The context for rendering.
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

    /// Renders the message `key` with `args`.
    pub(super) fn say(&self, key: &str, args: &[(&str, &str)]) -> String {
        self.c.text(key, args)
    }

    /// Renders a message with the arguments that an event declares.
    pub(super) fn phrase(&self, phrase: &Phrase<'_, Name>) -> String {
        let args: Vec<(&str, String)> = phrase.args.iter().map(|(name, it)| (*name, self.word(it))).collect();
        let args: Vec<(&str, &str)> = args.iter().map(|(name, it)| (*name, &**it)).collect();
        self.say(phrase.key, &args)
    }

    fn word(&self, word: &Word<'_, Name>) -> String {
        match *word {
            Word::Name(name) => self.name(name).unwrap_or_else(|| self.say("unknown", &[])),
            Word::Number(n) => names::plain(n),
            Word::Quote(words) => self.quote(words),
            Word::Rule(rule) => self.rule(rule),
        }
    }

    /// The name of something, as far as the reader knows it; `None` if such things have no names.
    fn name(&self, name: Name) -> Option<String> {
        match name {
            Name::Actor(it) => Some(self.actor(it)),
            Name::Skill(it) => Some(self.skill(it)),
            Name::Item(it) => Some(self.item(it)),
            Name::Side(it) => Some(self.side(it)),
            Name::Seat(it) => Some(self.seat(it)),
            Name::Task(it) => self.state.task(it).map(|it| self.quote(&it.text)),
            Name::Note(_) => None,
        }
    }

    /// Renders a message about one actor.
    pub(super) fn say_of(&self, key: &str, actor: ActorId) -> String {
        self.say(key, &[("actor", &self.actor(actor))])
    }

    /// Renders a message about two actors.
    pub(super) fn say_of_two(&self, key: &str, actor: ActorId, other: ActorId) -> String {
        self.say(key, &[("actor", &self.actor(actor)), ("other", &self.actor(other))])
    }

    /// Renders a message about one actor with a quoted text.
    pub(super) fn say_words(&self, key: &str, actor: ActorId, words: &Wording) -> String {
        self.say(key, &[("actor", &self.actor(actor)), ("words", &self.quote(words))])
    }

    /// The name of an actor, as far as the reader knows it.
    pub(super) fn actor(&self, actor: ActorId) -> String {
        if !self.eyes.know(actor) {
            return self.say("someone", &[]);
        }
        match self.state.frame.sheets.get(usize::from(actor.0)) {
            Some(sheet) => sheet.name.clone(),
            None => self.say("unknown", &[]),
        }
    }

    /// The names of the actors that the reader knows of.
    pub(super) fn actors(&self, actors: impl IntoIterator<Item = ActorId>) -> Vec<String> {
        actors.into_iter().filter(|it| self.eyes.know(*it)).map(|it| self.actor(it)).collect()
    }

    /// Capitalises a line that begins with a substitute for a name.
    pub(super) fn capital(&self, line: String) -> String {
        self.c.capital(line, &["someone", "unknown"])
    }

    /// The name of the person at a seat.
    pub(super) fn seat(&self, seat: Seat) -> String {
        match self.state.frame.seats.get(usize::from(seat.0)) {
            _ if seat.is_gm() => self.say("game-master", &[]),
            Some(name) => name.clone(),
            None => self.say("seat", &[("number", &seat.0.to_string())]),
        }
    }

    /// The name of a side.
    pub(super) fn side(&self, side: Side) -> String {
        match self.state.frame.sides.get(usize::from(side.0)).filter(|it| !it.is_empty()) {
            // The default names of sides in files.
            Some(name) if name == "players" => self.say("zs-side-players", &[]),
            Some(name) if name == "opposition" => self.say("zs-side-opposition", &[]),
            Some(name) => name.clone(),
            None => self.say("zs-side", &[("number", &(u16::from(side.0) + 1).to_string())]),
        }
    }

    /// The name of a skill.
    pub(super) fn skill(&self, skill: SkillId) -> String {
        match (self.state.frame.skills.get(usize::from(skill.0)), self.c.lang()) {
            (Some(skill), Lang::De) => skill.de.clone(),
            (Some(skill), Lang::En) => skill.en.clone(),
            (None, _) => self.say("unknown", &[]),
        }
    }

    /// The name of a piece of gear.
    pub(super) fn item(&self, item: ItemId) -> String {
        match self.state.item(item).filter(|it| !it.text.is_empty()) {
            Some(item) => item.text.to_string(),
            None => self.say("unknown", &[]),
        }
    }

    /// The name of the means of attack; `None` for bare hands and for powers that the reader may not know.
    pub(super) fn weapon(&self, by: ActorId, with: With) -> Option<String> {
        match with {
            With::Plain { combat: Combat::Ranged, kind: AttackKind::Normal } => {
                Some(names::combat(self.c, Combat::Ranged))
            }
            With::Plain { .. } => None,
            With::Item(id) => Some(self.item(id)),
            With::Gift(n) => self.gift(by, n),
        }
    }

    /// The name of a power, for readers who may read the sheet.
    pub(super) fn gift(&self, of: ActorId, n: u8) -> Option<String> {
        let sheet = self.state.frame.sheets.get(usize::from(of.0)).filter(|_| plays(self.eyes, of));
        sheet
            .and_then(|it| it.gifts.get(usize::from(n)))
            .map(|it| it.name.clone())
            .filter(|it| !it.is_empty())
    }

    /// A length in metres.
    pub(super) fn length(&self, length: Length) -> String {
        names::length(self.c, length)
    }

    /// A quoted text, with the quotation marks of the language.
    pub(super) fn quote(&self, words: &Wording) -> String {
        self.c.quoted(words.as_str())
    }

    /// A line followed by a quoted text, if it is not empty.
    pub(super) fn with_words(&self, line: &str, words: &Wording) -> String {
        if words.is_empty() {
            return self.say("sentence", &[("line", line)]);
        }
        self.say("sentence-words", &[("line", line), ("words", &self.quote(words))])
    }

    /// Joins items as in "a, b and c".
    pub(super) fn list(&self, items: &[String]) -> String {
        self.c.list(items)
    }

    /// Joins items with commas.
    pub(super) fn row_of(&self, items: &[String]) -> String {
        self.c.commas(items)
    }

    /// A number with its sign.
    pub(super) fn number(&self, n: impl Into<i64>) -> String {
        self.c.number(n.into())
    }

    /// A number of action points.
    pub(super) fn points(&self, n: impl Into<i64>) -> String {
        self.say("zs-points-n", &[("n", &names::plain(n))])
    }

    /// The heading of a rule; its id if the book has none.
    pub(super) fn rule(&self, rule: &str) -> String {
        self.c.heading(rule)
    }

    /// Circumstances, each with the die it gives or takes.
    pub(super) fn rows(&self, rows: Rows) -> Vec<String> {
        rows.iter().map(|it| names::row(self.c, it)).collect()
    }

    /// Dice that show 1 and 2.
    pub(super) fn low_faces(&self, ones: u8, twos: u8) -> String {
        let of = |key: &str, n: u8| (n > 0).then(|| self.say(key, &[("n", &n.to_string())]));
        let faces: Vec<String> =
            [of("zs-faces-ones", ones), of("zs-faces-twos", twos)].into_iter().flatten().collect();
        self.list(&faces)
    }

    /// The order of turns as far as the reader knows it, grouped by slot.
    pub(super) fn order(&self, order: &[Place], name: impl Fn(&Place) -> String) -> String {
        let known: Vec<&Place> = order.iter().filter(|it| self.eyes.know(it.actor)).collect();
        let slots = known.chunk_by(|a, b| a.slot == b.slot).map(|slot| match slot {
            [one] => name(one),
            many => {
                let names: Vec<String> = many.iter().map(|it| name(it)).collect();
                self.say("zs-order-shared", &[("actors", &self.list(&names))])
            }
        });
        let slots: Vec<String> = slots.collect();
        if slots.is_empty() { self.say("nobody", &[]) } else { self.row_of(&slots) }
    }
}
