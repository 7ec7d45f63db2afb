//! Sections, combats, turns, movement.

use schwung_table::{Owner, Play};

use super::Deed;
use crate::{
    ActorId, Amount, AreaId, Direction, Facing, Length, Name, Names, Orders, Reason, State, Table, Wording,
    rules::{disengage, lp, range, scope, section, seekcover, turn},
};

facts! {
    /// What somebody does around turns.
    pub enum TurnCommand {
        /// Opens a combat section.
        //= daemmersturm.section.definition
        OpenSection,
        /// Closes it.
        CloseSection,
        /// Begins a combat.
        BeginCombat(BeginCombat),
        /// Ends it.
        EndCombat,
        /// Sets who takes part and in which order.
        //= daemmersturm.turn.order
        SetOrder {
            /// The order.
            order: Vec<ActorId>,
        },
        /// Somebody has the turn now.
        TakeTurn {
            /// Who.
            by: ActorId,
        },
        /// The turn is over.
        EndTurn {
            /// Whose.
            by: ActorId,
        },
        /// A movement.
        Move(Move),
        /// Seeks cover, while damage threatens.
        //= daemmersturm.seekcover.offer
        SeekCover {
            /// Who.
            by: ActorId,
        },
        /// Concentrates on a direction, or on an enemy, before the first attack of the round.
        //= daemmersturm.backstab.predeclare
        Face {
            /// Who.
            by: ActorId,
            /// Where to.
            facing: Facing,
        },
        /// How somebody wants to be asked.
        Order {
            /// Who.
            who: ActorId,
            /// How.
            orders: Orders,
        },
        /// Asks to use a combat ability in a scene without combat.
        //= daemmersturm.scope.adapt-outside
        Adapt {
            /// Who.
            by: ActorId,
            /// What for.
            text: Wording,
        },
        /// Healing between two fights, for the next one.
        //= daemmersturm.lp.adapted-healing
        HealBetween {
            /// Who heals.
            by: ActorId,
            /// Whom.
            on: ActorId,
            /// How much.
            amount: Amount,
        },
        /// Says or does something that needs no rule.
        //= daemmersturm.turn.in-rounds
        Tell {
            /// Who.
            by: ActorId,
            /// What.
            text: Wording,
        },
    }

    /// How a combat begins.
    pub struct BeginCombat {
        /// Who takes part, in the order of turns.
        pub order: Vec<ActorId>,
        /// How turns are ordered.
        pub preset: Preset,
    }

    /// A movement, in words of who gets near to whom: there is no grid.
    pub struct Move {
        /// Who.
        pub by: ActorId,
        /// How far, where somebody says so.
        pub length: Option<Length>,
        /// Is it the whole movement?
        pub whole: bool,
        /// Runs up to this enemy: a charge, if it is far enough.
        //= daemmersturm.range.charge-third
        pub charge: Option<ActorId>,
        /// Leaves everybody's melee range; else stays near those it was near.
        pub leaves: bool,
        /// Comes into melee range with these.
        pub near: Vec<ActorId>,
        /// Where the first of those is then.
        pub at: Option<Direction>,
        /// Leaves these grounds.
        pub out_of: Vec<AreaId>,
        /// Comes into these grounds.
        pub into: Vec<AreaId>,
    }
}

plain! {
    /// How turns are ordered when a combat begins.
    //= daemmersturm.turn.order
    #[derive(Default)]
    pub enum Preset {
        /// As listed.
        #[default]
        Listed,
        /// All players' characters, then all others.
        PlayersFirst,
        /// Side by side: the lowest number first.
        Sides,
    }
}

impl Move {
    /// A movement of which nothing more is said.
    pub fn plain(by: ActorId) -> Move {
        Move {
            by,
            length: None,
            whole: false,
            charge: None,
            leaves: false,
            near: Vec::new(),
            at: None,
            out_of: Vec::new(),
            into: Vec::new(),
        }
    }
}

