//! Why a deed was refused. Nothing has changed then.

use schwung_table::{FacesError, Seat, System};

/// Why a deed was refused. Nothing has changed.
#[derive(Clone, Debug, PartialEq)]
pub enum Refusal<S: System> {
    /// A rule forbids it now.
    Rule(S::Reason),
    /// That is for the game master.
    GmOnly,
    /// That is for whoever plays it.
    NotYours,
    /// A procedure waits for something else; the seats it waits for.
    Busy(Vec<Seat>),
    /// Nothing waits for this any more: it was answered already, or undone.
    Stale,
    /// The question knows no such answer.
    NoSuchAnswer,
    /// The dice show something else than dice can.
    Faces(FacesError),
    /// There are no such dice.
    NoSuchDice,
    /// Dice are wanted, not an answer.
    WantsDice,
    /// An answer is wanted, not dice.
    WantsAnswer,
    /// There is nothing to undo there.
    NothingToUndo,
    /// Nothing waits that could be given up.
    NothingWaits,
    /// There is no such seat, or nobody sits there.
    NoSuchSeat,
    /// Somebody sits there.
    SeatTaken,
    /// Nobody new can join.
    Locked,
    /// Nothing of that number lies on the shelf.
    NoSuchItem,
    /// There is no room for more: seats, things on the shelf.
    Full,
    /// A text is too long, or empty where it may not be; at most so many characters.
    Length(usize),
    /// The name is the game master's, or could pass for it.
    NameTaken,
    /// The name has signs in it that nobody sees, or that turn round what stands beside it.
    NameSigns,
    /// The same seat has called another deed so.
    IdTaken,
    /// Play is paused.
    Paused,
    /// Only dice and notes here: the rules are switched off.
    PlainDice,
    /// The rules met something that they cannot handle. The procedure was given up.
    Failed,
}
