//! The library: every problem is found with its path, and imports keep existing ids.

use proptest::prelude::*;
use schwung_daemmersturm::library::{DataCode as D, Difference, List, TakeOver, check};
use schwung_daemmersturm::{
    Ability, Amount, ArmourClass, AttackKinds, Effect, Element, Escalation, GroupAttack, Lasting, Library,
    Limit, NumberSet, Pool, Protection, ProtectionId, Resource, Skill, Span, Spell, Substance, SubstanceKind,
    Targets, Weapon, WeaponClass, Wording,
};

use crate::common::example::example;

fn faults(library: &Library) -> Vec<(D, String)> {
    check(library).into_iter().map(|it| (it.code, it.path)).collect()
}

//% daemmersturm.data.weapon-schema
//% daemmersturm.data.protection-schema
//% daemmersturm.data.ability-schema
//% daemmersturm.data.spell-schema
//% daemmersturm.data.substance-schema
//% daemmersturm.ap.abilities
#[test]
fn the_example_is_sound() {
    let library = example();
    assert_eq!(faults(&library), []);
    let stubs: Vec<_> =
        library.abilities.iter().filter(|it| it.incomplete).map(|it| it.name.as_str()).collect();
    assert_eq!(stubs, ["Nachsetzen", "Einschreiten"]);
    let grenade = library.weapons.iter().find(|it| it.class == WeaponClass::Explosive).expect("a grenade");
    assert_eq!(
        (grenade.w, grenade.targets, grenade.damage),
        (Some(11), Some(Span::of(2, 5)), Amount::of(5, 15))
    );
    assert!(grenade.ignores_shields);
}

/// The examples of the rule catalogue can be entered without any problem.
//% daemmersturm.data.protection-schema
//% daemmersturm.data.spell-schema
//% daemmersturm.data.substance-schema
#[test]
fn the_examples_of_the_schemas_can_be_entered() {
    let shield = Protection { name: "shield".into(), ..Protection::shield(14) };
    assert_eq!((shield.roll, shield.bonus, shield.facing), (Span::of(1, 20), Some(Skill::Melee), true));
    let armour = Protection { name: "armour".into(), ..Protection::armour(ArmourClass::Light, 5, 12) };
    assert_eq!((armour.roll, armour.bonus, armour.most), (Span::of(1, 6), None, Some(12)));
    let spell = Spell {
        name: "spell".into(),
        channel: 1,
        w: Some(12),
        hit_roll: false,
        targets: Targets::Rolled(Span::of(1, 4)),
        damage: Some(Amount::of(5, 15)),
        resource: Some(Resource::Mana),
        cost: 2,
        ..Spell::default()
    };
    let potion = Substance {
        name: "potion".into(),
        effects: vec![Effect::Heal(Amount::fixed(10))],
        ..Substance::default()
    };
    let lasting = Lasting { amount: Amount::fixed(3), rounds: 2, ..NO_TIME };
    let poison = Substance {
        name: "poison".into(),
        kind: SubstanceKind::PersistentPoison,
        effects: vec![Effect::Lasting(lasting)],
        ..Substance::default()
    };
    assert!(potion.action && potion.counts);
    let library = Library {
        protections: vec![shield, armour],
        spells: vec![spell],
        substances: vec![potion, poison],
        ..Library::default()
    };
    assert_eq!(faults(&library), []);
}

fn weapon(change: impl FnOnce(&mut Weapon)) -> Library {
    let mut it = Weapon { name: "x".into(), ..Weapon::default() };
    change(&mut it);
    Library { weapons: vec![it], ..Library::default() }
}

fn protection(change: impl FnOnce(&mut Protection)) -> Library {
    let mut it = Protection { name: "x".into(), ..Protection::default() };
    change(&mut it);
    Library { protections: vec![it], ..Library::default() }
}

fn ability(change: impl FnOnce(&mut Ability)) -> Library {
    let mut it = Ability { name: "x".into(), effects: vec![Effect::Repeat], ..Ability::default() };
    change(&mut it);
    Library { abilities: vec![it], ..Library::default() }
}

fn spell(change: impl FnOnce(&mut Spell)) -> Library {
    let mut it = Spell { name: "x".into(), damage: Some(Amount::of(1, 6)), ..Spell::default() };
    change(&mut it);
    Library { spells: vec![it], ..Library::default() }
}

fn substance(change: impl FnOnce(&mut Substance)) -> Library {
    let mut it = Substance { name: "x".into(), effects: vec![Effect::Repeat], ..Substance::default() };
    change(&mut it);
    Library { substances: vec![it], ..Library::default() }
}

