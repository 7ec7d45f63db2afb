//! Tests of tables that continue others, and of the summary of the last evening.

#![allow(clippy::unwrap_used)]

use schwung_log::{HouseDeed, Told};
use schwung_play::Random;
use schwung_rulebook::Lang;
use schwung_systems::{AnyGame, BOOKS, Which, load, open};
use schwung_views::wire::{Do, FoundIn, NewTable, Passes, Role, SceneView, Start, You};

use crate::{
    characters::{act, encounter, evening},
    commits::PLAYER,
    plans::{Playing, answer, legal, some_command},
    tables::Face,
};

const GM: You = You { role: Role::Gm, seat: Some(0) };
const HOUR: i64 = 3_600_000;

fn demo(system: &str) -> Box<dyn AnyGame> {
    let start = Start::Demo { system: system.to_owned() };
    let new = NewTable { start, gm: "Mira".into(), title: String::new(), lang: "de".into() };
    open(&new, HOUR, "open", &mut Face(1)).map_err(|it| it.join("\n")).unwrap().0
}

fn does(table: &mut Box<dyn AnyGame>, you: You, at: i64, what: Do) {
    let id = format!("deed-{}", table.seq() + 1);
    let deed = table.parse(Lang::De, what).unwrap();
    let decided = table.decide(you, Lang::De, &id, at, &deed, &mut Face(1)).unwrap();
    table.commit(decided).unwrap();
}

fn say(table: &mut Box<dyn AnyGame>, at: i64, text: &str, to: Told) {
    does(table, GM, at, Do::House(HouseDeed::Say { text: text.to_owned(), to }));
}

/// Settles the pending questions of the demo with default answers.
fn settle(table: &mut Box<dyn AnyGame>) {
    for _ in 0..200 {
        let Some(waiting) = table.view(GM, Lang::De.into()).waiting else { return };
        let question = waiting.questions[0].id.clone();
        does(table, GM, HOUR, Do::Skip { question });
    }
    panic!("it does not end");
}

#[test]
fn a_table_goes_on_as_it_was_in_every_system() {
    for book in BOOKS {
        let mut old = demo(book.id);
        settle(&mut old);
        let (_, decided) = old.join(Some(schwung_table::Seat(1)), "Ida", Lang::De, "join", HOUR).unwrap();
        old.commit(decided).unwrap();
        let absent = HouseDeed::Absent { seat: schwung_table::Seat(1), absent: true };
        does(&mut old, GM, HOUR, Do::House(absent));
        let (new, opened) = old.next_table(Lang::En, " Chapter two ", 9, "next").unwrap();
        assert_eq!(new.state_hash(), old.state_hash(), "{}", book.id);
        assert_eq!((new.seq(), opened.title.as_str(), &*opened.system), (1, "Chapter two", book.id));
        let again = load(book.id, opened.bodies).unwrap();
        assert_eq!((again.state_hash(), again.house()), (old.state_hash(), new.house()));
        let seats = u8::try_from(new.house().seats.len()).unwrap();
        for seat in 1..seats {
            let you = You { role: Role::Player, seat: Some(seat) };
            let (was, is) = (old.view(you, Lang::De.into()), again.view(you, Lang::De.into()));
            assert_eq!(was.house.handouts, is.house.handouts);
            assert_eq!(format!("{:?}", is.house.seats[usize::from(seat)].state), "Free");
            assert!(!is.house.seats[usize::from(seat)].absent);
        }
    }
}

/// Plays random deeds and checks to whom the questions of the player's seat are put. Returns their number.
fn questions_of_a_player(book: &str, is_absent: bool) -> usize {
    let mut random = Random::new(11);
    let mut playing = Playing::new(book, 1);
    let (_, decided) =
        playing.table.join(Some(schwung_table::Seat(1)), "Ida", Lang::De, "join", HOUR).unwrap();
    playing.table.commit(decided).unwrap();
    let absent = HouseDeed::Absent { seat: schwung_table::Seat(1), absent: is_absent };
    assert!(!is_absent || playing.act(Do::House(absent)));
    let mut number = 0;
    for _ in 0..60 {
        if number > 0 {
            break;
        }
        let Some(what) = some_command(&*playing.table, &mut random) else { continue };
        playing.act(what);
        for _ in 0..60 {
            let Some(question) = playing.asked().into_iter().next() else { break };
            if question.seat == 1 {
                number += 1;
                assert_eq!(question.mine, is_absent, "{book}: {question:?}");
                let own = playing.table.view(PLAYER, Lang::De.into()).waiting.unwrap();
                assert!(own.questions.iter().any(|it| it.mine), "{book}: the player may answer when back");
            }
            let answered = legal(&question, &mut random).map(|it| answer(question.id.clone(), it));
            if !answered.is_some_and(|it| playing.act(it)) {
                playing.act(Do::Skip { question: question.id });
            }
        }
        if !playing.asked().is_empty() {
            playing.act(Do::CallOff);
        }
    }
    number
}

