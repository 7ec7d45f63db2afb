//! Tests the actions of a turn, and movement.

use crate::common::*;
use schwung_zerospace::*;

//% zerospace.action.budget
//% zerospace.action.standard
//% zerospace.action.any-order
//% zerospace.action.quick
//% zerospace.action.role-play
//% zerospace.action.free
#[test]
fn one_movement_one_standard_and_what_takes_no_time() {
    let text = Wording::new("drops the pistol");
    let quick = |by| Command::Quick { by, text: Wording::new("drops the pistol") };
    let mut scene = Scene::fight();
    scene.run(&Command::Move(walk(A, Gait::Walk, 4)), &[]);
    scene.run(&shot(A, B), &[1, 1, 1, 1]);
    scene.run(&Command::Move(walk(A, Gait::Walk, 4)), &[]);
    scene.run(&quick(A), &[]);
    scene.run(&Command::Play { by: A, text: text.clone() }, &[]);
    assert_eq!(scene.refused(&punch(A, B)), Bar::StandardUsed);
    assert_eq!(scene.refused(&Command::Move(walk(A, Gait::Walk, 1))), Bar::TooFar);
    assert_eq!(scene.refused(&quick(B)), Bar::NotYourTurn);
    scene.run(&Command::Play { by: B, text: text.clone() }, &[]);
    scene.run(&Command::Free { by: B, text: text.clone() }, &[]);
    let mut whole = walk(A, Gait::Walk, 1);
    whole.length = None;
    let mut scene = Scene::fight();
    scene.run(&Command::Move(whole.clone()), &[]);
    assert_eq!(scene.refused(&Command::Move(whole)), Bar::MovementUsed);
    let mut scene = Scene::fight().house(|it| (it.ask_quick, it.ask_free) = (Prompt::Ask, Prompt::Ask));
    scene.answer(false).run(&quick(A), &[]);
    assert_eq!(scene.of_actor(A).turn.quick, 0);
    scene.answer(false).run(&Command::Free { by: B, text }, &[]);
    assert!(scene.told_any(|it| matches!(it, Event::CalledOff { actor: B, .. })));
}

//% zerospace.move.distance
//% zerospace.move.run
//% zerospace.move.sprint
#[test]
fn how_far_one_gets_is_the_tables_figure() {
    let fly = Gift { moves: Some(Length::metres(60)), ..Gift::default() };
    let scene = Scene::fight().sheet(A, |it| it.gifts.push(fly));
    let mut flight = walk(A, Gait::Walk, 60);
    flight.gift = Some(0);
    let mut flown = Scene::of(scene.state.clone());
    flown.run(&Command::Move(flight), &[]);
    assert_eq!(scene.refused(&Command::Move(walk(A, Gait::Walk, 9))), Bar::TooFar);
    let none = Scene::of(scene.state.clone()).sheet(A, |it| it.pace = [None; 3]);
    assert_eq!(none.refused(&Command::Move(walk(A, Gait::Walk, 1))), Bar::NoFigure);
    let mut scene = Scene::of(scene.state);
    scene.run(&Command::Move(walk(A, Gait::Run, 2)), &[]);
    assert_eq!(scene.refused(&Command::Move(walk(A, Gait::Sprint, 2))), Bar::OneGait);
    scene.run(&punch(A, B), &[6, 1, 1]);
    let mut scene = Scene::fight();
    scene.run(&punch(A, B), &[1, 1, 6, 6]);
    assert_eq!(scene.refused(&Command::Move(walk(A, Gait::Sprint, 2))), Bar::GaitTooLate);
}

//% zerospace.move.obstacle
//% zerospace.move.run
//% zerospace.move.sprint
#[test]
fn an_obstacle_not_overcome_halves_the_way() {
    let way = |faces: &[i8], gait, fails| {
        let mut scene = Scene::fight()
            .set(A, Attribute::Dexterity, 1)
            .house(|it| (it.sprint_fails_movement, it.run_burdens_movement) = (fails, fails));
        let obstacle = Obstacle { difficulty: 6, skill: None, attribute: None };
        let it = Move { obstacle: Some(obstacle), ..walk(A, gait, 7) };
        scene.run(&Command::Move(it), faces);
        scene.of_actor(A).turn.walked
    };
    assert_eq!(way(&[2, 2], Gait::Walk, false), Length::metres(4));
    assert_eq!(way(&[3, 2], Gait::Walk, false), Length::metres(7));
    assert_eq!(way(&[3, 2], Gait::Run, false), Length::metres(7), "the running is not burdened");
    assert_eq!(way(&[4], Gait::Run, true), Length::metres(6), "where it is, a die less");
    assert_eq!(way(&[], Gait::Sprint, true), Length::metres(7), "half of 20 m is enough");
}

//% zerospace.prone.stand-up
//% zerospace.move.linked-action
//% zerospace.action.quick
#[test]
fn getting_up_takes_the_movement_lying_down_nothing() {
    let mut scene = Scene::fight();
    scene.run(&Command::LieDown { by: A }, &[]);
    assert!(scene.of_actor(A).prone);
    assert_eq!(scene.refused(&Command::Move(walk(A, Gait::Walk, 1))), Bar::IsProne);
    scene.run(&Command::StandUp { by: A }, &[]);
    scene.run(&punch(A, B), &[1, 1, 1, 1]);
    assert_eq!(scene.refused(&Command::Move(walk(A, Gait::Walk, 1))), Bar::MovementUsed);
    // Alternatively as part of the move, if the house rules and the game master allow it.
    let mut up = walk(A, Gait::Walk, 4);
    up.stand = true;
    let scene = Scene::fight().actor(A, |it| it.prone = true);
    assert_eq!(scene.refused(&Command::Move(up.clone())), Bar::IsProne);
    let mut scene = Scene::of(scene.state).house(|it| it.stand_within_move = true);
    scene.answer(true).run(&Command::Move(up), &[]);
    assert!(!scene.of_actor(A).prone);
    let mut door = walk(A, Gait::Walk, 2);
    door.deed = Wording::new("opens a hatch");
    scene.answer(false).run(&Command::Move(door), &[]);
    assert_eq!(scene.of_actor(A).turn.walked, Length::metres(4));
}

//% zerospace.held.effect
#[test]
fn who_is_held_does_not_move_and_every_roll_is_a_die_short() {
    let mut scene = Scene::fight();
    scene.state.holds.push(Hold { by: B, on: A, round: 1 });
    assert_eq!(scene.refused(&Command::Move(walk(A, Gait::Walk, 1))), Bar::IsHeld);
    scene.run(&Command::Check(check(A, TECH, 3)), &[2]);
    assert_eq!(scene.clash().0, 5);
}
