//! The task of a table, which processes one request after the other: it stores a record, then publishes it.

use std::{
    sync::{Arc, atomic::Ordering},
    time::Duration,
};

use schwung_log::HouseDeed;
use schwung_rulebook::Lang;
use schwung_store::{Append, CommandId, GrantChange, Row, Store};
use schwung_systems::Decided;
use schwung_table::Seat;
use schwung_views::wire::{Do, Joined, You};
use tokio::{sync::mpsc, time::Instant};

use super::{By, Link, Order, Room, Wish, pace::Paces};
use crate::{
    Fault, clock,
    dice::SystemDice,
    pass::{Grants, Rights, changes_grants, find, grant},
    token::{self, Token},
};

/// Maximum number of attempts when another process appends a record at the same time.
const TRIES: usize = 5;
/// Maximum length of a command id in bytes.
const LONGEST_ID: usize = 64;
/// Number of records read at once.
const PAGE: usize = 256;
/// Minimum interval between messages about who is present.
const ONLINE: Duration = Duration::from_millis(100);

/// Factor for the rate limit of the game master, who acts for many characters.
const GMS: u32 = 4;

/// The task of a table.
pub(super) struct Turn {
    room: Arc<Room>,
    store: Arc<dyn Store>,
    orders: mpsc::Receiver<Order>,
    paces: Paces,
}

/// A record to store, with the grants that change with it.
struct Draft {
    id: CommandId,
    at: i64,
    decided: Decided,
    changes: Vec<GrantChange>,
    /// Why listeners may have to be disconnected: the end of a message key.
    code: &'static str,
}

impl Turn {
    pub(super) fn new(room: Arc<Room>, store: Arc<dyn Store>, orders: mpsc::Receiver<Order>) -> Turn {
        Turn { room, store, orders, paces: Paces::default() }
    }

    /// Processes requests until all senders are gone.
    pub(super) async fn run(mut self) {
        let mut due: Option<Instant> = None;
        loop {
            let room = Arc::clone(&self.room);
            tokio::select! {
                biased;
                () = async { tokio::time::sleep_until(due.unwrap_or_else(Instant::now)).await }, if due.is_some() => {
                    due = None;
                    room.tell_who_is_there();
                }
                order = self.orders.recv() => match order {
                    Some(order) => self.carry_out(order).await,
                    None => return,
                },
                () = room.online.notified(), if due.is_none() => due = Some(Instant::now() + ONLINE),
            }
        }
    }

    async fn carry_out(&self, order: Order) {
        let Order { by, lang, came, wish } = order;
        match wish {
            Wish::Do { id, what, tell } => {
                let result = self.deed(by, lang, &id, *what).await;
                let metrics = &self.room.metrics;
                match &result {
                    Ok(_) => metrics.deed.note(came.elapsed()),
                    Err(fault) if fault.is_own() => {
                        tracing::error!(table = %self.room.id(), %fault, cause = ?fault, "a command failed");
                    }
                    Err(_) => {}
                }
                let count = match &result {
                    Ok(_) => &metrics.done,
                    Err(fault) if fault.is_own() => &metrics.failed,
                    Err(_) => &metrics.refused,
                };
                count.fetch_add(1, Ordering::Relaxed);
                tell(result);
            }
            Wish::Join { seat, name, tell } => tell(self.join(by, lang, seat, &name).await),
            Wish::Link { link, only, tell } => tell(self.link(by, link, only).await),
        }
    }

    /// The current rights of the author of a request.
    async fn rights(&self, by: By) -> Result<Rights, Fault> {
        match by {
            By::Keeper => Ok(Rights::Gm),
            By::Token(hash) => {
                let pass = find(&*self.store, hash).await?;
                if pass.table == *self.room.id() { Ok(pass.rights) } else { Err(Fault::Token) }
            }
            By::Viewer(number) => match self.room.viewer(number) {
                Some(You { seat: Some(0), .. }) => Ok(Rights::Gm),
                Some(You { seat: Some(seat), .. }) => Ok(Rights::Seat(seat)),
                Some(You { seat: None, .. }) => Ok(Rights::Watch),
                None => Err(Fault::Token),
            },
        }
    }

