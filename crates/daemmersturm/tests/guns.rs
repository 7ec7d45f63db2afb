//! Guns and explosives.

use crate::common::{
    crowd::{CANNON, blast, crowd, foes, served},
    *,
};
use schwung_daemmersturm::*;

/// A with a grenade (item 1): W 11+, 2–5 targets, damage 5–15.
fn thrower(value: i8) -> Scene {
    Scene::shooting(GRENADE).versus(value, 19)
}

fn works(scene: &Scene) -> Option<bool> {
    scene.events.iter().find_map(|it| match it {
        Event::Area(AreaEvent::Tested { works, .. }) => Some(*works),
        _ => None,
    })
}

/// W 11+, FA +3: natural 8 makes 11 and succeeds, 7 makes 10 and fails.
//% daemmersturm.gun.w-roll
//% daemmersturm.gun.ignores-defence
#[test]
fn the_w_value_has_to_be_reached() {
    let mut scene = thrower(3);
    scene.run(&blast(A, 1, &[B]), &[8, 2, 7]);
    assert_eq!((works(&scene), scene.life(B)), (Some(true), 13), "an FV of 19 does not matter");
    assert_eq!(scene.thrown, ["1-20", "2-5", "5-15"]);
    assert!(scene.state.item(ItemId(1)).is_none(), "it is used up");
    let mut scene = thrower(3);
    scene.run(&blast(A, 1, &[B]), &[7]);
    assert_eq!((works(&scene), scene.life(B)), (Some(false), 20));
    assert!(scene.state.item(ItemId(1)).is_none());
}

/// Targets 1–6 and five enemies: a 3 hits three, a 6 all five.
//% daemmersturm.gun.targets-roll
//% daemmersturm.area.rolled
//% daemmersturm.area.maximum
#[test]
fn the_targets_roll_says_how_many_are_hit() {
    for (rolled, hit) in [(3, 3), (6, 5)] {
        let mut scene = crowd(5, 20).armed(A, GRENADE);
        scene = scene.library(|it| it.weapons[8].targets = Some(Span::of(1, 6)));
        let mut dice = vec![20, rolled];
        dice.extend(std::iter::repeat_n(5, hit));
        scene.run(&blast(A, 1, &foes(5)), &dice);
        assert_eq!(foes(5).iter().filter(|&&it| scene.life(it) == 15).count(), hit);
    }
}

/// The worked example of the source: W 10+, FA +2, rolled 8; targets 1–4, rolled 2; one of the two successfully seeks
/// cover.
//% daemmersturm.gun.damage
//% daemmersturm.gun.which-targets
//% daemmersturm.area.individual-damage
#[test]
fn the_plot_leader_picks_and_each_rolls_alone() {
    let hans = || {
        let scene = crowd(4, 20).armed(A, GRENADE).profile(A, |it| it.ranged.attack = 2);
        scene.library(|it| (it.weapons[8].w, it.weapons[8].targets) = (Some(10), Some(Span::of(1, 4))))
    };
    let picked = vec![ActorId(2), ActorId(4)];
    let mut scene = hans().answering(Actors(picked.clone())).answering(Actors(vec![ActorId(4)]));
    scene.run(&blast(A, 1, &foes(4)), &[8, 2, 9, 10]);
    assert_eq!(scene.kinds(), ["caught", "seek-many"]);
    assert_eq!(foes(4).iter().map(|&it| scene.life(it)).collect::<Vec<_>>(), [20, 11, 20, 20]);
    assert!(scene.told(AttackEvent::Saved { on: ActorId(4), by: A, with: Shelter::Seek }));
    // Three are hit; one seeks cover in vain, one with success: two damage rolls.
    let mut scene = hans().answering(Actors(vec![ActorId(1), ActorId(3), ActorId(4)]));
    scene.answer(Actors(vec![ActorId(1), ActorId(3)]));
    scene.run(&blast(A, 1, &foes(4)), &[8, 3, 10, 9, 5, 6]);
    assert_eq!(foes(4).iter().map(|&it| scene.life(it)).collect::<Vec<_>>(), [20, 20, 15, 14]);
    // Friends can be chosen like enemies, but no more than the roll allows.
    let scene = hans();
    let among = foes(4);
    let question = Question::Caught(Caught {
        seat: schwung_table::Seat::GM,
        by: A,
        kind: AttackKind::Explosion,
        limit: 2,
        proposed: among[..2].to_vec(),
        among,
    });
    let admits = |who: &[u16]| {
        let who = who.iter().map(|&it| ActorId(it)).collect();
        <Daemmersturm as schwung_table::System>::admit(&scene.state, &question, &Answer::Actors(Actors(who)))
            .is_ok()
    };
    assert!(admits(&[0, 3]) && admits(&[1]) && admits(&[]));
    assert!(!admits(&[1, 2, 3]) && !admits(&[1, 1]) && !admits(&[9]));
}

