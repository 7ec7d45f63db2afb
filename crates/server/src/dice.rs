//! Dice rolled with the randomness of the operating system.

use schwung_log::Roller;

/// Rolls dice with the randomness of the operating system. If that fails, the rolls must be discarded.
///
/// In debug builds, `SCHWUNG_DICE_SEED` makes them repeatable, so that a browser test that fails does so again.
#[derive(Debug)]
pub struct SystemDice {
    failed: bool,
    #[cfg(debug_assertions)]
    repeatable: Option<Repeatable>,
}

impl SystemDice {
    /// The dice for the record that follows record `seq` of a table.
    #[cfg_attr(not(debug_assertions), expect(unused_variables, reason = "only repeatable dice depend on it"))]
    pub fn after(seq: u64) -> SystemDice {
        SystemDice {
            failed: false,
            #[cfg(debug_assertions)]
            repeatable: Repeatable::after(seq),
        }
    }

    /// Repeatable dice that begin with this number.
    #[cfg(debug_assertions)]
    pub fn repeatable(start: u64) -> SystemDice {
        SystemDice { failed: false, repeatable: Some(Repeatable(start)) }
    }

    /// Whether the operating system failed to provide randomness.
    pub fn has_failed(&self) -> bool {
        self.failed
    }

    fn draw(&mut self) -> Option<u32> {
        #[cfg(debug_assertions)]
        if let Some(repeatable) = &mut self.repeatable {
            return Some(repeatable.draw());
        }
        getrandom::u32().ok()
    }

    /// A uniformly distributed number below `bound` (Lemire's method); 0 if `bound` is 0.
    fn below(&mut self, bound: u32) -> u32 {
        loop {
            let Some(random) = self.draw() else {
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

/// Random numbers that depend on a seed and on the record they are drawn for, whatever happens at other tables.
#[cfg(debug_assertions)]
#[derive(Debug)]
struct Repeatable(u64);

#[cfg(debug_assertions)]
impl Repeatable {
    fn after(seq: u64) -> Option<Repeatable> {
        use std::sync::LazyLock;
        static SEED: LazyLock<Option<u64>> =
            LazyLock::new(|| std::env::var("SCHWUNG_DICE_SEED").ok()?.parse().ok());
        let mut one = Repeatable(*SEED.as_ref()?);
        let start = (u64::from(one.draw()) << 32 | u64::from(one.draw())) ^ seq;
        Some(Repeatable(start))
    }

    /// The upper half of the next number of `SplitMix64`.
    fn draw(&mut self) -> u32 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        ((mixed ^ (mixed >> 31)) >> 32) as u32
    }
}
