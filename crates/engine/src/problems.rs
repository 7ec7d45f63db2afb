//! Renders problems of files.

use schwung_files::Problem;
use schwung_messages::Catalogue;

/// Renders a problem of a file, with its location.
pub(crate) fn in_words(problem: &Problem, texts: &Catalogue) -> String {
    let args: Vec<(&str, &str)> = problem.args.iter().map(|(name, value)| (*name, value.as_str())).collect();
    let text = texts.text(&format!("file-{}", problem.code), &args);
    texts.text(
        "table-file-problem",
        &[("line", &problem.line.to_string()), ("column", &problem.column.to_string()), ("text", &text)],
    )
}
