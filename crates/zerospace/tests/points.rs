//! Tests action points and recovery.

use crate::common::*;
use schwung_table::Seat;
use schwung_zerospace::*;

const ANNA: Seat = Seat(1);

fn points(scene: &Scene) -> u8 {
    scene.state.points(ANNA)
}

fn spend(on: PointUse) -> Command {
    Command::Spend { who: A, on }
}

//% zerospace.ap.start
//% zerospace.ap.no-carry-over
#[test]
fn a_session_begins_with_one_point_each() {
    for had in [3, 0] {
        let mut scene = Scene::new().points(1, had);
        scene.run(&Command::BeginSession, &[]);
        assert_eq!(scene.state.players.iter().map(|it| it.points).collect::<Vec<_>>(), [0, 1, 1, 1]);
    }
    // They last beyond rounds, conflicts and scenes.
    let mut scene = Scene::fight().points(1, 3);
    scene.end_turn().run(&Command::EndConflict, &[]).run(&Command::EndScene, &[]);
    assert_eq!(points(&scene), 3);
}

//% zerospace.ap.earn
//% zerospace.ap.earn-all
//% zerospace.ap.propose
//% zerospace.ap.earn-overruled-roll
#[test]
fn points_are_earned() {
    let mut scene = Scene::new();
    scene.run(&Command::Award { seat: ANNA, reason: PointReason::Complication }, &[]);
    assert_eq!((points(&scene), scene.state.players[1].earned), (1, 1));
    let gm = Command::Award { seat: Seat::GM, reason: PointReason::Idea };
    assert_eq!(scene.refused(&gm), Bar::GmHasNone);
    scene.run(&Command::AwardAll { reason: PointReason::Morals }, &[]);
    assert_eq!(scene.state.players.iter().map(|it| it.points).collect::<Vec<_>>(), [0, 2, 1, 1]);
    let propose = Command::Propose { who: A, text: Wording::new("old debts") };
    scene.answer(true).run(&propose, &[]);
    assert_eq!(points(&scene), 3);
    scene.answer(false).run(&propose, &[]);
    assert_eq!(points(&scene), 3);
    let overrule = |correction| Command::Overrule { seat: ANNA, text: Wording::NONE, correction };
    scene.run(&overrule(false), &[]);
    assert_eq!(points(&scene), 4);
    scene.run(&overrule(true), &[]);
    assert_eq!(points(&scene), 4, "correcting an error earns nothing");
}

//% zerospace.ap.use.bonus-die
#[test]
fn a_die_before_or_after_the_roll() {
    // 4 + 2 + 3 = 9 against 12; the point gives a 3, and the tie hits.
    let mut scene = Scene::fight().points(1, 1).asks(1);
    scene.run(&punch(A, B), &[4, 2, 5, 4, 3]);
    assert_eq!((scene.clash(), points(&scene)), ((12, 12, 0), 0));
    // Announced together with the attack.
    let mut it = with(A, B, Mode::Strike, With::HANDS);
    it.plan.points = 1;
    let mut scene = Scene::fight().points(1, 1);
    scene.run(&Command::Attack(it.clone()), &[1, 1, 1, 6, 6]);
    assert_eq!((scene.clash().0, points(&scene)), (6, 0));
    assert_eq!(Scene::fight().refused(&Command::Attack(it)), Bar::NoPoint);
    // With a pool of -1, spending a point removes the die of the other side.
    let mut scene = Scene::fight().points(1, 1).unskilled(A, MELEE).actor(A, |it| it.distracted = true);
    scene.state.holds.push(Hold { by: D, on: A, round: 1 });
    scene.run(&punch(A, B), &[1, 1]);
    assert_eq!(scene.clash(), (3, 5, -2));
    // A defender may add dice as well, and several in a row.
    let mut scene = Scene::new().begun(&[B, A]).points(1, 2);
    scene.answer(true).answer(true).run(&punch(B, A), &[6, 6, 1, 1, 4, 6]);
    assert_eq!((scene.clash(), points(&scene)), ((15, 15, 0), 0));
    // On any roll, including a check.
    let mut scene = Scene::new().points(1, 1);
    scene.answer(true).run(&Command::Check(check(A, TECH, 9)), &[1, 2, 3]);
    assert_eq!(scene.clash(), (9, 9, 0));
}

