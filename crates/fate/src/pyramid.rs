//! The skill pyramid: number of skills of a new character, by rating.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};
use std::{borrow::Cow, fmt};

/// Number of skills at +1, +2 and so on.
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Pyramid([u8; Pyramid::ROWS]);

impl Pyramid {
    /// Maximum number of rows, up to the highest rung of any ladder.
    pub const ROWS: usize = 12;

    /// Five at +1, four at +2, three at +3, two at +4, one at +5.
    //= malmsturm.pyramid.rows
    //= malmsturm.pyramid.apex
    pub const FIVE: Pyramid = Pyramid([5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0]);

    /// The pyramid without its two upper rows.
    //= malmsturm.pyramid.grim
    //= malmsturm.ladder.grim-start-peak
    pub const GRIM: Pyramid = Pyramid([5, 4, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

    /// The pyramid with its peak raised to +7.
    //= malmsturm.pyramid.epic
    //= malmsturm.ladder.epic-start-peak
    pub const EPIC: Pyramid = Pyramid([5, 4, 3, 2, 0, 0, 1, 0, 0, 0, 0, 0]);

    /// Number of skills at `rating`, from 1.
    pub fn at(&self, rating: i8) -> u8 {
        let row = usize::try_from(rating).ok().and_then(|it| it.checked_sub(1));
        row.and_then(|it| self.0.get(it)).copied().unwrap_or(0)
    }

    /// The highest rating of a new character; 0 if the pyramid is empty.
    pub fn peak(&self) -> i8 {
        self.0.iter().rposition(|&count| count > 0).and_then(|row| i8::try_from(row + 1).ok()).unwrap_or(0)
    }

    /// The number of skills in all rows, and the sum of their ratings.
    //= malmsturm.pyramid.totals
    pub fn totals(&self) -> (u16, u16) {
        let rows = self.0.iter().zip(1u16..);
        rows.fold((0, 0), |(count, sum), (&n, rating)| (count + u16::from(n), sum + u16::from(n) * rating))
    }

    /// Parses text such as `5/4/3/2/1`; `None` if it is invalid.
    pub fn read(text: &str) -> Option<Pyramid> {
        let mut rows = [0; Pyramid::ROWS];
        for (n, part) in text.split('/').enumerate() {
            let count: u8 = part.trim().parse().ok().filter(|it| *it <= 60)?;
            *rows.get_mut(n)? = count;
        }
        Some(Pyramid(rows))
    }
}

impl fmt::Display for Pyramid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let rows = usize::try_from(self.peak()).unwrap_or(0).max(1);
        for (n, count) in self.0[..rows].iter().enumerate() {
            write!(f, "{}{count}", if n == 0 { "" } else { "/" })?;
        }
        Ok(())
    }
}

impl Serialize for Pyramid {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Pyramid {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Pyramid, D::Error> {
        let text = Cow::<str>::deserialize(deserializer)?;
        Pyramid::read(&text).ok_or_else(|| D::Error::custom("rows are numbers from +1 up, as in 5/4/3/2/1"))
    }
}
