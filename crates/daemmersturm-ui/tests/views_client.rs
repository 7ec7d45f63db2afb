//! Dice from the game client: the commands to type there, and the lines to paste back.

#![allow(clippy::unwrap_used)]

use crate::views_common::{
    GM, GUARD, Listed, WATCH, act, attack, bring, german, look, player, quiet, scene, view,
};
use schwung_daemmersturm::{Daemmersturm, ItemId, Trust};
use schwung_daemmersturm_ui::Screen;
use schwung_log::{Author, Deed, Game, Origin};
use schwung_table::{Seat, WireId};
use schwung_views::{Shown, wire::LineKind};

//% daemmersturm.dice.client-command
#[test]
fn the_roll_that_waits_says_what_to_type() {
    let (game, texts) = (attack(|_| {}), german());
    for you in [GM, player(1)] {
        let question = &view(&game, &texts, you).waiting.unwrap().questions[0];
        assert_eq!(question.roll.as_ref().unwrap().command.as_deref(), Some("/roll 1-20"));
        assert!(question.sentence.contains("/roll 1-20") && question.sentence.contains("Arn"));
    }
    let call = scene(&game, &texts, player(1)).call.unwrap();
    assert_eq!((&*call.command, call.paste, &*call.names[0]), ("/roll 1-20", true, "Hanspeter"));
    // Others see that he rolls and for what purpose, but not the names that may be pasted.
    assert!(scene(&game, &texts, player(2)).call.unwrap().names.is_empty());
    let clash = scene(&game, &texts, GM).clash.unwrap();
    assert_eq!((clash.by, clash.on, &*clash.kind), (Some(WireId(0)), Some(WireId(2)), "melee"));
    // 10 to 20 exceed 12 with +3; a natural 1 always fails.
    let chance = clash.chance.clone().unwrap();
    assert_eq!((chance.good, chance.of), (11, 20));
    assert_eq!(clash.roll.as_ref().unwrap().suffices, Some(10));
    let own = scene(&game, &texts, player(1)).clash.unwrap();
    assert!(own.chance.is_none() && own.defence.is_none() && own.defence_parts.is_empty());
    assert_eq!(own.roll.as_ref().unwrap().suffices, None);
}

/// A single paste contains the attack roll and the damage roll. Lines that do not match are kept.
//% daemmersturm.dice.paste-matching
#[test]
fn a_pasted_chat_answers_several_rolls() {
    let (mut game, texts) = (attack(|_| {}), german());
    let weapon = game.state().weapon(ItemId(1)).unwrap().damage.rolls[0].unwrap();
    let text = format!(
        "Hanspeter würfelt. Ergebnis: 15 (1-20)\nUnbekannt würfelt. Ergebnis: 63 (1-100)\nHanspeter würfelt. \
         Ergebnis: {} ({}-{})",
        weapon.high(),
        weapon.low(),
        weapon.high()
    );
    // Another player may paste it, as the name identifies the character.
    let rolls = bring(&mut game, &texts, player(2), |look| Screen::paste(look, &text)).unwrap();
    assert_eq!(rolls, 2);
    let lost = 20 - game.state().actor(GUARD).life;
    assert_eq!(lost, u16::from(weapon.high()));
    // Abilities are not used.
    while let Some((question, seat)) = game.asked().first().map(|it| (it.id.clone(), it.seat)) {
        act(&mut game, Author::Seat(seat), Deed::Skip { question }, &mut Listed(Vec::new())).unwrap();
    }
    let lines = schwung_views::lines::<Screen>(look(&game, &texts, player(1)), 0, u64::MAX);
    let origins: Vec<Origin> = lines.iter().filter_map(|it| it.dice.as_ref()).map(|it| it.origin).collect();
    assert_eq!(origins, [Origin::Client, Origin::Client]);
    // The page shows one line for the action, with its result.
    let kinds = |kind| lines.iter().filter(move |it| it.kind == kind).map(|it| it.text.as_str());
    let results: Vec<&str> = kinds(LineKind::Result).collect();
    assert!(results.len() == 2 && results.iter().any(|it| it.contains("Schaden")), "{results:?}");
    assert!(kinds(LineKind::Turn).all(|it| it.contains("am Zug") || it.contains("Runde")));
    assert!(kinds(LineKind::Event).any(|it| it.contains("greift")), "what began it is a step");
    let tray = |you| scene(&game, &texts, you).tray;
    assert_eq!(tray(GM).iter().map(|it| it.number).collect::<Vec<_>>(), [63]);
    assert_eq!(tray(player(2)).len(), 1);
    assert!(tray(player(1)).is_empty() && tray(WATCH).is_empty());
    let clash = scene(&game, &texts, player(1)).clash.unwrap();
    assert!(clash.over && clash.outcome == "hit" && clash.defence.is_none());
    let roll = clash.roll.clone().unwrap();
    assert_eq!((roll.natural, roll.bonus, roll.total), (Some(15), Some(3), Some(18)));
    assert!(!clash.results.is_empty());
}

