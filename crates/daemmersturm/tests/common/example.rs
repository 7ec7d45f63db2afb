//! A small library written for tests, which is enough to test every rule and contains nothing of any community. A test of the
//! files checks that it is part of the default library of new tables.

use schwung_daemmersturm::{
    Ability, Amount, ArmourClass, Effect, Element, Lasting, Library, Limit, Need, Pool, Protection, Resource,
    Span, Spell, SpellKind, Substance, SubstanceKind, Targets, Value, Weapon, WeaponClass, When, Wording,
};

/// The example library.
//= daemmersturm.data.missing
pub fn example() -> Library {
    Library {
        weapons: weapons(),
        protections: protections(),
        abilities: abilities(),
        spells: spells(),
        substances: substances(),
        groups: Vec::new(),
    }
}

fn weapon(name: &str, class: WeaponClass, low: u8, high: u8) -> Weapon {
    Weapon { name: name.into(), class, damage: Amount::of(low, high), ..Weapon::default() }
}

fn shot(name: &str, class: WeaponClass, low: u8, high: u8, reload: u8) -> Weapon {
    Weapon { melee: false, ranged: true, reload, ..weapon(name, class, low, high) }
}

fn weapons() -> Vec<Weapon> {
    let two = |it: Weapon| Weapon { hands: 2, ..it };
    vec![
        weapon("Fäuste", WeaponClass::Fist, 1, 4),
        weapon("Dolch", WeaponClass::Dagger, 2, 8),
        weapon("Schwert", WeaponClass::OneHanded, 3, 10),
        two(weapon("Großaxt", WeaponClass::TwoHanded, 5, 15)),
        weapon("Reiterlanze", WeaponClass::Lance, 4, 14),
        weapon("Jagdspeer", WeaponClass::Spear, 3, 11),
        two(shot("Jagdbogen", WeaponClass::Bow, 3, 10, 0)),
        two(shot("Armbrust", WeaponClass::Crossbow, 5, 14, 1)),
        Weapon { melee: true, ..shot("Wurfmesser", WeaponClass::ThrowingKnife, 2, 7, 0) },
        shot("Blasrohr", WeaponClass::Blowgun, 1, 3, 1),
        shot("Pistole", WeaponClass::Handgun, 4, 12, 2),
        two(shot("Muskete", WeaponClass::Firearm, 6, 16, 2)),
        Weapon {
            w: Some(10),
            targets: Some(Span::of(1, 6)),
            ignores_shields: true,
            ..two(shot("Feldkanone", WeaponClass::Gun, 10, 25, 3))
        },
        Weapon {
            w: Some(11),
            targets: Some(Span::of(2, 5)),
            ignores_shields: true,
            ..shot("Splittergranate", WeaponClass::Explosive, 5, 15, 0)
        },
        Weapon {
            lasting: Some(Lasting {
                amount: Amount::of(1, 3),
                rounds: 2,
                area: false,
                harmless_first: false,
                stacks: false,
            }),
            ..weapon("Sägeklinge", WeaponClass::OneHanded, 2, 8)
        },
    ]
}

fn protections() -> Vec<Protection> {
    let named = |name: &str, it: Protection| Protection { name: name.into(), ..it };
    vec![
        named("Rundschild", Protection::shield(15)),
        named(
            "Turmschild",
            Protection { drawbacks: vec![(Value::MeleeAttack, -1)], ..Protection::shield(12) },
        ),
        named("Lederzeug", Protection::armour(ArmourClass::Light, 6, 8)),
        named("Kettenhemd", Protection::armour(ArmourClass::Medium, 5, 12)),
        named("Plattenrüstung", Protection::armour(ArmourClass::Heavy, 4, 15)),
        named("Schutzamulett", Protection::rescue(15)),
        named(
            "Lichtschild",
            Protection {
                magical: true,
                cost: Some((Pool::Magic(Resource::Light), 1)),
                ..Protection::rescue(12)
            },
        ),
    ]
}

fn ability(name: &str, pool: Option<Pool>, cost: u8, when: When, effects: Vec<Effect>) -> Ability {
    Ability { name: name.into(), pool, cost, when, effects, ..Ability::default() }
}

