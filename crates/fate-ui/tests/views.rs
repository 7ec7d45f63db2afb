//! Views of a table for those who sit at it.

#![allow(clippy::unwrap_used)]

use crate::views_common::{GM, HARBOUR, Listed, MUSEUM, PASS, WATCH, act, answer, look, opened, player};
use schwung_fate::{
    ActorId, AgendaId, Answer, AspectRef, Attack, Bearer, Command, Fact, Fate, Invocation, Out, Plan,
    Profile, Simple, SkillId, Switches, Wording,
};
use schwung_fate_ui::{Screen, words};
use schwung_log::{Abandoned, Author, Deed, Foreseen, Game, HouseDeed, Planned, Told};
use schwung_messages::Catalogue;
use schwung_rulebook::Lang;
use schwung_table::{Seat, WireId};
use schwung_views::{
    Shown,
    wire::{ActorView, FateScene, LineKind, SceneView, You},
};
use serde_json::{Value, json};

fn texts(lang: Lang) -> Catalogue {
    Catalogue::new(lang, "sotc")
}

fn scene(game: &Game<Fate>, texts: &Catalogue, you: You) -> FateScene {
    let SceneView::Fate(scene) = schwung_views::view::<Screen>(look(game, texts, you)).scene else {
        panic!("a scene of Fate")
    };
    *scene
}

fn actor(game: &Game<Fate>, name: &str) -> ActorId {
    let at = game.state().frame.sheets.iter().position(|it| it.name == name).unwrap();
    ActorId(at as u8)
}

fn skill(game: &Game<Fate>, de: &str) -> SkillId {
    SkillId(game.state().frame.skills.iter().position(|it| it.de == de).unwrap() as u8)
}

/// Ida attacks the Red Widow; `dice` has the faces of both.
fn ida_attacks(game: &mut Game<Fate>, dice: &mut Listed) {
    let (by, on) = (actor(game, "Kapitänin Ida Brandt"), actor(game, "Die Rote Witwe"));
    let turn = Deed::Command(Command::Set(Fact::Turn(Some(by))));
    act(game, Author::GM, turn, dice).unwrap();
    let mut moved = *game.state().actor(by);
    moved.zone = game.state().actor(on).zone;
    act(game, Author::GM, Deed::Command(Command::Set(Fact::Actor(by, Box::new(moved)))), dice).unwrap();
    let skill = Some(skill(game, "Nahkampfwaffen"));
    let attack =
        Attack { by, on, agenda: AgendaId(0), skill, track: None, unaware: None, plan: Plan::default() };
    act(game, Author::Seat(Seat(1)), Deed::Command(Command::Attack(attack)), dice).unwrap();
}

/// A readable summary of a view.
fn short(game: &Game<Fate>, lang: Lang, you: You) -> Value {
    let texts = texts(lang);
    let view = schwung_views::view::<Screen>(look(game, &texts, you));
    let SceneView::Fate(scene) = &view.scene else { panic!("a scene of Fate") };
    let questions: Vec<Value> = view
        .waiting
        .iter()
        .flat_map(|it| &it.questions)
        .map(|it| {
            let choices: Vec<String> = it
                .choices
                .iter()
                .filter(|it| it.barred.is_none())
                .map(|it| format!("{} [{}] {}", it.label, it.shape, it.price.clone().unwrap_or_default()))
                .collect();
            json!({ "kind": it.kind, "mine": it.mine, "sentence": it.sentence, "choices": choices })
        })
        .collect();
    json!({
        "sentence": view.sentence,
        "my_move": view.my_move,
        "seats": view.waiting.as_ref().map(|it| it.seats.clone()),
        "questions": questions,
        "clash": scene.clash,
    })
}

