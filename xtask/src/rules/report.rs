//! Reports the coverage as text or JSON.

use std::fmt::Write as _;

use serde::Serialize;

use super::coverage::{Coverage, Place, Proof, Row};
use super::exceptions::Exception;

/// A rule in the JSON report.
#[derive(Serialize)]
struct Shown<'c> {
    id: &'c str,
    system: &'c str,
    topic: &'c str,
    kind: &'c str,
    /// Whether code and proof are required.
    required: bool,
    cited: &'c [Place],
    proved: &'c [Proof],
    exception: Option<&'c Exception>,
    /// What is missing: "code", "proof".
    gaps: Vec<&'c str>,
}

/// An array with one object per rule, in book order.
///
/// # Errors
/// Does not happen in practice: everything can be represented in JSON.
pub(crate) fn json(coverage: &Coverage) -> anyhow::Result<String> {
    let shown: Vec<Shown<'_>> = coverage.rows.iter().map(shown).collect();
    Ok(serde_json::to_string_pretty(&shown)? + "\n")
}

fn shown(row: &Row) -> Shown<'_> {
    let code = row.lacks_code().then_some("code");
    let proof = row.lacks_proof().then_some("proof");
    Shown {
        id: row.rule.id,
        system: row.rule.system,
        topic: row.rule.topic,
        kind: row.rule.kind.name(),
        required: row.rule.needs_cover(),
        cited: &row.cited,
        proved: &row.proved,
        exception: row.exception.as_ref(),
        gaps: code.into_iter().chain(proof).collect(),
    }
}

/// One line per topic, then gaps, other errors, and totals.
pub(crate) fn human(coverage: &Coverage) -> String {
    let mut text = String::new();
    let mut system = "";
    for topic in coverage.rows.chunk_by(|a, b| (a.rule.system, a.rule.topic) == (b.rule.system, b.rule.topic))
    {
        let rule = topic[0].rule;
        if rule.system != system {
            system = rule.system;
            let note = if rule.built { "" } else { " (not built: nothing is required)" };
            text += &format!("{system}{note}\n");
        }
        text += &format!("  {:<14} {}\n", rule.topic, counts(topic));
    }
    if coverage.gaps().next().is_some() {
        text += "\ngaps\n";
    }
    for row in coverage.gaps() {
        let missing = match (row.lacks_code(), row.lacks_proof()) {
            (true, true) => "no code cites it, no test proves it",
            (true, false) => "no code cites it",
            _ => "no test proves it",
        };
        text += &format!("  {} ({}): {missing}\n", row.rule.id, row.rule.kind);
    }
    if !coverage.errors.is_empty() {
        text += "\nerrors\n";
    }
    for error in &coverage.errors {
        text += &format!("  {error}\n");
    }
    text += &format!("\ntotal: {}, {} errors\n", counts(&coverage.rows), coverage.errors.len());
    text
}

fn counts(rows: &[Row]) -> String {
    let count = |which: fn(&Row) -> bool| rows.iter().filter(|row| which(row)).count();
    let mut text = String::new();
    let counts = [
        (rows.len(), "rules"),
        (count(|row| row.rule.needs_cover()), "required"),
        (count(|row| !row.cited.is_empty()), "cited"),
        (count(|row| !row.proved.is_empty()), "proved"),
        (count(|row| row.exception.is_some()), "excepted"),
        (count(Row::is_gap), "gaps"),
    ];
    for (at, (count, what)) in counts.into_iter().enumerate() {
        let comma = if at == 0 { "" } else { ", " };
        // Writing to a string cannot fail.
        let _ = write!(text, "{comma}{count:>3} {what}");
    }
    text
}

#[cfg(test)]
mod tests {
    use schwung_rulebook::Kind;

    use super::super::coverage::Demand;
    use super::*;

    fn coverage() -> Coverage {
        let rule = Demand { id: "sotc.a.b", system: "sotc", topic: "a", kind: Kind::Mechanic, built: true };
        let proof = Proof { place: Place::new("crates/a/tests/b.rs", 4), test: Some("holds".into()) };
        let bare = Row { rule, cited: Vec::new(), proved: Vec::new(), exception: None };
        let row = Row { rule, cited: vec![Place::new("a.rs", 3)], proved: vec![proof], exception: None };
        Coverage { rows: vec![row, bare], errors: vec!["a.rs:9: wrong".into()] }
    }

    #[test]
    fn people_see_topics_then_gaps_then_errors_then_totals() {
        let counts = "  2 rules,   2 required,   1 cited,   1 proved,   0 excepted,   1 gaps";
        let gap = "sotc.a.b (mechanic): no code cites it, no test proves it";
        assert_eq!(
            human(&coverage()),
            format!(
                "sotc\n  a              {counts}\n\ngaps\n  {gap}\n\nerrors\n  a.rs:9: wrong\n\ntotal: {counts}, 1 errors\n"
            )
        );
    }

    #[test]
    fn programs_see_an_array_of_objects() {
        let json: serde_json::Value =
            json(&coverage()).ok().and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default();
        assert_eq!(json[0]["cited"], serde_json::json!([{ "file": "a.rs", "line": 3 }]));
        assert_eq!(
            json[0]["proved"],
            serde_json::json!([{ "file": "crates/a/tests/b.rs", "line": 4, "test": "holds" }])
        );
        assert_eq!(json[1]["gaps"], serde_json::json!(["code", "proof"]));
    }
}
