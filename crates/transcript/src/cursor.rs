//! A line, read word by word; what was looked for in vain is remembered for the error.

use schwung_rulebook::Lang;

use crate::{
    error::{Expected, LineError},
    fold::{begins_with, folded, is_end_of_word, nearest},
};

/// What sort of name is looked for: the key of the message that says that there is none such.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sort(pub &'static str);

impl Sort {
    /// Something to be done.
    pub const VERB: Sort = Sort("play-no-such-verb");
    /// Somebody.
    pub const ACTOR: Sort = Sort("play-no-such-actor");
    /// A skill.
    pub const SKILL: Sort = Sort("play-no-such-skill");
    /// A seat.
    pub const SEAT: Sort = Sort("play-no-such-seat");
    /// A house-rule switch.
    pub const SWITCH: Sort = Sort("play-no-such-switch");
}

/// A place in a line.
#[derive(Clone, Debug)]
pub struct Cursor<'a> {
    text: &'a str,
    at: usize,
    /// The reader's language.
    pub lang: Lang,
    /// Is nothing remembered of what was looked for in vain?
    quiet: bool,
    tried: Tried,
}

/// What was looked for in vain at the farthest place that was reached.
#[derive(Clone, Debug, Default)]
struct Tried {
    at: usize,
    expected: Vec<Expected>,
    /// All ways of writing what was looked for: among them is what was meant.
    written: Vec<String>,
    sorts: Vec<Option<Sort>>,
}