fn lines(game: &Game<Fate>, lang: Lang, you: You, after: u64) -> Vec<String> {
    let texts = texts(lang);
    schwung_views::lines::<Screen>(look(game, &texts, you), after, u64::MAX)
        .iter()
        .map(|it| {
            let dice = it.dice.as_ref().map_or_else(String::new, |it| format!(" <{}>", it.words));
            let marks = if it.secret { " secret" } else { "" };
            format!("{}.{} {:?}{marks}: {}{dice}", it.seq, it.n, it.kind, it.text)
        })
        .collect()
}

fn pretty(value: &Value) -> String {
    serde_json::to_string_pretty(value).unwrap()
}

#[test]
fn an_attack_that_waits_for_the_defence() {
    let mut game = opened(HARBOUR);
    ida_attacks(&mut game, &mut Listed(vec![vec![1, 0, -1, 1], vec![0, 0, 1, -1]]));
    insta::assert_snapshot!("defence_watch_de", pretty(&short(&game, Lang::De, WATCH)));
    insta::assert_snapshot!("defence_gm_en", pretty(&short(&game, Lang::En, GM)));
}

#[test]
fn dice_on_the_table_and_aspects_at_hand() {
    let mut game = opened(HARBOUR);
    let mut dice = Listed(vec![vec![1, 0, -1, 1], vec![1, 0, 1, 0]]);
    ida_attacks(&mut game, &mut dice);
    let defend = game.asked()[0].question.unwrap();
    let mut choices = Vec::new();
    <Fate as schwung_table::System>::options(game.state(), defend, &mut choices);
    let first = choices.iter().position(|it| it.barred.is_none()).unwrap();
    answer(&mut game, first, "", &mut dice);
    insta::assert_snapshot!("invoke_player_de", pretty(&short(&game, Lang::De, player(1))));
    insta::assert_snapshot!("invoke_other_en", pretty(&short(&game, Lang::En, player(2))));
    insta::assert_snapshot!("invoke_lines_de", lines(&game, Lang::De, player(2), 2).join("\n"));
    insta::assert_snapshot!("invoke_lines_en", lines(&game, Lang::En, WATCH, 2).join("\n"));
    // Both rolls are known: the odds are shown to the asked player and to the game master.
    let texts = texts(Lang::De);
    let asked = game.asked().remove(0);
    let own = Screen::odds(look(&game, &texts, player(asked.seat.0)), &asked);
    let gm = Screen::odds(look(&game, &texts, GM), &asked);
    assert!(gm.iter().any(Option::is_some) && (asked.seat.is_gm() || own == gm));
    assert!(Screen::odds(look(&game, &texts, WATCH), &asked).is_empty());
    assert!(Screen::odds(look(&game, &texts, player(4)), &asked).is_empty());
}

