//! Every form builds a command. Allowed commands are accepted, barred ones refused.

#![allow(clippy::unwrap_used)]

use crate::views_common::{
    ARN, BELA, GM, GUARD, LURKER, Listed, THIEF, WATCH, act, begin, fight, look, of, player, profile, scene,
    set, state, table,
};
use schwung_daemmersturm::{
    ActorFact, Aim, AttackEvent, Channel, Command, Cover, CoverSide, Daemmersturm, Direction, EffectId,
    Engaged, Fact, Held, ItemId, ItemKind, KnownAbility, Length, Need, SceneFact, Seen, Spell, SpellId,
    SpellKind, State, Status, Targets, WeaponId,
};
use schwung_daemmersturm_ui::Screen;
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
use serde_json::json;

fn texts(lang: Lang) -> Catalogue {
    Catalogue::new(lang, "daemmersturm")
}

/// Scenes that together make all forms available.
fn scenes() -> Vec<(&'static str, Game<Daemmersturm>)> {
    let mut wild = fight();
    let actor = |who, fact| Fact::Actor { who, fact };
    let cover =
        Cover { id: EffectId(0), of: BELA, side: CoverSide::From(Direction::N), need: 12, full: false };
    let hidden = Some(Seen::Hidden { traceless: false, last: None });
    set(
        &mut wild,
        [
            actor(GUARD, ActorFact::Status(Status::Incapacitated)),
            actor(BELA, ActorFact::Exhausted(true)),
            actor(THIEF, ActorFact::Seeking(true)),
            Fact::Scene(SceneFact::Distance { a: ARN, b: THIEF, length: Some(Length::metres(12)) }),
            Fact::Scene(SceneFact::Cover(cover)),
            Fact::Scene(SceneFact::Sight { observer: ARN, entity: THIEF, seen: hidden }),
        ],
    );
    vec![("quiet", table()), ("fight", fight()), ("wild", wild)]
}

fn viewers() -> [You; 4] {
    [GM, player(1), player(2), WATCH]
}

fn forms(game: &Game<Daemmersturm>, you: You, texts: &Catalogue) -> Vec<Form> {
    let all = game.state().ids().map(|it| Some(it.0 as u8)).chain([None]);
    all.flat_map(|it| Screen::forms(look(game, texts, you), it)).collect()
}

fn may_give(game: &Game<Daemmersturm>, texts: &Catalogue, you: You, command: &Command) -> bool {
    let seat = Seat(you.seat.unwrap_or(0));
    let owns = match Daemmersturm::owner(game.state(), command) {
        Owner::Gm => false,
        Owner::Seats(seats) => seats.iter().all(|it| *it == seat),
        Owner::Anyone => true,
    };
    you.role == Role::Gm || owns && Screen::may_name(look(game, texts, you), command)
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
                let check = Daemmersturm::check(game.state(), &command);
                let what = format!("{scene}: {you:?}: {}: {command:?}", form.label);
                assert!(may_give(&game, &texts, you, &command), "{what}");
                assert_eq!(check.is_err(), form.barred.is_some(), "{what}: {check:?}");
                *if form.barred.is_none() { &mut legal } else { &mut barred } += 1;
            }
        }
    }
    assert!(legal > 500 && barred > 100, "{legal} legal, {barred} barred");
}

