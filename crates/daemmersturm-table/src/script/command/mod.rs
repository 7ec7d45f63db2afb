//! Commands as people write them, in English and in German.

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

use schwung_daemmersturm::{ActorId, Command, State};
use schwung_messages::{Catalogue, Viewer};
use schwung_rulebook::Lang;
use schwung_transcript::{LineError, Sort};

use super::reader::{Read, Reader};
use verbs::VERBS;

/// Something that can be commanded.
#[derive(Clone, Copy, Debug)]
pub struct Verb {
    /// The word, or words, by which it is known: English ways of writing it, with bars between them.
    en: &'static str,
    /// The same in German.
    de: &'static str,
    /// How it is written in English and in German: names in capitals stand for names, `[…]` may be left out, `|` means
    /// or, `…` and so on.
    usage: [&'static str; 2],
    rest: Rest,
}

impl Verb {
    /// The word by which it is known in a language.
    pub fn word(&self, lang: Lang) -> &'static str {
        let ways = match lang {
            Lang::En => self.en,
            Lang::De => self.de,
        };
        ways.split('|').next().unwrap_or_default()
    }

    /// How it is written in a language.
    pub fn usage(&self, lang: Lang) -> &'static str {
        let [en, de] = self.usage;
        match lang {
            Lang::En => en,
            Lang::De => de,
        }
    }
}

/// How the rest of a command is read.
#[derive(Clone, Copy, Debug)]
enum Rest {
    /// Whoever acts stands before the verb.
    Of(for<'a, 'b> fn(&'a mut Reader<'b>, ActorId) -> Read<Command>),
    /// The verb stands first.
    Alone(for<'a, 'b> fn(&'a mut Reader<'b>) -> Read<Command>),
}

/// Everything that can be commanded.
pub fn verbs() -> &'static [Verb] {
    VERBS
}

/// The command that a line says, in English or in German, read against the facts as far as `viewer` may know them.
///
/// # Errors
/// The place where the line goes wrong, and what would be right there. Whether the command is legal now is another
/// question, which the rules answer.
pub fn parse_command(c: &Catalogue, state: &State, line: &str, viewer: Viewer) -> Result<Command, LineError> {
    let mut reader = Reader::new(c, state, line, viewer);
    let command = command(&mut reader)?;
    reader.cursor.end()?;
    Ok(command)
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
        // Somebody may be called as a verb is.
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
