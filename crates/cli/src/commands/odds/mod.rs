//! `schwung odds`: exact odds of dice expressions.

mod chart;
mod shown;

use std::path::PathBuf;

use clap::ArgMatches;
use schwung_dice::{Cost, Number, Roll};
use serde_json::{Value, json};

use shown::RollOdds;

use super::{
    roll::{dialect, plain, refuse, unit},
    sim::write,
};
use crate::{
    app::{App, Verdict},
    args::joined,
    figures::{number, percent},
    screen::{BOLD, styled},
};

/// Prints the requested odds.
///
/// # Errors
/// Returns an error if the picture cannot be written.
pub(crate) fn run(app: &mut App, matches: &ArgMatches) -> anyhow::Result<Verdict> {
    if matches.contains_id("encounter") {
        return super::chance::run(app, matches);
    }
    let as_json = matches.get_flag("json");
    let mut texts = vec![joined(matches, "roll")];
    texts.extend(matches.get_many::<String>("compare").into_iter().flatten().cloned());
    let mut all = Vec::with_capacity(texts.len());
    for text in texts {
        let asked = Roll::parse_as(&text, dialect(matches))
            .and_then(|roll| Ok((roll.odds_within(Cost::PATIENT)?, roll)));
        match asked {
            Ok((odds, roll)) => all.push(RollOdds { text, roll, odds }),
            Err(error) => return Ok(refuse(app, &text, &error, as_json)),
        }
    }
    let bound = |name: &str| matches.get_one::<i64>(name).map(|&it| Number::from(it));
    let (least, most) = (bound("at-least"), bound("at-most"));
    if let Some(path) = matches.get_one::<PathBuf>("svg") {
        write(app, path, &chart::svg(&app.texts, &all))?;
    }
    if as_json {
        app.screen.line(as_value(&all, least, most));
    } else if matches.get_flag("csv") {
        csv(app, &all);
    } else {
        told(app, &all, least, most);
    }
    Ok(Verdict::Held)
}

/// Prints the odds as text and bars.
fn told(app: &mut App, all: &[RollOdds], least: Option<Number>, most: Option<Number>) {
    let (c, screen) = (&app.texts, &mut app.screen);
    for asked in all {
        screen.line(shown::heading(c, &asked.roll, &asked.odds));
        if let Some(answer) = shown::answer(c, &asked.roll, &asked.odds) {
            screen.line(format!("  {answer}"));
        }
        let questions = [("dice-at-least", least, true), ("dice-at-most", most, false)];
        let mut is_answered = false;
        for (key, bound, is_least) in questions {
            let Some(bound) = bound else { continue };
            is_answered = true;
            let ways = if is_least { asked.odds.at_least(bound) } else { asked.odds.at_most(bound) };
            let of = asked.odds.denominator();
            let percent = percent(c, &ways.percent(&of, 2));
            let value = number(c, bound);
            let args = [("value", &*value), ("percent", &*styled(BOLD, percent))];
            screen.line(format!("  {}", c.text(key, &args)));
            screen.line(format!("  {}", shown::ways(c, &ways, &of)));
        }
        if !is_answered {
            shown::bars(c, &asked.roll, &asked.odds).iter().for_each(|it| screen.line(it));
        }
        if let Some(rest) = shown::rest(c, &asked.odds) {
            screen.line(rest);
        }
    }
    if let [first, others @ ..] = all {
        for other in others {
            let told = shown::compared(c, &first.text, &first.odds, &other.text, &other.odds);
            told.iter().for_each(|it| screen.line(it));
        }
    }
}

fn csv(app: &mut App, all: &[RollOdds]) {
    let header = if all.len() > 1 { "roll,value,ways,denominator" } else { "value,ways,denominator" };
    app.screen.line(header);
    for asked in all {
        let of = asked.odds.denominator();
        let roll = asked.roll.to_string().replace('"', "\"\"");
        let roll = if all.len() > 1 { format!("\"{}\",", crate::screen::tame(&roll)) } else { String::new() };
        for (value, ways) in asked.odds.outcomes() {
            app.screen.line(format!("{roll}{value},{ways},{of}"));
        }
    }
}

/// One roll as an object; several rolls with a comparison to the first.
fn as_value(all: &[RollOdds], least: Option<Number>, most: Option<Number>) -> Value {
    let mut values: Vec<Value> = all.iter().map(|it| one(it, least, most)).collect();
    if values.len() == 1 {
        return values.remove(0);
    }
    let first = &all[0].odds;
    for (asked, value) in all.iter().zip(&mut values).skip(1) {
        let [higher, equal, lower] = first.against(&asked.odds).map(|it| it.to_string());
        let of = first.denominator().and(&asked.odds.denominator()).to_string();
        value["against"] = json!({
            "denominator": of, "first_higher": higher, "equal": equal, "first_lower": lower,
        });
    }
    json!({ "compared": values })
}

fn one(asked: &RollOdds, least: Option<Number>, most: Option<Number>) -> Value {
    let odds = &asked.odds;
    let outcomes: Vec<Value> = odds
        .outcomes()
        .map(|(value, ways)| json!({ "value": plain(value), "ways": ways.to_string() }))
        .collect();
    let mut value = json!({
        "notation": asked.roll.to_string(),
        "unit": unit(odds.unit()),
        "times": odds.times(),
        "denominator": odds.denominator().to_string(),
        "rest": odds.rest().to_string(),
        "mean": odds.mean(6),
        "outcomes": outcomes,
    });
    if let Some(bound) = least {
        value["at_least"] = json!({ "value": plain(bound), "ways": odds.at_least(bound).to_string() });
    }
    if let Some(bound) = most {
        value["at_most"] = json!({ "value": plain(bound), "ways": odds.at_most(bound).to_string() });
    }
    value
}
