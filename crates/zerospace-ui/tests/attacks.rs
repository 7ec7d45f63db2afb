//! Tests the texts shown during attacks and checks: who is asked about what, and the results against several targets.

#![allow(clippy::unwrap_used)]

use schwung_log::{Author, Deed, DiceMode, Game, HouseDeed};
use schwung_play::Random;
use schwung_rulebook::Lang;
use schwung_views::wire::{Line, LineKind, ResultKind, You};
use schwung_zerospace::{
    Attack, BlastAttack, Check, Command, Fact, Item, ItemKind, Length, Mode, Out, Plan, Question, Sweep,
    Target, With, ZeroSpace,
};
use schwung_zerospace_ui::Screen;

use crate::views_common::{
    GM, Listed, RELAY, WATCH, act, actor, answer, look, opened, player, scene, set, texts, view,
};

/// Carries out a command of the game master, and skips questions until one for a difficulty.
fn does(game: &mut Game<ZeroSpace>, command: Command, dice: Vec<Vec<i8>>) {
    let mut dice = Listed(dice);
    act(game, Author::GM, Deed::Command(command), &mut dice).unwrap();
    let skipped = |game: &Game<ZeroSpace>| {
        let asked = game.asked();
        let first = asked.first()?;
        let is_difficulty = matches!(first.question, Some(Question::SetDifficulty(_)));
        (!is_difficulty).then(|| (first.id.clone(), first.seat))
    };
    while let Some((question, seat)) = skipped(game) {
        act(game, Author::Seat(seat), Deed::Skip { question }, &mut dice).unwrap();
    }
}

fn lines(game: &Game<ZeroSpace>, lang: Lang, you: You) -> Vec<Line> {
    schwung_views::lines::<Screen>(look(game, &texts(lang), you), 0, game.seq())
}

/// Tavi's turn in the demo.
fn turn() -> Game<ZeroSpace> {
    let mut game = opened(RELAY);
    let tavi = actor(&game, "Tavi Lindqvist");
    set(&mut game, [Fact::Turn { who: tavi }, Fact::Surprised { who: tavi, on: false }]);
    game
}

/// The result against each of several targets is shown, not only that against the last one.
//% zerospace.explosive.procedure
#[test]
fn what_came_of_a_blast_names_everybody_within_its_radius() {
    let mut game = turn();
    let [by, near, far] = ["Tavi Lindqvist", "Enterer 1", "Enterer 2"].map(|it| actor(&game, it));
    let explodes = |it: &&Item| matches!(it.kind, ItemKind::Weapon(weapon) if weapon.radius.is_some());
    let with = With::Item(game.state().items.iter().find(explodes).unwrap().id);
    let on = vec![(near, Length(0)), (far, Length(0))];
    let blast = BlastAttack { by, on, with, blast: None, cover_only: None, plan: Plan::default() };
    does(&mut game, Command::Blast(blast), vec![vec![3, 3], vec![1, 1], vec![6, 6]]);
    let told = |lang, you| -> Vec<String> {
        let told = lines(&game, lang, you).into_iter().filter_map(|it| it.outcome);
        told.map(|it| match it.kind {
            ResultKind::Phrase => format!("{} {}", it.name, it.words),
            ResultKind::Effect | ResultKind::Beside => it.words,
        })
        .collect()
    };
    let de =
        ["Tavi Lindqvist trifft Enterer 1", "Enterer 1 ist geblendet.", "Tavi Lindqvist verfehlt Enterer 2"];
    let en = ["Tavi Lindqvist hits Enterer 1", "Enterer 1 is blinded.", "Tavi Lindqvist misses Enterer 2"];
    assert_eq!(
        (told(Lang::De, GM), told(Lang::En, WATCH)),
        (de.map(str::to_owned).into(), en.map(str::to_owned).into())
    );
}

