//! Tests that every form builds a valid command, which is legal unless the form is barred.

#![allow(clippy::unwrap_used)]

use crate::views_common::{GM, Listed, RELAY, WATCH, act, actor, look, opened, player, put, set, texts};
use schwung_log::{Author, Deed, Game};
use schwung_messages::Catalogue;
use schwung_play::Random;
use schwung_rulebook::Lang;
use schwung_table::{Hosted, Owner, Seat, System};
use schwung_ui_kit::harness::forms::{anything, hurried, read, values};
use schwung_views::{
    Shown,
    wire::{Field, FieldKind, Form, Role, You},
};
use schwung_zerospace::{
    Actor, ActorKind, Attribute, Check, Command, Contest, Fact, Fear, Gait, OpenTask, Out, Plan, Sheet, Side,
    SkillId, Target, TaskMode, Thing, Wording, ZeroSpace, check_known,
};
use schwung_zerospace_ui::Screen;
use serde_json::{Value, json};

/// Scenes with actions that are impossible elsewhere.
fn scenes() -> Vec<(&'static str, Game<ZeroSpace>)> {
    let mut quiet = opened(RELAY);
    act(&mut quiet, Author::GM, Deed::Command(Command::EndConflict), &mut Listed(Vec::new())).unwrap();
    let tavi = actor(&quiet, "Tavi Lindqvist");
    set(&mut quiet, [Fact::Blinded { who: tavi, on: true }]);
    let begun = opened(RELAY);
    let mut wild = opened(RELAY);
    let [runa, tavi, skarn] = ["Runa Eisvogel", "Tavi Lindqvist", "Kapitän Skarn"].map(|it| actor(&wild, it));
    let mut facts = vec![
        Fact::Turn { who: runa },
        Fact::Hold { by: runa, on: skarn, holds: true },
        Fact::Hold { by: skarn, on: tavi, holds: true },
        Fact::Prone { who: runa, on: true },
        Fact::Covered { who: tavi, on: true },
        Fact::Blinded { who: tavi, on: true },
        Fact::Fear { who: skarn, fear: Some(Fear::Cower) },
        Fact::Stored { who: tavi, on: true },
        Fact::Owed { who: skarn, turns: 1 },
        Fact::Gait { who: skarn, gait: Gait::Run },
        Fact::Boost { who: runa, attribute: Some(Attribute::Strength), by: 1, lasting: false },
    ];
    let late = Sheet { name: "Nachzügler".into(), endurance: 3, ..Sheet::default() };
    let late_actor = Actor::new(ActorKind::Named, Side(1), Seat::GM);
    facts.push(Fact::Join { sheet: Box::new(late), actor: Box::new(late_actor) });
    facts.push(Fact::Lowered { who: skarn, attribute: Attribute::Will, by: 2 });
    set(&mut wild, facts);
    let contest = Contest {
        first: runa,
        second: skarn,
        skill: SkillId(0),
        attribute: Attribute::Dexterity,
        ties_to_first: true,
        running: true,
    };
    let tries = TaskMode::Tries { needed: 2, most: 4, difficulties: vec![6, 9] };
    let rounds = TaskMode::Rounds { lead: 2, rounds: 3 };
    let thing = Command::Loosen { text: Wording::new("Gleiter"), pilot: Some(runa), lasting: true };
    let open = |mode, sides| Command::OpenTask(OpenTask { text: Wording::new("Schloss"), mode, sides });
    for it in [thing, open(tries, None), open(rounds, Some(contest))] {
        act(&mut wild, Author::GM, Deed::Command(it), &mut Listed(Vec::new())).unwrap();
    }
    assert!(matches!(wild.state().things[..], [Thing { lasting: true, .. }]));
    vec![("quiet", quiet), ("begun", begun), ("wild", wild)]
}

fn viewers() -> [You; 5] {
    [GM, player(1), player(2), player(4), WATCH]
}

