//! Dice rolled with the randomness of the operating system.

use schwung_log::Roller;

/// Rolls dice with the randomness of the operating system. If that fails, the rolls must be discarded.
#[derive(Debug, Default)]
pub(crate) struct SystemDice {
    failed: bool,
}

impl SystemDice {
    /// Whether the operating system failed to provide randomness.
    pub(crate) fn has_failed(&self) -> bool {
        self.failed
    }

    /// A uniformly distributed number below `bound` (Lemire's method); 0 if `bound` is 0.
    fn below(&mut self, bound: u32) -> u32 {
        loop {
            let Ok(random) = getrandom::u32() else {
                self.failed = true;
                return 0;
            };
            let product = u64::from(random) * u64::from(bound);
            let (high, low) = ((product >> 32) as u32, product as u32);
            if low >= bound || low >= bound.wrapping_neg().checked_rem(bound).unwrap_or_default() {
                return high;
            }
        }
    }
}

impl Roller for SystemDice {
    fn die(&mut self, faces: u32) -> u32 {
        self.below(faces).saturating_add(1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_face_comes_up_about_as_often() {
        let mut dice = SystemDice::default();
        let mut counts = [0u32; 6];
        for _ in 0..6_000 {
            let face = dice.die(6);
            counts[face as usize - 1] += 1;
        }
        // Ten standard deviations.
        assert!(counts.iter().all(|it| (700..1_300).contains(it)), "{counts:?}");
        assert_eq!((dice.die(1), dice.has_failed()), (1, false));
    }
}
