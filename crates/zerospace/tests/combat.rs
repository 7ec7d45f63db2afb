//! Tests attacks: kinds, circumstances, harm, special actions and effects.

use crate::common::*;
use schwung_table::{Seat, Viewer};
use schwung_zerospace::*;

fn ticked(mut command: Command, row: Row) -> Command {
    if let Command::Attack(it) = &mut command {
        it.plan.on = [row].into_iter().collect();
    }
    command
}

//% zerospace.circ-att.distracted
//% zerospace.circ-att.held
//% zerospace.circ-att.running
//% zerospace.circ-att.surprised
//% zerospace.circ-att.unseen-melee
//% zerospace.circ-att.underwater
//% zerospace.circ-att.zero-g
//% zerospace.circ-att.two-hander
//% zerospace.circ-att.out-of-range
//% zerospace.move.run
//% zerospace.blind.melee
#[test]
fn each_row_of_the_attackers_table_takes_a_die() {
    assert_eq!(dice(|_| {}, punch(A, B), 4), (2, 2));
    assert_eq!(dice(|it| a(it).distracted = true, punch(A, B), 3), (1, 2));
    let held = |it: &mut State| it.holds.push(Hold { by: D, on: A, round: 1 });
    assert_eq!(dice(held, punch(A, B), 3), (1, 2));
    assert_eq!(dice(|it| a(it).gait = Gait::Run, shot(A, B), 3), (1, 2));
    assert_eq!(dice(|it| a(it).surprised = true, shot(A, B), 3), (1, 2));
    assert_eq!(dice(|it| a(it).blinded = true, punch(A, B), 3), (1, 2));
    assert_eq!(dice(|it| it.scene.underwater = true, punch(A, B), 3), (1, 2), "defence is not touched");
    assert_eq!(dice(|it| it.scene.weightless = true, punch(A, B), 3), (1, 2));
    let adapted = |it: &mut State| (it.scene.underwater, a(it).adapted) = (true, true);
    assert_eq!(dice(adapted, punch(A, B), 4), (2, 2));
    let both = |it: &mut State| (it.scene.weightless, a(it).gait) = (true, Gait::Run);
    assert_eq!(dice(both, punch(A, B), 2), (0, 2), "weightless and running");
    for row in [Row::TwoHander, Row::OutOfRange, Row::PoorlySeen, Row::UnseenMelee] {
        assert_eq!(dice(|_| {}, ticked(shot(A, B), row), 3), (1, 2), "{row:?}");
    }
    // Circumstances can be ignored, and those of another side are refused.
    let mut cleared = with(A, B, Mode::Strike, GUN);
    cleared.plan.off = [Row::AttackerRuns].into_iter().collect();
    assert_eq!(dice(|it| a(it).gait = Gait::Run, Command::Attack(cleared), 4), (2, 2));
    assert_eq!(Scene::fight().refused(&ticked(shot(A, B), Row::CheckRuns)), Bar::WrongRow);
}

