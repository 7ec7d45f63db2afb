//! Parses facts about the scene that the plot leader sets by hand: melee, cover, sight and lasting effects.

use schwung_daemmersturm::{
    ActorId, Aim, Area, AreaId, Burden, Change, Channel, Climb, Command, Cover, CoverSide, EffectId, Fact,
    Length, Load, Modifier, NoteId, SceneFact, Seen, Size, Source, Until, Used, Wound,
};

use super::{Read, Reader, scene, set};
use crate::script::terms::{SIZES, VALUES};

/// Parses a fact that starts with a character, if one comes next.
pub(super) fn of_actor(r: &mut Reader<'_>, who: ActorId) -> Read<Option<SceneFact>> {
    let fact = if let Some(fact) = place(r, who)? {
        fact
    } else if r.is("covered", "gedeckt") {
        SceneFact::Cover(cover(r, who)?)
    } else if let Some(fact) = seen(r, who)? {
        fact
    } else if r.is("suffering", "erleidet") {
        SceneFact::Wound(wound(r, who)?)
    } else if r.is("value", "Wert") {
        SceneFact::Modifier(modifier(r, who)?)
    } else if r.is("channelling", "wirkend") {
        let spell = r.spell()?;
        let turns = r.number(0, 99)?;
        r.need("of", "von")?;
        SceneFact::Channel(Channel { by: who, spell, turns, needed: r.number(0, 99)?, aim: Aim::default() })
    } else if r.is("climbing", "kletternd") {
        SceneFact::Climb(climb(r, who)?)
    } else if r.is("used", "benutzt") {
        SceneFact::Uses(used(r, who)?)
    } else if r.is("carrying", "tragend") {
        load(r, who)?
    } else {
        return Ok(None);
    };
    Ok(Some(fact))
}

/// Parses a fact after `not`.
pub(super) fn not(r: &mut Reader<'_>, who: ActorId) -> Read<SceneFact> {
    if r.is("near", "nahe") {
        return Ok(SceneFact::Engaged { by: who, on: r.actor()?, at: None, is: false });
    }
    if r.is("standing in", "stehend in") {
        return Ok(SceneFact::Standing { who, area: r.place()?, is: false });
    }
    r.need("carried", "getragen")?;
    Ok(SceneFact::NoLoad(Burden::Body(who)))
}

fn place(r: &mut Reader<'_>, who: ActorId) -> Read<Option<SceneFact>> {
    if r.is("near", "nahe") {
        let on = r.actor()?;
        let at = if r.is("in the", "im") { Some(r.direction()?) } else { None };
        return Ok(Some(SceneFact::Engaged { by: who, on, at, is: true }));
    }
    if r.is("standing in", "stehend in") {
        return Ok(Some(SceneFact::Standing { who, area: r.place()?, is: true }));
    }
    if r.is("unknown", "unbekannt") {
        r.need("from", "von")?;
        return Ok(Some(SceneFact::Distance { a: who, b: r.actor()?, length: None }));
    }
    let Some(length) = r.maybe_length()? else { return Ok(None) };
    r.need("from", "von")?;
    Ok(Some(SceneFact::Distance { a: who, b: r.actor()?, length: Some(length) }))
}

fn cover(r: &mut Reader<'_>, of: ActorId) -> Read<Cover> {
    let full = r.is("fully", "voll");
    let need = r.number(1, 20)?;
    let side = if r.is("against", "gegen") {
        CoverSide::Against(r.actor()?)
    } else if r.is("from the", "aus") {
        CoverSide::From(r.direction()?)
    } else {
        CoverSide::All
    };
    Ok(Cover { id: EffectId(0), of, side, need, full })
}

