//! A grant: what lets somebody in.

use crate::{StoreError, TableId};

/// Whoever has the token of this hash may do `role` at `table`. A grant is revoked, never deleted, for as long as
/// its table is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Grant {
    /// The SHA-256 of the token: tokens themselves never get here. No two grants of a store share one.
    pub hash: [u8; 32],
    /// At which table.
    pub table: TableId,
    /// As what: `gm`, `join`, `watch` or `seat`. It means nothing here.
    pub role: String,
    /// On which seat.
    pub seat: Option<u8>,
    /// Since when, in milliseconds since 1970.
    pub created_at: i64,
    /// Is it no longer good? It stays known, so that its bearer can be told.
    pub revoked: bool,
}

/// A change of grants that belongs to a row: who joins a seat, is shown out, or takes over from the game master.
///
/// It is carried out with its row or not at all. Since the row's number guards it, whoever read the log up to `n`
/// and *then* the grants may rely on them if the append at `n + 1` succeeds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GrantChange {
    /// A new grant of this table.
    Add(Grant),
    /// The grant of this table with this hash is good no longer. Revoking it again changes nothing.
    Revoke([u8; 32]),
}

impl Grant {
    /// Is it one of `table`?
    pub(crate) fn check(&self, table: &TableId) -> Result<(), StoreError> {
        if self.table == *table { Ok(()) } else { Err(StoreError::ForeignGrant(self.table.clone())) }
    }
}

impl GrantChange {
    /// What can be said against it at `table`, whatever is stored.
    pub(crate) fn check(&self, table: &TableId) -> Result<(), StoreError> {
        match self {
            GrantChange::Add(grant) => grant.check(table),
            GrantChange::Revoke(_) => Ok(()),
        }
    }
}
