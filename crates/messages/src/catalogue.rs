//! The messages of one language and one book.

use std::{borrow::Cow, fmt, sync::Arc};

use fluent_bundle::{FluentArgs, FluentResource, FluentValue, concurrent::FluentBundle};
use schwung_rulebook::Lang;
use unic_langid::{LanguageIdentifier, subtags::Language};

use crate::ladder::Rungs;

/// A message file: its name without `.ftl`, and its text in German and English.
struct File(&'static str, &'static str, &'static str);

/// Message files by name.
macro_rules! files {
    ($($name:literal),+ $(,)?) => {
        &[$(File(
            $name,
            include_str!(concat!("../../../messages/de/", $name, ".ftl")),
            include_str!(concat!("../../../messages/en/", $name, ".ftl")),
        )),+]
    };
}

/// What a program says of its own accord, whichever book is played, or none: of itself, of dice, of chances.
const COMMAND: &[File] = files!["common", "cli", "dice", "server"];

/// What a table of any book says besides.
const SHARED: &[File] = files!["files", "plays", "table", "forms", "refusals"];

/// What the Fate books say besides.
const FATE: &[File] = files!["log", "questions", "reasons", "switches", "state", "fate"];

/// Each book, by the id of its profile, with what it is made of besides [`COMMAND`] and [`SHARED`]. Its own files come last, so that
/// they may replace any message. A book that is not listed speaks as the first.
const BOOKS: &[(&str, &[&[File]])] = &[
    ("sotc", &[FATE, files!["terms-sotc"]]),
    ("malmsturm", &[FATE, files!["terms-malmsturm"]]),
    ("freefate", &[FATE, files!["terms-freefate"]]),
    ("zerospace", &[files!["zerospace", "zerospace-show", "zerospace-files", "zerospace-plays"]]),
    (
        "daemmersturm",
        &[files!["daemmersturm", "daemmersturm-show", "daemmersturm-files", "daemmersturm-plays"]],
    ),
];

/// The files of a book, in the order in which they are read.
fn files_of(book: &str) -> impl Iterator<Item = &'static File> {
    let own = BOOKS.iter().find(|it| it.0 == book).unwrap_or(&BOOKS[0]).1;
    COMMAND.iter().chain(SHARED).chain(own.iter().copied().flatten())
}

/// All messages of one language, in the terms of one book.
///
/// Building one parses its files (well under 2 ms); keep it and share it between threads. A copy costs nothing.
#[derive(Clone)]
pub struct Catalogue {
    lang: Lang,
    rungs: Rungs,
    bundle: Arc<FluentBundle<FluentResource>>,
}

impl Catalogue {
    /// The messages of `lang` in the terms of the book `profile`; of an unknown book, in those of the first.
    pub fn new(lang: Lang, profile: &str) -> Catalogue {
        Catalogue::of_files(lang, files_of(profile))
    }

    /// What the command line says in `lang` where no book is played: of itself, of dice, of chances. A fifth of what
    /// the messages of a book are, for a process that answers one question and ends.
    pub fn of_command(lang: Lang) -> Catalogue {
        Catalogue::of_files(lang, COMMAND.iter())
    }

    fn of_files(lang: Lang, files: impl Iterator<Item = &'static File>) -> Catalogue {
        // Tags of two letters always are a language.
        let language = Language::from_bytes(lang.tag().as_bytes()).unwrap_or_default();
        let locale = LanguageIdentifier::from_parts(language, None, None, &[]);
        let mut bundle = FluentBundle::new_concurrent(vec![locale]);
        bundle.set_use_isolating(false);
        for File(_, de, en) in files {
            let source = match lang {
                Lang::De => *de,
                Lang::En => *en,
            };
            // Whatever of a file can be read is used; the tests make sure that all of it can.
            let resource = match FluentResource::try_new(source.to_owned()) {
                Ok(resource) | Err((resource, _)) => resource,
            };
            bundle.add_resource_overriding(resource);
        }
        Catalogue { lang, rungs: Rungs::default(), bundle: Arc::new(bundle) }
    }

    /// The books that have words of their own, by id.
    pub fn books() -> impl Iterator<Item = &'static str> {
        BOOKS.iter().map(|it| it.0)
    }

    /// The names of the message files that a book is made of, without `.ftl`, in the order in which they are read: a
    /// later one may replace messages of those before it.
    pub fn files(book: &str) -> impl Iterator<Item = &'static str> {
        files_of(book).map(|it| it.0)
    }

    /// The language.
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// How numbers on the ladder are shown.
    pub fn rungs(&self) -> Rungs {
        self.rungs
    }

    /// The same messages, with numbers on the ladder shown so.
    //= malmsturm.ladder.display
    #[must_use]
    pub fn showing(&self, rungs: Rungs) -> Catalogue {
        Catalogue { rungs, ..self.clone() }
    }

    /// The message `key` with `args` filled in; `⟨key⟩` if there is none such.
    ///
    /// An argument of digits alone counts as a number where a message asks how many. A key may name an
    /// attribute of a message, as `key.attribute`.
    pub fn text(&self, key: &str, args: &[(&str, &str)]) -> String {
        let (name, attribute) = split(key);
        let message = self.bundle.get_message(name);
        let pattern = message.and_then(|message| match attribute {
            None => message.value(),
            Some(attribute) => message.get_attribute(attribute).map(|it| it.value()),
        });
        let Some(pattern) = pattern else { return format!("⟨{key}⟩") };
        let args: FluentArgs<'_> = args.iter().map(|&(name, text)| (name, value(text))).collect();
        let mut errors = Vec::new();
        self.bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned()
    }

    /// Is there a message `key`?
    pub fn has(&self, key: &str) -> bool {
        let (name, attribute) = split(key);
        self.bundle.get_message(name).is_some_and(|message| match attribute {
            None => message.value().is_some(),
            Some(attribute) => message.get_attribute(attribute).is_some(),
        })
    }

    /// A number with its sign, as efforts are shown: `+4`, `−1`, `0`.
    pub fn number(&self, n: i64) -> String {
        match n {
            0 => "0".to_owned(),
            1.. => format!("+{n}"),
            _ => format!("−{}", n.unsigned_abs()),
        }
    }
}

impl fmt::Debug for Catalogue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Catalogue").field("lang", &self.lang).finish_non_exhaustive()
    }
}

/// A key's message and attribute.
fn split(key: &str) -> (&str, Option<&str>) {
    match key.split_once('.') {
        Some((name, attribute)) => (name, Some(attribute)),
        None => (key, None),
    }
}

/// A number if it looks the same as one, else text.
fn value(text: &str) -> FluentValue<'_> {
    let plain = (1..=15).contains(&text.len()) && text.bytes().all(|it| it.is_ascii_digit());
    match text.parse::<u64>() {
        Ok(number) if plain && (text == "0" || !text.starts_with('0')) => number.into(),
        _ => FluentValue::String(Cow::Borrowed(text)),
    }
}