/// W 16+, FA -5, natural 20: 15, a failure. With the switch on it succeeds, but is never a critical hit.
//% daemmersturm.gun.no-criticals
#[test]
fn guns_have_no_critical_hits() {
    let tough = |on| {
        let scene = thrower(-5).house(move |it| it.gun_20_succeeds = on);
        scene.library(|it| it.weapons[8].w = Some(16))
    };
    let mut scene = tough(false);
    scene.run(&blast(A, 1, &[B]), &[20]);
    assert_eq!(works(&scene), Some(false));
    let mut scene = tough(true);
    scene.run(&blast(A, 1, &[B]), &[20, 2, 5]);
    assert_eq!((works(&scene), scene.life(B)), (Some(true), 15));
    assert!(!scene.told_any(|it| matches!(it, Event::Attack(AttackEvent::Critical { .. }))));
}

/// W 2+, FA +5, natural 1: a fumble, although 6 reaches 2.
//% daemmersturm.gun.fumble-on-w
//% daemmersturm.fumble.escalation
#[test]
fn a_natural_one_on_the_w_roll_is_a_fumble() {
    let mut scene = thrower(5).library(|it| it.weapons[8].w = Some(2));
    scene.run(&blast(A, 1, &[B]), &[1, 2]);
    assert_eq!(works(&scene), Some(false));
    assert_eq!(scene.thrown, ["1-20", "1-3"]);
    assert!(scene.told(AttackEvent::Fumbled { by: A, kind: AttackKind::Explosion }));
}

/// Shield and armour do not help against a cannon; cover and seeking cover do.
//% daemmersturm.gun.ignores-shields
//% daemmersturm.cover.is-not-shield
#[test]
fn shields_and_armour_do_not_help_against_blasts() {
    let cover = Cover { id: EffectId(0), of: B, side: CoverSide::All, need: 12, full: false };
    let mut scene = served(Scene::fight(), &[A]).shield(B).profile(B, |it| it.armour = Some(PLATE));
    scene = scene.set(Fact::Scene(SceneFact::Cover(cover)));
    let tried = Answer::Protecting(Protecting::Try(Shelter::Cover));
    scene.answer(tried).run(&blast(A, 1, &[B]), &[10, 1, 11, 10]);
    assert_eq!((scene.life(B), scene.kinds()), (10, vec!["caught", "protect"]));
    let Question::Protect(asked) = &scene.asked[1] else { panic!("{:?}", scene.asked) };
    let mut choices = Vec::new();
    <Daemmersturm as schwung_table::System>::options(
        &scene.state,
        &Question::Protect(asked.clone()),
        &mut choices,
    );
    let open: Vec<Answer> =
        choices.into_iter().filter(|it| it.barred.is_none()).map(|it| it.answer).collect();
    assert!(!open.contains(&Answer::Protecting(Protecting::Try(Shelter::Shield))));
    assert!(open.contains(&Answer::Protecting(Protecting::Try(Shelter::Seek))));
}

/// Three steps: A, B and C each spend an action in round 2, after which the gun is loaded.
//% daemmersturm.gun.reload-shared
#[test]
fn several_people_reload_a_gun() {
    let mut scene = served(Scene::fight(), &[A, B, C]);
    let reload = |by| gear(GearCommand::Reload { by, item: ItemId(1) });
    scene.run(&blast(A, 1, &[]), &[5]).until(A);
    assert_eq!(scene.refused(&blast(A, 1, &[D])), Bar::NotLoaded);
    for by in [A, B, C] {
        scene.run(&reload(by), &[]).end_turn(&[]);
    }
    assert_eq!(scene.state.item(ItemId(1)).map(|it| it.unloaded), Some(0));
    assert_eq!(scene.refused(&reload(D)), Bar::NoCrew);
}

