//! Tests all texts of ZeroSpace, in both languages and for different readers.

mod events;
mod exchange;
mod facts;
mod messages;
mod questions;
mod samples;
mod secrets;
mod texts;

use schwung_messages::Catalogue;
use schwung_rulebook::Lang;

/// The catalogues of both languages, German first.
pub(crate) fn both() -> [Catalogue; 2] {
    [Lang::De, Lang::En].map(|lang| Catalogue::new(lang, "zerospace"))
}

/// Asserts that a text is complete: no message is missing, no placeholder is left.
#[track_caller]
pub(crate) fn assert_whole(text: &str) {
    assert!(!text.trim().is_empty(), "no text");
    for sign in ['⟨', '⟩', '{', '}', '$'] {
        assert!(!text.contains(sign), "{text}");
    }
    assert!(!text.contains("  ") && !text.contains(" ."), "{text}");
}

/// Declares a function that determines the variant of an example. It does not compile if a variant is missing.
macro_rules! variants {
    ($name:ident($type:ty) = $($pattern:pat),+ $(,)?) => {
        /// All variants, each with a function that tells whether an example belongs to it.
        pub(crate) fn $name() -> Vec<(&'static str, fn(&$type) -> bool)> {
            fn exhaustive(it: &$type) {
                match it { $($pattern => {}),+ }
            }
            let _: fn(&$type) = exhaustive;
            vec![$((stringify!($pattern), |it: &$type| matches!(it, $pattern))),+]
        }
    };
}
pub(crate) use variants;

/// Asserts that there is an example of every variant.
#[track_caller]
#[allow(clippy::type_complexity)] // pairs of a name and a test, listed by the macro below
pub(crate) fn assert_all<T>(examples: &[T], variants: Vec<(&'static str, fn(&T) -> bool)>) {
    for (name, is) in variants {
        assert!(examples.iter().any(is), "there is no example of {name}");
    }
}
