//! Which viewers may know of what: veiled and hidden characters, secret tests, notes, numbers of the plot leader's characters.
//!
//! Most of it is declared beside each event, fact and question with `#[known(...)]`. This module contains the ids and the
//! functions to which those declarations refer.

use schwung_table::{Cast, Known, Reading, Seat, Viewer};

use crate::{
    Actor, ActorId, Area, AreaId, Bar, Burden, EffectId, ItemId, LeftOpen, Name, Purpose, Reason, Seen, Side,
    State, Used, client::Kept,
};

/// A reader of the state.
pub type Eyes<'a> = schwung_table::Eyes<'a, State>;

impl Cast for State {
    type Actor = ActorId;

    fn cast(&self) -> impl Iterator<Item = ActorId> {
        self.ids()
    }

    fn seat_of(&self, actor: ActorId) -> Option<Seat> {
        self.actors.get(usize::from(actor.0)).map(|it| it.seat)
    }

    fn name_of(&self, actor: ActorId) -> Option<&str> {
        self.frame.profiles.get(usize::from(actor.0)).map(|it| it.name.as_str())
    }

    fn seats(&self) -> &[String] {
        &self.frame.seats
    }
}

/// A character that does not exist hides nothing.
//= daemmersturm.perception.hidden
impl Known<State> for ActorId {
    fn is_known(&self, eyes: Eyes<'_>) -> bool {
        let state = eyes.state;
        let Some(it) = state.actors.get(usize::from(self.0)) else { return true };
        if state.sights.is_empty() {
            return joins(eyes, it);
        }
        if eyes.are_at(it.seat) {
            return true;
        }
        Reading::EVERYTHING.note();
        match eyes.viewer {
            Viewer::Seat(seat) if state.actors.iter().any(|it| it.seat == seat) => {
                seat_knows(state, seat, *self)
            }
            // Public information is everything that all players may know.
            Viewer::Seat(_) | Viewer::All | Viewer::Public => {
                let mut seats = state.actors.iter().map(|it| it.seat).filter(|it| !it.is_gm()).peekable();
                if seats.peek().is_none() { !it.veiled } else { seats.all(|it| seat_knows(state, it, *self)) }
            }
        }
    }
}

/// Whether the seat knows of a character through one of its own characters.
//= daemmersturm.perception.found
//= daemmersturm.perception.weak
fn seat_knows(state: &State, seat: Seat, actor: ActorId) -> bool {
    let it = state.actor(actor);
    let own = state.ids().filter(|own| state.actor(*own).seat == seat);
    it.seat == seat
        || own.into_iter().any(|own| match state.sight(own, actor) {
            Some(Seen::Discovered | Seen::Partly { target: true }) => true,
            Some(Seen::Hidden { traceless: _, last: _ } | Seen::Partly { target: false }) => false,
            None => !it.veiled,
        })
}

/// An area is known to everybody who knows its creator or a character in it. An area that does not exist hides nothing.
//= daemmersturm.dot.area
impl Known<State> for AreaId {
    fn is_known(&self, eyes: Eyes<'_>) -> bool {
        let Some(it) = eyes.state.areas.iter().find(|it| it.id == *self) else { return true };
        let there = eyes.state.standing.iter().filter(|at| at.area == *self);
        created(eyes, it) || there.into_iter().any(|at| eyes.know(at.who))
    }
}

/// Whether the reader knows who created an area, if anybody did.
pub(crate) fn created(eyes: Eyes<'_>, it: &Area) -> bool {
    eyes.know(it.by)
}

/// Whether the reader may know that a ground was laid.
pub(crate) fn laid(eyes: Eyes<'_>, area: &Area, standing: &[ActorId]) -> bool {
    created(eyes, area) || eyes.know_any(standing.to_vec())
}

/// Whether the reader may know that a round of a ground passed. The ground may be gone.
pub(crate) fn passes(eyes: Eyes<'_>, id: &AreaId, by: &Option<ActorId>) -> bool {
    eyes.know(by) && eyes.know(id)
}

/// A side is known by those who are known to be on it.
impl Known<State> for Side {
    fn is_known(&self, eyes: Eyes<'_>) -> bool {
        eyes.see_hidden() || eyes.state.ids().any(|it| eyes.state.actor(it).side == *self && eyes.know(it))
    }
}

/// An item is as visible as its holder, and public on the ground. Removed items are only visible to the plot leader.
impl Known<State> for ItemId {
    fn is_known(&self, eyes: Eyes<'_>) -> bool {
        eyes.state.item(*self).map_or(eyes.see_hidden(), |it| eyes.know(it.holder))
    }
}

/// An effect is as visible as the affected character. Ended effects are only visible to the plot leader.
impl Known<State> for EffectId {
    fn is_known(&self, eyes: Eyes<'_>) -> bool {
        let wound = eyes.state.effects.iter().find(|it| it.id == *self).map(|it| it.on);
        let modifier = eyes.state.modifiers.iter().find(|it| it.id == *self).map(|it| it.on);
        wound.or(modifier).map_or(eyes.see_hidden(), |on| eyes.know(on))
    }
}

/// Whether the reader may know of a new character.
pub fn joins(eyes: Eyes<'_>, actor: &Actor) -> bool {
    !actor.veiled || eyes.are_at(actor.seat)
}

/// Whether the reader may read the numbers of a character. Those of the plot leader's characters are only for the plot
/// leader.
//= daemmersturm.profile.contents
pub(crate) fn reads(eyes: Eyes<'_>, actor: &ActorId) -> bool {
    eyes.read(*actor)
}

