//! Belated protection rolls: each hit of the latest attack is undone separately, and later events are not affected.

use crate::common::{
    crowd::{cast, crowd, foes, storm},
    *,
};
use schwung_daemmersturm::*;

fn late(who: ActorId) -> Command {
    Command::Attack(AttackCommand::Belated { who, with: Shelter::Other(RESCUE) })
}

/// Each character hit by an area effect rolls belatedly for itself.
//% daemmersturm.protect.belated
#[test]
fn each_one_hit_by_an_area_makes_it_up() {
    let mut scene = storm(crowd(3, 20), Targets::Fixed(3), |_| {});
    for who in foes(3) {
        let never = |it: &mut Actor| it.orders.protect = Order::Never;
        scene = scene.profile(who, |it| it.protections = vec![RESCUE]).actor(who, never);
    }
    scene.run(&cast(&foes(3)), &[19, 3, 4, 5]);
    let [first, second, third] = <[ActorId; 3]>::try_from(foes(3)).expect("three");
    let lives = |scene: &Scene| foes(3).iter().map(|&it| scene.life(it)).collect::<Vec<_>>();
    assert_eq!(lives(&scene), [17, 16, 15]);
    scene.run(&late(first), &[15]);
    assert_eq!(lives(&scene), [20, 16, 15]);
    scene.run(&late(third), &[15]).run(&late(second), &[3]);
    assert_eq!(lives(&scene), [20, 16, 20]);
    assert_eq!(scene.refused(&late(first)), Bar::NoHit);
    assert_eq!(scene.refused(&late(second)), Bar::NoProtection, "each once");
}

/// Points spent and damage taken since the hit are kept, and so is healing up to its cap.
//% daemmersturm.protect.belated
#[test]
fn only_what_came_of_the_hit_is_taken_back() {
    let hit = || {
        let mut scene = Scene::melee().profile(B, |it| it.protections = vec![RESCUE]);
        scene.answer(Protecting::Take).run(&attack(A, B, 1), &[13, 8]);
        scene.actor(B, |it| it.action_points = 2)
    };
    let many = |deed| Command::Scene(SceneCommand::Many(Many { who: vec![B], deed, reason: Wording::NONE }));
    let mut scene = hit().actor(B, |it| (it.action_points, it.potions) = (1, 1));
    scene.run(&many(ManyDeed::Hurt(3)), &[]).run(&late(B), &[15]);
    assert_eq!(scene.life(B), 17);
    assert_eq!((scene.state.actor(B).action_points, scene.state.actor(B).potions), (1, 1));
    // 20, hit for 8, healed by 5: no more than 20, the cap of healing.
    let mut scene = hit();
    scene.run(&many(ManyDeed::Heal(5)), &[]).run(&late(B), &[15]);
    assert_eq!(scene.life(B), 20);
    // A character brought down by other damage since then gets up if it would be standing without the hit.
    let mut scene = hit();
    scene.run(&many(ManyDeed::Hurt(12)), &[]);
    assert!(!scene.state.is_up(B));
    scene.run(&late(B), &[15]);
    assert!(scene.state.is_up(B) && scene.life(B) == 8 && !scene.state.actor(B).exhausted);
    // A character exhausted by other damage is not exhausted any more with over 5 life points.
    let mut scene = hit().actor(B, |it| (it.life, it.exhausted) = (12, false));
    scene.run(&many(ManyDeed::Hurt(11)), &[]);
    assert!(scene.state.actor(B).exhausted);
    scene.run(&late(B), &[15]);
    assert_eq!((scene.life(B), scene.state.actor(B).exhausted), (9, false));
}

/// A hit that exhausted a character counts as bringing it down if the exhaustion roll fails. Other modifiers stay.
//% daemmersturm.protect.belated
//% daemmersturm.exhaustion.roll
#[test]
fn what_follows_later_from_a_hit_is_undone_too() {
    let mut scene = Scene::melee().profile(B, |it| it.protections = vec![RESCUE]);
    scene = scene.actor(B, |it| it.life = 12);
    scene.answer(Protecting::Take).run(&attack(A, B, 1), &[13, 8]);
    assert!(scene.state.actor(B).exhausted);
    let modifier = Modifier {
        id: EffectId(0),
        on: B,
        value: Value::Damage,
        change: Change::Add(1),
        source: Source::PlotLeader,
        until: Until::Combat,
    };
    let mut scene = scene_with(scene, Fact::Scene(SceneFact::Modifier(modifier)));
    scene.end_turn(&[2]);
    assert!(!scene.state.is_up(B));
    scene.run(&late(B), &[15]);
    assert!(scene.state.is_up(B) && !scene.state.actor(B).exhausted);
    assert_eq!((scene.life(B), scene.state.modifiers.len()), (12, 1));
}

fn scene_with(scene: Scene, fact: Fact) -> Scene {
    scene.set(fact)
}
