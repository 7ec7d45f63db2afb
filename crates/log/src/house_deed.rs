//! House deeds: who may do what to the table itself, and the resulting events.

mod items;
mod seats;
mod text;

use schwung_table::{Before, Seat};

use crate::{
    Audience, Author, Clock, Entry, Game, Handout, HouseDeed, HouseEvent, Kept, KeptEntry, Refusal, Roller,
    Told, plain::PlainDice,
};
use seats::{existing, of_own_seat, player, seat_of};
use text::checked;

pub(crate) use items::fresh_id;

/// Maximum lengths in characters.
const TITLE: usize = 120;
const NOTE: usize = 2_000;
const LABEL: usize = 120;
const SAFETY: usize = 4_000;
const NOTES: usize = 10_000;
/// Maximum number of entries that are kept for the recap.
const MOST_KEPT: usize = 200;
/// Maximum length of a sentence about such an entry, in characters.
const KEPT: usize = 200;

pub(crate) fn decide<S: Kept>(
    game: &Game<S>,
    by: Author,
    deed: HouseDeed,
    roller: &mut dyn Roller,
) -> Result<Vec<Entry<S>>, Refusal<S>> {
    let event = match deed {
        // Deeds of everybody.
        HouseDeed::Say { text, to } => say(game, by, &text, to)?,
        HouseDeed::Throw { dice, faces, label, secret } => {
            throw(seat_of(by)?, &dice, faces, checked(&label, 0, LABEL)?, secret, roller)?
        }
        HouseDeed::Pause(paused) => HouseEvent::Paused(paused),
        HouseDeed::XCard(lies) => HouseEvent::XCard(lies),
        HouseDeed::ShareInsight { fight, to } => share(game, by, fight, to)?,
        HouseDeed::Keep { seq, n, words, on } => keep(game, by, (seq, n), &words, on)?,
        HouseDeed::Withdraw { id } => {
            let it = game.handed_in(by, id)?;
            HouseEvent::Withdrawn { id, seat: it.seat, name: it.name.clone() }
        }
        // Deeds of people about their own seats.
        HouseDeed::Leave => seats::leave(by)?,
        HouseDeed::Rename { seat, name } => seats::rename(game, of_own_seat(game, by, seat)?, &name)?,
        HouseDeed::Absent { seat, absent } => seats::absent(game, by, seat, absent)?,
        HouseDeed::SeatDice { seat, mode } => {
            HouseEvent::SeatDice { seat: of_own_seat(game, by, seat)?, mode }
        }
        HouseDeed::Prompt { seat, kind, policy } => {
            let seat = of_own_seat(game, by, seat)?;
            HouseEvent::Prompt { seat, kind: one_of(S::kinds(), kind)?, policy }
        }
        HouseDeed::Habit { seat, habit, value } => {
            let seat = of_own_seat(game, by, seat)?;
            HouseEvent::Habit { seat, habit: one_of(S::habits(), habit)?, value }
        }
        HouseDeed::Coach { seat, on } => HouseEvent::Coach { seat: of_own_seat(game, by, seat)?, on },
        _ if !by.is_gm() => return Err(Refusal::GmOnly),
        // Seats.
        HouseDeed::Kick { seat } => HouseEvent::Kicked { seat: player(game, seat)? },
        HouseDeed::HandOver { to } => HouseEvent::HandedOver { to: player(game, to)? },
        HouseDeed::AddSeat { name } => seats::add(game, &name)?,
        HouseDeed::SendBack { id, remarks } => {
            let it = game.handed_in(by, id)?;
            let remarks = checked(&remarks, 1, NOTE)?;
            HouseEvent::SentBack { id, seat: it.seat, name: it.name.clone(), remarks }
        }
        // Settings.
        HouseDeed::Lock(locked) => HouseEvent::Locked(locked),
        HouseDeed::Assign(assigned) => HouseEvent::Assigned(assigned),
        HouseDeed::Title(title) => HouseEvent::Titled(checked(&title, 1, TITLE)?),
        HouseDeed::Safety(text) => HouseEvent::Safety(checked(&text, 0, SAFETY)?),
        HouseDeed::Dice(mode) => HouseEvent::Dice(mode),
        HouseDeed::Asking(asking) => HouseEvent::Asking(asking),
        HouseDeed::NoCoach(no) => HouseEvent::NoCoach(no),
        HouseDeed::KeepWhatIf(_) if game.house.what_if.is_none() => return Err(Refusal::NoSuchItem),
        HouseDeed::KeepWhatIf(kept) => HouseEvent::WhatIfKept(kept),
        HouseDeed::Plain(plain) => HouseEvent::Plain(plain),
        HouseDeed::Approval(approval) => HouseEvent::Approval(approval),
        // Deeds about preparations.
        HouseDeed::Notes(text) => HouseEvent::Noted(checked(&text, 0, NOTES)?),
        HouseDeed::Shelve { id, name, body } => items::shelve_again(game, id, &name, body)?,
        HouseDeed::Unshelve { id } => items::unshelve(game, id)?,
        HouseDeed::Handout { id, title, text, picture, shown, to } => {
            let handout = Handout { id: 0, title, text, picture, shown, to };
            items::handout(game, id, handout, roller)?
        }
        HouseDeed::RemoveHandout { id } => items::remove_handout(game, id)?,
        HouseDeed::Clock { id, title, size, filled, down, shown } => {
            let clock = Clock { id: 0, title, size, filled, down, shown };
            items::clock(game, id, &clock, roller)?
        }
        HouseDeed::RemoveClock { id } => items::remove_clock(game, id)?,
        HouseDeed::Picture { of, data } => items::picture(game, of, data, roller)?,
        HouseDeed::RemovePicture { id } => items::remove_picture(game, id)?,
    };
    Ok(with_names(game, event))
}

