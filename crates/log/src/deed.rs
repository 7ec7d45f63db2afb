//! What people do at a table.

use std::fmt;

use schwung_play::Random;
use schwung_table::{DiceSpec, Seat, System};
use serde::{Deserialize, Serialize};

use crate::HouseDeed;

/// Who did something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Author {
    /// Whoever sits there.
    Seat(Seat),
    /// The table: a clock, a setting.
    Table,
}

impl Author {
    /// The game master.
    pub const GM: Author = Author::Seat(Seat::GM);

    /// May this author do what only the game master may?
    pub fn is_gm(self) -> bool {
        match self {
            Author::Seat(seat) => seat.is_gm(),
            Author::Table => true,
        }
    }
}

/// What a waiting question is called. Made from where its procedure stands: an answer that comes too late, or
/// twice, names a question that does not wait any more.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct QuestionId(pub String);

impl fmt::Display for QuestionId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// What somebody does at a table.
#[derive(Clone, Debug, PartialEq)]
pub enum Deed<S: System> {
    /// Begins a procedure, or sets a fact.
    Command(S::Command),
    /// Several facts at once, as when the game master brings out a scene: all of them or none. None of them may
    /// roll or ask.
    Several(Vec<S::Command>),
    /// Answers a question with the choice of that number, counted from 0 in the order of `System::options`.
    Answer {
        /// Which question.
        question: QuestionId,
        /// Which choice.
        choice: usize,
        /// Words, where the choice takes some.
        words: String,
    },
    /// Gives the usual answer, or lets the server roll.
    Skip {
        /// Which question.
        question: QuestionId,
    },
    /// Dice fall.
    Roll {
        /// Which roll.
        question: QuestionId,
        /// What own dice show; without them the server rolls.
        faces: Option<Vec<i8>>,
    },
    /// Dice that fell in another program: a line says whose they are, so that anybody may bring them.
    Bring {
        /// Which roll.
        question: QuestionId,
        /// What they show.
        faces: Vec<i8>,
    },
    /// Gives up what waits; what has happened stays.
    CallOff,
    /// Goes back to before a record.
    Undo {
        /// The first record that is undone.
        to: u64,
        /// Do the dice that fell since fall the same way again?
        keep_dice: bool,
    },
    /// Something about the table itself.
    House(HouseDeed),
}

/// Whoever rolls for people: the operating system's randomness at a live table, a fixed list in tests.
pub trait Roller {
    /// What these dice show.
    fn roll(&mut self, dice: &DiceSpec) -> Vec<i8> {
        let mut one = |faces: &[i8]| {
            let count = u32::try_from(faces.len()).unwrap_or(u32::MAX);
            faces.get(self.die(count).saturating_sub(1) as usize).copied().unwrap_or_default()
        };
        dice.dice.iter().map(|faces| one(faces)).collect()
    }

    /// A die with so many faces, 1 to `faces`.
    fn die(&mut self, faces: u32) -> u32;
}

/// Dice that fall the same again for the same seed: for tests, and for whoever fights a conflict out.
impl Roller for Random {
    fn die(&mut self, faces: u32) -> u32 {
        self.below(faces) + 1
    }
}

/// Faces that count: what is to be rolled again is rolled again. Dice that never show anything else are given up.
pub(crate) fn throw(roller: &mut dyn Roller, dice: &DiceSpec) -> Vec<i8> {
    const TRIES: usize = 1_000;
    let mut faces = roller.roll(dice);
    for _ in 0..TRIES {
        if faces.len() != dice.dice.len() || !(dice.again)(&faces) {
            break;
        }
        faces = roller.roll(dice);
    }
    faces
}
