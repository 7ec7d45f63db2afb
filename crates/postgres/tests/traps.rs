//! What PostgreSQL may do behind the back of a store.

use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::{Duration, Instant},
};

use futures_util::future::join_all;
use schwung_postgres::{
    Address, Postgres,
    cluster::{self, Server},
};
use schwung_store::{
    Append, CommandId, Digest, Flaw, Grant, Hint, Row, Store, StoreError, TableId, TableInfo,
};
use tempfile::TempDir;
use tokio::{sync::broadcast::Receiver, task::JoinSet, time::timeout};

/// Time for something that must happen soon.
const SOON: Duration = Duration::from_secs(20);

fn table(name: &str) -> TableId {
    TableId::new(name).expect("a name")
}

fn row(seq: u64, id: &str) -> Row {
    Row { seq, id: CommandId::new(id).expect("an id"), at: 5, body: format!("{seq} {id}").into_bytes() }
}

async fn open(address: &str) -> Postgres {
    Postgres::open(Address::parse(address).expect("an address"), "test").await.expect("a store")
}

/// A store with a table of one row.
async fn begun(address: &str, name: &str) -> Postgres {
    let store = open(address).await;
    let info = TableInfo { id: table(name), created_at: 1, title: "Montag".into(), system: "sotc".into() };
    store.create(info, row(1, "begin"), Vec::new()).await.expect("a table");
    store
}

/// A server of its own, with `standbys` for `synchronous_standby_names`, and an empty database.
fn server(folder: &TempDir) -> Option<Server> {
    cluster::programs()?;
    let mut server = Server::make(folder.path(), "one", "fsync = off").expect("a server");
    server.start().expect("it starts");
    Some(server)
}

/// Lets the server wait for a standby that does not exist, or for none.
fn wait_for(server: &Server, standby: &str) {
    server.configure(&format!("synchronous_standby_names = '{standby}'\n")).expect("a setting");
    server.reload().expect("it is read");
    let wanted = format!("select current_setting('synchronous_standby_names') = '{standby}'");
    while server.sql("postgres", &wanted).expect("an answer") != "t" {}
}

/// Cancels everything that waits for a standby, until it is dropped.
struct Canceller(Arc<AtomicBool>);

impl Canceller {
    fn of(server: &Server) -> Canceller {
        let stop = Arc::new(AtomicBool::new(false));
        let (going, port) = (Arc::clone(&stop), server.port().to_string());
        std::thread::spawn(move || {
            let programs = cluster::programs().expect("PostgreSQL");
            while !going.load(Ordering::Relaxed) {
                let mut psql = std::process::Command::new(programs.join("psql"));
                let sql = "select pg_cancel_backend(pid) from pg_stat_activity where wait_event = 'SyncRep'";
                psql.args(["-h", "127.0.0.1", "-p", &port, "-U", "schwung", "-d", "postgres", "-XqAtc", sql]);
                let _ = psql.current_dir("/").output();
                std::thread::sleep(Duration::from_millis(50));
            }
        });
        Canceller(stop)
    }
}

