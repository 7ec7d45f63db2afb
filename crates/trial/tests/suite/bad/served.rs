//! A server for one test.

use std::{
    net::{Ipv4Addr, SocketAddr},
    path::PathBuf,
    sync::Arc,
};

use schwung_server::{Config, Encryption, Keeping, Limits, LogStyle, Redirect};
use schwung_store::Memory;
use schwung_trial::http::Server;

/// Starts a server with limits that no test reaches by accident. It ends with the test's runtime.
pub(crate) async fn serve() -> Server {
    let limits = Limits {
        tables_per_hour: 100_000,
        requests_per_second: 100_000,
        joins_per_minute: 100_000,
        messages_per_second: 10_000,
        deeds_per_second: 100_000,
        ..Limits::default()
    };
    let listen = SocketAddr::from((Ipv4Addr::LOCALHOST, 0));
    let (data, log) = (PathBuf::new(), LogStyle::Text);
    let (hosts, metrics) = (Vec::new(), None);
    let (encryption, redirect) = (Encryption::None, Redirect::Off);
    let config = Config {
        listen,
        data,
        store: None,
        node: "test".to_owned(),
        public_url: None,
        hosts,
        metrics,
        encryption,
        redirect,
        trust_proxy: false,
        log,
        limits,
        keeping: Keeping::default(),
    };
    let server = schwung_server::Server::bind(config, Arc::new(Memory::new())).await.expect("a free port");
    let address = server.address();
    tokio::spawn(server.run(std::future::pending()));
    address.into()
}
