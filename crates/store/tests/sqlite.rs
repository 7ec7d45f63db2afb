//! The SQLite store passes the laws of all stores and tests of its own.

use std::{path::PathBuf, sync::Arc};

use rusqlite::Connection;
use schwung_store::{
    Append, CommandId, Grant, Row, Sqlite, Store, StoreError, TableId, TableInfo, Trouble, suite::Subject,
};
use tempfile::TempDir;

/// A temporary directory, removed on drop.
struct Place(TempDir);

impl Place {
    fn file(&self) -> PathBuf {
        self.0.path().join("tables.db")
    }

    fn sqlite(&self) -> Sqlite {
        Sqlite::open(self.file()).expect("a store")
    }

    /// The file as another program sees it.
    fn raw(&self) -> Connection {
        let file = Connection::open(self.file()).expect("a database");
        file.pragma_update(None, "foreign_keys", true).expect("a setting");
        file
    }
}

impl Subject for Place {
    fn new() -> Place {
        Place(TempDir::new().expect("a directory"))
    }

    async fn open(&self) -> Arc<dyn Store> {
        Arc::new(self.sqlite())
    }
}

schwung_store::suite!(Place);
schwung_store::durable_suite!(Place);

fn table() -> TableId {
    TableId::new("montag").expect("a name")
}

fn row(seq: u64) -> Row {
    let id = CommandId::new(format!("c{seq}")).expect("an id");
    Row { seq, id, at: 5, body: b"body".to_vec() }
}

/// A store with one table of `rows` rows and a grant.
async fn begun(place: &Place, rows: u64) -> Sqlite {
    let store = place.sqlite();
    let info = TableInfo { id: table(), created_at: 1, title: "Montag".into(), system: "sotc".into() };
    let grant = Grant {
        hash: [1; 32],
        table: table(),
        role: "gm".into(),
        seat: Some(0),
        created_at: 1,
        revoked: false,
    };
    store.create(info, row(1), vec![grant]).await.expect("a new table");
    for seq in 2..=rows {
        assert_eq!(store.append(&table(), row(seq)).await.expect("an answer"), Append::Done);
    }
    store
}

/// Triggers in the file prevent accidental changes of the log.
#[tokio::test]
async fn the_file_itself_keeps_rows_as_they_are() {
    let place = Place::new();
    begun(&place, 3).await.close().await.expect("it closes");
    let file = place.raw();
    let columns = "(table_id, seq, cmd_id, at, body, hash, sum)";
    let rest = "0, x'', zeroblob(32), 0)";
    let [far, again, repeated, foreign] =
        ["('montag', 5, 'new', ", "('montag', 3, 'new', ", "('montag', 4, 'c2', ", "('dienstag', 1, 'c1', "]
            .map(|it| format!("into rows {columns} values {it}{rest}"));
    for (sql, why) in [
        ("update rows set body = x'00' where seq = 2", "a row never changes"),
        ("delete from rows where seq = 3", "a row goes only with its table"),
        ("delete from rows", "a row goes only with its table"),
        (&format!("insert {far}"), "a row follows the last one"),
        (&format!("insert or replace {again}"), "a row follows the last one"),
        (&format!("insert or replace {repeated}"), "a row follows the last one"),
        (&format!("insert {repeated}"), "a row follows the last one"),
        (
            "insert into rows (table_id, seq, cmd_id, at, body) values ('montag', 4, 'new', 0, x'')",
            "a row follows the last one",
        ),
        (&format!("insert {foreign}"), "FOREIGN KEY constraint failed"),
        (
            "insert or replace into tables (id, created_at, title, system) values ('montag', 0, '', '')",
            "there is such a table",
        ),
        ("update tables set head = 2, sum = 0", "a log grows by one row"),
        ("update tables set id = 'dienstag'", "a table keeps its name"),
        ("update grants set role = 'seat'", "a grant can only be revoked"),
        ("update grants set seat = null", "a grant can only be revoked"),
        ("delete from grants", "a grant goes only with its table"),
        (
            "insert or replace into grants select hash, table_id, 'seat', 1, 0, 0, 0 from grants",
            "there is such a grant",
        ),
    ] {
        let error = file.execute(sql, []).expect_err(sql).to_string();
        assert!(error.contains(why), "{sql}: {error}");
    }
    assert_eq!(file.execute("update grants set revoked = 1", []), Ok(1));
    file.execute("update grants set revoked = 0", []).expect_err("what is revoked stays revoked");
    let count = |sql: &str| file.query_row(sql, [], |line| line.get::<_, i64>(0));
    assert_eq!(count("select count(*) from rows"), Ok(3));
    assert_eq!(file.execute("delete from tables", []), Ok(1));
    assert_eq!(count("select (select count(*) from rows) + (select count(*) from grants)"), Ok(0));
}

