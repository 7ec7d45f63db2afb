use super::*;

fn demand(id: &'static str, kind: Kind, built: bool) -> Demand {
    let mut segments = id.split('.');
    let mut next = || segments.next().expect("test ids have three segments");
    Demand { id, system: next(), topic: next(), kind, built }
}

fn book() -> Vec<Demand> {
    vec![
        demand("sotc.a.mechanic", Kind::Mechanic, true),
        demand("sotc.a.option", Kind::Option, true),
        demand("sotc.a.judgement", Kind::Judgement, true),
        demand("sotc.a.guidance", Kind::Guidance, true),
        demand("other.a.mechanic", Kind::Mechanic, false),
    ]
}

fn cite(id: &str) -> (String, Place) {
    (id.to_owned(), Place::new("crates/a/src/lib.rs", 3))
}

fn prove(id: &str) -> (String, Proof) {
    (id.to_owned(), Proof { place: Place::new("plays/a.play", 2), test: None })
}

fn except(id: &str, lacks: Lacks) -> Exception {
    Exception { id: id.to_owned(), lacks, reason: "because".to_owned() }
}

fn covered(claims: Claims) -> Coverage {
    cover(&book(), claims, |_| Some("sotc.a.option"))
}

fn gaps(coverage: &Coverage) -> Vec<(&str, bool, bool)> {
    coverage.gaps().map(|row| (row.rule.id, row.lacks_code(), row.lacks_proof())).collect()
}

#[test]
fn all_but_guidance_of_a_built_system_needs_code_and_proof() {
    let claims = Claims {
        citations: vec![cite("sotc.a.mechanic"), cite("sotc.a.option")],
        proofs: vec![prove("sotc.a.mechanic")],
        ..Claims::default()
    };
    let coverage = covered(claims);
    assert_eq!(coverage.errors, [""; 0]);
    assert_eq!(gaps(&coverage), [("sotc.a.option", false, true), ("sotc.a.judgement", true, true)]);
}

#[test]
fn an_unknown_id_is_an_error_with_a_suggestion() {
    let claims = Claims {
        citations: vec![cite("sotc.a.opton")],
        proofs: vec![prove("sotc.a.opton")],
        exceptions: vec![except("sotc.a.opton", Lacks::Both)],
        faults: vec![(Place::new("crates/a/src/b.rs", 7), "cannot be read".into())],
    };
    assert_eq!(
        covered(claims).errors,
        [
            "crates/a/src/b.rs:7: cannot be read",
            "crates/a/src/lib.rs:3: sotc.a.opton is not in the rule book; did you mean sotc.a.option?",
            "plays/a.play:2: sotc.a.opton is not in the rule book; did you mean sotc.a.option?",
            "rules/exceptions.toml: sotc.a.opton is not in the rule book; did you mean sotc.a.option?",
        ]
    );
}

#[test]
fn an_exception_closes_a_gap() {
    for (lacks, expected) in [
        (Lacks::Code, vec![("sotc.a.mechanic", false, true)]),
        (Lacks::Proof, vec![("sotc.a.mechanic", true, false)]),
        (Lacks::Both, vec![]),
    ] {
        let claims = Claims { exceptions: vec![except("sotc.a.mechanic", lacks)], ..Claims::default() };
        let coverage = cover(&book()[..1], claims, |_| None);
        assert_eq!((gaps(&coverage), coverage.errors.len()), (expected, 0), "{lacks:?}");
    }
}

#[test]
fn an_exception_that_is_not_needed_is_an_error() {
    let error = |id: &'static str, lacks, cited: bool, proved: bool| {
        let claims = Claims {
            citations: cited.then(|| cite(id)).into_iter().collect(),
            proofs: proved.then(|| prove(id)).into_iter().collect(),
            exceptions: vec![except(id, lacks)],
            faults: Vec::new(),
        };
        covered(claims).errors.join("\n")
    };
    let no_longer = |why: &str| format!("rules/exceptions.toml: sotc.a.mechanic: no longer needed: {why}");
    let id = "sotc.a.mechanic";
    assert_eq!(error(id, Lacks::Code, true, false), no_longer("code cites it"));
    assert_eq!(error(id, Lacks::Code, false, true), "");
    assert_eq!(error(id, Lacks::Proof, false, true), no_longer("a test proves it"));
    assert_eq!(error(id, Lacks::Both, true, false), no_longer("code cites it; it lacks \"proof\" only"));
    assert_eq!(error(id, Lacks::Both, false, true), no_longer("a test proves it; it lacks \"code\" only"));
    assert_eq!(error(id, Lacks::Both, true, true), no_longer("code cites it and a test proves it"));
    assert!(error("sotc.a.guidance", Lacks::Both, false, false).ends_with("guidance needs no cover"));
    assert!(error("other.a.mechanic", Lacks::Both, false, false).ends_with("its system is not built"));
}

#[test]
fn the_same_claim_twice_counts_once() {
    let claims = Claims { proofs: vec![prove("sotc.a.option"), prove("sotc.a.option")], ..Claims::default() };
    assert_eq!(covered(claims).rows[1].proved.len(), 1);
}
