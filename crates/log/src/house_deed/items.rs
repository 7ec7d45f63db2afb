//! Preparations of the game master: the shelf, handouts, clocks and pictures.

use std::ops::RangeInclusive;

use super::{TITLE, text::checked};
use crate::{
    Clock, Game, Handout, House, HouseEvent, Kept, Picture, PictureFor, Pixels, Refusal, Roller, ShelfItem,
};

/// Maximum number of items on the shelf.
const MOST_ITEMS: usize = 200;
/// Maximum length of such an item in bytes.
const BODY: usize = 64 * 1024;
/// Maximum number of handouts.
const MOST_HANDOUTS: usize = 100;
/// Maximum length of the text of a handout, in characters.
const HANDOUT: usize = 4_000;
/// Maximum number of clocks.
const MOST_CLOCKS: usize = 50;
/// Numbers of segments that a clock can have.
const SEGMENTS: RangeInclusive<u8> = 2..=24;
/// Maximum number of pictures.
const MOST_PICTURES: usize = 100;
/// Maximum length of a picture in Base64: 40 KiB.
const PICTURE: usize = 40 * 1024 / 3 * 4 + 4;

/// Number of ids that handouts and pictures can have.
const IDS: u32 = i32::MAX as u32;

/// The id of a new handout, picture, clock or submission. It is random, so that people who see one cannot tell how many
/// others there are.
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

/// The id of something that is added or, if `id` is given, replaced.
fn id_of<S: Kept>(
    id: Option<u32>,
    mut there: impl ExactSizeIterator<Item = u32>,
    most: usize,
    fresh: impl FnOnce() -> u32,
) -> Result<u32, Refusal<S>> {
    match id {
        Some(id) if there.any(|it| it == id) => Ok(id),
        Some(_) => Err(Refusal::NoSuchItem),
        None if there.len() >= most => Err(Refusal::Full),
        None => Ok(fresh()),
    }
}

/// Checks that there is something with this number.
fn existing<S: Kept>(id: u32, mut there: impl Iterator<Item = u32>) -> Result<u32, Refusal<S>> {
    if there.any(|it| it == id) { Ok(id) } else { Err(Refusal::NoSuchItem) }
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
    let house = &game.house;
    let id = id_of(id, house.shelf.iter().map(|it| it.id), MOST_ITEMS, || house.next_item)?;
    Ok(HouseEvent::Shelved(ShelfItem { id, name: checked(name, 1, TITLE)?, body, scene }))
}

/// Puts something on the shelf that is not taken off the table. An item that replaces a scene remains one.
pub(super) fn shelve_again<S: Kept>(
    game: &Game<S>,
    id: Option<u32>,
    name: &str,
    body: String,
) -> Result<HouseEvent, Refusal<S>> {
    let was_scene = game.house.shelf.iter().any(|it| Some(it.id) == id && it.scene);
    shelve(game, id, name, body, was_scene)
}

pub(super) fn unshelve<S: Kept>(game: &Game<S>, id: u32) -> Result<HouseEvent, Refusal<S>> {
    let id = existing(id, game.house.shelf.iter().map(|it| it.id))?;
    Ok(HouseEvent::Unshelved { id })
}

impl<S: Kept> Game<S> {
    /// The event that puts something on the shelf that was taken off the table: a whole scene, or only actors.
    ///
    /// # Errors
    /// If it is too long or has no name, or the shelf is full.
    pub fn put_off(&self, name: &str, body: String, scene: bool) -> Result<HouseEvent, Refusal<S>> {
        shelve(self, None, name, body, scene)
    }
}

pub(super) fn handout<S: Kept>(
    game: &Game<S>,
    id: Option<u32>,
    mut handout: Handout,
    roller: &mut dyn Roller,
) -> Result<HouseEvent, Refusal<S>> {
    let house = &game.house;
    let there = house.handouts.iter().map(|it| it.id);
    handout.id = id_of(id, there, MOST_HANDOUTS, || fresh_id(house, roller))?;
    if let Some(picture) = handout.picture {
        existing(picture, house.pictures.iter().map(|it| it.id))?;
    }
    handout.to.sort_unstable();
    handout.to.dedup();
    if handout.to.iter().any(|&it| it.is_gm() || house.person(it).is_none()) {
        return Err(Refusal::NoSuchSeat);
    }
    handout.title = checked(&handout.title, 1, TITLE)?;
    handout.text = checked(&handout.text, 0, HANDOUT)?;
    Ok(HouseEvent::HandedOut(handout))
}

pub(super) fn remove_handout<S: Kept>(game: &Game<S>, id: u32) -> Result<HouseEvent, Refusal<S>> {
    let id = existing(id, game.house.handouts.iter().map(|it| it.id))?;
    Ok(HouseEvent::HandoutRemoved { id })
}

/// Adds a clock, or replaces the one with this number.
pub(super) fn clock<S: Kept>(
    game: &Game<S>,
    id: Option<u32>,
    clock: &Clock,
    roller: &mut dyn Roller,
) -> Result<HouseEvent, Refusal<S>> {
    let house = &game.house;
    let id = id_of(id, house.clocks.iter().map(|it| it.id), MOST_CLOCKS, || fresh_id(house, roller))?;
    if !SEGMENTS.contains(&clock.size) || clock.filled > clock.size {
        return Err(Refusal::Segments);
    }
    let title = checked(&clock.title, 1, TITLE)?;
    Ok(HouseEvent::Clocked(Clock { id, title, ..*clock }))
}

pub(super) fn remove_clock<S: Kept>(game: &Game<S>, id: u32) -> Result<HouseEvent, Refusal<S>> {
    let id = existing(id, game.house.clocks.iter().map(|it| it.id))?;
    Ok(HouseEvent::ClockRemoved { id })
}

pub(super) fn picture<S: Kept>(
    game: &Game<S>,
    of: PictureFor,
    data: String,
    roller: &mut dyn Roller,
) -> Result<HouseEvent, Refusal<S>> {
    if data.len() > PICTURE {
        return Err(Refusal::Length(PICTURE));
    }
    if game.house.pictures.len() >= MOST_PICTURES {
        return Err(Refusal::Full);
    }
    let id = fresh_id(&game.house, roller);
    Ok(HouseEvent::Pictured(Picture { id, of: of.into(), data: Pixels(data.into()) }))
}

pub(super) fn remove_picture<S: Kept>(game: &Game<S>, id: u32) -> Result<HouseEvent, Refusal<S>> {
    let id = existing(id, game.house.pictures.iter().map(|it| it.id))?;
    Ok(HouseEvent::PictureRemoved { id })
}
