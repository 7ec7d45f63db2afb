//! Tests special actions: charge, disarm, distraction, grappling, throwing down, sweeps, blasts.

use crate::common::*;
use schwung_zerospace::*;

//% zerospace.charge.procedure
//% zerospace.circ-att.charge
//% zerospace.charge.run-penalty
#[test]
fn a_charge_is_a_run_and_a_die() {
    let charge = special(A, B, Mode::Charge);
    let mut scene = Scene::fight();
    scene.run(&charge, &[2, 4, 5, 4, 5]);
    assert_eq!((scene.clash(), scene.of_actor(B).losses.fresh), ((14, 12, 2), 1));
    assert_eq!(scene.of_actor(A).gait, Gait::Run, "the die on defence stays");
    assert_eq!(scene.refused(&Command::Move(walk(A, Gait::Walk, 1))), Bar::MovementUsed);
    let mut scene = Scene::fight().house(|it| it.charge_runs = true);
    assert_eq!(pools(&mut scene, &charge, &[1, 1, 1, 1]), (2, 2), "or both rows count");
    let mut moved = Scene::fight();
    moved.run(&Command::Move(walk(A, Gait::Walk, 1)), &[]);
    assert_eq!(moved.refused(&charge), Bar::ChargeNeedsRun);
    assert_eq!(Scene::fight().actor(A, |it| it.prone = true).refused(&charge), Bar::IsProne);
    let mut near = with(A, B, Mode::Charge, With::HANDS);
    near.plan.distance = Some(Length::metres(1));
    assert_eq!(Scene::fight().refused(&Command::Attack(near)), Bar::WithinReach);
}

//% zerospace.disarm.procedure
//% zerospace.circ-att.disarming
#[test]
fn disarming_takes_a_piece_of_gear_and_does_no_harm() {
    let (scene, pistol) = Scene::fight().item(B, ItemKind::Other);
    let mut scene = scene.set(A, Attribute::Strength, 4).house(|it| it.margin = true);
    scene.answer(Looted::Take(pistol)).run(&special(A, B, Mode::Disarm), &[6, 3, 4]);
    assert_eq!(scene.clash(), (10, 10, 0));
    assert_eq!(scene.state.item(pistol).and_then(|it| it.holder), Some(A));
    assert_eq!(scene.state.endurance(B), 5);
    let (mut scene, pistol) = Scene::fight().item(B, ItemKind::Other);
    scene.answer(Looted::Knock(pistol)).run(&special(A, B, Mode::Disarm), &[6, 1, 1]);
    assert_eq!(scene.state.item(pistol).and_then(|it| it.holder), None);
}

//% zerospace.distract.procedure
//% zerospace.distract.expiry
#[test]
fn a_distraction_is_for_one_attack_or_defence() {
    let mut scene =
        Scene::fight().set(A, Attribute::Will, 4).set(B, Attribute::Will, 4).unskilled(B, DECEPTION);
    scene.run(&Command::Distract { by: A, on: B, plan: Plan::default() }, &[2, 3, 5]);
    assert_eq!(scene.clash(), (9, 9, 0));
    assert!(scene.of_actor(B).distracted);
    // Opening a door in between neither is affected by the distraction nor ends it.
    scene.end_turn();
    scene.run(&Command::Check(check(B, TECH, 3)), &[2, 2]);
    assert!(scene.of_actor(B).distracted);
    scene.end_turn();
    assert_eq!(pools(&mut scene, &punch(C, B), &[1, 1, 1]), (2, 1));
    scene.state.actors[2].turn.standard = false;
    assert_eq!(pools(&mut scene, &punch(C, B), &[1, 1, 1, 1]), (2, 2));
    let mut scene = Scene::fight().actor(A, |it| it.distracted = true);
    assert_eq!(pools(&mut scene, &shot(A, B), &[1, 1, 1]), (1, 2));
    assert!(!scene.of_actor(A).distracted);
}

