//! Names as people type them: case is ignored, and typos are recognised.

use strsim::osa_distance;

/// The form of a text that is used for comparisons.
pub(crate) fn folded(text: &str) -> String {
    text.trim().to_lowercase()
}

/// Returns whether two texts are equal, ignoring case.
pub fn same(a: &str, b: &str) -> bool {
    folded(a) == folded(b)
}

/// The length of `name` at the start of `text`, if `text` begins with it.
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

/// Returns whether a word ends at this position of `text`.
pub(crate) fn is_end_of_word(text: &str, at: usize) -> bool {
    let mut rest = text[at..].chars();
    match rest.next() {
        Some('-' | '\'' | '’') => !rest.next().is_some_and(char::is_alphanumeric),
        Some(next) => !next.is_alphanumeric() && next != '_',
        None => true,
    }
}

/// Number of typing errors between `typed` and the nearest candidate; `None` if none is similar enough.
pub fn nearest<'a>(typed: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<usize> {
    // Longer than any name: nothing can be similar, and comparing would be slow.
    if typed.is_empty() || typed.len() > 100 {
        return None;
    }
    let typed = folded(typed);
    let tolerance = (typed.chars().count() / 3).max(1);
    let slips = candidates.into_iter().map(|it| osa_distance(&typed, &folded(it)));
    // A change in a word of one or two letters makes it another word.
    let most = if typed.chars().count() < 3 { 0 } else { tolerance };
    slips.min().filter(|&it| it <= most)
}
