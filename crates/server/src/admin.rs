//! Administration of stored tables, whether or not a server is running.

use std::sync::Arc;

use schwung_log::SeatState;
use schwung_rulebook::Lang;
use schwung_store::{Damage, Store, TableId};

use crate::{
    Fault, Limits, Token,
    metrics::Metrics,
    pass::{Grants, Rights},
    table::{Link, Operation, Requester, TableRequest},
    tables::Tables,
};

/// Administers the tables in a store. A server that uses it notices the changes within a second.
pub struct Admin {
    tables: Arc<Tables>,
    store: Arc<dyn Store>,
}

impl std::fmt::Debug for Admin {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Admin").finish_non_exhaustive()
    }
}

/// What a new link gives access to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LinkKind {
    /// The game master's place.
    Gm,
    /// Joining.
    Join,
    /// Watching.
    Watch,
    /// A taken seat of a player.
    Seat(u8),
}

/// What is known about a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableReport {
    /// Title.
    pub title: String,
    /// Id of the book.
    pub system: String,
    /// The people: seat, name, and whether the seat is taken.
    pub people: Vec<(usize, String, bool)>,
    /// Number of valid links for the game master, joining, watching, and seats.
    pub links: [usize; 4],
    /// Number of records.
    pub records: u64,
    /// The first damage, if there is any.
    pub damage: Option<Damage>,
}

impl Admin {
    /// Administers a store.
    ///
    /// # Errors
    /// Returns [`Fault::Store`].
    pub async fn of(store: Arc<dyn Store>) -> Result<Admin, Fault> {
        let (overview, metrics) = (store.overview().await?, Arc::new(Metrics::default()));
        let tables = Tables::of(Arc::clone(&store), overview, Limits::default(), metrics).await?;
        Ok(Admin { tables: Arc::new(tables), store })
    }

    /// Creates a new link to a table; `only` revokes the previous ones of the same kind.
    ///
    /// # Errors
    /// Returns [`Fault::NoSuchSeat`], [`Fault::ReadOnly`] if the table is damaged, or why the table cannot be opened.
    pub async fn link(&self, id: &TableId, kind: LinkKind, only: bool) -> Result<Token, Fault> {
        let link = match kind {
            LinkKind::Gm => Link::Gm,
            LinkKind::Join => Link::Join,
            LinkKind::Watch => Link::Watch,
            LinkKind::Seat(seat) => Link::Seat(seat),
        };
        let table = self.tables.get(id).await?;
        let request =
            |respond| TableRequest::new(Requester::Admin, Lang::En, Operation::Link { link, only, respond });
        table.call(request).await
    }

    /// Describes a table.
    ///
    /// # Errors
    /// Returns why the table cannot be opened.
    pub async fn show(&self, id: &TableId) -> Result<TableReport, Fault> {
        let table = self.tables.get(id).await?;
        let damage = self.store.load(id).await?.damage;
        let grants = Grants::of(&*self.store, id).await?;
        table.room.look(|game| {
            let house = game.house();
            let people = house.seats.iter().enumerate();
            let people = people.map(|(n, it)| (n, it.name.clone(), it.state == SeatState::Taken)).collect();
            let seats = (1..=u8::MAX).map(|seat| grants.count(Rights::Seat(seat))).sum();
            TableReport {
                title: house.title.clone(),
                system: game.system().to_owned(),
                people,
                links: [
                    grants.count(Rights::Gm),
                    grants.count(Rights::Join),
                    grants.count(Rights::Watch),
                    seats,
                ],
                records: game.seq(),
                damage,
            }
        })
    }

    /// The whole table as a file, up to the first damage.
    ///
    /// # Errors
    /// Returns why the table cannot be opened.
    pub async fn export(&self, id: &TableId) -> Result<Vec<u8>, Fault> {
        let table = self.tables.get(id).await?;
        let rows = self.store.load(id).await?.rows;
        table.room.look(|game| {
            let sound = usize::try_from(game.seq()).unwrap_or(usize::MAX);
            let bodies: Vec<Vec<u8>> = rows.into_iter().take(sound).map(|it| it.body).collect();
            game.exported_from(&bodies)
        })
    }

    /// Deletes a table with everything that belongs to it.
    ///
    /// # Errors
    /// Returns [`Fault::Store`].
    pub async fn delete(&self, id: &TableId) -> Result<(), Fault> {
        Ok(self.store.delete(id).await?)
    }

    /// The store.
    pub fn store(&self) -> &dyn Store {
        &*self.store
    }

    /// Finishes what is under way. The store stays open.
    pub async fn end(self) {
        self.tables.end().await;
    }
}