fn group(change: impl FnOnce(&mut GroupAttack)) -> Library {
    let mut it = GroupAttack { name: "x".into(), effects: vec![Effect::Repeat], ..GroupAttack::default() };
    change(&mut it);
    Library { groups: vec![it], ..Library::default() }
}

fn effect(it: Effect) -> Library {
    ability(|ability| ability.effects = vec![it])
}

const NO_TIME: Lasting =
    Lasting { amount: Amount::of(1, 3), rounds: 0, area: false, harmless_first: false, stacks: false };

//% daemmersturm.data.weapon-schema
//% daemmersturm.data.protection-schema
#[test]
fn faults_of_weapons_and_protection() {
    let long = "ä".repeat(401);
    let cases = [
        (weapon(|it| it.name = " ".into()), D::NoName, "weapons.0.name"),
        (weapon(|it| it.name = long.clone()), D::TooLong, "weapons.0.name"),
        (weapon(|it| it.range = Wording::new(&long)), D::TooLong, "weapons.0.range"),
        (weapon(|it| it.hands = 3), D::Hands, "weapons.0.hands"),
        (weapon(|it| it.melee = false), D::NoUse, "weapons.0.melee"),
        (weapon(|it| it.w = Some(10)), D::NoExplosion, "weapons.0.w"),
        (weapon(|it| it.critical = NumberSet::of(&[0, 20])), D::Natural, "weapons.0.critical"),
        (weapon(|it| it.fumble = NumberSet::of(&[21])), D::Natural, "weapons.0.fumble"),
        (
            weapon(|it| it.escalation = Escalation { span: Span::of(1, 3), hurts: 3 }),
            D::Escalation,
            "weapons.0.escalation",
        ),
        (weapon(|it| it.damage.plus = -2), D::Negative, "weapons.0.damage"),
        (weapon(|it| it.lasting = Some(NO_TIME)), D::NoTime, "weapons.0.lasting"),
        (protection(|it| it.need = 26), D::Unreachable, "protections.0.need"),
        (protection(|it| (it.need, it.bonus) = (1, None)), D::Certain, "protections.0.need"),
        (protection(|it| it.against = AttackKinds(0)), D::AgainstNothing, "protections.0.against"),
        (protection(|it| it.reduces = Some(0)), D::DoesNothing, "protections.0.reduces"),
    ];
    for (library, code, path) in cases {
        assert_eq!(faults(&library), [(code, path.to_owned())]);
    }
    let gun = weapon(|it| it.class = WeaponClass::Gun);
    let wanted = [(D::NeedsW, "weapons.0.w".to_owned()), (D::NeedsTargets, "weapons.0.targets".to_owned())];
    assert_eq!(faults(&gun), wanted);
    let gun = weapon(|it| (it.class, it.w, it.targets) = (WeaponClass::Gun, Some(26), Some(Span::of(0, 0))));
    let wanted = [(D::W, "weapons.0.w".to_owned()), (D::NoTargets, "weapons.0.targets".to_owned())];
    assert_eq!(faults(&gun), wanted);
    let twice = Library {
        weapons: [weapon(|_| ()).weapons, weapon(|it| it.name = " X ".into()).weapons].concat(),
        ..Library::default()
    };
    assert_eq!(faults(&twice), [(D::NameTwice, "weapons.1.name".to_owned())]);
    let armour = protection(|it| {
        *it = Protection {
            name: "x".into(),
            kind: schwung_daemmersturm::ProtectionKind::Armour,
            ..Protection::default()
        }
    });
    assert_eq!(
        faults(&armour).iter().map(|it| it.0).collect::<Vec<_>>(),
        [D::NeedsClass, D::NeedsMost, D::ArmourBonus]
    );
}

