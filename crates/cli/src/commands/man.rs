//! `schwung man [COMMAND]`: manual pages.

use std::collections::BTreeMap;

use anyhow::Context;
use clap::{ArgMatches, Command};
use clap_mangen::Man;

use crate::{
    app::{App, Verdict},
    args,
};

/// Prints the manual page of one command, or of the whole program.
///
/// # Errors
/// Returns an error if the page cannot be rendered.
pub(crate) fn run(app: &mut App, matches: &ArgMatches) -> anyhow::Result<Verdict> {
    let mut schwung = args::command(&app.texts);
    schwung.build();
    let command = match matches.get_one::<String>("command").and_then(|it| schwung.find_subcommand_mut(it)) {
        Some(command) => {
            let name = format!("schwung-{}", command.get_name());
            command.clone().name(name)
        }
        None => schwung,
    };
    app.screen.text(&page(app, command)?);
    Ok(Verdict::Held)
}

/// The page as roff, with headings in the reader's language.
fn page(app: &App, command: Command) -> anyhow::Result<String> {
    // The help has colours, which a manual page has not.
    let plain = |text: Option<&clap::builder::StyledStr>| text.map(ToString::to_string).unwrap_or_default();
    let examples = plain(command.get_after_help());
    // Without the heading, which the page has already.
    let examples = examples.split_once('\n').map(|it| it.1.to_owned()).unwrap_or_default();
    let man = Man::new(command.after_help(String::new())).manual("Schwung").date("");
    let mut page = Vec::new();
    man.render(&mut page).context("the page")?;
    let page = String::from_utf8(page).context("the page as text")?;
    let list = app.text("cli-man-headings", &[]);
    let headings: BTreeMap<&str, &str> = list.split(", ").filter_map(|it| it.split_once(": ")).collect();
    let headed =
        |line: &str| match line.strip_prefix(".SH ").and_then(|it| headings.get(it.trim_matches('"'))) {
            Some(heading) => format!(".SH {heading}\n"),
            None => format!("{line}\n"),
        };
    let mut text: String = page.lines().map(headed).collect();
    if !examples.is_empty() {
        let examples = examples.replace('\\', "\\e").replace('-', "\\-");
        let heading = headings.get("EXTRA").unwrap_or(&"EXAMPLES");
        text += &format!(".SH {heading}\n.nf\n{examples}\n.fi\n");
    }
    Ok(text)
}
