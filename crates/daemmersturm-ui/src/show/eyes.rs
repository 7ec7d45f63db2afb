//! A viewer of a state, as far as that viewer may know it.

use std::{fmt::Display, ops::Deref};

use schwung_daemmersturm::{Actor, ActorId, Daemmersturm, Event, Facing, Profile, State};
use schwung_messages::{Catalogue, Viewer};
use schwung_table::{Reading, WireId};
use schwung_views::{
    Look,
    wire::{ChipView, PartView},
};

use crate::words::{self, Teller};

/// A state, a language and a viewer. Methods accept any id without panicking, as states may have been edited by hand or
/// read from a file.
#[derive(Clone, Copy)]
pub(super) struct Eyes<'a>(Teller<'a>);

impl<'a> Deref for Eyes<'a> {
    type Target = Teller<'a>;

    fn deref(&self) -> &Self::Target {
        &self.0
    }
}

impl<'a> Eyes<'a> {
    /// The current state.
    pub(super) fn new(look: Look<'a, Daemmersturm>) -> Eyes<'a> {
        Eyes::at(look, look.game.state())
    }

    /// Another state.
    pub(super) fn at(look: Look<'a, Daemmersturm>, state: &'a State) -> Eyes<'a> {
        Eyes::of(look.texts, state, look.viewer())
    }

    /// A state, as this viewer sees it.
    pub(super) fn of(texts: &'a Catalogue, state: &'a State, viewer: Viewer) -> Eyes<'a> {
        Eyes(Teller::new(texts, state, viewer))
    }

    /// Returns whether the viewer is a spectator without a seat.
    pub(super) fn only_watches(self) -> bool {
        Reading::EVERYTHING.note();
        self.viewer == Viewer::Public
    }

    /// A character, if it exists.
    pub(super) fn actor(self, id: ActorId) -> Option<&'a Actor> {
        self.state.actors.get(usize::from(id.0))
    }

    /// The profile of a character, if it exists.
    pub(super) fn profile(self, id: ActorId) -> Option<&'a Profile> {
        self.state.frame.profiles.get(usize::from(id.0))
    }

    /// The number of a character on the wire; `None` for unknown characters and those off the table.
    pub(super) fn wire(self, id: ActorId) -> Option<WireId> {
        let sees = self.knows(id) && self.actor(id).is_some_and(|it| !it.is_off());
        sees.then(|| id.into())
    }

    /// All characters at the table that the viewer knows of.
    pub(super) fn known(self) -> impl Iterator<Item = ActorId> {
        self.state.ids().filter(move |&it| self.wire(it).is_some())
    }

    /// A message with a number.
    pub(super) fn count(self, key: &str, n: impl Display + Copy) -> String {
        self.c.text(key, &[("n", &n.to_string())])
    }

    /// The names of all known characters among these.
    pub(super) fn names(self, ids: &[ActorId]) -> String {
        self.row_of(&self.actors(ids))
    }

    /// The parts of all numbers of an event that the viewer may know.
    pub(super) fn explained(self, event: &Event) -> Vec<PartView> {
        self.parts(words::explain(self.c, self.state, event, self.viewer))
    }

    /// Returns whether the viewer may know what a character faces.
    pub(super) fn knows_facing(self, facing: Facing) -> bool {
        match facing {
            Facing::Unset => false,
            Facing::To(_) => true,
            Facing::Toward(who) | Facing::Guard(who) => self.knows(who),
        }
    }
}

/// A chip with its rule.
pub(super) fn chip(kind: &str, text: String, rule: &str) -> ChipView {
    ChipView { kind: kind.to_owned(), text, until: String::new(), rule: rule.to_owned() }
}
