//! Who is asked questions, and what the asked persons may know.

#![allow(clippy::unwrap_used)]

use crate::views_common::{GM, HARBOUR, Listed, WATCH, act, look, opened, player};
use schwung_fate::{
    ActionKind, ActorId, Against, AgendaId, Aim, Attack, Bearer, Command, Fact, Fate, MakeBlock, Maneuver,
    Plan, SkillId, SkillSet, Target, Wording,
};
use schwung_fate_ui::Screen;
use schwung_log::{Author, Deed, Game, HouseDeed};
use schwung_messages::Catalogue;
use schwung_rulebook::Lang;
use schwung_table::Seat;
use schwung_views::{
    Same,
    wire::{ClashView, SceneView, View, You},
};

const IDA: &str = "Kapitänin Ida Brandt";
const WIDOW: &str = "Die Rote Witwe";

fn view(game: &Game<Fate>, you: You) -> View {
    schwung_views::view::<Screen>(look(game, &Catalogue::new(Lang::En, "sotc"), you))
}

fn clash(game: &Game<Fate>, you: You) -> Option<Same<ClashView>> {
    let SceneView::Fate(scene) = view(game, you).scene else { panic!("a scene of Fate") };
    scene.clash
}

fn actor(game: &Game<Fate>, name: &str) -> ActorId {
    let at = game.state().frame.sheets.iter().position(|it| it.name == name).unwrap();
    ActorId(u8::try_from(at).unwrap())
}

fn set(game: &mut Game<Fate>, who: &str, change: impl FnOnce(&mut schwung_fate::Actor)) {
    let id = actor(game, who);
    let mut to = *game.state().actor(id);
    change(&mut to);
    let fact = Deed::Command(Command::Set(Fact::Actor(id, Box::new(to))));
    act(game, Author::GM, fact, &mut Listed(Vec::new())).unwrap();
}

/// One attacks the other with this skill; `dice` has the faces of those who roll.
fn attacks(game: &mut Game<Fate>, by: &str, on: &str, dice: &mut Listed) {
    let skill = game.state().frame.skills.iter().position(|it| it.de == "Nahkampfwaffen").unwrap();
    let (by, on) = (actor(game, by), actor(game, on));
    let turn = Deed::Command(Command::Set(Fact::Turn(Some(by))));
    act(game, Author::GM, turn, dice).unwrap();
    let attack = Attack {
        by,
        on,
        agenda: AgendaId(0),
        skill: Some(SkillId(u8::try_from(skill).unwrap())),
        track: None,
        unaware: None,
        plan: Plan::default(),
    };
    act(game, Author::GM, Deed::Command(Command::Attack(attack)), dice).unwrap();
}

#[test]
fn whoever_defends_against_somebody_hidden_sees_the_number_that_the_question_names() {
    let mut game = opened(HARBOUR);
    let zone = game.state().actor(actor(&game, IDA)).zone;
    set(&mut game, WIDOW, |it| (it.hidden, it.zone) = (true, zone));
    attacks(&mut game, WIDOW, IDA, &mut Listed(vec![vec![1, 0, 0, 0]]));
    let own = view(&game, player(1));
    let ask = own.waiting.unwrap().questions[0].ask.clone().unwrap();
    let clash_of = |you| clash(&game, you);
    let own = clash_of(player(1)).unwrap();
    let seen = &own.acting;
    let total = seen.total.unwrap();
    assert!(ask.contains(&format!("+{total}")), "{ask}: {total}");
    // Only the number is shown, neither the actor nor the parts.
    assert!(seen.actor.is_none() && seen.dice.is_none() && seen.parts.is_empty(), "{seen:?}");
    for you in [player(2), WATCH] {
        assert_eq!(clash_of(you).and_then(|it| it.acting.total), None, "{you:?}");
    }
}