/// Before the dice, every defence shows its sum, and the chance with one aspect, which equals that of the plan. Only the asked
/// persons see both.
//% sotc.free.defense-roll
#[test]
fn a_defence_says_its_sum_and_its_chance_with_an_aspect() {
    let mut game = opened(HARBOUR);
    let mut dice = Listed(vec![vec![1, 0, -1, 1], vec![0, 0, 1, -1]]);
    ida_attacks(&mut game, &mut dice);
    let (texts, widow) = (texts(Lang::De), actor(&game, "Die Rote Witwe"));
    let asked = game.asked().remove(0);
    let question = asked.question.unwrap();
    let view = schwung_views::view::<Screen>(look(&game, &texts, GM));
    let choices = &view.waiting.as_ref().unwrap().questions[0].choices;
    let sum = |n: usize| -> i64 { choices[n].parts.iter().filter_map(|it| it.value).sum() };
    let full = choices.iter().position(|it| it.shape == "full" && it.barred.is_none()).unwrap();
    let last = choices[full].parts.last().unwrap();
    assert_eq!(
        (last.name.as_deref(), last.value, sum(full) - sum(full - 1)),
        (Some("volle Verteidigung"), Some(2), 2)
    );
    assert!(choices.iter().all(|it| it.parts.is_empty() == it.barred.is_some()));
    for you in [WATCH, player(1), player(2)] {
        let seen = schwung_views::view::<Screen>(look(&game, &texts, you));
        assert_eq!(seen.waiting.unwrap().questions, Vec::new());
        assert!(Screen::odds(look(&game, &texts, you), &asked).is_empty());
    }

    let chances = Screen::odds(look(&game, &texts, GM), &asked);
    let mut answers = Vec::new();
    <Fate as schwung_table::System>::options(game.state(), question, &mut answers);
    let aspect = Invocation::Aspect { aspect: AspectRef::Sheet(widow, 0), free: false, reroll: false };
    let then = [Planned {
        kind: "invoke".to_owned(),
        what: Foreseen::Answer(Answer::Invocation(aspect)),
        words: String::new(),
    }];
    for (n, chance) in chances.iter().enumerate() {
        let planned = Screen::plan_odds(look(&game, &texts, GM), &asked, &answers[n].answer, &then);
        let raised = chance.as_ref().map(|it| it.raised.as_ref().unwrap());
        assert_eq!(raised.map(|it| it.percent), planned.map(|it| it.percent), "{n}");
        assert!(raised.is_none_or(|it| it.label == "mit 1 Punkt +2"), "{raised:?}");
    }
    assert!(chances.iter().flatten().any(|it| it.percent < it.raised.as_ref().unwrap().percent));

    let total = sum(full);
    answer(&mut game, full, "", &mut dice);
    let clash = scene(&game, &texts, GM).clash.unwrap().against.clone().unwrap();
    assert_eq!(clash.total, Some(total as i16));
    // Without anything to use, there is no such chance.
    let mut game = opened(HARBOUR);
    let mut poor = *game.state().actor(widow);
    poor.fate = 0;
    act(&mut game, Author::GM, Deed::Command(Command::Set(Fact::Actor(widow, Box::new(poor)))), &mut dice)
        .unwrap();
    ida_attacks(&mut game, &mut Listed(vec![vec![1, 0, -1, 1]]));
    let chances = Screen::odds(look(&game, &texts, GM), &game.asked()[0]);
    assert!(chances.iter().flatten().all(|it| it.raised.is_none()));
}

#[test]
fn a_hidden_difficulty_shows_no_number() {
    let mut game = opened(HARBOUR);
    let by = actor(&game, "Doktor Selma Quast");
    let mut dice = Listed(vec![]);
    act(&mut game, Author::GM, Deed::Command(Command::Set(Fact::Turn(Some(by)))), &mut dice).unwrap();
    let (skill, plan) = (skill(&game, "Technik"), Plan::default());
    let roll = Simple {
        by,
        skill,
        difficulty: Some(3),
        hidden: true,
        time: None,
        quality: None,
        notice: None,
        plan,
    };
    act(&mut game, Author::GM, Deed::Command(Command::Simple(roll)), &mut dice).unwrap();
    for you in [player(3), player(1), WATCH] {
        let clash = scene(&game, &texts(Lang::De), you).clash.unwrap();
        assert_eq!(clash.against.as_ref().unwrap().total, None);
        assert_eq!(clash.lead, None);
        assert_eq!(clash.acting.total, Some(5));
    }
    let clash = scene(&game, &texts(Lang::De), GM).clash.unwrap();
    assert_eq!((clash.against.as_ref().unwrap().total, clash.lead), (Some(3), Some(2)));
}

