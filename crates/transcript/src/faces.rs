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
pub fn read_faces<S: Script>(cursor: &mut Cursor<'_>, dice: &DiceSpec) -> Result<(Vec<i8>, bool), LineError> {
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
