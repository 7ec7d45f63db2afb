//! Events about cover, sight, climbing, carrying, notes and the library.

use crate::{
    ActorId, CarryEvent, ClientEvent, ClimbEvent, Event, LeftOpen, SightEvent, Weapon, Wording,
    eyes::{left_open, note},
};

facts! {
    /// An event outside the fight itself.
    #[derive(schwung_table::Known, schwung_table::Line)]
    #[line(explain = SceneToExplain)]
    pub enum SceneEvent {
        /// A note for the plot leader to settle, or a message to a character.
        #[known(note(by, to), told(text))]
        #[line(about(to, by), rule = none)]
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
        #[known(left_open(0), told(0))]
        #[line(about(0.by))]
        LeftOpen(Box<LeftOpen>),
        /// A weapon was saved to the library.
        //= daemmersturm.melee.damage-tables
        #[known(all, told(weapon))]
        WeaponLearned {
            /// The weapon.
            weapon: Box<Weapon>,
        },
        /// Lines of the game client.
        #[known(0)]
        Client(ClientEvent),
        /// Climbing.
        #[known(0)]
        #[line(0)]
        Climb(ClimbEvent),
        /// Perception and camouflage.
        #[known(0)]
        #[line(0)]
        Sight(SightEvent),
        /// Carrying.
        #[known(0)]
        #[line(0)]
        Carry(CarryEvent),
        /// A statement or action that needs no rule.
        #[known(by, told(text))]
        #[line(about(by), rule = none)]
        Told {
            /// The acting character.
            by: ActorId,
            /// The statement or action.
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