#[test]
fn sheets_and_points_of_the_other_side_are_the_game_masters() {
    let game = opened(HARBOUR);
    let texts = texts(Lang::De);
    let of = |you: You, name: &str| {
        let scene = scene(&game, &texts, you);
        scene.actors.iter().find(|it| it.name == name).map(|it| ActorView::clone(it)).unwrap()
    };
    let widow = of(player(1), "Die Rote Witwe");
    assert_eq!(widow.fate, None);
    let sheet = widow.sheet.unwrap();
    assert!(sheet.skills.is_empty() && sheet.notes.is_empty());
    assert_eq!(sheet.aspects.len(), 2);
    assert_eq!(of(player(1), "Matrosen der Möwe 1").minions.unwrap().quality, None);
    assert_eq!(of(GM, "Die Rote Witwe").fate, Some(3));
    assert_eq!(of(GM, "Die Rote Witwe").sheet.unwrap().aspects.len(), 3);
    // Friends can read each other's sheets, except for secrets.
    assert_eq!(of(player(1), "Kapitänin Ida Brandt").sheet.unwrap().aspects.len(), 5);
    assert_eq!(of(player(2), "Kapitänin Ida Brandt").sheet.unwrap().aspects.len(), 4);
    assert_eq!(of(player(2), "Kapitänin Ida Brandt").fate, Some(4));
    assert!(of(player(1), "Kapitänin Ida Brandt").mine && !of(player(2), "Kapitänin Ida Brandt").mine);
    assert!(!of(WATCH, "Kapitänin Ida Brandt").mine);
    // Claiming the game master's seat does not make a player the game master.
    assert_eq!(of(player(0), "Die Rote Witwe").fate, None);
}

#[test]
fn people_are_told_what_concerns_them_about_the_table() {
    let mut game = opened(HARBOUR);
    let mut dice = Listed(vec![]);
    let from = game.seq();
    for (by, deed) in [
        (Author::Seat(Seat(1)), HouseDeed::Say { text: "Hallo".into(), to: Told::All }),
        (Author::Seat(Seat(1)), HouseDeed::Say { text: "Geheim".into(), to: Told::Gm }),
        (
            Author::Seat(Seat(2)),
            HouseDeed::Throw {
                dice: "2d6".into(),
                faces: Some(vec![3, 4]),
                label: "Wetter".into(),
                secret: false,
            },
        ),
        (Author::GM, HouseDeed::Rename { seat: Seat(2), name: "Juno".into() }),
        (Author::GM, HouseDeed::Shelve { id: None, name: "Falle".into(), body: String::new() }),
        (Author::Seat(Seat(3)), HouseDeed::Pause(true)),
    ] {
        act(&mut game, by, Deed::House(deed), &mut dice).unwrap();
    }
    insta::assert_snapshot!("house_gm_de", lines(&game, Lang::De, GM, from).join("\n"));
    insta::assert_snapshot!("house_player_en", lines(&game, Lang::En, player(1), from).join("\n"));
    insta::assert_snapshot!("house_watch_en", lines(&game, Lang::En, WATCH, from).join("\n"));
    let texts = texts(Lang::De);
    let view = schwung_views::view::<Screen>(look(&game, &texts, player(1)));
    assert_eq!((view.sentence.as_str(), view.house.shelf.len()), ("Pause.", 0));
    assert_eq!(schwung_views::view::<Screen>(look(&game, &texts, GM)).house.shelf.len(), 1);
}

#[test]
fn what_was_undone_is_told_and_marked() {
    let mut game = opened(HARBOUR);
    let mut dice = Listed(vec![vec![1, 1, 1, 1]]);
    let from = game.seq();
    ida_attacks(&mut game, &mut dice);
    act(&mut game, Author::GM, Deed::CallOff, &mut dice).unwrap();
    act(&mut game, Author::GM, Deed::House(HouseDeed::Pause(true)), &mut dice).unwrap();
    let texts = texts(Lang::De);
    let then = game.state_if_undone(from + 1).unwrap();
    let changes = Screen::changes(look(&game, &texts, GM), game.state(), &then);
    let changes: Vec<String> = changes.into_iter().map(|it| it.text).collect();
    insta::assert_snapshot!("undo_changes_de", changes.join("\n"));
    assert!(!Screen::reveals(&then, game.state()));
    act(&mut game, Author::GM, Deed::Undo { to: from + 1, keep_dice: false }, &mut dice).unwrap();
    let lines = schwung_views::lines::<Screen>(look(&game, &texts, WATCH), from, u64::MAX);
    assert!(lines.iter().any(|it| it.kind == LineKind::Abandoned(Abandoned::CalledOff) && it.undone));
    assert!(lines.iter().any(|it| it.kind == LineKind::House && !it.undone && it.act.is_none()));
    assert!(lines.iter().any(|it| it.kind == LineKind::Undo && !it.undone));
    let of_game = |kind| matches!(kind, LineKind::Event | LineKind::Roll | LineKind::Set);
    assert!(lines.iter().filter(|it| of_game(it.kind)).all(|it| it.undone && it.act.is_some()));
    // Undone lines come before the lines that are still valid, in order.
    assert!(lines.windows(2).all(|it| (it[0].seq, it[0].n) < (it[1].seq, it[1].n)));
}

