//! Sources of faces: random numbers, or a list of physical dice.

use std::str::FromStr;

use crate::{Code, Die, Error, Result, Roll, Rolled, Span};

/// A source of faces.
pub trait Source {
    /// Rolls a die and returns the index of a face, from 0 to [`Die::faces`] − 1.
    ///
    /// # Errors
    /// If no face is available.
    fn throw(&mut self, die: Die) -> std::result::Result<u32, NoFace>;
}

impl<S: Source + ?Sized> Source for &mut S {
    #[inline]
    fn throw(&mut self, die: Die) -> std::result::Result<u32, NoFace> {
        (**self).throw(die)
    }
}

/// Why a source returns no face.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoFace {
    /// The source failed.
    Failed,
    /// The list has ended. Contains its length.
    Exhausted(usize),
    /// The die has no face with the next value of the list. Contains the value and its position, counted from 1.
    NotFitting(i64, usize),
}

impl NoFace {
    pub(crate) fn refused(self, die: Die, span: Span) -> Error {
        match self {
            NoFace::Failed => Error::new(Code::NoDice, span),
            NoFace::Exhausted(given) => {
                Error::new(Code::DiceMissing, span).with("die", die).with("given", given)
            }
            NoFace::NotFitting(face, position) => Error::new(Code::DiceNotFitting, span)
                .with("die", die)
                .with("face", face)
                .with("position", position),
        }
    }
}

/// Computes uniformly distributed faces from uniform 64-bit numbers.
#[derive(Clone, Debug)]
pub struct Uniform<F>(F);

impl<F: FnMut() -> Option<u64>> Uniform<F> {
    /// Takes a function that returns uniform 64-bit numbers, or `None` once it has failed.
    pub fn new(numbers: F) -> Uniform<F> {
        Uniform(numbers)
    }
}

impl<F: FnMut() -> Option<u64>> Source for Uniform<F> {
    #[inline]
    fn throw(&mut self, die: Die) -> std::result::Result<u32, NoFace> {
        below(die.faces(), &mut self.0).ok_or(NoFace::Failed)
    }
}

/// Returns an unbiased number below `bound`, by multiplication and rejection (Lemire 2019).
#[inline]
fn below(bound: u32, mut numbers: impl FnMut() -> Option<u64>) -> Option<u32> {
    let wide = u64::from(bound);
    let mut product = u128::from(numbers()?) * u128::from(wide);
    #[allow(clippy::cast_possible_truncation)] // takes the low half
    let low = |product: u128| product as u64;
    if low(product) < wide {
        let threshold = wide.wrapping_neg() % wide.max(1);
        while low(product) < threshold {
            product = u128::from(numbers()?) * u128::from(wide);
        }
    }
    u32::try_from(product >> 64).ok()
}

/// Pseudo-random faces. The same seed gives the same faces in the same order in every version.
///
/// Uses one number of SplitMix64 per throw. Suitable for play and reproducible tests, but not cryptographically secure.
///
/// ```
/// use schwung_dice::{Roll, Seeded};
/// let roll = Roll::parse("4dF+3")?;
/// let total = |seed| roll.roll(&mut Seeded::new(seed)).map(|it| it.outcomes()[0].total());
/// assert_eq!(total(7)?, total(7)?);
/// # Ok::<(), schwung_dice::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct Seeded(u64);

impl Seeded {
    /// Creates a source from a seed.
    pub fn new(seed: u64) -> Seeded {
        Seeded(seed)
    }

    /// Returns the next number, uniform over 64 bits.
    #[inline]
    pub fn draw(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }
}

impl Source for Seeded {
    #[inline]
    fn throw(&mut self, die: Die) -> std::result::Result<u32, NoFace> {
        below(die.faces(), || Some(self.draw())).ok_or(NoFace::Failed)
    }
}

/// Given dice in the order in which they are drawn, such as physical dice or those of a test.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed {
    faces: Vec<i64>,
    at: usize,
}

impl Listed {
    /// Creates a list from the values that the dice show.
    pub fn new(faces: impl IntoIterator<Item = i64>) -> Listed {
        Listed { faces: faces.into_iter().collect(), at: 0 }
    }

    /// The number of dice not drawn yet.
    pub fn left(&self) -> usize {
        self.faces.len() - self.at
    }
}

impl Source for Listed {
    fn throw(&mut self, die: Die) -> std::result::Result<u32, NoFace> {
        let Some(&face) = self.faces.get(self.at) else { return Err(NoFace::Exhausted(self.faces.len())) };
        self.at += 1;
        die.face_of(face).ok_or(NoFace::NotFitting(face, self.at))
    }
}

/// Parses values separated by spaces, commas or semicolons, such as `4 4 6` or `+1,0,-1`. Fudge dice may also be signs,
/// such as `+ 0 -` or `+0-`.
impl FromStr for Listed {
    type Err = Error;

