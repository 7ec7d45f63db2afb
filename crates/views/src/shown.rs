//! What a system must be able to show.

use schwung_log::{Asked, Game, Kept, Step};
use schwung_messages::{Catalogue, Viewer};
use schwung_rulebook::Lang;
use schwung_table::Seat;
use serde_json::{Map, Value};

use crate::wire::{Barred, Chance, Change, Form, Line, QuestionView, Role, SceneView, SettingView, You};

/// A viewer looking at a table.
#[derive(Debug)]
pub struct Look<'a, S: Kept> {
    /// The table.
    pub game: &'a Game<S>,
    /// Who looks.
    pub you: You,
    /// The messages of the reader's language, in the terms of the book that is played.
    pub texts: &'a Catalogue,
}

impl<S: Kept> Clone for Look<'_, S> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<S: Kept> Copy for Look<'_, S> {}

impl<S: Kept> Look<'_, S> {
    /// Who reads, as texts know readers.
    pub fn viewer(&self) -> Viewer {
        match (self.you.role, self.you.seat) {
            (Role::Gm, _) => Viewer::All,
            // Nobody becomes the game master by sitting on her chair.
            (Role::Player, Some(seat)) if seat > 0 => Viewer::Seat(Seat(seat)),
            (Role::Player | Role::Watch, _) => Viewer::Public,
        }
    }

    /// Does the viewer see everything?
    pub fn is_gm(&self) -> bool {
        self.you.role == Role::Gm
    }

    /// Is this the viewer's seat?
    pub fn is_mine(&self, seat: Seat) -> bool {
        match self.you.role {
            Role::Gm => seat.is_gm(),
            Role::Player => !seat.is_gm() && self.you.seat == Some(seat.0),
            Role::Watch => false,
        }
    }

    /// The reader's language.
    pub fn lang(&self) -> Lang {
        self.texts.lang()
    }
}

/// Commands that bring something out, or what is wrong with the text, line by line in the reader's language.
pub type Staged<C> = Result<Vec<C>, Vec<String>>;

/// A system that can be shown to people: all that leaves the server goes through here. Each function answers for
/// one viewer and leaves out what that viewer may not know.
pub trait Shown: Kept {
    /// What the book is called.
    fn name(texts: &Catalogue, system: &str) -> String;

    /// The scene.
    fn scene(look: Look<'_, Self>) -> SceneView;

    /// One sentence: what goes on while nothing waits, and the seat whose move it is.
    fn sentence(look: Look<'_, Self>) -> (String, Option<Seat>);

    /// A question or roll that waits, for whoever may answer it.
    fn question(look: Look<'_, Self>, asked: &Asked<'_, Self>) -> QuestionView;

    /// What others may know of it: "a defence"; nothing if it is about something secret.
    fn waiting_for(look: Look<'_, Self>, asked: &Asked<'_, Self>) -> String;

    /// The lines that an entry of the log makes for this viewer; none for what the viewer may not know. The number
    /// of the record, the time and whether it is undone are filled in by the caller.
    fn lines(look: Look<'_, Self>, step: &Step<'_, Self>) -> Vec<Line>;

    /// The actors that this seat plays, as far as the viewer knows them.
    fn actors_of(look: Look<'_, Self>, seat: Seat) -> Vec<u8>;

    /// Names of the characters that are played at this seat, for whoever is about to join.
    fn characters(state: &Self::State, seat: Seat) -> Vec<String>;

    /// What an actor can do now, or what can be done by nobody in particular.
    fn forms(look: Look<'_, Self>, actor: Option<u8>) -> Vec<Form>;

    /// The sheet of an actor as a form with values; nothing if the viewer may not change it.
    fn sheet_form(look: Look<'_, Self>, actor: u8) -> Option<Form>;

    /// The command that changes a sheet so, or what is wrong with it.
    fn sheet(look: Look<'_, Self>, actor: u8, fields: &Map<String, Value>) -> Staged<Self::Command>;

    /// The commands that bring out what a text in the format of encounter files has.
    fn stage(look: Look<'_, Self>, text: &str, new_scene: bool) -> Staged<Self::Command>;

    /// A command as people type it.
    fn parse(look: Look<'_, Self>, words: &str) -> Result<Self::Command, String>;

    /// May this viewer know everything that this command names?
    fn may_name(look: Look<'_, Self>, command: &Self::Command) -> bool;

    /// The command that sets a switch; nothing if there is no such switch or position.
    fn set(look: Look<'_, Self>, name: &str, value: &Value) -> Option<Self::Command>;

    /// All switches, with their help.
    fn settings(look: Look<'_, Self>) -> Vec<SettingView>;

    /// Why something is not legal, in words.
    fn barred(look: Look<'_, Self>, reason: &Self::Reason) -> Barred;

    /// What the viewer may know of how two states differ.
    fn changes(look: Look<'_, Self>, before: &Self::State, after: &Self::State) -> Vec<Change>;

    /// Did somebody learn, between `before` and `after`, what was secret before? Going back would not make it secret
    /// again.
    fn reveals(before: &Self::State, after: &Self::State) -> bool;

    /// The exact chance of each choice of a question that waits, where the viewer may know it.
    fn odds(look: Look<'_, Self>, asked: &Asked<'_, Self>) -> Vec<Option<Chance>>;

    /// The exact chance of a command before it is given, where the viewer may know it.
    fn forecast(look: Look<'_, Self>, command: &Self::Command) -> Option<Chance>;
}
