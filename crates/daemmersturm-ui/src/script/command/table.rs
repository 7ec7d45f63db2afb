//! Parses commands of the plot leader about the table: items, switches, seats, new characters and overruling.

use schwung_daemmersturm::{
    Actor, Command, Fact, Held, Item, ItemFact, ItemId, ItemKind, Position, Profile, Shared, Side, Switch,
    SwitchKind, Switches, TableFact, Wording,
};
use schwung_table::Seat;
use schwung_transcript::Sort;

use super::{Read, Reader, set, sheet};
use crate::script::terms::HELD;

pub(super) fn set_switch(r: &mut Reader<'_>) -> Read<Command> {
    let all = Switches::ALL.iter().map(|it| (it, it.name));
    let Some(switch) = r.cursor.name(Sort::SWITCH, all) else { return r.fail() };
    let position = position(r, switch)?;
    let mut switches: Switches = (*r.state.switches).clone();
    if !(switch.set)(&mut switches, &position) {
        return r.fail();
    }
    Ok(set(Fact::Table(TableFact::Switches(Shared::new(switches)))))
}

fn position(r: &mut Reader<'_>, switch: &Switch) -> Read<Position> {
    match switch.kind {
        SwitchKind::Flag => match r.one_of(&[(true, "on|true", "an"), (false, "off|false", "aus")]) {
            Some(on) => Ok(Position::Flag(on)),
            None => r.fail(),
        },
        SwitchKind::Number(least, most) => r.number(i64::from(least), i64::from(most)).map(Position::Number),
        SwitchKind::Choice(words) => match words.iter().find(|word| r.cursor.word(word)) {
            Some(word) => Ok(Position::Word((*word).to_owned())),
            None => r.fail(),
        },
        // This system has no switches with rows.
        SwitchKind::Rows => r.fail(),
    }
}

pub(super) fn set_item(r: &mut Reader<'_>) -> Read<Command> {
    let item = r.item(None)?;
    let is = !r.is_not();
    let fact = if r.is("broken", "unbrauchbar") {
        ItemFact::Broken(is)
    } else if r.is("heavy", "schwer") {
        ItemFact::Heavy(is)
    } else if !is {
        return r.fail();
    } else {
        item_fact(r)?
    };
    Ok(set(Fact::Item { item, fact }))
}

fn item_fact(r: &mut Reader<'_>) -> Read<ItemFact> {
    if let Some(held) = r.one_of(HELD) {
        return Ok(ItemFact::Held(held));
    }
    if r.is("with", "bei") {
        return r.actor_or_nobody().map(ItemFact::Holder);
    }
    if r.is("used by", "benutzt von") {
        return r.actor_or_nobody().map(ItemFact::User);
    }
    if r.is("reload steps", "Ladeschritte") {
        return r.number(0, 99).map(ItemFact::Unloaded);
    }
    if r.is("poison", "Gift") {
        let none = r.is("none", "keins");
        return Ok(ItemFact::Poison(if none { None } else { Some(r.substance()?) }));
    }
    r.need("crew", "Mannschaft")?;
    r.actors_or_nobody().map(ItemFact::Crew)
}

pub(super) fn remove_item(r: &mut Reader<'_>) -> Read<Command> {
    Ok(set(Fact::Item { item: r.item(None)?, fact: ItemFact::Gone }))
}

/// Parses an entry of the library, or the name of another item in quotation marks.
pub(super) fn new_item(r: &mut Reader<'_>) -> Read<Command> {
    let library = &r.state.frame.library;
    let (kind, name) = if let Some(it) = r.maybe_weapon() {
        (ItemKind::Weapon(it), library.weapon(it).map(|it| it.name.as_str()))
    } else if let Some(it) = r.maybe_protection() {
        (ItemKind::Protection(it), library.protection(it).map(|it| it.name.as_str()))
    } else if let Some(it) = r.maybe_substance() {
        (ItemKind::Substance(it), library.substance(it).map(|it| it.name.as_str()))
    } else {
        (ItemKind::Other, None)
    };
    let own = match name {
        None => Some(r.text()?),
        Some(_) if r.is("called", "namens") => Some(r.text()?),
        Some(_) => None,
    };
    let label = own.unwrap_or_else(|| Wording::new(name.unwrap_or_default()));
    let holder = if r.is("of", "bei") { Some(r.actor()?) } else { None };
    let held = r.one_of(HELD).unwrap_or(if holder.is_some() { Held::Ready } else { Held::Away });
    let item = Item {
        id: ItemId(r.state.next.item),
        label,
        kind,
        holder,
        held,
        user: None,
        unloaded: 0,
        broken: false,
        poison: None,
        heavy: r.is("heavy", "schwer"),
        crew: Vec::new(),
    };
    Ok(set(Fact::Table(TableFact::NewItem(item))))
}

/// Parses a new seat at the table.
pub(super) fn new_seat(r: &mut Reader<'_>) -> Read<Command> {
    let name = r.text()?.as_str().to_owned();
    let mut frame = r.state.frame.clone();
    frame.change(|it| it.seats.push(name));
    Ok(set(Fact::Table(TableFact::Frame(frame))))
}

/// Parses a new character, given by its name or by a profile in text form.
pub(super) fn new_actor(r: &mut Reader<'_>) -> Read<Command> {
    let profile = if r.is("profile", "Profil") {
        sheet::written(r)?
    } else {
        Profile { name: r.text()?.as_str().to_owned(), ..Profile::default() }
    };
    let mut actor = Actor::new(&profile, Side(1), Seat::GM);
    loop {
        if r.is("side", "Seite") {
            actor.side = r.side()?;
        } else if r.is("seat", "Sitz") {
            actor.seat = r.seat()?;
        } else if r.is("veiled", "verborgen") {
            actor.veiled = true;
        } else {
            let (profile, actor) = (Box::new(profile), Box::new(actor));
            return Ok(set(Fact::Table(TableFact::Join { profile, actor })));
        }
    }
}

/// Takes a character off the table.
pub(super) fn take_off(r: &mut Reader<'_>) -> Read<Command> {
    let who = r.actor()?;
    let profile = Box::new(r.state.profile(who).clone());
    let actor = Box::new(r.state.actor(who).off());
    Ok(set(Fact::Table(TableFact::Put { who, profile, actor })))
}

/// Parses `COMMAND [because "X"]`, a command that overrules the rules.
//= daemmersturm.gm.authority
pub(super) fn overrule(r: &mut Reader<'_>) -> Read<Command> {
    let command = Box::new(super::bare(r)?);
    let reason = if r.is("because", "weil") { r.text()? } else { Wording::NONE };
    Ok(Command::Overrule { command, reason })
}
