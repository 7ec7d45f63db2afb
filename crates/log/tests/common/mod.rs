//! A table for tests.

#![allow(dead_code, clippy::unwrap_used)]

use schwung_fate::{
    ActorId, Attack, Command, Declare, Fact, Fate, Maneuver, Plan, Simple, SkillId, Target, Wording, ZoneId,
};
use schwung_files::Options;
use schwung_log::{
    Author, Deed, Entry, Game, House, HouseDeed, Opening, Person, QuestionId, Record, Refusal, Roller,
    SeatState, Told,
};
use schwung_play::Random;
use schwung_table::{Hosted, Seat};

pub(crate) const HARBOUR: &str = include_str!("../../../../encounters/harbour.toml");

/// A table at which the demo encounter has begun.
pub(crate) fn opened() -> Game<Fate> {
    let encounter = schwung_fate_ui::files::read(HARBOUR, &Options::default()).unwrap();
    let seats = &encounter.state.frame.seats;
    let person = |name: &String| Person { name: name.clone(), state: SeatState::Taken, ..Person::default() };
    let house = House { title: "Kai".into(), seats: seats.iter().map(person).collect(), ..House::default() };
    let state = encounter.state.clone();
    let opening = Opening { engine: Fate::ENGINE.to_owned(), system: "sotc".into(), house, state };
    let first = Record {
        seq: 1,
        at: 0,
        by: Some(Author::GM),
        id: "open".into(),
        deed: None,
        entries: vec![Entry::Opened(Box::new(opening))],
    };
    let mut game = Game::open(first).unwrap();
    let begin = Command::BeginConflict(encounter.begin.unwrap());
    act(&mut game, Author::GM, Deed::Command(begin), &mut Random::new(1)).unwrap();
    game
}

/// Carries out a deed like a server: decides it, writes and reads the record, and folds it in.
pub(crate) fn act(
    game: &mut Game<Fate>,
    by: Author,
    deed: Deed<Fate>,
    dice: &mut dyn Roller,
) -> Result<u64, Refusal<Fate>> {
    let entries = game.decide(by, deed, dice)?;
    let seq = game.seq() + 1;
    let record = Record { seq, at: seq as i64, by: Some(by), id: format!("r{seq}"), deed: None, entries };
    let text = serde_json::to_string(&record).unwrap();
    let read: Record<Fate> = serde_json::from_str(&text).unwrap();
    assert_eq!(read, record, "{text}");
    game.push(read).unwrap();
    Ok(seq)
}

/// A random deed: mostly legal, often not.
pub(crate) fn whim(game: &Game<Fate>, random: &mut Random) -> (Author, Deed<Fate>) {
    let state = game.state();
    let seats = game.house().seats.len() as u32;
    let anyone = |random: &mut Random| Author::Seat(Seat(random.below(seats) as u8));
    let actor = |random: &mut Random| ActorId(random.below(state.actors.len() as u32) as u8);
    let asked = game.asked();
    if !asked.is_empty() && random.below(10) < 8 {
        let it = &asked[random.below(asked.len() as u32) as usize];
        let by = if random.below(4) == 0 { Author::GM } else { Author::Seat(it.seat) };
        let question = it.id.clone();
        let deed = match (random.below(12), it.dice) {
            (0, _) => Deed::Skip { question },
            (1, _) => Deed::Answer { question: QuestionId("2.7".into()), choice: 0, words: String::new() },
            (2, Some(_)) => Deed::Roll { question, faces: Some(vec![1, 0, -1, 1]) },
            (3, Some(_)) => Deed::Roll { question, faces: Some(vec![1, 0, -1, 7]) },
            (_, Some(_)) => Deed::Roll { question, faces: None },
            (_, None) => Deed::Answer { question, choice: random.below(6) as usize, words: "nun ja".into() },
        };
        return (by, deed);
    }
    let by = state.conflict.and_then(|it| it.turn).unwrap_or(ActorId(0));
    let seat = state.actor(by).seat;
    let plan = Plan::default();
    let skill = SkillId(random.below(state.frame.skills.len() as u32) as u8);
    match random.below(18) {
        0 => (
            Author::GM,
            Deed::Undo {
                to: u64::from(random.below(game.seq() as u32 + 2)),
                keep_dice: random.below(2) == 0,
            },
        ),
        16 => {
            let seq = u64::from(random.below(game.seq() as u32 + 2)).max(game.seq().saturating_sub(3));
            let faces = (0..4).map(|_| random.below(3) as i8 - 1).collect();
            (Author::GM, Deed::SetRoll { seq, nth: random.below(3) as u16, faces, why: "so".into() })
        }
        17 => {
            let faces = (0..random.below(2) * 4).map(|_| random.below(3) as i8 - 1).collect();
            let seat = Seat(random.below(seats + 1) as u8);
            (Author::GM, Deed::Prepare { seat, faces, why: String::new() })
        }
        1 => {
            let who = actor(random);
            let mut to = *state.actor(who);
            to.fate = random.below(6) as u8;
            to.zone = ZoneId(random.below(state.frame.zones.len() as u32) as u8);
            (Author::GM, Deed::Command(Command::Set(Fact::Actor(who, Box::new(to)))))
        }
        2 => (Author::GM, Deed::CallOff),
        3 => (anyone(random), Deed::House(HouseDeed::Say { text: "hm".into(), to: Told::All })),
        4 => {
            let seat = Seat(random.below(seats + 1) as u8);
            (anyone(random), Deed::House(HouseDeed::Rename { seat, name: format!("N{}", random.below(9)) }))
        }
        5 => (Author::Seat(seat), Deed::Command(Command::Hold { by })),
        6 => (Author::GM, Deed::House(HouseDeed::Pause(random.below(3) == 0))),
        7 => (
            Author::Seat(seat),
            Deed::Command(Command::Maneuver(Maneuver {
                by,
                skill: Some(skill),
                target: Target::Difficulty(None),
                aim: schwung_fate::Aim::Place {
                    text: Wording::new("Rauch"),
                    on: schwung_fate::Bearer::Scene,
                    sticky: false,
                    paid: false,
                },
                plan,
            })),
        ),
        8 => (
            anyone(random),
            Deed::Command(Command::Simple(Simple {
                by,
                skill,
                difficulty: None,
                hidden: false,
                time: None,
                quality: None,
                notice: None,
                plan,
            })),
        ),
        // Points can be spent at any time, whatever is waiting.
        9 | 10 => {
            let who = actor(random);
            let declare = Declare { who, text: Wording::new("so"), by_aspect: None, places: true };
            let gift = Command::UseGift { who, gift: 0, text: Wording::NONE };
            let command = if random.below(3) == 0 { gift } else { Command::Declare(declare) };
            (Author::Seat(state.actor(who).seat), Deed::Command(command))
        }
        _ => (
            if random.below(5) == 0 { anyone(random) } else { Author::Seat(seat) },
            Deed::Command(attack(game, by, actor(random))),
        ),
    }
}

/// An attack with a suitable skill.
pub(crate) fn attack(game: &Game<Fate>, by: ActorId, on: ActorId) -> Command {
    let state = game.state();
    let agenda = schwung_fate::AgendaId(0);
    let best = state.frame.agenda(agenda).attack.iter().max_by_key(|it| state.rating(by, *it));
    let skill = best.filter(|_| state.actor(by).kind == schwung_fate::ActorKind::Named);
    Command::Attack(Attack { by, on, agenda, skill, track: None, unaware: None, plan: Plan::default() })
}