#[test]
fn optional_parts_and_every_choice_build_commands() {
    let texts = texts(Lang::En);
    for (scene, game) in scenes() {
        for you in [GM, player(1)] {
            for form in forms(&game, you, &texts) {
                let fill = |it: &Field| hurried(it).unwrap_or_else(|| anything(it));
                let all: Vec<_> = form.fields.iter().map(|it| (it.name.as_str(), fill(it))).collect();
                let whole = read(scene, &form, &all);
                assert!(may_give(&game, &texts, you, &whole), "{scene}: {you:?}: {}: {whole:?}", form.label);
                let usual = values(&form);
                for field in &form.fields {
                    let (FieldKind::One(options) | FieldKind::Many(options)) = &field.kind else { continue };
                    for option in options {
                        let many = matches!(field.kind, FieldKind::Many(_));
                        let value = if many { json!([option.value]) } else { option.value.clone() };
                        let others = usual.iter().filter(|it| it.0 != field.name).cloned();
                        let all: Vec<_> = others.chain([(field.name.as_str(), value)]).collect();
                        let command = read(scene, &form, &all);
                        if option.barred.is_some() {
                            let check = Daemmersturm::check(game.state(), &command);
                            assert!(check.is_err(), "{scene}: {}: {command:?}", form.label);
                        }
                    }
                }
            }
        }
    }
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
fn thirty_are_hurt_healed_and_marked_at_once() {
    let texts = texts(Lang::De);
    let mut game = table();
    let all = Screen::forms(look(&game, &texts, GM), None);
    let form = |rule: &str| all.iter().find(|it| it.fixed.contains_key("many") && it.label == rule).unwrap();
    let hurt = form("Allen Schaden geben");
    let values = [("many.who", json!([2, 3])), ("many.deed.hurt", json!(7))];
    let built: Command = read("hurt", hurt, &values);
    let before: Vec<u16> = game.state().actors.iter().map(|it| it.life).collect();
    act(&mut game, Author::GM, Deed::Command(built), &mut Listed(Vec::new())).unwrap();
    let after: Vec<u16> = game.state().actors.iter().map(|it| it.life).collect();
    assert_eq!(after, [before[0], before[1], before[2] - 7, before[3] - 7, before[4]]);
    let mark = form("Zustand aller");
    let values = [("many.who", json!([2, 3, 4])), ("many.deed.set", json!({ "seeking": true }))];
    let built: Command = read("mark", mark, &values);
    act(&mut game, Author::GM, Deed::Command(built), &mut Listed(Vec::new())).unwrap();
    assert_eq!(game.state().actors.iter().filter(|it| it.seeking).count(), 3);
}

/// Without a weapon there is no group attack, so the one in hand is proposed.
//% daemmersturm.group.attacks
#[test]
fn a_group_attack_is_offered_with_the_weapon_in_hand() {
    let texts = texts(Lang::De);
    let mut state = state(&profile("Schatten", 4, 15, 18));
    begin(&mut state);
    state.combat.as_mut().unwrap().turn = Some(ARN);
    state.engaged = vec![Engaged { by: ARN, on: GUARD, at: None }];
    let game = of(state);
    let forms = Screen::forms(look(&game, &texts, GM), Some(ARN.0 as u8));
    let form = forms.into_iter().find(|it| it.fixed.contains_key("group")).unwrap();
    let value = |name| form.fields.iter().find(|it| it.name == name).and_then(|it| it.value.clone());
    assert_eq!(form.barred.as_ref().map(|it| &*it.text), None);
    assert_eq!([value("group.item"), value("group.on")], [Some(json!(1)), Some(json!(GUARD))]);
}

//% daemmersturm.magic.completion
#[test]
fn a_spell_is_completed_with_the_targets_named_at_its_start() {
    let texts = texts(Lang::En);
    let proposed = |gone: bool| {
        let mut state = fight().state().clone();
        state.frame.change(|it| it.library.spells[0].targets = Targets::Fixed(2));
        let mut game = of(state);
        let aim = Aim { at: vec![GUARD, THIEF], place: None };
        let channel = Channel { by: ARN, spell: SpellId(0), turns: 1, needed: 1, aim };
        let status = Fact::Actor { who: THIEF, fact: ActorFact::Status(Status::Incapacitated) };
        set(&mut game, [Fact::Scene(SceneFact::Channel(channel))].into_iter().chain(gone.then_some(status)));
        let forms = Screen::forms(look(&game, &texts, GM), Some(ARN.0 as u8));
        let form = forms.into_iter().find(|it| it.fixed.contains_key("complete")).unwrap();
        form.fields.into_iter().find(|it| it.name == "complete.aim.at").unwrap().value
    };
    assert_eq!(proposed(false), Some(json!([GUARD, THIEF])));
    assert_eq!(proposed(true), Some(json!([GUARD])));
}

/// A spell that was begun without a target is proposed against an enemy, or for the character that is hurt most.
//% daemmersturm.magic.completion
#[test]
fn a_spell_with_one_target_proposes_it() {
    let proposed = |kind: SpellKind, down: bool, revives: bool| {
        let mut state = state(&profile("Schatten", 4, 15, 18));
        begin(&mut state);
        state.switches.change(|it| it.revive_by_healing = revives);
        state.actors[usize::from(ARN.0)].life -= 1;
        state.frame.change(|it| {
            it.library.spells = vec![Spell { name: "Probe".into(), kind, channel: 1, ..Spell::default() }];
        });
        state.actors[usize::from(BELA.0)].life = if down { 0 } else { 9 };
        if down {
            state.actors[usize::from(BELA.0)].status = Status::Incapacitated;
        }
        state.channels =
            vec![Channel { by: ARN, spell: SpellId(0), turns: 1, needed: 1, aim: Aim::default() }];
        let forms = Screen::forms(look(&of(state), &texts(Lang::De), GM), Some(ARN.0 as u8));
        let form = forms.into_iter().find(|it| it.fixed.contains_key("complete")).unwrap();
        let field = form.fields.into_iter().find(|it| it.name == "complete.aim.at").unwrap();
        // The proposed target is visible, and another choice takes its place.
        if let FieldKind::One(options) = &field.kind {
            assert_eq!(field.value, Some(options[0].value.clone()));
        }
        assert_eq!(matches!(field.kind, FieldKind::One(_)), kind != SpellKind::Other);
        field.value
    };
    assert_eq!(proposed(SpellKind::Attack, false, false), Some(json!([GUARD])));
    assert_eq!(proposed(SpellKind::Healing, false, false), Some(json!([BELA])));
    assert_eq!(proposed(SpellKind::Other, false, false), None);
    // Characters that healing does not revive are not proposed.
    assert_eq!(proposed(SpellKind::Healing, true, false), Some(json!([ARN])));
    assert_eq!(proposed(SpellKind::Healing, true, true), Some(json!([BELA])));
}

/// Spells without channelling have a form of their own with a target, so that they can be cast regardless of other known
/// spells.
//% daemmersturm.magic.instant
#[test]
fn a_spell_without_channelling_has_a_target() {
    let mut state = state(&profile("Schatten", 4, 15, 18));
    begin(&mut state);
    state.frame.change(|it| {
        let spell = |name: &str, channel| Spell { name: name.into(), channel, ..Spell::default() };
        it.library.spells = vec![spell("Langsam", 1), spell("Jetzt", 0)];
        let known = |name: &str| KnownAbility { name: name.into(), entry: None };
        it.profiles[usize::from(ARN.0)].abilities = vec![known("Langsam"), known("Jetzt")];
    });
    let game = of(state);
    for you in [GM, player(1)] {
        let forms = Screen::forms(look(&game, &texts(Lang::De), you), Some(ARN.0 as u8));
        let cast: Vec<Form> = forms.into_iter().filter(|it| it.fixed.contains_key("cast")).collect();
        let of =
            |n: usize, name: &str| cast[n].fields.iter().find(|it| it.name == name).unwrap().value.clone();
        let known: Vec<_> = (0..cast.len()).map(|n| (of(n, "cast.spell"), of(n, "cast.aim.at"))).collect();
        assert_eq!(known, [(Some(json!(1)), Some(json!([GUARD]))), (Some(json!(0)), None)], "{you:?}");
        assert!(cast.iter().all(|it| it.barred.is_none()), "{you:?}");
    }
}

/// Reloading comes before other handling, a second weapon is no choice unless two are drawn, and movement into melee with
/// friends is not offered.
#[test]
fn what_fits_the_moment_is_in_sight() {
    let mut state = state(&profile("Schatten", 4, 15, 18));
    begin(&mut state);
    state.combat.as_mut().unwrap().turn = Some(BELA);
    let crossbow = state
        .frame
        .library
        .weapons
        .iter()
        .position(|it| it.ranged && it.reload > 0 && !it.explodes())
        .unwrap();
    state.items[1].kind = ItemKind::Weapon(WeaponId(crossbow as u16));
    let mut second = state.items[1].clone();
    (second.id, second.held) = (ItemId(9), Held::Ready);
    state.items.push(second);
    state.items[1].unloaded = 1;
    let all = Screen::forms(look(&of(state), &texts(Lang::De), GM), Some(BELA.0 as u8));
    let handling: Vec<&Form> = all.iter().filter(|it| it.verb == "gear" && it.barred.is_none()).collect();
    assert!(handling[0].fixed.contains_key("reload"), "{}", handling[0].label);
    assert!(!all.iter().flat_map(|it| &it.fields).any(|it| it.name == "strike.second"));
    let near = all.iter().flat_map(|it| &it.fields).find(|it| it.name == "move.near").unwrap();
    let FieldKind::Many(options) = &near.kind else { panic!("a choice of several") };
    assert!(options.len() == 3 && options.iter().all(|it| it.value != json!(ARN)), "{options:?}");
}

#[test]
fn a_game_can_be_played_with_forms_alone() {
    let texts = texts(Lang::En);
    let (mut done, mut refused) = (0, Vec::new());
    for seed in 1..=6 {
        let (mut random, mut dice) = (Random::new(seed), Random::new(seed));
        let mut game = fight();
        for _ in 0..40 {
            if let Some(asked) = game.asked().first() {
                let (question, seat) = (asked.id.clone(), asked.seat);
                act(&mut game, Author::Seat(seat), Deed::Skip { question }, &mut dice).unwrap();
                continue;
            }
            let turn = game.state().combat.and_then(|it| it.turn);
            let seat = turn.map_or(Seat::GM, |it| game.state().actor(it).seat);
            let you = if seat.is_gm() { GM } else { player(seat.0) };
            let who = turn.filter(|_| random.below(5) > 0).map(|it| it.0 as u8);
            let all = Screen::forms(look(&game, &texts, you), who);
            let legal: Vec<&Form> = all.iter().filter(|it| it.barred.is_none() && it.verb != "set").collect();
            if legal.is_empty() {
                continue;
            }
            let form = legal[random.below(legal.len() as u32) as usize];
            let command: Command = read("played", form, &values(form));
            match act(&mut game, Author::Seat(seat), Deed::Command(command.clone()), &mut dice) {
                Ok(_) => done += 1,
                Err(why) => refused.push(format!("{}: {command:?}: {why:?}", form.label)),
            }
        }
    }
    assert!(refused.is_empty(), "{}: {:?}", refused.len(), refused.first());
    assert!(done > 60, "{done}");
}

/// Abilities that cannot be announced with any attack are no choices.
//% daemmersturm.ap.abilities
//% daemmersturm.range.charge-too-short
#[test]
fn an_ability_that_needs_a_charge_is_barred_until_there_is_one() {
    let mut state = charging();
    assert!(announced(&state).unwrap().contains("Ansturm"));
    state.actors[usize::from(ARN.0)].turn.charged = true;
    assert_eq!(announced(&state), None);
}

/// Choices do not reveal enemies that a player does not know.
//% daemmersturm.ap.abilities
//% daemmersturm.perception.hidden
#[test]
fn a_hidden_enemy_in_melee_opens_no_choice_to_players() {
    let mut state = charging();
    state.frame.change(|it| it.library.abilities.iter_mut().for_each(|it| it.needs = vec![Need::Melee]));
    state.engaged = vec![Engaged { by: ARN, on: LURKER, at: None }];
    assert!(!state.is_known_to(LURKER, Seat(1)));
    assert!(announced(&state).is_some());
    state.engaged.push(Engaged { by: ARN, on: GUARD, at: None });
    assert_eq!(announced(&state), None);
}

/// A fight in which Arn can announce an ability that needs a charge.
fn charging() -> State {
    let mut state = state(&profile("Schatten", 4, 15, 18));
    begin(&mut state);
    state.frame.change(|it| {
        let name = "Wucht des Laufs".to_owned();
        let entry = it.library.ability_named(&name);
        assert!(entry.is_some());
        it.profiles[usize::from(ARN.0)].abilities = vec![KnownAbility { name, entry }];
    });
    state
}

/// The reason why Arn's player cannot announce his ability with an attack.
fn announced(state: &State) -> Option<String> {
    let forms = Screen::forms(look(&of(state.clone()), &texts(Lang::De), player(1)), Some(ARN.0 as u8));
    let fields = forms.into_iter().flat_map(|it| it.fixed.contains_key("strike").then_some(it.fields));
    let field = fields.flatten().find(|it| it.name == "strike.abilities").unwrap();
    let FieldKind::Many(options) = field.kind else { panic!("many") };
    options[0].barred.as_ref().map(|it| it.text.clone())
}

/// People who declined to step in for the round read it beside the standing orders and in their form; nobody else does.
//% daemmersturm.swarm.free-intervene
#[test]
fn who_declined_to_step_in_for_the_round_sees_it() {
    let mut state = state(&profile("Schatten", 4, 15, 18));
    begin(&mut state);
    let texts = texts(Lang::De);
    let shown = |state: &State, you| {
        let game = of(state.clone());
        let form = Screen::forms(look(&game, &texts, you), Some(ARN.0 as u8))
            .into_iter()
            .find(|it| it.fixed.contains_key("order"));
        let people = scene(&game, &texts, you).people;
        let mut chips = people.iter().find(|it| it.name == "Arn").unwrap().chips.iter();
        let chip = chips.find(|it| it.kind == "order").map(|it| format!("{}, {}", it.text, it.until));
        (
            form.and_then(|it| it.fields.into_iter().find(|it| it.name.ends_with("step_in")))
                .map(|it| it.label),
            chip,
        )
    };
    let asked = "Für Freunde einschreiten".to_owned();
    assert_eq!(shown(&state, player(1)), (Some(asked.clone()), None));
    state.apply(&AttackEvent::StaysOut { who: ARN }.into());
    let declined = (
        Some(format!("{asked} (in dieser Runde abgelehnt)")),
        Some("Einschreiten: nie, bis zum Ende der Runde".to_owned()),
    );
    for you in [GM, player(1)] {
        assert_eq!(shown(&state, you), declined, "{you:?}");
    }
    for you in [player(2), WATCH] {
        assert_eq!(shown(&state, you), (None, None), "{you:?}");
    }
}