#[test]
fn the_game_master_is_asked_in_place_of_somebody_absent() {
    assert!(questions_of_a_player(BOOKS[0].id, false) > 0, "nothing is asked");
    for book in BOOKS {
        assert!(questions_of_a_player(book.id, true) > 0, "{}: nothing is asked", book.id);
    }
}

#[test]
fn a_table_does_not_go_on_in_the_middle_of_an_action() {
    let mut table = demo("sotc");
    settle(&mut table);
    does(&mut table, GM, HOUR, Do::House(HouseDeed::Dice(schwung_log::DiceMode::Own)));
    let SceneView::Fate(scene) = table.view(GM, Lang::De.into()).scene else { panic!("a scene of Fate") };
    let turn = scene.conflict.unwrap().turn.unwrap();
    let by = &scene.actors.iter().find(|it| it.id == turn).unwrap().name;
    let on = if by.contains("Witwe") { "Ruben Ohnefurcht" } else { "Die Rote Witwe" };
    let attack = if by.contains("Matrosen") || by.contains("Lager") {
        format!("\"{by}\" attacks \"{on}\"")
    } else {
        format!("{by} attacks {on} with Nahkampfwaffen")
    };
    does(&mut table, GM, HOUR, Do::Say(attack));
    assert!(table.view(GM, Lang::De.into()).waiting.is_some());
    let refused = table.next_table(Lang::De, "", 9, "next").err().unwrap();
    assert_eq!(refused.code, "busy");
    assert!(refused.text.contains("neuen Tisch"), "{}", refused.text);
}

#[test]
fn the_last_evening_ends_when_nothing_happens_for_hours() {
    let mut table = demo("sotc");
    settle(&mut table);
    let last = |table: &dyn AnyGame, now: i64| table.last_evening(Lang::De, now);
    say(&mut table, 2 * HOUR, "Ankunft in Bremen", Told::All);
    assert_eq!(last(&*table, 3 * HOUR), "", "it is not over");
    assert!(last(&*table, 6 * HOUR).contains("Ankunft in Bremen"));
    say(&mut table, 6 * HOUR, "Am Hafen", Told::All);
    say(&mut table, 7 * HOUR, "Nur für mich", Told::Gm);
    let first = last(&*table, 8 * HOUR);
    assert!(first.contains("Ankunft in Bremen") && !first.contains("Am Hafen"), "{first}");
    // Joining or renaming something does not make an evening.
    does(&mut table, GM, 20 * HOUR, Do::House(HouseDeed::Title("Nebel".to_owned())));
    let second = last(&*table, 40 * HOUR);
    assert!(second.contains("Am Hafen") && !second.contains("Ankunft"), "{second}");
    assert!(!second.contains("Nur für mich"), "{second}");
    let (new, _) = table.next_table(Lang::De, "", 41 * HOUR, "next").unwrap();
    assert_eq!(last(&*new, 41 * HOUR), second);
    assert!(new.recap(Lang::En, false, Which::All).unwrap().contains("## What happened before: “Nebel”"));
    assert!(new.last_evening(Lang::En, 41 * HOUR).contains("Am Hafen"));
}

#[test]
fn a_search_finds_what_the_viewer_may_see() {
    let mut table = demo("zerospace");
    settle(&mut table);
    does(&mut table, GM, HOUR, Do::House(HouseDeed::Notes("Erste Zeile\nDer Käpt'n lügt".to_owned())));
    let found = table.search(GM, Lang::De, "kaept'n").unwrap();
    let told: Vec<_> = found.iter().map(|it| (it.place, it.text.as_str())).collect();
    assert_eq!(told, [(FoundIn::Notes, "Der Käpt'n lügt")]);
    for you in [You { role: Role::Player, seat: Some(1) }, You { role: Role::Watch, seat: None }] {
        assert_eq!(table.search(you, Lang::De, "kaept'n").unwrap(), []);
    }
    assert_eq!(table.search(GM, Lang::De, &"x".repeat(201)).unwrap_err().code, "length");
}

/// Nobody is held, in cover or on the ground for a whole night.
//% zerospace.scene.bounds
#[test]
fn holds_and_cover_do_not_last_from_one_evening_to_the_next() {
    let text = "system = \"zerospace\"\nplayers = [\"Mira\"]\n[[character]]\nname = \"Kea\"\nplayer = \"Mira\"\n\
                covered = true\n[[character]]\nname = \"Olm\"\nprone = true\n[[hold]]\nby = \"Kea\"\non = \"Olm\"\n";
    let mut table = encounter(text);
    let left = |table: &dyn AnyGame| {
        let SceneView::ZeroSpace(scene) = table.view(GM, Lang::En.into()).scene else {
            panic!("a scene of ZeroSpace")
        };
        scene.actors.into_iter().map(|it| it.states.len()).sum::<usize>()
    };
    assert_eq!(left(&*table), 4, "in cover, holds, prone, held");
    act(&mut table, GM, Do::Evening(evening(Passes::Nothing))).unwrap();
    assert_eq!(left(&*table), 4, "nothing changes if no time passes");
    act(&mut table, GM, Do::Evening(evening(Passes::Night))).unwrap();
    assert_eq!(left(&*table), 0);
}
