//! Implements the setup of Fate tables.

use std::path::Path;

use schwung_engine::{Engine, HouseRule, Listed, Of, Prepared, Setup};
use schwung_fate::{Command, Fate, Frame, Profile, Question, State, Switches};
use schwung_files::{Options, Problem, vary::Knob};
use schwung_messages::Catalogue;
use schwung_table::Choice;
use serde_json::Value;

use crate::{Screen, files, script, words};

/// The engine of the Fate books.
pub static ENGINE: &dyn Engine = &Of::<Tables>::NEW;

/// How tables of the Fate books are set up.
struct Tables;

impl Setup for Tables {
    type System = Fate;
    type Script = script::Typed;
    type Screen = Screen;

    const KNOBS: &'static [Knob] = files::KNOBS;

    fn empty(book: &str, texts: &Catalogue) -> State {
        let frame = Frame {
            seats: vec![String::new()],
            zones: vec![texts.text("table-first-zone", &[])],
            ..files::default_frame(book).unwrap_or_default()
        };
        State::new(Profile::find(book).unwrap_or_else(Profile::sotc), frame, Vec::new())
    }

    fn read(text: &str, beside: Option<&Path>) -> Result<Prepared<Tables>, Vec<Problem>> {
        let encounter = files::read(text, &Options { beside, ..Options::default() })?;
        Ok(Prepared {
            book: encounter.state.profile.id.to_owned(),
            title: encounter.state.frame.title.clone(),
            state: encounter.state,
            switches: encounter.switches,
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
        words::question(texts, state, question)
    }

    fn chosen(texts: &Catalogue, state: &State, question: &Question, choice: &Choice<Fate>) -> String {
        words::choice(texts, state, question, choice)
    }

    fn schema() -> Value {
        files::schema()
    }

    fn switches(listed: &Listed<'_>) -> Vec<HouseRule> {
        let usual = Profile::find(listed.book).unwrap_or_else(Profile::sotc).switches;
        listed.of(Switches::ALL, &usual, words::SWITCHES)
    }
}
