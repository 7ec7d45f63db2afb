//! Area effects.

use crate::common::{
    crowd::{cast, crowd, foes, storm},
    *,
};
use schwung_daemmersturm::*;

/// Sets the defences against magic of the first enemies.
fn resisting(mut scene: Scene, values: &[u8]) -> Scene {
    for (who, &value) in foes(u16::MAX - 1).into_iter().zip(values) {
        scene = scene.profile(who, |it| it.magic.defence = value);
    }
    scene
}

fn outcomes(scene: &Scene) -> Vec<bool> {
    scene.outcomes().into_iter().map(Outcome::hits).collect()
}

/// Room for five, four enemies: four are attacked. Room for three, six enemies: three.
//% daemmersturm.area.targets
//% daemmersturm.area.maximum
#[test]
fn no_more_than_there_is_room_for() {
    for (room, there, hit) in [(5, 4, 4), (3, 6, 3)] {
        let mut scene = storm(crowd(there, 20), Targets::Fixed(room), |_| {});
        let mut dice = vec![19];
        dice.extend(std::iter::repeat_n(1, hit));
        scene.run(&cast(&foes(there)), &dice);
        assert_eq!(scene.outcomes().len(), hit);
    }
}

/// Targets 1–6, rolled 4: room for four.
//% daemmersturm.area.rolled
#[test]
fn the_number_may_be_rolled() {
    let mut scene = storm(crowd(6, 20), Targets::Rolled(Span::of(1, 6)), |_| {});
    scene.run(&cast(&foes(6)), &[4, 19, 1, 1, 1, 1]);
    assert_eq!(scene.thrown[..2], ["1-6", "1-20"]);
    assert_eq!(scene.outcomes().len(), 4);
}

/// Z +2 and natural 11 make 13: it hits ZW 12 and 10 and misses ZW 13. One takes 3 damage, the other 9.
//% daemmersturm.area.one-hit-roll
//% daemmersturm.area.individual-damage
#[test]
fn one_roll_is_compared_with_everybody() {
    let mut scene = resisting(storm(crowd(3, 20), Targets::Fixed(3), |_| {}), &[12, 13, 10]);
    scene = scene.profile(A, |it| it.magic.attack = 2);
    scene.run(&cast(&foes(3)), &[11, 3, 9]);
    assert_eq!(outcomes(&scene), [true, false, true]);
    assert_eq!(foes(3).iter().map(|&it| scene.life(it)).collect::<Vec<_>>(), [17, 20, 11]);
    assert_eq!(scene.totals(), [13, 13, 13]);
}

/// Two enemies and a friend in the storm, total 14: the friend with ZW 13 is hit, the enemy with ZW 14 is missed.
//% daemmersturm.area.friends
//% daemmersturm.ff.not-area
#[test]
fn friend_and_foe_are_alike() {
    let mut scene = resisting(storm(crowd(3, 20), Targets::Fixed(3), |_| {}), &[13, 14, 15]);
    scene = scene.actor(ActorId(1), |it| it.side = Side(0));
    scene.run(&cast(&foes(3)), &[14, 6]);
    assert_eq!(outcomes(&scene), [true, false, false]);
    assert_eq!(scene.life(ActorId(1)), 14);
    // Natural 3 next to friends: compared only with the targets, and without a question about the line of fire.
    let mut scene = resisting(storm(crowd(3, 20), Targets::Fixed(2), |_| {}), &[2, 14, 15]);
    scene = scene.actor(ActorId(3), |it| it.side = Side(0)).near(ActorId(1), ActorId(3));
    scene.run(&cast(&foes(2)), &[3, 4]);
    assert_eq!((outcomes(&scene), scene.kinds()), (vec![true, false], vec!["caught", "protect"]));
    assert_eq!(scene.life(ActorId(3)), 20);
}

/// Fumble numbers 1 and 2, natural 2: it only fumbles, without a question about friendly fire.
//% daemmersturm.ff.fumble-not-area
//% daemmersturm.fumble.spell
#[test]
fn a_fumble_of_an_area_hits_no_friend() {
    let fumbling = || {
        let scene = storm(crowd(2, 20), Targets::Fixed(2), |it| it.fumble = NumberSet::of(&[1, 2]));
        scene.actor(ActorId(2), |it| it.side = Side(0)).near(ActorId(1), ActorId(2))
    };
    let mut scene = fumbling();
    scene.run(&cast(&foes(1)), &[2, 3]);
    assert_eq!(scene.thrown, ["1-20", "1-3"]);
    assert_eq!([0, 1, 2].map(|it| scene.life(ActorId(it))), [20, 20, 20]);
    let mut scene = fumbling();
    scene.run(&cast(&foes(1)), &[2, 1, 8]);
    assert_eq!([0, 1, 2].map(|it| scene.life(ActorId(it))), [12, 20, 20]);
}

