//! What a system must provide.

use std::path::Path;

use schwung_chances::Counted;
use schwung_files::Problem;
use schwung_log::Kept;
use schwung_messages::Catalogue;
use schwung_play::Habit;
use schwung_table::{Choice, System};
use schwung_views::Shown;
use serde_json::Value;

use crate::{HouseRule, Listed};

/// The facts of a system's tables.
pub type State<T> = <<T as Setup>::System as System>::State;
/// What is done at a system's tables.
pub type Command<T> = <<T as Setup>::System as System>::Command;
/// What is asked at a system's tables.
pub type Question<T> = <<T as Setup>::System as System>::Question;
/// What is answered at a system's tables.
pub type Answer<T> = <<T as Setup>::System as System>::Answer;

/// A scene that was read from a file.
#[allow(missing_debug_implementations, reason = "a scene is too long to print")]
pub struct Prepared<T: Setup> {
    /// Id of the book that the file is of.
    pub book: String,
    /// Title of the scene; empty if it has none.
    pub title: String,
    /// The facts of the scene.
    pub state: State<T>,
    /// What begins at once.
    pub begin: Option<Command<T>>,
    /// How each actor fights when nobody sits there.
    pub habits: Vec<Habit>,
}

/// How tables of a system are set up, shown and put in words: all that its [`Engine`](crate::Engine) needs.
pub trait Setup: Sized + 'static {
    /// The system.
    type System: Kept + Counted;

    /// How it is shown.
    type Screen: Shown<System = Self::System>;

    /// A table with nobody but the game master.
    fn empty(book: &str, texts: &Catalogue) -> State<Self>;

    /// A scene from an encounter file; others that it names are looked for in the folder `beside`.
    fn read(text: &str, beside: Option<&Path>) -> Result<Prepared<Self>, Vec<Problem>>;

    /// The names of the seats, the game master's first.
    fn seats(state: &State<Self>) -> &[String];

    /// Names the seats.
    fn name_seats(state: &mut State<Self>, names: Vec<String>);

    /// A question, as whoever is asked reads it.
    fn wanted(texts: &Catalogue, state: &State<Self>, question: &Question<Self>) -> String;

    /// A choice, as whoever is asked reads it.
    fn chosen(
        texts: &Catalogue,
        state: &State<Self>,
        question: &Question<Self>,
        choice: &Choice<Self::System>,
    ) -> String;

    /// An answer, as whoever gives it reads it; empty if the question knows none such.
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

    /// The JSON Schema of encounter files.
    fn schema() -> Value;

    /// The house-rule switches of a book that are listed.
    fn switches(listed: &Listed<'_>) -> Vec<HouseRule>;
}
