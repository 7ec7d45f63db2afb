//! Tests of the proposals of forms.

#![allow(clippy::unwrap_used)]

use crate::views_common::{GM, Listed, RELAY, act, actor, look, of, opened, player, scene, set, texts};
use schwung_log::{Author, Deed, Game};
use schwung_rulebook::Lang;
use schwung_table::WireId;
use schwung_views::{
    Shown,
    wire::{FieldKind, FieldOption},
};
use schwung_zerospace::{
    ActorId, Attack, Command, Distance, Fact, Gait, Length, Losses, Mode, Out, Plan, ZeroSpace,
};
use schwung_zerospace_ui::Screen;

/// The options of a field of the attack form; the proposed one comes first.
fn choices(game: &Game<ZeroSpace>, by: ActorId, name: &str) -> Option<Vec<FieldOption>> {
    let forms = Screen::forms(look(game, &texts(Lang::De), GM), Some(by.0));
    let form = forms.into_iter().find(|it| it.verb == "attack")?;
    let field = form.fields.into_iter().find(|it| it.name == name)?;
    let FieldKind::One(options) = field.kind else { panic!("a choice") };
    Some(options)
}

/// An actor without a recorded distance may be as near as the one with the only recorded distance.
#[test]
fn a_noted_distance_alone_makes_nobody_the_nearest() {
    let mut game = opened(RELAY);
    let texts = texts(Lang::De);
    let (tavi, captain) = (actor(&game, "Tavi Lindqvist"), actor(&game, "Kapitän Skarn"));
    set(&mut game, [Fact::Turn { who: tavi }]);
    let first = |name: &str| choices(&game, tavi, name).unwrap().swap_remove(0).value;
    let (on, with) =
        (serde_json::from_value(first("on")).unwrap(), serde_json::from_value(first("with")).unwrap());
    let chance = |on| {
        let attack = Attack { by: tavi, on, mode: Mode::Strike, with, single: false, plan: Plan::default() };
        Screen::forecast(look(&game, &texts, GM), &Command::Attack(attack)).unwrap().percent
    };
    assert!(game.state().distance(tavi, captain).is_some() && game.state().distance(tavi, on).is_none());
    assert!(chance(on) > chance(captain));
}

/// Close combat is not proposed against a distant target.
#[test]
fn what_reaches_the_target_is_proposed() {
    let opened = opened(RELAY);
    let captain = actor(&opened, "Kapitän Skarn");
    let proposed = |metres: u32| {
        let mut state = opened.state().clone();
        let others = (0..state.actors.len()).map(|it| ActorId(u8::try_from(it).unwrap()));
        let others = others.filter(|it| *it != captain);
        state.distances =
            others.map(|b| Distance { a: captain, b, length: Length::metres(metres) }).collect();
        choices(&of(state), captain, "with").unwrap().swap_remove(0).label
    };
    assert_eq!([1, 10].map(proposed), ["Schockstab", "Laserpistole"]);
}

/// A special attack is made in close combat and a grapple with bare hands, whatever a plain attack would use.
//% zerospace.range.bands
//% zerospace.grapple.attack
#[test]
fn the_purpose_of_an_attack_chooses_what_it_can_be_made_with() {
    let game = opened(RELAY);
    let captain = actor(&game, "Kapitän Skarn");
    let withs = choices(&game, captain, "with").unwrap();
    let label = |value: &serde_json::Value| withs.iter().find(|it| it.value == *value).unwrap().label.clone();
    let means = |mode: Mode| -> Vec<String> {
        let mode = serde_json::to_value(mode).unwrap();
        let modes = choices(&game, captain, "mode").unwrap();
        let with = &modes.iter().find(|it| it.value == mode).unwrap().with;
        with.iter().flat_map(|it| it.values.iter().map(label)).collect()
    };
    assert!(means(Mode::Strike).is_empty(), "any means will do");
    for (mode, expected) in [
        (Mode::Charge, &["Schockstab", "bloße Hände"][..]),
        (Mode::Disarm, &["Schockstab", "bloße Hände"]),
        (Mode::ThrowDown, &["Schockstab", "bloße Hände"]),
        (Mode::Grapple, &["bloße Hände"]),
        (Mode::Hurt, &["bloße Hände"]),
    ] {
        assert_eq!(means(mode), expected, "{mode:?}");
    }
}

