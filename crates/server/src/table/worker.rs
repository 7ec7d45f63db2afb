//! The task of a table, which processes one request after the other: it stores a record, then publishes it.

use std::{
    sync::{Arc, atomic::Ordering},
    time::Duration,
};

use schwung_log::HouseDeed;
use schwung_rulebook::Lang;
use schwung_store::{Append, CommandId, GrantChange, Row, Store, StoreError};
use schwung_systems::{Decided, HabitTurn};
use schwung_table::Seat;
use schwung_views::wire::{Do, Joined, Role, You};
use tokio::{sync::mpsc, time::Instant};

use super::{Link, Operation, Requester, Room, TableRequest, seat_rates::SeatRates};
use crate::{
    Fault, clock,
    dice::SystemDice,
    pass::{Grants, Rights, changes_grants, find, grant},
    pictures,
    token::{self, Token},
};

/// Maximum number of attempts when another process appends a record at the same time.
const TRIES: usize = 5;
/// Maximum length of a command id in bytes.
const LONGEST_ID: usize = 64;
/// Number of records read at once.
const PAGE: usize = 256;
/// Minimum interval between messages about presence.
const ONLINE: Duration = Duration::from_millis(100);

/// The game master.
const GM: You = You { role: Role::Gm, seat: Some(0) };
/// A viewer who is about to join.
const NOBODY: You = You { role: Role::Watch, seat: None };
/// Factor for the rate limit of the game master, who acts for many characters.
const GMS: u32 = 4;

