//! What a cursor records about the line in the reader's language.

use crate::{
    cursor::{Cursor, Sort},
    fold::same,
    quotes::quoted,
};

impl<'a> Cursor<'a> {
    /// Returns whether it records how the line is written in the reader's language.
    pub fn is_rewriting(&self) -> bool {
        self.rewrite.is_some()
    }

    /// The line as it is written in the reader's language, as far as it has been read. Names, texts and numbers stay as they
    /// are. `None` unless that is recorded.
    pub fn rewritten(&self) -> Option<String> {
        self.rewrite.as_ref().map(|it| it.written(self.text))
    }

    /// What was read since `place` is written like this in the reader's language; empty if it is left out.
    pub fn written(&mut self, place: usize, words: &str) {
        self.written_until(place, self.at, words);
    }

    /// What was read since `place` stays as it is.
    pub fn stays(&mut self, place: usize) {
        let read = self.text[place..self.at].trim();
        self.written(place, read);
    }

    /// Like [`Cursor::written`], for what was read between two places.
    pub fn written_until(&mut self, from: usize, to: usize, words: &str) {
        if let Some(rewrite) = &mut self.rewrite {
            rewrite.replace(self.text, from, to, words.to_owned());
        }
    }

    /// A German sentence ends at this place with the particle of its verb, which is empty if it has been read. Only the last
    /// place counts.
    pub fn closes_with(&mut self, place: usize, particle: &str) {
        if let Some(rewrite) = &mut self.rewrite {
            rewrite.close(place, particle);
        }
    }

    /// Records whether the verb, which has been read, is written in another language.
    pub(crate) fn verb_is_foreign(&mut self, foreign: bool) {
        if let Some(rewrite) = &mut self.rewrite {
            rewrite.foreign_verb = foreign;
        }
    }

    /// Returns whether the verb of the line is written in another language than the reader's.
    pub fn has_foreign_verb(&self) -> bool {
        self.rewrite.as_ref().is_some_and(|it| it.foreign_verb)
    }

    /// Returns whether what was read since `place` is one of these spellings.
    pub fn has_read(&self, place: usize, ways: &[&str]) -> bool {
        let read = self.text[place..self.at].trim();
        let read = quoted(read).and_then(Result::ok).map_or(read.to_owned(), |it| it.0);
        ways.iter().any(|way| same(way, &read))
    }

    /// In the reader's language, what was read between the first two places follows what has been read since.
    pub fn swapped(&mut self, from: usize, middle: usize) {
        if let Some(rewrite) = &mut self.rewrite {
            rewrite.swap([from, middle, self.at]);
        }
    }

    /// The first of the spellings in the reader's language, for a word that is written in another one. If the word is the second
    /// of a pair, such as a singular beside a plural, so is the spelling.
    pub(crate) fn own_word<'w>(
        &self,
        sort: Option<Sort>,
        ways: &[&'w str],
        also: &[&'w str],
        end: usize,
    ) -> Option<&'w str> {
        let fits = |way: &&str| self.words_end(way) == Some(end);
        let is_exact = |way: &&str| self.text.get(self.at..end) == Some(*way);
        // Words that differ in capital letters only, and those of the other language that are understood in this one.
        let differs = also.iter().any(is_exact) && !ways.iter().any(is_exact)
            || also.first().is_some_and(is_exact) && !ways.first().is_some_and(fits);
        if ways.iter().any(fits) && !differs {
            return None;
        }
        let nth = also.iter().position(fits)?;
        let first = ways.first().copied();
        if sort == Some(Sort::VERB) || nth % 2 == 0 { first } else { ways.get(1).copied().or(first) }
    }
}
