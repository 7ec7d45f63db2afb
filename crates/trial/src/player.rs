//! Generates the next moves at a table from the game master's view: mostly legal and never ending.

use schwung_fate::{
    Actor, ActorId, ActorKind, AgendaId, Aim, Attack, Bearer, BeginConflict, Command, ConflictKind, EndScene,
    Fact, Maneuver, Plan, Rest, Side, Simple, SkillId, Target, Wording, ZoneId,
};
use schwung_log::{HouseDeed, Told};
use schwung_play::Random;
use schwung_table::{Seat, WireId};
use schwung_views::wire::{ActorView, ChoiceView, CommandText, Do, FateScene, QuestionView, SceneView, View};

/// Stands where the id of the view goes.
const SOMEBODY: ActorId = ActorId(0);

/// Attack skills of a physical conflict, as named in German views.
const WEAPONS: [&str; 3] = ["Fäuste", "Nahkampfwaffen", "Schusswaffen"];

/// A move.
#[derive(Clone, Debug, PartialEq)]
pub struct Move {
    /// The seat that moves; the game master may do it instead.
    pub seat: u8,
    /// The deed.
    pub what: Do,
}

impl Move {
    fn of(seat: u8, what: Do) -> Move {
        Move { seat, what }
    }

    fn command(seat: u8, command: &Command) -> Move {
        Move::about(seat, command, &[])
    }

    /// A command with the ids of the view in these places of its JSON.
    fn about(seat: u8, command: &Command, ids: &[(&str, WireId)]) -> Move {
        let mut json = serde_json::to_value(command).expect("commands of the rules can be serialized");
        for (place, id) in ids {
            *json.pointer_mut(place).expect("a place of an id") = id.0.into();
        }
        let text = CommandText::of(&json).expect("JSON can be serialized");
        Move { seat, what: Do::Command(text) }
    }
}

/// The next move at a table of the demo encounter: a pending question is answered, or the character whose turn it is
/// acts, or somebody says something.
pub fn next(gm: &View, random: &mut Random) -> Move {
    let SceneView::Fate(scene) = &gm.scene else { return aside(gm, random) };
    if random.below(12) == 0 {
        return aside(gm, random);
    }
    let asked = gm.waiting.as_ref().map_or(&[][..], |it| &it.questions);
    if let Some(question) = pick(asked, random) {
        return answer(question, random);
    }
    match &scene.conflict {
        None => between(scene, random),
        Some(conflict) => match conflict.turn.and_then(|id| scene.actors.iter().find(|it| it.id == id)) {
            Some(actor) => act(scene, actor, random),
            None => Move::command(0, &Command::EndConflict),
        },
    }
}

/// The next move of a player from her own view: answers a question or says something.
pub fn own(view: &View, seat: u8, random: &mut Random) -> Move {
    let asked = view.waiting.as_ref().map_or(&[][..], |it| &it.questions);
    match pick(asked, random) {
        Some(question) if random.below(4) > 0 => answer(question, random),
        _ => note(seat, random),
    }
}

/// Replaces the id of the question that a deed answers, as one viewer knows it, by the id in the view of another: the
/// numbers of records at its beginning are counted for each viewer.
pub(crate) fn rename(what: &mut Do, view: &View) {
    let (Do::Answer { question, .. } | Do::Skip { question } | Do::Roll { question, .. }) = what else {
        return;
    };
    let end = |id: &str| id.split_once('.').map(|it| it.1.to_owned());
    let own = view.waiting.iter().flat_map(|it| &it.questions).find(|it| end(&it.id.0) == end(&question.0));
    if let Some(own) = own {
        question.clone_from(&own.id);
    }
}

/// A note, which is always possible.
pub fn note(seat: u8, random: &mut Random) -> Move {
    let text = format!("Der Nebel wird dichter, {} Schritt weit sieht man noch.", random.below(100));
    Move::of(seat, Do::House(HouseDeed::Say { text, to: Told::All }))
}

fn aside(gm: &View, random: &mut Random) -> Move {
    let seats = u32::try_from(gm.house.seats.len()).unwrap_or(1);
    let seat = u8::try_from(random.below(seats)).unwrap_or_default();
    match random.below(3) {
        0 => {
            let label = "Wie dicht ist der Nebel?".to_owned();
            let dice = HouseDeed::Throw { dice: "4dF".to_owned(), faces: None, label, secret: seat == 0 };
            Move::of(seat, Do::House(dice))
        }
        _ => note(seat, random),
    }
}

fn pick<'t, T>(from: &'t [T], random: &mut Random) -> Option<&'t T> {
    let at = random.below(u32::try_from(from.len()).unwrap_or(u32::MAX));
    from.get(at as usize)
}

