//! Parses facts about the table that the game master sets: order, scene, points, switches, skills, new actors.

use schwung_transcript::Sort;
use schwung_zerospace::{
    Actor, ActorKind, Attribute, Command, Fact, OpenTask, Place, Position, Setting, Shared, Sheet, Side,
    Skill, StrengthRow, Stunt, Switch, SwitchKind, Switches, Task, TaskId,
};

use super::{Read, Reader, checks, facts::kind, frame, points};

pub(super) fn set_switch(r: &mut Reader<'_>) -> Read<Command> {
    let all = Switches::ALL.iter().map(|it| (it, it.name));
    let Some(switch) = r.cursor.name(Sort::SWITCH, all) else { return r.fail() };
    let position = position(r, switch)?;
    let mut switches: Switches = (*r.state.switches).clone();
    if !(switch.set)(&mut switches, &position) {
        return r.fail();
    }
    Ok(Command::Set(Fact::Switches(Shared::new(switches))))
}

fn position(r: &mut Reader<'_>, switch: &Switch) -> Read<Position> {
    match switch.kind {
        SwitchKind::Flag => on_or_off(r).map(Position::Flag),
        SwitchKind::Number(least, most) => r.number(i64::from(least), i64::from(most)).map(Position::Number),
        SwitchKind::Choice(words) => match words.iter().find(|word| r.cursor.word(word)) {
            Some(word) => Ok(Position::Word((*word).to_owned())),
            None => r.fail(),
        },
        // This book has no switches with rows.
        SwitchKind::Rows => r.fail(),
    }
}

fn on_or_off(r: &mut Reader<'_>) -> Read<bool> {
    match r.one_of(&[(true, "on|true", "an"), (false, "off|false", "aus")]) {
        Some(on) => Ok(on),
        None => r.fail(),
    }
}

pub(super) fn set_round(r: &mut Reader<'_>) -> Read<Command> {
    Ok(Command::Set(Fact::Round { round: r.number(1, 9_999)? }))
}

/// Parses the order of turns. Actors joined by "and" share a slot.
pub(super) fn set_order(r: &mut Reader<'_>) -> Read<Command> {
    let mut order = Vec::new();
    let mut slot = 0;
    loop {
        order.push(Place { actor: r.actor()?, slot, result: None });
        if r.is("and", "und") {
            continue;
        }
        if !r.cursor.sign(',') {
            return Ok(Command::Set(Fact::Order { order }));
        }
        slot += 1;
    }
}

pub(super) fn set_scene(r: &mut Reader<'_>) -> Read<Command> {
    let on = !r.is_not();
    let mut scene: Setting = r.state.scene;
    if r.is("dark", "dunkel") {
        scene.dark = on;
    } else if r.is("under water", "unter Wasser") {
        scene.underwater = on;
    } else {
        r.need("weightless", "schwerelos")?;
        scene.weightless = on;
    }
    Ok(Command::Set(Fact::Scene { scene }))
}

pub(super) fn set_points(r: &mut Reader<'_>) -> Read<Command> {
    let seat = r.seat()?;
    Ok(Command::Set(Fact::Points { seat, points: r.number(0, 99)? }))
}

pub(super) fn set_asking(r: &mut Reader<'_>) -> Read<Command> {
    let seat = r.seat()?;
    Ok(Command::Set(Fact::Passes { seat, on: !on_or_off(r)? }))
}

pub(super) fn set_role(r: &mut Reader<'_>) -> Read<Command> {
    let mut roles = r.state.frame.roles;
    let names = [
        (0, "perception", "Wahrnehmung"),
        (1, "melee", "Nahkampf"),
        (2, "ranged", "Fernkampf"),
        (3, "athletics", "Athletik"),
        (4, "deception", "Täuschung"),
        (5, "survival", "Überleben"),
    ];
    let Some(which) = r.one_of(&names) else { return r.fail() };
    let skill = r.skill()?;
    match which {
        0 => roles.perception = skill,
        1 => roles.melee = skill,
        2 => roles.ranged = skill,
        3 => roles.athletics = skill,
        4 => roles.deception = skill,
        _ => roles.survival = skill,
    }
    Ok(Command::Set(Fact::Roles { roles }))
}

/// Parses a row of the strength table, which replaces an existing row for the same strength.
pub(super) fn set_strength(r: &mut Reader<'_>) -> Read<Command> {
    let strength = r.number(-5, 60)?;
    r.need("lifting", "hebt")?;
    let above = r.number(0, 100_000)?;
    r.need("to", "bis")?;
    let up_to = r.number(0, 100_000)?;
    r.need("kg", "kg")?;
    r.need("throwing", "wirft")?;
    let throws = r.length()?;
    let mut rows = r.state.frame.strength.clone();
    rows.retain(|it| it.strength != strength);
    rows.push(StrengthRow { strength, above, up_to, throws });
    rows.sort_by_key(|it| it.strength);
    Ok(Command::Set(Fact::Strength { rows }))
}

