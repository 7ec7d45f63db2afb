//! Tables as the store knows them: id and head.

use std::collections::BTreeMap;

use schwung_chain::Digest;

use crate::{Seq, TableId};

/// The head of a table: what is known without reading its log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableInfo {
    /// Id of the table.
    pub id: TableId,
    /// Time of creation in milliseconds since 1970.
    pub created_at: i64,
    /// Title shown to people.
    pub title: String,
    /// Id of the rule system.
    pub system: String,
}

/// An entry in the list of tables.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed {
    /// Head of the table.
    pub info: TableInfo,
    /// Number of its last row.
    pub head: Seq,
    /// Hash of its last row.
    pub hash: Digest,
    /// Timestamp of its last row in milliseconds since 1970.
    pub last_at: i64,
    /// Total size of the bodies of its rows.
    pub bytes: u64,
    /// Whether anybody has or had access to it. A table without grants is an import that was interrupted.
    pub has_grants: bool,
}

/// The totals over all tables that a server needs, which take far less than the list.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Overview {
    /// Number of tables of each rule system.
    pub systems: BTreeMap<String, usize>,
    /// The tables to which nobody has or had access, ordered by id: imports that run or were interrupted.
    pub without_grants: Vec<Listed>,
}

impl Overview {
    /// The overview of these tables, which are all.
    pub fn of(listed: Vec<Listed>) -> Overview {
        let mut overview = Overview::default();
        for table in listed {
            *overview.systems.entry(table.info.system.clone()).or_default() += 1;
            if !table.has_grants {
                overview.without_grants.push(table);
            }
        }
        overview
    }
}

/// The head of a table, compared with a row that the caller knows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Standing {
    /// Number of its last row; `None` if there is no such table.
    pub head: Option<Seq>,
    /// Hash of the row that was asked for; `None` if there is no such row.
    pub hash: Option<Digest>,
}
