//! `cargo xtask rules`: reports which code implements each rule of the book, and which tests prove it.
//!
//! Code cites a rule by a comment line above the implementing line, `//= sotc.stress.roll-up`. A test proves rules by a
//! comment line above it, `//% sotc.stress.roll-up sotc.stress.clear`; a play by `proves = […]` in its head. Rules that
//! need no coverage are listed with the reason in rules/exceptions.toml.

mod coverage;
mod exceptions;
pub(crate) mod lexer;
mod report;
mod source;
mod transcript;

use std::collections::BTreeSet;
use std::path::Path;

use anyhow::bail;

use crate::Usage;
use crate::shell::{files, print, read, root};
use coverage::{Claims, Demand, Place, Proof};

const EXCEPTIONS: &str = "rules/exceptions.toml";

/// Reports the coverage of all rules or of one system's, as text or JSON.
///
/// # Errors
/// Returns an error if a rule of a built system lacks code or proof without an exception, if an id is unknown, or if an
/// exception is unnecessary.
pub(crate) fn run(arguments: &[String]) -> anyhow::Result<()> {
    let (json, system) = parse(arguments)?;
    let root = root()?;
    let claims = claims(&root)?;
    let nearest = |id: &str| schwung_rulebook::nearest(id).first().map(|rule| rule.id);
    let mut coverage = coverage::cover(&demands(), claims, nearest);
    if let Some(system) = system {
        coverage.rows.retain(|row| row.rule.system == system);
    }
    if json {
        print(&report::json(&coverage)?)?;
    } else {
        print(&report::human(&coverage))?;
    }
    let (gaps, errors) = (coverage.gaps().count(), coverage.errors.len());
    if json {
        for error in &coverage.errors {
            eprintln!("{error}");
        }
    }
    if gaps + errors > 0 {
        bail!("rule coverage: {gaps} rules not covered, {errors} other errors");
    }
    Ok(())
}

fn parse(arguments: &[String]) -> anyhow::Result<(bool, Option<String>)> {
    let (mut json, mut system) = (false, None);
    let mut arguments = arguments.iter();
    while let Some(argument) = arguments.next() {
        match argument.as_str() {
            "--json" => json = true,
            "--system" => system = arguments.next().cloned(),
            other => return Err(Usage(format!("`rules` does not know `{other}`")).into()),
        }
        if argument == "--system"
            && !schwung_rulebook::systems().iter().any(|known| Some(known.id) == system.as_deref())
        {
            let known: Vec<_> = schwung_rulebook::systems().iter().map(|known| known.id).collect();
            return Err(Usage(format!("`--system` takes one of: {}", known.join(", "))).into());
        }
    }
    Ok((json, system))
}

/// The rules of the book, in the form needed here.
fn demands() -> Vec<Demand> {
    let systems = schwung_rulebook::systems().iter();
    let rules = systems.flat_map(|system| system.rules().iter().map(|rule| (rule, system.built)));
    rules
        .map(|(rule, built)| Demand {
            id: rule.id,
            system: rule.system,
            topic: rule.topic,
            kind: rule.kind,
            built,
        })
        .collect()
}

/// All citations and proofs in the source tree, valid or not.
fn claims(root: &Path) -> anyhow::Result<Claims> {
    let mut claims = Claims::default();
    let mut test_files = BTreeSet::new();
    let mut citations = Vec::new();
    for file in files(root, ".", "rs")? {
        let source = source::scan(&read(root, &file)?);
        claims.faults.extend(source.faults.into_iter().map(|(line, what)| (Place::new(&file, line), what)));
        for proof in source.proofs {
            let proof_of = Proof { place: Place::new(&file, proof.line), test: Some(proof.test) };
            claims.proofs.extend(proof.ids.into_iter().map(|id| (id, proof_of.clone())));
        }
        test_files.extend(source.test_modules.iter().map(|module| source::module_folder(&file, module)));
        if is_product_code(&file) {
            citations.push((file, source.citations));
        }
    }
    for (file, found) in citations {
        // A test module in its own file is only recognizable by its declaration.
        if !test_files.iter().any(|module| source::is_in_module(&file, module)) {
            claims.citations.extend(found.into_iter().map(|(line, id)| (id, Place::new(&file, line))));
        }
    }
    for file in files(root, "plays", "play")? {
        match transcript::proves(&read(root, &file)?) {
            Ok(ids) => claims.proofs.extend(
                ids.into_iter().map(|(line, id)| (id, Proof { place: Place::new(&file, line), test: None })),
            ),
            Err((line, what)) => claims.faults.push((Place::new(&file, line), what)),
        }
    }
    if root.join(EXCEPTIONS).is_file() {
        claims.exceptions = exceptions::parse(&read(root, EXCEPTIONS)?)?;
    }
    Ok(claims)
}

/// Whether the path matches `crates/*/src/**`.
fn is_product_code(file: &str) -> bool {
    let mut segments = file.split('/');
    segments.next() == Some("crates") && segments.nth(1) == Some("src")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn citations_count_in_the_sources_of_crates_only() {
        assert!(is_product_code("crates/fate/src/rules/stress.rs"));
        for file in
            ["crates/fate/tests/stress.rs", "xtask/src/main.rs", "crates/src/main.rs", "fuzz/src/lib.rs"]
        {
            assert!(!is_product_code(file), "{file}");
        }
    }

    #[test]
    fn arguments_are_json_and_a_known_system() {
        let parsed = |arguments: &[&str]| {
            parse(&arguments.iter().copied().map(str::to_owned).collect::<Vec<_>>()).ok()
        };
        assert_eq!(parsed(&[]), Some((false, None)));
        assert_eq!(parsed(&["--json", "--system", "sotc"]), Some((true, Some("sotc".into()))));
        assert_eq!(parsed(&["--system"]), None);
        assert_eq!(parsed(&["--system", "chess"]), None);
        assert_eq!(parsed(&["--verbose"]), None);
    }
}
