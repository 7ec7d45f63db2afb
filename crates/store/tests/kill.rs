//! A process killed while writing loses nothing that it acknowledged.
//!
//! The test starts itself as a child process that appends rows and reports each one, kills it at some point, and
//! verifies the file; it does so twenty times on the same file. Killing a process does not lose data in the operating
//! system's cache: power failures are a different matter, for which the store relies on `synchronous = full`.

use std::{
    collections::BTreeMap,
    env,
    io::{BufRead, BufReader, Write},
    path::Path,
    process::{Command, Stdio},
    sync::Arc,
    thread,
    time::Duration,
};

use rusqlite::Connection;
use schwung_store::{Append, CommandId, Grant, GrantChange, Row, Seq, Sqlite, Store, TableId, TableInfo};
use tempfile::TempDir;

/// Environment variable that passes the file to the child.
const FILE: &str = "STORE_KILL_FILE";

/// How often the child is killed.
const KILLS: u64 = 20;

/// Minimum number of acknowledged rows for the test to be meaningful.
const ENOUGH: usize = 100;

/// Number of tables, and of writers that compete for each of them.
const TABLES: u64 = 4;
const WRITERS: u64 = 3;

/// Acknowledged commands by table and row number.
type Acknowledged = BTreeMap<(TableId, Seq), String>;

#[test]
fn what_a_killed_process_acknowledged_is_there() {
    if let Ok(path) = env::var(FILE) {
        return child(Path::new(&path));
    }
    let directory = TempDir::new().expect("a directory");
    let path = directory.path().join("tables.db");
    let mut acknowledged = Acknowledged::new();
    let mut chance = Chance(u64::from(std::process::id()));
    for round in 0..KILLS {
        // Every fourth child is killed while it opens the file or soon afterwards.
        let (waits, moment) =
            if round % 4 == 0 { (false, chance.below(60)) } else { (true, chance.below(300)) };
        let told = killed(&path, waits, Duration::from_millis(moment));
        println!("round {round}: killed after {moment} ms, {} acknowledged", told.len());
        for (at, id) in told {
            let before = acknowledged.insert(at.clone(), id);
            assert_eq!(before, None, "{at:?} was acknowledged twice");
        }
        look(&path, &acknowledged);
    }
    assert!(acknowledged.len() >= ENOUGH, "only {} acknowledged: nothing was tried", acknowledged.len());
    println!("{} acknowledged, all there", acknowledged.len());
}

/// Starts the child and kills it after `moment`, counted from its first acknowledgement if `waits` is set.
fn killed(path: &Path, waits: bool, moment: Duration) -> Vec<((TableId, Seq), String)> {
    let itself = env::current_exe().expect("this program");
    let mut child = Command::new(itself)
        .args(["--exact", "kill::what_a_killed_process_acknowledged_is_there", "--nocapture"])
        .env(FILE, path)
        .stdout(Stdio::piped())
        .spawn()
        .expect("a child");
    let said = BufReader::new(child.stdout.take().expect("what it says"));
    let (first, came) = std::sync::mpsc::channel();
    let listener = thread::spawn(move || {
        let mut told = Vec::new();
        for line in said.lines() {
            let line = line.expect("text");
            // A truncated line lacks its end mark and does not count.
            let Some(line) = line.strip_prefix("stored ").and_then(|it| it.strip_suffix(" .")) else {
                continue;
            };
            let mut words = line.split(' ');
            let mut word = || words.next().expect("a word").to_owned();
            let table = TableId::new(word()).expect("a name");
            told.push(((table, word().parse().expect("a number")), word()));
            let _ = first.send(());
        }
        told
    });
    if waits {
        came.recv_timeout(Duration::from_secs(60)).expect("an acknowledgement");
    }
    thread::sleep(moment);
    child.kill().expect("it is killed");
    let status = child.wait().expect("it ends");
    assert!(!status.success(), "the child ended before it was killed");
    assert_eq!(std::os::unix::process::ExitStatusExt::signal(&status), Some(9), "the child failed: {status}");
    listener.join().expect("what it said")
}

