//! A store in one SQLite file.
//!
//! A single thread writes: it gathers up to 256 waiting calls and commits them together, so that many tables share one
//! sync to disk. Reads run concurrently on their own read-only connections. Another thread moves what was committed from the
//! write-ahead log into the file, so that no commit has to wait for it.

mod backup;
mod chain;
mod checkpoint;
mod file;
mod lock;
mod reader;
mod reads;
mod room;
mod schema;
mod verify;
mod work;
mod writer;

use std::path::{Path, PathBuf};

use schwung_chain::Digest;

use crate::{
    Append, Grant, GrantChange, Later, Listed, Loaded, Made, Overview, Row, Seq, Standing, Store, StoreError,
    TableId, TableInfo,
};

pub use self::{
    backup::{BackupOptions, back_up},
    room::free_space,
    verify::{Verified, verify},
};

pub(crate) use self::{backup::sync_directory, lock::Lock};
use self::{reader::Readers, work::Work, writer::Writer};

/// A store in one SQLite file.
///
/// Several processes may open the same file. It must be on a local disk, since the write-ahead log needs shared memory.
/// Next to `path` it keeps `path-wal` and `path-shm`: copying only the file copies only a part of the store (use
/// [`Store::backup_to`]), and restoring a backup requires removing these two.
#[derive(Debug)]
pub struct Sqlite {
    writer: Writer,
    readers: Readers,
    /// Held while a backup is made.
    backup: tokio::sync::Mutex<()>,
    path: PathBuf,
    /// The lock of a server that has the file to itself.
    lock: Option<Lock>,
}

impl Sqlite {
    /// Opens the store in the file `path`, creating it if necessary. An older schema is migrated after a copy was made
    /// beside the file: `path.schema-1` for schema version 1. Only the owner can read a new file. Blocks the thread.
    ///
    /// # Errors
    /// Returns [`StoreError::Open`], [`StoreError::NotAStore`], [`StoreError::NewerSchema`], [`StoreError::Journal`],
    /// [`StoreError::Backup`], [`StoreError::Migrate`] or [`StoreError::Writer`].
    pub fn open(path: impl AsRef<Path>) -> Result<Sqlite, StoreError> {
        let path = path.as_ref();
        // A relative path keeps its meaning if the working directory changes, and no path is mistaken for one of
        // SQLite's special names.
        let path: PathBuf = std::path::absolute(path).map_err(|error| file::unopened(path, error))?;
        let writer = Writer::start(schema::open(&path)?, path.clone())?;
        let readers = Readers::new(path.clone());
        Ok(Sqlite { writer, readers, backup: tokio::sync::Mutex::default(), path, lock: None })
    }

    /// Like [`Sqlite::open`], but for exclusive use by one server: nobody else can open the file in this way until the
    /// store is dropped or the process ends. The lock is `path.lock`, which contains the process id. Blocks the thread.
    ///
    /// # Errors
    /// Returns [`StoreError::InUse`] or the errors of [`Sqlite::open`].
    pub fn open_alone(path: impl AsRef<Path>) -> Result<Sqlite, StoreError> {
        let lock = Lock::take(path.as_ref())?;
        Ok(Sqlite { lock: Some(lock), ..Sqlite::open(path)? })
    }

    /// Lets the writer do `work` and ignores everything about the result but its success.
    async fn write(&self, work: Work) -> Result<(), StoreError> {
        self.writer.carry_out(work).await.map(|_| ())
    }
}

