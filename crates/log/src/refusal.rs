//! Reasons for refusing a deed.

use schwung_table::{FacesError, Seat, System};

/// Why a deed was refused. A refused deed changes nothing.
#[derive(Clone, Debug, PartialEq)]
pub enum Refusal<S: System> {
    /// A rule forbids it now.
    Rule(S::Reason),
    /// Only the game master may do this.
    GmOnly,
    /// Only the player of that character may do this.
    NotYours,
    /// A procedure is waiting for something else, from these seats.
    Busy(Vec<Seat>),
    /// Nothing is waiting under this id any more: it was already answered, or undone.
    Stale,
    /// The question has no such answer.
    NoSuchAnswer,
    /// The faces are impossible for these dice.
    Faces(FacesError),
    /// The dice expression is not supported.
    NoSuchDice,
    /// Dice are requested, not an answer.
    WantsDice,
    /// An answer is requested, not dice.
    WantsAnswer,
    /// There is nothing to undo at that record.
    NothingToUndo,
    /// The roll does not belong to the last action.
    NotLast,
    /// No procedure is waiting.
    NothingWaits,
    /// The seat does not exist, or nobody is in it.
    NoSuchSeat,
    /// The seat is taken.
    SeatTaken,
    /// The table is locked.
    Locked,
    /// There is no item, handout, clock or picture with this number.
    NoSuchItem,
    /// The maximum number of seats or shelf items is reached.
    Full,
    /// The maximum number of characters of the author, which is given, already waits for approval.
    Waiting(usize),
    /// A clock has 2 to 24 segments, and at most all of them are filled.
    Segments,
    /// A text is empty or longer than this number of characters.
    Length(usize),
    /// The name equals the game master's or could be mistaken for it.
    NameTaken,
    /// The name contains characters that are invisible or change the writing direction.
    NameSigns,
    /// The same author used this id for a different deed.
    IdTaken,
    /// Play is paused.
    Paused,
    /// The rules are switched off: only plain dice and notes are allowed.
    PlainDice,
    /// The rules met a situation that they cannot handle. The procedure was abandoned.
    Failed,
}
