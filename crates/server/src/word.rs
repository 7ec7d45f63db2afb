//! What servers say to each other beside the log.

use std::{collections::BTreeSet, net::IpAddr};

use schwung_store::TableId;

use crate::rates::Rate;

/// Something that a server says to the others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Word {
    /// Who is present at a table through this server.
    Online { table: TableId, seats: BTreeSet<u8>, watching: usize },
    /// Asks who is present at a table.
    Who(TableId),
    /// Something was admitted that is limited for each address.
    Admitted(Rate, IpAddr),
}

impl Word {
    /// The word as text.
    pub(crate) fn text(&self) -> String {
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
    pub(crate) fn read(text: &str) -> Option<Word> {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_read_as_they_were_said() {
        let table = TableId::new("a-1").expect("a name");
        let address = "2001:db8::1".parse().expect("an address");
        for word in [
            Word::Online { table: table.clone(), seats: BTreeSet::from([0, 7]), watching: 3 },
            Word::Online { table: table.clone(), seats: BTreeSet::new(), watching: 0 },
            Word::Who(table),
            Word::Admitted(Rate::Join, address),
        ] {
            assert_eq!(Word::read(&word.text()), Some(word));
        }
        for text in ["", "online", "online A 1 ", "online a x 1", "who", "admitted request x", "later a b"] {
            assert_eq!(Word::read(text), None, "{text}");
        }
    }
}
