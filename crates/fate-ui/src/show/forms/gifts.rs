//! Reads the talents, gifts and stunts of a sheet from its form.

use schwung_fate::{Gift, GiftKind};
use serde_json::Value;

use super::{
    field::NAME,
    reader::Reader,
    sheet_form::{BONUS, GIFT_TEXT, GIFTS, PRICE},
};

/// Reads the entries. Prices and bonuses may be as high as those in `old`, which are on the sheet already.
pub(super) fn read(reader: &mut Reader<'_>, value: &Value, old: &[Gift]) -> Vec<Gift> {
    let most_price = old.iter().map(|it| i32::from(it.price)).fold(PRICE, i32::max);
    let bonuses = old.iter().filter_map(|it| it.bonus).map(|it| i32::from(it.1).abs());
    let most_bonus = bonuses.fold(BONUS, i32::max);
    let entries = reader.list(value, "field-gifts", GIFTS);
    entries.iter().map(|it| gift(reader, it, most_price, most_bonus)).collect()
}

fn gift(reader: &mut Reader<'_>, entry: &Value, most_price: i32, most_bonus: i32) -> Gift {
    let given = |name: &str| Some(&entry[name]).filter(|it| !it.is_null());
    let name = reader.text(&entry["name"], "field-name", NAME);
    if name.is_empty() {
        reader.about("form-wrong-empty", "field-name", &[]);
    }
    let kind = match given("kind").map(|it| it.as_str().and_then(GiftKind::from_word)) {
        None => GiftKind::default(),
        Some(Some(kind)) => kind,
        Some(None) => {
            reader.about("form-wrong-kind", "field-gift-kind", &[]);
            GiftKind::default()
        }
    };
    let text = given("text").map_or_else(String::new, |it| reader.long(it, "field-gift-text", GIFT_TEXT));
    let price = given("price").map_or(0, |it| reader.number(it, "field-gift-price", (0, most_price)));
    let bonus = match (given("skill"), given("bonus")) {
        (None, None) => None,
        // A bonus needs both: without a number it adds nothing, without a skill it applies to no roll.
        (Some(skill), Some(bonus)) => {
            let bonus = reader.number(bonus, "field-gift-bonus", (-most_bonus, most_bonus));
            reader.skill(skill).zip(i8::try_from(bonus).ok())
        }
        (Some(_), None) => {
            reader.about("form-wrong-empty", "field-gift-bonus", &[]);
            None
        }
        (None, Some(_)) => {
            reader.about("form-wrong-empty", "field-gift-skill", &[]);
            None
        }
    };
    Gift { name, kind, text, price: u8::try_from(price).unwrap_or_default(), bonus }
}
