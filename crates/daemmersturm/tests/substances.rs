//! Potions and poisons.

use crate::common::*;
use schwung_daemmersturm::*;
use schwung_table::System;

fn with_substances(scene: Scene, substances: Vec<Substance>) -> Scene {
    scene.library(|it| it.substances = substances)
}

fn substance(kind: SubstanceKind, effects: Vec<Effect>) -> Substance {
    Substance { name: "x".to_owned(), kind, effects, ..Substance::default() }
}

fn healing() -> Substance {
    substance(SubstanceKind::Potion, vec![Effect::Heal(Amount::of(4, 9))])
}

/// Adds an item that is ready, or that is on the ground.
fn lay(scene: &mut Scene, who: Option<ActorId>, kind: ItemKind) -> ItemId {
    let held = if who.is_some() { Held::Ready } else { Held::Away };
    let thing = Item { holder: who, ..item(A, kind, held) };
    let id = ItemId(scene.state.next.item);
    scene.state.apply(&Event::Gear(GearEvent::ItemAdded { item: thing }));
    id
}

fn items(it: ItemCommand) -> Command {
    Command::Gear(GearCommand::Item(it))
}

fn take(by: ActorId, item: ItemId) -> Command {
    items(ItemCommand::Take { by, item })
}

fn drink(by: ActorId, item: ItemId) -> Command {
    items(ItemCommand::Drink { by, item })
}

fn bar(scene: &Scene, command: &Command) -> Option<Bar> {
    Daemmersturm::check(&scene.state, command).err().map(|it| it.what)
}

const POTION: ItemKind = ItemKind::Substance(SubstanceId(0));

/// A has this many healing potions, and has lost 5 of 20 life points.
fn potions(count: usize) -> (Scene, Vec<ItemId>) {
    let mut it = with_substances(Scene::fight(), vec![healing()]).actor(A, |it| it.life = 12);
    let ids = (0..count).map(|_| lay(&mut it, Some(A), POTION)).collect();
    (it, ids)
}

/// A spell that is being channelled is not lost to a potion without a question, and kept if the answer is no.
//% daemmersturm.magic.abort
//% daemmersturm.potion.action
#[test]
fn a_potion_breaks_channelling_off_if_one_means_to() {
    for yes in [true, false] {
        let (mut it, ids) = potions(1);
        it = it.library(|it| it.spells = vec![Spell { channel: 2, ..Spell::default() }]);
        let channel = Channel { by: A, spell: SpellId(0), turns: 1, needed: 2, aim: Aim::default() };
        let mut it = it.set(Fact::Scene(SceneFact::Channel(channel)));
        it.answer(yes);
        it.run(&drink(A, ids[0]), if yes { &[6] } else { &[] });
        assert_eq!(it.kinds(), ["break-off"]);
        let drunk = (it.life(A) == 18, it.state.item(ids[0]).is_none(), it.state.channels.is_empty());
        assert_eq!(drunk, (yes, yes, yes));
    }
}

//% daemmersturm.potion.action
//% daemmersturm.potion.effects
//% daemmersturm.potion.in-hand
#[test]
fn a_potion_takes_the_action_and_works() {
    let (mut it, ids) = potions(1);
    it.run(&drink(A, ids[0]), &[6]);
    assert_eq!((it.life(A), it.state.actor(A).potions), (18, 1));
    assert!(it.state.actor(A).turn.action && it.state.item(ids[0]).is_none());
    // From the ground: picked up and drunk in one turn, without counting as a draw.
    let (mut it, _) = potions(0);
    let floor = lay(&mut it, None, POTION);
    assert_eq!(bar(&it, &drink(A, floor)), Some(Bar::NotHeld));
    it.run(&take(A, floor), &[]);
    it.run(&drink(A, floor), &[4]);
    assert_eq!((it.life(A), it.state.actor(A).turn.draws), (16, 0));
    let mut salt = healing();
    salt.action = false;
    let (it, ids) = potions(1);
    let mut it = it.library(|it| it.substances = vec![salt]);
    it.run(&drink(A, ids[0]), &[4]);
    assert!(!it.state.actor(A).turn.action, "unless it says otherwise");
}

