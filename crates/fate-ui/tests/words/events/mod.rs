//! Log lines of all events.

use crate::words::common::{
    ANNA, BORIS, THUGS, TRAP, assert_whole, books, catalogue, defence, effort, events, name_of, names_in,
    state, table_of, words,
};
use schwung_fate::{AspectRef, Event, Opposition, Profile, State};
use schwung_fate_ui::words::{event, event_for, event_for_players, explain, explain_for};
use schwung_messages::Viewer;
use schwung_rulebook::Lang;
use schwung_table::Seat;

/// The state after `event`.
fn after(event: &Event) -> State {
    at_table_of(&Profile::sotc(), event)
}

/// The state after `event` at a table of this book.
fn at_table_of(profile: &Profile, event: &Event) -> State {
    let mut state = table_of(profile);
    state.apply(event);
    state
}

/// A line for every event.
pub(super) fn log(lang: Lang) -> String {
    let c = catalogue(lang);
    let line = |it: &Event| event(&c, &after(it), it).unwrap_or_else(|| format!("({})", name_of(it)));
    events::all().iter().map(line).collect::<Vec<_>>().join("\n")
}

#[test]
fn the_list_has_every_event_and_every_judgement() {
    let events: Vec<String> = events::all().iter().map(name_of).collect();
    for name in names_in(include_str!("../../../../fate/src/event.rs"), "pub enum Event {") {
        assert!(events.contains(&name), "{name}");
    }
    let judgements: Vec<String> = events::judgements().iter().map(name_of).collect();
    for name in names_in(include_str!("../../../../fate/src/judgement.rs"), "pub enum Judgement {") {
        assert!(judgements.contains(&name), "{name}");
    }
    let doings: Vec<String> = events::all()
        .iter()
        .filter_map(|it| match it {
            Event::ActionBegan { doing, .. } => Some(name_of(doing)),
            _ => None,
        })
        .collect();
    for name in names_in(include_str!("../../../../fate/src/doing.rs"), "pub enum Doing {") {
        assert!(doings.contains(&name), "{name}");
    }
}

#[test]
fn the_name_of_a_group_decides_the_number_of_its_verbs() {
    let takes = |lang, name: &str| {
        let mut state = state();
        state.frame.change(|it| it.sheets[usize::from(THUGS.0)].name = name.to_owned());
        let line = event(&catalogue(lang), &state, &Event::Missed { by: THUGS, on: ANNA, margin: -1 });
        let line = line.expect("a line");
        line.strip_prefix(name).and_then(|it| it.split_whitespace().next()).expect("a verb").to_owned()
    };
    for (lang, verb, names) in [
        (
            Lang::De,
            "kommt",
            &["Hafenwache", "Die Schwarze Hand", "Räuberbande von Olm", "Wache 2", "Bürgerwehr"][..],
        ),
        (
            Lang::De,
            "kommen",
            &["Matrosen der Möwe", "Gemietete Schläger", "Arbeiter 2", "Wachen am Tor", "Wölfe"],
        ),
        (Lang::En, "fails", &["Harbour watch", "Gang of thieves", "The Black Hand", "Press gang 2", "Boss"]),
        (
            Lang::En,
            "fail",
            &["Sailors of the Gull", "Hired fists", "Dockmen", "Guards 2", "Matrosen der Möwe"],
        ),
    ] {
        for name in names {
            assert_eq!(takes(lang, name), verb, "{name}");
        }
    }
}

#[test]
fn every_line_is_a_whole_sentence() {
    for (c, profile) in books() {
        for it in events::all() {
            let Some(line) = event(&c, &at_table_of(&profile, &it), &it) else { continue };
            assert_whole(&line);
            assert!(line.ends_with('.'), "{line}");
            let first = line.chars().next().unwrap_or(' ');
            assert!(first.is_uppercase() || matches!(first, '„' | '“'), "{line}");
        }
    }
}

