//! A line read against the facts: names of actors, zones, skills, and what else there is.

use schwung_fate::{
    ActorId, ActorKind, AgendaId, AspectId, AspectRef, Bearer, SkillId, SkillSet, State, TIME_STEPS, Track,
    Wording, ZoneId,
};
use schwung_messages::Catalogue;
use schwung_rulebook::Lang;
use schwung_table::Seat;

use crate::{
    cursor::{Cursor, Sort, in_quotes},
    error::{Expected, LineError},
    fold::{nearest, same},
};

/// A zone.
pub(super) const ZONE: Sort = Sort("play-no-such-zone");
/// A companion.
pub(super) const COMPANION: Sort = Sort("play-no-such-companion");
/// What an attack can be for.
const AGENDA: Sort = Sort("play-no-such-agenda");
/// A talent, gift or stunt.
pub(super) const GIFT: Sort = Sort("play-no-such-gift");
/// A rung of the ladder.
pub(super) const RUNG: Sort = Sort("play-no-such-rung");
/// A step of the time table.
const TIME: Sort = Sort("play-no-such-time");

/// What reading gives.
pub(crate) type Read<T> = Result<T, LineError>;

/// A line, and what it may be about.
pub(crate) struct Reader<'a> {
    pub(crate) state: &'a State,
    pub(crate) catalogue: &'a Catalogue,
    pub(crate) cursor: Cursor<'a>,
}

