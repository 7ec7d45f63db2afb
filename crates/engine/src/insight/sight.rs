//! The parts of an analysis that a viewer may see.

use std::collections::BTreeSet;

use schwung_log::{Audience, Game, Sharing};
use schwung_play::Fights as _;
use schwung_table::Seat;
use schwung_views::{Look, Shown as _, wire::Role};

use crate::setup::{Setup, State};

/// The parts of the analysis of a fight that a viewer may see. The chances always take everything into account.
pub(super) struct Sight {
    /// Whether the viewer is the game master, who sees everything.
    all: bool,
    /// The viewer's seat, for players.
    own: Option<Seat>,
    /// The characters that the viewer knows of.
    known: BTreeSet<u8>,
    /// The characters whose part of the analysis the viewer sees.
    told: BTreeSet<u8>,
}

/// The seat of the viewer; `None` for the game master and for spectators.
pub(super) fn player<S: schwung_log::Kept>(look: Look<'_, S>) -> Option<Seat> {
    look.you.seat.map(Seat).filter(|it| look.you.role == Role::Player && !it.is_gm())
}

/// The audience of the analysis of the fight that begins with this record.
pub(super) fn sharing<S: schwung_log::Kept>(game: &Game<S>, begin: u64) -> Sharing {
    game.house().insights.get(&begin).cloned().unwrap_or_default()
}

/// Whether this viewer may see any part of it.
pub(super) fn may_see<S: schwung_log::Kept>(look: Look<'_, S>, begin: u64) -> bool {
    let to = sharing(look.game, begin).to;
    look.is_gm() || to == Audience::Table || to == Audience::Players && player(look).is_some()
}

impl Sight {
    /// The parts that this viewer may see of the fight that begins with the record `begin` and ends in this state.
    pub(super) fn of<T: Setup>(look: Look<'_, T::System>, begin: u64, end: &State<T>) -> Sight {
        let (all, own, sharing) = (look.is_gm(), player(look), sharing(look.game, begin));
        let seats = (0..u8::try_from(look.game.house().seats.len()).unwrap_or(u8::MAX)).map(Seat);
        let known: BTreeSet<u8> = seats.flat_map(|it| T::Screen::actors_of(look, it)).collect();
        let is_told = |actor: &u8| {
            let seat = T::System::player(end, *actor);
            sharing.to == Audience::Table || Some(seat) == own || sharing.seats.contains(&seat)
        };
        let told = known.iter().copied().filter(|it| *it < T::System::actors(end)).filter(is_told).collect();
        Sight { all, own, known, told }
    }

    /// Whether the viewer sees everything.
    pub(super) fn is_all(&self) -> bool {
        self.all
    }

    /// Whether the viewer knows of a character.
    pub(super) fn knows(&self, actor: u8) -> bool {
        self.all || self.known.contains(&actor)
    }

    /// Whether the viewer sees the effect of a character's dice and decisions.
    pub(super) fn is_told_of(&self, actor: u8) -> bool {
        self.all || self.told.contains(&actor)
    }

    /// Whether the viewer knows the answers to a question of this seat.
    pub(super) fn answers_for(&self, seat: Seat) -> bool {
        self.all || self.own == Some(seat)
    }
}
