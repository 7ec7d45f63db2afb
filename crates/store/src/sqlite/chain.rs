//! The migration that gives existing rows their hashes.

use std::error::Error;

use rusqlite::{Transaction, params};

use crate::sums::{grant_sum, key_sum, row_sum};

use super::reads::{self, number};

/// Computes the chain of hashes of every table, and all checksums.
pub(super) fn fill(file: &Transaction<'_>) -> Result<(), Box<dyn Error + Send + Sync>> {
    for mut head in reads::heads(file)? {
        let id = head.info.id.clone();
        // One row at a time, since a log may be large.
        while let Some(row) = reads::rows(file, &id, head.seq, 1)?.pop() {
            if row.seq != head.seq + 1 {
                return Err(format!("row {} of table {id} is missing", head.seq + 1).into());
            }
            head = head.followed_by(&row);
            let sql = "update rows set hash = ?3, sum = ?4 where table_id = ?1 and seq = ?2";
            let (hash, sum) = (head.hash.as_bytes(), row_sum(&id, &row, head.hash));
            file.prepare_cached(sql)?.execute(params![id.as_str(), number(row.seq), hash, sum])?;
        }
        let sql = "update tables set head = ?2, hash = ?3, last_at = ?4, bytes = ?5, sum = ?6 where id = ?1";
        let (seq, hash, sum) = (number(head.seq), head.hash, head.checksum());
        file.execute(sql, params![id.as_str(), seq, hash.as_bytes(), head.last_at, head.bytes, sum])?;
    }
    let key = reads::key_with_sum(file)?.0;
    file.execute("update store set sum = ?1 where name = 'key'", [key_sum(&key)])?;
    for (grant, _) in reads::grants_with_sums(file)? {
        let sql = "update grants set sum = ?2 where hash = ?1";
        file.execute(sql, params![grant.hash, grant_sum(&grant)])?;
    }
    Ok(())
}