    /// Checks the size and rate limits for another record of this viewer.
    fn admit(&self, you: You) -> Result<(), Fault> {
        let is_gm = you.seat == Some(0);
        let per_second = self.room.limits().deeds_per_second.saturating_mul(if is_gm { GMS } else { 1 });
        self.room.has_room_for(if is_gm { Rights::Gm } else { Rights::Watch })?;
        self.paces.count(you.seat, per_second)
    }

    async fn deed(&self, by: By, lang: Lang, id: &str, what: Do) -> Result<u64, Fault> {
        if id.is_empty() || id.len() > LONGEST_ID || id.chars().any(char::is_control) {
            return Err(Fault::Malformed("id".to_owned()));
        }
        // Anonymous deeds must not be identifiable by their id either, so they get a random one and are not
        // deduplicated.
        let unnamed = what.is_nobodys_business().then(|| token::name(20)).transpose()?;
        let retitles = matches!(what, Do::House(HouseDeed::Title(_)));
        let code = if matches!(what, Do::House(HouseDeed::Kick { .. })) { "kicked" } else { "token" };
        for _ in 0..TRIES {
            // Looked up for each attempt, since the concurrent record may have removed this person.
            let you = self.rights(by).await?.you().ok_or(Fault::OtherRole)?;
            if let Some(seq) = self.room.look(|game| game.done(you, lang, id, &what))?? {
                return Ok(seq);
            }
            self.admit(you)?;
            let id = unnamed.as_deref().unwrap_or(id);
            let at = clock::now();
            let mut dice = SystemDice::default();
            let decided =
                self.room.look(|game| game.decide(you, lang, id, at, what.clone(), &mut dice))??;
            if dice.has_failed() {
                return Err(Fault::Randomness);
            }
            let changes = if changes_grants(&what) {
                let grants = Grants::of(&*self.store, self.room.id()).await?;
                grants.changed_by(&what, you, self.room.id())
            } else {
                Vec::new()
            };
            // Prefixed with the seat, so that ids of different seats do not collide.
            let seat = you.seat.filter(|_| unnamed.is_none()).map_or("x".to_owned(), |it| it.to_string());
            let name = CommandId::new(format!("{seat}/{id}")).map_err(|_| Fault::Name)?;
            if let Some(seq) = self.append(Draft { id: name, at, decided, changes, code }).await? {
                if retitles {
                    self.retitle().await;
                }
                return Ok(seq);
            }
        }
        Err(Fault::Overtaken)
    }

    async fn join(&self, by: By, lang: Lang, seat: Option<u8>, name: &str) -> Result<Joined, Fault> {
        let (id, token) = (format!("join-{}", token::name(20)?), Token::fresh()?);
        for _ in 0..TRIES {
            if self.rights(by).await? != Rights::Join {
                return Err(Fault::OtherRole);
            }
            let at = clock::now();
            let (seat, decided) = self.room.look(|game| game.join(seat.map(Seat), name, lang, &id, at))??;
            let rights = Rights::Seat(seat.0);
            let grants = Grants::of(&*self.store, self.room.id()).await?;
            let mut changes = grants.revoked(rights);
            changes.push(GrantChange::Add(grant(token.hash(), self.room.id(), rights)));
            let name = CommandId::new(&*id).map_err(|_| Fault::Name)?;
            if self.append(Draft { id: name, at, decided, changes, code: "token" }).await?.is_some() {
                self.room.metrics.joins.fetch_add(1, Ordering::Relaxed);
                let you = rights.you().ok_or(Fault::Failed)?;
                return Ok(Joined {
                    table: self.room.id().to_string(),
                    token: token.reveal().to_owned(),
                    you,
                });
            }
        }
        Err(Fault::Overtaken)
    }