//% daemmersturm.potion.not-in-melee
//% daemmersturm.potion.given-in-melee
//% daemmersturm.potion.recipient
#[test]
fn potions_are_given_from_behind() {
    let (it, ids) = potions(2);
    let administer = |by, to| items(ItemCommand::Administer { by, to, item: ids[0] });
    let mut it = it.near(C, B);
    it.run(&administer(A, C), &[4]);
    assert!(it.state.actor(C).round.transfer && !it.state.actor(C).turn.action);
    assert_eq!(it.state.actor(C).potions, 1);
    let (it, _) = potions(1);
    let it = it.near(A, B);
    assert_eq!(it.refused(&drink(A, ids[0])), Bar::InMelee);
    let it = it.actor(C, |it| it.round.transfer = true);
    assert_eq!(it.refused(&administer(A, C)), Bar::InMelee);
    let it = potions(1).0.actor(C, |it| it.round.transfer = true);
    assert_eq!(it.refused(&administer(A, C)), Bar::NoTransferLeft);
    // Helpless characters accept nothing: the plot leader decides whether it is possible.
    let mut it = potions(1).0.actor(C, |it| (it.round.transfer, it.ailments.faint) = (true, 2));
    it.answer(false).run(&administer(A, C), &[]);
    assert!(it.state.item(ids[0]).is_some());
    // It has no effect on incapacitated characters, so it is refused before the potion is used up.
    let it = potions(1).0.actor(C, |it| it.status = Status::Incapacitated);
    assert_eq!(it.refused(&administer(A, C)), Bar::NotRevived);
}

//% daemmersturm.potion.side-effect-test
//% daemmersturm.potion.side-5
//% daemmersturm.section.pauses
#[test]
fn the_second_potion_of_a_section_is_tested() {
    let (mut it, ids) = potions(3);
    it.run(&drink(A, ids[0]), &[4]);
    assert_eq!(it.thrown, ["4-9"]);
    it.run(&turn(TurnCommand::EndCombat), &[]);
    // In a pause of the section, only the number of potions counts.
    it.run(&drink(A, ids[1]), &[4, 5]);
    assert_eq!(it.thrown, ["4-9", "1-5"]);
    assert_eq!((it.state.actor(A).potions, it.state.actor(A).ailments), (2, Ailments::default()));
    it.run(&drink(A, ids[2]), &[4, 5]);
    it.run(&turn(TurnCommand::CloseSection), &[]);
    it.run(&turn(TurnCommand::OpenSection), &[]);
    assert_eq!(it.state.actor(A).potions, 0);
}

/// A drinks the second potion in its turn of round 1, with this side effect.
fn side_effect(number: i16) -> Scene {
    let (it, ids) = potions(1);
    let mut it = it.actor(A, |it| it.potions = 1).values(A, (3, 15), (-3, 12), (0, 10));
    it.run(&drink(A, ids[0]), &[4, number]);
    it
}

fn all_values(scene: &Scene) -> [i16; 6] {
    let state = &scene.state;
    let [n, f, z] = [Skill::Melee, Skill::Ranged, Skill::Magic];
    let (attack, defence) = (|it| state.attack_value(A, it), |it| state.defence_value(A, it));
    [attack(n), defence(n), attack(f), defence(f), attack(z), defence(z)]
}

//% daemmersturm.potion.side-1
//% daemmersturm.profile.modifiers
//% daemmersturm.ap.from-base
#[test]
fn nausea_takes_five_off_all_values_for_four_turns() {
    let mut it = side_effect(1);
    let (sick, well) = ([-2, 10, -8, 7, -5, 5], [3, 15, -3, 12, 0, 10]);
    for round in 1..=4 {
        assert_eq!((it.state.round(), all_values(&it)), (round, sick));
        it.until(A);
    }
    assert_eq!((it.state.round(), all_values(&it)), (5, well));
    assert_eq!(it.state.actor(A).action_points, 2, "points stay as they are");
    // A second onset restarts it.
    let mut it = side_effect(1);
    it.until(A);
    it.state.apply(&Event::Gear(GearEvent::Substance(SubstanceEvent::SideEffect { who: A, number: 1 })));
    assert_eq!(it.state.actor(A).ailments.nausea, 4);
}

//% daemmersturm.potion.side-2
#[test]
fn cramps_take_three_actions() {
    let mut it = side_effect(2);
    for round in 2..=4 {
        it.until(A);
        assert_eq!(it.state.round(), round);
        assert_eq!(it.refused(&gear(GearCommand::Reload { by: A, item: ItemId(1) })), Bar::NoSuchThing);
        let search = Search {
            by: A,
            with: None,
            toward: None,
            terms: SightTerms::default(),
            field: None,
            veiled: false,
        };
        let search = Command::Scene(SceneCommand::Sight(SightCommand::Search(search)));
        assert_eq!(it.refused(&search), Bar::Ailing);
        it.allowed(&walk(Move::plain(A)));
    }
    it.until(A);
    assert_eq!(it.state.actor(A).ailments, Ailments::default());
}