fn abilities() -> Vec<Ability> {
    let ap = Some(Pool::Action);
    let element = Some(Pool::Magic(Resource::Elements));
    vec![
        // The two abilities named in the source, as stubs.
        //= daemmersturm.ap.abilities
        Ability {
            incomplete: true,
            ..ability("Nachsetzen", ap, 1, When::AfterHit, vec![Effect::ExtraAttack { same: true }])
        },
        Ability {
            incomplete: true,
            ..ability("Einschreiten", ap, 1, When::FriendAttacked, vec![Effect::Intervene])
        },
        ability("Ausfallschritt", ap, 2, When::Movement, vec![Effect::Move]),
        Ability {
            needs: vec![Need::Charge],
            ..ability("Wucht des Laufs", ap, 1, When::BeforeAttack, vec![Effect::AddDamage(Amount::of(1, 4))])
        },
        Ability {
            limit: Limit::Round(1),
            ..ability("Zähe Haut", ap, 1, When::Damaged, vec![Effect::Reduce(3)])
        },
        Ability { focus: 3, ..ability("Ruhiger Atem", None, 0, When::Passive, Vec::new()) },
        ability("Atem anhalten", Some(Pool::Focus), 1, When::AfterMiss, vec![Effect::Repeat]),
        Ability {
            element: Some(Element::Fire),
            ..ability("Glutfaust", element, 2, When::BeforeAttack, vec![Effect::AddDamage(Amount::fixed(4))])
        },
        ability(
            "Leerengriff",
            Some(Pool::Magic(Resource::Shadow)),
            2,
            When::BeforeAttack,
            vec![Effect::AddDamage(Amount::of(2, 6))],
        ),
        ability(
            "Geländekunde",
            None,
            0,
            When::Action,
            vec![Effect::Note(Wording::new("Was verrät das Gelände?"))],
        ),
    ]
}

fn spells() -> Vec<Spell> {
    let spell = |name: &str, resource, cost| Spell {
        name: name.into(),
        resource: Some(resource),
        cost,
        ..Spell::default()
    };
    vec![
        Spell { damage: Some(Amount::of(5, 15)), ..spell("Flammenpfeil", Resource::Mana, 1) },
        Spell {
            w: Some(12),
            hit_roll: false,
            targets: Targets::Rolled(Span::of(1, 4)),
            damage: Some(Amount::of(5, 15)),
            ..spell("Funkenregen", Resource::Mana, 2)
        },
        Spell {
            targets: Targets::Fixed(3),
            damage: Some(Amount::of(3, 9)),
            lasting: Some(Lasting {
                amount: Amount::fixed(2),
                rounds: 3,
                area: true,
                harmless_first: false,
                stacks: false,
            }),
            ..spell("Brennender Boden", Resource::Mana, 2)
        },
        Spell {
            kind: SpellKind::Healing,
            w: Some(5),
            hit_roll: false,
            healing: Some(Amount::of(4, 9)),
            ..spell("Warme Hand", Resource::Light, 1)
        },
        Spell {
            channel: 0,
            kind: SpellKind::Strengthening,
            hit_roll: false,
            element: Some(Element::Earth),
            effects: vec![Effect::Modify { value: Value::MeleeDefence, by: 2, turns: 3 }],
            ..spell("Steinhaut", Resource::Elements, 2)
        },
    ]
}

fn substances() -> Vec<Substance> {
    let substance =
        |name: &str, kind, effects| Substance { name: name.into(), kind, effects, ..Substance::default() };
    let bleed =
        Lasting { amount: Amount::fixed(3), rounds: 2, area: false, harmless_first: true, stacks: false };
    vec![
        substance("Heiltrank", SubstanceKind::Potion, vec![Effect::Heal(Amount::of(4, 9))]),
        substance(
            "Stärketrank",
            SubstanceKind::Potion,
            vec![Effect::Modify { value: Value::MeleeAttack, by: 2, turns: 3 }],
        ),
        Substance {
            action: false,
            counts: false,
            ..substance("Riechsalz", SubstanceKind::Potion, vec![Effect::Note(Wording::new("Weckt auf."))])
        },
        substance("Natterngift", SubstanceKind::VolatilePoison, vec![Effect::Damage(Amount::fixed(5))]),
        substance("Dornensaft", SubstanceKind::PersistentPoison, vec![Effect::Lasting(bleed)]),
    ]
}
