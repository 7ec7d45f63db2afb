//! What the odds of a command would reveal, and to whom they may be shown.

use std::borrow::Cow;

use schwung_table::Seat;

use crate::{ActorId, ActorKind, Command, Found, State, Target, Thrown, rules::attack};

/// What the odds of a command reveal.
struct Revealed {
    /// Those whose skills it is rolled against: the targets, or all sides of a contest.
    of: Vec<ActorId>,
    /// Whether only the game master may know the difficulty.
    hidden: bool,
}

/// What the odds of a command reveal; `None` if it has none.
fn revealed(command: &Command) -> Option<Revealed> {
    let (of, hidden) = match command {
        Command::Attack(it) => (vec![it.on], false),
        Command::Push(it) => (vec![it.on], false),
        Command::Maneuver(it) => match it.target {
            Target::Actor(on, _) => (vec![on], false),
            Target::Difficulty(_) => (Vec::new(), false),
        },
        Command::Knockback(it) => match it.what {
            Thrown::Actor(on) => (vec![on], false),
            Thrown::Thing { weight: _, text: _ } => (Vec::new(), false),
        },
        Command::Contest(it) => (it.sides.iter().map(|it| it.0).collect(), it.hidden),
        Command::Simple(it) => (Vec::new(), it.hidden),
        Command::Assess(it) => (Vec::new(), matches!(it.finds, Found::Hidden(_) | Found::Secret(..))),
        Command::Sprint(_)
        | Command::Walk { by: _, to: _ }
        | Command::Block(_)
        | Command::Free { by: _, text: _, skill: _ } => (Vec::new(), false),
        Command::BeginConflict(_)
        | Command::EndConflict
        | Command::EndScene(_)
        | Command::BeginSession { .. }
        | Command::Rest { .. }
        | Command::Refresh { .. }
        | Command::Happen { .. }
        | Command::Release { .. }
        | Command::Hold { .. }
        | Command::FullDefense { .. }
        | Command::Rearm { .. }
        | Command::Pass { .. }
        | Command::Attach { .. }
        | Command::Detach { .. }
        | Command::Regroup(_)
        | Command::Companion { .. }
        | Command::CutOff { .. }
        | Command::Draw { .. }
        | Command::Concede { .. }
        | Command::Compel(_)
        | Command::Declare(_)
        | Command::TagEffect { .. }
        | Command::PassTag { .. }
        | Command::UseGift { .. }
        | Command::Set(_) => return None,
    };
    Some(Revealed { of, hidden })
}

/// Returns whether a chance would reveal something hidden from `reader`: a difficulty, or the skills of an
/// actor.
pub(crate) fn is_secret(state: &State, command: &Command, reader: Seat) -> bool {
    let Some(revealed) = revealed(command) else { return true };
    let hidden = |who: &ActorId| {
        !state.is_known_to(*who, reader) || !state.is_known_to(attack::defender(state, *who), reader)
    };
    (revealed.hidden && !reader.is_gm()) || revealed.of.iter().any(hidden)
}

/// The actors whose skills `command` is rolled against: its targets and their leaders, or the sides of a contest.
pub fn opponents(state: &State, command: &Command) -> Vec<ActorId> {
    let leader = |on: ActorId| {
        let group = state.actors.get(usize::from(on.0)).filter(|it| it.kind != ActorKind::Named);
        group.and_then(|it| it.attached).filter(|_| !matches!(command, Command::Contest(_)))
    };
    let of = revealed(command).map(|it| it.of).unwrap_or_default();
    of.into_iter().flat_map(|on| std::iter::once(on).chain(leader(on))).collect()
}

/// The state without blocks of actors that `reader` does not know of.
pub(crate) fn seen_by(state: &State, reader: Seat) -> Cow<'_, State> {
    if state.blocks.iter().all(|it| state.is_known_to(it.by, reader)) {
        return Cow::Borrowed(state);
    }
    let mut seen = state.clone();
    seen.blocks.retain(|it| state.is_known_to(it.by, reader));
    Cow::Owned(seen)
}
