//! Numbers in the reader's notation.

use schwung_messages::Catalogue;
use schwung_rulebook::Lang;

/// A number with `digits` decimal places.
pub(crate) fn decimal(texts: &Catalogue, number: f64, digits: usize) -> String {
    let text = format!("{number:.digits$}");
    // Numbers that are rounded to zero have no sign.
    let is_zero = text.bytes().all(|it| b"-0.".contains(&it));
    let text = if is_zero { text.replace('-', "") } else { text.replace('-', "−") };
    if texts.lang() == Lang::De { text.replace('.', ",") } else { text }
}

/// A share between 0 and 1 in percent. Small shares have a decimal place, so that a possible result is not shown as 0 %.
pub(crate) fn percent(texts: &Catalogue, share: f64) -> String {
    let percent = share * 100.0;
    let digits = usize::from(percent < 1.0 && percent > 0.0);
    texts.text("chances-percent", &[("number", &decimal(texts, percent, digits))])
}

/// A change of a chance, with its sign.
pub(crate) fn signed(texts: &Catalogue, change: f64) -> String {
    let number = decimal(texts, (change * 100.0).abs(), 0);
    let sign = match (change < 0.0, &*number) {
        (_, "0") => "±",
        (true, _) => "−",
        (false, _) => "+",
    };
    texts.text("chances-percent", &[("number", &format!("{sign}{number}"))])
}
