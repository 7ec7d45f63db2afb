//! Tests forced actions, dodging and taking cover.

use crate::common::*;
use schwung_table::{NotAdmitted, System};
use schwung_zerospace::*;

/// B attacks; A (Anna) and C (Ben) are on the other side and are asked.
fn attacked() -> Scene {
    let mut scene = Scene::fight().asks(1);
    scene.end_turn();
    scene
}

fn turns(scene: &mut Scene, count: usize) -> Vec<ActorId> {
    let mut turns = Vec::new();
    for _ in 0..count {
        turns.push(scene.turn().expect("somebody has the turn"));
        scene.end_turn();
    }
    turns
}

//% zerospace.force.declare
//% zerospace.force.after
//% zerospace.force.protect
#[test]
fn the_next_turn_is_given_up_and_nothing_else_changes() {
    // The order S, V, I, L of the book is A, B, C, D here. A has acted, B shoots at C, A shields C.
    let mut scene = attacked();
    scene.answer(Forcing::Shield);
    scene.run(&shot(B, C), &[4, 4, 1, 2]);
    assert_eq!(scene.state.endurance(A), 4, "the protector is hit");
    assert_eq!(scene.state.endurance(C), 5);
    assert_eq!(turns(&mut scene, 3), [B, C, D]);
    assert_eq!(turns(&mut scene, 3), [B, C, D], "the next round has no turn of A");
    assert_eq!(turns(&mut scene, 4), [A, B, C, D], "then all is as before");
}

//% zerospace.force.declare
#[test]
fn a_slot_still_ahead_is_the_one_that_is_lost() {
    let mut scene = Scene::new().begun(&[B, A]).asks(1);
    scene.answer(Forcing::Dodge(Attribute::Dexterity));
    scene.run(&shot(B, A), &[1, 1, 5, 5, 5]);
    scene.end_turn();
    assert!(scene.told_any(|it| matches!(it, Event::TurnForfeited { actor: A, .. })));
    assert_eq!((scene.turn(), scene.state.round()), (Some(B), 2));
    scene.end_turn();
    assert_eq!(scene.turn(), Some(A), "the round after is as usual");
}

//% zerospace.force.declare
#[test]
fn a_deferred_turn_is_the_next_turn() {
    let mut scene = Scene::fight();
    scene.run(&Command::Defer { by: A }, &[]);
    let mut scene = scene_with(scene, 1);
    scene.answer(Forcing::Cover);
    scene.run(&shot(B, A), &[1, 1, 1, 1, 1, 1]);
    assert_eq!((scene.of_actor(A).stored, scene.of_actor(A).owed), (None, 0));
}

fn scene_with(scene: Scene, seat: u8) -> Scene {
    Scene::of(scene.state).asks(seat)
}

//% zerospace.force.defensive-only
//% zerospace.cover-dive.procedure
#[test]
fn only_defence_is_on_the_list() {
    let scene = attacked();
    let ask = Force {
        seat: scene.state.actor(A).seat,
        who: A,
        by: B,
        on: A,
        combat: Combat::Melee,
        kind: AttackKind::Normal,
        mode: Mode::Strike,
        blast: None,
    };
    let question = Question::Force(ask);
    let mut choices = Vec::new();
    ZeroSpace::options(&scene.state, &question, &mut choices);
    let answers: Vec<_> = choices.iter().map(|it| (it.answer.clone(), it.price.turns)).collect();
    let forcing = |forcing| Answer::Forcing(forcing);
    assert_eq!(
        answers,
        [
            (forcing(Forcing::Pass), 0),
            (forcing(Forcing::Dodge(Attribute::Dexterity)), 1),
            (forcing(Forcing::Dodge(Attribute::Strength)), 1),
            (forcing(Forcing::Cover), 1),
            (forcing(Forcing::Other(Wording::NONE)), 1),
        ]
    );
    let shield = ZeroSpace::admit(&scene.state, &question, &forcing(Forcing::Shield));
    assert_eq!(shield, Err(NotAdmitted::NoSuchAnswer));
}

//% zerospace.force.defensive-only
#[test]
fn anything_else_needs_the_game_master() {
    let mut scene = attacked();
    scene.answer(Forcing::Other(Wording::new("throws him on a grenade"))).answer(false);
    scene.run(&shot(B, A), &[1, 1, 5, 5]);
    assert_eq!((scene.of_actor(A).owed, scene.of_actor(A).forced), (0, None), "refused, and not paid");
}

