//! Full-text search.

pub(crate) mod asked;
pub(crate) mod fit;

use asked::{Term, terms};
use fit::{Fits, MISSPELLED, PREFIX, WHOLE};

use crate::book::{Folded, folded, headings};
use crate::{Kind, Lang, Rule};

/// Maximum number of words of a query; further words are ignored.
pub const MAX_QUERY_WORDS: usize = 24;

/// A rule found by [`search`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hit {
    /// The rule.
    pub rule: &'static Rule,
    /// Relevance, above 0. Comparable within one search only.
    pub score: u32,
}

/// The rules that [`search_in`] considers, and how it orders them.
#[derive(Clone, Copy, Debug, Default)]
pub struct Scope<'a> {
    /// Hits of this system come before all others, for example those of the book being played.
    pub first: Option<&'a str>,
    /// Only rules of this system, if set.
    pub system: Option<&'a str>,
    /// Only rules of this topic, if set.
    pub topic: Option<&'a str>,
    /// Only rules of this kind, if set.
    pub kind: Option<Kind>,
}

impl Scope<'_> {
    /// Whether a rule is within the scope.
    pub fn holds(&self, rule: &Rule) -> bool {
        self.system.is_none_or(|it| it == rule.system)
            && self.topic.is_none_or(|it| it == rule.topic)
            && self.kind.is_none_or(|it| it == rule.kind)
    }
}

// Weights of the fields in which a word is found.
const IN_TITLE: f32 = 10.0;
const IN_HEADING: f32 = 5.0;
const IN_TEXT: f32 = 3.0;
// Weights of the id and of the title in the other language, which are only searched for words unknown in the chosen
// language.
const IN_ID: f32 = 8.0;
const IN_OTHER_TITLE: f32 = 6.0;

/// Bonus for a title that consists of nothing but the query, as a multiple of the mean weight of the words. Longer
/// titles get a part of it.
const WHOLE_TITLE: f32 = 90.0;
/// Bonus for a title that equals the query.
const VERY_TITLE: f32 = 300.0;
/// Bonus for an id that equals the query or ends with it.
const VERY_ID: f32 = 10_000.0;
/// Factor for the first rule of a topic, which says what the topic is about.
const FIRST_OF_TOPIC: f32 = 1.08;
/// Hits that score less than this share of the best one are dropped.
const WORTH: f32 = 0.35;

/// Returns the rules that answer a query, best first; equally relevant rules stay in book order. Like [`search_in`],
/// but in the whole book. A query without words has no hits.
///
/// ```
/// use schwung_rulebook::{Lang, search};
///
/// let ids = |query, lang| search(query, lang).into_iter().map(|hit| hit.rule.id).collect::<Vec<_>>();
/// assert_eq!(ids("hold declare", Lang::De)[0], "sotc.hold.declare");
/// assert!(ids("xyzzyxyzzy", Lang::De).is_empty());
/// ```
pub fn search(query: &str, lang: Lang) -> Vec<Hit> {
    search_in(query, lang, &Scope::default())
}