fn seen(r: &mut Reader<'_>, entity: ActorId) -> Read<Option<SceneFact>> {
    let (from, seen) = if r.is("hidden without a trace from", "spurlos versteckt vor") {
        (r.actor()?, Some(Seen::Hidden { traceless: true, last: last(r)? }))
    } else if r.is("hidden from", "versteckt vor") {
        (r.actor()?, Some(Seen::Hidden { traceless: false, last: last(r)? }))
    } else if r.is("partly noticed by", "teilweise bemerkt von") {
        let by = r.actor()?;
        (by, Some(Seen::Partly { target: r.is("as a target", "als Ziel") }))
    } else if r.is("discovered by", "entdeckt von") {
        (r.actor()?, Some(Seen::Discovered))
    } else if r.is("plain to", "sichtbar für") {
        (r.actor()?, None)
    } else {
        return Ok(None);
    };
    Ok(Some(SceneFact::Sight { observer: from, entity, seen }))
}

fn last(r: &mut Reader<'_>) -> Read<Option<AreaId>> {
    r.maybe_place("last seen at", "zuletzt gesehen an")
}

/// Parses `[by WEAPON|SPELL|ABILITY|SUBSTANCE|GROUP]`. Defaults to the plot leader.
fn source(r: &mut Reader<'_>) -> Read<Source> {
    if !r.is("due to", "wegen") {
        return Ok(Source::PlotLeader);
    }
    if let Some(it) = r.maybe_weapon() {
        return Ok(Source::Weapon(it));
    }
    if let Some(it) = r.maybe_spell() {
        return Ok(Source::Spell(it));
    }
    if let Some(it) = r.maybe_ability() {
        return Ok(Source::Ability(it));
    }
    if let Some(it) = r.maybe_group() {
        return Ok(Source::Group(it));
    }
    r.substance().map(Source::Substance)
}

/// Parses `for N rounds`.
fn rounds(r: &mut Reader<'_>) -> Read<u8> {
    r.need("for", "für")?;
    let rounds = r.number(0, 99)?;
    r.need("rounds|round", "Runden|Runde")?;
    Ok(rounds)
}

fn wound(r: &mut Reader<'_>, on: ActorId) -> Read<Wound> {
    let amount = r.amount()?;
    let rounds = rounds(r)?;
    let by = if r.is("from", "von") { Some(r.actor()?) } else { None };
    Ok(Wound { id: EffectId(0), on, by, source: source(r)?, amount, rounds })
}

/// Parses `VALUE by N|at N [for N turns|for the round|for the combat|for the section] [due to …]`.
fn modifier(r: &mut Reader<'_>, on: ActorId) -> Read<Modifier> {
    let value = r.term(VALUES)?;
    let change = if r.is("by", "um") {
        Change::Add(r.number(-99, 99)?)
    } else {
        r.need("at", "auf")?;
        Change::Set(r.number(-99, 99)?)
    };
    let until = if r.is("for the round", "für die Runde") {
        Until::Round
    } else if r.is("for the combat", "für den Kampf") {
        Until::Combat
    } else if r.is("for the section", "für den Abschnitt") {
        Until::Section
    } else if r.is("for", "für") {
        let turns = r.number(0, 99)?;
        r.need("turns|turn", "Züge|Zug")?;
        Until::Turns(turns)
    } else {
        Until::Lifted
    };
    Ok(Modifier { id: EffectId(0), on, value, change, source: source(r)?, until })
}

fn climb(r: &mut Reader<'_>, who: ActorId) -> Read<Climb> {
    let obstacle = scene::obstacle(r)?;
    let left = r.length()?;
    let reached = r.is("reached", "erreicht");
    let pinned = r.is("pinned", "verankert");
    let terms = r.climb_terms()?;
    Ok(Climb { who, obstacle, left, reached, pinned, terms })
}

/// Parses `ABILITY N/N/N [tried]`: uses in the turn, the round and the section.
fn used(r: &mut Reader<'_>, by: ActorId) -> Read<Used> {
    let ability = r.ability()?;
    let mut times = [0; 3];
    for (n, it) in times.iter_mut().enumerate() {
        if n > 0 && !r.cursor.sign('/') {
            return r.fail();
        }
        *it = r.number(0, 99)?;
    }
    let [turn, round, section] = times;
    Ok(Used { by, ability, turn, round, section, tried: r.is("tried", "versucht") })
}

