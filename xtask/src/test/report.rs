//! What the steps printed, how long they took, and how many tests they ran.

use std::sync::Mutex;
use std::time::{Duration, Instant};

/// Number of tests so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Tally {
    pub(crate) passed: u64,
    pub(crate) failed: u64,
}

impl Tally {
    pub(crate) fn add(&mut self, more: Tally) {
        self.passed += more.passed;
        self.failed += more.failed;
    }

    /// Sums up the lines `test result: ok. 5 passed; 0 failed; …` of an output, with or without colours.
    pub(crate) fn of_rust(output: &str) -> Tally {
        let mut tally = Tally::default();
        output.lines().filter_map(result).for_each(|it| tally.add(it));
        tally
    }
}

/// The outcome of a step whose command could be run.
#[derive(Debug, Default)]
pub(crate) struct Done {
    /// What it printed, if it has not been shown yet.
    pub(crate) output: String,
    pub(crate) tests: Tally,
    /// Why it failed nevertheless.
    pub(crate) problem: Option<String>,
}

struct Step {
    name: &'static str,
    took: Duration,
    passed: bool,
}

/// The steps that have ended. Steps that run side by side print their output at their end, so that it is not mixed.
#[derive(Default)]
pub(crate) struct Report {
    ended: Mutex<(Vec<Step>, Tally)>,
}

impl Report {
    /// Runs a step and reports it. Whether it passed.
    pub(crate) fn step(&self, name: &'static str, run: impl FnOnce() -> anyhow::Result<Done>) -> bool {
        let start = Instant::now();
        let (done, error) = match run() {
            Ok(done) => (done, None),
            Err(error) => (Done::default(), Some(format!("{error:#}"))),
        };
        let problem = error.or(done.problem);
        let took = start.elapsed();
        let mut ended = self.ended.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        let verdict = if problem.is_some() { "FAILED after" } else { "took" };
        print!("==> {name}\n{}", done.output);
        println!("    {name} {verdict} {:.1} s", took.as_secs_f64());
        if let Some(problem) = &problem {
            println!("error: {problem}");
        }
        ended.1.add(done.tests);
        ended.0.push(Step { name, took, passed: problem.is_none() });
        problem.is_none()
    }

    /// Prints a line for each step and the count, which is the last line.
    pub(crate) fn summary(&self) {
        let ended = self.ended.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        println!("\n==> summary (steps run side by side)");
        for Step { name, took, passed } in &ended.0 {
            let verdict = if *passed { "ok" } else { "FAILED" };
            println!("    {name:<16} {verdict:<6} {:>7.1} s", took.as_secs_f64());
        }
        println!("{} passed, {} failed", ended.1.passed, ended.1.failed);
    }
}

fn result(text: &str) -> Option<Tally> {
    let rest = plain(text);
    let (_verdict, counts) = rest.trim().strip_prefix("test result: ")?.split_once(". ")?;
    let mut counts = counts.split("; ");
    let mut count = |what| counts.next()?.strip_suffix(what)?.trim().parse().ok();
    Some(Tally { passed: count("passed")?, failed: count("failed")? })
}

/// The text without colour codes.
fn plain(text: &str) -> String {
    let mut parts = text.split("\u{1b}[");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |plain, part| plain + part.split_once('m').map_or(part, |(_, rest)| rest))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_are_read_whether_good_bad_or_coloured() {
        let rest = "0 ignored; 0 measured; 0 filtered out; finished in 0.00s";
        let read = |text: &str| result(&format!("{text}; {rest}")).map(|tally| (tally.passed, tally.failed));
        assert_eq!(read("test result: ok. 25 passed; 0 failed"), Some((25, 0)));
        assert_eq!(read("test result: FAILED. 3 passed; 2 failed"), Some((3, 2)));
        assert_eq!(read("test result: \u{1b}[32mok\u{1b}[m. 7 passed; 0 failed"), Some((7, 0)));
    }

    #[test]
    fn other_lines_are_no_results() {
        for text in [
            "",
            "test foo ... ok",
            "running 3 tests",
            "test result: unclear",
            "a test result: ok. 1 passed; 0 failed",
        ] {
            assert_eq!(result(text), None, "{text}");
        }
    }

    #[test]
    fn a_step_fails_by_an_error_or_a_problem_and_its_tests_count() {
        let report = Report::default();
        let tests = Tally { passed: 2, failed: 1 };
        assert!(report.step("good", || Ok(Done { tests, ..Done::default() })));
        assert!(!report.step("bad", || Ok(Done { tests, problem: Some("no".into()), ..Done::default() })));
        assert!(!report.step("worse", || anyhow::bail!("never started")));
        let ended = report.ended.lock().expect("no step panicked");
        assert_eq!((ended.0.len(), ended.1), (3, Tally { passed: 4, failed: 2 }));
    }
}
