//! The dice of the Fate books.

use schwung_table::{Dice, DiceSpec};

/// The dice of a table. The result is a number around zero, which is added to a skill.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum FateDice {
    /// Four Fudge dice, each −1, 0 or +1: −4 to +4.
    //= sotc.basics.dice
    //= malmsturm.roll.4df
    //= freefate.dice.fudge
    #[default]
    FourFudge,
    /// Four ordinary dice read as Fudge dice: 1 and 2 are −1, 3 and 4 are 0, 5 and 6 are +1.
    //= malmsturm.dice.d6-as-fudge
    FourSix,
    /// A light die minus a dark one: −5 to +5.
    //= malmsturm.dice.d6-minus-d6
    //= freefate.dice.d6-minus-d6
    LightMinusDark,
    /// The lower of a plus die and a minus die; equal dice count as zero.
    //= freefate.dice.lower-counts
    //= freefate.dice.lower-tie
    Lower,
    /// Like [`FateDice::Lower`], but of equal dice the plus die counts.
    LowerPlus,
    /// Like [`FateDice::Lower`], but of equal dice the minus die counts.
    LowerMinus,
    /// Like [`FateDice::Lower`], but equal dice are rolled again.
    LowerAgain,
}

const FUDGE: &[i8] = &[-1, 0, 1];
const SIX: &[i8] = &[1, 2, 3, 4, 5, 6];

/// `(total, ways)`, out of 81 ways.
const FOUR_FUDGE: &[(i8, u32)] =
    &[(-4, 1), (-3, 4), (-2, 10), (-1, 16), (0, 19), (1, 16), (2, 10), (3, 4), (4, 1)];
/// `(total, ways)`, out of 1296 ways: 16 times those of Fudge dice.
const FOUR_SIX: &[(i8, u32)] =
    &[(-4, 16), (-3, 64), (-2, 160), (-1, 256), (0, 304), (1, 256), (2, 160), (3, 64), (4, 16)];
/// `(total, ways)`, out of 36 ways: both for the difference, and for the lower of two dice with doubles as
/// zero.
//= malmsturm.dice.d6-minus-d6-range
const TWO_SIX: &[(i8, u32)] = &[
    (-5, 1),
    (-4, 2),
    (-3, 3),
    (-2, 4),
    (-1, 5),
    //= malmsturm.dice.d6-minus-d6-double
    (0, 6),
    (1, 5),
    (2, 4),
    (3, 3),
    (4, 2),
    (5, 1),
];
/// `(total, ways)`, out of 36 ways; of doubles the plus die counts.
const DOUBLES_PLUS: &[(i8, u32)] =
    &[(-5, 1), (-4, 2), (-3, 3), (-2, 4), (-1, 5), (1, 6), (2, 5), (3, 4), (4, 3), (5, 2), (6, 1)];
/// `(total, ways)`, out of 36 ways; of doubles the minus die counts.
const DOUBLES_MINUS: &[(i8, u32)] =
    &[(-6, 1), (-5, 2), (-4, 3), (-3, 4), (-2, 5), (-1, 6), (1, 5), (2, 4), (3, 3), (4, 2), (5, 1)];
/// `(total, ways)`, out of 30 ways, without doubles.
const NO_DOUBLES: &[(i8, u32)] =
    &[(-5, 1), (-4, 2), (-3, 3), (-2, 4), (-1, 5), (1, 5), (2, 4), (3, 3), (4, 2), (5, 1)];

impl FateDice {
    /// All variants.
    pub const ALL: [FateDice; 7] = [
        FateDice::FourFudge,
        FateDice::FourSix,
        FateDice::LightMinusDark,
        FateDice::Lower,
        FateDice::LowerPlus,
        FateDice::LowerMinus,
        FateDice::LowerAgain,
    ];
}

impl Dice for FateDice {
    type Outcome = i8;
    const IN_ORDER: bool = true;

