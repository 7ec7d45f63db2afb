//! Facts that the game master sets.

use schwung_fate::{
    Actor, ActorId, AspectRef, Bearer, Command, Fact, Frame, Out, Position, Profile, Reach, Shared, Side,
    Skill, Style, Switch, SwitchKind, Switches, Way, ZoneId,
};
use schwung_messages::Catalogue;
use schwung_rulebook::Lang;
use schwung_transcript::{LineError, Sort};

use crate::{
    script::{
        reader::{Read, Reader, words_of},
        words::{self as w, Word},
    },
    words::{position as position_words, switch_name},
};

/// A position of a switch.
const POSITION: Sort = Sort("play-unexpected");

pub(super) fn set_actor(r: &mut Reader<'_>) -> Read<Command> {
    let id = r.actor()?;
    let mut to: Actor = *r.state.actor(id);
    change(r, &mut to)?;
    Ok(Command::Set(Fact::Actor(id, Box::new(to))))
}

fn change(r: &mut Reader<'_>, it: &mut Actor) -> Read<()> {
    if r.word(w::FATE) {
        it.fate = r.cursor.number(0, 99)?;
    } else if r.word(w::BOX) {
        let number = r.cursor.number(1, 32)?;
        r.need(w::OF_TRACK)?;
        let boxes = &mut it.stress[r.track()? as usize];
        *boxes = boxes.with(number, either(r, w::MARKED, w::FREE)?);
    } else if r.word(w::SET_ZONE) {
        it.zone = r.zone()?;
    } else if r.word(w::SIDE) {
        it.side = side(r)?;
    } else if r.word(w::GRIT) {
        it.grit = Some(r.cursor.number(0, 10)?);
    } else if r.word(w::LOAD) {
        it.load = r.cursor.number(0, 50)?;
    } else if r.word(w::MEMBERS) {
        it.members = r.cursor.number(0, 500)?;
    } else if r.word(w::DISARMED) {
        it.disarmed = Some(r.cursor.number(0, 50)?);
    } else if r.word(w::ARMED) {
        it.disarmed = None;
    } else if either(r, w::OUT, w::BACK)? {
        it.out = Some(Out::Left);
    } else {
        it.out = None;
    }
    Ok(())
}

/// Reads one of two words; `true` for the first.
fn either(r: &mut Reader<'_>, yes: Word, no: Word) -> Read<bool> {
    match (r.word(yes), r.word(no)) {
        (true, _) => Ok(true),
        (_, true) => Ok(false),
        _ => r.fail(),
    }
}

/// A side by its name; the default ones have German names as well.
fn side(r: &mut Reader<'_>) -> Read<Side> {
    let sides = (0..).zip(r.state.frame.sides.iter());
    let word =
        |name: &'static str| [w::SIDE_PLAYERS, w::SIDE_OPPOSITION].into_iter().find(|it| it.en == name);
    let usual = [w::SIDE_PLAYERS.en, w::SIDE_OPPOSITION.en];
    let found =
        sides.into_iter().find(|(_, name)| match usual.into_iter().find(|it| it == name).and_then(word) {
            Some(word) => r.word(word),
            None => r.cursor.word(name),
        });
    match found {
        Some((n, _)) => Ok(Side(n)),
        None => r.fail(),
    }
}

pub(super) fn set_aspect(r: &mut Reader<'_>) -> Read<Command> {
    let text = r.text()?;
    let on = if r.word(w::ON) { r.bearer()? } else { Bearer::Scene };
    let hidden = r.word(w::HIDDEN);
    Ok(Command::Set(Fact::Aspect { text, on, hidden }))
}

/// A switch by its key, or by its name in the log.
pub(super) fn set_switch(r: &mut Reader<'_>) -> Read<Command> {
    let names: Vec<_> =
        Switches::ALL.iter().map(|it| (it, ways(r, it.name, |c| switch_name(c, it)))).collect();
    let names: Vec<_> =
        names.iter().map(|(it, ways)| (*it, ways.iter().map(String::as_str).collect())).collect();
    let place = r.cursor.place();
    let Some(switch) = r.cursor.name_of(Sort::SWITCH, &names) else { return r.fail() };
    let after = r.cursor.place();
    let has_colon = r.cursor.passes(&[":"]);
    match r.cursor.lang {
        // The name and the position are several words each.
        Lang::De if !has_colon => {
            r.cursor.written_until(place, after, &format!("{}:", switch_name(r.catalogue, switch)));
        }
        Lang::En if has_colon => r.cursor.written(after, ""),
        Lang::De | Lang::En => {}
    }
    let position = position(r, switch)?;
    let mut profile: Profile = (*r.state.profile).clone();
    if !(switch.set)(&mut profile.switches, &position) {
        return r.fail();
    }
    Ok(Command::Set(Fact::Profile(Shared::new(profile))))
}

/// The spellings of something with a key and a name in both languages. In English, errors list the key.
fn ways(r: &Reader<'_>, key: &str, name: impl Fn(&Catalogue) -> String) -> Vec<String> {
    let [de, en] = [Lang::De, Lang::En].map(|lang| name(words_of(r.state, lang)));
    match r.cursor.lang {
        Lang::En => vec![key.to_owned(), en, de],
        Lang::De => vec![de, key.to_owned(), en],
    }
}

