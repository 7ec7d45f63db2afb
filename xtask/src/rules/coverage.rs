//! Bringing together what the book demands and what the tree claims.

use std::fmt;

use schwung_rulebook::Kind;
use serde::Serialize;

use super::exceptions::{Exception, Lacks};

/// A rule of the book.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Demand {
    /// Its id.
    pub(crate) id: &'static str,
    /// First segment of the id.
    pub(crate) system: &'static str,
    /// Second segment of the id.
    pub(crate) topic: &'static str,
    /// Its kind.
    pub(crate) kind: Kind,
    /// Whether its system is carried out at all.
    pub(crate) built: bool,
}

impl Demand {
    /// Whether code and proof are asked for.
    pub(crate) fn needs_cover(&self) -> bool {
        self.built && self.kind != Kind::Guidance
    }
}

/// A line of a file.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub(crate) struct Place {
    /// Path relative to the workspace.
    pub(crate) file: String,
    /// Counted from 1.
    pub(crate) line: usize,
}

impl Place {
    /// The place of this file and line.
    pub(crate) fn new(file: &str, line: usize) -> Place {
        Place { file: file.to_owned(), line }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.file, self.line)
    }
}

/// A test that says it proves a rule.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub(crate) struct Proof {
    /// Where it says so.
    #[serde(flatten)]
    pub(crate) place: Place,
    /// The function; none for a transcript, which is its file.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) test: Option<String>,
}

/// What the tree says, right or wrong.
#[derive(Debug, Default)]
pub(crate) struct Claims {
    /// Rule ids, and where code cites them.
    pub(crate) citations: Vec<(String, Place)>,
    /// Rule ids, and what proves them.
    pub(crate) proofs: Vec<(String, Proof)>,
    /// The exceptions.
    pub(crate) exceptions: Vec<Exception>,
    /// What cannot be read.
    pub(crate) faults: Vec<(Place, String)>,
}

/// A rule with all that is known of it.
#[derive(Debug)]
pub(crate) struct Row {
    /// The rule.
    pub(crate) rule: Demand,
    /// Where code cites it.
    pub(crate) cited: Vec<Place>,
    /// What proves it.
    pub(crate) proved: Vec<Proof>,
    /// Its exception.
    pub(crate) exception: Option<Exception>,
}

impl Row {
    fn may_lack(&self, what: fn(Lacks) -> bool) -> bool {
        !self.rule.needs_cover() || self.exception.as_ref().is_some_and(|exception| what(exception.lacks))
    }

    /// Whether it has no citation and needs one.
    pub(crate) fn lacks_code(&self) -> bool {
        self.cited.is_empty() && !self.may_lack(Lacks::code)
    }

    /// Whether it has no proof and needs one.
    pub(crate) fn lacks_proof(&self) -> bool {
        self.proved.is_empty() && !self.may_lack(Lacks::proof)
    }

    /// Whether it lacks anything it needs.
    pub(crate) fn is_gap(&self) -> bool {
        self.lacks_code() || self.lacks_proof()
    }

    /// Why its exception should go, if it should.
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

/// The outcome.
#[derive(Debug)]
pub(crate) struct Coverage {
    /// Every rule, in book order.
    pub(crate) rows: Vec<Row>,
    /// What is wrong besides gaps, a line each.
    pub(crate) errors: Vec<String>,
}

impl Coverage {
    /// The rules that lack something.
    pub(crate) fn gaps(&self) -> impl Iterator<Item = &Row> {
        self.rows.iter().filter(|row| row.is_gap())
    }
}

/// Sets the claims against the demands. `nearest` is asked for a suggestion when an id is unknown.
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
