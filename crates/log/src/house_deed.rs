//! House deeds: who may do what to the table itself, and the resulting events.

use std::ops::RangeInclusive;

use schwung_table::{Before, Hosted, Seat};

use crate::{
    Audience, Author, Clock, Entry, Game, Handout, House, HouseDeed, HouseEvent, Kept, KeptEntry, Picture,
    Pixels, Refusal, Roller, SeatState, ShelfItem, Told, plain::PlainDice,
};

/// Maximum number of seats.
pub(crate) const MOST_SEATS: usize = 24;
/// Maximum number of items on the shelf.
const MOST_ITEMS: usize = 200;
const NAME: usize = 40;
const TITLE: usize = 120;
const NOTE: usize = 2_000;
const LABEL: usize = 120;
const SAFETY: usize = 4_000;
const BODY: usize = 64 * 1024;
const NOTES: usize = 10_000;
const HANDOUT: usize = 4_000;
/// Maximum number of handouts.
const MOST_HANDOUTS: usize = 100;
/// Maximum number of clocks.
const MOST_CLOCKS: usize = 50;
/// Numbers of segments that a clock can have.
const SEGMENTS: RangeInclusive<u8> = 2..=24;
/// Maximum number of pictures.
const MOST_PICTURES: usize = 100;
/// Maximum length of a picture in Base64: 40 KiB.
const PICTURE: usize = 40 * 1024 / 3 * 4 + 4;

/// Maximum number of entries that are kept for the recap.
const MOST_KEPT: usize = 200;
/// Maximum length of a sentence about such an entry, in characters.
const KEPT: usize = 200;

/// Number of ids that handouts and pictures can have.
const IDS: u32 = i32::MAX as u32;

type Outcome<S> = Result<Vec<Entry<S>>, Refusal<S>>;

