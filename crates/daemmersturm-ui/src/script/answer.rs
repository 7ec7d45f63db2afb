//! Printing and parsing answers. Only listed or otherwise admitted answers can be parsed.

use schwung_daemmersturm::{
    Actors, Aiding, Answer, Countering, Facing, Items, Lives, Parting, Picked, Protecting, Question, Shelter,
    State, Target, Wording,
};
use schwung_messages::Catalogue;
use schwung_rulebook::Lang;
use schwung_table::Cast as _;
use schwung_transcript::{Cursor, Sort, in_quotes, same};

use super::{
    numbers::{maybe_span, span_words},
    reader::{ABILITY, ITEM, PROTECTION, by_language, is_word, item_name},
    terms::{AIDS, DIRECTIONS, ORDERS, RESOURCES, SHELTERS, SIZES, Terms, word},
};

const PARTINGS: Terms<Parting> = &[
    (Parting::Nothing, "nothing", "nichts"),
    (Parting::Reflex, "reflex", "Reflexschlag"),
    (Parting::Overrun, "overrun", "Überrennen"),
];

const COUNTERINGS: Terms<Countering> = &[
    (Countering::Nothing, "nothing", "nichts"),
    (Countering::Strike, "strike", "Gegenschlag"),
    (Countering::Move, "move", "Bewegung"),
];

/// Prints an answer in a language. It is short, and the English form is stable. Texts that still have to be written are
/// printed as `"…"`.
pub(super) fn written(lang: Lang, state: &State, answer: &Answer) -> String {
    let say = |en: &str, de: &str| by_language(lang, en, de).0.to_owned();
    match answer {
        Answer::Yes => say("yes", "ja"),
        Answer::No => say("no", "nein"),
        Answer::Lives(Lives(lives)) => {
            let each = lives.iter().map(|(who, life)| format!("{} {life}", name(state, *who)));
            or_nobody(lang, &each.collect::<Vec<_>>())
        }
        Answer::Items(Items(items)) => match items[..] {
            [] => say("none", "keine"),
            _ => items.iter().map(|it| item_name(state, *it)).collect::<Vec<_>>().join(", "),
        },
        Answer::Actors(Actors(them)) => {
            or_nobody(lang, &them.iter().map(|it| name(state, *it).to_owned()).collect::<Vec<_>>())
        }
        Answer::Facing(it) => facing(lang, state, *it),
        Answer::Protecting(Protecting::Take) => say("take", "hinnehmen"),
        Answer::Protecting(Protecting::Try(it)) => shelter(lang, state, *it).to_owned(),
        Answer::Parting(it) => word(lang, PARTINGS, *it).to_owned(),
        Answer::Countering(it) => word(lang, COUNTERINGS, *it).to_owned(),
        Answer::Target(Target(who)) => {
            who.map_or_else(|| say("nobody", "niemand"), |it| name(state, it).to_owned())
        }
        Answer::Picked(Picked(ability)) => {
            let named = ability.and_then(|it| state.frame.library.ability(it));
            named.map_or_else(|| say("nothing", "nichts"), |it| it.name.clone())
        }
        Answer::Span(it) => span_words(*it).to_owned(),
        Answer::Words(words) if words.is_empty() => "\"…\"".to_owned(),
        Answer::Words(words) => in_quotes(words.as_str()),
        Answer::Number(n) => n.to_string(),
        Answer::Aiding(Aiding::GoOn) => say("go on", "weiter"),
        Answer::Aiding(Aiding::Use { aid, part }) => format!("{} {part}", word(lang, AIDS, *aid)),
        Answer::Size(it) => word(lang, SIZES, *it).to_owned(),
        Answer::Direction(it) => word(lang, DIRECTIONS, *it).to_owned(),
        Answer::Resource(it) => word(lang, RESOURCES, *it).to_owned(),
        Answer::Order(it) => word(lang, ORDERS, *it).to_owned(),
        Answer::Substitute(it) => {
            format!("{} {} {}", name(state, it.who), say("for", "für"), name(state, it.of))
        }
    }
}

fn name(state: &State, who: schwung_daemmersturm::ActorId) -> &str {
    &state.profile(who).name
}

fn or_nobody(lang: Lang, names: &[String]) -> String {
    if names.is_empty() { by_language(lang, "nobody", "niemand").0.to_owned() } else { names.join(", ") }
}

