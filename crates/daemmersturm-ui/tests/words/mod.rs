//! All texts about Dämmersturm, in both languages and for different readers.

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
    [Lang::De, Lang::En].map(|lang| Catalogue::new(lang, "daemmersturm"))
}

/// Asserts that a text is complete: no message is missing, and no placeholder is left.
#[track_caller]
pub(crate) fn assert_whole(text: &str) {
    assert!(!text.trim().is_empty(), "no text");
    for sign in ['⟨', '⟩', '{', '}', '$'] {
        assert!(!text.contains(sign), "{text}");
    }
    assert!(!text.contains("  ") && !text.contains(" .") && !text.contains(".."), "{text}");
}

/// Declares a function that returns all variants of an enum. It does not compile if one is missing.
macro_rules! variants {
    ($name:ident($type:ty) = $($pattern:pat),+ $(,)?) => {
        /// The patterns of all variants, each with a function that tests an example.
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
#[allow(clippy::type_complexity)] // a name and a test, as listed by the macro above
pub(crate) fn assert_all<'a, T: 'a>(
    examples: impl IntoIterator<Item = &'a T>,
    variants: Vec<(&'static str, fn(&T) -> bool)>,
) {
    let examples: Vec<&T> = examples.into_iter().collect();
    for (name, is) in variants {
        assert!(examples.iter().any(|it| is(it)), "there is no example of {name}");
    }
}
