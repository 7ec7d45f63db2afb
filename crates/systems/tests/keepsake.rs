//! Tests of an evening as a keepsake. Run with `UPDATE=1` to rewrite the expected texts in `tests/keepsake/`.

#![allow(clippy::unwrap_used)]

use std::{env, fs, path::Path};

use schwung_log::{HouseDeed, PictureFor, Told};
use schwung_rulebook::Lang;
use schwung_systems::{AnyGame, BOOKS, Refusal, Which, blank, open};
use schwung_views::wire::{CommandText, Do, KeepsakeView, Line, NewTable, SceneView, Start, You};
use serde_json::json;

use crate::{
    commits::{GM, PLAYER, WATCH},
    insight::fought,
    tables::Face,
};

const HOUR: i64 = 3_600_000;
/// The smallest file that is accepted as a JPEG.
const JPEG: &str = "/9j/2wBDAAMCAgICAgMCAgIDAwMDBAYEBAQEBAgGBgUGCQgKCgkICQkKDA8MCgsOCwkJDRENDg8QEBEQCgwSExIQEw8QEBD/yQALCAABAAEBAREA/8wABgAQEAX/2gAIAQEAAD8A0s8g/9k=";

fn does(table: &mut dyn AnyGame, at: i64, what: Do) {
    does_as(table, GM, at, what).unwrap();
}

fn does_as(table: &mut dyn AnyGame, you: You, at: i64, what: Do) -> Result<(), Refusal> {
    let id = format!("deed-{}", table.seq() + 1);
    let deed = table.parse(Lang::De, what)?;
    let decided = table.decide(you, Lang::De, &id, at, &deed, &mut Face(1))?;
    table.commit(decided).unwrap();
    Ok(())
}

fn house(table: &mut dyn AnyGame, at: i64, what: HouseDeed) {
    does(table, at, Do::House(what));
}

fn say(table: &mut dyn AnyGame, at: i64, text: &str, to: Told) {
    house(table, at, HouseDeed::Say { text: text.to_owned(), to });
}

fn latest(table: &dyn AnyGame, lang: Lang) -> KeepsakeView {
    table.keepsake(lang, false, Which::Latest).unwrap()
}

#[test]
fn fights_of_every_book_are_kept() {
    for (seed, book) in (0..).zip(BOOKS) {
        let table = fought(book, seed);
        for lang in Lang::ALL {
            let it = latest(&*table, lang);
            let fights: Vec<_> = it.parts.iter().filter(|it| it.fight).collect();
            assert!(!fights.is_empty(), "{}", book.id);
            for fight in fights {
                assert!((1..=6).contains(&fight.moments.len()), "{}: {fight:?}", book.id);
                assert!(fight.lines.len() > fight.moments.len() && !fight.outcome.is_empty());
                let is_told = |it: &schwung_views::wire::KeepsakeLine| {
                    fight.lines.iter().any(|line| line.text == it.text)
                };
                assert!(fight.moments.iter().all(is_told), "{}", book.id);
            }
            assert!(it.quotes.quotes.len() <= 12 && !it.sections.is_empty(), "{}", book.id);
            let text = serde_json::to_string(&it).unwrap();
            assert!(!text.contains('⟨'), "{}: a message is missing: {text}", book.id);
            let markdown = table.recap(lang, false, Which::All).unwrap();
            for line in it.parts.iter().flat_map(|it| &it.moments) {
                let words: Vec<&str> = line.text.split(['*', '_', '[', ']', '<', '>', '#', '|']).collect();
                assert!(words.iter().all(|it| markdown.contains(it)), "{}: {}", book.id, line.text);
            }
        }
    }
}

