//! Parses arbitrary lines as commands at a table in the middle of a fight: they are accepted or rejected with an error;
//! accepted commands are checked and performed until they wait for input.
#![no_main]

use std::sync::OnceLock;

use libfuzzer_sys::fuzz_target;
use schwung_fate::State;
use schwung_fate_ui::script::{Play, parse_command};
use schwung_messages::Catalogue;
use schwung_rulebook::Lang;
use schwung_table::System;
use schwung_transcript::{Strict, Strictness, run};

const HEAD: &str = include_str!("head.txt");

fn table() -> &'static (State, Catalogue) {
    static TABLE: OnceLock<(State, Catalogue)> = OnceLock::new();
    TABLE.get_or_init(|| {
        let texts = Catalogue::new(Lang::En, "sotc");
        let play = Play::parse(HEAD, std::path::Path::new("fuzz.play")).expect("the head is right");
        let report = run(&play, &texts, &mut Strict, Strictness::Draft);
        (report.end, texts)
    })
}

fuzz_target!(|line: &str| {
    let (state, texts) = table();
    match parse_command(state, line, texts) {
        Err(error) => {
            assert!(error.column >= 1 && error.end_column >= error.column, "{error:?}");
            error.message(texts);
        }
        Ok(command) => {
            if schwung_fate::Fate::check(state, &command).is_ok() {
                let run = schwung_play::replay(state.clone(), &[], |table| {
                    schwung_fate::Fate::perform(table, &command)
                });
                assert_eq!(run.used, 0);
            }
        }
    }
});