impl<'a> Cursor<'a> {
    /// The beginning of a line, read in this language.
    pub fn new(text: &'a str, lang: Lang) -> Cursor<'a> {
        Cursor { text, at: 0, lang, quiet: false, tried: Tried::default() }
    }

    /// As [`Cursor::new`], for who needs no errors: they say nothing, and reading is faster.
    pub fn quiet(text: &'a str, lang: Lang) -> Cursor<'a> {
        Cursor { quiet: true, ..Cursor::new(text, lang) }
    }

    /// Does it remember nothing for errors?
    pub fn is_quiet(&self) -> bool {
        self.quiet
    }

    /// What is left of the line.
    pub fn rest(&self) -> &'a str {
        self.text[self.at..].trim()
    }

    /// The place, to come back to.
    pub fn place(&self) -> usize {
        self.at
    }

    /// Goes back to a place.
    pub fn back_to(&mut self, place: usize) {
        self.at = place;
    }

    fn skip_space(&mut self) {
        self.at = self.text.len() - self.text[self.at..].trim_start().len();
    }

    fn missed(&mut self, sort: Option<Sort>, expected: Expected) {
        if self.quiet {
            return;
        }
        if self.at > self.tried.at {
            self.tried = Tried { at: self.at, ..Tried::default() };
        }
        if self.at == self.tried.at && !self.tried.expected.contains(&expected) {
            if let Expected::Word(word) = &expected {
                self.tried.written.push(word.clone());
            }
            self.tried.expected.push(expected);
            if !self.tried.sorts.contains(&sort) {
                self.tried.sorts.push(sort);
            }
        }
    }

    /// Another way of writing what is looked for here.
    fn also_written(&mut self, word: &str) {
        if !self.quiet && self.at == self.tried.at {
            self.tried.written.push(word.to_owned());
        }
    }

    /// Is the next word, or are the next words, this one?
    pub fn word(&mut self, word: &str) -> bool {
        self.word_of(None, &[word])
    }

    /// Is the next word a way of writing this one? The longest way counts; the first is the one that is told.
    pub fn word_of(&mut self, sort: Option<Sort>, ways: &[&str]) -> bool {
        self.word_or(sort, ways, &[])
    }

    /// Like [`Cursor::word_of`], where further ways of writing the word are read too, but not told.
    pub fn word_or(&mut self, sort: Option<Sort>, ways: &[&str], also: &[&str]) -> bool {
        self.skip_space();
        let every = || ways.iter().chain(also);
        if let Some(end) = every().filter_map(|way| self.words_end(way)).max() {
            self.at = end;
            return true;
        }
        if let Some(first) = ways.first() {
            self.missed(sort, Expected::Word((*first).to_owned()));
        }
        for way in every() {
            self.also_written(way);
        }
        false
    }

    /// Where `words` end, if they come next; any space may stand between them.
    fn words_end(&self, words: &str) -> Option<usize> {
        let mut at = self.at;
        for word in words.split(' ') {
            let rest = self.text[at..].trim_start();
            let start = self.text.len() - rest.len();
            let length = begins_with(rest, word)?;
            if !is_end_of_word(rest, length) {
                return None;
            }
            at = start + length;
        }
        Some(at)
    }

    /// Is the next character this sign?
    pub fn sign(&mut self, sign: char) -> bool {
        self.skip_space();
        if self.text[self.at..].starts_with(sign) {
            self.at += sign.len_utf8();
            return true;
        }
        self.missed(None, Expected::Word(sign.to_string()));
        false
    }

    /// The next words are one of these names; the longest counts. In quotation marks it is a name for sure. Of actors
    /// the first words of a name suffice where no other name begins with them.
    pub fn name<'n, T: Copy>(
        &mut self,
        sort: Sort,
        names: impl IntoIterator<Item = (T, &'n str)>,
    ) -> Option<T> {
        self.skip_space();
        let rest = &self.text[self.at..];
        let quoted = quoted(rest).and_then(Result::ok);
        let mut best: Option<(usize, T)> = None;
        let mut all = Vec::new();
        for (what, name) in names {
            let length = match &quoted {
                Some((words, length)) => (folded(words) == folded(name)).then_some(*length),
                None => begins_with(rest, name).filter(|&length| is_end_of_word(rest, length)),
            };
            if let Some(length) = length
                && best.is_none_or(|(longest, _)| length > longest)
            {
                best = Some((length, what));
            }
            all.push((what, name));
        }
        if best.is_none() && sort == Sort::ACTOR && quoted.is_none() {
            best = by_first_words(rest, &all);
        }
        let all = all.into_iter().map(|it| it.1);
        if let Some((length, what)) = best {
            self.at += length;
            return Some(what);
        }
        if self.at > self.tried.at {
            // Where there are no names at all, it is still here that one was looked for.
            self.tried = Tried { at: self.at, ..Tried::default() };
        }
        if self.quiet {
            return None;
        }
        for name in all {
            self.missed(Some(sort), Expected::Word(name.to_owned()));
        }
        if self.tried.at == self.at && !self.tried.sorts.contains(&Some(sort)) {
            self.tried.sorts.push(Some(sort));
        }
        None
    }

    /// Like [`Cursor::name`], of things that are written in several ways; the first is the one that is told.
    pub fn name_of<T: Copy>(&mut self, sort: Sort, things: &[(T, Vec<&str>)]) -> Option<T> {
        let every = things.iter().flat_map(|(what, ways)| ways.iter().map(|way| (*what, *way)));
        let mut trial = self.clone();
        if let Some(found) = trial.name(sort, every) {
            self.at = trial.at;
            return Some(found);
        }
        if self.quiet {
            return None;
        }
        let told = things.iter().filter_map(|(what, ways)| ways.first().map(|way| (*what, *way)));
        let found = self.name(sort, told);
        for (_, ways) in things {
            for way in ways {
                self.also_written(way);
            }
        }
        found
    }

    /// A text in quotation marks, if one comes next.
    ///
    /// # Errors
    /// If it is not closed.
    pub fn maybe_text(&mut self) -> Result<Option<String>, LineError> {
        self.skip_space();
        match quoted(&self.text[self.at..]) {
            Some(Ok((words, length))) => {
                self.at += length;
                Ok(Some(words.trim().to_owned()))
            }
            Some(Err(NotClosed)) => {
                Err(LineError::new("play-not-closed").at(1, self.column(self.at)).until(self.columns()))
            }
            None => {
                self.missed(None, Expected::Text);
                Ok(None)
            }
        }
    }

    /// A text in quotation marks.
    ///
    /// # Errors
    /// If none comes next, or if it is not closed.
    pub fn text(&mut self) -> Result<String, LineError> {
        match self.maybe_text()? {
            Some(text) => Ok(text),
            None => Err(self.error()),
        }
    }

    /// Passes over the next words if they are one of these; nobody is told that they could stand here.
    pub fn passes(&mut self, ways: &[&str]) -> bool {
        self.skip_space();
        match ways.iter().find_map(|way| self.words_end(way)) {
            Some(end) => {
                self.at = end;
                true
            }
            None => false,
        }
    }

    /// A whole number between two bounds, if a number comes next.
    ///
    /// # Errors
    /// If it is beyond the bounds.
    pub fn maybe_number(&mut self, least: i64, most: i64) -> Result<Option<i64>, LineError> {
        self.number_within((least, most), (least, most))
    }

    /// As [`Cursor::maybe_number`]; what is told as possible may be less than what is read.
    ///
    /// # Errors
    /// If it is beyond the bounds.
    pub fn number_within(
        &mut self,
        (least, most): (i64, i64),
        told: (i64, i64),
    ) -> Result<Option<i64>, LineError> {
        self.skip_space();
        let rest = &self.text[self.at..];
        let length = rest
            .char_indices()
            .find(|&(at, it)| !(it.is_ascii_digit() || at == 0 && matches!(it, '+' | '-' | '−')))
            .map_or(rest.len(), |(at, _)| at);
        let digits = rest[..length].replace('−', "-");
        if !digits.ends_with(|it: char| it.is_ascii_digit()) || !is_end_of_word(rest, length) {
            self.missed(None, Expected::Number(told.0, told.1));
            return Ok(None);
        }
        match digits.parse::<i64>() {
            Ok(number) if (least..=most).contains(&number) => {
                self.at += length;
                Ok(Some(number))
            }
            _ => {
                let (from, to) = (self.column(self.at), self.column(self.at + length));
                let error = LineError::new("play-number").arg("found", &rest[..length]).at(1, from).until(to);
                Err(error.expecting(vec![Expected::Number(told.0, told.1)]))
            }
        }
    }

    /// A whole number between two bounds that fit its type.
    ///
    /// # Errors
    /// If none comes next, or if it is beyond the bounds.
    pub fn number<N: TryFrom<i64>>(&mut self, least: i64, most: i64) -> Result<N, LineError> {
        match self.maybe_number(least, most)?.map(N::try_from) {
            Some(Ok(number)) => Ok(number),
            _ => Err(self.error()),
        }
    }

    /// Numbers with strokes between them, as in `5/4/3/2/1`, if such come next.
    pub fn rows(&mut self) -> Option<&'a str> {
        self.skip_space();
        let rest = &self.text[self.at..];
        let length = rest.find(|it: char| !(it.is_ascii_digit() || it == '/')).unwrap_or(rest.len());
        if length == 0 {
            self.missed(None, Expected::Word("5/4/3/2/1".to_owned()));
            return None;
        }
        self.at += length;
        Some(&rest[..length])
    }

