use std::{error::Error, fmt, hash::Hash};

/// Dice of one kind, named at the grain the rules read.
///
/// Where only a total matters the outcome is a total (4dF has 9 outcomes, not 81); where rules look
/// at faces it is the faces. Faces for display are recorded beside, by whoever rolled.
pub trait Dice: Copy + 'static {
    /// What the rules read off.
    type Outcome: Copy + fmt::Debug + Eq + Hash + Into<i32> + TryFrom<i32>;

    /// Does [`Dice::sample`] go through the ways in the order of [`Dice::outcomes`], each for an equal share of the random
    /// numbers? Whoever remembers what came of each outcome can then do without asking the dice.
    const IN_ORDER: bool = false;

    /// How these dice look on a table: for whoever rolls or types them.
    fn spec(&self) -> DiceSpec;

    /// Every outcome and in how many ways it comes; the ways add up to [`Dice::ways`].
    fn outcomes(&self) -> &'static [(Self::Outcome, u32)];

    /// All ways the dice can fall.
    fn ways(&self) -> u32;

    /// A random outcome. `random` must be uniform over all 32-bit numbers.
    fn sample(&self, random: u32) -> Self::Outcome;
}

/// Dice as things: how many, which faces, and how faces are read.
#[derive(Clone, Copy, Debug)]
pub struct DiceSpec {
    /// Name in logs and on the wire, for instance `"4dF"`.
    pub name: &'static str,
    /// The faces that each die may show, die by die.
    pub dice: &'static [&'static [i8]],
    /// The outcome that faces make, as the rules read it.
    pub read: fn(&[i8]) -> i32,
    /// Faces that do not count: all dice are rolled again. [`DiceSpec::never`] where there are none.
    pub again: fn(&[i8]) -> bool,
}

impl PartialEq for DiceSpec {
    /// Dice are the same if their name is.
    fn eq(&self, other: &DiceSpec) -> bool {
        self.name == other.name
    }
}

impl DiceSpec {
    /// For dice of which all faces count.
    pub fn never(_: &[i8]) -> bool {
        false
    }

    /// The outcome that `faces` make.
    ///
    /// # Errors
    /// When there are too many or too few dice, a die has no such face, or these faces are rolled again.
    pub fn outcome(&self, faces: &[i8]) -> Result<i32, FacesError> {
        if faces.len() != self.dice.len() {
            return Err(FacesError::Count { wanted: self.dice.len(), given: faces.len() });
        }
        for (at, (&face, &die)) in faces.iter().zip(self.dice).enumerate() {
            if !die.contains(&face) {
                return Err(FacesError::Face { at, face, allowed: die });
            }
        }
        if (self.again)(faces) {
            return Err(FacesError::Again);
        }
        Ok((self.read)(faces))
    }

    /// Faces that make `outcome`: the first in the order of the dice, for dice of which only the
    /// outcome is known. `None` where no faces make it.
    pub fn some_faces(&self, outcome: i32) -> Option<Vec<i8>> {
        let mut at = vec![0; self.dice.len()];
        loop {
            let faces: Vec<i8> = at.iter().zip(self.dice).map(|(&i, die)| die[i]).collect();
            if !(self.again)(&faces) && (self.read)(&faces) == outcome {
                return Some(faces);
            }
            let turning = (0..at.len()).rev().find(|&n| at[n] + 1 < self.dice[n].len())?;
            at[turning] += 1;
            at[turning + 1..].fill(0);
        }
    }
}

/// Why faces do not fit the dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FacesError {
    /// Another number of dice was wanted.
    Count {
        /// Dice wanted.
        wanted: usize,
        /// Dice given.
        given: usize,
    },
    /// A die has no such face.
    Face {
        /// Which die, counted from 0.
        at: usize,
        /// The face given.
        face: i8,
        /// The faces the die has.
        allowed: &'static [i8],
    },
    /// These faces do not count: the dice are to be rolled again.
    Again,
}

impl fmt::Display for FacesError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FacesError::Count { wanted, given } => write!(f, "{wanted} dice wanted, {given} given"),
            FacesError::Face { at, face, allowed } => {
                write!(f, "die {} has no face {face}, only {allowed:?}", at + 1)
            }
            FacesError::Again => f.write_str("these faces do not count: roll again"),
        }
    }
}

impl Error for FacesError {}
