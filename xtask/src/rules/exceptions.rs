//! rules/exceptions.toml: rules that need not be covered, with reasons.

use anyhow::{Context, bail};
use serde::{Deserialize, Serialize};

/// An exception for a rule.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Exception {
    /// Id of the rule.
    #[serde(skip_serializing)]
    pub(crate) id: String,
    /// What it may lack.
    pub(crate) lacks: Lacks,
    /// The reason.
    pub(crate) reason: String,
}

/// What a rule may lack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Lacks {
    /// A citation.
    Code,
    /// A proof.
    Proof,
    /// Either.
    Both,
}

impl Lacks {
    /// Whether it may lack a citation.
    pub(crate) fn code(self) -> bool {
        self != Lacks::Proof
    }

    /// Whether it may lack a proof.
    pub(crate) fn proof(self) -> bool {
        self != Lacks::Code
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    #[serde(default)]
    exception: Vec<Exception>,
}

/// Parses the file.
///
/// # Errors
/// Returns an error if it is malformed, gives no reason, or names a rule twice.
pub(crate) fn parse(text: &str) -> anyhow::Result<Vec<Exception>> {
    let File { exception: exceptions } =
        toml::from_str(text).with_context(|| format!("in {}", super::EXCEPTIONS))?;
    for (at, Exception { id, reason, .. }) in exceptions.iter().enumerate() {
        if reason.trim().is_empty() {
            bail!("{}: {id}: an exception needs a reason", super::EXCEPTIONS);
        }
        if exceptions[..at].iter().any(|other| other.id == *id) {
            bail!("{}: {id}: listed twice", super::EXCEPTIONS);
        }
    }
    Ok(exceptions)
}

#[cfg(test)]
mod tests {
    use super::*;

    const GOOD: &str =
        "[[exception]]\nid = \"sotc.a.b\"\nlacks = \"proof\"\nreason = \"Only seen on paper.\"\n";

    #[test]
    fn an_exception_has_id_lack_and_reason() {
        let expected =
            Exception { id: "sotc.a.b".into(), lacks: Lacks::Proof, reason: "Only seen on paper.".into() };
        assert_eq!(parse(GOOD).ok(), Some(vec![expected]));
        assert_eq!(parse("# none\n").ok(), Some(vec![]));
    }

    #[test]
    fn anything_else_is_refused() {
        for (from, to) in
            [("\"proof\"", "\"tests\""), ("Only seen on paper.", " "), ("reason", "why"), ("id", "rule")]
        {
            assert!(parse(&GOOD.replace(from, to)).is_err(), "{to}");
        }
        assert!(parse(&GOOD.repeat(2)).is_err());
    }
}