//% zerospace.circ-def.distracted
//% zerospace.circ-def.prone-melee
//% zerospace.circ-def.prone-ranged
//% zerospace.circ-def.held
//% zerospace.circ-def.surprised
//% zerospace.circ-def.cannot-see
//% zerospace.circ-def.cover
//% zerospace.circ-def.running
//% zerospace.circ-def.sprinting
//% zerospace.cover.effect
//% zerospace.prone.effect
//% zerospace.fear.cower
//% zerospace.fear.flee
//% zerospace.blind.ranged
//% zerospace.dodge.procedure
#[test]
fn each_row_of_the_defenders_table_gives_or_takes_a_die() {
    assert_eq!(dice(|it| b(it).distracted = true, punch(A, B), 3), (2, 1));
    assert_eq!(dice(|it| b(it).prone = true, punch(A, B), 3), (2, 1));
    assert_eq!(dice(|it| b(it).prone = true, shot(A, B), 5), (2, 3));
    let held = |it: &mut State| it.holds.push(Hold { by: C, on: B, round: 1 });
    assert_eq!(dice(held, shot(A, B), 3), (2, 1), "also against a third one");
    assert_eq!(dice(|it| b(it).surprised = true, shot(A, B), 3), (2, 1));
    assert_eq!(dice(|it| b(it).blinded = true, shot(A, B), 3), (2, 1));
    let blind = |it: &mut State| (b(it).blinded, it.scene.dark, a(it).adapted) = (true, true, true);
    assert_eq!(dice(blind, punch(A, B), 3), (2, 1), "one circumstance, once");
    assert_eq!(dice(|it| b(it).covered = true, shot(A, B), 5), (2, 3));
    let both = |it: &mut State| (b(it).covered, b(it).prone) = (true, true);
    assert_eq!(dice(both, shot(A, B), 6), (2, 4), "prone and in cover");
    assert_eq!(dice(|it| b(it).gait = Gait::Run, shot(A, B), 5), (2, 3));
    assert_eq!(dice(|it| b(it).gait = Gait::Sprint, shot(A, B), 5), (2, 3));
    assert_eq!(dice(|it| b(it).fear = Some(Fear::Cower), punch(A, B), 3), (2, 1));
    assert_eq!(dice(|it| b(it).fear = Some(Fear::Flee), shot(A, B), 5), (2, 3));
    let cower = |it: &mut State| (b(it).fear, b(it).covered) = (Some(Fear::Cower), true);
    assert_eq!(dice(cower, punch(A, B), 4), (2, 2), "cowering in cover");
    let flee = |it: &mut State| (b(it).fear, b(it).gait) = (Some(Fear::Flee), Gait::Run);
    assert_eq!(dice(flee, shot(A, B), 5), (2, 3), "the same cause once");
    let both = |it: &mut State| {
        (b(it).fear, b(it).gait) = (Some(Fear::Flee), Gait::Run);
        it.switches.change(|it| it.flee_and_run = true);
    };
    assert_eq!(dice(both, shot(A, B), 6), (2, 4));
    let dodge = Dodge { attribute: Attribute::Dexterity, forced: false };
    let all = |it: &mut State| {
        (b(it).dodging, b(it).gait, b(it).covered) = (Some(dodge), Gait::Run, true);
    };
    assert_eq!(dice(all, punch(A, B), 7), (2, 5), "dodging, running, in cover");
    let mut scene = Scene::fight().unskilled(B, MELEE).actor(B, |it| it.prone = true);
    assert_eq!(pools(&mut scene, &punch(A, B), &[2, 2]), (2, 0), "unlearned and prone");
}

//% zerospace.auto-fail.precedence
//% zerospace.circ-att.impossible
//% zerospace.circ-att.sprinting
//% zerospace.circ-att.unseen-ranged
//% zerospace.blind.ranged
//% zerospace.blind.mental
//% zerospace.move.sprint
#[test]
fn what_fails_at_once_takes_no_dice_and_no_point() {
    let fails = |change: &dyn Fn(&mut State), command: Command| {
        let mut scene = Scene::fight().points(1, 3);
        change(&mut scene.state);
        scene.run(&command, &[]);
        assert!(scene.told_any(|it| matches!(it, Event::FailedAtOnce { actor: A, .. })));
        assert_eq!(scene.state.players[1].points, 3);
        assert!(scene.of_actor(A).turn.standard, "the action is spent");
    };
    let mental = With::Plain { combat: Combat::Ranged, kind: AttackKind::Mental };
    let mental = Command::Attack(with(A, B, Mode::Strike, mental));
    fails(&|_| {}, ticked(punch(A, B), Row::Impossible));
    fails(&|it| a(it).gait = Gait::Sprint, punch(A, B));
    fails(&|it| a(it).blinded = true, shot(A, B));
    fails(&|it| it.scene.dark = true, shot(A, B));
    fails(&|it| a(it).blinded = true, mental);
    fails(&|it| a(it).gait = Gait::Sprint, Command::Check(check(A, TECH, 3)));
    let mut scene = Scene::fight().house(|it| it.failure_spends = false).actor(A, |it| it.blinded = true);
    scene.run(&shot(A, B), &[]);
    assert!(!scene.of_actor(A).turn.standard);
    // A house rule turns the failure against unseen targets into a penalty.
    let poorly = |it: &mut State| {
        it.switches.change(|it| it.unseen_ranged = UnseenRanged::Penalty);
        a(it).blinded = true;
    };
    assert_eq!(dice(poorly, shot(A, B), 3), (1, 2));
}

