//! Climbing: costs, sub-rolls, and modifiers.

use crate::common::*;
use schwung_daemmersturm::*;
use schwung_table::{Hosted, System};

fn scene() -> Scene {
    Scene::fight().house(|it| (it.ask_climb_range, it.ask_fall) = (Prompt::Automatic, Prompt::Automatic))
}

fn climb(it: ClimbTry) -> Command {
    Command::Scene(SceneCommand::Climb(ClimbCommand::Climb(it)))
}

fn try_on(obstacle: Obstacle, pay: ClimbPay) -> ClimbTry {
    ClimbTry::plain(A, obstacle, pay)
}

fn tree(terms: ClimbTerms) -> Command {
    climb(ClimbTry { terms, ..try_on(Obstacle::Tree, ClimbPay::Movement) })
}

const NONE: ClimbTerms = ClimbTerms {
    weather: false,
    hostile: false,
    throw_off: false,
    fails: [0; 3],
    rope: false,
    gear: false,
    first: 0,
    any: 0,
};
const WEATHER: ClimbTerms = ClimbTerms { weather: true, ..NONE };
const HOSTILE: ClimbTerms = ClimbTerms { hostile: true, ..NONE };
const SHAKING: ClimbTerms = ClimbTerms { throw_off: true, ..NONE };
const ROPE: ClimbTerms = ClimbTerms { rope: true, ..NONE };
const GEAR: ClimbTerms = ClimbTerms { gear: true, ..NONE };

fn fell(scene: &Scene) -> bool {
    scene.told_any(|it| matches!(it, Event::Scene(SceneEvent::Climb(ClimbEvent::Fell { .. }))))
}

const GO_ON: Aiding = Aiding::GoOn;

fn using(aid: Aid, part: u8) -> Aiding {
    Aiding::Use { aid, part }
}

/// Each case: circumstances, dice, answers, and whether the climber falls.
//% daemmersturm.climb.sub-rolls
//% daemmersturm.climb.success
//% daemmersturm.climb.failure
//% daemmersturm.climb.mod.rope
//% daemmersturm.climb.mod.gear
//% daemmersturm.climb.mod.weather
//% daemmersturm.climb.mod.hostile
//% daemmersturm.climb.mod.throw-off
//% daemmersturm.climb.mod.more
//% daemmersturm.climb.reroll-cancels-autofail
//% daemmersturm.climb.multiple-autofail
//% daemmersturm.climb.surplus-rerolls
//% daemmersturm.climb.reroll-timing
#[test]
fn sub_rolls_with_all_that_helps_and_hinders() {
    let rope_and_gear = ClimbTerms { rope: true, gear: true, ..NONE };
    let storm = ClimbTerms { weather: true, throw_off: true, ..NONE };
    let cases: &[(ClimbTerms, &[i16], &[Aiding], bool)] = &[
        (NONE, &[7], &[], false),
        (NONE, &[6, 10], &[], false),
        (NONE, &[6, 9, 15], &[], false),
        (NONE, &[6, 9, 14], &[], true),
        // Natural numbers have no special meaning.
        (ClimbTerms { fails: [1, 1, 0], ..NONE }, &[14], &[], true),
        (ROPE, &[5, 7], &[using(Aid::Rope, 1)], false),
        // The rope fails, too. Climbing gear may repeat T2 but not T1.
        (rope_and_gear, &[5, 5, 9, 10], &[using(Aid::Rope, 1), using(Aid::Gear, 2)], false),
        (WEATHER, &[9, 15], &[], false),
        (HOSTILE, &[9, 15], &[], false),
        (ClimbTerms { hostile: true, ..WEATHER }, &[14], &[], true),
        (SHAKING, &[14], &[], true),
        (ClimbTerms { rope: true, ..WEATHER }, &[8], &[using(Aid::Rope, 1)], false),
        // T1 fails twice, so the rope is used up without a roll.
        (ClimbTerms { rope: true, ..storm }, &[15], &[using(Aid::Rope, 1)], false),
        (ClimbTerms { hostile: true, ..storm }, &[15], &[], false),
        // Two aids against two automatic failures: one actual roll.
        (
            ClimbTerms { rope: true, gear: true, ..storm },
            &[7],
            &[using(Aid::Rope, 1), using(Aid::Gear, 1)],
            false,
        ),
        (GEAR, &[6, 9, 14, 7], &[GO_ON, GO_ON, using(Aid::Gear, 1)], false),
        (GEAR, &[6, 9, 14], &[GO_ON, GO_ON, GO_ON], true),
        // Additional aids set by the plot leader, one of each kind.
        (
            ClimbTerms { fails: [0, 0, 1], any: 1, ..NONE },
            &[1, 1, 15],
            &[GO_ON, GO_ON, using(Aid::Any, 3)],
            false,
        ),
        (ClimbTerms { first: 1, ..NONE }, &[1, 7], &[using(Aid::First, 1)], false),
    ];
    for (terms, dice, answers, falls) in cases {
        let mut scene = scene();
        for answer in *answers {
            scene.answer(*answer);
        }
        scene.run(&tree(*terms), dice);
        assert_eq!(fell(&scene), *falls, "{terms:?} {dice:?}");
    }
}

