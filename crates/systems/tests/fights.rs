//! Tests that chances can be computed for the demo of every book, with the same code for all books.

use schwung_play::Manner;
use schwung_rulebook::Lang;
use schwung_systems::{BOOKS, fight};

#[test]
fn every_demo_is_fought_out() {
    for book in BOOKS {
        for lang in Lang::ALL {
            let fight = fight(&book.demo(lang), lang, 1)
                .unwrap_or_else(|problems| panic!("{}: {problems:?}", book.id));
            let view = fight.simulate(128, 5, 1, &|_| true).expect("nobody stops it");
            assert_eq!((view.system.as_str(), view.runs), (book.id, 128));
            let all: f64 = view.wins.iter().map(|it| it.share).sum();
            assert!((all - 1.0).abs() < 1e-9, "{}: {:?}", book.id, view.wins);
            let text = serde_json::to_string(&view).expect("it is data");
            assert!(!text.contains('⟨'), "{}: a message is missing: {text}", book.id);
            let rounds: f64 = view.rounds.bars.iter().map(|it| it.1).sum();
            assert!((rounds - 1.0).abs() < 1e-9);
        }
    }
}

/// The encounters that come with the program, by file.
const READY: [(&str, &str); 7] = [
    ("duel", DUEL),
    ("ford", include_str!("../../../encounters/ford.toml")),
    ("harbour", include_str!("../../../encounters/harbour.toml")),
    ("museum", include_str!("../../../encounters/museum.toml")),
    ("pass", include_str!("../../../encounters/pass.toml")),
    ("relay", include_str!("../../../encounters/relay.toml")),
    ("swarm", include_str!("../../../encounters/swarm.toml")),
];

/// The most rounds that a ready encounter should last on average.
const LONG: f64 = 12.0;

/// Each side should win 35 to 65 % of the fights, in about 10 to 12 rounds at most. With so few fights the bounds are
/// wider, and the seed is fixed.
#[test]
fn both_sides_of_a_ready_encounter_can_win() {
    for (name, text) in READY {
        let fight = fight(text, Lang::En, 1).expect("a right file");
        let view = fight.simulate(320, 7, 2, &|_| true).expect("nobody stops it");
        let close = view.wins.iter().filter(|it| (0.28..=0.72).contains(&it.share)).count();
        assert_eq!(close, 2, "{name}: {:?}", view.wins);
        assert!(view.rounds.mean <= LONG, "{name}: {} rounds", view.rounds.mean);
    }
}

/// A member of a side who is up but takes no part neither wins a fight nor keeps it from ending.
#[test]
fn whoever_stands_by_decides_no_fight() {
    let values = "melee = { attack = 4, defence = 11 }\nranged = { attack = 0, defence = 10 }\nmagic = { attack = 0, defence = 9 }";
    let person = |name: &str, side: &str, more: &str| {
        format!(
            "[[character]]\nname = \"{name}\"\nside = \"{side}\"\n{values}\nlife = 9\ndrawn = [\"Schwert\"]\n{more}\n"
        )
    };
    let head =
        "system = \"daemmersturm\"\ntitle = \"Bystander\"\nnames = \"de\"\nsides = [\"Here\", \"There\"]\n";
    let order = "[combat]\norder = [\"Ada\", \"Bert\"]\n";
    let text =
        [head, order, &person("Ada", "Here", ""), &person("Bert", "There", ""), &person("Cora", "There", "")]
            .concat();
    let fight = fight(&text, Lang::En, 1).expect("a right file");
    let view = fight.simulate(200, 7, 1, &|_| true).expect("nobody stops it");
    let sides: Vec<_> = view.wins.iter().filter(|it| it.share > 0.2).map(|it| it.label.as_str()).collect();
    assert_eq!(sides, ["Here", "There"], "{:?}", view.wins);
}

/// Players' characters that look ahead know nothing of enemies in hiding. They search as long as the combat lasts, instead of
/// only being shot at until its end.
#[test]
fn whoever_knows_of_no_enemy_searches() {
    let swarm = include_str!("../../../encounters/swarm.toml");
    let heroes = ["Harko Wellenbrecher", "Nell Habichtauge", "Oriel Aschgrau", "Schwester Udalrike"];
    let text = format!("{swarm}\n[[policy]]\nwho = {heroes:?}\nhabit = \"clever\"\n");
    let fight = fight(&text, Lang::De, 1).unwrap_or_else(|it| panic!("{it:?}"));
    let view = fight.simulate(5, 7, 1, &|_| true).expect("nobody stops it");
    let won: Vec<_> = view.wins.iter().filter(|it| it.label == "Mühlenwacht").map(|it| it.share).collect();
    assert!(won.iter().sum::<f64>() > 0.3, "{:?}", view.wins);
}

