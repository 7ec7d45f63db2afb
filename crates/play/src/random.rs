/// Random numbers for simulation: a Weyl sequence through a 64-bit mix (wyrand).
///
/// The same seed gives the same numbers on every platform. Not cryptographically secure: dice at a live table come from
/// the operating system.
#[derive(Clone, Debug)]
pub struct Random(u64);

impl Random {
    /// Creates a generator from a seed.
    pub fn new(seed: u64) -> Random {
        Random(seed)
    }

    /// Returns the next number, uniform over all 32-bit numbers.
    #[inline]
    pub fn draw(&mut self) -> u32 {
        self.0 = self.0.wrapping_add(0xa076_1d64_78bd_642f);
        let wide = u128::from(self.0) * u128::from(self.0 ^ 0xe703_7ed1_a0b4_28db);
        #[allow(clippy::cast_possible_truncation)]
        let low = ((wide >> 64) ^ wide) as u32;
        low
    }

    /// Returns a number from 0 to `bound - 1`; 0 for a bound of 0.
    #[inline]
    pub fn below(&mut self, bound: u32) -> u32 {
        #[allow(clippy::cast_possible_truncation)]
        let high = ((u64::from(self.draw()) * u64::from(bound)) >> 32) as u32;
        high
    }
}