/// To begin a spell turns nothing yet.
#[test]
fn a_spell_that_begins_is_no_turning_point() {
    let book = BOOKS.iter().find(|it| it.id == "daemmersturm").unwrap();
    let mut begun = 0;
    for seed in 0..4 {
        let it = latest(&*fought(book, seed), Lang::De);
        let begins = |it: &&schwung_views::wire::KeepsakeLine| it.text.contains("zu kanalisieren (K");
        for fight in it.parts.iter().filter(|it| it.fight) {
            begun += fight.lines.iter().filter(begins).count();
            assert_eq!(fight.moments.iter().find(begins), None);
        }
    }
    assert!(begun > 0, "nobody channels");
}

/// A fight with messages and pictures around it.
fn evening() -> Box<dyn AnyGame> {
    let mut table = fought(&BOOKS[0], 4);
    let table_ = &mut *table;
    house(table_, HOUR, HouseDeed::Title("Nebel am Kai".to_owned()));
    say(table_, HOUR, "Wer das Licht hält, hält das Schiff.", Told::All);
    say(table_, HOUR, "Der Wärter lügt", Told::Gm);
    house(
        table_,
        HOUR,
        HouseDeed::Picture { of: PictureFor::Actor(schwung_table::WireId(0)), data: JPEG.to_owned() },
    );
    let clock = |title: &str, shown| HouseDeed::Clock {
        id: None,
        title: title.to_owned(),
        size: 6,
        filled: 2,
        down: false,
        shown,
    };
    house(table_, HOUR, clock("Die Flut steigt", true));
    house(table_, HOUR, clock("Der Verrat", false));
    table
}

#[test]
fn an_evening_reads_in_both_languages() {
    let table = evening();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/keepsake");
    for (lang, name) in [(Lang::De, "evening.de.md"), (Lang::En, "evening.en.md")] {
        let text = table.recap(lang, false, Which::All).unwrap();
        let path = folder.join(name);
        if env::var_os("UPDATE").is_some() {
            fs::create_dir_all(&folder).unwrap();
            fs::write(&path, &text).unwrap();
        }
        let expected = fs::read_to_string(&path).unwrap();
        assert!(text == expected, "{name} differs: run this test with UPDATE=1\n{text}");
    }
}

#[test]
fn what_is_secret_is_only_told_to_the_game_master_who_asks() {
    let table = evening();
    for lang in Lang::ALL {
        let text = |secrets| {
            let it = table.keepsake(lang, secrets, Which::All).unwrap();
            serde_json::to_string(&it).unwrap() + &table.recap(lang, secrets, Which::All).unwrap()
        };
        let (open, all) = (text(false), text(true));
        for (words, is_open) in
            [("Der Wärter lügt", false), ("Der Verrat", false), ("Die Flut steigt", true), (JPEG, true)]
        {
            assert!(all.contains(words), "{words}");
            assert_eq!(open.contains(words), is_open, "{words}");
        }
        assert!(open.contains("\"secrets\":false") && all.contains("\"secret\":true"));
    }
}

#[test]
fn evenings_are_told_apart_by_what_everybody_knows() {
    let mut table = blank("zerospace", Lang::De).map_err(|it| it.join("\n")).unwrap();
    let table = &mut *table;
    let nothing = latest_or(table, Which::Latest);
    assert!(nothing.is_none() || !nothing.unwrap().empty.is_empty());
    say(table, HOUR, "Start", Told::All);
    // Secret preparations do not fill the pause.
    for hour in 2..8 {
        say(table, hour * HOUR, "Geheimes", Told::Gm);
    }
    say(table, 8 * HOUR, "Landung", Told::All);
    let words = |which| -> Vec<String> {
        let it = latest_or(table, which).unwrap();
        it.quotes.quotes.into_iter().map(|it| it.words).collect()
    };
    assert_eq!(words(Which::Number(1)), ["Start"]);
    assert_eq!(words(Which::Number(2)), ["Landung"]);
    assert_eq!(words(Which::Latest), ["Landung"]);
    assert_eq!(words(Which::All), ["Start", "Landung"]);
    assert_eq!(words(Which::Over(9 * HOUR)), ["Start"]);
    assert!(latest_or(table, Which::Number(3)).is_none() && latest_or(table, Which::Number(0)).is_none());
    let spans = latest_or(table, Which::All).unwrap().evenings;
    assert_eq!(spans.iter().map(|it| it.from / HOUR).collect::<Vec<_>>(), [1, 8]);
    let with_secrets = table.keepsake(Lang::De, true, Which::All).unwrap();
    assert_eq!(with_secrets.evenings.len(), 1, "for the game master, it was one evening");
}