    fn spec(&self) -> DiceSpec {
        // The first die is the light one, or the plus die; this is fixed before the roll.
        //= freefate.dice.assign-before
        let two = |name, read| DiceSpec { name, dice: &[SIX; 2], read, again: DiceSpec::never };
        match self {
            FateDice::FourFudge => {
                DiceSpec { name: "4dF", dice: &[FUDGE; 4], read: sum, again: DiceSpec::never }
            }
            FateDice::FourSix => {
                DiceSpec { name: "4d6F", dice: &[SIX; 4], read: as_fudge, again: DiceSpec::never }
            }
            FateDice::LightMinusDark => two("d6-d6", |it| i32::from(it[0]) - i32::from(it[1])),
            FateDice::Lower => two("lower", |it| lower(it, 0)),
            FateDice::LowerPlus => two("lower+", |it| lower(it, 1)),
            FateDice::LowerMinus => two("lower-", |it| lower(it, -1)),
            FateDice::LowerAgain => {
                DiceSpec { again: |it| it[0] == it[1], ..two("lower*", |it| lower(it, 0)) }
            }
        }
    }

    #[inline]
    fn outcomes(&self) -> &'static [(i8, u32)] {
        match self {
            FateDice::FourFudge => FOUR_FUDGE,
            FateDice::FourSix => FOUR_SIX,
            //= freefate.dice.two-d6-equal
            FateDice::LightMinusDark | FateDice::Lower => TWO_SIX,
            FateDice::LowerPlus => DOUBLES_PLUS,
            FateDice::LowerMinus => DOUBLES_MINUS,
            FateDice::LowerAgain => NO_DOUBLES,
        }
    }

    #[inline]
    fn ways(&self) -> u32 {
        match self {
            FateDice::FourFudge => 81,
            FateDice::FourSix => 1296,
            FateDice::LightMinusDark | FateDice::Lower | FateDice::LowerPlus | FateDice::LowerMinus => 36,
            FateDice::LowerAgain => 30,
        }
    }

    #[inline]
    fn sample(&self, random: u32) -> i8 {
        const FUDGE_WAYS: [i8; 128] = in_order(FOUR_FUDGE);
        const TWO_WAYS: [i8; 128] = in_order(TWO_SIX);
        const PLUS_WAYS: [i8; 128] = in_order(DOUBLES_PLUS);
        const MINUS_WAYS: [i8; 128] = in_order(DOUBLES_MINUS);
        const OTHER_WAYS: [i8; 128] = in_order(NO_DOUBLES);
        let (ways, table) = match self {
            FateDice::FourFudge | FateDice::FourSix => (81, &FUDGE_WAYS),
            FateDice::LightMinusDark | FateDice::Lower => (36, &TWO_WAYS),
            FateDice::LowerPlus => (36, &PLUS_WAYS),
            FateDice::LowerMinus => (36, &MINUS_WAYS),
            FateDice::LowerAgain => (30, &OTHER_WAYS),
        };
        // Maps by multiply and shift; the bias is below 81/2^32.
        table[((u64::from(random) * ways) >> 32) as usize & 127]
    }
}

//= malmsturm.roll.netting
fn sum(faces: &[i8]) -> i32 {
    faces.iter().map(|&face| i32::from(face)).sum()
}

fn as_fudge(pips: &[i8]) -> i32 {
    pips.iter().map(|&pip| i32::from((pip - 1) / 2 - 1)).sum()
}

/// The lower of plus and minus die; equal dice count as `double` times the plus die.
fn lower(faces: &[i8], double: i32) -> i32 {
    let (plus, minus) = (i32::from(faces[0]), i32::from(faces[1]));
    match plus.cmp(&minus) {
        std::cmp::Ordering::Less => plus,
        std::cmp::Ordering::Greater => -minus,
        std::cmp::Ordering::Equal => plus * double,
    }
}

/// The totals of all ways in order, padded to a power of two. The padding is never drawn.
const fn in_order(outcomes: &[(i8, u32)]) -> [i8; 128] {
    let mut table = [0; 128];
    let (mut way, mut row) = (0, 0);
    while row < outcomes.len() {
        let (total, ways) = outcomes[row];
        let mut n = 0;
        while n < ways {
            table[way] = total;
            way += 1;
            n += 1;
        }
        row += 1;
    }
    table
}