impl Store for Sqlite {
    fn create(&self, info: TableInfo, first: Row, grants: Vec<Grant>) -> Later<'_, ()> {
        Box::pin(async move {
            first.check_first()?;
            grants.iter().try_for_each(|it| it.check(&info.id))?;
            self.write(Work::Create { info, first, grants }).await
        })
    }

    fn append_after<'a>(
        &'a self,
        table: &'a TableId,
        after: Option<Digest>,
        row: Row,
        changes: Vec<GrantChange>,
    ) -> Later<'a, Append> {
        Box::pin(async move {
            row.check()?;
            changes.iter().try_for_each(|it| it.check(table))?;
            self.writer.carry_out(Work::Append { table: table.clone(), after, row, changes }).await
        })
    }

    fn read<'a>(&'a self, table: &'a TableId, after: Seq, limit: usize) -> Later<'a, Vec<Row>> {
        let table = table.clone();
        Box::pin(self.readers.read(move |file| reads::rows(file, &table, after, limit)))
    }

    fn load<'a>(&'a self, table: &'a TableId) -> Later<'a, Loaded> {
        let table = table.clone();
        Box::pin(self.readers.read(move |file| reads::load(file, &table)))
    }

    fn key(&self) -> Later<'_, [u8; 32]> {
        Box::pin(self.readers.read(reads::key))
    }

    fn adopt_key(&self, key: [u8; 32]) -> Later<'_, bool> {
        Box::pin(async move {
            self.write(Work::AdoptKey(key)).await?;
            Ok(self.key().await? == key)
        })
    }

    fn changes_by_others(&self) -> Later<'_, u64> {
        Box::pin(self.writer.changes_by_others())
    }

    fn standings<'a>(&'a self, known: &'a [(TableId, Seq)]) -> Later<'a, Vec<Standing>> {
        let known = known.to_vec();
        Box::pin(self.readers.read(move |file| reads::standings(file, &known)))
    }

    fn head<'a>(&'a self, table: &'a TableId) -> Later<'a, Option<Seq>> {
        let table = table.clone();
        Box::pin(self.readers.read(move |file| reads::head(file, &table)))
    }

    fn find_grant<'a>(&'a self, hash: &'a [u8; 32]) -> Later<'a, Option<Grant>> {
        let hash = *hash;
        Box::pin(self.readers.read(move |file| reads::find_grant(file, &hash)))
    }

    fn grants<'a>(&'a self, table: &'a TableId) -> Later<'a, Vec<Grant>> {
        let table = table.clone();
        Box::pin(self.readers.read(move |file| reads::grants(file, &table)))
    }

    fn info<'a>(&'a self, table: &'a TableId) -> Later<'a, Option<TableInfo>> {
        let table = table.clone();
        Box::pin(self.readers.read(move |file| reads::info(file, &table)))
    }

    fn tables(&self) -> Later<'_, Vec<Listed>> {
        Box::pin(self.readers.read(reads::tables))
    }

    fn overview(&self) -> Later<'_, Overview> {
        Box::pin(self.readers.read(reads::overview))
    }

    fn newest<'a>(&'a self, prefix: &'a str) -> Later<'a, Option<TableId>> {
        let prefix = prefix.to_owned();
        Box::pin(self.readers.read(move |file| reads::newest(file, &prefix)))
    }

    fn set_title<'a>(&'a self, table: &'a TableId, title: String) -> Later<'a, ()> {
        Box::pin(self.write(Work::SetTitle { table: table.clone(), title }))
    }

    fn delete<'a>(&'a self, table: &'a TableId) -> Later<'a, ()> {
        Box::pin(self.write(Work::Delete { table: table.clone() }))
    }

    fn check(&self) -> Later<'_, ()> {
        Box::pin(async {
            self.readers.read(reads::check).await?;
            room::check(&self.path)?;
            self.write(Work::Check).await
        })
    }

    fn verify(&self) -> Later<'_, Verified> {
        let path = self.path.clone();
        Box::pin(self.readers.read(move |_| verify(&path)))
    }

    fn is_alone(&self) -> bool {
        self.lock.is_some()
    }

    fn close(&self) -> Later<'_, ()> {
        Box::pin(async {
            // The last connection performs the checkpoint, which a read-only one cannot do; so readers are closed
            // first.
            self.readers.close().await;
            self.writer.close().await
        })
    }

    fn backup_into<'a>(&'a self, folder: &'a Path, at: i64, keep: usize) -> Later<'a, Made> {
        Box::pin(async move {
            let _alone = self.backup.lock().await;
            let (path, folder) = (self.path.clone(), folder.to_owned());
            let work = move || crate::back_up_into(&path, &folder, at, keep, BackupOptions::default());
            tokio::task::spawn_blocking(work).await.unwrap_or(Err(StoreError::Closed))
        })
    }

    fn backup_to<'a>(&'a self, path: &'a Path) -> Later<'a, ()> {
        Box::pin(async move {
            let _alone = self.backup.lock().await;
            let path = path.to_owned();
            let options = BackupOptions::default();
            self.readers.read(move |file| backup::write(file, &path, options)).await
        })
    }
}
