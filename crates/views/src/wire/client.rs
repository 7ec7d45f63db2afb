//! What a client says on the socket.

use schwung_log::{HouseDeed, QuestionId};
use serde::{Deserialize, Serialize};

/// One message from a client. The first one must be `hello`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum ClientMessage {
    /// Who is there, and what it has seen.
    Hello(Hello),
    /// Something to be done; answered by `done` or `refused` with the same id.
    Do {
        /// Made by the client, at most 64 characters. The same id of the same seat is never carried out twice: repeat
        /// it until it is answered. For anything else it is refused then, as `id_taken`.
        id: String,
        /// What is to be done.
        what: Do,
    },
    /// Something to be told, to this client alone; answered by `reply` or `refused` with the same id.
    Ask {
        /// Made by the client, at most 64 characters.
        id: String,
        /// What is to be told.
        what: Ask,
    },
    /// The reader's language from now on, as in `hello`. Answered by a fresh `welcome`.
    Lang(String),
    /// Is anybody there? Answered by `pong`.
    Ping,
}

/// The first message on a socket.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Hello {
    /// The token of a seat, of the game master or of a spectator.
    pub token: String,
    /// The reader's language: `"de"` or `"en"`; with `-x-words`, `-x-numbers` or `-x-both`, numbers on the ladder are
    /// shown so.
    pub lang: String,
    /// The number of the last record that this client has seen; 0 for none. Lines since then are sent; after a
    /// long gap, the last ones only.
    #[serde(default)]
    pub after: u64,
}

/// What is to be done. All of it goes into the log, and is refused as a whole or done as a whole.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Do {
    /// A command of the rules, as its type is written in the reference; forms put it together.
    Command(#[cfg_attr(feature = "ts", ts(type = "unknown"))] serde_json::Value),
    /// A command in words, as plays have them: `Anna attacks Boris with Fists`.
    Say(String),
    /// Answers a question.
    Answer {
        /// Which question.
        question: QuestionId,
        /// Which of its choices, counted from 0.
        choice: usize,
        /// Words, where the choice takes some.
        #[serde(default)]
        words: String,
    },
    /// Gives the usual answer, or lets the server roll. The game master may for everybody.
    Skip {
        /// Which question.
        question: QuestionId,
    },
    /// Dice fall.
    Roll {
        /// Which roll.
        question: QuestionId,
        /// What own dice show, die by die; without them the server rolls.
        #[serde(default)]
        faces: Option<Vec<i8>>,
    },
    /// Lines of another program, as text: those that tell of dice go to the rolls that wait for them, in their order,
    /// whoever of the table they are; the rest is kept, where the book keeps it.
    Paste {
        /// The text, at most 20,000 characters.
        text: String,
    },
    /// Gives a line that was kept to a roll.
    Assign {
        /// Which roll.
        question: QuestionId,
        /// The number of the line.
        line: u32,
    },
    /// The game master gives up what waits; what has happened stays.
    CallOff,
    /// The game master goes back to before a record; nothing is deleted.
    Undo {
        /// The first record that is undone.
        to: u64,
        /// Do the dice that fell since fall the same way again?
        keep_dice: bool,
    },
    /// Something about the table itself: seats, pause, notes, plain dice, shelf.
    House(HouseDeed),
    /// Changes a sheet: the game master any, a player her own. The fields are those that the `sheet` form has.
    Sheet {
        /// Whose.
        actor: u8,
        /// Field by field.
        #[cfg_attr(feature = "ts", ts(type = "Record<string, unknown>"))]
        #[cfg_attr(feature = "openapi", schema(value_type = Object))]
        fields: serde_json::Map<String, serde_json::Value>,
    },
    /// The game master brings out what a text in the format of encounter files has: characters, minions, zones,
    /// aspects.
    Stage {
        /// The text; or
        #[serde(default)]
        body: Option<String>,
        /// the number of a thing on the shelf.
        #[serde(default)]
        item: Option<u32>,
        /// Do its zones and aspects take the place of those there? Else they are added.
        #[serde(default)]
        new_scene: bool,
    },
    /// The game master sets a switch of the rules.
    Setting {
        /// Its name.
        name: String,
        /// Its position: true or false, a number, or one of its words.
        #[cfg_attr(feature = "ts", ts(type = "boolean | number | string"))]
        value: serde_json::Value,
    },
}

impl Do {
    /// Is it nobody's business who did it? Then nothing that is kept may tell.
    pub fn is_nobodys_business(&self) -> bool {
        matches!(self, Do::House(HouseDeed::XCard(_)))
    }
}

/// What a client wants to know for itself. Nothing changes.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Ask {
    /// What an actor can do now, as forms; without an actor, what concerns nobody in particular.
    Forms {
        /// Who.
        #[serde(default)]
        actor: Option<u8>,
    },
    /// The form of one's sheet, with its values.
    SheetForm {
        /// Whose.
        actor: u8,
    },
    /// Would this command be legal, and what are its odds?
    Forecast {
        /// The command.
        #[cfg_attr(feature = "ts", ts(type = "unknown"))]
        command: serde_json::Value,
    },
    /// The exact odds of each choice of a question.
    Odds {
        /// Which question.
        question: QuestionId,
    },
    /// What a text that was pasted would become, part by part, before anything changes.
    Drafts {
        /// The text.
        body: String,
    },
    /// Older lines of the log.
    Lines {
        /// Those of records before this one.
        before: u64,
    },
    /// What would change if the game went back to before this record.
    UndoPreview {
        /// The first record that would be undone.
        to: u64,
    },
    /// All settings of the rules and of questions.
    Settings,
}
