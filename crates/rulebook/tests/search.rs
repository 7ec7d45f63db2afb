//! Full-text search, and the steps of which it consists.

use proptest::prelude::*;
use schwung_rulebook::internal::{
    self, FORM, HEAD, INSIDE, MEANT, MISSPELLED, PREFIX, WHOLE, drawn_together, words,
};
use schwung_rulebook::{
    Hit, Kind, Lang, MAX_QUERY_WORDS, Scope, all, get, nearest, search, search_in, systems,
};

fn ids(query: &str, lang: Lang) -> Vec<&'static str> {
    search(query, lang).into_iter().map(|hit| hit.rule.id).collect()
}

/// How well a German query of one word matches a word of the book.
fn fit(query: &str, word: &str) -> u8 {
    internal::fit(query, word, Lang::De).expect("a word of the book")
}

#[test]
fn a_whole_word_fits_better_than_a_form_than_a_part_than_a_slip() {
    assert_eq!(fit("block", "block"), WHOLE);
    assert_eq!(fit("blocks", "block"), FORM);
    assert_eq!(fit("konseq", "konsequenz"), PREFIX);
    assert_eq!(fit("leiste", "stressleiste"), HEAD);
    assert_eq!(fit("giftdolch", "dolch"), HEAD, "of the compound that is asked for");
    assert_eq!(fit("onsequ", "konsequenz"), INSIDE);
    assert_eq!(fit("blokc", "block"), MISSPELLED);
    assert_eq!(fit("block", "zone"), 0);
}

/// "Halt" is a hold, "hält" a form of "halten", and "Schäden" the plural of "Schaden".
#[test]
fn a_verb_with_an_umlaut_is_no_noun_without_it() {
    assert_eq!(fit("hält", "haelt"), WHOLE);
    assert_eq!(fit("hält", "halten"), FORM);
    assert_eq!(fit("hält", "halt"), INSIDE);
    assert_eq!(fit("haelt", "halt"), INSIDE);
    assert_eq!(fit("halt", "halt"), WHOLE);
    assert!(fit("Schäden", "schaden") >= FORM);
    assert!(fit("stößt", "wegstossen") >= HEAD);
    assert!(
        !ids("wie lange hält der Schild", Lang::De)[..3].contains(&"daemmersturm.climb.mod.pinned-weapon")
    );
}

#[test]
fn a_title_says_what_its_rule_is_about() {
    let scope = Scope { first: Some("zerospace"), ..Scope::default() };
    let first = |query| search_in(query, Lang::De, &scope)[0].rule.id;
    assert_eq!(first("wie lange hält ein aufgeschobener Zug"), "zerospace.delay.window");
}

#[test]
fn the_books_word_is_meant() {
    assert_eq!(fit("ausgeknockt", "bewusstlos"), 0);
    assert_eq!(fit("ohnmächtig", "bewusstlos"), MEANT);
    assert!(ids("Ohnmächtige", Lang::De).contains(&"zerospace.helpless.effect"));
}

#[test]
fn slips_are_forgiven_by_the_length_of_the_word() {
    assert_eq!(fit("zgu", "zug"), 0, "three letters: none");
    assert_eq!(fit("zugg", "zug"), MISSPELLED, "four letters: one");
    assert_eq!(fit("manvoer", "manoever"), 0, "seven letters: not two");
    assert_eq!(fit("konseqenzz", "konsequenz"), MISSPELLED, "ten letters: two");
    assert_eq!(fit("konseknz", "konsequenz"), 0, "not three");
    assert_eq!(fit("5000", "1000"), 0, "a number is not misspelled");
    assert_eq!(fit("lange", "lanze"), 0, "a word that the book has is not misspelled");
}

#[test]
fn a_query_has_words_in_every_spelling_that_may_be_meant() {
    assert_eq!(words("Fäuste!"), [vec!["faeuste", "fauste"]]);
    assert_eq!(words("Bloecke"), [vec!["blocke", "bloecke"]]);
    assert_eq!(words("  roll-up "), [vec!["roll"], vec!["up"]]);
    assert_eq!(words(&"a ".repeat(1000)).len(), MAX_QUERY_WORDS);
}

#[test]
fn no_words_no_hits() {
    for query in ["", "   ", "…", "„“ - ."] {
        assert!(search(query, Lang::De).is_empty(), "{query}");
    }
}

#[test]
fn an_id_finds_its_rule_in_either_language() {
    for rule in all() {
        for lang in Lang::ALL {
            assert!(ids(rule.id, lang)[..].iter().take(10).any(|id| *id == rule.id), "{} in {lang}", rule.id);
        }
    }
}

