//! Commands that maintain the data of a server.

use clap::{
    Arg, ArgGroup, Command, ValueHint,
    builder::{PathBufValueParser, ValueParser},
    value_parser,
};

use super::Texts;
use crate::paths::default_data;

pub(super) fn backup(texts: &Texts<'_>) -> Command {
    let number = |name, key: &str| texts.option(name, key).value_name(texts.c.text("cli-value-number", &[]));
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
        .group(ArgGroup::new("kind").args(["gm", "join", "watch", "seat"]).required(true))
        .arg(texts.flag("rotate", "keep-option-rotate"))
        .arg(url(texts));
    let to = texts.positional("to", "cli-value-file", "keep-argument-export");
    texts
        .sub("tables")
        .subcommand_required(true)
        .arg_required_else_help(true)
        .subcommand(of_data(texts, texts.sub_of("tables", "list")).arg(texts.flag("json", "cli-option-json")))
        .subcommand(of_data(texts, texts.sub_of("tables", "show")).arg(table()))
        .subcommand(link)
        .subcommand(
            of_data(texts, texts.sub_of("tables", "export")).arg(table()).arg(file(texts, to.required(true))),
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
        .arg(listen.value_name(texts.c.text("serve-value-address", &[])).value_parser(ValueParser::string()))
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
