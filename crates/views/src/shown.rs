//! The interface that a system implements to be shown to people.

use schwung_log::{Asked, Kept, Planned, QuestionId, Step};
use schwung_messages::Catalogue;
use schwung_table::{Seat, System, WireId};
use serde_json::{Map, Value};

use crate::{
    Look,
    wire::{
        Barred, CardLine, Chance, Change, CoachView, CreationChoices, CreationRemark, DraftView, Evening,
        Form, Line, QuestionView, SceneView, SettingView,
    },
};

/// Commands to carry out, or the problems of a text, line by line in the reader's language.
pub type Staged<C> = Result<Vec<C>, Vec<String>>;

/// The effect of output of another program: dice for the pending roll, and commands that record the lines.
#[derive(Clone, Debug, PartialEq)]
pub struct Brought<C> {
    /// Commands to run before the roll. They neither roll nor ask.
    pub commands: Vec<C>,
    /// The pending roll and its faces.
    pub roll: Option<(QuestionId, Vec<i8>)>,
}

/// A character that somebody plays, or could play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part {
    /// Number of the actor, as in views.
    pub actor: u8,
    /// Its name.
    pub name: String,
    /// The seat that plays it.
    pub seat: Seat,
    /// Its side.
    pub side: u8,
    /// Whether only the game master and its player know of it.
    pub hidden: bool,
    /// Whether it is no longer there.
    pub gone: bool,
    /// Whether it is a single character with a sheet of its own, and no group.
    pub single: bool,
}

/// A consequence, or another condition from which characters recover between two evenings.
#[allow(missing_debug_implementations, reason = "only passed on")]
pub struct Condition<V: Shown + ?Sized> {
    /// Distinguishes it from others.
    pub key: String,
    /// Name of the character.
    pub name: String,
    /// What kind of condition it is.
    pub label: String,
    /// The condition itself; may be empty.
    pub text: String,
    /// Id of the rule that says when it goes.
    pub rule: &'static str,
    /// The commands that end it.
    pub end: Vec<CommandOf<V>>,
}

/// A command of a system.
pub type CommandOf<V> = <<V as Shown>::System as System>::Command;

/// An answer of a system.
pub type AnswerOf<V> = <<V as Shown>::System as System>::Answer;

/// The state of a system.
pub type StateOf<V> = <<V as Shown>::System as System>::State;

