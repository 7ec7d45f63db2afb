//! What each engine must provide so that tables can be opened.

use std::path::Path;

use schwung_daemmersturm::{self as daemmersturm, Daemmersturm};
use schwung_daemmersturm_table as daemmersturm_table;
use schwung_fate::{Command, Fate, Frame, Profile, Question, State};
use schwung_files::{Options, Problem};
use schwung_log::Kept;
use schwung_messages::{Catalogue, Viewer};
use schwung_play::{Fights, Habit};
use schwung_table::Choice;
use schwung_views::Shown;
use schwung_zerospace::{self as zerospace, ZeroSpace};
use schwung_zerospace_table::{Screen, files as zerospace_files, words};

use crate::Book;

/// The rule engines.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Engine {
    /// The engine of the Fate books.
    Fate,
    /// The ZeroSpace engine.
    ZeroSpace,
    /// The Dämmersturm engine.
    Daemmersturm,
}

/// Calls a generic function with the engine of a book.
macro_rules! with_engine {
    ($engine:expr, $call:ident($($arg:expr),* $(,)?)) => {
        match $engine {
            $crate::engine::Engine::Fate => $call::<schwung_fate::Fate>($($arg),*),
            $crate::engine::Engine::ZeroSpace => $call::<schwung_zerospace::ZeroSpace>($($arg),*),
            $crate::engine::Engine::Daemmersturm => $call::<schwung_daemmersturm::Daemmersturm>($($arg),*),
        }
    };
}
pub(crate) use with_engine;

/// A scene read from a file.
pub(crate) struct Prepared<S: Begins> {
    /// Id of the book that the file belongs to.
    pub(crate) book: String,
    pub(crate) title: String,
    pub(crate) state: S::State,
    /// The command that starts at once, if any.
    pub(crate) begin: Option<S::Command>,
    /// How each actor behaves in simulations.
    pub(crate) habits: Vec<Habit>,
}

/// An engine whose tables can be opened.
pub(crate) trait Begins: Kept + Fights {
    /// Renders the views of the engine.
    type Screen: Shown<System = Self>;

    /// Creates a table with no seats but the game master's.
    fn empty(book: &Book, texts: &Catalogue) -> Self::State;

    /// Reads a scene from an encounter file. Files that it refers to are looked up in the folder `beside`.
    fn read(text: &str, beside: Option<&Path>) -> Result<Prepared<Self>, Vec<Problem>>;

    /// The names of the seats, starting with the game master's.
    fn seats(state: &Self::State) -> &[String];

    /// Sets the names of the seats.
    fn name_seats(state: &mut Self::State, names: Vec<String>);

    /// Renders a question for the person who is asked.
    fn wanted(texts: &Catalogue, state: &Self::State, question: &Self::Question) -> String;

    /// Renders a choice for the person who is asked.
    fn chosen(
        texts: &Catalogue,
        state: &Self::State,
        question: &Self::Question,
        choice: &Choice<Self>,
    ) -> String;

    /// Renders an answer for the person who gives it; empty if the question has no such answer.
    fn said(
        texts: &Catalogue,
        state: &Self::State,
        question: &Self::Question,
        answer: &Self::Answer,
    ) -> String {
        let mut choices = Vec::new();
        Self::options(state, question, &mut choices);
        let found = choices.iter().find(|it| Self::fits(answer, &it.answer));
        found.map_or_else(String::new, |it| Self::chosen(texts, state, question, it))
    }
}

impl Begins for Fate {
    type Screen = Fate;

    fn empty(book: &Book, texts: &Catalogue) -> State {
        let frame = Frame {
            seats: vec![String::new()],
            zones: vec![texts.text("table-first-zone", &[])],
            ..schwung_files::default_frame(book.id).unwrap_or_default()
        };
        State::new(Profile::find(book.id).unwrap_or_else(Profile::sotc), frame, Vec::new())
    }