impl Drop for Canceller {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_commit_that_no_standby_has_is_neither_acknowledged_nor_told() {
    let folder = TempDir::new().expect("a folder");
    let Some(server) = server(&folder) else { return };
    server.sql("postgres", "create database tables").expect("a database");
    let address = server.address("tables");
    let (store, other) = (begun(&address, "a").await, open(&address).await);
    assert_eq!(store.append(&table("a"), row(2, "before")).await.expect("an answer"), Append::Done);
    assert_eq!(other.read(&table("a"), 0, 9).await.expect("rows").len(), 2);
    wait_for(&server, "nobody");
    {
        let _cancels = Canceller::of(&server);
        let answer = store.append(&table("a"), row(3, "lonely")).await;
        assert!(matches!(answer, Err(StoreError::Commit(_))), "{answer:?}");
        // The row is visible here, and on no other server.
        let visible = server.sql("tables", "select count(*) from schwung.rows").expect("an answer");
        assert_eq!(visible, "3");
        let repeated = store.append(&table("a"), row(3, "lonely")).await;
        assert!(repeated.is_err(), "a repeated id is confirmed: {repeated:?}");
        let taken = store.append(&table("a"), row(3, "another")).await;
        assert!(!matches!(taken, Ok(Append::Done)), "{taken:?}");
        let read = other.read(&table("a"), 2, 9).await;
        assert!(read.is_err(), "a row is told that may vanish: {read:?}");
        assert!(other.load(&table("a")).await.is_err());
        let new = Postgres::open(Address::parse(&address).expect("an address"), "new").await;
        assert!(matches!(new, Err(StoreError::Unreachable { .. })), "{new:?}");
        assert!(store.check().await.is_err());
    }
    wait_for(&server, "");
    let repeated = store.append(&table("a"), row(3, "lonely")).await;
    assert_eq!(repeated.expect("an answer"), Append::Repeated { seq: 3 });
    assert_eq!(other.read(&table("a"), 2, 9).await.expect("rows"), [row(3, "lonely")]);
    store.check().await.expect("it works again");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_standby_is_never_used_and_a_new_primary_is_found() {
    let folder = TempDir::new().expect("a folder");
    let Some(mut primary) = server(&folder) else { return };
    primary.sql("postgres", "create database tables").expect("a database");
    let mut standby = Server::standby(folder.path(), "two", &primary, "fsync = off").expect("a standby");
    standby.start().expect("it starts");
    let alone = Postgres::open(Address::parse(&standby.address("tables")).expect("an address"), "x").await;
    assert!(matches!(alone, Err(StoreError::Unreachable { .. })), "{alone:?}");
    let both = format!("postgres://schwung@127.0.0.1:{},127.0.0.1:{}/tables", standby.port(), primary.port());
    let store = begun(&both, "a").await;
    wait_for(&primary, "two");
    assert_eq!(store.append(&table("a"), row(2, "c2")).await.expect("an answer"), Append::Done);

    // The standby takes over; the former primary comes back and must not acknowledge anything.
    primary.kill();
    standby.promote().expect("a new primary");
    let since = Instant::now();
    let mut answer = store.append(&table("a"), row(3, "c3")).await;
    while answer.is_err() && since.elapsed() < SOON {
        answer = store.append(&table("a"), row(3, "c3")).await;
    }
    let answer = answer.expect("an answer");
    assert!(matches!(answer, Append::Done | Append::Repeated { seq: 3 }), "{answer:?}");
    assert_eq!(standby.sql("tables", "select count(*) from schwung.rows").expect("an answer"), "3");
    primary.start().expect("it comes back");
    let _cancels = Canceller::of(&primary);
    let old = Postgres::open(Address::parse(&primary.address("tables")).expect("an address"), "old").await;
    assert!(old.is_err(), "the former primary is used");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_one_process_writes_another_hears() {
    let Some(address) = cluster::fresh() else { return };
    let (one, two) = (begun(&address, "a").await, open(&address).await);
    let mut hints = two.hints().expect("hints");
    let mut own = one.hints().expect("hints");
    // They begin to listen in their own time.
    let mut listens = false;
    while !listens {
        one.say("listening?".to_owned());
        let heard = until(&mut hints, |it| matches!(it, Hint::Said { text, .. } if text == "listening?"));
        listens = timeout(Duration::from_millis(200), heard).await.is_ok();
    }
    while own.try_recv().is_ok() {}
    assert_eq!(one.append(&table("a"), row(2, "c2")).await.expect("an answer"), Append::Done);
    until(&mut hints, |it| *it == Hint::Row(table("a"), 2)).await;
    one.say("hello".to_owned());
    until(&mut hints, |it| matches!(it, Hint::Said { text, .. } if text == "hello")).await;
    assert!(own.is_empty(), "a process hears itself");
    assert_eq!(two.read(&table("a"), 1, 9).await.expect("rows"), [row(2, "c2")]);

    // All connections are cut: both come back, and say that something may have been missed.
    let port = address.rsplit(':').next().and_then(|it| it.split('/').next()).expect("a port");
    let programs = cluster::programs().expect("PostgreSQL");
    let mut psql = std::process::Command::new(programs.join("psql"));
    let name = address.rsplit('/').next().expect("a name");
    let sql = format!("select pg_terminate_backend(pid) from pg_stat_activity where datname = '{name}'");
    psql.args(["-h", "127.0.0.1", "-p", port, "-U", "schwung", "-d", "postgres", "-XqAtc", &sql]);
    assert!(psql.output().expect("psql").status.success());
    until(&mut hints, |it| matches!(it, Hint::Lost)).await;
    until(&mut hints, |it| matches!(it, Hint::Lost)).await;
    until(&mut own, |it| matches!(it, Hint::Lost)).await;
    until(&mut own, |it| matches!(it, Hint::Lost)).await;
    let mut answer = one.append(&table("a"), row(3, "c3")).await;
    for _ in 0..50 {
        if answer.is_ok() {
            break;
        }
        answer = one.append(&table("a"), row(3, "c3")).await;
    }
    assert!(matches!(answer, Ok(Append::Done | Append::Repeated { seq: 3 })), "{answer:?}");
    until(&mut hints, |it| *it == Hint::Row(table("a"), 3)).await;
}

async fn until(hints: &mut Receiver<Hint>, wanted: impl Fn(&Hint) -> bool) {
    let heard = async {
        loop {
            match hints.recv().await {
                Ok(hint) if wanted(&hint) => return,
                Ok(_) => {}
                Err(error) => panic!("{error}"),
            }
        }
    };
    timeout(SOON, heard).await.expect("a hint");
}

/// Many processes append to one table: nothing is lost, doubled or out of order.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn several_processes_share_a_table() {
    let Some(address) = cluster::fresh() else { return };
    let first = Arc::new(begun(&address, "a").await);
    let mut stores = vec![first];
    for _ in 0..3 {
        stores.push(Arc::new(open(&address).await));
    }
    let mut writers = JoinSet::new();
    for (nth, store) in stores.iter().enumerate() {
        let store = Arc::clone(store);
        writers.spawn(async move {
            let mut taken = 0;
            for at in 0..20 {
                let id = format!("w{nth}-{at}");
                loop {
                    let seq = 1 + store.head(&table("a")).await.expect("a head").expect("the table");
                    match store.append(&table("a"), row(seq, &id)).await.expect("an answer") {
                        Append::Done => break,
                        Append::Taken => taken += 1,
                        other => panic!("{other:?}"),
                    }
                }
            }
            taken
        });
    }
    let taken: usize = writers.join_all().await.into_iter().sum();
    assert!(taken > 0, "they never met");
    let loaded = stores[0].load(&table("a")).await.expect("the log");
    assert_eq!((loaded.rows.len(), loaded.damage), (81, None));
    let seqs: Vec<u64> = loaded.rows.iter().map(|it| it.seq).collect();
    assert_eq!(seqs, (1..=81).collect::<Vec<u64>>());
}

/// An import starts its appends in order and waits for all of them.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn appends_are_carried_out_in_the_order_in_which_they_begin() {
    let Some(address) = cluster::fresh() else { return };
    let store = begun(&address, "a").await;
    let name = table("a");
    let appends = (2..=1_000).map(|seq| store.append(&name, row(seq, &format!("c{seq}"))));
    for answer in join_all(appends).await {
        assert_eq!(answer.expect("an answer"), Append::Done);
    }
    let listed = store.tables().await.expect("tables");
    let hash = (2..=1_000)
        .fold(Digest::START.then(b"1 begin"), |hash, seq| hash.then(format!("{seq} c{seq}").as_bytes()));
    assert_eq!((listed[0].head, listed[0].hash), (1_000, hash));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn damage_is_found() {
    let folder = TempDir::new().expect("a folder");
    let Some(server) = server(&folder) else { return };
    server.sql("postgres", "create database tables").expect("a database");
    let store = begun(&server.address("tables"), "a").await;
    for seq in 2..=5 {
        store.append(&table("a"), row(seq, &format!("c{seq}"))).await.expect("an answer");
    }
    let verified = store.verify().await.expect("a result");
    assert!(verified.is_sound(), "{verified:?}");
    assert_eq!((verified.tables, verified.rows), (1, 5));

    // The database itself refuses to change the past.
    for sql in [
        "update schwung.rows set body = 'x' where seq = 3",
        "delete from schwung.rows where seq = 3",
        "update schwung.tables set head = 2",
    ] {
        assert!(server.sql("tables", sql).is_err(), "{sql}");
    }
    let force = "set session_replication_role = replica; ";
    for (sql, seq, flaw) in [
        ("update schwung.rows set at = 7 where seq = 5", 5, Flaw::Label),
        ("update schwung.rows set body = 'x' where seq = 4", 4, Flaw::Changed),
        ("delete from schwung.rows where seq = 3", 3, Flaw::Missing),
    ] {
        server.sql("tables", &format!("{force}{sql}")).expect("it is forced");
        let damage = store.load(&table("a")).await.expect("the log").damage.expect("damage");
        assert_eq!((damage.seq, damage.flaw), (seq, flaw), "{sql}");
        let verified = store.verify().await.expect("a result");
        assert_eq!(verified.damaged.get(&table("a")), Some(&damage));
    }
    server.sql("tables", &format!("{force}update schwung.tables set title = 'x'")).expect("it is forced");
    let refused = open(&server.address("tables")).await.append(&table("a"), row(6, "c6")).await;
    assert!(matches!(refused, Err(StoreError::Damaged(_))), "{refused:?}");
    let key = format!("{force}update schwung.store set sum = 1");
    server.sql("tables", &key).expect("it is forced");
    assert!(matches!(store.key().await, Err(StoreError::Damaged(_))));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_condition_of_the_database_is_known() {
    let Some(address) = cluster::fresh() else { return };
    let store = begun(&address, "a").await;
    let condition = store.condition().await.expect("an answer").expect("a condition");
    assert_eq!((condition.standbys.as_str(), condition.is_durable), ("", false));
    assert_eq!(condition.nodes, [("test".to_owned(), env!("CARGO_PKG_VERSION").to_owned())]);
    assert!(condition.bytes > 0);
    let other = open(&address).await;
    store.close().await.expect("it closes");
    let condition = other.condition().await.expect("an answer").expect("a condition");
    assert_eq!(condition.nodes.len(), 1, "one has left");
    // Not even if it is closed while its connection for hints is still being opened.
    for _ in 0..20 {
        open(&address).await.close().await.expect("it closes");
    }
    let condition = other.condition().await.expect("an answer").expect("a condition");
    assert_eq!(condition.nodes.len(), 1, "all have left");
    let store = other;
    let hash = [3; 32];
    let grant =
        Grant { hash, table: table("b"), role: "gm".into(), seat: None, created_at: 1, revoked: false };
    let info = TableInfo { id: table("b"), created_at: 1, title: String::new(), system: "sotc".into() };
    store.create(info, row(1, "begin"), vec![grant.clone()]).await.expect("a table");
    assert_eq!(store.find_grant(&hash).await.expect("an answer"), Some(grant));
}
