//! Checks a whole store for damage.

use std::sync::Arc;

use schwung_store::{Damage, StoreError, Verified, sums::grant_sum};

use crate::{
    inner::{Inner, snapshot},
    reads, schema,
    session::Lease,
};

/// Checks the chain of hashes of every table, and all checksums, in one snapshot. The store may be in use.
///
/// # Errors
/// Returns the step that failed.
pub(crate) async fn verify(inner: &Arc<Inner>) -> Result<Verified, StoreError> {
    let lease = inner.lease().await?;
    // It takes as long as it takes, so its connection is not used again.
    lease
        .client
        .batch_execute("set statement_timeout = 0")
        .await
        .map_err(|it| StoreError::Read(Arc::new(it)))?;
    snapshot(&lease).await?;
    let mut found = Verified { schema: schema::version(&lease).await?, ..Verified::default() };
    if reads::key(&lease).await.is_err() {
        found.structure.push("the key of the store cannot be read".to_owned());
    }
    tables(&lease, &mut found).await?;
    let grants = reads::grants_with_sums(&lease).await?;
    found.grants = grants.iter().filter(|(grant, sum)| grant_sum(grant) != *sum).count();
    Ok(found)
}

async fn tables(lease: &Lease, found: &mut Verified) -> Result<(), StoreError> {
    let heads = reads::heads(lease).await?;
    found.tables = heads.len();
    for head in heads {
        let mut rows = 0;
        let flaw = reads::each_row(lease, &head, |_, _| rows += 1).await?;
        found.rows += rows;
        if let Some(flaw) = flaw {
            found.damaged.insert(head.info.id, Damage { seq: rows + 1, flaw });
        }
    }
    Ok(())
}