/// A backup is made while others write, is a valid store, and never overwrites.
#[tokio::test(flavor = "multi_thread")]
async fn a_backup_is_a_store() {
    let place = Place::new();
    let store = Arc::new(begun(&place, 50).await);
    let writing = tokio::spawn({
        let store = Arc::clone(&store);
        async move {
            for seq in 51..=150 {
                assert_eq!(store.append(&table(), row(seq)).await.expect("an answer"), Append::Done);
            }
        }
    });
    let to = place.0.path().join("backup.db");
    store.backup_to(&to).await.expect("a backup");
    writing.await.expect("a writer that ends");
    let again = store.backup_to(&to).await;
    assert!(matches!(again, Err(StoreError::BackupTaken(_))), "{again:?}");
    let itself = store.backup_to(&place.file()).await;
    assert!(matches!(itself, Err(StoreError::BackupTaken(_))), "{itself:?}");
    let nowhere = store.backup_to(&place.0.path().join("no/such/directory.db")).await;
    assert!(matches!(nowhere, Err(StoreError::Backup { .. })), "{nowhere:?}");
    let files = std::fs::read_dir(place.0.path()).expect("a directory");
    let names: Vec<_> = files.map(|it| it.expect("a file").file_name()).collect();
    assert!(!names.iter().any(|it| it.to_string_lossy().contains("partial")), "{names:?}");

    let backup = Sqlite::open(&to).expect("the backup is a store");
    let rows = backup.read(&table(), 0, 1000).await.expect("rows");
    assert!((50..=150).contains(&rows.len()), "{} rows", rows.len());
    assert!(rows.iter().zip(1..).all(|(it, seq)| *it == row(seq)));
    assert_eq!(backup.grants(&table()).await.expect("grants").len(), 1);
    let next = rows.len() as u64 + 1;
    assert_eq!(backup.append(&table(), row(next)).await.expect("an answer"), Append::Done);
    assert_eq!(store.head(&table()).await.expect("a head"), Some(150));
}

/// Files of other programs and of newer versions are refused and left unchanged.
#[tokio::test]
async fn only_stores_of_known_schema_are_opened() {
    let place = Place::new();
    std::fs::write(place.file(), "Ein Tagebuch, keine Datenbank. ".repeat(100)).expect("a file");
    let opened = Sqlite::open(place.file());
    assert!(matches!(opened, Err(StoreError::NotAStore(_))), "{opened:?}");

    let place = Place::new();
    place
        .raw()
        .execute_batch("create table letters (text); insert into letters values ('a')")
        .expect("a table");
    let before = std::fs::read(place.file()).expect("a file");
    let opened = Sqlite::open(place.file());
    assert!(matches!(opened, Err(StoreError::NotAStore(_))), "{opened:?}");
    assert_eq!(std::fs::read(place.file()).expect("a file"), before);

    let place = Place::new();
    begun(&place, 2).await.close().await.expect("it closes");
    place.raw().pragma_update(None, "user_version", 99).expect("a setting");
    let before = std::fs::read(place.file()).expect("a file");
    let opened = Sqlite::open(place.file());
    assert!(matches!(opened, Err(StoreError::NewerSchema { found: 99, known: 2, .. })), "{opened:?}");
    assert_eq!(std::fs::read(place.file()).expect("a file"), before);

    let missing = Sqlite::open(place.0.path().join("no/such/directory/tables.db"));
    assert!(matches!(missing, Err(StoreError::Open { .. })), "{missing:?}");
}

/// Two processes may serve the same tables, for example during a restart.
#[tokio::test(flavor = "multi_thread")]
async fn two_stores_share_a_file() {
    let place = Place::new();
    let one = begun(&place, 1).await;
    let two = place.sqlite();
    for seq in 2..=20 {
        let (writes, follows) = if seq % 2 == 0 { (&one, &two) } else { (&two, &one) };
        assert_eq!(writes.append(&table(), row(seq)).await.expect("an answer"), Append::Done);
        assert_eq!(follows.head(&table()).await.expect("a head"), Some(seq));
        assert_eq!(follows.append(&table(), row(seq)).await.expect("an answer"), Append::Repeated { seq });
        let late = Row { seq, ..row(100) };
        assert_eq!(follows.append(&table(), late).await.expect("an answer"), Append::Taken);
    }
    one.close().await.expect("it closes");
    two.check().await.expect("the other goes on");
    two.close().await.expect("it closes");
}

