//! All lines of the log and all questions in one snapshot: a new event or question changes a single file.

use schwung_rulebook::Lang;

use super::{events, hidden, questions};

/// A title, and the texts in a language.
type Part = (&'static str, fn(Lang) -> String);

#[test]
fn the_log_and_the_questions_in_both_languages() {
    let parts: [Part; 3] = [
        ("The log", events::log),
        ("The log of players who do not know of Boris", hidden::log),
        ("The questions", questions::asked),
    ];
    let parts = parts.iter().flat_map(|(title, text)| {
        [Lang::En, Lang::De].map(|lang| format!("## {title}: {lang:?}\n\n{}", text(lang)))
    });
    insta::assert_snapshot!("said", parts.collect::<Vec<_>>().join("\n\n"));
}
