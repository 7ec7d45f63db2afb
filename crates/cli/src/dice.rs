//! Sources of dice that a file does not specify.

use schwung_play::Random;
use schwung_table::DiceSpec;

/// A source of dice.
pub(crate) enum Dice {
    /// The randomness of the operating system.
    System,
    /// A generator with a fixed seed.
    Seeded(Random),
    /// No dice.
    None,
}

impl Dice {
    /// Uses the operating system, unless a seed is given.
    pub(crate) fn new(seed: Option<u64>) -> Dice {
        seed.map_or(Dice::System, |seed| Dice::Seeded(Random::new(seed)))
    }

    /// Rolls dice and returns their faces; `None` if there is no source.
    pub(crate) fn throw(&mut self, dice: &DiceSpec) -> Option<Vec<i8>> {
        loop {
            let faces: Vec<i8> = dice
                .dice
                .iter()
                .map(|die| die.get(self.below(die.len())?).copied())
                .collect::<Option<_>>()?;
            if !(dice.again)(&faces) {
                return Some(faces);
            }
        }
    }

    /// A random number below `bound`.
    fn below(&mut self, bound: usize) -> Option<usize> {
        let bound = u32::try_from(bound).ok()?;
        let drawn = match self {
            Dice::Seeded(random) => random.below(bound),
            Dice::None => return None,
            Dice::System => {
                // Scales 32 bits to the few faces of a die; the bias is less than one in a thousand million.
                let drawn = u64::from(getrandom::u32().ok()?) * u64::from(bound);
                u32::try_from(drawn >> 32).ok()?
            }
        };
        usize::try_from(drawn).ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FACES: &[i8] = &[-1, 0, 1];

    /// Four Fudge dice.
    const FUDGE: DiceSpec = DiceSpec {
        name: "4dF",
        dice: &[FACES; 4],
        read: |faces| faces.iter().copied().map(i32::from).sum(),
        again: DiceSpec::never,
    };

    #[test]
    fn every_throw_fits_and_every_face_comes_up() {
        for mut dice in [Dice::new(None), Dice::new(Some(7))] {
            let mut seen = Vec::new();
            for _ in 0..200 {
                let faces = dice.throw(&FUDGE).expect("the system has randomness");
                assert!(FUDGE.outcome(&faces).is_ok(), "{faces:?}");
                seen.extend(faces);
            }
            for face in [-1, 0, 1] {
                assert!(seen.contains(&face), "{face}");
            }
        }
    }

    #[test]
    fn the_same_seed_gives_the_same_dice() {
        let throws = |seed| {
            let mut dice = Dice::new(Some(seed));
            (0..20).map(|_| dice.throw(&FUDGE)).collect::<Vec<_>>()
        };
        assert_eq!(throws(1), throws(1));
        assert_ne!(throws(1), throws(2));
    }
}
