//! Parses facts about an actor that the game master sets.

use schwung_zerospace::{
    ActorId, ActorKind, Attribute, Command, Dodge, Fact, Fear, Gait, LEAST_DIFFICULTY, Losses,
    MOST_DIFFICULTY, Out, Sheet, SkillSet, Speciality,
};

use super::{Read, Reader};

/// A fact that is either true or false.
#[derive(Clone, Copy)]
enum Flag {
    Prone,
    Covered,
    Helpless,
    Blinded,
    Distracted,
    Surprised,
    Adapted,
    Cruel,
    Acted,
    Moved,
    Deferred,
    Forced,
}

const FLAGS: &[(Flag, &str, &str)] = &[
    (Flag::Prone, "prone", "liegend"),
    (Flag::Covered, "covered", "gedeckt"),
    (Flag::Helpless, "helpless", "hilflos"),
    (Flag::Blinded, "blinded", "geblendet"),
    (Flag::Distracted, "distracted", "abgelenkt"),
    (Flag::Surprised, "surprised", "überrascht"),
    (Flag::Adapted, "adapted", "angepasst"),
    (Flag::Cruel, "cruelly injured", "grausam verletzt"),
    (Flag::Acted, "acted", "gehandelt"),
    (Flag::Moved, "moved", "bewegt"),
    (Flag::Deferred, "deferred", "aufgeschoben"),
    (Flag::Forced, "forced", "erzwungen"),
];

fn flag(who: ActorId, flag: Flag, on: bool) -> Fact {
    match flag {
        Flag::Prone => Fact::Prone { who, on },
        Flag::Covered => Fact::Covered { who, on },
        Flag::Helpless => Fact::Helpless { who, on },
        Flag::Blinded => Fact::Blinded { who, on },
        Flag::Distracted => Fact::Distracted { who, on },
        Flag::Surprised => Fact::Surprised { who, on },
        Flag::Adapted => Fact::Adapted { who, on },
        Flag::Cruel => Fact::Cruel { who, on },
        Flag::Acted => Fact::Standard { who, used: on },
        Flag::Moved => Fact::Movement { who, used: on },
        Flag::Deferred => Fact::Stored { who, on },
        Flag::Forced => Fact::Forced { who, on },
    }
}

const OUTS: &[(Option<Out>, &str, &str)] = &[
    (Some(Out::Unconscious), "unconscious", "bewusstlos"),
    (Some(Out::Dead), "dead", "tot"),
    (Some(Out::Left), "gone", "fort"),
    (None, "back", "zurück"),
];

const FEARS: &[(Option<Fear>, &str, &str)] = &[
    (Some(Fear::Flee), "fleeing", "fliehend"),
    (Some(Fear::Cower), "cowering", "kauernd"),
    (None, "unafraid", "furchtlos"),
];

const GAITS: &[(Gait, &str, &str)] = &[
    (Gait::Walk, "walking", "gehend"),
    (Gait::Run, "running", "rennend"),
    (Gait::Sprint, "sprinting", "sprintend"),
];

const KINDS: &[(ActorKind, &str, &str)] = &[
    (ActorKind::Named, "named", "benannt"),
    (ActorKind::Unnamed, "unnamed", "unbenannt"),
    (ActorKind::Object, "object", "Objekt"),
];

/// Parses the kind of an actor.
pub(super) fn kind(r: &mut Reader<'_>) -> Option<ActorKind> {
    r.one_of(KINDS)
}

pub(super) fn set(r: &mut Reader<'_>) -> Read<Command> {
    let who = r.actor()?;
    if r.is_not() {
        return unset(r, who).map(Command::Set);
    }
    let fact = if let Some(it) = r.one_of(FLAGS) {
        flag(who, it, true)
    } else if let Some(out) = r.one_of(OUTS) {
        Fact::Out { who, out }
    } else if let Some(fear) = r.one_of(FEARS) {
        Fact::Fear { who, fear }
    } else if let Some(gait) = r.one_of(GAITS) {
        Fact::Gait { who, gait }
    } else if let Some(kind) = kind(r) {
        Fact::Kind { who, kind }
    } else if r.is("dodging", "ausweichend") {
        Fact::Dodging { who, dodge: Some(dodge(r)?) }
    } else if r.is("holding", "haltend") {
        Fact::Hold { by: who, on: r.actor()?, holds: true }
    } else if r.is("knowing", "kundig") {
        knows(r, who, true)?
    } else {
        figure(r, who)?
    };
    Ok(Command::Set(fact))
}

