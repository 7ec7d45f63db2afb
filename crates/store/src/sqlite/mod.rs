//! A store in one SQLite file.
//!
//! One thread writes: it gathers what waits, up to 256 calls, and commits them together, so that many tables share
//! the wait for the disk. Reads run beside it on connections of their own that cannot write.

mod backup;
mod lock;
mod reader;
mod reads;
mod room;
mod schema;
mod work;
mod writer;

use std::path::{Path, PathBuf};

use crate::{Append, Grant, GrantChange, Later, Listed, Row, Seq, Store, StoreError, TableId, TableInfo};

use self::{lock::Lock, reader::Readers, work::Work, writer::Writer};

/// A store in one SQLite file.
///
/// Several processes may have the same file open. It belongs on a local disk: its write-ahead log needs shared
/// memory. Beside `path` it keeps `path-wal` and `path-shm`; whoever copies the file copies a part of the store
/// (use [`Store::backup_to`]), and whoever puts a backup in its place removes those two.
#[derive(Debug)]
pub struct Sqlite {
    writer: Writer,
    readers: Readers,
    /// Held while a backup is made.
    backup: tokio::sync::Mutex<()>,
    path: PathBuf,
    /// Of whoever serves the file alone.
    lock: Option<Lock>,
}

impl Sqlite {
    /// Opens the store in the file `path`, makes it if there is none, and brings an older schema up to date. The
    /// new file is the owner's alone to read. Blocks.
    ///
    /// # Errors
    /// [`StoreError::Open`], [`StoreError::NotAStore`], [`StoreError::NewerSchema`], [`StoreError::Journal`],
    /// [`StoreError::Migrate`], [`StoreError::Writer`].
    pub fn open(path: impl AsRef<Path>) -> Result<Sqlite, StoreError> {
        let path = path.as_ref();
        // So that a relative path means the same whatever becomes of the working directory, and none is taken for
        // one of SQLite's special names.
        let path: PathBuf = std::path::absolute(path).map_err(|error| schema::unopened(path, error))?;
        let writer = Writer::start(schema::open(&path)?)?;
        let readers = Readers::new(path.clone());
        Ok(Sqlite { writer, readers, backup: tokio::sync::Mutex::default(), path, lock: None })
    }

    /// As [`Sqlite::open`], for the one server of this file: no other can open it so, until this one is dropped or its
    /// process ends. Locked is `path.lock`, in which stands the number of the process. Blocks.
    ///
    /// # Errors
    /// [`StoreError::InUse`]; those of [`Sqlite::open`].
    pub fn open_alone(path: impl AsRef<Path>) -> Result<Sqlite, StoreError> {
        let lock = Lock::take(path.as_ref())?;
        Ok(Sqlite { lock: Some(lock), ..Sqlite::open(path)? })
    }

    /// Has `work` done by the writer, for those who have nothing to learn but that it was done.
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

    fn append_with<'a>(
        &'a self,
        table: &'a TableId,
        row: Row,
        changes: Vec<GrantChange>,
    ) -> Later<'a, Append> {
        Box::pin(async move {
            row.check()?;
            changes.iter().try_for_each(|it| it.check(table))?;
            self.writer.carry_out(Work::Append { table: table.clone(), row, changes }).await
        })
    }

    fn read<'a>(&'a self, table: &'a TableId, after: Seq, limit: usize) -> Later<'a, Vec<Row>> {
        let table = table.clone();
        Box::pin(self.readers.read(move |file| reads::rows(file, &table, after, limit)))
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

    fn is_alone(&self) -> bool {
        self.lock.is_some()
    }

    fn close(&self) -> Later<'_, ()> {
        Box::pin(async {
            // The readers first: the last connection to go tidies up, and theirs cannot.
            self.readers.close().await;
            self.writer.close().await
        })
    }

    fn backup_to<'a>(&'a self, path: &'a Path) -> Later<'a, ()> {
        Box::pin(async move {
            let _alone = self.backup.lock().await;
            let path = path.to_owned();
            self.readers.read(move |file| backup::write(file, &path)).await
        })
    }
}
