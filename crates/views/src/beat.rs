//! What a line of the log means for the story of an evening.

/// What a line means for the story, as far as its reader may know. It never leaves the server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Beat {
    /// What kind of event it is.
    pub kind: BeatKind,
    /// How much it matters, from 1 to 9; 0 if it is not worth telling by itself.
    pub weight: u8,
    /// What somebody has said or written; may be empty.
    pub words: String,
}

/// Kind of a [`Beat`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BeatKind {
    /// A fight, or another conflict, begins.
    FightBegan,
    /// A round of it begins.
    Round {
        /// Its number, from 1.
        number: u32,
    },
    /// It ends.
    FightEnded,
    /// A scene ends.
    SceneEnded,
    /// Somebody is out, or now in another way.
    Out,
    /// Somebody is out on their own terms.
    Conceded,
    /// Somebody who was out is back.
    Back,
    /// Something else that can turn a fight.
    Turn,
    /// The rules undo the effects of the last action on a character.
    Undone,
    /// The group has won or regained something.
    Won,
    /// The group has lost something.
    Lost,
    /// Words that were said before now read differently.
    Reworded {
        /// The previous words.
        was: String,
    },
    /// A handout was shown.
    Handout {
        /// Number of the handout.
        id: u32,
    },
    /// Somebody spoke at the table.
    Said,
    /// Only words.
    Words,
}

impl Beat {
    /// An event without words.
    pub fn new(kind: BeatKind, weight: u8) -> Beat {
        Beat { kind, weight, words: String::new() }
    }

    /// The same with words.
    #[must_use]
    pub fn saying(self, words: &(impl AsRef<str> + ?Sized)) -> Beat {
        Beat { words: words.as_ref().to_owned(), ..self }
    }
}
