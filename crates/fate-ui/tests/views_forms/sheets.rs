//! Converting a sheet to a form and back.

use schwung_fate::{Command, Fact, Fate, Gift, GiftKind, Sheet, SkillId};
use schwung_fate_ui::Screen;
use schwung_log::Game;
use schwung_messages::Catalogue;
use schwung_table::System;
use schwung_ui_kit::harness::forms::hurried;
use schwung_views::{
    Look, Shown,
    wire::{Form, You},
};
use serde_json::{Map, Value, json};

use crate::views_forms::scenes;

fn form(game: &Game<Fate>, you: You, texts: &Catalogue, actor: u8) -> Option<Form> {
    Screen::sheet_form(Look::new(game, you, texts), actor)
}

fn values(form: &Form) -> Map<String, Value> {
    form.fields.iter().filter_map(|it| hurried(it).map(|value| (it.name.clone(), value))).collect()
}

fn changed(
    game: &Game<Fate>,
    you: You,
    actor: u8,
    fields: &Map<String, Value>,
) -> Result<Sheet, Vec<String>> {
    let [texts, _] = scenes::catalogues();
    let commands = Screen::sheet(Look::new(game, you, &texts), actor, fields)?;
    let [command] = commands.as_slice() else { panic!("one command: {commands:?}") };
    assert_eq!(Fate::check(game.state(), command), Ok(()));
    let Command::Set(Fact::Frame(frame)) = command else { panic!("{command:?}") };
    Ok(frame.sheets[usize::from(actor)].clone())
}

#[test]
fn a_sheet_stays_as_it_is_where_nothing_is_changed() {
    let [texts, _] = scenes::catalogues();
    let game = scenes::tangled();
    for actor in game.state().ids() {
        let seat = game.state().actor(actor).seat.0;
        let mut viewers = vec![scenes::GM];
        viewers.extend((seat != 0).then(|| scenes::player(seat)));
        for you in viewers {
            let form = form(&game, you, &texts, actor.0).unwrap();
            let sheet = changed(&game, you, actor.0, &values(&form)).unwrap();
            assert_eq!(&sheet, game.state().frame.sheet(actor), "{you:?}");
        }
    }
}

#[test]
fn sheets_of_all_books_come_back_as_they_were() {
    let [texts, _] = scenes::catalogues();
    for book in schwung_fate::Profile::ALL {
        let game = scenes::of_book(book);
        for actor in game.state().ids() {
            let form = form(&game, scenes::GM, &texts, actor.0).unwrap();
            let sheet = changed(&game, scenes::GM, actor.0, &values(&form)).unwrap();
            assert_eq!(&sheet, game.state().frame.sheet(actor), "{book}");
        }
        assert_eq!(game.state().frame.sheets[0].refresh, None);
    }
}

#[test]
fn what_was_never_learned_stays_so_and_gifts_are_read() {
    let game = scenes::of_book("malmsturm");
    let fields = json!({
        "skills": [{ "skill": 1, "rating": 12 }, { "skill": 4, "rating": 0 }],
        "gifts": [
            { "name": " Zorn ", "kind": "gift", "text": "a\nb", "price": 2, "skill": 1, "bonus": -1 },
            { "name": "Glut" },
        ],
    });
    let sheet = changed(&game, scenes::player(1), 0, fields.as_object().unwrap()).unwrap();
    assert_eq!((sheet.learned(SkillId(1)), sheet.learned(SkillId(4))), (Some(12), Some(0)));
    assert_eq!(sheet.skills.iter().filter(|it| **it != Sheet::UNLEARNED).count(), 2);
    let first = Gift {
        name: "Zorn".into(),
        kind: GiftKind::Gift,
        text: "a\nb".into(),
        price: 2,
        bonus: Some((SkillId(1), -1)),
    };
    assert_eq!(sheet.gifts, [first, Gift { name: "Glut".into(), ..Gift::default() }]);
    // The table can leave the refresh to the rules again.
    let fields = json!({ "refresh": 4 });
    assert_eq!(changed(&game, scenes::GM, 0, fields.as_object().unwrap()).unwrap().refresh, Some(4));
    assert_eq!(changed(&game, scenes::GM, 0, &Map::new()).unwrap().refresh, None);
}

#[test]
fn companions_come_back_with_all_their_advances() {
    let mut state = scenes::facts();
    use schwung_fate::{Advance, Companion, ConflictKind, SkillId};
    let advances = vec![
        Advance::Quality,
        Advance::Scope(ConflictKind::Mental),
        Advance::Independent,
        Advance::Skilled(vec![SkillId(3), SkillId(1)]),
        Advance::KeepingUp,
        Advance::Communication,
    ];
    let kinds = ConflictKind::Social.bit() | ConflictKind::Mental.bit();
    let companion = Companion { name: "Möwe".into(), kinds, advances, has_aspect: true };
    state.frame.change(|it| it.sheets[0].companions.push(companion));
    let game = scenes::table(state);
    let [texts, _] = scenes::catalogues();
    let form = form(&game, scenes::GM, &texts, 0).unwrap();
    let sheet = changed(&game, scenes::GM, 0, &values(&form)).unwrap();
    assert_eq!(sheet, game.state().frame.sheets[0]);
}