#[test]
fn every_switch_is_a_setting_that_can_be_set() {
    let game = opened(HARBOUR);
    for lang in Lang::ALL {
        let texts = texts(lang);
        let look = look(&game, &texts, GM);
        let settings = Screen::settings(look);
        assert_eq!(settings.len(), Switches::ALL.len());
        for it in settings {
            assert!(!it.label.contains('⟨') && !it.text.contains('⟨') && !it.text.is_empty(), "{}", it.name);
            assert_eq!(it.value, it.default);
            assert!(Screen::set(look, &it.name, &it.value).is_some(), "{}", it.name);
            assert!(Screen::set(look, &it.name, &json!("nonsense")).is_none(), "{}", it.name);
            assert!(Screen::set(look, &it.name, &json!([])).is_none());
        }
        assert!(Screen::set(look, "no-such-switch", &json!(true)).is_none());
    }
}

#[test]
fn every_text_is_there_in_both_languages() {
    for lang in Lang::ALL {
        let texts = texts(lang);
        assert!(texts.has("waiting-roll"));
        for kind in schwung_fate::Question::KINDS {
            assert!(texts.has(&format!("waiting-{kind}")), "{kind}");
            assert!(texts.has(&format!("waiting-{kind}.prompt")), "{kind}");
        }
        for book in Profile::ALL {
            let profile = Profile::find(book).unwrap();
            let own = Catalogue::new(lang, book);
            for n in profile.ladder.0..=profile.ladder.1 {
                assert!(words::rung_name(&own, &profile, n).is_some(), "{book}: {n}");
            }
        }
        let mut game = opened(HARBOUR);
        ida_attacks(&mut game, &mut Listed(vec![]));
        for you in [GM, WATCH, player(1)] {
            let look = look(&game, &texts, you);
            let seen = serde_json::to_string(&schwung_views::view::<Screen>(look)).unwrap()
                + &serde_json::to_string(&schwung_views::lines::<Screen>(look, 0, u64::MAX)).unwrap();
            assert!(!seen.contains('⟨'), "{seen}");
        }
    }
}

/// What a viewer receives: the table and all lines of the log after a record.
fn received(game: &Game<Fate>, you: You, after: u64) -> String {
    let texts = texts(Lang::De);
    let view = serde_json::to_string(&schwung_views::view::<Screen>(look(game, &texts, you))).unwrap();
    format!("{view} {:?}", lines(game, Lang::De, you, after))
}

fn set_widow(game: &mut Game<Fate>, change: impl FnOnce(&mut schwung_fate::Actor)) -> u64 {
    let widow = actor(game, "Die Rote Witwe");
    let mut to = *game.state().actor(widow);
    change(&mut to);
    let before = game.seq();
    let fact = Deed::Command(Command::Set(Fact::Actor(widow, Box::new(to))));
    act(game, Author::GM, fact, &mut Listed(Vec::new())).unwrap();
    before
}