fn forms(game: &Game<ZeroSpace>, you: You, texts: &Catalogue) -> Vec<Form> {
    let all = game.state().ids().map(|it| Some(it.0)).chain([None]);
    all.flat_map(|it| Screen::forms(look(game, texts, you), it)).collect()
}

fn may_give(game: &Game<ZeroSpace>, you: You, command: &Command) -> bool {
    let seat = Seat(you.seat.unwrap_or(0));
    let owns = match ZeroSpace::owner(game.state(), command) {
        Owner::Gm => false,
        Owner::Seats(seats) => seats.iter().all(|it| *it == seat),
        Owner::Anyone => true,
    };
    you.role == Role::Gm || owns && check_known(game.state(), command, seat).is_ok()
}

#[test]
fn every_form_builds_a_command_that_is_legal_or_barred_as_it_says() {
    let texts = texts(Lang::De);
    let (mut legal, mut barred) = (0, 0);
    for (scene, game) in scenes() {
        for you in viewers() {
            let all = forms(&game, you, &texts);
            assert_eq!(all.is_empty(), you == WATCH, "{scene}: {you:?}");
            for form in all {
                let command = read(scene, &form, &values(&form));
                let check = ZeroSpace::check(game.state(), &command);
                let what = format!("{scene}: {you:?}: {}: {command:?}", form.label);
                assert!(may_give(&game, you, &command), "{what}");
                assert_eq!(check.is_err(), form.barred.is_some(), "{what}: {check:?}");
                *if form.barred.is_none() { &mut legal } else { &mut barred } += 1;
            }
        }
    }
    assert!(legal > 800 && barred > 200, "{legal} legal, {barred} barred");
}

#[test]
fn every_choice_builds_a_command_and_those_that_are_barred_are_refused() {
    let texts = texts(Lang::En);
    let mut refused = 0;
    for (scene, game) in scenes() {
        for you in [GM, player(1), player(2)] {
            for form in forms(&game, you, &texts) {
                let usual = values(&form);
                for field in &form.fields {
                    for (value, is_barred) in choices(&field.kind) {
                        let others = usual.iter().filter(|it| it.0 != field.name).cloned();
                        let all: Vec<_> = others.chain([(field.name.as_str(), value)]).collect();
                        let command = read(scene, &form, &all);
                        assert!(
                            may_give(&game, you, &command),
                            "{scene}: {you:?}: {}: {command:?}",
                            form.label
                        );
                        if is_barred {
                            refused += 1;
                            let check = ZeroSpace::check(game.state(), &command);
                            assert!(check.is_err(), "{scene}: {}: {command:?}", form.label);
                        }
                    }
                }
            }
        }
    }
    assert!(refused > 12, "{refused}");
}

/// The values of a field, and whether each is barred.
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
    let texts = texts(Lang::En);
    for (scene, game) in scenes() {
        for you in [GM, player(1)] {
            for form in forms(&game, you, &texts) {
                let fill = |it: &Field| hurried(it).unwrap_or_else(|| anything(it));
                let all: Vec<_> = form.fields.iter().map(|it| (it.name.as_str(), fill(it))).collect();
                let command = read(scene, &form, &all);
                assert!(may_give(&game, you, &command), "{scene}: {you:?}: {}: {command:?}", form.label);
            }
        }
    }
}

/// Every command has a form in some scene, except those that the page sends without one.
#[test]
fn every_command_has_a_form() {
    let texts = texts(Lang::En);
    let mut verbs: Vec<String> = Vec::new();
    for (_, game) in scenes() {
        for you in [GM, player(1), player(2)] {
            verbs.extend(forms(&game, you, &texts).into_iter().map(|it| it.verb));
        }
    }
    let all = "begin_conflict end_conflict enter end_scene begin_session rest end_turn defer take_deferred call_up \
               move stand_up lie_down quick free play attack sweep blast distract dodge escape release throw check \
               together open_task contend close_task recover spend award award_all propose overrule die loosen \
               steer tell set";
    for verb in all.split_whitespace() {
        assert!(verbs.iter().any(|it| it == verb), "{verb}");
    }
}

