use schwung_messages::{Catalogue, Viewer};
use schwung_rulebook::Lang;
use schwung_table::{Cast, Eyes, Seat, Wording};
use schwung_transcript::{Cursor, LineError, Sort};

/// Replaces names that a viewer may not know, in the state against which typed commands are parsed. Nobody can type it.
pub const VEIL: &str = "\u{1}";

/// Articles that may precede a name.
pub const ARTICLES: &[&str] = &[
    "the", "a", "an", "his", "her", "their", "der", "die", "das", "den", "dem", "ein", "eine", "einen",
    "einem", "seine", "seinen", "sein", "ihre", "ihren", "ihr",
];
/// The English ones. "An" is also a particle of German verbs.
const ENGLISH_ARTICLES: &[&str] = &["the", "a", "his", "her", "their"];
/// The German ones.
const GERMAN_ARTICLES: &[&str] = &[
    "der", "die", "das", "den", "dem", "ein", "eine", "einen", "einem", "seine", "seinen", "sein", "ihre",
    "ihren", "ihr",
];

/// The result of parsing.
pub type Read<T> = Result<T, LineError>;

/// A line being parsed, with the state that its names refer to, and the viewer who typed it.
#[derive(Clone, Debug)]
pub struct Typed<'a, S> {
    /// The messages in the language of the viewer.
    pub c: &'a Catalogue,
    /// The state.
    pub state: &'a S,
    /// The viewer who typed the line. Names that this viewer may not know are not recognised.
    pub viewer: Viewer,
    /// The position in the line.
    pub cursor: Cursor<'a>,
}