    fn from_str(text: &str) -> Result<Listed> {
        const MOST: usize = crate::limits::THROWS;
        let mut faces = Vec::new();
        for word in text.split([',', ';', ' ', '\t', '\n', '\r', '\u{A0}']).filter(|it| !it.is_empty()) {
            let word = word.replace(['−', '–'], "-");
            let signs = word.chars().map(|it| match it {
                '+' => Some(1),
                '-' => Some(-1),
                '0' => Some(0),
                _ => None,
            });
            let has_sign = word.contains(['+', '-']);
            match word.parse::<i64>() {
                // `-0` and `+0` are two Fudge dice, not a signed zero.
                Ok(face) if !(has_sign && face == 0) => faces.push(face),
                _ => match signs.collect::<Option<Vec<i64>>>() {
                    Some(all) => faces.extend(all),
                    None => {
                        let found: String = word.chars().take(40).collect();
                        return Err(Error::new(Code::DiceUnreadable, Span::default()).with("found", found));
                    }
                },
            }
            if faces.len() > MOST {
                return Err(Error::new(Code::TooManyThrows, Span::default()).with("limit", MOST));
            }
        }
        Ok(Listed::new(faces))
    }
}

impl Roll {
    /// Rolls with the given dice, all of which must be used.
    ///
    /// ```
    /// use schwung_dice::Roll;
    /// let roll = Roll::parse("4d6kh3")?;
    /// assert_eq!(roll.roll_listed("6 1 4 4".parse()?)?.outcomes()[0].total(), 14.into());
    /// assert_eq!(roll.roll_listed("6 1 4".parse()?).unwrap_err().code().id(), "dice-missing");
    /// # Ok::<(), schwung_dice::Error>(())
    /// ```
    ///
    /// # Errors
    /// Like [`Roll::roll`], and also if a die is missing, does not fit or is left over.
    pub fn roll_listed(&self, mut dice: Listed) -> Result<Rolled> {
        let rolled = self.roll(&mut dice)?;
        match dice.left() {
            0 => Ok(rolled),
            left => Err(Error::new(Code::DiceLeftOver, self.span).with("count", left)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Option<Vec<i64>> {
        text.parse::<Listed>().ok().map(|it| it.faces)
    }

    #[test]
    fn lists_are_read_as_people_write_them() {
        assert_eq!(read("4, 4;6 1"), Some(vec![4, 4, 6, 1]));
        assert_eq!(read("+ + 0 −"), Some(vec![1, 1, 0, -1]));
        assert_eq!(read("++0-"), Some(vec![1, 1, 0, -1]));
        assert_eq!(read("-0+0"), Some(vec![-1, 0, 1, 0]));
        assert_eq!(read("+1 -1 0 10 100"), Some(vec![1, -1, 0, 10, 100]));
        assert_eq!(read("-0"), Some(vec![-1, 0]));
        assert_eq!(read(""), Some(vec![]));
        assert_eq!(read("4 x"), None);
        assert_eq!(read("4.5"), None);
    }

    #[test]
    fn every_face_is_as_likely_as_the_others() {
        // Numbers spread evenly over 64 bits give every face equally often.
        for die in [Die::Sides(6), Die::Fudge, Die::ThinFudge, Die::Sides(1), Die::Sides(7)] {
            let count = 7 * 6 * 1_000_u64;
            let mut counts = vec![0_u64; die.faces() as usize];
            for n in 0..count {
                let mut numbers = [n * (u64::MAX / count) + 11].into_iter().chain([1 << 63]);
                let face = Uniform::new(|| numbers.next()).throw(die).expect("numbers are there");
                counts[face as usize] += 1;
            }
            assert!(counts.iter().all(|it| it.abs_diff(count / u64::from(die.faces())) <= 1), "{counts:?}");
        }
    }

    #[test]
    fn what_would_be_uneven_is_drawn_again() {
        // 2⁶⁴ is 4 more than a multiple of 6, so that the low products 0 to 3 must be rejected.
        let mut numbers = [0, u64::MAX].into_iter();
        assert_eq!(Uniform::new(|| numbers.next()).throw(Die::Sides(6)), Ok(5));
        assert_eq!(Uniform::new(|| None).throw(Die::Sides(6)), Err(NoFace::Failed));
    }

    #[test]
    fn a_seed_is_a_promise() {
        let mut seeded = Seeded::new(7);
        let faces: Vec<u32> =
            (0..12).map(|_| seeded.throw(Die::Sides(6)).expect("never fails") + 1).collect();
        // These values are published and must never change.
        insta::assert_compact_debug_snapshot!(faces, @"[3, 1, 6, 4, 3, 2, 3, 2, 1, 3, 1, 6]");
    }
}
