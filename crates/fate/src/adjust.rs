//! What gifts and the ends of the ladder do to an effort.

use serde::{Deserialize, Serialize};

/// The lowest and the highest result that count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Bounds {
    /// Whatever is lower counts as this.
    pub low: i8,
    /// Whatever is higher counts as this.
    pub high: i8,
}

impl Bounds {
    /// Nothing is too low or too high.
    pub const OPEN: Bounds = Bounds { low: i8::MIN, high: i8::MAX };
}

/// What gifts add, what the bottom of the ladder adds before bonuses, and the ends of the ladder.
///
/// Most tables have nothing of it, and efforts are passed about a lot: so it is one number, which stays in a
/// register and is compared with one that means nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "Parts"))]
#[serde(from = "Parts", into = "Parts")]
pub struct Adjust(u32);

/// As it is written down.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "Adjust"))]
struct Parts {
    /// What talents, gifts and stunts add.
    #[serde(default)]
    gift: i8,
    /// What the bottom of the ladder adds to skill and dice, where it does so before bonuses.
    #[serde(default)]
    lift: i8,
    /// The lowest result that counts, where there is one.
    #[serde(default)]
    low: Option<i8>,
    /// The highest result that counts, where there is one.
    #[serde(default)]
    high: Option<i8>,
}

impl Adjust {
    /// Nothing.
    pub const NONE: Adjust = Adjust::of(0, 0, Bounds::OPEN);

    const fn of(gift: i8, lift: i8, bounds: Bounds) -> Adjust {
        Adjust(u32::from_le_bytes([gift as u8, lift as u8, bounds.low as u8, bounds.high as u8]))
    }

    /// So much at most counts, and so much at least.
    #[inline(always)]
    pub const fn within(bounds: Bounds) -> Adjust {
        Adjust::of(0, 0, bounds)
    }

    /// Does it change nothing?
    #[inline(always)]
    pub fn is_none(&self) -> bool {
        *self == Adjust::NONE
    }

    /// What talents, gifts and stunts add.
    pub fn gift(self) -> i8 {
        self.0.to_le_bytes()[0] as i8
    }

    /// What the bottom of the ladder adds to skill and dice, where it does so before bonuses.
    pub fn lift(self) -> i8 {
        self.0.to_le_bytes()[1] as i8
    }

    /// The lowest and the highest result that count.
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

    /// What it adds.
    #[inline]
    pub(crate) fn added(self) -> i16 {
        i16::from(self.gift()) + i16::from(self.lift())
    }

    /// What counts of a result that is `plain` without it.
    #[cold]
    pub(crate) fn counted(self, plain: i16) -> i16 {
        let Bounds { low, high } = self.bounds();
        let mut counted = plain + self.added();
        // Open ends are no ends, however far a result goes.
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_reads_back() {
        for adjust in
            [Adjust::NONE, Adjust::of(2, 0, Bounds { low: -2, high: 7 }), Adjust::of(-1, 3, Bounds::OPEN)]
        {
            assert_eq!(Adjust::from(Parts::from(adjust)), adjust);
        }
        assert_eq!(Adjust::within(Bounds { low: -2, high: 7 }).counted(-4), -2);
        assert_eq!(Adjust::of(2, 0, Bounds { low: -2, high: 7 }).counted(-4), -2);
        assert_eq!(Adjust::of(2, 0, Bounds { low: -2, high: 7 }).counted(6), 7);
        assert_eq!(Adjust::of(100, 0, Bounds { low: -2, high: i8::MAX }).counted(150), 250);
    }
}
