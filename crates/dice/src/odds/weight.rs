//! Numbers of ways, as integers of 64 bits, 128 bits or arbitrary size.

use num_bigint::BigUint;

use super::stop::Stop;

/// A number of ways.
///
/// Sums need no overflow checks: every summand is part of the total, which is computed with the checked
/// [`Weight::times`].
pub(super) trait Weight: Clone + PartialEq {
    /// Converts a 64-bit number.
    fn of(n: u64) -> Self;
    fn is_zero(&self) -> bool;
    fn times(&self, by: &Self) -> Result<Self, Stop>;
    /// The product of two parts of a total, which cannot overflow.
    fn part(&self, by: &Self) -> Self;
    fn add(&mut self, other: &Self);
    fn add_product(&mut self, a: &Self, b: &Self);
    fn less(&self, other: &Self) -> Self;
    /// The exact quotient; `self` must be a multiple of `by`.
    fn over(&self, by: &Self) -> Self;
    fn remainder(&self, by: &Self) -> Self;
    fn bits(&self) -> u64;
    fn big(&self) -> BigUint;

    /// Whether [`Weight::recur`] is implemented.
    const RECURS: bool = false;

    /// The sums of `n` dice with these weights by a recurrence, if that is faster.
    fn recur(_: &[Self], _: u32) -> Option<Vec<Self>> {
        None
    }
}

macro_rules! small {
    ($type:ty) => {
        impl Weight for $type {
            #[inline]
            fn of(n: u64) -> $type {
                n.into()
            }
            #[inline]
            fn is_zero(&self) -> bool {
                *self == 0
            }
            #[inline]
            fn times(&self, by: &$type) -> Result<$type, Stop> {
                self.checked_mul(*by).ok_or(Stop::TooSmall)
            }
            #[inline]
            fn part(&self, by: &$type) -> $type {
                self * by
            }
            #[inline]
            fn add(&mut self, other: &$type) {
                *self += other;
            }
            #[inline]
            fn add_product(&mut self, a: &$type, b: &$type) {
                *self += a * b;
            }
            #[inline]
            fn less(&self, other: &$type) -> $type {
                self - other
            }
            fn over(&self, by: &$type) -> $type {
                self / by
            }
            fn remainder(&self, by: &$type) -> $type {
                self % by
            }
            fn bits(&self) -> u64 {
                u64::from(<$type>::BITS - self.leading_zeros())
            }
            fn big(&self) -> BigUint {
                (*self).into()
            }
        }
    };
}

small!(u64);
small!(u128);

impl Weight for BigUint {
    const RECURS: bool = true;

    fn of(n: u64) -> BigUint {
        n.into()
    }
    fn is_zero(&self) -> bool {
        BigUint::bits(self) == 0
    }
    fn times(&self, by: &BigUint) -> Result<BigUint, Stop> {
        Ok(self * by)
    }
    fn part(&self, by: &BigUint) -> BigUint {
        self * by
    }
    fn add(&mut self, other: &BigUint) {
        *self += other;
    }
    fn add_product(&mut self, a: &BigUint, b: &BigUint) {
        *self += a * b;
    }
    fn less(&self, other: &BigUint) -> BigUint {
        self - other
    }
    fn over(&self, by: &BigUint) -> BigUint {
        self / by
    }
    fn remainder(&self, by: &BigUint) -> BigUint {
        self % by
    }
    fn bits(&self) -> u64 {
        BigUint::bits(self)
    }
    fn big(&self) -> BigUint {
        self.clone()
    }
    fn recur(one: &[BigUint], n: u32) -> Option<Vec<BigUint>> {
        super::recurrence::recur(one, n)
    }
}

/// The greatest common divisor.
pub(super) fn common<W: Weight>(a: &W, b: &W) -> W {
    let (mut a, mut b) = (a.clone(), b.clone());
    while !b.is_zero() {
        (a, b) = (b.clone(), a.remainder(&b));
    }
    a
}

/// `base` to the power of `n`.
pub(super) fn power<W: Weight>(base: &W, n: u32) -> Result<W, Stop> {
    let (mut result, mut square, mut left) = (W::of(1), base.clone(), n);
    while left > 0 {
        if left & 1 == 1 {
            result = result.times(&square)?;
        }
        left >>= 1;
        if left > 0 {
            square = square.times(&square)?;
        }
    }
    Ok(result)
}