//% daemmersturm.potion.side-3
#[test]
fn a_faint_leaves_nothing_and_lowers_defence() {
    let mut it = side_effect(3);
    assert_eq!(it.state.defence_value(A, Skill::Melee), 6);
    assert_eq!(it.refused(&walk(Move::plain(A))), Bar::Faint);
    // This turn ends, and the next three pass.
    for round in 2..=4 {
        while it.state.round() < round {
            assert!(!it.state.has_turn(A), "{round}");
            assert_eq!(it.state.defence_value(A, Skill::Melee), 6);
            it.end_turn(&[]);
        }
        assert!(it.told(TurnEvent::TurnLost { who: A }), "{round}");
    }
    it.until(A);
    assert_eq!(it.state.round(), 5);
    assert_eq!(it.state.defence_value(A, Skill::Melee), 15);
    it.allowed(&walk(Move::plain(A)));
}

//% daemmersturm.potion.side-4
#[test]
fn ten_life_points_are_lost_and_nothing_protects() {
    let it = side_effect(4);
    assert_eq!((it.life(A), it.state.actor(A).exhausted), (6, false));
    let (it, ids) = potions(1);
    let mut it = it
        .actor(A, |it| (it.potions, it.life) = (1, 8))
        .profile(A, |it| (it.armour, it.protections) = (Some(PLATE), vec![REDUCTION]));
    it.run(&drink(A, ids[0]), &[4, 4]);
    assert_eq!((it.life(A), it.state.actor(A).exhausted), (2, true));
    let (it, ids) = potions(1);
    let mut it = it.actor(A, |it| (it.potions, it.life) = (1, 6));
    it.answer(false).run(&drink(A, ids[0]), &[4, 4]);
    assert_eq!(it.state.actor(A).status, Status::Incapacitated);
}

/// A has a poisoned weapon (item 1) with a poison of this kind: 5 damage.
fn poisoned(weapon: WeaponId, kind: SubstanceKind) -> Scene {
    let poison = substance(kind, vec![Effect::Damage(Amount::fixed(5))]);
    let it = with_substances(Scene::fight().armed(A, weapon).near(A, B), vec![poison]);
    it.set(Fact::Item { item: ItemId(1), fact: ItemFact::Poison(Some(SubstanceId(0))) })
}

fn on_weapon(scene: &Scene) -> bool {
    scene.state.item(ItemId(1)).is_some_and(|it| it.poison.is_some())
}

//% daemmersturm.poison.apply
//% daemmersturm.poison.one
//% daemmersturm.poison.weapons
#[test]
fn poison_goes_on_weapons_that_take_it() {
    let apply = |item| items(ItemCommand::Poison { by: A, item, weapon: ItemId(1) });
    let poisons = || {
        vec![
            substance(SubstanceKind::VolatilePoison, vec![]),
            substance(SubstanceKind::PersistentPoison, vec![]),
        ]
    };
    let armed = |weapon| with_substances(Scene::shooting(weapon), poisons());
    let mut it = armed(SWORD);
    let vial = lay(&mut it, None, ItemKind::Substance(SubstanceId(1)));
    assert_eq!(bar(&it, &apply(vial)), Some(Bar::NotHeld));
    it.run(&take(A, vial), &[]);
    it.run(&apply(vial), &[]);
    assert!(it.state.actor(A).turn.action && it.state.item(vial).is_none());
    assert_eq!(it.state.item(ItemId(1)).and_then(|it| it.poison), Some(SubstanceId(1)));
    // The new poison replaces the old one.
    it.until(A);
    let other = lay(&mut it, Some(A), ItemKind::Substance(SubstanceId(0)));
    it.run(&apply(other), &[]);
    assert_eq!(it.state.item(ItemId(1)).and_then(|it| it.poison), Some(SubstanceId(0)));
    for (weapon, wanted) in [(CROSSBOW, None), (BOW, None), (PISTOL, Some(Bar::TakesNoPoison))] {
        let mut it = armed(weapon);
        let vial = lay(&mut it, Some(A), ItemKind::Substance(SubstanceId(0)));
        assert_eq!(bar(&it, &apply(vial)), wanted);
    }
    let mut it = armed(PISTOL).library(|it| it.substances[0].weapons = Some(vec![WeaponClass::Handgun]));
    let vial = lay(&mut it, Some(A), ItemKind::Substance(SubstanceId(0)));
    it.allowed(&apply(vial));
}

