//! A table with examples of everything.

use schwung_daemmersturm::*;
use schwung_table::Seat;

/// Anna's character.
pub(crate) const MIRELLE: ActorId = ActorId(0);
/// A character of the plot leader, which is hidden in tests of secrets.
pub(crate) const WOLF: ActorId = ActorId(1);
/// Ben's character.
pub(crate) const TULUK: ActorId = ActorId(2);
/// Another character of the plot leader.
pub(crate) const GUARD: ActorId = ActorId(3);

pub(crate) const ANNA: Seat = Seat(1);
pub(crate) const BEN: Seat = Seat(2);

pub(crate) const SWORD: ItemId = ItemId(1);
pub(crate) const BOW: ItemId = ItemId(2);
pub(crate) const CANNON: ItemId = ItemId(3);
pub(crate) const SHIELD: ItemId = ItemId(4);
pub(crate) const POTION: ItemId = ItemId(5);

pub(crate) const ABILITY: AbilityId = AbilityId(0);
pub(crate) const SPELL: SpellId = SpellId(0);
pub(crate) const GROUP: GroupId = GroupId(0);
pub(crate) const HEALING: SubstanceId = SubstanceId(0);
pub(crate) const VENOM: SubstanceId = SubstanceId(1);
pub(crate) const BLESSING: ProtectionId = ProtectionId(2);
pub(crate) const FIRE: AreaId = AreaId(1);
pub(crate) const PLACE: AreaId = AreaId(2);

pub(crate) fn words(text: &str) -> Wording {
    Wording::new(text)
}

fn library() -> Library {
    let sword = Weapon { name: "Langschwert".into(), ..Weapon::default() };
    let bow = Weapon {
        name: "Kurzbogen".into(),
        class: WeaponClass::Bow,
        melee: false,
        ranged: true,
        reload: 1,
        ..Weapon::default()
    };
    let cannon = Weapon {
        name: "Feldschlange".into(),
        class: WeaponClass::Gun,
        melee: false,
        w: Some(14),
        targets: Some(Span::of(1, 4)),
        ..Weapon::default()
    };
    let shield = Protection { name: "Holzschild".into(), ..Protection::shield(15) };
    let mail = Protection { name: "Kettenhemd".into(), ..Protection::armour(ArmourClass::Medium, 5, 12) };
    let blessing = Protection { name: "Segen".into(), ..Protection::rescue(12) };
    let ability = Ability {
        name: "Wuchtschlag".into(),
        pool: Some(Pool::Action),
        cost: 1,
        effects: vec![Effect::AddDamage(Amount::fixed(3))],
        ..Ability::default()
    };
    let spell = Spell { name: "Feuerball".into(), damage: Some(Amount::of(5, 15)), ..Spell::default() };
    let potion = Substance { name: "Heiltrank".into(), ..Substance::default() };
    let venom = Substance {
        name: "Schlangengift".into(),
        kind: SubstanceKind::VolatilePoison,
        ..Substance::default()
    };
    let group =
        GroupAttack { name: "Schildwall".into(), needs: words("drei Schilde"), ..GroupAttack::default() };
    Library {
        weapons: vec![sword, bow, cannon],
        protections: vec![shield, mail, blessing],
        abilities: vec![ability],
        spells: vec![spell],
        substances: vec![potion, venom],
        groups: vec![group],
    }
}

fn profile(name: &str, melee: (i8, u8), life: u16) -> Profile {
    let melee = Values { attack: melee.0, defence: melee.1 };
    Profile {
        name: name.into(),
        melee,
        ranged: Values { attack: 1, defence: 11 },
        magic: Values { attack: 3, defence: 12 },
        life,
        resources: vec![Resource::Mana],
        magic_points: 4,
        ..Profile::default()
    }
}

fn item(id: ItemId, kind: ItemKind, holder: Option<ActorId>, held: Held) -> Item {
    Item {
        id,
        label: Wording::NONE,
        kind,
        holder,
        held,
        user: None,
        unloaded: 0,
        broken: false,
        poison: None,
        heavy: false,
        crew: Vec::new(),
    }
}