//% zerospace.force.timing
#[test]
fn the_window_comes_before_the_dice_and_the_attack_stands() {
    let mut scene = attacked();
    scene.answer(Forcing::Dodge(Attribute::Strength));
    scene.run(&shot(B, A), &[6, 6, 1, 1, 1]);
    let at = |is: &dyn Fn(&Event) -> bool| scene.events.iter().position(is).expect("it was told");
    let forced = at(&|it| matches!(it, Event::Forced { .. }));
    let rolled = at(&|it| matches!(it, Event::Rolled { .. }));
    let began = at(&|it| matches!(it, Event::ActionBegan { .. }));
    assert!(began < forced && forced < rolled);
    assert!(scene.of_actor(B).turn.standard, "the attack is made, whatever the answer is");
}

/// A boost of endurance may end with the sacrificed turn.
//% zerospace.condition.at-zero
#[test]
fn who_goes_down_in_a_sacrificed_turn_has_no_deferred_one_left() {
    let mut scene = Scene::fight();
    assert_eq!(turns(&mut scene, 3), [A, B, C]);
    let endurance = scene.state.sheet(A).endurance;
    let mut scene = scene.actor(A, |it| {
        (it.owed, it.stored, it.boosts.endurance, it.losses.fresh) = (1, Some(1), 1, endurance);
    });
    // An actor who cannot act any more loses its turn immediately.
    scene.run(&Command::Set(Fact::Helpless { who: D, on: true }), &[]);
    assert!(scene.told(&Event::TurnForfeited { actor: A, at: 0 }));
    assert!(scene.told(&Event::WentDown { actor: A }) && scene.told(&Event::DeferredLapsed { actor: A }));
    assert!(scene.state.is_down(A) && scene.of_actor(A).stored.is_none());
}

//% zerospace.force.once-per-round
#[test]
fn once_in_a_round() {
    let mut scene = attacked();
    scene.answer(Forcing::Dodge(Attribute::Dexterity));
    scene.run(&shot(B, A), &[1, 1, 5, 5, 5]);
    assert_eq!(scene.asked.len(), 1);
    scene.end_turn().end_turn();
    scene.run(&shot(D, A), &[1, 1, 5, 5, 5]);
    assert!(scene.asked.is_empty(), "nobody waits for somebody who cannot");
    scene.end_turn();
    // In the next round it is allowed again, and more turns are owed.
    assert_eq!(scene.turn(), Some(B));
    scene.answer(Forcing::Cover);
    scene.run(&shot(B, A), &[1, 1, 5, 5, 5, 5, 5]);
    assert_eq!(scene.of_actor(A).owed, 1);
}

//% zerospace.force.once-per-round
#[test]
fn the_table_may_forbid_it_while_a_turn_is_owed_or_count_for_all() {
    let scene = attacked().house(|it| it.force_while_owed = false).actor(A, |it| it.owed = 1);
    let mut scene = Scene::of(scene.state);
    scene.run(&shot(B, A), &[1, 1, 5, 5]);
    assert!(scene.asked.is_empty());
    let scene = attacked().house(|it| it.force_limit = ForceLimit::Table).actor(C, |it| it.forced = Some(1));
    let mut scene = Scene::of(scene.state);
    scene.run(&shot(B, A), &[1, 1, 5, 5]);
    assert!(scene.asked.is_empty());
}

/// A seat that always declines causes no delay, and one of several actors who want to shield is enough.
//% zerospace.force.protect
#[test]
fn several_may_be_asked_and_one_shield_is_enough() {
    let mut scene = attacked().asks(2);
    scene.answer(Forcing::Shield);
    scene.run(&shot(B, C), &[1, 1, 5, 5]);
    assert_eq!(scene.asked.len(), 2, "A and C, who is attacked");
    assert_eq!((scene.of_actor(A).owed, scene.of_actor(C).owed), (1, 0));
    let mut scene = Scene::fight();
    scene.end_turn();
    scene.run(&shot(B, C), &[1, 1, 5, 5]);
    assert!(scene.asked.is_empty());
}

