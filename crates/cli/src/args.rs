//! Defines the command line for clap.

use anstream::ColorChoice;
use clap::{
    Arg, ArgAction, ArgMatches, Command, ValueHint,
    builder::{PathBufValueParser, PossibleValuesParser, ValueParser},
    value_parser,
};
use clap_complete::Shell;
use schwung_dice::Dialect;
use schwung_messages::Catalogue;
use schwung_systems::Kind;

use crate::{
    paths::default_data,
    screen::{BOLD, styled},
};

/// The names of all commands.
pub(crate) const COMMANDS: [&str; 22] = [
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
        .subcommand(roll(&texts))
        .subcommand(odds(&texts))
        .subcommand(sim(&texts))
        .subcommand(solve(&texts))
        .subcommand(balance(&texts))
        .subcommand(insight(&texts))
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

/// Commands that keep what a server stores.
mod keeping {
    use super::*;

    pub(super) fn backup(texts: &Texts<'_>) -> Command {
        let number =
            |name, key: &str| texts.option(name, key).value_name(texts.c.text("cli-value-number", &[]));
        of_data(texts, texts.sub("backup"))
            .arg(file(texts, texts.option("to", "keep-option-to")).value_hint(ValueHint::DirPath))
            .arg(number("keep", "keep-option-keep").value_parser(value_parser!(usize)))
            .arg(texts.flag("hurry", "keep-option-hurry"))
    }

    pub(super) fn restore(texts: &Texts<'_>) -> Command {
        let backup = texts.positional("backup", "cli-value-file", "keep-argument-backup").required(true);
        of_data(texts, texts.sub("restore")).arg(file(texts, backup))
    }

    pub(super) fn verify(texts: &Texts<'_>) -> Command {
        let files = texts.files("keep-argument-verify").required(false).num_args(0..);
        of_data(texts, texts.sub("verify")).arg(files)
    }

    pub(super) fn tables(texts: &Texts<'_>) -> Command {
        let table = || {
            let table = texts.positional("table", "keep-value-table", "keep-argument-table");
            table.required(true).value_parser(ValueParser::string())
        };
        let seat = texts.option("seat", "keep-option-seat").value_name(texts.c.text("cli-value-number", &[]));
        let kinds = ["gm", "join", "watch"].map(|it| {
            texts.flag(
                it,
                match it {
                    "gm" => "keep-option-gm",
                    "join" => "keep-option-join",
                    _ => "keep-option-watch",
                },
            )
        });
        let link = of_data(texts, texts.sub_of("tables", "link"))
            .arg(table())
            .args(kinds)
            .arg(seat.value_parser(value_parser!(u8).range(1..)))
            .group(clap::ArgGroup::new("kind").args(["gm", "join", "watch", "seat"]).required(true))
            .arg(texts.flag("rotate", "keep-option-rotate"))
            .arg(url(texts));
        let to = texts.positional("to", "cli-value-file", "keep-argument-export");
        texts
            .sub("tables")
            .subcommand_required(true)
            .arg_required_else_help(true)
            .subcommand(
                of_data(texts, texts.sub_of("tables", "list")).arg(texts.flag("json", "cli-option-json")),
            )
            .subcommand(of_data(texts, texts.sub_of("tables", "show")).arg(table()))
            .subcommand(link)
            .subcommand(
                of_data(texts, texts.sub_of("tables", "export"))
                    .arg(table())
                    .arg(file(texts, to.required(true))),
            )
            .subcommand(
                of_data(texts, texts.sub_of("tables", "delete"))
                    .arg(table())
                    .arg(texts.flag("yes", "keep-option-yes")),
            )
    }

    pub(super) fn doctor(texts: &Texts<'_>) -> Command {
        let listen = texts.option("listen", "serve-option-listen");
        of_data(texts, texts.sub("doctor"))
            .arg(
                listen
                    .value_name(texts.c.text("serve-value-address", &[]))
                    .value_parser(ValueParser::string()),
            )
            .arg(url(texts))
    }

    fn url(texts: &Texts<'_>) -> Arg {
        let arg = texts.option("public-url", "serve-option-public-url");
        arg.value_name(texts.c.text("serve-value-url", &[]))
            .value_parser(ValueParser::string())
            .value_hint(ValueHint::Url)
    }

    fn file(texts: &Texts<'_>, arg: Arg) -> Arg {
        let arg = arg.value_name(texts.c.text("cli-value-file", &[]));
        arg.value_parser(PathBufValueParser::new()).value_hint(ValueHint::FilePath)
    }

    /// A command on the data file that the server's settings name.
    fn of_data(texts: &Texts<'_>, command: Command) -> Command {
        let default = default_data(|name| std::env::var(name).ok()).display().to_string();
        let data = texts.option("data", "serve-option-data");
        command
            .arg(file(texts, data.help(texts.c.text("serve-option-data", &[("default", &default)]))))
            .arg(
                texts
                    .option("store", "serve-option-store")
                    .value_name(texts.c.text("serve-value-database", &[]))
                    .value_parser(ValueParser::string())
                    .value_hint(ValueHint::Url),
            )
            .arg(file(texts, texts.option("config", "serve-option-config")))
    }

    pub(super) fn migrate(texts: &Texts<'_>) -> Command {
        let store = |name| {
            let arg = texts.positional(name, "keep-value-store", &format!("keep-argument-{name}"));
            arg.required(true).value_parser(ValueParser::string()).value_hint(ValueHint::AnyPath)
        };
        texts.sub("migrate").arg(store("from")).arg(store("into"))
    }
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

fn roll(texts: &Texts<'_>) -> Command {
    let list = texts.option("dice", "dice-option-dice").conflicts_with("seed");
    let seed = texts.option("seed", "dice-option-seed");
    of_dice(texts, "roll")
        // Faces may be negative.
        .arg(list.value_name(texts.c.text("dice-value-list", &[])).allow_hyphen_values(true))
        .arg(seed.value_name(texts.c.text("cli-value-number", &[])).value_parser(value_parser!(u64)))
}

fn odds(texts: &Texts<'_>) -> Command {
    let bound = |name, key: &str| {
        let arg = texts.option(name, key).value_name(texts.c.text("cli-value-number", &[]));
        arg.allow_negative_numbers(true).value_parser(value_parser!(i64))
    };
    let path = |name, key: &str| {
        let arg = texts.option(name, key).value_name(texts.c.text("cli-value-file", &[]));
        arg.value_parser(PathBufValueParser::new()).value_hint(ValueHint::FilePath)
    };
    let compare = texts.option("compare", "dice-option-compare").action(ArgAction::Append);
    let dice_only = ["at-least", "at-most", "compare", "svg", "dialect"];
    of_dice(texts, "odds")
        .arg(path("encounter", "chances-option-encounter").conflicts_with_all(dice_only))
        .arg(bound("at-least", "dice-option-at-least"))
        .arg(bound("at-most", "dice-option-at-most"))
        .arg(compare.value_name(texts.c.text("dice-value-roll", &[])).value_parser(ValueParser::string()))
        .arg(texts.flag("csv", "dice-option-csv").conflicts_with("json"))
        .arg(path("svg", "dice-option-svg"))
}

fn sim(texts: &Texts<'_>) -> Command {
    let number = |name, key: &str| texts.option(name, key).value_name(texts.c.text("cli-value-number", &[]));
    let picture = texts.option("svg", "chances-option-svg").value_name(texts.c.text("cli-value-file", &[]));
    let csv = texts.flag("csv", "chances-option-csv").conflicts_with("json");
    texts
        .sub("sim")
        .arg(encounter(texts))
        .arg(number("runs", "chances-option-runs").value_parser(value_parser!(u64).range(1..=100_000_000)))
        .arg(number("seed", "cli-option-seed").value_parser(value_parser!(u64)))
        .arg(number("threads", "chances-option-threads").value_parser(value_parser!(usize)))
        .arg(texts.flag("json", "cli-option-json"))
        .arg(csv)
        .arg(picture.value_parser(PathBufValueParser::new()).value_hint(ValueHint::FilePath))
}

fn solve(texts: &Texts<'_>) -> Command {
    let most = texts.option("most", "chances-option-most").value_name(texts.c.text("cli-value-number", &[]));
    texts
        .sub("solve")
        .arg(encounter(texts))
        .arg(texts.flag("best", "chances-option-best"))
        .arg(most.value_parser(value_parser!(usize)))
        .arg(texts.flag("json", "cli-option-json"))
}

fn balance(texts: &Texts<'_>) -> Command {
    let number = |name, key: &str| texts.option(name, key).value_name(texts.c.text("cli-value-number", &[]));
    let path = texts.option("write", "balance-option-write").value_name(texts.c.text("cli-value-file", &[]));
    let path = path.value_parser(PathBufValueParser::new()).value_hint(ValueHint::FilePath);
    let change = texts.option("change", "balance-option-change").value_delimiter(',').num_args(1);
    let change = change.value_parser(PossibleValuesParser::new(Kind::WORDS.map(|it| it.0)));
    let between = |least: f64, most: f64| {
        move |text: &str| {
            let number = text.trim_end_matches('%').trim_end().replace(',', ".").parse::<f64>();
            number.ok().filter(|it| (least..=most).contains(it)).ok_or_else(|| format!("{least}..={most}"))
        }
    };
    texts
        .sub("balance")
        .arg(encounter(texts))
        .arg(number("win", "balance-option-win").value_parser(between(1.0, 99.0)).required(true))
        .arg(number("cost", "balance-option-cost").value_parser(between(0.0, 10_000.0)))
        .arg(change.value_name(texts.c.text("balance-value-kinds", &[])).hide_possible_values(true))
        .arg(texts.option("side", "balance-option-side").value_name(texts.c.text("balance-value-side", &[])))
        .arg(number("most", "balance-option-most").value_parser(between_whole(1, 2_000)))
        .arg(number("runs", "balance-option-runs").value_parser(value_parser!(u64).range(64..=1_000_000)))
        .arg(number("seed", "cli-option-seed").value_parser(value_parser!(u64)))
        .arg(texts.flag("json", "cli-option-json"))
        .arg(path)
        .arg(number("take", "balance-option-take").value_parser(between_whole(1, 5)).requires("write"))
}

/// A whole number in these limits.
fn between_whole(least: usize, most: usize) -> impl Fn(&str) -> Result<usize, String> + Clone {
    move |text: &str| {
        let number = text.parse::<usize>().ok().filter(|it| (least..=most).contains(it));
        number.ok_or_else(|| format!("{least}..={most}"))
    }
}

fn insight(texts: &Texts<'_>) -> Command {
    let number = |name, key: &str| texts.option(name, key).value_name(texts.c.text("cli-value-number", &[]));
    texts
        .sub("insight")
        .arg(
            texts
                .positional("file", "cli-value-file", "insight-argument-file")
                .required(true)
                .value_hint(ValueHint::FilePath)
                .value_parser(PathBufValueParser::new()),
        )
        .arg(number("fight", "insight-option-fight").value_parser(value_parser!(u32).range(1..)))
        .arg(number("runs", "insight-option-runs").value_parser(value_parser!(u32).range(8..=1_000_000)))
        .arg(number("seed", "cli-option-seed").value_parser(value_parser!(u64)))
        .arg(texts.flag("json", "cli-option-json"))
}

/// The argument for a conflict file.
fn encounter(texts: &Texts<'_>) -> Arg {
    texts
        .positional("encounter", "cli-value-file", "chances-argument-encounter")
        .required(true)
        .value_hint(ValueHint::FilePath)
        .value_parser(PathBufValueParser::new())
}

/// A command about dice expressions.
fn of_dice(texts: &Texts<'_>, name: &'static str) -> Command {
    let roll = texts.positional("roll", "dice-value-roll", "dice-argument-roll");
    let dialect = texts.option("dialect", "dice-option-dialect");
    texts
        .named(name, &format!("dice-{name}"))
        .arg(roll.num_args(1..).required(true).value_parser(ValueParser::string()))
        .arg(texts.flag("json", "cli-option-json"))
        .arg(
            dialect
                .value_name(texts.c.text("dice-value-dialect", &[]))
                .value_parser(PossibleValuesParser::new(Dialect::ALL.map(Dialect::name)))
                .hide_possible_values(true),
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

/// Creates commands and arguments with their texts.
struct Texts<'c> {
    c: &'c Catalogue,
}

impl Texts<'_> {
    fn sub(&self, name: &'static str) -> Command {
        self.named(name, &format!("cli-{name}"))
    }

    fn sub_of(&self, of: &str, name: &'static str) -> Command {
        self.named(name, &format!("cli-{of}-{name}"))
    }

    fn named(&self, name: &'static str, key: &str) -> Command {
        let command = self.dressed(Command::new(name)).about(self.c.text(&format!("{key}-about"), &[]));
        let examples = format!("{key}-examples");
        if self.c.has(&examples) { command.after_help(self.examples(&examples)) } else { command }
    }

    /// Applies the help template, with headings in the reader's language.
    fn dressed(&self, command: Command) -> Command {
        let usage = self.heading("cli-heading-usage");
        command
            .disable_help_flag(true)
            .disable_help_subcommand(true)
            .help_template(format!("{{about-with-newline}}\n{usage} {{usage}}\n\n{{all-args}}{{after-help}}"))
            .subcommand_help_heading(self.c.text("cli-heading-commands", &[]))
            .subcommand_value_name(self.c.text("cli-value-command", &[]))
    }

    fn heading(&self, key: &str) -> String {
        styled(BOLD.underline(), format!("{}:", self.c.text(key, &[])))
    }

    fn examples(&self, key: &str) -> String {
        format!("{}\n{}", self.heading("cli-heading-examples"), laid_out(&self.c.text(key, &[])))
    }

    fn option(&self, name: &'static str, help: &str) -> Arg {
        Arg::new(name)
            .long(name)
            .help(self.c.text(help, &[]))
            .help_heading(self.c.text("cli-heading-options", &[]))
    }

    fn flag(&self, name: &'static str, help: &str) -> Arg {
        self.option(name, help).action(ArgAction::SetTrue)
    }

    fn positional(&self, name: &'static str, value: &str, help: &str) -> Arg {
        Arg::new(name)
            .value_name(self.c.text(value, &[]))
            .help(self.c.text(help, &[]))
            .help_heading(self.c.text("cli-heading-arguments", &[]))
    }

    fn files(&self, help: &str) -> Arg {
        self.positional("file", "cli-value-file", help)
            .num_args(1..)
            .required(true)
            .value_hint(ValueHint::FilePath)
            .value_parser(PathBufValueParser::new())
    }

    fn lang(&self) -> Arg {
        self.option("lang", "cli-option-lang")
            .value_name(self.c.text("cli-value-lang", &[]))
            .value_parser(["de", "en"])
            .ignore_case(true)
            .hide_possible_values(true)
    }
}

/// The words of several arguments as one text.
pub(crate) fn joined(matches: &ArgMatches, name: &str) -> String {
    let words = matches.get_many::<String>(name).into_iter().flatten();
    words.map(String::as_str).collect::<Vec<_>>().join(" ")
}

/// Width of the help.
const WIDTH: usize = 80;
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
