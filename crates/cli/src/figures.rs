//! Formats numbers.

use schwung_dice::Number;
use schwung_messages::Catalogue;
use schwung_rulebook::Lang;

/// A decimal number in the notation of the language, with a real minus sign.
pub(crate) fn decimal(c: &Catalogue, digits: &str) -> String {
    let digits = if c.lang() == Lang::De { digits.replace('.', ",") } else { digits.to_owned() };
    digits.replace('-', "−")
}

/// A number rounded to `digits` decimal places.
pub(crate) fn rounded(c: &Catalogue, number: f64, digits: usize) -> String {
    decimal(c, &format!("{number:.digits$}"))
}

/// A number of the dice library: finite fractions are written as decimals.
pub(crate) fn number(c: &Catalogue, number: Number) -> String {
    decimal(c, &number.decimal().unwrap_or_else(|| number.to_string()))
}

/// A percentage: `16.67%`, or `16,67 %` in German.
pub(crate) fn percent(c: &Catalogue, digits: &str) -> String {
    c.text("chances-percent", &[("number", &decimal(c, digits))])
}

/// A share between 0 and 1 as a percentage with `digits` decimal places.
pub(crate) fn share(c: &Catalogue, share: f64, digits: usize) -> String {
    percent(c, &format!("{:.digits$}", share * 100.0))
}