fn say<S: Kept>(game: &Game<S>, by: Author, text: &str, to: Told) -> Result<HouseEvent, Refusal<S>> {
    if let Told::Seat(seat) = to {
        existing(game, seat)?;
    }
    Ok(HouseEvent::Said { seat: seat_of(by)?, text: checked(text, 1, NOTE)?, to })
}

/// Checks that the system has this kind of question, or this habit.
fn one_of<S: Kept>(names: &[&str], name: String) -> Result<String, Refusal<S>> {
    if names.contains(&name.as_str()) { Ok(name) } else { Err(Refusal::NoSuchAnswer) }
}

/// Sets who may see the analysis of a fight. Players decide about their own part, once the game master has opened it.
fn share<S: Kept>(game: &Game<S>, by: Author, fight: u64, to: Audience) -> Result<HouseEvent, Refusal<S>> {
    let seat = seat_of(by)?;
    if fight == 0 || fight > game.seq() || !game.is_live(fight) {
        return Err(Refusal::NoSuchItem);
    }
    let opened = game.house.insights.get(&fight).map_or(Audience::Gm, |it| it.to);
    match (seat.is_gm(), opened) {
        (false, Audience::Gm) => Err(Refusal::GmOnly),
        _ => Ok(HouseEvent::InsightShared { fight, seat, to }),
    }
}

/// Keeps an entry of the log for the recap, or stops keeping it. `place` is the number of its record and its index there.
fn keep<S: Kept>(
    game: &Game<S>,
    by: Author,
    (record, entry): (u64, u32),
    words: &str,
    on: bool,
) -> Result<HouseEvent, Refusal<S>> {
    let entries = crate::entry::index(record).and_then(|at| game.records.get(at)).map(|it| it.entries.len());
    let is_there = entries.is_some_and(|count| usize::try_from(entry).is_ok_and(|it| it < count));
    let kept = game.house.kept_entry(record, entry);
    match (on, kept) {
        _ if !is_there => Err(Refusal::NoSuchItem),
        (false, None) => Err(Refusal::NoSuchItem),
        (false, Some(_)) => Ok(HouseEvent::Unkept { record, entry }),
        (true, None) if game.house.kept.len() >= MOST_KEPT => Err(Refusal::Full),
        (true, _) => {
            let (seat, words) = (seat_of(by)?, checked(words, 0, KEPT)?);
            Ok(HouseEvent::Kept(KeptEntry { record, entry, seat, words }))
        }
    }
}

fn throw<S: Kept>(
    seat: Seat,
    dice: &str,
    faces: Option<Vec<i8>>,
    label: String,
    secret: bool,
    roller: &mut dyn Roller,
) -> Result<HouseEvent, Refusal<S>> {
    let kind = PlainDice::parse(dice).ok_or(Refusal::NoSuchDice)?;
    let typed = faces.is_some();
    let faces = match faces {
        Some(faces) => {
            kind.check(&faces).map_err(Refusal::Faces)?;
            faces
        }
        None => kind.roll(roller),
    };
    let total = faces.iter().map(|&face| i32::from(face)).sum();
    Ok(HouseEvent::Thrown { seat, dice: kind.name(), faces, total, label, secret, typed })
}

/// The entries of a house event, including the event that informs the rules of changed names.
pub(crate) fn with_names<S: Kept>(game: &Game<S>, event: HouseEvent) -> Vec<Entry<S>> {
    let mut house = game.house.clone();
    house.apply(&event);
    let names = S::seated(game.state(), &house.names());
    let mut entries = vec![Entry::House(event)];
    entries.extend(names.map(Entry::Interjected));
    if house.asking != game.house.asking {
        let presets = S::preset(game.state(), Before::Set(game.house.asking), house.asking);
        entries.extend(presets.into_iter().map(Entry::Interjected));
    }
    entries
}
