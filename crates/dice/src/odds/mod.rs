//! Exact odds: integer numbers of ways over one denominator, computed without floating-point numbers.

mod cost;
mod count;
mod dice;
mod estimate;
mod evaluate;
mod kept;
mod plan;
mod pools;
mod recurrence;
mod spread;
mod stop;
mod sums;
mod weight;

use std::fmt;

use num_bigint::{BigInt, BigUint};

use crate::{Comparison, Error, Number, Result, Roll, Unit};
pub use cost::Cost;
use cost::Meter;
use evaluate::evaluate;
use spread::Spread;
use stop::Stop;
use weight::Weight;

/// A number of ways, of any size. Formatted in decimal.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Ways(BigUint);

impl Ways {
    /// Whether the number is 0.
    pub fn is_none(&self) -> bool {
        self.0.bits() == 0
    }

    /// The number of combinations with `other`, which is independent.
    #[must_use]
    pub fn and(&self, other: &Ways) -> Ways {
        Ways(&self.0 * &other.0)
    }

    /// The difference of both, or 0 if `some` is larger.
    #[must_use]
    pub fn without(&self, some: &Ways) -> Ways {
        if some > self { Ways(BigUint::ZERO) } else { Ways(&self.0 - &some.0) }
    }

    /// The share of these ways in `of`, as a rounded number of `parts`-ths, such as hundredths for 100.
    pub fn share(&self, of: &Ways, parts: u64) -> u64 {
        if of.is_none() {
            return 0;
        }
        let share = (&self.0 * parts * 2_u32 + &of.0) / (&of.0 * 2_u32);
        u64::try_from(share).unwrap_or(u64::MAX)
    }

    /// The share of these ways in `of`, in percent with `digits` digits after the point, rounded.
    pub fn percent(&self, of: &Ways, digits: u32) -> String {
        // More digits are never needed.
        let digits = digits.min(15);
        let parts = 10_u64.pow(digits);
        decimal(self.share(of, 100 * parts), digits)
    }
}

fn decimal(parts: u64, digits: u32) -> String {
    let by = 10_u64.pow(digits);
    match digits {
        0 => parts.to_string(),
        _ => format!("{}.{:0width$}", parts / by, parts % by, width = digits as usize),
    }
}

impl fmt::Display for Ways {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// The exact odds of a roll: every outcome with its number of ways, over one denominator.
///
/// Infinite explosions are followed until the probability of the rest is less than 1 in 10¹². The ways of that rest are
/// [`Odds::rest`]. No probability is off by more than that.
///
/// ```
/// use schwung_dice::Roll;
/// let odds = Roll::parse("2d6")?.odds()?;
/// assert_eq!(odds.denominator().to_string(), "36");
/// assert_eq!(odds.at_least(10.into()).to_string(), "6");
/// assert_eq!(odds.outcomes().map(|it| it.1.to_string()).collect::<Vec<_>>().join(" "), "1 2 3 4 5 6 5 4 3 2 1");
/// # Ok::<(), schwung_dice::Error>(())
/// ```
#[derive(Clone)]
pub struct Odds {
    spread: Any,
    unit: Unit,
    times: u32,
    cost: Cost,
}

/// Small numbers suffice for most rolls; large ones are used only where necessary.
#[derive(Clone)]
enum Any {
    Small(Spread<u64>),
    Wide(Spread<u128>),
    Big(Spread<BigUint>),
}

macro_rules! with {
    ($any:expr, $spread:ident => $result:expr) => {
        match $any {
            Any::Small($spread) => $result,
            Any::Wide($spread) => $result,
            Any::Big($spread) => $result,
        }
    };
}

impl Roll {
    /// Computes the exact odds. If the roll is repeated, they are those of a single repetition.
    ///
    /// # Errors
    /// If the calculation would cost too much, which is detected beforehand; if this order of modifiers is not
    /// supported; or if a result may be invalid, such as by a division by zero or a negative number of dice.
    pub fn odds(&self) -> Result<Odds> {
        self.odds_within(Cost::USUAL)
    }

    /// Computes the exact odds with the given cost limit.
    ///
    /// ```
    /// use schwung_dice::{Cost, Roll};
    /// let roll = Roll::parse("10d10!>=8")?;
    /// assert_eq!(roll.odds().unwrap_err().code().id(), "too-costly");
    /// assert!(roll.cost_of_odds().steps < Cost::PATIENT.steps);
    /// # Ok::<(), schwung_dice::Error>(())
    /// ```
    ///
    /// # Errors
    /// Like [`Roll::odds`].
    pub fn odds_within(&self, most: Cost) -> Result<Odds> {
        self.counted(most).map_err(|stop| match stop {
            Stop::Refused(error) => error,
            Stop::TooLarge | Stop::TooSmall => Error::new(crate::Code::Overflow, self.span),
        })
    }

    fn counted(&self, most: Cost) -> std::result::Result<Odds, Stop> {
        estimate::admit(self, most)?;
        let mut meter = Meter::new(most, self.span);
        let mut spread = evaluate::<u64>(self, &mut meter).map(Any::Small);
        if matches!(spread, Err(Stop::TooSmall)) {
            meter = Meter::new(most, self.span);
            spread = evaluate::<u128>(self, &mut meter).map(Any::Wide);
        }
        if matches!(spread, Err(Stop::TooSmall)) {
            meter = Meter::new(most, self.span);
            spread = evaluate(self, &mut meter).map(Any::Big);
        }
        let cost = Cost { steps: meter.spent, bytes: meter.held };
        Ok(Odds { spread: spread?, unit: self.unit(), times: self.times.unwrap_or(1), cost })
    }

