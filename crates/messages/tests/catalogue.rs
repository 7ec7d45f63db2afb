//! The message files: complete, equal in both languages, and without unused messages.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::Path,
};

use fluent_bundle::FluentResource;
use schwung_messages::Catalogue;
use schwung_rulebook::Lang;

use crate::sources::{
    all_messages, all_variables, code_in, files, has_terms, is_loose, is_of, keys_of, messages, references,
    variables,
};

fn catalogue(lang: Lang) -> Catalogue {
    Catalogue::new(lang, "sotc")
}

#[test]
fn every_file_is_read_by_a_book_or_by_none() {
    for lang in Lang::ALL {
        for name in files(lang).keys() {
            let books = Catalogue::books().filter(|book| !is_loose(name) && is_of(name, book)).count();
            assert_eq!(books == 0, is_loose(name), "{lang}/{name} belongs to {books} books");
        }
    }
}

#[test]
fn every_file_can_be_read_to_the_end() {
    for lang in Lang::ALL {
        for (name, source) in files(lang) {
            let read = FluentResource::try_new(source);
            assert!(read.is_ok(), "{lang}/{name}: {:?}", read.err().map(|it| it.1));
        }
    }
}

#[test]
fn every_message_is_embedded() {
    for (lang, book) in Lang::ALL.into_iter().flat_map(|lang| Catalogue::books().map(move |it| (lang, it))) {
        let (catalogue, files) = (Catalogue::new(lang, book), files(lang));
        for name in Catalogue::files(book) {
            let keys = messages(&files[&format!("{name}.ftl")]);
            for key in keys.keys().filter(|it| !it.starts_with('-')) {
                assert!(catalogue.has(key), "{lang}/{name}: {key}");
            }
        }
    }
}

#[test]
fn every_file_has_the_same_messages_with_the_same_variables_in_both_languages() {
    let (de, en) = (files(Lang::De), files(Lang::En));
    assert_eq!(de.keys().collect::<Vec<_>>(), en.keys().collect::<Vec<_>>());
    for book in Catalogue::books() {
        let (all_de, all_en) = (all_messages(Lang::De, book), all_messages(Lang::En, book));
        for (name, source) in de.iter().filter(|it| is_of(it.0, book)) {
            let (ours, theirs) = (messages(source), messages(&en[name]));
            let keys = |it: &BTreeMap<String, String>| it.keys().cloned().collect::<Vec<_>>();
            assert_eq!(keys(&ours), keys(&theirs), "{name}");
            for key in ours.keys().filter(|it| !it.starts_with('-')) {
                // Ignores the number of a verb's subject: one language may need no verb where the other does.
                let without_number = |mut all: BTreeSet<String>| {
                    all.retain(|it| it != "actors" && it != "others");
                    all
                };
                let (ours, theirs) = (all_variables(&all_de, key), all_variables(&all_en, key));
                assert_eq!(without_number(ours), without_number(theirs), "{name}: {key}");
            }
        }
    }
}

#[test]
fn no_message_stands_twice() {
    for (lang, book) in Lang::ALL.into_iter().flat_map(|it| Catalogue::books().map(move |book| (it, book))) {
        let mut seen = BTreeMap::new();
        for (name, source) in files(lang).into_iter().filter(|it| is_of(&it.0, book)) {
            // A file of terms or words can replace messages of other files, but not define a key twice.
            let mut own = BTreeMap::new();
            let seen =
                if ["terms-", "words-"].iter().any(|it| name.starts_with(it)) { &mut own } else { &mut seen };
            for key in keys_of(&source) {
                assert_eq!(seen.insert(key.clone(), name.clone()), None, "{lang}/{name}: {key}");
            }
        }
    }
}

/// A message and a term with the same name would collide, and the second would win.
#[test]
fn no_line_breaks_between_a_number_and_its_percent_sign() {
    for lang in Lang::ALL {
        for (file, source) in files(lang) {
            let bad = messages(&source).into_iter().find(|(_, text)| text.contains(" %"));
            assert_eq!(bad, None, "{file}");
        }
    }
}

#[test]
fn no_message_has_the_name_of_a_term() {
    for lang in Lang::ALL {
        let all: BTreeSet<String> = files(lang).values().flat_map(|it| keys_of(it)).collect();
        for term in all.iter().filter_map(|it| it.strip_prefix('-')) {
            assert!(!all.contains(term), "{lang}: {term}");
        }
    }
}

#[test]
fn all_books_have_the_same_terms() {
    for lang in Lang::ALL {
        let files = files(lang);
        let shared: BTreeSet<String> = files
            .iter()
            .filter(|it| is_of(it.0, "sotc") && !it.0.starts_with("terms-"))
            .flat_map(|it| keys_of(it.1))
            .collect();
        let own = |book: &str| {
            let keys = keys_of(&files[&format!("terms-{book}.ftl")]).into_iter();
            keys.filter(|it| !it.starts_with("ladder-") && !shared.contains(it)).collect::<BTreeSet<_>>()
        };
        let first = own("sotc");
        assert!(first.len() > 30, "{first:?}");
        for book in Catalogue::books().filter(|it| has_terms(it)) {
            assert_eq!(own(book), first, "{lang}: {book}");
        }
    }
}