/// Verifies that every acknowledged row exists, that there are no gaps, and that rows and grants match.
fn look(path: &Path, acknowledged: &Acknowledged) {
    // Reopen as after any crash.
    let runtime = runtime();
    let stored = runtime.block_on(async {
        let store = Sqlite::open(path).expect("a store");
        let mut stored = Acknowledged::new();
        for listed in store.tables().await.expect("tables") {
            let table = listed.info.id;
            let rows = store.read(&table, 0, usize::MAX).await.expect("rows");
            assert!(rows.iter().map(|it| it.seq).eq(1..=listed.head), "{table} has holes");
            let mut grants = store.grants(&table).await.expect("grants");
            let mut wanted: Vec<Grant> =
                rows.iter().filter_map(|it| grant(&table, it.id.as_str(), it.at)).collect();
            grants.sort_by_key(|it| it.hash);
            wanted.sort_by_key(|it| it.hash);
            assert_eq!(grants, wanted, "rows and grants of {table} differ");
            for row in rows {
                assert_eq!(row.body, body(row.id.as_str()), "row {} of {table}", row.seq);
                stored.insert((table.clone(), row.seq), row.id.to_string());
            }
        }
        store.close().await.expect("it closes");
        stored
    });
    for (at, id) in acknowledged {
        assert_eq!(stored.get(at), Some(id), "{at:?} was acknowledged");
    }
    let file = Connection::open(path).expect("a database");
    let checked: String = file.query_row("pragma integrity_check", [], |line| line.get(0)).expect("a check");
    assert_eq!(checked, "ok");
    let mut broken = file.prepare("pragma foreign_key_check").expect("a check");
    assert!(!broken.exists([]).expect("a check"), "a row or grant without its table");
}

/// Opens the store and writes until it is killed.
fn child(path: &Path) {
    runtime().block_on(async {
        let store = Arc::new(Sqlite::open(path).expect("a store"));
        let mut writers = tokio::task::JoinSet::new();
        for at in 0..TABLES {
            let table = TableId::new(format!("t{at}")).expect("a name");
            if store.head(&table).await.expect("a head").is_none() {
                let info = TableInfo {
                    id: table.clone(),
                    created_at: 0,
                    title: String::new(),
                    system: String::new(),
                };
                store.create(info, row(1, "begin".to_owned()), Vec::new()).await.expect("a new table");
                say(&table, 1, "begin");
            }
            for writer in 0..WRITERS {
                writers.spawn(write(Arc::clone(&store), table.clone(), writer));
            }
        }
        writers.join_all().await;
    });
}

/// Appends commands, retrying each until it is stored; every third one has a grant.
async fn write(store: Arc<Sqlite>, table: TableId, writer: u64) {
    let process = std::process::id();
    for at in 0u64.. {
        let kind = if at.is_multiple_of(3) { "join" } else { "say" };
        let id = format!("{kind}-{process}-{writer}-{at}");
        loop {
            let seq = 1 + store.head(&table).await.expect("a head").expect("the table");
            let row = row(seq, id.clone());
            let changes = grant(&table, &id, row.at).map(GrantChange::Add).into_iter().collect();
            match store.append_with(&table, row, changes).await.expect("an answer") {
                Append::Done => break say(&table, seq, &id),
                Append::Taken => {}
                other => panic!("{other:?}"),
            }
        }
    }
}

/// Reports a row to the parent in a single write.
fn say(table: &TableId, seq: Seq, id: &str) {
    let mut out = std::io::stdout().lock();
    let said = out.write_all(format!("stored {table} {seq} {id} .\n").as_bytes()).and_then(|()| out.flush());
    said.expect("the parent listens");
}

fn row(seq: Seq, id: String) -> Row {
    Row { seq, at: seq as i64, body: body(&id), id: CommandId::new(id).expect("an id") }
}

/// A body derived from the command id: some are short, some span several pages.
fn body(id: &str) -> Vec<u8> {
    let length = id.bytes().map(usize::from).sum::<usize>() % 97;
    id.repeat(if length < 5 { 1000 } else { length }).into_bytes()
}

/// The grant that belongs to a row, if it has one.
fn grant(table: &TableId, id: &str, at: i64) -> Option<Grant> {
    id.starts_with("join").then(|| {
        let mut hash = [b'.'; 32];
        let text = format!("{table}/{id}");
        let text = &text.as_bytes()[..text.len().min(32)];
        hash[..text.len()].copy_from_slice(text);
        Grant { hash, table: table.clone(), role: "seat".into(), seat: None, created_at: at, revoked: false }
    })
}

fn runtime() -> tokio::runtime::Runtime {
    tokio::runtime::Builder::new_multi_thread().worker_threads(2).build().expect("a runtime")
}

/// Random numbers for the moments to kill at. Their quality does not matter.
struct Chance(u64);

impl Chance {
    fn below(&mut self, limit: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % limit
    }
}
