//! Who plays whom: the characters that people may take.

use schwung_log::{Author, Entry, Game, SeatState, Step};
use schwung_table::{IdKind, Seat, WireId};

use crate::{
    CommandOf, Look, Part, Shown, StateOf, house,
    wire::{FreeCharacter, Line, LineKind, SeatOffer},
};

/// The characters that a player without one may take: those known to everybody that either belong to a free seat, or are
/// the game master's and on the side of the players. While there are no players, that is the first side.
pub(crate) fn free<V: Shown>(game: &Game<V::System>) -> Vec<FreeCharacter> {
    let parts = taken_from::<V>(game);
    let character = |it: Part| FreeCharacter { actor: WireId::new(IdKind::ACTOR, it.actor), name: it.name };
    parts.into_iter().map(character).collect()
}

/// Those of [`free`] that no seat waits for.
pub fn free_of_gm<V: Shown>(game: &Game<V::System>) -> Vec<FreeCharacter> {
    let parts = taken_from::<V>(game).into_iter().filter(|it| it.seat.is_gm());
    parts.map(|it| FreeCharacter { actor: WireId::new(IdKind::ACTOR, it.actor), name: it.name }).collect()
}

fn taken_from<V: Shown>(game: &Game<V::System>) -> Vec<Part> {
    let house = game.house();
    if house.assigned || house.plain {
        return Vec::new();
    }
    let mut parts = V::parts(game.state());
    let theirs: Vec<u8> =
        parts.iter().filter(|it| !it.seat.is_gm() && !it.hidden).map(|it| it.side).collect();
    parts.retain(|it| {
        let is_offered = match it.seat {
            Seat::GM if theirs.is_empty() => it.side == 0,
            Seat::GM => theirs.contains(&it.side),
            seat => house.person(seat).is_none_or(|it| it.state != SeatState::Taken),
        };
        is_offered && !it.hidden && !it.gone
    });
    parts
}

/// Whether somebody at this seat has a character.
pub(crate) fn has_character<V: Shown>(state: &StateOf<V>, seat: Seat) -> bool {
    V::parts(state).iter().any(|it| it.seat == seat && !it.gone)
}

/// The seats that somebody with the players' link can take; none if only the game master says who plays whom, since even
/// that a seat is reserved may be a secret.
pub fn seats_to_join<V: Shown>(game: &Game<V::System>) -> Vec<SeatOffer> {
    let house = game.house();
    if house.assigned {
        return Vec::new();
    }
    let parts = V::parts(game.state());
    let offer = |at: u8| {
        let person = house.person(Seat(at)).filter(|it| it.state != SeatState::Taken)?;
        let there = parts.iter().filter(|it| it.seat == Seat(at) && !it.hidden);
        let characters = there.map(|it| it.name.clone()).collect();
        Some(SeatOffer { seat: at, name: person.name.clone(), characters })
    };
    (1..u8::try_from(house.seats.len()).unwrap_or(u8::MAX)).filter_map(offer).collect()
}

/// Why a player cannot take a character.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotTaken {
    /// Only the game master assigns characters.
    Assigned,
    /// The player has a character.
    HasOne,
    /// Somebody else plays it.
    Taken(String),
    /// It is not open to players.
    NotOpen(String),
    /// There is no such character, as far as the player knows.
    NoSuchActor,
}

/// The command by which the player at `seat` takes a character.
///
/// # Errors
/// Why this is not possible. Nothing is said about a character that the player does not know of.
pub fn take<V: Shown>(game: &Game<V::System>, seat: Seat, actor: u8) -> Result<CommandOf<V>, NotTaken> {
    let (house, state) = (game.house(), game.state());
    let part = V::parts(state).into_iter().find(|it| it.actor == actor && (!it.hidden || it.seat == seat));
    let part = part.ok_or(NotTaken::NoSuchActor)?;
    if has_character::<V>(state, seat) {
        return Err(NotTaken::HasOne);
    }
    if house.assigned {
        return Err(NotTaken::Assigned);
    }
    if !taken_from::<V>(game).iter().any(|it| it.actor == actor) {
        let is_played = house.person(part.seat).is_some_and(|it| it.state == SeatState::Taken);
        return Err(match is_played && !part.seat.is_gm() {
            true => NotTaken::Taken(part.name),
            false => NotTaken::NotOpen(part.name),
        });
    }
    Ok(V::hand_to(state, actor, seat))
}

/// Words the line of a character that a player has taken: the systems know it only as a fact that was set.
pub(crate) fn reworded<V: Shown>(
    look: Look<'_, V::System>,
    step: &Step<'_, V::System>,
    mut lines: Vec<Line>,
) -> Vec<Line> {
    let (Some(Author::Seat(seat)), Entry::Told(_) | Entry::Interjected(_)) = (step.record.by, step.entry)
    else {
        return lines;
    };
    let Some(line) = lines.iter_mut().find(|it| it.kind == LineKind::Set && !seat.is_gm()) else {
        return lines;
    };
    let before = V::parts(step.before);
    let is_new = |it: &Part| before.iter().any(|was| was.actor == it.actor && was.seat != seat);
    if let Some(part) = V::parts(step.state).into_iter().find(|it| it.seat == seat && is_new(it)) {
        let args = [("seat", &*house::name(look, seat)), ("actor", &part.name)];
        *line = Line {
            text: look.texts.text("line-taken", &args),
            kind: LineKind::House,
            why: Vec::new(),
            ..line.clone()
        };
    }
    lines
}
