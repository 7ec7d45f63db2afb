use std::{error::Error, fmt, hash::Hash};

/// Dice of one kind, at the granularity that the rules need.
///
/// Where only a total matters, the outcome is a total (4dF has 9 outcomes, not 81); where rules look at faces, it is
/// the faces. Faces for display are recorded separately by the caller that rolled.
pub trait Dice: Copy + 'static {
    /// The result that the rules read.
    type Outcome: Copy + fmt::Debug + Eq + Hash + Into<i32> + TryFrom<i32>;

    /// Whether [`Dice::sample`] maps equal, consecutive ranges of random numbers to the ways of [`Dice::outcomes`], in
    /// the order of that list. A caller that caches a result per outcome can then skip the call to `sample`.
    const IN_ORDER: bool = false;

    /// The physical dice, for people who roll or type them.
    fn spec(&self) -> DiceSpec;

    /// Every outcome with the number of ways to roll it; the ways add up to [`Dice::ways`].
    fn outcomes(&self) -> &'static [(Self::Outcome, u32)];

    /// The total number of ways, which are all equally likely.
    fn ways(&self) -> u32;

    /// A random outcome. `random` must be uniform over all 32-bit numbers.
    fn sample(&self, random: u32) -> Self::Outcome;
}

/// Physical dice: how many, with which faces, and how faces are read.
#[derive(Clone, Copy, Debug)]
pub struct DiceSpec {
    /// Name in logs and on the wire, such as `"4dF"`.
    pub name: &'static str,
    /// The possible faces of each die.
    pub dice: &'static [&'static [i8]],
    /// Computes the outcome that the rules read from the faces.
    pub read: fn(&[i8]) -> i32,
    /// Whether these faces do not count, so that all dice are rolled again. [`DiceSpec::never`] if all faces count.
    pub again: fn(&[i8]) -> bool,
}

impl PartialEq for DiceSpec {
    /// Dice are equal if their names are.
    fn eq(&self, other: &DiceSpec) -> bool {
        self.name == other.name
    }
}

impl DiceSpec {
    /// A value of [`DiceSpec::again`] for dice whose faces all count.
    pub fn never(_: &[i8]) -> bool {
        false
    }

    /// Computes the outcome of `faces`.
    ///
    /// # Errors
    /// If the number of dice is wrong, a die has no such face, or these faces are rolled again.
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

    /// Returns faces that make `outcome`, for dice whose outcome alone is known: the first ones in the order of the
    /// dice. `None` if no faces make it.
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
    /// The number of dice is wrong.
    Count {
        /// Number of dice expected.
        wanted: usize,
        /// Number of dice given.
        given: usize,
    },
    /// A die has no such face.
    Face {
        /// Index of the die, from 0.
        at: usize,
        /// The face given.
        face: i8,
        /// The faces that the die has.
        allowed: &'static [i8],
    },
    /// These faces do not count: the dice must be rolled again.
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
