//! Shots, reloading, friendly fire and two weapons.

use crate::common::*;
use schwung_daemmersturm::*;

//% daemmersturm.ranged.attack
#[test]
fn shots_use_the_ranged_values() {
    for (natural, hits) in [(10, false), (11, true)] {
        let mut scene = Scene::shooting(BOW).values(A, (-5, 12), (2, 12), (0, 12));
        scene.run(&attack(A, B, 1), pick(hits, &[natural, 4], &[natural]));
        assert_eq!(scene.outcome().hits(), hits);
    }
}

/// A musket with two reload steps: shot in round 1, reload in rounds 2 and 3, shot in round 4.
//% daemmersturm.ranged.reload
#[test]
fn reloading_takes_actions() {
    let mut scene = Scene::shooting(CROSSBOW).library(|it| it.weapons[3].reload = 2);
    let reload = gear(GearCommand::Reload { by: A, item: ItemId(1) });
    assert_eq!(scene.refused(&reload), Bar::LoadedAlready);
    scene.run(&attack(A, B, 1), &[5]).until(A);
    assert_eq!(scene.refused(&attack(A, B, 1)), Bar::NotLoaded);
    scene.run(&reload, &[]).until(A);
    assert_eq!(scene.refused(&attack(A, B, 1)), Bar::NotLoaded);
    scene.run(&reload, &[]).until(A).run(&attack(A, B, 1), &[5]);
}

//% daemmersturm.ranged.loaded-at-start
#[test]
fn which_weapons_are_loaded_is_the_plot_leaders_word() {
    let mut scene = Scene::new().house(|it| it.ask_loaded = Prompt::Ask).armed(A, CROSSBOW).armed(A, BOW);
    scene.answer(Items(vec![ItemId(1)]));
    let order = vec![A, B];
    let begin = turn(TurnCommand::BeginCombat(BeginCombat { order, preset: Preset::Listed }));
    scene.run(&begin, &[]);
    assert_eq!(scene.kinds(), ["unloaded"]);
    assert_eq!(scene.refused(&attack(A, B, 1)), Bar::NotLoaded);
    // Loaded in the first fight of a section, later as the previous fight left it.
    let mut scene = Scene::shooting(CROSSBOW);
    scene.run(&attack(A, B, 1), &[5]).run(&turn(TurnCommand::EndCombat), &[]).run(&begin, &[]);
    assert_eq!(scene.refused(&attack(A, B, 1)), Bar::NotLoaded);
}

/// A pistol with FA +4 and NA -1 against NV 12 in melee range: natural 13 makes 12, a miss.
//% daemmersturm.ranged.fire-in-melee
//% daemmersturm.ranged.no-fire-in-melee
//% daemmersturm.ranged.counts-as-melee
#[test]
fn loaded_weapons_may_be_fired_in_melee_range() {
    let pistol = || Scene::shooting(PISTOL).values(A, (-1, 12), (4, 12), (0, 12)).near(A, B);
    let mut scene = pistol();
    scene.run(&attack(A, B, 1), &[13]);
    assert_eq!((scene.totals(), scene.outcome()), (vec![12], Outcome::Miss));
    assert!(scene.state.item(ItemId(1)).is_some_and(|it| it.unloaded == 1), "it has to be reloaded");
    assert!(scene.state.actor(A).melee.struck && scene.state.actor(B).melee.targeted);
    // A melee fumble: the pistol stays usable.
    let mut scene = pistol().answering(Countering::Nothing);
    scene.run(&attack(A, B, 1), &[1]);
    assert!(scene.state.item(ItemId(1)).is_some_and(|it| !it.broken));
    assert_eq!(scene.kinds(), ["counter"]);
    // A bow cannot be used against an enemy in melee range, but against a distant one.
    let scene = Scene::shooting(BOW).near(A, B);
    assert_eq!(scene.refused(&attack(A, B, 1)), Bar::TooClose);
    scene.allowed(&attack(A, D, 1));
}

/// A shoots at B, who is in melee with C.
fn past_a_friend() -> Scene {
    Scene::shooting(BOW).near(B, C).house(|it| it.ask_exposed = Prompt::Ask)
}

