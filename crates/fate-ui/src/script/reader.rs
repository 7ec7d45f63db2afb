//! Reads a line in the context of a state: names of actors, zones, skills and so on.

use std::{borrow::Cow, sync::LazyLock};

use schwung_fate::{
    ActorId, ActorKind, AspectId, AspectRef, Bearer, SkillId, SkillSet, State, Track, Wording, ZoneId,
};
use schwung_messages::Catalogue;
use schwung_rulebook::Lang;
use schwung_table::Seat;
use schwung_transcript::{Cursor, Expected, LineError, Sort, in_quotes, nearest, same};

use super::words::{self as w, Word};
use crate::words::rung_name;

/// A zone.
pub(super) const ZONE: Sort = Sort("play-no-such-zone");
/// A companion.
pub(super) const COMPANION: Sort = Sort("play-no-such-companion");
/// A talent, gift or stunt.
pub(super) const GIFT: Sort = Sort("play-no-such-gift");
/// A rung of the ladder.
pub(super) const RUNG: Sort = Sort("play-no-such-rung");

/// The result of reading.
pub(crate) type Read<T> = Result<T, LineError>;

/// The spellings of a verb in each language, each with its particles.
pub(crate) type VerbWays = [(Lang, Vec<(&'static str, &'static str)>); 2];

/// The spellings of a verb. The text after "…" is a particle.
pub(crate) fn verb_ways(word: Word) -> VerbWays {
    Lang::ALL
        .map(|lang| (lang, word.verbs(lang).map(|way| way.split_once(" … ").unwrap_or((way, ""))).collect()))
}

/// A line, and the state that its names refer to.
pub(crate) struct Reader<'a> {
    pub(crate) state: &'a State,
    pub(crate) catalogue: &'a Catalogue,
    pub(crate) cursor: Cursor<'a>,
    /// The separable particle of the German verb, which may come later: "greift Boris an". Alternatives are
    /// separated by bars.
    pub(super) particle: &'static str,
    /// The particle of the verb in the reader's language that has no place yet.
    open: &'static str,
    /// Whether several act.
    plural: bool,
    /// Where the verb stands.
    verb: (usize, usize),
    /// Whether the verb is written in another language than the reader's.
    foreign: bool,
    /// Where a German skill would stand in the dative.
    dative: Option<usize>,
}

