//! Melee attacks: comparison, damage, critical hits, fumbles, points, exhaustion and coups de grâce.

use crate::common::*;
use schwung_daemmersturm::*;
use schwung_table::{Seat, System};

/// Cases: NA, NV, natural number, whether it hits.
//% daemmersturm.melee.attack
//% daemmersturm.profile.defence
//% daemmersturm.profile.attack-roll
//% daemmersturm.outcome.failed
#[test]
fn an_attack_has_to_exceed_the_defence() {
    for (attack_value, defence, natural, hits) in [
        (0, 12, 12, false),
        (0, 12, 13, true),
        (3, 15, 12, false),
        (3, 15, 13, true),
        (3, 12, 9, false),
        (-3, 5, 9, true),
    ] {
        let mut scene = Scene::melee().versus(attack_value, defence);
        scene.run(&attack(A, B, 1), pick(hits, &[natural, 1], &[natural]));
        assert_eq!(scene.outcome().hits(), hits, "{attack_value} {natural} against {defence}");
        assert_eq!(scene.totals(), [natural + i16::from(attack_value)]);
    }
}

//% daemmersturm.profile.skills
#[test]
fn each_kind_of_attack_has_its_values() {
    // NA +3, NV 15, FA -3, FV 12, Z +0, ZW 10.
    let scene = Scene::fight().values(A, (3, 15), (-3, 12), (0, 10));
    let state = &scene.state;
    let values = [Skill::Melee, Skill::Ranged, Skill::Magic]
        .map(|it| (state.attack_value(A, it), state.defence_value(A, it)));
    assert_eq!(values, [(3, 15), (-3, 12), (0, 10)]);
    let mut scene = Scene::shooting(BOW).values(A, (3, 15), (-3, 12), (0, 10));
    scene.run(&attack(A, B, 1), &[9]);
    assert_eq!(scene.totals(), [6], "shooting, natural 9");
}

//% daemmersturm.profile.attack-range
#[test]
fn modifiers_may_leave_the_range_of_the_profile() {
    let penalty = Modifier {
        id: EffectId(0),
        on: A,
        value: Value::MeleeAttack,
        change: Change::Add(-4),
        source: Source::PlotLeader,
        until: Until::Lifted,
    };
    let scene = Scene::melee().versus(-3, 12).set(Fact::Scene(SceneFact::Modifier(penalty)));
    assert_eq!(scene.state.attack_value(A, Skill::Melee), -7);
}

//% daemmersturm.profile.modifiers
//% daemmersturm.ap.from-base
#[test]
fn modifiers_change_values_and_neither_profile_nor_points() {
    let ailments = Ailments { nausea: 4, ..Ailments::default() };
    let scene = Scene::melee()
        .profile(A, |it| (it.melee, it.action_points) = (Values { attack: 3, defence: 15 }, 6))
        .actor(A, |it| (it.action_points, it.ailments) = (6, ailments));
    assert_eq!(scene.state.defence_value(A, Skill::Melee), 10);
    assert_eq!(scene.state.attack_value(A, Skill::Melee), -2);
    assert_eq!(scene.state.profile(A).melee.defence, 15);
    assert_eq!(scene.state.actor(A).action_points, 6);
    assert_eq!(action_points_of(scene.state.profile(A).melee.attack), 6);
}

//% daemmersturm.melee.damage
//% daemmersturm.lp.capacity
#[test]
fn a_hit_rolls_damage_once() {
    let mut scene = Scene::melee().library(|it| it.weapons[0].damage = Amount::of(3, 10));
    scene.run(&attack(A, B, 1), &[13, 7]);
    assert_eq!((scene.thrown.clone(), scene.life(B)), (vec!["1-20", "3-10"], 13));
    let mut scene = Scene::melee();
    scene.run(&attack(A, B, 1), &[13, 7]).until(A).run(&attack(A, B, 1), &[13, 6]);
    assert_eq!(scene.life(B), 7);
}

//% daemmersturm.melee.damage-tables
#[test]
fn an_unknown_weapon_is_asked_for_and_saved() {
    let with = With::Unknown { name: Wording::new("war scythe"), ranged: false };
    let mut scene = Scene::fight().near(A, B).answering(Span::of(4, 12));
    scene.run(&strike(Strike { with, ..blow(A, B, 0) }), &[13, 12]);
    assert_eq!((scene.kinds()[0], scene.life(B)), ("damage", 8));
    let saved = scene.state.frame.library.weapons.last().expect("saved");
    assert_eq!((saved.name.as_str(), saved.damage), ("war scythe", Amount::of(4, 12)));
}