//% zerospace.grapple.attack
//% zerospace.grapple.armour-ignored
//% zerospace.grapple.no-direct-damage
#[test]
fn a_grapple_holds_and_armour_is_no_help() {
    let (scene, _) = Scene::fight().item(B, ItemKind::Protection(4));
    let mut scene = scene.set(B, Attribute::Dexterity, 4).house(|it| it.margin = true);
    scene.run(&special(A, B, Mode::Grapple), &[4, 4, 5, 2]);
    assert_eq!(scene.clash(), (11, 11, 0), "the better of Strength and Dexterity");
    assert!(scene.state.is_held(B));
    assert_eq!(scene.state.endurance(B), 5);
    let (mut scene, sword) = Scene::fight().item(A, ItemKind::Weapon(Weapon::default()));
    let it = with(A, B, Mode::Grapple, With::Item(sword));
    assert_eq!(scene.refused(&Command::Attack(it)), Bar::NotUnarmed);
    scene.state.holds.push(Hold { by: A, on: B, round: 1 });
    assert_eq!(scene.refused(&special(A, B, Mode::Grapple)), Bar::HeldAlready);
}

//% zerospace.grapple.escape
//% zerospace.grapple.release
#[test]
fn a_hold_is_broken_or_let_go() {
    let mut scene = Scene::fight().set(A, Attribute::Dexterity, 5).set(B, Attribute::Strength, 4);
    scene.state.holds.push(Hold { by: B, on: A, round: 1 });
    let escape = Command::Escape { by: A, from: None, plan: Plan::default() };
    scene.run(&escape, &[6, 4, 3]);
    assert_eq!((scene.clash(), scene.state.is_held(A)), ((11, 11, 0), false));
    scene.run(&Command::Move(walk(A, Gait::Walk, 3)), &[]);
    assert_eq!(scene.refused(&escape), Bar::StandardUsed);
    let mut scene = Scene::fight();
    scene.state.holds.push(Hold { by: B, on: A, round: 1 });
    scene.run(&Command::Release { by: B, on: A }, &[]);
    assert!(!scene.state.is_held(A), "at any time");
    assert_eq!(scene.refused(&escape), Bar::NotHeld);
}

//% zerospace.grapple.hurt
//% zerospace.grapple.armour-ignored
#[test]
fn a_held_target_is_hurt_in_a_later_round() {
    let hurt = special(A, B, Mode::Hurt);
    let scene = |margin, ignored| {
        let scene = Scene::fight()
            .set(A, Attribute::Strength, 4)
            .set(B, Attribute::Strength, 4)
            .house(|it| (it.margin, it.hurt_ignores_armour) = (margin, ignored));
        let (mut scene, _) = scene.item(B, ItemKind::Protection(1));
        scene.state.holds.push(Hold { by: A, on: B, round: 1 });
        scene
    };
    let mut held = scene(true, true);
    assert_eq!(held.refused(&hurt), Bar::TooSoon);
    held.state.apply(&Event::RoundBegan { round: 2 });
    held.run(&hurt, &[5, 3, 4]);
    assert_eq!((held.clash(), held.of_actor(B).losses.fresh), ((12, 8, 4), 2));
    assert!(held.state.is_held(B));
    let mut held = scene(false, false);
    held.state.apply(&Event::RoundBegan { round: 2 });
    held.run(&hurt, &[5, 3, 4]);
    assert_eq!((held.clash(), held.of_actor(B).losses.fresh), ((12, 9, 3), 1), "armour counts again");
}

//% zerospace.grapple.mutual
#[test]
fn both_are_held_in_a_wrestling_match() {
    let mut scene = Scene::fight().set(A, Attribute::Strength, 5).set(B, Attribute::Strength, 4);
    scene.state.holds.push(Hold { by: B, on: A, round: 1 });
    scene.run(&special(A, B, Mode::Grapple), &[6, 2, 3]);
    assert_eq!(scene.clash(), (11, 9, 2));
    assert!(scene.state.is_held(A) && scene.state.is_held(B));
    scene.end_turn();
    // B breaks free; the hold of B on A remains.
    scene.run(&Command::Escape { by: B, from: Some(A), plan: Plan::default() }, &[6, 1]);
    assert_eq!((scene.state.is_held(A), scene.state.is_held(B)), (true, false));
}