/// While somebody decides how the first target of a sweep is out, the panel shows the blow against it and not the next one.
//% zerospace.sweep.procedure
#[test]
fn how_a_target_of_a_sweep_goes_out_is_asked_beside_the_blow_against_it() {
    let mut game = opened(RELAY);
    let [by, near, far] = ["Runa Eisvogel", "Enterer 1", "Enterer 2"].map(|it| actor(&game, it));
    set(&mut game, [Fact::Turn { who: by }, Fact::Surprised { who: by, on: false }]);
    set(&mut game, [Fact::Distance { a: by, b: near, length: Some(Length(1)) }]);
    let on = vec![near, far];
    let sweep = Sweep { by, on, with: With::HANDS, plan: Plan { modifier: 20, ..Plan::default() } };
    let mut dice = Random::new(1);
    act(&mut game, Author::GM, Deed::Command(Command::Sweep(sweep)), &mut dice).unwrap();
    let asked = |game: &Game<ZeroSpace>| {
        let first = game.asked();
        let first = first.first().unwrap();
        (matches!(first.question, Some(Question::Finish(_))), first.id.clone(), first.seat)
    };
    while !asked(&game).0 {
        let (_, question, seat) = asked(&game);
        act(&mut game, Author::Seat(seat), Deed::Skip { question }, &mut dice).unwrap();
    }
    let clash = scene(&game, &texts(Lang::De), GM).clash.unwrap();
    assert_eq!(clash.against.as_ref().and_then(|it| it.actor), Some(near.into()));
    assert!(clash.lead.is_some() && clash.chance.is_none());
}

/// The place of somebody who was taken off the table stays in the order, but is no news when its turn comes.
#[test]
fn whoever_was_taken_off_the_table_is_not_said_to_lose_a_turn() {
    let mut game = turn();
    let by = actor(&game, "Tavi Lindqvist");
    let order = &game.state().order;
    let at = order.iter().position(|it| it.actor == by).unwrap();
    let who = order[(at + 1) % order.len()].actor;
    let mut passed = |out| {
        set(&mut game, [Fact::Out { who, out: Some(out) }, Fact::Turn { who: by }]);
        let seq = game.seq();
        does(&mut game, Command::EndTurn { by }, vec![vec![6, 6]; 8]);
        lines(&game, Lang::De, GM).iter().any(|it| it.seq > seq && it.text.contains("Der Zug entfällt"))
    };
    assert_eq!([Out::Unconscious, Out::Off].map(&mut passed), [true, false]);
}

/// Cutting in costs the deferred turn, not the next one.
//% zerospace.delay.interrupt
#[test]
fn the_price_of_cutting_in_is_the_deferred_turn() {
    let mut game = turn();
    let [by, on, who] = ["Tavi Lindqvist", "Enterer 1", "Doktor Oshen"].map(|it| actor(&game, it));
    set(&mut game, [Fact::Surprised { who, on: false }, Fact::Stored { who, on: true }]);
    let attack =
        Attack { by, on, mode: Mode::Strike, with: With::HANDS, single: false, plan: Plan::default() };
    let deed = Deed::Command(Command::Attack(attack));
    act(&mut game, Author::GM, deed, &mut Listed(Vec::new())).unwrap();
    let asked = view(&game, &texts(Lang::De), GM).waiting.unwrap().questions;
    let prices: Vec<_> = asked[0].choices.iter().filter_map(|it| it.price.as_deref()).collect();
    assert!(prices.len() > 1 && prices.iter().all(|it| *it == "aufgeschobener Zug"), "{prices:?}");
}

/// The question names the object, and tells that the number holds for hitting as well as for damaging it.
//% zerospace.object.endurance
#[test]
fn how_hard_an_object_is_to_damage_is_asked_about_the_object() {
    let mut game = turn();
    let [by, on] = ["Tavi Lindqvist", "Bakenkern"].map(|it| actor(&game, it));
    let attack =
        Attack { by, on, mode: Mode::Strike, with: With::HANDS, single: false, plan: Plan::default() };
    does(&mut game, Command::Attack(attack), Vec::new());
    let asked = |lang| view(&game, &texts(lang), GM).waiting.unwrap().questions[0].sentence.clone();
    assert_eq!(asked(Lang::De), "Wie schwer ist Bakenkern zu treffen und zu beschädigen?");
    assert_eq!(asked(Lang::En), "How hard is Bakenkern to hit and damage?");
}

