//! A library in a file of its own, which the tables of a guild share.

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

/// A library cannot be read where the file is not one on a disk: sent to a server, or typed in.
const ELSEWHERE: &str = "ds-library-elsewhere";
/// A library file cannot be read.
const UNREADABLE: &str = "ds-library-unreadable";
/// Something is wrong in a library file.
const WRONG: &str = "ds-library-wrong";

/// So many problems of another file are told.
const TOLD: usize = 20;

/// Takes over the library that the key `library` names, a file beside the encounter.
pub(in super::super) fn shared(
    report: &mut Report<'_>,
    file: &Table<'_>,
    beside: Option<&Path>,
    data: &mut Data,
) {
    let Some((name, span)) = file.text("library") else { return };
    let Some(folder) = beside else {
        // What its entries are called is not known here.
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

/// The text of a file in that folder or below.
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
