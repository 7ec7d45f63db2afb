//! The dice of the Fate books.

use schwung_table::{Dice, DiceSpec};
use serde::{Deserialize, Serialize};

/// Which dice a table rolls. Each gives a number around zero that is added to a skill.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum FateDice {
    /// Four Fudge dice, each −1, 0 or +1: −4 to +4.
    //= sotc.basics.dice
    #[default]
    FourFudge,
}

const FUDGE: &[i8] = &[-1, 0, 1];

/// `(total, ways)` of 81.
const FOUR_FUDGE: &[(i8, u32)] =
    &[(-4, 1), (-3, 4), (-2, 10), (-1, 16), (0, 19), (1, 16), (2, 10), (3, 4), (4, 1)];

impl Dice for FateDice {
    type Outcome = i8;

    fn spec(&self) -> DiceSpec {
        match self {
            FateDice::FourFudge => DiceSpec { name: "4dF", dice: &[FUDGE; 4], read: sum },
        }
    }

    #[inline]
    fn outcomes(&self) -> &'static [(i8, u32)] {
        match self {
            FateDice::FourFudge => FOUR_FUDGE,
        }
    }

    #[inline]
    fn ways(&self) -> u32 {
        match self {
            FateDice::FourFudge => 81,
        }
    }

    #[inline]
    fn sample(&self, random: u32) -> i8 {
        const TOTAL_OF_WAY: [i8; 128] = totals_in_order();
        match self {
            // Multiply and shift; the bias is below 81/2^32.
            FateDice::FourFudge => TOTAL_OF_WAY[((u64::from(random) * 81) >> 32) as usize & 127],
        }
    }
}

fn sum(faces: &[i8]) -> i32 {
    faces.iter().map(|&face| i32::from(face)).sum()
}

/// The totals of all 81 ways, in order; the rest is never drawn and pads to a power of two.
const fn totals_in_order() -> [i8; 128] {
    let mut table = [0; 128];
    let (mut way, mut row) = (0, 0);
    while row < FOUR_FUDGE.len() {
        let (total, ways) = FOUR_FUDGE[row];
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

    //% sotc.basics.dice
    #[test]
    fn four_fudge_dice_run_from_minus_four_to_four() {
        let dice = FateDice::FourFudge;
        let spec = dice.spec();
        let mut ways = std::collections::BTreeMap::new();
        for code in 0..81u32 {
            let faces: Vec<i8> = (0..4).map(|n| FUDGE[(code / 3u32.pow(n) % 3) as usize]).collect();
            *ways.entry(spec.outcome(&faces).expect("faces fit")).or_insert(0) += 1;
        }
        let listed: Vec<_> = dice.outcomes().iter().map(|&(total, ways)| (i32::from(total), ways)).collect();
        assert_eq!(ways.into_iter().collect::<Vec<_>>(), listed);
        assert_eq!(listed.iter().map(|it| it.1).sum::<u32>(), dice.ways());
        assert!(spec.outcome(&[1, 1, 0]).is_err());
        assert!(spec.outcome(&[1, 1, 0, 2]).is_err());
        assert_eq!(spec.some_faces(-4), Some(vec![-1; 4]));
        assert_eq!(spec.some_faces(5), None);
    }
}
