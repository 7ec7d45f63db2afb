//! Facing, attacks from behind, and leaving melee.

use crate::common::*;
use schwung_daemmersturm::*;
use schwung_table::System;

/// B in the middle, A in the north, C in the south, each with a sword (items 1, 2 and 3).
fn middle() -> Scene {
    let scene = Scene::fight().armed(A, SWORD).armed(B, SWORD).armed(C, SWORD);
    scene.near_at(B, A, Direction::N).near_at(B, C, Direction::S)
}

fn back(scene: &Scene) -> bool {
    scene.told_any(|it| matches!(it, Event::Attack(AttackEvent::Resolved { back: true, .. })))
}

//% daemmersturm.backstab.first-attack-sets
#[test]
fn the_first_attack_sets_the_facing() {
    let mut scene = middle();
    scene.run(&attack(A, B, 1), &[5]);
    assert!(!back(&scene));
    assert_eq!(scene.state.actor(B).facing, Facing::To(Direction::N));
    scene.end_turn(&[]).end_turn(&[]);
    scene.run(&attack(C, B, 3), &[5, 6]);
    assert!(back(&scene), "from the south");
}

/// Cases: direction of the attacker, whether it is behind a defence to the north.
//% daemmersturm.backstab.arc
#[test]
fn a_defender_covers_half_a_circle() {
    for direction in Direction::ALL {
        let behind = match direction {
            Direction::Nw | Direction::N | Direction::Ne => Some(false),
            Direction::Sw | Direction::S | Direction::Se => Some(true),
            Direction::E | Direction::W => None,
        };
        let scene = Scene::fight().armed(A, SWORD).near_at(B, A, direction);
        let mut scene = scene.actor(B, |it| it.facing = Facing::To(Direction::N));
        let plan = Plan { back: true, ..Plan::default() };
        scene.run(&strike(Strike { plan, ..blow(A, B, 1) }), pick(behind == Some(false), &[5], &[5, 5]));
        assert_eq!(scene.kinds().contains(&"judge"), behind.is_none(), "{direction:?}");
        assert_eq!(back(&scene), behind != Some(false), "{direction:?}");
    }
}

//% daemmersturm.backstab.angle
#[test]
fn the_plot_leader_decides_where_nobody_measures() {
    for yes in [true, false] {
        let scene = Scene::melee().near(A, C).actor(B, |it| it.facing = Facing::Toward(C));
        let mut scene = scene.answering(Answer::from(yes));
        let plan = Plan { back: true, ..Plan::default() };
        scene.run(&strike(Strike { plan, ..blow(A, B, 1) }), pick(yes, &[5, 5], &[5]));
        assert_eq!(back(&scene), yes);
    }
    let mut scene = Scene::melee().actor(B, |it| it.facing = Facing::Toward(C));
    scene.run(&attack(A, B, 1), &[5]);
    assert!(scene.asked.is_empty() && !back(&scene), "nobody claims it");
}

//% daemmersturm.backstab.predeclare
#[test]
fn a_defender_may_choose_another_direction_before() {
    let mut scene = middle().house(|it| it.ask_facing = Prompt::Ask).answering(Facing::To(Direction::S));
    scene.run(&attack(A, B, 1), &[5, 6]);
    assert_eq!(scene.kinds(), ["face"]);
    assert!(back(&scene), "the first attack comes from the other side");
    // By a command of the defender, before any attack.
    let mut scene = middle();
    scene.run(&turn(TurnCommand::Face { by: B, facing: Facing::To(Direction::E) }), &[]);
    assert_eq!(scene.state.actor(B).facing, Facing::To(Direction::E));
    let again = turn(TurnCommand::Face { by: B, facing: Facing::To(Direction::S) });
    assert_eq!(scene.refused(&again), Bar::FacingFixed);
    // Only one enemy: nothing to choose.
    let mut scene = Scene::melee().house(|it| it.ask_facing = Prompt::Ask);
    scene.run(&attack(A, B, 1), &[5]);
    assert!(scene.asked.is_empty());
}