/// Four characters outside combat.
pub(crate) fn peace() -> State {
    let frame = Frame {
        title: "Im Silberwald".into(),
        sides: vec!["Gefährten".into()],
        seats: ["Gerda", "Anna", "Ben"].map(str::to_owned).to_vec(),
        profiles: vec![
            profile("Mirelle", (4, 14), 20),
            profile("Schattenwolf", (2, 13), 23),
            profile("Tuluk", (3, 12), 18),
            profile("Wache", (0, 10), 5),
        ],
        library: library(),
    };
    let who = [(Side(0), ANNA), (Side(1), Seat::GM), (Side(0), BEN), (Side(1), Seat::GM)];
    let mut state = State::fresh(Switches::default(), frame, &who);
    state.items = vec![
        item(SWORD, ItemKind::Weapon(WeaponId(0)), Some(MIRELLE), Held::Drawn),
        item(BOW, ItemKind::Weapon(WeaponId(1)), Some(TULUK), Held::Drawn),
        item(CANNON, ItemKind::Weapon(WeaponId(2)), None, Held::Away),
        item(SHIELD, ItemKind::Protection(ProtectionId(0)), Some(WOLF), Held::Drawn),
        item(POTION, ItemKind::Substance(HEALING), Some(MIRELLE), Held::Ready),
    ];
    state.next = NextNumbers { item: 6, area: 3, effect: 9, note: 4 };
    state
}

pub(crate) fn wound(on: ActorId) -> Wound {
    let (by, source, amount) = (Some(TULUK), Source::Spell(SPELL), Amount::of(1, 5));
    Wound { id: EffectId(1), on, by, source, amount, rounds: 2 }
}

pub(crate) fn modifier(on: ActorId, change: Change, until: Until) -> Modifier {
    let (value, source) = (Value::MeleeDefence, Source::Ability(ABILITY));
    Modifier { id: EffectId(2), on, value, change, source, until }
}

pub(crate) fn ground(id: AreaId, amount: Amount, rounds: u8) -> Area {
    Area { id, by: Some(TULUK), source: Source::Spell(SPELL), amount, rounds }
}

/// The same four characters in a fight, with examples of everything.
pub(crate) fn fight() -> State {
    let mut state = peace();
    let order = vec![MIRELLE, WOLF, TULUK, GUARD];
    let lives = vec![(MIRELLE, 20), (WOLF, 23), (TULUK, 18), (GUARD, 5)];
    state.apply(&TurnEvent::SectionOpened.into());
    state.apply(&TurnEvent::CombatBegan { order, lives, unloaded: Vec::new() }.into());
    state.apply(&TurnEvent::TurnBegan { who: MIRELLE }.into());
    state.apply(&TurnEvent::Engaged { by: MIRELLE, on: WOLF, mutual: true, at: None }.into());
    state.distances = vec![Distance { a: TULUK, b: WOLF, length: Length(125) }];
    state.covers = vec![
        Cover { id: EffectId(3), of: TULUK, side: CoverSide::From(Direction::N), need: 12, full: false },
        Cover { id: EffectId(4), of: TULUK, side: CoverSide::Against(WOLF), need: 9, full: true },
    ];
    state.areas = vec![ground(FIRE, Amount::of(1, 5), 2), ground(PLACE, Amount::default(), 0)];
    state.standing = vec![Standing { who: WOLF, area: FIRE }, Standing { who: GUARD, area: PLACE }];
    state.effects = vec![wound(WOLF)];
    state.modifiers = vec![modifier(WOLF, Change::Add(-2), Until::Turns(2))];
    state.channels = vec![Channel { by: TULUK, spell: SPELL, turns: 1, needed: 2, aim: Aim::default() }];
    state.climbs = vec![Climb {
        who: GUARD,
        obstacle: Obstacle::Tree,
        left: Length::metres(4),
        reached: false,
        pinned: false,
        terms: ClimbTerms::default(),
    }];
    let note = |id, by, to, text| Note { id: NoteId(id), by, to, left: None, text: words(text), done: false };
    state.notes = vec![
        note(1, None, Some(MIRELLE), "Der Wolf hinkt"),
        note(2, Some(TULUK), None, "Irrlicht rufen"),
        note(3, None, None, "Die Wache ist bestochen"),
    ];
    let mirelle = &mut state.actors[0];
    (mirelle.life, mirelle.seeking, mirelle.potions) = (4, true, 1);
    mirelle.exhausted = true;
    mirelle.ailments = Ailments { nausea: 2, cramps: 1, faint: 0, fresh: false };
    mirelle.facing = Facing::Toward(WOLF);
    mirelle.orders.seek = Order::Never;
    mirelle.turn.walked = Length::metres(3);
    mirelle.round.element = Some((Element::Fire, 3));
    let wolf = &mut state.actors[1];
    (wolf.mount, wolf.swarm, wolf.normal) = (Mount::Giant, SwarmId(1), Some(true));
    wolf.life = 17;
    state.items[0].poison = Some(VENOM);
    state.items[1].unloaded = 1;
    state
}