//% zerospace.attack.three-kinds
//% zerospace.attack.normal
//% zerospace.attack.mental
//% zerospace.attack.altering
//% zerospace.dice.combat-attributes
#[test]
fn the_kind_of_an_attack_settles_what_protects() {
    let struck = |kind, attribute, skill: Option<SkillId>, faces: &[i8]| {
        let weapon = Weapon { kind, skill, against_skill: skill, ..RANGED_WEAPON };
        let (scene, gun) = attack_with(weapon);
        let (scene, _) = scene.item(B, ItemKind::Protection(3));
        let mut scene = scene.set(B, Attribute::Will, 4).set(B, Attribute::Strength, 5);
        scene = scene.set(A, attribute, if kind == AttackKind::Mental { 5 } else { 4 });
        scene.run(&Command::Attack(with(A, B, Mode::Strike, gun)), faces);
        scene
    };
    // Blaster: 2 + 5 + 4 against 3 + 2 + 3 and armour 3. A tie hits.
    let scene = struck(AttackKind::Normal, Attribute::Dexterity, None, &[2, 5, 3, 2]);
    assert_eq!((scene.clash(), scene.state.endurance(B)), ((11, 11, 0), 4));
    // Power: 5 + 3 + 3 against Will 4 + 4 + 2. Armour is ignored.
    let scene = struck(AttackKind::Mental, Attribute::Power, Some(MIND), &[3, 3, 4, 2]);
    assert_eq!((scene.clash(), scene.state.endurance(B)), ((11, 10, 1), 4));
    let telling = |it: &&Event| {
        use Event::{ActionBegan, Hit, Resolved, Rolled};
        matches!(it, ActionBegan { .. } | Rolled { .. } | Resolved { .. } | Hit { .. })
    };
    let told: Vec<&Event> = scene.events.iter().filter(telling).collect();
    assert_eq!(told.len(), 5, "both sides roll");
    for (viewer, notices) in [(0, true), (1, true), (2, false)] {
        let eyes = Eyes::new(&scene.state, Viewer::Seat(Seat(viewer)));
        assert!(told.iter().all(|it| eyes.know(it) == notices), "only those involved notice: seat {viewer}");
    }
    // Power: 4 + 6 + 1 against Strength 5 + 2 + 3. The shield is ignored, endurance stays the same.
    let scene = struck(AttackKind::Altering, Attribute::Power, Some(MIND), &[6, 1, 2, 3]);
    assert_eq!((scene.clash(), scene.state.endurance(B)), ((11, 10, 1), 5));
}

/// Gifts protect only against the kinds of attack that they are made for.
//% zerospace.attack.mental
//% zerospace.attack.altering
#[test]
fn gifts_protect_against_their_kind() {
    for (n, kind) in [AttackKind::Normal, AttackKind::Mental, AttackKind::Altering].into_iter().enumerate() {
        let plain = With::Plain { combat: Combat::Melee, kind };
        let mut gift = Gift::default();
        gift.on_defence[n] = true;
        let mut scene = Scene::fight().sheet(B, |it| (it.power_level, it.gifts) = (6, vec![gift.clone()]));
        let faces: &[i8] = if kind == AttackKind::Normal { &[1, 1, 1, 1] } else { &[1, 1] };
        scene.run(&Command::Attack(with(A, B, Mode::Strike, plain)), faces);
        let dice = if kind == AttackKind::Normal { 2 } else { 1 };
        assert_eq!(scene.clash().1, 3 + 6 + dice, "{kind:?}");
    }
}

//% zerospace.attack.defence-roll
#[test]
fn every_attack_meets_a_defence_that_costs_nothing() {
    let mut scene = Scene::fight();
    for _ in 0..5 {
        scene.state.actors[0].turn.standard = false;
        scene.run(&punch(A, B), &[1, 1, 4, 4]);
    }
    scene.end_turn();
    assert!(!scene.of_actor(B).turn.has_begun());
    let scene = Scene::fight();
    assert_eq!(scene.refused(&punch(A, A)), Bar::OnOneself);
    let mut scene = Scene::fight().house(|it| it.ranged_defence = RangedDefence::Athletics);
    scene = scene.unskilled(B, RANGED);
    assert_eq!(pools(&mut scene, &shot(A, B), &[1, 1, 1, 1]), (2, 2), "with athletics where the table wants");
}

