//! Forms reveal no secrets to players, and exist in both languages.

use schwung_fate::{ActorId, Gift, State, Track};
use schwung_messages::Catalogue;
use schwung_rulebook::get;
use schwung_views::wire::{Field, FieldKind, Form};

use crate::views_forms::scenes::{self, SECRETS};

#[test]
fn forms_of_players_name_nobody_and_nothing_hidden() {
    for texts in &scenes::catalogues() {
        for (scene, game) in scenes::all() {
            for seat in 1..=4 {
                let forms = scenes::forms(&game, scenes::player(seat), texts);
                let text = serde_json::to_string(&forms).unwrap();
                for secret in SECRETS {
                    // Ida's own secret is known to her player.
                    let is_own = seat == 1 && secret == SECRETS[2];
                    assert!(is_own || !text.contains(secret), "{scene}, seat {seat}: {secret}");
                }
                assert!(!text.contains("Morsche Planken"), "{scene}, seat {seat}");
            }
        }
    }
}

#[test]
fn forms_of_the_game_master_have_what_is_hidden() {
    let [texts, _] = scenes::catalogues();
    let text = serde_json::to_string(&scenes::forms(&scenes::tangled(), scenes::GM, &texts)).unwrap();
    for secret in SECRETS.into_iter().chain(["Morsche Planken unter der Persenning"]) {
        assert!(text.contains(secret), "{secret}");
    }
}

/// The state with everything changed that players may not know.
fn disguised(mut state: State) -> State {
    let hidden: Vec<usize> = (0..state.actors.len()).filter(|&n| state.actors[n].hidden).collect();
    let of_gm: Vec<usize> = (0..state.actors.len()).filter(|&n| state.actors[n].seat.is_gm()).collect();
    state.frame.change(|frame| {
        for &n in &of_gm {
            frame.sheets[n].skills.reverse();
            frame.sheets[n].grit = Some(7);
            frame.sheets[n].gifts =
                vec![Gift { name: "Ganz anderes Talent".into(), price: 2, ..Gift::default() }];
        }
        for &n in &hidden {
            frame.sheets[n].name = "Ganz jemand anders".into();
            frame.sheets[n].aspects = vec!["Ganz etwas anderes".into(), "Und noch etwas".into()];
        }
        for sheet in &mut frame.sheets {
            for (n, text) in sheet.aspects.iter_mut().enumerate() {
                if sheet.secret_aspects >> n & 1 == 1 {
                    *text = "Ein anderes Geheimnis".into();
                }
            }
        }
    });
    for &n in &hidden {
        state.actors[n].zone = schwung_fate::ZoneId(3);
    }
    for &n in &of_gm {
        state.actors[n].fate = 9;
    }
    state.veiled = None;
    for aspect in state.aspects.iter_mut().filter(|it| it.hidden) {
        aspect.text = schwung_fate::Wording::new("Ganz woanders");
    }
    state
}

#[test]
fn forms_of_players_do_not_depend_on_what_they_may_not_know() {
    let [texts, _] = scenes::catalogues();
    for (scene, game) in scenes::all() {
        let other = scenes::table(disguised(game.state().clone()));
        // Seat 1 plays Ida, who has a secret.
        for seat in 2..=4 {
            let (one, two) = (
                scenes::forms(&game, scenes::player(seat), &texts),
                scenes::forms(&other, scenes::player(seat), &texts),
            );
            assert_eq!(one, two, "{scene}, seat {seat}");
        }
    }
}

fn texts_of(form: &Form) -> Vec<String> {
    fn of_field(field: &Field, texts: &mut Vec<String>) {
        texts.push(field.label.clone());
        match &field.kind {
            FieldKind::One(options) | FieldKind::Many(options) => {
                for option in options {
                    texts.extend([option.label.clone(), option.note.clone()]);
                    texts.extend(option.barred.iter().map(|it| it.text.clone()));
                }
            }
            FieldKind::List { fields, .. } => fields.iter().for_each(|it| of_field(it, texts)),
            FieldKind::Text { .. } | FieldKind::Number { .. } | FieldKind::Flag => {}
        }
    }
    let mut texts = vec![form.label.clone(), form.hint.clone()];
    texts.extend(form.barred.iter().map(|it| it.text.clone()));
    form.fields.iter().for_each(|it| of_field(it, &mut texts));
    texts
}

