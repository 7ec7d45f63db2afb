//! The messages of one language and one book.

use std::{
    borrow::Cow,
    fmt,
    io::Read as _,
    sync::{Arc, Mutex, OnceLock, PoisonError},
};

use flate2::read::DeflateDecoder;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue, concurrent::FluentBundle};
use schwung_rulebook::Lang;
use unic_langid::{LanguageIdentifier, subtags::Language};

use crate::{
    name,
    tongue::{Rungs, Tongue},
};

/// A message file.
struct File {
    /// Its name without `.ftl`.
    name: &'static str,
    de: Text,
    en: Text,
}

/// The text of a message file in one language.
struct Text {
    compressed: &'static [u8],
    /// All catalogues share it.
    parsed: OnceLock<Arc<FluentResource>>,
}

impl Text {
    const fn new(compressed: &'static [u8]) -> Text {
        Text { compressed, parsed: OnceLock::new() }
    }

    fn parsed(&self) -> Arc<FluentResource> {
        let parse = || {
            let mut text = String::new();
            // Uses whatever part of the file can be read and parsed; a test makes sure that it is all of it.
            let _ = DeflateDecoder::new(self.compressed).read_to_string(&mut text);
            let (Ok(parsed) | Err((parsed, _))) = FluentResource::try_new(text);
            Arc::new(parsed)
        };
        Arc::clone(self.parsed.get_or_init(parse))
    }
}

/// Embeds message files by name.
macro_rules! files {
    ($($name:literal),+ $(,)?) => {{
        static FILES: [File; [$($name),+].len()] = [$(File {
            name: $name,
            de: Text::new(include_bytes!(concat!(env!("OUT_DIR"), "/de/", $name, ".ftl"))),
            en: Text::new(include_bytes!(concat!(env!("OUT_DIR"), "/en/", $name, ".ftl"))),
        }),+];
        &FILES
    }};
}

/// Messages of the program itself, which need no book: command line, dice, chances.
static COMMAND: &[File] = files!["words", "common", "cli", "dice", "insight", "server"];

/// Further messages for tables of any book.
static SHARED: &[File] = files!["files", "plays", "table", "forms", "refusals"];

/// Further messages for the Fate books.
static FATE: &[File] = files!["log", "questions", "reasons", "switches", "state", "fate"];

/// Each book by the id of its profile, with its files in addition to [`COMMAND`] and [`SHARED`]. The book's
/// own files come last, so that they can replace any message. Unlisted books use the files of the first.
static BOOKS: &[(&str, &[&[File]])] = &[
    ("sotc", &[FATE, files!["terms-sotc"]]),
    ("malmsturm", &[FATE, files!["terms-malmsturm"]]),
    ("freefate", &[FATE, files!["terms-freefate"]]),
    ("zerospace", &[files!["zerospace", "zerospace-show", "zerospace-files", "zerospace-plays"]]),
    (
        "daemmersturm",
        &[files![
            "daemmersturm",
            "daemmersturm-show",
            "daemmersturm-files",
            "daemmersturm-plays",
            "words-daemmersturm"
        ]],
    ),
];

/// The files of a book, in the order in which they are loaded.
fn files_of(book: &str) -> impl Iterator<Item = &'static File> {
    let own = BOOKS.iter().find(|it| it.0 == book).unwrap_or(&BOOKS[0]).1;
    COMMAND.iter().chain(SHARED).chain(own.iter().copied().flatten())
}

/// Number of formatted messages that a catalogue keeps at most.
const SAID: usize = 4_096;
/// Length of the arguments, in bytes, up to which a formatted message is kept.
const SAID_LENGTH: usize = 200;

/// A formatted message, and what it was made of.
struct Said {
    key: Box<str>,
    args: Box<[(Box<str>, Box<str>)]>,
    text: Box<str>,
}

impl Said {
    fn is_of(&self, key: &str, args: &[(&str, &str)]) -> bool {
        let own = self.args.iter().map(|it| (&*it.0, &*it.1));
        *self.key == *key && own.eq(args.iter().copied())
    }
}

/// A place for a formatted message.
type Slot = Mutex<Option<Said>>;

/// All messages of one language, in the terms of one book.
///
/// Building a catalogue takes well under 2 ms, of which most is to unpack and parse the files that no other has used
/// before; keep it and share it between threads. Cloning is cheap.
#[derive(Clone)]
pub struct Catalogue {
    lang: Lang,
    rungs: Rungs,
    bundle: Arc<FluentBundle<Arc<FluentResource>>>,
    /// Messages that were formatted before, each in the place that its hash says. Most of what tables show is the same as
    /// before, and to format a message takes many times as long as to find it here.
    said: Arc<OnceLock<Box<[Slot]>>>,
    /// Whether all its texts are empty.
    is_silent: bool,
}

impl Catalogue {
    /// Builds the messages of `lang` in the terms of the book `profile`. An unknown book gets the terms of
    /// the first.
    pub fn new(lang: Lang, profile: &str) -> Catalogue {
        Catalogue::of_files(lang, files_of(profile))
    }

    /// Builds the messages that the command line needs without a book: about itself, dice and chances. They
    /// are a fifth of a book's messages, which saves time in short-lived processes.
    pub fn of_command(lang: Lang) -> Catalogue {
        Catalogue::of_files(lang, COMMAND.iter())
    }