/// Each actor in a joint roll has circumstances of its own, which are in its own plan.
//% zerospace.assist.formula
//% zerospace.pool.whose-side
#[test]
fn helpers_have_their_own_circumstances() {
    let texts = texts(Lang::En);
    let mut found = 0;
    for (scene, game) in scenes() {
        for you in [GM, player(1)] {
            for form in forms(&game, you, &texts).iter().filter(|it| it.verb == "together") {
                let parts = form.fields.iter().find(|it| it.name == "parts").unwrap();
                let mut entries = parts.value.clone().unwrap();
                let FieldKind::List { fields, .. } = &parts.kind else { panic!("several take part") };
                for field in fields.iter().filter(|it| ["plan.on", "plan.free"].contains(&&*it.name)) {
                    put(&mut entries[1], &field.name, anything(field));
                }
                let Command::Together(it) = read(scene, form, &[("parts", entries)]) else {
                    panic!("together")
                };
                assert_eq!(it.parts[0].plan, Plan::default());
                assert_eq!((it.parts[1].plan.on.iter().count(), it.parts[1].plan.free.len()), (1, 1));
                found += 1;
            }
        }
    }
    assert!(found > 3, "{found}");
}

#[test]
fn everything_has_words_and_a_rule() {
    for lang in Lang::ALL {
        let texts = texts(lang);
        for (scene, game) in scenes() {
            for you in [GM, player(1)] {
                for form in forms(&game, you, &texts) {
                    let told = serde_json::to_string(&form).unwrap();
                    assert!(
                        !told.contains('⟨') && !told.contains("{$") && !told.contains("{ $"),
                        "{scene}: {told}"
                    );
                    assert!(!form.label.is_empty() && !form.hint.is_empty(), "{scene}: {told}");
                    let rules =
                        form.fields.iter().filter_map(|it| it.rule.as_deref()).chain(form.rule.as_deref());
                    for rule in rules {
                        assert!(schwung_rulebook::get(rule).is_some(), "{scene}: {}: {rule}", form.label);
                    }
                }
            }
        }
    }
}

#[test]
fn a_game_can_be_played_with_forms_alone() {
    let texts = texts(Lang::En);
    let (mut done, mut refused) = (0, Vec::new());
    for seed in 1..=12 {
        let (mut random, mut dice) = (Random::new(seed), Random::new(seed));
        let mut game = opened(RELAY);
        for _ in 0..40 {
            if let Some(asked) = game.asked().first() {
                let (question, seat) = (asked.id.clone(), asked.seat);
                act(&mut game, Author::Seat(seat), Deed::Skip { question }, &mut dice).unwrap();
                continue;
            }
            let turn = game.state().conflict.and_then(|it| it.turn);
            let seat = turn.map_or(Seat::GM, |it| game.state().actor(it).seat);
            let you = if seat.is_gm() { GM } else { player(seat.0) };
            let who = turn.filter(|_| random.below(5) > 0).map(|it| it.0);
            let all = Screen::forms(look(&game, &texts, you), who);
            let legal: Vec<&Form> = all.iter().filter(|it| it.barred.is_none() && it.verb != "set").collect();
            if legal.is_empty() {
                continue;
            }
            let form = legal[random.below(legal.len() as u32) as usize];
            let command: Command = read("played", form, &values(form));
            let by = Author::Seat(seat);
            match act(&mut game, by, Deed::Command(command.clone()), &mut dice) {
                Ok(_) => done += 1,
                Err(refusal) => refused.push(format!("{command:?}: {refusal:?}")),
            }
        }
    }
    assert!(refused.is_empty(), "{refused:#?}");
    assert!(done > 150, "{done}");
}