/// Climbing gear and rope are offered where they help.
//% daemmersturm.climb.mod.gear
//% daemmersturm.climb.mod.rope
#[test]
fn aids_that_do_not_help_are_barred() {
    let run = ClimbRun {
        fails: [0; 3],
        failed: [true, true, false],
        repeated: [true, false, false],
        left: [1, 1, 0, 0, 0],
    };
    let question = Question::ClimbAid(ClimbAid { seat: schwung_table::Seat(1), who: A, run });
    let state = scene().state;
    let admits = |answer: Aiding| Daemmersturm::admit(&state, &question, &answer.into()).is_ok();
    assert!(admits(GO_ON) && admits(using(Aid::Rope, 1)) && admits(using(Aid::Gear, 2)));
    assert!(!admits(using(Aid::Gear, 1)) && !admits(using(Aid::Rope, 2)));
    assert!(!admits(using(Aid::Gear, 3)) && !admits(using(Aid::Weapon, 2)));
}

/// A sensible climber repeats the easiest sub-roll at once, and saves aids that would be wasted.
//% daemmersturm.climb.reroll-timing
#[test]
fn aids_are_used_sensibly_where_nobody_says_otherwise() {
    let mut it = scene();
    it.run(&tree(ClimbTerms { rope: true, gear: true, ..NONE }), &[6, 6, 9, 10]);
    assert!(!fell(&it));
    let mut it = scene();
    it.run(&tree(ClimbTerms { weather: true, throw_off: true, rope: true, ..NONE }), &[14]);
    assert!(fell(&it), "the rope alone does not make up for two failures");
}

/// Each case: the obstacle, the payment, the dice, and whether the movement and the action are used.
//% daemmersturm.climb.cost-reading
//% daemmersturm.climb.obstacle.simple
//% daemmersturm.climb.obstacle.aid
//% daemmersturm.climb.obstacle.tree
//% daemmersturm.climb.obstacle.jump
//% daemmersturm.climb.obstacle.building
//% daemmersturm.climb.obstacle.hard-facade
//% daemmersturm.climb.obstacle.rock
#[test]
fn obstacles_cost_movement_and_action() {
    use ClimbPay::{Action, Movement};
    let cases: &[(Obstacle, ClimbPay, &[i16], bool, bool)] = &[
        (Obstacle::Simple, Movement, &[], true, false),
        (Obstacle::Simple, Action, &[], false, true),
        (Obstacle::Aid, Movement, &[], true, false),
        (Obstacle::Tree, Movement, &[12], true, false),
        (Obstacle::Jump, Movement, &[3, 11], true, true),
        (Obstacle::Building, Movement, &[8], true, false),
        (Obstacle::HardFacade, Movement, &[2, 2, 15], true, true),
        (Obstacle::Rock, Movement, &[7], true, true),
    ];
    for &(obstacle, pay, dice, moved, acted) in cases {
        let mut scene = scene();
        scene.run(&climb(try_on(obstacle, pay)), dice);
        let turn = scene.state.actor(A).turn;
        assert_eq!((turn.moved, turn.action), (moved, acted), "{obstacle:?}");
        assert_eq!(turn.whole_move, moved && obstacle.cost().whole, "{obstacle:?}");
    }
    let walked = |obstacle, pay| {
        let mut it = scene();
        it.run(&walk(Move { length: Some(Length::metres(2)), ..Move::plain(A) }), &[]);
        Daemmersturm::check(&it.state, &climb(try_on(obstacle, pay))).map_err(|it| it.what)
    };
    // After a short walk, a full movement is no longer possible, so the climber pays with the action; part of a
    // movement is.
    assert_eq!(walked(Obstacle::Building, Movement), Err(Bar::MovementUsed));
    assert_eq!(walked(Obstacle::Building, Action), Ok(()));
    assert_eq!(walked(Obstacle::Aid, Action), Ok(()));
    assert_eq!(walked(Obstacle::Tree, Movement), Ok(()));
    let mut acted = scene();
    acted.run(&climb(try_on(Obstacle::Simple, Action)), &[]);
    assert_eq!(acted.refused(&climb(try_on(Obstacle::Rock, Movement))), Bar::ActionUsed);
    assert_eq!(acted.refused(&climb(try_on(Obstacle::Tree, Movement))), Bar::MoveBeforeAction);
}

//% daemmersturm.climb.cost-adjust
#[test]
fn the_plot_leader_fits_costs_to_the_obstacle() {
    let free = ClimbCost { whole: false, both: false };
    let it = ClimbTry { cost: Some(free), ..try_on(Obstacle::Rock, ClimbPay::Movement) };
    let mut scene = scene();
    scene.run(&climb(it), &[7]);
    assert!(!scene.state.actor(A).turn.action);
    assert_eq!(Daemmersturm::owner(&scene.state, &climb(it)), schwung_table::Owner::Gm);
}

