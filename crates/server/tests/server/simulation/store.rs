//! The store of a simulation as one server sees it: slow, failing, and with hints that come late, twice or never.

use std::{
    io,
    path::Path,
    sync::{Arc, Mutex, PoisonError},
};

use schwung_store::{
    Append, Digest, Grant, GrantChange, Hint, Later, Listed, Loaded, Made, Memory, Row, Seq, Standing, Store,
    StoreError, TableId, TableInfo, Verified,
};
use tokio::{sync::broadcast, time::sleep};

use super::{
    node::Power,
    signal::Signal,
    world::{Fault, Plant, World},
};

/// Where each server listens for hints.
pub(crate) type Ears = Arc<Mutex<Vec<broadcast::Sender<Hint>>>>;

/// Hints that wait for a server to hear them.
const HINTS: usize = 64;

/// The shared store, as one server sees it.
pub(crate) struct Seen {
    world: Arc<World>,
    shared: Arc<Memory>,
    ears: Ears,
    /// Its place among the ears, which is its alone.
    ear: usize,
    /// Number of the server.
    node: usize,
    power: Arc<Signal<Power>>,
}

impl Seen {
    pub(crate) fn new(
        world: &Arc<World>,
        shared: &Arc<Memory>,
        ears: &Ears,
        node: usize,
        power: &Arc<Signal<Power>>,
    ) -> Seen {
        let mut all = ears.lock().unwrap_or_else(PoisonError::into_inner);
        all.push(broadcast::channel(HINTS).0);
        let ear = all.len() - 1;
        drop(all);
        Seen {
            world: Arc::clone(world),
            shared: Arc::clone(shared),
            ears: Arc::clone(ears),
            ear,
            node,
            power: Arc::clone(power),
        }
    }

    /// The time that a request or an answer takes.
    async fn wait(&self) {
        let time = self.world.draw(|it| it.millis(4));
        let slow = self.world.strikes(Fault::StoreSlow, 120).then(|| self.world.draw(|it| it.millis(3_000)));
        sleep(time + slow.unwrap_or_default()).await;
        self.power.until(|it| it == Power::On).await;
    }

    /// Asks the store, which may not be reached.
    async fn ask<T>(&self, question: Later<'_, T>) -> Result<T, StoreError> {
        self.wait().await;
        if self.world.strikes(Fault::ReadRefused, 60) {
            return Err(StoreError::Read(cause()));
        }
        let answer = question.await;
        self.wait().await;
        answer
    }

    /// Tells the other servers.
    fn tell(&self, hint: &Hint) {
        if self.power.get() != Power::On {
            return;
        }
        let ears = self.ears.lock().unwrap_or_else(PoisonError::into_inner).clone();
        for (_, ear) in ears.into_iter().enumerate().filter(|it| it.0 != self.ear) {
            if self.world.is_deaf() || self.world.strikes(Fault::HintNever, 5) {
                continue;
            }
            self.tell_later(&ear, hint.clone());
            if self.world.strikes(Fault::HintTwice, 6) {
                self.tell_later(&ear, hint.clone());
            }
            if self.world.strikes(Fault::HintsLost, 25) {
                self.tell_later(&ear, Hint::Lost);
            }
        }
    }

    fn tell_later(&self, ear: &broadcast::Sender<Hint>, hint: Hint) {
        let late = self.world.strikes(Fault::HintLate, 5).then(|| self.world.draw(|it| it.millis(6_000)));
        let time = self.world.draw(|it| it.millis(30)) + late.unwrap_or_default();
        let ear = ear.clone();
        tokio::spawn(async move {
            sleep(time).await;
            let _ = ear.send(hint);
        });
    }

    async fn write(
        &self,
        table: &TableId,
        after: Option<Digest>,
        row: Row,
        changes: Vec<GrantChange>,
    ) -> Result<Append, StoreError> {
        self.wait().await;
        if self.world.strikes(Fault::WriteRefused, 20) {
            return Err(StoreError::Begin(cause()));
        }
        let (seq, id) = (row.seq, row.id.clone());
        let forgets = self.world.has(Plant::Forgets) && self.world.draw(|it| it.once_in(10));
        if self.world.strikes(Fault::WriteLate, 40) {
            self.write_later(table.clone(), after, row, changes);
            return Err(StoreError::Commit(cause()));
        }
        let result =
            if forgets { Append::Done } else { self.shared.append_after(table, after, row, changes).await? };
        self.world.trace(|| format!("node {} stores {id} as {seq}: {result:?}", self.node));
        if result == Append::Done {
            self.tell(&Hint::Row(table.clone(), seq));
        }
        self.wait().await;
        if self.world.strikes(Fault::WriteUnknown, 15) {
            return Err(StoreError::Commit(cause()));
        }
        Ok(result)
    }
}

