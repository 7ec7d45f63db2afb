//! Reads agendas and time spans, which are phrases in German.

use schwung_fate::{AgendaId, TIME_STEPS};
use schwung_rulebook::Lang;
use schwung_transcript::{Sort, in_quotes};

use super::{
    reader::{Read, Reader, words_of},
    words as w,
};

/// An agenda.
const AGENDA: Sort = Sort("play-no-such-agenda");
/// A step of the time table.
const TIME: Sort = Sort("play-no-such-time");

impl Reader<'_> {
    /// `to AGENDA`, if it comes next; the names of German agendas include "um zu", possibly after a comma.
    pub(crate) fn maybe_agenda(&mut self) -> Read<Option<AgendaId>> {
        let german = words_of(self.state, Lang::De);
        let phrase = |key: &str| Some(format!("agenda-{key}")).filter(|it| german.has(it));
        let keys = self.state.frame.agendas.iter().map(|it| it.key.as_str());
        let phrases = keys.clone().map(|key| phrase(key).map(|it| german.text(&it, &[])));
        let phrases: Vec<_> =
            phrases.zip((0..).map(AgendaId)).filter_map(|(it, id)| Some((id, it?))).collect();
        let (place, particle) = (self.cursor.place(), self.particle);
        self.particle();
        let comma = self.cursor.place();
        let after = if self.cursor.sign(',') { self.cursor.place() } else { comma };
        for (id, phrase) in &phrases {
            if self.cursor.passes(&[phrase]) {
                if self.cursor.lang == Lang::En {
                    let key = keys.clone().nth(usize::from(id.0)).unwrap_or_default();
                    self.cursor.written(after, &format!("{} {key}", w::TO_AGENDA.told(Lang::En)));
                    self.leaves_out(comma, after);
                }
                return Ok(Some(*id));
            }
        }
        self.cursor.back_to(place);
        self.particle = particle;
        if !self.agenda_follows() {
            return Ok(None);
        }
        // After "um", the rest of the phrase would be valid.
        let rest = |it: &str| it.split_once(' ').map_or_else(String::new, |it| it.1.to_owned());
        let rests: Vec<_> = phrases.iter().map(|(id, it)| (*id, rest(it))).collect();
        let ways = (0..).map(AgendaId).zip(keys).map(|(id, key)| {
            let own = rests.iter().find(|it| it.0 == id).map(|it| it.1.as_str());
            let mut ways: Vec<&str> = std::iter::once(key).chain(own).collect();
            if self.cursor.lang == Lang::De {
                ways.reverse();
            }
            (id, ways)
        });
        let ways: Vec<_> = ways.collect();
        let found = self.cursor.name_of(AGENDA, &ways);
        self.need_name(found).map(Some)
    }

    /// Consumes `to` before an agenda, or `um`, which may follow a comma.
    fn agenda_follows(&mut self) -> bool {
        let (place, particle) = (self.cursor.place(), self.particle);
        if self.word(w::TO_AGENDA) {
            self.closes_with_comma(place);
            return true;
        }
        self.particle();
        let comma = self.cursor.place();
        if self.cursor.sign(',') {
            let after = self.cursor.place();
            if self.cursor.word(w::TO_AGENDA.de) {
                if self.cursor.lang == Lang::En {
                    self.cursor.written(after, w::TO_AGENDA.en);
                    self.leaves_out(comma, after);
                }
                return true;
            }
        }
        self.cursor.back_to(place);
        self.particle = particle;
        false
    }

    /// A German comma that English has not.
    fn leaves_out(&mut self, comma: usize, after: usize) {
        if comma < after {
            self.cursor.written_until(comma, after, "");
        }
    }

    /// A step of the time table, by number or name. Numbers beyond the table are accepted here and refused by
    /// the rules.
    pub(crate) fn time(&mut self) -> Read<u8> {
        if let Some(number) = self.cursor.number_within((0, 99), (1, i64::from(TIME_STEPS)))? {
            return Ok(u8::try_from(number).unwrap_or(0));
        }
        let other = match self.cursor.lang {
            Lang::En => Lang::De,
            Lang::De => Lang::En,
        };
        let all: Vec<(u8, Vec<String>)> = (1..=TIME_STEPS)
            .map(|step| {
                let of = |lang| spans(&words_of(self.state, lang).text(&format!("time-{step}"), &[]));
                (step, of(self.cursor.lang).into_iter().chain(of(other)).collect())
            })
            .collect();
        let told: Vec<_> =
            all.iter().map(|(step, ways)| (*step, ways.iter().map(String::as_str).collect())).collect();
        let place = self.cursor.place();
        let found = self.cursor.name_of(TIME, &told);
        if self.cursor.is_rewriting()
            && let Some((step, ways)) = all.iter().find(|it| Some(it.0) == found)
        {
            let own = spans(&words_of(self.state, self.cursor.lang).text(&format!("time-{step}"), &[]));
            if own.iter().any(|it| self.cursor.has_read(place, &[it])) {
                self.cursor.stays(place);
            } else {
                self.cursor.written(place, &object(self.cursor.lang, ways));
            }
        }
        self.need_name(found)
    }
}

/// The spellings of a time span: with its article in the nominative and accusative, and without article.
fn spans(told: &str) -> Vec<String> {
    let mut ways = vec![told.to_owned()];
    for (article, object) in [("ein ", "einen "), ("eine ", "eine "), ("a ", "a "), ("an ", "an ")] {
        if let Some(bare) = told.strip_prefix(article) {
            ways.push(bare.to_owned());
            ways.push(format!("{object}{bare}").replace("halber", "halben"));
        }
    }
    ways
}

/// A time span as an object, of its spellings. Digits are quoted: they would be the number of a step.
fn object(lang: Lang, ways: &[String]) -> String {
    let way = ways.get(2).filter(|it| lang == Lang::De && it.starts_with("ein")).or(ways.first());
    let way = way.map_or("", String::as_str);
    if way.starts_with(|it: char| it.is_ascii_digit()) { in_quotes(way) } else { way.to_owned() }
}