/// A note is visible to its recipient. A note to the plot leader is also visible to the character that caused it.
pub fn note(eyes: Eyes<'_>, by: &Option<ActorId>, to: &Option<ActorId>) -> bool {
    eyes.see_hidden() || to.or(*by).is_some_and(|it| eyes.play(it))
}

/// As for a [`note`] to the plot leader.
pub(crate) fn left_open(eyes: Eyes<'_>, it: &LeftOpen) -> bool {
    note(eyes, &Some(it.by), &None)
}

/// Whether the reader may know of a roll.
//= daemmersturm.perception.secret
pub(crate) fn rolls(eyes: Eyes<'_>, who: &ActorId, purpose: &Purpose) -> bool {
    let secret = *purpose == Purpose::Perception && eyes.state.switches.secret_perception;
    if secret { eyes.see_hidden() } else { eyes.know(who) }
}

/// Whether the reader may read the bonus to a roll. In a camouflage test it contains values of the observers.
//= daemmersturm.perception.camouflage-test
pub(crate) fn reads_bonus(eyes: Eyes<'_>, who: &ActorId, purpose: &Purpose) -> bool {
    if *purpose == Purpose::Camouflage { eyes.see_hidden() } else { reads(eyes, who) }
}

/// Whether the reader may know how well a search went.
//= daemmersturm.perception.secret
pub(crate) fn searched_openly(eyes: Eyes<'_>, secret: &bool) -> bool {
    !secret || eyes.see_hidden()
}

/// The observer always knows what it noticed.
pub(crate) fn noticed(eyes: Eyes<'_>, observer: &ActorId, entity: &ActorId) -> bool {
    eyes.play(*observer) || (eyes.know(observer) && eyes.know(entity))
}

/// Whether the reader may know which load was set down.
pub(crate) fn set_down(eyes: Eyes<'_>, what: &Burden) -> bool {
    match what {
        Burden::Body(who) => eyes.know(who),
        Burden::Thing(item) => eyes.know(item),
    }
}

/// Pasting and discarding is visible to the person who does it.
pub(crate) fn at_seat(eyes: Eyes<'_>, by: &Seat) -> bool {
    eyes.are_at(*by)
}

/// Numbers to be confirmed are visible to all players, unless the plot leader entered them, as they may be for a hidden
/// character.
//= daemmersturm.dice.trust
pub(crate) fn offered(eyes: Eyes<'_>, kept: &Kept) -> bool {
    eyes.see_hidden() || !Seat(kept.by).is_gm()
}

/// As for [`offered`] numbers.
pub(crate) fn assigned(eyes: Eyes<'_>, by: &Seat) -> bool {
    eyes.are_at(*by) || !by.is_gm()
}

/// Whether the reader may know of a question about characters that may seek cover.
pub(crate) fn seeks(eyes: Eyes<'_>, who: &[ActorId], by: &ActorId) -> bool {
    who.is_empty() || who.iter().any(|it| eyes.know(it)) || eyes.know(by)
}

/// Whether the reader may know that cover was removed.
pub(crate) fn no_cover(eyes: Eyes<'_>, id: &EffectId) -> bool {
    eyes.state.covers.iter().find(|it| it.id == *id).map_or(eyes.see_hidden(), |it| eyes.know(it))
}

/// Whether the reader may know that a load was removed.
pub(crate) fn no_load(eyes: Eyes<'_>, what: &Burden) -> bool {
    match what {
        Burden::Body(who) => eyes.know(who),
        Burden::Thing(_) => eyes.see_hidden(),
    }
}

/// Whether the reader may know how often an ability was used.
pub(crate) fn uses(eyes: Eyes<'_>, it: &Used) -> bool {
    eyes.play(it.by)
}

impl Name {
    /// Whether the referenced thing exists. Sides and swarms need no declaration, but the highest side is none.
    pub fn is_known(self, state: &State) -> bool {
        let library = &state.frame.library;
        match self {
            Name::Actor(it) => usize::from(it.0) < state.actors.len(),
            Name::Item(it) => state.item(it).is_some(),
            Name::Weapon(it) => library.weapon(it).is_some(),
            Name::Protection(it) => library.protection(it).is_some(),
            Name::Ability(it) => library.ability(it).is_some(),
            Name::Spell(it) => library.spell(it).is_some(),
            Name::Substance(it) => library.substance(it).is_some(),
            Name::Group(it) => library.group(it).is_some(),
            Name::Area(it) => state.areas.iter().any(|area| area.id == it),
            Name::Effect(it) => {
                state.effects.iter().any(|effect| effect.id == it)
                    || state.modifiers.iter().any(|modifier| modifier.id == it)
                    || state.covers.iter().any(|cover| cover.id == it)
            }
            Name::Note(it) => state.notes.iter().any(|note| note.id == it),
            Name::Seat(it) => it.is_among(state.frame.seats.len()),
            Name::Side(it) => it.0 < u8::MAX,
            Name::Swarm(_) => true,
        }
    }
}

/// Whether everything exists that a value names.
pub(crate) fn exists(state: &State, named: &dyn schwung_table::Names<Name>) -> bool {
    schwung_table::named(named).into_iter().all(|it| it.is_known(state))
}

/// Checks that everything referenced exists.
pub(crate) fn check(state: &State, named: &dyn schwung_table::Names<Name>) -> Result<(), Reason> {
    if exists(state, named) { Ok(()) } else { Err(Bar::NoSuchThing.into()) }
}
