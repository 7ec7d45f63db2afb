//! Checks that texts are complete, and that message files fit the code.

use std::{collections::BTreeSet, fs, path::Path};

/// Asserts that a text is complete: no message is missing, no placeholder is left.
#[track_caller]
pub fn assert_whole(text: &str) {
    assert!(!text.trim().is_empty(), "no text");
    for sign in ['⟨', '⟩', '{', '}', '$'] {
        assert!(!text.contains(sign), "{text}");
    }
    assert!(!text.contains("  ") && !text.contains(" ."), "{text}");
}

/// Asserts that there is an example of every variant. `Names` gives enums what this needs: the names of all variants, and a
/// function that says which one an example is.
#[track_caller]
pub fn assert_all<'a, T: 'a>(
    examples: impl IntoIterator<Item = &'a T>,
    variants: &[&str],
    variant: fn(&T) -> &'static str,
) {
    let mut missing: Vec<&str> = variants.to_vec();
    for example in examples {
        missing.retain(|it| *it != variant(example));
    }
    assert!(missing.is_empty(), "there is no example of {missing:?}");
}

/// All code in a folder.
pub fn code(folder: &Path) -> String {
    let mut code = String::new();
    for entry in fs::read_dir(folder).expect("the folder is there") {
        let path = entry.expect("readable").path();
        if path.is_dir() {
            code.push_str(&self::code(&path));
        } else if path.extension().is_some_and(|it| it == "rs") {
            code.push_str(&fs::read_to_string(&path).expect("UTF-8"));
        }
    }
    code
}

/// Strings in code that look like keys of messages with this prefix.
pub fn keys_in(code: &str, prefix: &str) -> BTreeSet<String> {
    let is_key = |it: &&str| {
        it.starts_with(prefix)
            && !it.ends_with('-')
            && it.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-' || c == '.')
    };
    code.split('"').filter(is_key).map(str::to_owned).collect()
}