//% zerospace.grapple.throw
//% zerospace.throw-down.prone
#[test]
fn who_is_held_can_be_thrown() {
    let mut scene = Scene::fight().set(A, Attribute::Strength, 8);
    assert_eq!(throw_length(&scene.state, A, B), Ok(Length::metres(2)), "8 - 4 throws as 4");
    scene.state.holds.push(Hold { by: A, on: B, round: 1 });
    scene.run(&Command::Throw { by: A, on: B }, &[]);
    assert!(scene.told(&Event::Thrown { by: A, on: B, length: Length::metres(2), said: false }));
    assert!(scene.of_actor(B).prone && !scene.state.is_held(B));
    let mut at_once = Scene::fight().set(A, Attribute::Strength, 8);
    at_once.answer(true).answer(Answer::Number(1));
    at_once.run(&special(A, B, Mode::Grapple), &[1, 1, 1, 1]);
    assert!(at_once.of_actor(B).prone && at_once.state.endurance(B) == 4);
    let refused = |scene: Scene| throw_length(&scene.state, A, B).map_err(|it| it.what);
    let heavy = Scene::fight().set(A, Attribute::Strength, 8).sheet(B, |it| it.weight = Some(121));
    assert_eq!(refused(heavy), Err(Bar::NoFigure), "the next row is not known");
    assert_eq!(refused(Scene::fight().set(A, Attribute::Strength, 4)), Err(Bar::TooHeavy));
    assert_eq!(refused(Scene::fight().set(A, Attribute::Strength, 7)), Err(Bar::NoFigure));
}

//% zerospace.throw-down.procedure
//% zerospace.throw-down.stationary-target
//% zerospace.throw-down.moving-target
//% zerospace.throw-down.prone
//% zerospace.throw-down.harm
#[test]
fn throwing_down() {
    let command = special(A, B, Mode::ThrowDown);
    let mut scene = Scene::fight().set(A, Attribute::Strength, 2);
    scene.run(&command, &[5, 4, 3, 3, 2]);
    assert_eq!((scene.clash(), scene.of_actor(B).prone), ((11, 11, 0), true));
    assert_eq!(scene.of_actor(B).losses.fresh, 0);
    let mut spikes = Scene::fight();
    spikes.answer(Answer::Number(1)).run(&command, &[6, 6, 1, 1, 1]);
    assert_eq!(spikes.of_actor(B).losses.fresh, 1, "the game master says what it does");
    let held = |it: &mut State| it.holds.push(Hold { by: C, on: B, round: 1 });
    assert_eq!(dice(held, command.clone(), 3), (2, 1), "held: neither");
    let past = |it: &mut State| (b(it).gait, b(it).turn.moving) = (Gait::Run, true);
    assert_eq!(dice(past, command.clone(), 4), (2, 2), "moving -1, running +1");
    assert_eq!(Scene::fight().actor(B, |it| it.prone = true).refused(&command), Bar::LiesAlready);
    scene.end_turn();
    scene.run(&Command::StandUp { by: B }, &[]);
}

