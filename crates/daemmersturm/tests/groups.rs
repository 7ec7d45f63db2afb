//! Group attacks.

use crate::common::{crowd::area, *};
use schwung_daemmersturm::*;

/// At least two participants, +2 for each participant other than the one that rolls, and 1–4 additional damage.
fn wall() -> GroupAttack {
    GroupAttack {
        name: "Wall of spears".to_owned(),
        bonus: 2,
        effects: vec![Effect::AddDamage(Amount::of(1, 4))],
        ..GroupAttack::default()
    }
}

/// A and C against B, A with a sword. A has the turn.
fn scene(group: GroupAttack) -> Scene {
    Scene::melee().near(C, B).armed(C, SWORD).library(|it| it.groups = vec![group])
}

fn together(with: &[ActorId]) -> Command {
    let (group, plan) = (GroupId(0), Plan::default());
    let gang = Gang { by: A, with: with.to_vec(), group, on: B, item: Some(ItemId(1)), plan };
    area(AreaCommand::Group(gang))
}

/// With an empty library there is no group attack.
//% daemmersturm.group.attacks
#[test]
fn there_are_only_those_that_the_table_defines() {
    assert_eq!(Scene::melee().near(C, B).refused(&together(&[C])), Bar::NoSuchThing);
    scene(wall()).allowed(&together(&[C]));
}

//% daemmersturm.group.attacks
#[test]
fn several_give_up_an_attack_for_a_common_one() {
    // NV 12, NA 0: natural 11 plus 2 for C make 13.
    let mut it = scene(wall());
    it.run(&together(&[C]), &[11, 4, 2]);
    assert_eq!((it.totals(), it.life(B), it.kinds()), (vec![13], 14, vec!["join"]));
    assert!(it.state.actor(A).turn.action && it.state.actor(C).round.pledged);
    assert!(it.state.actor(C).melee.struck && it.state.actor(A).melee.struck);
    it.end_turn(&[]).end_turn(&[]);
    assert_eq!((it.turn(), it.refused(&attack(C, B, 3))), (Some(C), Bar::ActionUsed));
    // Participants that have had their turn have no action to give up, unless none is needed.
    let acted = |gives_up| {
        let scene = scene(GroupAttack { gives_up, ..wall() });
        scene.actor(C, |it| (it.round.acted, it.turn.action) = (true, true))
    };
    assert_eq!(acted(GivesUp::Action).refused(&together(&[C])), Bar::HelperActed);
    acted(GivesUp::Nothing).allowed(&together(&[C]));
}

//% daemmersturm.group.attacks
#[test]
fn who_takes_part_has_to_want_to_and_to_be_enough() {
    let mut it = scene(wall()).answering(false);
    it.run(&together(&[C]), &[]);
    assert!(it.told(AreaEvent::NotJoined { by: A, group: GroupId(0) }));
    assert!(!it.state.actor(A).turn.action, "nothing is spent");
    assert_eq!(scene(wall()).refused(&together(&[])), Bar::WrongNumber);
    let few = scene(GroupAttack { most: 2, ..wall() }).actor(D, |it| it.side = Side(0));
    assert_eq!(few.refused(&together(&[C, D])), Bar::WrongNumber);
    assert_eq!(scene(wall()).refused(&together(&[D])), Bar::WrongSide);
    assert_eq!(scene(wall()).refused(&together(&[A])), Bar::OnOneself);
    // The plot leader decides whether the conditions are met.
    let mut it = scene(GroupAttack { needs: Wording::new("a tight line"), ..wall() });
    it.answer(true).answer(false).run(&together(&[C]), &[]);
    assert_eq!(it.kinds(), ["join", "judge"]);
}

/// The best attacker rolls with its own weapon; magic needs none.
//% daemmersturm.group.attacks
#[test]
fn the_best_may_roll() {
    let best = GroupAttack { roller: Roller::Best, ..wall() };
    let mut it = scene(best.clone()).profile(C, |it| it.melee.attack = 4);
    assert_eq!(it.refused(&together(&[C])), Bar::NotHeld, "the sword is A's");
    let gang = |item| {
        let (group, plan) = (GroupId(0), Plan::default());
        area(AreaCommand::Group(Gang { by: A, with: vec![C], group, on: B, item, plan }))
    };
    it.run(&gang(Some(ItemId(3))), &[7, 1, 1]);
    assert_eq!(it.totals(), [13]);
    let circle = GroupAttack {
        kind: AttackKind::Spell,
        effects: vec![Effect::ReplaceDamage(Amount::of(1, 20))],
        ..wall()
    };
    let mut it = scene(circle);
    assert_eq!(it.refused(&gang(Some(ItemId(1)))), Bar::WrongWeapon);
    it.run(&gang(None), &[12, 20]);
    assert_eq!((it.totals(), it.life(B)), (vec![14], 0));
}
