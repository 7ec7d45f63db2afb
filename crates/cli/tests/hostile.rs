//! Dice notations that crash, hang or exhaust other dice rollers, run in a process with little time and memory.
#![cfg(unix)]

#[path = "../../dice/tests/hostile/mod.rs"]
pub(crate) mod texts;

use std::process::{Command, Stdio};

use crate::common::{Ran, finish, root};

/// Limit of the address space in KiB. The test build of the program itself takes about 160 MiB.
const MEMORY: u32 = 384 * 1024;
/// Limit of processor time in seconds, a hundred times what is needed.
const TIME: u32 = 5;

/// Runs the command within the limits.
fn limited(arguments: &[&str]) -> Ran {
    let limits = format!("ulimit -v {MEMORY}; ulimit -t {TIME}; exec \"$0\" \"$@\"");
    let mut command = Command::new("sh");
    command.args(["-c", &limits, env!("CARGO_BIN_EXE_schwung")]).args(arguments);
    finish(command.current_dir(root()).stdin(Stdio::null()).output().expect("the shell starts"))
}

/// The error code, if the notation was refused.
fn refused(command: &str, text: &str) -> Option<String> {
    // The notation may begin with a minus sign.
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
            // Deeply nested notations give deeply nested JSON, which exceeds the depth limit of the parser.
            let ran = limited(&[command, "--json", "--", text]);
            let is_whole = ran.out.starts_with('{') && ran.out.ends_with("}\n");
            assert!(ran.err.is_empty() && ran.code <= 1 && is_whole, "{command} {text}");
        }
    }
}
