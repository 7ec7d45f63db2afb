//! Adjustments of an effort by gifts and the ends of the ladder.

use schwung_table::Names;
use serde::{Deserialize, Serialize};

/// The lowest and the highest possible result.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Bounds {
    /// Lower results count as this.
    pub low: i8,
    /// Higher results count as this.
    pub high: i8,
}

impl Bounds {
    /// No limits.
    pub const OPEN: Bounds = Bounds { low: i8::MIN, high: i8::MAX };
}

/// Bonuses of gifts, the raise by the bottom of the ladder before bonuses, and the ends of the ladder.
///
/// Most tables use none of this, and efforts are copied a lot. It is therefore packed into one integer, which
/// stays in a register and can be compared cheaply with [`Adjust::NONE`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "Parts"))]
#[serde(from = "Parts", into = "Parts")]
pub struct Adjust(u32);

impl<N> Names<N> for Adjust {}

/// The serialised form.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "Adjust"))]
struct Parts {
    /// Bonus of talents, gifts and stunts.
    #[serde(default)]
    gift: i8,
    /// The raise of skill and dice to the bottom of the ladder, if it applies before bonuses.
    #[serde(default)]
    lift: i8,
    /// The lowest possible result, if limited.
    #[serde(default)]
    low: Option<i8>,
    /// The highest possible result, if limited.
    #[serde(default)]
    high: Option<i8>,
}

impl Adjust {
    /// No adjustment.
    pub const NONE: Adjust = Adjust::of(0, 0, Bounds::OPEN);

    const fn of(gift: i8, lift: i8, bounds: Bounds) -> Adjust {
        Adjust(u32::from_le_bytes([gift as u8, lift as u8, bounds.low as u8, bounds.high as u8]))
    }

    /// Limits results to these bounds.
    #[inline(always)]
    pub const fn within(bounds: Bounds) -> Adjust {
        Adjust::of(0, 0, bounds)
    }

    /// Returns whether it changes nothing.
    #[inline(always)]
    pub fn is_none(&self) -> bool {
        *self == Adjust::NONE
    }

    /// Bonus of talents, gifts and stunts.
    pub fn gift(self) -> i8 {
        self.0.to_le_bytes()[0] as i8
    }

    /// The raise of skill and dice to the bottom of the ladder, if it applies before bonuses.
    pub fn lift(self) -> i8 {
        self.0.to_le_bytes()[1] as i8
    }

    /// The lowest and the highest possible result.
    pub fn bounds(self) -> Bounds {
        let [_, _, low, high] = self.0.to_le_bytes();
        Bounds { low: low as i8, high: high as i8 }
    }

    pub(crate) fn set_gift(&mut self, gift: i8) {
        *self = Adjust::of(gift, self.lift(), self.bounds());
    }

    pub(crate) fn set_lift(&mut self, lift: i8) {
        *self = Adjust::of(self.gift(), lift, self.bounds());
    }

    /// The sum of gift bonus and raise.
    #[inline]
    pub(crate) fn added(self) -> i16 {
        i16::from(self.gift()) + i16::from(self.lift())
    }

    /// The result that counts if the unadjusted result is `plain`.
    #[cold]
    pub(crate) fn counted(self, plain: i16) -> i16 {
        let Bounds { low, high } = self.bounds();
        let mut counted = plain + self.added();
        // An open end does not limit any result.
        if high != Bounds::OPEN.high {
            counted = counted.min(high.into());
        }
        if low != Bounds::OPEN.low {
            counted = counted.max(low.into());
        }
        counted
    }
}

impl Default for Adjust {
    fn default() -> Adjust {
        Adjust::NONE
    }
}

impl From<Parts> for Adjust {
    fn from(parts: Parts) -> Adjust {
        let open = Bounds::OPEN;
        let bounds = Bounds { low: parts.low.unwrap_or(open.low), high: parts.high.unwrap_or(open.high) };
        Adjust::of(parts.gift, parts.lift, bounds)
    }
}

impl From<Adjust> for Parts {
    fn from(adjust: Adjust) -> Parts {
        let Bounds { low, high } = adjust.bounds();
        Parts {
            gift: adjust.gift(),
            lift: adjust.lift(),
            low: Some(low).filter(|it| *it != Bounds::OPEN.low),
            high: Some(high).filter(|it| *it != Bounds::OPEN.high),
        }
    }
}
