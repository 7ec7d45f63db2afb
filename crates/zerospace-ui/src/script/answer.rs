//! Formats and parses answers. Only listed answers are accepted.

use schwung_messages::Catalogue;
use schwung_rulebook::Lang;
use schwung_transcript::{Cursor, in_quotes, same};
use schwung_zerospace::{
    Answer, Attribute, Cutting, Failure, Fear, Forcing, ItemId, Looted, Out, Question, Rated, Rerolled,
    State, With, Wording,
};

use super::reader::{attribute_word, by_language};

/// Formats an answer briefly in a language. The English form never changes. `"…"` is a placeholder for free text.
pub(super) fn written(lang: Lang, state: &State, question: &Question, answer: &Answer) -> String {
    let say = |(en, de): (&'static str, &'static str)| by_language(lang, en, de).0.to_owned();
    match answer {
        Answer::Yes => say(("yes", "ja")),
        Answer::No => say(("no", "nein")),
        Answer::Rerolled(Rerolled { ones: 0, twos: 0 }) => say(("keep", "behalten")),
        Answer::Rerolled(it) => format!("{} {}", say(("again", "neu")), low_faces(*it)),
        Answer::Forcing(it) => forcing(lang, it),
        Answer::Cutting(Cutting::JoinWith(with)) => {
            format!("{} {}", say(("join with", "mitmachen mit")), weapon_name(state, question, *with))
        }
        Answer::Cutting(it) => say(cutting_words(*it)),
        Answer::Fear(it) => say(fear_words(*it)),
        Answer::Looted(Looted::Take(item)) => format!("{} {}", say(TAKE), item_name(state, *item)),
        Answer::Looted(Looted::Knock(item)) => format!("{} {}", say(KNOCK), item_name(state, *item)),
        Answer::Looted(Looted::Unlisted) => say(("unlisted", "anderes")),
        Answer::Out(it) => say(out_words(*it)),
        Answer::Rated(Rated::Number(n)) => n.to_string(),
        Answer::Rated(Rated::Routine) => say(("routine", "Routine")),
        Answer::Rated(Rated::Impossible) => say(("impossible", "unmöglich")),
        Answer::Failure(it) => failure(lang, it),
        Answer::Words(words) => words_or_gap(words),
        Answer::Number(n) => n.to_string(),
    }
}

const TAKE: (&str, &str) = ("take", "nehmen");
const KNOCK: (&str, &str) = ("knock", "wegschlagen");

fn words_or_gap(words: &Wording) -> String {
    if words.is_empty() { "\"…\"".to_owned() } else { in_quotes(words.as_str()) }
}

/// The dice to reroll, face by face, such as `1 1 2`.
fn low_faces(it: Rerolled) -> String {
    let ones = std::iter::repeat_n("1", usize::from(it.ones));
    let faces: Vec<&str> = ones.chain(std::iter::repeat_n("2", usize::from(it.twos))).collect();
    faces.join(" ")
}

fn forcing(lang: Lang, it: &Forcing) -> String {
    let (en, de) = forcing_words(it);
    let word = by_language(lang, en, de).0;
    match it {
        Forcing::Dodge(attribute) => format!("{word} {}", attribute_word(lang, *attribute)),
        Forcing::Other(words) => format!("{word} {}", words_or_gap(words)),
        _ => word.to_owned(),
    }
}

/// The words for a forced action in English and German. Actions that take an argument are formatted elsewhere.
fn forcing_words(it: &Forcing) -> (&'static str, &'static str) {
    match it {
        Forcing::Pass => ("pass", "weiter"),
        Forcing::Dodge(_) => ("dodge", "ausweichen"),
        Forcing::Cover => ("cover", "Deckung"),
        Forcing::OutOfRadius => ("get out", "hinaus"),
        Forcing::Shield => ("shield", "davorwerfen"),
        Forcing::Other(_) => ("defend", "verteidigen"),
    }
}

fn cutting_words(it: Cutting) -> (&'static str, &'static str) {
    match it {
        Cutting::Pass => ("pass", "weiter"),
        Cutting::Join | Cutting::JoinWith(_) => ("join", "mitmachen"),
        Cutting::Interrupt => ("interrupt", "dazwischen"),
    }
}

