//! Characters who are named by some words of their name.

use crate::fold::{begins_with, folded, is_end_of_word};

/// Who is meant by words of a name, with the length of these words.
pub(crate) enum Bearer<'n, T> {
    /// The only one who has them.
    One(usize, T),
    /// Several have them: their names.
    Several(usize, Vec<&'n str>),
}

/// Who is meant by the words that `text` begins with: the one whose first words they are, unless more of them stand inside a
/// name.
pub(crate) fn bearer<'n, T: Copy>(text: &str, names: &[(T, &'n str)]) -> Option<Bearer<'n, T>> {
    let first = by_first_words(text, names);
    let (length, bearers) = by_words(text, names);
    if let Some((longer, what)) = first.filter(|it| it.0 >= length) {
        return Some(Bearer::One(longer, what));
    }
    match bearers[..] {
        [] => None,
        [(what, _)] => Some(Bearer::One(length, what)),
        _ => Some(Bearer::Several(length, bearers.into_iter().map(|it| it.1).collect())),
    }
}

/// Words that many names begin with, and that are no name by themselves.
const ARTICLES: [&str; 10] = ["der", "die", "das", "den", "dem", "ein", "eine", "the", "a", "an"];

/// The only name whose first words `text` begins with, and their length in `text`.
fn by_first_words<T: Copy>(text: &str, names: &[(T, &str)]) -> Option<(usize, T)> {
    let mut best: Option<(usize, T)> = None;
    for (what, name) in names {
        let ends = name.char_indices().filter(|it| it.1.is_whitespace()).map(|it| it.0);
        for first in ends.map(|end| &name[..end]) {
            let length = begins_with(text, first).filter(|&length| is_end_of_word(text, length));
            let Some(length) = length.filter(|&length| best.is_none_or(|it| length > it.0)) else { continue };
            let others = names.iter().filter(|it| folded(it.1) != folded(name));
            let shared = others.into_iter().any(|(_, other)| {
                begins_with(other, first).is_some_and(|length| is_end_of_word(other, length))
            });
            if !shared && !ARTICLES.contains(&&*folded(first)) {
                best = Some((length, *what));
            }
        }
    }
    best
}

/// The longest words inside names that `text` begins with, by their length in `text`, and the names that have them.
/// They begin with a capital letter: other words of names, such as "of" and "von", mean something else in a line.
fn by_words<'n, T: Copy>(text: &str, names: &[(T, &'n str)]) -> (usize, Vec<(T, &'n str)>) {
    let (mut longest, mut bearers) = (0, Vec::<(T, &str)>::new());
    for &(what, name) in names {
        let begins = |at: usize| name[..at].chars().next_back().is_none_or(char::is_whitespace);
        let capitals = name.char_indices().filter(|&(at, it)| it.is_uppercase() && begins(at)).map(|it| it.0);
        let is_article = |from: usize| ARTICLES.contains(&&*folded(first_words(&name[from..], 1)));
        for from in capitals.filter(|&it| !is_article(it)) {
            let ends = name[from..].char_indices().filter(|it| it.1.is_whitespace()).map(|it| from + it.0);
            let lengths = ends.chain([name.len()]).filter_map(|end| begins_with(text, &name[from..end]));
            let length = lengths.filter(|&it| is_end_of_word(text, it)).max().unwrap_or(0);
            if length > longest {
                (longest, bearers) = (length, Vec::new());
            }
            if length > 0 && length == longest && bearers.iter().all(|it| folded(it.1) != folded(name)) {
                bearers.push((what, name));
            }
        }
    }
    (longest, bearers)
}

/// The first `words` words of a text, without trailing separators.
pub(crate) fn first_words(text: &str, words: usize) -> &str {
    let text = text.trim();
    let mut end = 0;
    for (n, word) in text.split_whitespace().enumerate() {
        if n == words {
            break;
        }
        // The words are parts of the text, in this order.
        end = text[end..].find(word).map_or(text.len(), |at| end + at + word.len());
    }
    let found = &text[..end];
    let trimmed = found.trim_end_matches([',', ':', '.']);
    if trimmed.is_empty() { found } else { trimmed }
}
