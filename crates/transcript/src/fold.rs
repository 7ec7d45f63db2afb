//! Words as people type them: large or small letters do not matter, and slips are recognised.

use strsim::osa_distance;

/// As it is compared with others.
pub(crate) fn folded(text: &str) -> String {
    text.trim().to_lowercase()
}

/// Are they the same, apart from large and small letters?
pub fn same(a: &str, b: &str) -> bool {
    folded(a) == folded(b)
}

/// How much of `text` is `name`, if it begins with it.
pub(crate) fn begins_with(text: &str, name: &str) -> Option<usize> {
    let mut wanted = name.chars().flat_map(char::to_lowercase).peekable();
    wanted.peek()?;
    for (at, it) in text.char_indices() {
        if wanted.peek().is_none() {
            return Some(at);
        }
        for letter in it.to_lowercase() {
            if wanted.next() != Some(letter) {
                return None;
            }
        }
    }
    wanted.peek().is_none().then_some(text.len())
}

/// Does a word end at this place of `text`?
pub(crate) fn is_end_of_word(text: &str, at: usize) -> bool {
    let mut rest = text[at..].chars();
    match rest.next() {
        Some('-' | '\'' | '’') => !rest.next().is_some_and(char::is_alphanumeric),
        Some(next) => !next.is_alphanumeric() && next != '_',
        None => true,
    }
}

/// How many slips make `typed` of one of the candidates; `None` if it is like none of them.
pub fn nearest<'a>(typed: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<usize> {
    // Longer than any name: nothing is like it, and comparing would be slow.
    if typed.is_empty() || typed.len() > 100 {
        return None;
    }
    let typed = folded(typed);
    let tolerance = (typed.chars().count() / 3).max(1);
    let slips = candidates.into_iter().map(|it| osa_distance(&typed, &folded(it)));
    // A slip in a word of one or two letters is another word.
    let most = if typed.chars().count() < 3 { 0 } else { tolerance };
    slips.min().filter(|&it| it <= most)
}
