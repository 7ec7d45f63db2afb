//! The source of dice that nobody rolls by hand.

use schwung_play::Random;
use schwung_table::DiceSpec;

/// A source of dice rolls: the randomness of the operating system at a live table, a fixed list in tests.
pub trait Roller {
    /// Rolls these dice and returns their faces.
    fn roll(&mut self, dice: &DiceSpec) -> Vec<i8> {
        let mut one = |faces: &[i8]| {
            let count = u32::try_from(faces.len()).unwrap_or(u32::MAX);
            faces.get(self.die(count).saturating_sub(1) as usize).copied().unwrap_or_default()
        };
        dice.dice.iter().map(|faces| one(faces)).collect()
    }

    /// Rolls one die with `faces` faces and returns a value from 1 to `faces`.
    fn die(&mut self, faces: u32) -> u32;
}

/// Reproducible dice for tests and simulations.
impl Roller for Random {
    fn die(&mut self, faces: u32) -> u32 {
        self.below(faces) + 1
    }
}

/// Rolls dice and rerolls as the dice specification demands. Gives up on dice that never show an acceptable result.
pub(crate) fn throw(roller: &mut dyn Roller, dice: &DiceSpec) -> Vec<i8> {
    const TRIES: usize = 1_000;
    let mut faces = roller.roll(dice);
    for _ in 0..TRIES {
        if faces.len() != dice.dice.len() || !(dice.again)(&faces) {
            break;
        }
        faces = roller.roll(dice);
    }
    faces
}