//% zerospace.dodge.procedure
//% zerospace.dodge.attribute
#[test]
fn a_dodge_is_a_die_on_every_defence_with_the_attribute_chosen() {
    let mut scene = Scene::fight().set(A, Attribute::Strength, 6).set(A, Attribute::Dexterity, 2);
    scene.run(&Command::Dodge { by: A, attribute: Attribute::Strength }, &[]);
    assert_eq!(scene.refused(&punch(A, B)), Bar::StandardUsed);
    scene.run(&Command::Move(walk(A, Gait::Walk, 2)), &[]).end_turn();
    scene.run(&shot(B, A), &[6, 5, 1, 3, 2]);
    assert_eq!(scene.clash(), (14, 12, 2), "Strength 6 and three dice against a shot");
    assert_eq!(scene.refused(&Command::Dodge { by: B, attribute: Attribute::Will }), Bar::StandardUsed);
    let scene = Scene::fight();
    assert_eq!(scene.refused(&Command::Dodge { by: A, attribute: Attribute::Will }), Bar::NoSuchThing);
}

//% zerospace.dodge.attribute
#[test]
fn the_table_may_choose_the_attribute_at_each_attack() {
    let dodge = Dodge { attribute: Attribute::Dexterity, forced: false };
    let mut scene = Scene::new()
        .begun(&[B, A])
        .set(A, Attribute::Strength, 6)
        .actor(A, |it| it.dodging = Some(dodge))
        .house(|it| it.dodge_attribute = DodgeAttribute::PerAttack);
    scene.run(&shot(B, A), &[6, 6, 1, 1, 1]);
    assert_eq!(scene.clash().1, 9);
}

//% zerospace.dodge.any-attack
#[test]
fn it_helps_against_every_kind_of_attack() {
    let dodge = Dodge { attribute: Attribute::Strength, forced: false };
    let attack = |kind, altering| {
        let mut scene = Scene::new()
            .begun(&[B, A])
            .actor(A, |it| it.dodging = Some(dodge))
            .house(|it| it.dodge_altering = altering);
        let plain = With::Plain { combat: Combat::Ranged, kind };
        let dice: &[i8] = if altering || kind == AttackKind::Mental { &[6, 1, 1] } else { &[6, 1] };
        scene.run(&Command::Attack(with(B, A, Mode::Strike, plain)), dice);
        scene.clash().1
    };
    // No skill is used: one die, and one for the dodge.
    assert_eq!(attack(AttackKind::Mental, true), 5);
    assert_eq!(attack(AttackKind::Altering, true), 5);
    assert_eq!(attack(AttackKind::Altering, false), 4, "where the stance does not help");
}

//% zerospace.dodge.duration
#[test]
fn it_lasts_until_the_next_turn() {
    let mut scene = Scene::fight();
    scene.end_turn();
    scene.run(&Command::Dodge { by: B, attribute: Attribute::Dexterity }, &[]);
    turns(&mut scene, 3);
    assert!(scene.of_actor(B).dodging.is_some());
    scene.end_turn();
    assert!(scene.of_actor(B).dodging.is_none() && scene.turn() == Some(B));
}

//% zerospace.dodge.duration
#[test]
fn a_forced_dodge_outlasts_the_sacrificed_slot() {
    let dodged = |end: DodgeEnd| {
        let mut scene = attacked().house(|it| it.dodge_end = end);
        scene.answer(Forcing::Dodge(Attribute::Dexterity));
        scene.run(&shot(B, A), &[1, 1, 5, 5, 5]);
        turns(&mut scene, 3);
        assert_eq!((scene.state.round(), scene.turn()), (2, Some(B)), "A's slot has passed");
        scene.of_actor(A).dodging.is_some()
    };
    assert!(dodged(DodgeEnd::TakenTurn));
    assert!(!dodged(DodgeEnd::Slot));
}

//% zerospace.cover-dive.any-attack
//% zerospace.cover-dive.procedure
#[test]
fn taking_cover_is_forced_and_brings_two_dice() {
    let mut scene = attacked();
    scene.answer(Forcing::Cover);
    scene.run(&shot(B, A), &[6, 6, 1, 2, 3, 4]);
    assert_eq!(scene.clash(), (15, 13, 2), "2 + cover + sprint");
    assert!(scene.of_actor(A).covered && scene.of_actor(A).owed == 1);
    // Actors who are held cannot take cover.
    let mut scene = attacked();
    scene.state.holds.push(Hold { by: B, on: A, round: 1 });
    let (seat, combat, kind) = (scene.state.actor(A).seat, Combat::Ranged, AttackKind::Normal);
    let ask =
        Question::Force(Force { seat, who: A, by: B, on: A, combat, kind, mode: Mode::Strike, blast: None });
    let refused = ZeroSpace::admit(&scene.state, &ask, &Answer::Forcing(Forcing::Cover));
    assert_eq!(refused, Err(NotAdmitted::Barred(Bar::IsHeld.into())));
}
