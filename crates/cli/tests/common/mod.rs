//! Runs the built command.
#![allow(dead_code)] // each test uses its part

use std::{
    io::Write,
    path::{Path, PathBuf},
    process::{Command, Output, Stdio},
};

/// The result of a command.
#[derive(Debug)]
pub(crate) struct Ran {
    /// Exit status.
    pub(crate) code: i32,
    pub(crate) out: String,
    pub(crate) err: String,
}

impl Ran {
    /// Standard output and standard error.
    pub(crate) fn all(&self) -> String {
        format!("{}{}", self.out, self.err)
    }

    /// Every line of standard output as JSON.
    pub(crate) fn json_lines(&self) -> Vec<serde_json::Value> {
        let parse = |line: &str| serde_json::from_str(line).unwrap_or_else(|error| panic!("{error}: {line}"));
        self.out.lines().map(parse).collect()
    }

    pub(crate) fn json(&self) -> serde_json::Value {
        serde_json::from_str(&self.out).unwrap_or_else(|error| panic!("{error}: {self:?}"))
    }
}

/// The root of the workspace.
pub(crate) fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The command in English, in the folder of the workspace, without the caller's environment variables that affect it.
pub(crate) fn schwung(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_schwung"));
    command.args(arguments).current_dir(root());
    for name in ["SCHWUNG_LANG", "LC_ALL", "LC_MESSAGES", "LANG", "NO_COLOR", "CLICOLOR", "CLICOLOR_FORCE"] {
        command.env_remove(name);
    }
    command
}

/// Runs the command with empty input.
pub(crate) fn run(arguments: &[&str]) -> Ran {
    finish(schwung(arguments).stdin(Stdio::null()).output().expect("the command starts"))
}

/// Runs the command with `input` on standard input.
pub(crate) fn run_with(arguments: &[&str], input: &[u8]) -> Ran {
    let mut command = schwung(arguments);
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("the command starts");
    let mut stdin = child.stdin.take().expect("it is piped");
    let input = input.to_owned();
    // The command may end before it has read everything.
    let writer = std::thread::spawn(move || drop(stdin.write_all(&input)));
    let output = child.wait_with_output().expect("the command ends");
    writer.join().expect("the writer ends");
    finish(output)
}

pub(crate) fn finish(output: Output) -> Ran {
    let text = |bytes| String::from_utf8(bytes).expect("what it writes is text");
    let ran = Ran {
        code: output.status.code().expect("no signal ended it"),
        out: text(output.stdout),
        err: text(output.stderr),
    };
    assert!(!ran.err.contains("panicked"), "{}", ran.err);
    assert!(!ran.all().contains('⟨'), "a message is missing: {}", ran.all());
    ran
}

/// A fresh folder for a test.
pub(crate) fn folder(test: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(test);
    drop(std::fs::remove_dir_all(&folder));
    std::fs::create_dir_all(&folder).expect("a folder can be made");
    folder
}

/// Writes a file into a test's folder and returns its path.
pub(crate) fn file(folder: &Path, name: &str, text: impl AsRef<[u8]>) -> String {
    let path = folder.join(name);
    std::fs::write(&path, text).expect("a file can be written");
    path.to_str().expect("its path is text").to_owned()
}

/// The beginning of a play in which Anna attacks.
pub(crate) const HEAD: &str = r#"+++
title = "A fight"
proves = []
players = ["Anna"]

[conflict]
kind = "physical"

[[character]]
name = "Anna"
player = "Anna"
skills = { Fists = 4, Alertness = 3 }
aspects = ["Quick Blade"]

[[character]]
name = "Boris"
skills = { Fists = 1, Athletics = 2 }
fate = 0
+++
"#;