fn fear_words(it: Fear) -> (&'static str, &'static str) {
    match it {
        Fear::Flee => ("flee", "fliehen"),
        Fear::Cower => ("cower", "kauern"),
    }
}

fn out_words(it: Out) -> (&'static str, &'static str) {
    match it {
        Out::Unconscious => ("unconscious", "bewusstlos"),
        Out::Dead => ("dead", "tot"),
        Out::Left | Out::Off => ("gone", "fort"),
    }
}

fn failure(lang: Lang, it: &Failure) -> String {
    let (en, de) = failure_words(it);
    let word = by_language(lang, en, de).0;
    match failure_text(it) {
        Some(words) => format!("{word} {}", words_or_gap(words)),
        None => word.to_owned(),
    }
}

fn failure_words(it: &Failure) -> (&'static str, &'static str) {
    match it {
        Failure::Plain => ("plain", "schlicht"),
        Failure::Bargain(_) => ("bargain", "Handel"),
        Failure::FalseLead(_) => ("false lead", "falsche Fährte"),
        Failure::Attention(_) => ("attention", "Aufmerksamkeit"),
        Failure::Noticed(_) => ("noticed", "aufgefallen"),
        Failure::Other(_) => ("other", "anderes"),
    }
}

fn failure_text(it: &Failure) -> Option<&Wording> {
    match it {
        Failure::Plain => None,
        Failure::Bargain(words)
        | Failure::FalseLead(words)
        | Failure::Attention(words)
        | Failure::Noticed(words)
        | Failure::Other(words) => Some(words),
    }
}

/// The name of a piece of gear; empty if it does not exist.
fn item_name(state: &State, item: ItemId) -> &str {
    state.item(item).map_or("", |it| it.text.as_str())
}

/// The name of a weapon or power of the person asked; empty if it does not exist.
fn weapon_name<'s>(state: &'s State, question: &Question, with: With) -> &'s str {
    match (with, question) {
        (With::Item(item), _) => item_name(state, item),
        (With::Gift(n), Question::CutIn(it)) => {
            state.sheet(it.who).gifts.get(usize::from(n)).map_or("", |it| it.name.as_str())
        }
        _ => "",
    }
}

/// A text to be parsed as one of the listed answers.
#[derive(Clone, Copy)]
pub(super) struct Reading<'a> {
    pub(super) state: &'a State,
    pub(super) question: &'a Question,
    pub(super) text: &'a str,
    pub(super) c: &'a Catalogue,
}

impl<'a> Reading<'a> {
    /// Parses the text as an answer of the same kind as `model`, a listed answer.
    pub(super) fn read(self, model: &Answer) -> Option<Answer> {
        let is = |(en, de): (&str, &str)| (same(self.text, en) || same(self.text, de)).then(|| model.clone());
        match model {
            Answer::Yes => is(("yes", "ja")),
            Answer::No => is(("no", "nein")),
            Answer::Rerolled(it) => self.whole(|cursor| rerolled(cursor, *it, self.question)),
            Answer::Forcing(Forcing::Dodge(attribute)) => {
                self.whole(|cursor| dodge(cursor, *attribute).then(|| model.clone()))
            }
            Answer::Forcing(Forcing::Other(_)) => self.whole(|cursor| {
                word(cursor, "defend", "verteidigen").then_some(())?;
                let words = cursor.maybe_text().ok()?.unwrap_or_default();
                Some(Answer::Forcing(Forcing::Other(Wording::new(&words))))
            }),
            Answer::Forcing(it) => is(forcing_words(it)),
            Answer::Cutting(Cutting::JoinWith(with)) => self.whole(|cursor| {
                (word(cursor, "join", "mitmachen") && word(cursor, "with", "mit")).then_some(())?;
                let name = weapon_name(self.state, self.question, *with);
                cursor.name(super::reader::ITEM, [((), name)]).map(|()| model.clone())
            }),
            Answer::Cutting(it) => is(cutting_words(*it)),
            Answer::Fear(it) => is(fear_words(*it)),
            Answer::Looted(Looted::Unlisted) => is(("unlisted", "anderes")),
            Answer::Looted(it) => self.whole(|cursor| self.looted(cursor, *it)),
            Answer::Out(it) => is(out_words(*it)),
            Answer::Rated(Rated::Number(n)) => is((&n.to_string(), &n.to_string())),
            Answer::Rated(Rated::Routine) => is(("routine", "Routine")),
            Answer::Rated(Rated::Impossible) => is(("impossible", "unmöglich")),
            Answer::Failure(it) => self.whole(|cursor| told_failure(cursor, it)),
            Answer::Words(_) => self.quoted().map(Answer::Words),
            Answer::Number(n) => is((&n.to_string(), &n.to_string())),
        }
    }