/// The task of a table.
pub(super) struct Worker {
    room: Arc<Room>,
    store: Arc<dyn Store>,
    requests: mpsc::Receiver<TableRequest>,
    seat_rates: SeatRates,
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

/// A deed that was carried out.
struct Done {
    /// Its author's number of its record.
    number: u64,
    /// The turn that a habit continues now.
    turn: Option<HabitTurn>,
}

impl Worker {
    pub(super) fn new(
        room: Arc<Room>,
        store: Arc<dyn Store>,
        requests: mpsc::Receiver<TableRequest>,
    ) -> Worker {
        Worker { room, store, requests, seat_rates: SeatRates::default() }
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
                    room.publish_presence();
                    room.announce(&*self.store);
                }
                request = self.requests.recv() => match request {
                    Some(request) => self.handle(request).await,
                    None => return,
                },
                () = room.online.notified(), if due.is_none() => due = Some(Instant::now() + ONLINE),
            }
        }
    }

    async fn handle(&self, request: TableRequest) {
        let TableRequest { by, lang, came, operation } = request;
        match operation {
            Operation::Do { id, what, respond } => {
                let result = self.deed(by, lang, &id, *what).await;
                let turn = result.as_ref().ok().and_then(|it| it.turn);
                let result = result.map(|it| it.number);
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
                respond(result);
                if let Some(turn) = turn {
                    self.play_on(turn, lang).await;
                }
            }
            Operation::Join { seat, name, respond } => respond(self.join(by, lang, seat, &name).await),
            Operation::Refresh => self.refresh().await,
            Operation::CatchUp { respond } => respond(self.catch_up().await),
            Operation::Link { link, only, respond } => respond(self.link(by, link, only).await),
            Operation::Another { respond } => respond(self.another(by).await),
            Operation::RevokeCoGms { respond } => respond(self.revoke_second(by).await),
        }
    }

    /// The current rights of the author of a request.
    async fn rights(&self, by: Requester) -> Result<Rights, Fault> {
        match by {
            Requester::Admin => Ok(Rights::Gm),
            Requester::Token(hash) => {
                let pass = find(&*self.store, hash).await?;
                if pass.table == *self.room.id() { Ok(pass.rights) } else { Err(Fault::Token) }
            }
            Requester::Viewer(number) => match self.room.viewer(number) {
                Some(You { seat: Some(0), .. }) => Ok(Rights::Gm),
                Some(You { seat: Some(seat), .. }) => Ok(Rights::Seat(seat)),
                Some(You { seat: None, .. }) => Ok(Rights::Watch),
                None => Err(Fault::Token),
            },
        }
    }

    /// Whether the author of a request is a second game master.
    async fn is_second(&self, by: Requester) -> Result<bool, Fault> {
        let hash = match by {
            Requester::Admin => return Ok(false),
            Requester::Token(hash) => hash,
            Requester::Viewer(number) => self.room.grant_of(number).ok_or(Fault::Token)?,
        };
        Ok(find(&*self.store, hash).await?.rights == Rights::CoGm)
    }

    /// Checks the size and rate limits for another record of this viewer.
    fn admit(&self, you: You) -> Result<(), Fault> {
        let is_gm = you.seat == Some(0);
        let per_second = self.room.limits().deeds_per_second.saturating_mul(if is_gm { GMS } else { 1 });
        self.room.has_room_for(if is_gm { Rights::Gm } else { Rights::Watch })?;
        self.seat_rates.count(you.seat, per_second)
    }

    /// Carries out a deed.
    async fn deed(&self, by: Requester, lang: Lang, id: &str, mut what: Do) -> Result<Done, Fault> {
        self.room.is_writable(self.rights(by).await?.you().ok_or(Fault::OtherRole)?)?;
        if id.is_empty() || id.len() > LONGEST_ID || id.chars().any(char::is_control) {
            return Err(Fault::Malformed("id".to_owned()));
        }
        if let Do::House(HouseDeed::Picture { data, .. }) = &mut what {
            if !self.rights(by).await?.leads() {
                return Err(Fault::GmOnly);
            }
            *data = pictures::cleaned(std::mem::take(data)).await?;
        }
        if matches!(what, Do::House(HouseDeed::HandOver { .. })) && self.is_second(by).await? {
            return Err(Fault::GmOnly);
        }
        // Anonymous deeds must not be identifiable by their id either, so they get a random one and are not
        // deduplicated.
        let unnamed = what.is_nobodys_business().then(|| token::name(20)).transpose()?;
        let retitles = matches!(what, Do::House(HouseDeed::Title(_)));
        let code = if matches!(what, Do::House(HouseDeed::Kick { .. })) { "kicked" } else { "token" };
        let deed = self.room.look(|game| game.parse(lang, what))??;
        for _ in 0..TRIES {
            // Looked up for each attempt, since the concurrent record may have removed this person.
            let you = self.rights(by).await?.you().ok_or(Fault::OtherRole)?;
            let done = |seq, turn| self.room.look(|game| Done { number: game.number(you, seq), turn });
            if let Some(seq) = self.room.look(|game| game.done(you, lang, id, &deed))?? {
                return done(seq, None);
            }
            self.admit(you)?;
            let id = unnamed.as_deref().unwrap_or(id);
            let at = clock::now();
            let mut dice = SystemDice::after(self.room.look(|game| game.seq())?);
            let decided = match self.room.look(|game| game.decide(you, lang, id, at, &deed, &mut dice))? {
                Ok(decided) => decided,
                // Perhaps because this server has not heard yet of what another one has stored.
                Err(_) if self.store.hints().is_some() && self.read_on().await? => continue,
                Err(refusal) => return Err(refusal.into()),
            };
            if dice.has_failed() {
                return Err(Fault::Randomness);
            }
            let changes = if changes_grants(deed.what()) {
                let grants = Grants::of(&*self.store, self.room.id()).await?;
                grants.changed_by(deed.what(), you, self.room.id())
            } else {
                Vec::new()
            };
            // Prefixed with the seat, so that ids of different seats do not collide.
            let seat = you.seat.filter(|_| unnamed.is_none()).map_or("x".to_owned(), |it| it.to_string());
            let name = CommandId::new(format!("{seat}/{id}")).map_err(|_| Fault::Name)?;
            let turn = decided.turn;
            if let Some(seq) = self.append(Draft { id: name, at, decided, changes, code }).await? {
                if retitles {
                    self.retitle().await;
                }
                return done(seq, turn);
            }
        }
        Err(Fault::Overtaken)
    }

    /// Lets a habit continue its turn, in a separate record. Does nothing if anything else has happened at the table since.
    async fn play_on(&self, turn: HabitTurn, lang: Lang) {
        if let Err(fault) = self.try_to_play_on(turn, lang).await {
            tracing::warn!(table = %self.room.id(), %fault, "a habit could not go on with its turn");
        }
    }

    async fn try_to_play_on(&self, turn: HabitTurn, lang: Lang) -> Result<(), Fault> {
        self.room.has_room_for(Rights::Watch)?;
        let id = format!("habit-{}", token::name(20)?);
        let at = clock::now();
        let mut dice = SystemDice::after(self.room.look(|game| game.seq())?);
        let decided = self.room.look(|game| game.play_on(turn, lang, &id, at, &mut dice))??;
        if dice.has_failed() {
            return Err(Fault::Randomness);
        }
        if let Some(decided) = decided {
            let id = CommandId::new(id).map_err(|_| Fault::Name)?;
            self.append(Draft { id, at, decided, changes: Vec::new(), code: "token" }).await?;
        }
        Ok(())
    }

    async fn join(&self, by: Requester, lang: Lang, seat: Option<u8>, name: &str) -> Result<Joined, Fault> {
        self.room.is_writable(NOBODY)?;
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

    async fn link(&self, by: Requester, link: Link, only: bool) -> Result<Token, Fault> {
        self.room.is_writable(GM)?;
        let rights = link.rights();
        let (id, token) = (format!("link-{}", token::name(20)?), Token::fresh()?);
        for _ in 0..TRIES {
            let own = self.rights(by).await?;
            // People can hand over their own seat.
            if own != Rights::Gm && !(own == rights && matches!(link, Link::Seat(_))) {
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
            if self.change_grants(&id, changes).await? {
                return Ok(token);
            }
        }
        Err(Fault::Overtaken)
    }

    /// Adds a token with the rights that the requester has.
    async fn another(&self, by: Requester) -> Result<Joined, Fault> {
        self.room.is_writable(NOBODY)?;
        let (id, token) = (format!("link-{}", token::name(20)?), Token::fresh()?);
        for _ in 0..TRIES {
            let rights = self.rights(by).await?;
            let you = rights.you().ok_or(Fault::OtherRole)?;
            let changes = vec![GrantChange::Add(grant(token.hash(), self.room.id(), rights))];
            if self.change_grants(&id, changes).await? {
                let (table, token) = (self.room.id().to_string(), token.reveal().to_owned());
                return Ok(Joined { table, token, you });
            }
        }
        Err(Fault::Overtaken)
    }

    async fn revoke_second(&self, by: Requester) -> Result<(), Fault> {
        self.room.is_writable(GM)?;
        let id = format!("link-{}", token::name(20)?);
        for _ in 0..TRIES {
            if self.rights(by).await? != Rights::Gm {
                return Err(Fault::GmOnly);
            }
            let grants = Grants::of(&*self.store, self.room.id()).await?;
            let changes = grants.revoked(Rights::CoGm);
            if changes.is_empty() || self.change_grants(&id, changes).await? {
                return Ok(());
            }
        }
        Err(Fault::Overtaken)
    }

    /// Stores a record that only changes grants. Returns whether it was stored; otherwise others were quicker.
    async fn change_grants(&self, id: &str, changes: Vec<GrantChange>) -> Result<bool, Fault> {
        let at = clock::now();
        let decided = self.room.look(|game| game.blank(id, at))??;
        let name = CommandId::new(id).map_err(|_| Fault::Name)?;
        Ok(self.append(Draft { id: name, at, decided, changes, code: "token" }).await?.is_some())
    }

    /// Stores a record, folds it in and publishes it. Returns `None` if another process appended first; its records are
    /// then folded in.
    async fn append(&self, draft: Draft) -> Result<Option<u64>, Fault> {
        let Draft { id, at, mut decided, changes, code } = draft;
        let (seq, body) = (decided.seq, std::mem::take(&mut decided.body));
        let row = Row { seq, id, at, body: body.clone() };
        let changed = !changes.is_empty();
        let (_, after) = self.room.last()?;
        match self.store.append_after(self.room.id(), Some(after), row, changes).await? {
            Append::Done => {
                self.room.commit(decided, &body)?;
                if changed {
                    match Grants::of(&*self.store, self.room.id()).await {
                        Ok(grants) => self.room.check_viewers(&grants, code),
                        // Without the grants, nothing may be published to people who may have been removed.
                        Err(_) => self.room.dismiss("restart", true),
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
            // The store lacks records that were already folded in, so it was replaced by an older copy or by another
            // primary.
            Append::Gap => {
                tracing::error!(table = %self.room.id(), seq, "the store has lost acknowledged records");
                self.room.retire("rewritten");
                Err(Fault::Overtaken)
            }
        }
    }

    /// Folds in and publishes records that others have stored. Returns whether there were any.
    async fn read_on(&self) -> Result<bool, Fault> {
        let mut any = false;
        loop {
            let (after, hash) = self.room.last()?;
            let known = [(self.room.id().clone(), after)];
            let (rows, standings) =
                tokio::join!(self.store.read(self.room.id(), after, PAGE), self.store.standings(&known));
            let (rows, standing) = (rows?, standings?.pop().unwrap_or_default());
            if standing.head.is_some() && standing.hash != Some(hash) {
                tracing::error!(table = %self.room.id(), seq = after, "the past of a table has changed");
                self.room.retire("rewritten");
                return Err(Fault::Overtaken);
            }
            let grants = Grants::of(&*self.store, self.room.id()).await?;
            for row in &rows {
                self.room.push(&row.body)?;
                self.count(row);
                self.room.check_viewers(&grants, "token");
                self.room.publish();
            }
            any |= !rows.is_empty();
            if rows.len() < PAGE {
                return Ok(any);
            }
        }
    }

    /// Counts a record that another server has admitted, so that the limit of a seat holds for all of them together.
    fn count(&self, row: &Row) {
        let seat = row.id.as_str().split_once('/').and_then(|it| it.0.parse().ok());
        if let Some(seat) = seat {
            let factor = if seat == 0 { GMS } else { 1 };
            let per_second = self.room.limits().deeds_per_second.saturating_mul(factor);
            // A full bucket stays full.
            let _ = self.seat_rates.count(Some(seat), per_second);
        }
    }

    /// Reads on unless the table is damaged.
    async fn catch_up(&self) -> Result<(), Fault> {
        match self.room.is_writable(GM) {
            Ok(()) => self.read_on().await.map(drop),
            Err(_) => Ok(()),
        }
    }

    /// Catches up with what other processes have changed.
    async fn refresh(&self) {
        match self.catch_up().await {
            Ok(()) => {}
            Err(Fault::Store(StoreError::NoSuchTable(_))) => self.room.dismiss("token", false),
            Err(fault) => tracing::warn!(table = %self.room.id(), %fault, "changes by others cannot be read"),
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
