//! All automation of the workspace. `cargo xtask help` lists the commands.

mod bench;
mod checks;
mod compat;
mod dist;
mod docs;
mod features;
mod fuzz;
mod laws;
mod layers;
mod play;
mod rules;
mod schema;
mod shell;
mod simulate;
mod test;
mod tools;
mod trial;
mod tried;
mod web;

use std::fmt;
use std::process::ExitCode;

/// A command: one file of this crate, one line of the help.
struct Command {
    name: &'static str,
    arguments: &'static str,
    about: &'static str,
    run: fn(&[String]) -> anyhow::Result<()>,
}

const COMMANDS: &[Command] = &[
    Command {
        name: "test",
        arguments: "",
        about: "checks everything: format, lints, tests, rules",
        run: test::run,
    },
    Command {
        name: "rules",
        arguments: "[--json] [--system ID]",
        about: "for every rule, the code that obeys it and the tests that prove it",
        run: rules::run,
    },
    Command {
        name: "layers",
        arguments: "",
        about: "checks that shared crates know no system and modules form no circles",
        run: layers::run,
    },
    Command {
        name: "features",
        arguments: "",
        about: "checks that all crates are tested with the same features of what they share",
        run: features::run,
    },
    Command { name: "bench", arguments: "[ARGS]", about: "runs the benchmarks", run: bench::run },
    Command {
        name: "peers",
        arguments: "[ARGS]",
        about: "puts the same rolls and odds to other dice engines",
        run: bench::peers,
    },
    Command {
        name: "fuzz",
        arguments: "[TARGET] [SECONDS]",
        about: "fuzzes one target or each, 60 seconds unless told (needs nightly Rust)",
        run: fuzz::run,
    },
    Command {
        name: "play",
        arguments: "[--update]",
        about: "runs the transcripts in plays/; rewrites the logs they expect",
        run: play::run,
    },
    Command {
        name: "laws",
        arguments: "[GAMES] [SEED]",
        about: "plays many random games, 100,000 for each law unless told, optimized",
        run: laws::run,
    },
    Command {
        name: "schema",
        arguments: "[--check]",
        about: "writes docs/encounter.schema.json; or fails if it is out of date",
        run: schema::run,
    },
    Command {
        name: "compat",
        arguments: "[--next]",
        about: "writes the newest sample of what is stored anew, or a further one",
        run: compat::run,
    },
    Command {
        name: "phone",
        arguments: "[TIMES]",
        about: "measures how long a slow phone takes until one can play",
        run: web::phone,
    },
    Command {
        name: "taps",
        arguments: "[TASK]",
        about: "plays fixed tasks in a browser and counts taps, words, hand-overs and questions",
        run: web::taps,
    },
    Command {
        name: "load",
        arguments: "[TABLES] [SECONDS] [--rate N] [--nodes N [--apart]]",
        about: "plays on so many tables at once, 200 for 30 seconds unless told, and measures",
        run: trial::load,
    },
    Command {
        name: "keep",
        arguments: "[TABLES] [MEGABYTES] [PART]",
        about: "measures start, memory, imports, a long evening and backups",
        run: trial::keep,
    },
    Command {
        name: "kill",
        arguments: "[TIMES]",
        about: "kills the server during play, 100 times unless told, and looks for losses",
        run: trial::kill,
    },
    Command {
        name: "nodes",
        arguments: "[SECONDS] [TABLES]",
        about: "plays at three servers on PostgreSQL through faults, 120 seconds unless told, and looks for losses",
        run: trial::nodes,
    },
    Command {
        name: "simulate",
        arguments: "[SEEDS] [FIRST]",
        about: "plays at three servers in simulated time, 2,000 seeds unless told, or 1 with all that happens in it",
        run: simulate::run,
    },
    Command {
        name: "checks",
        arguments: "",
        about: "checks spelling, licences, known vulnerabilities and packages for crates.io",
        run: checks::run,
    },
    Command {
        name: "dist",
        arguments: "[--here|--draft|--twice]",
        about: "builds a release; for this machine only; in a hurry; twice, to compare",
        run: dist::run,
    },
    Command {
        name: "docs",
        arguments: "",
        about: "runs the commands that the documents show",
        run: docs::run,
    },
    Command {
        name: "acme",
        arguments: "",
        about: "orders a certificate from a local ACME server and serves with it",
        run: tried::acme,
    },
    Command {
        name: "proxies",
        arguments: "",
        about: "serves through nginx and Caddy as the examples say, from one server and from two on PostgreSQL",
        run: tried::proxies,
    },
    Command {
        name: "package",
        arguments: "",
        about: "installs the package of `dist` in bare Debians, plays, moves, removes it (as root)",
        run: tried::package,
    },
];

/// The error for an invalid command line. Exits with code 2, whereas a failed check exits with 1.
#[derive(Debug)]
struct Usage(String);

impl fmt::Display for Usage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}; see `cargo xtask help`", self.0)
    }
}

impl std::error::Error for Usage {}

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let result = match arguments.first().map(String::as_str) {
        None | Some("help" | "--help" | "-h") => shell::print(&help()),
        Some(name) => match COMMANDS.iter().find(|command| command.name == name) {
            Some(command) => (command.run)(&arguments[1..]),
            None => Err(Usage(format!("there is no command `{name}`")).into()),
        },
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::from(if error.is::<Usage>() { 2 } else { 1 })
        }
    }
}

fn help() -> String {
    let mut help = String::from("cargo xtask COMMAND\n\n");
    for Command { name, arguments, about, .. } in COMMANDS {
        help += &format!("  {:<31} {about}\n", format!("{name} {arguments}"));
    }
    help + &format!("  {:<31} prints this\n", "help")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn help_has_a_line_for_every_command() {
        for command in COMMANDS {
            let lines =
                help().lines().filter(|line| line.trim().starts_with(&format!("{} ", command.name))).count();
            assert_eq!(lines, 1, "{}", command.name);
        }
    }
}
