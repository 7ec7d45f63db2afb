//! The servers of a simulation: they stand still, are killed, and start again.

use std::{
    net::{Ipv4Addr, SocketAddr},
    path::PathBuf,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use schwung_server::{Config, Encryption, Keeping, LogStyle, Redirect, Server, Visits};
use schwung_store::Memory;
use tokio::{io::DuplexStream, task::AbortHandle, time::sleep};

use super::{
    net::join,
    signal::Signal,
    store::{Ears, Seen},
    world::{Fault, World},
};
use crate::served::generous;

/// Whether a server does anything.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Power {
    On,
    /// Nothing reaches it and it reaches nothing, for a while.
    Still,
    /// Nothing will ever come from it again.
    Off,
}

/// A server from its start until it is killed.
struct Life {
    visits: Visits,
    power: Arc<Signal<Power>>,
    task: AbortHandle,
}

/// A server of the simulation.
pub(crate) struct Node {
    world: Arc<World>,
    shared: Arc<Memory>,
    ears: Ears,
    number: usize,
    /// `None` while it is not running.
    life: Mutex<Option<Life>>,
}

impl Node {
    pub(crate) fn new(world: &Arc<World>, shared: &Arc<Memory>, ears: &Ears, number: usize) -> Node {
        let (world, shared, ears) = (Arc::clone(world), Arc::clone(shared), Arc::clone(ears));
        Node { world, shared, ears, number, life: Mutex::default() }
    }

    fn life(&self) -> MutexGuard<'_, Option<Life>> {
        self.life.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) async fn start(&self) {
        let power = Arc::new(Signal::new(Power::On));
        let store = Seen::new(&self.world, &self.shared, &self.ears, self.number, &power);
        let config = Config {
            listen: (Ipv4Addr::LOCALHOST, 0).into(),
            data: PathBuf::new(),
            store: None,
            node: format!("node-{}", self.number),
            public_url: None,
            hosts: Vec::new(),
            metrics: None,
            encryption: Encryption::None,
            redirect: Redirect::Off,
            trust_proxy: false,
            log: LogStyle::Text,
            limits: generous(),
            keeping: Keeping::default(),
        };
        let server = Server::bind(config, Arc::new(store)).await.expect("a free port");
        let visits = server.visits();
        let task = tokio::spawn(server.run(std::future::pending())).abort_handle();
        self.world.trace(|| format!("node {} runs", self.number));
        *self.life() = Some(Life { visits, power, task });
    }

    /// Connects to it, if it runs.
    pub(crate) fn connect(&self, peer: SocketAddr) -> Option<DuplexStream> {
        let life = self.life();
        let life = life.as_ref()?;
        let (ours, theirs) = join(&self.world, &life.power);
        life.visits.serve(theirs, peer);
        Some(ours)
    }

    /// Lets it stand still or kills it, now and then.
    pub(crate) async fn suffer(self: Arc<Self>) {
        loop {
            let (lives, is_killed, long) =
                self.world.draw(|it| (it.millis(40_000), it.once_in(2), it.millis(12_000)));
            sleep(lives + Duration::from_secs(1)).await;
            if self.world.is_calm() {
                continue;
            }
            if is_killed {
                self.world.note(Fault::Killed);
                self.world.trace(|| format!("node {} is killed", self.number));
                if let Some(life) = self.life().take() {
                    life.power.set(Power::Off);
                    life.task.abort();
                }
                sleep(long).await;
                self.start().await;
            } else {
                self.world.note(Fault::Still);
                self.world.trace(|| format!("node {} stands still", self.number));
                self.set(Power::Still);
                sleep(long).await;
                self.world.trace(|| format!("node {} goes on", self.number));
                self.set(Power::On);
            }
        }
    }

    fn set(&self, power: Power) {
        if let Some(life) = &*self.life() {
            life.power.set(power);
        }
    }
}
