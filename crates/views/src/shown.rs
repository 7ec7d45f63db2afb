//! What a system must be able to show.

use schwung_log::{Asked, Game, Kept, QuestionId, Step};
use schwung_messages::{Catalogue, Viewer};
use schwung_rulebook::Lang;
use schwung_table::{Seat, System};
use serde_json::{Map, Value};

use crate::wire::{
    Barred, Chance, Change, DraftView, Form, Line, QuestionView, Role, SceneView, SettingView, You,
};

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

/// What lines of another program do: dice that go to the roll that waits, and what is written down of the lines.
#[derive(Clone, Debug, PartialEq)]
pub struct Brought<C> {
    /// What is written down, before the dice fall. It neither rolls nor asks.
    pub commands: Vec<C>,
    /// The roll, and what its dice show.
    pub roll: Option<(QuestionId, Vec<i8>)>,
}

/// A command of what is shown.
pub type CommandOf<V> = <<V as Shown>::System as System>::Command;

/// The facts of what is shown.
pub type StateOf<V> = <<V as Shown>::System as System>::State;

/// How a system is shown to people: all that leaves the server goes through here. Each function answers for one viewer
/// and leaves out what that viewer may not know.
///
/// It is a type of its own beside the system, so that a crate that knows both people and engine can bring it; a system
/// that this crate knows is its own.
pub trait Shown: 'static {
    /// What is shown.
    type System: Kept;

    /// What the book is called.
    fn name(texts: &Catalogue, system: &str) -> String;

    /// The scene.
    fn scene(look: Look<'_, Self::System>) -> SceneView;

    /// One sentence: what goes on while nothing waits, and the seat whose move it is.
    fn sentence(look: Look<'_, Self::System>) -> (String, Option<Seat>);

    /// A question or roll that waits, for whoever may answer it.
    fn question(look: Look<'_, Self::System>, asked: &Asked<'_, Self::System>) -> QuestionView;

    /// What others may know of it: "a defence"; nothing if it is about something secret.
    fn waiting_for(look: Look<'_, Self::System>, asked: &Asked<'_, Self::System>) -> String;

    /// The lines that an entry of the log makes for this viewer; none for what the viewer may not know. The number
    /// of the record, the time and whether it is undone are filled in by the caller.
    fn lines(look: Look<'_, Self::System>, step: &Step<'_, Self::System>) -> Vec<Line>;

    /// The actors that this seat plays, as far as the viewer knows them.
    fn actors_of(look: Look<'_, Self::System>, seat: Seat) -> Vec<u8>;

    /// Names of the characters that are played at this seat, for whoever is about to join.
    fn characters(state: &StateOf<Self>, seat: Seat) -> Vec<String>;

    /// What an actor can do now, or what can be done by nobody in particular.
    fn forms(look: Look<'_, Self::System>, actor: Option<u8>) -> Vec<Form>;

    /// The sheet of an actor as a form with values; nothing if the viewer may not change it.
    fn sheet_form(look: Look<'_, Self::System>, actor: u8) -> Option<Form>;

    /// The command that changes a sheet so, or what is wrong with it.
    fn sheet(look: Look<'_, Self::System>, actor: u8, fields: &Map<String, Value>)
    -> Staged<CommandOf<Self>>;

    /// The commands that bring out what a text in the format of encounter files has.
    fn stage(look: Look<'_, Self::System>, text: &str, new_scene: bool) -> Staged<CommandOf<Self>>;

    /// What a text that [`Shown::stage`] takes would become, part by part; nothing where the system does not tell.
    fn drafts(look: Look<'_, Self::System>, text: &str) -> Option<Vec<DraftView>> {
        let _ = (look, text);
        None
    }

    /// A command as people type it.
    fn parse(look: Look<'_, Self::System>, words: &str) -> Result<CommandOf<Self>, String>;

    /// May this viewer know everything that this command names?
    fn may_name(look: Look<'_, Self::System>, command: &CommandOf<Self>) -> bool;

    /// The command that sets a switch; nothing if there is no such switch or position.
    fn set(look: Look<'_, Self::System>, name: &str, value: &Value) -> Option<CommandOf<Self>>;

    /// All switches, with their help.
    fn settings(look: Look<'_, Self::System>) -> Vec<SettingView>;

    /// Why something is not legal, in words.
    fn barred(look: Look<'_, Self::System>, reason: &<Self::System as System>::Reason) -> Barred;

    /// What the viewer may know of how two states differ.
    fn changes(look: Look<'_, Self::System>, before: &StateOf<Self>, after: &StateOf<Self>) -> Vec<Change>;

    /// Did somebody learn, between `before` and `after`, what was secret before? Going back would not make it secret
    /// again.
    fn reveals(before: &StateOf<Self>, after: &StateOf<Self>) -> bool;

    /// The exact chance of each choice of a question that waits, where the viewer may know it.
    fn odds(look: Look<'_, Self::System>, asked: &Asked<'_, Self::System>) -> Vec<Option<Chance>>;

    /// The exact chance of a command before it is given, where the viewer may know it.
    fn forecast(look: Look<'_, Self::System>, command: &CommandOf<Self>) -> Option<Chance>;

    /// May dice fall so: those that somebody types, or the server's where there are no faces? `Some`: this command is
    /// given in their place.
    ///
    /// # Errors
    /// Why not, in words.
    fn dice(
        look: Look<'_, Self::System>,
        asked: &Asked<'_, Self::System>,
        faces: Option<&[i8]>,
    ) -> Result<Option<CommandOf<Self>>, Barred> {
        let _ = (look, asked, faces);
        Ok(None)
    }

    /// What a text does that somebody pasted from another program.
    ///
    /// # Errors
    /// Why nothing, in words.
    fn paste(look: Look<'_, Self::System>, text: &str) -> Result<Brought<CommandOf<Self>>, Barred> {
        let _ = text;
        Err(Barred { text: look.texts.text("refused-no-paste", &[]), rule: String::new() })
    }

    /// What it does to give a line that was kept to a roll that waits.
    ///
    /// # Errors
    /// Why nothing, in words.
    fn assign(
        look: Look<'_, Self::System>,
        asked: &Asked<'_, Self::System>,
        line: u32,
    ) -> Result<Brought<CommandOf<Self>>, Barred> {
        let _ = (asked, line);
        Err(Barred { text: look.texts.text("refused-no-paste", &[]), rule: String::new() })
    }

    /// Of lines that were brought before: what goes on to what waits now.
    fn follow(look: Look<'_, Self::System>) -> Option<Brought<CommandOf<Self>>> {
        let _ = look;
        None
    }
}
