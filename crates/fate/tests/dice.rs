//! Dice and their readings.

use std::collections::BTreeMap;

use schwung_fate::FateDice;
use schwung_table::Dice;

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
