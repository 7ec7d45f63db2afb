//! Dice. There is one kind: a uniformly distributed integer from a range.

use schwung_table::{Dice, DiceSpec};
use serde::{Deserialize, Serialize};

/// The highest number of any range.
pub const HIGHEST: u8 = 100;

/// A range from `low` to `high`, both inclusive, as in `/roll 5-15`.
//= daemmersturm.dice.uniform-range
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "[number, number]"))]
#[serde(try_from = "(u8, u8)", into = "(u8, u8)")]
pub struct Span {
    low: u8,
    high: u8,
}

impl<N> schwung_table::Names<N> for Span {}

impl Span {
    /// 1–20: attacks, W rolls, tests, shields, cover, poison and climbing.
    pub const D20: Span = Span { low: 1, high: 20 };

    /// The range from `low` to `high`; `None` if it is empty or exceeds [`HIGHEST`].
    pub const fn new(low: u8, high: u8) -> Option<Span> {
        if low <= high && high <= HIGHEST { Some(Span { low, high }) } else { None }
    }

    /// Like [`Span::new`], but for ranges given by the rules: clamps the bounds where needed.
    pub const fn of(low: u8, high: u8) -> Span {
        let high = if high > HIGHEST { HIGHEST } else { high };
        Span { low: if low > high { high } else { low }, high }
    }

    /// The lowest number.
    pub const fn low(self) -> u8 {
        self.low
    }

    /// The highest number.
    pub const fn high(self) -> u8 {
        self.high
    }

    /// Returns whether the range contains the number.
    pub fn contains(self, number: i16) -> bool {
        (i16::from(self.low)..=i16::from(self.high)).contains(&number)
    }

    /// Number of values in the range.
    pub const fn count(self) -> u8 {
        self.high - self.low + 1
    }

    /// The range with this name, see [`DiceSpec::name`].
    pub fn named(name: &str) -> Option<Span> {
        let (low, high) = name.split_once('-')?;
        Span::new(low.parse().ok()?, high.parse().ok()?).filter(|it| it.name() == name)
    }

    /// Name of the range, such as `"1-20"`.
    pub fn name(self) -> &'static str {
        let name = &NAMES[self.index()];
        std::str::from_utf8(&name.0[..usize::from(name.1)]).unwrap_or_default()
    }

    const fn index(self) -> usize {
        let (low, high, row) = (self.low as usize, self.high as usize, HIGHEST as usize + 1);
        low * row - low * low.saturating_sub(1) / 2 + (high - low)
    }
}

impl TryFrom<(u8, u8)> for Span {
    type Error = &'static str;

    fn try_from((low, high): (u8, u8)) -> Result<Span, &'static str> {
        Span::new(low, high).ok_or("not a range from low to high, up to 100")
    }
}

impl From<Span> for (u8, u8) {
    fn from(it: Span) -> (u8, u8) {
        (it.low, it.high)
    }
}

const NUMBERS: usize = HIGHEST as usize + 1;
const RANGES: usize = NUMBERS * (NUMBERS + 1) / 2;

const FACE_LIST: [i8; NUMBERS] = {
    let mut faces = [0i8; NUMBERS];
    let mut n = 0;
    while n < NUMBERS {
        faces[n] = n as i8;
        n += 1;
    }
    faces
};
static FACES: [i8; NUMBERS] = FACE_LIST;

static OUTCOMES: [(i16, u32); NUMBERS] = {
    let mut outcomes = [(0i16, 1u32); NUMBERS];
    let mut n = 0;
    while n < NUMBERS {
        outcomes[n].0 = n as i16;
        n += 1;
    }
    outcomes
};

/// The faces of every range, as slices of one list.
static DICE: [[&[i8]; 1]; RANGES] = {
    let mut dice: [[&[i8]; 1]; RANGES] = [[&[]]; RANGES];
    let (mut low, mut at) = (0, 0);
    while low < NUMBERS {
        let mut high = low;
        while high < NUMBERS {
            let (start, _) = FACES.split_at(high + 1);
            dice[at] = [start.split_at(low).1];
            at += 1;
            high += 1;
        }
        low += 1;
    }
    dice
};

/// The name of every range, with its length.
static NAMES: [([u8; 7], u8); RANGES] = {
    let mut names = [([0u8; 7], 0u8); RANGES];
    let (mut low, mut at) = (0, 0);
    while low < NUMBERS {
        let mut high = low;
        while high < NUMBERS {
            let (text, length) = put([0; 7], 0, low);
            let (mut text, length) = (text, length);
            text[length] = b'-';
            let (text, length) = put(text, length + 1, high);
            names[at] = (text, length as u8);
            at += 1;
            high += 1;
        }
        low += 1;
    }
    names
};

/// Writes a number of up to three digits at `at`, and returns the new length.
const fn put(mut text: [u8; 7], mut at: usize, number: usize) -> ([u8; 7], usize) {
    let mut unit = if number >= 100 {
        100
    } else if number >= 10 {
        10
    } else {
        1
    };
    while unit > 0 {
        text[at] = b'0' + (number / unit % 10) as u8;
        at += 1;
        unit /= 10;
    }
    (text, at)
}

impl Dice for Span {
    type Outcome = i16;
    const IN_ORDER: bool = true;

    fn spec(&self) -> DiceSpec {
        DiceSpec {
            name: self.name(),
            dice: &DICE[self.index()],
            read: |faces| faces.first().map_or(0, |&it| i32::from(it)),
            again: DiceSpec::never,
        }
    }

    #[inline]
    fn outcomes(&self) -> &'static [(i16, u32)] {
        &OUTCOMES[usize::from(self.low)..=usize::from(self.high)]
    }

    #[inline]
    fn ways(&self) -> u32 {
        u32::from(self.count())
    }

    #[inline]
    fn sample(&self, random: u32) -> i16 {
        let drawn = (u64::from(random) * u64::from(self.count())) >> 32;
        i16::from(self.low) + i16::try_from(drawn).unwrap_or(0)
    }
}
