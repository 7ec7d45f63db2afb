//! Events about cover, sight, climbing, carrying, notes and the library.

use crate::{ActorId, CarryEvent, ClientEvent, ClimbEvent, Event, LeftOpen, SightEvent, Weapon, Wording};

facts! {
    /// An event outside the fight itself.
    pub enum SceneEvent {
        /// A note for the plot leader to settle, or a message to a character.
        Noted {
            /// The character that caused it, if any.
            by: Option<ActorId>,
            /// The recipient; `None` is the plot leader.
            to: Option<ActorId>,
            /// The text.
            text: Wording,
        },
        /// An effect that is left to the plot leader.
        //= daemmersturm.data.ability-schema
        LeftOpen(Box<LeftOpen>),
        /// A weapon was saved to the library.
        //= daemmersturm.melee.damage-tables
        WeaponLearned {
            /// The weapon.
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
        /// Something was said or done that needs no rule.
        Told {
            /// The acting character.
            by: ActorId,
            /// What was said or done.
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
