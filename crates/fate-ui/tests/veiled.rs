//! A roll that only the game master sees leaves no trace in other views.

#![allow(clippy::unwrap_used)]

use crate::views_common::{GM, INN, Listed, WATCH, act, look, opened, player};
use schwung_fate::{ActorId, Command, Contest, Fact, Fate, Plan, Simple, SkillId};
use schwung_fate_ui::Screen;
use schwung_log::{Author, Deed, DiceMode, Game, HouseDeed, Told};
use schwung_messages::Catalogue;
use schwung_rulebook::Lang;
use schwung_views::{
    Shown,
    wire::{LineKind, SceneView, You},
};

/// The game master's character.
const FENCE: ActorId = ActorId(2);

fn strangers() -> [You; 3] {
    [player(1), player(2), WATCH]
}

fn texts() -> [Catalogue; 2] {
    Lang::ALL.map(|lang| Catalogue::new(lang, "freefate"))
}

fn skill(game: &Game<Fate>, de: &str) -> SkillId {
    SkillId(game.state().frame.skills.iter().position(|it| it.de == de).unwrap() as u8)
}

/// A contest of the fence against these, which the game master rolls in secret.
fn hidden(game: &Game<Fate>, with: &str, against: &[(u8, &str)]) -> Command {
    let mut sides = vec![(FENCE, skill(game, with))];
    sides.extend(against.iter().map(|it| (ActorId(it.0), skill(game, it.1))));
    Command::Contest(Contest { sides, choose: false, hidden: true, plans: Vec::new() })
}

/// Everything that a viewer is sent, except the number of records, and all forms.
fn sent(game: &Game<Fate>, you: You, after: u64) -> String {
    let mut all = String::new();
    for texts in &texts() {
        let look = look(game, texts, you);
        let mut view = schwung_views::view::<Screen>(look);
        view.seq = 0;
        let asked: Vec<String> = game.asked().iter().map(|it| Screen::waiting_for(look, it)).collect();
        let forms: Vec<_> = game.state().ids().map(|it| Screen::forms(look, Some(it.0))).collect();
        let lines = schwung_views::lines::<Screen>(look, after, u64::MAX);
        all += &serde_json::to_string(&(view, lines, forms, Screen::settings(look))).unwrap();
        assert!(asked.iter().all(String::is_empty), "{you:?}: {asked:?}");
    }
    all
}

fn see_nothing(game: &Game<Fate>, before: &[String], what: &str) {
    for (you, before) in strangers().into_iter().zip(before) {
        let (now, was) = (sent(game, you, 1), before);
        assert!(now == *was, "{what}: {you:?}\n{now}\n{was}");
    }
}

#[test]
fn a_hidden_roll_is_no_line_no_dice_no_number() {
    let mut game = opened(INN);
    let before = strangers().map(|you| sent(&game, you, 1));
    let command = hidden(&game, "Täuschung", &[(0, "Empathie")]);
    let mut dice = Listed(vec![vec![6, 1]]);
    act(&mut game, Author::GM, Deed::Command(command), &mut dice).unwrap();
    assert!(game.state().veiled.is_some() && dice.0.is_empty(), "the dice fell");
    see_nothing(&game, &before, "dice of the table");

    let lines = schwung_views::lines::<Screen>(look(&game, &texts()[0], GM), 1, u64::MAX);
    let [line] = lines.as_slice() else { panic!("one line: {lines:?}") };
    assert_eq!(
        (line.kind, line.secret, line.dice.as_ref().unwrap().faces.clone()),
        (LineKind::Roll, true, vec![6, 1])
    );
    let SceneView::Fate(scene) = schwung_views::view::<Screen>(look(&game, &texts()[0], GM)).scene else {
        panic!("a scene of Fate")
    };
    let clash = scene.clash.unwrap();
    assert_eq!((clash.acting.total, clash.lead), (Some(8), Some(7)));
    assert!(
        clash.against.as_ref().unwrap().stands
            && scene.lasting.iter().any(|it| it.rule == "freefate.contest.secret")
    );
}

