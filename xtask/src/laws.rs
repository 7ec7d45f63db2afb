//! `cargo xtask laws`: the long form of the laws that random games are held to.

use anyhow::Context;

use crate::Usage;
use crate::shell::{cargo, run as run_program};

/// Games for each law unless told.
const GAMES: u32 = 100_000;

/// Tests that hold random games to laws.
struct Laws {
    packages: &'static [&'static str],
    suites: &'static [&'static str],
    tests: &'static [&'static str],
    /// By what the number of games is divided: some are long, or played hundreds of times.
    divisor: u32,
}

const LAWS: [Laws; 7] = [
    Laws {
        packages: &["schwung-fate", "schwung-zerospace", "schwung-daemmersturm"],
        suites: &["suite"],
        tests: &["keeping::", "laws::"],
        divisor: 1,
    },
    Laws { packages: &["schwung-chances"], suites: &["agree", "brawls"], tests: &["alike"], divisor: 100 },
    Laws {
        packages: &["schwung-fate-ui", "schwung-zerospace-ui", "schwung-daemmersturm-ui"],
        suites: &["suite"],
        tests: &["any_commands_in_any_order", "games_that_differ_in_secrets"],
        divisor: 100,
    },
    Laws { packages: &["schwung-insight"], suites: &["suite"], tests: &["add_up"], divisor: 100 },
    Laws { packages: &["schwung-insight"], suites: &["suite"], tests: &["decided::"], divisor: 2 },
    Laws {
        packages: &["schwung-systems"],
        suites: &["suite"],
        tests: &["commits::", "differences::", "plans::", "scenes::"],
        divisor: 1_000,
    },
    Laws { packages: &["schwung-systems"], suites: &["suite"], tests: &["hold_in_fresh_fights"], divisor: 5 },
];

/// Plays that many games for each law of each engine, other ones at each `seed`. `cargo xtask test` plays a few.
///
/// # Errors
/// Returns an error if a game breaks a law; the output names its seed.
pub(crate) fn run(arguments: &[String]) -> anyhow::Result<()> {
    let number = |text: &String| text.parse::<u32>().with_context(|| format!("`{text}` is no number"));
    let (games, seed) = match arguments {
        [] => (GAMES, None),
        [games] => (number(games)?, None),
        [games, seed] => (number(games)?, Some(number(seed)?)),
        _ => return Err(Usage("`laws` takes a number of games and a seed".into()).into()),
    };
    for Laws { packages, suites, tests, divisor } in LAWS {
        let packages = packages.iter().flat_map(|it| ["-p", it]);
        let suites = suites.iter().flat_map(|it| ["--test", it]);
        // Optimized: it runs far longer than it builds.
        let arguments = ["test", "--release", "--no-fail-fast"].into_iter().chain(packages).chain(suites);
        let mut command = cargo(arguments.chain(["--"]).chain(tests.iter().copied()))?;
        command.env("LAWS_GAMES", games.div_ceil(divisor).to_string());
        if let Some(seed) = seed {
            command.env("LAWS_SEED", seed.to_string());
        }
        run_program(&mut command)?;
    }
    Ok(())
}