fn facing(lang: Lang, state: &State, it: Facing) -> String {
    let say = |en, de| by_language(lang, en, de).0;
    match it {
        Facing::Unset => say("anywhere", "offen").to_owned(),
        Facing::To(direction) => word(lang, DIRECTIONS, direction).to_owned(),
        Facing::Toward(who) => format!("{} {}", say("towards", "zu"), name(state, who)),
        Facing::Guard(who) => format!("{} {}", say("guarding", "achtet auf"), name(state, who)),
    }
}

fn shelter(lang: Lang, state: &State, it: Shelter) -> &str {
    match it {
        Shelter::Other(id) => state.frame.library.protection(id).map_or("", |it| &it.name),
        other => word(lang, SHELTERS, other),
    }
}

/// A text to be parsed as an answer.
#[derive(Clone, Copy)]
pub(super) struct Reading<'a> {
    pub(super) state: &'a State,
    pub(super) question: &'a Question,
    pub(super) text: &'a str,
    pub(super) c: &'a Catalogue,
}

impl<'a> Reading<'a> {
    /// Parses the text as an answer of the same kind as `model`, which is a listed answer.
    pub(super) fn read(self, model: &Answer) -> Option<Answer> {
        match model {
            Answer::Yes => self.is("yes", "ja", model),
            Answer::No => self.is("no", "nein", model),
            Answer::Lives(_) => self.whole(|c| self.lives(c)).map(Answer::Lives),
            Answer::Items(_) => self.whole(|c| self.items(c)).map(|it| Answer::Items(Items(it))),
            Answer::Actors(_) => self.whole(|c| self.actors(c)).map(|it| Answer::Actors(Actors(it))),
            Answer::Facing(it) => self.whole(|c| self.facing(c, *it)).map(Answer::Facing),
            Answer::Protecting(Protecting::Take) => self.is("take", "nehmen|hinnehmen", model),
            Answer::Protecting(Protecting::Try(it)) => {
                self.whole(|c| self.shelter(c, *it).then(|| model.clone()))
            }
            Answer::Parting(it) => self.term(PARTINGS, *it, model),
            Answer::Countering(it) => self.term(COUNTERINGS, *it, model),
            Answer::Target(Target(None)) => self.is("nobody", "niemand", model),
            Answer::Target(Target(Some(it))) => {
                self.whole(|c| (self.actor(c)? == *it).then(|| model.clone()))
            }
            Answer::Picked(Picked(None)) => self.is("nothing", "nichts", model),
            Answer::Picked(Picked(Some(it))) => {
                let name = &self.state.frame.library.ability(*it)?.name;
                self.whole(|c| c.name(ABILITY, [((), name.as_str())]).map(|()| model.clone()))
            }
            Answer::Span(_) => self.whole(maybe_span).map(Answer::Span),
            Answer::Words(_) => self.quoted().map(Answer::Words),
            Answer::Number(_) => self.whole(|c| c.number(0, 65_535).ok()).map(Answer::Number),
            Answer::Aiding(Aiding::GoOn) => self.is("go on", "weiter", model),
            Answer::Aiding(Aiding::Use { aid, part }) => self.whole(|c| {
                is_term(c, AIDS, *aid).then_some(())?;
                (c.number::<u8>(1, 3).ok()? == *part).then(|| model.clone())
            }),
            Answer::Size(it) => self.term(SIZES, *it, model),
            Answer::Direction(it) => self.term(DIRECTIONS, *it, model),
            Answer::Resource(it) => self.term(RESOURCES, *it, model),
            Answer::Order(it) => self.term(ORDERS, *it, model),
            Answer::Substitute(it) => self.whole(|c| {
                (self.actor(c)? == it.who && is_word(c, None, "for", "für")).then_some(())?;
                (self.actor(c)? == it.of).then(|| model.clone())
            }),
        }
    }

    /// Returns `model` if the text is this word.
    fn is(self, en: &str, de: &str, model: &Answer) -> Option<Answer> {
        en.split('|').chain(de.split('|')).any(|it| same(self.text, it)).then(|| model.clone())
    }

    fn term<T: Copy + PartialEq>(self, terms: Terms<T>, value: T, model: &Answer) -> Option<Answer> {
        let (_, en, de) = terms.iter().find(|it| it.0 == value)?;
        self.is(en, de, model)
    }