/// Returns the rules within a scope that answer a query.
///
/// A query may be a list of words or a question.
///
/// - Stop words such as articles and question words hardly count; rare words count more than frequent ones.
/// - A word matches all its inflected forms, its synonyms in the books and, in German, the parts of a compound. The
///   beginning or a part of a word counts less.
/// - An unknown word may be misspelled. One slip (a letter added, missing, wrong, or two swapped) is forgiven in words
///   of 4 to 7 letters, two in longer ones.
/// - The title counts most, then the heading of the topic, then the text. Ids and titles of the other language are
///   searched for words that are unknown in the chosen language.
/// - Case, accents and the spelling of umlauts ("Fäuste", "faeuste", "fauste") do not matter.
/// - Rules that lack a word are dropped if they are much worse than the best one.
///
/// ```
/// use schwung_rulebook::{Lang, Scope, search_in};
///
/// let scope = Scope { first: Some("daemmersturm"), ..Scope::default() };
/// assert_eq!(search_in("was passiert bei 0 LP?", Lang::De, &scope)[0].rule.id, "daemmersturm.lp.zero");
/// ```
pub fn search_in(query: &str, lang: Lang, scope: &Scope<'_>) -> Vec<Hit> {
    let terms = terms(query, lang);
    let fits: Vec<Fits> = terms.iter().map(|term| Fits::of(term, lang)).collect();
    let id = asked::id(query);
    let mut other: Vec<Option<Fits>> = terms
        .iter()
        .zip(&fits)
        .map(|(term, fits)| (!fits.is_known).then(|| Fits::literal(term, lang.other())))
        .collect();
    let words = terms.iter().filter(|term| term.is_counted() && !term.is_phrase()).count();
    let foreign = other.iter().flatten().filter(|fits| fits.is_known).count();
    // If most words are of the other language, the rest may be as well: "light minus dark die".
    let is_foreign = id.is_some() || foreign > 0 && 2 * foreign >= words;
    if is_foreign {
        look_abroad(&mut other, &terms, lang);
    }
    let hits = ranked(&terms, &fits, &other, lang, scope, id.as_deref());
    if !hits.is_empty() || is_foreign {
        return hits;
    }
    // A word may be known and yet be meant in the other language.
    look_abroad(&mut other, &terms, lang);
    ranked(&terms, &fits, &other, lang, scope, None)
}

