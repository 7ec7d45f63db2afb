//! Ids, lengths and directions.

use schwung_table::Names;
use serde::{Deserialize, Serialize};

schwung_table::ids! {
    /// A character: index into [`State::actors`](crate::State::actors).
    ActorId(u16) = Actor;
    /// An item. Numbers are never reused.
    ItemId(u16) = Item;
    /// A weapon: index into [`Library::weapons`](crate::Library::weapons).
    WeaponId(u16) = Weapon open;
    /// A protection: index into [`Library::protections`](crate::Library::protections).
    ProtectionId(u16) = Protection open;
    /// An ability: index into [`Library::abilities`](crate::Library::abilities).
    AbilityId(u16) = Ability open;
    /// A spell: index into [`Library::spells`](crate::Library::spells).
    SpellId(u16) = Spell open;
    /// A potion or poison: index into [`Library::substances`](crate::Library::substances).
    SubstanceId(u16) = Substance open;
    /// A group attack: index into [`Library::groups`](crate::Library::groups).
    GroupId(u16) = Group open;
    /// A ground with an effect, or a named place. Numbers are never reused.
    AreaId(u32) = Area;
    /// Damage over time, a modifier or an entry of cover. Numbers are never reused.
    EffectId(u32) = Effect;
    /// A note to or from the plot leader. Numbers are never reused.
    NoteId(u32) = Note;
    /// A side of a fight.
    Side(u8) = Side;
    /// A swarm, as grouped by the plot leader; 0 means none.
    SwarmId(u8) = Swarm open;
}

/// A length in decimetres, since a third of a charge range is measured to a tenth of a metre.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, Names,
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Length(pub u16);

impl Length {
    /// A length in metres, at most 6,553.
    pub const fn metres(metres: u16) -> Length {
        Length(metres.saturating_mul(10))
    }
}

plain! {
    /// One of eight compass directions: where something is, as seen from a character.
    #[derive(PartialOrd, Ord)]
    pub enum Direction {
        /// North.
        N,
        /// North-east.
        Ne,
        /// East.
        E,
        /// South-east.
        Se,
        /// South.
        S,
        /// South-west.
        Sw,
        /// West.
        W,
        /// North-west.
        Nw,
    }
}

impl Direction {
    /// All directions, clockwise from north.
    pub const ALL: [Direction; 8] = [
        Direction::N,
        Direction::Ne,
        Direction::E,
        Direction::Se,
        Direction::S,
        Direction::Sw,
        Direction::W,
        Direction::Nw,
    ];

    /// The opposite direction.
    #[must_use]
    pub fn opposite(self) -> Direction {
        Direction::ALL[(self as usize + 4) % 8]
    }

    /// The angle between two directions in eighths of a circle, 0 to 4.
    pub fn apart(self, other: Direction) -> u8 {
        let turn = (self as u8).abs_diff(other as u8);
        turn.min(8 - turn)
    }
}