#[test]
fn questions_to_a_seat_that_nobody_has_taken_are_the_game_masters() {
    let mut game = opened(HARBOUR);
    let zone = game.state().actor(actor(&game, IDA)).zone;
    set(&mut game, WIDOW, |it| it.zone = zone);
    attacks(&mut game, WIDOW, IDA, &mut Listed(vec![vec![1, 0, 0, 0]]));
    let waits = |game: &Game<Fate>, you| view(game, you).waiting.unwrap();
    assert_eq!((waits(&game, player(2)).seats, view(&game, GM).my_move), (vec![1], false));
    act(&mut game, Author::GM, Deed::House(HouseDeed::Kick { seat: Seat(1) }), &mut Listed(Vec::new()))
        .unwrap();
    let seen = view(&game, GM);
    assert!(seen.my_move && seen.waiting.unwrap().questions[0].mine);
    let gm = &seen.house.seats[0].name;
    let other = waits(&game, player(2));
    assert!(other.seats == [0] && other.sentence.contains(gm.as_str()), "{gm}: {other:?}");
}

#[test]
fn the_game_master_reads_whose_consequence_is_to_be_worded() {
    let mut game = opened(HARBOUR);
    let zone = game.state().actor(actor(&game, WIDOW)).zone;
    set(&mut game, IDA, |it| it.zone = zone);
    set(&mut game, WIDOW, |it| {
        (it.fate, it.attached) = (0, None);
        it.stress[0] = serde_json::from_str("[1,2,3,4,5,6,7,8]").unwrap();
    });
    for name in ["Matrosen der Möwe 1", "Matrosen der Möwe 2"] {
        set(&mut game, name, |it| it.out = Some(schwung_fate::Out::Left));
    }
    let mut dice = Listed(vec![vec![1, 1, 1, 1], vec![-1, -1, -1, -1]]);
    attacks(&mut game, IDA, WIDOW, &mut dice);
    let asked = |game: &Game<Fate>| view(game, GM).waiting.unwrap().questions.remove(0);
    while asked(&game).kind != "word" {
        let question = game.asked()[0].id.clone();
        act(&mut game, Author::GM, Deed::Skip { question }, &mut dice).unwrap();
    }
    let question = asked(&game);
    assert_eq!((question.kind.as_str(), question.mine), ("word", true));
    let heading = question.ask.unwrap_or(question.sentence);
    assert!(heading.contains("Red Widow") || heading.contains("Rote Witwe"), "{heading}");
}

#[test]
fn a_maneuver_is_not_called_an_attack() {
    let mut game = opened(HARBOUR);
    let zone = game.state().actor(actor(&game, IDA)).zone;
    set(&mut game, WIDOW, |it| it.zone = zone);
    let (by, on) = (actor(&game, WIDOW), actor(&game, IDA));
    let mut dice = Listed(vec![vec![1, 0, 0, 0]]);
    act(&mut game, Author::GM, Deed::Command(Command::Set(Fact::Turn(Some(by)))), &mut dice).unwrap();
    let text = Wording::new("In die Ecke gedrängt");
    let aim = Aim::Place { text, on: Bearer::Actor(on), sticky: false, paid: false };
    let target = Target::Actor(on, SkillSet::default());
    let maneuver = Maneuver { by, skill: Some(SkillId(0)), target, aim, plan: Plan::default() };
    act(&mut game, Author::GM, Deed::Command(Command::Maneuver(maneuver)), &mut dice).unwrap();
    let ask = view(&game, player(1)).waiting.unwrap().questions[0].ask.clone().unwrap();
    assert!(ask.contains("maneuver") && !ask.contains("attacks"), "{ask}");
}

#[test]
fn a_block_without_words_is_asked_about_without_words() {
    let mut game = opened(HARBOUR);
    let by = actor(&game, WIDOW);
    act(&mut game, Author::GM, Deed::Command(Command::Set(Fact::Turn(Some(by)))), &mut Listed(Vec::new()))
        .unwrap();
    let (against, text) = (Against::Deeds(ActionKind::Move.bit()), Wording::NONE);
    let block = MakeBlock { by, skill: Some(SkillId(0)), against, text, left: false, plan: Plan::default() };
    act(&mut game, Author::GM, Deed::Command(Command::Block(block)), &mut Listed(Vec::new())).unwrap();
    let question = view(&game, GM).waiting.unwrap().questions.remove(0);
    assert_eq!(question.kind, "block-penalty");
    for text in [question.ask.unwrap(), question.sentence] {
        assert!(text.contains("Witwe") && !text.contains("words"), "{text}");
    }
}
