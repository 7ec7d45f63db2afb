//! An in-memory store for tests.

use std::{
    collections::{BTreeMap, HashMap},
    path::Path,
    sync::{Mutex, PoisonError},
};

use schwung_chain::Digest;

use crate::{
    Append, CommandId, Grant, GrantChange, Later, Listed, Loaded, Made, Row, Seq, Standing, Store,
    StoreError, TableId, TableInfo, Verified,
};

/// An in-memory store for tests: its contents are lost when it is dropped.
#[derive(Debug)]
pub struct Memory {
    /// `None` once the store is closed.
    held: Mutex<Option<Held>>,
}

#[derive(Debug)]
struct Held {
    key: [u8; 32],
    tables: BTreeMap<TableId, Table>,
    grants: BTreeMap<[u8; 32], Grant>,
}

#[derive(Debug)]
struct Table {
    info: TableInfo,
    /// Row `n` is at index `n - 1`.
    rows: Vec<Row>,
    hashes: Vec<Digest>,
    ids: HashMap<CommandId, Seq>,
}

impl Memory {
    /// Creates an empty store.
    pub fn new() -> Memory {
        let held = Held { key: [7; 32], tables: BTreeMap::new(), grants: BTreeMap::new() };
        Memory { held: Mutex::new(Some(held)) }
    }

    /// Runs `work` when the returned future is first polled.
    fn with<'a, T: Send + 'a>(
        &'a self,
        work: impl FnOnce(&mut Held) -> Result<T, StoreError> + Send + 'a,
    ) -> Later<'a, T> {
        Box::pin(async move {
            let mut held = self.held.lock().unwrap_or_else(PoisonError::into_inner);
            work(held.as_mut().ok_or(StoreError::Closed)?)
        })
    }
}

impl Default for Memory {
    fn default() -> Memory {
        Memory::new()
    }
}

impl Held {
    fn table(&self, id: &TableId) -> Result<&Table, StoreError> {
        self.tables.get(id).ok_or_else(|| StoreError::NoSuchTable(id.clone()))
    }

    fn table_mut(&mut self, id: &TableId) -> Result<&mut Table, StoreError> {
        self.tables.get_mut(id).ok_or_else(|| StoreError::NoSuchTable(id.clone()))
    }

    fn create(&mut self, info: TableInfo, first: Row, grants: Vec<Grant>) -> Result<(), StoreError> {
        first.check_first()?;
        grants.iter().try_for_each(|it| it.check(&info.id))?;
        if self.tables.contains_key(&info.id) {
            return Err(StoreError::TableTaken(info.id));
        }
        let changes = grants.into_iter().map(GrantChange::Add).collect();
        self.grants = self.changed(&info.id, changes)?;
        let ids = HashMap::from([(first.id.clone(), first.seq)]);
        self.tables.insert(
            info.id.clone(),
            Table { info, hashes: vec![Digest::START.then(&first.body)], rows: vec![first], ids },
        );
        Ok(())
    }

    fn append(
        &mut self,
        id: &TableId,
        after: Option<Digest>,
        row: Row,
        changes: Vec<GrantChange>,
    ) -> Result<Append, StoreError> {
        row.check()?;
        changes.iter().try_for_each(|it| it.check(id))?;
        let table = self.table(id)?;
        if let Some(&seq) = table.ids.get(&row.id) {
            return Ok(Append::Repeated { seq });
        }
        let last = table.hashes.last().copied().unwrap_or(Digest::START);
        let outcome = Append::of(row.seq, after, table.rows.len() as Seq, last);
        if outcome != Append::Done {
            return Ok(outcome);
        }
        if !changes.is_empty() {
            self.grants = self.changed(id, changes)?;
        }
        let table = self.table_mut(id)?;
        table.ids.insert(row.id.clone(), row.seq);
        table.hashes.push(last.then(&row.body));
        table.rows.push(row);
        Ok(Append::Done)
    }

    /// The grants after applying `changes`.
    fn changed(
        &self,
        id: &TableId,
        changes: Vec<GrantChange>,
    ) -> Result<BTreeMap<[u8; 32], Grant>, StoreError> {
        let mut grants = self.grants.clone();
        for change in changes {
            match change {
                GrantChange::Add(grant) => {
                    if grants.insert(grant.hash, grant).is_some() {
                        return Err(StoreError::GrantTaken);
                    }
                }
                GrantChange::Revoke(hash) => {
                    let grant = grants.get_mut(&hash).filter(|it| it.table == *id);
                    grant.ok_or_else(|| StoreError::NoSuchGrant(id.clone()))?.revoked = true;
                }
            }
        }
        Ok(grants)
    }
}

