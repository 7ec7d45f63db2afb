//! Tests that stored types do not change unnoticed: the formats that they read are described in the newest folder of `compat/`.
//! See `compat/README.md`.

#![allow(clippy::unwrap_used)]

mod trace;

use std::fs;

use schwung_log::{Kept, Record};

use self::trace::Types;
use crate::compat::{folder, newest};

/// Everything that is stored of a system.
fn described<S: Kept>() -> String {
    let mut types = Types::default();
    // Events and commands come first: in a record, most places are for either.
    types.add::<S::Event>();
    types.add::<S::Command>();
    types.add::<S::Answer>();
    types.add::<S::State>();
    types.add::<Record<S>>();
    types.text()
}

/// The descriptions of all systems, by the name of their file.
pub(crate) fn descriptions() -> [(&'static str, String); 3] {
    [
        ("fate.txt", described::<schwung_fate::Fate>()),
        ("zerospace.txt", described::<schwung_zerospace::ZeroSpace>()),
        ("daemmersturm.txt", described::<schwung_daemmersturm::Daemmersturm>()),
    ]
}

#[test]
fn stored_types_are_those_of_the_newest_sample() {
    let release = newest();
    for (name, now) in descriptions() {
        let path = folder(&release).join("stored").join(name);
        let then = fs::read_to_string(&path).unwrap_or_default();
        let lines = |one: &str, other: &str, mark: &str| -> String {
            let other: Vec<&str> = other.lines().collect();
            let missing = one.lines().filter(|it| !other.contains(it));
            missing.map(|it| format!("{mark} {it}\n")).collect()
        };
        assert!(
            then == now,
            "stored types differ from compat/{release}/stored/{name}:\n{}{}\nOlder tables must still open: a new \
             field needs a default, a renamed one an alias, anything else a step. Then write a sample with `cargo \
             xtask compat`, see compat/README.md.",
            lines(&then, &now, "-"),
            lines(&now, &then, "+"),
        );
    }
}

#[test]
fn a_description_has_every_field_and_variant() {
    #[derive(serde::Deserialize)]
    #[allow(dead_code)]
    struct Outer {
        first: Option<Inner>,
        #[serde(default)]
        second: Vec<(u8, String)>,
        third: std::collections::BTreeMap<String, Kind>,
    }
    #[derive(serde::Deserialize)]
    #[allow(dead_code)]
    struct Inner([i8; 3]);
    #[derive(serde::Deserialize)]
    #[serde(rename_all = "snake_case")]
    #[allow(dead_code)]
    enum Kind {
        None,
        One(Other),
        More { kinds: Vec<Kind>, other: Other },
    }
    #[derive(serde::Deserialize)]
    #[serde(try_from = "u8")]
    #[allow(dead_code)]
    enum Other {
        Zero,
    }
    impl TryFrom<u8> for Other {
        type Error = &'static str;
        fn try_from(number: u8) -> Result<Other, &'static str> {
            if number == 0 { Ok(Other::Zero) } else { Err("not zero") }
        }
    }
    let mut types = Types::default();
    types.add::<Outer>();
    let wanted = "enum Kind\n  none\n  one(u8)\n  more { kinds: [Kind], other: u8 }\nstruct Inner([i8; 3])\nstruct \
                  Outer { first: Inner?, second: [(u8, text)], third: {text: Kind} }\n";
    let mut lines: Vec<&str> = wanted.lines().collect();
    let text = types.text();
    let mut found: Vec<&str> = text.lines().collect();
    lines.sort_unstable();
    found.sort_unstable();
    assert_eq!(found, lines);
}