/// While the game master sets a difficulty, all others see for which check.
//% zerospace.difficulty.table
#[test]
fn those_who_wait_for_a_difficulty_know_of_which_check() {
    let mut game = turn();
    let by = actor(&game, "Tavi Lindqvist");
    let skill = game.state().sheet(by).skills.iter().next().unwrap();
    let check = Check { by, skill, target: Target::Ask, task: None, reaction: false, plan: Plan::default() };
    does(&mut game, Command::Check(check), Vec::new());
    let told = |lang, you| view(&game, &texts(lang), you).sentence;
    for you in [player(1), WATCH] {
        assert!(told(Lang::De, you).contains("Schwierigkeitsgrad von Wahrnehmung für Tavi Lindqvist"));
        assert!(told(Lang::En, you).contains("the difficulty of Perception for Tavi Lindqvist"));
    }
}

/// The turn of a hidden character does not reveal it.
#[test]
fn the_turn_of_somebody_hidden_is_nobodys_for_others() {
    let mut game = opened(RELAY);
    let hidden = actor(&game, "Der Lauscher im Schacht");
    set(&mut game, [Fact::Turn { who: hidden }]);
    let now = |lang, you| view(&game, &texts(lang), you).sentence;
    assert!(now(Lang::De, GM).contains("Lauscher"));
    assert_eq!([player(1), WATCH].map(|you| now(Lang::De, you)), ["Niemand ist am Zug."; 2]);
    assert_eq!(now(Lang::En, WATCH), "Nobody is acting.");
}

/// Dice are named by number and sides, even if the rules also read their single faces.
#[test]
fn dice_are_called_as_people_call_them() {
    let mut game = turn();
    let [by, runa] = ["Kapitän Skarn", "Runa Eisvogel"].map(|it| actor(&game, it));
    act(&mut game, Author::GM, Deed::House(HouseDeed::Dice(DiceMode::Own)), &mut Listed(Vec::new())).unwrap();
    set(&mut game, [Fact::Turn { who: by }, Fact::Distance { a: by, b: runa, length: Some(Length(2)) }]);
    let attack =
        Attack { by, on: runa, mode: Mode::Strike, with: With::HANDS, single: false, plan: Plan::default() };
    let mut dice = Listed(Vec::new());
    act(&mut game, Author::GM, Deed::Command(Command::Attack(attack)), &mut dice).unwrap();
    // Runa has a specialisation, so her low dice can be rerolled.
    while let Some((question, seat)) = game.asked().first().map(|it| (it.id.clone(), it.seat)) {
        if game.asked()[0].dice.is_some_and(|it| it.name == "2d6s") {
            break;
        }
        act(&mut game, Author::Seat(seat), Deed::Skip { question }, &mut dice).unwrap();
    }
    let asked = |lang, you| view(&game, &texts(lang), you).waiting.unwrap().questions.swap_remove(0);
    let own = asked(Lang::En, player(1));
    assert_eq!((own.ask.as_deref(), own.roll.unwrap().dice.as_str()), (Some("Roll 2d6"), "2d6"));
    assert_eq!(asked(Lang::De, player(1)).ask.as_deref(), Some("Würfle 2w6"));
    assert_eq!(asked(Lang::De, GM).sentence, "Mira würfelt 2w6");
}

/// The result of a death is the death, not the end of a hold that it causes.
//% zerospace.death.consent
#[test]
fn what_came_of_a_death_is_the_death() {
    let mut game = turn();
    let [runa, boarder] = ["Runa Eisvogel", "Enterer 1"].map(|it| actor(&game, it));
    set(&mut game, [Fact::Hold { by: boarder, on: runa, holds: true }]);
    let mut dice = Listed(Vec::new());
    act(&mut game, Author::GM, Deed::Command(Command::Die { who: runa }), &mut dice).unwrap();
    while !game.asked().is_empty() {
        answer(&mut game, 1, "", &mut dice);
    }
    assert!(game.state().holds.is_empty());
    let mut results = lines(&game, Lang::En, GM).into_iter().filter(|it| it.kind == LineKind::Result);
    assert_eq!(results.next_back().unwrap().text, "Runa Eisvogel is dead.");
}