#[test]
fn what_is_written_anew_is_what_stands_there() {
    let game = scenes::quiet();
    let fields = json!({
        "name": " Ida Brandt ",
        "skills": [{ "skill": 3, "rating": 2 }, { "skill": 0, "rating": -1 }],
        "aspects": [{ "text": "Neu", "secret": true }, { "text": " ", "secret": true }, { "text": "Alt" }],
    });
    let sheet = changed(&game, scenes::player(1), 0, fields.as_object().unwrap()).unwrap();
    assert_eq!((sheet.name.as_str(), sheet.skills[0], sheet.skills[3]), ("Ida Brandt", -1, 2));
    assert_eq!((sheet.aspects, sheet.secret_aspects), (vec!["Neu".to_owned(), "Alt".to_owned()], 1));
    assert_eq!(sheet.skills.iter().filter(|it| **it != Sheet::UNLEARNED).count(), 2);
    assert_eq!(sheet.refresh, game.state().frame.sheets[0].refresh);
}

#[test]
fn nobody_changes_what_is_not_hers_to_change() {
    let [texts, _] = scenes::catalogues();
    let game = scenes::quiet();
    assert!(form(&game, scenes::player(1), &texts, 1).is_none());
    assert!(form(&game, scenes::GM, &texts, 200).is_none());
    let watch = You { role: schwung_views::wire::Role::Watch, seat: Some(1) };
    assert!(form(&game, watch, &texts, 0).is_none());
    let name = json!({ "name": "Neu" });
    assert!(changed(&game, scenes::player(1), 1, name.as_object().unwrap()).is_err());
    for field in ["refresh", "grit", "companions", "health_boxes", "no-such-field"] {
        let fields = Map::from_iter([(field.to_owned(), json!(3))]);
        let errors = changed(&game, scenes::player(1), 0, &fields).unwrap_err();
        assert!(errors.len() == 1 && errors[0].contains(field), "{errors:?}");
    }
    let names: Vec<String> =
        form(&game, scenes::player(1), &texts, 0).unwrap().fields.into_iter().map(|it| it.name).collect();
    assert_eq!(names, ["name", "skills", "aspects", "gifts"]);
}

#[test]
fn what_is_wrong_is_said_in_words() {
    let game = scenes::quiet();
    for (field, value, told) in [
        ("name", json!(""), "darf nicht leer sein"),
        ("name", json!("x".repeat(61)), "höchstens 60 Zeichen"),
        ("name", json!("A \"B\""), "keine Anführungszeichen"),
        ("name", json!("A\nB"), "in einer Zeile"),
        ("name", json!(7), "nicht zu verstehen"),
        ("name", json!("ruben ohnefurcht"), "gibt es schon"),
        ("skills", json!([{ "skill": 77, "rating": 1 }]), "Diese Fertigkeit gibt es nicht"),
        ("skills", json!([{ "skill": 1, "rating": 9 }]), "von −2 bis 8"),
        ("skills", json!([{ "skill": 1, "rating": 1 }, { "skill": 1, "rating": 2 }]), "steht zweimal da"),
        ("skills", json!([1, 2]), "gibt es nicht"),
        ("skills", json!("Fäuste"), "nicht zu verstehen"),
        ("aspects", json!([{ "text": "x".repeat(201) }]), "höchstens 200 Zeichen"),
        ("aspects", json!(vec![json!({ "text": "x" }); 21]), "höchstens 20 Einträge"),
        ("refresh", json!(100), "von 0 bis 99"),
        ("refresh", json!(-1), "von 0 bis 99"),
        ("refresh", json!(2.5), "von 0 bis 99"),
        ("grit", json!("viel"), "von 0 bis 10"),
        ("gifts", json!([{ "name": "" }]), "darf nicht leer sein"),
        ("gifts", json!([{ "name": "x", "kind": "?" }]), "nicht zu verstehen"),
        ("gifts", json!([{ "name": "x", "price": 11 }]), "von 0 bis 10"),
        ("gifts", json!([{ "name": "x", "skill": 1 }]), "darf nicht leer sein"),
        ("gifts", json!([{ "name": "x", "bonus": 1 }]), "darf nicht leer sein"),
        ("gifts", json!([{ "name": "x", "skill": 99, "bonus": 1 }]), "gibt es nicht"),
        ("gifts", json!([{ "name": "x", "text": "y".repeat(501) }]), "höchstens 500 Zeichen"),
        ("companions", json!([{ "name": "" }]), "darf nicht leer sein"),
        ("companions", json!([{ "name": "P", "kinds": ["odd"] }]), "nicht zu verstehen"),
        (
            "companions",
            json!([{ "name": "P", "kinds": [], "advances": [{ "what": "?" }] }]),
            "nicht zu verstehen",
        ),
    ] {
        let fields = Map::from_iter([(field.to_owned(), value.clone())]);
        let errors = changed(&game, scenes::GM, 0, &fields).expect_err(told);
        assert!(errors.iter().any(|it| it.contains(told)), "{field} = {value}: {errors:?}");
        assert!(errors.iter().all(|it| !it.contains(['⟨', '{', '$'])), "{errors:?}");
    }
}
