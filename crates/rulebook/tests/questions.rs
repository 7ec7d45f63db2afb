//! Measures the search by questions of players. `cargo test -p schwung-rulebook --test suite questions:: -- --nocapture`
//! lists each question with its result.

use schwung_rulebook::{Lang, Scope, search_in, systems};
use serde::Deserialize;

const QUESTIONS: &str = include_str!("questions.toml");
/// One question in `HELD_OUT` is held out.
const HELD_OUT: usize = 3;
/// A question counts as answered if a suitable rule is among this many first hits.
const FIRST: usize = 3;

#[derive(Deserialize)]
struct Book {
    questions: Vec<Question>,
}

#[derive(Deserialize)]
struct Question {
    de: Option<String>,
    en: Option<String>,
    rules: Vec<String>,
}

impl Question {
    fn asked(&self) -> (&str, Lang) {
        match (&self.de, &self.en) {
            (Some(text), None) => (text, Lang::De),
            (None, Some(text)) => (text, Lang::En),
            _ => panic!("a question is German or English"),
        }
    }

    /// Rank of the first rule that answers the question at a table of this system, and the ids of the first hits.
    fn place(&self, system: &str) -> (Option<usize>, Vec<&'static str>) {
        let (text, lang) = self.asked();
        let scope = Scope { first: Some(system), ..Scope::default() };
        let found: Vec<&'static str> = search_in(text, lang, &scope).iter().map(|it| it.rule.id).collect();
        let answers =
            |id: &&str| self.rules.iter().any(|it| id.strip_prefix(system) == Some(&format!(".{it}")));
        (found.iter().position(answers), found.into_iter().take(FIRST).collect())
    }
}

#[test]
fn questions_are_answered_among_the_first_three() {
    let books: toml::Table = QUESTIONS.parse().expect("the questions are TOML");
    let (mut tuned, mut held_out) = ((0, 0), (0, 0));
    for system in systems() {
        let book: Book = books[system.id].clone().try_into().expect("a book of questions");
        assert!(book.questions.len() >= 30, "{}", system.id);
        for (n, question) in book.questions.iter().enumerate() {
            let (place, first) = question.place(system.id);
            let is_held_out = n % HELD_OUT == HELD_OUT - 1;
            let (right, all) = if is_held_out { &mut held_out } else { &mut tuned };
            let is_right = place.is_some_and(|it| it < FIRST);
            *right += usize::from(is_right);
            *all += 1;
            if !is_right && (!is_held_out || std::env::var_os("HELD_OUT").is_some()) {
                println!("{}: “{}” at {place:?}, after {first:?}", system.id, question.asked().0);
            }
        }
    }
    println!("tuned: {} of {}, held out: {} of {}", tuned.0, tuned.1, held_out.0, held_out.1);
    let enough = |(right, all): (usize, usize)| right * 10 >= all * 9;
    assert!(enough((tuned.0 + held_out.0, tuned.1 + held_out.1)), "of all questions, too few are answered");
}

#[test]
fn the_answers_are_rules() {
    let books: toml::Table = QUESTIONS.parse().expect("the questions are TOML");
    for system in systems() {
        let book: Book = books[system.id].clone().try_into().expect("a book of questions");
        for id in book.questions.iter().flat_map(|it| &it.rules) {
            assert!(schwung_rulebook::get(&format!("{}.{id}", system.id)).is_some(), "{}.{id}", system.id);
        }
    }
}
