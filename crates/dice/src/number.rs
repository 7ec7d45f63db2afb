//! Exact numbers: fractions of 64-bit integers with checked arithmetic.

use std::{cmp::Ordering, fmt};

/// An exact number: a fraction in lowest terms. Nothing is rounded unless the notation says so.
///
/// ```
/// use schwung_dice::Number;
/// let half = Number::fraction(2, 4).expect("not by zero");
/// assert_eq!(half.to_string(), "1/2");
/// assert_eq!(Number::from(3).checked_add(half).expect("small").decimal().as_deref(), Some("3.5"));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Number {
    over: i64,
    /// The denominator, at least 1.
    under: i64,
}

/// Why an arithmetic operation has no result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoNumber {
    /// The result does not fit 64 bits.
    TooLarge,
    /// Division by zero.
    DivisionByZero,
    /// The exponent is not a whole number, or the root of a negative number.
    Undefined,
}

type Checked = Result<Number, NoNumber>;

impl Number {
    /// The number 0.
    pub const ZERO: Number = Number::whole(0);

    /// A whole number.
    pub const fn whole(n: i64) -> Number {
        Number { over: n, under: 1 }
    }

    /// Creates `over / under`, in lowest terms.
    ///
    /// # Errors
    /// If `under` is zero, or the fraction does not fit 64 bits.
    pub fn fraction(over: i64, under: i64) -> Checked {
        if under == 1 { Ok(Number::whole(over)) } else { Number::reduced(over.into(), under.into()) }
    }

    fn reduced(over: i128, under: i128) -> Checked {
        if under == 0 {
            return Err(NoNumber::DivisionByZero);
        }
        let by = gcd(over.unsigned_abs(), under.unsigned_abs());
        let by = i128::try_from(by).map_err(|_| NoNumber::TooLarge)? * under.signum();
        let narrow = |n: i128| i64::try_from(n).map_err(|_| NoNumber::TooLarge);
        Ok(Number { over: narrow(over / by)?, under: narrow(under / by)? })
    }

    /// The numerator of the fraction.
    pub const fn numerator(self) -> i64 {
        self.over
    }

    /// The denominator of the fraction: at least 1, and 1 for whole numbers.
    pub const fn denominator(self) -> i64 {
        self.under
    }

    /// The number, if it is whole.
    pub const fn as_whole(self) -> Option<i64> {
        if self.under == 1 { Some(self.over) } else { None }
    }

    /// `self + other`.
    ///
    /// # Errors
    /// If the sum does not fit.
    #[inline]
    pub fn checked_add(self, other: Number) -> Checked {
        if self.under == 1 && other.under == 1 {
            return self.over.checked_add(other.over).map(Number::whole).ok_or(NoNumber::TooLarge);
        }
        let (a, b, c, d) = self.wide(other);
        Number::reduced(a * d + c * b, b * d)
    }

    /// `self - other`.
    ///
    /// # Errors
    /// If the difference does not fit.
    #[inline]
    pub fn checked_sub(self, other: Number) -> Checked {
        if self.under == 1 && other.under == 1 {
            return self.over.checked_sub(other.over).map(Number::whole).ok_or(NoNumber::TooLarge);
        }
        let (a, b, c, d) = self.wide(other);
        Number::reduced(a * d - c * b, b * d)
    }

    /// `self · other`.
    ///
    /// # Errors
    /// If the product does not fit.
    #[inline]
    pub fn checked_mul(self, other: Number) -> Checked {
        if self.under == 1 && other.under == 1 {
            return self.over.checked_mul(other.over).map(Number::whole).ok_or(NoNumber::TooLarge);
        }
        let (a, b, c, d) = self.wide(other);
        Number::reduced(a * c, b * d)
    }

    /// `self / other`, exactly.
    ///
    /// # Errors
    /// If `other` is zero, or the quotient does not fit.
    #[inline]
    pub fn checked_div(self, other: Number) -> Checked {
        let (a, b, c, d) = self.wide(other);
        Number::reduced(a * d, b * c)
    }

    /// The largest whole number that is at most `self / other`.
    ///
    /// # Errors
    /// If `other` is zero, or the result does not fit.
    pub fn checked_div_floor(self, other: Number) -> Checked {
        self.checked_div(other).map(Number::floor)
    }

