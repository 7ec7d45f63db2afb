//! Large numbers in readable words.

use schwung_rulebook::Lang;

use crate::Catalogue;

/// The arguments of a message with large numbers rounded and named: `1746749257` becomes "1.7 billion". Only
/// applies if `is_large`, for numbers whose exact value does not matter.
pub fn in_round_numbers<'d>(
    c: &Catalogue,
    is_large: bool,
    data: &[(&'d str, String)],
) -> Vec<(&'d str, String)> {
    let told = |value: &String| if is_large { rounded(c, value) } else { value.clone() };
    data.iter().map(|(name, value)| (*name, told(value))).collect()
}

fn rounded(c: &Catalogue, text: &str) -> String {
    const NAMES: [(u64, &str); 4] = [
        (1_000_000_000_000, "dice-trillion"),
        (1_000_000_000, "dice-billion"),
        (1_000_000, "dice-million"),
        (10_000, "dice-thousand"),
    ];
    let Ok(number) = text.parse::<u64>() else { return text.to_owned() };
    let Some((least, key)) = NAMES.into_iter().find(|it| number >= it.0) else { return text.to_owned() };
    let unit = if key == "dice-thousand" { 1_000 } else { least };
    let (whole, tenth) = (number / unit, number % unit / (unit / 10));
    let n = if whole >= 10 || tenth == 0 {
        whole.to_string()
    } else {
        format!("{whole}{}{tenth}", if c.lang() == Lang::De { ',' } else { '.' })
    };
    c.text(key, &[("n", &n)])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn large_numbers_are_rounded_and_named() {
        let told = |lang, number: &str| {
            let c = Catalogue::of_command(lang);
            in_round_numbers(&c, true, &[("n", number.to_owned())]).remove(0).1
        };
        assert_eq!(told(Lang::De, "1746749257"), "1,7 Milliarden");
        assert_eq!(told(Lang::En, "1746749257"), "1.7 billion");
        assert_eq!(told(Lang::De, "250000000"), "250 Millionen");
        assert_eq!(told(Lang::En, "24576"), "24 thousand");
        assert_eq!(told(Lang::De, "9999"), "9999");
        assert_eq!(told(Lang::De, "2d6"), "2d6");
        let c = Catalogue::of_command(Lang::De);
        assert_eq!(in_round_numbers(&c, false, &[("n", "250000000".into())])[0].1, "250000000");
    }
}