//% zerospace.damage.base
//% zerospace.margin.damage
//% zerospace.margin.definition
//% zerospace.success.full
#[test]
fn a_hit_costs_one_point_and_a_third_of_the_margin_where_it_counts() {
    let lost = |margin, faces: &[i8]| {
        let mut scene = Scene::fight().house(|it| it.margin = margin).set(A, Attribute::Strength, 8);
        scene.run(&punch(A, B), faces);
        (scene.clash().2, scene.of_actor(B).losses.fresh)
    };
    assert_eq!(lost(false, &[6, 4, 3, 3]), (9, 1));
    assert_eq!(lost(false, &[1, 1, 3, 4]), (0, 1));
    assert_eq!(lost(true, &[1, 1, 1, 2]), (4, 2));
    assert_eq!(lost(true, &[1, 1, 3, 2]), (2, 1));
    assert_eq!(lost(true, &[6, 4, 3, 3]), (9, 4));
    assert_eq!(lost(true, &[1, 1, 3, 4]), (0, 1));
}

//% zerospace.endurance.max-and-current
//% zerospace.condition.at-zero
//% zerospace.helpless.effect
#[test]
fn at_zero_one_is_unconscious_and_without_defence() {
    let (mut scene, gun) = attack_with(Weapon { damage: Some(4), ..RANGED_WEAPON });
    scene.state.actors[1].losses.fresh = 3;
    scene.state.actors[1].dodging = Some(Dodge { attribute: Attribute::Dexterity, forced: true });
    scene.state.holds.push(Hold { by: B, on: C, round: 1 });
    scene.run(&Command::Attack(with(A, B, Mode::Strike, gun)), &[6, 6, 1, 1, 1]);
    assert_eq!((scene.state.endurance(B), scene.of_actor(B).losses.fresh), (0, 5));
    assert!(scene.told(&Event::WentDown { actor: B }));
    assert!(scene.state.holds.is_empty() && scene.of_actor(B).dodging.is_none());
    scene.state.actors[0].turn.standard = false;
    scene.run(&punch(A, B), &[]);
    assert!(scene.told(&Event::Hit { by: A, on: B, mental: false }), "no defence roll");
    scene.end_turn();
    assert!(scene.told_any(|it| matches!(it, Event::SlotPassed { actor: B, .. })));
    let scene = Scene::of(scene.state).actor(C, |it| it.helpless = true);
    assert_eq!(scene.refused(&punch(C, D)), Bar::CannotAct);
    assert_eq!(scene.refused(&Command::Check(check(C, TECH, 3))), Bar::CannotAct);
}

//% zerospace.helpless.effect
//% zerospace.margin.damage
#[test]
fn the_helpless_can_be_rolled_for_where_the_margin_counts() {
    let mut scene = Scene::fight()
        .house(|it| (it.margin, it.helpless_roll) = (true, true))
        .actor(B, |it| it.helpless = true);
    scene.run(&punch(A, B), &[2, 2]);
    assert_eq!(scene.of_actor(B).losses.fresh, 3, "7 against 0");
}

//% zerospace.condition.at-one
#[test]
fn the_last_point_burdens_every_deed() {
    let weak = |it: &mut Actor| it.losses.fresh = 4;
    let mut scene = Scene::fight().actor(A, weak);
    assert_eq!(pools(&mut scene, &punch(A, B), &[2, 2, 2]), (1, 2));
    let mut scene = Scene::fight().actor(B, weak);
    assert_eq!(pools(&mut scene, &punch(A, B), &[1, 1, 2, 2]), (2, 2), "defence is none");
    let mut scene = Scene::fight().actor(B, weak).house(|it| it.weakened = Weakened::All);
    assert_eq!(pools(&mut scene, &punch(A, B), &[1, 1, 2]), (2, 1));
    let mut scene = Scene::fight().sheet(A, |it| it.endurance = 1);
    assert_eq!(pools(&mut scene, &punch(A, B), &[1, 1, 2, 2]), (2, 2), "unhurt at a maximum of 1");
    let talk = |counts| {
        let mut scene = Scene::new().actor(A, weak).house(|it| it.weakened_talk = counts);
        let faces: &[i8] = if counts { &[2] } else { &[2, 2] };
        scene.run(&Command::Check(check(A, DECEPTION, 9)), faces);
        scene.clash().0
    };
    assert_eq!((talk(true), talk(false)), (5, 7));
}

