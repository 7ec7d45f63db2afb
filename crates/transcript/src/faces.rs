//! Dice as people write them.

use schwung_table::{DiceSpec, FacesError};

use crate::{
    cursor::Cursor,
    error::{Expected, LineError},
};

/// Faces, die by die: `+ 0 -`, `+1 0 -1` or `+0-`; or a total, `= +2`, for which some faces are made up.
/// Were they made up?
///
/// # Errors
/// If they do not fit the dice.
pub(crate) fn read_faces(cursor: &mut Cursor<'_>, dice: &DiceSpec) -> Result<(Vec<i8>, bool), LineError> {
    let place = cursor.place();
    if cursor.sign('=') {
        let (least, most) = bounds(dice);
        let total: i32 = cursor.number(least, most)?;
        cursor.end()?;
        // Between the least and the most there may be totals that no faces make.
        let faces = dice.some_faces(total).ok_or_else(|| wrong(cursor, place, "play-dice-total", dice))?;
        return Ok((faces, true));
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
        Err(FacesError::Face { at, face, .. }) => {
            let error = wrong(cursor, place, "play-dice-face", dice);
            Err(error.arg("number", &(at + 1).to_string()).arg("face", &face.to_string()))
        }
    }
}

/// More dice than so many are never thrown at once.
const MOST_DICE: usize = 100;

/// A face, or several without space between them.
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

/// The least and the most that the dice can show.
fn bounds(dice: &DiceSpec) -> (i64, i64) {
    let ends = |pick: fn(&[i8]) -> Option<i8>| {
        let faces: Vec<i8> = dice.dice.iter().filter_map(|die| pick(die)).collect();
        i64::from((dice.read)(&faces))
    };
    (ends(|die| die.iter().min().copied()), ends(|die| die.iter().max().copied()))
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
    use schwung_fate::FateDice;
    use schwung_rulebook::Lang;
    use schwung_table::Dice;

    use super::*;

    fn read(text: &str) -> Result<(Vec<i8>, bool), LineError> {
        read_faces(&mut Cursor::new(text, Lang::En), &FateDice::FourFudge.spec())
    }

    #[test]
    fn faces_are_signs_or_numbers() {
        for text in ["+ 0 - +", "+1 0 -1 +1", "+0-+", " + 0 − 1 "] {
            assert_eq!(read(text), Ok((vec![1, 0, -1, 1], false)), "{text}");
        }
        assert_eq!(read("= +2").map(|it| (it.0.iter().sum::<i8>(), it.1)), Ok((2, true)));
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
