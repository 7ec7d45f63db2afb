//! Shields, armour, cover, seeking cover, rescue rolls and belated protection.

use crate::common::*;
use schwung_daemmersturm::*;
use schwung_table::System;

fn take() -> Answer {
    Answer::Protecting(Protecting::Take)
}

fn attempt(shelter: Shelter) -> Answer {
    Answer::Protecting(Protecting::Try(shelter))
}

fn cover(need: u8, side: CoverSide, full: bool) -> Fact {
    Fact::Scene(SceneFact::Cover(Cover { id: EffectId(0), of: B, side, need, full }))
}

//% daemmersturm.protect.definition
//% daemmersturm.protect.before-damage
//% daemmersturm.protect.rescue
#[test]
fn protection_is_rolled_before_the_damage() {
    let mut scene = Scene::melee().profile(B, |it| it.protections = vec![RESCUE]);
    scene.run(&attack(A, B, 1), &[13, 15]);
    assert_eq!((scene.thrown.clone(), scene.life(B)), (vec!["1-20", "1-20"], 20));
    let mut scene = Scene::melee().profile(B, |it| it.protections = vec![RESCUE]).answering(take());
    scene.run(&attack(A, B, 1), &[13, 9]);
    assert_eq!(scene.life(B), 11, "whether to roll at all is the defender's choice");
}

/// Cases: number to reach, NA, natural number, whether it blocks.
//% daemmersturm.shield.roll
//% daemmersturm.dice.uniform-range
#[test]
fn a_shield_has_to_be_reached() {
    for (value, attack_value, natural, blocks) in [(15, 3, 12, true), (15, 3, 11, false), (12, 0, 12, true)] {
        let mut scene = Scene::melee().shield(B).library(|it| it.protections[0].need = value);
        scene = scene.profile(B, |it| it.melee.attack = attack_value);
        scene.run(&attack(A, B, 1), pick(blocks, &[13, natural], &[13, natural, 5]));
        assert_eq!(scene.life(B) == 20, blocks);
    }
}

//% daemmersturm.shield.block
#[test]
fn a_block_takes_even_critical_damage() {
    let mut scene = Scene::melee().shield(B);
    scene.run(&attack(A, B, 1), &[20, 20]);
    assert_eq!(scene.life(B), 20);
}

//% daemmersturm.shield.arc
//% daemmersturm.shield.against
#[test]
fn a_shield_protects_to_the_front() {
    for (from, helps) in [(Direction::N, true), (Direction::S, false)] {
        let scene = Scene::shooting(BOW).shield(B).actor(B, |it| it.facing = Facing::To(Direction::N));
        let mut scene = scene.actor(B, |it| it.orders.seek = Order::Never);
        let plan = Plan { from: Some(from), ..Plan::default() };
        scene.run(&strike(Strike { plan, ..blow(A, B, 1) }), pick(helps, &[13, 15], &[13, 5]));
        assert_eq!(scene.life(B) == 20, helps, "{from:?}");
    }
    // Listed, but barred with the reason.
    let scene = Scene::melee().shield(B);
    let question = Question::Protect(Protect {
        seat: schwung_table::Seat::GM,
        who: B,
        by: A,
        kind: AttackKind::Melee,
        back: true,
        from: None,
        shields: true,
        damage: None,
        tried: Tried::default(),
    });
    let mut choices = Vec::new();
    Daemmersturm::options(&scene.state, &question, &mut choices);
    assert!(choices.iter().any(|it| it.answer == attempt(Shelter::Shield) && it.barred.is_some()));
}

//% daemmersturm.shield.per-attack
#[test]
fn one_shield_roll_for_each_attack() {
    let mut scene =
        Scene::new().begun(&[A, C, B, D]).armed(A, SWORD).armed(C, SWORD).shield(B).near(A, B).near(C, B);
    scene.run(&attack(A, B, 1), &[13, 15]).end_turn(&[]);
    scene.run(&attack(C, B, 2), &[13, 3, 4]);
    assert_eq!(scene.thrown, ["1-20", "1-20", "1-10"], "the second attack has its own");
}

