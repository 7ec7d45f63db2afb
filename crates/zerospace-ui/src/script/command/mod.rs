//! Parses typed commands in English and German.

mod acts;
mod attacks;
mod checks;
mod facts;
mod frame;
mod gear;
mod points;
mod table;
mod verbs;

use schwung_messages::{Catalogue, Viewer};
use schwung_rulebook::Lang;
use schwung_transcript::{LineError, Sort};
use schwung_views::form::field;
use schwung_zerospace::{ActorId, Command, State};
use serde_json::json;

use super::reader::{Read, Reader};
use verbs::VERBS;

/// A verb that begins or identifies a command.
#[derive(Clone, Copy, Debug)]
pub struct Verb {
    /// The English words for the verb, with alternatives separated by bars.
    en: &'static str,
    /// The German words.
    de: &'static str,
    /// The English and German syntax. Names in capitals are placeholders, `[…]` is optional, `|` separates
    /// alternatives, `…` means repetition.
    usage: [&'static str; 2],
    rest: Rest,
}

impl Verb {
    /// The word for the verb in a language.
    pub fn word(&self, lang: Lang) -> &'static str {
        let ways = match lang {
            Lang::En => self.en,
            Lang::De => self.de,
        };
        ways.split('|').next().unwrap_or_default()
    }

    /// The syntax in a language.
    pub fn usage(&self, lang: Lang) -> &'static str {
        let [en, de] = self.usage;
        match lang {
            Lang::En => en,
            Lang::De => de,
        }
    }
}

/// A command of an actor with at most a text. It has one description for the command line and its form. All other commands have
/// two: the options of a form depend on the scene, the meaning of a typed line on the grammar.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Plain {
    /// The command in JSON, and the key of its form.
    pub(crate) command: &'static str,
    /// The field with the actor.
    pub(crate) actor: &'static str,
    /// Whether it takes a text.
    pub(crate) text: Text,
    /// The group of its form.
    pub(crate) group: &'static str,
    /// The id of its rule.
    pub(crate) rule: &'static str,
    /// Whether its form is offered now.
    pub(crate) offered: fn(&State, ActorId) -> bool,
}

/// Whether a plain command takes a text. A typed line always includes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Text {
    /// It has none.
    None,
    /// It may be left empty in the form.
    Optional,
    /// It is needed.
    Needed,
}

impl Plain {
    fn read(&self, r: &mut Reader<'_>, by: ActorId) -> Read<Command> {
        let mut parts = json!({ self.actor: by.0 });
        if self.text != Text::None {
            parts["text"] = r.text()?.as_str().into();
        }
        field::read(&json!({ self.command: parts })).or_else(|_| r.fail())
    }
}

/// The plain commands, in the order of their verbs.
pub(crate) fn plain() -> impl Iterator<Item = &'static Plain> {
    VERBS.iter().filter_map(|it| match &it.rest {
        Rest::Plain(plain) => Some(plain),
        Rest::Of(_) | Rest::Alone(_) => None,
    })
}

/// The parser for the rest of a command.
#[derive(Clone, Copy, Debug)]
enum Rest {
    /// The acting actor precedes the verb.
    Of(for<'a, 'b> fn(&'a mut Reader<'b>, ActorId) -> Read<Command>),
    /// The same, for a command that is described once.
    Plain(Plain),
    /// The verb comes first.
    Alone(for<'a, 'b> fn(&'a mut Reader<'b>) -> Read<Command>),
}

/// All verbs.
pub fn verbs() -> &'static [Verb] {
    VERBS
}

/// Parses a command in English or German. Only names that `viewer` may know are recognised.
///
/// # Errors
/// The position of the first mistake and the words that would be valid there. The rules check separately whether the command is
/// legal now.
pub fn parse_command(c: &Catalogue, state: &State, line: &str, viewer: Viewer) -> Result<Command, LineError> {
    let mut reader = Reader::new(c, state, line, viewer);
    let command = command(&mut reader)?;
    reader.cursor.end()?;
    Ok(command)
}

/// A command as it is written in the language of `c`; names and texts stay as they are. `None` if it cannot be parsed.
pub fn rewritten(c: &Catalogue, state: &State, line: &str, viewer: Viewer) -> Option<String> {
    let mut reader = Reader::rewriting(c, state, line, viewer);
    command(&mut reader).ok()?;
    reader.cursor.end().ok()?;
    reader.cursor.rewritten()
}

fn command(r: &mut Reader<'_>) -> Read<Command> {
    let start = r.cursor.place();
    if let Some(by) = r.maybe_actor() {
        for verb in VERBS {
            match verb.rest {
                Rest::Of(rest) if r.is_of(Some(Sort::VERB), verb.en, verb.de) => return rest(r, by),
                Rest::Plain(plain) if r.is_of(Some(Sort::VERB), verb.en, verb.de) => {
                    return plain.read(r, by);
                }
                Rest::Of(_) | Rest::Plain(_) | Rest::Alone(_) => {}
            }
        }
        // The name of an actor may begin like a verb.
        r.cursor.back_to(start);
    }
    for verb in VERBS {
        if let Rest::Alone(rest) = verb.rest
            && r.is_of(Some(Sort::VERB), verb.en, verb.de)
        {
            return rest(r);
        }
    }
    r.fail()
}