/// Looks up every word in the other language.
fn look_abroad(other: &mut [Option<Fits>], terms: &[Term<'_>], lang: Lang) {
    for (fits, term) in other.iter_mut().zip(terms) {
        fits.get_or_insert_with(|| Fits::literal(term, lang.other()));
    }
}

fn ranked(
    terms: &[Term<'_>],
    fits: &[Fits],
    other: &[Option<Fits>],
    lang: Lang,
    scope: &Scope<'_>,
    id: Option<&str>,
) -> Vec<Hit> {
    let columns: Vec<Column<'_>> =
        fits.iter().zip(other).map(|(own, other)| Column::new(own, other.as_ref(), lang)).collect();
    let mut found: Vec<(&'static Rule, &'static Folded)> = Vec::new();
    // The places of the found rules, concatenated.
    let mut places: Vec<Place> = Vec::new();
    let mut having = vec![0_u32; terms.len()];
    for (rule, folded) in folded().filter(|(rule, _)| scope.holds(rule)) {
        let before = places.len();
        places.extend(columns.iter().map(|it| it.place(folded)));
        for (count, place) in having.iter_mut().zip(&places[before..]) {
            *count += u32::from(place.points >= IN_TEXT * f32::from(PREFIX));
        }
        if places[before..].iter().zip(terms).any(|(place, term)| place.points > 0.0 && term.is_counted()) {
            found.push((rule, folded));
        } else {
            places.truncate(before);
        }
    }
    let rarity = |count: u32| (1.0 + all_rules() / (1.0 + count as f32)).ln();
    let weigh =
        |(&count, term): (&u32, &Term<'_>)| term.weight * if term.is_counted() { rarity(count) } else { 1.0 };
    let weights: Vec<f32> = having.iter().zip(terms).map(weigh).collect();
    let places = places.chunks_exact(terms.len().max(1));
    let is_it = |rule: &Rule| {
        id.is_some_and(|id| rule.id == id || rule.id.ends_with(id) && rule.id.ends_with(&format!(".{id}")))
    };
    let scored = found.into_iter().zip(places).map(|((rule, folded), places)| {
        let very = if is_it(rule) { VERY_ID } else { 0.0 };
        let all = places.iter().zip(terms).all(|(place, term)| place.points > 0.0 || !term.is_counted());
        Scored { rule, score: very + score(folded, places, terms, &weights, lang), all }
    });
    best(scored.collect(), scope)
}

fn all_rules() -> f32 {
    crate::all().len() as f32
}

/// A word of the query, prepared for being matched against each rule.
struct Column<'f> {
    own: &'f Fits,
    other: Option<&'f Fits>,
    /// How well it matches the heading of each topic.
    headings: Vec<u8>,
    lang: Lang,
}

/// How well a word matches one rule.
struct Place {
    /// Total over all fields.
    points: f32,
    /// Match in the title, up to [`WHOLE`].
    title: u8,
}

impl<'f> Column<'f> {
    fn new(own: &'f Fits, other: Option<&'f Fits>, lang: Lang) -> Column<'f> {
        let headings = headings(lang).map(|words| own.best(words)).collect();
        Column { own, other, headings, lang }
    }

    fn place(&self, rule: &Folded) -> Place {
        let (chosen, other) = (self.lang as usize, self.lang.other() as usize);
        let title = self.own.best(rule.title[chosen]);
        let heading = self.headings.get(usize::from(rule.heading)).copied().unwrap_or_default();
        let text = self.own.best(rule.text[chosen]);
        let points =
            IN_TITLE * f32::from(title) + IN_HEADING * f32::from(heading) + IN_TEXT * f32::from(text);
        let abroad = self.other.map_or(0.0, |fits| {
            let title = IN_OTHER_TITLE * f32::from(fits.best(rule.title[other]));
            title.max(IN_ID * f32::from(fits.best(rule.id)))
        });
        // Ids are the same in both languages, and slips in their words are forgiven as well.
        let id = match self.own.best(rule.id) {
            MISSPELLED => IN_ID * f32::from(MISSPELLED),
            _ => 0.0,
        };
        Place { points: points.max(abroad).max(id), title }
    }
}

fn score(folded: &Folded, places: &[Place], terms: &[Term<'_>], weights: &[f32], lang: Lang) -> f32 {
    let (mut total, mut covered, mut all) = (0.0, 0.0, 0.0_f32);
    let (mut counted, mut in_title) = (0.0_f32, 0.0);
    for ((place, term), weight) in places.iter().zip(terms).zip(weights) {
        if term.is_counted() {
            total += weight * place.points;
            counted += 1.0;
            in_title += f32::from(place.title) / f32::from(WHOLE) * if term.is_phrase() { 0.5 } else { 1.0 };
            all += weight;
            covered += weight * (place.points / (IN_TEXT * f32::from(WHOLE))).min(1.0);
        } else {
            total += weight * f32::from(place.title);
        }
    }
    let title_words = folded.title_words[lang as usize];
    let mean = all / counted.max(1.0);
    total += WHOLE_TITLE * mean * in_title / f32::from(title_words).max(counted).max(1.0);
    let words = || places.iter().zip(terms).filter(|(_, term)| !term.is_phrase());
    if words().count() == usize::from(title_words) && words().all(|(place, _)| place.title == WHOLE) {
        total += VERY_TITLE * mean;
    }
    let first = if folded.is_first { FIRST_OF_TOPIC } else { 1.0 };
    total * first * (0.3 + 0.7 * covered / all.max(f32::EPSILON))
}

struct Scored {
    rule: &'static Rule,
    score: f32,
    /// Whether it matches every word of the query.
    all: bool,
}

/// Sorts the hits and drops those that are much worse than the best.
fn best(scored: Vec<Scored>, scope: &Scope<'_>) -> Vec<Hit> {
    let is_first = |rule: &Rule| scope.first == Some(rule.system);
    let top = |all: bool| {
        scored.iter().filter(|it| all || is_first(it.rule)).map(|it| it.score).fold(0.0, f32::max)
    };
    let (top, own) = (top(true), top(false));
    let least = |rule: &Rule| if is_first(rule) { (WORTH * own).max(WORTH / 2.0 * top) } else { WORTH * top };
    let worth = scored.into_iter().filter(|it| it.score > 0.0 && (it.all || it.score >= least(it.rule)));
    let mut hits: Vec<Hit> =
        worth.map(|it| Hit { rule: it.rule, score: (it.score * 10.0).max(1.0) as u32 }).collect();
    // A stable sort: equally relevant rules stay in book order.
    hits.sort_by_key(|hit| (!is_first(hit.rule), std::cmp::Reverse(hit.score)));
    hits
}
