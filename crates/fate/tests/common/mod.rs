//! Small scenes for tests and benchmarks.
#![allow(dead_code, unreachable_pub)] // each test uses only a part

pub mod scenes;

use schwung_fate::*;
use schwung_play::{Policy, Random, Sample};
use schwung_table::{Seat, System as _};

pub const ALERTNESS: SkillId = SkillId(0);
pub const EMPATHY: SkillId = SkillId(1);
pub const RESOLVE: SkillId = SkillId(2);
pub const ENDURANCE: SkillId = SkillId(3);
pub const ATHLETICS: SkillId = SkillId(4);
pub const FISTS: SkillId = SkillId(5);
pub const WEAPONS: SkillId = SkillId(6);
pub const MIGHT: SkillId = SkillId(7);

fn skill(key: &str, armed: bool, reach: Reach) -> Skill {
    Skill { key: key.to_lowercase(), de: key.to_owned(), en: key.to_owned(), reach, armed }
}

/// Eight skills, two agendas, three zones in a row with a border of 2 between the last two.
pub fn frame(sheets: Vec<Sheet>) -> Frame {
    let names = ["Alertness", "Empathy", "Resolve", "Endurance", "Athletics", "Fists", "Weapons", "Might"];
    let mut skills: Vec<Skill> = names.iter().map(|name| skill(name, false, Reach::Touch)).collect();
    skills[6] = skill("Weapons", true, Reach::Throw);
    let way = |from: u8, to: u8, border| Way { from: ZoneId(from), to: ZoneId(to), border };
    Frame {
        title: "Test".to_owned(),
        seats: vec!["GM".to_owned(), "Anna".to_owned(), "Ben".to_owned()],
        sides: vec!["players".to_owned(), "opposition".to_owned()],
        skills,
        roles: Roles {
            alertness: ALERTNESS,
            empathy: EMPATHY,
            resolve: RESOLVE,
            endurance: ENDURANCE,
            athletics: ATHLETICS,
        },
        agendas: vec![
            Agenda {
                key: "harm".to_owned(),
                attack: [FISTS, WEAPONS].into_iter().collect(),
                defend: [FISTS, WEAPONS, ATHLETICS].into_iter().collect(),
                track: Track::Health,
            },
            Agenda {
                key: "move".to_owned(),
                attack: [MIGHT].into_iter().collect(),
                defend: [MIGHT].into_iter().collect(),
                track: Track::Health,
            },
        ],
        sheets,
        zones: vec!["Quay".to_owned(), "Deck".to_owned(), "Hold".to_owned()],
        ways: vec![way(0, 1, 0), way(1, 0, 0), way(1, 2, 2), way(2, 1, 2)],
    }
}

pub fn fighter(name: &str, fists: i8, aspects: u8) -> Sheet {
    let mut skills = vec![0; 8];
    skills[usize::from(FISTS.0)] = fists;
    Sheet {
        name: name.to_owned(),
        skills,
        aspects: (1..=aspects).map(|n| format!("{name}'s aspect {n}")).collect(),
        refresh: None,
        ..Sheet::default()
    }
}

/// Two fighters with these ratings in Fists, and this many aspects and fate points each. A physical conflict
/// has begun.
pub fn duel(skills: [i8; 2], aspects: u8, points: u8) -> State {
    let sheets = vec![fighter("Anna", skills[0], aspects), fighter("Boris", skills[1], aspects)];
    let mut a = Actor::new(Side(0), Seat(1), ZoneId(0));
    let mut b = Actor::new(Side(1), Seat(2), ZoneId(0));
    (a.fate, b.fate) = (points, points);
    let mut state = State::new(Profile::sotc(), frame(sheets), vec![a, b]);
    begin(&mut state);
    state
}

/// Begins a physical conflict, as the rules do.
pub fn begin(state: &mut State) {
    let command = Command::BeginConflict(BeginConflict {
        kind: ConflictKind::Physical,
        skill: None,
        first: None,
        stake: Wording::NONE,
    });
    let policy = &mut Sensible as &mut dyn Policy<Fate>;
    let mut table = Sample { state: state.clone(), random: Random::new(1), policy };
    let Ok(()) = Fate::perform(&mut table, &command);
    *state = table.state;
}

/// The first fighter attacks the second with Fists.
pub fn attack() -> Command {
    Command::Attack(Attack {
        by: ActorId(0),
        on: ActorId(1),
        agenda: AgendaId(0),
        skill: Some(FISTS),
        track: None,
        unaware: None,
        plan: Plan::default(),
    })
}

/// Plays a whole conflict; returns the number of turns.
pub fn fight<T: FateTable>(table: &mut T, most: u32) -> schwung_table::Play<T, u32> {
    let mut turns = 0;
    while let Some(actor) = table.state().conflict.and_then(|it| it.turn) {
        if turns == most {
            break;
        }
        let command = Fighter::command(table.state(), actor);
        <Fate as schwung_table::System>::perform(table, &command)?;
        turns += 1;
    }
    Ok(turns)
}
