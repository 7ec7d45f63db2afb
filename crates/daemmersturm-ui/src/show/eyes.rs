//! A viewer of a state, and what the viewer may know of it.

use std::fmt::Display;

use schwung_daemmersturm::{Actor, ActorId, Daemmersturm, Event, Facing, Length, Profile, State};
use schwung_messages::{Catalogue, Viewer};
use schwung_table::Seat;
use schwung_views::{
    Look,
    wire::{ChipView, PartView, Role},
};

use crate::words::{self, Part};

/// The seat of spectators, who only know what is public.
const NOBODY: Seat = Seat(u8::MAX);

/// A state, a language and a viewer. Methods accept any id without panicking, as states may have been edited by hand or
/// read from a file.
#[derive(Clone, Copy)]
pub(super) struct Eyes<'a> {
    pub(super) c: &'a Catalogue,
    pub(super) state: &'a State,
    /// The viewer, in the terms of `words`.
    pub(super) viewer: Viewer,
    /// The seat of the viewer, in the terms of the rules.
    pub(super) seat: Seat,
    role: Role,
}

impl<'a> Eyes<'a> {
    /// The viewer's access to the current state.
    pub(super) fn new(look: Look<'a, Daemmersturm>) -> Eyes<'a> {
        Eyes::at(look, look.game.state())
    }

    /// The viewer's access to another state.
    pub(super) fn at(look: Look<'a, Daemmersturm>, state: &'a State) -> Eyes<'a> {
        let viewer = look.viewer();
        let seat = match viewer {
            Viewer::All => Seat::GM,
            Viewer::Seat(seat) => seat,
            Viewer::Public => NOBODY,
        };
        Eyes { c: look.texts, state, viewer, seat, role: look.you.role }
    }

    /// Public access to the same state.
    pub(super) fn public(self) -> Eyes<'a> {
        Eyes { viewer: Viewer::Public, seat: NOBODY, role: Role::Watch, ..self }
    }

    /// Returns whether the viewer sees what is reserved for the plot leader.
    pub(super) fn sees_all(self) -> bool {
        self.role == Role::Gm
    }

    /// Returns whether the viewer is a spectator without a seat.
    pub(super) fn only_watches(self) -> bool {
        self.seat == NOBODY
    }

    /// A character, if it exists.
    pub(super) fn actor(self, id: ActorId) -> Option<&'a Actor> {
        self.state.actors.get(usize::from(id.0))
    }

    /// The profile of a character, if it exists.
    pub(super) fn profile(self, id: ActorId) -> Option<&'a Profile> {
        self.state.frame.profiles.get(usize::from(id.0))
    }

    /// Returns whether the viewer knows of this character.
    pub(super) fn knows(self, id: ActorId) -> bool {
        self.actor(id).is_some() && words::knows_actor(self.state, id, self.viewer)
    }

    /// The number of a character on the wire; `None` for unknown characters.
    pub(super) fn wire(self, id: ActorId) -> Option<u8> {
        u8::try_from(id.0).ok().filter(|_| self.knows(id))
    }

    /// All characters that the viewer knows of.
    pub(super) fn known(self) -> impl Iterator<Item = ActorId> {
        self.state.ids().filter(move |&it| self.wire(it).is_some())
    }

    /// Returns whether the viewer may act for this character.
    pub(super) fn acts_for(self, id: ActorId) -> bool {
        match self.role {
            Role::Gm => self.actor(id).is_some(),
            Role::Player => !self.only_watches() && self.actor(id).is_some_and(|it| it.seat == self.seat),
            Role::Watch => false,
        }
    }

    /// Returns whether the viewer may read the numbers of a character. Those of player characters are public, those of
    /// the plot leader's characters are not.
    pub(super) fn reads(self, id: ActorId) -> bool {
        self.knows(id) && words::knows_numbers(self.state, id, self.viewer)
    }

    /// A message.
    pub(super) fn say(self, key: &str, args: &[(&str, &str)]) -> String {
        self.c.text(key, args)
    }

    /// A message with a number.
    pub(super) fn count(self, key: &str, n: impl Display + Copy) -> String {
        self.c.text(key, &[("n", &n.to_string())])
    }

    /// The name of a character, as far as the viewer knows it.
    pub(super) fn name(self, id: ActorId) -> String {
        words::actor(self.c, self.state, id, self.viewer)
    }

    /// The names of all known characters among these.
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

    /// A part of a number with its name, such as "NA +3".
    pub(super) fn part(self, name: &str, value: impl Into<i64>, rule: &str) -> PartView {
        let value = value.into();
        let text = self.say("part", &[("name", name), ("value", &self.number(value))]);
        PartView { text, rule: Some(rule.to_owned()), name: Some(name.to_owned()), value: Some(value) }
    }

    /// The parts of all numbers of an event that the viewer may know.
    pub(super) fn explained(self, event: &Event) -> Vec<PartView> {
        let parts = words::explain(self.c, self.state, event, self.viewer);
        parts.into_iter().map(|it| self.told(it)).collect()
    }

    fn told(self, Part { text, value, rule }: Part) -> PartView {
        match value {
            Some(value) => self.part(&text, value, rule),
            None => PartView { text, rule: Some(rule.to_owned()), name: None, value: None },
        }
    }

    /// Returns whether the viewer may know what a character is turned to.
    pub(super) fn knows_facing(self, facing: Facing) -> bool {
        match facing {
            Facing::Unset => false,
            Facing::To(_) => true,
            Facing::Toward(who) | Facing::Guard(who) => self.knows(who),
        }
    }

    /// Joins several texts into a list.
    pub(super) fn list(self, all: &[String]) -> String {
        all.join(&self.say("list-separator", &[]))
    }
}

/// A chip with its rule.
pub(super) fn chip(kind: &str, text: String, rule: &str) -> ChipView {
    ChipView { kind: kind.to_owned(), text, until: String::new(), rule: rule.to_owned() }
}
