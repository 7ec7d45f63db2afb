//! The setup of tables of Dämmersturm.

use std::path::Path;

use schwung_daemmersturm::{Command, Daemmersturm, Question, State, Switches, TurnCommand};
use schwung_engine::{Engine, HouseRule, Listed, Of, Prepared, Setup};
use schwung_files::{Options, Problem, vary::Knob};
use schwung_messages::{Catalogue, Viewer};
use schwung_table::Choice;

use serde_json::Value;

use crate::{Screen, files, script, words};

/// The engine of Dämmersturm.
pub static ENGINE: &dyn Engine = &Of::<Tables>::NEW;

/// The setup of tables of Dämmersturm.
struct Tables;

impl Setup for Tables {
    type System = Daemmersturm;
    type Script = script::Typed;
    type Screen = Screen;

    const KNOBS: &'static [Knob] = files::KNOBS;

    fn empty(_: &str, texts: &Catalogue) -> State {
        let frame = files::default_frame(texts.lang());
        State::new(Switches::default(), frame, Vec::new())
    }

    fn read(text: &str, beside: Option<&Path>) -> Result<Prepared<Tables>, Vec<Problem>> {
        let options = Options { beside, ..Options::default() };
        let encounter = files::read(text, &options)?;
        let begin = encounter.begin.map(TurnCommand::BeginCombat);
        Ok(Prepared {
            book: files::SYSTEM.to_owned(),
            title: encounter.state.frame.title.clone(),
            state: encounter.state,
            switches: encounter.switches,
            begin: begin.map(Command::Turn),
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
        words::question(texts, state, question, Viewer::All)
    }

    fn chosen(
        texts: &Catalogue,
        state: &State,
        question: &Question,
        choice: &Choice<Daemmersturm>,
    ) -> String {
        words::choice(texts, state, question, choice)
    }

    fn schema() -> Value {
        files::schema()
    }

    fn switches(listed: &Listed<'_>) -> Vec<HouseRule> {
        listed.of(Switches::ALL, &Switches::default(), words::SWITCHES)
    }
}