/// A preset of several switches.
pub(super) fn set_style(r: &mut Reader<'_>) -> Read<Command> {
    let Some(style) = Style::ALL.into_iter().find(|it| r.word(w::style(*it))) else { return r.fail() };
    let mut profile: Profile = (*r.state.profile).clone();
    style.set(&mut profile.switches);
    Ok(Command::Set(Fact::Profile(Shared::new(profile))))
}

/// A skill by its name; the key consists of the letters and digits of the name.
pub(super) fn new_skill(r: &mut Reader<'_>) -> Read<Command> {
    let name = r.text()?;
    let parts = name.as_str().split(|it: char| !it.is_alphanumeric()).filter(|it| !it.is_empty());
    let key = parts.collect::<Vec<_>>().join("-").to_lowercase();
    let name = name.as_str().to_owned();
    let skill = Skill { key, de: name.clone(), en: name, reach: Reach::Touch, armed: false };
    Ok(Command::Set(Fact::NewSkill(Box::new(skill))))
}

pub(super) fn unveil(_: &mut Reader<'_>) -> Read<Command> {
    Ok(Command::Set(Fact::Unveil))
}

fn position(r: &mut Reader<'_>, switch: &Switch) -> Read<Position> {
    match switch.kind {
        SwitchKind::Flag => either(r, w::SWITCH_ON, w::SWITCH_OFF).map(Position::Flag),
        SwitchKind::Number(least, most) => {
            r.cursor.number(i64::from(least), i64::from(most)).map(Position::Number)
        }
        SwitchKind::Rows => match r.cursor.rows() {
            Some(rows) => Ok(Position::Word(rows.to_owned())),
            None => r.fail(),
        },
        SwitchKind::Choice(words) => {
            let named = |word: &str| {
                let position = Position::Word(word.to_owned());
                ways(r, word, |c| position_words(c, &position))
            };
            let all: Vec<_> = words.iter().map(|word| (*word, named(word))).collect();
            let all: Vec<_> =
                all.iter().map(|(it, ways)| (*it, ways.iter().map(String::as_str).collect())).collect();
            match r.cursor.name_of(POSITION, &all) {
                Some(word) => Ok(Position::Word(word.to_owned())),
                None => r.fail(),
            }
        }
    }
}

/// A border applies in both directions.
pub(super) fn set_border(r: &mut Reader<'_>) -> Read<Command> {
    let from = r.zone()?;
    r.need(w::BORDER_TO)?;
    let place = r.cursor.place();
    let to = r.zone()?;
    if to == from {
        let error = LineError::new("play-border-with-itself");
        return Err(r.cursor.error_since(place, error));
    }
    let border = r.cursor.number(0, 20)?;
    let mut frame: Frame = (*r.state.frame).clone();
    set_way(&mut frame, from, to, border);
    set_way(&mut frame, to, from, border);
    Ok(Command::Set(Fact::Frame(Shared::new(frame))))
}

fn set_way(frame: &mut Frame, from: ZoneId, to: ZoneId, border: u8) {
    match frame.ways.iter_mut().find(|way| way.from == from && way.to == to) {
        Some(way) => way.border = border,
        None => frame.ways.push(Way { from, to, border }),
    }
}

pub(super) fn remove_aspect(r: &mut Reader<'_>) -> Read<Command> {
    Ok(Command::Set(Fact::NoAspect(r.aspect_in_play(|_| 0)?)))
}

/// An aspect is quoted. Names can be quoted too; an aspect with the same text takes precedence.
pub(super) fn reveal(r: &mut Reader<'_>) -> Read<Command> {
    let place = r.cursor.place();
    if r.cursor.maybe_text()?.is_none() {
        return Ok(Command::Set(Fact::Show(r.actor()?)));
    }
    r.cursor.back_to(place);
    let found = r.aspect(|it| u8::from(!it.hidden));
    if found.is_err() {
        r.cursor.back_to(place);
        if let Some(actor) = r.maybe_actor() {
            return Ok(Command::Set(Fact::Show(actor)));
        }
    }
    let aspect = found?;
    let to = if r.word(w::REVEAL_TO) { Some(r.seat()?) } else { None };
    Ok(Command::Set(match aspect {
        AspectRef::Play(id) => Fact::Reveal(id, to),
        AspectRef::Sheet(actor, n) => Fact::RevealSecret(actor, n, to),
    }))
}

pub(super) fn hide(r: &mut Reader<'_>) -> Read<Command> {
    Ok(Command::Set(Fact::Hide(r.actor()?)))
}

pub(super) fn release_block(r: &mut Reader<'_>) -> Read<Command> {
    Ok(Command::Set(Fact::NoBlock(r.actor()?)))
}

pub(super) fn drop_spin(_: &mut Reader<'_>) -> Read<Command> {
    Ok(Command::Set(Fact::NoSpin))
}

pub(super) fn turn_to(r: &mut Reader<'_>) -> Read<Command> {
    let who: Option<ActorId> = if r.word(w::NOBODY) { None } else { Some(r.actor()?) };
    Ok(Command::Set(Fact::Turn(who)))
}
