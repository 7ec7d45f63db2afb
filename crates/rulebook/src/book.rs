//! The static table and its accessors.

use crate::{Kind, Lang, Rule, System, Text};

include!(concat!(env!("OUT_DIR"), "/table.rs"));

/// The folded words of a rule, as indexes into [`WORDS`], with both spellings of umlauts. Languages are in the order of
/// [`Lang::ALL`](crate::Lang::ALL).
pub(crate) struct Folded {
    /// Words of the id.
    pub(crate) id: &'static [u16],
    /// Words of the titles.
    pub(crate) title: [&'static [u16]; 2],
    /// Index of its topic in [`HEADINGS`].
    pub(crate) heading: u16,
    /// Whether it is the first rule of its topic.
    pub(crate) is_first: bool,
    /// Number of words of the titles.
    pub(crate) title_words: [u16; 2],
    /// Words of the texts.
    pub(crate) text: [&'static [u16]; 2],
}

/// All rules in book order: by system, then by topic, then in the order of the topic file.
///
/// ```
/// assert!(schwung_rulebook::all().iter().any(|rule| rule.id == "sotc.hold.declare"));
/// ```
pub fn all() -> &'static [Rule] {
    &RULES
}

/// Returns the rule with exactly this id. For a misspelled id, [`nearest`](crate::nearest) has suggestions.
///
/// ```
/// use schwung_rulebook::get;
/// assert_eq!(get("sotc.hold.declare").map(|rule| rule.topic), Some("hold"));
/// assert_eq!(get("sotc.hold.declared"), None);
/// ```
pub fn get(id: &str) -> Option<&'static Rule> {
    let place = BY_ID.binary_search_by(|&at| RULES[usize::from(at)].id.cmp(id)).ok()?;
    Some(&RULES[usize::from(BY_ID[place])])
}

/// All systems in book order.
///
/// ```
/// assert_eq!(schwung_rulebook::systems()[0].id, "sotc");
/// ```
pub fn systems() -> &'static [System] {
    &SYSTEMS
}

/// All distinct folded words of the book, sorted.
pub(crate) fn words() -> &'static [&'static str] {
    &WORDS
}

/// For each of the [`words`], the length of its stem, or 0 if it is not a word of this language.
pub(crate) fn stems(lang: Lang) -> &'static [u8] {
    &STEMS[lang as usize]
}

/// For each of the [`words`], whether it occurs in the titles or texts of this language.
pub(crate) fn spoken(lang: Lang) -> &'static [bool] {
    &SPOKEN[lang as usize]
}

/// Whether the book has a word with this stem.
pub(crate) fn is_stem(stem: &str, lang: Lang) -> bool {
    beginning_with(stem).any(|at| spoken(lang)[at] && usize::from(stems(lang)[at]) == stem.len())
}

/// The range of words that begin with `start`.
pub(crate) fn beginning_with(start: &str) -> std::ops::Range<usize> {
    let all = words();
    let from = all.partition_point(|word| *word < start);
    from..from + all[from..].partition_point(|word| word.starts_with(start))
}

/// The headings of all topics in book order, as indexes into [`words`].
pub(crate) fn headings(lang: Lang) -> impl Iterator<Item = &'static [u16]> {
    HEADINGS.iter().map(move |both| both[lang as usize])
}

/// The folded stop words, sorted.
pub(crate) fn stop_words(lang: Lang) -> &'static [&'static str] {
    STOP[lang as usize]
}

/// The synonyms: stems that must occur together in a query, and the stems of the books' words for them.
pub(crate) fn meanings(lang: Lang) -> &'static [(&'static [&'static str], &'static [&'static str])] {
    MEANS[lang as usize]
}

/// The rules in book order, each with its folded words.
pub(crate) fn folded() -> impl Iterator<Item = (&'static Rule, &'static Folded)> {
    RULES.iter().zip(&FOLDED)
}

impl System {
    /// Returns the system's rules in book order.
    ///
    /// ```
    /// let system = &schwung_rulebook::systems()[0];
    /// assert!(system.rules().iter().all(|rule| rule.system == system.id));
    /// ```
    pub fn rules(&self) -> &'static [Rule] {
        let all = all();
        // The rules of a system are contiguous in book order.
        let start = all.iter().position(|rule| rule.system == self.id).unwrap_or(all.len());
        let count = all[start..].iter().take_while(|rule| rule.system == self.id).count();
        &all[start..start + count]
    }
}