//% daemmersturm.data.ability-schema
//% daemmersturm.data.spell-schema
//% daemmersturm.data.substance-schema
#[test]
fn faults_of_abilities_spells_and_substances() {
    let cases = [
        (ability(|it| it.cost = 1), D::NeedsPool, "abilities.0.pool"),
        (ability(|it| it.pool = Some(Pool::Magic(Resource::Elements))), D::Element, "abilities.0.element"),
        (ability(|it| it.element = Some(Element::Fire)), D::Element, "abilities.0.element"),
        (ability(|it| it.limit = Limit::Round(0)), D::NoUses, "abilities.0.limit"),
        (ability(|it| it.effects.clear()), D::DoesNothing, "abilities.0.effects"),
        (effect(Effect::Grant(ProtectionId(0))), D::NoSuchProtection, "abilities.0.effects.0"),
        (effect(Effect::Reduce(0)), D::DoesNothing, "abilities.0.effects.0"),
        (effect(Effect::Heal(Amount::default())), D::DoesNothing, "abilities.0.effects.0"),
        (effect(Effect::AddCritical(NumberSet::NONE)), D::Natural, "abilities.0.effects.0"),
        (effect(Effect::Note(Wording::NONE)), D::DoesNothing, "abilities.0.effects.0"),
        (effect(Effect::State { name: Wording::NONE, turns: 1 }), D::NoName, "abilities.0.effects.0.name"),
        (spell(|it| it.cost = 1), D::NeedsPool, "spells.0.resource"),
        (spell(|it| it.targets = Targets::Fixed(0)), D::NoTargets, "spells.0.targets"),
        (spell(|it| it.healing = Some(Amount::of(1, 2))), D::DamageAndHealing, "spells.0.healing"),
        (spell(|it| it.damage = None), D::DoesNothing, "spells.0.effects"),
        (substance(|it| it.weapons = Some(vec![WeaponClass::Bow])), D::NotPoison, "substances.0.weapons"),
        (
            substance(|it| (it.kind, it.weapons) = (SubstanceKind::VolatilePoison, Some(vec![]))),
            D::NoUse,
            "substances.0.weapons",
        ),
        (group(|it| it.fewest = 1), D::Members, "groups.0.fewest"),
    ];
    for (library, code, path) in cases {
        assert_eq!(faults(&library), [(code, path.to_owned())]);
    }
}

#[test]
fn codes_are_distinct() {
    let mut keys: Vec<_> = D::ALL.iter().map(|it| it.key()).collect();
    keys.sort_unstable();
    keys.dedup();
    assert_eq!(keys.len(), D::ALL.len());
    assert!(D::NoName.blocks() && !D::Certain.blocks());
}

#[test]
fn taking_over_keeps_own_numbers_and_follows_those_of_protection() {
    let mut own = Library {
        protections: vec![Protection { name: "Eigenes".into(), ..Protection::default() }],
        weapons: vec![Weapon { name: " schwert".into(), ..Weapon::default() }],
        ..Library::default()
    };
    let mut other = example();
    let amulet = other.protections.iter().position(|it| it.name == "Schutzamulett").expect("an amulet");
    other.abilities[0].effects = vec![Effect::Grant(ProtectionId(amulet as u16))];
    let before = own.clone();
    let differences = own.take_over(&other, TakeOver::Keep);
    assert_eq!(own.weapons[0], before.weapons[0]);
    assert_eq!(own.protections[0], before.protections[0]);
    let kept: Vec<_> = differences
        .iter()
        .filter(|it| it.what == Difference::Kept)
        .map(|it| (it.list, it.name.as_str()))
        .collect();
    assert_eq!(kept, [(List::Weapons, "Schwert")]);
    let [Effect::Grant(id)] = own.abilities[0].effects[..] else { panic!() };
    assert_eq!(own.protection(id).map(|it| it.name.as_str()), Some("Schutzamulett"));
    let replaced = own.take_over(&other, TakeOver::Replace);
    assert_eq!(replaced.len(), 1);
    assert_eq!((replaced[0].what, own.weapons[0].name.as_str()), (Difference::Replaced, "Schwert"));
    assert_eq!(own.take_over(&other, TakeOver::Replace), []);
    assert_eq!(faults(&own), []);
}

proptest! {
    #[test]
    fn taking_over_twice_is_taking_over_once(names in prop::collection::vec("[a-c]", 0..6), others in prop::collection::vec(("[a-e]", 0_u8..3), 0..6), replace in any::<bool>()) {
        let weapon = |name: &str, hands| Weapon { name: name.into(), hands, ..Weapon::default() };
        let mut own = Library { weapons: names.iter().map(|it| weapon(it, 1)).collect(), ..Library::default() };
        let other = Library { weapons: others.iter().map(|it| weapon(&it.0, it.1)).collect(), ..Library::default() };
        let clash = if replace { TakeOver::Replace } else { TakeOver::Keep };
        let before = own.clone();
        own.take_over(&other, clash);
        for (at, it) in before.weapons.iter().enumerate() {
            prop_assert_eq!(&own.weapons[at].name, &it.name);
        }
        for (name, _) in &others {
            prop_assert!(own.weapons.iter().any(|it| it.name == *name));
        }
        let once = own.clone();
        own.take_over(&other, clash);
        prop_assert_eq!(own, once);
    }
}
