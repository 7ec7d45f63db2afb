//! What-ifs: tables where a game goes on differently.

use std::{collections::HashSet, sync::Arc};

use schwung_chain::Digest;
use schwung_rulebook::Lang;
use schwung_store::{Listed, TableId};
use schwung_views::wire::Created;

use super::{Reservation, Tables};
use crate::{Fault, clock, table::TableHandle, token};

/// Maximum number of what-ifs of a table.
const MOST: usize = 5;
/// Time in milliseconds after which a what-if is deleted if it was neither continued nor kept.
const KEPT: i64 = 7 * 24 * 60 * 60 * 1000;
/// Prefix of the ids of what-ifs. A code of the original table follows.
const PREFIX: &str = "what-if-";
/// Length of that code in characters.
const CODE: usize = 12;

/// The beginning of the ids of a table's what-ifs.
fn prefix(of: &TableId) -> String {
    let code: String = Digest::START.then(of.as_str().as_bytes()).to_string().chars().take(CODE).collect();
    format!("{PREFIX}{code}-")
}

/// Whether `id` is the id of a what-if of this table.
pub(crate) fn is_of(id: &TableId, table: &TableId) -> bool {
    id.as_str().starts_with(&prefix(table))
}

impl Tables {
    /// Creates a what-if: a table where the game of another one goes on differently from before this record. Runs to
    /// completion even if nobody waits for the result.
    ///
    /// # Errors
    /// Returns [`Fault::WhatIfs`] if the table has too many, [`Fault::Refused`] if there is no such record or the table is a
    /// what-if itself, [`Fault::NoRoom`], [`Fault::Store`] or [`Fault::Failed`].
    pub(crate) async fn fork(
        self: &Arc<Tables>,
        from: &Arc<TableHandle>,
        lang: Lang,
        record: u64,
    ) -> Result<Created, Fault> {
        let place = Reservation::take(self).ok_or(Fault::NoRoom)?;
        let (tables, from) = (Arc::clone(self), Arc::clone(from));
        let created = self.tasks.spawn(async move {
            // One after the other, so that several at once do not all find the last place free.
            let _turn = tables.forks.lock().await;
            if tables.what_ifs(from.room.id()).await?.len() >= MOST {
                return Err(Fault::WhatIfs);
            }
            let (at, id) = (clock::now(), format!("open-{}", token::name(20)?));
            let permit = tables.openings.acquire().await.map_err(|_| Fault::Stopping)?;
            let (name, prefix) = (id.clone(), prefix(from.room.id()));
            let forking = tokio::task::spawn_blocking(move || {
                let copy = from.room.look(|game| game.snapshot())?;
                copy.fork(lang, record, at, &name).map_err(Fault::from)
            });
            let (game, opened) = forking.await.map_err(|_| Fault::Failed)??;
            let created = tables.store_new(game, opened, &prefix, &id).await;
            drop(permit);
            if created.is_ok() {
                place.keep();
            }
            created
        });
        created.await.map_err(|_| Fault::Failed)?
    }

    /// The what-ifs of a table.
    ///
    /// # Errors
    /// Returns [`Fault::Store`].
    pub(crate) async fn what_ifs(&self, of: &TableId) -> Result<Vec<Listed>, Fault> {
        let all = self.store.tables().await?;
        Ok(all.into_iter().filter(|it| is_of(&it.info.id, of)).collect())
    }

    /// Deletes a what-if. Its clients are told that their links are no longer valid.
    ///
    /// # Errors
    /// Returns [`Fault::Store`].
    pub(crate) async fn throw_away(&self, id: &TableId) -> Result<(), Fault> {
        self.store.delete(id).await?;
        self.count.fetch_sub(1, std::sync::atomic::Ordering::AcqRel);
        if let Some(table) = self.opened(id) {
            table.refresh();
        }
        Ok(())
    }

    /// Deletes what-ifs that were not continued for a week and are not kept. `kept` caches those that are known to be kept.
    ///
    /// # Errors
    /// Returns [`Fault::Store`].
    pub(crate) async fn forget_what_ifs(&self, kept: &mut HashSet<TableId>, now: i64) -> Result<(), Fault> {
        for Listed { info, last_at, .. } in self.store.tables().await? {
            let id = info.id;
            let is_due = id.as_str().starts_with(PREFIX) && last_at < now.saturating_sub(KEPT);
            if !is_due || kept.contains(&id) || self.open().contains_key(&id) {
                continue;
            }
            let is_kept = match self.get(&id).await {
                Ok(table) => table.room.look(|game| game.house().what_if.as_ref().is_none_or(|it| it.kept)),
                Err(fault) => Err(fault),
            };
            match is_kept {
                Ok(false) => {
                    tracing::info!(table = %id, "deleting a what-if that was not used for long");
                    self.throw_away(&id).await?;
                }
                // What cannot be read is no reason to delete it.
                Ok(true) | Err(_) => drop(kept.insert(id)),
            }
        }
        Ok(())
    }
}
