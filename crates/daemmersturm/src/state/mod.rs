//! All facts of a table.

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
    /// What seldom changes: who sits here, profiles, the library.
    #[derive(Default)]
    #[serde(default)]
    pub struct Frame {
        /// What the evening's adventure is called; may be empty.
        pub title: String,
        /// The names of the seats; the plot leader first.
        pub seats: Vec<String>,
        /// The names of the sides, as far as they have any: [`Side`](crate::Side) counts them.
        pub sides: Vec<String>,
        /// The profiles, in the order of [`State::actors`].
        pub profiles: Vec<Profile>,
        /// What the community has entered.
        pub library: Library,
    }
}

/// Declares the facts of a table, and copies of them that keep the memory they have: simulation begins anew a million
/// times a second.
macro_rules! state {
    ($($(#[$doc:meta])* pub $field:ident: $type:ty,)+) => {
        /// All facts of a table where Dämmersturm is played.
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
    /// Seats, profiles, library.
    #[cfg_attr(feature = "ts", ts(as = "Frame"))]
    pub frame: Shared<Frame>,
    /// Everybody, in the order of [`Frame::profiles`].
    pub actors: Vec<Actor>,
    /// Weapons and other items.
    pub items: Vec<Item>,
    /// The combat section.
    pub section: Section,
    /// The combat, if there is one.
    pub combat: Option<Combat>,
    /// The order of turns: who takes part.
    pub order: Vec<Place>,
    /// Who is in whose melee range.
    pub engaged: Vec<Engaged>,
    /// How far apart two are, where it was said.
    pub distances: Vec<Distance>,
    /// Cover.
    pub covers: Vec<Cover>,
    /// Who is hidden from whom, or was discovered.
    pub sights: Vec<Sight>,
    /// Grounds with an effect, and places with a name.
    pub areas: Vec<Area>,
    /// Who stands in which ground.
    pub standing: Vec<Standing>,
    /// Damage over time.
    pub effects: Vec<Wound>,
    /// What changes somebody's values for a time.
    pub modifiers: Vec<Modifier>,
    /// Spells that are being channelled.
    pub channels: Vec<Channel>,
    /// Climbers on an obstacle.
    pub climbs: Vec<Climb>,
    /// Who carries whom or what.
    pub loads: Vec<Load>,
    /// How often abilities were used that have a limit.
    pub uses: Vec<Used>,
    /// What waits for the plot leader, or was told somebody.
    pub notes: Vec<Note>,
    /// Free marks, in the order in which they were put on.
    #[serde(default)]
    pub marks: Vec<FreeMark>,
    /// Lines of the game client that fit no roll yet.
    //= daemmersturm.dice.paste-matching
    #[cfg_attr(feature = "ts", ts(as = "Tray"))]
    pub tray: Shared<Tray>,
    /// The hits of the latest attack that took life points, as long as a belated protection roll could undo them.
    #[serde(default)]
    pub hits: Vec<LatestHit>,
    /// The next numbers of items, grounds, effects and notes.
    pub next: NextNumbers,
    /// The charge range of the scene, in decimetres: how far a runner on foot gets in one move.
    //= daemmersturm.range.charge
    pub charge_range: crate::Length,
}

plain! {
    /// Numbers that were never used.
    pub struct NextNumbers {
        /// Of the next item.
        pub item: u16,
        /// Of the next ground or place.
        pub area: u16,
        /// Of the next effect, modifier or cover.
        pub effect: u16,
        /// Of the next note.
        pub note: u16,
    }
}

impl Default for NextNumbers {
    fn default() -> NextNumbers {
        NextNumbers { item: 1, area: 1, effect: 1, note: 1 }
    }
}

impl State {
    /// A table with these profiles, each with its facts; no section is open.
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

    /// The hit of the latest attack on somebody that a belated protection roll could undo.
    //= daemmersturm.protect.belated
    pub fn latest_hit(&self, on: crate::ActorId) -> Option<&LatestHit> {
        self.hits.iter().rev().find(|it| it.on == on)
    }

    /// Everybody fresh, as the profiles have it, on these sides and seats.
    pub fn fresh(switches: Switches, frame: Frame, who: &[(crate::Side, Seat)]) -> State {
        let actors = frame.profiles.iter().zip(who);
        let actors = actors.map(|(profile, &(side, seat))| Actor::new(profile, side, seat)).collect();
        State::new(switches, frame, actors)
    }
}
