//! Small random fights of every engine.
#![allow(dead_code, unreachable_pub)] // each test uses its part

use schwung_daemmersturm as ds;
use schwung_play::{Fights, Habit, Random, Sample};
use schwung_table::Seat;
use schwung_zerospace as zs;

/// Performs `command` on `state` with a fixed seed and returns the state afterwards.
pub fn begun<S: Fights>(state: S::State, command: &S::Command) -> S::State {
    let policy = schwung_play::Habits::new(&[]);
    let mut table: Sample<S, _> = Sample { state, random: Random::new(1), policy };
    let Ok(()) = S::perform(&mut table, command);
    table.state
}

/// Two fighters of Spirit of the Century with random skills, boxes and consequences and no points.
pub fn fate_duel(random: &mut Random) -> schwung_fate::State {
    fate_duel_by(schwung_fate::Profile::sotc(), random)
}

/// Two fighters of a Fate book with random skills, boxes and consequences and no points.
pub fn fate_duel_by(mut profile: schwung_fate::Profile, random: &mut Random) -> schwung_fate::State {
    use schwung_fate::*;
    let skill = |key: &str| Skill {
        key: key.to_owned(),
        de: key.to_owned(),
        en: key.to_owned(),
        reach: Reach::Touch,
        armed: false,
    };
    let fists: SkillSet = [SkillId(1)].into_iter().collect();
    let agenda = Agenda { key: "harm".to_owned(), attack: fists, defend: fists, track: Track::Health };
    profile.boxes = 1 + u8::try_from(random.below(3)).unwrap_or(0);
    profile.consequences = u8::try_from(random.below(2)).unwrap_or(0);
    let sheet =
        |name: &str, fists: i8| Sheet { name: name.to_owned(), skills: vec![0, fists], ..Sheet::default() };
    let mut rating = || 1 + i8::try_from(random.below(4)).unwrap_or(0);
    let frame = Frame {
        seats: ["GM", "Anna"].map(str::to_owned).to_vec(),
        sides: ["players", "opposition"].map(str::to_owned).to_vec(),
        skills: ["alertness", "fists"].map(skill).to_vec(),
        agendas: vec![agenda],
        sheets: vec![sheet("Anna", rating()), sheet("Boris", rating())],
        zones: vec![String::new()],
        ..Frame::default()
    };
    let actors = vec![Actor::new(Side(0), Seat(1), ZoneId(0)), Actor::new(Side(1), Seat::GM, ZoneId(0))];
    let command = Command::BeginConflict(BeginConflict {
        kind: ConflictKind::Physical,
        skill: None,
        first: None,
        stake: Wording::NONE,
    });
    begun::<Fate>(State::new(profile, frame, actors), &command)
}

/// Two ZeroSpace fighters with random attributes and endurance; player 1 has `points` points.
pub fn zero_duel(random: &mut Random, points: u8) -> zs::State {
    begun::<zs::ZeroSpace>(zero_before(random, points), &zero_begins())
}

/// The command that begins a ZeroSpace fight; dice decide who goes first.
pub fn zero_begins() -> zs::Command {
    zs::Command::BeginConflict(zs::BeginConflict::default())
}

/// The two fighters of [`zero_duel`] before they fight.
pub fn zero_before(random: &mut Random, points: u8) -> zs::State {
    use zs::*;
    let skill = |key: &str, attribute| Skill {
        key: key.to_owned(),
        de: key.to_owned(),
        en: key.to_owned(),
        attribute,
        talking: false,
    };
    let mut below = |bound: u32| u8::try_from(random.below(bound)).unwrap_or(0);
    let mut sheet = |name: &str| Sheet {
        name: name.to_owned(),
        attributes: [2 + i8::try_from(below(3)).unwrap_or(0), 3, 3, 3, 0],
        endurance: 1 + below(4),
        skills: [SkillId(0), SkillId(1)].into_iter().collect(),
        ..Sheet::default()
    };
    let frame = Frame {
        seats: ["GM", "Anna"].map(str::to_owned).to_vec(),
        sides: ["players", "opposition"].map(str::to_owned).to_vec(),
        skills: vec![skill("perception", Attribute::Intelligence), skill("melee", Attribute::Strength)],
        roles: Roles { perception: SkillId(0), melee: SkillId(1), ..Roles::default() },
        sheets: vec![sheet("Anna"), sheet("Boris")],
        ..Frame::default()
    };
    let actor = |side: u8, seat: u8| Actor::new(ActorKind::Named, Side(side), Seat(seat));
    let mut state = State::new(Switches::default(), frame, vec![actor(0, 1), actor(1, 0)]);
    state.players.iter_mut().for_each(|it| it.passes = true);
    state.players[1].points = points;
    state
}

/// Two Dämmersturm fighters in melee with random values, weapons and few life points; the one with `points` can follow
/// up on a hit.
pub fn twilight_duel(random: &mut Random, points: u8) -> ds::State {
    use ds::*;
    let mut below = |bound: u32| u8::try_from(random.below(bound)).unwrap_or(0);
    let ability = Ability {
        name: "Nachsetzen".to_owned(),
        pool: Some(Pool::Action),
        cost: 1,
        when: When::AfterHit,
        effects: vec![Effect::ExtraAttack { same: true }],
        ..Ability::default()
    };
    let weapon = |name: &str, low, high| Weapon {
        name: name.to_owned(),
        damage: Amount::of(low, high),
        ..Weapon::default()
    };
    let library = Library {
        weapons: vec![weapon("Dolch", 1, 2), weapon("Schwert", 2, 3)],
        abilities: vec![ability],
        ..Library::default()
    };
    let mut profile = |name: &str, points| Profile {
        name: name.to_owned(),
        melee: Values { attack: i8::try_from(below(6)).unwrap_or(0) - 2, defence: 10 + below(4) },
        life: 1 + u16::from(below(4)),
        action_points: points,
        abilities: vec![KnownAbility { name: "Nachsetzen".to_owned(), entry: Some(AbilityId(0)) }],
        ..Profile::default()
    };
    let profiles = vec![profile("Anna", points), profile("Boris", 0)];
    let frame = Frame {
        seats: ["GM", "Anna"].map(str::to_owned).to_vec(),
        sides: ["players", "opposition"].map(str::to_owned).to_vec(),
        profiles,
        library,
        ..Frame::default()
    };
    let switches = Switches { ask_facing: Prompt::Automatic, ..Switches::default() };
    let mut state = State::fresh(switches, frame, &[(Side(0), Seat(1)), (Side(1), Seat::GM)]);
    for (n, weapon) in [below(2), below(2)].into_iter().enumerate() {
        let id = u16::try_from(n).unwrap_or(0);
        state.items.push(Item {
            id: ItemId(id + 1),
            label: Wording::NONE,
            kind: ItemKind::Weapon(WeaponId(u16::from(weapon))),
            holder: Some(ActorId(id)),
            held: Held::Drawn,
            user: None,
            unloaded: 0,
            broken: false,
            poison: None,
            heavy: false,
            crew: Vec::new(),
        });
        state.engaged.push(Engaged { by: ActorId(id), on: ActorId(1 - id), at: None });
    }
    state.next.item = 3;
    let order = vec![ActorId(0), ActorId(1)];
    let begin = BeginCombat { order, preset: Preset::Listed };
    begun::<Daemmersturm>(state, &Command::Turn(TurnCommand::BeginCombat(begin)))
}

/// Default habits for all actors.
pub const USUAL: &[Habit] = &[];