//% daemmersturm.poison.trigger
//% daemmersturm.poison.roll
//% daemmersturm.poison.effects
//% daemmersturm.poison.reduction
//% daemmersturm.poison.no-protection
#[test]
fn poison_is_rolled_for_when_life_points_are_taken() {
    let reduced = |by| {
        let it = poisoned(DAGGER, SubstanceKind::PersistentPoison)
            .profile(B, |it| it.protections = vec![REDUCTION]);
        it.library(|it| it.protections[usize::from(REDUCTION.0)].reduces = Some(by))
    };
    let mut it = reduced(4);
    it.run(&attack(A, B, 1), &[13, 4]);
    assert!(it.life(B) == 20 && on_weapon(&it), "all of it was reduced");
    // A dagger adds 5, so 10 is enough. The damage of poison is also reduced, and no shield is asked for.
    let mut it = reduced(3).shield(B);
    it.run(&attack(A, B, 1), &[13, 2, 4, 10]);
    assert_eq!(it.thrown, ["1-20", "1-20", "1-10", "1-20"]);
    assert_eq!(it.life(B), 20 - 1 - 2);
    let mut it = reduced(3);
    it.run(&attack(A, B, 1), &[13, 4, 9]);
    assert_eq!(it.life(B), 19, "14 is not enough");
    // A blocked hit is still a hit, but no poison takes effect.
    let mut it = reduced(3).shield(B);
    it.run(&attack(A, B, 1), &[13, 15]);
    assert_eq!(it.life(B), 20);
}

/// Each case: the weapon, and the natural number that is just enough.
//% daemmersturm.poison.bonus
#[test]
fn weapons_help_poison() {
    let class = |class| {
        poisoned(SWORD, SubstanceKind::PersistentPoison).library(|it| {
            it.weapons[usize::from(SWORD.0)].class = class;
        })
    };
    let cases = [
        (WeaponClass::Dagger, 10),
        (WeaponClass::Spear, 14),
        (WeaponClass::OneHanded, 15),
        (WeaponClass::ThrowingKnife, 10),
    ];
    for (weapon, enough) in cases {
        for (natural, life) in [(enough, 14), (enough - 1, 19)] {
            let mut it = class(weapon);
            it.run(&attack(A, B, 1), &[13, 1, natural]);
            assert_eq!(it.life(B), life, "{weapon:?} {natural}");
        }
    }
    let shots = [
        (WeaponClass::Bow, 12),
        (WeaponClass::Crossbow, 12),
        (WeaponClass::ThrowingKnife, 12),
        (WeaponClass::Blowgun, 10),
    ];
    for (weapon, enough) in shots {
        for (natural, life) in [(enough, 14), (enough - 1, 19)] {
            let it = poisoned(BOW, SubstanceKind::PersistentPoison);
            let mut it = it.library(|it| it.weapons[usize::from(BOW.0)].class = weapon);
            it.state.engaged.clear();
            it.run(&attack(A, B, 1), &[13, 1, natural]);
            assert_eq!(it.life(B), life, "{weapon:?} {natural}");
        }
    }
}

//% daemmersturm.poison.volatile
//% daemmersturm.poison.persistent
#[test]
fn volatile_poison_serves_one_roll() {
    let mut it = poisoned(SWORD, SubstanceKind::VolatilePoison).shield(B);
    it.run(&attack(A, B, 1), &[2]);
    assert!(on_weapon(&it), "a miss");
    it.until(A);
    it.run(&attack(A, B, 1), &[13, 15]);
    assert!(on_weapon(&it), "a blocked hit");
    it.until(A);
    it.run(&attack(A, B, 1), &[13, 2, 3, 4]);
    assert!(!on_weapon(&it), "a roll, whatever came of it");
    let mut it = poisoned(SWORD, SubstanceKind::PersistentPoison)
        .profile(B, |it| it.life = 60)
        .actor(B, |it| it.life = 60);
    for _ in 0..3 {
        it.run(&attack(A, B, 1), &[13, 3, 15]);
        it.until(A);
    }
    assert!(it.life(B) == 60 - 24 && on_weapon(&it));
    it.run(&turn(TurnCommand::EndCombat), &[]);
    it.run(&turn(TurnCommand::CloseSection), &[]);
    it.run(&turn(TurnCommand::OpenSection), &[]);
    assert!(!on_weapon(&it), "it lasts for the section");
}