pub(super) fn set_task(r: &mut Reader<'_>) -> Read<Command> {
    let task = r.task()?;
    let (tally, tries) = score(r)?;
    Ok(Command::Set(Fact::Tally { task, tally, tries }))
}

/// Parses `N to N after N`: the successes of both sides, and the attempts.
fn score(r: &mut Reader<'_>) -> Read<([u8; 2], u8)> {
    let first = r.number(0, 99)?;
    r.need("to", "zu")?;
    let tally = [first, r.number(0, 99)?];
    r.need("after", "nach")?;
    Ok((tally, r.number(0, 99)?))
}

/// Parses a task at any point of its course.
pub(super) fn new_task(r: &mut Reader<'_>) -> Read<Command> {
    let OpenTask { text, mode, sides } = checks::task(r)?;
    let (mut tally, mut tries) = ([0; 2], 0);
    if r.is("at", "bei") {
        (tally, tries) = score(r)?;
    }
    let won = r.one_of(&[(true, "won", "geschafft"), (false, "lost", "gescheitert")]);
    let id = TaskId(r.state.next_task);
    Ok(Command::Set(Fact::Task { task: Task { id, text, mode, tally, tries, sides, won } }))
}

/// Takes an actor off the table.
pub(super) fn take_off(r: &mut Reader<'_>) -> Read<Command> {
    let who = r.actor()?;
    let actor = Box::new(r.state.actor(who).off());
    Ok(Command::Set(Fact::Actor { who, actor }))
}

pub(super) fn new_thing(r: &mut Reader<'_>) -> Read<Command> {
    Ok(Command::Set(Fact::Thing { thing: frame::thing(r)? }))
}

pub(super) fn new_stunt(r: &mut Reader<'_>) -> Read<Command> {
    let who = r.actor()?;
    let (text, skill, scene) = points::stunt(r)?;
    Ok(Command::Set(Fact::Stunt { stunt: Stunt { who, skill, text, scene } }))
}

pub(super) fn remove_thing(r: &mut Reader<'_>) -> Read<Command> {
    Ok(Command::Set(Fact::NoThing { thing: r.thing()? }))
}

/// Parses the end of an actor's latest stunt.
pub(super) fn end_stunt(r: &mut Reader<'_>) -> Read<Command> {
    let place = r.cursor.place();
    let who = r.actor()?;
    let at = r.state.stunts.iter().rposition(|it| it.who == who);
    match at.and_then(|it| u8::try_from(it).ok()) {
        Some(stunt) => Ok(Command::Set(Fact::NoStunt { stunt })),
        None => {
            let error = schwung_transcript::LineError::new("zs-no-such-stunt");
            let error = error.arg("found", &r.state.sheet(who).name);
            Err(r.cursor.error_since(place, error))
        }
    }
}

/// Parses a new skill. Its key consists of the letters and digits of its name.
pub(super) fn new_skill(r: &mut Reader<'_>) -> Read<Command> {
    let name = r.text()?;
    let attribute = if r.is("on", "auf") { r.attribute()? } else { Attribute::Intelligence };
    let talking = r.is("talking", "redend");
    let parts = name.as_str().split(|it: char| !it.is_alphanumeric()).filter(|it| !it.is_empty());
    let key = parts.collect::<Vec<_>>().join("-").to_lowercase();
    let name = name.as_str().to_owned();
    let mut frame = r.state.frame.clone();
    frame.change(|it| it.skills.push(Skill { key, de: name.clone(), en: name, attribute, talking }));
    Ok(Command::Set(Fact::Frame(frame)))
}

pub(super) fn new_actor(r: &mut Reader<'_>) -> Read<Command> {
    let mut sheet = Sheet { name: r.text()?.as_str().to_owned(), endurance: 5, ..Sheet::default() };
    let kind = kind(r).unwrap_or(ActorKind::Named);
    let mut actor = Actor::new(kind, Side(1), schwung_table::Seat::GM);
    loop {
        if r.is("side", "Seite") {
            actor.side = r.side()?;
        } else if r.is("seat", "Sitz") {
            actor.seat = r.seat()?;
        } else if r.is("endurance", "Ausdauer") {
            sheet.endurance = r.number(1, 200)?;
        } else if r.is("hidden", "verborgen") {
            actor.hidden = true;
        } else {
            return Ok(Command::Set(Fact::Join { sheet: Box::new(sheet), actor: Box::new(actor) }));
        }
    }
}
