//! A state together with a viewer, as far as that viewer may know it.

use std::ops::Deref;

use schwung_messages::{Catalogue, Viewer};
use schwung_views::{Look, wire::PartView};
use schwung_zerospace::{Actor, ActorId, Contest, Event, Sheet, State, Task, ZeroSpace};

use crate::words::{self, Teller};

/// The state, the viewer and the viewer's language. None of its methods can panic, for any id: the state
/// may have changed since.
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
    pub(super) fn new(look: Look<'a, ZeroSpace>) -> Eyes<'a> {
        Eyes::at(look, look.game.state())
    }

    /// Another state.
    pub(super) fn at(look: Look<'a, ZeroSpace>, state: &'a State) -> Eyes<'a> {
        Eyes::of(look.texts, state, look.viewer())
    }

    /// A state, as this viewer sees it.
    pub(super) fn of(texts: &'a Catalogue, state: &'a State, viewer: Viewer) -> Eyes<'a> {
        Eyes(Teller::new(texts, state, viewer))
    }

    /// Returns an actor, if it exists.
    pub(super) fn actor(self, id: ActorId) -> Option<&'a Actor> {
        self.state.actors.get(usize::from(id.0))
    }

    /// Returns the sheet of an actor, if it exists.
    pub(super) fn sheet(self, id: ActorId) -> Option<&'a Sheet> {
        self.state.frame.sheets.get(usize::from(id.0))
    }

    /// Whether the viewer knows of an actor that is at the table.
    pub(super) fn sees(self, id: ActorId) -> bool {
        self.knows(id) && self.actor(id).is_some_and(|it| !it.is_off())
    }

    /// All actors at the table that the viewer knows of.
    pub(super) fn known(self) -> impl Iterator<Item = ActorId> {
        self.state.ids().filter(move |&it| self.sees(it))
    }

    /// Whether the viewer knows of a task. For a contest, knowing one of the two sides is enough.
    pub(super) fn knows_task(self, task: &Task) -> bool {
        task.sides.is_none_or(|Contest { first, second, .. }| self.knows(first) || self.knows(second))
    }

    /// The components of all numbers of an event that the viewer may know.
    pub(super) fn explained(self, event: &Event) -> Vec<PartView> {
        self.parts(words::explain(self.c, self.state, event, self.viewer))
    }
}
