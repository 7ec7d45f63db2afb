//! The commands that roll and count.

use clap::{
    Arg, ArgAction, Command, ValueHint,
    builder::{PathBufValueParser, PossibleValuesParser, ValueParser},
    value_parser,
};
use schwung_dice::Dialect;
use schwung_systems::Kind;

use super::Texts;

pub(super) fn roll(texts: &Texts<'_>) -> Command {
    let list = texts.option("dice", "dice-option-dice").conflicts_with("seed");
    let seed = texts.option("seed", "dice-option-seed");
    of_dice(texts, "roll")
        // Faces may be negative.
        .arg(list.value_name(texts.c.text("dice-value-list", &[])).allow_hyphen_values(true))
        .arg(seed.value_name(texts.c.text("cli-value-number", &[])).value_parser(value_parser!(u64)))
}

pub(super) fn odds(texts: &Texts<'_>) -> Command {
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

pub(super) fn sim(texts: &Texts<'_>) -> Command {
    let number = |name, key: &str| texts.option(name, key).value_name(texts.c.text("cli-value-number", &[]));
    let picture = texts.option("svg", "chances-option-svg").value_name(texts.c.text("cli-value-file", &[]));
    let csv = texts.flag("csv", "chances-option-csv").conflicts_with("json");
    let habit = texts.option("habit", "chances-option-habit");
    texts
        .sub("sim")
        .arg(encounter(texts))
        .arg(number("runs", "chances-option-runs").value_parser(value_parser!(u64).range(1..=100_000_000)))
        .arg(number("seed", "cli-option-seed").value_parser(value_parser!(u64)))
        .arg(number("threads", "chances-option-threads").value_parser(value_parser!(usize)))
        .arg(habit.value_name(texts.c.text("chances-value-habit", &[])).action(ArgAction::Append))
        .arg(
            texts.flag("tournament", "chances-option-tournament").conflicts_with_all(["habit", "csv", "svg"]),
        )
        .arg(texts.flag("json", "cli-option-json"))
        .arg(csv)
        .arg(picture.value_parser(PathBufValueParser::new()).value_hint(ValueHint::FilePath))
}

pub(super) fn solve(texts: &Texts<'_>) -> Command {
    let most = texts.option("most", "chances-option-most").value_name(texts.c.text("cli-value-number", &[]));
    texts
        .sub("solve")
        .arg(encounter(texts))
        .arg(texts.flag("best", "chances-option-best"))
        .arg(most.value_parser(value_parser!(usize)))
        .arg(texts.flag("json", "cli-option-json"))
}

pub(super) fn balance(texts: &Texts<'_>) -> Command {
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

/// The file of a whole table.
fn table_file(texts: &Texts<'_>) -> Arg {
    texts
        .positional("file", "cli-value-file", "insight-argument-file")
        .required(true)
        .value_hint(ValueHint::FilePath)
        .value_parser(PathBufValueParser::new())
}

pub(super) fn insight(texts: &Texts<'_>) -> Command {
    let number = |name, key: &str| texts.option(name, key).value_name(texts.c.text("cli-value-number", &[]));
    texts
        .sub("insight")
        .arg(table_file(texts))
        .arg(number("fight", "insight-option-fight").value_parser(value_parser!(u32).range(1..)))
        .arg(number("runs", "insight-option-runs").value_parser(value_parser!(u32).range(8..=1_000_000)))
        .arg(number("seed", "cli-option-seed").value_parser(value_parser!(u64)))
        .arg(texts.flag("json", "cli-option-json"))
}

pub(super) fn what_if(texts: &Texts<'_>) -> Command {
    let number = |name, key: &str| texts.option(name, key).value_name(texts.c.text("cli-value-number", &[]));
    texts
        .sub("whatif")
        .arg(table_file(texts))
        .arg(number("at", "what-if-option-at").value_parser(value_parser!(u64).range(2..)))
        .arg(
            texts
                .option("say", "what-if-option-say")
                .value_name(texts.c.text("cli-value-command", &[]))
                .requires("at"),
        )
        .arg(
            number("answer", "what-if-option-answer")
                .value_parser(between_whole(1, 1_000))
                .requires("at")
                .conflicts_with("say"),
        )
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
