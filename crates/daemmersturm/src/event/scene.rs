//! Cover, sight, climbing, carrying, notes, the library.

use crate::{ActorId, CarryEvent, ClientEvent, ClimbEvent, Event, LeftOpen, SightEvent, Weapon, Wording};

facts! {
    /// What happens around the fight.
    pub enum SceneEvent {
        /// Something for the plot leader to settle, or that somebody is told.
        Noted {
            /// Who caused it.
            by: Option<ActorId>,
            /// Whom it is for; nobody: the plot leader.
            to: Option<ActorId>,
            /// What it says.
            text: Wording,
        },
        /// An effect that the plot leader settles.
        //= daemmersturm.data.ability-schema
        LeftOpen(Box<LeftOpen>),
        /// A weapon is saved to the library.
        //= daemmersturm.melee.damage-tables
        WeaponLearned {
            /// It.
            weapon: Box<Weapon>,
        },
        /// Lines of the game client.
        Client(ClientEvent),
        /// Climbing.
        Climb(ClimbEvent),
        /// Perception and camouflage.
        Sight(SightEvent),
        /// Carrying.
        Carry(CarryEvent),
        /// Something is said or done that needs no rule.
        Told {
            /// By whom.
            by: ActorId,
            /// What.
            text: Wording,
        },
    }
}

macro_rules! into_event {
    ($($name:ident($type:ident)),+) => {$(
        impl From<$type> for Event {
            #[inline]
            fn from(event: $type) -> Event {
                Event::Scene(SceneEvent::$name(event))
            }
        }
    )+};
}

into_event!(Client(ClientEvent), Climb(ClimbEvent), Sight(SightEvent), Carry(CarryEvent));
