//! Libraries in files of their own, shared by the tables of a guild.

use std::{
    fs::File,
    io::Read,
    path::{Component, Path},
};

use schwung_files::{
    LARGEST, Problem,
    kit::{Report, Table},
};

use super::Data;

/// Error: the encounter is not a file on disk, so no library can be read from its folder.
const ELSEWHERE: &str = "ds-library-elsewhere";
/// Error: a library file cannot be read.
const UNREADABLE: &str = "ds-library-unreadable";
/// Error or warning: a library file contains a problem.
const WRONG: &str = "ds-library-wrong";

/// Maximum number of problems reported for another file.
const TOLD: usize = 20;

/// Imports the library named by the key `library`, a file in the same folder.
pub(in super::super) fn shared(
    report: &mut Report<'_>,
    file: &Table<'_>,
    beside: Option<&Path>,
    data: &mut Data,
) {
    let Some((name, span)) = file.text("library") else { return };
    let Some(folder) = beside else {
        // The names of its entries are unknown.
        data.broken = true;
        report.add(span, Problem::error(ELSEWHERE).arg("name", name));
        return;
    };
    let text = match load(folder, name) {
        Ok(text) => text,
        Err(why) => {
            data.broken = true;
            report.add(span, Problem::error(UNREADABLE).arg("name", name).arg("why", why));
            return;
        }
    };
    let (problems, is_right) = match data.take(&text) {
        Ok(warnings) => (warnings, true),
        Err(problems) => (problems, false),
    };
    data.broken |= !is_right;
    for it in problems.iter().filter(|it| is_right || it.is_error()).take(TOLD) {
        let problem = if it.is_error() { Problem::error(WRONG) } else { Problem::warning(WRONG) };
        let problem = problem.arg("name", name).arg("line", it.line).arg("column", it.column);
        let problem = problem.arg("what", it.code);
        report.add(span, Problem { suggestion: it.suggestion.clone(), ..problem });
    }
}

/// Reads a file in the folder or one of its subfolders.
fn load(folder: &Path, name: &str) -> Result<String, String> {
    let is_below =
        Path::new(name).components().all(|it| matches!(it, Component::Normal(_) | Component::CurDir));
    if !is_below {
        return Err(std::io::Error::from(std::io::ErrorKind::PermissionDenied).to_string());
    }
    let most = u64::try_from(LARGEST).unwrap_or(u64::MAX);
    let mut text = String::new();
    let read = File::open(folder.join(name)).and_then(|it| it.take(most + 1).read_to_string(&mut text));
    read.map_err(|it| it.to_string())?;
    Ok(text)
}
