//! The message files: complete, equal in both languages, and without unused messages.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
};

use crate::common::{assert_whole, books, catalogue};
use fluent_bundle::FluentResource;
use schwung_fate::{Bar, Profile, Reason, SwitchKind, Switches};
use schwung_messages::{Catalogue, reason, switch_name, switch_text};
use schwung_rulebook::Lang;

/// Files whose keys other crates use.
const OF_OTHERS: [&str; 10] = [
    "common.ftl",
    "files.ftl",
    "plays.ftl",
    "cli.ftl",
    "dice.ftl",
    "table.ftl",
    "fate.ftl",
    "forms.ftl",
    "server.ftl",
    "refusals.ftl",
];

/// Returns whether the file belongs to no book, but to the page.
fn is_loose(file: &str) -> bool {
    file.starts_with("page")
}

/// Returns whether other crates, or the page, use the keys of this file.
fn is_of_others(file: &str) -> bool {
    OF_OTHERS.contains(&file) || file.starts_with("page")
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../messages")
}

fn files(lang: Lang) -> BTreeMap<String, String> {
    let folder = root().join(lang.tag());
    fs::read_dir(folder)
        .expect("the folder is there")
        .map(|entry| {
            let path = entry.expect("readable").path();
            let name = path.file_name().expect("a file").to_string_lossy().into_owned();
            (name, fs::read_to_string(path).expect("UTF-8"))
        })
        .collect()
}

/// Keys of a file with their sources; attributes as `key.attribute`, terms with their leading `-`.
fn messages(source: &str) -> BTreeMap<String, String> {
    let mut all: BTreeMap<String, String> = BTreeMap::new();
    let (mut message, mut key) = (String::new(), String::new());
    for line in source.lines().filter(|line| !line.starts_with('#')) {
        let head = line.split(" =").next().unwrap_or_default();
        if line.contains(" =") && !line.starts_with([' ', '}']) {
            message = head.to_owned();
            key = head.to_owned();
        } else if line.trim_start().starts_with('.') {
            key = format!("{message}{}", head.trim());
        }
        if !key.is_empty() {
            all.entry(key.clone()).or_default().push_str(line);
        }
    }
    all
}

/// Names of the variables in a message, without `$`.
fn variables(source: &str) -> BTreeSet<String> {
    let name = |part: &str| {
        part.chars().take_while(|c| c.is_ascii_alphanumeric() || matches!(c, '-' | '_')).collect()
    };
    source.split('$').skip(1).map(name).collect()
}

/// Messages and terms that a message refers to.
fn references(source: &str) -> BTreeSet<String> {
    let parts =
        source.split('{').skip(1).filter_map(|part| part.split(['}', '(', ' ']).find(|it| !it.is_empty()));
    parts.filter(|it| !it.starts_with(['$', '"'])).map(str::to_owned).collect()
}

/// Variables of a message and of everything it refers to.
fn all_variables(all: &BTreeMap<String, String>, key: &str) -> BTreeSet<String> {
    let source = all.get(key).map(String::as_str).unwrap_or_default();
    let mut found = variables(source);
    for other in references(source).iter().filter(|it| !it.starts_with('-')) {
        found.extend(all_variables(all, other));
    }
    found
}

/// Returns whether the file belongs to this book. The page's own texts use the terms of a Fate book.
fn is_of(file: &str, book: &str) -> bool {
    let named = Catalogue::files(book).any(|it| file.strip_suffix(".ftl") == Some(it));
    named || (is_loose(file) && Profile::ALL.contains(&book))
}

/// The messages of a book in the order in which they are loaded, those without a book first: later ones can
/// replace earlier ones.
fn all_messages(lang: Lang, book: &str) -> BTreeMap<String, String> {
    let files = files(lang);
    let loose = files.keys().filter(|it| is_loose(it) && is_of(it, book)).cloned();
    let names = loose.chain(Catalogue::files(book).map(|it| format!("{it}.ftl")));
    names.flat_map(|it| messages(&files[&it])).collect()
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
                    all.remove("actors");
                    all
                };
                let (ours, theirs) = (all_variables(&all_de, key), all_variables(&all_en, key));
                assert_eq!(without_number(ours), without_number(theirs), "{name}: {key}");
            }
        }
    }
}

/// The keys of a file in order, including duplicates.
fn keys_of(source: &str) -> Vec<String> {
    let lines = source.lines().filter(|it| !it.starts_with(['#', ' ', '}']) && it.contains(" ="));
    lines.map(|line| line.split(" =").next().unwrap_or_default().to_owned()).collect()
}

#[test]
fn no_message_stands_twice() {
    for (lang, book) in Lang::ALL.into_iter().flat_map(|it| Catalogue::books().map(move |book| (it, book))) {
        let mut seen = BTreeMap::new();
        for (name, source) in files(lang).into_iter().filter(|it| is_of(&it.0, book)) {
            // A file of terms can replace messages of other files, but not define a key twice.
            let mut own = BTreeMap::new();
            let seen = if name.starts_with("terms-") { &mut own } else { &mut seen };
            for key in keys_of(&source) {
                assert_eq!(seen.insert(key.clone(), name.clone()), None, "{lang}/{name}: {key}");
            }
        }
    }
}