/// The book's chase is run with Athletics (Dexterity); other contests propose nothing in particular.
//% zerospace.extended.chase
#[test]
fn a_chase_is_run_with_athletics() {
    let game = opened(RELAY);
    let forms = Screen::forms(look(&game, &texts(Lang::De), GM), None);
    let first = |hint: &str, name: &str| {
        let form = forms.iter().find(|it| it.verb == "open_task" && it.label == hint).unwrap();
        let field = form.fields.iter().find(|it| it.name == name).unwrap();
        let FieldKind::One(options) = &field.kind else { panic!("a choice") };
        options[0].label.clone()
    };
    let proposed = |hint: &str| ["sides.skill", "sides.attribute"].map(|it| first(hint, it));
    assert_eq!(proposed("Verfolgung"), ["Athletik", "Geschick"]);
    assert_eq!(proposed("Wettstreit mit Vorsprung"), ["Wahrnehmung", "Kraft"]);
}

/// The game master can call up anybody who is not in the middle of a turn. An interrupted turn does not count as taken.
//% zerospace.round.one-turn-each
#[test]
fn whoever_is_called_up_acts_now_and_has_acted_later() {
    let mut game = opened(RELAY);
    let [runa, tavi] = ["Runa Eisvogel", "Tavi Lindqvist"].map(|it| actor(&game, it));
    set(&mut game, [Fact::Turn { who: tavi }]);
    let first = game.state().order.iter().position(|it| it.actor == tavi);
    let later = game.state().order.iter().position(|it| it.actor == runa);
    assert!(first < later, "Runa comes later");
    let offered = |game: &Game<ZeroSpace>, you, who: ActorId| {
        Screen::forms(look(game, &texts(Lang::De), you), Some(who.0)).iter().any(|it| it.verb == "call_up")
    };
    let standing = |game: &Game<ZeroSpace>| {
        let slots = scene(game, &texts(Lang::De), GM).round.unwrap().slots;
        let mut places = slots.into_iter().flat_map(|it| it.places);
        [tavi, runa].map(|who| places.by_ref().find(|it| it.actor == WireId::from(who)).unwrap().state)
    };
    assert!(offered(&game, GM, runa) && !offered(&game, player(1), runa));
    let call = Deed::Command(Command::CallUp { who: runa });
    act(&mut game, Author::GM, call, &mut Listed(Vec::new())).unwrap();
    assert_eq!(standing(&game), ["interrupted", "cut_in"]);
    assert!(!offered(&game, GM, runa) && !offered(&game, GM, tavi));
    let end = Deed::Command(Command::EndTurn { by: runa });
    act(&mut game, Author::GM, end, &mut Listed(Vec::new())).unwrap();
    assert_eq!(standing(&game), ["now", "acted"]);
}

/// An unconscious character can only rally, and this is offered before the option to die.
//% zerospace.ap.use.rally
#[test]
fn whoever_is_unconscious_is_offered_to_rally() {
    let mut game = opened(RELAY);
    let oshen = actor(&game, "Doktor Oshen");
    let first = |game: &Game<ZeroSpace>| {
        let forms = Screen::forms(look(game, &texts(Lang::De), player(3)), Some(oshen.0));
        let form = forms.into_iter().find(|it| it.barred.is_none()).unwrap();
        (form.verb, form.group)
    };
    set(&mut game, [Fact::Losses { who: oshen, losses: Losses { fresh: 4, deep: 0, shock: 0 } }]);
    assert_eq!(first(&game), ("spend".into(), "fate".into()));
    // Without a point, nothing can be done about it.
    let seat = game.state().actor(oshen).seat;
    set(&mut game, [Fact::Points { seat, points: 0 }]);
    assert_ne!(first(&game).1, "fate");
}

/// A speciality counts unless the game master decides otherwise, so the choice is visible if there is one.
//% zerospace.dice.reroll
#[test]
fn whether_a_speciality_fits_is_in_sight_if_there_is_one() {
    let fits = |name: &str, you| {
        let mut game = opened(RELAY);
        // A form that is barred has none of the fields that are folded away.
        let who = actor(&game, name);
        set(&mut game, [Fact::Turn { who }]);
        let forms = Screen::forms(look(&game, &texts(Lang::De), you), Some(who.0));
        let form = forms.into_iter().find(|it| it.verb == "attack").unwrap();
        form.fields.into_iter().find(|it| it.name == "plan.speciality").map(|it| (it.label, it.more))
    };
    let shown = Some(("Spezialisierung passt (Klingen)".to_owned(), false));
    assert_eq!([GM, player(1)].map(|you| fits("Runa Eisvogel", you)), [shown, None]);
    // One that cannot fit an attack is not offered for it.
    for name in ["Kapitän Skarn", "Doktor Oshen"] {
        assert_eq!(fits(name, GM), Some(("Spezialisierung passt".to_owned(), true)));
    }
}

