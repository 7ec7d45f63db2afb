//! Figures as people read them.

use schwung_dice::Number;
use schwung_messages::Catalogue;
use schwung_rulebook::Lang;

/// A decimal as it is written in the language, with a real minus.
pub(crate) fn decimal(c: &Catalogue, digits: &str) -> String {
    let digits = if c.lang() == Lang::De { digits.replace('.', ",") } else { digits.to_owned() };
    digits.replace('-', "−")
}

/// A number rounded to so many digits after the point, or comma.
pub(crate) fn rounded(c: &Catalogue, number: f64, digits: usize) -> String {
    decimal(c, &format!("{number:.digits$}"))
}

/// A number of dice: fractions with a point that end are decimals.
pub(crate) fn number(c: &Catalogue, number: Number) -> String {
    decimal(c, &number.decimal().unwrap_or_else(|| number.to_string()))
}

/// Digits as percent: `16.67 %`, and in German `16,67 %`.
pub(crate) fn percent(c: &Catalogue, digits: &str) -> String {
    c.text("chances-percent", &[("number", &decimal(c, digits))])
}

/// A share of all in percent, with so many digits.
pub(crate) fn share(c: &Catalogue, share: f64, digits: usize) -> String {
    percent(c, &format!("{:.digits$}", share * 100.0))
}
