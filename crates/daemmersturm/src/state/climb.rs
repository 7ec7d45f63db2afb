//! Circumstances of climbing.

plain! {
    /// Circumstances of a climb, as stated by the players.
    //= daemmersturm.climb.mod.more
    #[derive(Default)]
    #[serde(default)]
    pub struct ClimbTerms {
        /// Bad weather: T1 fails automatically.
        pub weather: bool,
        /// Deadly surroundings: T1 fails automatically, or T2 if T1 already does.
        pub hostile: bool,
        /// The creature tries to shake the climber off: T1 and T2 fail automatically.
        pub throw_off: bool,
        /// Additional automatic failures of each sub-roll, set by the plot leader.
        pub fails: [u8; 3],
        /// Fixed ropes: the first failed sub-roll may be repeated.
        pub rope: bool,
        /// Climbing gear: any failed sub-roll that was not repeated yet may be repeated.
        pub gear: bool,
        /// Number of additional aids that work like a rope, set by the plot leader.
        pub first: u8,
        /// Number of additional aids that work like climbing gear, set by the plot leader.
        pub any: u8,
    }

    /// An aid for repeating a sub-roll.
    #[derive(PartialOrd, Ord)]
    pub enum Aid {
        /// A fixed rope or the like.
        Rope,
        /// Climbing gear.
        Gear,
        /// A weapon pinned into the creature.
        Weapon,
        /// Another aid, for the first failed sub-roll.
        First,
        /// Another aid, for any failed sub-roll.
        Any,
    }

    /// The progress of a climbing roll.
    pub struct ClimbRun {
        /// Number of automatic failures left for each sub-roll.
        pub fails: [u8; 3],
        /// Which sub-rolls have failed.
        pub failed: [bool; 3],
        /// Which sub-rolls were actually rolled again.
        pub repeated: [bool; 3],
        /// Number of aids left, in the order of [`Aid::ALL`].
        pub left: [u8; 5],
    }
}

impl Aid {
    /// All aids.
    pub const ALL: [Aid; 5] = [Aid::Rope, Aid::Gear, Aid::Weapon, Aid::First, Aid::Any];
}

impl ClimbTerms {
    /// Returns whether the terms contain anything that only the plot leader may state.
    pub fn is_ruling(&self) -> bool {
        self.fails != [0; 3] || self.first > 0 || self.any > 0
    }
}