/// Undoing also affects the tray, and a line is used only once.
#[test]
fn the_tray_is_a_fact_of_the_table() {
    let (mut game, texts) = (attack(|_| {}), german());
    let before = game.seq();
    let text = "20:13:05 Fremd würfelt. Ergebnis: 4 (1-6)";
    bring(&mut game, &texts, player(1), |look| Screen::paste(look, text)).unwrap();
    assert_eq!(game.state().tray.lines().len(), 1);
    bring(&mut game, &texts, player(1), |look| Screen::paste(look, text)).unwrap();
    assert_eq!(game.state().tray.lines().len(), 1);
    let again = Game::fold(game.records().iter().cloned()).unwrap();
    assert_eq!(again.state(), game.state());
    act(&mut game, Author::GM, Deed::Undo { to: before + 1, keep_dice: false }, &mut Listed(Vec::new()))
        .unwrap();
    assert!(game.state().tray.lines().is_empty());
    assert_eq!(game.asked().len(), 1);
}

/// If numbers need confirmation, another person gives it.
//% daemmersturm.dice.trust
#[test]
fn a_second_person_confirms() {
    let texts = german();
    let mut game = attack(|it| it.dice_trust = Trust::Confirmed);
    let text = "Hanspeter würfelt. Ergebnis: 2 (1-20)";
    let rolls = bring(&mut game, &texts, player(1), |look| Screen::paste(look, text)).unwrap();
    assert_eq!((rolls, game.asked().len()), (0, 1));
    let line = |you| scene(&game, &texts, you).tray.first().cloned();
    assert_eq!(line(player(1)).map(|it| (it.suits, it.why)), Some((false, "unconfirmed".to_owned())));
    let id = line(player(2)).filter(|it| it.suits).unwrap().id;
    let give = |game: &mut Game<Daemmersturm>, you| {
        bring(game, &texts, you, |look| Screen::assign(look, &look.game.asked()[0], id, ""))
    };
    assert!(give(&mut game, player(1)).is_err() && give(&mut game, WATCH).is_err());
    assert_eq!(give(&mut game, player(2)), Ok(1));
    assert!(game.asked().is_empty() && game.state().tray.lines().is_empty());
    // A typed number needs confirmation, too, but not that of the plot leader.
    let mut game = attack(|it| it.dice_trust = Trust::Confirmed);
    let look = |you| look(&game, &texts, you);
    let asked = &game.asked()[0];
    assert!(matches!(Screen::dice(look(player(1)), asked, Some(&[7])), Ok(Some(_))));
    assert!(matches!(Screen::dice(look(GM), asked, Some(&[7])), Ok(None)));
    quiet(&mut game, |it| it.dice_trust = Trust::Server);
    let look = crate::views_common::look(&game, &texts, player(1));
    assert!(Screen::dice(look, &game.asked()[0], Some(&[7])).is_err());
    assert!(matches!(Screen::dice(look, &game.asked()[0], None), Ok(None)));
    assert!(Screen::paste(look, text).is_err());
}

/// A line for the chat of the game client contains only what everybody may read.
#[test]
fn every_line_can_be_pasted_back() {
    let (mut game, texts) = (attack(|_| {}), german());
    let question = game.asked()[0].id.clone();
    let roll = Deed::Roll { question, faces: Some(vec![2]) };
    act(&mut game, Author::Seat(Seat(1)), roll, &mut Listed(Vec::new())).unwrap();
    let of = |you| schwung_views::lines::<Screen>(look(&game, &texts, you), 0, u64::MAX);
    let public: Vec<String> = of(WATCH).into_iter().map(|it| it.text).collect();
    let lines = of(GM);
    let rolled = lines.iter().find(|it| it.kind == LineKind::Roll).unwrap();
    assert!(rolled.paste.as_ref().is_some_and(|it| it.contains("Arn") && it.contains('2')));
    for line in lines.iter().filter_map(|it| it.paste.as_ref()) {
        assert!(line.len() <= 243 && !line.contains('\n') && !line.contains('|'));
        assert!(
            public.iter().any(|it| it
                .split_whitespace()
                .collect::<Vec<_>>()
                .join(" ")
                .starts_with(line.trim_end_matches('…'))),
            "{line}"
        );
    }
}
