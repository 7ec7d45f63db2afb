//! Parses commands in English and German.

mod attacks;
mod client;
mod facts;
mod gear;
mod magic;
mod scene;
mod scenery;
mod sheet;
mod table;
mod turns;
mod verbs;

use schwung_daemmersturm::{ActorId, Command, Fact, State, Wording};
use schwung_messages::{Catalogue, Viewer};
use schwung_rulebook::Lang;
use schwung_transcript::{LineError, Sort};

use super::reader::{Read, Reader};
use verbs::VERBS;

/// A kind of command.
#[derive(Clone, Copy, Debug)]
pub struct Verb {
    /// The English spellings of its verb, separated by bars.
    en: &'static str,
    /// The same in German.
    de: &'static str,
    /// Syntax in English and German: names in capitals stand for names, `[…]` is optional, `|` separates alternatives,
    /// `…` means repetition.
    usage: [&'static str; 2],
    rest: Rest,
}

impl Verb {
    /// The verb in a language.
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

/// How to parse the rest of a command.
#[derive(Clone, Copy, Debug)]
enum Rest {
    /// The acting character precedes the verb.
    Of(for<'a, 'b> fn(&'a mut Reader<'b>, ActorId) -> Read<Command>),
    /// The verb comes first.
    Alone(for<'a, 'b> fn(&'a mut Reader<'b>) -> Read<Command>),
}

/// All kinds of commands.
pub fn verbs() -> &'static [Verb] {
    VERBS
}

/// Parses a command in English or German. Names are looked up in the state, as far as `viewer` may know them.
///
/// # Errors
/// The place of the error and the words expected there. Whether the rules allow the command is not checked.
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
    let command = bare(r)?;
    match command {
        Command::Set { fact, .. } if r.is("because", "weil") => Ok(Command::Set { fact, reason: r.text()? }),
        other => Ok(other),
    }
}

fn bare(r: &mut Reader<'_>) -> Read<Command> {
    let start = r.cursor.place();
    if let Some(by) = r.maybe_actor() {
        for verb in VERBS {
            if let Rest::Of(rest) = verb.rest
                && r.is_of(Some(Sort::VERB), verb.en, verb.de)
            {
                return rest(r, by);
            }
        }
        // A character may have the same name as a verb.
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

/// A command to set a fact without a reason.
fn set(fact: Fact) -> Command {
    Command::Set { fact, reason: Wording::NONE }
}