/// A closed store consists of a single, complete file.
#[tokio::test]
async fn closing_leaves_one_file() {
    let place = Place::new();
    let store = begun(&place, 10).await;
    store.read(&table(), 0, 10).await.expect("rows");
    store.close().await.expect("it closes");
    let files = std::fs::read_dir(place.0.path()).expect("a directory");
    let names: Vec<_> = files.map(|it| it.expect("a file").file_name()).collect();
    assert_eq!(names, ["tables.db"]);
}

/// Other users of the machine cannot read the file.
#[cfg(unix)]
#[tokio::test]
async fn a_new_file_is_its_owners_alone() {
    use std::os::unix::fs::PermissionsExt;

    let place = Place::new();
    let store = begun(&place, 2).await;
    let backup = place.0.path().join("backup.db");
    store.backup_to(&backup).await.expect("a backup");
    let wal = place.0.path().join("tables.db-wal");
    for file in [place.file(), wal, backup] {
        let mode = std::fs::metadata(&file).expect("a file").permissions().mode();
        assert_eq!(mode & 0o777, 0o600, "{}", file.display());
    }
}

/// The health check fails while another process keeps the file locked, and passes afterwards.
#[tokio::test(flavor = "multi_thread")]
async fn health_is_bad_while_nothing_can_be_written() {
    let place = Place::new();
    let store = begun(&place, 1).await;
    store.check().await.expect("a store that works");
    let other = place.raw();
    other.execute_batch("begin immediate").expect("a lock");
    let checked = store.check().await;
    assert!(matches!(checked, Err(StoreError::Begin(_))), "{checked:?}");
    // Reading still works.
    assert_eq!(store.head(&table()).await.expect("a head"), Some(1));
    other.execute_batch("rollback").expect("an end");
    store.check().await.expect("a store that works");
    assert_eq!(store.append(&table(), row(2)).await.expect("an answer"), Append::Done);
}

/// Only one server at a time can have the file to itself; the error names the other process.
#[tokio::test]
async fn only_one_server_has_a_file_for_itself() {
    let place = Place::new();
    let one = Sqlite::open_alone(place.file()).expect("a store");
    assert!(one.is_alone() && !place.sqlite().is_alone());
    let own = std::process::id();
    match Sqlite::open_alone(place.file()) {
        Err(StoreError::InUse { by: Some(by), path }) => assert_eq!((by, path), (own, place.file())),
        other => panic!("{other:?}"),
    }
    one.close().await.expect("it closes");
    drop(one);
    let again = Sqlite::open_alone(place.file()).expect("a lock goes with whoever has it");
    assert!(again.is_alone());
}

/// The health check really writes.
#[tokio::test]
async fn health_writes_to_the_disk() {
    let place = Place::new();
    let store = begun(&place, 1).await;
    let wal = place.0.path().join("tables.db-wal");
    let before = std::fs::metadata(&wal).expect("a file").len();
    store.check().await.expect("a store that works");
    assert!(std::fs::metadata(&wal).expect("a file").len() > before, "nothing was written");
    assert_eq!(store.read(&table(), 0, 10).await.expect("rows").len(), 1);
}

/// Disk problems that an administrator can solve are distinguished from unknown errors.
#[test]
fn trouble_with_the_disk_is_told() {
    use std::{io, sync::Arc};

    let of = |kind: io::ErrorKind| {
        let source = Arc::new(io::Error::from(kind));
        StoreError::Open { path: "x".into(), source }.trouble()
    };
    assert_eq!(of(io::ErrorKind::StorageFull), Some(Trouble::Full));
    assert_eq!(of(io::ErrorKind::ReadOnlyFilesystem), Some(Trouble::ReadOnly));
    assert_eq!(of(io::ErrorKind::NotFound), None);
    let sqlite = |code| {
        let error = rusqlite::Error::SqliteFailure(rusqlite::ffi::Error::new(code), None);
        StoreError::Commit(Arc::new(error)).trouble()
    };
    use rusqlite::ffi::{SQLITE_FULL, SQLITE_IOERR_SHMSIZE, SQLITE_IOERR_WRITE, SQLITE_READONLY};
    assert_eq!([SQLITE_FULL, SQLITE_IOERR_SHMSIZE, SQLITE_IOERR_WRITE].map(sqlite), [Some(Trouble::Full); 3]);
    assert_eq!(
        (sqlite(SQLITE_READONLY), sqlite(rusqlite::ffi::SQLITE_BUSY)),
        (Some(Trouble::ReadOnly), None)
    );
    let left = StoreError::NoSpace { path: "x".into(), left: 9 };
    assert_eq!(left.trouble(), Some(Trouble::Full));
}