/// How a system is shown to people: everything that leaves the server passes through here. Each function
/// answers for one viewer and leaves out what that viewer may not know.
///
/// It is implemented by a separate type, so that a crate that depends on both the engine and the texts can
/// provide it.
pub trait Shown: 'static {
    /// The system.
    type System: Kept;

    /// Name of the book.
    fn name(texts: &Catalogue, system: &str) -> String;

    /// The scene.
    fn scene(look: Look<'_, Self::System>) -> SceneView;

    /// The situation while nothing is pending, in one sentence, and the seat that can act.
    fn sentence(look: Look<'_, Self::System>) -> (String, Option<Seat>);

    /// The label and the command that end a conflict which is decided; `None` as long as several sides can act.
    fn ending(look: Look<'_, Self::System>) -> Option<(String, CommandOf<Self>)>;

    /// A pending question or roll, for somebody who may answer it.
    fn question(look: Look<'_, Self::System>, asked: &Asked<'_, Self::System>) -> QuestionView;

    /// What others may know of it: "a defence"; empty if it is secret.
    fn waiting_for(look: Look<'_, Self::System>, asked: &Asked<'_, Self::System>) -> String;

    /// The lines of a log entry for this viewer; empty if the viewer may not know it. The caller sets record
    /// number, time and whether the line is undone.
    fn lines(look: Look<'_, Self::System>, step: &Step<'_, Self::System>) -> Vec<Line>;

    /// The actors that this seat plays, as far as the viewer knows them.
    fn actors_of(look: Look<'_, Self::System>, seat: Seat) -> Vec<u8>;

    /// The characters that people play, or could play.
    fn parts(state: &StateOf<Self>) -> Vec<Part>;

    /// The command that gives a character to a seat.
    fn hand_to(state: &StateOf<Self>, actor: u8, seat: Seat) -> CommandOf<Self>;

    /// The character that a player takes with this command.
    fn taken(command: &CommandOf<Self>) -> Option<u8> {
        let _ = command;
        None
    }

    /// The actions that an actor can take now; without an actor, those that belong to none.
    fn forms(look: Look<'_, Self::System>, actor: Option<u8>) -> Vec<Form>;

    /// The form of an actor's sheet with its values; `None` if the viewer may not change it.
    fn sheet_form(look: Look<'_, Self::System>, actor: u8) -> Option<Form>;

    /// The command that sets a sheet to these values, or the problems of the values.
    fn sheet(look: Look<'_, Self::System>, actor: u8, fields: &Map<String, Value>)
    -> Staged<CommandOf<Self>>;

    /// The commands that add the contents of a text in the format of encounter files.
    fn stage(look: Look<'_, Self::System>, text: &str, new_scene: bool) -> Staged<CommandOf<Self>>;

    /// The commands that bring the characters of a text to the table, played at `seat`. If there is already a character of the
    /// same name, the new one gets a number.
    fn arrive(look: Look<'_, Self::System>, text: &str, seat: Seat) -> Staged<CommandOf<Self>>;

    /// The commands that replace a single character at the table by that of a text. Number, side, position, turn and player stay
    /// the same; sheet, gear and state are those of the text.
    fn instead(look: Look<'_, Self::System>, text: &str, actor: u8) -> Staged<CommandOf<Self>>;

    /// The character file that a text written by people means, and what of the text it leaves out; `None` if the text
    /// does not look like a character.
    fn pasted(look: Look<'_, Self::System>, text: &str) -> Option<(String, Vec<String>)> {
        let _ = (look, text);
        None
    }

    /// The character as a file, and what the file cannot express; `None` if the viewer may not act for it.
    fn character_file(look: Look<'_, Self::System>, actor: u8) -> Option<(String, Vec<String>)>;

    /// Actors with their state, and with `scene` the scene itself, as an encounter file from which [`Shown::stage`] restores
    /// them. Also returns what the file cannot express, in the viewer's language. `None` if the viewer may not take them off the
    /// table.
    fn scene_file(look: Look<'_, Self::System>, actors: &[u8], scene: bool) -> Option<(String, Vec<String>)> {
        let _ = (look, actors, scene);
        None
    }

    /// The commands that take actors off the table, with what depends on them, so that nobody sees them there any more. A
    /// file of [`Shown::scene_file`] brings them back under the same numbers. Empty if the system cannot do that.
    fn take_off(look: Look<'_, Self::System>, actors: &[u8]) -> Vec<CommandOf<Self>> {
        let _ = (look, actors);
        Vec::new()
    }

    /// The contents of an actor's sheet, and the differences from a new character by the rules.
    fn character_card(look: Look<'_, Self::System>, actor: u8) -> (Vec<CardLine>, Vec<CreationRemark>);

    /// The commands between two evenings, in order. Conditions that are to be kept survive them; other conditions of the same
    /// character may then survive as well.
    fn evening(look: Look<'_, Self::System>, evening: &Evening) -> Vec<CommandOf<Self>>;

    /// The conditions in `state` from which characters recover between two evenings, as far as the viewer may know.
    fn conditions(look: Look<'_, Self::System>, state: &StateOf<Self>) -> Vec<Condition<Self>> {
        let _ = (look, state);
        Vec::new()
    }

    /// The choices for a new character.
    fn creation(look: Look<'_, Self::System>) -> CreationChoices;

    /// What the parts of a text for [`Shown::stage`] would become; `None` if the system does not support
    /// this.
    fn drafts(look: Look<'_, Self::System>, text: &str) -> Option<Vec<DraftView>> {
        let _ = (look, text);
        None
    }

    /// Parses a typed command.
    fn parse(look: Look<'_, Self::System>, words: &str) -> Result<CommandOf<Self>, String>;

    /// Returns whether this viewer may know everything that the command names.
    fn may_name(look: Look<'_, Self::System>, command: &CommandOf<Self>) -> bool;

    /// The command that sets a switch; `None` if there is no such switch or position.
    fn set(look: Look<'_, Self::System>, name: &str, value: &Value) -> Option<CommandOf<Self>>;

    /// All switches, with their descriptions.
    fn settings(look: Look<'_, Self::System>) -> Vec<SettingView>;

    /// The reason why something is not legal, in words.
    fn barred(look: Look<'_, Self::System>, reason: &<Self::System as System>::Reason) -> Barred;

    /// The differences between two states, as far as the viewer may know them.
    fn changes(look: Look<'_, Self::System>, before: &StateOf<Self>, after: &StateOf<Self>) -> Vec<Change>;

    /// Returns whether somebody learned a secret between `before` and `after`. Undoing would not make it
    /// secret again.
    fn reveals(before: &StateOf<Self>, after: &StateOf<Self>) -> bool;

    /// The exact chance of each choice of a pending question, where the viewer may know it.
    fn odds(look: Look<'_, Self::System>, asked: &Asked<'_, Self::System>) -> Vec<Option<Chance>>;

    /// The coach's advice on the answers to a pending question, given the chance of each.
    fn advice(
        look: Look<'_, Self::System>,
        asked: &Asked<'_, Self::System>,
        chances: &[Option<Chance>],
    ) -> Option<CoachView>;

    /// Whether the answers to a question have no chances but influence the outcome of a fight.
    fn is_weighed(question: &<Self::System as System>::Question) -> bool {
        let _ = question;
        false
    }

    /// The exact chance of an answer to a pending question and those planned after it, if the viewer may know it.
    fn plan_odds(
        look: Look<'_, Self::System>,
        asked: &Asked<'_, Self::System>,
        first: &AnswerOf<Self>,
        then: &[Planned<Self::System>],
    ) -> Option<Chance> {
        let _ = (look, asked, first, then);
        None
    }

    /// The exact chance of a command before it is given, if the viewer may know it.
    fn forecast(look: Look<'_, Self::System>, command: &CommandOf<Self>) -> Option<Chance>;

    /// Checks a roll with typed `faces`, or by the server if there are none. `Some` if a command must be run
    /// instead.
    ///
    /// # Errors
    /// The reason why such a roll is not allowed.
    fn dice(
        look: Look<'_, Self::System>,
        asked: &Asked<'_, Self::System>,
        faces: Option<&[i8]>,
    ) -> Result<Option<CommandOf<Self>>, Barred> {
        let _ = (look, asked, faces);
        Ok(None)
    }

    /// The effect of output that somebody pasted from another program.
    ///
    /// # Errors
    /// The reason why it has none.
    fn paste(look: Look<'_, Self::System>, text: &str) -> Result<Brought<CommandOf<Self>>, Barred> {
        let _ = text;
        Err(Barred { text: look.texts.text("refused-no-paste", &[]), rule: String::new() })
    }

    /// The effect of using a kept line for a pending roll.
    ///
    /// # Errors
    /// The reason why it has none.
    fn assign(
        look: Look<'_, Self::System>,
        asked: &Asked<'_, Self::System>,
        line: WireId,
        reason: &str,
    ) -> Result<Brought<CommandOf<Self>>, Barred> {
        let _ = (asked, line, reason);
        Err(Barred { text: look.texts.text("refused-no-paste", &[]), rule: String::new() })
    }

    /// Whether lines pasted earlier may supply dice that are needed after an answer.
    fn is_followed(look: Look<'_, Self::System>) -> bool {
        let _ = look;
        false
    }

    /// The effect of previously pasted lines on what is pending now, if any.
    fn follow(look: Look<'_, Self::System>) -> Option<Brought<CommandOf<Self>>> {
        let _ = look;
        None
    }
}
