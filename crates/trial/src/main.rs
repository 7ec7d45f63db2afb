//! `cargo xtask load`, `kill`, `keep` and `nodes`: tests the `schwung` program next to this one.

use std::{
    env,
    path::PathBuf,
    process::ExitCode,
    str::FromStr,
    time::{Duration, SystemTime, UNIX_EPOCH},
};

use anyhow::{Context, ensure};
#[cfg(unix)]
use schwung_trial::nodes;
use schwung_trial::{
    keep::{self, Part},
    kill, load, program,
};

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    match run(&arguments) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

/// Runs a trial and returns whether it succeeded.
fn run(arguments: &[String]) -> anyhow::Result<bool> {
    let program = beside()?;
    let server = program::schwung(program.clone());
    let runtime = tokio::runtime::Runtime::new()?;
    match arguments.first().map(String::as_str) {
        Some("load") => {
            let (rest, nodes) = option(&arguments[1..], "--nodes")?;
            let (rest, rate) = option(&rest, "--rate")?;
            let (rest, apart) = flag(rest, "--apart");
            let order = load::Order {
                tables: number(&rest, 0, 200)?,
                seconds: number(&rest, 1, 30)?,
                rate: rate.unwrap_or(1),
            };
            ensure!((1..=1000).contains(&order.tables), "1 to 1000 tables");
            ensure!((1..=600).contains(&order.seconds), "1 to 600 seconds");
            ensure!((1..=100).contains(&order.rate), "1 to 100 commands per second and table");
            let report = match nodes {
                None => runtime.block_on(load::run(&server, order))?,
                #[cfg(unix)]
                Some(count) => {
                    ensure!((1..=10).contains(&count), "1 to 10 nodes");
                    let start = program::node(program);
                    runtime.block_on(load::on_nodes(&start, order, count as usize, apart))?
                }
                #[cfg(not(unix))]
                Some(_) => anyhow::bail!("databases are started on Unix only"),
            };
            println!("{report}");
            Ok(report.is_good())
        }
        Some("kill") => {
            let seed = seed()?;
            let (times, tables) = (number(arguments, 1, 100)?, 3);
            let order = kill::Order { times, tables, seed, backups: true, full: true };
            ensure!((1..=10_000).contains(&order.times), "1 to 10000 times");
            println!("SEED={seed}");
            println!("{}", runtime.block_on(kill::run(&server, order))?);
            Ok(true)
        }
        Some("keep") => {
            let (numbers, names): (Vec<String>, Vec<String>) =
                arguments.iter().skip(1).cloned().partition(|it| it.parse::<usize>().is_ok());
            let part = |it: &String| Part::named(it).with_context(|| format!("there is no part `{it}`"));
            let parts = names.iter().map(part).collect::<anyhow::Result<Vec<Part>>>()?;
            let order = keep::Order {
                parts: if parts.is_empty() { Part::ALL.to_vec() } else { parts },
                tables: number(&numbers, 0, 10_000)?,
                megabytes: number(&numbers, 1, 1_000)?,
                sockets: 2_000,
                playing: 50,
                commands: 3_000,
            };
            ensure!((1..=100_000).contains(&order.tables), "1 to 100000 tables");
            ensure!(order.megabytes <= order.tables, "at most a megabyte for each table");
            println!("{}", runtime.block_on(keep::run(program, order))?);
            Ok(true)
        }
        #[cfg(unix)]
        Some("nodes") => {
            let seconds = number(arguments, 1, 120)?;
            ensure!((1..=100_000).contains(&seconds), "1 to 100000 seconds");
            let (faults, impossible) = nodes::possible()?;
            for fault in impossible {
                println!(
                    "NOT TRIED: {fault:?} (needs root for a small disk, the package libfaketime for clocks)"
                );
            }
            let order = nodes::Order {
                time: Duration::from_secs(seconds),
                faults,
                tables: number(arguments, 2, 4)?,
                wrong: true,
                seed: seed()?,
            };
            println!("SEED={}", order.seed);
            println!("{}", runtime.block_on(nodes::run(&program::node(program), order))?);
            Ok(true)
        }
        _ => anyhow::bail!(
            "load [TABLES] [SECONDS] [--rate N] [--nodes N [--apart]], kill [TIMES], keep [TABLES] [MEGABYTES] [PART…], or nodes [SECONDS] [TABLES]"
        ),
    }
}

/// The arguments without an option, and its value.
fn option(arguments: &[String], name: &str) -> anyhow::Result<(Vec<String>, Option<u32>)> {
    let Some(at) = arguments.iter().position(|it| it == name) else { return Ok((arguments.to_vec(), None)) };
    let value = arguments.get(at + 1).with_context(|| format!("`{name}` needs a number"))?;
    let number = value.parse().ok().with_context(|| format!("`{value}` is not a number"))?;
    Ok(([&arguments[..at], &arguments[at + 2..]].concat(), Some(number)))
}

/// The arguments without a flag, and whether it was there.
fn flag(arguments: Vec<String>, name: &str) -> (Vec<String>, bool) {
    let before = arguments.len();
    let rest: Vec<String> = arguments.into_iter().filter(|it| it != name).collect();
    let found = rest.len() < before;
    (rest, found)
}

/// The random seed: `SEED`, or the time.
fn seed() -> anyhow::Result<u64> {
    match env::var("SEED") {
        Ok(seed) => seed.parse().context("SEED is not a number"),
        Err(_) => Ok(SystemTime::now().duration_since(UNIX_EPOCH)?.as_secs()),
    }
}

fn number<T: FromStr>(arguments: &[String], at: usize, usual: T) -> anyhow::Result<T> {
    let Some(text) = arguments.get(at) else { return Ok(usual) };
    text.parse().ok().with_context(|| format!("`{text}` is not a number"))
}

/// Path of the `schwung` program: the one named in `SCHWUNG`, such as that of a release, or else the one that is built
/// into the same folder.
fn beside() -> anyhow::Result<PathBuf> {
    if let Some(named) = env::var_os("SCHWUNG") {
        return Ok(std::path::absolute(named)?);
    }
    let program = env::current_exe()?.with_file_name(format!("schwung{}", env::consts::EXE_SUFFIX));
    ensure!(program.is_file(), "{} is not built", program.display());
    Ok(program)
}
