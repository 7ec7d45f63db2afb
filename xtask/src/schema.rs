//! `cargo xtask schema`: the JSON Schema of encounter files for editors.

use std::fs;
use std::process::{Command, Stdio};

use anyhow::{Context, bail};

use crate::Usage;
use crate::shell::{line, program, root};

const FILE: &str = "docs/encounter.schema.json";

/// Writes the output of `schwung schema` to docs/; with `--check`, compares it to the existing file.
///
/// # Errors
/// Returns an error if the schema cannot be generated or written or, with `--check`, differs.
pub(crate) fn run(arguments: &[String]) -> anyhow::Result<()> {
    let check = match arguments {
        [] => false,
        [check] if check == "--check" => true,
        _ => return Err(Usage("`schema` takes `--check` or nothing".into()).into()),
    };
    let schema = schema()?;
    let path = root()?.join(FILE);
    if check {
        let there = fs::read_to_string(&path).with_context(|| format!("cannot read {FILE}"))?;
        if there != schema {
            bail!("{FILE} is out of date: run `cargo xtask schema`");
        }
        println!("{FILE} is up to date");
    } else {
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder).context("cannot create docs/")?;
        }
        fs::write(&path, schema).with_context(|| format!("cannot write {FILE}"))?;
        println!("wrote {FILE}");
    }
    Ok(())
}

fn schema() -> anyhow::Result<String> {
    let mut command = Command::new(program()?);
    let output = command.arg("schema").stderr(Stdio::inherit()).output().context("cannot start schwung")?;
    if !output.status.success() {
        bail!("`{}` failed ({})", line(&command), output.status);
    }
    let text = String::from_utf8(output.stdout).context("the schema is not UTF-8")?;
    let _: serde_json::Value = serde_json::from_str(&text).context("the schema is not JSON")?;
    Ok(format!("{}\n", text.trim_end()))
}
