//! The chain of hashes: what `verify` and `load` find, and how files of earlier schemas get theirs.

use std::{fs, path::Path, sync::Arc};

use rusqlite::Connection;
use schwung_store::{
    Append, CommandId, Damage, Digest, Flaw, Grant, Row, Sqlite, Store, StoreError, TableId, TableInfo,
    Verified, verify,
};
use tempfile::TempDir;

fn table(name: &str) -> TableId {
    TableId::new(name).expect("a name")
}

fn row(seq: u64) -> Row {
    let id = CommandId::new(format!("0/c{seq}")).expect("an id");
    Row { seq, id, at: 5, body: format!("{{\"seq\":{seq},\"text\":\"{}\"}}", "x".repeat(70)).into_bytes() }
}

/// A closed file with two tables of `rows` rows and a grant each.
async fn written(path: &Path, rows: u64) {
    let store = Sqlite::open(path).expect("a store");
    for (n, name) in (1..).zip(["montag", "dienstag"]) {
        let info = TableInfo { id: table(name), created_at: 1, title: "Titel".into(), system: "sotc".into() };
        let grant = Grant {
            hash: [n; 32],
            table: table(name),
            role: "gm".into(),
            seat: Some(0),
            created_at: 1,
            revoked: false,
        };
        store.create(info, row(1), vec![grant]).await.expect("a new table");
        for seq in 2..=rows {
            assert_eq!(store.append(&table(name), row(seq)).await.expect("an answer"), Append::Done);
        }
    }
    store.close().await.expect("it closes");
}

/// Changes the file with triggers and foreign keys out of the way, as damage would.
fn tamper(path: &Path, sql: &str) {
    let file = Connection::open(path).expect("a database");
    let triggers: Vec<String> = {
        let mut query =
            file.prepare("select name from sqlite_schema where type = 'trigger'").expect("a query");
        let names = query.query_map([], |line| line.get(0)).expect("names");
        names.map(|it| it.expect("a name")).collect()
    };
    let definitions: Vec<String> = {
        let mut query = file
            .prepare("select sql from sqlite_schema where type = 'trigger' order by rowid")
            .expect("a query");
        let all = query.query_map([], |line| line.get(0)).expect("definitions");
        all.map(|it| it.expect("a definition")).collect()
    };
    file.pragma_update(None, "foreign_keys", false).expect("a setting");
    triggers.iter().for_each(|it| file.execute_batch(&format!("drop trigger {it}")).expect("it goes"));
    file.execute_batch(sql).expect(sql);
    definitions.iter().for_each(|it| file.execute_batch(it).expect("it comes back"));
}

fn damage(found: &Verified, name: &str) -> Option<(u64, Flaw)> {
    found.damaged.get(&table(name)).map(|it| (it.seq, it.flaw))
}

