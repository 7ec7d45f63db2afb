//! Checks that everything a command refers to exists and is known to its author.

use schwung_table::{Seat, mentioned, named};

use crate::{Bar, Command, Eyes, Name, Reason, State};

impl Name {
    /// Whether a command may refer to it. Seats and notes are checked by the rules that use them.
    fn exists(self, state: &State) -> bool {
        match self {
            Name::Actor(it) => usize::from(it.0) < state.actors.len(),
            Name::Skill(it) => usize::from(it.0) < state.frame.skills.len(),
            Name::Item(it) => state.item(it).is_some(),
            Name::Task(it) => state.task(it).is_some(),
            Name::Side(it) => it.0 < u8::MAX,
            Name::Note(_) | Name::Seat(_) => true,
        }
    }

    /// Whether the reader may refer to it. A contest is hidden if one of its sides is.
    fn is_known(self, eyes: Eyes<'_>) -> bool {
        match self {
            Name::Actor(it) => eyes.know(it),
            Name::Item(it) => eyes.know(it),
            Name::Task(it) => {
                let sides = eyes.state.task(it).and_then(|it| it.sides);
                sides.is_none_or(|it| eyes.know(it.first) && eyes.know(it.second))
            }
            Name::Side(it) => eyes.know(it),
            Name::Skill(_) | Name::Note(_) | Name::Seat(_) => true,
        }
    }
}

/// Checks that everything to which `command` refers exists, before any rule uses it.
pub(crate) fn check(state: &State, command: &Command) -> Result<(), Reason> {
    let exist = named::<Name>(command).into_iter().all(|it| it.exists(state));
    if exist { Ok(()) } else { Err(Bar::NoSuchThing.into()) }
}

/// Checks whether the person at `seat` knows of everything that `command` refers to. [`System::check`] does not know
/// the author of a command, so a server must call this first. Gear carried by a hidden actor is hidden as well, and so
/// is a contest with a hidden actor.
///
/// # Errors
/// Hidden things are refused like things that do not exist, so that guessing reveals nothing.
///
/// [`System::check`]: schwung_table::System::check
pub fn check_known(state: &State, command: &Command, seat: Seat) -> Result<(), Reason> {
    if seat.is_gm() {
        // For the game master, the rules themselves report missing things.
        return Ok(());
    }
    let eyes = Eyes::new(state, schwung_table::Viewer::Seat(seat));
    let known = |it: Name| it.exists(state) && it.is_known(eyes);
    if mentioned::<Name>(command).into_iter().all(known) { Ok(()) } else { Err(Bar::NoSuchThing.into()) }
}
