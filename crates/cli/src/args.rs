//! Defines the command line for clap.

mod counting;
mod keeping;
mod texts;

use anstream::ColorChoice;
use clap::{
    Arg, ArgAction, ArgMatches, Command, ValueHint,
    builder::{PathBufValueParser, PossibleValuesParser, ValueParser},
    value_parser,
};
use clap_complete::Shell;
use schwung_messages::Catalogue;

use self::texts::{Texts, WIDTH};
use crate::paths::default_data;

/// The names of all commands.
pub(crate) const COMMANDS: [&str; 23] = [
    "serve",
    "health",
    "backup",
    "restore",
    "verify",
    "migrate",
    "tables",
    "doctor",
    "rules",
    "play",
    "roll",
    "odds",
    "sim",
    "solve",
    "balance",
    "insight",
    "whatif",
    "check",
    "schema",
    "switches",
    "completions",
    "man",
    "help",
];

/// The command line with all its texts in one language.
pub(crate) fn command(c: &Catalogue) -> Command {
    let texts = Texts { c };
    let schwung = texts
        .dressed(Command::new("schwung"))
        .version(env!("CARGO_PKG_VERSION"))
        .max_term_width(WIDTH)
        .disable_version_flag(true)
        .about(c.text("cli-about", &[]))
        .after_help(texts.examples("cli-examples"))
        .subcommand_required(true)
        .arg_required_else_help(true)
        .arg(texts.lang().global(true))
        .arg(
            texts
                .option("color", "cli-option-color")
                .value_name(c.text("cli-value-when", &[]))
                .value_parser(["auto", "always", "never"])
                .hide_possible_values(true)
                .global(true),
        )
        .arg(texts.flag("version", "cli-option-version").short('V').action(ArgAction::Version))
        // Global arguments come last in the help.
        .arg(texts.flag("help", "cli-option-help").short('h').action(ArgAction::Help).global(true));
    schwung
        .subcommand(serve(&texts))
        .subcommand(health(&texts))
        .subcommand(keeping::backup(&texts))
        .subcommand(keeping::restore(&texts))
        .subcommand(keeping::verify(&texts))
        .subcommand(keeping::migrate(&texts))
        .subcommand(keeping::tables(&texts))
        .subcommand(keeping::doctor(&texts))
        .subcommand(rules(&texts))
        .subcommand(play(&texts))
        .subcommand(counting::roll(&texts))
        .subcommand(counting::odds(&texts))
        .subcommand(counting::sim(&texts))
        .subcommand(counting::solve(&texts))
        .subcommand(counting::balance(&texts))
        .subcommand(counting::insight(&texts))
        .subcommand(counting::what_if(&texts))
        .subcommand(check(&texts))
        .subcommand(schema(&texts))
        .subcommand(switches(&texts))
        .subcommand(completions(&texts))
        .subcommand(man(&texts))
        .subcommand(help(&texts))
}

/// The ids of all books that have rules.
fn all_books() -> Vec<&'static str> {
    schwung_rulebook::systems().iter().map(|it| it.id).collect()
}

/// The ids of all books that can be played.
fn books() -> Vec<&'static str> {
    schwung_systems::BOOKS.iter().map(|it| it.id).collect()
}

fn schema(texts: &Texts<'_>) -> Command {
    let system = texts.option("system", "cli-option-schema-system");
    texts.sub("schema").arg(system.value_name(texts.c.text("cli-value-system", &[])).value_parser(books()))
}

fn switches(texts: &Texts<'_>) -> Command {
    let system = texts.option("system", "cli-option-switches-system");
    texts
        .sub("switches")
        .arg(system.value_name(texts.c.text("cli-value-system", &[])).value_parser(books()))
        .arg(texts.flag("json", "cli-option-json"))
}

fn serve(texts: &Texts<'_>) -> Command {
    let valued = |name, value: &str| {
        let arg = texts.option(name, &format!("serve-option-{name}"));
        arg.value_name(texts.c.text(value, &[])).value_parser(ValueParser::string())
    };
    let path = |arg: Arg| {
        let arg = arg.value_name(texts.c.text("cli-value-file", &[]));
        arg.value_parser(PathBufValueParser::new()).value_hint(ValueHint::FilePath)
    };
    let default = default_data(|name| std::env::var(name).ok()).display().to_string();
    let data = texts.option("data", "serve-option-data");
    texts
        .sub("serve")
        .arg(valued("listen", "serve-value-address"))
        .arg(path(data.help(texts.c.text("serve-option-data", &[("default", &default)]))))
        .arg(valued("store", "serve-value-database").value_hint(ValueHint::Url))
        .arg(valued("node", "serve-value-name"))
        .arg(valued("domain", "serve-value-host").action(ArgAction::Append))
        .arg(path(texts.option("certificate", "serve-option-certificate")))
        .arg(path(texts.option("key", "serve-option-key")))
        .arg(valued("email", "serve-value-email").value_hint(ValueHint::EmailAddress))
        .arg(valued("public-url", "serve-value-url").value_hint(ValueHint::Url))
        .arg(texts.flag("trust-proxy", "serve-option-trust-proxy"))
        .arg(valued("max-tables", "cli-value-number").value_parser(value_parser!(usize)))
        .arg(valued("tables-per-hour", "cli-value-number").value_parser(value_parser!(u32)))
        .arg(valued("log", "serve-value-style").value_parser(["text", "json"]).hide_possible_values(true))
        .arg(valued("allow-host", "serve-value-host").action(ArgAction::Append))
        .arg(valued("metrics", "serve-value-address"))
        .arg(path(texts.option("backups", "serve-option-backups")).value_hint(ValueHint::DirPath))
        .arg(path(texts.option("config", "serve-option-config")))
        .arg(texts.flag("show-links", "serve-option-show-links"))
        .arg(texts.flag("demo", "serve-option-demo"))
        .arg(texts.flag("rotate", "serve-option-rotate"))
}

