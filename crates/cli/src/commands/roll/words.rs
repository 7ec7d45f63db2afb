//! What is said about dice, from `messages/*/dice.ftl`.

use std::fmt::Write;

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource};
use schwung_dice::{Error, Number};
use schwung_rulebook::Lang;
use unic_langid::LanguageIdentifier;

use crate::screen::{CYAN, RED, styled, tame};

/// The messages about dice in one language.
pub(crate) struct Words {
    bundle: FluentBundle<FluentResource>,
    lang: Lang,
}

impl Words {
    pub(crate) fn new(lang: Lang) -> Words {
        let source = match lang {
            Lang::De => include_str!("../../../../../messages/de/dice.ftl"),
            Lang::En => include_str!("../../../../../messages/en/dice.ftl"),
        };
        let locale: LanguageIdentifier = lang.tag().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new(vec![locale]);
        bundle.set_use_isolating(false);
        // Whatever of the file can be read is used; a test makes sure that all of it can.
        let resource = match FluentResource::try_new(source.to_owned()) {
            Ok(resource) | Err((resource, _)) => resource,
        };
        bundle.add_resource_overriding(resource);
        Words { bundle, lang }
    }

    /// The message `key`, or `key.attribute`, with its arguments; `⟨key⟩` if there is none such.
    pub(crate) fn text(&self, key: &str, args: &[(&str, &str)]) -> String {
        self.find(key, args).unwrap_or_else(|| format!("⟨{key}⟩"))
    }

    /// The message, if there is one.
    pub(crate) fn find(&self, key: &str, args: &[(&str, &str)]) -> Option<String> {
        let (name, attribute) = key.split_once('.').map_or((key, None), |(name, it)| (name, Some(it)));
        let message = self.bundle.get_message(name)?;
        let pattern = match attribute {
            None => message.value()?,
            Some(attribute) => message.get_attribute(attribute)?.value(),
        };
        let mut filled = FluentArgs::new();
        for &(name, text) in args {
            // Short numbers choose between one and many; long ones are shown as they are.
            match text.parse::<u32>() {
                Ok(number) if number < 1_000 => filled.set(name, number),
                _ => filled.set(name, text.to_owned()),
            }
        }
        let mut errors = Vec::new();
        Some(self.bundle.format_pattern(pattern, Some(&filled), &mut errors).into_owned())
    }

    /// Percent as they are written: `16.67 %`, and in German `16,67 %`.
    pub(crate) fn percent(&self, digits: &str) -> String {
        match self.lang {
            Lang::De => format!("{} %", digits.replace('.', ",")),
            Lang::En => format!("{digits} %"),
        }
    }

    /// A decimal as it is written in the language.
    pub(crate) fn decimal(&self, digits: &str) -> String {
        let digits = if self.lang == Lang::De { digits.replace('.', ",") } else { digits.to_owned() };
        digits.replace('-', "−")
    }
}

/// A number for people, with a real minus; fractions with a point that end are decimals.
pub(crate) fn number(words: &Words, number: Number) -> String {
    words.decimal(&number.decimal().unwrap_or_else(|| number.to_string()))
}

/// What is refused: the message, the place, what to do, and what could be meant.
pub(crate) fn refused(words: &Words, label: &str, text: &str, error: &Error) -> String {
    let (message, hint) = sentences(words, error);
    let mut told = format!("{} {}\n", styled(RED, format!("{label}:")), tame(&message));
    told += &marked(text, error);
    if let Some(hint) = hint {
        let _ = writeln!(told, "  {} {}", styled(CYAN, "="), tame(&hint));
    }
    if let Some(instead) = error.suggestion() {
        let instead = words.text("dice-instead", &[("notation", &tame(instead))]);
        let _ = writeln!(told, "  {} {instead}", styled(CYAN, "="));
    }
    told
}

/// What is wrong, and what to do.
pub(crate) fn sentences(words: &Words, error: &Error) -> (String, Option<String>) {
    let key = format!("dice-error-{}", error.code().id());
    let args: Vec<(&str, &str)> = error.data().iter().map(|(name, value)| (*name, &**value)).collect();
    (words.text(&key, &args), words.find(&format!("{key}.hint"), &args))
}

/// The text with a mark below the place; of a long text the part about it.
fn marked(text: &str, error: &Error) -> String {
    const WIDTH: usize = 100;
    let span = error.span();
    let text = tame(text);
    if text.is_empty() {
        return String::new();
    }
    let column = |byte: u32| text.char_indices().take_while(|it| it.0 < byte as usize).count();
    let (at, end) = (column(span.start), column(span.end));
    let start = if text.chars().count() <= WIDTH { 0 } else { at.saturating_sub(WIDTH / 2) };
    let shown: String = text.chars().skip(start).take(WIDTH).collect();
    let carets = end.min(start + WIDTH).saturating_sub(at).max(1);
    format!("    {shown}\n    {}{}\n", " ".repeat(at - start), styled(RED, "^".repeat(carets)))
}
