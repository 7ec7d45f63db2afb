//! Matches the rules of the book with the claims of the source tree.

use std::fmt;

use schwung_rulebook::Kind;
use serde::Serialize;

use super::exceptions::{Exception, Lacks};

/// A rule of the book.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Demand {
    /// Id of the rule.
    pub(crate) id: &'static str,
    /// First segment of the id.
    pub(crate) system: &'static str,
    /// Second segment of the id.
    pub(crate) topic: &'static str,
    /// Kind of the rule.
    pub(crate) kind: Kind,
    /// Whether an engine implements its system.
    pub(crate) built: bool,
}

impl Demand {
    /// Whether it requires code and proof.
    pub(crate) fn needs_cover(&self) -> bool {
        self.built && self.kind != Kind::Guidance
    }
}

/// A line of a file.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub(crate) struct Place {
    /// Path relative to the workspace.
    pub(crate) file: String,
    /// Line number, from 1.
    pub(crate) line: usize,
}

impl Place {
    /// Creates a place.
    pub(crate) fn new(file: &str, line: usize) -> Place {
        Place { file: file.to_owned(), line }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.file, self.line)
    }
}

/// A test that claims to prove a rule.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub(crate) struct Proof {
    /// Place of the claim.
    #[serde(flatten)]
    pub(crate) place: Place,
    /// Name of the test function; `None` for a play, which is identified by its file.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) test: Option<String>,
}

/// The claims of the source tree, valid or not.
#[derive(Debug, Default)]
pub(crate) struct Claims {
    /// Rule ids and the places that cite them.
    pub(crate) citations: Vec<(String, Place)>,
    /// Rule ids and what proves them.
    pub(crate) proofs: Vec<(String, Proof)>,
    /// The exceptions.
    pub(crate) exceptions: Vec<Exception>,
    /// Malformed claims and the reasons.
    pub(crate) faults: Vec<(Place, String)>,
}

/// A rule with its coverage.
#[derive(Debug)]
pub(crate) struct Row {
    /// The rule.
    pub(crate) rule: Demand,
    /// The places that cite it.
    pub(crate) cited: Vec<Place>,
    /// What proves it.
    pub(crate) proved: Vec<Proof>,
    /// Its exception, if any.
    pub(crate) exception: Option<Exception>,
}

impl Row {
    fn may_lack(&self, what: fn(Lacks) -> bool) -> bool {
        !self.rule.needs_cover() || self.exception.as_ref().is_some_and(|exception| what(exception.lacks))
    }

    /// Whether it requires a citation but has none.
    pub(crate) fn lacks_code(&self) -> bool {
        self.cited.is_empty() && !self.may_lack(Lacks::code)
    }

    /// Whether it requires a proof but has none.
    pub(crate) fn lacks_proof(&self) -> bool {
        self.proved.is_empty() && !self.may_lack(Lacks::proof)
    }

    /// Whether it lacks anything it requires.
    pub(crate) fn is_gap(&self) -> bool {
        self.lacks_code() || self.lacks_proof()
    }

    /// Why its exception is unnecessary, if it is.
    fn needless_exception(&self) -> Option<String> {
        let lacks = self.exception.as_ref()?.lacks;
        if !self.rule.needs_cover() {
            let why = if self.rule.built { "guidance needs no cover" } else { "its system is not built" };
            return Some(why.into());
        }
        let cited = (lacks.code() && !self.cited.is_empty()).then_some("code cites it");
        let proved = (lacks.proof() && !self.proved.is_empty()).then_some("a test proves it");
        let why: Vec<&str> = cited.into_iter().chain(proved).collect();
        let rest = match (lacks, why.len()) {
            (_, 0) => return None,
            (Lacks::Both, 1) if cited.is_some() => "; it lacks \"proof\" only",
            (Lacks::Both, 1) => "; it lacks \"code\" only",
            _ => "",
        };
        Some(why.join(" and ") + rest)
    }
}

/// The result of the comparison.
#[derive(Debug)]
pub(crate) struct Coverage {
    /// Every rule, in book order.
    pub(crate) rows: Vec<Row>,
    /// Errors other than gaps, one line each.
    pub(crate) errors: Vec<String>,
}

impl Coverage {
    /// The rules with gaps.
    pub(crate) fn gaps(&self) -> impl Iterator<Item = &Row> {
        self.rows.iter().filter(|row| row.is_gap())
    }
}

/// Compares claims and demands. `nearest` suggests ids for an unknown one.
pub(crate) fn cover(
    demands: &[Demand],
    claims: Claims,
    nearest: impl Fn(&str) -> Option<&'static str>,
) -> Coverage {
    let empty = |rule: &Demand| Row { rule: *rule, cited: Vec::new(), proved: Vec::new(), exception: None };
    let mut rows: Vec<Row> = demands.iter().map(empty).collect();
    let mut errors: Vec<String> =
        claims.faults.into_iter().map(|(place, what)| format!("{place}: {what}")).collect();
    let unknown = |id: &str| {
        let hint = nearest(id).map(|near| format!("; did you mean {near}?")).unwrap_or_default();
        format!("{id} is not in the rule book{hint}")
    };
    let row_of = |rows: &[Row], id: &str| rows.iter().position(|row| row.rule.id == id);
    for (id, place) in claims.citations {
        match row_of(&rows, &id) {
            Some(at) => rows[at].cited.push(place),
            None => errors.push(format!("{place}: {}", unknown(&id))),
        }
    }
    for (id, proof) in claims.proofs {
        match row_of(&rows, &id) {
            Some(at) => rows[at].proved.push(proof),
            None => errors.push(format!("{}: {}", proof.place, unknown(&id))),
        }
    }
    for exception in claims.exceptions {
        match row_of(&rows, &exception.id) {
            Some(at) => rows[at].exception = Some(exception),
            None => errors.push(format!("{}: {}", super::EXCEPTIONS, unknown(&exception.id))),
        }
    }
    for row in &mut rows {
        row.cited.sort();
        row.cited.dedup();
        row.proved.sort();
        row.proved.dedup();
        if let Some(why) = row.needless_exception() {
            errors.push(format!("{}: {}: no longer needed: {why}", super::EXCEPTIONS, row.rule.id));
        }
    }
    Coverage { rows, errors }
}

#[cfg(test)]
mod tests;
