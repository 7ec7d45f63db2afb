//! Reads a line word by word, and records failed matches for error messages.

use schwung_rulebook::Lang;

use crate::{
    error::{Expected, LineError},
    fold::{begins_with, folded, is_end_of_word, nearest},
    names::{Bearer, bearer, first_words},
    quotes::{NotClosed, in_quotes, quoted},
    rewrite::Rewrite,
};

/// A kind of name: the key of the error message for names that do not exist.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sort(pub &'static str);

impl Sort {
    /// A verb.
    pub const VERB: Sort = Sort("play-no-such-verb");
    /// An actor.
    pub const ACTOR: Sort = Sort("play-no-such-actor");
    /// A skill.
    pub const SKILL: Sort = Sort("play-no-such-skill");
    /// A seat.
    pub const SEAT: Sort = Sort("play-no-such-seat");
    /// A house-rule switch.
    pub const SWITCH: Sort = Sort("play-no-such-switch");
}

/// A position in a line.
#[derive(Clone, Debug)]
pub struct Cursor<'a> {
    pub(crate) text: &'a str,
    pub(crate) at: usize,
    /// Language of the reader.
    pub lang: Lang,
    /// Whether failed matches are not recorded.
    quiet: bool,
    tried: Tried,
    /// How the line is written in the reader's language, if that is recorded.
    pub(crate) rewrite: Option<Box<Rewrite>>,
}

/// The failed matches at the farthest position that was reached.
#[derive(Clone, Debug, Default)]
struct Tried {
    at: usize,
    expected: Vec<Expected>,
    /// All spellings that would have matched; suggestions are chosen from them.
    written: Vec<String>,
    sorts: Vec<Option<Sort>>,
    /// The length of words that several names have, and these names.
    shared: Option<(usize, Vec<Expected>)>,
}