fn latest_or(table: &dyn AnyGame, which: Which) -> Option<KeepsakeView> {
    table.keepsake(Lang::De, false, which)
}

#[test]
fn what_was_undone_is_not_kept_and_what_was_corrected_is() {
    let mut table = blank("sotc", Lang::De).map_err(|it| it.join("\n")).unwrap();
    let table = &mut *table;
    let aspect = |text: &str| Do::Say(format!("set aspect \"{text}\""));
    does(table, HOUR, aspect("Lamp oil everywhere"));
    let undone = table.seq() + 1;
    does(table, HOUR, aspect("The moon is gone"));
    does(table, HOUR, Do::Undo { to: undone, keep_dice: true });
    does(table, HOUR, aspect("Secret door hidden"));
    let SceneView::Fate(scene) = table.view(GM, Lang::De.into()).scene else { panic!("a scene of Fate") };
    let oil = &scene.aspects.iter().find(|it| it.text == "Lamp oil everywhere").unwrap().aspect["play"];
    let reword = json!({ "set": { "reword": [oil, "Whale oil everywhere"] } });
    does(table, HOUR, Do::Command(CommandText::of(&reword).unwrap()));
    for secrets in [false, true] {
        let it = table.keepsake(Lang::En, secrets, Which::All).unwrap();
        let words: Vec<&str> = it.quotes.quotes.iter().map(|it| &*it.words).collect();
        assert_eq!(words[0], "Whale oil everywhere", "{words:?}");
        let text = serde_json::to_string(&it).unwrap() + &table.recap(Lang::En, secrets, Which::All).unwrap();
        assert!(!text.contains("The moon is gone"), "{text}");
    }
}