    /// The remainder of [`Number::checked_div_floor`]. It has the sign of `other`, so that `-7 % 3` is 2.
    ///
    /// # Errors
    /// If `other` is zero, or an intermediate result does not fit.
    pub fn checked_rem(self, other: Number) -> Checked {
        self.checked_sub(self.checked_div_floor(other)?.checked_mul(other)?)
    }

    /// `self` to the power of a whole number. Its absolute value is at most [`crate::limits::EXPONENT`], unless the base is
    /// −1, 0 or 1.
    ///
    /// # Errors
    /// If the exponent is not allowed, the power does not fit, or zero is raised to a negative power.
    pub fn checked_pow(self, exponent: Number) -> Checked {
        let exponent = exponent.as_whole().ok_or(NoNumber::Undefined)?;
        if exponent.abs() > crate::limits::EXPONENT && !matches!(self.as_whole(), Some(-1..=1)) {
            return Err(NoNumber::TooLarge);
        }
        // For ±1 and 0 only the parity of the exponent matters, however large it is.
        let times = if exponent.abs() > 2 { 2 + exponent.abs() % 2 } else { exponent.abs() };
        let times = if matches!(self.as_whole(), Some(-1..=1)) { times } else { exponent.abs() };
        let mut power = Number::whole(1);
        for _ in 0..times {
            power = power.checked_mul(self)?;
        }
        if exponent < 0 { Number::whole(1).checked_div(power) } else { Ok(power) }
    }

    /// The square root, rounded down to a whole number.
    ///
    /// # Errors
    /// If the number is negative.
    pub fn checked_sqrt(self) -> Checked {
        u64::try_from(self.floor().over)
            .map_err(|_| NoNumber::Undefined)
            .and_then(|n| i64::try_from(n.isqrt()).map(Number::whole).map_err(|_| NoNumber::TooLarge))
    }

    /// The number rounded down.
    #[must_use]
    pub fn floor(self) -> Number {
        Number::whole(self.over.div_euclid(self.under))
    }

    /// The number rounded up.
    #[must_use]
    pub fn ceil(self) -> Number {
        // A fraction is at most half the range, so that this cannot overflow.
        if self.under == 1 { self } else { Number::whole(self.over.div_euclid(self.under) + 1) }
    }

    /// The nearest whole number; halves are rounded away from zero.
    #[must_use]
    pub fn round(self) -> Number {
        if self.over < 0 { Number::whole(-self.magnitude().half_up().over) } else { self.half_up() }
    }

    /// The nearest whole number; halves are rounded up.
    #[must_use]
    pub fn half_up(self) -> Number {
        if self.under == 1 {
            return self;
        }
        let twice = 2 * i128::from(self.over) + i128::from(self.under);
        let rounded = twice.div_euclid(2 * i128::from(self.under));
        // A fraction is at most half the range, so that its neighbours fit.
        Number::whole(i64::try_from(rounded).unwrap_or(i64::MAX))
    }

    /// The number rounded towards zero.
    #[must_use]
    pub fn trunc(self) -> Number {
        Number::whole(self.over / self.under)
    }

    /// The sign: −1, 0 or 1.
    #[must_use]
    pub fn sign(self) -> Number {
        Number::whole(self.over.signum())
    }

    /// The absolute value.
    ///
    /// # Errors
    /// If it does not fit.
    pub fn checked_abs(self) -> Checked {
        self.over.checked_abs().map(|over| Number { over, ..self }).ok_or(NoNumber::TooLarge)
    }

    fn magnitude(self) -> Number {
        Number { over: self.over.saturating_abs(), ..self }
    }

    /// Formats the number as a decimal with a point if its expansion is finite: `3.5`, but `None` for 1/3.
    pub fn decimal(self) -> Option<String> {
        if self.under == 1 {
            return Some(self.over.to_string());
        }
        let mut text = String::new();
        if self.over < 0 {
            text.push('-');
        }
        let (over, under) = (self.over.unsigned_abs(), self.under.unsigned_abs());
        text += &format!("{}.", over / under);
        let (mut rest, under) = (u128::from(over % under), u128::from(under));
        for _ in 0..18 {
            rest *= 10;
            text += &(rest / under).to_string();
            rest %= under;
            if rest == 0 {
                return Some(text);
            }
        }
        None
    }