/// A sheet is unchanged after a round trip through its form, and changes are applied.
#[test]
fn a_sheet_is_what_its_form_says() {
    let texts = texts(Lang::De);
    let game = opened(RELAY);
    for id in game.state().ids() {
        let of_player = game.state().actor(id).seat;
        let you = if of_player.is_gm() { GM } else { player(of_player.0) };
        let form = Screen::sheet_form(look(&game, &texts, you), id.0).unwrap();
        for Field { name, kind, value, .. } in &form.fields {
            if let (FieldKind::One(options), Some(value)) = (kind, value) {
                assert!(options.iter().any(|it| it.value == *value), "{name}: {value} can stay");
            }
        }
        let fields = form.fields.iter().filter_map(|it| Some((it.name.clone(), it.value.clone()?)));
        let fields: serde_json::Map<String, Value> = fields.collect();
        let made = Screen::sheet(look(&game, &texts, you), id.0, &fields);
        let same = Fact::Sheet { who: id, sheet: Box::new(game.state().sheet(id).clone()) };
        let name = &game.state().sheet(id).name;
        // A player's form has no weight and no band; both are kept.
        assert_eq!(made, Ok(vec![Command::Set(same)]), "{name}");
        let mut other = fields.clone();
        other.insert("endurance".into(), json!(9));
        other.insert("attributes.1".into(), json!(7));
        let Ok(made) = Screen::sheet(look(&game, &texts, you), id.0, &other) else { panic!("{name}") };
        let [Command::Set(Fact::Sheet { sheet, .. })] = &made[..] else { panic!("{name}") };
        assert_eq!((sheet.endurance, sheet.attributes[1]), (9, 7));
        for (field, value) in [
            ("endurance", json!(0)),
            ("endurance", json!("viel")),
            ("skills", json!([99])),
            ("luck", json!(1)),
        ] {
            let mut wrong = fields.clone();
            wrong.insert(field.into(), value);
            let errors = Screen::sheet(look(&game, &texts, you), id.0, &wrong).expect_err(field);
            assert!(errors.iter().all(|it| !it.contains('⟨') && !it.is_empty()), "{errors:?}");
        }
    }
    let runa = actor(&game, "Runa Eisvogel").0;
    assert!(Screen::sheet_form(look(&game, &texts, player(2)), runa).is_none());
    assert!(Screen::sheet(look(&game, &texts, player(2)), runa, &serde_json::Map::new()).is_err());
}

/// A scene can be added to a running game.
#[test]
fn a_scene_is_brought_out() {
    let texts = texts(Lang::De);
    let mut game = opened(RELAY);
    let text = "system = \"zerospace\"\nplayers = [\"Mira\"]\n\n[scene]\ndark = true\n\n[[character]]\nname = \
                \"Runa Eisvogel\"\nplayer = \"Mira\"\n\n[[character]]\nname = \"Kapitän Skarn\"\nskills = \
                [\"Nahkampf\"]\n\n[[character]]\nname = \"Wachdrohne\"\nkind = \"unnamed\"\ncount = 2\n\n[[item]]\nname \
                = \"Spindel\"\nholder = \"Kapitän Skarn\"\n\n[[distance]]\nbetween = [\"Runa Eisvogel\", \"Kapitän \
                Skarn\"]\nmetres = 5\n";
    let before = game.state().actors.len();
    let commands = Screen::stage(look(&game, &texts, GM), text, true).unwrap();
    for it in commands {
        act(&mut game, Author::GM, Deed::Command(it), &mut Listed(Vec::new())).unwrap();
    }
    let state = game.state();
    assert_eq!(state.actors.len(), before + 3, "the player's character was there already");
    assert!(state.frame.sheets.iter().any(|it| it.name == "Kapitän Skarn 2"));
    assert!(state.scene.dark && state.distances.len() == 1);
    let spindle = state.items.iter().find(|it| it.text.as_str() == "Spindel").unwrap();
    assert_eq!(spindle.holder, Some(actor(&game, "Kapitän Skarn 2")));
    let drones = |it: &Actor| it.kind == ActorKind::Unnamed && it.seat.is_gm();
    assert!(state.actors.iter().filter(|it| drones(it)).count() >= 2);
    assert!(Screen::stage(look(&game, &texts, player(1)), text, true).is_err());
    let errors = Screen::stage(look(&game, &texts, GM), "system = \"zerospace\"\n[[character]]\n", false);
    assert!(errors.unwrap_err().iter().all(|it| !it.contains('⟨')));
}

