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
use schwung_zerospace::{ActorId, Command, State};

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

/// The parser for the rest of a command.
#[derive(Clone, Copy, Debug)]
enum Rest {
    /// The acting actor precedes the verb.
    Of(for<'a, 'b> fn(&'a mut Reader<'b>, ActorId) -> Read<Command>),
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
/// The position of the first mistake and what would be valid there. Whether the command is legal now is checked
/// separately by the rules.
pub fn parse_command(c: &Catalogue, state: &State, line: &str, viewer: Viewer) -> Result<Command, LineError> {
    let mut reader = Reader::new(c, state, line, viewer);
    let command = command(&mut reader)?;
    reader.cursor.end()?;
    Ok(command)
}

fn command(r: &mut Reader<'_>) -> Read<Command> {
    let start = r.cursor.place();
    if let Some(by) = r.maybe_actor() {
        for verb in VERBS {
            if let Rest::Of(rest) = verb.rest
                && r.is_of(Some(Sort::VERB), verb.en, verb.de)
            {
                return rest(r, by);
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
