//! The complete state of a table.

mod actor;
mod climb;
mod item;
mod magic;
mod scene;
mod sight;

pub use actor::*;
pub use climb::*;
pub use item::*;
pub use magic::*;
pub use scene::*;
pub use sight::*;

use schwung_table::Seat;
use serde::{Deserialize, Serialize};

use crate::{Library, Profile, Shared, Switches, client::Tray};

facts! {
    /// The part of the state that rarely changes: seats, profiles and the library.
    #[derive(Default)]
    #[serde(default)]
    pub struct Frame {
        /// Title of the adventure; may be empty.
        pub title: String,
        /// Names of the seats, the plot leader first.
        pub seats: Vec<String>,
        /// Names of the sides, indexed by [`Side`](crate::Side). May be shorter than the number of sides.
        pub sides: Vec<String>,
        /// Profiles, in the order of [`State::actors`].
        pub profiles: Vec<Profile>,
        /// Data entered by the community.
        pub library: Library,
    }
}

/// Declares the state and a `clone_from` that reuses its memory, since simulation resets the state about a million
/// times per second.
macro_rules! state {
    ($($(#[$doc:meta])* pub $field:ident: $type:ty,)+) => {
        /// The complete state of a table where Dämmersturm is played.
        #[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        pub struct State { $($(#[$doc])* pub $field: $type,)+ }

        impl Clone for State {
            fn clone(&self) -> State {
                State { $($field: self.$field.clone(),)+ }
            }

            #[inline]
            fn clone_from(&mut self, source: &State) {
                $(self.$field.clone_from(&source.$field);)+
            }
        }
    };
}

state! {
    /// House rules.
    #[cfg_attr(feature = "ts", ts(as = "Switches"))]
    pub switches: Shared<Switches>,
    /// Seats, profiles and the library.
    #[cfg_attr(feature = "ts", ts(as = "Frame"))]
    pub frame: Shared<Frame>,
    /// All characters, in the order of [`Frame::profiles`].
    pub actors: Vec<Actor>,
    /// Weapons and other items.
    pub items: Vec<Item>,
    /// The current combat section.
    pub section: Section,
    /// The current combat, if any.
    pub combat: Option<Combat>,
    /// The participants in order of turns.
    pub order: Vec<Place>,
    /// The pairs of characters in melee range of each other.
    pub engaged: Vec<Engaged>,
    /// Known distances between characters.
    pub distances: Vec<Distance>,
    /// Cover.
    pub covers: Vec<Cover>,
    /// Which characters are hidden from whom, or were discovered.
    pub sights: Vec<Sight>,
    /// Grounds with an effect, and named places.
    pub areas: Vec<Area>,
    /// Which characters stand in which areas.
    pub standing: Vec<Standing>,
    /// Damage over time.
    pub effects: Vec<Wound>,
    /// Temporary modifications of values.
    pub modifiers: Vec<Modifier>,
    /// Spells being channelled.
    pub channels: Vec<Channel>,
    /// Climbers on an obstacle.
    pub climbs: Vec<Climb>,
    /// Characters and items being carried.
    pub loads: Vec<Load>,
    /// How often abilities with a limit were used.
    pub uses: Vec<Used>,
    /// Notes for the plot leader, and messages to characters.
    pub notes: Vec<Note>,
    /// Free marks, in the order they were added.
    #[serde(default)]
    pub marks: Vec<FreeMark>,
    /// Lines of the game client that are not assigned to a roll yet.
    //= daemmersturm.dice.paste-matching
    #[cfg_attr(feature = "ts", ts(as = "Tray"))]
    pub tray: Shared<Tray>,
    /// The hits of the latest attack that took life points, while a belated protection roll can still undo them.
    #[serde(default)]
    pub hits: Vec<LatestHit>,
    /// The next free numbers of items, areas, effects and notes.
    pub next: NextNumbers,
    /// The charge range of the scene in decimetres: the distance a runner on foot covers in one movement.
    //= daemmersturm.range.charge
    pub charge_range: crate::Length,
}

plain! {
    /// The next free numbers.
    pub struct NextNumbers {
        /// For items.
        pub item: u16,
        /// For areas.
        pub area: u32,
        /// For damage over time, modifiers and cover.
        pub effect: u32,
        /// For notes.
        pub note: u32,
    }
}

impl Default for NextNumbers {
    fn default() -> NextNumbers {
        NextNumbers { item: 1, area: 1, effect: 1, note: 1 }
    }
}

impl State {
    /// A table with these profiles and characters, without an open section.
    pub fn new(switches: Switches, frame: Frame, actors: Vec<Actor>) -> State {
        State {
            switches: Shared::new(switches),
            frame: Shared::new(frame),
            actors,
            items: Vec::new(),
            section: Section::default(),
            combat: None,
            order: Vec::new(),
            engaged: Vec::new(),
            distances: Vec::new(),
            covers: Vec::new(),
            sights: Vec::new(),
            areas: Vec::new(),
            standing: Vec::new(),
            effects: Vec::new(),
            modifiers: Vec::new(),
            channels: Vec::new(),
            climbs: Vec::new(),
            loads: Vec::new(),
            uses: Vec::new(),
            notes: Vec::new(),
            marks: Vec::new(),
            tray: Shared::new(Tray::default()),
            hits: Vec::new(),
            next: NextNumbers::default(),
            charge_range: crate::Length::metres(9),
        }
    }

    /// The hit of the latest attack on a character that a belated protection roll can still undo.
    //= daemmersturm.protect.belated
    pub fn latest_hit(&self, on: crate::ActorId) -> Option<&LatestHit> {
        self.hits.iter().rev().find(|it| it.on == on)
    }

    /// A table with characters at full strength, on these sides and seats.
    pub fn fresh(switches: Switches, frame: Frame, who: &[(crate::Side, Seat)]) -> State {
        let actors = frame.profiles.iter().zip(who);
        let actors = actors.map(|(profile, &(side, seat))| Actor::new(profile, side, seat)).collect();
        State::new(switches, frame, actors)
    }
}