//% daemmersturm.shield.direction
#[test]
fn a_blocked_shot_sets_the_direction() {
    let mut scene = Scene::shooting(BOW).shield(B);
    scene.run(&attack(A, B, 1), &[13, 15]);
    assert_eq!(scene.state.actor(B).facing, Facing::Toward(A));
    let mut scene = Scene::shooting(BOW).shield(B).house(|it| it.separate_shield_facing = true);
    scene.run(&attack(A, B, 1), &[13, 15]);
    let actor = scene.state.actor(B);
    assert_eq!((actor.facing, actor.shield_facing), (Facing::Unset, Facing::Toward(A)));
}

//% daemmersturm.shield.values
#[test]
fn shields_bring_their_drawbacks_while_they_are_drawn() {
    let tower = |it: &mut Library| {
        it.protections[0].need = 12;
        it.protections[0].drawbacks = vec![(Value::MeleeAttack, -1)];
    };
    let mut scene = Scene::melee().shield(B).library(tower);
    assert_eq!(scene.state.attack_value(B, Skill::Melee), -1);
    scene.run(&attack(A, B, 1), &[13, 12, 5]);
    assert_eq!(scene.life(B), 15, "12 - 1 does not reach 12");
    let mut scene = scene.set(Fact::Item { item: ItemId(3), fact: ItemFact::Held(Held::Ready) });
    assert_eq!(scene.state.attack_value(B, Skill::Melee), 0);
    scene.until(A).run(&attack(A, B, 1), &[13, 5]);
    assert_eq!(scene.thrown.len(), 2, "what is not drawn does not block");
}

/// Cases: number to reach, highest damage, damage, natural number, life points lost.
//% daemmersturm.armour.roll
//% daemmersturm.armour.maximum
//% daemmersturm.armour.not-reduction
//% daemmersturm.armour.no-bonus
//% daemmersturm.protect.after-damage
//% daemmersturm.armour.values
#[test]
fn armour_is_rolled_after_the_damage() {
    let cases = [
        (5, 12, 8, Some(5), 0),
        (5, 12, 8, Some(4), 8),
        (5, 12, 11, Some(5), 0),
        (5, 12, 12, Some(4), 12),
        (5, 12, 13, None, 13),
    ];
    for (need, most, damage, natural, lost) in cases {
        let mut scene = Scene::melee().library(|it| {
            it.protections[1] = Protection::armour(ArmourClass::Medium, need, most);
            it.weapons[0].damage = Amount::of(1, 20);
        });
        scene = scene.profile(B, |it| (it.armour, it.melee.attack) = (Some(PLATE), 5));
        let mut dice = vec![13, damage];
        dice.extend(natural);
        scene.run(&attack(A, B, 1), &dice);
        assert_eq!(20 - scene.life(B), lost);
        assert_eq!(scene.state.armour_class(B), ArmourClass::Medium);
    }
}

//% daemmersturm.armour.direction
#[test]
fn armour_does_not_help_from_behind() {
    let scene = Scene::fight().armed(A, SWORD).near_at(B, A, Direction::S);
    let mut scene =
        scene.actor(B, |it| it.facing = Facing::To(Direction::N)).profile(B, |it| it.armour = Some(PLATE));
    scene.run(&attack(A, B, 1), &[13, 4, 5]);
    assert_eq!(scene.life(B), 11);
}

//% daemmersturm.armour.is-shield-roll
#[test]
fn what_ignores_shields_ignores_armour() {
    let mut scene = Scene::melee().shield(B).library(|it| it.weapons[0].ignores_shields = true);
    scene = scene.profile(B, |it| it.armour = Some(PLATE));
    scene.run(&attack(A, B, 1), &[13, 5]);
    assert_eq!(scene.life(B), 15);
    // Modifiers of armour rolls do not affect shield rolls.
    let better = Modifier {
        id: EffectId(0),
        on: B,
        value: Value::ArmourRoll,
        change: Change::Add(1),
        source: Source::PlotLeader,
        until: Until::Lifted,
    };
    let mut scene = Scene::melee().shield(B).set(Fact::Scene(SceneFact::Modifier(better)));
    scene = scene.profile(B, |it| it.armour = Some(PLATE));
    scene.run(&attack(A, B, 1), &[13, 14, 5, 3]);
    assert_eq!(scene.life(B), 20, "14 does not block with 15+, and 3 and 1 make 4");
}