#[test]
fn every_reference_leads_somewhere() {
    for lang in Lang::ALL {
        for book in Catalogue::books() {
            let all = all_messages(lang, book);
            for (key, source) in &all {
                for other in references(source) {
                    assert!(all.contains_key(&other), "{lang}: {key} refers to {other}");
                }
            }
        }
    }
}

/// More messages than are kept, in an order in which they displace each other.
#[test]
fn a_message_that_was_formatted_before_is_that_of_its_key_and_arguments() {
    let [warm, fresh] = [(); 2].map(|()| Catalogue::new(Lang::En, "sotc"));
    let long = "long ".repeat(100);
    for round in 0..2 {
        for n in 0..6_000 {
            let number = n.to_string();
            for seat in ["", "1", "Anna", &number, &long] {
                let text = warm.text("line-joined", &[("seat", seat)]);
                assert!(text.contains(seat), "{round}, {n}: {text}");
            }
        }
    }
    for args in
        [[("seat", "1"), ("number", "2")], [("number", "1"), ("seat", "2")], [("seat", "12"), ("number", "")]]
    {
        for key in ["line-renamed", "line-left", "line-renamed", "no-such-message"] {
            assert_eq!(warm.text(key, &args), fresh.text(key, &args));
        }
    }
}

/// Messages that are common to all books may be used by any crate.
#[test]
fn every_common_message_is_used() {
    let crates = fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("..")).expect("the folder is there");
    let names = crates.map(|it| it.expect("readable").file_name().to_string_lossy().into_owned());
    let code: String = names.map(|it| code_in(&format!("{it}/src"))).collect();
    for lang in Lang::ALL {
        let files = files(lang);
        let keys = ["common.ftl", "insight.ftl"].map(|it| keys_of(&files[it]));
        assert!(keys.iter().all(|it| it.len() > 25), "{keys:?}");
        // Some keys are built from data; the code contains their prefix.
        let begins =
            |key: &str| key.match_indices('-').any(|(n, _)| code.contains(&format!("\"{}-{{", &key[..n])));
        for key in keys.into_iter().flatten() {
            assert!(code.contains(&format!("\"{key}\"")) || begins(&key), "{lang}: nobody uses {key}");
        }
    }
}

#[test]
fn a_book_has_its_own_messages_and_none_of_another() {
    let of = |book: &str| Catalogue::new(Lang::De, book);
    assert_eq!(of("zerospace").text("zs-attribute-power", &[]), "Macht");
    assert_eq!(of("zerospace").text("game-master", &[]), "Spielleitung");
    assert_eq!(of("zerospace").text("waiting-judge", &[]), "Urteil");
    for fate in Catalogue::books().filter(|it| has_terms(it)) {
        assert!(of(fate).has("points-n") && !of("zerospace").has("points-n"));
        assert!(!of(fate).has("zs-attribute-power"));
    }
    for book in Catalogue::books() {
        // Messages that tables of any book need.
        for key in
            ["refused-busy", "file-missing-key", "play-unused", "server-token", "line-opened", "form-nobody"]
        {
            assert!(of(book).has(key), "{book}: {key}");
        }
    }
}

#[test]
fn numbers_have_signs_and_a_real_minus() {
    let c = catalogue(Lang::De);
    assert_eq!([4, -2, 0].map(|n| c.number(n)), ["+4", "−2", "0"]);
}

#[test]
fn a_missing_message_shows_its_key() {
    let c = catalogue(Lang::De);
    assert_eq!(c.text("no-such-key", &[]), "⟨no-such-key⟩");
    assert_eq!(c.text("switch-grit.no-such-attribute", &[]), "⟨switch-grit.no-such-attribute⟩");
    assert!(!c.has("no-such-key"));
    assert!(c.has("switch-grit.text"));
}

#[test]
fn a_number_counts_and_a_name_that_looks_like_one_stays_as_it_is() {
    let c = catalogue(Lang::En);
    assert_eq!(c.text("points-n", &[("n", "1")]), "1 fate point");
    assert_eq!(c.text("points-n", &[("n", "12")]), "12 fate points");
    for name in ["007", "00", "+4", "1e3", "12345678901234567890", "0"] {
        assert_eq!(c.text("quoted", &[("words", name)]), format!("“{name}”"));
    }
}

#[test]
fn text_from_people_is_never_read_as_a_message() {
    let c = catalogue(Lang::En);
    assert_eq!(c.text("quoted", &[("words", "{ $actor } { -spin }")]), "“{ $actor } { -spin }”");
}

#[test]
fn an_unknown_book_has_the_terms_of_the_first() {
    let c = Catalogue::new(Lang::De, "no-such-book");
    assert_eq!(c.text("severity-mild", &[]), "gering");
}

#[test]
fn a_catalogue_can_be_shared_between_threads() {
    fn is_shared<T: Send + Sync>(_: &T) {}
    is_shared(&catalogue(Lang::De));
}

