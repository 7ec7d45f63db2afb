//! `GET /api/odds`: the exact odds of a roll.

use axum::{Extension, Json};
use schwung_dice::{Dialect, Error, Odds, Roll};
use schwung_messages::Catalogue;
use schwung_views::wire::Problem;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{Fault, asked::Asked, hall::own_texts, reader::Reader};

/// The longest roll, in characters.
const LONGEST: usize = 400;
/// More different results are not told one by one.
const MOST: usize = 2_000;

/// Which roll.
#[derive(Debug, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Which {
    /// The roll, as `docs/dice.md` describes it: `4d6kh3`.
    roll: String,
    /// The dialect, where it is not our own.
    dialect: Option<String>,
}

/// The odds of a roll.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct Told {
    /// The roll, as it is understood.
    notation: String,
    /// All ways.
    denominator: String,
    /// The mean, with six digits.
    mean: String,
    /// Ways that lead elsewhere: what has no end is counted up to a bound.
    rest: String,
    /// Each result, the least first.
    outcomes: Vec<Outcome>,
}

/// A result of a roll.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct Outcome {
    /// The number, fractions as decimals where they end.
    value: String,
    /// In how many ways it comes.
    ways: String,
    /// Its share of all, in percent with four digits.
    percent: String,
    /// The share of this or more, in percent with four digits.
    at_least: String,
}

/// The exact odds of a roll.
#[utoipa::path(
    get, path = "/api/odds", tag = "dice", params(Which),
    responses(
        (status = 200, description = "The odds", body = Told),
        (status = 400, description = "The roll cannot be understood, or would take too long", body = Problem),
    )
)]
pub(crate) async fn odds(
    Extension(reader): Extension<Reader>,
    Asked(Which { roll, dialect }): Asked<Which>,
) -> Result<Json<Told>, Fault> {
    if roll.chars().count() > LONGEST {
        return Err(Fault::Malformed("roll".to_owned()));
    }
    let dialect = dialect.and_then(|it| it.parse().ok()).unwrap_or_default();
    let texts = own_texts(reader.lang);
    // What takes long is refused by the library beforehand; the rest is still no work for the thread of all.
    let told = tokio::task::spawn_blocking(move || told(&roll, dialect));
    let told = told.await.map_err(|_| Fault::Failed)?;
    told.map(Json).map_err(|error| Fault::Mistakes(vec![in_words(&texts, &error)]))
}

fn told(text: &str, dialect: Dialect) -> Result<Told, Error> {
    let roll = Roll::parse_as(text, dialect)?;
    let odds = roll.odds()?;
    let of = odds.denominator();
    let outcome = |(value, ways): (schwung_dice::Number, schwung_dice::Ways)| Outcome {
        value: value.decimal().unwrap_or_else(|| value.to_string()),
        percent: ways.percent(&of, 4),
        at_least: odds.at_least(value).percent(&of, 4),
        ways: ways.to_string(),
    };
    Ok(Told {
        notation: roll.to_string(),
        denominator: of.to_string(),
        mean: Odds::mean(&odds, 6),
        rest: odds.rest().to_string(),
        outcomes: odds.outcomes().take(MOST).map(outcome).collect(),
    })
}

/// The message of a refusal, with the place and what could be meant.
fn in_words(texts: &Catalogue, error: &Error) -> String {
    let data: Vec<(&str, &str)> = error.data().iter().map(|(name, value)| (*name, value.as_str())).collect();
    let text = texts.text(&format!("dice-error-{}", error.code().id()), &data);
    match error.suggestion() {
        Some(instead) => format!("{text} {}", texts.text("dice-instead", &[("notation", instead)])),
        None => text,
    }
}