//% zerospace.endurance.effect-only-on-hit
//% zerospace.blind.melee
#[test]
fn side_effects_come_with_a_hit() {
    let effects = Effects { blinds: true, ..Effects::default() };
    let hit = |faces: &[i8]| {
        let (mut scene, gun) = attack_with(Weapon { effects, ..RANGED_WEAPON });
        scene.run(&Command::Attack(with(A, B, Mode::Strike, gun)), faces);
        (scene.of_actor(B).losses.fresh, scene.of_actor(B).blinded)
    };
    assert_eq!(hit(&[3, 4, 3, 4]), (1, true));
    assert_eq!(hit(&[3, 4, 4, 4]), (0, false));
    let harmless = Effects { harmless: true, ..effects };
    let (mut scene, gun) = attack_with(Weapon { effects: harmless, ..RANGED_WEAPON });
    scene.run(&Command::Attack(with(A, B, Mode::Strike, gun)), &[3, 4, 3, 4]);
    assert_eq!((scene.of_actor(B).losses.fresh, scene.of_actor(B).blinded), (0, true));
}

//% zerospace.blind.mental
#[test]
fn the_blinded_defend_their_minds_in_full() {
    let mental = Weapon { kind: AttackKind::Mental, against_skill: Some(MIND), ..RANGED_WEAPON };
    let (scene, power) = attack_with(mental);
    let mut scene = scene.actor(B, |it| it.blinded = true);
    let command = Command::Attack(with(A, B, Mode::Strike, power));
    assert_eq!(pools(&mut scene, &command, &[1, 1, 1]), (1, 2));
}

//% zerospace.blind.recovery
#[test]
fn seeing_again_is_tried_when_the_own_turn_begins() {
    let mut scene =
        Scene::fight().unskilled(B, PERCEPTION).set(B, Attribute::Will, 2).actor(B, |it| it.blinded = true);
    scene.run(&Command::EndTurn { by: A }, &[1]);
    assert!(scene.told(&Event::Recovered { actor: B, from: Ailment::Blind }) && !scene.of_actor(B).blinded);
    let command = Command::Recover { by: B, from: Ailment::Blind };
    assert_eq!(scene.refused(&command), Bar::ComesByItself);
    let mut scene = Scene::of(scene.state)
        .house(|it| it.recovery_try = RecoveryTry::Standard)
        .actor(B, |it| it.blinded = true);
    scene.run(&command, &[2]);
    assert!(!scene.of_actor(B).blinded && scene.of_actor(B).turn.standard);
}

//% zerospace.fear.effect
//% zerospace.fear.recovery
#[test]
fn fear_is_fled_from_or_cowered_in_until_one_is_well_again() {
    let effects = Effects { frightens: true, ..Effects::default() };
    let (mut scene, gun) = attack_with(Weapon { effects, ..RANGED_WEAPON });
    scene.answer(Fear::Cower).run(&Command::Attack(with(A, B, Mode::Strike, gun)), &[6, 6, 1, 1]);
    assert_eq!(scene.of_actor(B).fear, Some(Fear::Cower));
    // Survival 2 + Will 3 = 5 against 6, so the actor is still afraid.
    let mut scene = Scene::of(scene.state).unskilled(B, SURVIVAL);
    scene.run(&Command::EndTurn { by: A }, &[2]);
    scene.answer(false).run(&punch(B, A), &[]);
    assert!(scene.told_any(|it| matches!(it, Event::CalledOff { actor: B, .. })));
    scene.answer(true).run(&punch(B, A), &[1, 1, 5, 5]);
    scene.end_turn().end_turn().end_turn();
    scene.run(&Command::EndTurn { by: A }, &[3]);
    assert_eq!(scene.of_actor(B).fear, None);
}