/// Being asked does not reveal whether a hidden difficulty is reached.
//% zerospace.ap.use.bonus-die
#[test]
fn a_hidden_difficulty_stays_hidden() {
    for faces in [&[1, 1], &[6, 6]] {
        let mut it = check(A, TECH, 9);
        it.target = Target::Difficulty { value: 9, hidden: true };
        let mut scene = Scene::new().points(1, 1);
        scene.run(&Command::Check(it), faces);
        let asked = Question::BuyDie(BuyDie { seat: ANNA, who: A, lead: None, before: false, order: false });
        assert_eq!(scene.asked.first(), Some(&asked));
    }
}

//% zerospace.ap.use.bonus-die
#[test]
fn it_raises_the_margin_too() {
    let mut scene = Scene::fight().points(1, 1).house(|it| it.margin = true);
    scene.answer(true).run(&punch(A, B), &[4, 4, 4, 4, 6]);
    assert_eq!(scene.of_actor(B).losses.fresh, 3, "1 + 6 / 3");
}

//% zerospace.ap.use.break-free
#[test]
fn a_point_frees_at_once() {
    let mut scene = Scene::fight().points(1, 1);
    scene.state.holds.push(Hold { by: B, on: A, round: 1 });
    scene.state.holds.push(Hold { by: A, on: B, round: 1 });
    scene.end_turn();
    scene.run(&spend(PointUse::BreakFree), &[]);
    assert!(!scene.state.is_held(A), "out of turn, without a roll");
    assert!(scene.state.is_held(B), "the own hold stays");
    assert_eq!(points(&scene), 0);
    let mut bound = Scene::fight();
    bound.end_turn();
    let mut bound = bound.points(1, 1).actor(A, |it| it.helpless = true);
    bound.state.holds.push(Hold { by: B, on: A, round: 1 });
    bound.run(&spend(PointUse::BreakFree), &[]);
    assert!(!bound.of_actor(A).helpless && bound.state.holds.is_empty());
    let scene = Scene::of(scene.state).points(1, 1);
    assert_eq!(scene.refused(&spend(PointUse::BreakFree)), Bar::NotBound);
    let mut blind = Scene::new().points(1, 1).actor(A, |it| it.blinded = true);
    blind = blind.house(|it| it.ask_break_free = Prompt::Ask);
    blind.answer(false).run(&spend(PointUse::BreakFree), &[]);
    assert!(blind.of_actor(A).blinded && points(&blind) == 1, "refused, and not paid");
    blind.answer(true).run(&spend(PointUse::BreakFree), &[]);
    assert!(!blind.of_actor(A).blinded);
}

//% zerospace.ap.use.boost
#[test]
fn a_boost_lasts_until_the_own_slot_comes_round() {
    let boost = |attribute, lasting| spend(PointUse::Boost { attribute, lasting });
    let strength = Some(Attribute::Strength);
    let mut scene = Scene::fight().set(A, Attribute::Strength, 5).points(1, 3);
    scene.run(&boost(strength, false), &[]).run(&boost(strength, false), &[]);
    assert_eq!(scene.state.attribute(A, Attribute::Strength), 7);
    scene.end_turn().end_turn().end_turn();
    assert_eq!(scene.state.attribute(A, Attribute::Strength), 7);
    scene.end_turn();
    assert_eq!(scene.state.attribute(A, Attribute::Strength), 5);
    scene.answer(true).run(&boost(strength, true), &[]);
    scene.end_turn().end_turn().end_turn().end_turn();
    assert_eq!(scene.state.attribute(A, Attribute::Strength), 6, "as long as it makes sense");
    // Endurance: maximum and current value rise and fall again.
    let mut scene = Scene::fight().points(1, 1).actor(A, |it| it.losses.fresh = 5);
    scene.run(&boost(None, false), &[]);
    assert!(scene.told(&Event::Woke { actor: A }));
    assert_eq!((scene.state.max_endurance(A), scene.state.endurance(A)), (6, 1));
    scene.end_turn().end_turn().end_turn().end_turn();
    assert_eq!((scene.state.max_endurance(A), scene.state.endurance(A)), (5, 0));
    let scene = Scene::fight().points(1, 1).house(|it| it.boost_endurance = false);
    assert_eq!(scene.refused(&boost(None, false)), Bar::NoEnduranceBoost);
    // Outside conflicts a boost lasts for one check.
    let mut scene = Scene::new().points(1, 1);
    scene.run(&boost(Some(Attribute::Intelligence), false), &[]);
    scene.run(&Command::Check(check(A, TECH, 6)), &[1, 1]);
    assert_eq!((scene.clash().0, scene.state.attribute(A, Attribute::Intelligence)), (6, 3));
}

