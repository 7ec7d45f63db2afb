//! Migrations of the schema.

use std::sync::Arc;

use schwung_store::{StoreError, sums::key_sum};

use crate::{error::failed, session::Session};

/// A migration.
pub(crate) struct Step {
    sql: &'static str,
    /// The oldest schema version whose programs can still use the result. A release reads what its successor has migrated,
    /// so that servers can be replaced one after the other.
    usable_by: i32,
}

/// The migrations, in order. There are no downgrades, and released migrations never change.
const STEPS: [Step; 1] = [Step { sql: include_str!("../migrations/0001.sql"), usable_by: 1 }];

/// Newest known schema version.
pub(crate) const KNOWN: i32 = STEPS.len() as i32;

/// Lock of the migrations: one server migrates, others wait. "Schw" as a number.
const LOCK: i64 = 0x5363_6877;

/// Applies the missing migrations in one transaction.
///
/// # Errors
/// Returns [`StoreError::NewerSchema`] if this program is too old, or [`StoreError::Migrate`].
pub(crate) async fn migrate(session: &Session, shown: &str) -> Result<(), StoreError> {
    apply(session, shown, &STEPS).await
}

async fn apply(session: &Session, shown: &str, steps: &[Step]) -> Result<(), StoreError> {
    let to = steps.len() as i32;
    let failed = |error: tokio_postgres::Error| {
        failed(error, |source| StoreError::Migrate { to: steps_as_u32(KNOWN), source })
    };
    let client = &session.client;
    client.batch_execute("begin; set local statement_timeout = 0").await.map_err(failed)?;
    client.query_one("select pg_advisory_xact_lock($1)", &[&LOCK]).await.map_err(failed)?;
    client.batch_execute("create schema if not exists schwung").await.map_err(failed)?;
    let sql = "create table if not exists schema_version (version int not null, usable_by int not null)";
    client.batch_execute(sql).await.map_err(failed)?;
    let found =
        client.query_opt("select version, usable_by from schema_version", &[]).await.map_err(failed)?;
    let (found, usable_by) = match found {
        Some(row) => (row.try_get(0).map_err(failed)?, row.try_get(1).map_err(failed)?),
        None => (0, 0),
    };
    if found > to && usable_by > to {
        let (found, known) = (steps_as_u32(found), steps_as_u32(to));
        return Err(StoreError::NewerSchema { path: shown.into(), found, known });
    }
    for step in steps.iter().skip(usize::try_from(found).unwrap_or_default()) {
        client.batch_execute(step.sql).await.map_err(failed)?;
    }
    if found < to {
        if found == 0 {
            client.batch_execute("insert into schema_version values (0, 0)").await.map_err(failed)?;
            fresh_key(session).await.map_err(failed)?;
        }
        let usable_by = steps.last().map_or(0, |it| it.usable_by);
        let sql = "update schema_version set version = $1, usable_by = $2";
        client.execute(sql, &[&to, &usable_by]).await.map_err(failed)?;
    }
    client.batch_execute("commit").await.map_err(failed)?;
    if session.warnings.count() > 0 {
        let source = Arc::new(crate::session::Warned(session.warnings.last()));
        return Err(StoreError::Migrate { to: steps_as_u32(to), source });
    }
    Ok(())
}

fn steps_as_u32(version: i32) -> u32 {
    u32::try_from(version).unwrap_or_default()
}

/// Makes the secret of a new store.
async fn fresh_key(session: &Session) -> Result<(), tokio_postgres::Error> {
    let sql = "select sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()))";
    let row = session.client.query_one(sql, &[]).await?;
    let mut key = [0; 32];
    for (byte, random) in key.iter_mut().zip(row.try_get::<_, &[u8]>(0)?) {
        *byte = *random;
    }
    let sql = "insert into store (name, value, sum) values ('key', $1, $2)";
    session.client.execute(sql, &[&&key[..], &key_sum(&key)]).await?;
    Ok(())
}

/// The schema version of the store.
pub(crate) async fn version(session: &Session) -> Result<u32, StoreError> {
    let row = session.client.query_one("select version from schema_version", &[]).await;
    let version: i32 = row.and_then(|it| it.try_get(0)).map_err(|it| failed(it, StoreError::Read))?;
    Ok(steps_as_u32(version))
}

#[cfg(all(test, feature = "cluster"))]
mod tests {
    use schwung_store::{Append, CommandId, Row, Store, TableId, TableInfo};

    use super::*;
    use crate::{
        Address, Postgres, cluster,
        session::{Manager, Node},
    };

    /// Opens a store whose schema was migrated by a future release, which lets the versions from `usable_by` on use it.
    async fn after_a_migration(usable_by: i32) -> Option<Result<Postgres, StoreError>> {
        let address = Address::parse(&cluster::fresh()?).expect("an address");
        let before = Postgres::open(address.clone(), "before").await.expect("a store");
        let node = Node { id: "later".to_owned(), name: "later".to_owned() };
        let manager = Manager::new(address.clone(), node);
        let session = manager.open(0, None).await.expect("a connection");
        let sql = "alter table tables add column future text";
        let [first] = STEPS;
        apply(&session, "a test", &[first, Step { sql, usable_by }]).await.expect("a migration");
        // Running servers are not affected.
        let table = TableId::new("a").expect("a name");
        let row =
            |seq, id: &str| Row { seq, id: CommandId::new(id).expect("an id"), at: 0, body: Vec::new() };
        let info =
            TableInfo { id: table.clone(), created_at: 0, title: String::new(), system: String::new() };
        before.create(info, row(1, "a"), Vec::new()).await.expect("a table");
        assert_eq!(before.append(&table, row(2, "b")).await.expect("an answer"), Append::Done);
        Some(Postgres::open(address, "after").await)
    }

    #[tokio::test]
    async fn a_release_works_with_the_schema_of_its_successor() {
        let Some(opened) = after_a_migration(1).await else { return };
        let store = opened.expect("a store");
        assert_eq!(store.tables().await.expect("tables").len(), 1);
    }

    #[tokio::test]
    async fn a_schema_that_is_too_new_is_refused() {
        let Some(opened) = after_a_migration(2).await else { return };
        assert!(matches!(opened, Err(StoreError::NewerSchema { found: 2, known: 1, .. })), "{opened:?}");
    }
}