    fn of_files(lang: Lang, files: impl Iterator<Item = &'static File>) -> Catalogue {
        // Two-letter tags are always valid languages.
        let language = Language::from_bytes(lang.tag().as_bytes()).unwrap_or_default();
        let locale = LanguageIdentifier::from_parts(language, None, None, &[]);
        let mut bundle = FluentBundle::new_concurrent(vec![locale]);
        bundle.set_use_isolating(false);
        // Fails only if there is one of that name already.
        let _ = bundle.add_function("NAME", move |args, named| name::function(lang, args, named));
        for file in files {
            let text = match lang {
                Lang::De => &file.de,
                Lang::En => &file.en,
            };
            bundle.add_resource_overriding(text.parsed());
        }
        let (rungs, bundle) = (Rungs::default(), Arc::new(bundle));
        Catalogue { lang, rungs, bundle, said: Arc::default(), is_silent: false }
    }

    /// Ids of the books that have terms of their own.
    pub fn books() -> impl Iterator<Item = &'static str> {
        BOOKS.iter().map(|it| it.0)
    }

    /// Names of the message files of a book, without `.ftl`, in the order in which they are loaded. A later
    /// file can replace messages of earlier ones.
    pub fn files(book: &str) -> impl Iterator<Item = &'static str> {
        files_of(book).map(|it| it.name)
    }

    /// The language of the messages.
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// The language, and how numbers on the ladder are shown.
    pub fn tongue(&self) -> Tongue {
        Tongue { lang: self.lang, rungs: self.rungs }
    }

    /// How numbers on the ladder are shown.
    pub fn rungs(&self) -> Rungs {
        self.rungs
    }

    /// The same messages, but with numbers on the ladder shown as `rungs` says.
    //= malmsturm.ladder.display
    #[must_use]
    pub fn showing(&self, rungs: Rungs) -> Catalogue {
        Catalogue { rungs, ..self.clone() }
    }

    /// The same messages without words: all texts are empty. It says quickly whether there is anything to say.
    #[must_use]
    pub fn silent(&self) -> Catalogue {
        Catalogue { is_silent: true, ..self.clone() }
    }

    /// The message `key` with `args` filled in; `⟨key⟩` if there is no such message.
    ///
    /// An argument that consists of digits counts as a number for plural rules. A key can name an attribute
    /// of a message, as `key.attribute`.
    pub fn text(&self, key: &str, args: &[(&str, &str)]) -> String {
        if self.is_silent {
            return String::new();
        }
        self.once(key, args, || self.format(key, args))
    }

    /// What `make` makes of these arguments in this language, or what it made of them before. `key` must be no other's.
    pub fn once(&self, key: &str, args: &[(&str, &str)], make: impl FnOnce() -> String) -> String {
        // What is made without words is not what others make.
        if self.is_silent || args.iter().map(|it| it.1.len()).sum::<usize>() > SAID_LENGTH {
            return make();
        }
        let place = args.iter().fold(mixed(0, key), |it, (name, text)| mixed(mixed(it, name), text));
        let slots = self.said.get_or_init(|| (0..SAID).map(|_| Slot::default()).collect());
        let slot = &slots[place as usize % SAID];
        // Replaced as a whole, so a poisoned lock is harmless.
        let slot = || slot.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(said) = slot().as_ref().filter(|it| it.is_of(key, args)) {
            return said.text.to_string();
        }
        let text = make();
        let args = args.iter().map(|it| (it.0.into(), it.1.into())).collect();
        *slot() = Some(Said { key: key.into(), args, text: text.as_str().into() });
        text
    }

    fn format(&self, key: &str, args: &[(&str, &str)]) -> String {
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

    /// Returns whether there is a message `key`.
    pub fn has(&self, key: &str) -> bool {
        let (name, attribute) = split(key);
        self.bundle.get_message(name).is_some_and(|message| match attribute {
            None => message.value().is_some(),
            Some(attribute) => message.get_attribute(attribute).is_some(),
        })
    }

    /// A number with its sign, as effort totals are shown: `+4`, `−1`, `0`.
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

/// A hash of a text and of what came before it. It only has to be quick: equal ones share a place.
fn mixed(before: u64, text: &str) -> u64 {
    const FACTOR: u64 = 0x9e37_79b9_7f4a_7c15;
    let (words, rest) = text.as_bytes().as_chunks::<8>();
    let words = words.iter().map(|it| u64::from_le_bytes(*it));
    let last = rest.iter().fold(text.len() as u64, |it, byte| it << 8 | u64::from(*byte));
    words.chain([last]).fold(before, |it, word| {
        let product = (it ^ word).wrapping_mul(FACTOR);
        product ^ product >> 32
    })
}

/// Splits a key into message and attribute.
fn split(key: &str) -> (&str, Option<&str>) {
    match key.split_once('.') {
        Some((name, attribute)) => (name, Some(attribute)),
        None => (key, None),
    }
}

/// A number if formatting it gives the same text, otherwise text.
fn value(text: &str) -> FluentValue<'_> {
    let plain = (1..=15).contains(&text.len()) && text.bytes().all(|it| it.is_ascii_digit());
    match text.parse::<u64>() {
        Ok(number) if plain && (text == "0" || !text.starts_with('0')) => number.into(),
        _ => FluentValue::String(Cow::Borrowed(text)),
    }
}