/// After a sprint every other attempt of the turn fails, so that none is proposed.
//% zerospace.circ-att.sprinting
#[test]
fn after_a_sprint_the_end_of_the_turn_is_proposed() {
    let first = |gait| {
        let mut game = opened(RELAY);
        let who = actor(&game, "Kapitän Skarn");
        set(&mut game, [Fact::Turn { who }]);
        let mut state = game.state().clone();
        let skarn = &mut state.actors[usize::from(who.0)];
        (skarn.turn.moving, skarn.gait) = (true, gait);
        Screen::forms(look(&of(state), &texts(Lang::De), GM), Some(who.0)).swap_remove(0).verb
    };
    assert_eq!([Gait::Walk, Gait::Sprint].map(first), ["attack", "end_turn"]);
}

/// Of the nearest enemies, the one with the best chance is proposed. Means without stats have a name of their own.
#[test]
fn of_the_nearest_enemies_the_one_with_the_best_chance_is_proposed() {
    // Without distances, all are equally near.
    let mut state = opened(RELAY).state().clone();
    state.distances.clear();
    let game = of(state);
    let texts = texts(Lang::De);
    let state = game.state();
    let mut compared = 0;
    for by in (0..state.actors.len()).map(|it| ActorId(u8::try_from(it).unwrap())) {
        let Some(withs) = choices(&game, by, "with") else { continue };
        let mut labels: Vec<&str> = withs.iter().map(|it| &*it.label).collect();
        labels.sort();
        let all = labels.len();
        labels.dedup();
        assert_eq!(labels.len(), all, "{labels:?}");
        let targets =
            choices(&game, by, "on").unwrap().into_iter().map(|it| serde_json::from_value(it.value).unwrap());
        let targets: Vec<ActorId> = targets.collect();
        let chances: Vec<u8> = targets
            .iter()
            .copied()
            .take_while(|&on| state.are_enemies(by, on) && !state.is_down(on))
            .take_while(|&on| state.distance(by, on) == state.distance(by, targets[0]))
            .filter_map(|on| {
                let with = serde_json::from_value(withs[0].value.clone()).unwrap();
                let attack =
                    Attack { by, on, mode: Mode::Strike, with, single: false, plan: Plan::default() };
                Screen::forecast(look(&game, &texts, GM), &Command::Attack(attack)).map(|it| it.percent)
            })
            .collect();
        assert!(chances.iter().all(|it| *it <= chances[0]), "{}: {chances:?}", by.0);
        compared += usize::from(chances.iter().any(|it| *it != chances[0]));
    }
    assert!(compared > 0, "nobody has enemies equally near with different chances");
}

/// People are proposed before objects, however easy these are to hit.
#[test]
fn objects_are_proposed_after_people() {
    let mut game = opened(RELAY);
    let core = actor(&game, "Bakenkern");
    set(&mut game, [Fact::Difficulty { who: core, value: Some(3) }]);
    let targets = targets(game, "Enterer 1");
    assert_eq!(targets[4], "Bakenkern", "{targets:?}");
}

/// A hidden actor is not proposed as the target of a player's character, not even to the game master.
#[test]
fn somebody_hidden_is_proposed_last_to_a_players_character() {
    let targets = targets(opened(RELAY), "Tavi Lindqvist");
    assert_eq!(targets[5], "Der Lauscher im Schacht", "{targets:?}");
}

/// The targets of an attack by this character on its turn, in the order in which they are proposed.
fn targets(mut game: Game<ZeroSpace>, by: &str) -> Vec<String> {
    let by = actor(&game, by);
    set(&mut game, [Fact::Turn { who: by }]);
    choices(&game, by, "on").unwrap().into_iter().map(|it| it.label).collect()
}

/// Means that need another target can be chosen as well.
//% zerospace.grapple.attack
#[test]
fn what_needs_two_other_choices_can_be_chosen() {
    let mut game = opened(RELAY);
    let runa = actor(&game, "Runa Eisvogel");
    set(&mut game, [Fact::Turn { who: runa }]);
    // Only Skarn's distance is noted, and he is too far away to be grappled.
    let mut state = game.state().clone();
    let captain = actor(&game, "Kapitän Skarn");
    state.distances.retain(|it| [it.a, it.b].contains(&captain));
    let (game, texts) = (of(state), texts(Lang::De));
    let forms = Screen::forms(look(&game, &texts, player(1)), Some(runa.0));
    let form = forms.into_iter().find(|it| it.verb == "attack").unwrap();
    let modes = form.fields.into_iter().find(|it| it.name == "mode").unwrap();
    let FieldKind::One(modes) = modes.kind else { panic!("a choice") };
    let barred = modes.iter().filter(|it| it.barred.is_some()).map(|it| it.label.as_str());
    assert_eq!(barred.collect::<Vec<_>>(), ["Verletzen im Griff"]);
}