//% zerospace.sweep.procedure
//% zerospace.circ-att.sweep
#[test]
fn a_sweep_rolls_for_each_target() {
    let mut scene = Scene::fight().set(A, Attribute::Strength, 5);
    for who in [B, C, D] {
        scene = scene.actor(who, |it| it.kind = ActorKind::Unnamed);
    }
    let it = Sweep { by: A, on: vec![B, C, D], with: With::HANDS, plan: Plan::default() };
    // 4, 2, 6 and 5 against 8, 8, 11.
    scene.run(&Command::Sweep(it.clone()), &[4, 3, 2, 2, 3, 2, 6, 4, 4]);
    let totals: Vec<_> = scene.clashes().iter().map(|it| (it.0, it.1)).collect();
    assert_eq!(totals, [(9, 8), (7, 8), (11, 11)]);
    assert_eq!([B, C, D].map(|it| scene.state.is_down(it)), [true, false, true]);
    // The attacker's distraction is used up by the first roll.
    let mut scene = Scene::fight().actor(A, |it| it.distracted = true);
    let two = Sweep { on: vec![B, D], ..it.clone() };
    scene.run(&Command::Sweep(two), &[1, 1, 4, 1, 1]);
    assert_eq!(scene.clashes().iter().map(|it| it.0).collect::<Vec<_>>(), [3, 7]);
    let none = Sweep { on: Vec::new(), ..it };
    assert_eq!(Scene::fight().refused(&Command::Sweep(none)), Bar::NoneChosen);
}

pub(super) fn grenade(blast: Option<Blast>) -> (Scene, BlastAttack) {
    let weapon = Weapon { radius: Some(Length::metres(10)), ..RANGED_WEAPON };
    let (scene, with) = attack_with(weapon);
    let on = vec![(B, Length::metres(3)), (C, Length::metres(9)), (D, Length::metres(10))];
    (scene, BlastAttack { by: A, on, with, blast, cover_only: None, plan: Plan::default() })
}

//% zerospace.explosive.procedure
#[test]
fn one_roll_serves_for_the_blast_and_each_defends() {
    let (mut scene, mut it) = grenade(None);
    // 10 against 9, 10 and 11.
    scene.run(&Command::Blast(it.clone()), &[3, 4, 3, 3, 3, 4, 4, 4]);
    assert_eq!([B, C, D].map(|it| scene.state.endurance(it)), [4, 4, 5]);
    it.on[2].1 = Length::metres(11);
    let (mut scene, _) = grenade(None);
    scene.run(&Command::Blast(it.clone()), &[3, 4, 3, 3, 3, 4]);
    assert_eq!(scene.clashes().len(), 2, "beyond the radius nobody rolls");
    it.on.push((A, Length::metres(0)));
    let (mut scene, _) = grenade(None);
    scene.run(&Command::Blast(it), &[3, 4, 3, 3, 3, 4, 1, 1]);
    assert_eq!(scene.state.endurance(A), 4, "whoever threw it is in it, too");
}

//% zerospace.explosive.alternative
#[test]
fn a_blast_can_be_rolled_otherwise() {
    let (mut scene, it) = grenade(Some(Blast::Group));
    scene.run(&Command::Blast(it), &[3, 4, 3, 3]);
    assert_eq!([B, C, D].map(|it| scene.state.endurance(it)), [4, 4, 4], "one defence for all");
    let (mut scene, it) = grenade(Some(Blast::Separate));
    scene.run(&Command::Blast(it), &[3, 4, 3, 3, 1, 1, 3, 4, 6, 6, 4, 4]);
    assert_eq!([B, C, D].map(|it| scene.state.endurance(it)), [4, 5, 4], "a roll against each");
}

//% zerospace.cover-dive.area-attacks
//% zerospace.cover-dive.procedure
#[test]
fn from_a_blast_one_takes_cover_or_gets_out() {
    let (scene, it) = grenade(None);
    let mut scene = scene.asks(2);
    scene.answer(Forcing::OutOfRadius);
    scene.run(&Command::Blast(it.clone()), &[3, 4, 1, 1, 4, 4]);
    assert_eq!((scene.state.endurance(C), scene.of_actor(C).owed), (5, 1), "out of it, without a roll");
    let only = BlastAttack { cover_only: Some(true), ..it };
    let mut scene = grenade(None).0.asks(2);
    scene.answer(Forcing::Cover);
    scene.run(&Command::Blast(only), &[3, 4, 4, 4, 4, 4]);
    assert_eq!([B, C, D].map(|it| scene.state.endurance(it)), [4, 5, 4], "no cover is a hit");
}
