//! What the log says when somebody or a scene comes to the table.

#![allow(clippy::unwrap_used)]

use schwung_log::HouseDeed;
use schwung_rulebook::Lang;
use schwung_systems::{AnyGame, BOOKS, open};
use schwung_views::wire::{Do, NewTable, Role, Start, You};

use crate::{
    characters::{GM, act, demo, player},
    tables::Face,
};

const WATCH: You = You { role: Role::Watch, seat: None };

fn stage(table: &mut Box<dyn AnyGame>, body: &str, new_scene: bool) {
    act(table, GM, Do::Stage { body: Some(body.to_owned()), item: None, new_scene }).unwrap();
}

/// All lines after the record `seq` in the numbering of the game master.
fn said(table: &dyn AnyGame, you: You, seq: u64) -> Vec<String> {
    let lines = table.lines(you, Lang::En.into(), seq, table.seq() + 1);
    lines.into_iter().map(|it| it.text).collect()
}

#[test]
fn only_newcomers_are_told_of_and_only_to_who_may_know_them() {
    for book in BOOKS {
        let mut table = demo(book);
        let seq = table.seq();
        stage(&mut table, "[[character]]\nside = \"The Lodge\"\nname = \"Mole\"\nhidden = true\n", false);
        for you in [player(1), WATCH] {
            assert_eq!(said(&*table, you, seq), [] as [String; 0], "{}", book.id);
        }
        let gm = said(&*table, GM, seq);
        assert!(gm.iter().any(|it| it.contains("Mole")), "{}: {gm:?}", book.id);

        let seq = table.seq();
        stage(&mut table, "[[character]]\nside = \"The Watch\"\nname = \"Vane\"\n", false);
        let told = said(&*table, WATCH, seq);
        assert!(!told.is_empty() && told.iter().all(|it| it.contains("Vane")), "{}: {told:?}", book.id);
    }
}

#[test]
fn a_new_scene_is_told_with_its_title_and_its_zones() {
    for book in BOOKS.iter().filter(|it| ["sotc", "malmsturm", "freefate"].contains(&it.id)) {
        let mut table = demo(book);
        let seq = table.seq();
        let body = "title = \"The Opera Burns\"\n[[zone]]\nname = \"Foyer\"\n[[zone]]\nname = \"Stage\"\n[[border]]\nbetween = [\"Foyer\", \"Stage\"]\nvalue = 1\n";
        stage(&mut table, body, true);
        let told = said(&*table, player(1), seq);
        let line = "New scene, “The Opera Burns”: Foyer and Stage.".to_owned();
        assert!(told.contains(&line), "{}: {told:?}", book.id);

        let seq = table.seq();
        stage(&mut table, "[[zone]]\nname = \"Attic\"\n", false);
        let told = said(&*table, WATCH, seq);
        assert_eq!(told, ["New on the map: Attic."], "{}", book.id);
    }
}

/// Without a name, she is called by what she is.
#[test]
fn the_game_master_begins_a_sentence_with_an_article() {
    for book in BOOKS {
        let told = |gm: &str| {
            let start = Start::Demo { system: book.id.to_owned() };
            let new = NewTable { start, gm: gm.into(), title: String::new(), lang: "de".into() };
            let mut table = open(&new, 7, "open", &mut Face(1)).unwrap().0;
            let deed =
                HouseDeed::Throw { dice: "1d6".into(), faces: None, label: "Glück".into(), secret: false };
            act(&mut table, GM, Do::House(deed)).unwrap();
            table.lines(WATCH, Lang::De.into(), 0, u64::MAX).pop().unwrap().text
        };
        let gm = match book.id {
            "daemmersturm" => "Der Plotleiter",
            "freefate" => "Die SL",
            _ => "Die Spielleitung",
        };
        assert!(told("").starts_with(&format!("{gm} würfelt ")), "{}: {}", book.id, told(""));
        assert!(told("Mira").starts_with("Mira würfelt "), "{}: {}", book.id, told("Mira"));
    }
}

/// The people of the other table have left, and the game master keeps her name.
#[test]
fn an_import_tells_of_a_name_only_if_it_is_another() {
    for book in BOOKS {
        let file = demo(book).export();
        let told = |gm: &str| {
            let start = Start::Import { file: file.clone() };
            let new = NewTable { start, gm: gm.into(), title: String::new(), lang: "de".into() };
            let table = open(&new, 9, "import", &mut Face(1)).unwrap().0;
            table.lines(WATCH, Lang::En.into(), 0, u64::MAX).pop().unwrap().text
        };
        assert!(!told("Mira").contains("is now called"), "{}: {}", book.id, told("Mira"));
        assert!(told("Jana").ends_with(" is now called Jana."), "{}: {}", book.id, told("Jana"));
    }
}
