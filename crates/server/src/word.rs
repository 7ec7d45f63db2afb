//! Messages between servers besides the log.

use std::{collections::BTreeSet, net::IpAddr};

use schwung_store::TableId;

use crate::rates::Rate;

/// A message from a server to the others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Word {
    /// Who is present at a table through this server.
    Online {
        /// The table.
        table: TableId,
        /// The seats that are present.
        seats: BTreeSet<u8>,
        /// Number of spectators.
        watching: usize,
    },
    /// Asks who is present at a table.
    Who(TableId),
    /// A request was admitted that counts towards the limits of its address.
    Admitted(Rate, IpAddr),
}

impl Word {
    /// The word as text.
    pub fn text(&self) -> String {
        match self {
            Word::Online { table, seats, watching } => {
                let seats: Vec<String> = seats.iter().map(ToString::to_string).collect();
                format!("online {table} {watching} {}", seats.join(","))
            }
            Word::Who(table) => format!("who {table}"),
            Word::Admitted(rate, from) => format!("admitted {} {from}", rate.name()),
        }
    }

    /// Reads a word. Unknown ones are ignored, since a newer release may have said them.
    pub fn read(text: &str) -> Option<Word> {
        let mut parts = text.split(' ');
        let word = match (parts.next()?, parts.next()?) {
            ("online", table) => {
                let watching = parts.next()?.parse().ok()?;
                let seats = parts.next()?.split(',').filter(|it| !it.is_empty());
                let seats = seats.map(str::parse).collect::<Result<_, _>>().ok()?;
                Word::Online { table: TableId::new(table).ok()?, seats, watching }
            }
            ("who", table) => Word::Who(TableId::new(table).ok()?),
            ("admitted", rate) => Word::Admitted(Rate::named(rate)?, parts.next()?.parse().ok()?),
            _ => return None,
        };
        Some(word)
    }
}
