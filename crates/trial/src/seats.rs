//! A table with the tokens of everybody at it.

use anyhow::{Context, bail};
use schwung_views::wire::{Created, Joined, NewTable, Start};
use serde_json::json;

use crate::http::{self, Server};

/// A table of the demo encounter with a game master, players and a spectator.
#[derive(Clone, Debug)]
pub struct Table {
    /// Id of the table.
    pub table: String,
    /// Tokens by seat, beginning with the game master's.
    pub seats: Vec<String>,
    /// Token of the spectator.
    pub watch: String,
    /// Token for joining.
    pub join: String,
}

impl Table {
    /// Opens a table with this number of players.
    ///
    /// # Errors
    /// Returns an error if the server refuses.
    pub async fn open(server: Server, players: u8) -> anyhow::Result<Table> {
        let start = Start::Demo { system: "sotc".into() };
        let new = NewTable { start, gm: "Probe".into(), title: "Probe".into(), lang: "de".into() };
        let created: Created =
            http::post(server, "/api/tables", None, &new).await?.read().context("no table was opened")?;
        let mut seats = vec![created.gm];
        for seat in 1..=players {
            let body = json!({ "seat": seat, "name": format!("Spielerin {seat}") });
            let joined: Joined = http::post(server, "/api/join", Some(&created.join), &body)
                .await?
                .read()
                .context("nobody could join")?;
            if joined.you.seat != Some(seat) {
                bail!("joined at seat {:?} in place of {seat}", joined.you.seat);
            }
            seats.push(joined.token);
        }
        Ok(Table { table: created.table, seats, watch: created.watch, join: created.join })
    }

    /// The index and token of a seat; the game master's for an empty seat, since she may act for all.
    pub fn token(&self, seat: u8) -> (usize, &str) {
        match self.seats.get(usize::from(seat)) {
            Some(token) => (usize::from(seat), token),
            None => (0, &self.seats[0]),
        }
    }

    /// The tokens of all viewers: the seats, then the spectator.
    pub fn viewers(&self) -> Vec<String> {
        self.seats.iter().chain([&self.watch]).cloned().collect()
    }
}