impl<'a> Reader<'a> {
    pub(crate) fn new(state: &'a State, line: &'a str, catalogue: &'a Catalogue) -> Reader<'a> {
        Reader { state, catalogue, cursor: Cursor::new(line, catalogue.lang()) }
    }

    /// Is this the next word?
    pub(crate) fn word(&mut self, word: &str) -> bool {
        self.cursor.word(word)
    }

    /// This must be the next word.
    pub(crate) fn need(&mut self, word: &str) -> Read<()> {
        if self.cursor.word(word) { Ok(()) } else { Err(self.cursor.error()) }
    }

    /// This must be the next sign.
    pub(crate) fn need_sign(&mut self, sign: char) -> Read<()> {
        if self.cursor.sign(sign) { Ok(()) } else { Err(self.cursor.error()) }
    }

    /// What has to come next did not.
    pub(crate) fn fail<T>(&self) -> Read<T> {
        Err(self.cursor.error())
    }

    fn need_name<T>(&self, found: Option<T>) -> Read<T> {
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

    /// Several names, with commas between them.
    pub(crate) fn actors(&mut self) -> Read<Vec<ActorId>> {
        let mut actors = vec![self.actor()?];
        while self.cursor.sign(',') {
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

    pub(crate) fn maybe_skill(&mut self) -> Option<SkillId> {
        let skills = skills(self.state, self.cursor.lang);
        self.cursor.name_of(Sort::SKILL, &skills)
    }

    pub(crate) fn skill(&mut self) -> Read<SkillId> {
        let found = self.maybe_skill();
        self.need_name(found)
    }

    /// `with SKILL`; groups and companions on their own need none.
    pub(crate) fn with_skill(&mut self, by: ActorId) -> Read<Option<SkillId>> {
        if self.word("with") {
            return self.skill().map(Some);
        }
        self.none_needed(by)
    }

    /// No skill was named: is that right?
    pub(crate) fn none_needed(&self, by: ActorId) -> Read<Option<SkillId>> {
        if self.state.actor(by).kind == ActorKind::Named { self.fail() } else { Ok(None) }
    }

    /// `SKILL or SKILL …`, of which one has been read.
    pub(crate) fn or_skills(&mut self, first: SkillId) -> Read<SkillSet> {
        let mut skills = vec![first];
        while self.word("or") {
            skills.push(self.skill()?);
        }
        Ok(skills.into_iter().collect())
    }

    pub(crate) fn agenda(&mut self) -> Read<AgendaId> {
        let keys = self.state.frame.agendas.iter().map(|it| it.key.as_str());
        let agendas = (0..).map(AgendaId).zip(keys);
        let found = self.cursor.name(AGENDA, agendas);
        self.need_name(found)
    }

    pub(crate) fn seat(&mut self) -> Read<Seat> {
        let state = self.state;
        let found = self.cursor.name(Sort::SEAT, seats(state));
        self.need_name(found)
    }

    pub(crate) fn companion(&mut self, of: ActorId) -> Read<u8> {
        let companions = &self.state.frame.sheet(of).companions;
        let names = (0..8).zip(companions.iter().map(|it| it.name.as_str()));
        let found = self.cursor.name(COMPANION, names);
        self.need_name(found)
    }

    /// A talent, gift or stunt of somebody.
    pub(crate) fn gift(&mut self, of: ActorId) -> Read<u8> {
        let gifts = &self.state.frame.sheet(of).gifts;
        let names = (0..=u8::MAX).zip(gifts.iter().map(|it| it.name.as_str()));
        let found = self.cursor.name(GIFT, names);
        self.need_name(found)
    }

    /// A difficulty that a game master may set: a number, or a rung of the ladder by its word.
    //= malmsturm.ladder.display
    pub(crate) fn difficulty(&mut self) -> Read<i8> {
        match self.maybe_difficulty()? {
            Some(difficulty) => Ok(difficulty),
            None => self.fail(),
        }
    }

    /// As [`Reader::difficulty`], if one comes next.
    pub(crate) fn maybe_difficulty(&mut self) -> Read<Option<i8>> {
        if let Some(number) = self.cursor.maybe_number(-20, 20)? {
            return Ok(i8::try_from(number).ok());
        }
        let rungs = rungs(self.state, self.catalogue);
        if rungs.is_empty() {
            return Ok(None);
        }
        Ok(self.cursor.name(RUNG, rungs.iter().map(|(rung, word)| (*rung, word.as_str()))))
    }

    /// A step of the time table, by its number or in words. Beyond the table there are numbers, which the rules
    /// refuse.
    pub(crate) fn time(&mut self) -> Read<u8> {
        if let Some(number) = self.cursor.maybe_number(0, 99)? {
            return Ok(u8::try_from(number).unwrap_or(0));
        }
        let words: Vec<(u8, String)> =
            (1..=TIME_STEPS).map(|step| (step, self.catalogue.text(&format!("time-{step}"), &[]))).collect();
        let found = self.cursor.name(TIME, words.iter().map(|(step, word)| (*step, word.as_str())));
        self.need_name(found)
    }

    pub(crate) fn track(&mut self) -> Read<Track> {
        if self.word("health") {
            Ok(Track::Health)
        } else if self.word("composure") {
            Ok(Track::Composure)
        } else {
            self.fail()
        }
    }

    /// A text in quotation marks.
    pub(crate) fn text(&mut self) -> Read<Wording> {
        self.cursor.text().map(|it| Wording::new(&it))
    }

    /// A text in quotation marks, or none.
    pub(crate) fn text_or_none(&mut self) -> Read<Wording> {
        Ok(Wording::new(&self.cursor.maybe_text()?.unwrap_or_default()))
    }

    /// `on B`, `on the scene` or `on zone Z`, without the `on`.
    pub(crate) fn bearer(&mut self) -> Read<Bearer> {
        if self.word("the scene") {
            return Ok(Bearer::Scene);
        }
        if self.word("zone") {
            return self.zone().map(Bearer::Zone);
        }
        self.actor().map(Bearer::Actor)
    }

    /// An aspect by its text in quotation marks; of several, one of the lowest `rank`, and of those the first.
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

    /// An aspect that came up in play, by its text in quotation marks.
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

/// An aspect that can be named.
pub(crate) struct Known<'a> {
    pub(crate) aspect: AspectRef,
    pub(crate) text: &'a str,
    pub(crate) bearer: Bearer,
    pub(crate) hidden: bool,
    pub(crate) free_tag: Option<ActorId>,
}

/// All aspects: of sheets, then those that came up in play.
pub(crate) fn aspects(state: &State) -> Vec<Known<'_>> {
    let sheets = state.ids().flat_map(|actor| {
        let aspects = &state.frame.sheet(actor).aspects;
        numbered(aspects).map(move |(n, text)| Known {
            aspect: AspectRef::Sheet(actor, n),
            text,
            bearer: Bearer::Actor(actor),
            hidden: false,
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

/// All seats by name; the game master's has its own in both languages.
pub(crate) fn seats(state: &State) -> impl Iterator<Item = (Seat, &str)> {
    let named = numbered(&state.frame.seats).map(|(n, name)| (Seat(n), name));
    [(Seat::GM, "GM"), (Seat::GM, "SL")].into_iter().chain(named)
}

/// All skills with the ways of writing them; the first is the one that is told.
pub(crate) fn skills(state: &State, lang: Lang) -> Vec<(SkillId, Vec<&str>)> {
    let written = state.frame.skills.iter().map(|it| match lang {
        Lang::De => vec![it.de.as_str(), &it.en, &it.key],
        Lang::En => vec![it.en.as_str(), &it.de, &it.key],
    });
    (0..).map(SkillId).zip(written).collect()
}

/// The rungs of the table's ladder with their words; none where the book's terms have none.
//= malmsturm.ladder.name-conflicts
pub(crate) fn rungs(state: &State, catalogue: &Catalogue) -> Vec<(i8, String)> {
    let (low, high) = state.profile.ladder;
    (low..=high).filter_map(|rung| Some((rung, catalogue.rung_name(&state.profile, rung)?))).collect()
}

fn numbered(names: &[String]) -> impl Iterator<Item = (u8, &str)> {
    (0..=u8::MAX).zip(names.iter().map(String::as_str))
}
