//! Grants: the right to access a table.

use crate::{StoreError, TableId};

/// Grants the role `role` at `table` to everybody who has the token with this hash. A grant is revoked, never deleted,
/// as long as its table exists.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Grant {
    /// SHA-256 of the token; the token itself never reaches the store. Unique within a store.
    pub hash: [u8; 32],
    /// The table it gives access to.
    pub table: TableId,
    /// The role: `gm`, `join`, `watch` or `seat`. The store does not interpret it.
    pub role: String,
    /// The seat, for roles that have one.
    pub seat: Option<u8>,
    /// Time of creation in milliseconds since 1970.
    pub created_at: i64,
    /// Whether it is revoked. It is kept so that its bearer gets a clear error.
    pub revoked: bool,
}

/// A change of grants that belongs to a row: somebody joins a seat, is removed from it, or takes over from the game
/// master.
///
/// It is committed together with its row or not at all. Since the number of the row guards it, somebody who first read
/// the log up to `n` and *then* the grants may rely on them if the append at `n + 1` succeeds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GrantChange {
    /// Adds a grant for this table.
    Add(Grant),
    /// Revokes the grant with this hash. Revoking it again changes nothing.
    Revoke([u8; 32]),
}

impl Grant {
    /// Checks that the change concerns `table`.
    ///
    /// # Errors
    /// Returns [`StoreError::ForeignGrant`].
    pub fn check(&self, table: &TableId) -> Result<(), StoreError> {
        if self.table == *table { Ok(()) } else { Err(StoreError::ForeignGrant(self.table.clone())) }
    }
}

impl GrantChange {
    /// Checks that the grant belongs to `table`.
    ///
    /// # Errors
    /// Returns [`StoreError::ForeignGrant`].
    pub fn check(&self, table: &TableId) -> Result<(), StoreError> {
        match self {
            GrantChange::Add(grant) => grant.check(table),
            GrantChange::Revoke(_) => Ok(()),
        }
    }
}
