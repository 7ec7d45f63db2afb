//! A server for one test.

use std::{
    net::{Ipv4Addr, SocketAddr},
    path::{Path, PathBuf},
    sync::{Arc, mpsc},
    time::Duration,
};

use schwung_server::{Config, Encryption, Keeping, Limits, LogStyle, Redirect, Server};
use schwung_store::{Memory, Sqlite, Store};
use serde_json::{Value, json};
use tokio::{runtime::Runtime, sync::oneshot};

use crate::client::{Player, get, post};

/// A server with its own runtime, so that it can be killed.
pub(crate) struct Served {
    pub(crate) address: SocketAddr,
    runtime: Option<Runtime>,
    stop: Option<oneshot::Sender<()>>,
    ended: mpsc::Receiver<bool>,
}

/// Limits that no test reaches by accident.
pub(crate) fn generous() -> Limits {
    Limits {
        tables_per_hour: 100_000,
        requests_per_second: 100_000,
        joins_per_minute: 100_000,
        messages_per_second: 10_000,
        deeds_per_second: 100_000,
        stop: Duration::from_secs(5),
        ..Limits::default()
    }
}

impl Served {
    pub(crate) fn new() -> Served {
        Served::with(generous())
    }

    pub(crate) fn with(limits: Limits) -> Served {
        Served::start(Arc::new(Memory::new()), limits, |_| {})
    }

    /// A server that stores its tables in a file.
    pub(crate) fn of_file(path: &Path) -> Served {
        let store = Sqlite::open(path).expect("the file can be opened");
        Served::start(Arc::new(store), generous(), |_| {})
    }

    pub(crate) fn start(store: Arc<dyn Store>, limits: Limits, set: impl FnOnce(&mut Config)) -> Served {
        let mut config = Config {
            listen: (Ipv4Addr::LOCALHOST, 0).into(),
            data: PathBuf::new(),
            store: None,
            node: "test".to_owned(),
            public_url: None,
            hosts: Vec::new(),
            metrics: None,
            encryption: Encryption::None,
            redirect: Redirect::Off,
            trust_proxy: false,
            log: LogStyle::Text,
            limits,
            keeping: Keeping::default(),
        };
        set(&mut config);
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .worker_threads(2)
            .enable_all()
            .build()
            .expect("a runtime");
        let (tell, told) = mpsc::channel();
        let (stop, stopped) = oneshot::channel::<()>();
        let (end, ended) = mpsc::channel();
        runtime.spawn(async move {
            let server = Server::bind(config, store).await.expect("a free port");
            tell.send(server.address()).expect("the test waits");
            let closed = server.run(async { drop(stopped.await) }).await;
            let _ = end.send(closed.is_ok());
        });
        let address = told.recv_timeout(Duration::from_secs(20)).expect("the server starts");
        Served { address, runtime: Some(runtime), stop: Some(stop), ended }
    }

    /// Stops the server abruptly, as if its process were killed.
    pub(crate) fn kill(mut self) {
        if let Some(runtime) = self.runtime.take() {
            runtime.shutdown_timeout(Duration::from_millis(200));
        }
    }

    /// Stops the server gracefully; returns whether it closed without errors.
    pub(crate) fn stop(mut self) -> bool {
        drop(self.stop.take());
        let closed = self.ended.recv_timeout(Duration::from_secs(15)).unwrap_or(false);
        if let Some(runtime) = self.runtime.take() {
            runtime.shutdown_background();
        }
        closed
    }

    /// Tells the server to stop without waiting for it.
    pub(crate) fn begin_to_stop(&mut self) {
        drop(self.stop.take());
    }

    /// A demo table.
    pub(crate) async fn demo(&self) -> Demo {
        self.demo_of("sotc").await
    }

    /// A demo table of this book.
    pub(crate) async fn demo_of(&self, system: &str) -> Demo {
        self.opened(&json!({ "demo": { "system": system } })).await
    }

    /// A table that begins like this.
    pub(crate) async fn opened(&self, start: &Value) -> Demo {
        let new = json!({ "start": start, "gm": "Gesa", "lang": "en" });
        let answer = post(self.address, "/api/tables", None, &new).await;
        assert_eq!(answer.status, 201, "{answer:?}");
        let made = answer.json();
        let text = |key: &str| made[key].as_str().expect("text").to_owned();
        Demo {
            address: self.address,
            table: text("table"),
            gm: text("gm"),
            join: text("join"),
            watch: text("watch"),
        }
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        // A runtime must not be dropped inside another one.
        if let Some(runtime) = self.runtime.take() {
            runtime.shutdown_background();
        }
    }
}

/// A table with the demo encounter.
pub(crate) struct Demo {
    pub(crate) address: SocketAddr,
    pub(crate) table: String,
    pub(crate) gm: String,
    pub(crate) join: String,
    pub(crate) watch: String,
}

impl Demo {
    /// Takes a seat and returns its token.
    pub(crate) async fn seat(&self, seat: u8, name: &str) -> String {
        let wanted = json!({ "seat": seat, "name": name });
        let answer = post(self.address, "/api/join", Some(&self.join), &wanted).await;
        assert_eq!(answer.status, 201, "{answer:?}");
        answer.json()["token"].as_str().expect("text").to_owned()
    }

    /// Connects as the game master.
    pub(crate) async fn gm(&self) -> Player {
        Player::at(self.address, &self.gm).await
    }

    /// Takes a seat and connects.
    pub(crate) async fn player(&self, seat: u8, name: &str) -> Player {
        let token = self.seat(seat, name).await;
        Player::at(self.address, &token).await
    }

    /// The ids of all actors, in the order of the game master's view.
    pub(crate) async fn actors(&self) -> Vec<u64> {
        let view = get(self.address, "/api/table/view", Some(&self.gm)).await.json();
        let scene = view["scene"].as_object().and_then(|it| it.values().next()).expect("a scene");
        let all = scene.get("actors").or(scene.get("people")).and_then(Value::as_array).expect("actors");
        all.iter().map(|it| it["id"].as_u64().expect("an id")).collect()
    }
}