#[test]
fn a_line_is_kept_for_those_who_see_it() {
    let mut table = blank("sotc", Lang::De).map_err(|it| it.join("\n")).unwrap();
    let table = &mut *table;
    let (seat, decided) = table.join(None, "Mira", Lang::De, "join", HOUR).unwrap();
    table.commit(decided).unwrap();
    assert_eq!(Some(seat.0), PLAYER.seat);
    say(table, HOUR, "Nur für mich", Told::Gm);
    say(table, HOUR, "Für alle", Told::All);
    let line = |table: &dyn AnyGame, you: You, text: &str| -> Option<Line> {
        table.lines(you, Lang::De.into(), 0, u64::MAX).into_iter().find(|it| it.text.contains(text))
    };
    let keep = |it: &Line, words: &str, on| {
        Do::House(HouseDeed::Keep { seq: it.seq, n: it.n.into(), words: words.to_owned(), on })
    };
    let quotes = |table: &dyn AnyGame, secrets| -> Vec<(String, String)> {
        let it = table.keepsake(Lang::De, secrets, Which::All).unwrap();
        it.quotes.quotes.into_iter().map(|it| (it.words, it.by)).collect()
    };
    let (hers, mine) = (line(table, PLAYER, "Für alle").unwrap(), line(table, GM, "Für alle").unwrap());
    assert!(hers.seq < mine.seq, "she does not know of the note before");
    does_as(table, PLAYER, HOUR, keep(&hers, "Der Satz des Abends", true)).unwrap();
    for you in [PLAYER, GM, WATCH] {
        let kept = line(table, you, "Für alle").unwrap().kept.unwrap();
        assert_eq!((&*kept.name, &*kept.words), ("Mira", "Der Satz des Abends"));
    }
    assert!(quotes(table, false).contains(&("Der Satz des Abends".to_owned(), "Mira".to_owned())));

    // A kept secret line remains secret.
    let seen = |table: &dyn AnyGame| {
        let lines = table.lines(PLAYER, Lang::De.into(), 0, u64::MAX);
        json!([lines, table.view(PLAYER, Lang::De.into()), table.keepsake(Lang::De, false, Which::All)])
    };
    let before = seen(table);
    let secret = line(table, GM, "Nur für mich").unwrap();
    does_as(table, GM, HOUR, keep(&secret, "Mein Geheimnis", true)).unwrap();
    assert_eq!(seen(table), before);
    assert!(quotes(table, true).iter().any(|it| it.0 == "Mein Geheimnis"));
    assert_eq!(line(table, GM, "Nur für mich").unwrap().kept.unwrap().words, "Mein Geheimnis");

    // Viewers cannot keep lines that they do not see or that do not exist.
    let beyond = Line { seq: mine.seq, ..hers.clone() };
    for it in [&beyond, &Line { n: 7, ..hers.clone() }, &Line { seq: 0, ..hers.clone() }] {
        assert_eq!(does_as(table, PLAYER, HOUR, keep(it, "", true)).unwrap_err().code, "no_such_item");
    }
    let long = "x".repeat(201);
    assert_eq!(does_as(table, PLAYER, HOUR, keep(&hers, &long, true)).unwrap_err().code, "length");
    assert!(does_as(table, WATCH, HOUR, keep(&hers, "", true)).is_err());

    does_as(table, GM, HOUR, keep(&mine, "", false)).unwrap();
    assert!(line(table, PLAYER, "Für alle").unwrap().kept.is_none());
    assert_eq!(does_as(table, GM, HOUR, keep(&mine, "", false)).unwrap_err().code, "no_such_item");
    assert!(!quotes(table, true).iter().any(|it| it.0 == "Der Satz des Abends"));
}

#[test]
fn a_fight_says_how_it_ended_as_it_was_corrected() {
    let start = Start::Demo { system: "zerospace".to_owned() };
    let new = NewTable { start, gm: "Mira".into(), title: String::new(), lang: "de".into() };
    let mut table = open(&new, HOUR, "open", &mut Face(1)).map_err(|it| it.join("\n")).unwrap().0;
    let table = &mut *table;
    while let Some(waiting) = table.view(GM, Lang::De.into()).waiting {
        does(table, HOUR, Do::Skip { question: waiting.questions[0].id.clone() });
    }
    let SceneView::ZeroSpace(scene) = table.view(GM, Lang::De.into()).scene else { panic!("a scene") };
    let out = |who: schwung_table::WireId, out: Option<&str>| {
        Do::Command(CommandText::of(&json!({ "set": { "out": { "who": who, "out": out } } })).unwrap())
    };
    let fight = |table: &dyn AnyGame| {
        let it = table.keepsake(Lang::En, true, Which::All).unwrap();
        it.parts.into_iter().find(|it| it.fight).unwrap().outcome
    };
    let (players, enemies): (Vec<_>, Vec<_>) = scene.actors.iter().partition(|it| it.seat > 0);
    assert!(!players.is_empty() && enemies.len() > 1, "{scene:?}");
    does(table, HOUR, out(players[0].id, Some("unconscious")));
    assert!(fight(table).ends_with(&format!("Out of the fight: {}.", players[0].name)), "{}", fight(table));
    // That was a mistake.
    does(table, HOUR, out(players[0].id, None));
    assert_eq!(fight(table), "The fight goes on after one round.");
    for it in &enemies {
        does(table, HOUR, out(it.id, Some("unconscious")));
    }
    does(table, HOUR, Do::Say("end conflict".to_owned()));
    let outcome = fight(table);
    assert!(outcome.starts_with("The fight is over after one round. The group wins."), "{outcome}");
    assert!(enemies.iter().all(|it| outcome.contains(&it.name)) && !outcome.contains(&players[0].name));
}
