//! Invalid files, each preceded by the expected problems: `#! line:column code` for an error,
//! `#? line:column code` for a warning, then ` -> suggestion` if there is one. Line numbers include these header
//! lines.

use std::{collections::BTreeSet, fs, path::PathBuf};

use schwung_fate_ui::files::{read, read_bytes};
use schwung_files::{LARGEST, Options, Problem, Severity};

fn files() -> Vec<(String, String)> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/files/examples");
    let mut files: Vec<_> = fs::read_dir(folder)
        .expect("the folder is there")
        .map(|entry| entry.expect("an entry").path())
        .map(|path| (path.display().to_string(), fs::read_to_string(&path).expect("a text")))
        .collect();
    files.sort();
    files
}

fn problems(text: &str) -> Vec<Problem> {
    read(text, &Options::default()).map_or_else(|problems| problems, |encounter| encounter.warnings)
}

/// The codes of all problems.
fn codes() -> impl Iterator<Item = &'static str> {
    schwung_files::CODES.iter().chain(schwung_fate_ui::files::CODES).copied()
}

fn line(problem: &Problem) -> String {
    let sign = if problem.severity == Severity::Error { '!' } else { '?' };
    let Problem { line, column, code, suggestion, .. } = problem;
    let suggestion = suggestion.as_ref().map_or(String::new(), |it| format!(" -> {it}"));
    format!("#{sign} {line}:{column} {code}{suggestion}")
}

#[test]
fn every_problem_is_found_at_its_place() {
    let mut wrong = String::new();
    for (name, text) in files() {
        let wanted: Vec<&str> =
            text.lines().take_while(|it| it.starts_with("#!") || it.starts_with("#?")).collect();
        let found: Vec<String> = problems(&text).iter().map(line).collect();
        if found != wanted {
            wrong.push_str(&format!("{name}:\n{}\n", found.join("\n")));
        }
    }
    assert_eq!(wrong, "");
}

#[test]
fn every_code_has_a_file_that_shows_it() {
    let mut shown: BTreeSet<&str> =
        files().iter().flat_map(|(_, text)| problems(text)).map(|problem| problem.code).collect();
    // The tests below cover these: no text file of a reasonable size could.
    shown.extend(["too-large", "not-utf8", "more-problems"]);
    assert_eq!(shown, codes().collect());
}

#[test]
fn every_message_has_its_values() {
    for lang in ["de", "en"] {
        let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(format!("../../messages/{lang}/files.ftl"));
        let messages = fs::read_to_string(path).expect("the messages are there");
        let message = |code: &str| -> &str {
            let begin = format!("\nfile-{code} = ");
            let at = messages.find(&begin).unwrap_or_else(|| panic!("no message for {code} in {lang}"));
            let rest = &messages[at + 1..];
            &rest[..rest.find("\nfile-").unwrap_or(rest.len())]
        };
        for code in codes() {
            message(code);
        }
        for problem in files().iter().flat_map(|(_, text)| problems(text)) {
            for variable in message(problem.code).split('$').skip(1) {
                let name = variable.split([' ', '}']).next().unwrap_or_default();
                assert!(problem.args.iter().any(|(it, _)| *it == name), "${name} of {problem:?}");
            }
        }
    }
}

#[test]
fn every_rule_is_in_the_book() {
    let rules: BTreeSet<&str> =
        files().iter().flat_map(|(_, text)| problems(text)).filter_map(|it| it.rule).collect();
    assert!(rules.len() > 10);
    for rule in rules {
        assert!(schwung_rulebook::get(rule).is_some(), "{rule}");
    }
}

#[test]
fn what_is_too_large_is_not_even_read() {
    let bytes = vec![b'='; LARGEST + 1];
    let problems = read_bytes(&bytes, &Options::default()).expect_err("too large");
    assert_eq!(problems.iter().map(line).collect::<Vec<_>>(), ["#! 1:1 too-large"]);
}

#[test]
fn what_is_large_and_wrong_has_a_place() {
    for one in ["a = 1\n", "= ", "[[", "[[a\n", "a={\n", "a.b.", "\"", "{ ", "title = '' ", "[character]\n"] {
        for size in [200_000, LARGEST] {
            let text = one.repeat(size / one.len());
            let problems = read(&text, &Options::default()).expect_err("wrong");
            assert!(problems.len() < 1000 && problems[0].line >= 1, "{one}");
        }
    }
}

#[test]
fn what_is_not_utf8_has_a_place() {
    let problems =
        read_bytes(b"system = \"sotc\"\ntitle = \"M\xF6we\"\n", &Options::default()).expect_err("latin-1");
    assert_eq!(problems.iter().map(line).collect::<Vec<_>>(), ["#! 2:11 not-utf8"]);
    assert_eq!(problems[0].args, [("byte", "F6".to_owned())]);
}

#[test]
fn problems_without_end_are_counted() {
    let keys: String = (0..700).map(|n| format!("key{n} = {n}\n")).collect();
    let problems = problems(&format!("system = \"sotc\"\n{keys}"));
    let last = problems.last().expect("many");
    assert_eq!((problems.len(), last.code, last.args[0].1.as_str()), (501, "more-problems", "200"));
}

#[test]
fn a_large_file_of_unknown_keys_is_refused() {
    let keys: String = (0..200_000).map(|n| format!("kez{n} = {n}\n")).collect();
    let problems = problems(&format!("system = \"sotc\"\n{keys}"));
    assert_eq!(problems.last().map(|it| it.args[0].1.as_str()), Some("199500"));
}

#[test]
fn lines_before_the_text_count() {
    let options = Options { lines_before: 1, ..Options::default() };
    let problems = read("system = \"sotc\"\nsides = 3\n", &options).expect_err("wrong");
    assert_eq!(problems.iter().map(line).collect::<Vec<_>>(), ["#! 3:9 wrong-type"]);
}
