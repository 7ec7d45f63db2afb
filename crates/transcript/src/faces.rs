//! Dice results as people write them.

use schwung_table::{DiceSpec, FacesError};

use crate::{
    cursor::Cursor,
    error::{Expected, LineError},
    script::Script,
};

/// Reads faces, die by die: `+ 0 -`, `+1 0 -1` or `+0-`; or a total, `= +2`, for which matching faces are
/// chosen. The second value tells whether they were chosen.
///
/// # Errors
/// If the faces do not fit the dice.
pub(crate) fn read_faces<S: Script>(
    cursor: &mut Cursor<'_>,
    dice: &DiceSpec,
) -> Result<(Vec<i8>, bool), LineError> {
    let place = cursor.place();
    if cursor.sign('=') {
        let (least, most) = bounds::<S>(dice);
        let total: i32 = cursor.number(i64::from(least), i64::from(most))?;
        cursor.end()?;
        // Not every total between the lowest and the highest can be rolled.
        let faces = counted(dice).find(|faces| S::total(dice, faces) == total);
        return faces.map(|it| (it, true)).ok_or_else(|| wrong(cursor, place, "play-dice-total", dice));
    }
    let mut faces = Vec::new();
    for token in cursor.rest().split_whitespace() {
        match faces_of(token) {
            Some(more) if faces.len() + more.len() <= MOST_DICE => faces.extend(more),
            _ => return Err(wrong(cursor, place, "play-dice-unreadable", dice).arg("found", token)),
        }
    }
    match dice.outcome(&faces) {
        Ok(_) => Ok((faces, false)),
        Err(FacesError::Count { wanted, given }) => {
            let error = wrong(cursor, place, "play-dice-count", dice);
            Err(error.arg("wanted", &wanted.to_string()).arg("given", &given.to_string()))
        }
        Err(FacesError::Again) => Err(wrong(cursor, place, "play-dice-again", dice)),
        Err(FacesError::Face { at, face, .. }) => {
            let error = wrong(cursor, place, "play-dice-face", dice);
            Err(error.arg("number", &(at + 1).to_string()).arg("face", &face.to_string()))
        }
    }
}

/// Maximal number of dice in one roll.
const MOST_DICE: usize = 100;

/// Parses a face, or several without space between them.
fn faces_of(token: &str) -> Option<Vec<i8>> {
    if let Ok(face) = token.replace('−', "-").parse::<i8>() {
        return Some(vec![face]);
    }
    token
        .chars()
        .map(|it| match it {
            '+' => Some(1),
            '0' => Some(0),
            '-' | '−' => Some(-1),
            _ => None,
        })
        .collect()
}

/// The lowest and the highest total of the dice.
fn bounds<S: Script>(dice: &DiceSpec) -> (i32, i32) {
    let totals = || counted(dice).map(|faces| S::total(dice, &faces));
    (totals().min().unwrap_or(0), totals().max().unwrap_or(0))
}

/// Arbitrary valid faces.
pub(crate) fn any_faces(dice: &DiceSpec) -> Option<Vec<i8>> {
    counted(dice).next()
}

/// All valid combinations of faces.
fn counted(dice: &DiceSpec) -> impl Iterator<Item = Vec<i8>> {
    let spec = *dice;
    let dice = spec.dice;
    let ways = dice.iter().map(|die| die.len()).product::<usize>();
    let way = move |way: usize| {
        let mut left = way;
        let face = |die: &&[i8]| {
            let face = die[left % die.len()];
            left /= die.len();
            face
        };
        let mut faces: Vec<i8> = dice.iter().rev().map(face).collect();
        faces.reverse();
        faces
    };
    (0..ways).map(way).filter(move |faces| spec.outcome(faces).is_ok())
}

fn wrong(cursor: &Cursor<'_>, place: usize, key: &'static str, dice: &DiceSpec) -> LineError {
    let faces = dice.dice.iter().map(|die| {
        let faces: Vec<String> = die.iter().map(ToString::to_string).collect();
        faces.join("|")
    });
    let faces: Vec<String> = faces.collect();
    let error = cursor.error_to_end(place, LineError::new(key).arg("dice", dice.name));
    error.expecting(vec![Expected::Word(faces.join(" "))])
}

#[cfg(test)]
mod tests {
    use schwung_fate::{Fate, FateDice};
    use schwung_rulebook::Lang;
    use schwung_table::Dice;

    use super::*;

    fn read(text: &str) -> Result<(Vec<i8>, bool), LineError> {
        read_faces::<Fate>(&mut Cursor::new(text, Lang::En), &FateDice::FourFudge.spec())
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
        let of =
            |dice: FateDice, text: &str| read_faces::<Fate>(&mut Cursor::new(text, Lang::En), &dice.spec());
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
            assert_eq!(of(dice, text).expect_err(text).key, crate::Key::Play(key), "{text}");
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
            assert_eq!(read(text).expect_err(text).key, crate::Key::Play(key), "{text}");
        }
    }
}
