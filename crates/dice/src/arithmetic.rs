//! Operators and functions on exact numbers, shared by rolls and odds.

use crate::{Code, Error, Function, NoNumber, Number, Operator, Result, Span};

/// Applies a binary operator.
///
/// # Errors
/// If the result is undefined or does not fit.
#[inline]
pub(crate) fn apply(operator: Operator, a: Number, b: Number, span: Span) -> Result<Number> {
    let result = match operator {
        Operator::Add => a.checked_add(b),
        Operator::Subtract => a.checked_sub(b),
        Operator::Multiply => a.checked_mul(b),
        Operator::Divide => a.checked_div(b),
        Operator::DivideDown => a.checked_div_floor(b),
        Operator::Remainder => a.checked_rem(b),
        Operator::Power => a.checked_pow(b),
    };
    result.map_err(|why| refused(why, span))
}

/// Applies a function. The parser has already checked the number of arguments.
///
/// # Errors
/// If the result is undefined or does not fit.
pub(crate) fn call(function: Function, of: &[Number], span: Span) -> Result<Number> {
    let first = of.first().copied().unwrap_or(Number::ZERO);
    let result = match function {
        Function::Abs => first.checked_abs(),
        Function::Floor => Ok(first.floor()),
        Function::Ceil => Ok(first.ceil()),
        Function::Round => Ok(first.round()),
        Function::HalfUp => Ok(first.half_up()),
        Function::Trunc => Ok(first.trunc()),
        Function::Sqrt => first.checked_sqrt(),
        Function::Sign => Ok(first.sign()),
        Function::Min => Ok(of.iter().copied().min().unwrap_or(first)),
        Function::Max => Ok(of.iter().copied().max().unwrap_or(first)),
        Function::Pow => first.checked_pow(of.get(1).copied().unwrap_or(Number::ZERO)),
    };
    result.map_err(|why| refused(why, span))
}

/// Converts an arithmetic failure to an error.
pub(crate) fn refused(why: NoNumber, span: Span) -> Error {
    let code = match why {
        NoNumber::TooLarge => Code::Overflow,
        NoNumber::DivisionByZero => Code::DivisionByZero,
        NoNumber::Undefined => Code::Undefined,
    };
    Error::new(code, span)
}

/// Converts a computed number of dice or sides.
///
/// # Errors
/// If it is not a whole number from 0 to `most`.
pub(crate) fn amount(number: Number, most: u32, code: Code, span: Span) -> Result<u32> {
    let Some(whole) = number.as_whole() else {
        return Err(Error::new(Code::NotWhole, span).with("found", number));
    };
    if whole < 0 {
        return Err(Error::new(Code::Negative, span).with("found", whole));
    }
    u32::try_from(whole)
        .ok()
        .filter(|&it| it <= most)
        .ok_or_else(|| Error::new(code, span).with("limit", most))
}

/// Converts a computed number of sides.
///
/// # Errors
/// If no die has that many sides.
pub(crate) fn sides(number: Number, span: Span) -> Result<u32> {
    match amount(number, crate::limits::SIDES, Code::TooManySides, span)? {
        0 => Err(Error::new(Code::NoSides, span)),
        sides => Ok(sides),
    }
}