impl<'a> Reader<'a> {
    fn at(state: &'a State, cursor: Cursor<'a>, catalogue: &'a Catalogue) -> Reader<'a> {
        Reader {
            state,
            catalogue,
            cursor,
            particle: "",
            open: "",
            plural: false,
            verb: (0, 0),
            foreign: false,
            dative: None,
        }
    }

    pub(crate) fn new(state: &'a State, line: &'a str, catalogue: &'a Catalogue) -> Reader<'a> {
        Reader::at(state, Cursor::new(line, catalogue.lang()), catalogue)
    }

    /// Like [`Reader::new`], but without details for errors.
    pub(crate) fn quiet(state: &'a State, line: &'a str, catalogue: &'a Catalogue) -> Reader<'a> {
        Reader::at(state, Cursor::quiet(line, catalogue.lang()), catalogue)
    }

    /// Like [`Reader::quiet`], but it records how the line is written in the catalogue's language.
    pub(crate) fn rewriting(state: &'a State, line: &'a str, catalogue: &'a Catalogue) -> Reader<'a> {
        Reader::at(state, Cursor::rewriting(line, catalogue.lang()), catalogue)
    }

    /// Consumes this word, in either language, if it comes next, possibly after the particle of the verb.
    pub(crate) fn word(&mut self, word: Word) -> bool {
        if self.next_is(None, word) {
            return true;
        }
        let (place, particle) = (self.cursor.place(), self.particle);
        if self.particle() {
            if self.next_is(None, word) {
                return true;
            }
            self.cursor.back_to(place);
            self.particle = particle;
        }
        false
    }

    fn next_is(&mut self, sort: Option<Sort>, word: Word) -> bool {
        let (own, other) = match self.cursor.lang {
            Lang::En => (Lang::En, Lang::De),
            Lang::De => (Lang::De, Lang::En),
        };
        let place = self.cursor.place();
        if !self.cursor.word_or(sort, &word.ways(own), &word.ways(other)) {
            return false;
        }
        if self.cursor.is_rewriting() {
            self.rewrite(place, word, own);
        }
        true
    }

    /// Records a word that needs a certain form in the reader's language.
    fn rewrite(&mut self, place: usize, word: Word, own: Lang) {
        if self.plural && word.plural(own) != word.told(own) && !self.cursor.has_read(place, &word.ways(own))
        {
            self.cursor.written(place, word.plural(own));
        }
        if word == w::WITH && own == Lang::De {
            self.dative = Some(self.cursor.place());
        }
        if word.told(own).starts_with("und ") {
            self.closes_before(place);
        }
    }

    /// Returns whether what was read since `place` is recorded, and a spelling of this word in the reader's language.
    pub(super) fn is_own(&self, place: usize, word: Word) -> bool {
        self.cursor.is_rewriting() && self.cursor.has_read(place, &word.ways(self.cursor.lang))
    }

    /// Returns whether the verb is written in another language than the reader's.
    pub(super) fn is_foreign(&self) -> bool {
        self.foreign
    }

    /// The German sentence ends before this place.
    pub(super) fn closes_before(&mut self, place: usize) {
        if !self.open.is_empty() {
            self.cursor.closes_with(place, self.open);
            self.open = "";
        }
    }

    /// The German sentence ends before this place, and another clause follows.
    pub(super) fn closes_with_comma(&mut self, place: usize) {
        if !self.open.is_empty() {
            self.cursor.closes_with(place, &format!("{},", self.open));
            self.open = "";
        }
    }

    /// Consumes the verb if it comes next, and remembers the particle that may follow it.
    pub(crate) fn verb(&mut self, ways: &VerbWays) -> bool {
        let place = self.cursor.place();
        for (lang, ways_in) in ways {
            for (n, (way, particle)) in ways_in.iter().enumerate() {
                if self.cursor.passes(&[way]) {
                    self.particle = particle;
                    (self.verb, self.plural) = ((place, self.cursor.place()), n % 2 == 1);
                    self.rewrite_verb(ways, *lang);
                    return true;
                }
            }
        }
        if self.cursor.is_quiet() {
            return false;
        }
        // Failed matches are recorded with the reader's language first.
        let of = |lang: Lang| -> Vec<&str> {
            let own = ways.iter().filter(|it| it.0 == lang).flat_map(|it| &it.1);
            own.map(|it| it.0).filter(|it| !it.is_empty()).collect()
        };
        let own = self.cursor.lang;
        let other = if own == Lang::En { Lang::De } else { Lang::En };
        self.cursor.word_or(Some(Sort::VERB), &of(own), &of(other))
    }

    /// Records the verb in the reader's language. Its spellings come in pairs: for one and for several.
    fn rewrite_verb(&mut self, ways: &VerbWays, from: Lang) {
        let own = self.cursor.lang;
        self.foreign = own != from;
        if own == from || !self.cursor.is_rewriting() {
            return;
        }
        let Some((_, all)) = ways.iter().find(|it| it.0 == own) else { return };
        let Some((way, particle)) = all.get(usize::from(self.plural)).or(all.first()) else { return };
        self.cursor.written(self.verb.0, way);
        self.open = particle.split('/').next().unwrap_or_default();
    }

    /// Records a verb that depends on what follows.
    pub(super) fn verb_is_written(&mut self, [one, several]: [&str; 2]) {
        let (from, to) = self.verb;
        if !self.foreign {
            return;
        }
        self.cursor.written_until(from, to, if self.plural { several } else { one });
    }

    /// Consumes the particle of the verb, if it comes next.
    pub(super) fn particle(&mut self) -> bool {
        if self.particle.is_empty() {
            return false;
        }
        let ways: Vec<&str> = self.particle.split('/').filter(|it| !it.is_empty()).collect();
        let place = self.cursor.place();
        let found = self.cursor.word_of(None, &ways);
        if found {
            self.particle = "";
            if self.cursor.lang == Lang::En {
                self.cursor.written(place, "");
            }
        }
        found
    }

    /// Requires this word to come next.
    pub(crate) fn need(&mut self, word: Word) -> Read<()> {
        if self.word(word) { Ok(()) } else { self.fail() }
    }

    /// Consumes this character if it comes next, possibly after the particle of the verb.
    pub(crate) fn sign(&mut self, sign: char) -> bool {
        let (place, particle) = (self.cursor.place(), self.particle);
        if self.cursor.sign(sign) {
            return true;
        }
        if self.particle() && self.cursor.sign(sign) {
            return true;
        }
        self.cursor.back_to(place);
        self.particle = particle;
        false
    }

    /// Requires this character to come next.
    pub(crate) fn need_sign(&mut self, sign: char) -> Read<()> {
        if self.sign(sign) { Ok(()) } else { self.fail() }
    }

    /// Requires the end of the line; only the particle of the verb may precede it.
    pub(crate) fn end(&mut self) -> Read<()> {
        self.particle();
        self.closes_before(self.cursor.place());
        self.cursor.end()
    }

    /// Fails because a required part is missing.
    pub(crate) fn fail<T>(&self) -> Read<T> {
        Err(self.cursor.error())
    }

    /// Tries one way of reading, then another from the same position. If both fail, returns the error that is
    /// farther on.
    pub(crate) fn either<T>(
        &mut self,
        first: impl FnOnce(&mut Self) -> Read<T>,
        second: impl FnOnce(&mut Self) -> Read<T>,
    ) -> Read<T> {
        let (place, particle, open) = (self.cursor.place(), self.particle, self.open);
        let wrong = match first(self) {
            Ok(found) => return Ok(found),
            Err(wrong) => wrong,
        };
        self.cursor.back_to(place);
        (self.particle, self.open) = (particle, open);
        second(self).map_err(|other| if other.column >= wrong.column { other } else { wrong })
    }

    pub(super) fn need_name<T>(&self, found: Option<T>) -> Read<T> {
        found.ok_or_else(|| self.cursor.error())
    }

    pub(crate) fn maybe_actor(&mut self) -> Option<ActorId> {
        let state = self.state;
        self.cursor.name(Sort::ACTOR, actors(state))
    }

    pub(crate) fn actor(&mut self) -> Read<ActorId> {
        let found = self.maybe_actor();
        self.need_name(found)
    }

    /// Several names, separated by commas.
    pub(crate) fn actors(&mut self) -> Read<Vec<ActorId>> {
        let mut actors = vec![self.actor()?];
        while self.sign(',') {
            actors.push(self.actor()?);
        }
        Ok(actors)
    }

    pub(crate) fn maybe_zone(&mut self) -> Option<ZoneId> {
        let state = self.state;
        self.cursor.name(ZONE, numbered(&state.frame.zones).map(|(n, name)| (ZoneId(n), name)))
    }

    pub(crate) fn zone(&mut self) -> Read<ZoneId> {
        let found = self.maybe_zone();
        self.need_name(found)
    }

    /// `to ZONE`. A German name may begin with words that could also belong to the preposition: "in den Hof"
    /// and "in Den Hof".
    pub(crate) fn towards(&mut self) -> Read<ZoneId> {
        let place = self.cursor.place();
        for way in w::TO.ways(Lang::En).into_iter().chain(w::TO.ways(Lang::De)) {
            if self.cursor.passes(&[way]) {
                let is_own = self.is_own(place, w::TO);
                let after = self.cursor.place();
                if let Some(zone) = self.maybe_zone() {
                    if !is_own {
                        self.cursor.written_until(place, after, w::TO.told(self.cursor.lang));
                    }
                    return Ok(zone);
                }
            }
            self.cursor.back_to(place);
        }
        self.need(w::TO)?;
        self.zone()
    }

    pub(crate) fn maybe_skill(&mut self) -> Option<SkillId> {
        let all = skills(self.state, self.cursor.lang);
        let skills: Vec<_> =
            all.iter().map(|(id, ways)| (*id, ways.iter().map(|it| &**it).collect())).collect();
        let place = self.cursor.place();
        let found = self.cursor.name_of(Sort::SKILL, &skills);
        if self.cursor.is_rewriting()
            && let Some((_, ways)) = all.iter().find(|it| Some(it.0) == found)
        {
            let inflected = dative(&ways[0]);
            if self.dative == Some(place) || self.cursor.has_read(place, &[&*inflected]) {
                self.cursor.written(place, &inflected);
            }
        }
        found
    }

    pub(crate) fn skill(&mut self) -> Read<SkillId> {
        let found = self.maybe_skill();
        self.need_name(found)
    }

    /// `with SKILL`; optional for groups and independent companions.
    pub(crate) fn with_skill(&mut self, by: ActorId) -> Read<Option<SkillId>> {
        if self.word(w::WITH) {
            return self.skill().map(Some);
        }
        self.none_needed(by)
    }

    /// Checks that this actor needs no skill.
    pub(crate) fn none_needed(&self, by: ActorId) -> Read<Option<SkillId>> {
        if self.state.actor(by).kind == ActorKind::Named { self.fail() } else { Ok(None) }
    }

    /// `SKILL or SKILL …`, whose first skill has been read already.
    pub(crate) fn or_skills(&mut self, first: SkillId) -> Read<SkillSet> {
        let mut skills = vec![first];
        while self.word(w::OR) {
            skills.push(self.skill()?);
        }
        Ok(skills.into_iter().collect())
    }

    pub(crate) fn seat(&mut self) -> Read<Seat> {
        let state = self.state;
        let place = self.cursor.place();
        let found = self.cursor.name(Sort::SEAT, seats(state));
        if found == Some(Seat::GM) && !self.is_own(place, w::GAME_MASTER) {
            self.cursor.written(place, w::GAME_MASTER.told(self.cursor.lang));
        }
        self.need_name(found)
    }

    pub(crate) fn companion(&mut self, of: ActorId) -> Read<u8> {
        let companions = &self.state.frame.sheet(of).companions;
        let names = (0..8).zip(companions.iter().map(|it| it.name.as_str()));
        let found = self.cursor.name(COMPANION, names);
        self.need_name(found)
    }

    /// A talent, gift or stunt of an actor.
    pub(crate) fn gift(&mut self, of: ActorId) -> Read<u8> {
        let gifts = &self.state.frame.sheet(of).gifts;
        let names = (0..=u8::MAX).zip(gifts.iter().map(|it| it.name.as_str()));
        let found = self.cursor.name(GIFT, names);
        self.need_name(found)
    }

    /// A difficulty that a game master can set: a number, or the name of a rung.
    //= malmsturm.ladder.display
    pub(crate) fn difficulty(&mut self) -> Read<i8> {
        match self.maybe_difficulty()? {
            Some(difficulty) => Ok(difficulty),
            None => self.fail(),
        }
    }

    /// Like [`Reader::difficulty`], if one comes next. The name of a rung can be followed by a number, as in
    /// log lines; the number takes precedence.
    pub(crate) fn maybe_difficulty(&mut self) -> Read<Option<i8>> {
        if let Some(number) = self.cursor.maybe_number(-20, 20)? {
            return Ok(i8::try_from(number).ok());
        }
        let rungs = rungs(self.state, self.cursor.lang);
        if rungs.is_empty() {
            return Ok(None);
        }
        let rungs: Vec<_> =
            rungs.iter().map(|(rung, ways)| (*rung, ways.iter().map(String::as_str).collect())).collect();
        let Some(rung) = self.cursor.name_of(RUNG, &rungs) else { return Ok(None) };
        numbered_rung(&mut self.cursor, rung).map(Some)
    }

    pub(crate) fn track(&mut self) -> Read<Track> {
        match [Track::Health, Track::Composure].into_iter().find(|it| self.word(w::track(*it))) {
            Some(track) => Ok(track),
            None => self.fail(),
        }
    }

    /// A quoted text.
    pub(crate) fn text(&mut self) -> Read<Wording> {
        self.particle();
        self.cursor.text().map(|it| Wording::new(&it))
    }

    /// A quoted text, or an empty one.
    pub(crate) fn text_or_none(&mut self) -> Read<Wording> {
        self.particle();
        Ok(Wording::new(&self.cursor.maybe_text()?.unwrap_or_default()))
    }

    /// `on B`, `on the scene` or `on zone Z`, without the `on`.
    pub(crate) fn bearer(&mut self) -> Read<Bearer> {
        if self.word(w::THE_SCENE) {
            return Ok(Bearer::Scene);
        }
        if self.word(w::ZONE) {
            return self.zone().map(Bearer::Zone);
        }
        self.actor().map(Bearer::Actor)
    }

    /// An aspect by its quoted text. Among several, the first with the lowest `rank` counts.
    pub(crate) fn aspect(&mut self, rank: impl Fn(&Known<'_>) -> u8) -> Read<AspectRef> {
        let place = self.cursor.place();
        let text = self.text()?;
        let known = aspects(self.state);
        let named = known.iter().filter(|it| same(it.text, text.as_str()));
        match named.min_by_key(|it| rank(it)) {
            Some(found) => Ok(found.aspect),
            None => Err(self.no_such_aspect(place, &text, &known)),
        }
    }

    /// An aspect in play, by its quoted text.
    pub(crate) fn aspect_in_play(&mut self, rank: impl Fn(&Known<'_>) -> u8) -> Read<AspectId> {
        let place = self.cursor.place();
        let text = self.text()?;
        let mut known = aspects(self.state);
        known.retain(|it| matches!(it.aspect, AspectRef::Play(_)));
        let named = known.iter().filter(|it| same(it.text, text.as_str()));
        match named.min_by_key(|it| rank(it)).map(|it| it.aspect) {
            Some(AspectRef::Play(id)) => Ok(id),
            _ => Err(self.no_such_aspect(place, &text, &known)),
        }
    }

    fn no_such_aspect(&self, place: usize, text: &Wording, known: &[Known<'_>]) -> LineError {
        let near = known.iter().filter_map(|it| Some((nearest(text.as_str(), [it.text])?, it.text)));
        let suggestion = near.min_by_key(|it| it.0).map(|(_, text)| in_quotes(text).into());
        let mut expected: Vec<Expected> = Vec::new();
        for it in known {
            let word = Expected::Word(in_quotes(it.text));
            if !expected.contains(&word) {
                expected.push(word);
            }
        }
        let error = LineError::new("play-no-such-aspect").arg("found", &in_quotes(text.as_str()));
        let error = self.cursor.error_since(place, error.expecting(expected));
        LineError { suggestion, ..error }
    }
}

/// An aspect that can be referred to.
pub(crate) struct Known<'a> {
    pub(crate) aspect: AspectRef,
    pub(crate) text: &'a str,
    pub(crate) bearer: Bearer,
    pub(crate) hidden: bool,
    pub(crate) free_tag: Option<ActorId>,
}

/// All aspects: first those on sheets, then those in play.
pub(crate) fn aspects(state: &State) -> Vec<Known<'_>> {
    let sheets = state.ids().flat_map(|actor| {
        let aspects = &state.frame.sheet(actor).aspects;
        numbered(aspects).map(move |(n, text)| Known {
            aspect: AspectRef::Sheet(actor, n),
            text,
            bearer: Bearer::Actor(actor),
            hidden: state.is_secret(actor, n),
            free_tag: None,
        })
    });
    let play = state.aspects.iter().map(|it| Known {
        aspect: AspectRef::Play(it.id),
        text: it.text.as_str(),
        bearer: it.bearer,
        hidden: it.hidden,
        free_tag: it.free_tag,
    });
    sheets.chain(play).collect()
}

/// All actors by name.
pub(crate) fn actors(state: &State) -> impl Iterator<Item = (ActorId, &str)> {
    state.ids().zip(state.frame.sheets.iter().map(|it| it.name.as_str()))
}

/// All seats by name; the game master's seat has names in both languages.
pub(crate) fn seats(state: &State) -> impl Iterator<Item = (Seat, &str)> {
    let named = numbered(&state.frame.seats).map(|(n, name)| (Seat(n), name));
    [(Seat::GM, "GM"), (Seat::GM, "SL"), (Seat::GM, "Spielleitung")].into_iter().chain(named)
}

/// All skills with their spellings; errors list only the first. After "mit", German plurals end in n.
pub(crate) fn skills(state: &State, lang: Lang) -> Vec<(SkillId, Vec<Cow<'_, str>>)> {
    let written = state.frame.skills.iter().map(|it| {
        let (en, de, key) = (it.en.as_str(), it.de.as_str(), it.key.as_str());
        let (own, other) = if lang == Lang::De { (de, en) } else { (en, de) };
        let inflected = de.ends_with('e').then(|| Cow::Owned(format!("{de}n")));
        [own, other, key].map(Cow::Borrowed).into_iter().chain(inflected).collect()
    });
    (0..).map(SkillId).zip(written).collect()
}

/// Skills that are plural in German.
const PLURALS: [&str; 2] = ["Fäuste", "Kontakte"];

/// A German skill after a preposition.
fn dative(skill: &str) -> Cow<'_, str> {
    if PLURALS.contains(&skill) { format!("{skill}n").into() } else { skill.into() }
}

/// The messages of the table's book in a language.
pub(crate) fn words_of(state: &State, lang: Lang) -> &'static Catalogue {
    static ALL: LazyLock<Vec<(&'static str, Lang, Catalogue)>> = LazyLock::new(|| {
        let of = |book| Lang::ALL.map(|lang| (book, lang, Catalogue::new(lang, book)));
        schwung_fate::Profile::ALL.iter().flat_map(|it| of(it)).collect()
    });
    let of = |it: &&(&str, Lang, Catalogue)| it.0 == state.profile.id && it.1 == lang;
    &ALL.iter().find(of).unwrap_or(&ALL[0]).2
}

/// The rungs of the table's ladder with their names, those in the reader's language first. Empty if the book
/// does not name them.
//= malmsturm.ladder.name-conflicts
pub(crate) fn rungs(state: &State, lang: Lang) -> Vec<(i8, Vec<String>)> {
    let (low, high) = state.profile.ladder;
    let mut langs = Lang::ALL;
    langs.sort_by_key(|it| *it != lang);
    let ways = |rung: i8| -> Vec<String> {
        langs.iter().filter_map(|lang| rung_name(words_of(state, *lang), &state.profile, rung)).collect()
    };
    (low..=high).map(|rung| (rung, ways(rung))).filter(|it| !it.1.is_empty()).collect()
}

/// The number in brackets after the name of a rung, if there is one: `Superb (+5)`.
pub(crate) fn numbered_rung(cursor: &mut Cursor<'_>, rung: i8) -> Read<i8> {
    if !cursor.sign('(') {
        return Ok(rung);
    }
    let number = cursor.number(-20, 20)?;
    if cursor.sign(')') { Ok(number) } else { Err(cursor.error()) }
}

fn numbered(names: &[String]) -> impl Iterator<Item = (u8, &str)> {
    (0..=u8::MAX).zip(names.iter().map(String::as_str))
}
