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

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;

    fn total(dice: FateDice, faces: &[i8]) -> i32 {
        dice.spec().outcome(faces).expect("faces fit")
    }

    /// Counts all ways in which the dice can fall.
    //% sotc.basics.dice
    //% malmsturm.roll.4df
    //% malmsturm.roll.netting
    //% malmsturm.dice.d6-minus-d6-range
    //% freefate.dice.two-d6-equal
    #[test]
    fn the_listed_ways_are_those_of_the_faces() {
        for dice in FateDice::ALL {
            let spec = dice.spec();
            let mut ways: BTreeMap<i32, u32> = BTreeMap::new();
            let mut all = vec![Vec::new()];
            for die in spec.dice {
                let with = |faces: &Vec<i8>| {
                    die.iter().map(|&face| [faces.as_slice(), &[face]].concat()).collect::<Vec<_>>()
                };
                all = all.iter().flat_map(with).collect();
            }
            for faces in all {
                match spec.outcome(&faces) {
                    Ok(total) => *ways.entry(total).or_default() += 1,
                    Err(error) => assert_eq!(error, schwung_table::FacesError::Again, "{faces:?}"),
                }
            }
            let listed: BTreeMap<i32, u32> =
                dice.outcomes().iter().map(|&(total, ways)| (i32::from(total), ways)).collect();
            assert_eq!(ways, listed, "{dice:?}");
            assert_eq!(listed.values().sum::<u32>(), dice.ways(), "{dice:?}");
            let mut sampled: BTreeMap<i8, u64> = BTreeMap::new();
            let draws = 128 * u64::from(dice.ways());
            for n in 0..draws {
                let random = u32::try_from((n << 32) / draws).expect("below 2^32");
                *sampled.entry(dice.sample(random)).or_default() += 1;
            }
            for &(total, ways) in dice.outcomes() {
                let near = sampled[&total].abs_diff(128 * u64::from(ways));
                assert!(near <= 16, "{dice:?}: {total} came {} times", sampled[&total]);
            }
        }
    }

    #[test]
    fn faces_that_the_dice_do_not_have_are_refused() {
        let spec = FateDice::FourFudge.spec();
        assert!(spec.outcome(&[1, 1, 0]).is_err());
        assert!(spec.outcome(&[1, 1, 0, 2]).is_err());
        assert_eq!(spec.some_faces(-4), Some(vec![-1; 4]));
        assert_eq!(spec.some_faces(5), None);
        assert!(FateDice::LowerAgain.spec().outcome(&[3, 3]).is_err());
        assert_eq!(FateDice::LowerAgain.spec().some_faces(0), None);
    }

    //% malmsturm.dice.d6-as-fudge
    #[test]
    fn ordinary_dice_are_read_as_fudge_dice() {
        assert_eq!(total(FateDice::FourSix, &[1, 4, 5, 6]), 1);
        assert_eq!(total(FateDice::FourSix, &[2, 2, 3, 1]), -3);
        assert_eq!(total(FateDice::FourSix, &[3, 3, 4, 4]), 0);
    }

    //% malmsturm.dice.d6-minus-d6
    //% malmsturm.dice.d6-minus-d6-double
    //% freefate.dice.d6-minus-d6
    //% freefate.dice.assign-before
    #[test]
    fn the_dark_die_is_taken_from_the_light_one() {
        let dice = FateDice::LightMinusDark;
        assert_eq!(total(dice, &[6, 4]), 2);
        assert_eq!(total(dice, &[4, 6]), -2);
        assert_eq!(total(dice, &[6, 1]), 5);
        assert_eq!(total(dice, &[6, 6]), 0);
        assert_eq!(total(dice, &[1, 1]), 0);
    }

    //% freefate.dice.lower-counts
    //% freefate.dice.lower-tie
    #[test]
    fn the_lower_of_plus_and_minus_counts() {
        assert_eq!(total(FateDice::Lower, &[4, 5]), 4);
        assert_eq!(total(FateDice::Lower, &[6, 2]), -2);
        assert_eq!(total(FateDice::Lower, &[1, 6]), 1);
        assert_eq!(total(FateDice::Lower, &[6, 5]), -5);
        assert_eq!(total(FateDice::Lower, &[3, 3]), 0);
        assert_eq!(total(FateDice::LowerPlus, &[3, 3]), 3);
        assert_eq!(total(FateDice::LowerMinus, &[6, 6]), -6);
    }
}
