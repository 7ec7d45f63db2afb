//! Tests of the commands for operators on a PostgreSQL database. Without one, they say that they are skipped.
#![cfg(unix)]

use std::{
    fs,
    net::TcpListener,
    path::Path,
    process::{Command, Stdio},
};

use schwung_postgres::cluster;

use crate::common::schwung;

/// The command in a folder, without the caller's settings.
fn command(folder: &Path, arguments: &[&str]) -> Command {
    let mut command = schwung(arguments);
    command.current_dir(folder).env("SCHWUNG_LANG", "en").stdin(Stdio::null());
    for name in schwung_server::NAMES.into_iter().chain(["config"]) {
        command.env_remove(format!("SCHWUNG_{}", name.replace('-', "_").to_ascii_uppercase()));
    }
    command.env_remove("PGPASSWORD");
    command
}

fn run(mut command: Command) -> (bool, String) {
    let output = command.output().expect("it runs");
    let said = [output.stdout, output.stderr].concat();
    (output.status.success(), String::from_utf8(said).expect("text"))
}

fn holds(folder: &Path, arguments: &[&str]) -> String {
    let (good, said) = run(command(folder, arguments));
    assert!(good, "{arguments:?}: {said}");
    said
}

fn fails(folder: &Path, arguments: &[&str]) -> String {
    let (good, said) = run(command(folder, arguments));
    assert!(!good, "{arguments:?}: {said}");
    said
}

#[test]
fn tables_move_to_a_database_and_back() {
    let Some(store) = cluster::fresh() else { return };
    let place = tempfile::tempdir().expect("a folder");
    let folder = place.path();
    let sample = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../compat/release-1/tables.db");
    fs::copy(sample, folder.join("tables.db")).expect("a copy");
    let before = holds(folder, &["tables", "list", "--json", "--data", "tables.db"]);
    assert!(before.lines().count() > 1, "{before}");

    let said = holds(folder, &["migrate", "tables.db", &store]);
    assert!(said.contains("tables are the same in both") && said.contains(", 0 were there"), "{said}");
    assert_eq!(holds(folder, &["tables", "list", "--json", "--store", &store]), before);
    let said = holds(folder, &["migrate", "tables.db", &store]);
    assert!(said.contains(": 0 entries written"), "{said}");
    holds(folder, &["migrate", &store, "back.db"]);
    assert_eq!(holds(folder, &["tables", "list", "--json", "--data", "back.db"]), before);
    assert!(holds(folder, &["verify", "back.db"]).contains("back.db"));

    // The other commands work on the database, except those that need a file.
    assert!(holds(folder, &["verify", "--store", &store]).contains("postgres://schwung@127.0.0.1"));
    let said = holds(folder, &["tables", "list", "--store", &store]);
    let id = said.split_whitespace().next().expect("a table");
    let link = holds(folder, &["tables", "link", id, "--gm", "--store", &store]);
    assert!(link.contains("/t/"), "{link}");
    // Test databases do not write to the disk.
    let said = fails(folder, &["doctor", "--store", &store]);
    assert!(said.contains("confirms what is written") && said.contains("fsync"), "{said}");
    assert!(said.contains("waits for no standby"), "{said}");
    assert!(fails(folder, &["backup", "--store", &store]).contains("pg_dump"));
    assert!(fails(folder, &["restore", "tables.db", "--store", &store]).contains("pg_dump"));
    // Commands that fail do not count as servers afterwards, nor does a server that did not start.
    fails(folder, &["tables", "show", "nowhere", "--store", &store]);
    let taken = TcpListener::bind("127.0.0.1:0").expect("a port");
    let at = taken.local_addr().expect("an address").to_string();
    fails(folder, &["serve", "--store", &store, "--listen", &at]);
    // The link was written there, so the file is behind. Nothing moves into another table's past.
    let said = fails(folder, &["migrate", "tables.db", &store]);
    assert!(said.contains("is another one in the target"), "{said}");
}

#[test]
fn addresses_and_passwords_are_handled_with_care() {
    let place = tempfile::tempdir().expect("a folder");
    let folder = place.path();
    for address in ["mysql://a:s3cret@b/c", "postgres://a:s3cret@127.0.0.1:9/c?nonsense=1", "s3cret"] {
        let said = fails(folder, &["serve", "--store", address]);
        assert!(!said.contains("s3cret"), "{said}");
    }
    let unreachable = "postgres://a:s3cret@127.0.0.1:9/c";
    let said = fails(folder, &["tables", "list", "--store", unreachable]);
    assert!(said.contains("postgres://a@127.0.0.1:9/c cannot be used") && !said.contains("s3cret"), "{said}");
    let mut from_environment = command(folder, &["tables", "list"]);
    from_environment.env("SCHWUNG_STORE", unreachable);
    let (good, said) = run(from_environment);
    assert!(!good && said.contains("cannot be used") && !said.contains("s3cret"), "{said}");
    fs::write(folder.join("schwung.toml"), format!("store = '{unreachable}'\n")).expect("a file");
    let said = fails(folder, &["verify", "--config", "schwung.toml"]);
    assert!(said.contains("cannot be used") && !said.contains("s3cret"), "{said}");
    assert!(!folder.join("schwung.db").exists());
}