pub(crate) fn decide<S: Kept>(
    game: &Game<S>,
    by: Author,
    deed: HouseDeed,
    roller: &mut dyn Roller,
) -> Outcome<S> {
    let event = match deed {
        HouseDeed::Say { text, to } => {
            if let Told::Seat(seat) = to {
                taken_or_free(game, seat)?;
            }
            HouseEvent::Said { seat: seat_of(by)?, text: checked(&text, 1, NOTE)?, to }
        }
        HouseDeed::Throw { dice, faces, label, secret } => {
            throw(seat_of(by)?, &dice, faces, checked(&label, 0, LABEL)?, secret, roller)?
        }
        HouseDeed::Pause(paused) => HouseEvent::Paused(paused),
        HouseDeed::XCard(lies) => HouseEvent::XCard(lies),
        HouseDeed::Rename { seat, name } => {
            own_or_gm(by, seat)?;
            taken_or_free(game, seat)?;
            HouseEvent::Renamed { seat, name: named(game, seat, &name)? }
        }
        HouseDeed::Leave => match seat_of(by)? {
            Seat::GM => return Err(Refusal::NoSuchSeat),
            seat => HouseEvent::Left { seat },
        },
        HouseDeed::Absent { seat, absent } => {
            own_or_gm(by, seat)?;
            player(game, seat)?;
            HouseEvent::Absent { seat, absent }
        }
        HouseDeed::SeatDice { seat, mode } => {
            own_or_gm(by, seat)?;
            taken_or_free(game, seat)?;
            HouseEvent::SeatDice { seat, mode }
        }
        HouseDeed::Prompt { seat, kind, policy } => {
            own_or_gm(by, seat)?;
            taken_or_free(game, seat)?;
            if !S::kinds().contains(&kind.as_str()) {
                return Err(Refusal::NoSuchAnswer);
            }
            HouseEvent::Prompt { seat, kind, policy }
        }
        HouseDeed::Habit { seat, habit, value } => {
            own_or_gm(by, seat)?;
            taken_or_free(game, seat)?;
            if !S::habits().contains(&habit.as_str()) {
                return Err(Refusal::NoSuchAnswer);
            }
            HouseEvent::Habit { seat, habit, value }
        }
        HouseDeed::Coach { seat, on } => {
            own_or_gm(by, seat)?;
            taken_or_free(game, seat)?;
            HouseEvent::Coach { seat, on }
        }
        HouseDeed::ShareInsight { fight, to } => share(game, by, fight, to)?,
        HouseDeed::Keep { seq, n, words, on } => keep(game, by, (seq, n), &words, on)?,
        HouseDeed::Withdraw { id } => {
            let it = game.handed_in(by, id)?;
            HouseEvent::Withdrawn { id, seat: it.seat, name: it.name.clone() }
        }
        _ if !by.is_gm() => return Err(Refusal::GmOnly),
        HouseDeed::Kick { seat } => {
            player(game, seat)?;
            HouseEvent::Kicked { seat }
        }
        HouseDeed::HandOver { to } => {
            player(game, to)?;
            HouseEvent::HandedOver { to }
        }
        HouseDeed::AddSeat { name } => {
            if game.house.seats.len() >= MOST_SEATS {
                return Err(Refusal::Full);
            }
            HouseEvent::SeatAdded { name: named(game, Seat(u8::MAX), &name)? }
        }
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
        HouseDeed::SendBack { id, remarks } => {
            let it = game.handed_in(by, id)?;
            let remarks = checked(&remarks, 1, NOTE)?;
            HouseEvent::SentBack { id, seat: it.seat, name: it.name.clone(), remarks }
        }
        HouseDeed::Shelve { id, name, body } => {
            let scene =
                id.and_then(|id| game.house.shelf.iter().find(|it| it.id == id)).is_some_and(|it| it.scene);
            shelve(game, id, &name, body, scene)?
        }
        HouseDeed::Unshelve { id } => {
            if !game.house.shelf.iter().any(|it| it.id == id) {
                return Err(Refusal::NoSuchItem);
            }
            HouseEvent::Unshelved { id }
        }
        HouseDeed::Notes(text) => HouseEvent::Noted(checked(&text, 0, NOTES)?),
        HouseDeed::Handout { id, title, text, picture, shown } => {
            let house = &game.house;
            let id = match id {
                Some(id) if house.handouts.iter().any(|it| it.id == id) => id,
                Some(_) => return Err(Refusal::NoSuchItem),
                None if house.handouts.len() >= MOST_HANDOUTS => return Err(Refusal::Full),
                None => fresh_id(house, roller),
            };
            if picture.is_some_and(|id| !house.pictures.iter().any(|it| it.id == id)) {
                return Err(Refusal::NoSuchItem);
            }
            let (title, text) = (checked(&title, 1, TITLE)?, checked(&text, 0, HANDOUT)?);
            HouseEvent::HandedOut(Handout { id, title, text, picture, shown })
        }
        HouseDeed::RemoveHandout { id } => {
            if !game.house.handouts.iter().any(|it| it.id == id) {
                return Err(Refusal::NoSuchItem);
            }
            HouseEvent::HandoutRemoved { id }
        }
        HouseDeed::Clock { id, title, size, filled, down, shown } => {
            let house = &game.house;
            let id = match id {
                Some(id) if house.clocks.iter().any(|it| it.id == id) => id,
                Some(_) => return Err(Refusal::NoSuchItem),
                None if house.clocks.len() >= MOST_CLOCKS => return Err(Refusal::Full),
                None => fresh_id(house, roller),
            };
            if !SEGMENTS.contains(&size) || filled > size {
                return Err(Refusal::Segments);
            }
            HouseEvent::Clocked(Clock { id, title: checked(&title, 1, TITLE)?, size, filled, down, shown })
        }
        HouseDeed::RemoveClock { id } => {
            if !game.house.clocks.iter().any(|it| it.id == id) {
                return Err(Refusal::NoSuchItem);
            }
            HouseEvent::ClockRemoved { id }
        }
        HouseDeed::Picture { of, data } => {
            if data.len() > PICTURE {
                return Err(Refusal::Length(PICTURE));
            }
            if game.house.pictures.len() >= MOST_PICTURES {
                return Err(Refusal::Full);
            }
            let id = fresh_id(&game.house, roller);
            HouseEvent::Pictured(Picture { id, of: of.into(), data: Pixels(data.into()) })
        }
        HouseDeed::RemovePicture { id } => {
            if !game.house.pictures.iter().any(|it| it.id == id) {
                return Err(Refusal::NoSuchItem);
            }
            HouseEvent::PictureRemoved { id }
        }
    };
    Ok(with_names(game, event))
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

/// Keeps an entry of the log for the recap, or no longer. `place` is the number of its record and its index there.
fn keep<S: Kept>(
    game: &Game<S>,
    by: Author,
    (record, entry): (u64, u32),
    words: &str,
    on: bool,
) -> Result<HouseEvent, Refusal<S>> {
    let entries = crate::game::index(record).and_then(|at| game.records.get(at)).map(|it| it.entries.len());
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

/// The entries of a house event, including the event that tells the rules about changed names.
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

/// The id of a new handout, picture or clock, or of what was handed in. It is random, so that people who see one cannot
/// tell how many others there are.
pub(crate) fn fresh_id(house: &House, roller: &mut dyn Roller) -> u32 {
    let is_taken = |id: u32| {
        house.handouts.iter().any(|it| it.id == id)
            || house.pictures.iter().any(|it| it.id == id)
            || house.clocks.iter().any(|it| it.id == id)
            || house.handed_in(id).is_some()
    };
    let mut id = roller.die(IDS);
    while is_taken(id) {
        id = id % IDS + 1;
    }
    id
}

fn shelve<S: Kept>(
    game: &Game<S>,
    id: Option<u32>,
    name: &str,
    body: String,
    scene: bool,
) -> Result<HouseEvent, Refusal<S>> {
    if body.len() > BODY {
        return Err(Refusal::Length(BODY));
    }
    let id = match id {
        Some(id) if game.house.shelf.iter().any(|it| it.id == id) => id,
        Some(_) => return Err(Refusal::NoSuchItem),
        None if game.house.shelf.len() >= MOST_ITEMS => return Err(Refusal::Full),
        None => game.house.next_item,
    };
    Ok(HouseEvent::Shelved(ShelfItem { id, name: checked(name, 1, TITLE)?, body, scene }))
}

impl<S: Kept> Game<S> {
    /// The event that puts something on the shelf that was taken off the table: a whole scene, or only actors.
    ///
    /// # Errors
    /// If it is too long or has no name, or the shelf is full.
    pub fn put_off(&self, name: &str, body: String, scene: bool) -> Result<HouseEvent, Refusal<S>> {
        shelve(self, None, name, body, scene)
    }

    /// Whether another seat can be added.
    pub fn has_room(&self) -> bool {
        self.house.seats.len() < MOST_SEATS
    }

    /// Returns the seat and the entries for somebody who takes a seat: an existing one, or a new one if `seat` is
    /// `None`.
    ///
    /// # Errors
    /// Returns a [`Refusal`] if the table is locked or full, the seat is taken, or the name is too long or reserved.
    pub fn join(&self, seat: Option<Seat>, name: &str) -> Result<(Seat, Vec<Entry<S>>), Refusal<S>> {
        let name = named(self, seat.unwrap_or(Seat(u8::MAX)), name)?;
        if self.house.locked {
            return Err(Refusal::Locked);
        }
        match seat {
            Some(seat) if seat.is_gm() => Err(Refusal::NoSuchSeat),
            Some(seat) => match self.house.person(seat) {
                None => Err(Refusal::NoSuchSeat),
                Some(person) if person.state == SeatState::Taken => Err(Refusal::SeatTaken),
                Some(_) => Ok((seat, with_names(self, HouseEvent::Joined { seat, name }))),
            },
            None if self.house.seats.len() >= MOST_SEATS => Err(Refusal::Full),
            None => {
                let at = u8::try_from(self.house.seats.len()).map_err(|_| Refusal::Full)?;
                let mut entries = vec![Entry::House(HouseEvent::SeatAdded { name: name.clone() })];
                let mut grown = self.house.clone();
                grown.apply(&HouseEvent::SeatAdded { name: name.clone() });
                let names = S::seated(self.state(), &grown.names());
                entries.push(Entry::House(HouseEvent::Joined { seat: Seat(at), name }));
                entries.extend(names.map(Entry::Interjected));
                Ok((Seat(at), entries))
            }
        }
    }
}

/// Trims a text, removes control characters other than line feeds, and checks its length in characters.
fn checked<S: Hosted>(text: &str, least: usize, most: usize) -> Result<String, Refusal<S>> {
    let text: String = text.trim().chars().filter(|it| !it.is_control() || *it == '\n').collect();
    let length = text.chars().count();
    if length < least || length > most { Err(Refusal::Length(most)) } else { Ok(text) }
}

/// Checks the name of a seat. Names that equal the game master's, or that make log lines about others read as lines
/// about her, are refused.
fn named<S: Kept>(game: &Game<S>, seat: Seat, name: &str) -> Result<String, Refusal<S>> {
    let name = checked(name, 1, NAME)?;
    if name.chars().any(is_unseen) {
        return Err(Refusal::NameSigns);
    }
    let gm = game.house.person(Seat::GM).map_or("", |it| &it.name);
    if !seat.is_gm() && bare(&name) == bare(gm) { Err(Refusal::NameTaken) } else { Ok(name) }
}

/// Whether a character is invisible or changes the writing direction. Joiners are allowed, since some scripts need
/// them.
fn is_unseen(letter: char) -> bool {
    matches!(letter, '\u{61c}' | '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}')
        || matches!(letter, '\u{ad}' | '\u{2028}' | '\u{2029}' | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\n')
}

/// The name without invisible characters.
fn bare(name: &str) -> String {
    let seen = name.chars().filter(|it| !it.is_whitespace() && !matches!(it, '\u{200c}' | '\u{200d}'));
    seen.flat_map(char::to_lowercase).collect()
}

fn seat_of<S: Hosted>(by: Author) -> Result<Seat, Refusal<S>> {
    match by {
        Author::Seat(seat) => Ok(seat),
        Author::Table => Ok(Seat::GM),
    }
}

fn own_or_gm<S: Hosted>(by: Author, seat: Seat) -> Result<(), Refusal<S>> {
    if by.is_gm() || by == Author::Seat(seat) { Ok(()) } else { Err(Refusal::NotYours) }
}

fn taken_or_free<S: Kept>(game: &Game<S>, seat: Seat) -> Result<(), Refusal<S>> {
    game.house.person(seat).map(|_| ()).ok_or(Refusal::NoSuchSeat)
}

/// Checks that this is the taken seat of a player.
fn player<S: Kept>(game: &Game<S>, seat: Seat) -> Result<(), Refusal<S>> {
    match game.house.person(seat) {
        Some(person) if !seat.is_gm() && person.state == SeatState::Taken => Ok(()),
        _ => Err(Refusal::NoSuchSeat),
    }
}
