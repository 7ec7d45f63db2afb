//! The messages of one language and one book.

use std::{borrow::Cow, fmt, sync::Arc};

use fluent_bundle::{FluentArgs, FluentResource, FluentValue, concurrent::FluentBundle};
use schwung_rulebook::Lang;
use unic_langid::{LanguageIdentifier, subtags::Language};

use crate::ladder::Rungs;

/// The text of every message file that all books share.
macro_rules! shared {
    ($lang:literal) => {
        [
            include_str!(concat!("../../../messages/", $lang, "/log.ftl")),
            include_str!(concat!("../../../messages/", $lang, "/questions.ftl")),
            include_str!(concat!("../../../messages/", $lang, "/reasons.ftl")),
            include_str!(concat!("../../../messages/", $lang, "/switches.ftl")),
            include_str!(concat!("../../../messages/", $lang, "/state.ftl")),
            include_str!(concat!("../../../messages/", $lang, "/files.ftl")),
            include_str!(concat!("../../../messages/", $lang, "/plays.ftl")),
            include_str!(concat!("../../../messages/", $lang, "/cli.ftl")),
            include_str!(concat!("../../../messages/", $lang, "/table.ftl")),
            include_str!(concat!("../../../messages/", $lang, "/forms.ftl")),
            include_str!(concat!("../../../messages/", $lang, "/server.ftl")),
            include_str!(concat!("../../../messages/", $lang, "/refusals.ftl")),
        ]
    };
}

/// The text of a book's own terms.
macro_rules! terms {
    ($lang:literal) => {
        &[
            ("sotc", include_str!(concat!("../../../messages/", $lang, "/terms-sotc.ftl"))),
            ("malmsturm", include_str!(concat!("../../../messages/", $lang, "/terms-malmsturm.ftl"))),
            ("freefate", include_str!(concat!("../../../messages/", $lang, "/terms-freefate.ftl"))),
        ]
    };
}

const SHARED_DE: [&str; 12] = shared!("de");
const SHARED_EN: [&str; 12] = shared!("en");

/// By profile id; a profile without terms of its own has those of the first.
const TERMS_DE: &[(&str, &str)] = terms!("de");
const TERMS_EN: &[(&str, &str)] = terms!("en");

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
        let (shared, terms) = match lang {
            Lang::De => (SHARED_DE, TERMS_DE),
            Lang::En => (SHARED_EN, TERMS_EN),
        };
        // Tags of two letters always are a language.
        let language = Language::from_bytes(lang.tag().as_bytes()).unwrap_or_default();
        let locale = LanguageIdentifier::from_parts(language, None, None, &[]);
        let mut bundle = FluentBundle::new_concurrent(vec![locale]);
        bundle.set_use_isolating(false);
        let terms = terms.iter().find(|it| it.0 == profile).unwrap_or(&terms[0]).1;
        // A book's terms come last, so that they may replace any message.
        for source in shared.into_iter().chain([terms]) {
            // Whatever of a file can be read is used; the tests make sure that all of it can.
            let resource = match FluentResource::try_new(source.to_owned()) {
                Ok(resource) | Err((resource, _)) => resource,
            };
            bundle.add_resource_overriding(resource);
        }
        Catalogue { lang, rungs: Rungs::default(), bundle: Arc::new(bundle) }
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
