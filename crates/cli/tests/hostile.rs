//! Notations that stop, hang or kill other dice rollers, in a process that has little time and little memory.
#![cfg(unix)]

#[path = "../../dice/tests/hostile/mod.rs"]
pub(crate) mod texts;

use std::process::{Command, Stdio};

use crate::common::{Ran, finish, root};

/// KiB of address space: more, and the process is not given it. The program itself, as it is built for tests, takes about
/// 160 MiB of it.
const MEMORY: u32 = 384 * 1024;
/// Seconds of processor time: more, and the process is killed. A hundred times what it takes.
const TIME: u32 = 5;

/// The command with little of everything.
fn limited(arguments: &[&str]) -> Ran {
    let limits = format!("ulimit -v {MEMORY}; ulimit -t {TIME}; exec \"$0\" \"$@\"");
    let mut command = Command::new("sh");
    command.args(["-c", &limits, env!("CARGO_BIN_EXE_schwung")]).args(arguments);
    finish(command.current_dir(root()).stdin(Stdio::null()).output().expect("the shell starts"))
}

/// The code of a refusal, if it was refused.
fn refused(command: &str, text: &str) -> Option<String> {
    // A text that begins with a minus is a text all the same.
    let ran = limited(&[command, "--json", "--", text]);
    assert_eq!(ran.err, "", "{command} {text}");
    let code = ran.json()["error"]["code"].as_str().map(str::to_owned);
    assert_eq!(ran.code, i32::from(code.is_some()), "{command} {text}");
    code
}

#[test]
fn what_stops_others_is_answered_in_little_time_and_memory() {
    let path = root().join("crates/dice/tests/cases/hostile.toml");
    let cases: toml::Table = std::fs::read_to_string(path).expect("UTF-8").parse().expect("TOML");
    for case in cases["case"].as_array().expect("a list") {
        let text = |key: &str| case.get(key).map(|it| it.as_str().expect("text").to_owned());
        let roll = text("roll").expect("it is there");
        assert_eq!(refused("roll", &roll), text("refused"), "roll {roll}");
        assert_eq!(refused("odds", &roll), text("refused").or(text("odds")), "odds {roll}");
    }
}

#[test]
fn long_texts_are_answered_in_little_time_and_memory() {
    for text in texts::texts().iter().filter(|it| !it.contains('\0')) {
        for command in ["roll", "odds"] {
            // What is nested deeply is written so as well, deeper than this reader goes.
            let ran = limited(&[command, "--json", "--", text]);
            let is_whole = ran.out.starts_with('{') && ran.out.ends_with("}\n");
            assert!(ran.err.is_empty() && ran.code <= 1 && is_whole, "{command} {text}");
        }
    }
}