/// An attack is proposed first as long as a known opponent is standing. Friends and objects are possible targets as well.
#[test]
fn without_an_opponent_an_attack_is_not_what_comes_first() {
    let texts = texts(Lang::De);
    let mut game = opened(RELAY);
    let runa = actor(&game, "Runa Eisvogel");
    let first =
        |game: &Game<ZeroSpace>| Screen::forms(look(game, &texts, player(1)), Some(runa.0))[0].verb.clone();
    assert_eq!(first(&game), "attack");
    let state = game.state();
    let enemies: Vec<_> = state.ids().filter(|&it| state.are_enemies(runa, it)).collect();
    let hidden = actor(&game, "Der Lauscher im Schacht");
    let out = |who| Fact::Out { who, out: Some(Out::Unconscious) };
    let all_known: Vec<Fact> = enemies.iter().copied().filter(|&it| it != hidden).map(out).collect();
    set(&mut game, all_known);
    assert_eq!(first(&game), "check", "of somebody hidden nobody knows");
    set(&mut game, [Fact::Hidden { who: hidden, on: false }]);
    assert_eq!(first(&game), "attack");
}

#[test]
fn who_has_no_power_is_offered_no_mental_attack_without_a_weapon() {
    let texts = texts(Lang::De);
    let game = opened(RELAY);
    let means = |name: &str, seat: u8| -> Vec<Value> {
        let all = Screen::forms(look(&game, &texts, player(seat)), Some(actor(&game, name).0));
        let form = all.into_iter().find(|it| it.verb == "attack").unwrap();
        let field = form.fields.into_iter().find(|it| it.name == "with").unwrap();
        let FieldKind::One(options) = field.kind else { panic!("one of several") };
        options.into_iter().map(|it| it.value).collect()
    };
    let plain = |kind: &str| json!({ "plain": { "combat": "ranged", "kind": kind } });
    assert!(means("Runa Eisvogel", 1).contains(&plain("normal")));
    assert!(!means("Runa Eisvogel", 1).contains(&plain("mental")));
    assert!(means("Ileth von der Schwelle", 4).contains(&plain("mental")));
}

/// The chance of a check depends on the difficulty that the game master will set.
#[test]
fn a_check_without_a_difficulty_has_no_chance_yet() {
    let texts = texts(Lang::De);
    let game = opened(RELAY);
    let by = actor(&game, "Doktor Oshen");
    let chance = |target| {
        let check =
            Check { by, skill: SkillId(0), target, task: None, reaction: true, plan: Plan::default() };
        Screen::forecast(look(&game, &texts, player(3)), &Command::Check(check))
    };
    assert!(chance(Target::Difficulty { value: 9, hidden: false }).is_some());
    assert_eq!(chance(Target::Ask), None);
}

/// Reinforcements act last, which the log says, and the game master can still choose another place.
//% zerospace.initiative.newcomer
#[test]
fn reinforcements_are_told_with_their_place() {
    let mut game = opened(RELAY);
    let texts = texts(Lang::De);
    let late = Sheet { name: "Nachzügler".into(), endurance: 3, ..Sheet::default() };
    let before = game.seq();
    let actor = Actor::new(ActorKind::Named, Side(1), Seat::GM);
    set(&mut game, [Fact::Join { sheet: Box::new(late), actor: Box::new(actor) }]);
    for viewer in viewers() {
        let lines = schwung_views::lines::<Screen>(look(&game, &texts, viewer), before, u64::MAX);
        let told: Vec<&str> = lines.iter().map(|it| &*it.text).collect();
        assert!(told[1].starts_with("Nachzügler kommt in die Reihenfolge, an Platz "), "{told:?}");
    }
    let enter = forms(&game, GM, &texts).into_iter().find(|it| it.verb == "enter").unwrap();
    assert!(serde_json::to_string(&enter).unwrap().contains("Nachzügler"), "{enter:?}");
}
