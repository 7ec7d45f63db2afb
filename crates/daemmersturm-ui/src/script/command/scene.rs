//! Parses commands for perception, climbing, carrying and notes.

use schwung_daemmersturm::{
    ActorId, Burden, CarryCommand, ClimbCommand, ClimbCost, ClimbPay, ClimbTry, Command, Hide, Length, Lift,
    Obstacle, SceneCommand, Search, SightCommand, SightTerms, Skill,
};

use super::{Read, Reader};
use crate::script::terms::{SIZES, SKILLS};

fn sight(it: SightCommand) -> Read<Command> {
    Ok(Command::Scene(SceneCommand::Sight(it)))
}

/// Parses a message to a character.
pub(super) fn tell(r: &mut Reader<'_>) -> Read<Command> {
    let to = r.actor()?;
    Ok(Command::Scene(SceneCommand::Tell { to: Some(to), text: r.text()? }))
}

pub(super) fn note(r: &mut Reader<'_>) -> Read<Command> {
    Ok(Command::Scene(SceneCommand::Tell { to: None, text: r.text()? }))
}

/// Parses `by ranged|magic`.
fn with_value(r: &mut Reader<'_>) -> Read<Option<Skill>> {
    if r.is("by", "über") { r.term(SKILLS).map(Some) } else { Ok(None) }
}

pub(super) fn searches(r: &mut Reader<'_>, by: ActorId) -> Read<Command> {
    let with = with_value(r)?;
    let toward = if r.is("towards the", "nach") { Some(r.direction()?) } else { None };
    let field = if r.is("seeing", "im Blick") { Some(r.actors_or_nobody()?) } else { None };
    let veiled = r.is("unseen", "verdeckt");
    let terms = r.sight_terms()?;
    sight(SightCommand::Search(Search { by, with, toward, terms, field, veiled }))
}

pub(super) fn hides(r: &mut Reader<'_>, by: ActorId) -> Read<Command> {
    let with = if r.is("with", "mit") { r.actors()? } else { Vec::new() };
    r.need("from", "vor")?;
    let from = r.actors()?;
    let against = if r.is("against", "gegen") { Some(r.actor()?) } else { None };
    let value = with_value(r)?;
    let terms: SightTerms = r.sight_terms()?;
    sight(SightCommand::Hide(Hide { by, with, from, against, value, terms }))
}

pub(super) fn vanishes(r: &mut Reader<'_>, who: ActorId) -> Read<Command> {
    let from = if r.is("from", "vor") { r.actors()? } else { Vec::new() };
    let at = r.maybe_place("last seen at", "zuletzt gesehen an")?;
    sight(SightCommand::Vanish { who, from, at })
}

pub(super) fn reappears(r: &mut Reader<'_>, who: ActorId) -> Read<Command> {
    r.need("to", "für")?;
    let to = r.actor()?;
    let distance = r.length()?;
    sight(SightCommand::Reappear { who, to, distance })
}

pub(super) fn guesses(r: &mut Reader<'_>, by: ActorId) -> Read<Command> {
    let at = r.place()?;
    sight(SightCommand::Guess { by, at, text: r.text()? })
}

pub(super) fn release(r: &mut Reader<'_>) -> Read<Command> {
    let who = r.actor()?;
    sight(SightCommand::Release { who, text: r.text()? })
}

const OBSTACLES: &[(Obstacle, &str, &str)] = &[
    (Obstacle::Simple, "a fence|fence|simple obstacle", "einen Zaun|Zaun|einfaches Hindernis"),
    (Obstacle::Aid, "a ladder|ladder", "eine Leiter|Leiter"),
    (Obstacle::Tree, "a tree|tree", "einen Baum|Baum"),
    (Obstacle::Jump, "a long jump|long jump", "einen weiten Sprung|weiter Sprung"),
    (Obstacle::Building, "a building|building", "ein Gebäude|Gebäude"),
    (
        Obstacle::HardFacade,
        "a difficult facade|difficult facade",
        "eine schwierige Fassade|schwierige Fassade",
    ),
    (Obstacle::Rock, "a rock|rock", "einen Felsen|Felsen"),
];

/// Parses an obstacle: its kind, or the name of a creature.
pub(super) fn obstacle(r: &mut Reader<'_>) -> Read<Obstacle> {
    match r.one_of(OBSTACLES) {
        Some(obstacle) => Ok(obstacle),
        None => r.actor().map(Obstacle::Creature),
    }
}

pub(super) fn climbs(r: &mut Reader<'_>, by: ActorId) -> Read<Command> {
    let mut it = ClimbTry::plain(by, obstacle(r)?, ClimbPay::Movement);
    loop {
        if let Some(length) = r.maybe_length()? {
            if r.is("away", "entfernt") {
                it.away = length;
            } else {
                it.height = Some(length);
            }
        } else if r.is("moving", "bewegt sich") {
            it.movement = Some(r.length()?);
        } else if r.is("as the action", "als Aktion") {
            it.pay = ClimbPay::Action;
        } else if r.is("costing", "kostet") {
            it.cost = Some(cost(r)?);
        } else {
            it.terms = r.climb_terms()?;
            return Ok(Command::Scene(SceneCommand::Climb(ClimbCommand::Climb(it))));
        }
    }
}

/// Parses `all|part [and the action]`.
fn cost(r: &mut Reader<'_>) -> Read<ClimbCost> {
    let whole = r.is("the whole movement", "die ganze Bewegung");
    if !whole {
        r.need("part of the movement", "einen Teil der Bewegung")?;
    }
    Ok(ClimbCost { whole, both: r.is("and the action", "und die Aktion") })
}

pub(super) fn pins(r: &mut Reader<'_>, by: ActorId) -> Read<Command> {
    let on = r.actor()?;
    let terms = r.climb_terms()?;
    Ok(Command::Scene(SceneCommand::Climb(ClimbCommand::Pin { by, on, terms })))
}

/// Parses a character or an item.
pub(super) fn burden(r: &mut Reader<'_>, by: Option<ActorId>) -> Read<Burden> {
    match r.maybe_actor() {
        Some(who) => Ok(Burden::Body(who)),
        None => r.item(by).map(Burden::Thing),
    }
}

fn carry(it: CarryCommand) -> Read<Command> {
    Ok(Command::Scene(SceneCommand::Carry(it)))
}

pub(super) fn lifts(r: &mut Reader<'_>, by: ActorId) -> Read<Command> {
    let what = burden(r, Some(by))?;
    r.particle("hoch|auf");
    let mut it = Lift { by, with: None, what, size: None, carry: None };
    loop {
        if r.is("with", "mit") {
            it.with = Some(r.actor()?);
        } else if let Some(size) = r.one_of(SIZES) {
            it.size = Some(size);
        } else if r.is("carrying on", "und trägt weiter") {
            it.carry = Some(r.length()?);
        } else {
            return carry(CarryCommand::Lift(it));
        }
    }
}

pub(super) fn carries(r: &mut Reader<'_>, by: ActorId) -> Read<Command> {
    let what = burden(r, Some(by))?;
    let length: Length = r.length()?;
    carry(CarryCommand::Carry { by, what, length })
}

pub(super) fn sets_down(r: &mut Reader<'_>, by: ActorId) -> Read<Command> {
    let what = burden(r, Some(by))?;
    r.particle("ab");
    carry(CarryCommand::SetDown { by, what })
}
