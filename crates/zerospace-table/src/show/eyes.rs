//! Who looks at which facts, and what they may know of them.

use schwung_messages::{Catalogue, Viewer};
use schwung_table::Seat;
use schwung_views::{
    Look,
    wire::{PartView, Role},
};
use schwung_zerospace::{Actor, ActorId, Contest, Event, Sheet, State, Task, ZeroSpace};

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
    pub(super) fn new(look: Look<'a, ZeroSpace>) -> Eyes<'a> {
        Eyes::at(look, look.game.state())
    }

    /// The facts of another moment.
    pub(super) fn at(look: Look<'a, ZeroSpace>, state: &'a State) -> Eyes<'a> {
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

    /// Do they see what only the game master may?
    pub(super) fn sees_all(self) -> bool {
        self.role == Role::Gm
    }

    /// An actor, if there is one.
    pub(super) fn actor(self, id: ActorId) -> Option<&'a Actor> {
        self.state.actors.get(usize::from(id.0))
    }

    /// The sheet of an actor, if there is one.
    pub(super) fn sheet(self, id: ActorId) -> Option<&'a Sheet> {
        self.state.frame.sheets.get(usize::from(id.0))
    }

    /// Does whoever sits there play it?
    pub(super) fn plays(self, seat: Seat, id: ActorId) -> bool {
        self.actor(id).is_some_and(|it| it.seat == seat)
    }

    /// Do they know of this actor?
    pub(super) fn knows(self, id: ActorId) -> bool {
        self.actor(id).is_some() && self.state.is_known_to(id, self.seat)
    }

    /// Everybody of whom they know.
    pub(super) fn known(self) -> impl Iterator<Item = ActorId> {
        self.state.ids().filter(move |&it| self.knows(it))
    }

    /// May they act for this actor?
    pub(super) fn acts_for(self, id: ActorId) -> bool {
        match self.role {
            Role::Gm => self.actor(id).is_some(),
            Role::Player => self.seat != NOBODY && self.plays(self.seat, id),
            Role::Watch => false,
        }
    }

    /// May they know what stands on its sheet? Those of players' characters lie open; those of the game master's are
    /// hers.
    pub(super) fn reads(self, id: ActorId) -> bool {
        let of_player = self.actor(id).is_some_and(|it| !it.seat.is_gm());
        self.knows(id) && (of_player || self.acts_for(id))
    }

    /// Do they know of a task: of one of the two who contend, where two do?
    pub(super) fn knows_task(self, task: &Task) -> bool {
        task.sides.is_none_or(|Contest { first, second, .. }| self.knows(first) || self.knows(second))
    }

    /// A message.
    pub(super) fn say(self, key: &str, args: &[(&str, &str)]) -> String {
        self.c.text(key, args)
    }

    /// A message about somebody.
    pub(super) fn say_of(self, key: &str, id: ActorId) -> String {
        self.say(key, &[("actor", &self.name(id))])
    }

    /// A name, as far as they know it.
    pub(super) fn name(self, id: ActorId) -> String {
        words::actor(self.c, self.state, id, self.viewer)
    }

    /// A number with its sign.
    pub(super) fn number(self, n: impl Into<i64>) -> String {
        self.c.number(n.into())
    }

    /// What something is called, with its number: "cover +1".
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

    /// Several in one line.
    pub(super) fn list(self, all: &[String]) -> String {
        all.join(&self.say("list-separator", &[]))
    }
}