/// A message and a term with the same name would collide, and the second would win.
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
        for book in Profile::ALL {
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

/// The code of this crate.
fn code() -> String {
    code_of("messages")
}

/// The code of a crate.
fn code_of(name: &str) -> String {
    fn collect(folder: &Path, code: &mut String) {
        for entry in fs::read_dir(folder).expect("the folder is there") {
            let path = entry.expect("readable").path();
            if path.is_dir() {
                collect(&path, code);
            } else {
                code.push_str(&fs::read_to_string(&path).expect("UTF-8"));
            }
        }
    }
    let mut code = String::new();
    collect(&Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(name).join("src"), &mut code);
    code
}

/// String literals in the code.
fn literals(code: &str) -> BTreeSet<String> {
    code.split('"').skip(1).step_by(2).map(str::to_owned).collect()
}

/// Keys that occur literally in the code.
fn said(code: &str) -> BTreeSet<String> {
    let calls = [".say(", ".say_of(", ".text(", "with(", "plain(", "at("].into_iter();
    let after = calls.flat_map(|call| code.split(call).skip(1).map(str::trim_start));
    let quoted = after.filter_map(|rest| rest.strip_prefix('"')?.split('"').next());
    quoted.filter(|it| !it.contains([' ', '{', '⟨'])).map(str::to_owned).collect()
}

/// Keys that the code builds from data.
fn made() -> BTreeSet<String> {
    let mut keys: BTreeSet<String> = Bar::ALL.iter().map(|bar| format!("reason-{}", bar.key())).collect();
    for switch in Switches::ALL {
        keys.insert(format!("switch-{}", switch.name));
        keys.insert(format!("switch-{}.text", switch.name));
        if let SwitchKind::Choice(words) = switch.kind {
            keys.extend(words.iter().map(|word| format!("position-{word}")));
        }
    }
    keys.extend((1..=schwung_fate::TIME_STEPS).map(|step| format!("time-{step}")));
    keys.extend(["harm", "deceive", "scare", "charm", "move"].map(|key| format!("agenda-{key}")));
    keys
}

/// Names of rungs: those of each book's ladder, and their older names.
fn rungs(profile: &Profile) -> BTreeSet<String> {
    let (low, high) = profile.ladder;
    let place = |n: i8| if n < 0 { format!("minus-{}", n.unsigned_abs()) } else { n.to_string() };
    (low..=high).map(|n| format!("ladder-{}", place(n))).collect()
}

#[test]
fn every_key_that_is_made_from_data_has_a_message() {
    for (c, profile) in books() {
        for key in made().into_iter().chain(rungs(&profile)) {
            assert!(c.has(&key), "{} {}: {key}", c.lang(), profile.id);
        }
    }
}

#[test]
fn every_key_in_the_code_has_a_message_and_every_message_is_used() {
    let is_key = |it: &&String| {
        let prefixes = [
            "event-",
            "question-",
            "answer-",
            "judge-",
            "status-",
            "scene-",
            "life-",
            "why-",
            "deed-",
            "gain-",
            "time-",
            "veiled-",
            "rung",
            "result-",
        ];
        !it.contains([' ', '{', '.', '/']) && prefixes.iter().any(|prefix| it.starts_with(prefix))
    };
    let code = code();
    let (literals, said, made) = (literals(&code), said(&code), made());
    assert!(said.len() > 200, "the code says many keys: {}", said.len());
    for (c, profile) in books() {
        let lang = c.lang();
        for key in literals.iter().filter(is_key).chain(&said) {
            assert!(c.has(key), "{lang}: {key}");
        }
        let files = files(lang);
        let all = all_messages(lang, profile.id);
        let referred: BTreeSet<String> = all.values().flat_map(|it| references(it)).collect();
        let rungs = rungs(&profile);
        let older = |key: &str| {
            key.strip_prefix("ladder-older-").is_some_and(|it| rungs.contains(&format!("ladder-{it}")))
        };
        let ours = files.iter().filter(|it| !is_of_others(it.0) && is_of(it.0, profile.id));
        for (name, source) in ours {
            for key in messages(source).keys() {
                let used = literals.contains(key) || made.contains(key) || referred.contains(key);
                assert!(used || rungs.contains(key) || older(key), "{lang}/{name}: nobody uses {key}");
            }
        }
    }
}

/// Messages that are common to all books may be used by any crate.
#[test]
fn every_common_message_is_used() {
    let crates = fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("..")).expect("the folder is there");
    let names = crates.map(|it| it.expect("readable").file_name().to_string_lossy().into_owned());
    let code: String = names.map(|it| code_of(&it)).collect();
    for lang in Lang::ALL {
        let keys = keys_of(&files(lang)["common.ftl"]);
        assert!(keys.len() > 25, "{keys:?}");
        // Some keys are built from data; the code contains their prefix.
        let begins =
            |key: &str| key.match_indices('-').any(|(n, _)| code.contains(&format!("\"{}-{{", &key[..n])));
        for key in keys {
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
    for fate in Profile::ALL {
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
fn every_reason_and_every_switch_reads_whole() {
    for (c, _) in books() {
        for &bar in Bar::ALL {
            assert_whole(&reason(&c, &bar.into()));
            assert_whole(&reason(&c, &Reason::of(bar, 5, -1)));
        }
        for switch in Switches::ALL {
            assert_whole(&switch_name(&c, switch));
            let text = switch_text(&c, switch);
            assert_whole(&text);
            assert!(text.ends_with(['.', '?']), "{text}");
        }
    }
}

#[test]
fn reasons_name_what_is_needed_and_what_there_is() {
    let (de, en) = (catalogue(Lang::De), catalogue(Lang::En));
    let box_reason = Reason::of(Bar::NoFreeBox, 6, 5);
    assert_eq!(reason(&de, &box_reason), "Kein freies Kästchen ab 6; die Leiste hat 5");
    assert_eq!(reason(&en, &box_reason), "No free box from 6 up; the track has 5");
    let plain = Reason::from(Bar::OutOfBounds);
    assert_eq!(reason(&en, &plain), "That is out of bounds");
    let beyond = reason(&en, &Reason::of(Bar::OutOfBounds, 20, -25));
    assert_eq!(beyond, "That is beyond a limit of the software: 20 at most");
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
