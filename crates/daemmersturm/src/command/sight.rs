//! Commands for perception and camouflage.

use schwung_table::{Owner, Play};

use super::TopicCommand;
use crate::{ActorId, AreaId, Hide, Length, Reason, Search, State, Table, Wording, rules::perception};

facts! {
    /// A command about perception and camouflage.
    pub enum SightCommand {
        /// Makes a perception test.
        Search(Search),
        /// Makes a camouflage test, the reverse of a perception test. The plot leader decides which of the two suits
        /// the scene.
        //= daemmersturm.perception.which-test
        Hide(Hide),
        /// Moves completely out of sight.
        //= daemmersturm.perception.lost
        Vanish {
            /// The character that disappears.
            who: ActorId,
            /// The observers; empty for all enemies.
            from: Vec<ActorId>,
            /// The place where the character was last seen.
            at: Option<AreaId>,
        },
        /// A hidden character becomes visible again near the place where it was discovered.
        //= daemmersturm.perception.reappear
        Reappear {
            /// The character.
            who: ActorId,
            /// The observer.
            to: ActorId,
            /// Distance from that place.
            distance: Length,
        },
        /// Acts on a place by guesswork. Only the plot leader knows which characters are there.
        //= daemmersturm.perception.guess
        Guess {
            /// The acting character.
            by: ActorId,
            /// The place.
            at: AreaId,
            /// Description of the action.
            text: Wording,
        },
        /// The plot leader reveals the grade of a secret test.
        //= daemmersturm.perception.secret
        Release {
            /// The character that made the test.
            who: ActorId,
            /// The text that is revealed.
            text: Wording,
        },
    }
}

impl TopicCommand for SightCommand {
    fn owner(&self, state: &State) -> Owner {
        match self {
            SightCommand::Search(it) if !it.is_ruling() => state.owner(it.by),
            SightCommand::Guess { by, .. } => state.owner(*by),
            SightCommand::Search(_)
            | SightCommand::Hide(_)
            | SightCommand::Vanish { .. }
            | SightCommand::Reappear { .. }
            | SightCommand::Release { .. } => Owner::Gm,
        }
    }

    fn check(&self, state: &State) -> Result<(), Reason> {
        match self {
            SightCommand::Search(it) => perception::check_search(state, it),
            SightCommand::Hide(it) => perception::check_hide(state, it),
            SightCommand::Vanish { who, from, .. } => perception::check_vanish(*who, from),
            SightCommand::Reappear { who, to, distance } => {
                perception::check_reappear(state, *who, *to, *distance)
            }
            SightCommand::Guess { by, text, .. } => perception::check_guess(state, *by, text),
            SightCommand::Release { text, .. } => perception::check_words(text),
        }
    }

    fn perform<T: Table>(&self, t: &mut T) -> Play<T, ()> {
        match self {
            SightCommand::Search(it) => return perception::search(t, it),
            SightCommand::Hide(it) => return perception::hide(t, it),
            SightCommand::Vanish { who, from, at } => perception::vanish(t, *who, from, *at),
            SightCommand::Reappear { who, to, .. } => perception::found(t, *to, *who),
            SightCommand::Guess { by, at, text } => perception::guess(t, *by, *at, text),
            SightCommand::Release { who, text } => perception::tell(t, *who, text),
        }
        Ok(())
    }
}
