//! Formats numbers.

use schwung_dice::Number;
use schwung_messages::Catalogue;
use schwung_rulebook::Lang;

/// A decimal number in the notation of the language, with a real minus sign. Numbers that are rounded to zero have none.
pub(crate) fn decimal(c: &Catalogue, digits: &str) -> String {
    let is_zero = digits.bytes().all(|it| b"-0.".contains(&it));
    let digits = digits.replace('-', if is_zero { "" } else { "−" });
    if c.lang() == Lang::De { digits.replace('.', ",") } else { digits }
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

/// A change of a share, in percent with its sign: `+12%`, `−3%`, `±0%`.
pub(crate) fn signed(c: &Catalogue, change: f64) -> String {
    let number = rounded(c, change.abs() * 100.0, 0);
    let sign = match (&*number, change < 0.0) {
        ("0", _) => "±",
        (_, true) => "−",
        (_, false) => "+",
    };
    c.text("chances-percent", &[("number", &format!("{sign}{number}"))])
}

/// A share between 0 and 1 as a percentage with `digits` decimal places.
pub(crate) fn share(c: &Catalogue, share: f64, digits: usize) -> String {
    percent(c, &format!("{:.digits$}", share * 100.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_rounded_to_zero_is_neither_more_nor_less() {
        let c = Catalogue::new(Lang::En, "sotc");
        let changes = [-0.002, 0.0, 0.002, 0.126, -0.03].map(|it| signed(&c, it));
        assert_eq!(changes, ["±0%", "±0%", "±0%", "+13%", "−3%"]);
        assert_eq!(
            [rounded(&c, -0.02, 1), rounded(&c, -0.12, 1), share(&c, 0.25, 0)],
            ["0.0", "−0.1", "25%"]
        );
    }
}
