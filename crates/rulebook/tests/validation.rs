//! Which rule files the build rejects, and with which messages.

#[expect(dead_code, reason = "the build script uses all of it")]
#[path = "../build/read.rs"]
mod read;

use std::fs;
use std::path::PathBuf;

const SYSTEMS: &str = r#"
[[system]]
id = "sotc"
title = { de = "Titel", en = "Title" }
built = true
topics = ["hold", "block"]
"#;

const TOPICS: &str = r#"
[sotc]
hold = { de = "Halten", en = "Holding" }
block = { de = "Block", en = "Block" }
"#;

const WORDS: &str = r#"
[de]
stop = "der die das"
means = [{ say = "sperren, im Weg", mean = "Block" }]

[en]
stop = "the"
means = []
"#;

/// A temporary folder of rule files, removed on drop.
struct Folder(PathBuf);

impl Folder {
    fn new(test: &str, files: &[(&str, &str)]) -> Folder {
        let root = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("{test}-{}", std::process::id()));
        fs::create_dir_all(root.join("sotc")).expect("the folder is ours");
        for (name, text) in [("systems.toml", SYSTEMS), ("topics.toml", TOPICS), ("words.toml", WORDS)] {
            fs::write(root.join(name), text).expect("the folder is ours");
        }
        for (name, text) in files {
            let path = root.join(name);
            fs::create_dir_all(path.parent().expect("files stand in folders")).expect("the folder is ours");
            fs::write(path, text).expect("the folder is ours");
        }
        Folder(root)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn rule(id: &str, more: &str) -> String {
    format!("[[rule]]\nid = \"{id}\"\ntitle.de = \"T\"\ntitle.en = \"T\"\nde = \"d\"\nen = \"e\"\n{more}\n")
}

fn mechanic(id: &str) -> String {
    rule(id, "kind = \"mechanic\"")
}

/// Asserts that the files have exactly these problems.
fn refused(test: &str, files: &[(&str, &str)], problems: &[&str]) {
    let folder = Folder::new(test, files);
    match read::read(&folder.0) {
        Ok(_) => panic!("accepted"),
        Err(found) => assert_eq!(found, problems),
    }
}

#[test]
fn good_files_are_read_in_book_order() {
    let hold = format!(
        "{}{}",
        mechanic("sotc.hold.b"),
        rule("sotc.hold.a", "kind = \"option\"\nsee = [\"sotc.hold.b\"]")
    );
    let block = "[[rule]]\nid = \"sotc.block.a\"\nkind = \"guidance\"\ntitle.de = \"T\"\ntitle.en = \"T\"\n\
                 de = \"\"\"\nEins\nzwei.\n\nDrei.\"\"\"\nen = \"e\"\n";
    let folder =
        Folder::new("good", &[("sotc/block.toml", block), ("sotc/hold.toml", &hold), ("sotc/notes.md", "")]);
    let book = read::read(&folder.0).expect("the files are good");
    assert_eq!(
        book.rules.iter().map(|rule| rule.id.as_str()).collect::<Vec<_>>(),
        ["sotc.hold.b", "sotc.hold.a", "sotc.block.a"]
    );
    assert_eq!(book.rules[2].de, "Eins zwei.\nDrei.");
    assert_eq!(book.warnings, [""; 0]);
}

#[test]
fn an_id_stands_once() {
    let twice = mechanic("sotc.hold.a").repeat(2);
    let problem = "sotc/hold.toml: sotc.hold.a: this id stands in sotc/hold.toml already";
    refused("twice", &[("sotc/hold.toml", &twice)], &[problem]);
}

#[test]
fn the_kind_is_one_of_four() {
    let problem = "sotc/hold.toml: sotc.hold.a: unknown kind `mechanik`; \
                   the kinds are mechanic, option, judgement, guidance";
    refused("kind", &[("sotc/hold.toml", &rule("sotc.hold.a", "kind = \"mechanik\""))], &[problem]);
}

#[test]
fn an_id_matches_its_folder_and_file() {
    let ids = ["sotc.block.a", "malmsturm.hold.a", "sotc.hold", "sotc.hold.A", "sotc.hold.a..b"];
    let outside = |id| format!("sotc/hold.toml: {id}: an id in this file begins with `sotc.hold.`");
    let last = |id| {
        format!("sotc/hold.toml: {id}: what follows the topic is not lower-case letters, digits and hyphens")
    };
    let problems = [outside(ids[0]), outside(ids[1]), outside(ids[2]), last(ids[3]), last(ids[4])];
    let text: String = ids.map(mechanic).concat();
    refused("place", &[("sotc/hold.toml", &text)], &problems.each_ref().map(String::as_str));
}

#[test]
fn no_text_is_empty() {
    let text = "[[rule]]\nid = \"sotc.hold.a\"\nkind = \"mechanic\"\ntitle.de = \" \"\ntitle.en = \"T\"\nen = \"\"\n";
    refused(
        "empty",
        &[("sotc/hold.toml", text)],
        &[
            "sotc/hold.toml: sotc.hold.a: `title.de` is missing or empty",
            "sotc/hold.toml: sotc.hold.a: `de` is missing or empty",
            "sotc/hold.toml: sotc.hold.a: `en` is missing or empty",
        ],
    );
}

#[test]
fn see_leads_to_another_rule() {
    let see = "kind = \"option\"\nsee = [\"sotc.hold.b\", \"sotc.nowhere.a\", \"sotc.hold.a\"]";
    refused(
        "see",
        &[("sotc/hold.toml", &rule("sotc.hold.a", see)), ("sotc/block.toml", &mechanic("sotc.block.a"))],
        &["sotc/hold.toml: sotc.hold.a: `see` points to the rule itself"],
    );
    let see = "kind = \"option\"\nsee = [\"sotc.hold.b\", \"sotc.nowhere.a\"]";
    refused(
        "see",
        &[("sotc/hold.toml", &rule("sotc.hold.a", see)), ("sotc/block.toml", &mechanic("sotc.block.a"))],
        &[
            "sotc/hold.toml: sotc.hold.a: `see` points to sotc.hold.b, which does not exist",
            "sotc/hold.toml: sotc.hold.a: `see` points to sotc.nowhere.a, which does not exist",
        ],
    );
}

#[test]
fn see_into_a_topic_not_written_yet_is_left_out_with_a_warning() {
    let see = "kind = \"option\"\nsee = [\"sotc.block.a\"]";
    let folder = Folder::new("warning", &[("sotc/hold.toml", &rule("sotc.hold.a", see))]);
    let book = read::read(&folder.0).expect("not written yet is not wrong");
    assert_eq!(book.rules[0].see, [""; 0]);
    assert_eq!(
        book.warnings,
        [
            "sotc/block.toml: not written yet",
            "sotc/block.toml: is not there; left out `see` that point into it: 1",
        ]
    );
}

#[test]
fn nothing_is_left_out_silently() {
    let files = [("sotc/zone.toml", ""), ("freefate/roll.toml", ""), ("sotc/hold.toml", "# nothing\n")];
    refused(
        "stray",
        &files,
        &[
            "freefate: no such system in systems.toml",
            "sotc/zone.toml: `zone` is not among the topics of sotc in systems.toml",
            "sotc/hold.toml: holds no [[rule]]",
        ],
    );
}

#[test]
fn an_unknown_field_and_bad_toml_are_shown_with_their_line() {
    for (test, text) in [("field", rule("sotc.hold.a", "kynd = \"option\"")), ("toml", "[[rule\n".to_owned())]
    {
        let folder = Folder::new(test, &[("sotc/hold.toml", &text)]);
        let problems = read::read(&folder.0).expect_err("the file is bad");
        assert!(problems[0].starts_with("sotc/hold.toml: TOML parse error at line "), "{problems:?}");
    }
}

#[test]
fn headings_are_those_of_the_topics() {
    let topics = "[sotc]\nhold = { de = \"Halten\" }\nzone = { de = \"Zone\", en = \"Zone\" }\n[fate]\n";
    refused(
        "headings",
        &[("topics.toml", topics), ("sotc/hold.toml", &mechanic("sotc.hold.a"))],
        &[
            "topics.toml: sotc.hold: needs de and en",
            "topics.toml: sotc.block: needs de and en",
            "topics.toml: sotc.zone: there is no such topic in systems.toml",
            "topics.toml: fate: there is no such system in systems.toml",
        ],
    );
    let folder = Folder::new("good-headings", &[("sotc/hold.toml", &mechanic("sotc.hold.a"))]);
    let book = read::read(&folder.0).expect("the files are good");
    assert_eq!(book.systems[0].headings[0], ["Halten", "Holding"]);
}

#[test]
fn words_of_players_are_parted_by_commas() {
    let folder = Folder::new("words", &[("sotc/hold.toml", &mechanic("sotc.hold.a"))]);
    let book = read::read(&folder.0).expect("the files are good");
    let [german, english] = &book.words;
    assert_eq!(german.stop, ["der", "die", "das"]);
    let said: Vec<&[String]> = german.means.iter().map(|it| it.0.as_slice()).collect();
    assert_eq!(said, [&["sperren".to_owned()][..], &["im".to_owned(), "Weg".to_owned()]]);
    assert!(german.means.iter().all(|it| it.1 == ["Block"]) && english.means.is_empty());
    let words = WORDS.replace("im Weg", " ");
    let mechanic = mechanic("sotc.hold.a");
    refused(
        "no-words",
        &[("words.toml", &words), ("sotc/hold.toml", &mechanic)],
        &["words.toml: de: an entry without words"],
    );
}
