//! Property: reading arbitrary files either succeeds or reports problems with positions.

use proptest::prelude::*;
use schwung_fate_ui::files::{read, read_bytes};
use schwung_files::{Options, Problem};

const FULL: &str = include_str!("full.toml");

/// Fragments of files, valid and invalid.
const PIECES: &[&str] = &[
    "[",
    "]",
    "[[",
    "]]",
    "{",
    "}",
    "=",
    ",",
    ".",
    "\"",
    "'",
    "\"\"\"",
    "\n",
    "\r\n",
    "\r",
    "#",
    "\u{0}",
    "\u{FEFF}",
    "ä",
    "💥",
    "[[character]]\n",
    "[[minions]]\n",
    "[character]\n",
    "name = \"Anna\"\n",
    "a.b.c = 1\n",
    "1979-05-27",
    "-",
    "9",
    "0x",
    "1e9",
    "nan",
    "\\u",
    "true",
    "[switches]\n",
    "count = 500\ngroups = 100\n",
    "[[character.companion]]\n",
    "skills = {}\n",
    "{ text = 3 }",
];

fn check(bytes: &[u8]) -> Result<(), TestCaseError> {
    let text = String::from_utf8_lossy(bytes);
    let lines: Vec<usize> = text.split('\n').map(|line| line.chars().count()).collect();
    let problems = match read_bytes(bytes, &Options::default()) {
        Ok(encounter) => {
            prop_assert!(!encounter.warnings.iter().any(Problem::is_error));
            encounter.warnings
        }
        Err(problems) => {
            prop_assert!(problems.iter().any(Problem::is_error));
            problems
        }
    };
    for it in problems {
        let length = (it.line as usize).checked_sub(1).and_then(|line| lines.get(line));
        prop_assert!(
            length.is_some_and(|&length| (1..=length + 1).contains(&(it.column as usize))),
            "{it:?}"
        );
        prop_assert!(
            it.end_column >= it.column && it.end_column as usize <= length.unwrap_or(&0) + 1,
            "{it:?}"
        );
    }
    Ok(())
}

/// Random edits: a position, the number of characters to remove, and a fragment to insert.
fn changes() -> impl Strategy<Value = Vec<(usize, usize, &'static str)>> {
    let piece = prop_oneof![Just(""), prop::sample::select(PIECES)];
    prop::collection::vec((0..FULL.len(), 0..30usize, piece), 1..6)
}

proptest! {
    #[test]
    fn a_changed_file_is_read_or_refused(changes in changes()) {
        let mut text: Vec<char> = FULL.chars().collect();
        for (at, take, put) in changes {
            let at = at.min(text.len());
            let end = (at + take).min(text.len());
            text.splice(at..end, put.chars());
        }
        check(text.iter().collect::<String>().as_bytes())?;
    }

    #[test]
    fn lines_may_come_in_any_order(seed in prop::collection::vec(any::<prop::sample::Index>(), 5)) {
        let mut lines: Vec<&str> = FULL.lines().collect();
        for index in seed {
            let line = lines.remove(index.index(lines.len()));
            lines.insert(index.index(lines.len() * 7 % 101).min(lines.len()), line);
        }
        check(lines.join("\n").as_bytes())?;
    }

    #[test]
    fn pieces_of_files_are_read_or_refused(pieces in prop::collection::vec(prop::sample::select(PIECES), 0..40)) {
        check(pieces.concat().as_bytes())?;
    }

    #[test]
    fn bytes_are_read_or_refused(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        check(&bytes)?;
    }

    #[test]
    fn words_are_read_or_refused(text in "\\PC{0,200}") {
        check(text.as_bytes())?;
    }
}

#[test]
fn what_is_told_of_a_cut_file_stays_in_it() {
    for end in (0..FULL.len()).filter(|&end| FULL.is_char_boundary(end)) {
        let cut = &FULL[..end];
        let lines = cut.split('\n').count();
        for it in read(cut, &Options::default()).err().unwrap_or_default() {
            assert!(it.line as usize <= lines, "{it:?} in {cut}");
        }
    }
}