//% daemmersturm.ff.condition
//% daemmersturm.ff.exposed
#[test]
fn friends_in_melee_and_in_the_line_are_endangered() {
    // No question is asked while it cannot matter.
    let mut scene = past_a_friend();
    scene.run(&attack(A, B, 1), &[6]);
    assert!(scene.asked.is_empty(), "{:?}", scene.asked);
    let mut scene = past_a_friend();
    scene.run(&attack(A, B, 1), &[2, 5]);
    assert!(matches!(&scene.asked[0], Question::Exposed(it) if it.proposed == [C]));
    // Half in the line of fire: the plot leader adds C; nobody is in melee.
    let mut scene = Scene::shooting(BOW).house(|it| it.ask_exposed = Prompt::Ask).answering(Actors(vec![C]));
    scene.run(&attack(A, B, 1), &[2, 5]);
    assert_eq!(scene.life(C), 15);
    let mut scene = past_a_friend().answering(Actors(Vec::new()));
    scene.run(&attack(A, B, 1), &[2]);
    assert_eq!(scene.life(C), 20);
    // Without asking: those in melee range.
    let mut scene = past_a_friend().house(|it| it.ask_exposed = Prompt::Automatic);
    scene.run(&attack(A, B, 1), &[2, 5]);
    assert_eq!(scene.life(C), 15);
}

/// Cases: FA, FV, natural number, whether the friend is hit.
//% daemmersturm.ff.trigger
#[test]
fn a_miss_with_two_to_five_hits_a_friend() {
    for (value, defence, natural, friend) in
        [(3, 12, 4, true), (5, 9, 5, false), (0, 12, 6, false), (0, 12, 2, true), (0, 12, 5, true)]
    {
        let mut scene = past_a_friend().versus(value, defence);
        let hits = natural + i16::from(value) > i16::from(defence);
        scene.run(&attack(A, B, 1), pick(friend || hits, &[natural, 3], &[natural]));
        assert_eq!(scene.told(AttackEvent::FriendlyFire { by: A, on: C }), friend, "natural {natural}");
    }
}

//% daemmersturm.ff.no-defence
//% daemmersturm.ff.effects
#[test]
fn a_friends_defence_does_not_count() {
    let mut scene = past_a_friend().profile(C, |it| it.ranged.defence = 19);
    scene.run(&attack(A, B, 1), &[2, 7]);
    assert_eq!(scene.life(C), 13);
}

//% daemmersturm.ff.protection
#[test]
fn a_friend_may_protect_itself() {
    let mut scene = past_a_friend().shield(C).profile(C, |it| it.melee.attack = 3);
    scene = scene.library(|it| it.protections[0].need = 13);
    scene.run(&attack(A, B, 1), &[2, 10]);
    assert_eq!(scene.life(C), 20);
}

//% daemmersturm.ff.victim
#[test]
fn the_plot_leader_says_who_is_hit() {
    let side = |it: &mut Actor| it.side = Side(0);
    let mut scene = past_a_friend().near(B, D).actor(D, side).answering(Target(Some(D)));
    scene.run(&attack(A, B, 1), &[3, 7]);
    assert_eq!((scene.kinds(), scene.life(D)), (vec!["exposed", "victim", "protect"], 13));
    let mut scene = past_a_friend().near(B, D).actor(D, side).house(|it| it.ask_victim = Prompt::Automatic);
    scene.run(&attack(A, B, 1), &[3, 7]);
    assert_eq!(scene.life(C), 13);
}

//% daemmersturm.ff.not-melee
#[test]
fn melee_endangers_no_friends() {
    let mut scene = Scene::melee().near(B, C);
    scene.run(&attack(A, B, 1), &[3]);
    assert!(scene.asked.is_empty());
    let mut scene = Scene::shooting(PISTOL).near(A, B).near(B, C);
    scene.run(&attack(A, B, 1), &[3]);
    assert!(scene.asked.is_empty());
}

fn fumbling(numbers: &[u8]) -> Scene {
    past_a_friend().library(|it| it.weapons[2].fumble = NumberSet::of(numbers))
}

/// Fumble numbers 1 to 3, natural 3: escalation 2 hits the friend and then breaks the weapon; 1 spares the friend.
//% daemmersturm.ff.with-fumble
//% daemmersturm.fumble.escalation
#[test]
fn friendly_fire_and_fumble_on_one_number() {
    for (escalation, friend) in [(1, false), (2, true), (3, true)] {
        let mut scene = fumbling(&[1, 2, 3]);
        scene.run(&attack(A, B, 1), pick(friend, &[3, escalation, 5], &[3, escalation]));
        assert_eq!(scene.thrown[1], "1-3");
        assert_eq!(scene.life(C) == 15, friend);
        assert!(scene.state.item(ItemId(1)).is_some_and(|it| it.broken));
        assert_eq!(scene.told(AttackEvent::FriendlyFireDropped { by: A }), !friend);
    }
    let mut scene = fumbling(&[1]);
    scene.run(&attack(A, B, 1), &[1]);
    assert_eq!(scene.thrown.len(), 1, "with the usual numbers the two never meet");
}

