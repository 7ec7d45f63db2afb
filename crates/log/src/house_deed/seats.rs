//! Seats: who may do what about them, and people who take them.

use schwung_table::{Hosted, Seat};

use super::{
    text::{checked, is_unseen},
    with_names,
};
use crate::{Author, Entry, Game, HouseEvent, Kept, Refusal, SeatState};

/// Maximum number of seats.
const MOST_SEATS: usize = 24;
/// Maximum length of a name, in characters.
const NAME: usize = 40;

pub(super) fn seat_of<S: Hosted>(by: Author) -> Result<Seat, Refusal<S>> {
    match by {
        Author::Seat(seat) => Ok(seat),
        Author::Table => Ok(Seat::GM),
    }
}

fn own_or_gm<S: Hosted>(by: Author, seat: Seat) -> Result<(), Refusal<S>> {
    if by.is_gm() || by == Author::Seat(seat) { Ok(()) } else { Err(Refusal::NotYours) }
}

/// Checks that there is such a seat, taken or free.
pub(super) fn existing<S: Kept>(game: &Game<S>, seat: Seat) -> Result<Seat, Refusal<S>> {
    game.house.person(seat).map(|_| seat).ok_or(Refusal::NoSuchSeat)
}

/// Checks that the author may set something about this seat.
pub(super) fn of_own_seat<S: Kept>(game: &Game<S>, by: Author, seat: Seat) -> Result<Seat, Refusal<S>> {
    own_or_gm(by, seat)?;
    existing(game, seat)
}

/// Checks that this is the taken seat of a player.
pub(super) fn player<S: Kept>(game: &Game<S>, seat: Seat) -> Result<Seat, Refusal<S>> {
    match game.house.person(seat) {
        Some(person) if !seat.is_gm() && person.state == SeatState::Taken => Ok(seat),
        _ => Err(Refusal::NoSuchSeat),
    }
}

pub(super) fn rename<S: Kept>(game: &Game<S>, seat: Seat, name: &str) -> Result<HouseEvent, Refusal<S>> {
    Ok(HouseEvent::Renamed { seat, name: named(game, seat, name)? })
}

pub(super) fn leave<S: Hosted>(by: Author) -> Result<HouseEvent, Refusal<S>> {
    match seat_of(by)? {
        Seat::GM => Err(Refusal::NoSuchSeat),
        seat => Ok(HouseEvent::Left { seat }),
    }
}

pub(super) fn absent<S: Kept>(
    game: &Game<S>,
    by: Author,
    seat: Seat,
    absent: bool,
) -> Result<HouseEvent, Refusal<S>> {
    own_or_gm(by, seat)?;
    Ok(HouseEvent::Absent { seat: player(game, seat)?, absent })
}

pub(super) fn add<S: Kept>(game: &Game<S>, name: &str) -> Result<HouseEvent, Refusal<S>> {
    if !game.has_room() {
        return Err(Refusal::Full);
    }
    Ok(HouseEvent::SeatAdded { name: named(game, Seat(u8::MAX), name)? })
}

impl<S: Kept> Game<S> {
    /// Whether another seat can be added.
    pub fn has_room(&self) -> bool {
        self.house.seats.len() < MOST_SEATS
    }

    /// Returns the seat and the entries for a person who takes a seat: an existing one, or a new one if `seat` is
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
            None if !self.has_room() => Err(Refusal::Full),
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

/// The name without invisible characters.
fn bare(name: &str) -> String {
    let seen = name.chars().filter(|it| !it.is_whitespace() && !matches!(it, '\u{200c}' | '\u{200d}'));
    seen.flat_map(char::to_lowercase).collect()
}