//% daemmersturm.backstab.guard
#[test]
fn guarding_against_one_enemy() {
    // No direction in the previous round: other attackers come from behind, by default.
    let mut scene = middle().actor(B, |it| it.facing = Facing::Guard(C));
    scene.run(&attack(A, B, 1), &[5, 6]);
    assert!(back(&scene));
    assert_eq!(scene.kinds(), ["judge"]);
    scene.end_turn(&[]).end_turn(&[]);
    scene.run(&attack(C, B, 3), &[5]);
    assert!(!back(&scene));
    assert_eq!(scene.state.actor(B).facing, Facing::To(Direction::S));
    // Faced north in the previous round: from the north not behind, from the south behind.
    for (by, item, behind) in [(A, 1, false), (C, 3, true)] {
        let order = if by == A { [A, B, C, D] } else { [C, A, B, D] };
        let scene = Scene::new().begun(&order).armed(A, SWORD).armed(B, SWORD).armed(C, SWORD);
        let scene = scene.near_at(B, A, Direction::N).near_at(B, C, Direction::S);
        let mut scene =
            scene.actor(B, |it| (it.facing, it.last_facing) = (Facing::Guard(D), Facing::To(Direction::N)));
        scene.run(&attack(by, B, item), pick(behind, &[5, 6], &[5]));
        assert_eq!(back(&scene), behind);
    }
}

//% daemmersturm.backstab.fixed
//% daemmersturm.turn.round-end
#[test]
fn facing_holds_for_the_round() {
    let mut scene = middle();
    scene.run(&attack(A, B, 1), &[5]);
    let face = turn(TurnCommand::Face { by: B, facing: Facing::To(Direction::S) });
    assert_eq!(scene.refused(&face), Bar::FacingFixed);
    scene.end_turn(&[]).end_turn(&[]).end_turn(&[]);
    assert_eq!((scene.state.round(), scene.state.actor(B).facing), (1, Facing::To(Direction::N)));
    scene.end_turn(&[]);
    assert_eq!((scene.state.round(), scene.state.actor(B).facing), (2, Facing::Unset));
    assert_eq!(scene.state.actor(B).last_facing, Facing::To(Direction::N));
}

/// Cases: NA, NV, natural numbers, total, whether it hits.
//% daemmersturm.backstab.reroll
//% daemmersturm.backstab.bonus
#[test]
fn a_back_attack_adds_three_and_repeats_a_miss() {
    let cases: [(i8, u8, &[i16], i16, bool); 3] =
        [(1, 15, &[4, 12, 1, 1], 16, true), (2, 15, &[11, 1, 1], 16, true), (2, 15, &[4, 5], 10, false)];
    for (attack_value, defence, dice, total, hits) in cases {
        let scene = middle().versus(attack_value, defence);
        let mut scene = scene.actor(B, |it| it.facing = Facing::To(Direction::S));
        scene.run(&attack(A, B, 1), dice);
        assert_eq!((scene.totals(), scene.outcome().hits()), (vec![total], hits));
    }
}

//% daemmersturm.backstab.reroll
#[test]
fn a_repeat_cancels_a_fumble_where_the_table_says_so() {
    let behind = || middle().actor(B, |it| it.facing = Facing::To(Direction::S));
    let mut scene = behind();
    scene.run(&attack(A, B, 1), &[1, 2]);
    assert_eq!(scene.outcomes(), [Outcome::Miss]);
    let mut scene = behind();
    scene.answer(Countering::Nothing);
    scene.run(&attack(A, B, 1), &[2, 1]);
    assert_eq!(scene.outcomes(), [Outcome::Fumble], "the second result stands");
    let mut scene = behind().house(|it| it.reroll_cancels_fumble = false).answering(Countering::Nothing);
    scene.run(&attack(A, B, 1), &[1]);
    assert_eq!(scene.outcomes(), [Outcome::Fumble]);
    let mut scene = behind().house(|it| it.ask_repeat = Prompt::Ask).answering(Answer::No);
    scene.run(&attack(A, B, 1), &[2]);
    assert_eq!(scene.kinds(), ["repeat"]);
}

//% daemmersturm.backstab.extra-damage
#[test]
fn a_hit_from_behind_rolls_damage_again() {
    let mut scene = middle().actor(B, |it| it.facing = Facing::To(Direction::S));
    scene.run(&attack(A, B, 1), &[13, 4, 9]);
    assert_eq!(scene.life(B), 7);
}

//% daemmersturm.backstab.melee-only
#[test]
fn shots_gain_nothing_from_behind() {
    let mut scene = Scene::shooting(BOW).versus(2, 13).actor(B, |it| it.facing = Facing::To(Direction::N));
    let plan = Plan { from: Some(Direction::S), back: true, ..Plan::default() };
    scene.run(&strike(Strike { plan, ..blow(A, B, 1) }), &[11]);
    assert_eq!((scene.outcome(), scene.totals()), (Outcome::Miss, vec![13]));
    // Firing a loaded weapon in melee range is a melee attack.
    let scene = Scene::fight().armed(A, PISTOL).near_at(B, A, Direction::S);
    let mut scene = scene.actor(B, |it| it.facing = Facing::To(Direction::N));
    scene.run(&attack(A, B, 1), &[4, 4]);
    assert!(back(&scene));
}

