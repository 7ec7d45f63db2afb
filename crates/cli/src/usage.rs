//! Formats errors of the command line in the reader's language.

use std::{ffi::OsString, process::ExitCode};

use clap::error::{ContextKind, ContextValue, Error, ErrorKind};
use schwung_messages::Catalogue;

use crate::{
    args::COMMANDS,
    screen::{CYAN, RED, aside, styled, tame},
};

/// Prints help or version if requested, or else the error of the command line.
pub(crate) fn tell(c: &Catalogue, arguments: &[OsString], error: &Error) -> ExitCode {
    match sentence(c, error) {
        Some(sentence) if error.use_stderr() => {
            let label = styled(RED, c.text("cli-error", &[]));
            let command = COMMANDS.iter().find(|name| arguments.iter().any(|it| it == *name));
            let command = command.map_or("schwung --help".to_owned(), |it| format!("schwung {it} --help"));
            let help = c.text("cli-usage-help", &[("command", &styled(CYAN, command))]);
            let hints = hints(c, error).map(|hint| format!("  {hint}\n")).unwrap_or_default();
            aside(&format!("{label}: {sentence}\n{hints}\n{help}\n"));
        }
        // Help, version, and errors that only clap can describe. A closed pipe is not an error.
        _ => drop(error.print()),
    }
    ExitCode::from(u8::try_from(error.exit_code()).unwrap_or(2))
}

fn sentence(c: &Catalogue, error: &Error) -> Option<String> {
    let say = |key: &str, kinds: &[(&str, ContextKind)]| {
        let texts: Option<Vec<(&str, String)>> =
            kinds.iter().map(|&(name, kind)| Some((name, context(error, kind)?))).collect();
        let texts = texts?;
        let args: Vec<(&str, &str)> = texts.iter().map(|(name, text)| (*name, &**text)).collect();
        Some(c.text(key, &args))
    };
    let argument = ("argument", ContextKind::InvalidArg);
    let value = ("value", ContextKind::InvalidValue);
    match error.kind() {
        ErrorKind::InvalidSubcommand => {
            say("cli-usage-no-such-command", &[("command", ContextKind::InvalidSubcommand)])
        }
        ErrorKind::UnknownArgument => say("cli-usage-no-such-argument", &[argument]),
        ErrorKind::InvalidValue
            if context(error, ContextKind::InvalidValue).is_none_or(|it| it.is_empty()) =>
        {
            say("cli-usage-value-missing", &[argument])
        }
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => {
            say("cli-usage-wrong-value", &[argument, value])
        }
        ErrorKind::MissingRequiredArgument => say("cli-usage-missing", &[argument]),
        ErrorKind::MissingSubcommand => Some(c.text("cli-usage-no-command", &[])),
        ErrorKind::ArgumentConflict => {
            say("cli-usage-not-together", &[argument, ("other", ContextKind::PriorArg)])
        }
        ErrorKind::TooManyValues => say("cli-usage-no-such-argument", &[("argument", value.1)]),
        ErrorKind::InvalidUtf8 => Some(c.text("cli-usage-not-utf8", &[])),
        _ => None,
    }
}

/// Suggestions or possible values.
fn hints(c: &Catalogue, error: &Error) -> Option<String> {
    let suggested =
        [ContextKind::SuggestedSubcommand, ContextKind::SuggestedArg, ContextKind::SuggestedValue];
    if let Some(meant) = suggested.into_iter().find_map(|kind| context(error, kind)) {
        return Some(c.text("cli-usage-meant", &[("meant", &meant)]));
    }
    let possible = context(error, ContextKind::ValidValue).filter(|it| !it.is_empty())?;
    Some(c.text("cli-usage-possible", &[("possible", &possible)]))
}

/// A detail that clap knows about the error.
fn context(error: &Error, kind: ContextKind) -> Option<String> {
    match error.get(kind)? {
        ContextValue::String(text) => Some(tame(text)),
        ContextValue::Strings(texts) => Some(tame(&texts.join(", "))),
        ContextValue::Number(number) => Some(number.to_string()),
        _ => None,
    }
}