//% zerospace.shock.separate
#[test]
fn shock_is_counted_apart() {
    let effects = Effects { shocks: true, ..Effects::default() };
    let (mut scene, gun) = attack_with(Weapon { effects, damage: Some(2), ..RANGED_WEAPON });
    scene.state.actors[1].losses.fresh = 2;
    scene.run(&Command::Attack(with(A, B, Mode::Strike, gun)), &[6, 6, 1, 1]);
    let losses = scene.of_actor(B).losses;
    assert_eq!((losses.fresh, losses.shock, scene.state.endurance(B)), (2, 2, 1));
    assert!(scene.state.is_weakened(B));
    scene.run(&Command::EndConflict, &[]);
    scene.run(&Command::Rest { who: vec![B], rest: Rest::Breather }, &[]);
    assert_eq!(scene.state.endurance(B), 3, "a short pause");
    scene.run(&Command::Rest { who: vec![B], rest: Rest::Short }, &[]);
    assert_eq!(scene.state.endurance(B), 4, "and half of the rest");
}

//% zerospace.burst.benefit
//% zerospace.burst.one-attack
#[test]
fn a_burst_is_one_attack_with_a_die_or_a_higher_rating() {
    let (mut scene, gun) = attack_with(Weapon { burst: Some(Burst::Die), ..RANGED_WEAPON });
    let attack = with(A, B, Mode::Strike, gun);
    assert_eq!(pools(&mut scene, &Command::Attack(attack.clone()), &[6, 6, 6, 1, 1]), (3, 2));
    assert_eq!(scene.of_actor(B).losses.fresh, 1);
    let mut scene = attack_with(Weapon { burst: Some(Burst::Die), ..RANGED_WEAPON }).0;
    let single = Attack { single: true, ..attack };
    assert_eq!(pools(&mut scene, &Command::Attack(single), &[1, 1, 1, 1]), (2, 2));
    let (mut scene, gun) = attack_with(Weapon { rating: 3, burst: Some(Burst::Rating(1)), ..RANGED_WEAPON });
    scene.run(&Command::Attack(with(A, B, Mode::Strike, gun)), &[1, 1, 1, 1]);
    assert_eq!(scene.clash().0, 9, "two dice and 4");
}

//% zerospace.unnamed.one-hit
#[test]
fn one_hit_is_enough_for_the_unnamed() {
    let unnamed = || Scene::fight().actor(B, |it| it.kind = ActorKind::Unnamed);
    let mut scene = unnamed();
    scene.run(&punch(A, B), &[3, 3, 3, 3]);
    assert_eq!(scene.of_actor(B).out, Some(Out::Unconscious));
    let mut scene = unnamed();
    scene.answer(Out::Dead).answer(true).run(&punch(A, B), &[3, 3, 3, 3]);
    assert_eq!(scene.of_actor(B).out, Some(Out::Dead));
    assert_eq!(scene.refused(&punch(A, B)), Bar::StandardUsed);
    let mut scene = unnamed();
    scene.answer(Out::Dead).answer(false).run(&punch(A, B), &[3, 3, 3, 3]);
    assert_eq!(scene.of_actor(B).out, Some(Out::Unconscious), "the game master does not agree");
    let mut scene = unnamed();
    scene.run(&special(A, B, Mode::Grapple), &[3, 3, 3, 3]);
    assert_eq!(scene.of_actor(B).out, None, "what does no damage puts nobody out");
    let mut scene = unnamed().house(|it| it.unnamed_one_hit = false);
    scene.run(&punch(A, B), &[3, 3, 3, 3]);
    assert_eq!((scene.of_actor(B).out, scene.state.endurance(B)), (None, 4));
}

/// Numbers that the game master sets for an object hold for all attacks on it until they are changed. "Routine" and
/// "impossible" depend on the attacker, so the next one is asked about again.
//% zerospace.object.endurance
#[test]
fn the_difficulty_of_an_object_is_asked_once() {
    let again = Command::Set(Fact::Standard { who: A, used: false });
    let mut scene = Scene::fight().actor(B, |it| it.kind = ActorKind::Object).sheet(B, |it| it.endurance = 9);
    scene.answer(Rated::Impossible).run(&punch(A, B), &[]);
    assert_eq!(scene.of_actor(B).difficulty, None);
    scene.run(&again, &[]).answer(Rated::Number(8)).run(&punch(A, B), &[3, 2]);
    assert_eq!(scene.clash(), (8, 8, 0));
    // No question this time.
    scene.run(&again, &[]).run(&punch(A, B), &[3, 3]);
    assert_eq!(scene.clash(), (9, 8, 1));
    let set = |value| Command::Set(Fact::Difficulty { who: B, value });
    scene.run(&set(Some(6)), &[]).run(&again, &[]).run(&punch(A, B), &[3, 2]);
    assert_eq!(scene.clash(), (8, 6, 2));
    scene.run(&set(None), &[]).run(&again, &[]);
    scene.answer(Rated::Number(9)).run(&punch(A, B), &[3, 2]);
    assert_eq!(scene.of_actor(B).difficulty, Some(9));
    assert_eq!(scene.refused(&set(Some(MOST_DIFFICULTY + 1))), Bar::OutOfBounds);
}