    /// Nothing may come next.
    ///
    /// # Errors
    /// If something does.
    pub fn end(&mut self) -> Result<(), LineError> {
        self.skip_space();
        if self.at == self.text.len() {
            return Ok(());
        }
        self.missed(None, Expected::End);
        Err(self.error())
    }

    /// Is this the end?
    pub fn is_at_end(&self) -> bool {
        self.rest().is_empty()
    }

    /// What is wrong at the farthest place that was reached, from all that was looked for there.
    pub fn error(&self) -> LineError {
        let at = self.tried.at;
        let rest = self.text.get(at..).unwrap_or_default();
        let found = match quoted(rest) {
            Some(Ok((_, length))) => &rest[..length],
            _ => first_words(rest, 1),
        };
        let key = match self.tried.sorts[..] {
            _ if found.is_empty() => "play-too-short",
            [Some(sort)] => sort.0,
            _ => "play-unexpected",
        };
        let suggestion = self.suggestion(rest);
        let shown = suggestion.as_ref().map_or(found, |(_, typed)| *typed);
        let (from, to) = (self.column(at), self.column(at + shown.len()));
        let mut error = LineError::new(key).arg("found", shown).at(1, from).until(to);
        error.suggestion = suggestion.map(|(meant, _)| meant.into());
        error.expecting(self.tried.expected.clone())
    }