//% daemmersturm.fumble.and-critical
#[test]
fn both_at_once_still_risks_friends_without_escalation() {
    let mut scene = fumbling(&[1, 2]).library(|it| it.weapons[2].critical = NumberSet::of(&[2, 20]));
    scene.run(&attack(A, B, 1), &[2, 5]);
    assert_eq!((scene.outcome(), scene.life(C)), (Outcome::Both, 15));
    assert!(scene.state.item(ItemId(1)).is_some_and(|it| !it.broken));
}

/// Two weapons (items 1 and 2) in A's hands, B in melee range.
fn two(first: WeaponId, second: WeaponId) -> Scene {
    Scene::fight().armed(A, first).armed(A, second).near(A, B)
}

/// Cases: first and second weapon, NA, NV, weapon of the opponent, natural number, whether there is a second attack.
//% daemmersturm.dual.trigger
//% daemmersturm.dual.penalty-scope
//% daemmersturm.dual.pair.fist
//% daemmersturm.dual.pair.daggers
//% daemmersturm.dual.pair.one-hand-dagger
//% daemmersturm.dual.pair.one-hand-fist
//% daemmersturm.dual.pair.one-hand
//% daemmersturm.dual.pair.fist-pistol
//% daemmersturm.dual.pair.dagger-pistol
//% daemmersturm.dual.pair.one-hand-pistol
#[test]
fn every_pair_has_its_number_and_penalty() {
    let cases = [
        (SWORD, SWORD, 3, 16, None, 13, true),
        (FIST, FIST, 1, 16, Some(SWORD), 9, true),
        (FIST, FIST, 1, 16, Some(SWORD), 8, false),
        (FIST, FIST, 1, 16, Some(GREATSWORD), 13, false),
        (FIST, FIST, 1, 16, Some(GREATSWORD), 14, true),
        (DAGGER, DAGGER, 4, 13, Some(LANCE), 14, true),
        (SWORD, DAGGER, 2, 16, None, 12, true),
        (SWORD, DAGGER, 2, 16, None, 11, false),
        (SWORD, FIST, 2, 16, None, 14, true),
        (SWORD, FIST, 2, 16, None, 13, false),
        (SWORD, SWORD, 0, 16, None, 16, true),
        (SWORD, SWORD, 0, 16, None, 15, false),
        (FIST, PISTOL, 1, 16, None, 14, true),
        (FIST, PISTOL, 1, 16, None, 13, false),
        (DAGGER, PISTOL, 0, 16, None, 15, true),
        (DAGGER, PISTOL, 0, 16, None, 14, false),
        (SWORD, PISTOL, 3, 16, None, 13, true),
        (SWORD, PISTOL, 3, 16, None, 12, false),
    ];
    for (first, second, attack_value, defence, other, natural, again) in cases {
        let mut scene = two(first, second).versus(attack_value, defence);
        if let Some(other) = other {
            scene = scene.armed(B, other);
        }
        scene.run(&both(A, B, 1, 2), pick(again, &[natural, 2], &[natural]));
        assert_eq!(scene.outcomes().len() == 2, again, "{first:?} {second:?} natural {natural}");
        assert_eq!(scene.outcome(), Outcome::Miss, "a hit is not required");
        if let [one, two] = scene.totals()[..] {
            assert_eq!(one - natural, two - 2, "the penalty is on both");
        }
    }
    // With a single weapon there is neither a penalty nor a second attack.
    let mut scene = two(SWORD, SWORD).versus(3, 18);
    scene.run(&attack(A, B, 1), &[14]);
    assert_eq!(scene.totals(), [17]);
}

//% daemmersturm.dual.total
#[test]
fn the_whole_total_counts_for_the_second_weapon() {
    // Natural 11, +2, +3 from behind, -2: 14.
    let mut scene = Scene::fight().armed(A, SWORD).armed(A, SWORD).near_at(B, A, Direction::S).versus(2, 18);
    scene = scene.actor(B, |it| it.facing = Facing::To(Direction::N));
    scene.run(&both(A, B, 1, 2), &[3, 11, 2, 2]);
    assert_eq!(scene.totals(), [14, 5]);
}

//% daemmersturm.dual.pair.two-hand
#[test]
fn two_two_handed_weapons_are_released_by_the_plot_leader() {
    let giant = || two(GREATSWORD, GREATSWORD).versus(5, 20);
    assert_eq!(giant().refused(&both(A, B, 1, 2)), Bar::PairNotReleased);
    for (natural, again) in [(19, true), (18, false)] {
        let mut scene = giant().profile(A, |it| it.two_handed_pair = true);
        scene.run(&both(A, B, 1, 2), pick(again, &[natural, 2], &[natural]));
        assert_eq!(scene.outcomes().len() == 2, again);
    }
    giant().house(|it| it.two_handed_pairs = true).allowed(&both(A, B, 1, 2));
}

