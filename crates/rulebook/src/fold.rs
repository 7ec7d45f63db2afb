//! Folding makes "Fäuste", "faeuste" and "FÄUSTE" the same word. The build script also compiles this module: it folds
//! the rule texts at build time, so that a search folds only its query.

/// Spelling of umlauts after folding. People type either, so texts and queries are folded in both ways.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Umlaut {
    /// "ä" as "ae".
    SpelledOut,
    /// "ä" as "a".
    Bare,
}

impl Umlaut {
    /// Both spellings.
    pub(crate) const BOTH: [Umlaut; 2] = [Umlaut::SpelledOut, Umlaut::Bare];
}

/// Folds a text: lower case, no accents, words separated by single spaces, everything else removed. Idempotent.
pub(crate) fn fold(text: &str, umlaut: Umlaut) -> String {
    let mut folded = String::with_capacity(text.len());
    let mut gap = false;
    for letter in text.chars().flat_map(char::to_lowercase) {
        if ('\u{300}'..='\u{36f}').contains(&letter) {
            // A combining mark belongs to the letter before it: "a" + diaeresis is one of two encodings of "ä".
            let on_vowel = !gap && folded.ends_with(['a', 'o', 'u']);
            if letter == '\u{308}' && on_vowel && umlaut == Umlaut::SpelledOut {
                folded.push('e');
            }
        } else if letter.is_alphanumeric() {
            if gap && !folded.is_empty() {
                folded.push(' ');
            }
            gap = false;
            push_plain(&mut folded, letter, umlaut);
        } else if letter != '\u{ad}' {
            // A soft hyphen does not separate words.
            gap = true;
        }
    }
    folded
}

fn push_plain(folded: &mut String, letter: char, umlaut: Umlaut) {
    let vowel = match letter {
        'ä' => 'a',
        'ö' => 'o',
        'ü' => 'u',
        'ß' => return folded.push_str("ss"),
        'æ' => return folded.push_str("ae"),
        'œ' => return folded.push_str("oe"),
        'à' | 'á' | 'â' | 'ã' | 'å' => return folded.push('a'),
        'è' | 'é' | 'ê' | 'ë' => return folded.push('e'),
        'ì' | 'í' | 'î' | 'ï' => return folded.push('i'),
        'ò' | 'ó' | 'ô' | 'õ' | 'ø' => return folded.push('o'),
        'ù' | 'ú' | 'û' => return folded.push('u'),
        'ç' => return folded.push('c'),
        'ñ' => return folded.push('n'),
        other => return folded.push(other),
    };
    folded.push(vowel);
    if umlaut == Umlaut::SpelledOut {
        folded.push('e');
    }
}