    async fn link(&self, by: By, link: Link, only: bool) -> Result<Token, Fault> {
        let rights = link.rights();
        let (id, token) = (format!("link-{}", token::name(20)?), Token::fresh()?);
        for _ in 0..TRIES {
            if self.rights(by).await? != Rights::Gm {
                return Err(Fault::GmOnly);
            }
            if let Link::Seat(seat) = link
                && !self.room.look(|game| is_taken(game, seat))?
            {
                return Err(Fault::NoSuchSeat);
            }
            let grants = Grants::of(&*self.store, self.room.id()).await?;
            let mut changes = if only { grants.revoked(rights) } else { Vec::new() };
            changes.push(GrantChange::Add(grant(token.hash(), self.room.id(), rights)));
            let at = clock::now();
            let decided = self.room.look(|game| blank(game.seq() + 1, &id, at))?;
            let name = CommandId::new(&*id).map_err(|_| Fault::Name)?;
            if self.append(Draft { id: name, at, decided, changes, code: "token" }).await?.is_some() {
                return Ok(token);
            }
        }
        Err(Fault::Overtaken)
    }

    /// Stores a record, folds it in and publishes it. Returns `None` if another process appended first; its records are
    /// then folded in.
    async fn append(&self, draft: Draft) -> Result<Option<u64>, Fault> {
        let Draft { id, at, decided, changes, code } = draft;
        let Decided { seq, body } = decided;
        let row = Row { seq, id, at, body: body.clone() };
        let changed = !changes.is_empty();
        match self.store.append_with(self.room.id(), row, changes).await? {
            Append::Done => {
                self.room.push(&body)?;
                if changed {
                    match Grants::of(&*self.store, self.room.id()).await {
                        Ok(grants) => self.room.check_viewers(&grants, code),
                        // Without the grants, nothing may be published to people who may have been removed.
                        Err(_) => self.room.dismiss("restart"),
                    }
                }
                self.room.publish();
                Ok(Some(seq))
            }
            // Its result is found among the records read now.
            Append::Repeated { .. } => {
                self.read_on().await?;
                Ok(None)
            }
            Append::Taken => {
                self.room.metrics.taken.fetch_add(1, Ordering::Relaxed);
                self.read_on().await?;
                Ok(None)
            }
            // The store lacks records that were already folded in, so it was replaced by an older copy.
            Append::Gap => {
                tracing::error!(table = %self.room.id(), seq, "the store has lost acknowledged records");
                Err(Fault::Overtaken)
            }
        }
    }

    /// Folds in and publishes records that others have stored.
    async fn read_on(&self) -> Result<(), Fault> {
        loop {
            let after = self.room.look(|game| game.seq())?;
            let rows = self.store.read(self.room.id(), after, PAGE).await?;
            let grants = Grants::of(&*self.store, self.room.id()).await?;
            for row in &rows {
                self.room.push(&row.body)?;
                self.room.check_viewers(&grants, "token");
                self.room.publish();
            }
            if rows.len() < PAGE {
                return Ok(());
            }
        }
    }

    /// Updates the title in the list of tables. It is only a copy; the log is authoritative.
    async fn retitle(&self) {
        let Ok(title) = self.room.look(|game| game.house().title.clone()) else { return };
        if let Err(error) = self.store.set_title(self.room.id(), title).await {
            tracing::warn!(table = %self.room.id(), %error, "the title in the list of tables could not be updated");
        }
    }
}

/// Whether this seat is a taken seat of a player.
fn is_taken(game: &dyn schwung_systems::AnyGame, seat: u8) -> bool {
    let person = game.house().person(Seat(seat));
    seat > 0 && person.is_some_and(|it| it.state == schwung_log::SeatState::Taken)
}

/// A record without entries, for changes of grants only.
fn blank(seq: u64, id: &str, at: i64) -> Decided {
    let record = serde_json::json!({ "seq": seq, "at": at, "by": null, "id": id, "entries": [] });
    Decided { seq, body: record.to_string().into_bytes() }
}
