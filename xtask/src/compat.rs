//! `cargo xtask compat`: writes a sample of this version's stored data into `compat/`.

use std::fs;

use anyhow::Context;

use crate::Usage;
use crate::shell::{cargo, root, run as run_program};

/// What writes each part of a sample, in the order in which they need each other.
const PARTS: [&str; 3] = ["compat::write_sample", "compat::write_database", "schema::tests::write_schema"];

/// Writes the newest sample anew, or a further one.
///
/// # Errors
/// Returns an error if something cannot be built or written.
pub(crate) fn run(arguments: &[String]) -> anyhow::Result<()> {
    let newest = newest()?;
    let release = match arguments {
        [] => newest,
        [next] if next == "--next" => newest + 1,
        _ => return Err(Usage("`compat` takes --next or nothing".into()).into()),
    };
    let sample = format!("release-{release}");
    for part in PARTS {
        let arguments = ["test", "--quiet", "--workspace", "--lib", "--tests", part, "--", "--ignored"];
        run_program(cargo(arguments)?.env("SAMPLE", &sample).env_remove("UPDATE"))?;
    }
    println!("==> compat/{sample}");
    Ok(())
}

fn newest() -> anyhow::Result<u32> {
    let mut newest = None;
    for entry in fs::read_dir(root()?.join("compat"))? {
        let name = entry?.file_name();
        newest = newest.max(name.to_string_lossy().strip_prefix("release-").and_then(|it| it.parse().ok()));
    }
    newest.context("there is no sample in compat/")
}