impl Names for TurnCommand {
    fn names(&self, see: &mut dyn FnMut(Name)) {
        match self {
            TurnCommand::OpenSection | TurnCommand::CloseSection | TurnCommand::EndCombat => {}
            TurnCommand::BeginCombat(BeginCombat { order, .. }) | TurnCommand::SetOrder { order } => {
                order.iter().for_each(|it| see(Name::Actor(*it)));
            }
            TurnCommand::Face { by, facing } => {
                see(Name::Actor(*by));
                facing.names(see);
            }
            TurnCommand::TakeTurn { by }
            | TurnCommand::EndTurn { by }
            | TurnCommand::SeekCover { by }
            | TurnCommand::Order { who: by, .. }
            | TurnCommand::Adapt { by, .. }
            | TurnCommand::Tell { by, .. } => see(Name::Actor(*by)),
            TurnCommand::HealBetween { by, on, .. } => {
                see(Name::Actor(*by));
                see(Name::Actor(*on));
            }
            TurnCommand::Move(it) => {
                see(Name::Actor(it.by));
                it.charge.iter().chain(&it.near).for_each(|it| see(Name::Actor(*it)));
                it.out_of.iter().chain(&it.into).for_each(|it| see(Name::Area(*it)));
            }
        }
    }
}

impl Deed for TurnCommand {
    fn owner(&self, state: &State) -> Owner {
        match self {
            TurnCommand::OpenSection
            | TurnCommand::CloseSection
            | TurnCommand::BeginCombat(_)
            | TurnCommand::EndCombat
            | TurnCommand::SetOrder { .. } => Owner::Gm,
            TurnCommand::TakeTurn { by }
            | TurnCommand::EndTurn { by }
            | TurnCommand::SeekCover { by }
            | TurnCommand::Face { by, .. }
            | TurnCommand::Order { who: by, .. }
            | TurnCommand::Adapt { by, .. }
            | TurnCommand::HealBetween { by, .. }
            | TurnCommand::Tell { by, .. } => state.owner(*by),
            TurnCommand::Move(it) => state.owner(it.by),
        }
    }

    fn interjects(&self) -> bool {
        matches!(self, TurnCommand::Order { .. } | TurnCommand::Tell { .. } | TurnCommand::SetOrder { .. })
    }

    fn check(&self, state: &State) -> Result<(), Reason> {
        match self {
            TurnCommand::OpenSection => section::check_open(state),
            TurnCommand::CloseSection => section::check_close(state),
            TurnCommand::BeginCombat(it) => section::check_begin(state, it),
            TurnCommand::EndCombat => scope::need_combat(state),
            TurnCommand::SetOrder { order } => turn::check_order(state, order),
            TurnCommand::TakeTurn { by } => turn::check_take(state, *by),
            TurnCommand::EndTurn { by } => turn::check_end(state, *by),
            TurnCommand::Move(it) => range::check_move(state, it),
            TurnCommand::SeekCover { by } => seekcover::check(state, *by),
            TurnCommand::Face { by, facing } => crate::rules::backstab::check_face(state, *by, *facing),
            TurnCommand::Order { .. } | TurnCommand::Tell { .. } => Ok(()),
            TurnCommand::Adapt { text, .. } => scope::check_adapt(state, text),
            TurnCommand::HealBetween { by, on, .. } => lp::check_between(state, *by, *on),
        }
    }

    fn perform<T: Table>(&self, t: &mut T) -> Play<T, ()> {
        match self {
            TurnCommand::OpenSection => section::open(t),
            TurnCommand::CloseSection => section::close(t),
            TurnCommand::BeginCombat(it) => return section::begin(t, it),
            TurnCommand::EndCombat => section::end(t),
            TurnCommand::SetOrder { order } => turn::set_order(t, order),
            TurnCommand::TakeTurn { by } => return turn::begin(t, *by),
            TurnCommand::EndTurn { by } => return turn::end(t, *by),
            TurnCommand::Move(it) => return disengage::walk(t, it),
            TurnCommand::SeekCover { by } => seekcover::seek(t, *by),
            TurnCommand::Face { by, facing } => crate::rules::backstab::face(t, *by, *facing),
            TurnCommand::Order { who, orders } => scope::order(t, *who, *orders),
            TurnCommand::Adapt { by, text } => return scope::adapt(t, *by, text),
            TurnCommand::HealBetween { by, on, amount } => return lp::heal_between(t, *by, *on, *amount),
            TurnCommand::Tell { by, text } => scope::say(t, *by, text),
        }
        Ok(())
    }
}
