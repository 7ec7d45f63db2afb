//! Parses commands for sections, combats, turns and movement.

use schwung_daemmersturm::{ActorId, BeginCombat, Command, Facing, Move, Orders, Preset, TurnCommand};
use schwung_rulebook::Lang;

use super::{Read, Reader};
use crate::script::terms::{DIRECTIONS, ORDERS, word};

fn turn(it: TurnCommand) -> Read<Command> {
    Ok(Command::Turn(it))
}

pub(super) fn open_section(_: &mut Reader<'_>) -> Read<Command> {
    turn(TurnCommand::OpenSection)
}

pub(super) fn close_section(_: &mut Reader<'_>) -> Read<Command> {
    turn(TurnCommand::CloseSection)
}

/// Parses the participants. Defaults to everybody who can act.
pub(super) fn begin_combat(r: &mut Reader<'_>) -> Read<Command> {
    let preset = match r.one_of(&[
        (Preset::PlayersFirst, "players first", "Spieler zuerst"),
        (Preset::Sides, "side by side", "Seite für Seite"),
    ]) {
        Some(preset) => preset,
        None => Preset::Listed,
    };
    let listed = if r.is("with", "mit") { Some(r.actors()?) } else { None };
    let without = if r.is("without", "ohne") { r.actors()? } else { Vec::new() };
    let mut order = listed.unwrap_or_else(|| r.state.ids().filter(|it| r.state.is_up(*it)).collect());
    order.retain(|it| !without.contains(it));
    turn(TurnCommand::BeginCombat(BeginCombat { order, preset }))
}

pub(super) fn end_combat(_: &mut Reader<'_>) -> Read<Command> {
    turn(TurnCommand::EndCombat)
}

pub(super) fn order(r: &mut Reader<'_>) -> Read<Command> {
    let order = r.actors()?;
    turn(TurnCommand::SetOrder { order })
}

pub(super) fn takes_the_turn(_: &mut Reader<'_>, by: ActorId) -> Read<Command> {
    turn(TurnCommand::TakeTurn { by })
}

pub(super) fn ends_the_turn(_: &mut Reader<'_>, by: ActorId) -> Read<Command> {
    turn(TurnCommand::EndTurn { by })
}

/// Parses the parts of a movement, in any order.
pub(super) fn moves(r: &mut Reader<'_>, by: ActorId) -> Read<Command> {
    let mut it = Move::plain(by);
    loop {
        if let Some(length) = r.maybe_length()? {
            it.length = Some(length);
        } else if r.is("all the way", "ganz") {
            it.whole = true;
        } else if r.is("away", "weg") {
            it.leaves = true;
        } else if r.is("up to", "im Lauf auf") {
            it.charge = Some(r.actor()?);
        } else if r.is("to", "zu") {
            it.near = r.actors()?;
            if r.is("in the", "im") {
                it.at = Some(r.direction()?);
            }
        } else if r.is("out of", "aus") {
            it.out_of.push(r.place()?);
        } else if r.is("into", "in") {
            it.into.push(r.place()?);
        } else {
            return turn(TurnCommand::Move(it));
        }
    }
}

/// Parses a run at an enemy, which is a charge if the distance is long enough.
pub(super) fn charges(r: &mut Reader<'_>, by: ActorId) -> Read<Command> {
    let on = r.actor()?;
    r.particle("los|aus|an");
    let mut it = Move { charge: Some(on), ..Move::plain(by) };
    it.length = r.maybe_length()?;
    it.whole = r.is("all the way", "ganz");
    if r.is("in the", "im") {
        it.at = Some(r.direction()?);
    }
    turn(TurnCommand::Move(it))
}

pub(super) fn seeks_cover(_: &mut Reader<'_>, by: ActorId) -> Read<Command> {
    turn(TurnCommand::SeekCover { by })
}

/// Parses a direction or an enemy to turn to.
pub(super) fn facing(r: &mut Reader<'_>) -> Read<Facing> {
    if r.is("anywhere", "offen") {
        return Ok(Facing::Unset);
    }
    if r.is("guarding", "achtet auf") {
        return r.actor().map(Facing::Guard);
    }
    if let Some(direction) = r.one_of(DIRECTIONS) {
        return Ok(Facing::To(direction));
    }
    r.actor().map(Facing::Toward)
}

pub(super) fn faces(r: &mut Reader<'_>, by: ActorId) -> Read<Command> {
    let place = r.cursor.place();
    let has_nach = r.cursor.passes(&["nach"]);
    if has_nach && r.cursor.lang == Lang::En {
        r.cursor.written(place, "");
    }
    let facing = facing(r)?;
    match facing {
        Facing::To(it) if !has_nach && r.cursor.lang == Lang::De && r.cursor.has_foreign_verb() => {
            r.cursor.written(place, &format!("nach {}", word(Lang::De, DIRECTIONS, it)));
        }
        Facing::Toward(_) => r.particle("zu"),
        _ => {}
    }
    turn(TurnCommand::Face { by, facing })
}

pub(super) fn guards(r: &mut Reader<'_>, by: ActorId) -> Read<Command> {
    let facing = Facing::Guard(r.actor()?);
    turn(TurnCommand::Face { by, facing })
}

/// Parses `cover ask|always|never`, `protection …`, `parting …` in any order. Others keep their setting.
pub(super) fn orders(r: &mut Reader<'_>, who: ActorId) -> Read<Orders> {
    let mut orders = r.state.actor(who).orders;
    let mut any = false;
    loop {
        if r.is("cover", "Deckung") {
            orders.seek = r.term(ORDERS)?;
        } else if r.is("protection", "Schutz") {
            orders.protect = r.term(ORDERS)?;
        } else if r.is("parting", "Nachsetzen") {
            orders.parting = r.term(ORDERS)?;
        } else if r.is("stepping in", "Einschreiten") {
            orders.step_in = r.term(ORDERS)?;
        } else if any {
            return Ok(orders);
        } else {
            return r.fail();
        }
        any = true;
    }
}

pub(super) fn wants(r: &mut Reader<'_>, who: ActorId) -> Read<Command> {
    let orders = orders(r, who)?;
    turn(TurnCommand::Order { who, orders })
}

pub(super) fn adapts(r: &mut Reader<'_>, by: ActorId) -> Read<Command> {
    let text = r.text()?;
    turn(TurnCommand::Adapt { by, text })
}

pub(super) fn heals(r: &mut Reader<'_>, by: ActorId) -> Read<Command> {
    let on = r.actor()?;
    r.need("by", "um")?;
    let amount = r.amount()?;
    turn(TurnCommand::HealBetween { by, on, amount })
}

pub(super) fn says(r: &mut Reader<'_>, by: ActorId) -> Read<Command> {
    let text = r.text()?;
    turn(TurnCommand::Tell { by, text })
}