/// Forecasts for players use the table as they know it, where the questions may differ from those that are actually asked.
#[test]
fn everybody_may_look_ahead() {
    for book in BOOKS.iter().filter(|it| ["zerospace", "daemmersturm"].contains(&it.id)) {
        let mut fight = fight(&book.demo(Lang::En), Lang::En, 1).expect("a right file");
        fight.decide_as(Manner::Clever, None);
        let view = fight.simulate(1, 1, 1, &|_| true).expect("nobody stops it");
        assert!(view.rounds.mean >= 1.0, "{}: {:?}", book.id, view.rounds);
    }
}

#[test]
fn the_same_seed_gives_the_same_fight_on_any_number_of_threads() {
    for book in BOOKS {
        let fight = fight(&book.demo(Lang::En), Lang::En, 1).expect("a right file");
        let of = |threads| fight.simulate(192, 9, threads, &|_| true).expect("nobody stops it");
        assert_eq!(of(1), of(3), "{}", book.id);
    }
}

const DUEL: &str = include_str!("../../../encounters/duel.toml");

#[test]
fn an_action_has_odds_in_words_of_the_reader() {
    let fight = fight(DUEL, Lang::De, 1).expect("a right file");
    let views = fight.odds("Ida attacks Ruben with Nahkampfwaffen").expect("dice decide it");
    let unspent = &views[0];
    assert_eq!(unspent.of, "6561", "two throws of four dice");
    // +3 against +3, counted manually; a tie is a miss.
    let ways = |n: i32| [1, 4, 10, 16, 19, 16, 10, 4, 1][usize::try_from(n + 4).expect("a throw")];
    let throws = || (-4..=4).flat_map(|a| (-4..=4).map(move |b| (a, b)));
    let hits: u32 = throws().filter(|(a, b)| a > b).map(|(a, b)| ways(a) * ways(b)).sum();
    assert_eq!(unspent.ways, hits.to_string());
    assert!(views.len() > 1, "points make a difference");
    assert!(views.iter().any(|it| it.changes.iter().any(|it| it.name == "Ruben")), "{views:?}");
    let not = fight.odds("Ida attacks Roben with Nahkampfwaffen").expect_err("nobody is called so");
    assert_eq!(not.code, "not_understood");
    assert!(not.text.contains("Ruben"), "{}", not.text);
    assert_eq!(fight.odds("Ida passes").expect_err("no dice").code, "no_dice");
}

#[test]
fn a_small_duel_is_solved_and_a_large_fight_refused() {
    let fight_of = |text: &str| fight(text, Lang::En, 1).expect("a right file");
    let small = r#"
system = "zerospace"
players = ["Anna"]
[conflict]
[[character]]
name = "Anna"
player = "Anna"
endurance = 3
[[character]]
name = "Boris"
endurance = 2
"#;
    let view = fight_of(small).solve(false, 20_000).expect("small enough");
    let all: f64 = view.wins.iter().map(|it| it.share).sum();
    assert!((all - 1.0).abs() < 1e-9 && view.positions > 5, "{view:?}");
    let refused = fight_of(&BOOKS[0].demo(Lang::En)).solve(true, 20).expect_err("too large");
    assert_eq!(refused.code, "too_large");
    assert!(refused.text.contains("20"), "{}", refused.text);
}

#[test]
fn policies_in_the_file_change_the_fight() {
    let with = |policy: &str| {
        let text = format!("{DUEL}\n{policy}");
        fight(&text, Lang::En, 1).expect("a right file").simulate(2_000, 3, 1, &|_| true).expect("runs")
    };
    let usual = with("");
    let never = with("[[policy]]\nwho = [\"Ida\"]\nspend = \"never\"");
    assert_ne!(usual.wins, never.wins);
    assert_ne!(usual.costs[0].policy, never.costs[0].policy);
    assert_eq!(usual.costs[1].policy, never.costs[1].policy);
    let wrong = fight(&format!("{DUEL}\n[[policy]]\nwho = [\"Ide\"]"), Lang::En, 1);
    let problems = wrong.err().expect("nobody is called so");
    assert!(problems[0].contains("Ide"), "{problems:?}");
}
