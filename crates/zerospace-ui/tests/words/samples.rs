//! A table with examples of everything.

use schwung_table::Seat;
use schwung_zerospace::*;

pub(crate) const PERCEPTION: SkillId = SkillId(0);
pub(crate) const MELEE: SkillId = SkillId(1);
pub(crate) const TECH: SkillId = SkillId(2);
pub(crate) const RANGED: SkillId = SkillId(3);

/// Anna's character.
pub(crate) const SORAYA: ActorId = ActorId(0);
/// A character of the game master, who is hidden in tests of secrets.
pub(crate) const VIREK: ActorId = ActorId(1);
/// Ben's character.
pub(crate) const ISSVISK: ActorId = ActorId(2);
/// One of two members of a band.
pub(crate) const THUG: ActorId = ActorId(3);
pub(crate) const OTHER_THUG: ActorId = ActorId(4);
/// An object.
pub(crate) const CRATE: ActorId = ActorId(5);

pub(crate) const ANNA: Seat = Seat(1);
pub(crate) const BEN: Seat = Seat(2);

pub(crate) const BLASTER: ItemId = ItemId(1);
pub(crate) const REACTOR: TaskId = TaskId(1);
pub(crate) const CHASE: TaskId = TaskId(2);

pub(crate) fn words(text: &str) -> Wording {
    Wording::new(text)
}

fn skill(key: &str, de: &str, en: &str, attribute: Attribute) -> Skill {
    Skill { key: key.into(), de: de.into(), en: en.into(), attribute, talking: false }
}

fn sheet(name: &str, attributes: [i8; 5]) -> Sheet {
    let skills = [PERCEPTION, MELEE, TECH, RANGED].into_iter().collect();
    Sheet { name: name.into(), attributes, endurance: 6, skills, ..Sheet::default() }
}

fn frame() -> Frame {
    let skills = vec![
        skill("perception", "Wahrnehmung", "Perception", Attribute::Intelligence),
        skill("melee", "Nahkampf", "Close Combat", Attribute::Strength),
        skill("tech", "Technik", "Technology", Attribute::Intelligence),
        skill("ranged", "Fernkampf", "Ranged Combat", Attribute::Dexterity),
    ];
    let sheets = vec![
        sheet("Soraya", [3, 4, 2, 3, 1]),
        sheet("Virek-Kohl", [5, 2, 4, 4, 3]),
        sheet("Issvisk", [6, 1, 1, 2, 0]),
        Sheet { skills: SkillSet::NONE, ..sheet("Lakai eins", [2, 2, 1, 1, 0]) },
        Sheet { skills: SkillSet::NONE, ..sheet("Lakai zwei", [2, 2, 1, 1, 0]) },
        sheet("Kiste", [0; 5]),
    ];
    Frame {
        title: "Im Dock".into(),
        seats: ["Gerda", "Anna", "Ben"].map(str::to_owned).to_vec(),
        sides: ["Crew".to_owned()].to_vec(),
        skills,
        roles: Roles { melee: MELEE, ranged: RANGED, ..Roles::default() },
        sheets,
        strength: Vec::new(),
    }
}

fn actor(kind: ActorKind, side: u8, seat: Seat) -> Actor {
    Actor::new(kind, Side(side), seat)
}

/// Six actors outside a conflict.
pub(crate) fn peace() -> State {
    let actors = vec![
        actor(ActorKind::Named, 0, ANNA),
        actor(ActorKind::Named, 1, Seat::GM),
        actor(ActorKind::Named, 0, BEN),
        actor(ActorKind::Unnamed, 1, Seat::GM),
        actor(ActorKind::Unnamed, 1, Seat::GM),
        actor(ActorKind::Object, 1, Seat::GM),
    ];
    let mut state = State::new(Switches::default(), frame(), actors);
    let weapon = ItemKind::Weapon(Weapon::default());
    state.items.push(Item { id: BLASTER, text: words("Blaster"), holder: Some(VIREK), kind: weapon });
    state
}

/// The order of turns; the two members of a band share a slot.
pub(crate) fn order() -> Vec<Place> {
    let place = |actor, slot, result| Place { actor, slot, result: Some(result) };
    vec![
        place(SORAYA, 0, 12),
        place(VIREK, 1, 9),
        place(THUG, 2, 5),
        place(OTHER_THUG, 2, 5),
        Place { actor: ISSVISK, slot: 3, result: None },
    ]
}