#[tokio::test]
async fn each_kind_of_damage_is_found_where_it_is() {
    for (sql, wanted) in [
        ("update rows set body = x'7b7d' where table_id = 'montag' and seq = 4", Some((4, Flaw::Changed))),
        ("update rows set at = 6 where table_id = 'montag' and seq = 4", Some((4, Flaw::Label))),
        ("update rows set cmd_id = 'x' where table_id = 'montag' and seq = 4", Some((4, Flaw::Label))),
        ("delete from rows where table_id = 'montag' and seq = 4", Some((4, Flaw::Missing))),
        ("delete from rows where table_id = 'montag' and seq = 9", Some((9, Flaw::Missing))),
        // A row is taken out, and the numbers are closed up.
        (
            "delete from rows where table_id = 'montag' and seq = 4;
             update rows set seq = seq - 1 where table_id = 'montag' and seq > 4",
            Some((4, Flaw::Changed)),
        ),
        // Two rows change places.
        (
            "update rows set seq = 100 where table_id = 'montag' and seq = 4;
             update rows set seq = 4 where table_id = 'montag' and seq = 5;
             update rows set seq = 5 where table_id = 'montag' and seq = 100",
            Some((4, Flaw::Changed)),
        ),
        (
            "insert into rows select 'montag', 10, 'new', 0, body, hash, sum from rows
             where table_id = 'montag' and seq = 9",
            Some((10, Flaw::Added)),
        ),
        ("update tables set title = 'Anders' where id = 'montag'", Some((10, Flaw::Entry))),
        ("update tables set head = 8 where id = 'montag'", Some((10, Flaw::Entry))),
        // The label names a different type.
        ("update rows set hash = null where table_id = 'montag' and seq = 4", Some((4, Flaw::Unreadable))),
        ("update grants set role = 'seat' where table_id = 'montag'", None),
        ("delete from tables where id = 'montag'", None),
        ("drop trigger rows_follow", None),
        ("delete from store", None),
    ] {
        let folder = TempDir::new().expect("a directory");
        let path = folder.path().join("tables.db");
        written(&path, 9).await;
        let before = verify(&path).expect("a store");
        assert!(before.is_sound(), "{before:?}");
        assert_eq!((before.tables, before.rows), (2, 18));
        if sql.starts_with("drop") {
            Connection::open(&path).expect("a database").execute_batch(sql).expect(sql);
        } else {
            tamper(&path, sql);
        }
        let found = verify(&path).expect("a store");
        assert!(!found.is_sound(), "{sql}");
        assert_eq!(damage(&found, "montag"), wanted, "{sql}");
        assert_eq!(damage(&found, "dienstag"), None, "{sql}");

        // The rows before the damage can be read, and nothing can be appended.
        let Some((seq, flaw)) = wanted else { continue };
        let store = Sqlite::open(&path).expect("a store");
        let loaded = store.load(&table("montag")).await.expect("a log");
        assert_eq!(loaded.damage, Some(Damage { seq, flaw }), "{sql}");
        assert!(loaded.rows.iter().zip(1..).all(|(it, n)| *it == row(n)), "{sql}");
        assert_eq!(loaded.rows.len() as u64, seq - 1, "{sql}");
        let whole = store.load(&table("dienstag")).await.expect("a log");
        assert_eq!((whole.rows.len(), whole.damage), (9, None), "{sql}");
    }
}

/// The contents of the file, regardless of their order.
fn content(path: &Path) -> rusqlite::Result<Vec<String>> {
    let file = Connection::open(path)?;
    let mut lines = Vec::new();
    for name in ["tables", "rows", "grants", "store"] {
        let mut query = file.prepare(&format!("select * from {name} order by 1, 2"))?;
        let columns = query.column_count();
        let mut found = query.query([])?;
        while let Some(line) = found.next()? {
            let line: rusqlite::Result<Vec<String>> =
                (0..columns).map(|at| line.get_ref(at).map(|it| format!("{it:?}"))).collect();
            lines.push(format!("{name} {}", line?.join(" ")));
        }
    }
    Ok(lines)
}

/// Flips single bits all over the file: whenever that changes its contents, `verify` finds it.
#[tokio::test]
async fn any_flipped_bit_that_matters_is_found() {
    let folder = TempDir::new().expect("a directory");
    let path = folder.path().join("tables.db");
    written(&path, 40).await;
    let whole = fs::read(&path).expect("the file");
    let said = content(&path).expect("what it says");
    let (mut changed, mut random) = (0, 1_u64);
    let other = folder.path().join("flipped.db");
    for _ in 0..600 {
        random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let bit = (random >> 20) as usize % (whole.len() * 8);
        let mut bytes = whole.clone();
        bytes[bit / 8] ^= 1 << (bit % 8);
        fs::write(&other, &bytes).expect("a file");
        let found = verify(&other);
        let is_same = content(&other).is_ok_and(|it| it == said);
        changed += usize::from(!is_same);
        assert!(is_same || !found.as_ref().is_ok_and(Verified::is_sound), "bit {bit}: {found:?}");
    }
    // Otherwise the test would have hit nothing but empty space.
    assert!(changed > 100, "only {changed} flips changed anything");
}

