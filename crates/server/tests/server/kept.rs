//! Backups that the server makes by itself.

use std::{
    fs,
    path::Path,
    sync::Arc,
    time::{Duration, SystemTime},
};

use schwung_server::{Keeping, Limits};
use schwung_store::{Sqlite, backups, verify};
use tokio::time::sleep;

use crate::served::Served;

const HOUR: Duration = Duration::from_secs(3600);

/// Starts a server that makes a backup every two hours and keeps the two newest.
async fn served(file: &Path, folder: &Path) -> Served {
    let store = Sqlite::open(file).expect("a store");
    let keeping =
        Keeping { backups: Some(folder.to_owned()), backup_hours: 2, backups_kept: 2, ..Keeping::default() };
    let served = Served::start(Arc::new(store), Limits::default(), |config| config.keeping = keeping);
    served.demo().await;
    served
}

async fn stop(served: Served) {
    tokio::task::spawn_blocking(move || served.stop()).await.expect("no panic");
}

/// Lets the newest backup be this old.
fn age(folder: &Path, by: Duration) {
    let newest = backups(folder).expect("a list").pop().expect("a backup");
    let file = fs::File::options().append(true).open(newest).expect("a file");
    file.set_modified(SystemTime::now() - by).expect("a time");
}

/// Waits until there is a backup that was not there before, and `count` in all.
async fn until_newer(folder: &Path, before: &[std::path::PathBuf], count: usize) {
    for _ in 0..400 {
        let now = backups(folder).unwrap_or_default();
        if now.len() == count && now.last() != before.last() {
            return;
        }
        sleep(Duration::from_millis(50)).await;
    }
    panic!("there is no new backup: {:?}", backups(folder));
}

#[tokio::test]
async fn backups_are_made_when_the_newest_is_old_enough_and_old_ones_go() {
    let place = tempfile::tempdir().expect("a folder");
    let (file, folder) = (place.path().join("tables.db"), place.path().join("backups"));
    let mut before = Vec::new();
    for count in [1, 2, 2] {
        let running = served(&file, &folder).await;
        until_newer(&folder, &before, count).await;
        stop(running).await;
        before = backups(&folder).expect("a list");
        assert!(verify(before.last().expect("a backup")).expect("a store").is_sound());

        // An hour later, none is due.
        age(&folder, HOUR);
        let running = served(&file, &folder).await;
        sleep(Duration::from_millis(300)).await;
        stop(running).await;
        assert_eq!(backups(&folder).expect("a list"), before);
        age(&folder, HOUR * 3);
        // Names have seconds.
        sleep(Duration::from_millis(1_100)).await;
    }
}