#[test]
fn nobody_sees_that_the_game_master_is_about_to_roll() {
    let mut game = opened(INN);
    let mut dice = Listed(Vec::new());
    act(&mut game, Author::GM, Deed::House(HouseDeed::Dice(DiceMode::Own)), &mut dice).unwrap();
    let before = strangers().map(|you| sent(&game, you, 1));
    let command = hidden(&game, "Heimlichkeit", &[(0, "Aufmerksamkeit"), (1, "Aufmerksamkeit")]);
    act(&mut game, Author::GM, Deed::Command(command.clone()), &mut dice).unwrap();
    assert!(schwung_views::view::<Screen>(look(&game, &texts()[0], GM)).waiting.is_some());
    see_nothing(&game, &before, "it waits for her dice");
    // She abandons it, and only she is told.
    act(&mut game, Author::GM, Deed::CallOff, &mut dice).unwrap();
    see_nothing(&game, &before, "called off");
    let own = schwung_views::lines::<Screen>(look(&game, &texts()[0], GM), 2, u64::MAX);
    assert!(own.iter().any(|it| matches!(it.kind, LineKind::Abandoned(_))), "{own:?}");

    act(&mut game, Author::GM, Deed::Command(command), &mut dice).unwrap();
    let question = game.asked()[0].id.clone();
    act(&mut game, Author::GM, Deed::Roll { question, faces: Some(vec![2, 5]) }, &mut dice).unwrap();
    see_nothing(&game, &before, "dice of her own");
}

#[test]
fn hidden_rolls_look_like_each_other_and_like_a_note() {
    let games = [0, 1, 2].map(|n| {
        let mut game = opened(INN);
        let deed = match n {
            0 => Deed::Command(hidden(&game, "Täuschung", &[(0, "Empathie")])),
            1 => Deed::Command(hidden(&game, "Heimlichkeit", &[(0, "Aufmerksamkeit"), (1, "Athletik")])),
            _ => Deed::House(HouseDeed::Say { text: "psst".into(), to: Told::Gm }),
        };
        act(&mut game, Author::GM, deed, &mut Listed(vec![vec![n + 1, 6]])).unwrap();
        game
    });
    for you in strangers() {
        let [a, b, c] = games.each_ref().map(|it| sent(it, you, 0));
        assert!(a == b && b == c, "{you:?}");
    }
    let [a, b, _] = games
        .each_ref()
        .map(|it| serde_json::to_string(&schwung_views::view::<Screen>(look(it, &texts()[0], GM))));
    assert_ne!(a.unwrap(), b.unwrap());
}

#[test]
fn what_is_shown_is_shown_to_all_and_going_back_does_not_hide_it() {
    let mut game = opened(INN);
    let mut dice = Listed(vec![vec![6, 1]]);
    let command = hidden(&game, "Täuschung", &[(0, "Empathie")]);
    act(&mut game, Author::GM, Deed::Command(command), &mut dice).unwrap();
    let before = game.state().clone();
    act(&mut game, Author::GM, Deed::Command(Command::Set(Fact::Unveil)), &mut dice).unwrap();
    assert!(Screen::reveals(&before, game.state()));
    for you in strangers() {
        let lines = schwung_views::lines::<Screen>(look(&game, &texts()[0], you), 2, u64::MAX);
        let [line] = lines.as_slice() else { panic!("one line: {lines:?}") };
        assert!(line.text.contains("Hehler") && !line.secret, "{line:?}");
        let changes = Screen::changes(look(&game, &texts()[0], you), game.state(), &before);
        assert_eq!(changes, [], "{you:?}");
    }
    let changes = Screen::changes(look(&game, &texts()[0], GM), game.state(), &before);
    assert_eq!(changes.len(), 1, "{changes:?}");
}

