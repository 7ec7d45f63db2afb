//! Three servers on PostgreSQL play through faults and lose nothing that they acknowledged: a short form of `cargo xtask
//! nodes` in which the test starts itself as the servers.

#![cfg(unix)]

use std::{env, net::SocketAddr, path::PathBuf, process::Command, time::Duration};

use schwung_postgres::cluster;
use schwung_server::{
    Config, Encryption, Keeping, Limits, LogStyle, Redirect, Server, StoreAddress, open_database,
};
use schwung_trial::nodes::{Order, SHORT, run};

/// Environment variables that tell the child which store to serve, under which name, and where.
const STORE: &str = "TRIAL_NODES_STORE";
const NODE: &str = "TRIAL_NODES_NODE";
const ADDRESS: &str = "TRIAL_NODES_ADDRESS";

#[test]
fn servers_and_databases_that_fail_lose_nothing() {
    if let (Ok(store), Ok(node), Ok(address)) = (env::var(STORE), env::var(NODE), env::var(ADDRESS)) {
        return serve(&store, &node, address.parse().expect("an address"));
    }
    if cluster::programs().is_none() {
        println!("skipped: PostgreSQL is not installed (`apt install postgresql`)");
        return;
    }
    let itself = env::current_exe().expect("this program");
    let start = move |store: &str, node: &str, address: SocketAddr| {
        let mut command = Command::new(&itself);
        command.args(["--exact", "servers_and_databases_that_fail_lose_nothing", "--nocapture"]);
        command.env(STORE, store).env(NODE, node).env(ADDRESS, address.to_string());
        command
    };
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    let (faults, seed) = (SHORT.to_vec(), u64::from(std::process::id()));
    let order = Order { time: Duration::ZERO, faults, tables: 2, wrong: true, seed };
    let report = match runtime.block_on(run(&start, order)) {
        Ok(report) => report,
        Err(error) => panic!("{error:#}"),
    };
    println!("{report}");
    assert_eq!(report.faults.len(), SHORT.len());
    assert!(report.acknowledged > 50 && !report.quiet.is_empty(), "too little was tried: {report}");
}

/// Serves until killed.
fn serve(store: &str, node: &str, listen: SocketAddr) {
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    runtime.block_on(async {
        let address = StoreAddress::new(store);
        let config = Config {
            listen,
            data: PathBuf::new(),
            store: Some(address.clone()),
            node: node.to_owned(),
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
        schwung_server::log(config.log, Some(node));
        // A database may be taking over right now.
        let mut store = open_database(&address, node).await;
        while store.is_err() {
            tokio::time::sleep(Duration::from_millis(200)).await;
            store = open_database(&address, node).await;
        }
        let server = Server::bind(config, store.expect("a store")).await.expect("a server");
        server.run(std::future::pending()).await.expect("it never ends");
    });
}