#[test]
fn every_rule_is_among_the_first_ten_for_its_own_title() {
    for rule in all() {
        for lang in Lang::ALL {
            let title = rule.title.in_(lang);
            let place = ids(title, lang).iter().position(|id| *id == rule.id);
            assert!(place.is_some_and(|place| place < 10), "{}: “{title}” is at {place:?}", rule.id);
        }
    }
}

#[test]
fn every_rule_is_found_by_its_title_in_the_other_language() {
    for rule in all() {
        for lang in Lang::ALL {
            let title = rule.title.in_(lang.other());
            // "Gifts" is also the genitive of the German word for poison.
            let is_known = |word: &Vec<String>| word.iter().any(|it| internal::is_spoken(it, lang));
            if words(title).iter().all(is_known) {
                continue;
            }
            assert!(ids(title, lang).contains(&rule.id), "{}: {title}", rule.id);
        }
    }
}

#[test]
fn rules_with_all_words_come_first() {
    let both = ids("volle verteidigung", Lang::De);
    let (one, other) = (ids("volle", Lang::De), ids("verteidigung", Lang::De));
    assert!(one.contains(&both[0]) && other.contains(&both[0]), "{both:?}");
    assert!(!ids("volle xyzzyxyzzy", Lang::De).is_empty(), "what nobody knows does not hide the rest");
    assert!(ids("xyzzyxyzzy", Lang::De).is_empty());
}

/// What is asked about counts more than how it is asked: "how long" and "last" are one word for a duration.
#[test]
fn what_is_said_twice_counts_once() {
    for query in ["wie lange hält Schild", "wie lange hält der Schild"] {
        let found = ids(query, Lang::De);
        assert!(found[..3].iter().all(|it| it.contains("shield")), "{query}: {found:?}");
    }
    let first =
        search_in("wie lange hält Schild", Lang::De, &Scope { first: Some("sotc"), ..Scope::default() });
    assert_eq!(first[0].rule.system, "sotc", "the book of the table comes first");
}

#[test]
fn articles_and_question_words_do_not_count() {
    let first = |query| ids(query, Lang::De).into_iter().take(5).collect::<std::collections::BTreeSet<_>>();
    assert_eq!(first("was ist denn ein Schild?"), first("Schild"));
    assert!(!ids("was", Lang::De).is_empty(), "unless there is nothing else");
}

#[test]
fn a_word_of_the_chosen_language_is_not_looked_for_in_the_other() {
    let german = ids("Gift", Lang::De);
    assert!(german.iter().all(|id| !id.starts_with("malmsturm.gift.")), "{german:?}");
    assert!(german.iter().filter(|id| id.starts_with("daemmersturm.poison.")).count() >= 5, "{german:?}");
    let english = ids("gift", Lang::En);
    assert!(english.iter().all(|id| !id.starts_with("daemmersturm.poison.")), "{english:?}");
    assert!(english[0].starts_with("malmsturm.gift."), "{english:?}");
}

#[test]
fn the_book_of_the_table_comes_first() {
    for system in systems() {
        let scope = Scope { first: Some(system.id), ..Scope::default() };
        let found = search_in("Angriff", Lang::De, &scope);
        let books: Vec<bool> = found.iter().map(|it| it.rule.system == system.id).collect();
        assert!(books.is_sorted_by(|one, other| one >= other), "{}", system.id);
        let everywhere = search("Angriff", Lang::De);
        assert!(everywhere.iter().any(|it| it.rule.system != system.id));
    }
}

#[test]
fn a_scope_holds_its_rules_only() {
    let scope = Scope { system: Some("zerospace"), kind: Some(Kind::Judgement), ..Scope::default() };
    let found = search_in("Deckung", Lang::De, &scope);
    assert!(!found.is_empty());
    assert!(found.iter().all(|it| it.rule.system == "zerospace" && it.rule.kind == Kind::Judgement));
    let scope = Scope { topic: Some("cover"), ..Scope::default() };
    assert!(search_in("Deckung", Lang::De, &scope).iter().all(|it| it.rule.topic == "cover"));
}

#[test]
fn umlauts_and_case_do_not_matter() {
    let umlaut = ids("fähigkeit", Lang::De);
    for query in ["FÄHIGKEIT", "fa\u{308}higkeit", "Fähig\u{ad}keit"] {
        assert_eq!(ids(query, Lang::De), umlaut, "{query}");
    }
    // An umlaut matches what either spelling matches.
    for query in ["kaempfer", "kampfer"] {
        let with_umlaut = ids("kämpfer", Lang::De);
        assert!(ids(query, Lang::De).iter().all(|id| with_umlaut.contains(id)), "{query}");
    }
}