/// A moves away from B, after melee in the previous round.
fn leaving() -> Scene {
    Scene::melee().actor(A, |it| it.last_melee.targeted = true)
}

//% daemmersturm.disengage.trigger
//% daemmersturm.disengage.optional
//% daemmersturm.disengage.reflex
#[test]
fn leaving_melee_is_risky() {
    let mut scene = leaving();
    scene.run(&leave(A), &[13, 5]);
    assert_eq!((scene.kinds(), scene.life(A)), (vec!["part"], 15));
    assert!(scene.told_any(|it| matches!(it, Event::Attack(AttackEvent::Began { how: How::Reflex, .. }))));
    assert!(!back(&scene), "no benefits of the back attack");
    assert_eq!(scene.state.enemies_at(A).count(), 0);
    // The character's own attack that did not kill counts as well. Without melee in the previous round there is no
    // risk.
    let mut scene = Scene::melee().actor(A, |it| it.last_melee.struck = true).answering(Parting::Nothing);
    scene.run(&leave(A), &[]);
    assert_eq!(scene.kinds(), ["part"]);
    let mut scene = Scene::melee();
    scene.run(&leave(A), &[]);
    assert!(scene.asked.is_empty());
}

//% daemmersturm.disengage.trigger
#[test]
fn the_round_before_is_what_counts() {
    let mut scene = Scene::melee();
    scene.run(&attack(A, B, 1), &[5]).until(A);
    assert_eq!(scene.state.round(), 2);
    assert!(scene.state.actor(A).last_melee.struck && scene.state.actor(B).last_melee.targeted);
    // Bringing a target down to 0 counts as killing it.
    let mut scene = Scene::melee().actor(B, |it| it.life = 1);
    scene.run(&attack(A, B, 1), &[13, 5]);
    assert!(!scene.state.actor(A).melee.struck);
    // The other setting: since the character's own last turn.
    let mut scene = Scene::melee().house(|it| it.disengage_window = DisengageWindow::SinceOwnLastTurn);
    scene.end_turn(&[]).run(&attack(B, A, 2), &[5]).end_turn(&[]).end_turn(&[]).end_turn(&[]);
    scene.answer(Parting::Nothing).run(&leave(A), &[]);
    assert_eq!(scene.kinds(), ["part"]);
}

//% daemmersturm.disengage.optional
#[test]
fn whoever_is_put_down_does_not_move() {
    let mut scene = leaving().actor(A, |it| it.life = 3);
    scene.run(&leave(A), &[13, 5]);
    assert!(!scene.state.actor(A).turn.moved && !scene.state.is_up(A));
}

/// NA +2 against NV 16: natural 12 plus 3 make 17; damage 3 and 8.
//% daemmersturm.disengage.overrun
//% daemmersturm.disengage.overrun-distance
#[test]
fn an_overrun_is_a_back_attack_and_gives_up_the_position() {
    let set = |value: i8, defence: u8| Values { attack: value, defence };
    let scene = leaving().profile(B, |it| it.melee = set(2, 12)).profile(A, |it| it.melee = set(0, 16));
    let mut scene = scene.near(B, C).answering(Parting::Overrun);
    scene.run(&leave(A), &[12, 3, 8]);
    assert_eq!(scene.life(A), 9);
    assert!(back(&scene));
    assert!(scene.state.reaches(B, A) && !scene.state.reaches(B, C), "next to the target now");
    // Enemies need not follow beyond a charge range.
    let scene = leaving().answering(Parting::Overrun);
    let mut scene = scene;
    let far = Move { leaves: true, length: Some(Length::metres(20)), ..Move::plain(A) };
    scene.run(&walk(far), &[2, 3]);
    assert!(!scene.state.reaches(B, A));
}

//% daemmersturm.disengage.overrun-distance
#[test]
fn a_pursuer_triggers_others_only_if_the_plot_leader_says_so() {
    for chain in [false, true] {
        let scene = leaving().near(B, C).armed(C, SWORD).house(|it| it.ask_chain = Prompt::Ask);
        let mut scene = scene.answering(Parting::Overrun).answering(Answer::from(chain));
        scene.run(&leave(A), pick(chain, &[2, 3, 4], &[2, 3]));
        assert_eq!(scene.state.actor(C).round.reflex, chain);
    }
}