    /// Parses the whole text, or nothing.
    fn whole<T>(self, read: impl FnOnce(&mut Cursor<'a>) -> Option<T>) -> Option<T> {
        let mut cursor = Cursor::new(self.text, self.c.lang());
        let answer = read(&mut cursor)?;
        cursor.is_at_end().then_some(answer)
    }

    /// Parses any text in quotation marks.
    fn quoted(self) -> Option<Wording> {
        let mut cursor = Cursor::new(self.text, self.c.lang());
        let words = cursor.maybe_text().ok()??;
        cursor.is_at_end().then(|| Wording::new(&words))
    }

    fn actor(self, cursor: &mut Cursor<'a>) -> Option<schwung_daemmersturm::ActorId> {
        cursor.name(Sort::ACTOR, self.state.named_cast())
    }

    /// Parses names separated by commas or "and", "nobody", or "all" for all that are proposed or possible.
    fn actors(self, cursor: &mut Cursor<'a>) -> Option<Vec<schwung_daemmersturm::ActorId>> {
        if is_word(cursor, None, "nobody", "niemand|keiner") {
            return Some(Vec::new());
        }
        if is_word(cursor, None, "everybody|all", "alle") {
            return Some(match self.question {
                Question::SeekMany(it) => it.who.clone(),
                Question::MaySeek(it) => it.who.clone(),
                Question::Caught(it) => it.among.clone(),
                Question::Exposed(it) => it.proposed.clone(),
                Question::InField(it) => it.among.clone(),
                _ => return None,
            });
        }
        let mut all = vec![self.actor(cursor)?];
        while comma(cursor) {
            all.push(self.actor(cursor)?);
        }
        Some(all)
    }

    fn items(self, cursor: &mut Cursor<'a>) -> Option<Vec<schwung_daemmersturm::ItemId>> {
        let Question::Unloaded(asked) = self.question else { return None };
        if is_word(cursor, None, "none", "keine") {
            return Some(Vec::new());
        }
        if is_word(cursor, None, "all", "alle") {
            return Some(asked.items.clone());
        }
        let named: Vec<_> = asked.items.iter().map(|it| (*it, item_name(self.state, *it))).collect();
        let mut all = Vec::new();
        loop {
            all.push(cursor.name(ITEM, named.iter().map(|it| (it.0, it.1.as_str())))?);
            if !comma(cursor) {
                return Some(all);
            }
        }
    }

    /// Parses `A 12, B 7`, or `as proposed`. Characters not mentioned get the proposed number.
    fn lives(self, cursor: &mut Cursor<'a>) -> Option<Lives> {
        let Question::StartLife(asked) = self.question else { return None };
        let mut lives = asked.proposed.clone();
        if is_word(cursor, None, "as proposed|yes", "wie vorgeschlagen|ja") {
            return Some(Lives(lives));
        }
        loop {
            let who = self.actor(cursor)?;
            let life = cursor.number(1, 9_999).ok()?;
            lives.iter_mut().find(|it| it.0 == who)?.1 = life;
            if !comma(cursor) {
                return Some(Lives(lives));
            }
        }
    }

    fn facing(self, cursor: &mut Cursor<'a>, model: Facing) -> Option<Facing> {
        let fits = match model {
            Facing::Unset => is_word(cursor, None, "anywhere", "offen"),
            Facing::To(direction) => is_term(cursor, DIRECTIONS, direction),
            Facing::Toward(who) => {
                // The word before the name is optional.
                let _ = is_word(cursor, None, "towards", "zu");
                self.actor(cursor)? == who
            }
            Facing::Guard(who) => {
                is_word(cursor, None, "guarding", "achtet auf").then_some(())?;
                self.actor(cursor)? == who
            }
        };
        fits.then_some(model)
    }

    fn shelter(self, cursor: &mut Cursor<'a>, it: Shelter) -> bool {
        match it {
            Shelter::Other(_) => cursor.name(PROTECTION, [((), shelter(Lang::En, self.state, it))]).is_some(),
            other => is_term(cursor, SHELTERS, other),
        }
    }
}

/// Takes the next word if it is the word for this value, in either language.
fn is_term<T: Copy + PartialEq>(cursor: &mut Cursor<'_>, terms: Terms<T>, value: T) -> bool {
    terms.iter().find(|it| it.0 == value).is_some_and(|(_, en, de)| is_word(cursor, None, en, de))
}

fn comma(cursor: &mut Cursor<'_>) -> bool {
    let (own, other) = by_language(cursor.lang, "and", "und");
    cursor.sign(',') || cursor.word_or(None, &[own], &[other])
}