//% daemmersturm.ap.table
#[test]
fn action_points_follow_the_table() {
    let table = [(-5, 0), (-4, 0), (-3, 0), (-2, 0), (-1, 1), (0, 2), (1, 3), (2, 5), (3, 6), (4, 7), (5, 8)];
    for (attack_value, points) in table {
        assert_eq!(action_points_of(attack_value), points, "{attack_value}");
    }
}

fn pursuer() -> Scene {
    let entry = Some(PURSUE);
    let known = KnownAbility { name: "Pursue".to_owned(), entry };
    Scene::melee().profile(A, |it| it.abilities.push(known)).actor(A, |it| it.action_points = 6)
}

//% daemmersturm.ap.optional-use
#[test]
fn nobody_has_to_spend_points() {
    let mut scene = pursuer();
    scene.run(&attack(A, B, 1), &[13, 4]);
    assert_eq!((scene.state.actor(A).action_points, scene.life(B)), (6, 16));
    assert!(scene.kinds().contains(&"follow"));
}

//% daemmersturm.ap.abilities
//% daemmersturm.outcome.after-hit
//% daemmersturm.outcome.saved-is-hit
//% daemmersturm.shield.block
#[test]
fn a_saved_hit_is_a_hit() {
    let mut scene =
        pursuer().shield(B).answering(Protecting::Try(Shelter::Shield)).answering(Picked(Some(PURSUE)));
    scene.run(&attack(A, B, 1), &[13, 15, 14, 3, 8]);
    assert_eq!(scene.outcomes(), [Outcome::Hit, Outcome::Hit]);
    assert!(scene.told(AttackEvent::Saved { on: B, by: A, with: Shelter::Shield }));
    assert_eq!((scene.state.actor(A).action_points, scene.life(B)), (5, 12));
}

//% daemmersturm.outcome.other-negation
#[test]
fn other_negation_is_treated_alike() {
    let aside = Protection { kind: ProtectionKind::Other, need: 1, facing: false, ..Protection::default() };
    let id = ProtectionId(4);
    let mut scene =
        pursuer().library(|it| it.protections.push(aside)).profile(B, |it| it.protections = vec![id]);
    scene.answer(Picked(Some(PURSUE)));
    scene.run(&attack(A, B, 1), &[13, 1, 2]);
    assert!(scene.told(AttackEvent::Saved { on: B, by: A, with: Shelter::Other(id) }));
    assert_eq!(scene.outcomes(), [Outcome::Hit, Outcome::Miss]);
}

//% daemmersturm.ap.spend
#[test]
fn what_costs_more_than_is_left_is_not_offered() {
    let mut scene = pursuer().actor(A, |it| it.action_points = 1);
    scene = scene.library(|it| it.abilities[0].cost = 2);
    scene.run(&attack(A, B, 1), &[13, 4]);
    assert!(!scene.kinds().contains(&"follow"));
    let mut scene = pursuer().actor(A, |it| it.action_points = 1).answering(Picked(Some(PURSUE)));
    scene.run(&attack(A, B, 1), &[13, 4, 13, 4]);
    assert_eq!(scene.state.actor(A).action_points, 0, "and never below, nor returned");
    assert!(scene.kinds().iter().filter(|it| **it == "follow").count() == 1);
}

//% daemmersturm.ap.cost-modifiers
#[test]
fn costs_change_and_never_fall_below_nothing() {
    for (cost, change, paid) in [(2, -1, 1), (1, -3, 0), (1, 1, 2)] {
        let when = Need::Melee;
        let mut scene = pursuer().library(|it| {
            it.abilities[0].cost = cost;
            it.abilities[0].cost_changes = vec![CostChange { when, by: change }];
        });
        scene.answer(Picked(Some(PURSUE)));
        scene.run(&attack(A, B, 1), &[13, 1, 2]);
        assert_eq!(scene.state.actor(A).action_points, 6 - paid);
    }
}

/// NA, NV, natural number, critical set, fumble set, outcome.
type Natural = (i8, u8, i16, &'static [u8], &'static [u8], Outcome);