/// FA +3: natural 1 makes 0, a fumble with the first pistol, but the second may fire. FA 0: 3 makes -1, 4 makes 0.
//% daemmersturm.dual.pair.pistols
#[test]
fn two_pistols() {
    for (value, natural, again) in [(3, 1, true), (0, 3, false), (0, 4, true)] {
        let mut scene = Scene::fight().armed(A, PISTOL).armed(A, PISTOL).versus(value, 12);
        scene.run(&both(A, B, 1, 2), pick(again, &[natural, 8], &[natural]));
        assert_eq!(scene.outcomes().len() == 2, again);
        assert_eq!(scene.totals()[0], natural + i16::from(value) - 4);
        assert_eq!(scene.state.item(ItemId(1)).is_some_and(|it| it.broken), natural == 1);
    }
    // In melee range the penalty applies to the value that is used.
    let mut scene = two(PISTOL, PISTOL).versus(0, 12);
    scene.run(&both(A, B, 1, 2), &[3]);
    assert_eq!(scene.totals(), [-1]);
    let scene = two(PISTOL, PISTOL).set(Fact::Item { item: ItemId(2), fact: ItemFact::Unloaded(1) });
    assert_eq!(scene.refused(&both(A, B, 1, 2)), Bar::NotLoaded);
}

//% daemmersturm.dual.mixed-at-distance
#[test]
fn the_handgun_of_a_mixed_pair_at_a_distance() {
    for (prompt, yes) in [(Prompt::Automatic, true), (Prompt::Ask, true), (Prompt::Ask, false)] {
        let scene = two(SWORD, PISTOL).versus(3, 18).house(|it| it.ask_mixed = prompt);
        let mut scene = scene.profile(A, |it| it.ranged.attack = 1).answering(Target(Some(D)));
        if prompt == Prompt::Ask {
            scene.answer(Answer::from(yes));
        }
        scene.run(&both(A, B, 1, 2), pick(yes, &[13, 6], &[13]));
        assert_eq!(scene.totals(), if yes { vec![14, 7] } else { vec![14] }, "FA without penalty");
    }
}

//% daemmersturm.dual.other-pairs
#[test]
fn pairs_that_are_not_listed_are_the_plot_leaders() {
    for yes in [true, false] {
        let mut scene = two(FIST, DAGGER).versus(0, 16).answering(Answer::from(yes));
        scene.run(&both(A, B, 1, 2), pick(yes, &[10, 2], &[10]));
        assert_eq!(scene.kinds()[0], "judge");
    }
    let scene = two(FIST, DAGGER).house(|it| it.ask_pair = Prompt::Off);
    assert_eq!(scene.refused(&both(A, B, 1, 2)), Bar::NoPair);
    assert_eq!(two(SWORD, LANCE).refused(&both(A, B, 1, 2)), Bar::NoPair);
}

//% daemmersturm.dual.subordinate
#[test]
fn extra_attacks_may_bring_second_attacks_and_not_the_other_way_round() {
    let known = KnownAbility { name: "Pursue".to_owned(), entry: Some(PURSUE) };
    let scene = two(SWORD, DAGGER).versus(3, 12).profile(A, |it| it.abilities.push(known));
    let mut scene = scene.actor(A, |it| it.action_points = 6).actor(B, |it| it.life = 200);
    scene.answer(Picked(Some(PURSUE))).answer(Picked(None));
    scene.run(&both(A, B, 1, 2), &[14, 1, 15, 1, 12, 1, 13, 1]);
    assert_eq!(scene.outcomes().len(), 4, "two attacks, each with a second one");
    assert_eq!(scene.kinds().iter().filter(|it| **it == "follow").count(), 2, "none after second attacks");
}

//% daemmersturm.dual.secondary-roll
#[test]
fn the_second_attack_is_an_attack_of_its_own() {
    let mut scene = two(SWORD, DAGGER).near(A, D).answering(Target(Some(D)));
    scene.run(&both(A, B, 1, 2), &[14, 3, 20, 4, 1]);
    assert_eq!(scene.outcomes(), [Outcome::Hit, Outcome::Critical]);
    assert_eq!((scene.life(B), scene.life(D)), (17, 17));
    let mut scene = two(SWORD, DAGGER).answering(Target(Some(B))).answering(Countering::Nothing);
    scene.run(&both(A, B, 1, 2), &[14, 3, 1]);
    assert_eq!(scene.outcomes(), [Outcome::Hit, Outcome::Fumble]);
    assert!(scene.state.actor(A).turn.action, "one action for both");
    let mut scene = two(SWORD, DAGGER).answering(Target(None));
    scene.run(&both(A, B, 1, 2), &[14, 3]);
}
