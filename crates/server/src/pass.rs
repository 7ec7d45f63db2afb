//! Rights of tokens, and how they change.

use std::collections::HashMap;

use schwung_log::HouseDeed;
use schwung_store::{Grant, GrantChange, Store, TableId};
use schwung_views::wire::{Do, Role, You};
use sha2::{Digest, Sha256};

use crate::{Fault, clock};

/// Maximum number of seat changes of one token.
const MOST_CHANGES: usize = 256;

/// The rights of a token.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rights {
    /// Those of the game master.
    Gm,
    /// Everything that the game master may do, but for links and handing the table over.
    CoGm,
    /// To play at a seat.
    Seat(u8),
    /// To watch.
    Watch,
    /// To take a seat.
    Join,
}

impl Rights {
    /// The role and seat as stored in a grant.
    fn stored(self) -> (&'static str, Option<u8>) {
        match self {
            Rights::Gm => ("gm", None),
            Rights::CoGm => ("co", None),
            Rights::Seat(seat) => ("seat", Some(seat)),
            Rights::Watch => ("watch", None),
            Rights::Join => ("join", None),
        }
    }

    fn of(grant: &Grant) -> Option<Rights> {
        match (grant.role.as_str(), grant.seat) {
            ("gm", _) => Some(Rights::Gm),
            ("co", _) => Some(Rights::CoGm),
            ("seat", Some(seat)) => Some(Rights::Seat(seat)),
            ("watch", _) => Some(Rights::Watch),
            ("join", _) => Some(Rights::Join),
            _ => None,
        }
    }

    /// Whether these are the rights of the game master or of a second one.
    pub(crate) fn leads(self) -> bool {
        matches!(self, Rights::Gm | Rights::CoGm)
    }

    /// The viewer with these rights; `None` for those who still have to join.
    pub(crate) fn you(self) -> Option<You> {
        match self {
            Rights::Gm | Rights::CoGm => Some(You { role: Role::Gm, seat: Some(0) }),
            Rights::Seat(seat) => Some(You { role: Role::Player, seat: Some(seat) }),
            Rights::Watch => Some(You { role: Role::Watch, seat: None }),
            Rights::Join => None,
        }
    }
}

/// A valid token.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pass {
    /// Hash of the grant that is currently valid.
    pub grant: [u8; 32],
    /// The table.
    pub table: TableId,
    /// The rights at the table.
    pub rights: Rights,
}

impl Pass {
    fn of(grant: &Grant) -> Option<Pass> {
        let rights = Rights::of(grant)?;
        (!grant.revoked).then(|| Pass { grant: grant.hash, table: grant.table.clone(), rights })
    }

    /// The viewer with this token.
    ///
    /// # Errors
    /// Returns [`Fault::OtherRole`] for a token that only allows joining.
    pub(crate) fn you(&self) -> Result<You, Fault> {
        self.rights.you().ok_or(Fault::OtherRole)
    }
}

/// A grant of these rights.
pub fn grant(hash: [u8; 32], table: &TableId, rights: Rights) -> Grant {
    let (role, seat) = rights.stored();
    Grant {
        hash,
        table: table.clone(),
        role: role.to_owned(),
        seat,
        created_at: clock::now(),
        revoked: false,
    }
}

/// The hash of the grant that succeeds another one when its bearer changes seats and keeps the token. Only somebody who
/// knows the first hash can tell that the two belong together.
fn successor(hash: [u8; 32]) -> [u8; 32] {
    Sha256::new().chain_update(b"successor").chain_update(hash).finalize().into()
}

/// Returns the current rights of the token with this hash.
///
/// # Errors
/// Returns [`Fault::Token`] if it is unknown or revoked, or [`Fault::Store`].
pub(crate) async fn find(store: &dyn Store, hash: [u8; 32]) -> Result<Pass, Fault> {
    let mut hash = hash;
    for _ in 0..MOST_CHANGES {
        let Some(grant) = store.find_grant(&hash).await? else { break };
        if let Some(pass) = Pass::of(&grant) {
            return Ok(pass);
        }
        hash = successor(hash);
    }
    Err(Fault::Token)
}

/// All grants of a table, by their hashes.
#[derive(Debug)]
pub struct Grants(pub HashMap<[u8; 32], Grant>);

impl Grants {
    /// Loads the grants of a table.
    ///
    /// # Errors
    /// Returns [`Fault::Store`].
    pub(crate) async fn of(store: &dyn Store, table: &TableId) -> Result<Grants, Fault> {
        Ok(Grants(store.grants(table).await?.into_iter().map(|it| (it.hash, it)).collect()))
    }

    /// The current rights of the token with this hash; `None` if it is not valid.
    pub fn find(&self, hash: [u8; 32]) -> Option<Pass> {
        let mut hash = hash;
        for _ in 0..MOST_CHANGES {
            let grant = self.0.get(&hash)?;
            if let Some(pass) = Pass::of(grant) {
                return Some(pass);
            }
            hash = successor(hash);
        }
        None
    }

    /// Hashes of the valid grants with these rights.
    fn with(&self, rights: Rights) -> Vec<[u8; 32]> {
        let good = self.0.values().filter(|it| !it.revoked && Rights::of(it) == Some(rights));
        good.map(|it| it.hash).collect()
    }

    /// The number of valid grants with these rights.
    pub(crate) fn count(&self, rights: Rights) -> usize {
        self.with(rights).len()
    }

    /// Revokes all grants with these rights.
    pub(crate) fn revoked(&self, rights: Rights) -> Vec<GrantChange> {
        self.with(rights).into_iter().map(GrantChange::Revoke).collect()
    }

    /// The grants that change with a deed: those who leave or are removed lose the seat, and those who swap seats keep
    /// their tokens.
    pub fn changed_by(&self, what: &Do, by: You, table: &TableId) -> Vec<GrantChange> {
        match what {
            Do::House(HouseDeed::Kick { seat }) => self.revoked(Rights::Seat(seat.0)),
            Do::House(HouseDeed::Leave) => {
                by.seat.map_or_else(Vec::new, |seat| self.revoked(Rights::Seat(seat)))
            }
            Do::House(HouseDeed::HandOver { to }) => {
                let player = Rights::Seat(to.0);
                let mut changes = self.moved(Rights::Gm, player, table);
                changes.extend(self.moved(player, Rights::Gm, table));
                changes
            }
            _ => Vec::new(),
        }
    }

    fn moved(&self, from: Rights, to: Rights, table: &TableId) -> Vec<GrantChange> {
        let one = |hash| [GrantChange::Revoke(hash), GrantChange::Add(grant(successor(hash), table, to))];
        self.with(from).into_iter().flat_map(one).collect()
    }
}

/// Whether this deed changes anybody's rights.
pub(crate) fn changes_grants(what: &Do) -> bool {
    matches!(what, Do::House(HouseDeed::Kick { .. } | HouseDeed::Leave | HouseDeed::HandOver { .. }))
}
