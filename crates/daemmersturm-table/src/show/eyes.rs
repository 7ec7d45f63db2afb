//! Who looks at which facts, and what they may know of them.

use std::fmt::Display;

use schwung_daemmersturm::{Actor, ActorId, Daemmersturm, Event, Facing, Length, Profile, State};
use schwung_messages::{Catalogue, Viewer};
use schwung_table::Seat;
use schwung_views::{
    Look,
    wire::{ChipView, PartView, Role},
};

use crate::words::{self, Part};

/// Nobody sits there: whoever watches knows what everybody knows.
const NOBODY: Seat = Seat(u8::MAX);

/// The facts, a reader's language, and who reads. Nothing here fails, whatever numbers come: facts may have been set
/// by hand or read from a file since.
#[derive(Clone, Copy)]
pub(super) struct Eyes<'a> {
    pub(super) c: &'a Catalogue,
    pub(super) state: &'a State,
    /// Who reads, as texts know readers.
    pub(super) viewer: Viewer,
    /// Who reads, as the rules know people.
    pub(super) seat: Seat,
    role: Role,
}

impl<'a> Eyes<'a> {
    /// The facts as they are now.
    pub(super) fn new(look: Look<'a, Daemmersturm>) -> Eyes<'a> {
        Eyes::at(look, look.game.state())
    }

    /// The facts of another moment.
    pub(super) fn at(look: Look<'a, Daemmersturm>, state: &'a State) -> Eyes<'a> {
        let viewer = look.viewer();
        let seat = match viewer {
            Viewer::All => Seat::GM,
            Viewer::Seat(seat) => seat,
            Viewer::Public => NOBODY,
        };
        Eyes { c: look.texts, state, viewer, seat, role: look.you.role }
    }

    /// What everybody may know of the same facts.
    pub(super) fn public(self) -> Eyes<'a> {
        Eyes { viewer: Viewer::Public, seat: NOBODY, role: Role::Watch, ..self }
    }

    /// Do they see what only the plot leader may?
    pub(super) fn sees_all(self) -> bool {
        self.role == Role::Gm
    }

    /// Does nobody sit where they look from?
    pub(super) fn only_watches(self) -> bool {
        self.seat == NOBODY
    }

    /// A character, if there is one.
    pub(super) fn actor(self, id: ActorId) -> Option<&'a Actor> {
        self.state.actors.get(usize::from(id.0))
    }

    /// The profile of a character, if there is one.
    pub(super) fn profile(self, id: ActorId) -> Option<&'a Profile> {
        self.state.frame.profiles.get(usize::from(id.0))
    }

    /// Do they know of this character?
    pub(super) fn knows(self, id: ActorId) -> bool {
        self.actor(id).is_some() && words::knows_actor(self.state, id, self.viewer)
    }

    /// The number of a character on the wire; nothing for one of whom they do not know.
    pub(super) fn wire(self, id: ActorId) -> Option<u8> {
        u8::try_from(id.0).ok().filter(|_| self.knows(id))
    }

    /// Everybody of whom they know.
    pub(super) fn known(self) -> impl Iterator<Item = ActorId> {
        self.state.ids().filter(move |&it| self.wire(it).is_some())
    }

    /// May they act for this character?
    pub(super) fn acts_for(self, id: ActorId) -> bool {
        match self.role {
            Role::Gm => self.actor(id).is_some(),
            Role::Player => !self.only_watches() && self.actor(id).is_some_and(|it| it.seat == self.seat),
            Role::Watch => false,
        }
    }

    /// May they read its numbers? Those of players' characters lie open; those of the plot leader's are the plot
    /// leader's own.
    pub(super) fn reads(self, id: ActorId) -> bool {
        self.knows(id) && words::knows_numbers(self.state, id, self.viewer)
    }

    /// A message.
    pub(super) fn say(self, key: &str, args: &[(&str, &str)]) -> String {
        self.c.text(key, args)
    }

    /// A message with one number.
    pub(super) fn count(self, key: &str, n: impl Display + Copy) -> String {
        self.c.text(key, &[("n", &n.to_string())])
    }

    /// A name, as far as they know it.
    pub(super) fn name(self, id: ActorId) -> String {
        words::actor(self.c, self.state, id, self.viewer)
    }

    /// Names of those whom they know.
    pub(super) fn names(self, ids: &[ActorId]) -> String {
        let known: Vec<String> = ids.iter().filter(|&&it| self.knows(it)).map(|&it| self.name(it)).collect();
        self.list(&known)
    }

    /// A length in words.
    pub(super) fn length(self, length: Length) -> String {
        words::length(self.c, length)
    }

    /// A number with its sign.
    pub(super) fn number(self, n: impl Into<i64>) -> String {
        self.c.number(n.into())
    }

    /// What something is called, with its number: "NA +3".
    pub(super) fn part(self, name: &str, value: impl Into<i64>, rule: &str) -> PartView {
        let text = self.say("part", &[("name", name), ("value", &self.number(value))]);
        PartView { text, rule: Some(rule.to_owned()) }
    }

    /// The parts of every number of an event that they may know.
    pub(super) fn explained(self, event: &Event) -> Vec<PartView> {
        let parts = words::explain(self.c, self.state, event, self.viewer);
        parts.into_iter().map(|it| self.told(it)).collect()
    }

    fn told(self, Part { text, value, rule }: Part) -> PartView {
        match value {
            Some(value) => self.part(&text, value, rule),
            None => PartView { text, rule: Some(rule.to_owned()) },
        }
    }

    /// May they know where somebody turns?
    pub(super) fn knows_facing(self, facing: Facing) -> bool {
        match facing {
            Facing::Unset => false,
            Facing::To(_) => true,
            Facing::Toward(who) | Facing::Guard(who) => self.knows(who),
        }
    }

    /// Several in one line.
    pub(super) fn list(self, all: &[String]) -> String {
        all.join(&self.say("list-separator", &[]))
    }
}

/// Something that holds, with its rule.
pub(super) fn chip(kind: &str, text: String, rule: &str) -> ChipView {
    ChipView { kind: kind.to_owned(), text, until: String::new(), rule: rule.to_owned() }
}
