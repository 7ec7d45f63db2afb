//! The context for rendering: catalogue, state and reader.

use std::ops::Deref;

use schwung_messages::{Catalogue, Viewer};
use schwung_rulebook::Lang;
use schwung_table::Phrase;
use schwung_zerospace::{
    ActorId, AttackKind, Combat, ItemId, Length, Name, Place, Rows, Side, SkillId, State, With, Wording,
};

use super::names;

/// The context for rendering.
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

    /// Renders a message with the arguments that an event declares.
    pub(crate) fn phrase(&self, phrase: &Phrase<'_, Name>) -> String {
        self.phrase_with(phrase, |it| self.named(it))
    }

    /// The arguments that an event or a question declares.
    pub(crate) fn args_of(&self, phrase: &Phrase<'_, Name>) -> Vec<(&'static str, String)> {
        self.args(phrase, |it| self.named(it))
    }

    /// The name of an actor, as far as the reader knows it.
    pub(crate) fn actor(&self, actor: ActorId) -> String {
        self.0.name(actor)
    }

    /// The name of something, as far as the reader knows it; `None` if such things have no names.
    fn named(&self, name: Name) -> Option<String> {
        match name {
            Name::Actor(it) => Some(self.actor(it)),
            Name::Skill(it) => Some(self.skill(it)),
            Name::Item(it) => Some(self.item(it)),
            Name::Side(it) => Some(self.side(it)),
            Name::Seat(it) => Some(self.who(it)),
            Name::Task(it) => self.state.task(it).map(|it| self.quote(&it.text)),
            Name::Note(_) => None,
        }
    }

    /// Renders a message about one actor with a quoted text.
    pub(crate) fn say_words(&self, key: &str, actor: ActorId, words: &Wording) -> String {
        self.say(key, &[("actor", &self.actor(actor)), ("words", &self.quote(words))])
    }

    /// The names of the actors that the reader knows of.
    pub(crate) fn actors(&self, actors: impl IntoIterator<Item = ActorId>) -> Vec<String> {
        actors.into_iter().filter(|it| self.eyes.know(*it)).map(|it| self.actor(it)).collect()
    }

    /// The name of a side.
    pub(crate) fn side(&self, side: Side) -> String {
        let side_of = |it: ActorId| self.state.actors.get(usize::from(it.0)).map(|it| it.side.0);
        self.0.side("zs-side", &self.state.frame.sides, side.0, side_of)
    }

    /// The name of a skill.
    pub(crate) fn skill(&self, skill: SkillId) -> String {
        match (self.state.frame.skills.get(usize::from(skill.0)), self.c.lang()) {
            (Some(skill), Lang::De) => skill.de.clone(),
            (Some(skill), Lang::En) => skill.en.clone(),
            (None, _) => self.say("unknown", &[]),
        }
    }

    /// The name of a piece of gear.
    pub(crate) fn item(&self, item: ItemId) -> String {
        match self.state.item(item).filter(|it| !it.text.is_empty()) {
            Some(item) => item.text.to_string(),
            None => self.say("unknown", &[]),
        }
    }

    /// The name of the means of attack; `None` for bare hands and for powers that the reader may not know.
    pub(crate) fn weapon(&self, by: ActorId, with: With) -> Option<String> {
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
    pub(crate) fn gift(&self, of: ActorId, n: u8) -> Option<String> {
        let sheet = self.state.frame.sheets.get(usize::from(of.0)).filter(|_| self.eyes.play(of));
        sheet
            .and_then(|it| it.gifts.get(usize::from(n)))
            .map(|it| it.name.clone())
            .filter(|it| !it.is_empty())
    }

    /// A length in metres.
    pub(crate) fn length(&self, length: Length) -> String {
        names::length(self.c, length)
    }

    /// A number of action points.
    pub(crate) fn points(&self, n: impl Into<i64>) -> String {
        self.say("zs-points-n", &[("n", &names::plain(n))])
    }

    /// Circumstances, each with the die it gives or takes.
    pub(crate) fn rows(&self, rows: Rows) -> Vec<String> {
        rows.iter().map(|it| names::row(self.c, it)).collect()
    }

    /// Dice that show 1 and 2.
    pub(crate) fn low_faces(&self, ones: u8, twos: u8) -> String {
        let of = |key: &str, n: u8| (n > 0).then(|| self.say(key, &[("n", &n.to_string())]));
        let faces: Vec<String> =
            [of("zs-faces-ones", ones), of("zs-faces-twos", twos)].into_iter().flatten().collect();
        self.list(&faces)
    }

    /// The order of turns as far as the reader knows it, grouped by slot.
    pub(crate) fn order(&self, order: &[Place], name: impl Fn(&Place) -> String) -> String {
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