impl Seen {
    /// Stores something of which the server has already heard that it seems to have failed.
    fn write_later(&self, table: TableId, after: Option<Digest>, row: Row, changes: Vec<GrantChange>) {
        let (world, shared, node) = (Arc::clone(&self.world), Arc::clone(&self.shared), self.node);
        let late = world.draw(|it| it.millis(3_000));
        tokio::spawn(async move {
            sleep(late).await;
            let (seq, id) = (row.seq, row.id.clone());
            let result = shared.append_after(&table, after, row, changes).await;
            world.trace(|| format!("late, node {node} stores {id} as {seq}: {result:?}"));
        });
    }
}

fn cause() -> Arc<io::Error> {
    Arc::new(io::Error::other("a fault of the simulation"))
}

impl Store for Seen {
    fn create(&self, info: TableInfo, first: Row, grants: Vec<Grant>) -> Later<'_, ()> {
        self.shared.create(info, first, grants)
    }

    fn append_after<'a>(
        &'a self,
        table: &'a TableId,
        after: Option<Digest>,
        row: Row,
        changes: Vec<GrantChange>,
    ) -> Later<'a, Append> {
        Box::pin(self.write(table, after, row, changes))
    }

    fn read<'a>(&'a self, table: &'a TableId, after: Seq, limit: usize) -> Later<'a, Vec<Row>> {
        Box::pin(self.ask(self.shared.read(table, after, limit)))
    }

    fn load<'a>(&'a self, table: &'a TableId) -> Later<'a, Loaded> {
        Box::pin(self.ask(self.shared.load(table)))
    }

    fn key(&self) -> Later<'_, [u8; 32]> {
        self.shared.key()
    }

    fn adopt_key(&self, key: [u8; 32]) -> Later<'_, bool> {
        self.shared.adopt_key(key)
    }

    fn changes_by_others(&self) -> Later<'_, u64> {
        self.shared.changes_by_others()
    }

    fn hints(&self) -> Option<broadcast::Receiver<Hint>> {
        let ears = self.ears.lock().unwrap_or_else(PoisonError::into_inner);
        ears.get(self.ear).map(broadcast::Sender::subscribe)
    }

    fn say(&self, text: String) {
        self.tell(&Hint::Said { from: format!("life {}", self.ear), text });
    }

    fn standings<'a>(&'a self, known: &'a [(TableId, Seq)]) -> Later<'a, Vec<Standing>> {
        Box::pin(async move {
            let mut standings = self.ask(self.shared.standings(known)).await?;
            if self.world.has(Plant::NeverLooks) {
                // As if nothing were new.
                standings.iter_mut().zip(known).for_each(|(it, known)| it.head = Some(known.1));
            }
            Ok(standings)
        })
    }

    fn head<'a>(&'a self, table: &'a TableId) -> Later<'a, Option<Seq>> {
        Box::pin(self.ask(self.shared.head(table)))
    }

    fn find_grant<'a>(&'a self, hash: &'a [u8; 32]) -> Later<'a, Option<Grant>> {
        Box::pin(self.ask(self.shared.find_grant(hash)))
    }

    fn grants<'a>(&'a self, table: &'a TableId) -> Later<'a, Vec<Grant>> {
        Box::pin(self.ask(self.shared.grants(table)))
    }

    fn info<'a>(&'a self, table: &'a TableId) -> Later<'a, Option<TableInfo>> {
        Box::pin(self.ask(self.shared.info(table)))
    }

    fn tables(&self) -> Later<'_, Vec<Listed>> {
        self.shared.tables()
    }

    fn set_title<'a>(&'a self, table: &'a TableId, title: String) -> Later<'a, ()> {
        self.shared.set_title(table, title)
    }

    fn delete<'a>(&'a self, table: &'a TableId) -> Later<'a, ()> {
        self.shared.delete(table)
    }

    fn check(&self) -> Later<'_, ()> {
        self.shared.check()
    }

    fn verify(&self) -> Later<'_, Verified> {
        self.shared.verify()
    }

    fn is_alone(&self) -> bool {
        false
    }

    fn close(&self) -> Later<'_, ()> {
        Box::pin(async { Ok(()) })
    }

    fn backup_to<'a>(&'a self, path: &'a Path) -> Later<'a, ()> {
        self.shared.backup_to(path)
    }

    fn backup_into<'a>(&'a self, folder: &'a Path, at: i64, keep: usize) -> Later<'a, Made> {
        self.shared.backup_into(folder, at, keep)
    }
}
