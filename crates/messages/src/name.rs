//! Names within a sentence: articles in small letters, and German cases. The page does the same in `web/src/lib/names.ts`;
//! tests of both read `messages/names.txt`.

use std::borrow::Cow;

use fluent_bundle::{FluentArgs, FluentValue};
use schwung_rulebook::Lang;

/// The grammatical case of a German name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Case {
    Nominative,
    Accusative,
    Dative,
}

/// Masculine nouns, besides those in `e`, that end differently in all cases but the first: each with its ending, one in a
/// line.
const WEAK_NOUNS: &str = include_str!("../../../systems/weak-nouns.txt");

/// Plurals that are no feminine singulars: each in a line.
const PLURAL_NOUNS: &str = include_str!("../../../systems/plural-nouns.txt");

/// Adjectives and participles that names without an article begin with, without an ending: each in a line.
const ADJECTIVES: &str = include_str!("../../../systems/adjectives.txt");

/// The function `NAME` of messages, as in `{ NAME($other, case: "dative") }`: a name, or a list of names, as it stands
/// within a sentence, or with `place: "start"` at its start. Without a case, it is in the nominative.
pub(crate) fn function<'m>(lang: Lang, args: &[FluentValue<'m>], named: &FluentArgs<'_>) -> FluentValue<'m> {
    let Some(FluentValue::String(text)) = args.first() else {
        return args.first().cloned().unwrap_or(FluentValue::Error);
    };
    let case = match named.get("case") {
        Some(FluentValue::String(it)) if it == "accusative" => Case::Accusative,
        Some(FluentValue::String(it)) if it == "dative" => Case::Dative,
        _ => Case::Nominative,
    };
    let name = within(lang, text, case);
    let begins = matches!(named.get("place"), Some(FluentValue::String(it)) if it == "start");
    FluentValue::String(Cow::Owned(if begins && name != **text { capitalized(&name) } else { name }))
}

fn capitalized(text: &str) -> String {
    let mut rest = text.chars();
    rest.next().map_or_else(String::new, |it| it.to_uppercase().chain(rest).collect())
}

/// A list of names within a sentence.
fn within(lang: Lang, list: &str, case: Case) -> String {
    let last = match lang {
        Lang::De => " und ",
        Lang::En => " and ",
    };
    let head = |it: &str| it.split(", ").map(|name| one(lang, name, case)).collect::<Vec<_>>().join(", ");
    list.split(last).map(head).collect::<Vec<_>>().join(last)
}

/// A name within a sentence. Names without an article stay as they are, unless they begin with an adjective.
fn one(lang: Lang, name: &str, case: Case) -> String {
    let Some((article, rest)) = name.split_once(' ') else { return alone(name, case).to_owned() };
    let article = article.to_lowercase();
    match lang {
        Lang::En if ["the", "a", "an"].contains(&&*article) => format!("{article} {rest}"),
        Lang::De => {
            let declined = declined(&article, rest, case).or_else(|| without_article(name, case));
            declined.unwrap_or_else(|| name.to_owned())
        }
        Lang::En => name.to_owned(),
    }
}

/// What stands for a name that is not known.
fn alone(name: &str, case: Case) -> &str {
    match (name, case) {
        ("jemand", Case::Accusative) => "jemanden",
        ("niemand", Case::Accusative) => "niemanden",
        ("jemand", Case::Dative) => "jemandem",
        ("niemand", Case::Dative) => "niemandem",
        _ => name,
    }
}

/// A German name with its article; `None` if the first word is none. `Die` is read as the article of a single person, unless
/// the words after it can only be a plural. The gender of `ein` is not known, so that it changes only where that makes no
/// difference.
fn declined(article: &str, rest: &str, case: Case) -> Option<String> {
    let words: Vec<&str> = rest.split(' ').collect();
    if let ("die", Case::Dative, Some(noun)) = (article, case, plural_noun(&words)) {
        let several = |(n, word): (usize, &&str)| {
            let is_short = n == noun && !word.ends_with(['n', 's']);
            format!("{word}{}", if is_short { "n" } else { "" })
        };
        return Some(format!("den {}", words.iter().enumerate().map(several).collect::<Vec<_>>().join(" ")));
    }
    let (form, changes, is_masculine) = match (article, case) {
        ("der" | "die" | "das" | "ein" | "eine", Case::Nominative) => (article, false, false),
        ("der", Case::Accusative) => ("den", true, true),
        ("der", Case::Dative) => ("dem", true, true),
        ("die" | "das" | "ein" | "eine", Case::Accusative) => (article, false, false),
        ("die", Case::Dative) => ("der", true, false),
        ("das", Case::Dative) => ("dem", true, false),
        ("ein", Case::Dative) => ("einem", false, false),
        ("eine", Case::Dative) => ("einer", true, false),
        _ => return None,
    };
    // Adjectives follow the article at once, and end in `e`.
    let adjectives = words.iter().take_while(|it| it.ends_with('e') && !it.ends_with("ee")).count();
    let mut declined = vec![form.to_owned()];
    for (n, &word) in words.iter().enumerate() {
        let is_adjective = n < adjectives && n + 1 < words.len();
        let is_noun = is_masculine && n == adjectives.min(words.len() - 1);
        declined.push(match changes {
            true if is_adjective => format!("{word}n"),
            true if is_noun => format!("{word}{}", ending(word)),
            _ => word.to_owned(),
        });
    }
    Some(declined.join(" "))
}

