//! Every form builds a command. Legal choices are accepted, barred ones refused.

use schwung_fate::{Command, Fate, check_known, owner};
use schwung_fate_ui::Screen;
use schwung_log::{Author, Game};
use schwung_play::Random;
use schwung_table::{Seat, System};
use schwung_ui_kit::harness::forms::{anything, hurried, read, values};
use schwung_views::{
    Look, Shown,
    wire::{FieldKind, Role, You},
};
use serde_json::Value;

use crate::views_forms::scenes;

fn may_give(game: &Game<Fate>, you: You, command: &Command) -> bool {
    let seat = Seat(you.seat.unwrap_or(0));
    owner(command, game.state()).allows(game.state(), seat)
        && (you.role == Role::Gm || check_known(game.state(), command, seat).is_ok())
}

#[test]
fn every_form_builds_a_command_that_is_legal_or_barred_as_it_says() {
    let [texts, _] = scenes::catalogues();
    let (mut legal, mut barred) = (0, 0);
    for (scene, game) in scenes::all() {
        for you in scenes::viewers() {
            for form in scenes::forms(&game, you, &texts) {
                let command = read(&scene, &form, &values(&form));
                let check = Fate::check(game.state(), &command);
                let what = format!("{scene}: {you:?}: {}: {command:?}", form.label);
                assert!(may_give(&game, you, &command), "{what}");
                match &form.barred {
                    None => assert_eq!(check, Ok(()), "{what}"),
                    Some(why) => {
                        let reason = check.expect_err(&what);
                        assert_eq!(why.text, schwung_fate_ui::words::reason(&texts, &reason), "{what}");
                    }
                }
                *if form.barred.is_none() { &mut legal } else { &mut barred } += 1;
            }
        }
    }
    assert!(legal > 1_000 && barred > 1_000, "{legal} legal, {barred} barred");
}

#[test]
fn every_choice_of_a_form_builds_a_command_and_those_that_are_barred_are_refused() {
    let [texts, _] = scenes::catalogues();
    let mut refused = 0;
    for (scene, game) in scenes::all() {
        for you in [scenes::GM, scenes::player(1), scenes::player(3)] {
            for form in scenes::forms(&game, you, &texts) {
                let usual = values(&form);
                for field in &form.fields {
                    for (value, is_barred) in choices(&field.kind) {
                        let others = usual.iter().filter(|it| it.0 != field.name).cloned();
                        let all: Vec<_> = others.chain([(field.name.as_str(), value)]).collect();
                        let command = read(&scene, &form, &all);
                        assert!(may_give(&game, you, &command), "{scene}: {}: {command:?}", form.label);
                        if is_barred {
                            refused += 1;
                            let check = Fate::check(game.state(), &command);
                            assert!(check.is_err(), "{scene}: {}: {command:?}", form.label);
                        }
                    }
                }
            }
        }
    }
    assert!(refused > 100, "{refused}");
}

/// Values of a field, and whether each is barred.
fn choices(kind: &FieldKind) -> Vec<(Value, bool)> {
    match kind {
        FieldKind::One(options) => options.iter().map(|it| (it.value.clone(), it.barred.is_some())).collect(),
        FieldKind::Many(options) => {
            options.iter().map(|it| (Value::Array(vec![it.value.clone()]), it.barred.is_some())).collect()
        }
        FieldKind::Number { min, max } => [min, max].map(|it| ((*it).into(), false)).into(),
        FieldKind::Flag => [true, false].map(|it| (it.into(), false)).into(),
        FieldKind::Text { .. } | FieldKind::List { .. } => Vec::new(),
    }
}

#[test]
fn optional_parts_can_all_be_filled_in_at_once() {
    let [texts, _] = scenes::catalogues();
    for (scene, game) in scenes::all() {
        for form in scenes::forms(&game, scenes::GM, &texts) {
            let all: Vec<_> = form
                .fields
                .iter()
                .map(|it| (it.name.as_str(), hurried(it).unwrap_or_else(|| anything(it))))
                .collect();
            read::<Command>(&scene, &form, &all);
        }
    }
}

#[test]
fn a_game_can_be_played_with_forms_alone() {
    let [texts, _] = scenes::catalogues();
    for seed in 1..=20 {
        let mut random = Random::new(seed);
        let mut game = scenes::begun();
        for _ in 0..40 {
            let you = match random.below(2) {
                0 => scenes::GM,
                _ => scenes::player(random.below(4) as u8 + 1),
            };
            let actors = game.state().actors.len() as u32;
            let actor = Some(random.below(actors + 1)).filter(|it| *it < actors).map(|it| it as u8);
            let mut legal = Screen::forms(Look::new(&game, you, &texts), actor);
            legal.retain(|it| it.barred.is_none());
            if legal.is_empty() {
                continue;
            }
            let form = legal.swap_remove(random.below(legal.len() as u32) as usize);
            let mut filled = values(&form);
            for (name, value) in &mut filled {
                let field = form.fields.iter().find(|it| it.name == *name).unwrap();
                if let FieldKind::One(options) = &field.kind {
                    let one = &options[random.below(options.len() as u32) as usize];
                    *value = one.value.clone();
                }
            }
            let command = read("play", &form, &filled);
            if Fate::check(game.state(), &command).is_ok() {
                let by = Author::Seat(Seat(you.seat.unwrap_or(0)));
                scenes::play(&mut game, by, command, &mut Random::new(seed));
            }
        }
    }
}

#[test]
fn whoever_watches_and_whoever_plays_somebody_else_is_given_no_forms() {
    let [texts, _] = scenes::catalogues();
    let game = scenes::begun();
    assert!(scenes::forms(&game, You { role: Role::Watch, seat: None }, &texts).is_empty());
    assert!(scenes::forms(&game, You { role: Role::Watch, seat: Some(1) }, &texts).is_empty());
    assert!(scenes::forms(&game, You { role: Role::Player, seat: Some(17) }, &texts).is_empty());
}

#[test]
fn everything_that_can_be_commanded_has_a_form() {
    let [texts, _] = scenes::catalogues();
    let mut verbs: Vec<String> = Vec::new();
    for (_, game) in scenes::all() {
        verbs.extend(scenes::forms(&game, scenes::GM, &texts).into_iter().map(|it| it.verb));
    }
    for verb in [
        "begin_conflict",
        "end_conflict",
        "end_scene",
        "begin_session",
        "rest",
        "refresh",
        "simple",
        "happen",
        "contest",
        "attack",
        "maneuver",
        "push",
        "knockback",
        "block",
        "release",
        "sprint",
        "walk",
        "hold",
        "full_defense",
        "rearm",
        "pass",
        "free",
        "attach",
        "detach",
        "regroup",
        "companion",
        "cut_off",
        "draw",
        "concede",
        "compel",
        "declare",
        "tag_effect",
        "pass_tag",
        "assess",
        "use_gift",
        "set",
    ] {
        assert!(verbs.iter().any(|it| it == verb), "{verb}");
    }
}
