//! A state together with a viewer, and what that viewer may know.

use schwung_messages::{Catalogue, Viewer};
use schwung_table::Seat;
use schwung_views::{
    Look,
    wire::{PartView, Role},
};
use schwung_zerospace::{Actor, ActorId, Contest, Event, Sheet, State, Task, ZeroSpace};

use crate::words::{self, Part};

/// The seat of spectators, who know only what everybody knows.
const NOBODY: Seat = Seat(u8::MAX);

/// The state, the viewer and the viewer's language. None of its methods can panic, whatever ids are given: the state
/// may have changed since.
#[derive(Clone, Copy)]
pub(super) struct Eyes<'a> {
    pub(super) c: &'a Catalogue,
    pub(super) state: &'a State,
    /// The viewer, as needed for texts.
    pub(super) viewer: Viewer,
    /// The viewer's seat, as needed for rules.
    pub(super) seat: Seat,
    role: Role,
}

impl<'a> Eyes<'a> {
    /// Looks at the current state.
    pub(super) fn new(look: Look<'a, ZeroSpace>) -> Eyes<'a> {
        Eyes::at(look, look.game.state())
    }

    /// Looks at a different state.
    pub(super) fn at(look: Look<'a, ZeroSpace>, state: &'a State) -> Eyes<'a> {
        let viewer = look.viewer();
        let seat = match viewer {
            Viewer::All => Seat::GM,
            Viewer::Seat(seat) => seat,
            Viewer::Public => NOBODY,
        };
        Eyes { c: look.texts, state, viewer, seat, role: look.you.role }
    }

    /// Looks at the same state like a spectator.
    pub(super) fn public(self) -> Eyes<'a> {
        Eyes { viewer: Viewer::Public, seat: NOBODY, role: Role::Watch, ..self }
    }

    /// Whether the viewer sees everything, like the game master.
    pub(super) fn sees_all(self) -> bool {
        self.role == Role::Gm
    }

    /// Returns an actor, if it exists.
    pub(super) fn actor(self, id: ActorId) -> Option<&'a Actor> {
        self.state.actors.get(usize::from(id.0))
    }

    /// Returns the sheet of an actor, if it exists.
    pub(super) fn sheet(self, id: ActorId) -> Option<&'a Sheet> {
        self.state.frame.sheets.get(usize::from(id.0))
    }

    /// Whether a seat plays the actor.
    pub(super) fn plays(self, seat: Seat, id: ActorId) -> bool {
        self.actor(id).is_some_and(|it| it.seat == seat)
    }

    /// Whether the viewer knows of this actor.
    pub(super) fn knows(self, id: ActorId) -> bool {
        self.actor(id).is_some() && self.state.is_known_to(id, self.seat)
    }

    /// All actors that the viewer knows of.
    pub(super) fn known(self) -> impl Iterator<Item = ActorId> {
        self.state.ids().filter(move |&it| self.knows(it))
    }

    /// Whether the viewer may act for this actor.
    pub(super) fn acts_for(self, id: ActorId) -> bool {
        match self.role {
            Role::Gm => self.actor(id).is_some(),
            Role::Player => self.seat != NOBODY && self.plays(self.seat, id),
            Role::Watch => false,
        }
    }

    /// Whether the viewer may read the actor's sheet. Sheets of players' characters are public; those of the game
    /// master's characters are not.
    pub(super) fn reads(self, id: ActorId) -> bool {
        let of_player = self.actor(id).is_some_and(|it| !it.seat.is_gm());
        self.knows(id) && (of_player || self.acts_for(id))
    }

    /// Whether the viewer knows of a task. For a contest, knowing one of the two sides is enough.
    pub(super) fn knows_task(self, task: &Task) -> bool {
        task.sides.is_none_or(|Contest { first, second, .. }| self.knows(first) || self.knows(second))
    }

    /// Renders a message.
    pub(super) fn say(self, key: &str, args: &[(&str, &str)]) -> String {
        self.c.text(key, args)
    }

    /// Renders a message about an actor.
    pub(super) fn say_of(self, key: &str, id: ActorId) -> String {
        self.say(key, &[("actor", &self.name(id))])
    }

    /// The name of an actor, as far as the viewer knows it.
    pub(super) fn name(self, id: ActorId) -> String {
        words::actor(self.c, self.state, id, self.viewer)
    }

    /// A number with its sign.
    pub(super) fn number(self, n: impl Into<i64>) -> String {
        self.c.number(n.into())
    }

    /// A component with its name and number, such as "cover +1".
    pub(super) fn part(self, name: &str, value: impl Into<i64>, rule: &str) -> PartView {
        let value = value.into();
        let text = self.say("part", &[("name", name), ("value", &self.number(value))]);
        PartView { text, rule: Some(rule.to_owned()), name: Some(name.to_owned()), value: Some(value) }
    }

    /// The components of all numbers of an event that the viewer may know.
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

    /// Joins several items in one line.
    pub(super) fn list(self, all: &[String]) -> String {
        all.join(&self.say("list-separator", &[]))
    }
}