/// The game master's questions about a roll against a hidden difficulty would reveal the margin: what is left to do after
/// a narrow success, the effect of spin, the use of shifts. Others only see that the table waits for her.
//% freefate.contest.secret
#[test]
fn what_is_asked_about_a_hidden_difficulty_tells_nothing_of_it() {
    // With Athletik +3 and dice that cancel each other out.
    let questions = |time, cases: &[(i8, &str)]| {
        let mut all = Vec::new();
        for &(difficulty, kind) in cases {
            let mut game =
                opened(&INN.replacen("[[zone]]", "[switches]\nask-unspent-spin = \"ask\"\n[[zone]]", 1));
            let roll = Command::Simple(Simple {
                by: ActorId(0),
                skill: skill(&game, "Athletik"),
                difficulty: Some(difficulty),
                hidden: true,
                time,
                quality: None,
                notice: None,
                plan: Plan::default(),
            });
            let mut dice = Listed(vec![vec![3, 3]]);
            act(&mut game, Author::GM, Deed::Command(roll), &mut dice).unwrap();
            while game.asked()[0].question.is_none_or(|it| it.kind() != kind) {
                let question = game.asked()[0].id.clone();
                act(&mut game, Author::GM, Deed::Skip { question }, &mut dice).unwrap();
            }
            for it in game.asked() {
                assert!(it.seat.is_gm(), "{kind} at {difficulty} is for {:?}", it.seat);
            }
            let own = schwung_views::view::<Screen>(look(&game, &texts()[0], GM)).waiting.unwrap();
            assert_eq!(own.questions.len(), 1, "{own:?}");
            all.push(strangers().map(|you| {
                let told = schwung_views::view::<Screen>(look(&game, &texts()[0], you)).waiting.unwrap();
                assert!(told.questions.is_empty(), "{told:?}");
                assert_eq!((&*told.sentence, &*told.seats), ("Wartet auf GM.", &[0u8][..]));
                sent(&game, you, 1)
            }));
        }
        all
    };
    let narrow_or_well = questions(None, &[(3, "word"), (0, "word"), (-1, "word")]);
    assert!(narrow_or_well.windows(2).all(|it| it[0] == it[1]), "{narrow_or_well:#?}");
    let sooner = questions(Some(8), &[(2, "spend-shift"), (0, "spend-shift"), (-2, "spend-shift")]);
    assert!(sooner.windows(2).all(|it| it[0] == it[1]), "{sooner:#?}");
}

/// The gifts of others are revealed only by using them.
#[test]
fn gifts_of_the_game_masters_people_are_neither_shown_nor_typed() {
    let game = opened(INN);
    let texts = &texts()[0];
    let parse = |you: You, words: &str| Screen::parse(look(&game, texts, you), words);
    let right = "Der Hehler uses \"Gefälschte Siegel\"";
    assert!(parse(GM, right).is_ok(), "{:?}", parse(GM, right));
    assert!(parse(player(1), "Lina Funk uses \"Glückskind\"").is_ok());
    assert_eq!(
        parse(player(1), "Lina nutzt „Glückskind“"),
        parse(player(1), "Lina Funk uses \"Glückskind\"")
    );
    for words in [
        right,
        "Der Hehler uses",
        "Der Hehler uses \"Gefälschte Siege\"",
        "Lina Funk uses \"Gefälschte Siegel\"",
    ] {
        for you in strangers() {
            let told = parse(you, words).expect_err(words);
            assert!(!told.contains("Siegel") || words.contains("Siegel"), "{you:?}: {words}: {told}");
            assert!(!told.contains('\u{1}'), "{told}");
        }
    }
    for you in strangers() {
        assert!(!sent(&game, you, 0).contains("Siegel"), "{you:?}");
    }
    assert!(sent(&game, GM, 0).contains("Siegel"));
}