//% daemmersturm.crit.natural-20
//% daemmersturm.crit.always-hits
//% daemmersturm.crit.extra-numbers
//% daemmersturm.fumble.natural-1
//% daemmersturm.fumble.other-numbers
//% daemmersturm.fumble.one-as-critical
//% daemmersturm.fumble.and-critical
#[test]
fn natural_numbers_have_the_last_word() {
    use Outcome::{Both, Critical, Fumble, Hit};
    let cases: [Natural; 10] = [
        (3, 12, 17, &[20], &[1], Hit),
        (-5, 18, 20, &[20], &[1], Critical),
        (-4, 18, 19, &[19, 20], &[1], Critical),
        (5, 5, 1, &[20], &[1], Fumble),
        (5, 6, 2, &[20], &[1, 2], Fumble),
        (0, 12, 1, &[1, 20], &[], Critical),
        (0, 12, 1, &[1, 20], &[1], Both),
        (5, 6, 2, &[2, 20], &[1, 2], Both),
        (5, 6, 3, &[2, 20], &[1, 2], Hit),
        (0, 12, 20, &[], &[1], Hit),
    ];
    for (attack_value, defence, natural, critical, fumble, outcome) in cases {
        let mut scene = Scene::melee().versus(attack_value, defence).library(|it| {
            (it.weapons[0].critical, it.weapons[0].fumble) = (NumberSet::of(critical), NumberSet::of(fumble));
        });
        let dice: &[i16] = match outcome {
            Hit => &[natural, 1],
            Critical => &[natural, 4, 1],
            _ => &[natural],
        };
        if outcome == Fumble {
            scene.answer(Countering::Nothing);
        }
        scene.run(&attack(A, B, 1), dice);
        assert_eq!(scene.outcome(), outcome, "natural {natural}");
    }
}

/// Cases: row, damage rolls, life points lost of 60.
//% daemmersturm.crit.table-roll
//% daemmersturm.crit.result-1
//% daemmersturm.crit.result-2
//% daemmersturm.crit.result-3
//% daemmersturm.crit.result-4
//% daemmersturm.crit.result-5
//% daemmersturm.crit.result-6
#[test]
fn the_critical_table() {
    let cases: [(&[i16], u16); 9] = [
        (&[20, 1, 6, 4], 10),
        (&[20, 2, 7], 14),
        (&[20, 3, 7, 6], 20),
        (&[20, 4, 7], 21),
        (&[20, 5, 5], 20),
        (&[20, 5, 7], 21),
        (&[20, 6, 9, 10], 30),
        (&[20, 6, 10, 10], 30),
        (&[20, 1, 6, 5], 11),
    ];
    for (dice, lost) in cases {
        let mut scene = Scene::melee().actor(B, |it| (it.life, it.normal) = (60, Some(true)));
        scene.run(&attack(A, B, 1), dice);
        assert_eq!(60 - scene.life(B), lost, "{dice:?}");
        assert_eq!(scene.thrown[1], "1-6");
    }
    // 11 becomes 33.
    let mut scene = Scene::melee().actor(B, |it| (it.life, it.normal) = (60, Some(false)));
    scene = scene.library(|it| it.weapons[0].damage = Amount::of(11, 11));
    scene.run(&attack(A, B, 1), &[20, 6, 11]);
    assert_eq!(scene.life(B), 27);
}

//% daemmersturm.crit.table-roll
#[test]
fn no_critical_roll_is_wasted_on_a_blocked_hit() {
    let mut scene = Scene::melee().shield(B);
    scene.run(&attack(A, B, 1), &[20, 15]);
    assert_eq!((scene.outcome(), scene.life(B)), (Outcome::Critical, 20));
}

//% daemmersturm.crit.six-exhaustion
#[test]
fn a_six_exhausts_normal_enemies() {
    for (normal, dice, up) in
        [(true, &[20, 6, 10, 4][..], false), (true, &[20, 6, 10, 6], true), (false, &[20, 6, 10], true)]
    {
        let mut scene = Scene::melee().actor(B, |it| (it.life, it.normal) = (60, Some(normal)));
        scene.run(&attack(A, B, 1), dice);
        assert_eq!((scene.life(B), scene.state.is_up(B)), (30, up));
    }
    let mut scene = Scene::melee().actor(B, |it| it.normal = Some(true));
    scene.run(&attack(A, B, 1), &[20, 6, 10]);
    assert_eq!(scene.life(B), 0, "no roll for those who are down");
}