//% daemmersturm.protect.partial
#[test]
fn reduction_is_no_protection() {
    let mut scene = Scene::melee().profile(B, |it| it.protections = vec![REDUCTION]);
    scene.run(&attack(A, B, 1), &[13, 9]);
    assert!(scene.asked.is_empty());
    assert!(scene.told(HarmEvent::Reduced { on: B, by: 4 }));
    assert_eq!(scene.life(B), 15);
    let mut scene = Scene::melee().profile(B, |it| it.protections = vec![REDUCTION]);
    scene.run(&attack(A, B, 1), &[13, 3]);
    assert_eq!(scene.life(B), 20, "never below 0");
}

/// Cover 12+ fails with 9. Shield 14+ with NA +3 and natural 11 makes 14 and blocks.
//% daemmersturm.protect.several
//% daemmersturm.cover.with-shield
#[test]
fn several_protections_one_after_the_other() {
    let mut scene = Scene::shooting(BOW).shield(B).library(|it| it.protections[0].need = 14);
    scene = scene.profile(B, |it| it.melee.attack = 3).set(cover(12, CoverSide::All, false));
    scene.run(&attack(A, B, 1), &[13, 9, 11]);
    assert_eq!((scene.life(B), scene.kinds()), (20, vec!["protect", "protect"]));
    // The defender chooses the order.
    let mut scene = Scene::shooting(BOW)
        .shield(B)
        .set(cover(12, CoverSide::All, false))
        .answering(attempt(Shelter::Shield));
    scene.run(&attack(A, B, 1), &[13, 3, 12]);
    assert!(scene.told(AttackEvent::Saved { on: B, by: A, with: Shelter::Cover }));
    // Shield and armour once each, or only one of them, depending on the switch.
    for (one, dice) in [(false, &[13, 3, 5, 2][..]), (true, &[13, 3, 5])] {
        let mut scene = Scene::melee().shield(B).profile(B, |it| it.armour = Some(PLATE));
        scene = scene.house(|it| it.one_shield_roll_only = one);
        scene.run(&attack(A, B, 1), dice);
    }
    // Without asking.
    let mut scene = Scene::melee().shield(B).house(|it| it.ask_protection = Prompt::Automatic);
    scene.run(&attack(A, B, 1), &[13, 15]);
    assert!(scene.asked.is_empty());
    let mut scene = Scene::melee().shield(B).actor(B, |it| it.orders.protect = Order::Never);
    scene.run(&attack(A, B, 1), &[13, 5]);
    assert_eq!(scene.life(B), 15);
}

//% daemmersturm.cover.roll
//% daemmersturm.cover.no-bonus
//% daemmersturm.cover.full-damage
#[test]
fn cover_has_to_be_reached_without_bonus() {
    for (natural, safe) in [(12, true), (11, false)] {
        let mut scene =
            Scene::shooting(BOW).set(cover(12, CoverSide::All, false)).profile(B, |it| it.melee.attack = 5);
        scene.run(&attack(A, B, 1), pick(safe, &[20, natural], &[20, natural, 4, 1]));
        assert_eq!(scene.life(B) == 20, safe);
    }
}

//% daemmersturm.cover.against
#[test]
fn cover_does_not_help_in_melee() {
    let mut scene = Scene::melee().set(cover(2, CoverSide::All, false));
    scene.run(&attack(A, B, 1), &[13, 5]);
    assert!(scene.asked.is_empty());
}

//% daemmersturm.cover.between
//% daemmersturm.cover.marking
//% daemmersturm.cover.partial
//% daemmersturm.cover.value
#[test]
fn cover_has_to_be_in_the_way() {
    let sides = [
        (CoverSide::From(Direction::N), Some(Direction::N), true),
        (CoverSide::From(Direction::N), Some(Direction::W), false),
        (CoverSide::Against(A), None, true),
        (CoverSide::Against(C), None, false),
        (CoverSide::All, Some(Direction::E), true),
    ];
    for (side, from, helps) in sides {
        let mut scene =
            Scene::shooting(BOW).set(cover(12, side, false)).actor(B, |it| it.orders.seek = Order::Never);
        let plan = Plan { from, ..Plan::default() };
        scene.run(&strike(Strike { plan, ..blow(A, B, 1) }), pick(helps, &[13, 12], &[13, 5]));
        assert_eq!(scene.life(B) == 20, helps, "{side:?}");
    }
    let bad = Command::Set { fact: cover(0, CoverSide::All, false), reason: Wording::NONE };
    assert_eq!(Scene::new().refused(&bad), Bar::OutOfBounds, "there is no cover without a value");
}

