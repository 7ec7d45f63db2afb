//! What persistent stores have in common: the checksums that they keep beside the chain of hashes, and the check of a log
//! against both.
//!
//! All stores compute them in the same way, so a table can be moved from one to another and be compared there.

use schwung_chain::{Digest, checksum};

use crate::{Flaw, Grant, Row, Seq, TableId, TableInfo};

/// The entry of a table in the list of tables.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Head {
    /// Id, time of creation, title, system.
    pub info: TableInfo,
    /// Number of the last row.
    pub seq: Seq,
    /// Hash of the last row.
    pub hash: Digest,
    /// Timestamp of the last row in milliseconds since 1970.
    pub last_at: i64,
    /// Total size of the bodies in bytes.
    pub bytes: i64,
    /// The stored checksum of all of this.
    pub sum: i64,
}

impl Head {
    /// The head of a new table without rows. Its checksum is not computed yet.
    pub fn new(info: TableInfo) -> Head {
        let last_at = info.created_at;
        Head { info, seq: 0, hash: Digest::START, last_at, bytes: 0, sum: 0 }
    }

    /// The checksum that belongs to it.
    pub fn checksum(&self) -> i64 {
        let Head { info: TableInfo { id, created_at, title, system }, seq, hash, last_at, bytes, sum: _ } =
            self;
        checksum(&[
            b"table",
            id.as_str().as_bytes(),
            &created_at.to_le_bytes(),
            title.as_bytes(),
            system.as_bytes(),
            &seq.to_le_bytes(),
            hash.as_bytes(),
            &last_at.to_le_bytes(),
            &bytes.to_le_bytes(),
        ])
    }

    /// Whether it is as it was written.
    pub fn is_sound(&self) -> bool {
        self.sum == self.checksum()
    }

    /// The head after this row, with its checksum.
    #[must_use]
    pub fn followed_by(mut self, row: &Row) -> Head {
        let size = i64::try_from(row.body.len()).unwrap_or(i64::MAX);
        (self.seq, self.hash, self.last_at) = (row.seq, self.hash.then(&row.body), row.at);
        self.bytes = self.bytes.saturating_add(size);
        self.sum = self.checksum();
        self
    }
}

/// The checksum of the parts of a row that the chain of hashes does not cover.
pub fn row_sum(table: &TableId, row: &Row, hash: Digest) -> i64 {
    let Row { seq, id, at, body: _ } = row;
    let (table, id) = (table.as_str().as_bytes(), id.as_str().as_bytes());
    checksum(&[b"row", table, &seq.to_le_bytes(), id, &at.to_le_bytes(), hash.as_bytes()])
}

/// The checksum of a grant.
pub fn grant_sum(grant: &Grant) -> i64 {
    let Grant { hash, table, role, seat, created_at, revoked } = grant;
    let seat = seat.map_or(-1, i16::from).to_le_bytes();
    let (table, at) = (table.as_str().as_bytes(), created_at.to_le_bytes());
    checksum(&[b"grant", hash, table, role.as_bytes(), &seat, &at, &[u8::from(*revoked)]])
}

/// The checksum of the secret of a store.
pub fn key_sum(key: &[u8; 32]) -> i64 {
    checksum(&[b"key", key])
}

/// Checks the rows of a table one after the other.
#[derive(Debug)]
pub struct Checker<'h> {
    head: &'h Head,
    count: Seq,
    last: Digest,
}

impl<'h> Checker<'h> {
    /// Begins before the first row.
    pub fn new(head: &'h Head) -> Checker<'h> {
        Checker { head, count: 0, last: Digest::START }
    }

    /// Checks the next stored row with the hash and the checksum that are stored with it.
    ///
    /// # Errors
    /// Returns what is wrong with it.
    pub fn next(&mut self, row: &Row, hash: Digest, sum: i64) -> Result<(), Flaw> {
        if row.seq != self.count + 1 {
            return Err(Flaw::Missing);
        }
        if self.count == self.head.seq && self.head.is_sound() {
            return Err(Flaw::Added);
        }
        if self.last.then(&row.body) != hash {
            return Err(Flaw::Changed);
        }
        if row_sum(&self.head.info.id, row, hash) != sum {
            return Err(Flaw::Label);
        }
        (self.count, self.last) = (row.seq, hash);
        Ok(())
    }

    /// The error at the end of the log, if any.
    pub fn end(&self) -> Option<Flaw> {
        if !self.head.is_sound() {
            Some(Flaw::Entry)
        } else if self.count < self.head.seq {
            Some(Flaw::Missing)
        } else if self.last != self.head.hash {
            // The whole log was exchanged for another one that is sound in itself.
            Some(Flaw::Entry)
        } else {
            None
        }
    }
}
