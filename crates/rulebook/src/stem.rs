//! Stemming makes "verteidigen" and "Verteidigung", "Würfe" and "Wurf", "carries" and "carrying" the same word.
//! Suffixes are removed and nothing is replaced, so that a stem is a prefix of its word. The build script also compiles
//! this module.

/// The stem of a folded word.
pub(crate) fn stem(word: &str, german: bool) -> &str {
    if word.contains(char::is_numeric) {
        word
    } else if german {
        derived(conjugated(declined(word)))
    } else {
        english(word)
    }
}

/// Removes the first of these endings that leaves at least `least` characters and that `may` allows.
fn cut<'w>(word: &'w str, endings: &[&str], least: usize, may: impl Fn(&str, &str) -> bool) -> &'w str {
    let rest = endings.iter().find_map(|ending| {
        let rest = word.strip_suffix(ending)?;
        (rest.chars().count() >= least && rest.contains(VOWELS) && may(rest, ending)).then_some(rest)
    });
    rest.unwrap_or(word)
}

const VOWELS: [char; 6] = ['a', 'e', 'i', 'o', 'u', 'y'];

/// Removes the endings of German nouns, adjectives and infinitives.
fn declined(word: &str) -> &str {
    cut(word, &["ern", "em", "er", "en", "es", "e", "s", "n"], 3, |rest, ending| match ending {
        "s" => rest.ends_with(['b', 'd', 'f', 'g', 'k', 'l', 'm', 'n', 'r', 't']),
        "n" => rest.ends_with(['l', 'r']),
        _ => true,
    })
}

/// Removes the endings of German verbs.
fn conjugated(word: &str) -> &str {
    cut(word, &["est", "et", "st", "t"], 4, |rest, ending| match ending {
        // "stösst", but not "erst".
        "t" => rest.ends_with("ss") || !rest.ends_with(['h', 's', 'a', 'e', 'i', 'o', 'u']),
        "st" => !rest.ends_with(['a', 'e', 'i', 'o', 's', 'u']),
        _ => true,
    })
}

/// Removes up to two suffixes that derive German nouns and adjectives.
fn derived(word: &str) -> &str {
    let once = |word| cut(word, &["ung", "heit", "keit", "lich", "isch", "ig"], 4, |_, _| true);
    once(once(word))
}

fn english(word: &str) -> &str {
    let word = cut(word, &["ies", "es", "s"], 3, |rest, ending| ending != "s" || !rest.ends_with(['s', 'u']));
    let word = cut(word, &["ing", "ed", "ly"], 3, |_, _| true);
    let word = cut(word, &["e", "y", "i"], 3, |_, _| true);
    let mut letters = word.chars().rev();
    match (letters.next(), letters.next()) {
        (Some(last), Some(before)) if last == before && word.len() > 3 => {
            &word[..word.len() - last.len_utf8()]
        }
        _ => word,
    }
}
