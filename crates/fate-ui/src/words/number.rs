//! Guesses from the name of a group whether it takes verbs in the singular or the plural.

use schwung_messages::Catalogue;

/// Returns whether the name of a group takes verbs in the plural in the language of `c`: unless the noun is a
/// collective one, as in "Harbour watch", or looks like a singular.
pub(super) fn is_plural(c: &Catalogue, name: &str) -> bool {
    let list = |key: &str| c.text(key, &[]).to_lowercase();
    let (collective, endings, ends) = (list("collective-names"), list("plural-endings"), list("name-ends"));
    let name = name.to_lowercase();
    // "Sailors of the Gull" are sailors, whatever a gull is; the 2 of "Rats 2" is not a noun.
    let is_end = |(at, word): &(usize, &str)| *at > 0 && ends.split(", ").any(|it| it == *word);
    let words = name.split_whitespace().enumerate().take_while(|it| !is_end(it)).map(|it| it.1);
    let Some(noun) = words.filter(|it| it.chars().filter(|it| it.is_alphabetic()).count() > 1).last() else {
        return false;
    };
    let noun = noun.trim_matches(|it: char| !it.is_alphabetic());
    // German compounds end in the noun that decides; most English ones are separate words.
    let is_collective = collective.split(", ").any(|it| noun.ends_with(it));
    // Words like "mistress" and "boss" end in `s` in the singular.
    let is_singular_s = noun.strip_suffix('s').is_some_and(|it| it.ends_with(['s', '\'', '’']));
    !is_collective
        && !is_singular_s
        && endings.split(", ").any(|it| noun.len() >= it.len() && noun.ends_with(it))
}
