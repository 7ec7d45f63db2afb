//! Any text as a play: run, or told what is wrong. Half of the time it is the body of a play whose head is right.
#![no_main]

use std::{path::Path, sync::OnceLock};

use libfuzzer_sys::fuzz_target;
use schwung_messages::Catalogue;
use schwung_rulebook::Lang;
use schwung_transcript::{Play, Strict, Strictness, run, updated};

const HEAD: &str = include_str!("head.txt");

/// Longer plays only take longer.
const LONGEST: usize = 4_096;

fn texts(lang: Lang) -> &'static Catalogue {
    static TEXTS: OnceLock<[Catalogue; 2]> = OnceLock::new();
    let both = TEXTS.get_or_init(|| Lang::ALL.map(|lang| Catalogue::new(lang, "sotc")));
    if both[0].lang() == lang { &both[0] } else { &both[1] }
}

fuzz_target!(|input: (bool, &str)| {
    let (with_head, text) = input;
    // An encounter in a file of its own would be looked for on this machine.
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
    // What an update writes is a play again, and nothing is left to be written.
    let new = updated(&play, &report);
    let again = Play::parse(&new, path).expect("an updated play is a play");
    let report = run(&again, texts(again.lang), &mut Strict, Strictness::Draft);
    assert_eq!(updated(&again, &report), new);
});