    fn wide(self, other: Number) -> (i128, i128, i128, i128) {
        (self.over.into(), self.under.into(), other.over.into(), other.under.into())
    }
}

impl From<i32> for Number {
    fn from(n: i32) -> Number {
        Number::whole(n.into())
    }
}

impl From<i64> for Number {
    fn from(n: i64) -> Number {
        Number::whole(n)
    }
}

impl Ord for Number {
    fn cmp(&self, other: &Number) -> Ordering {
        if self.under == other.under {
            return self.over.cmp(&other.over);
        }
        let (a, b, c, d) = self.wide(*other);
        (a * d).cmp(&(c * b))
    }
}

impl PartialOrd for Number {
    fn partial_cmp(&self, other: &Number) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

/// Formats a whole number as it is, a fraction as `7/2`.
impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.under {
            1 => self.over.fmt(f),
            under => write!(f, "{}/{under}", self.over),
        }
    }
}

fn gcd(mut a: u128, mut b: u128) -> u128 {
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a.max(1)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn n(over: i64, under: i64) -> Number {
        Number::fraction(over, under).expect("small")
    }

    #[test]
    fn fractions_are_in_lowest_terms_with_the_sign_above() {
        assert_eq!(n(6, -4).to_string(), "-3/2");
        assert_eq!(n(0, -7), Number::ZERO);
        assert_eq!(Number::fraction(1, 0), Err(NoNumber::DivisionByZero));
    }

    #[test]
    fn rounding_goes_where_each_function_says() {
        let all = |x: Number| [x.floor(), x.ceil(), x.round(), x.half_up(), x.trunc()].map(Number::numerator);
        assert_eq!(all(n(3, 2)), [1, 2, 2, 2, 1]);
        assert_eq!(all(n(-3, 2)), [-2, -1, -2, -1, -1]);
        assert_eq!(all(n(-4, 3)), [-2, -1, -1, -1, -1]);
        assert_eq!(all(n(i64::MAX, 2))[2], 1 << 62);
        assert_eq!(all(n(5, 1)), [5; 5]);
    }

    #[test]
    fn remainders_have_the_sign_of_the_divisor() {
        assert_eq!(n(-7, 1).checked_rem(n(3, 1)), Ok(n(2, 1)));
        assert_eq!(n(7, 1).checked_rem(n(-3, 1)), Ok(n(-2, 1)));
        assert_eq!(n(7, 2).checked_rem(n(1, 1)), Ok(n(1, 2)));
        assert_eq!(n(-7, 1).checked_div_floor(n(2, 1)), Ok(n(-4, 1)));
    }

    #[test]
    fn what_does_not_fit_is_told() {
        let most = Number::whole(i64::MAX);
        assert_eq!(most.checked_add(n(1, 1)), Err(NoNumber::TooLarge));
        assert_eq!(most.checked_mul(most), Err(NoNumber::TooLarge));
        assert_eq!(n(10, 1).checked_pow(n(19, 1)), Err(NoNumber::TooLarge));
        assert_eq!(n(2, 1).checked_pow(n(1, 2)), Err(NoNumber::Undefined));
        assert_eq!(n(0, 1).checked_pow(n(-1, 1)), Err(NoNumber::DivisionByZero));
        assert_eq!(n(-1, 1).checked_sqrt(), Err(NoNumber::Undefined));
        assert_eq!(n(-1, 1).checked_pow(Number::whole(1_000_000_001)), Ok(n(-1, 1)));
        assert_eq!(n(2, 1).checked_pow(n(-2, 1)), Ok(n(1, 4)));
        assert_eq!(n(17, 1).checked_sqrt(), Ok(n(4, 1)));
    }

    #[test]
    fn decimals_are_given_where_they_end() {
        assert_eq!(n(-7, 2).decimal().as_deref(), Some("-3.5"));
        assert_eq!(n(-1, 8).decimal().as_deref(), Some("-0.125"));
        assert_eq!(n(1, 3).decimal(), None);
    }
}