//% daemmersturm.cover.full
#[test]
fn full_cover_is_no_target() {
    let scene = || Scene::shooting(BOW).set(cover(14, CoverSide::All, true));
    assert_eq!(scene().refused(&attack(A, B, 1)), Bar::InFullCover);
    for yes in [true, false] {
        let mut scene = scene().house(|it| it.ask_full_cover = Prompt::Ask).answering(Answer::from(yes));
        scene.run(&attack(A, B, 1), pick(yes, &[5], &[]));
    }
    let command = Box::new(attack(A, B, 1));
    let mut overruled = scene().house(|it| it.ask_full_cover = Prompt::Automatic);
    overruled.run(&Command::Overrule { command, reason: Wording::NONE }, &[]);
    assert!(!overruled.state.actor(A).turn.action, "the usual answer is that it cannot be hit");
}

//% daemmersturm.cover.firing-out
#[test]
fn whoever_fires_out_of_full_cover_becomes_a_target() {
    let mut scene = Scene::shooting(BOW).armed(B, BOW).set(cover(14, CoverSide::All, true));
    scene.end_turn(&[]).run(&attack(B, A, 2), &[5]).until(A);
    assert!(scene.state.actor(B).exposed);
    scene.run(&attack(A, B, 1), &[13, 14]);
    assert_eq!(scene.life(B), 20);
    scene.until(B);
    assert!(!scene.state.actor(B).exposed, "until the own next turn");
}

//% daemmersturm.cover.is-not-shield
#[test]
fn what_ignores_shields_does_not_ignore_cover() {
    let mut scene = Scene::shooting(BOW).library(|it| it.weapons[2].ignores_shields = true);
    scene = scene.shield(B).set(cover(10, CoverSide::All, false));
    scene.run(&attack(A, B, 1), &[13, 10]);
    assert_eq!(scene.life(B), 20);
}

/// Seeking cover: 10 or more.
//% daemmersturm.seekcover.offer
//% daemmersturm.seekcover.veto
#[test]
fn seeking_cover() {
    for (natural, safe) in [(10, true), (9, false)] {
        let mut scene = Scene::shooting(BOW).answering(attempt(Shelter::Seek));
        scene.run(&attack(A, B, 1), pick(safe, &[13, natural], &[13, natural, 5]));
        assert_eq!((scene.life(B) == 20, scene.state.actor(B).seeking), (safe, true));
        assert_eq!(scene.kinds(), ["protect", "judge"]);
    }
    let mut scene = Scene::shooting(BOW).answering(attempt(Shelter::Seek)).answering(Answer::No);
    scene.run(&attack(A, B, 1), &[13, 5]);
    assert_eq!((scene.life(B), scene.state.actor(B).seeking), (15, false), "too close");
    // Turns are never spent without asking.
    use schwung_table::Hosted;
    let scene = Scene::shooting(BOW);
    let question = Question::Protect(Protect {
        seat: schwung_table::Seat::GM,
        who: B,
        by: A,
        kind: AttackKind::Ranged,
        back: false,
        from: None,
        shields: true,
        damage: None,
        tried: Tried::default(),
    });
    assert_eq!(Daemmersturm::usual(&scene.state, &question), take());
}

