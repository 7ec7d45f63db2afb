//! Commands for sections, combats, turns and movement.

use schwung_table::{Owner, Play};

use super::TopicCommand;
use crate::{
    ActorId, Amount, BeginCombat, Facing, Move, Orders, Reason, State, Table, Wording,
    rules::{disengage, lp, range, scope, section, seekcover, turn},
};

facts! {
    /// A command about sections, combats, turns and movement.
    pub enum TurnCommand {
        /// Opens a combat section.
        //= daemmersturm.section.definition
        OpenSection,
        /// Closes the combat section.
        CloseSection,
        /// Begins a combat.
        BeginCombat(BeginCombat),
        /// Ends the combat.
        EndCombat,
        /// Sets who takes part and in which order.
        //= daemmersturm.turn.order
        SetOrder {
            /// The participants in order of turns.
            order: Vec<ActorId>,
        },
        /// Starts a character's turn.
        TakeTurn {
            /// The character.
            by: ActorId,
        },
        /// Ends a turn.
        EndTurn {
            /// The character whose turn ends.
            by: ActorId,
        },
        /// Moves.
        Move(Move),
        /// Seeks cover from threatening damage.
        //= daemmersturm.seekcover.offer
        SeekCover {
            /// The acting character.
            by: ActorId,
        },
        /// Concentrates on a direction or an enemy before the first attack of the round.
        //= daemmersturm.backstab.predeclare
        Face {
            /// The acting character.
            by: ActorId,
            /// The direction or enemy.
            facing: Facing,
        },
        /// Sets standing orders, which determine the questions that a character's player is asked.
        Order {
            /// The character.
            who: ActorId,
            /// The standing orders.
            orders: Orders,
        },
        /// Asks to use a combat ability in a scene without combat.
        //= daemmersturm.scope.adapt-outside
        Adapt {
            /// The acting character.
            by: ActorId,
            /// The purpose, in words.
            text: Wording,
        },
        /// Heals between two fights, which takes effect in the next one.
        //= daemmersturm.lp.adapted-healing
        HealBetween {
            /// The healer.
            by: ActorId,
            /// The character that is healed.
            on: ActorId,
            /// The amount to roll.
            amount: Amount,
        },
        /// A statement or action that needs no rule.
        //= daemmersturm.turn.in-rounds
        Tell {
            /// The acting character.
            by: ActorId,
            /// The statement or action.
            text: Wording,
        },
    }
}

impl TopicCommand for TurnCommand {
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
            TurnCommand::TakeTurn { by } => return turn::take(t, *by),
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
