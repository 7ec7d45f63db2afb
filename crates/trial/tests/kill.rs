//! The server is killed during play and loses nothing that it acknowledged: a short form of `cargo xtask kill` in which
//! the test starts itself as the server.

#![cfg(unix)]

use std::{
    env,
    net::SocketAddr,
    path::{Path, PathBuf},
    process::Command,
    sync::Arc,
};

use schwung_server::{Config, Encryption, Keeping, Limits, LogStyle, Redirect, Server};
use schwung_store::Sqlite;
use schwung_trial::{
    disk::may_mount,
    kill::{Order, run},
};

/// Environment variables that tell the child which file to serve, and where.
const FILE: &str = "TRIAL_KILL_FILE";
const ADDRESS: &str = "TRIAL_KILL_ADDRESS";

/// Environment variable that is set where disks can be mounted which nobody else sees.
const APART: &str = "TRIAL_KILL_APART";

/// Number of kills: two of them with a full disk.
const TIMES: u32 = 6;

#[test]
fn a_server_that_is_killed_has_lost_nothing() {
    if let (Ok(file), Ok(address)) = (env::var(FILE), env::var(ADDRESS)) {
        return serve(Path::new(&file), address.parse().expect("an address"));
    }
    let itself = env::current_exe().expect("this program");
    let is_apart = env::var_os(APART).is_some();
    if let Some(mut apart) = may_mount().filter(|_| !is_apart) {
        apart.arg(&itself).args(["--exact", "a_server_that_is_killed_has_lost_nothing", "--nocapture"]);
        let status = apart.env(APART, "1").status().expect("it starts");
        assert!(status.success(), "see above");
        return;
    }
    let start = move |data: &Path, address: SocketAddr| {
        let mut command = Command::new(&itself);
        command.args(["--exact", "a_server_that_is_killed_has_lost_nothing", "--nocapture"]);
        command.env(FILE, data).env(ADDRESS, address.to_string());
        command
    };
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    let seed = u64::from(std::process::id());
    let order = Order { times: TIMES, tables: 1, seed, backups: true, full: is_apart };
    let report = match runtime.block_on(run(&start, order)) {
        Ok(report) => report,
        Err(error) => panic!("{order:?}: {error:#}"),
    };
    println!("{report}");
    assert_eq!(report.killed, TIMES);
    assert_eq!(report.full, if is_apart { 2 } else { 0 });
    assert!(report.backups > 0, "{report}");
    assert!(report.acknowledged > 20, "too little was tried: {report}");
}

/// Serves until killed.
fn serve(file: &Path, listen: SocketAddr) {
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    runtime.block_on(async {
        let config = Config {
            listen,
            data: PathBuf::new(),
            store: None,
            node: "test".to_owned(),
            public_url: None,
            hosts: Vec::new(),
            metrics: None,
            encryption: Encryption::None,
            redirect: Redirect::Off,
            trust_proxy: true,
            log: LogStyle::Text,
            // The generated moves are faster than people.
            limits: Limits { deeds_per_second: 100_000, ..Limits::default() },
            keeping: Keeping::default(),
        };
        let store = Sqlite::open(file).expect("a store");
        let server = Server::bind(config, Arc::new(store)).await.expect("a server");
        server.run(std::future::pending()).await.expect("it never ends");
    });
}
