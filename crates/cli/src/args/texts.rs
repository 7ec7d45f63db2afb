//! Commands and arguments with their texts.

use clap::{Arg, ArgAction, Command, ValueHint, builder::PathBufValueParser};
use schwung_messages::Catalogue;

use crate::screen::{BOLD, styled};

/// Creates commands and arguments with their texts.
pub(super) struct Texts<'c> {
    pub(super) c: &'c Catalogue,
}

impl Texts<'_> {
    pub(super) fn sub(&self, name: &'static str) -> Command {
        self.named(name, &format!("cli-{name}"))
    }

    pub(super) fn sub_of(&self, of: &str, name: &'static str) -> Command {
        self.named(name, &format!("cli-{of}-{name}"))
    }

    pub(super) fn named(&self, name: &'static str, key: &str) -> Command {
        let command = self.dressed(Command::new(name)).about(self.c.text(&format!("{key}-about"), &[]));
        let examples = format!("{key}-examples");
        if self.c.has(&examples) { command.after_help(self.examples(&examples)) } else { command }
    }

    /// Applies the help template, with headings in the reader's language.
    pub(super) fn dressed(&self, command: Command) -> Command {
        let usage = self.heading("cli-heading-usage");
        command
            .disable_help_flag(true)
            .disable_help_subcommand(true)
            .help_template(format!("{{about-with-newline}}\n{usage} {{usage}}\n\n{{all-args}}{{after-help}}"))
            .subcommand_help_heading(self.c.text("cli-heading-commands", &[]))
            .subcommand_value_name(self.c.text("cli-value-command", &[]))
    }

    pub(super) fn heading(&self, key: &str) -> String {
        styled(BOLD.underline(), format!("{}:", self.c.text(key, &[])))
    }

    pub(super) fn examples(&self, key: &str) -> String {
        format!("{}\n{}", self.heading("cli-heading-examples"), laid_out(&self.c.text(key, &[])))
    }

    pub(super) fn option(&self, name: &'static str, help: &str) -> Arg {
        Arg::new(name)
            .long(name)
            .help(self.c.text(help, &[]))
            .help_heading(self.c.text("cli-heading-options", &[]))
    }

    pub(super) fn flag(&self, name: &'static str, help: &str) -> Arg {
        self.option(name, help).action(ArgAction::SetTrue)
    }

    pub(super) fn positional(&self, name: &'static str, value: &str, help: &str) -> Arg {
        Arg::new(name)
            .value_name(self.c.text(value, &[]))
            .help(self.c.text(help, &[]))
            .help_heading(self.c.text("cli-heading-arguments", &[]))
    }

    pub(super) fn files(&self, help: &str) -> Arg {
        self.positional("file", "cli-value-file", help)
            .num_args(1..)
            .required(true)
            .value_hint(ValueHint::FilePath)
            .value_parser(PathBufValueParser::new())
    }

    pub(super) fn lang(&self) -> Arg {
        self.option("lang", "cli-option-lang")
            .value_name(self.c.text("cli-value-lang", &[]))
            .value_parser(["de", "en"])
            .ignore_case(true)
            .hide_possible_values(true)
    }
}

/// Width of the help.
pub(super) const WIDTH: usize = 80;
/// Indentation of examples, like that of the lists above them.
const INDENT: usize = 2;
const BELOW: usize = 6;

/// Lays out examples, one a line: a command, and after two spaces what it does. A line that begins with spaces goes on with
/// what the one before it says. If not all fit beside the commands, what they do stands below them.
fn laid_out(text: &str) -> String {
    let mut rows: Vec<(String, String)> = Vec::new();
    for line in text.lines() {
        let (command, does) = line.split_once("  ").unwrap_or((line, ""));
        match rows.last_mut() {
            Some(last) if command.is_empty() => last.1 = format!("{} {}", last.1, does.trim()),
            _ => rows.push((command.to_owned(), does.trim().to_owned())),
        }
    }
    let width = |text: &str| text.chars().count();
    let commands = rows.iter().map(|it| width(&it.0)).max().unwrap_or_default() + INDENT;
    let beside = rows.iter().all(|it| INDENT + commands + width(&it.1) <= WIDTH);
    let laid_out = rows.iter().map(|(command, does)| match (does.is_empty(), beside) {
        (true, _) => format!("{:INDENT$}{command}", ""),
        (false, true) => format!("{:INDENT$}{command:commands$}{does}", ""),
        (false, false) => format!("{:INDENT$}{command}\n{:BELOW$}{does}", "", ""),
    });
    laid_out.collect::<Vec<_>>().join("\n")
}
