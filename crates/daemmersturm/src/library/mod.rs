//! Checking and sharing the library that people enter.

mod check;
mod share;

pub use check::{DataCode, DataFault, check};
pub use share::{Difference, TakeOver, Taken};

/// The lists that make up a library.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum List {
    /// Weapons.
    Weapons,
    /// Protection.
    Protections,
    /// Abilities.
    Abilities,
    /// Spells.
    Spells,
    /// Potions and poisons.
    Substances,
    /// Group attacks.
    Groups,
}

impl List {
    /// All lists.
    pub const ALL: [List; 6] =
        [List::Weapons, List::Protections, List::Abilities, List::Spells, List::Substances, List::Groups];

    /// Key in files.
    pub fn key(self) -> &'static str {
        match self {
            List::Weapons => "weapons",
            List::Protections => "protections",
            List::Abilities => "abilities",
            List::Spells => "spells",
            List::Substances => "substances",
            List::Groups => "groups",
        }
    }
}

/// Folds a name for comparison, ignoring case and whitespace.
pub(crate) fn folded(name: &str) -> String {
    name.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase()
}
