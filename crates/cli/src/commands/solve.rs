//! `schwung solve ENCOUNTER`: the exact chances of a small conflict.

use std::time::Duration;

use clap::ArgMatches;
use schwung_systems::Cost;

use super::sim::{bar, opened};
use crate::{
    app::{App, Verdict},
    figures::share,
    screen::{BOLD, DIM, RED, styled},
};

/// Estimates below this are not worth a warning.
const QUICK: Duration = Duration::from_millis(500);

/// Solves the conflict of an encounter file.
///
/// # Errors
/// Has no errors of its own.
pub(crate) fn run(app: &mut App, matches: &ArgMatches) -> anyhow::Result<Verdict> {
    let Some(fight) = opened(app, matches, 1) else { return Ok(Verdict::Failed) };
    let most = matches.get_one::<usize>("most").copied().unwrap_or(200_000);
    let payments = matches.get_flag("best");
    let solved = fight.cost(payments, most).and_then(|cost| {
        tell(app, cost);
        fight.solve(payments, most)
    });
    let view = match solved {
        Ok(view) => view,
        Err(no) => {
            let label = styled(RED, app.text("cli-error", &[]));
            app.screen.aside(format!("{label}: {}", no.text));
            return Ok(Verdict::Failed);
        }
    };
    if matches.get_flag("json") {
        app.screen.line(serde_json::to_string_pretty(&view)?);
        return Ok(Verdict::Held);
    }
    app.screen.line(styled(BOLD, &view.title));
    let head = app.text("chances-solved", &[("positions", &view.positions.to_string())]);
    app.screen.line(styled(DIM, head));
    app.screen.line("");
    for it in &view.wins {
        let exact = share(&app.texts, it.share, 6);
        let text = app.text("chances-wins", &[("who", &it.label), ("percent", &exact)]);
        app.screen.line(format!("  {} {text}", bar(it.share)));
    }
    for it in &view.advice {
        app.screen.line("");
        for line in &it.position {
            app.screen.line(format!("  {}", styled(DIM, line)));
        }
        app.screen.line(format!("  {}", styled(BOLD, &it.question)));
        for answer in &it.answers {
            let chance = share(&app.texts, answer.share, 1);
            app.screen.line(format!("    {chance:>8}  {}", answer.label));
        }
    }
    Ok(Verdict::Held)
}

/// Prints the estimated cost beforehand if it is considerable.
fn tell(app: &mut App, cost: Cost) {
    let (Some(positions), Some(time)) = (cost.positions, cost.time()) else { return };
    if time > QUICK {
        let seconds = time.as_secs_f64().ceil().to_string();
        let args = [("positions", &*positions.to_string()), ("seconds", &*seconds)];
        app.screen.aside(styled(DIM, app.text("chances-cost", &args)));
    }
}