fn load(r: &mut Reader<'_>, by: ActorId) -> Read<SceneFact> {
    let what = scene::burden(r, Some(by))?;
    let mut by = vec![by];
    if r.is("with", "mit") {
        by.extend(r.actors()?);
    }
    let size = r.one_of(SIZES).unwrap_or(Size::Similar);
    let lifted = if r.is("since round", "seit Runde") { r.number(0, 9_999)? } else { 0 };
    Ok(SceneFact::Load(Load { by, what, size, lifted }))
}

pub(super) fn round(r: &mut Reader<'_>) -> Read<Command> {
    let round = r.number(1, 9_999)?;
    Ok(set(Fact::Scene(SceneFact::Round(round))))
}

pub(super) fn turn_to(r: &mut Reader<'_>) -> Read<Command> {
    Ok(set(Fact::Scene(SceneFact::Turn(r.actor_or_nobody()?))))
}

pub(super) fn charge_range(r: &mut Reader<'_>) -> Read<Command> {
    let length: Length = r.length()?;
    Ok(set(Fact::Scene(SceneFact::ChargeRange(length))))
}

/// Parses `[of A] [damage AMOUNT for N rounds [due to …]]`, an area that is known by its number.
pub(super) fn new_place(r: &mut Reader<'_>) -> Read<Command> {
    let by = if r.is("of", "von") { Some(r.actor()?) } else { None };
    let mut area =
        Area { id: AreaId(0), by, source: Source::PlotLeader, amount: Default::default(), rounds: 0 };
    if r.is("damage", "Schaden") {
        area.amount = r.amount()?;
        area.rounds = rounds(r)?;
        area.source = source(r)?;
    }
    Ok(set(Fact::Scene(SceneFact::Area(area))))
}

pub(super) fn remove_place(r: &mut Reader<'_>) -> Read<Command> {
    let place = r.place_number()?;
    Ok(set(Fact::Scene(SceneFact::NoArea(place))))
}

/// Parses `A [N]`, one of a character's effects. Defaults to the latest.
fn nth(r: &mut Reader<'_>, of: impl Fn(&Reader<'_>, ActorId) -> Vec<EffectId>) -> Read<EffectId> {
    let who = r.actor()?;
    let nth = r.cursor.maybe_number(1, 99)?;
    let all = of(r, who);
    let at = nth.map_or(all.len(), |it| usize::try_from(it).unwrap_or(0));
    let found = at.checked_sub(1).and_then(|it| all.get(it)).copied();
    // The rules will refuse this id, as it does not exist.
    Ok(found.unwrap_or(EffectId(u32::MAX)))
}

pub(super) fn remove_cover(r: &mut Reader<'_>) -> Read<Command> {
    let id = nth(r, |r, who| r.state.covers.iter().filter(|it| it.of == who).map(|it| it.id).collect())?;
    Ok(set(Fact::Scene(SceneFact::NoCover(id))))
}

pub(super) fn remove_wound(r: &mut Reader<'_>) -> Read<Command> {
    let id = nth(r, |r, who| r.state.effects.iter().filter(|it| it.on == who).map(|it| it.id).collect())?;
    Ok(set(Fact::Scene(SceneFact::NoWound(id))))
}

pub(super) fn remove_modifier(r: &mut Reader<'_>) -> Read<Command> {
    let id = nth(r, |r, who| r.state.modifiers.iter().filter(|it| it.on == who).map(|it| it.id).collect())?;
    Ok(set(Fact::Scene(SceneFact::NoModifier(id))))
}

/// Parses an item that is no longer carried.
pub(super) fn remove_load(r: &mut Reader<'_>) -> Read<Command> {
    let what = scene::burden(r, None)?;
    Ok(set(Fact::Scene(SceneFact::NoLoad(what))))
}

pub(super) fn settle_note(r: &mut Reader<'_>) -> Read<Command> {
    let note = NoteId(r.number(1, i64::from(u32::MAX))?);
    Ok(set(Fact::Scene(SceneFact::NoteDone(note))))
}

pub(super) fn forget_hit(_: &mut Reader<'_>) -> Read<Command> {
    Ok(set(Fact::Scene(SceneFact::NoLatest)))
}
