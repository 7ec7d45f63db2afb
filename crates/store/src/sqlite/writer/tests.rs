use std::{
    path::Path,
    sync::atomic::{AtomicUsize, Ordering},
    time::Duration,
};

use tempfile::TempDir;

use crate::{CommandId, GrantChange, Row, TableId, TableInfo, sqlite::reads, sqlite::schema};

use super::*;

fn name(at: usize) -> TableId {
    TableId::new(format!("t{at}")).expect("a name")
}

fn append(table: usize, seq: u64, id: &str, body: usize) -> Work {
    let row = Row { seq, id: CommandId::new(id).expect("an id"), at: 0, body: vec![1; body] };
    Work::Append { table: name(table), after: None, row, changes: Vec::new() }
}

/// A database with tables 0 to 3, one row each.
fn file(directory: &TempDir) -> Connection {
    let mut file = schema::open(&directory.path().join("tables.db")).expect("a store");
    let create = |at| {
        let info = TableInfo { id: name(at), created_at: 0, title: String::new(), system: String::new() };
        let first = Row { seq: 1, id: CommandId::new("begin").expect("an id"), at: 0, body: Vec::new() };
        Work::Create { info, first, grants: Vec::new() }
    };
    let works: Vec<Work> = (0..4).map(create).collect();
    assert!(carry_out(&mut file, &works).iter().all(Result::is_ok));
    file
}

fn directory() -> TempDir {
    TempDir::new().expect("a directory")
}

/// The heads of tables 0 to 3.
fn heads(file: &Connection) -> [u64; 4] {
    [0, 1, 2, 3].map(|at| reads::head(file, &name(at)).expect("a head").expect("the table"))
}

/// Installs a commit hook that fails if `fails` returns true for the number of commits before; returns the counter.
fn at_commit(file: &mut Connection, fails: impl Fn(usize) -> bool + Send + 'static) -> Arc<AtomicUsize> {
    let count = Arc::new(AtomicUsize::new(0));
    let counted = Arc::clone(&count);
    file.commit_hook(Some(move || fails(counted.fetch_add(1, Ordering::SeqCst)))).expect("a hook");
    count
}

#[test]
fn what_waits_is_committed_once_and_what_is_refused_is_left_out() {
    let directory = directory();
    let mut file = file(&directory);
    let commits = at_commit(&mut file, |_| false);
    let mut bad = append(1, 2, "bad", 5);
    if let Work::Append { changes, .. } = &mut bad {
        changes.push(GrantChange::Revoke([1; 32]));
    }
    let works = [
        append(0, 2, "a", 5),
        bad,
        append(9, 2, "nowhere", 5),
        append(0, 2, "late", 5),
        append(0, 3, "a", 5),
        append(0, 3, "b", 5),
        append(0, 5, "early", 5),
        append(1, 2, "good", 5),
        Work::SetTitle { table: name(2), title: "Neu".to_owned() },
        Work::Delete { table: name(9) },
    ];
    let outcomes = carry_out(&mut file, &works);
    assert!(
        matches!(
            outcomes[..],
            [
                Ok(Append::Done),
                Err(StoreError::NoSuchGrant(_)),
                Err(StoreError::NoSuchTable(_)),
                Ok(Append::Taken),
                Ok(Append::Repeated { seq: 2 }),
                Ok(Append::Done),
                Ok(Append::Gap),
                Ok(Append::Done),
                Ok(Append::Done),
                Err(StoreError::NoSuchTable(_)),
            ]
        ),
        "{outcomes:?}"
    );
    assert_eq!(heads(&file), [3, 2, 1, 1]);
    assert_eq!(commits.load(Ordering::SeqCst), 1);
}

#[test]
fn nothing_is_done_that_could_not_be_committed() {
    let directory = directory();
    let mut file = file(&directory);
    at_commit(&mut file, |_| true);
    let works = [append(0, 2, "a", 5), append(1, 2, "a", 5)];
    let outcomes = carry_out(&mut file, &works);
    assert!(matches!(outcomes[..], [Err(StoreError::Commit(_)), Err(StoreError::Commit(_))]), "{outcomes:?}");
    assert_eq!(heads(&file), [1, 1, 1, 1]);

    // The joint commit fails, and so does the second of the three separate ones.
    let commits = at_commit(&mut file, |before| before == 0 || before == 2);
    let works = [append(0, 2, "a", 5), append(1, 2, "a", 5), append(2, 2, "a", 5)];
    let outcomes = carry_out(&mut file, &works);
    assert!(
        matches!(outcomes[..], [Ok(Append::Done), Err(StoreError::Commit(_)), Ok(Append::Done)]),
        "{outcomes:?}"
    );
    assert_eq!(commits.load(Ordering::SeqCst), 4);
    assert_eq!(heads(&file), [2, 1, 2, 1]);
}