//% daemmersturm.crit.normal-enemy
#[test]
fn whether_an_enemy_is_normal_is_asked_where_nobody_has_said() {
    let mut scene = Scene::melee().actor(B, |it| it.life = 60).answering(Answer::No);
    scene.run(&attack(A, B, 1), &[20, 6, 10]);
    assert_eq!(scene.kinds(), ["judge"]);
    assert!(scene.state.is_up(B));
    let mut scene = Scene::melee().actor(B, |it| it.life = 60).house(|it| it.ask_normal = Prompt::Automatic);
    scene.run(&attack(A, B, 1), &[20, 6, 10, 7]);
    assert!(scene.asked.is_empty());
}

//% daemmersturm.crit.minimum-order
//% daemmersturm.backstab.extra-damage
#[test]
fn the_minimum_comes_before_the_back_attack() {
    // Row 5, damage 3, additional 6: 9 is raised to 20, plus 6.
    for (scope, dice, lost) in [
        (CriticalScope::WeaponRoll, [20, 5, 3, 6], 26),
        (CriticalScope::WeaponRoll, [20, 2, 4, 9], 17),
        (CriticalScope::WholeHit, [20, 2, 4, 9], 26),
    ] {
        let mut scene = behind().actor(B, |it| it.life = 60).house(|it| it.critical_scope = scope);
        scene.run(&attack(A, B, 1), &dice);
        assert_eq!(60 - scene.life(B), lost);
    }
}

/// B defends to the north, A is to the south.
fn behind() -> Scene {
    let scene = Scene::fight().armed(A, SWORD).armed(B, SWORD).near_at(B, A, Direction::S);
    scene.actor(B, |it| it.facing = Facing::To(Direction::N))
}

//% daemmersturm.fumble.melee
//% daemmersturm.fumble.melee-choice
#[test]
fn a_melee_fumble_lets_the_target_strike_back() {
    let mut scene = Scene::melee().shield(A).answering(Countering::Strike);
    scene.run(&attack(A, B, 1), &[1, 9, 7]);
    assert_eq!((scene.life(A), scene.life(B)), (13, 20));
    assert_eq!(scene.outcomes(), [Outcome::Fumble], "the counter-attack is not rolled for");
    // There is no weapon to strike with, so only the movement is left.
    let mut scene = Scene::fight().armed(A, SWORD).near(A, B).answering(Countering::Move);
    scene.run(&attack(A, B, 1), &[1]);
    assert!(scene.told(AttackEvent::FreeMove { who: B }));
    let question = Question::Counter(Counter { seat: Seat::GM, who: B, by: A });
    let strikes = |state: &State| {
        Daemmersturm::admit(state, &question, &Answer::Countering(Countering::Strike)).is_ok()
    };
    assert!(strikes(&Scene::melee().state) && !strikes(&scene.state));
}

//% daemmersturm.disengage.fumble-escape
#[test]
fn the_movement_of_a_fumble_is_free() {
    let mut scene = Scene::melee().near(B, C).armed(C, SWORD).actor(B, |it| it.last_melee.targeted = true);
    scene.answer(Countering::Move);
    scene.run(&attack(A, B, 1), &[1]);
    assert_eq!(scene.kinds(), ["counter"]);
    assert_eq!(scene.state.enemies_at(B).count(), 0);
}

//% daemmersturm.turn.reactions-free
#[test]
fn striking_back_takes_nothing_of_the_turn() {
    let mut scene = Scene::melee().answering(Countering::Strike);
    scene.run(&attack(A, B, 1), &[1, 7]);
    scene.end_turn(&[]);
    assert_eq!(scene.turn(), Some(B));
    scene.allowed(&attack(B, A, 2));
}

