//! `schwung roll`: rolls dice expressions and shows every die.

mod json;
mod refused;
mod shown;

use clap::ArgMatches;
use schwung_dice::{Dialect, Error, Listed, Roll, Rolled, Seeded, Uniform};

use crate::{
    app::{App, Verdict},
    args::joined,
};

pub(crate) use json::{plain, unit};

/// Rolls the expressions of the command line.
///
/// # Errors
/// Never fails: a refused expression is reported.
pub(crate) fn run(app: &mut App, matches: &ArgMatches) -> anyhow::Result<Verdict> {
    let text = joined(matches, "roll");
    let as_json = matches.get_flag("json");
    let rolled = Roll::parse_as(&text, dialect(matches)).and_then(|roll| Ok((throw(&roll, matches)?, roll)));
    match rolled {
        Ok((rolled, roll)) if as_json => app.screen.line(json::rolled(&roll, &rolled)),
        Ok((rolled, roll)) => {
            shown::lines(&app.texts, &roll, &rolled).iter().for_each(|it| app.screen.line(it));
        }
        Err(error) => return Ok(refuse(app, &text, &error, as_json)),
    }
    Ok(Verdict::Held)
}

/// Reports a refused expression as text or JSON.
pub(crate) fn refuse(app: &mut App, text: &str, error: &Error, as_json: bool) -> Verdict {
    if as_json {
        app.screen.line(json::refusal(&app.texts, error));
    } else {
        let told = refused::refused(&app.texts, text, error);
        app.screen.aside(told.trim_end());
    }
    Verdict::Failed
}

/// The dialect given on the command line.
pub(crate) fn dialect(matches: &ArgMatches) -> Dialect {
    // clap only accepts valid names.
    matches.get_one::<String>("dialect").and_then(|it| it.parse().ok()).unwrap_or_default()
}

fn throw(roll: &Roll, matches: &ArgMatches) -> Result<Rolled, Error> {
    if let Some(list) = matches.get_one::<String>("dice") {
        return roll.roll_listed(list.parse::<Listed>()?);
    }
    match matches.get_one::<u64>("seed") {
        Some(&seed) => roll.roll(&mut Seeded::new(seed)),
        None => roll.roll(&mut Uniform::new(|| getrandom::u64().ok())),
    }
}