pub(crate) fn tries() -> Task {
    let mode = TaskMode::Tries { needed: 2, most: 4, difficulties: vec![3, 6] };
    Task {
        id: REACTOR,
        text: words("Reaktor flicken"),
        mode,
        tally: [1, 0],
        tries: 2,
        sides: None,
        won: None,
    }
}

/// A chase of Soraya by Virek-Kohl.
pub(crate) fn chase(mode: TaskMode) -> Task {
    let sides = Contest {
        first: SORAYA,
        second: VIREK,
        skill: MELEE,
        attribute: Attribute::Dexterity,
        ties_to_first: true,
        running: true,
    };
    let text = words("durch den Markt");
    Task { id: CHASE, text, mode, tally: [1, 2], tries: 3, sides: Some(sides), won: None }
}

pub(crate) fn stunt(scene: bool) -> Stunt {
    Stunt { who: SORAYA, skill: TECH, text: words("Schwerkraft im Schloss"), scene }
}

/// The same six actors in a conflict, with examples of everything.
pub(crate) fn fight() -> State {
    let mut state = peace();
    state.apply(&Event::ConflictBegan { initiator: Some(VIREK), order: order() });
    state.apply(&Event::TurnBegan { actor: SORAYA, at: 0 });
    state.items.push(Item { id: ItemId(2), text: words("Schlüssel"), holder: None, kind: ItemKind::Other });
    state.holds.push(Hold { by: VIREK, on: SORAYA, round: 1 });
    state.things.push(Thing { text: words("Kran"), pilot: None, lasting: false });
    state.things.push(Thing { text: words("Gleiter"), pilot: Some(VIREK), lasting: true });
    state.tasks = vec![tries(), chase(TaskMode::Lead(3))];
    state.stunts = vec![stunt(true)];
    state.distances = vec![Distance { a: SORAYA, b: VIREK, length: Length(25) }];
    let note = |id, to, text, genuine| Note { id: NoteId(id), to, text: words(text), genuine };
    state.notes = vec![
        note(1, None, "Der Alarm schweigt", true),
        note(2, Some(ANNA), "Der Schlüssel liegt im Büro", false),
        note(3, Some(BEN), "Hinter dem Kran ist jemand", true),
    ];
    state.players[1].points = 2;
    state.scene.dark = true;
    let soraya = &mut state.actors[0];
    soraya.losses = Losses { fresh: 2, deep: 1, shock: 1 };
    (soraya.distracted, soraya.surprised, soraya.prone) = (true, true, true);
    soraya.stored = Some(1);
    let virek = &mut state.actors[1];
    virek.owed = 1;
    virek.dodging = Some(Dodge { attribute: Attribute::Dexterity, forced: true });
    virek.lowered[3] = 1;
    virek.boosts.attributes[0] = 1;
    state
}

/// A roll of Soraya's: skilled, distracted, charging; 12 in total.
pub(crate) fn effort(actor: ActorId) -> Effort {
    Effort {
        actor,
        skill: Some(MELEE),
        attribute: Attribute::Strength,
        base: 2,
        rows: [Row::AttackerDistracted, Row::Charging].into_iter().collect(),
        free: 0,
        received: 0,
        bought: 0,
        speciality: true,
        dice: 7,
        value: 3,
        tool: 0,
        rating: 2,
        help: 0,
        from: Source::None,
        lesser: 0,
        tool_from: None,
    }
}

/// A roll without anything to explain.
pub(crate) fn plain(actor: ActorId) -> Effort {
    Effort { rows: Rows::NONE, speciality: false, rating: 0, ..effort(actor) }
}

/// A roll with all possible components.
pub(crate) fn full(actor: ActorId) -> Effort {
    Effort {
        skill: Some(TECH),
        base: 1,
        rows: [Row::DefenderHeld, Row::DefenderDistracted, Row::Cover, Row::CannotSee].into_iter().collect(),
        free: -2,
        received: 1,
        bought: 1,
        dice: 4,
        value: 5,
        tool: 2,
        help: 3,
        ..effort(actor)
    }
}