/// Parses the rest of a fact after `not`.
fn unset(r: &mut Reader<'_>, who: ActorId) -> Read<Fact> {
    if let Some(it) = r.one_of(FLAGS) {
        return Ok(flag(who, it, false));
    }
    if r.is("dodging", "ausweichend") {
        return Ok(Fact::Dodging { who, dodge: None });
    }
    if r.is("holding", "haltend") {
        return Ok(Fact::Hold { by: who, on: r.actor()?, holds: false });
    }
    r.need("knowing", "kundig")?;
    knows(r, who, false)
}

fn dodge(r: &mut Reader<'_>) -> Read<Dodge> {
    let attribute = if r.is("on", "auf") { r.attribute()? } else { Attribute::Dexterity };
    Ok(Dodge { attribute, forced: r.is("forced", "erzwungen") })
}

/// The fact that replaces a sheet by a changed one.
fn sheet(r: &Reader<'_>, who: ActorId, change: impl FnOnce(&mut Sheet)) -> Fact {
    let mut sheet = r.state.sheet(who).clone();
    change(&mut sheet);
    Fact::Sheet { who, sheet: Box::new(sheet) }
}

fn knows(r: &mut Reader<'_>, who: ActorId, knows: bool) -> Read<Fact> {
    let skill = r.skill()?;
    Ok(sheet(r, who, |it| {
        let others: SkillSet = it.skills.iter().filter(|it| *it != skill).collect();
        it.skills = if knows { others.with(skill) } else { others };
    }))
}

/// Parses facts with a number or a name.
fn figure(r: &mut Reader<'_>, who: ActorId) -> Read<Fact> {
    if r.is("lost", "verloren") {
        return losses(r, who);
    }
    if r.is("owing", "schuldend") {
        return Ok(Fact::Owed { who, turns: r.number(0, 9)? });
    }
    if r.is("difficulty", "Schwierigkeit") {
        let is_open = r.is("open", "offen");
        let value =
            if is_open { None } else { Some(r.number(LEAST_DIFFICULTY.into(), MOST_DIFFICULTY.into())?) };
        return Ok(Fact::Difficulty { who, value });
    }
    if r.is("side", "Seite") {
        return Ok(Fact::Side { who, side: r.side()? });
    }
    if r.is("seat", "Sitz") {
        return Ok(Fact::Plays { who, seat: r.seat()? });
    }
    if r.is("power level", "Machtlevel") {
        let level = r.number(0, 20)?;
        return Ok(sheet(r, who, |it| it.power_level = level));
    }
    if r.is("special", "speziell") {
        let name = r.text()?.as_str().to_owned();
        let skill = r.skill()?;
        let speciality = Speciality { skill, name, attack: true, defence: true, check: true };
        return Ok(sheet(r, who, |it| it.specialities.push(speciality)));
    }
    if r.is("unknown", "unbekannt") {
        r.need("from", "von")?;
        return Ok(Fact::Distance { a: who, b: r.actor()?, length: None });
    }
    if let Some(length) = r.maybe_length()? {
        r.need("from", "von")?;
        return Ok(Fact::Distance { a: who, b: r.actor()?, length: Some(length) });
    }
    of_attribute(r, who)
}

fn losses(r: &mut Reader<'_>, who: ActorId) -> Read<Fact> {
    let mut losses = Losses { fresh: r.number(0, 200)?, ..Losses::default() };
    if r.is("deep", "tief") {
        losses.deep = r.number(0, 200)?;
    }
    if r.is("shock", "Schock") {
        losses.shock = r.number(0, 200)?;
    }
    Ok(Fact::Losses { who, losses })
}

/// Parses a fact about an attribute or endurance: a boost, a reduction, or the value on the sheet.
fn of_attribute(r: &mut Reader<'_>, who: ActorId) -> Read<Fact> {
    let attribute = r.attribute_or_endurance()?;
    if r.is("boosted", "verstärkt") {
        let by = r.number(0, 20)?;
        return Ok(Fact::Boost { who, attribute, by, lasting: r.is("lasting", "dauernd") });
    }
    match attribute {
        Some(attribute) if r.is("lowered", "gesenkt") => {
            Ok(Fact::Lowered { who, attribute, by: r.number(0, 30)? })
        }
        Some(attribute) => {
            let value = r.number(-5, 30)?;
            Ok(sheet(r, who, |it| it.attributes[attribute as usize] = value))
        }
        None => {
            let most = r.number(1, 200)?;
            Ok(sheet(r, who, |it| it.endurance = most))
        }
    }
}

pub(super) fn turn_to(r: &mut Reader<'_>) -> Read<Command> {
    Ok(Command::Set(Fact::Turn { who: r.actor()? }))
}

pub(super) fn hide(r: &mut Reader<'_>) -> Read<Command> {
    Ok(Command::Set(Fact::Hidden { who: r.actor()?, on: true }))
}

pub(super) fn reveal(r: &mut Reader<'_>) -> Read<Command> {
    Ok(Command::Set(Fact::Hidden { who: r.actor()?, on: false }))
}