#[test]
fn players_see_no_hidden_difficulty_and_nothing_that_betrays_it() {
    let resolved = |shifts| Event::Resolved {
        effort: effort(),
        opposition: Opposition::Difficulty { value: 3, hidden: true },
        shifts,
    };
    let (c, state) = (catalogue(Lang::En), state());
    let line = |shifts| event_for_players(&c, &state, &resolved(shifts)).unwrap_or_default();
    assert_eq!(line(1), "Anna +4 against difficulty ?: success.");
    assert_eq!(line(-2), "Anna +4 against difficulty ?: failure.");
    assert_eq!(
        event(&c, &state, &resolved(1)).unwrap_or_default(),
        "Anna +4 against difficulty +3: 1 shift."
    );
    let parts = explain_for(&c, &state, &resolved(1), Viewer::Public);
    assert_eq!(parts, ["Anna: Fists +3 (sotc.basics.effort)", "Anna: dice +1 (sotc.basics.dice)"]);
    assert_eq!(explain_for(&c, &state, &resolved(1), Viewer::Seat(Seat::GM)).len(), 4);
}

#[test]
fn players_see_hidden_aspects_only_if_they_know_them() {
    let c = catalogue(Lang::En);
    let placed = events::all().into_iter().find(|it| matches!(it, Event::AspectPlaced { hidden: true, .. }));
    let placed = placed.expect("there is one");
    assert_eq!(event_for_players(&c, &after(&placed), &placed), None);
    assert!(event(&c, &after(&placed), &placed).is_some());

    let found = Event::AspectRevealed { id: TRAP, to: Some(Seat(1)) };
    let line = |viewer| event_for(&c, &after(&found), &found, viewer).unwrap_or_default();
    assert_eq!(line(Viewer::Seat(Seat(1))), "Aysche learns of an aspect: “Lose Planken”.");
    assert_eq!(line(Viewer::Seat(Seat(2))), "Aysche finds something out.");
    assert_eq!(line(Viewer::Public), "Aysche finds something out.");

    let invoked = |aspect, bearer| Event::Invoked {
        actor: BORIS,
        aspect,
        bearer,
        free: false,
        reroll: false,
        gone: words(""),
    };
    let line = |aspect, viewer| {
        let bearer = state().bearer(aspect).expect("borne");
        event_for(&c, &state(), &invoked(aspect, bearer), viewer).unwrap_or_default()
    };
    let trap = AspectRef::Play(TRAP);
    assert_eq!(line(trap, Viewer::Public), "Boris tags a hidden aspect: +2 (1 fate point).");
    assert_eq!(line(trap, Viewer::All), "Boris tags “Lose Planken”: +2 (1 fate point).");
    let secret = AspectRef::Sheet(ANNA, 1);
    assert_eq!(line(secret, Viewer::Seat(Seat(2))), "Boris tags a hidden aspect: +2 (1 fate point).");
    assert_eq!(line(secret, Viewer::Seat(Seat(1))), "Boris tags “Verräterin”: +2 (1 fate point).");
}

#[test]
fn a_scene_that_keeps_stress_says_whose() {
    let mut before = state();
    before.actors[1].stress[0] = before.actors[1].stress[0].with(2, true);
    let ended = Event::SceneEnded { cleared: schwung_fate::ActorSet(0b101) };
    before.apply(&ended);
    let line = event(&catalogue(Lang::En), &before, &ended);
    assert_eq!(
        line.as_deref(),
        Some("The scene is over, and everything that lasts only for it lapses. The stress of Boris stays.")
    );
}

#[test]
fn numbers_are_explained_part_by_part() {
    let c = catalogue(Lang::De);
    let resolved = Event::Resolved { effort: effort(), opposition: Opposition::Roll(defence()), shifts: 2 };
    insta::assert_snapshot!(explain(&c, &state(), &resolved).join("\n"), @r"
    Anna: Fäuste +3 (sotc.basics.effort)
    Anna: Würfel +1 (sotc.basics.dice)
    Boris: Fäuste +2 (sotc.basics.effort)
    Boris: volle Verteidigung +2 (sotc.full-defense.bonus)
    Boris: Würfel −2 (sotc.basics.dice)
    2 Erfolgsgrade (sotc.basics.shifts)
    ");
}

#[test]
fn every_explanation_is_whole_and_cites_a_rule_of_the_book() {
    for (c, profile) in books() {
        for it in events::all() {
            for part in explain(&c, &at_table_of(&profile, &it), &it) {
                assert_whole(&part.replace("..", ""));
                let rule = part.rsplit('(').next().unwrap_or_default().trim_end_matches(')');
                assert!(schwung_rulebook::get(rule).is_some(), "{part}");
            }
        }
    }
}