//% zerospace.ap.use.inspiration
#[test]
fn a_hint_is_written_before_the_point_is_gone() {
    let mut scene = Scene::new().points(1, 1);
    let text = Wording::new("look at the invoice");
    scene.answer(text.clone()).run(&spend(PointUse::Inspiration), &[]);
    assert_eq!(points(&scene), 0);
    assert!(scene.told(&Event::NoteGiven { id: NoteId(1), to: Some(ANNA), text, genuine: true }));
    let ask = Question::Hint(Hint { seat: Seat::GM, who: A });
    let empty = Answer::Words(Wording::NONE);
    use schwung_table::{NotAdmitted, System};
    let refused = ZeroSpace::admit(&scene.state, &ask, &empty);
    assert_eq!(refused, Err(NotAdmitted::Barred(Bar::NeedsWords.into())));
}

//% zerospace.ap.use.stunt
#[test]
fn a_stunt_stands_in_for_a_skill_and_is_still_rolled() {
    let text = Wording::new("picks the lock by gravity");
    let stunt = spend(PointUse::Stunt { skill: LOCKS, text, scene: false });
    let rolled = |dice, faces: &[i8]| {
        let mut scene = Scene::fight().unskilled(A, LOCKS).points(1, 1).house(|it| it.stunt_dice = dice);
        scene.answer(true).run(&stunt, &[]);
        assert_eq!(points(&scene), 0);
        scene.run(&Command::Check(check(A, LOCKS, 6)), faces);
        assert!(!scene.asked.iter().any(|it| it.kind() == "judge"));
        scene.end_turn().end_turn().end_turn().end_turn();
        assert!(scene.state.stunts.is_empty());
        scene.of_actor(A).turn.standard
    };
    assert!(!rolled(StuntDice::Two, &[1, 1]), "failing refunds nothing");
    assert!(!rolled(StuntDice::One, &[1]));
    let mut scene = Scene::new().points(1, 1);
    scene.answer(false).run(&stunt, &[]);
    assert_eq!(points(&scene), 1);
}

//% zerospace.ap.use.rally
#[test]
fn rallying_is_a_pause_at_once() {
    let mut scene = Scene::fight().sheet(A, |it| it.endurance = 8).points(1, 2);
    scene.state.actors[0].losses.fresh = 6;
    scene.run(&spend(PointUse::Rally), &[]);
    assert_eq!(scene.state.endurance(A), 5);
    assert_eq!(scene.refused(&spend(PointUse::Rally)), Bar::NothingLost, "not twice on the same loss");
    scene.state.actors[0].losses.shock = 2;
    assert_eq!(scene.refused(&spend(PointUse::Rally)), Bar::NothingLost, "shock is left out");
    let mut down = Scene::fight().points(1, 1).actor(A, |it| it.losses.fresh = 5);
    down.run(&spend(PointUse::Rally), &[]);
    assert!(down.told(&Event::Woke { actor: A }), "the unconscious may, too");
}

//% zerospace.ap.use.retcon
#[test]
fn a_retcon_stays_for_good() {
    let text = Wording::new("the key");
    let retcon = |gear, skill| spend(PointUse::Retcon { text: Wording::new("the key"), gear, skill });
    let mut scene = Scene::new().points(1, 2).unskilled(A, LOCKS);
    scene.answer(true).run(&retcon(true, None), &[]);
    let item = scene.state.items.last().expect("added");
    assert_eq!((&item.text, item.holder), (&text, Some(A)));
    scene.answer(true).run(&retcon(false, Some(LOCKS)), &[]);
    assert!(scene.state.sheet(A).skills.contains(LOCKS));
    assert_eq!((points(&scene), scene.state.notes.len()), (0, 2));
    let mut scene = Scene::new().points(1, 1);
    scene.answer(false).run(&retcon(true, None), &[]);
    assert!(scene.state.items.is_empty() && points(&scene) == 1);
}

//% zerospace.ap.use.general
#[test]
fn other_uses_need_the_game_master() {
    let other = spend(PointUse::Other { text: Wording::new("holds up the cave") });
    let mut scene = Scene::new().points(1, 1);
    scene.answer(false).run(&other, &[]);
    assert_eq!(points(&scene), 1);
    scene.answer(true).run(&other, &[]);
    assert_eq!(points(&scene), 0);
    assert_eq!(scene.refused(&other), Bar::NoPoint);
}