/// If a distance is recorded, the field is for a different one.
//% zerospace.range.bands
#[test]
fn a_field_for_a_distance_says_whether_one_is_noted() {
    let label = |noted: bool| {
        let mut state = opened(RELAY).state().clone();
        if !noted {
            state.distances.clear();
        }
        let game = of(state);
        let by = actor(&game, "Kapitän Skarn");
        let forms = Screen::forms(look(&game, &texts(Lang::En), GM), Some(by.0));
        let form = forms.into_iter().find(|it| it.verb == "attack").unwrap();
        form.fields.into_iter().find(|it| it.name == "plan.distance").unwrap().label
    };
    assert_eq!([true, false].map(label), ["Another distance", "Distance"]);
}

/// For a character that is held, breaking free is among the first actions.
//% zerospace.grapple.escape
#[test]
fn breaking_free_is_among_the_first_actions_of_somebody_held() {
    let mut game = opened(RELAY);
    let [runa, boarder] = ["Runa Eisvogel", "Enterer 1"].map(|it| actor(&game, it));
    set(&mut game, [Fact::Turn { who: runa }, Fact::Surprised { who: runa, on: false }]);
    set(&mut game, [Fact::Hold { by: boarder, on: runa, holds: true }]);
    let forms = Screen::forms(look(&game, &texts(Lang::De), player(1)), Some(runa.0));
    let mut first: Vec<String> =
        forms.into_iter().filter(|it| it.barred.is_none()).map(|it| it.verb).collect();
    first.dedup();
    assert!(first[..4].iter().any(|it| it == "escape"), "{first:?}");
}

/// The first form for acting out of turn gives the turn to a character who does not have it. Only the game master gets it, and
/// only for characters who can act.
//% zerospace.general.rules-are-examples
#[test]
fn the_game_master_gives_somebody_the_turn() {
    let mut game = opened(RELAY);
    let tavi = actor(&game, "Tavi Lindqvist");
    let given = |game: &Game<ZeroSpace>, you| {
        let mut forms = Screen::forms(look(game, &texts(Lang::De), you), Some(tavi.0));
        forms.retain(|it| it.group == "reaction");
        forms.swap_remove(0).label
    };
    assert_eq!(given(&game, GM), "An die Reihe nehmen");
    assert_ne!(given(&game, player(2)), "An die Reihe nehmen");
    set(&mut game, [Fact::Turn { who: tavi }]);
    assert_ne!(given(&game, GM), "An die Reihe nehmen");
    let next = actor(&game, "Runa Eisvogel");
    set(&mut game, [Fact::Turn { who: next }, Fact::Out { who: tavi, out: Some(Out::Unconscious) }]);
    assert_ne!(given(&game, GM), "An die Reihe nehmen");
}

/// Only walking is left of the movement once the standard action is used, so most turns end then.
//% zerospace.action.budget
#[test]
fn after_the_standard_action_the_end_of_the_turn_is_proposed() {
    let mut game = opened(RELAY);
    let runa = actor(&game, "Runa Eisvogel");
    let first = |game: &Game<ZeroSpace>| {
        let first = |you| {
            let form = Screen::forms(look(game, &texts(Lang::De), you), Some(runa.0)).swap_remove(0);
            (form.verb, form.barred.is_some())
        };
        assert_eq!(first(GM), first(player(1)));
        first(GM)
    };
    let verb = |verb: &str| (verb.to_owned(), false);
    set(&mut game, [Fact::Turn { who: runa }]);
    assert_eq!(first(&game), verb("attack"));
    set(&mut game, [Fact::Standard { who: runa, used: true }]);
    assert_eq!(first(&game), verb("end_turn"));
    // Getting up takes the movement action, if it is still there.
    set(&mut game, [Fact::Prone { who: runa, on: true }]);
    assert_eq!(first(&game), verb("stand_up"));
    set(&mut game, [Fact::Movement { who: runa, used: true }]);
    assert_eq!(first(&game), verb("end_turn"));
}