fn answer(it: &QuestionView, random: &mut Random) -> Move {
    let question = it.id.clone();
    if it.roll.is_some() {
        return Move::of(it.seat, Do::Roll { question, faces: None });
    }
    let free = |it: &ChoiceView| it.barred.is_none() && it.words.as_ref().is_none_or(|it| it.optional);
    let choices: Vec<usize> = (0..it.choices.len()).filter(|&at| free(&it.choices[at])).collect();
    match (pick(&choices, random), random.below(3)) {
        (Some(&choice), 0) => Move::of(it.seat, Do::Answer { question, choice, words: String::new() }),
        _ => Move::of(it.seat, Do::Skip { question }),
    }
}

/// The next move between two conflicts: the scene ends, wounds heal, defeated characters return, and the next conflict
/// begins.
fn between(scene: &FateScene, random: &mut Random) -> Move {
    let Some(actor) = pick(&scene.actors, random) else { return note(0, random) };
    let who = SOMEBODY;
    match random.below(5) {
        0 => Move::command(0, &Command::EndScene(EndScene { keep_stress: Vec::new(), pause: true })),
        1 => Move::about(0, &Command::Rest { who, rest: Rest::Days(90) }, &[("/rest/who", actor.id)]),
        2 => Move::about(0, &Command::Refresh { who }, &[("/refresh/who", actor.id)]),
        3 => {
            let ids = [
                ("/set/actor/0", actor.id),
                ("/set/actor/1/side", actor.side),
                ("/set/actor/1/zone", actor.zone),
            ];
            Move::about(0, &Command::Set(Fact::Actor(who, Box::new(unhurt(actor)))), &ids)
        }
        _ => {
            let stake = Wording::new("Das Rechnungsbuch");
            let kind = ConflictKind::Physical;
            Move::command(0, &Command::BeginConflict(BeginConflict { kind, skill: None, first: None, stake }))
        }
    }
}

fn unhurt(it: &ActorView) -> Actor {
    let mut actor = Actor::new(Side(0), Seat(it.seat), ZoneId(0));
    actor.fate = it.fate.unwrap_or_default().max(3);
    if it.minions.is_some() {
        actor.kind = ActorKind::Minions;
        actor.members = 3;
    }
    actor
}

fn act(scene: &FateScene, actor: &ActorView, random: &mut Random) -> Move {
    let by = SOMEBODY;
    let others = scene.actors.iter().map(|it| &**it);
    let others: Vec<&ActorView> = others.filter(|it| it.side != actor.side && it.out.is_none()).collect();
    let skills = actor.sheet.as_ref().map_or(&[][..], |it| &it.skills);
    let weapon = skills.iter().find(|it| WEAPONS.contains(&it.name.as_str()));
    let named = actor.kind == "named";
    let plan = Plan::default();
    let own = |command: &Command, verb: &str| {
        Move::about(actor.seat, command, &[(&format!("/{verb}/by"), actor.id)])
    };
    match (random.below(10), pick(&others, random), pick(skills, random)) {
        (0, ..) => fact(scene, random),
        (1..=6, Some(on), _) if weapon.is_some() || !named => {
            let skill = weapon.filter(|_| named).map(|it| SkillId(it.skill));
            let attack =
                Attack { by, on: SOMEBODY, agenda: AgendaId(0), skill, track: None, unaware: None, plan };
            let ids = [("/attack/by", actor.id), ("/attack/on", on.id)];
            Move::about(actor.seat, &Command::Attack(attack), &ids)
        }
        (7, _, Some(skill)) if named => {
            let maneuver = Maneuver {
                by,
                skill: Some(SkillId(skill.skill)),
                target: Target::Difficulty(None),
                aim: Aim::Place {
                    text: Wording::new("Öl auf den Planken"),
                    on: Bearer::Scene,
                    sticky: false,
                    paid: false,
                },
                plan,
            };
            own(&Command::Maneuver(maneuver), "maneuver")
        }
        (8, _, Some(skill)) if named => {
            let simple = Simple {
                by,
                skill: SkillId(skill.skill),
                difficulty: None,
                hidden: false,
                time: None,
                quality: None,
                notice: None,
                plan,
            };
            own(&Command::Simple(simple), "simple")
        }
        _ => own(&Command::Pass { by }, "pass"),
    }
}

/// The game master adds an aspect, or removes one if there are many.
fn fact(scene: &FateScene, random: &mut Random) -> Move {
    let of_the_scene = |it: &&schwung_views::wire::AspectView| it.kind == "framed" && it.actor.is_none();
    let old = scene.aspects.iter().filter(of_the_scene).nth(6);
    let number = old.and_then(|it| it.aspect.get("play")).and_then(serde_json::Value::as_u64);
    match number.and_then(|it| u32::try_from(it).ok()) {
        Some(number) => {
            let gone = Command::Set(Fact::NoAspect(schwung_fate::AspectId(0)));
            Move::about(0, &gone, &[("/set/no_aspect", WireId(number))])
        }
        None => Move::command(
            0,
            &Command::Set(Fact::Aspect {
                text: Wording::new("Sirenen in der Ferne"),
                on: Bearer::Scene,
                hidden: random.below(4) == 0,
            }),
        ),
    }
}
