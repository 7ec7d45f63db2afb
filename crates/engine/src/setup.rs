//! What a system must provide so that its tables can be opened and shown.

use std::path::Path;

use schwung_files::{Problem, vary::Knob};
use schwung_insight::Analysed;
use schwung_log::Kept;
use schwung_messages::Catalogue;
use schwung_play::Habit;
use schwung_table::{Choice, System};
use schwung_transcript::Script;
use schwung_views::Shown;
use serde_json::Value;

use crate::{HouseRule, Listed};

/// The state of a system's tables.
pub type State<T> = <<T as Setup>::System as System>::State;
/// The commands of a system.
pub type Command<T> = <<T as Setup>::System as System>::Command;
/// The questions of a system.
pub type Question<T> = <<T as Setup>::System as System>::Question;
/// The answers of a system.
pub type Answer<T> = <<T as Setup>::System as System>::Answer;

/// A scene read from a file.
#[allow(missing_debug_implementations, reason = "a scene is too long to print")]
pub struct Prepared<T: Setup> {
    /// Id of the book that the file belongs to.
    pub book: String,
    /// Title of the scene; empty if it has none.
    pub title: String,
    /// The state at the beginning of the scene.
    pub state: State<T>,
    /// Names of the switches that the file sets.
    pub switches: Vec<String>,
    /// The command that starts at once, if any.
    pub begin: Option<Command<T>>,
    /// How each actor behaves in simulations, indexed by actor.
    pub habits: Vec<Habit>,
}

/// Everything that the [`Engine`](crate::Engine) of a system needs to set up, show and describe its tables.
pub trait Setup: Sized + 'static {
    /// The system.
    type System: Kept + Analysed;

    /// What can be varied in encounter files to balance a fight.
    const KNOBS: &'static [Knob];

    /// Reads its plays.
    type Script: Script<System = Self::System>;

    /// Renders the views of the system.
    type Screen: Shown<System = Self::System>;

    /// Creates a table with no seats but the game master's.
    fn empty(book: &str, texts: &Catalogue) -> State<Self>;

    /// Reads a scene from an encounter file. Files that it refers to are looked up in the folder `beside`.
    fn read(text: &str, beside: Option<&Path>) -> Result<Prepared<Self>, Vec<Problem>>;

    /// The names of the seats, starting with the game master's.
    fn seats(state: &State<Self>) -> &[String];

    /// Sets the names of the seats.
    fn name_seats(state: &mut State<Self>, names: Vec<String>);

    /// Renders a question for the person who is asked.
    fn wanted(texts: &Catalogue, state: &State<Self>, question: &Question<Self>) -> String;

    /// Renders a choice for the person who is asked.
    fn chosen(
        texts: &Catalogue,
        state: &State<Self>,
        question: &Question<Self>,
        choice: &Choice<Self::System>,
    ) -> String;

    /// Renders an answer for the person who gives it; empty if the question has no such answer.
    fn said(
        texts: &Catalogue,
        state: &State<Self>,
        question: &Question<Self>,
        answer: &Answer<Self>,
    ) -> String {
        let mut choices = Vec::new();
        Self::System::options(state, question, &mut choices);
        let found = choices.iter().find(|it| Self::System::fits(answer, &it.answer));
        found.map_or_else(String::new, |it| Self::chosen(texts, state, question, it))
    }

    /// The number that people read in the result of dice with this name.
    fn shown_total(_dice: &str, outcome: i32) -> i32 {
        outcome
    }

    /// The name under which people know dice with this name.
    fn shown_dice(dice: &str) -> &str {
        dice
    }

    /// The JSON Schema of encounter files.
    fn schema() -> Value;

    /// The house-rule switches selected by `listed`.
    fn switches(listed: &Listed<'_>) -> Vec<HouseRule>;
}
