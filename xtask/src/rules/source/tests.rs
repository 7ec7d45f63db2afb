use super::*;

fn citations(text: &str) -> Vec<(usize, String)> {
    let source = scan(text);
    assert_eq!(source.faults, []);
    source.citations
}

fn cited(line: usize, id: &str) -> (usize, String) {
    (line, id.to_owned())
}

/// Test and rule ids of each proof.
fn proofs(text: &str) -> Vec<(String, Vec<String>)> {
    let source = scan(text);
    assert_eq!(source.faults, []);
    source.proofs.into_iter().map(|claim| (claim.test, claim.ids)).collect()
}

fn proved(test: &str, ids: &[&str]) -> (String, Vec<String>) {
    (test.to_owned(), ids.iter().copied().map(str::to_owned).collect())
}

fn faults(text: &str) -> Vec<(usize, String)> {
    scan(text).faults
}

#[test]
fn a_citation_is_a_comment_line() {
    let text = "fn f() {\n    //= sotc.stress.roll-up\n    g();\n\t//= sotc.stress.clear  \n}\n";
    assert_eq!(citations(text), [cited(2, "sotc.stress.roll-up"), cited(4, "sotc.stress.clear")]);
}

#[test]
fn several_citations_may_share_a_line() {
    assert_eq!(citations("//= sotc.a.b sotc.c.d\n"), [cited(1, "sotc.a.b"), cited(1, "sotc.c.d")]);
}

#[test]
fn an_unknown_id_is_still_read() {
    assert_eq!(citations("//= no such thing"), [cited(1, "no"), cited(1, "such"), cited(1, "thing")]);
}

#[test]
fn what_stands_in_strings_and_other_comments_is_no_citation() {
    let text = r##"
        const A: &str = "
            //= sotc.in.string
        ";
        const B: &str = r#"
            //= sotc.in."raw".string
        "#;
        /*
            //= sotc.in.block-comment
        */
        /// //= sotc.in.doc-comment
        //! //= sotc.in.doc-comment
        //== sotc.in.decoration
        //======
        // //= sotc.in.comment
        //= sotc.real.one
    "##;
    assert_eq!(citations(text), [cited(16, "sotc.real.one")]);
}

#[test]
fn test_modules_do_not_cite() {
    let text = "
        #[cfg(test)]
        mod tests {
            //= sotc.in.test
            fn f() { if x { } }
            //= sotc.in.test
        }
        //= sotc.after.test
        #[cfg(not(test))]
        mod other {
            //= sotc.in.product
        }
        #[cfg(any(test, feature = \"x\"))]
        pub(crate) mod either {
            //= sotc.in.either
        }";
    let expected = [cited(8, "sotc.after.test"), cited(11, "sotc.in.product"), cited(15, "sotc.in.either")];
    assert_eq!(citations(text), expected);
}

#[test]
fn test_modules_in_files_of_their_own_are_known_by_their_declaration() {
    let source =
        scan("#[cfg(test)]\nmod tests;\nmod product;\n#[cfg(all(test, unix))]\npub(crate) mod more;\n");
    assert_eq!(source.test_modules, ["tests", "more"]);

    for (file, module) in [
        ("crates/a/src/lib.rs", "crates/a/src/tests"),
        ("crates/a/src/main.rs", "crates/a/src/tests"),
        ("crates/a/src/b.rs", "crates/a/src/b/tests"),
        ("crates/a/src/b/mod.rs", "crates/a/src/b/tests"),
    ] {
        assert_eq!(module_folder(file, "tests"), module);
    }
    for (file, inside) in
        [("a/tests.rs", true), ("a/tests/mod.rs", true), ("a/tests/b/c.rs", true), ("a/tests2.rs", false)]
    {
        assert_eq!(is_in_module(file, "a/tests"), inside, "{file}");
    }
}

#[test]
fn a_proof_stands_above_a_test() {
    let text = "
        //% sotc.a.b
        #[test]
        fn first() { let x = 1; }

        /// What it shows.
        #[test]
        //% sotc.a.b sotc.c.d
        //% sotc.e.f
        #[should_panic(expected = \"ignore\")]
        fn second() {}";
    assert_eq!(
        proofs(text),
        [
            proved("first", &["sotc.a.b"]),
            proved("second", &["sotc.a.b", "sotc.c.d"]),
            proved("second", &["sotc.e.f"]),
        ]
    );
}

#[test]
fn tests_in_modules_and_macros_prove_as_well() {
    let text = "
        #[cfg(test)]
        mod tests {
            proptest! {
                #![proptest_config(Config::default())]
                //% sotc.a.b
                #[test]
                fn law(x in 0..3, y: &'static str) { f('{'); }
            }
            //% sotc.c.d
            #[tokio::test(flavor = \"current_thread\")]
            pub(crate) async fn later() {}
        }";
    assert_eq!(proofs(text), [proved("law", &["sotc.a.b"]), proved("later", &["sotc.c.d"])]);
}

#[test]
fn what_stands_in_strings_is_no_proof() {
    assert_eq!(proofs("const A: &str = \"\n//% sotc.a.b\n#[test]\nfn f() {}\n\";"), []);
    // Nor does a string's content look like an attribute.
    assert_eq!(faults("//% sotc.a.b\n#[doc = \"[test]\"]\nfn f() {}").len(), 1);
}

#[test]
fn a_proof_above_no_test_is_a_fault() {
    let fault = |line| (line, "`//%` stands above no `#[test]` function".to_owned());
    for text in [
        "//% sotc.a.b\nfn helper() {}\n#[test]\nfn f() {}",
        "//% sotc.a.b\nuse x;\n#[test]\nfn f() {}",
        "//% sotc.a.b\nstruct X;\n#[test]\nfn f() {}",
        "//% sotc.a.b\n#[cfg(test)]\nmod tests {\n#[test]\nfn f() {}\n}",
        "//% sotc.a.b",
    ] {
        let source = scan(text);
        assert_eq!((source.faults, source.proofs), (vec![fault(1)], vec![]), "{text}");
    }
    assert_eq!(faults("mod a {\n//% sotc.a.b\n}\n#[test]\nfn f() {}"), [fault(2)]);
}

#[test]
fn an_ignored_test_proves_nothing() {
    let expected = "the test `f` is ignored, so it proves nothing";
    for text in [
        "//% sotc.a.b\n#[test]\n#[ignore]\nfn f() {}",
        "//% sotc.a.b\n#[ignore = \"slow\"]\n#[test]\nfn f() {}",
    ] {
        assert_eq!(faults(text), [(1, expected.to_owned())]);
    }
}

#[test]
fn slips_of_the_hand_are_faults() {
    assert_eq!(faults("//=sotc.a.b"), [(1, "a space is missing after `//=`".to_owned())]);
    assert_eq!(faults("//%sotc.a.b"), [(1, "a space is missing after `//%`".to_owned())]);
    assert_eq!(
        faults("f(); //= sotc.a.b"),
        [(1, "`//=` stands behind code; give it a line of its own".to_owned())]
    );
}

#[test]
fn unfinished_source_does_not_panic() {
    let text = "#[cfg(test)] mod tests { //= a\n #[test] fn f() { r#\"x\"# } } //% b\n #[x";
    for end in (0..=text.len()).filter(|end| text.is_char_boundary(*end)) {
        scan(&text[..end]);
    }
}
