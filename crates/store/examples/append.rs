//! Measures appends per second: `cargo run --release -p schwung-store --example append [FILE]`.
//!
//! Each writer has its own table and waits for each answer before it continues. Without FILE, the store is created in
//! the directory for temporary files, which may be in memory: name a file on the disk you want to measure.

use std::{
    env,
    error::Error,
    path::PathBuf,
    sync::Arc,
    time::{Duration, Instant},
};

use schwung_store::{Append, CommandId, Row, Seq, Sqlite, Store, StoreError, TableId, TableInfo};
use tokio::task::JoinSet;

/// Measuring time for each number of writers.
const LONG: Duration = Duration::from_secs(3);

/// Typical size of a row's body in bytes.
const BODY: usize = 600;

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error>> {
    let directory = tempfile::tempdir()?;
    let path = env::args_os().nth(1).map_or_else(|| directory.path().join("append.db"), PathBuf::from);
    if path.try_exists()? {
        return Err(format!("{} already exists", path.display()).into());
    }
    println!("{:>8} {:>12} {:>10} {:>10}", "writers", "appends/s", "p50 ms", "p99 ms");
    for writers in [1, 8, 64] {
        let store = Arc::new(Sqlite::open(&path)?);
        let began = Instant::now();
        let mut running = JoinSet::new();
        for writer in 0..writers {
            running.spawn(write(Arc::clone(&store), format!("w{writers}-{writer}"), began));
        }
        let mut waits = Vec::new();
        for written in running.join_all().await {
            waits.extend(written?);
        }
        let per_second = waits.len() as f64 / began.elapsed().as_secs_f64();
        waits.sort_unstable();
        let wait = |part: usize| waits[(waits.len() - 1) * part / 100].as_secs_f64() * 1000.0;
        println!("{writers:>8} {per_second:>12.0} {:>10.2} {:>10.2}", wait(50), wait(99));
        store.close().await?;
    }
    Ok(())
}

/// Appends until the time is up; returns the latency of each append.
async fn write(store: Arc<Sqlite>, name: String, began: Instant) -> Result<Vec<Duration>, StoreError> {
    let table = TableId::new(name).expect("a short name");
    let info = TableInfo { id: table.clone(), created_at: 0, title: String::new(), system: String::new() };
    let row = |seq: Seq| {
        let id = CommandId::new(format!("c{seq}")).expect("a short id");
        Row { seq, id, at: 0, body: vec![b'x'; BODY] }
    };
    store.create(info, row(1), Vec::new()).await?;
    let mut waits = Vec::new();
    while began.elapsed() < LONG {
        let row = row(2 + waits.len() as Seq);
        let asked = Instant::now();
        let answer = store.append(&table, row).await?;
        assert_eq!(answer, Append::Done);
        waits.push(asked.elapsed());
    }
    Ok(waits)
}