    /// The name or word that was meant, and what was typed for it: as many words as the name has.
    fn suggestion<'r>(&self, rest: &'r str) -> Option<(String, &'r str)> {
        let candidates = self.tried.written.iter().filter(|it| it.chars().any(char::is_alphanumeric));
        let near = candidates.filter_map(|name| {
            let words = name.split_whitespace().count().max(1);
            let typed = first_words(rest, words);
            nearest(typed, std::iter::once(name.as_str())).map(|slips| (slips, name.clone(), typed))
        });
        near.min_by_key(|it| it.0).map(|(_, name, typed)| (name, typed))
    }

    /// An error about what stands between a place and here.
    pub fn error_since(&self, place: usize, error: LineError) -> LineError {
        let start = place + (self.text[place..].len() - self.text[place..].trim_start().len());
        error.at(1, self.column(start)).until(self.column(self.at.max(start)))
    }

    /// An error about what stands between a place and the end.
    pub fn error_to_end(&self, place: usize, error: LineError) -> LineError {
        let start = place + (self.text[place..].len() - self.text[place..].trim_start().len());
        error.at(1, self.column(start)).until(self.columns())
    }

    fn column(&self, at: usize) -> u32 {
        let before = self.text.get(..at).unwrap_or(self.text).chars().count();
        u32::try_from(before).unwrap_or(u32::MAX).saturating_add(1)
    }

    fn columns(&self) -> u32 {
        self.column(self.text.len())
    }
}

impl LineError {
    /// Up to this column.
    #[must_use]
    pub fn until(mut self, column: u32) -> LineError {
        self.end_column = column.max(self.column);
        self
    }
}

/// Words that begin many names and are none by themselves.
const ARTICLES: [&str; 10] = ["der", "die", "das", "den", "dem", "ein", "eine", "the", "a", "an"];

/// The one name of which `text` begins with the first words, and how much of it they are.
fn by_first_words<T: Copy>(text: &str, names: &[(T, &str)]) -> Option<(usize, T)> {
    let mut best: Option<(usize, T)> = None;
    for (what, name) in names {
        let ends = name.char_indices().filter(|it| it.1.is_whitespace()).map(|it| it.0);
        for first in ends.map(|end| &name[..end]) {
            let length = begins_with(text, first).filter(|&length| is_end_of_word(text, length));
            let Some(length) = length.filter(|&length| best.is_none_or(|it| length > it.0)) else { continue };
            let others = names.iter().filter(|it| folded(it.1) != folded(name));
            let shared = others.into_iter().any(|(_, other)| {
                begins_with(other, first).is_some_and(|length| is_end_of_word(other, length))
            });
            if !shared && !ARTICLES.contains(&&*folded(first)) {
                best = Some((length, *what));
            }
        }
    }
    best
}

/// The first so many words, without what only separates them from the next.
fn first_words(text: &str, words: usize) -> &str {
    let text = text.trim();
    let mut end = 0;
    for (n, word) in text.split_whitespace().enumerate() {
        if n == words {
            break;
        }
        // The words are parts of the text, in order.
        end = text[end..].find(word).map_or(text.len(), |at| end + at + word.len());
    }
    let found = &text[..end];
    let trimmed = found.trim_end_matches([',', ':', '.']);
    if trimmed.is_empty() { found } else { trimmed }
}

#[derive(Debug)]
pub(crate) struct NotClosed;

/// The text in quotation marks with which `text` begins, and how much of it that is; `None` if it begins with
/// none. A backslash takes the meaning off the sign after it.
pub(crate) fn quoted(text: &str) -> Option<Result<(String, usize), NotClosed>> {
    const MARKS: [(char, &[char]); 4] =
        [('"', &['"']), ('“', &['”', '"']), ('„', &['“', '”', '"']), ('»', &['«'])];
    let mut chars = text.char_indices();
    let (_, open) = chars.next()?;
    let close = MARKS.iter().find(|it| it.0 == open)?.1;
    let mut words = String::new();
    while let Some((at, it)) = chars.next() {
        if close.contains(&it) {
            return Some(Ok((words, at + it.len_utf8())));
        }
        if it == '\\' {
            words.extend(chars.next().map(|(_, it)| it));
        } else {
            words.push(it);
        }
    }
    Some(Err(NotClosed))
}

