//! What makes climbing harder and easier.

plain! {
    /// Circumstances of a climb, as those who play say them.
    //= daemmersturm.climb.mod.more
    #[derive(Default)]
    #[serde(default)]
    pub struct ClimbTerms {
        /// Foul weather: T1 fails.
        pub weather: bool,
        /// Deadly surroundings: T1 fails, or T2 if T1 does already.
        pub hostile: bool,
        /// The creature wants to shake the climber off: T1 and T2 fail.
        pub throw_off: bool,
        /// What the plot leader adds: how often each sub-roll fails.
        pub fails: [u8; 3],
        /// Fixed ropes: the first sub-roll that failed may be repeated.
        pub rope: bool,
        /// Climbing gear: any that failed and was not repeated.
        pub gear: bool,
        /// What the plot leader adds: so many aids as a rope.
        pub first: u8,
        /// So many as gear.
        pub any: u8,
    }

    /// What a climber can use to repeat a sub-roll.
    #[derive(PartialOrd, Ord)]
    pub enum Aid {
        /// A fixed rope, or the like.
        Rope,
        /// Climbing gear.
        Gear,
        /// A weapon fixed in the creature.
        Weapon,
        /// Another, for the first sub-roll that failed.
        First,
        /// Another, for any.
        Any,
    }

    /// How far a climbing roll has come.
    pub struct ClimbRun {
        /// How often each sub-roll has still to fail by itself.
        pub fails: [u8; 3],
        /// Which have failed.
        pub failed: [bool; 3],
        /// Which were really rolled again.
        pub repeated: [bool; 3],
        /// How many of each aid are left, in the order of [`Aid::ALL`].
        pub left: [u8; 5],
    }
}

impl Aid {
    /// All of them.
    pub const ALL: [Aid; 5] = [Aid::Rope, Aid::Gear, Aid::Weapon, Aid::First, Aid::Any];
}

impl ClimbTerms {
    /// Does it hold something that only the plot leader says?
    pub fn is_ruling(&self) -> bool {
        self.fails != [0; 3] || self.first > 0 || self.any > 0
    }
}
