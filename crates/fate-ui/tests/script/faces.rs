//! Dice results as people write them.

use schwung_fate::FateDice;
use schwung_fate_ui::script::Typed;
use schwung_rulebook::Lang;
use schwung_table::Dice;
use schwung_transcript::{Cursor, Key, LineError, read_faces};

fn read(text: &str) -> Result<(Vec<i8>, bool), LineError> {
    read_faces::<Typed>(&mut Cursor::new(text, Lang::En), &FateDice::FourFudge.spec())
}

#[test]
fn faces_are_signs_or_numbers() {
    for text in ["+ 0 - +", "+1 0 -1 +1", "+0-+", " + 0 − 1 "] {
        assert_eq!(read(text), Ok((vec![1, 0, -1, 1], false)), "{text}");
    }
    assert_eq!(read("= +2").map(|it| (it.0.iter().sum::<i8>(), it.1)), Ok((2, true)));
}

//% freefate.dice.lower-counts
//% freefate.dice.lower-tie
#[test]
fn ordinary_dice_are_written_as_pips() {
    let of = |dice: FateDice, text: &str| read_faces::<Typed>(&mut Cursor::new(text, Lang::En), &dice.spec());
    assert_eq!(of(FateDice::LightMinusDark, "6 1"), Ok((vec![6, 1], false)));
    assert_eq!(of(FateDice::FourSix, "1 4 5 6"), Ok((vec![1, 4, 5, 6], false)));
    // Lowest and highest totals over all possible faces.
    for (dice, least, most) in [
        (FateDice::LightMinusDark, -5, 5),
        (FateDice::LowerPlus, -5, 6),
        (FateDice::LowerAgain, -5, 5),
        (FateDice::FourSix, -4, 4),
    ] {
        for total in [least, most] {
            let (faces, made_up) = of(dice, &format!("= {total}")).expect("a total that can come");
            assert_eq!((dice.spec().outcome(&faces), made_up), (Ok(total), true), "{dice:?}");
        }
        assert!(of(dice, &format!("= {}", most + 1)).is_err());
    }
    for (dice, text, key) in [
        (FateDice::LowerAgain, "3 3", "play-dice-again"),
        (FateDice::LowerAgain, "= 0", "play-dice-total"),
        (FateDice::LightMinusDark, "0 3", "play-dice-face"),
        (FateDice::LightMinusDark, "+ 0 - 0", "play-dice-count"),
    ] {
        assert_eq!(of(dice, text).expect_err(text).key, Key::Play(key), "{text}");
    }
}

#[test]
fn faces_that_do_not_fit_are_an_error() {
    for (text, key) in [
        ("+ 0 -", "play-dice-count"),
        ("", "play-dice-count"),
        ("+ 0 - + +", "play-dice-count"),
        ("+ 0 - 2", "play-dice-face"),
        ("+ 0 - x", "play-dice-unreadable"),
        (&"+".repeat(1_500), "play-dice-unreadable"),
        ("= 5", "play-number"),
        ("=", "play-too-short"),
        ("= 1 1", "play-unexpected"),
    ] {
        assert_eq!(read(text).expect_err(text).key, Key::Play(key), "{text}");
    }
}
