//! Stems of German and English words.

use schwung_rulebook::internal::stem;

#[test]
fn forms_of_a_german_word_have_one_stem() {
    for forms in [
        ["verteidigung", "verteidigen", "verteidigt"],
        ["wurf", "wurfe", "wurfs"],
        ["heilung", "heilen", "heilt"],
        ["wurfel", "wurfeln", "wurfelt"],
        ["konsequenz", "konsequenzen", "konsequenzen"],
        ["kosten", "kostet", "koste"],
        ["stossen", "stosst", "stosse"],
    ] {
        let stems = forms.map(|it| stem(it, true));
        assert!(stems.iter().all(|it| *it == stems[0]), "{forms:?}: {stems:?}");
    }
}

#[test]
fn forms_of_an_english_word_have_one_stem() {
    for forms in [
        ["carry", "carries", "carrying"],
        ["stab", "stabs", "stabbing"],
        ["take", "takes", "taking"],
        ["roll", "rolls", "rolled"],
    ] {
        let stems = forms.map(|it| stem(it, false));
        assert!(stems.iter().all(|it| *it == stems[0]), "{forms:?}: {stems:?}");
    }
}

#[test]
fn short_words_and_numbers_stay() {
    for word in ["gift", "zug", "ap", "1d20", "schwung", "e", ""] {
        assert_eq!(stem(word, true), word);
    }
    for word in ["free", "aid", "is", "2d6s", "ss", ""] {
        assert!(word.starts_with(stem(word, false)) && stem(word, false).len() + 1 >= word.len(), "{word}");
    }
}