/// A text in quotation marks, so that it is read again as it is.
pub fn in_quotes(text: &str) -> String {
    let mut quoted = String::with_capacity(text.len() + 2);
    quoted.push('"');
    for it in text.chars() {
        if matches!(it, '"' | '\\') {
            quoted.push('\\');
        }
        quoted.push(it);
    }
    quoted.push('"');
    quoted
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cursor(text: &str) -> Cursor<'_> {
        Cursor::new(text, Lang::En)
    }

    #[test]
    fn the_longest_name_counts_and_words_end_where_words_end() {
        let names = [(1, "Thugs"), (2, "Thugs 1"), (3, "Thugs 12")];
        assert_eq!(cursor("thugs 12 attack").name(Sort::ACTOR, names), Some(3));
        assert_eq!(cursor("Thugs 1").name(Sort::ACTOR, names), Some(2));
        assert_eq!(cursor("Thugs, then").name(Sort::ACTOR, names), Some(1));
        assert_eq!(cursor("\"thugs 1\"").name(Sort::ACTOR, names), Some(2));
        assert_eq!(cursor("Thugsy").name(Sort::ACTOR, names), None);
        assert_eq!(cursor("Thugs-Ann").name(Sort::ACTOR, names), None);
        assert_eq!(cursor("ÄRGER").name(Sort::ACTOR, [(1, "Ärger")]), Some(1));
    }

    #[test]
    fn given_names_suffice_where_they_are_unique() {
        let names = [(1, "Mira Sonnentau"), (2, "Bo Berg"), (3, "Bo Tal"), (4, "Der Wirt"), (5, "Ida")];
        assert_eq!(cursor("mira attacks").name(Sort::ACTOR, names), Some(1));
        assert_eq!(cursor("Mira Sonnentau").name(Sort::ACTOR, names), Some(1));
        assert_eq!(cursor("Bo attacks").name(Sort::ACTOR, names), None, "there are two");
        assert_eq!(cursor("Der attacks").name(Sort::ACTOR, names), None, "an article is no name");
        assert_eq!(cursor("Mir").name(Sort::ACTOR, names), None);
        assert_eq!(cursor("\"Mira\"").name(Sort::ACTOR, names), None, "in quotation marks it is all of it");
        assert_eq!(cursor("Mira").name(Sort::SKILL, names), None);
        assert_eq!(cursor("Mira,").name(Sort::ACTOR, [(0, "Mira"), (1, "Mira Sonnentau")]), Some(0));
    }

    #[test]
    fn texts_stand_in_any_quotation_marks() {
        for text in ["\"Blue eye\"", "“Blue eye”", "„Blue eye“", "„Blue eye\"", "»Blue eye«"] {
            let mut it = cursor(text);
            assert_eq!(it.text().expect(text), "Blue eye", "{text}");
            assert!(it.is_at_end());
        }
        let odd = "a \"b\" \\c";
        assert_eq!(cursor(&in_quotes(odd)).text().expect("quoted"), odd);
        let error = cursor("  \"open").text().expect_err("not closed");
        assert_eq!((error.key, error.column), (crate::Key::Play("play-not-closed"), 3));
    }

    #[test]
    fn numbers_have_bounds() {
        assert_eq!(cursor("−2").number::<i8>(-4, 4).ok(), Some(-2));
        assert_eq!(cursor("+3,").number::<u8>(0, 4).ok(), Some(3));
        for text in ["5", "99999999999999999999", "-5"] {
            let error = cursor(text).number::<i8>(-4, 4).expect_err(text);
            assert_eq!(error.expected, [Expected::Number(-4, 4)], "{text}");
        }
        for text in ["", "+", "3rd", "x"] {
            assert!(cursor(text).number::<i8>(-4, 4).is_err(), "{text}");
        }
    }

    #[test]
    fn an_error_says_what_was_looked_for_at_the_farthest_place() {
        let mut it = cursor("attack Borris wiht Fists");
        assert!(it.word("attack"));
        assert_eq!(it.name(Sort::ACTOR, [(1, "Anna"), (2, "Boris")]), None);
        let error = it.error();
        assert_eq!((error.column, error.end_column), (8, 14));
        assert_eq!(error.key, crate::Key::Play("play-no-such-actor"));
        assert_eq!(error.suggestion.as_deref(), Some("Boris"));
        assert_eq!(error.expected.len(), 2);
    }
}