#[test]
fn a_character_on_the_shelf_keeps_its_state_and_is_unknown_to_players() {
    let mut game = opened(HARBOUR);
    let texts = texts(Lang::De);
    let widow = actor(&game, "Die Rote Witwe");
    let fact =
        Fact::Aspect { text: Wording::new("Sand in den Augen"), on: Bearer::Actor(widow), hidden: false };
    act(&mut game, Author::GM, Deed::Command(Command::Set(fact)), &mut Listed(Vec::new())).unwrap();
    set_widow(&mut game, |it| {
        it.fate = 2;
        it.stress[0] = serde_json::from_str("[2]").unwrap();
    });
    let of = |game: &Game<Fate>| {
        scene(game, &texts, GM).actors.into_iter().find(|it| it.id == WireId::from(widow)).unwrap()
    };
    let was = of(&game);
    assert!(received(&game, player(1), 0).contains("Witwe"));

    let seq = set_widow(&mut game, |it| (it.hidden, it.out) = (true, Some(Out::Left)));
    for you in [player(1), WATCH] {
        let all = received(&game, you, seq);
        assert!(!all.contains("Witwe") && !all.contains("Sand in den Augen"), "{all}");
    }
    let (away, board) = (of(&game), scene(&game, &texts, GM));
    assert!(away.shelved && board.order.iter().all(|it| *it != WireId::from(widow)));
    assert!(board.zones.iter().all(|it| !it.actors.contains(&widow.into())));
    assert!(lines(&game, Lang::De, GM, seq)[0].contains(" secret: Die Rote Witwe liegt im Regal"));

    let seq = set_widow(&mut game, |it| (it.hidden, it.out) = (false, None));
    let back = of(&game);
    assert_eq!((&back.tracks, back.fate, back.zone, back.shelved), (&was.tracks, Some(2), was.zone, false));
    assert!(received(&game, player(1), seq).contains("Sand in den Augen"));
    assert!(scene(&game, &texts, player(1)).order.contains(&widow.into()));
}

#[test]
fn what_the_game_master_sets_is_told_by_what_it_changes() {
    let mut game = opened(HARBOUR);
    let ida = actor(&game, "Kapitänin Ida Brandt");
    let mut to = *game.state().actor(ida);
    (to.fate, to.stress[0]) = (3, serde_json::from_str("[3, 4]").unwrap());
    let seq = game.seq();
    let fact = Deed::Command(Command::Set(Fact::Actor(ida, Box::new(to))));
    act(&mut game, Author::GM, fact, &mut Listed(Vec::new())).unwrap();
    let told = lines(&game, Lang::De, player(2), seq);
    assert_eq!(told.len(), 1, "{told:?}");
    assert!(
        told[0].contains("Kästchen 3, 4 (Gesundheit)") && told[0].contains("3 Schicksalspunkte"),
        "{told:?}"
    );
    assert!(!told[0].contains("Zone"), "{told:?}");
}

/// What the board shows anyway is told to everybody; other changes of an opponent are not.
#[test]
fn who_is_set_to_be_out_is_told_to_everybody() {
    let mut game = opened(HARBOUR);
    let told = |game: &Game<Fate>, you, seq, wanted: &str| {
        let all = lines(game, Lang::De, you, seq);
        assert!(all[0].ends_with(wanted), "{all:?}");
    };
    let seq = set_widow(&mut game, |it| it.fate += 1);
    told(&game, WATCH, seq, ": Die Spielleitung ändert etwas an der Roten Witwe.");
    let seq = set_widow(&mut game, |it| (it.fate, it.out) = (1, Some(Out::Left)));
    told(&game, WATCH, seq, ": Die Rote Witwe ist ausgeschieden.");
    let seq = set_widow(&mut game, |it| it.out = None);
    told(&game, player(1), seq, ": Die Rote Witwe ist wieder im Konflikt.");
}