//% zerospace.death.consent
#[test]
fn a_main_character_dies_only_if_both_agree() {
    let die = Command::Die { who: A };
    for (player, master) in [(true, true), (true, false), (false, true)] {
        let mut scene = Scene::new().actor(A, |it| it.losses.fresh = 5);
        scene.answer(player);
        if player {
            scene.answer(master);
        }
        scene.run(&die, &[]);
        assert_eq!(scene.asked.len(), if player { 2 } else { 1 }, "a refusal of the player settles it");
        let dead = scene.of_actor(A).out == Some(Out::Dead);
        assert_eq!(dead, player && master);
        assert!(scene.state.is_down(A));
    }
    let scene = Scene::new().actor(A, |it| it.kind = ActorKind::Unnamed);
    assert_eq!(scene.refused(&die), Bar::NotMain);
}

fn rest(who: ActorId, rest: Rest) -> Command {
    Command::Rest { who: vec![who], rest }
}

//% zerospace.recover.short-rest
//% zerospace.recover.no-second-helping
#[test]
fn a_pause_brings_back_half_once() {
    let paused = |most, lost, rounding| {
        let mut scene = Scene::new().sheet(A, |it| it.endurance = most);
        scene = scene.actor(A, |it| it.losses.fresh = lost).house(|it| it.rest_rounding = rounding);
        scene.run(&rest(A, Rest::Short), &[]);
        scene.state.endurance(A)
    };
    assert_eq!(paused(8, 4, Rounding::Up), 6);
    assert_eq!(paused(7, 3, Rounding::Up), 6);
    assert_eq!(paused(7, 3, Rounding::Down), 5);
    let mut scene = Scene::new().sheet(A, |it| it.endurance = 8).actor(A, |it| it.losses.fresh = 4);
    scene.run(&rest(A, Rest::Short), &[]).run(&rest(A, Rest::Short), &[]);
    assert_eq!(scene.state.endurance(A), 6);
    scene.state.actors[0].losses.fresh = 2;
    scene.run(&rest(A, Rest::Short), &[]);
    assert_eq!(scene.state.endurance(A), 5, "of two new points one comes back");
    assert_eq!(Scene::fight().refused(&rest(A, Rest::Short)), Bar::InConflict);
}

//% zerospace.recover.night
#[test]
fn a_night_brings_back_all_unless_cruelly_injured() {
    let hurt = |cruel| {
        Scene::new().sheet(A, |it| it.endurance = 9).actor(A, |it| (it.losses.deep, it.cruel) = (8, cruel))
    };
    let mut scene = hurt(false);
    scene.run(&rest(A, Rest::Night), &[]);
    assert_eq!(scene.state.endurance(A), 9);
    let mut scene = hurt(true);
    scene.answer(Answer::Number(3)).run(&rest(A, Rest::Night), &[]);
    assert_eq!(scene.state.endurance(A), 4);
}

//% zerospace.recover.other-damage
//% zerospace.attack.altering
#[test]
fn attributes_and_shock_come_back_in_full() {
    let mut scene = Scene::new().set(A, Attribute::Dexterity, 5).sheet(A, |it| it.endurance = 8);
    scene.state.actors[0].lowered[Attribute::Dexterity as usize] = 2;
    scene.state.actors[0].losses = Losses { fresh: 2, deep: 0, shock: 3 };
    assert_eq!(scene.state.attribute(A, Attribute::Dexterity), 3);
    scene.run(&rest(A, Rest::Short), &[]);
    assert_eq!((scene.state.attribute(A, Attribute::Dexterity), scene.state.endurance(A)), (5, 7));
    let effects = Effects { lowers: Some((Attribute::Dexterity, 2)), ..Effects::default() };
    let weapon = Weapon { kind: AttackKind::Altering, effects, ..Weapon::default() };
    let (mut scene, id) = Scene::fight().item(A, ItemKind::Weapon(weapon));
    scene.run(&Command::Attack(with(A, B, Mode::Strike, With::Item(id))), &[6, 1]);
    assert_eq!((scene.state.attribute(B, Attribute::Dexterity), scene.state.endurance(B)), (1, 5));
}

//% zerospace.endurance.max-and-current
#[test]
fn current_endurance_stays_between_nothing_and_the_maximum() {
    let mut scene = Scene::new().sheet(A, |it| it.endurance = 2);
    let losses = Losses { fresh: 4, deep: 9, shock: 1 };
    scene.run(&Command::Set(Fact::Losses { who: A, losses }), &[]);
    assert_eq!((scene.state.endurance(A), scene.of_actor(A).losses.sum()), (0, 2));
    let mut scene = Scene::new().sheet(A, |it| it.endurance = 8).actor(A, |it| it.losses.fresh = 1);
    scene.run(&rest(A, Rest::Night), &[]);
    assert_eq!(scene.state.endurance(A), 8);
}
