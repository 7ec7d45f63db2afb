//! Runs arbitrary text as a play, or reports its errors. Half of the inputs are the body of a play with a valid head.
#![no_main]

use std::{path::Path, sync::OnceLock};

use libfuzzer_sys::fuzz_target;
use schwung_fate_ui::script::Play;
use schwung_messages::Catalogue;
use schwung_rulebook::Lang;
use schwung_transcript::{Strict, Strictness, run, updated};

const HEAD: &str = include_str!("head.txt");

/// Longer plays take longer without testing more.
const LONGEST: usize = 4_096;

fn texts(lang: Lang) -> &'static Catalogue {
    static TEXTS: OnceLock<[Catalogue; 2]> = OnceLock::new();
    let both = TEXTS.get_or_init(|| Lang::ALL.map(|lang| Catalogue::new(lang, "sotc")));
    if both[0].lang() == lang { &both[0] } else { &both[1] }
}

fuzz_target!(|input: (bool, &str)| {
    let (with_head, text) = input;
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
});
