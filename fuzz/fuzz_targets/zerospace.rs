//! ZeroSpace: parses arbitrary lines as commands at a table in the middle of a fight, and arbitrary text as a play.
#![no_main]

use std::{path::Path, sync::OnceLock};

use libfuzzer_sys::fuzz_target;
use schwung_messages::{Catalogue, Viewer};
use schwung_rulebook::Lang;
use schwung_table::System;
use schwung_transcript::{Strict, Strictness, run, updated};
use schwung_zerospace::{State, ZeroSpace};
use schwung_zerospace_ui::script::{Play, parse_command};

const HEAD: &str = include_str!("zerospace.txt");

/// Longer plays take longer without testing more.
const LONGEST: usize = 4_096;

fn texts(lang: Lang) -> &'static Catalogue {
    static TEXTS: OnceLock<[Catalogue; 2]> = OnceLock::new();
    let both = TEXTS.get_or_init(|| Lang::ALL.map(|lang| Catalogue::new(lang, "zerospace")));
    if both[0].lang() == lang { &both[0] } else { &both[1] }
}

fn table() -> &'static State {
    static TABLE: OnceLock<State> = OnceLock::new();
    TABLE.get_or_init(|| {
        let play = Play::parse(HEAD, Path::new("fuzz.play")).expect("the head is right");
        run(&play, texts(play.lang), &mut Strict, Strictness::Draft).end
    })
}

fn command(line: &str, viewer: Viewer) {
    match parse_command(texts(Lang::De), table(), line, viewer) {
        Err(error) => {
            assert!(error.column >= 1 && error.end_column >= error.column, "{error:?}");
            error.message(texts(Lang::De));
        }
        Ok(command) => {
            if ZeroSpace::check(table(), &command).is_ok() {
                let run =
                    schwung_play::replay(table().clone(), &[], |table| ZeroSpace::perform(table, &command));
                assert_eq!(run.used, 0);
            }
        }
    }
}

fn play(text: &str, with_head: bool) {
    // An encounter in a separate file would be read from this machine.
    if text.len() > LONGEST || (!with_head && text.contains("encounter")) {
        return;
    }
    let text = if with_head { format!("{HEAD}{text}") } else { text.to_owned() };
    let path = Path::new("fuzz.play");
    let play = match Play::parse(&text, path) {
        Ok(play) => play,
        Err(errors) => {
            assert!(!errors.is_empty());
            for error in errors {
                error.report(texts(Lang::En), path);
            }
            return;
        }
    };
    let report = run(&play, texts(play.lang), &mut Strict, Strictness::Draft);
    for error in report.failures() {
        error.report(texts(Lang::De), path);
    }
    // The output of an update is a valid play that needs no further update.
    let new = updated(&play, &report);
    let again = Play::parse(&new, path).expect("an updated play is a play");
    let report = run(&again, texts(again.lang), &mut Strict, Strictness::Draft);
    assert_eq!(updated(&again, &report), new);
}

fuzz_target!(|input: (u8, &str)| {
    match input.0 % 4 {
        0 => command(input.1, Viewer::All),
        1 => command(input.1, Viewer::Public),
        2 => play(input.1, true),
        _ => play(input.1, false),
    }
});