    fn read(text: &str, beside: Option<&Path>) -> Result<Prepared<Fate>, Vec<Problem>> {
        let encounter = schwung_files::read(text, &Options { beside, ..Options::default() })?;
        Ok(Prepared {
            book: encounter.state.profile.id.to_owned(),
            title: encounter.state.frame.title.clone(),
            state: encounter.state,
            begin: encounter.begin.map(Command::BeginConflict),
            habits: encounter.habits,
        })
    }

    fn seats(state: &State) -> &[String] {
        &state.frame.seats
    }

    fn name_seats(state: &mut State, names: Vec<String>) {
        state.frame.change(|it| it.seats = names);
    }

    fn wanted(texts: &Catalogue, state: &State, question: &Question) -> String {
        schwung_messages::question(texts, state, question)
    }

    fn chosen(texts: &Catalogue, state: &State, question: &Question, choice: &Choice<Fate>) -> String {
        schwung_messages::choice(texts, state, question, choice)
    }
}

impl Begins for ZeroSpace {
    type Screen = Screen;

    fn empty(_: &Book, _: &Catalogue) -> zerospace::State {
        let frame = zerospace_files::default_frame();
        zerospace::State::new(zerospace::Switches::default(), frame, Vec::new())
    }

    fn read(text: &str, beside: Option<&Path>) -> Result<Prepared<ZeroSpace>, Vec<Problem>> {
        let encounter = zerospace_files::read(text, &Options { beside, ..Options::default() })?;
        Ok(Prepared {
            book: zerospace_files::SYSTEM.to_owned(),
            title: encounter.state.frame.title.clone(),
            state: encounter.state,
            begin: encounter.begin.map(zerospace::Command::BeginConflict),
            habits: encounter.habits,
        })
    }

    fn seats(state: &zerospace::State) -> &[String] {
        &state.frame.seats
    }

    fn name_seats(state: &mut zerospace::State, names: Vec<String>) {
        state.frame.change(|it| it.seats = names);
    }

    fn wanted(texts: &Catalogue, state: &zerospace::State, question: &zerospace::Question) -> String {
        words::question(texts, state, question, Viewer::All)
    }

    fn chosen(
        texts: &Catalogue,
        state: &zerospace::State,
        question: &zerospace::Question,
        choice: &Choice<ZeroSpace>,
    ) -> String {
        words::choice(texts, state, question, choice)
    }
}

impl Begins for Daemmersturm {
    type Screen = daemmersturm_table::Screen;

    fn empty(_: &Book, texts: &Catalogue) -> daemmersturm::State {
        let frame = daemmersturm_table::files::default_frame(texts.lang());
        daemmersturm::State::new(daemmersturm::Switches::default(), frame, Vec::new())
    }

    fn read(text: &str, beside: Option<&Path>) -> Result<Prepared<Daemmersturm>, Vec<Problem>> {
        let options = Options { beside, ..Options::default() };
        let encounter = daemmersturm_table::files::read(text, &options)?;
        let begin = encounter.begin.map(daemmersturm::TurnCommand::BeginCombat);
        Ok(Prepared {
            book: daemmersturm_table::files::SYSTEM.to_owned(),
            title: encounter.state.frame.title.clone(),
            state: encounter.state,
            begin: begin.map(daemmersturm::Command::Turn),
            habits: encounter.habits,
        })
    }

    fn seats(state: &daemmersturm::State) -> &[String] {
        &state.frame.seats
    }

    fn name_seats(state: &mut daemmersturm::State, names: Vec<String>) {
        state.frame.change(|it| it.seats = names);
    }

    fn wanted(texts: &Catalogue, state: &daemmersturm::State, question: &daemmersturm::Question) -> String {
        daemmersturm_table::words::question(texts, state, question, Viewer::All)
    }

    fn chosen(
        texts: &Catalogue,
        state: &daemmersturm::State,
        question: &daemmersturm::Question,
        choice: &Choice<Daemmersturm>,
    ) -> String {
        daemmersturm_table::words::choice(texts, state, question, choice)
    }
}
