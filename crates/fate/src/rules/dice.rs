//! The dice of a roll, and its sides.

use crate::{ActorId, Effort, Floor, State};

/// The sides of a roll.
#[derive(Clone, Copy)]
pub(crate) struct Toward {
    /// Whether the rolling character is acting. Otherwise it rolls against the acting one.
    pub(crate) acting: bool,
    /// The character on the other side, if any.
    pub(crate) other: Option<ActorId>,
}

impl Toward {
    /// The roll of the acting character, with or without a target.
    pub(crate) fn act(on: impl Into<Option<ActorId>>) -> Toward {
        Toward { acting: true, other: on.into() }
    }

    /// A roll against the acting character.
    pub(crate) fn react(by: ActorId) -> Toward {
        Toward { acting: false, other: Some(by) }
    }
}

/// Sets the dice, and applies the bottom of the ladder to skill and dice if the table does that before
/// bonuses.
//= malmsturm.roll.floor-order
#[inline(always)]
pub(crate) fn fall(effort: &mut Effort, dice: i8, state: &State) {
    effort.dice = dice;
    if state.switches().floor == Floor::BeforeBonuses {
        lift(effort, state);
    }
}

#[inline(never)]
fn lift(effort: &mut Effort, state: &State) {
    let skill = effort.parts().next().map_or(0, |it| i16::from(it.value));
    let missing = i16::from(state.profile.ladder.0) - (skill + i16::from(effort.dice));
    effort.adjust.set_lift(i8::try_from(missing.max(0)).unwrap_or(i8::MAX));
}
