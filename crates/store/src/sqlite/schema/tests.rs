use tempfile::TempDir;

use super::*;
use crate::sqlite::file::open_reader;

/// Creates a temporary directory and a file in it to which `steps` were applied.
fn file(steps: &[Step]) -> (TempDir, Connection) {
    let directory = TempDir::new().expect("a directory");
    let mut file = Connection::open(directory.path().join("tables.db")).expect("a database");
    migrate(&mut file, Path::new("tables.db"), steps).expect("its schema");
    (directory, file)
}

fn number(file: &Connection, sql: &str) -> i64 {
    file.query_row(sql, [], |line| line.get(0)).expect(sql)
}

fn step(before: &'static str) -> Step {
    Step { before, fill: |_| Ok(()), after: "" }
}

const FIRST: &str = "create table a (n integer); insert into a values (7);";
const SECOND: &str = "alter table a add column m integer; update a set m = n + 1;";

#[test]
fn steps_are_taken_once_and_in_order() {
    let path = Path::new("tables.db");
    let (_directory, mut file) = file(&[step(FIRST)]);
    migrate(&mut file, path, &[step(FIRST)]).expect("nothing to do");
    migrate(&mut file, path, &[step(FIRST), step(SECOND)]).expect("one step more");
    migrate(&mut file, path, &[step(FIRST), step(SECOND)]).expect("nothing to do");
    assert_eq!(number(&file, "select count(*) from a"), 1);
    assert_eq!(number(&file, "select m from a"), 8);
    assert_eq!(number(&file, "pragma user_version"), 2);

    let back = migrate(&mut file, path, &[step(FIRST)]);
    assert!(matches!(back, Err(StoreError::NewerSchema { found: 2, known: 1, .. })), "{back:?}");
}

#[test]
fn a_step_that_fails_leaves_the_file_as_it_was() {
    let path = Path::new("tables.db");
    let (_directory, mut file) = file(&[step(FIRST)]);
    let broken = "insert into a values (8); insert into b values (9);";
    let failed = migrate(&mut file, path, &[step(FIRST), step(SECOND), step(broken)]);
    assert!(matches!(failed, Err(StoreError::Migrate { to: 3, .. })), "{failed:?}");
    assert_eq!(number(&file, "pragma user_version"), 1);
    assert_eq!(number(&file, "select count(*) from a"), 1);
    file.execute("select m from a", []).expect_err("the second step was undone too");
}

/// Durability depends on this setting.
#[test]
fn the_writer_waits_for_the_disk() {
    let directory = TempDir::new().expect("a directory");
    let file = open(&directory.path().join("tables.db")).expect("a store");
    let journal: String =
        file.pragma_query_value(None, "journal_mode", |line| line.get(0)).expect("a setting");
    assert_eq!(journal, "wal");
    assert_eq!(number(&file, "pragma synchronous"), 2);
    assert_eq!(number(&file, "pragma foreign_keys"), 1);
    assert_eq!(number(&file, "pragma busy_timeout"), 5000);
    assert_eq!(number(&file, "pragma user_version"), i64::from(KNOWN));
    let reader = open_reader(&directory.path().join("tables.db")).expect("a reader");
    reader.execute("delete from tables", []).expect_err("readers do not write");
}

/// The schema of a new file as text.
fn schema_text() -> String {
    let objects = of_new_file().expect("a schema");
    objects.into_iter().map(|(name, sql)| format!("-- {name}\n{sql};\n\n")).collect()
}

fn samples() -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../compat")
}

#[test]
fn the_schema_is_that_of_the_newest_sample() {
    let names = std::fs::read_dir(samples()).expect("samples").map(|it| it.expect("an entry").file_name());
    let numbers = names.filter_map(|it| it.to_str()?.strip_prefix("release-")?.parse::<u32>().ok());
    let newest = format!("release-{}", numbers.max().expect("a sample"));
    let then = std::fs::read_to_string(samples().join(&newest).join("stored/schema.sql")).unwrap_or_default();
    assert!(
        then == schema_text(),
        "the schema differs from compat/{newest}/stored/schema.sql. Released migrations never change: add a step, then \
         write a sample with `cargo xtask compat`, see compat/README.md"
    );
}

/// Writes the schema of a sample; see `cargo xtask compat`. Its name stands in `SAMPLE`.
#[test]
#[ignore = "writes files"]
fn write_schema() {
    let folder = samples().join(std::env::var("SAMPLE").expect("a name")).join("stored");
    std::fs::create_dir_all(&folder).expect("a folder");
    std::fs::write(folder.join("schema.sql"), schema_text()).expect("a file");
}