#[test]
fn what_is_made_without_words_is_kept_for_nobody() {
    let catalogue = catalogue(Lang::En);
    let silent = catalogue.silent();
    let length = |it: &Catalogue| it.once("length", &[], || it.text("list-separator", &[]).len().to_string());
    assert_eq!(length(&silent), "0");
    assert_eq!(length(&catalogue), "2");
    assert_eq!(length(&silent), "0");
}

/// A book, its messages, and which of their variables are names of people and groups.
const ENGINES: [(&str, &[&str], &[&str]); 3] = [
    (
        "daemmersturm",
        &["daemmersturm.ftl", "daemmersturm-show.ftl"],
        &["actor", "other", "by", "actors", "others"],
    ),
    ("zerospace", &["zerospace.ftl", "zerospace-show.ftl", "table.ftl"], &["actor", "other", "target"]),
    (
        "sotc",
        &["log.ftl", "fate.ftl", "state.ftl", "questions.ftl", "reasons.ftl", "forms.ftl"],
        &["actor", "other", "group", "companion", "acting"],
    ),
];

/// The messages with names, as the book says them of `name`; all other variables are `7`.
fn said_of(name: &str, lang: Lang, (book, of, people): (&str, &[&str], &[&str])) -> Vec<(String, String)> {
    let (catalogue, sources) = (Catalogue::new(lang, book), files(lang));
    let mut said = Vec::new();
    for (key, source) in of.iter().flat_map(|file| messages(&sources[*file])) {
        let names = variables(&source);
        // In these, `by` is a number, and `other` a zone.
        let is_other = key.starts_with("ds-effect-") || key == "border-between";
        if key.starts_with('-') || is_other || !people.iter().any(|it| names.contains(*it)) {
            continue;
        }
        let args: Vec<(&str, &str)> =
            names.iter().map(|it| (&**it, if people.contains(&&**it) { name } else { "7" })).collect();
        let you = format!("{key}.you");
        said.extend([key, you].into_iter().filter(|it| catalogue.has(it)).map(|it| {
            let text = catalogue.text(&it, &args);
            (it, text)
        }));
    }
    said
}

/// In sentences, names with an article are written small and stand in the case that the sentence demands.
#[test]
fn names_with_an_article_fit_into_sentences() {
    const PREPOSITIONS: [(&str, &[&str]); 3] = [
        ("den Grauen Vogt", &["von", "bei", "zu", "mit", "aus", "nach", "zwischen", "hilft", "hilfst"]),
        (
            "dem Grauen Vogt",
            &["gegen", "Gegen", "für", "Für", "durch", "ohne", "trifft", "greift", "führt", "hält", "wirft"],
        ),
        (
            "der Graue Vogt",
            &[
                "von", "bei", "zu", "mit", "aus", "nach", "zwischen", "gegen", "für", "durch", "ohne", "auf",
                "an", "vor", "hinter", "trifft", "greift", "führt", "hält", "hilft", "schützt", "gibt",
                "gelingt",
            ],
        ),
    ];
    let mut wrong = Vec::new();
    for (lang, name) in [(Lang::De, "Der Graue Vogt"), (Lang::En, "The Grey Reeve")] {
        for engine in ENGINES {
            let said = said_of(name, lang, engine);
            assert!(said.len() > 100, "{}: {}", engine.0, said.len());
            for (key, text) in said {
                for (at, _) in text.match_indices(name) {
                    // A name begins the sentence, a list, or what follows a colon, a dash or a number.
                    let last = text[..at].trim_end().chars().next_back();
                    if last.is_some_and(|it| !"(:.,–?7".contains(it)) {
                        wrong.push(format!("{lang} {key}: {text}"));
                    }
                }
                for (form, never) in PREPOSITIONS {
                    for (at, _) in text.match_indices(form) {
                        let before = text[..at].rsplit(' ').nth(1).unwrap_or_default();
                        if never.contains(&before) {
                            wrong.push(format!("{key}: {text}"));
                        }
                    }
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn names_of_fate_and_zerospace_are_declined() {
    let vogt = [("actor", "Der Krähenvogt"), ("other", "Der Krähenvogt"), ("actors", "1"), ("n", "2")];
    let fate = catalogue(Lang::De);
    assert_eq!(fate.text("event-attack", &vogt), "Der Krähenvogt greift den Krähenvogt an.");
    assert_eq!(fate.text("event-missed", &vogt), "Der Krähenvogt kommt gegen den Krähenvogt nicht durch.");
    assert_eq!(
        fate.text("judge-invocation", &[("aspect", "Nebel"), vogt[0]]),
        "Hilft Nebel hier dem Krähenvogt?"
    );
    assert_eq!(fate.text("event-extra-gained", &vogt), "Noch mehr gelingt dem Krähenvogt");
    let zerospace = Catalogue::new(Lang::De, "zerospace");
    assert_eq!(zerospace.text("zs-event-help", &vogt), "Der Krähenvogt hilft dem Krähenvogt");
    assert_eq!(zerospace.text("zs-result-round", &vogt), "die Runde geht an den Krähenvogt");
    assert_eq!(
        zerospace.text("zs-question-assist.you", &[vogt[1], ("skill", "Technik")]),
        "Hilfst du dem Krähenvogt mit Technik?"
    );
}