fn health(texts: &Texts<'_>) -> Command {
    let address = texts.positional("address", "serve-value-address", "health-argument-address");
    let config =
        texts.option("config", "serve-option-config").value_name(texts.c.text("cli-value-file", &[]));
    texts
        .sub("health")
        .arg(address.value_parser(ValueParser::string()))
        .arg(config.value_parser(PathBufValueParser::new()).value_hint(ValueHint::FilePath))
}

fn rules(texts: &Texts<'_>) -> Command {
    let query = || {
        texts
            .positional("query", "cli-value-query", "cli-argument-query")
            .num_args(0..)
            .value_parser(ValueParser::string())
    };
    let id = texts
        .positional("id", "cli-value-id", "cli-argument-id")
        .required(true)
        .value_parser(ValueParser::string());
    let book = |name, key| {
        let arg = texts.option(name, key).value_name(texts.c.text("cli-value-system", &[]));
        arg.value_parser(all_books()).hide_possible_values(true)
    };
    let scoped = |command: Command| {
        let kinds = schwung_rulebook::Kind::ALL.map(schwung_rulebook::Kind::name);
        let kind =
            texts.option("kind", "cli-option-rules-kind").value_name(texts.c.text("cli-value-kind", &[]));
        let topic = texts.option("topic", "cli-option-rules-topic");
        let topic = topic.value_name(texts.c.text("cli-value-topic", &[]));
        command
            .arg(book("first", "cli-option-rules-first"))
            .arg(book("system", "cli-option-rules-system"))
            .arg(topic.value_parser(ValueParser::string()))
            .arg(kind.value_parser(PossibleValuesParser::new(kinds)).hide_possible_values(true))
    };
    let search = texts.sub_of("rules", "search").arg(query().num_args(1..).required(true));
    scoped(texts.sub("rules"))
        .args_conflicts_with_subcommands(true)
        .subcommand_precedence_over_arg(true)
        .arg(query())
        .arg(texts.flag("json", "cli-option-json").global(true))
        .subcommand(texts.sub_of("rules", "show").arg(id))
        .subcommand(scoped(search))
}

fn play(texts: &Texts<'_>) -> Command {
    texts
        .sub("play")
        .arg(texts.files("cli-argument-play-files"))
        .arg(texts.flag("json", "cli-option-json-events"))
        .arg(texts.flag("explain", "cli-option-explain"))
        .arg(
            texts
                .option("seed", "cli-option-seed")
                .value_name(texts.c.text("cli-value-number", &[]))
                .value_parser(value_parser!(u64)),
        )
        .arg(texts.flag("no-input", "cli-option-no-input").conflicts_with("seed"))
        .arg(texts.flag("sketch", "cli-option-sketch"))
        .arg(
            texts
                .flag("update", "cli-option-update")
                .conflicts_with_all(["json", "explain", "seed", "no-input", "sketch"]),
        )
}

fn check(texts: &Texts<'_>) -> Command {
    texts
        .sub("check")
        .arg(texts.files("cli-argument-check-files"))
        .arg(texts.flag("sketch", "cli-option-sketch"))
}

fn completions(texts: &Texts<'_>) -> Command {
    let shell = texts
        .positional("shell", "cli-value-shell", "cli-argument-shell")
        .required(true)
        .hide_possible_values(true)
        .value_parser(value_parser!(Shell));
    texts.sub("completions").arg(shell)
}

fn man(texts: &Texts<'_>) -> Command {
    texts.sub("man").arg(of_command(texts))
}

fn help(texts: &Texts<'_>) -> Command {
    texts.sub("help").arg(of_command(texts))
}

/// The argument for the name of a command.
fn of_command(texts: &Texts<'_>) -> Arg {
    texts
        .positional("command", "cli-value-command", "cli-argument-command")
        .hide_possible_values(true)
        .value_parser(PossibleValuesParser::new(COMMANDS))
}

/// When to use colours.
pub(crate) fn color(when: &str) -> ColorChoice {
    match when {
        "always" => ColorChoice::Always,
        "never" => ColorChoice::Never,
        _ => ColorChoice::Auto,
    }
}

/// The words of several arguments as one text.
pub(crate) fn joined(matches: &ArgMatches, name: &str) -> String {
    let words = matches.get_many::<String>(name).into_iter().flatten();
    words.map(String::as_str).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use schwung_rulebook::Lang;

    use super::*;

    #[test]
    fn the_command_line_is_right_in_both_languages() {
        for lang in Lang::ALL {
            let mut schwung = command(&Catalogue::of_command(lang));
            schwung.clone().debug_assert();
            schwung.build();
            see_to_all(&mut schwung, &mut |it| {
                let help = it.render_long_help().to_string();
                assert!(!help.contains('⟨'), "{help}");
                let long = help.lines().find(|line| line.chars().count() > WIDTH);
                assert_eq!(long, None, "{help}");
            });
        }
    }

    fn see_to_all(command: &mut Command, see: &mut dyn FnMut(&mut Command)) {
        see(command);
        command.get_subcommands_mut().for_each(|it| see_to_all(it, see));
    }

    #[test]
    fn every_command_can_be_helped_with() {
        let schwung = command(&Catalogue::of_command(Lang::En));
        let names: Vec<&str> = schwung.get_subcommands().map(Command::get_name).collect();
        assert_eq!(names, COMMANDS);
    }
}