//% daemmersturm.disengage.overrun-speed
#[test]
fn speed_comes_after_the_overrun() {
    let sprint = Ability {
        name: "Sprint".to_owned(),
        when: When::Movement,
        effects: vec![Effect::Move],
        ..Ability::default()
    };
    let entry = Some(AbilityId(1));
    let known = KnownAbility { name: "Sprint".to_owned(), entry };
    let mut scene =
        leaving().library(|it| it.abilities.push(sprint)).profile(A, |it| it.abilities.push(known));
    let sprint = Command::Magic(MagicCommand::Use { by: A, ability: AbilityId(1), on: None });
    assert_eq!(scene.refused(&sprint), Bar::WrongMoment);
    scene.answer(Parting::Nothing).run(&leave(A), &[]);
    scene.allowed(&sprint);
}

//% daemmersturm.disengage.once-per-round
#[test]
fn one_such_attack_in_a_round() {
    let scene = Scene::melee().near(C, B).actor(A, |it| it.last_melee.targeted = true);
    let mut scene = scene.actor(C, |it| it.last_melee.targeted = true);
    scene.run(&leave(A), &[2]);
    assert!(scene.state.actor(B).round.reflex);
    scene.end_turn(&[]).end_turn(&[]).run(&leave(C), &[]);
    assert!(scene.asked.is_empty());
}

//% daemmersturm.disengage.arc
//% daemmersturm.disengage.no-defence
#[test]
fn only_towards_the_last_defence() {
    for (targeted, asked) in [(true, false), (false, true)] {
        let scene = Scene::fight().armed(A, SWORD).armed(B, SWORD).near_at(B, A, Direction::S);
        let scene = scene.actor(A, |it| it.last_melee.targeted = true);
        let mut scene = scene
            .actor(B, |it| (it.last_facing, it.last_melee.targeted) = (Facing::To(Direction::N), targeted));
        scene.run(&leave(A), pick(asked, &[2], &[]));
        assert_eq!(!scene.asked.is_empty(), asked);
    }
}

//% daemmersturm.disengage.mounted
//% daemmersturm.disengage.vehicles-giants
#[test]
fn riders_vehicles_and_giants_leave_freely() {
    for mount in [Mount::Mounted, Mount::Vehicle, Mount::Giant] {
        let mut scene = leaving().actor(A, |it| it.mount = mount);
        scene.run(&leave(A), &[]);
        assert!(scene.asked.is_empty(), "{mount:?}");
    }
}

//% daemmersturm.disengage.heavy-armour
//% daemmersturm.disengage.medium-armour
#[test]
fn armour_limits_who_strikes() {
    let options = [
        (ArmourClass::None, true, true),
        (ArmourClass::Light, true, true),
        (ArmourClass::Medium, true, false),
        (ArmourClass::Heavy, false, false),
    ];
    for (class, reflex, overrun) in options {
        let mut scene = leaving().profile(B, |it| it.armour_class = class);
        let seat = schwung_table::Seat::GM;
        let question = Question::Part(Part { seat, who: B, on: A, reloads: false });
        let may = |it| Daemmersturm::admit(&scene.state, &question, &Answer::Parting(it)).is_ok();
        assert_eq!((may(Parting::Reflex), may(Parting::Overrun)), (reflex, overrun), "{class:?}");
        scene.run(&leave(A), pick(reflex, &[2], &[]));
        assert_eq!(scene.asked.is_empty(), !reflex, "{class:?}");
    }
}

//% daemmersturm.disengage.reload
#[test]
fn reloading_in_melee_is_risky() {
    let scene = || {
        let scene = Scene::fight().armed(A, CROSSBOW).armed(B, SWORD).near(A, B);
        let scene = scene.actor(A, |it| it.last_melee.targeted = true);
        scene.set(Fact::Item { item: ItemId(1), fact: ItemFact::Unloaded(1) })
    };
    let reload = gear(GearCommand::Reload { by: A, item: ItemId(1) });
    let mut it = scene();
    it.run(&reload, &[13, 4]);
    assert_eq!((it.kinds(), it.life(A)), (vec!["part"], 16));
    assert!(it.state.item(ItemId(1)).is_some_and(|it| it.unloaded == 0), "the step is not lost");
    let question = |reloads| Question::Part(Part { seat: schwung_table::Seat::GM, who: B, on: A, reloads });
    let overrun = |state: &State| {
        Daemmersturm::admit(state, &question(true), &Answer::Parting(Parting::Overrun)).is_ok()
    };
    assert!(!overrun(&scene().state));
    assert!(overrun(&scene().house(|it| it.reload_allows_overrun = true).state));
}