/// Whether a group takes the plural is known to the state that has it.
#[test]
fn a_group_whose_arrival_is_undone_is_gone_in_the_plural() {
    let mut game = opened(HARBOUR);
    let before = game.state().clone();
    let crew = actor(&game, "Matrosen der Möwe 1");
    let mut sheet = before.frame.sheets[usize::from(crew.0)].clone();
    sheet.name = "Matrosen der Kralle".into();
    let join = Fact::Join(Box::new(sheet), Box::new(*before.actor(crew)));
    act(&mut game, Author::GM, Deed::Command(Command::Set(join)), &mut Listed(Vec::new())).unwrap();
    let changes = Screen::changes(look(&game, &texts(Lang::De), GM), game.state(), &before);
    assert!(changes.iter().any(|it| it.text == "Matrosen der Kralle sind nicht mehr dabei"), "{changes:?}");
}

/// An entry of the log shows its last result: of a new session, not the points of the last opponent who got some.
#[test]
fn a_new_session_is_the_result_of_its_record() {
    let mut game = opened(HARBOUR);
    set_widow(&mut game, |it| it.fate = 0);
    act(&mut game, Author::GM, Deed::Command(Command::EndConflict), &mut Listed(Vec::new())).unwrap();
    let seq = game.seq();
    let begin = Deed::Command(Command::BeginSession { back_to_back: false, refresh: Some(true) });
    act(&mut game, Author::GM, begin, &mut Listed(Vec::new())).unwrap();
    let lines = schwung_views::lines::<Screen>(look(&game, &texts(Lang::De), WATCH), seq, u64::MAX);
    let results: Vec<&str> =
        lines.iter().filter(|it| it.kind == LineKind::Result).map(|it| it.text.as_str()).collect();
    assert_eq!(results, ["Eine neue Sitzung beginnt."], "{lines:?}");
}

#[test]
fn heroes_of_the_ready_encounters_can_begin_as_they_are() {
    let museum = include_str!("../../../encounters/museum.toml");
    let pass = include_str!("../../../encounters/pass.toml");
    for encounter in [HARBOUR, museum, pass] {
        let game = opened(encounter);
        let heroes = scene(&game, &texts(Lang::De), GM).actors.into_iter().filter(|it| it.seat != 0);
        let remarks: Vec<_> = heroes
            .map(|it| (it.name.clone(), it.sheet.as_ref().unwrap().start.clone().unwrap().remarks))
            .collect();
        assert_eq!(remarks.len(), 4);
        assert!(remarks.iter().all(|it| it.1.is_empty()), "{remarks:?}");
    }
}

/// Once no member of a side can act, the game master is offered the end of the conflict, whatever the book.
#[test]
fn a_decided_conflict_is_proposed_to_end() {
    let mut asked = 0;
    for encounter in [HARBOUR, MUSEUM, PASS] {
        let mut game = opened(encounter);
        let ending =
            |game: &Game<Fate>, you| schwung_views::view::<Screen>(look(game, &texts(Lang::De), you)).ending;
        assert_eq!(ending(&game, GM), None);
        let side = game.state().actor(ActorId(0)).side;
        for id in game.state().ids().collect::<Vec<_>>() {
            let it = *game.state().actor(id);
            if it.side != side {
                let it = schwung_fate::Actor { out: Some(Out::TakenOut(None)), ..it };
                let fact = Command::Set(Fact::Actor(id, Box::new(it)));
                act(&mut game, Author::GM, Deed::Command(fact), &mut Listed(Vec::new())).unwrap();
            }
        }
        // If an actor who is out had the turn, the rules ask first.
        if game.running().is_some() {
            asked += 1;
            assert_eq!(ending(&game, GM), None);
            answer(&mut game, 0, "", &mut Listed(Vec::new()));
        }
        let proposed = ending(&game, GM).unwrap();
        assert_eq!((&*proposed.label, proposed.command), ("Konflikt beenden", json!("end_conflict")));
        assert_eq!(ending(&game, player(1)), None);
    }
    assert!(asked > 0);
}