//% zerospace.object.endurance
#[test]
fn objects_are_damaged_at_half_and_destroyed_at_nothing() {
    let object = |endurance, lost| {
        let scene = Scene::fight().actor(B, |it| (it.kind, it.losses.fresh) = (ActorKind::Object, lost));
        scene.sheet(B, |it| it.endurance = endurance)
    };
    assert!(object(6, 3).state.is_damaged(B));
    assert!(!object(5, 2).state.is_damaged(B) && object(5, 3).state.is_damaged(B));
    let mut scene = object(4, 1);
    scene.answer(Rated::Number(8)).run(&punch(A, B), &[3, 2]);
    assert_eq!((scene.clash(), scene.state.endurance(B)), ((8, 8, 0), 2));
    assert!(scene.told(&Event::ObjectDamaged { actor: B }));
    let mut scene = object(2, 1);
    scene.answer(Rated::Number(8)).run(&punch(A, B), &[3, 2]);
    assert!(scene.told(&Event::WentDown { actor: B }));
    let mut used = check(C, TECH, 3);
    used.plan.on = [Row::DamagedThing].into_iter().collect();
    let mut scene = Scene::new();
    scene.run(&Command::Check(used), &[2]);
    assert_eq!(scene.clash().0, 5, "it works badly");
    let rest = Command::Rest { who: vec![B], rest: Rest::Night };
    let mut peace = object(6, 3);
    peace.run(&Command::EndConflict, &[]);
    assert_eq!(peace.refused(&rest), Bar::IsObject);
}

//% zerospace.range.bands
#[test]
fn five_bands_of_range() {
    let metres = |it| Band::of(Length::metres(it));
    assert_eq!(
        [metres(1), metres(2), metres(10), metres(11)],
        [Band::Near, Band::Short, Band::Short, Band::Medium]
    );
    assert_eq!(
        [metres(100), metres(101), metres(1000), metres(1001)],
        [Band::Medium, Band::Long, Band::Long, Band::Extreme]
    );
    let scene = Scene::fight();
    let shoot = Command::Attack(with(A, B, Mode::Grapple, GUN));
    assert_eq!(scene.refused(&shoot), Bar::NotMelee, "some things are done within arm's reach");
}

//% zerospace.range.beyond
//% zerospace.circ-att.out-of-range
//% zerospace.circ-att.impossible
#[test]
fn beyond_the_effective_range_the_game_master_decides() {
    let far = |metres, possible| {
        let (mut scene, gun) = attack_with(RANGED_WEAPON);
        let mut it = with(A, B, Mode::Strike, gun);
        it.plan.distance = Some(Length::metres(metres));
        if metres > 10 {
            scene.answer(possible);
        }
        let faces: &[i8] = match (metres > 10, possible) {
            (true, true) => &[1, 1, 1],
            (true, false) => &[],
            _ => &[1, 1, 1, 1],
        };
        scene.run(&Command::Attack(it), faces);
        scene.told_any(|it| matches!(it, Event::FailedAtOnce { .. }))
    };
    assert!(!far(10, true) && !far(14, true) && far(40, false));
    let (scene, gun) = attack_with(RANGED_WEAPON);
    let mut scene = scene;
    scene.run(&Command::Set(Fact::Distance { a: B, b: A, length: Some(Length::metres(14)) }), &[]);
    let command = Command::Attack(with(A, B, Mode::Strike, gun));
    assert_eq!(pools(&mut scene, &command, &[1, 1, 1]), (1, 2), "the distance may be known");
}
