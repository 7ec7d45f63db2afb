//! `schwung odds --encounter FILE COMMAND`: the exact odds of an action.

use clap::ArgMatches;
use schwung_views::wire::ActionView;

use super::sim::{bar, opened};
use crate::{
    app::{App, Verdict},
    args::joined,
    figures::{rounded, share},
    screen::{BOLD, RED, styled},
};

/// Prints the odds of a command in an encounter file.
///
/// # Errors
/// Has no errors of its own.
pub(crate) fn run(app: &mut App, matches: &ArgMatches) -> anyhow::Result<Verdict> {
    let Some(fight) = opened(app, matches, 1) else { return Ok(Verdict::Failed) };
    let views = match fight.odds(&joined(matches, "roll")) {
        Ok(views) => views,
        Err(no) => {
            let label = styled(RED, app.text("cli-error", &[]));
            app.screen.aside(format!("{label}: {}", no.text));
            return Ok(Verdict::Failed);
        }
    };
    if matches.get_flag("json") {
        app.screen.line(serde_json::to_string_pretty(&views)?);
    } else if matches.get_flag("csv") {
        app.screen.line("how,lead,share");
        for view in &views {
            for (lead, share) in &view.leads {
                app.screen.line(format!("\"{}\",{lead},{share}", view.label.replace('"', "\"\"")));
            }
        }
    } else {
        for (n, view) in views.iter().enumerate() {
            if n > 0 {
                app.screen.line("");
            }
            told(app, view);
        }
    }
    Ok(Verdict::Held)
}

fn told(app: &mut App, view: &ActionView) {
    app.screen.line(styled(BOLD, &view.label));
    let args = [("percent", &*share(&app.texts, view.success, 1)), ("ways", &*view.ways), ("of", &*view.of)];
    let success = app.text("chances-success", &args);
    app.screen.line(format!("  {success}"));
    for &(lead, part) in &view.leads {
        let lead = app.texts.number(i64::from(lead));
        let (bar, percent) = (bar(part), share(&app.texts, part, 1));
        app.screen.line(format!("  {lead:>4} {bar} {percent}"));
    }
    for change in &view.changes {
        let mean = rounded(&app.texts, change.spread.mean, 2);
        let before = change.spread.before.map(|it| it.to_string()).unwrap_or_default();
        let part = |&(number, part): &(i32, f64)| format!("{number}: {}", share(&app.texts, part, 1));
        let bars: Vec<String> = change.spread.bars.iter().map(part).collect();
        let separator = app.text("list-separator", &[]);
        let bars = bars.join(&separator);
        let args = [
            ("name", &*change.name),
            ("what", &*change.spread.label),
            ("before", &*before),
            ("mean", &*mean),
            ("bars", &*bars),
        ];
        let line = app.text("chances-change", &args);
        app.screen.line(format!("  {line}"));
    }
}