#[test]
fn what_does_not_fit_on_the_disk_does_not_take_its_neighbours_along() {
    let directory = directory();
    let mut file = file(&directory);
    let pages: i64 = file.pragma_query_value(None, "page_count", |line| line.get(0)).expect("a count");
    file.pragma_update_and_check(None, "max_page_count", pages + 4, |_| Ok(())).expect("a setting");
    let works = [append(0, 2, "a", 5), append(1, 2, "big", 1 << 20), append(2, 2, "a", 5)];
    let outcomes = carry_out(&mut file, &works);
    assert!(
        matches!(outcomes[..], [Ok(Append::Done), Err(StoreError::Write(_)), Ok(Append::Done)]),
        "{outcomes:?}"
    );
    assert_eq!(heads(&file), [2, 1, 2, 1]);
    assert!(file.is_autocommit());
    let checked: String = file.query_row("pragma integrity_check", [], |line| line.get(0)).expect("a check");
    assert_eq!(checked, "ok");
}

/// The second call ends the shared transaction, as a failing disk may do.
#[test]
fn what_ends_the_transaction_does_not_take_its_neighbours_along() {
    let directory = directory();
    let mut file = file(&directory);
    let trigger = "create temp trigger burst before insert on main.rows when new.cmd_id = 'burst'
        begin select raise(rollback, 'burst'); end";
    file.execute_batch(trigger).expect("a trigger");
    let works = [append(0, 2, "a", 5), append(1, 2, "burst", 5), append(2, 2, "a", 5)];
    let outcomes = carry_out(&mut file, &works);
    assert!(
        matches!(outcomes[..], [Ok(Append::Done), Err(StoreError::Write(_)), Ok(Append::Done)]),
        "{outcomes:?}"
    );
    assert_eq!(heads(&file), [2, 1, 2, 1]);
}

#[test]
fn who_cannot_begin_waits_once_for_all() {
    let directory = directory();
    let mut file = file(&directory);
    file.busy_timeout(Duration::from_millis(20)).expect("a setting");
    let other = schema::open(&directory.path().join("tables.db")).expect("the same file");
    other.execute_batch("begin immediate").expect("a lock");
    let works: Vec<Work> = (0..4).map(|at| append(at, 2, "a", 5)).collect();
    let outcomes = carry_out(&mut file, &works);
    assert!(outcomes.iter().all(|it| matches!(it, Err(StoreError::Begin(_)))), "{outcomes:?}");
    other.execute_batch("rollback").expect("an end");
    assert!(carry_out(&mut file, &works).iter().all(|it| matches!(it, Ok(Append::Done))));
}

/// Drains a channel with `gather`: the size of each batch, and whether it closes the store.
fn gathered(jobs: Vec<Job>) -> Vec<(usize, bool)> {
    let (sender, mut waiting) = mpsc::channel(jobs.len());
    for job in jobs {
        sender.try_send(job).expect("room");
    }
    let mut gathered = Vec::new();
    while let Ok(first) = waiting.try_recv() {
        let (works, answers, close) = gather(first, &mut waiting);
        assert_eq!(works.len(), answers.len());
        gathered.push((works.len(), close.is_some()));
    }
    gathered
}

#[test]
fn gathering_has_limits() {
    let write = |body| Job::Write(append(0, 2, "a", body), oneshot::channel().0);
    let close = || Job::Close(oneshot::channel().0);
    let many = (0..600).map(|_| write(5)).collect();
    assert_eq!(gathered(many), [(256, false), (256, false), (88, false)]);
    let big = (0..6).map(|_| write(7 << 20)).collect();
    assert_eq!(gathered(big), [(3, false), (3, false)]);
    assert_eq!(gathered(vec![write(5), close(), write(5)]), [(1, true), (1, false)]);
    assert_eq!(gathered(vec![close()]), [(0, true)]);
}

/// Calls made before closing are carried out, later ones are not; both are answered.
#[tokio::test]
async fn closing_ends_what_was_begun() {
    let directory = directory();
    let writer = Writer::start(file(&directory), directory.path().join("tables.db")).expect("a writer");
    let mut asked = Vec::new();
    for at in 0..4 {
        let (answer, answered) = oneshot::channel();
        writer.jobs.send(Job::Write(append(at, 2, "a", 5), answer)).await.expect("it listens");
        asked.push(answered);
    }
    writer.close().await.expect("it closes");
    for answered in asked {
        assert!(matches!(answered.await, Ok(Ok(Append::Done))));
    }
    let late = writer.carry_out(append(0, 3, "b", 5)).await;
    assert!(matches!(late, Err(StoreError::Closed)), "{late:?}");
    writer.close().await.expect("it is closed");
    let path: &Path = directory.path();
    assert_eq!(heads(&schema::open(&path.join("tables.db")).expect("a store")), [2, 2, 2, 2]);
}
