//! Plain dice without any rule: `4dF`, `2d6`, `d20`.

use schwung_table::FacesError;

use crate::Roller;

/// Maximum number of dice in a roll.
const MOST: u8 = 40;
/// Maximum number of faces; a face is stored as `i8`.
const MOST_FACES: u8 = 100;

const FUDGE: &[i8] = &[-1, 0, 1];

/// Some dice of one kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlainDice {
    count: u8,
    /// Number of faces of each die; 0 for Fudge dice.
    faces: u8,
}

impl PlainDice {
    /// Parses an expression such as `4dF`, `2d6` or `d20`.
    pub fn parse(text: &str) -> Option<PlainDice> {
        let text = text.trim().to_ascii_lowercase();
        let (count, faces) = text.split_once(['d', 'w'])?;
        let count = if count.is_empty() { 1 } else { count.parse().ok()? };
        let faces =
            if faces == "f" { 0 } else { faces.parse().ok().filter(|it| (2..=MOST_FACES).contains(it))? };
        (1..=MOST).contains(&count).then_some(PlainDice { count, faces })
    }

    /// The expression in its usual form: `4dF`, `2d6`, `d20`.
    pub fn name(self) -> String {
        let count = if self.count == 1 { String::new() } else { self.count.to_string() };
        match self.faces {
            0 => format!("{count}dF"),
            faces => format!("{count}d{faces}"),
        }
    }

    /// Checks that these faces can be rolled.
    ///
    /// # Errors
    /// Returns an error if there are more or fewer dice, or a die has no such face.
    pub fn check(self, faces: &[i8]) -> Result<(), FacesError> {
        if faces.len() != usize::from(self.count) {
            return Err(FacesError::Count { wanted: usize::from(self.count), given: faces.len() });
        }
        let fits = |face: i8| match self.faces {
            0 => FUDGE.contains(&face),
            most => face >= 1 && i16::from(face) <= i16::from(most),
        };
        match faces.iter().position(|&face| !fits(face)) {
            None => Ok(()),
            Some(at) => Err(FacesError::Face { at, face: faces[at], allowed: FUDGE }),
        }
    }

    /// Rolls them.
    pub fn roll(self, roller: &mut dyn Roller) -> Vec<i8> {
        let one = |roller: &mut dyn Roller| match self.faces {
            0 => i8::try_from(roller.die(3)).unwrap_or(2) - 2,
            faces => i8::try_from(roller.die(u32::from(faces))).unwrap_or(1),
        };
        (0..self.count).map(|_| one(roller)).collect()
    }
}