//% daemmersturm.climb.need
#[test]
fn the_obstacle_has_to_be_reached() {
    let at = |metres| {
        climb(ClimbTry { away: Length::metres(metres), ..try_on(Obstacle::Tree, ClimbPay::Movement) })
    };
    let scene = scene();
    scene.allowed(&at(4));
    assert_eq!(scene.refused(&at(12)), Bar::TooFar);
}

//% daemmersturm.climb.reduced-movement
//% daemmersturm.climb.progress
//% daemmersturm.climb.stages
#[test]
fn a_climb_gets_as_far_as_the_reduced_movement() {
    let rock = |height| {
        climb(ClimbTry { height: Some(Length::metres(height)), ..try_on(Obstacle::Rock, ClimbPay::Movement) })
    };
    let mut it = scene().house(|it| it.ask_climb_range = Prompt::Ask);
    it.answer(Answer::Number(40)).run(&rock(3), &[7]);
    assert_eq!((it.kinds(), it.state.climb(A)), (vec!["climb-range"], None));
    let mut it = scene().house(|it| it.ask_climb_range = Prompt::Ask);
    it.answer(Answer::Number(40)).run(&rock(10), &[7]);
    let left = |it: &Scene| it.state.climb(A).map(|it| it.left);
    assert_eq!(left(&it), Some(Length::metres(6)));
    for wanted in [Some(Length::metres(2)), None] {
        it.until(A);
        it.answer(Answer::Number(40)).run(&rock(99), &[7]);
        assert_eq!(left(&it), wanted);
    }
}

//% daemmersturm.climb.fall-consequence
#[test]
fn what_a_fall_does_the_plot_leader_says() {
    let mut it = scene().house(|it| it.ask_fall = Prompt::Ask);
    it.answer(Answer::Number(8)).run(&tree(NONE), &[6, 9, 14]);
    assert_eq!((it.kinds(), it.life(A)), (vec!["fallen"], 12));
    assert_eq!(it.state.climb(A), None);
}

//% daemmersturm.climb.obstacle.creature
//% daemmersturm.climb.mod.pinned-weapon
#[test]
fn a_place_on_a_creature_has_to_be_kept() {
    let on = climb(ClimbTry { terms: SHAKING, ..try_on(Obstacle::Creature(B), ClimbPay::Movement) });
    let mut it = scene();
    it.run(&on, &[15]);
    assert!(it.state.climb(A).is_some_and(|it| it.reached));
    // Turns of A, B, C, D: the next roll is due in A's next turn. The creature shakes, so only T3 is left.
    for _ in 0..3 {
        it.end_turn(&[]);
    }
    it.end_turn(&[15]);
    let mut pinned = it.state.climb(A).copied().expect("still there");
    pinned.pinned = true;
    it = it.set(Fact::Scene(SceneFact::Climb(pinned)));
    for _ in 0..3 {
        it.end_turn(&[]);
    }
    // T1 fails automatically, and the weapon in the creature repeats it.
    it.end_turn(&[7]);
    assert!(it.state.climb(A).is_some());
    for _ in 0..4 {
        it.end_turn(&[]);
        if it.turn() == Some(D) {
            break;
        }
    }
    it.end_turn(&[6, 14]);
    assert!(fell(&it) && it.state.climb(A).is_none());
}

//% daemmersturm.climb.obstacle.pin-weapon
#[test]
fn a_weapon_sticks_after_a_deep_hit() {
    let pin = Command::Scene(SceneCommand::Climb(ClimbCommand::Pin { by: A, on: B, terms: NONE }));
    let hit = |damage: i16| {
        let mut it = Scene::melee().profile(B, |it| it.life = 90).actor(B, |it| it.life = 90).library(|it| {
            it.weapons[usize::from(SWORD.0)].damage = Amount::of(1, 20);
        });
        it.run(&attack(A, B, 1), &[15, damage]);
        it
    };
    assert_eq!(hit(14).refused(&pin), Bar::NoHold);
    let mut it = hit(15);
    it.run(&pin, &[6, 10]);
    assert!(it.state.climb(A).is_some_and(|it| it.pinned));
    let mut it = hit(15);
    it.run(&pin, &[6, 9, 14]);
    assert!(it.state.climb(A).is_none());
    let mut it = hit(15);
    it.answer(false).run(&pin, &[]);
    assert_eq!(it.kinds(), ["judge"]);
}

/// With f automatic failures and r aids on one sub-roll, it is actually rolled max(0, 1 + r - f) times.
//% daemmersturm.climb.surplus-rerolls
#[test]
fn real_rolls_are_counted_as_the_rule_says() {
    for (fails, aids) in (0..5).flat_map(|fails| (0..5).map(move |aids| (fails, aids))) {
        let mut it = scene();
        for _ in 0..aids {
            it.answer(using(Aid::First, 1));
        }
        let real = (1 + aids as i16 - fails as i16).max(0) as usize;
        // T2 and T3 fail automatically, so all rolls are for T1.
        let terms = ClimbTerms { fails: [fails, 1, 1], first: aids, ..NONE };
        it.run(&tree(terms), &vec![6; real]);
        assert!(fell(&it) && it.thrown.len() == real);
    }
}