impl Store for Memory {
    fn create(&self, info: TableInfo, first: Row, grants: Vec<Grant>) -> Later<'_, ()> {
        self.with(|held| held.create(info, first, grants))
    }

    fn append_after<'a>(
        &'a self,
        table: &'a TableId,
        after: Option<Digest>,
        row: Row,
        changes: Vec<GrantChange>,
    ) -> Later<'a, Append> {
        self.with(move |held| held.append(table, after, row, changes))
    }

    fn read<'a>(&'a self, table: &'a TableId, after: Seq, limit: usize) -> Later<'a, Vec<Row>> {
        self.with(move |held| {
            let after = usize::try_from(after).unwrap_or(usize::MAX);
            Ok(held.table(table)?.rows.iter().skip(after).take(limit).cloned().collect())
        })
    }

    fn load<'a>(&'a self, table: &'a TableId) -> Later<'a, Loaded> {
        self.with(|held| {
            let table = held.table(table)?;
            Ok(Loaded { rows: table.rows.clone(), hashes: table.hashes.clone(), damage: None })
        })
    }

    fn key(&self) -> Later<'_, [u8; 32]> {
        self.with(|held| Ok(held.key))
    }

    fn adopt_key(&self, key: [u8; 32]) -> Later<'_, bool> {
        self.with(move |held| {
            if held.tables.is_empty() {
                held.key = key;
            }
            Ok(held.key == key)
        })
    }

    fn changes_by_others(&self) -> Later<'_, u64> {
        self.with(|_| Ok(0))
    }

    fn standings<'a>(&'a self, known: &'a [(TableId, Seq)]) -> Later<'a, Vec<Standing>> {
        let standing = |held: &Held, (id, seq): &(TableId, Seq)| {
            let Some(table) = held.tables.get(id) else { return Standing::default() };
            let at = seq.checked_sub(1).and_then(|it| usize::try_from(it).ok());
            let hash = at.and_then(|it| table.hashes.get(it)).copied();
            Standing { head: Some(table.rows.len() as Seq), hash }
        };
        self.with(move |held| Ok(known.iter().map(|it| standing(held, it)).collect()))
    }

    fn head<'a>(&'a self, table: &'a TableId) -> Later<'a, Option<Seq>> {
        self.with(|held| Ok(held.tables.get(table).map(|it| it.rows.len() as Seq)))
    }

    fn find_grant<'a>(&'a self, hash: &'a [u8; 32]) -> Later<'a, Option<Grant>> {
        self.with(|held| Ok(held.grants.get(hash).cloned()))
    }

    fn grants<'a>(&'a self, table: &'a TableId) -> Later<'a, Vec<Grant>> {
        self.with(|held| {
            held.table(table)?;
            let mut grants: Vec<Grant> =
                held.grants.values().filter(|it| it.table == *table).cloned().collect();
            grants.sort_by_key(|it| (it.created_at, it.hash));
            Ok(grants)
        })
    }

    fn info<'a>(&'a self, table: &'a TableId) -> Later<'a, Option<TableInfo>> {
        self.with(|held| Ok(held.tables.get(table).map(|it| it.info.clone())))
    }

    fn tables(&self) -> Later<'_, Vec<Listed>> {
        self.with(|held| {
            let listed = held.tables.values().map(|it| Listed {
                info: it.info.clone(),
                head: it.rows.len() as Seq,
                hash: it.hashes.last().copied().unwrap_or(Digest::START),
                last_at: it.rows.last().map_or(it.info.created_at, |row| row.at),
                bytes: it.rows.iter().map(|row| row.body.len() as u64).sum(),
                has_grants: held.grants.values().any(|grant| grant.table == it.info.id),
            });
            Ok(listed.collect())
        })
    }

    fn set_title<'a>(&'a self, table: &'a TableId, title: String) -> Later<'a, ()> {
        self.with(|held| {
            held.table_mut(table)?.info.title = title;
            Ok(())
        })
    }

    fn delete<'a>(&'a self, table: &'a TableId) -> Later<'a, ()> {
        self.with(|held| {
            held.tables.remove(table).ok_or_else(|| StoreError::NoSuchTable(table.clone()))?;
            held.grants.retain(|_, it| it.table != *table);
            Ok(())
        })
    }

    fn check(&self) -> Later<'_, ()> {
        self.with(|_| Ok(()))
    }

    fn verify(&self) -> Later<'_, Verified> {
        self.with(|held| {
            let rows = held.tables.values().map(|it| it.rows.len() as Seq).sum();
            Ok(Verified { tables: held.tables.len(), rows, ..Verified::default() })
        })
    }

    fn is_alone(&self) -> bool {
        true
    }

    fn close(&self) -> Later<'_, ()> {
        Box::pin(async {
            *self.held.lock().unwrap_or_else(PoisonError::into_inner) = None;
            Ok(())
        })
    }

    fn backup_into<'a>(&'a self, _: &'a Path, _: i64, _: usize) -> Later<'a, Made> {
        self.with(|_| Err(StoreError::NoBackups))
    }

    fn backup_to<'a>(&'a self, _: &'a Path) -> Later<'a, ()> {
        self.with(|_| Err(StoreError::NoBackups))
    }
}
