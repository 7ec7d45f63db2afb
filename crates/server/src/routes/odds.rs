//! `GET /api/odds`: exact odds of a dice expression.

use std::sync::Arc;

use axum::{Extension, Json, extract::State};
use schwung_dice::{Dialect, Error, Number, Odds, Roll, Ways};
use schwung_messages::Catalogue;
use schwung_views::wire::{OddsView, OutcomeView, Problem};
use serde::Deserialize;

use crate::{
    Fault,
    app_state::{AppState, own_texts},
    client::Client,
    params::Params,
};

/// Maximum length of an expression in bytes.
const LONGEST: usize = 400;
/// Maximum number of distinct results that are listed.
const MOST: usize = 2_000;

/// Query parameters.
#[derive(Debug, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct OddsParams {
    /// The dice expression, as described in `docs/dice.md`: `4d6kh3`.
    roll: String,
    /// The dialect, if it is not our own.
    dialect: Option<String>,
}

/// Computes the exact odds of a dice expression; expressions that would take long are refused beforehand.
#[utoipa::path(
    get, path = "/api/odds", tag = "dice", params(OddsParams),
    responses(
        (status = 200, description = "The odds", body = OddsView),
        (status = 400, description = "No roll is asked for, or in a dialect that there is not", body = Problem),
        (status = 422, description = "The roll cannot be understood, is longer than 400 bytes, or its odds would \
            take too long: `errors` says which", body = Problem),
        (status = 503, description = "Too much is being worked out at the moment", body = Problem),
    )
)]
pub(crate) async fn odds(
    State(app): State<Arc<AppState>>,
    Extension(client): Extension<Client>,
    Params(OddsParams { roll, dialect }): Params<OddsParams>,
) -> Result<Json<OddsView>, Fault> {
    let texts = own_texts(client.lang);
    let Ok(dialect) = dialect.as_deref().map_or(Ok(Dialect::default()), str::parse) else {
        return Err(Fault::Malformed(format!("dialect: {}", Dialect::ALL.map(Dialect::name).join(", "))));
    };
    if roll.len() > LONGEST {
        let limit = LONGEST.to_string();
        return Err(Fault::Mistakes(vec![texts.text("dice-error-too-long", &[("limit", &limit)])]));
    }
    // The library refuses expensive expressions, but the rest is still too much for the async runtime.
    let told = app.work(move || told(&roll, dialect)).await?;
    told.map(Json).map_err(|error| Fault::Mistakes(vec![in_words(&texts, &error)]))
}

fn told(text: &str, dialect: Dialect) -> Result<OddsView, Error> {
    let roll = Roll::parse_as(text, dialect)?;
    let odds = roll.odds()?;
    let of = odds.denominator();
    // Number of ways to reach at least this result, updated incrementally to avoid quadratic work.
    let mut left = odds.outcomes().next().map(|(least, _)| odds.at_least(least));
    let outcome = |(value, ways): (Number, Ways)| {
        let more = left.take().unwrap_or_else(|| ways.clone());
        let at_least = more.percent(&of, 4);
        left = Some(more.without(&ways));
        OutcomeView {
            value: value.decimal().unwrap_or_else(|| value.to_string()),
            percent: ways.percent(&of, 4),
            at_least,
            ways: ways.to_string(),
        }
    };
    Ok(OddsView {
        notation: roll.to_string(),
        denominator: of.to_string(),
        mean: Odds::mean(&odds, 6),
        rest: odds.rest().to_string(),
        outcomes: odds.outcomes().take(MOST).map(outcome).collect(),
    })
}

/// The message of an error, with a suggestion or else a hint what to do; with both for an unknown word.
fn in_words(texts: &Catalogue, error: &Error) -> String {
    let is_large = error.code() == schwung_dice::Code::TooCostly;
    let data = schwung_messages::in_round_numbers(texts, is_large, error.data());
    let data: Vec<(&str, &str)> = data.iter().map(|(name, value)| (*name, value.as_str())).collect();
    let key = format!("dice-error-{}", error.code().id());
    let hint = format!("{key}.hint");
    let instead = error.suggestion().map(|it| texts.text("dice-instead", &[("notation", it)]));
    let needs_hint = instead.is_none() || error.code() == schwung_dice::Code::UnknownWord;
    let advice = (needs_hint && texts.has(&hint)).then(|| texts.text(&hint, &data));
    [Some(texts.text(&key, &data)), advice, instead].into_iter().flatten().collect::<Vec<_>>().join(" ")
}