impl<'a> Cursor<'a> {
    /// The start of a line, read in this language.
    pub fn new(text: &'a str, lang: Lang) -> Cursor<'a> {
        Cursor { text, at: 0, lang, quiet: false, tried: Tried::default(), rewrite: None }
    }

    /// Like [`Cursor::new`], but faster: it does not record failed matches, so its errors have no details.
    pub fn quiet(text: &'a str, lang: Lang) -> Cursor<'a> {
        Cursor { quiet: true, ..Cursor::new(text, lang) }
    }

    /// Like [`Cursor::quiet`], but it also records how the line is written in this language; see [`Cursor::rewritten`].
    pub fn rewriting(text: &'a str, lang: Lang) -> Cursor<'a> {
        Cursor { rewrite: Some(Box::default()), ..Cursor::quiet(text, lang) }
    }

    /// Returns whether failed matches are not recorded.
    pub fn is_quiet(&self) -> bool {
        self.quiet
    }

    /// The rest of the line, without surrounding space.
    pub fn rest(&self) -> &'a str {
        self.text[self.at..].trim()
    }

    /// The current position, for [`Cursor::back_to`].
    pub fn place(&self) -> usize {
        self.at
    }

    /// Goes back to a position.
    pub fn back_to(&mut self, place: usize) {
        self.at = place;
        if let Some(rewrite) = &mut self.rewrite {
            rewrite.back_to(place);
        }
    }

    /// Reads up to this position.
    fn go_to(&mut self, end: usize) {
        self.take(end, None);
    }

    /// Reads up to this position; `written` replaces it in the reader's language.
    fn take(&mut self, end: usize, written: Option<&str>) {
        if let Some(rewrite) = &mut self.rewrite {
            rewrite.read(self.at..end, written.map(str::to_owned));
        }
        self.at = end;
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

    /// Records another spelling that would match here.
    fn also_written(&mut self, word: &str) {
        if !self.quiet && self.at == self.tried.at {
            self.tried.written.push(word.to_owned());
        }
    }

    /// Consumes this word, or these words, if they come next. Returns whether they did.
    pub fn word(&mut self, word: &str) -> bool {
        self.word_of(None, &[word])
    }

    /// Consumes the longest of these spellings that comes next. Errors list only the first spelling.
    pub fn word_of(&mut self, sort: Option<Sort>, ways: &[&str]) -> bool {
        self.word_or(sort, ways, &[])
    }

    /// Like [`Cursor::word_of`], but also accepts the spellings in `also`, which errors do not list.
    pub fn word_or(&mut self, sort: Option<Sort>, ways: &[&str], also: &[&str]) -> bool {
        self.skip_space();
        let every = || ways.iter().chain(also);
        if let Some(end) = every().filter_map(|way| self.words_end(way)).max() {
            let written = if self.is_rewriting() { self.own_word(sort, ways, also, end) } else { None };
            self.take(end, written);
            if sort == Some(Sort::VERB) {
                self.verb_is_foreign(written.is_some());
            }
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

    /// The end of `words` if they come next, with any amount of space between them.
    pub(crate) fn words_end(&self, words: &str) -> Option<usize> {
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

    /// Consumes this character if it comes next.
    pub fn sign(&mut self, sign: char) -> bool {
        self.skip_space();
        if self.text[self.at..].starts_with(sign) {
            self.go_to(self.at + sign.len_utf8());
            return true;
        }
        self.missed(None, Expected::Word(sign.to_string()));
        false
    }

    /// Consumes the longest of these names that comes next. Quotation marks around a name are allowed. Words of
    /// an actor's name are enough if they identify it, the first ones before others.
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
        let mut shared = None;
        if best.is_none() && sort == Sort::ACTOR && quoted.is_none() {
            match bearer(rest, &all) {
                Some(Bearer::One(length, what)) => best = Some((length, what)),
                Some(Bearer::Several(length, names)) => shared = Some((length, names)),
                None => {}
            }
        }
        let all = all.into_iter().map(|it| it.1);
        if let Some((length, what)) = best {
            self.go_to(self.at + length);
            return Some(what);
        }
        if self.at > self.tried.at {
            // Even without candidates, the position of the failed match counts.
            self.tried = Tried { at: self.at, ..Tried::default() };
        }
        if self.quiet {
            return None;
        }
        if let Some((length, names)) = shared
            && self.tried.at == self.at
        {
            let names = names.into_iter().map(|it| Expected::Word(it.to_owned())).collect();
            self.tried.shared = Some((length, names));
        }
        for name in all {
            self.missed(Some(sort), Expected::Word(name.to_owned()));
        }
        if self.tried.at == self.at && !self.tried.sorts.contains(&Some(sort)) {
            self.tried.sorts.push(Some(sort));
        }
        None
    }

    /// Like [`Cursor::name`], but for things with several spellings; errors list only the first.
    pub fn name_of<T: Copy>(&mut self, sort: Sort, things: &[(T, Vec<&str>)]) -> Option<T> {
        let every = things.iter().flat_map(|it| it.1.iter().map(move |way| (it, *way)));
        let mut trial = self.clone();
        if let Some((what, ways)) = trial.name(sort, every) {
            let first = ways.first().copied().filter(|it| !trial.has_read(self.at, &[it]));
            self.skip_space();
            self.take(trial.at, first);
            return Some(*what);
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

    /// A quoted text, if one comes next.
    ///
    /// # Errors
    /// If the closing quotation mark is missing.
    pub fn maybe_text(&mut self) -> Result<Option<String>, LineError> {
        self.skip_space();
        match quoted(&self.text[self.at..]) {
            Some(Ok((words, length))) => {
                let place = self.at;
                self.go_to(place + length);
                if self.lang == Lang::En && self.text[place..].starts_with(['„', '»']) {
                    self.written(place, &in_quotes(&words));
                }
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

    /// A quoted text.
    ///
    /// # Errors
    /// If none comes next, or if the closing quotation mark is missing.
    pub fn text(&mut self) -> Result<String, LineError> {
        match self.maybe_text()? {
            Some(text) => Ok(text),
            None => Err(self.error()),
        }
    }

    /// Skips the next words if they are one of these; error messages do not mention them.
    pub fn passes(&mut self, ways: &[&str]) -> bool {
        self.skip_space();
        match ways.iter().find_map(|way| self.words_end(way)) {
            Some(end) => {
                self.go_to(end);
                true
            }
            None => false,
        }
    }

    /// An integer between two inclusive bounds, if a number comes next.
    ///
    /// # Errors
    /// If it is out of bounds.
    pub fn maybe_number(&mut self, least: i64, most: i64) -> Result<Option<i64>, LineError> {
        self.number_within((least, most), (least, most))
    }

    /// Like [`Cursor::maybe_number`], but errors can list a narrower range than is accepted.
    ///
    /// # Errors
    /// If it is out of bounds.
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
                self.go_to(self.at + length);
                Ok(Some(number))
            }
            _ => {
                let (from, to) = (self.column(self.at), self.column(self.at + length));
                let error = LineError::new("play-number").arg("found", &rest[..length]).at(1, from).until(to);
                Err(error.expecting(vec![Expected::Number(told.0, told.1)]))
            }
        }
    }

    /// An integer between two inclusive bounds, which fit the type.
    ///
    /// # Errors
    /// If no number comes next, or if it is out of bounds.
    pub fn number<N: TryFrom<i64>>(&mut self, least: i64, most: i64) -> Result<N, LineError> {
        match self.maybe_number(least, most)?.map(N::try_from) {
            Some(Ok(number)) => Ok(number),
            _ => Err(self.error()),
        }
    }

    /// Numbers separated by slashes, as in `5/4/3/2/1`, if they come next.
    pub fn rows(&mut self) -> Option<&'a str> {
        self.skip_space();
        let rest = &self.text[self.at..];
        let length = rest.find(|it: char| !(it.is_ascii_digit() || it == '/')).unwrap_or(rest.len());
        if length == 0 {
            self.missed(None, Expected::Word("5/4/3/2/1".to_owned()));
            return None;
        }
        self.go_to(self.at + length);
        Some(&rest[..length])
    }

    /// Requires the end of the line.
    ///
    /// # Errors
    /// If anything else comes next.
    pub fn end(&mut self) -> Result<(), LineError> {
        self.skip_space();
        if self.at == self.text.len() {
            return Ok(());
        }
        self.missed(None, Expected::End);
        Err(self.error())
    }

    /// Returns whether the cursor is at the end of the line.
    pub fn is_at_end(&self) -> bool {
        self.rest().is_empty()
    }

    /// The error at the farthest position that was reached, with everything that would have matched there.
    pub fn error(&self) -> LineError {
        let at = self.tried.at;
        let rest = self.text.get(at..).unwrap_or_default();
        if let Some((length, names)) = &self.tried.shared {
            let found = &rest[..*length];
            let error = LineError::new("play-shared-name").arg("found", found).at(1, self.column(at));
            return error.until(self.column(at + length)).expecting(names.clone());
        }
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

    /// The name or word that was probably meant, and the typed text that it would replace: as many words as
    /// the name has.
    fn suggestion<'r>(&self, rest: &'r str) -> Option<(String, &'r str)> {
        let candidates = self.tried.written.iter().filter(|it| it.chars().any(char::is_alphanumeric));
        let near = candidates.filter_map(|name| {
            let words = name.split_whitespace().count().max(1);
            let typed = first_words(rest, words);
            nearest(typed, std::iter::once(name.as_str())).map(|slips| (slips, name.clone(), typed))
        });
        near.min_by_key(|it| it.0).map(|(_, name, typed)| (name, typed))
    }

    /// An error about the text between `place` and the current position.
    pub fn error_since(&self, place: usize, error: LineError) -> LineError {
        let start = place + (self.text[place..].len() - self.text[place..].trim_start().len());
        error.at(1, self.column(start)).until(self.column(self.at.max(start)))
    }

    /// An error about the text from `place` to the end.
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
    /// Sets the end column.
    #[must_use]
    pub fn until(mut self, column: u32) -> LineError {
        self.end_column = column.max(self.column);
        self
    }
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
        let mut two = cursor("Bo attacks");
        assert_eq!(two.name(Sort::ACTOR, names), None, "there are two");
        let error = two.error();
        assert_eq!((error.key, error.column, error.end_column), (crate::Key::Play("play-shared-name"), 1, 3));
        assert_eq!(error.expected, ["Bo Berg", "Bo Tal"].map(|it| Expected::Word(it.to_owned())));
        assert_eq!(cursor("Der attacks").name(Sort::ACTOR, names), None, "an article is no name");
        assert_eq!(cursor("Mir").name(Sort::ACTOR, names), None);
        assert_eq!(cursor("\"Mira\"").name(Sort::ACTOR, names), None, "in quotation marks it is all of it");
        assert_eq!(cursor("Mira").name(Sort::SKILL, names), None);
        assert_eq!(cursor("Mira,").name(Sort::ACTOR, [(0, "Mira"), (1, "Mira Sonnentau")]), Some(0));
    }

    #[test]
    fn any_words_suffice_where_they_are_unique_and_first_ones_come_first() {
        let names = [
            (1, "Käpt'n Ida Brand"),
            (2, "Der Wirt vom Hafen"),
            (3, "Bo vom Berg"),
            (4, "Der Alte vom Berg"),
            (5, "Captain of the Guard"),
            (6, "Berg Tal"),
        ];
        let found = |text| cursor(text).name(Sort::ACTOR, names);
        assert_eq!([found("ida greift"), found("Ida Brand, dann"), found("Brand")], [Some(1); 3]);
        assert_eq!([found("Wirt"), found("wirt vom hafen"), found("Hafen")], [Some(2); 3]);
        assert_eq!([found("Captain"), found("Guard")], [Some(5); 2]);
        assert_eq!([found("vom Berg"), found("of the Guard"), found("the Guard"), found("Idas")], [None; 4]);
        assert_eq!([found("Berg"), found("Tal"), found("Der Alte")], [Some(6), Some(6), Some(4)]);
        let others = [(1, "Ida Rot"), (2, "Käpt'n Ida Brand"), (3, "Ida")];
        assert_eq!(cursor("Ida Brand").name(Sort::ACTOR, others[..2].to_vec()), Some(2), "the longest");
        assert_eq!(cursor("Ida greift").name(Sort::ACTOR, others[..2].to_vec()), Some(1), "its first word");
        assert_eq!(cursor("Ida greift").name(Sort::ACTOR, others), Some(3), "all of it");
        let twins = [(1, "Rote Witwe"), (2, "Alte Witwe")];
        let mut two = cursor("  Witwe greift");
        assert_eq!(two.name(Sort::ACTOR, twins), None);
        let error = two.error();
        assert_eq!((error.key, error.column, error.end_column), (crate::Key::Play("play-shared-name"), 3, 8));
        assert_eq!(cursor("Witwe").name(Sort::ACTOR, [twins[0], twins[0]]), Some(1), "the same name twice");
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
