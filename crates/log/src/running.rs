//! A procedure in the middle of a game.

use schwung_play::{Input, Pending};
use schwung_table::Seat;

use crate::{Author, Entry, Kept, Origin, Planned};

/// A procedure that is waiting for input, or the one that ended last.
#[derive(Clone, Debug)]
pub struct Running<S: Kept> {
    /// The record that began it.
    pub first: u64,
    /// The author who began it.
    pub by: Option<Author>,
    /// Version of the rules under which it began, or has continued since.
    pub rules: u32,
    /// The command that began it.
    pub command: S::Command,
    /// The state when it began.
    pub base: S::State,
    /// Its inputs so far.
    pub inputs: Vec<Input<S>>,
    /// The dice among the inputs, in order.
    pub thrown: Vec<Thrown>,
    /// The events emitted so far.
    pub events: Vec<S::Event>,
    /// What it is waiting for; `None` if it has ended or diverged.
    pub waiting: Option<Pending<S>>,
    /// Whether its inputs no longer fit the rules.
    pub diverged: bool,
    /// The planned answers of a seat, while the procedure waits for dice.
    pub(crate) plan: Option<(Seat, Vec<Planned<S>>)>,
    /// The procedure that is suspended until this one, an aside, ends.
    pub under: Option<Box<Running<S>>>,
}

impl<S: Kept> Running<S> {
    /// The procedure that has been waiting longest: this one, unless it is an aside.
    pub fn bottom(&self) -> &Running<S> {
        self.under.as_deref().map_or(self, Running::bottom)
    }

    /// Records a fact that was established outside the procedure.
    pub(crate) fn learn(&mut self, event: &S::Event) {
        self.events.push(event.clone());
        self.inputs.push(Input::Interjected(event.clone()));
    }
}

/// Results that are known before the dice are rolled.
#[derive(Clone, Debug, Default)]
pub(crate) struct Stock {
    /// Undone dice that will show the same faces again.
    pub(crate) spare: Vec<Thrown>,
    /// In a what-if, the dice of the original game, which are repeated.
    pub(crate) original: Vec<Thrown>,
    /// Next rolls that the game master has determined.
    pub(crate) set: Vec<(Seat, Vec<i8>)>,
}

/// A roll of dice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Thrown {
    /// The seat that rolled.
    pub who: Seat,
    /// Name of the dice.
    pub dice: String,
    /// The faces shown.
    pub faces: Vec<i8>,
    /// The result that the rules read from the faces.
    pub outcome: i32,
    /// The origin of the roll.
    pub origin: Origin,
}

impl Thrown {
    pub(crate) fn of<S: Kept>(entry: &Entry<S>) -> Option<Thrown> {
        match entry {
            Entry::Rolled { who, dice, faces, outcome, origin } => Some(Thrown {
                who: *who,
                dice: dice.clone(),
                faces: faces.clone(),
                outcome: *outcome,
                origin: *origin,
            }),
            _ => None,
        }
    }

    /// Removes this roll from the dice to repeat. Other dice take the place of those of the original.
    pub(crate) fn leave(&self, original: &mut Vec<Thrown>, spare: &mut Vec<Thrown>) {
        if self.origin != Origin::Again {
            Thrown::take(original, self.who, &self.dice);
        } else if let Some(at) = original.iter().position(|it| it.is_like(self)) {
            original.remove(at);
        } else if let Some(at) = spare.iter().position(|it| it.is_like(self)) {
            spare.remove(at);
        }
    }

    /// Takes the first roll of these dice by this seat.
    pub(crate) fn take(all: &mut Vec<Thrown>, who: Seat, dice: &str) -> Option<Thrown> {
        all.iter().position(|it| it.who == who && it.dice == dice).map(|at| all.remove(at))
    }

    /// Whether both are rolls of the same dice by the same seat that show the same faces.
    pub(crate) fn is_like(&self, other: &Thrown) -> bool {
        self.who == other.who && self.dice == other.dice && self.faces == other.faces
    }
}
