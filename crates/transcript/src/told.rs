//! Lines of a play in the reader's language. A line is only written anew if it reads to the same command or answer.

use schwung_messages::Catalogue;
use schwung_rulebook::Lang;

use crate::{
    fold::same,
    quotes::in_quotes,
    runner::Runner,
    script::{AnswerOf, QuestionOf, Script, StateOf, parse_answer_of},
};

impl<S: Script> Runner<'_, S> {
    /// A command in the reader's language.
    pub(crate) fn command_told(&self, state: &StateOf<S>, line: &str) -> Option<String> {
        let told = S::rewritten(state, line, self.reader?)?;
        let is_same = S::command(state, &told, self.log).ok()? == S::command(state, line, self.log).ok()?;
        is_same.then_some(told)
    }

    /// The line `NAME: answer` in the reader's language.
    pub(crate) fn answer_told(
        &self,
        state: &StateOf<S>,
        question: &QuestionOf<S>,
        answer: &AnswerOf<S>,
        line: &str,
    ) -> Option<String> {
        let (reader, (name, _)) = (self.reader?, line.split_once(':')?);
        let (lang, text) = (reader.lang(), line[name.len() + 1..].trim());
        let written = |lang: Lang| S::written(lang, state, question, answer);
        let is_same = |told: &String| {
            parse_answer_of::<S>(state, question, told, self.log).is_ok_and(|it| it == *answer)
        };
        let told = written(lang);
        // Another spelling stays if it can be of this language.
        let stays = same(&told, text) || self.log.lang() == lang && !same(&written(lang.other()), text);
        let told = match stays {
            true => text.to_owned(),
            // Where words may follow, none at all are written as a gap.
            false => [told.replace("\"…\"", "\"\""), told].into_iter().rev().find(is_same)?,
        };
        Some(format!("{}: {told}", person::<S>(lang, state, name)))
    }

    /// The line `NAME: command` in the reader's language.
    pub(crate) fn aside_told(&self, state: &StateOf<S>, name: &str, command: &str) -> Option<String> {
        let reader: &Catalogue = self.reader?;
        let subject = if is_gm::<S>(state, name) { String::new() } else { format!("{} ", in_quotes(name)) };
        let told = S::rewritten(state, &format!("{subject}{command}"), reader)?;
        let told = told.strip_prefix(&subject)?;
        let is_same = S::aside(state, name, told, self.log)? == S::aside(state, name, command, self.log)?;
        is_same.then(|| format!("{}: {told}", person::<S>(reader.lang(), state, name)))
    }
}

/// Whether a name is one of the game master.
fn is_gm<S: Script>(state: &StateOf<S>, name: &str) -> bool {
    S::seats(state).into_iter().any(|(seat, it)| seat.is_gm() && same(it, name))
}

/// A name in a language: only the game master has several.
fn person<S: Script>(lang: Lang, state: &StateOf<S>, name: &str) -> String {
    let (usual, others) = match lang {
        Lang::De => ("SL", &["GM"][..]),
        Lang::En => ("GM", &["SL", "Spielleitung"][..]),
    };
    let is_other = others.iter().any(|it| same(it, name)) && is_gm::<S>(state, name);
    if is_other && is_gm::<S>(state, usual) { usual.to_owned() } else { name.to_owned() }
}