//% daemmersturm.seekcover.duration
//% daemmersturm.seekcover.no-acting
#[test]
fn it_lasts_to_the_end_of_the_next_turn() {
    // Declared in round 1 before the character's own turn: it lasts until the end of that turn.
    let mut scene = Scene::shooting(BOW).answering(attempt(Shelter::Seek));
    scene.run(&attack(A, B, 1), &[13, 10]).end_turn(&[]);
    assert_eq!(scene.turn(), Some(B));
    assert_eq!(scene.refused(&walk(Move::plain(B))), Bar::SeeksCover);
    scene.end_turn(&[]);
    assert!(!scene.state.actor(B).seeking);
    // Declared after the character's own turn: it lasts until the end of its turn in round 2.
    let mut scene = Scene::shooting(BOW).begun_order();
    scene.run(&turn(TurnCommand::SeekCover { by: B }), &[]);
    assert_eq!(scene.refused(&turn(TurnCommand::SeekCover { by: B })), Bar::SeeksAlready);
    scene.end_turn(&[]);
    assert!(scene.state.actor(B).seeking && scene.state.round() == 2);
    scene.until(B).end_turn(&[]);
    assert!(!scene.state.actor(B).seeking);
}

trait BegunOrder {
    fn begun_order(self) -> Scene;
}

impl BegunOrder for Scene {
    /// D has the turn, as the last of the round.
    fn begun_order(mut self) -> Scene {
        self.end_turn(&[]).end_turn(&[]).end_turn(&[]);
        self
    }
}

//% daemmersturm.seekcover.applies
#[test]
fn seeking_cover_is_one_cover_roll() {
    let mut scene = Scene::melee().actor(B, |it| it.seeking = true);
    scene.run(&attack(A, B, 1), &[13, 5]);
    assert_eq!((scene.life(B), scene.asked.len()), (15, 0), "not in melee");
    // With better cover available: only one of the two rolls.
    for (shelter, natural, saved) in [(Shelter::Cover, 7, true), (Shelter::Seek, 9, false)] {
        let mut scene =
            Scene::shooting(BOW).actor(B, |it| it.seeking = true).set(cover(7, CoverSide::All, false));
        scene.answer(attempt(shelter));
        scene.run(&attack(A, B, 1), pick(saved, &[13, natural], &[13, natural, 5]));
    }
}

/// Damage was rolled before the defender could answer: the shield roll is made belatedly and undoes all of it.
//% daemmersturm.protect.belated
#[test]
fn a_belated_protection_undoes_the_hit() {
    let mut scene = Scene::melee().shield(B).actor(B, |it| it.life = 12).answering(take());
    scene = scene.library(|it| it.protections[0].need = 12);
    scene.run(&attack(A, B, 1), &[13, 10]);
    assert!(scene.life(B) == 2 && scene.state.actor(B).exhausted);
    let late = Command::Attack(AttackCommand::Belated { who: B, with: Shelter::Shield });
    scene.run(&late, &[14]);
    assert_eq!(
        (scene.life(B), scene.state.actor(B).exhausted, scene.state.actor(A).turn.dealt),
        (12, false, 0)
    );
    assert_eq!(scene.refused(&late), Bar::NoHit);
    // There is no second attempt, and none after the next attack.
    let mut scene = Scene::melee().shield(B).answering(take());
    scene.run(&attack(A, B, 1), &[13, 10]).run(&late, &[3]);
    assert_eq!((scene.life(B), scene.refused(&late)), (10, Bar::NoProtection));
    let mut scene = Scene::melee().shield(B).answering(take());
    scene.run(&attack(A, B, 1), &[13, 10]).end_turn(&[]).run(&attack(B, A, 2), &[5]);
    assert_eq!(scene.refused(&late), Bar::NoHit);
    // A character that was brought down gets up again.
    let mut scene = Scene::melee().shield(B).actor(B, |it| it.life = 5).answering(take());
    scene.run(&attack(A, B, 1), &[13, 10]).run(&late, &[20]);
    assert!(scene.state.is_up(B) && scene.life(B) == 5);
}

//% daemmersturm.protect.belated-dispute
#[test]
fn whether_there_was_time_is_the_plot_leaders_word() {
    let mut scene = Scene::melee().shield(B).answering(take());
    scene.run(&attack(A, B, 1), &[13, 10]);
    scene.answer(Answer::No);
    let late = Command::Attack(AttackCommand::Belated { who: B, with: Shelter::Shield });
    scene.run(&late, &[]);
    assert_eq!((scene.life(B), scene.refused(&late)), (10, Bar::NoHit));
}