/// C has loaded, A aims: the W roll uses A's FA. Only holders and crew members can fire.
//% daemmersturm.gun.roller
//% daemmersturm.item.single-user
#[test]
fn whoever_aims_rolls() {
    let mut scene = served(Scene::fight(), &[C, A]).profile(A, |it| it.ranged.attack = 4);
    scene.run(&blast(A, 1, &[B]), &[6, 1, 10]);
    assert_eq!((works(&scene), scene.life(B)), (Some(true), 10), "6 and 4 make 10");
    scene.end_turn(&[]);
    assert_eq!(scene.refused(&blast(B, 1, &[A])), Bar::NoCrew);
    scene.end_turn(&[]);
    // Even after reloading, the gun can only be used by A in this round.
    scene = scene.set(Fact::Item { item: ItemId(1), fact: ItemFact::Unloaded(0) });
    assert_eq!(scene.refused(&blast(C, 1, &[B])), Bar::UsedByOther);
    assert_eq!(Scene::melee().refused(&blast(A, 1, &[B])), Bar::WrongWeapon);
}

/// Escalation 2: the gun is destroyed and causes no harm. Escalation 1, targets 3, a crew of two: both are hit.
//% daemmersturm.fumble.gun
#[test]
fn a_gun_that_fumbles_blows_up() {
    let mut scene = served(Scene::fight(), &[A, C]);
    scene.run(&blast(A, 1, &[B]), &[1, 2]);
    assert!(scene.state.item(ItemId(1)).is_none());
    assert_eq!([A, B, C].map(|it| scene.life(it)), [20, 20, 20]);
    let mut scene = served(Scene::fight(), &[A, C]);
    scene.run(&blast(A, 1, &[B]), &[1, 1, 3, 10, 12]);
    assert!(scene.told(AreaEvent::BlewUp { by: A, item: ItemId(1), harms: true }));
    assert_eq!([A, B, C].map(|it| scene.life(it)), [10, 20, 8]);
    assert_eq!(CANNON, WeaponId(9));
}

/// Escalation 1: the explosion is around the thrower, shields do not help, and the plot leader may refuse seeking
/// cover.
//% daemmersturm.fumble.explosive
//% daemmersturm.seekcover.veto
#[test]
fn an_explosive_that_fumbles_goes_off_in_the_hand() {
    let mut scene = thrower(0).near(A, B).shield(A);
    scene.run(&blast(A, 1, &[D]), &[1, 3]);
    assert!(scene.state.item(ItemId(1)).is_none());
    let mut scene = thrower(0).near(A, B).shield(A);
    scene.answer(Answer::Protecting(Protecting::Try(Shelter::Seek))).answer(false);
    scene.run(&blast(A, 1, &[D]), &[1, 1, 2, 6, 7]);
    assert_eq!(scene.kinds(), ["caught", "protect", "judge", "protect"]);
    assert_eq!([A, B, D].map(|it| scene.life(it)), [14, 13, 20]);
}

/// Several characters of one player: one question for all of them, and one to the plot leader.
//% daemmersturm.seekcover.veto
//% daemmersturm.seekcover.offer
#[test]
fn many_seek_cover_at_once() {
    let both = |mut scene: Scene| {
        scene.state.actors.iter_mut().for_each(|it| it.seat = schwung_table::Seat(1));
        scene.answering(Actors(foes(3)))
    };
    let mut scene = both(crowd(3, 20).armed(A, GRENADE).house(|it| it.ask_caught = Prompt::Automatic));
    scene.answer(Actors(vec![ActorId(1), ActorId(2)]));
    scene.run(&blast(A, 1, &foes(3)), &[20, 3, 10, 9, 5, 6]);
    assert_eq!(scene.kinds(), ["seek-many", "may-seek"]);
    assert_eq!(foes(3).iter().map(|&it| scene.life(it)).collect::<Vec<_>>(), [20, 15, 14]);
    assert!(scene.told(AreaEvent::TooClose { who: vec![ActorId(3)] }));
    assert!(scene.state.actors[1].seeking && !scene.state.actors[3].seeking);
}