#[test]
fn hits_are_in_order_of_score_then_of_the_book() {
    let place = |id: &str| all().iter().position(|rule| rule.id == id);
    for query in ["block", "a", "stress", "die", "exchange"] {
        let hits = search(query, Lang::De);
        let order = |hit: &Hit| (std::cmp::Reverse(hit.score), place(hit.rule.id));
        assert!(hits.is_sorted_by_key(order), "{query}");
    }
}

proptest! {
    #[test]
    fn no_query_panics(query in any::<String>(), german in any::<bool>()) {
        let lang = if german { Lang::De } else { Lang::En };
        for hit in search(&query, lang) {
            prop_assert!(hit.score > 0);
            prop_assert_eq!(get(hit.rule.id), Some(hit.rule));
        }
        nearest(&query);
    }

    #[test]
    fn folding_twice_is_folding_once(text in any::<String>()) {
        let once = internal::folded(&text);
        let twice = [0, 1].map(|n| internal::folded(&once[n])[n].clone());
        prop_assert_eq!(twice, once);
    }

    #[test]
    fn folding_keeps_the_number_of_words(text in "[a-zäöüßÄÖÜ\u{300}\u{308}\u{ad} ,.-]{0,40}") {
        let [spelled_out, bare] = internal::folded(&text).map(|it| it.split(' ').count());
        prop_assert_eq!(spelled_out, bare);
    }

    #[test]
    fn every_beginning_of_a_title_word_finds_its_rule(pick in any::<prop::sample::Index>(), cut in 1usize..8) {
        prop_assume!(!all().is_empty());
        let rule = &all()[pick.index(all().len())];
        let [word, _] = internal::folded(rule.title.de);
        let word: String = word.split(' ').next().unwrap_or_default().chars().take(cut).collect();
        prop_assert!(ids(&word, Lang::De).contains(&rule.id), "{} by {}", rule.id, word);
    }
}

#[test]
fn what_may_stand_for_an_umlaut_is_drawn_together() {
    let drawn =
        "bloecke kaempfer ueberfluss neue mauer quelle zuerst hoehe aerger e".split(' ').map(drawn_together);
    let want = "blocke kampfer uberfluss neue mauer quelle zurst hohe arger e".split(' ');
    assert_eq!(drawn.collect::<Vec<_>>(), want.collect::<Vec<_>>());
}

/// The spelling of umlauts does not change the result, even in misspelled words.
#[test]
fn umlauts_are_found_however_they_are_typed() {
    for (umlaut, typed) in
        [("Blöcke", "Bloecke"), ("Kämpfer", "Kaempfer"), ("Überflus", "Ueberflus"), ("Manöver", "manoever")]
    {
        assert!(!ids(umlaut, Lang::De).is_empty(), "{umlaut}");
        assert_eq!(ids(typed, Lang::De), ids(umlaut, Lang::De), "{typed}");
    }
}

#[test]
fn folding_writes_umlauts_either_way() {
    for (text, spelled_out, bare) in [
        ("Überfluß", "ueberfluss", "uberfluss"),
        ("„Fäuste“, 4dF!", "faeuste 4df", "fauste 4df"),
        ("A\u{308}rger café", "aerger cafe", "arger cafe"),
        ("ẞ ÆON", "ss aeon", "ss aeon"),
        ("zuerst neue", "zuerst neue", "zuerst neue"),
        (" -- ", "", ""),
    ] {
        assert_eq!(internal::folded(text), [spelled_out, bare], "{text}");
    }
}

#[test]
fn a_german_verb_is_found_with_its_prefix_at_the_end() {
    for (query, rule) in [
        ("wann lade ich meine Pistole nach", "daemmersturm.ranged.reload"),
        ("wie gebe ich auf?", "sotc.concession.offer"),
        ("wie weiche ich aus", "zerospace.dodge.procedure"),
        ("wie stehe ich wieder auf", "zerospace.prone.stand-up"),
    ] {
        let found = ids(query, Lang::De);
        assert!(found.iter().take(3).any(|it| *it == rule), "{query}: {found:?}");
    }
}

#[test]
fn a_sentence_that_ends_with_a_prefix_is_found_as_it_is() {
    assert_eq!(ids("Waffen bringt euer Tisch mit", Lang::De)[0], "daemmersturm.melee.damage-tables");
}