/// The plot leader decides whether the targets stand close enough, and whether part of the area may be empty ground.
//% daemmersturm.area.density
//% daemmersturm.area.partial
#[test]
fn the_plot_leader_says_whom_it_catches() {
    let mut scene = storm(crowd(4, 20), Targets::Fixed(4), |_| {});
    // Aimed at two of four, which spares the others.
    scene.run(&cast(&foes(2)), &[19, 1, 1]);
    assert!(matches!(&scene.asked[0], Question::Caught(it) if it.proposed == foes(2) && it.limit == 4));
    // The plot leader disagrees: a third one is hit as well.
    let mut scene = storm(crowd(4, 20), Targets::Fixed(4), |_| {}).answering(Actors(foes(3)));
    scene.run(&cast(&foes(2)), &[19, 1, 1, 1]);
    assert_eq!(scene.outcomes().len(), 3);
    // They stand too far apart.
    let mut scene = storm(crowd(4, 20), Targets::Fixed(4), |_| {}).answering(Actors(vec![ActorId(1)]));
    scene.run(&cast(&foes(2)), &[19, 1]);
    // No question is asked: the intended targets are hit.
    let mut scene = storm(crowd(4, 20), Targets::Fixed(4), |_| {});
    scene = scene.house(|it| it.ask_caught = Prompt::Automatic);
    scene.run(&cast(&foes(2)), &[19, 1, 1]);
    assert!(!scene.kinds().contains(&"caught"));
}

/// A critical roll is critical for all targets, and each of them rolls on the table separately.
//% daemmersturm.crit.table-roll
#[test]
fn a_critical_area_rolls_the_table_for_each() {
    let mut scene = storm(crowd(2, 60), Targets::Fixed(2), |_| {});
    scene.run(&cast(&foes(2)), &[20, 2, 5, 4, 3]);
    assert_eq!(foes(2).iter().map(|&it| scene.life(it)).collect::<Vec<_>>(), [50, 51]);
}

/// Thrown at the place where a character was last seen: everybody there is hit, seen or not.
//% daemmersturm.perception.guess
#[test]
fn an_area_can_be_put_at_a_place() {
    let place =
        Area { id: AreaId(0), by: None, source: Source::PlotLeader, amount: Amount::default(), rounds: 0 };
    let seen = Some(Seen::Hidden { traceless: false, last: None });
    let mut scene = storm(crowd(2, 20), Targets::Fixed(3), |_| {})
        .set(Fact::Scene(SceneFact::Area(place)))
        .set(Fact::Scene(SceneFact::Sight { observer: A, entity: ActorId(1), seen }))
        .set(Fact::Scene(SceneFact::Standing { who: ActorId(1), area: AreaId(1), is: true }));
    assert_eq!(scene.refused(&cast(&foes(1))), Bar::IsHidden);
    let aim = Aim { at: Vec::new(), place: Some(AreaId(1)) };
    let (by, spell, text, plan) = (A, SpellId(0), Wording::NONE, Plan::default());
    scene.run(&Command::Magic(MagicCommand::Cast(Cast { by, spell, text, aim, plan })), &[19, 7]);
    assert_eq!(scene.life(ActorId(1)), 13);
}

/// A single hit roll that hits no target is repeated once by an ability; one that hits any target stands.
//% daemmersturm.area.one-hit-roll
//% daemmersturm.ap.abilities
#[test]
fn the_one_roll_may_be_repeated() {
    let again = || {
        let scene = resisting(storm(crowd(2, 20), Targets::Fixed(2), |_| {}), &[15, 10]);
        let effects = vec![Effect::Repeat];
        let ability =
            Ability { name: "Again".to_owned(), when: When::AfterMiss, effects, ..Ability::default() };
        let known = KnownAbility { name: "Again".to_owned(), entry: Some(AbilityId(1)) };
        scene.library(|it| it.abilities.push(ability)).profile(A, |it| it.abilities.push(known))
    };
    let used = || Picked(Some(AbilityId(1)));
    let mut scene = again().answering(used());
    scene.run(&cast(&foes(2)), &[9, 12, 3]);
    assert_eq!(outcomes(&scene), [false, true]);
    assert!(scene.told(AttackEvent::Repeated { by: A, right: Right::Ability }));
    let mut scene = again().answering(used());
    scene.run(&cast(&foes(2)), &[9, 8]);
    assert_eq!(outcomes(&scene), [false, false]);
    let mut scene = again();
    scene.run(&cast(&foes(2)), &[11, 3]);
    assert!(!scene.kinds().contains(&"follow"));
}