/// A file of schema 1 gets its hashes when it is opened, and an unchanged copy is kept beside it.
#[tokio::test]
async fn an_older_file_is_lifted_and_kept() {
    let folder = TempDir::new().expect("a directory");
    let path = folder.path().join("tables.db");
    let old = Connection::open(&path).expect("a database");
    old.execute_batch(include_str!("../migrations/0001.sql")).expect("the schema");
    old.pragma_update(None, "application_id", 0x5363_6877).expect("a setting");
    old.pragma_update(None, "user_version", 1).expect("a setting");
    let sql = "insert into tables values ('montag', 1, 'Titel', 'sotc')";
    old.execute(sql, []).expect("a table");
    for seq in 1..=30 {
        let Row { id, at, body, .. } = row(seq);
        let values = rusqlite::params![seq as i64, id.as_str(), at, body];
        old.execute("insert into rows values ('montag', ?1, ?2, ?3, ?4)", values).expect("a row");
    }
    old.execute("insert into grants values (zeroblob(32), 'montag', 'gm', 0, 1, 0)", []).expect("a grant");
    old.close().expect("it closes");
    assert_eq!(verify(&path).expect("a store").schema, 1);
    let before = fs::read(&path).expect("the file");

    let store = Sqlite::open(&path).expect("a store");
    let loaded = store.load(&table("montag")).await.expect("a log");
    assert_eq!(loaded.damage, None);
    let wanted = (1..=30).fold(Digest::START, |hash, seq| hash.then(&row(seq).body));
    assert_eq!(loaded.hashes.last(), Some(&wanted));
    assert_eq!(store.append(&table("montag"), row(31)).await.expect("an answer"), Append::Done);
    let key = store.key().await.expect("a key");
    assert_ne!(key, [0; 32]);
    store.close().await.expect("it closes");
    let lifted = verify(&path).expect("a store");
    assert!(lifted.is_sound() && lifted.schema == 2 && lifted.rows == 31, "{lifted:?}");

    let kept = folder.path().join("tables.db.schema-1");
    assert_eq!(verify(&kept).expect("a store").schema, 1);
    let version = |path: &Path| {
        Connection::open(path)
            .expect("a database")
            .query_row("select count(*) from rows", [], |line| line.get::<_, i64>(0))
            .expect("a count")
    };
    assert_eq!((version(&kept), before.len()), (30, fs::metadata(&kept).expect("a file").len() as usize));
    let again = Sqlite::open(&path).expect("a store");
    assert_eq!(again.key().await.expect("a key"), key);
    assert!(!folder.path().join("tables.db.schema-1.2").exists(), "nothing was left to migrate");
}

/// If the copy cannot be made, the file stays as it is.
#[tokio::test]
async fn nothing_is_lifted_without_a_copy() {
    let folder = TempDir::new().expect("a directory");
    let path = folder.path().join("tables.db");
    let old = Connection::open(&path).expect("a database");
    old.execute_batch(include_str!("../migrations/0001.sql")).expect("the schema");
    old.pragma_update(None, "application_id", 0x5363_6877).expect("a setting");
    old.pragma_update(None, "user_version", 1).expect("a setting");
    old.close().expect("it closes");
    // The name of the partial copy is taken by a directory.
    fs::create_dir_all(folder.path().join("tables.db.schema-1.partial/x")).expect("a directory");
    let before = fs::read(&path).expect("the file");
    let opened = Sqlite::open(&path);
    assert!(matches!(opened, Err(StoreError::Backup { .. })), "{opened:?}");
    assert_eq!(fs::read(&path).expect("the file"), before);
}

/// Writes of other processes are noticed, own ones are not counted.
#[tokio::test(flavor = "multi_thread")]
async fn others_are_noticed() {
    let folder = TempDir::new().expect("a directory");
    let path = folder.path().join("tables.db");
    written(&path, 2).await;
    let (one, two) = (Arc::new(Sqlite::open(&path).expect("a store")), Sqlite::open(&path).expect("a store"));
    let before = one.changes_by_others().await.expect("a number");
    assert_eq!(one.append(&table("montag"), row(3)).await.expect("an answer"), Append::Done);
    assert_eq!(one.changes_by_others().await.expect("a number"), before);
    assert_eq!(two.append(&table("montag"), row(4)).await.expect("an answer"), Append::Done);
    assert_ne!(one.changes_by_others().await.expect("a number"), before);
}
