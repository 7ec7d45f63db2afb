//! Scenes with many characters: areas, guns and swarms.

use schwung_daemmersturm::*;
use schwung_table::Seat;

use super::{A, Scene, four, profile, shooter};

/// A gun: W 10+, 1–4 targets, damage 10–20, three reload steps. Its id follows those of [`super::library`].
pub const CANNON: WeaponId = WeaponId(9);

pub fn cannon() -> Weapon {
    Weapon {
        w: Some(10),
        targets: Some(Span::of(1, 4)),
        damage: Amount::of(10, 20),
        ignores_shields: true,
        ..shooter("cannon", WeaponClass::Gun, 3)
    }
}

/// The first `count` enemies of a [`crowd`].
pub fn foes(count: u16) -> Vec<ActorId> {
    (1..=count).map(ActorId).collect()
}

/// Anna's A, and `count` enemies of the plot leader with these base life points. A has the turn.
pub fn crowd(count: u16, life: u16) -> Scene {
    let mut library = super::library();
    library.weapons.push(cannon());
    let mut profiles = vec![profile("A")];
    profiles.extend((0..count).map(|n| Profile { life, ..profile(&format!("Foe {n}")) }));
    let seats = ["Leader", "Anna", "Ben"].map(str::to_owned).to_vec();
    let mut who = vec![(Side(0), Seat(1))];
    who.extend((0..count).map(|_| (Side(1), Seat(0))));
    let switches = (*four().switches).clone();
    let order: Vec<ActorId> = (0..=count).map(ActorId).collect();
    Scene::of(State::fresh(switches, Frame { seats, profiles, library, ..Frame::default() }, &who))
        .begun(&order)
}

/// Adds a loaded gun with this crew, under the next item number.
pub fn served(mut scene: Scene, crew: &[ActorId]) -> Scene {
    scene = scene.library(|it| {
        if it.weapons.len() == usize::from(CANNON.0) {
            it.weapons.push(cannon());
        }
    });
    let mut item = super::item(A, ItemKind::Weapon(CANNON), Held::Away);
    (item.holder, item.crew) = (None, crew.to_vec());
    scene.state.apply(&Event::Gear(GearEvent::ItemAdded { item }));
    scene
}

pub fn area(it: AreaCommand) -> Command {
    Command::Area(it)
}

/// A shot or throw at these targets.
pub fn blast(by: ActorId, item: u16, at: &[ActorId]) -> Command {
    let aim = Aim { at: at.to_vec(), place: None };
    area(AreaCommand::Blast(Blast { by, item: ItemId(item), aim, plan: Plan::default() }))
}

pub fn swarm(who: &[ActorId]) -> Command {
    area(AreaCommand::Swarm { who: who.to_vec(), close: true })
}

/// Gives A a spell without channelling, with a hit roll and damage 1–10. It is the first spell of the library.
pub fn storm(scene: Scene, targets: Targets, change: impl FnOnce(&mut Spell)) -> Scene {
    let mut spell = Spell {
        name: "Storm".to_owned(),
        channel: 0,
        targets,
        damage: Some(Amount::of(1, 10)),
        ..Spell::default()
    };
    change(&mut spell);
    let known = KnownAbility { name: "Storm".to_owned(), entry: None };
    scene.library(|it| it.spells = vec![spell]).profile(A, |it| it.abilities = vec![known])
}

/// A casts this spell at these targets.
pub fn cast(at: &[ActorId]) -> Command {
    let aim = Aim { at: at.to_vec(), place: None };
    let (spell, text, plan) = (SpellId(0), Wording::NONE, Plan::default());
    Command::Magic(MagicCommand::Cast(Cast { by: A, spell, text, aim, plan }))
}