    /// Returns the maximum cost of [`Roll::odds`], estimated from the notation alone. If it exceeds the limit, the odds
    /// are refused before any calculation.
    ///
    /// ```
    /// use schwung_dice::{Cost, Roll};
    /// let (small, large) = (Roll::parse("4dF")?, Roll::parse("10000d100")?);
    /// assert!(small.cost_of_odds().steps < 1_000);
    /// assert!(large.cost_of_odds().steps > Cost::USUAL.steps);
    /// assert_eq!(large.odds().unwrap_err().code().id(), "too-costly");
    /// # Ok::<(), schwung_dice::Error>(())
    /// ```
    pub fn cost_of_odds(&self) -> Cost {
        let price = estimate::estimate(self);
        Cost { steps: price.total_steps(), bytes: price.total_bytes() }
    }
}

impl Odds {
    /// The total number of ways.
    pub fn denominator(&self) -> Ways {
        Ways(with!(&self.spread, it => it.total.big()))
    }

    /// Every possible outcome with its number of ways, in ascending order.
    pub fn outcomes(&self) -> Box<dyn Iterator<Item = (Number, Ways)> + '_> {
        with!(&self.spread, it => {
            Box::new(it.ways.iter().map(|(at, ways)| (it.value(*at), Ways(ways.big()))))
        })
    }

    /// The number of outcomes.
    pub fn len(&self) -> usize {
        with!(&self.spread, it => it.ways.len())
    }

    /// Whether there are no outcomes, which never happens.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The number of ways with more extra dice than were followed: the difference between the denominator and the ways
    /// of all outcomes.
    pub fn rest(&self) -> Ways {
        with!(&self.spread, it => {
            let there: BigUint = it.ways.iter().map(|it| it.1.big()).sum();
            Ways(it.total.big() - there)
        })
    }

    /// The number of ways of all outcomes for which the comparison with `value` holds.
    pub fn ways(&self, comparison: Comparison, value: Number) -> Ways {
        let holding = self.outcomes().filter(|it| comparison.holds(it.0, value));
        Ways(holding.map(|it| it.1.0).sum())
    }

    /// The number of ways for a result of `value` or more.
    pub fn at_least(&self, value: Number) -> Ways {
        self.ways(Comparison::AtLeast, value)
    }

    /// The number of ways for a result of `value` or less.
    pub fn at_most(&self, value: Number) -> Ways {
        self.ways(Comparison::AtMost, value)
    }

    /// The mean with `digits` digits after the point, rounded. Does not include what was cut off.
    pub fn mean(&self, digits: u32) -> String {
        let digits = digits.min(15);
        let mut over = BigInt::ZERO;
        let mut under = BigInt::from(self.denominator().0);
        under -= BigInt::from(self.rest().0);
        let scale = with!(&self.spread, it => {
            for (at, ways) in &it.ways {
                over += BigInt::from(ways.big()) * *at;
            }
            it.scale
        });
        under *= scale;
        if under == BigInt::ZERO {
            return decimal(0, digits);
        }
        let is_negative = over < BigInt::ZERO;
        let over = over.magnitude() * 10_u64.pow(digits) * 2_u32 + under.magnitude();
        let rounded = u64::try_from(over / (under.magnitude() * 2_u32)).unwrap_or(u64::MAX);
        format!("{}{}", if is_negative && rounded > 0 { "-" } else { "" }, decimal(rounded, digits))
    }

    /// Compares with independent odds. Returns the number of ways in which this roll is higher, both are equal, and
    /// this roll is lower, of all ways of both together. What was cut off of either is not included.
    pub fn against(&self, other: &Odds) -> [Ways; 3] {
        let theirs: Vec<(Number, Ways)> = other.outcomes().collect();
        let all: BigUint = theirs.iter().map(|it| &it.1.0).sum();
        let [mut higher, mut equal, mut lower] = [BigUint::ZERO, BigUint::ZERO, BigUint::ZERO];
        // The number of ways of the other roll below the current value.
        let (mut at, mut below) = (0, BigUint::ZERO);
        for (value, ways) in self.outcomes() {
            while let Some((_, there)) = theirs.get(at).filter(|it| it.0 < value) {
                below += &there.0;
                at += 1;
            }
            let same = theirs.get(at).filter(|it| it.0 == value).map_or(BigUint::ZERO, |it| it.1.0.clone());
            lower += &ways.0 * (&all - &below - &same);
            equal += &ways.0 * same;
            higher += ways.0 * &below;
        }
        [Ways(higher), Ways(equal), Ways(lower)]
    }

    /// The unit of the outcomes.
    pub fn unit(&self) -> Unit {
        self.unit
    }

    /// The actual cost of the calculation, which is at most [`Roll::cost_of_odds`].
    pub fn cost(&self) -> Cost {
        self.cost
    }

    /// The number of repetitions; the odds are those of each of them.
    pub fn times(&self) -> u32 {
        self.times
    }
}

impl fmt::Debug for Odds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let outcomes = self.outcomes().map(|(value, ways)| format!("{value}: {ways}"));
        write!(f, "{} of {}", outcomes.collect::<Vec<_>>().join(", "), self.denominator())
    }
}
