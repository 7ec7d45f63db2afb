//! Implements the setup of ZeroSpace tables.

use std::path::Path;

use schwung_engine::{Engine, HouseRule, Listed, Of, Prepared, Setup};
use schwung_files::{Options, Problem, vary::Knob};
use schwung_messages::{Catalogue, Viewer};
use schwung_table::Choice;
use schwung_zerospace::{Command, Question, State, Switches, ZeroSpace};

use serde_json::Value;

use crate::{Screen, files, script, show::total, words};

/// The engine of ZeroSpace.
pub static ENGINE: &dyn Engine = &Of::<Tables>::NEW;

/// The setup of ZeroSpace tables.
struct Tables;

impl Setup for Tables {
    type System = ZeroSpace;
    type Script = script::Typed;
    type Screen = Screen;

    const KNOBS: &'static [Knob] = files::KNOBS;

    fn empty(_: &str, _: &Catalogue) -> State {
        let frame = files::default_frame();
        State::new(Switches::default(), frame, Vec::new())
    }

    fn read(text: &str, beside: Option<&Path>) -> Result<Prepared<Tables>, Vec<Problem>> {
        let encounter = files::read(text, &Options { beside, ..Options::default() })?;
        Ok(Prepared {
            book: files::SYSTEM.to_owned(),
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
        words::question(texts, state, question, Viewer::All)
    }

    fn chosen(texts: &Catalogue, state: &State, question: &Question, choice: &Choice<ZeroSpace>) -> String {
        words::choice(texts, state, question, choice)
    }

    fn shown_total(dice: &str, outcome: i32) -> i32 {
        total(dice, outcome)
    }

    fn shown_dice(dice: &str) -> &str {
        // Dice whose faces are distinguished are the same physical dice.
        dice.trim_end_matches('s')
    }

    fn schema() -> Value {
        files::schema()
    }

    fn switches(listed: &Listed<'_>) -> Vec<HouseRule> {
        listed.of(Switches::ALL, &Switches::default(), words::SWITCHES)
    }
}