/// A German name without an article that begins with adjectives; `None` if it does not, or does not change. Their ending tells
/// the gender; one in `e` belongs to a feminine noun or to several.
fn without_article(name: &str, case: Case) -> Option<String> {
    let words: Vec<&str> = name.split(' ').collect();
    let endings: Vec<&str> = words.iter().map_while(|it| adjective(it)).collect();
    let noun = words.get(endings.len())?;
    let (form, added) = match (*endings.first()?, case) {
        ("er", Case::Accusative) => ("en", ending(noun)),
        ("er", Case::Dative) => ("em", ending(noun)),
        ("es", Case::Dative) => ("em", ""),
        ("e", Case::Dative) if is_plural(noun) && !noun.ends_with(['n', 's']) => ("en", "n"),
        ("e", Case::Dative) if is_plural(noun) => ("en", ""),
        ("e", Case::Dative) => ("er", ""),
        _ => return None,
    };
    let declined = words.iter().enumerate().map(|(n, word)| match endings.get(n) {
        Some(end) => format!("{}{form}", word.strip_suffix(end).unwrap_or(word)),
        None if n == endings.len() => format!("{word}{added}"),
        None => (*word).to_owned(),
    });
    Some(declined.collect::<Vec<_>>().join(" "))
}

/// The ending of an adjective in the nominative; `None` for any other word.
fn adjective(word: &str) -> Option<&'static str> {
    let word = word.to_lowercase();
    let mut stems = ADJECTIVES.lines().filter(|it| !it.starts_with('#'));
    let end = stems.find_map(|it| word.strip_prefix(it).filter(|end| ["e", "er", "es"].contains(end)))?;
    ["e", "er", "es"].into_iter().find(|it| *it == end)
}

/// Whether a noun after an adjective in `e` is a plural.
fn is_plural(noun: &str) -> bool {
    let noun = noun.to_lowercase();
    let mut plurals = PLURAL_NOUNS.lines().filter(|it| !it.starts_with('#'));
    noun.ends_with("en") || plurals.any(|it| noun.ends_with(it))
}

/// The index of the noun of a name in the plural, after `die`; `None` if the name may be a singular.
fn plural_noun(words: &[&str]) -> Option<usize> {
    let adjectives = words.iter().take_while(|it| it.ends_with("en")).count();
    if adjectives > 0 {
        // "Frauen" in "Die Frauen der Stadt" is no adjective.
        let is_noun = |it: &&str| it.starts_with(char::is_uppercase);
        return Some(if words.get(adjectives).is_some_and(is_noun) { adjectives } else { adjectives - 1 });
    }
    let noun = words.first()?.to_lowercase();
    let mut plurals = PLURAL_NOUNS.lines().filter(|it| !it.starts_with('#'));
    plurals.any(|it| noun.ends_with(it)).then_some(0)
}

/// What a masculine noun gets in the accusative and dative.
fn ending(noun: &str) -> &'static str {
    if noun.ends_with('e') && !noun.ends_with("ee") {
        return "n";
    }
    let noun = noun.to_lowercase();
    let nouns = WEAK_NOUNS.lines().filter(|it| !it.starts_with('#')).filter_map(|it| it.split_once(' '));
    let weak = nouns.into_iter().find(|it| noun.ends_with(it.0));
    weak.map_or("", |it| it.1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn german_names_are_declined() {
        let cases = include_str!("../../../messages/names.txt").lines().filter(|it| !it.starts_with('#'));
        let cases: Vec<Vec<&str>> = cases.map(|it| it.split(" | ").collect()).collect();
        assert!(cases.len() > 10);
        for case in cases {
            let all =
                [Case::Nominative, Case::Accusative, Case::Dative].map(|it| within(Lang::De, case[0], it));
            assert_eq!(all[..], case[1..]);
        }
    }

    #[test]
    fn names_begin_a_sentence_with_a_capital_letter() {
        let place = |name: &'static str| {
            let mut named = FluentArgs::new();
            named.set("case", "accusative");
            named.set("place", "start");
            function(Lang::De, &[FluentValue::from(name)], &named)
        };
        let shown = [
            ("Der Krähenvogt", "Den Krähenvogt"),
            ("Die Nebelhexe", "Die Nebelhexe"),
            ("von Stein", "von Stein"),
        ];
        for (name, expected) in shown {
            assert_eq!(place(name), FluentValue::from(expected));
        }
    }

    #[test]
    fn lists_are_declined_name_by_name() {
        let list = "Der Krähenvogt, Die Nebelhexe und Arn";
        assert_eq!(within(Lang::De, list, Case::Dative), "dem Krähenvogt, der Nebelhexe und Arn");
        assert_eq!(within(Lang::En, "Arn and The Crow Reeve", Case::Dative), "Arn and the Crow Reeve");
    }
}