impl<'a, S: Cast> Typed<'a, S> {
    /// Begins to parse a line.
    pub fn new(c: &'a Catalogue, state: &'a S, line: &'a str, viewer: Viewer) -> Typed<'a, S> {
        Typed { c, state, viewer, cursor: Cursor::new(line, c.lang()) }
    }

    /// Like [`Typed::new`], but it records how the line is written in the language of `c`: see [`Cursor::rewritten`].
    pub fn rewriting(c: &'a Catalogue, state: &'a S, line: &'a str, viewer: Viewer) -> Typed<'a, S> {
        Typed { cursor: Cursor::rewriting(line, c.lang()), ..Typed::new(c, state, line, viewer) }
    }

    /// What the viewer may know of the state.
    pub fn eyes(&self) -> Eyes<'a, S> {
        Eyes::new(self.state, self.viewer)
    }

    /// Takes the next word if it is this one, in English or German. Bars separate alternative spellings.
    pub fn is(&mut self, en: &str, de: &str) -> bool {
        self.is_of(None, en, de)
    }

    /// Like [`Typed::is`], but errors name the sort of word that is expected.
    pub fn is_of(&mut self, sort: Option<Sort>, en: &str, de: &str) -> bool {
        is_word(&mut self.cursor, sort, en, de)
    }

    /// Like [`Typed::is`], but errors do not mention the word.
    pub fn passes(&mut self, en: &str, de: &str) -> bool {
        let (own, other) = by_language(self.cursor.lang, en, de);
        let place = self.cursor.place();
        if self.cursor.passes(&[own]) {
            return true;
        }
        let found = self.cursor.passes(&[other]);
        if found {
            self.cursor.written(place, own);
        }
        found
    }

    /// Requires this word next.
    pub fn need(&mut self, en: &str, de: &str) -> Read<()> {
        if self.is(en, de) { Ok(()) } else { self.fail() }
    }

    /// Takes a decimal point or comma.
    pub fn decimal_point(&mut self) {
        let place = self.cursor.place();
        if self.cursor.sign('.') || self.cursor.sign(',') {
            self.cursor.written(place, by_language(self.cursor.lang, ".", ",").0);
        }
    }

    /// Takes `not` if it comes next.
    pub fn is_not(&mut self) -> bool {
        self.is("not", "nicht")
    }

    /// Fails because nothing that was expected came next.
    ///
    /// # Errors
    /// Always.
    pub fn fail<T>(&self) -> Read<T> {
        Err(self.cursor.error())
    }

    /// Returns what was found; fails if nothing was.
    pub fn found<T>(&self, found: Option<T>) -> Read<T> {
        found.ok_or_else(|| self.cursor.error())
    }

    /// Takes the longest of these terms that comes next.
    pub fn one_of<T: Copy>(&mut self, terms: &[(T, &str, &str)]) -> Option<T> {
        let start = self.cursor.place();
        let mut best: Option<(usize, &(T, &str, &str))> = None;
        for term in terms {
            if self.is(term.1, term.2) {
                let end = self.cursor.place();
                if best.is_none_or(|(far, _)| end > far) {
                    best = Some((end, term));
                }
                self.cursor.back_to(start);
            }
        }
        let (_, (value, en, de)) = best?;
        self.is(en, de).then_some(*value)
    }

    /// Takes the separated particle of a German verb, as in `greift … an`, if it comes next.
    pub fn particle(&mut self, particle: &str) {
        let place = self.cursor.place();
        if !particle.is_empty() && particle.split('|').any(|it| self.cursor.word(it)) {
            self.cursor.closes_with(self.cursor.place(), "");
            if self.cursor.lang == Lang::En {
                self.cursor.written(place, "");
            }
            return;
        }
        self.cursor.back_to(place);
        if self.cursor.lang == Lang::De && self.cursor.has_foreign_verb() {
            self.cursor.closes_with(place, particle.split('|').next().unwrap_or_default());
        }
    }

    /// Parses what comes next, optionally after an article.
    pub fn with_article<T>(&mut self, mut read: impl FnMut(&mut Self) -> Option<T>) -> Option<T> {
        if let Some(found) = read(self) {
            return Some(found);
        }
        let mut after = Typed { cursor: self.cursor.clone(), ..*self };
        let place = after.cursor.place();
        if !after.cursor.passes(ARTICLES) {
            return None;
        }
        let (_, others) = by_language(after.cursor.lang, ENGLISH_ARTICLES, GERMAN_ARTICLES);
        if after.cursor.has_read(place, others) {
            // German articles depend on the gender, and names in English commands have none.
            after.cursor.written(place, "");
        }
        let found = read(&mut after)?;
        self.cursor = after.cursor;
        Some(found)
    }

    /// Parses the name of a character, if one comes next.
    pub fn maybe_actor(&mut self) -> Option<S::Actor> {
        let eyes = self.eyes();
        let known = move |it: &(S::Actor, &str)| eyes.know(it.0);
        self.with_article(|r| r.cursor.name(Sort::ACTOR, eyes.state.named_cast().filter(known)))
    }

    /// Parses the name of a character.
    pub fn actor(&mut self) -> Read<S::Actor> {
        let found = self.maybe_actor();
        self.found(found)
    }

    /// Parses names separated by commas or "and". A comma that is not followed by a name ends the list.
    pub fn actors(&mut self) -> Read<Vec<S::Actor>> {
        let mut all = vec![self.actor()?];
        while let Some(next) = self.next_actor()? {
            all.push(next);
        }
        Ok(all)
    }

    /// Parses another name after a comma or "and", if there is one.
    pub fn next_actor(&mut self) -> Read<Option<S::Actor>> {
        self.next_of_list(Typed::maybe_actor)
    }

    /// Parses another element of a list after a comma or "and", if there is one.
    pub fn next_of_list<T>(&mut self, read: impl Fn(&mut Self) -> Option<T>) -> Read<Option<T>> {
        let place = self.cursor.place();
        if self.is("and", "und") {
            let found = read(self);
            return self.found(found).map(Some);
        }
        if !self.cursor.sign(',') {
            return Ok(None);
        }
        let next = read(self);
        if next.is_none() {
            self.cursor.back_to(place);
        }
        Ok(next)
    }

    /// Records the name of a seat that has been read since `place`: only that of the game master has several.
    pub fn seat_is_written(&mut self, place: usize, seat: Option<Seat>) {
        let (other, own) = by_language(self.cursor.lang, "SL", "GM");
        if seat.is_some_and(Seat::is_gm) && self.cursor.has_read(place, &[other]) {
            self.cursor.written(place, own);
        }
    }

    /// Parses a text in quotation marks.
    pub fn text(&mut self) -> Read<Wording> {
        self.cursor.text().map(|it| Wording::new(&it))
    }

    /// Parses a text in quotation marks, if one comes next.
    pub fn maybe_text(&mut self) -> Read<Option<Wording>> {
        Ok(self.cursor.maybe_text()?.map(|it| Wording::new(&it)))
    }

    /// Parses a whole number between two inclusive bounds.
    pub fn number<N: TryFrom<i64>>(&mut self, least: i64, most: i64) -> Read<N> {
        self.cursor.number(least, most)
    }
}

/// The seats with their names. That of the game master has these fixed names.
pub fn seats<'s, S: Cast>(state: &'s S, gm: &'s [&'s str]) -> impl Iterator<Item = (Seat, &'s str)> {
    let named = (0..=u8::MAX).map(Seat).zip(state.seats().iter().map(String::as_str));
    gm.iter().map(|it| (Seat::GM, *it)).chain(named)
}

/// Takes the next word if it is this one, in either language. Errors mention the reader's own language.
pub fn is_word(cursor: &mut Cursor<'_>, sort: Option<Sort>, en: &str, de: &str) -> bool {
    let (own, other) = by_language(cursor.lang, en, de);
    let (own, other): (Vec<&str>, Vec<&str>) = (own.split('|').collect(), other.split('|').collect());
    cursor.word_or(sort, &own, &other)
}

/// Orders two values by language, that of the reader first.
pub fn by_language<T>(lang: Lang, en: T, de: T) -> (T, T) {
    match lang {
        Lang::En => (en, de),
        Lang::De => (de, en),
    }
}

/// Parses a typed line. `parse` uses a state in which [`VEIL`] replaces the names that the viewer may not know; errors
/// do not reveal that there are such names, nor how many.
///
/// # Errors
/// What would be valid at the position of the error, in the viewer's language.
pub fn parse_as<C>(c: &Catalogue, words: &str, parse: impl FnOnce(&str) -> Read<C>) -> Result<C, String> {
    let words: String = words.chars().map(|it| if it.is_control() { ' ' } else { it }).collect();
    parse(words.trim()).map_err(|mut error| {
        error.expected.retain(|it| !format!("{it:?}").contains("\\u{1}"));
        error.suggestion = error.suggestion.filter(|it| !it.contains(VEIL));
        error.message(c)
    })
}