    /// Parses the whole text, or fails.
    fn whole(self, read: impl FnOnce(&mut Cursor<'a>) -> Option<Answer>) -> Option<Answer> {
        let mut cursor = Cursor::new(self.text, self.c.lang());
        let answer = read(&mut cursor)?;
        cursor.is_at_end().then_some(answer)
    }

    /// Parses free text in quotation marks.
    fn quoted(self) -> Option<Wording> {
        let mut cursor = Cursor::new(self.text, self.c.lang());
        let words = cursor.maybe_text().ok()??;
        cursor.is_at_end().then(|| Wording::new(&words))
    }

    fn looted(self, cursor: &mut Cursor<'a>, it: Looted) -> Option<Answer> {
        let (item, fits) = match it {
            Looted::Take(item) => (item, word(cursor, TAKE.0, TAKE.1)),
            Looted::Knock(item) => (item, word(cursor, KNOCK.0, KNOCK.1)),
            Looted::Unlisted => return None,
        };
        let name = item_name(self.state, item);
        (fits && cursor.name(super::reader::ITEM, [((), name)]).is_some()).then_some(Answer::Looted(it))
    }
}

fn word(cursor: &mut Cursor<'_>, en: &str, de: &str) -> bool {
    let (own, other) = by_language(cursor.lang, en, de);
    cursor.word_or(None, &[own], &[other])
}

fn dodge(cursor: &mut Cursor<'_>, attribute: Attribute) -> bool {
    let [en, de] = [Lang::En, Lang::De].map(|lang| attribute_word(lang, attribute));
    word(cursor, "dodge", "ausweichen") && word(cursor, en, de)
}

/// Parses `keep`, `again 1 2` or `again all`.
fn rerolled(cursor: &mut Cursor<'_>, it: Rerolled, question: &Question) -> Option<Answer> {
    let (mut ones, mut twos) = (0, 0);
    if !word(cursor, "keep", "behalten") {
        word(cursor, "again", "neu").then_some(())?;
        let Question::RollAgain(asked) = question else { return None };
        if word(cursor, "all", "alle") {
            (ones, twos) = (asked.ones, asked.twos);
        }
        while ones + twos < 20 && !cursor.is_at_end() {
            match cursor.maybe_number(1, 2) {
                Ok(Some(1)) => ones += 1,
                Ok(Some(_)) => twos += 1,
                _ => return None,
            }
        }
        if ones + twos == 0 {
            return None;
        }
    }
    (it == Rerolled { ones, twos }).then_some(Answer::Rerolled(it))
}

fn told_failure(cursor: &mut Cursor<'_>, it: &Failure) -> Option<Answer> {
    let (en, de) = failure_words(it);
    word(cursor, en, de).then_some(())?;
    if failure_text(it).is_none() {
        return Some(Answer::Failure(Failure::Plain));
    }
    let words = Wording::new(&cursor.maybe_text().ok()?.unwrap_or_default());
    Some(Answer::Failure(match it {
        Failure::Plain => Failure::Plain,
        Failure::Bargain(_) => Failure::Bargain(words),
        Failure::FalseLead(_) => Failure::FalseLead(words),
        Failure::Attention(_) => Failure::Attention(words),
        Failure::Noticed(_) => Failure::Noticed(words),
        Failure::Other(_) => Failure::Other(words),
    }))
}