fn assert_readable(scene: &str, form: &Form) {
    for text in texts_of(form) {
        assert!(!text.contains(['⟨', '{', '$']), "{scene}: {}: {text}", form.label);
    }
    assert!(!form.label.is_empty() && form.hint.ends_with('.'), "{scene}: {}: {}", form.label, form.hint);
    assert!(form.fields.iter().all(|it| !it.label.is_empty()), "{scene}: {}", form.label);
    let of_fields = form.fields.iter().filter_map(|it| it.rule.as_ref());
    let rules = form.rule.iter().chain(form.barred.iter().map(|it| &it.rule)).chain(of_fields);
    for rule in rules {
        assert!(get(rule).is_some(), "{scene}: {}: {rule}", form.label);
    }
    let groups = ["action", "reaction", "fate", "group", "gm", "scene"];
    assert!(groups.contains(&form.group.as_str()), "{}: {}", form.label, form.group);
}

#[test]
fn forms_are_whole_in_both_languages() {
    for texts in &scenes::catalogues() {
        for (scene, game) in scenes::all() {
            for you in scenes::viewers() {
                scenes::forms(&game, you, texts).iter().for_each(|it| assert_readable(&scene, it));
            }
        }
    }
}

#[test]
fn every_message_of_forms_is_used() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/src/show/forms");
    let code: String = std::fs::read_dir(folder)
        .unwrap()
        .map(|it| std::fs::read_to_string(it.unwrap().path()).unwrap())
        .collect();
    // Plain commands are described with their verbs, and the errors of fields belong to all systems.
    let code = code
        + include_str!("../../src/script/command/mod.rs")
        + include_str!("../../../ui-kit/src/fields.rs");
    let messages = concat!(env!("CARGO_MANIFEST_DIR"), "/../../messages/de/forms.ftl");
    let messages = std::fs::read_to_string(messages).unwrap();
    let keys =
        messages.lines().filter(|it| !it.starts_with(['#', ' ', '}'])).filter_map(|it| it.split(" =").next());
    for key in keys.filter(|it| !it.is_empty()) {
        // The code may build the keys of form labels from the key of the form.
        let short = key.strip_prefix("form-").unwrap_or(key);
        let made = short.strip_suffix("-this").unwrap_or(short);
        let spelled = [key, short, made, &made.replace('-', "_")].map(|it| format!("\"{it}\""));
        // The keys of plain commands are made from the name of the command.
        let plain =
            schwung_fate::Command::VARIANTS.iter().any(|it| it.to_lowercase() == short.replace('-', ""));
        assert!(plain || spelled.iter().any(|it| code.contains(it.as_str())), "nobody uses {key}");
    }
}

#[test]
fn skills_come_best_first_and_targets_foes_first() {
    let [texts, _]: [Catalogue; 2] = scenes::catalogues();
    let mut game = scenes::begun();
    let turn = schwung_fate::Command::Set(schwung_fate::Fact::Turn(Some(ActorId(0))));
    let mut dice = schwung_play::Random::new(1);
    scenes::play(&mut game, schwung_log::Author::GM, turn, &mut dice);
    let forms = scenes::forms(&game, scenes::player(1), &texts);
    let attack = forms.iter().find(|it| it.verb == "attack").unwrap();
    let labels = |name: &str| -> Vec<(String, String)> {
        let field = attack.fields.iter().find(|it| it.name == name).unwrap();
        let FieldKind::One(options) = &field.kind else { panic!("{name} is one of several") };
        options.iter().map(|it| (it.label.clone(), it.note.clone())).collect()
    };
    assert_eq!(labels("skill")[0], ("Nahkampfwaffen".to_owned(), "Großartig (+4)".to_owned()));
    assert_eq!(labels("skill")[1].0, "Fäuste", "what serves comes before what does not");
    let targets = labels("on");
    assert_eq!(targets.last().unwrap().1.split(" · ").next(), Some("Lagerhaus"), "{targets:?}");
    assert!(targets[0].1.contains("1 Zone"), "{targets:?}");
    assert_eq!(labels("agenda")[0].0, "um zu verletzen");
}

/// Characters without skills for harmful agendas are offered the agendas of their best skills instead.
#[test]
fn an_attack_is_offered_for_what_its_skills_are_good_for() {
    let [texts, _]: [Catalogue; 2] = scenes::catalogues();
    let mut state = scenes::begun().state().clone();
    state.conflict.as_mut().unwrap().turn = Some(ActorId(0));
    state.frame.change(|it| {
        let harming = it.agendas.iter().filter(|it| it.track == Track::Health);
        let skills: Vec<usize> = harming.flat_map(|it| it.attack.iter().map(|it| it.0.into())).collect();
        for skill in skills {
            if let Some(rating) = it.sheets[0].skills.get_mut(skill) {
                *rating = 0;
            }
        }
    });
    let game = scenes::table(state);
    let forms = scenes::forms(&game, scenes::player(1), &texts);
    let attack = forms.iter().find(|it| it.verb == "attack").unwrap();
    let agenda = attack.fields.iter().find(|it| it.name == "agenda").unwrap();
    let FieldKind::One(options) = &agenda.kind else { panic!("it is one of several") };
    assert_eq!(options[0].label, "um zu täuschen");
}