//% daemmersturm.fumble.ranged
#[test]
fn a_ranged_fumble_puts_the_weapon_out_of_use() {
    let mut scene = Scene::shooting(CROSSBOW);
    scene.run(&attack(A, B, 1), &[1]);
    assert!(scene.state.item(ItemId(1)).is_some_and(|it| it.broken && it.unloaded == 1));
    scene.until(A);
    assert_eq!(scene.refused(&attack(A, B, 1)), Bar::IsBroken);
    assert_eq!(scene.refused(&gear(GearCommand::Reload { by: A, item: ItemId(1) })), Bar::IsBroken);
    scene.run(&gear(GearCommand::Treat { by: A, item: ItemId(1) }), &[]).until(A);
    assert_eq!(scene.refused(&attack(A, B, 1)), Bar::NotLoaded);
    scene.run(&gear(GearCommand::Reload { by: A, item: ItemId(1) }), &[]).until(A);
    scene.allowed(&attack(A, B, 1));
    // A bow only needs repair, no reloading.
    let mut scene = Scene::shooting(BOW);
    scene.run(&attack(A, B, 1), &[1]).until(A);
    scene.run(&gear(GearCommand::Treat { by: A, item: ItemId(1) }), &[]).until(A);
    scene.allowed(&attack(A, B, 1));
}

//% daemmersturm.fumble.not-on-tests
#[test]
fn shields_know_neither_fumbles_nor_criticals() {
    for (value, attack_value, natural, blocks) in [(12, 5, 1, false), (5, 5, 1, true), (16, -5, 20, false)] {
        let mut scene = Scene::melee().shield(B).library(|it| it.protections[0].need = value);
        scene = scene.profile(B, |it| it.melee.attack = attack_value);
        scene.run(&attack(A, B, 1), pick(blocks, &[13, natural], &[13, natural, 5]));
        assert_eq!(scene.life(B) == 20, blocks, "{value}+ with {attack_value}");
    }
}

//% daemmersturm.exhaustion.threshold
#[test]
fn whoever_drops_to_five_is_exhausted() {
    for (before, damage, exhausted) in [(8, 3, true), (8, 2, false), (8, 8, false), (6, 1, true)] {
        let mut scene = Scene::melee().actor(B, |it| it.life = before);
        scene.run(&attack(A, B, 1), &[13, damage]);
        assert_eq!(scene.state.actor(B).exhausted, exhausted, "{before} - {damage}");
    }
    let scene = Scene::new().profile(B, |it| it.life = 4).begun(&[A, B]);
    assert!(!scene.state.actor(B).exhausted, "few life points from the start are no drop");
}

//% daemmersturm.exhaustion.roll
#[test]
fn the_exhausted_roll_at_the_start_of_each_turn() {
    for (roll, up) in [(5, false), (6, true)] {
        let mut scene = Scene::melee().actor(B, |it| (it.life, it.exhausted) = (3, true));
        scene.end_turn(&[roll]);
        assert_eq!((scene.state.is_up(B), scene.turn()), (up, Some(if up { B } else { C })));
    }
}

//% daemmersturm.exhaustion.ends
#[test]
fn healing_above_five_ends_exhaustion() {
    for (healed, exhausted) in [(2, false), (1, true)] {
        let mut scene = Scene::melee().actor(B, |it| (it.life, it.exhausted) = (4, true));
        scene.state.apply(&Event::Harm(HarmEvent::Healed { on: B, amount: healed, lost: 0, revives: false }));
        assert_eq!(scene.state.actor(B).exhausted, exhausted);
        scene.end_turn(pick(exhausted, &[8], &[]));
    }
}

//% daemmersturm.coup.reroll
//% daemmersturm.coup.timing
#[test]
fn coups_de_grace() {
    let mut scene = Scene::melee().actor(B, |it| (it.life, it.exhausted, it.was_exhausted) = (4, true, true));
    scene.run(&attack(A, B, 1), &[2, 15, 3]);
    assert!(scene.told(AttackEvent::Repeated { by: A, right: Right::Coup }));
    assert_eq!(scene.life(B), 1);
    // Exhausted by an attack of this same turn: no repeat.
    let mut scene = pursuer().actor(B, |it| it.life = 7).answering(Picked(Some(PURSUE)));
    scene.run(&attack(A, B, 1), &[13, 4, 2]);
    assert!(scene.state.actor(B).exhausted);
    assert_eq!(scene.outcomes(), [Outcome::Hit, Outcome::Miss]);
}

//% daemmersturm.outcome.needs-damage
#[test]
fn a_saved_hit_took_nothing() {
    let mut scene = Scene::melee().shield(B);
    scene.run(&attack(A, B, 1), &[13, 20]);
    assert_eq!((scene.life(B), scene.state.actor(A).turn.dealt), (20, 0));
    let mut scene = Scene::melee();
    scene.run(&attack(A, B, 1), &[13, 6]);
    assert_eq!(scene.state.actor(A).turn.dealt, 6);
}
