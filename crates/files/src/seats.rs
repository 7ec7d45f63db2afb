//! Seats and sides.

use schwung_table::Seat;

use crate::{
    names::Names,
    node::{Node, Table},
    place::{Report, Span},
    problem::{DUPLICATE_NAME, Problem, RESERVED_NAME, TOO_MANY, UNKNOWN_PLAYER, UNKNOWN_SIDE},
};

/// Maximal number of players.
const MOST_PLAYERS: usize = 20;

/// Maximal number of sides.
const MOST_SIDES: usize = 20;

/// Name of the game master's seat.
pub const GM: &str = "GM";

/// The default sides: that of the players' characters and that of the game master's.
const DEFAULT_SIDES: [&str; 2] = ["players", "opposition"];

/// The seats, clockwise from the game master.
#[derive(Debug)]
pub struct Seats {
    names: Names,
    /// Whether the file lists its players. If so, it can name no others.
    listed: bool,
}

impl Seats {
    /// Creates the list with the game master and the players that the file lists.
    pub fn new(report: &mut Report<'_>, file: &Table<'_>) -> Seats {
        let mut names = Names::default();
        names.add(GM);
        for (name, span) in file.list("players").iter().filter_map(Node::text) {
            if names.find(name) == Some(0) {
                report.add(span, Problem::error(RESERVED_NAME).arg("name", name));
            } else if names.add(name).is_none() {
                report.add(span, Problem::error(DUPLICATE_NAME).arg("name", name));
            }
        }
        Seats { names, listed: file.get("players").is_some() }
    }

    /// The seat that plays an actor, from the key `player`; the game master's by default.
    pub fn of(&mut self, report: &mut Report<'_>, actor: &Table<'_>) -> Seat {
        let Some((name, span)) = actor.text("player") else { return Seat::GM };
        if !self.listed && self.names.find(name).is_none() {
            if self.names.shown().len() > MOST_PLAYERS {
                let problem = Problem::error(TOO_MANY).arg("key", "player").arg("count", MOST_PLAYERS + 1);
                report.add(span, problem.arg("most", MOST_PLAYERS));
                return Seat::GM;
            }
            self.names.add(name);
        }
        self.find(name).unwrap_or_else(|| {
            report.add(span, self.unknown(name));
            Seat::GM
        })
    }

    /// The seat with this name.
    pub fn find(&self, name: &str) -> Option<Seat> {
        self.names.find(name).and_then(|n| u8::try_from(n).ok()).map(Seat)
    }

    /// The problem that no seat has this name.
    pub fn unknown(&self, name: &str) -> Problem {
        Problem::error(UNKNOWN_PLAYER).arg("name", name).among(name, &self.names.list())
    }

    /// All names, in seat order.
    pub fn into_names(self) -> Vec<String> {
        self.names.shown().to_vec()
    }
}

/// The sides, in the order in which they first occur.
#[derive(Debug)]
pub struct Sides {
    names: Names,
    /// Whether the file lists its sides. If so, it can name no others.
    listed: bool,
}

impl Sides {
    /// Creates the list with the sides that the file lists.
    pub fn new(report: &mut Report<'_>, file: &Table<'_>) -> Sides {
        let mut names = Names::default();
        for (name, span) in file.list("sides").iter().filter_map(Node::text) {
            if names.add(name).is_none() {
                report.add(span, Problem::error(DUPLICATE_NAME).arg("name", name));
            }
        }
        Sides { listed: !names.shown().is_empty(), names }
    }

    /// Index of an actor's side, from the key `side`. By default players' characters are on the first listed
    /// side and the game master's on the second, or on "players" and "opposition" if the file lists none.
    pub fn of(&mut self, report: &mut Report<'_>, actor: &Table<'_>, seat: Seat) -> u8 {
        let Some((name, span)) = actor.text("side") else {
            let default = usize::from(seat.is_gm());
            if self.listed {
                return side(default.min(self.names.shown().len() - 1));
            }
            return self.named(DEFAULT_SIDES[default]);
        };
        if self.names.find(name).is_none() {
            if self.listed {
                let problem = Problem::error(UNKNOWN_SIDE).arg("name", name);
                report.add(span, problem.among(name, &self.names.list()));
                return 0;
            }
            if self.names.shown().len() >= MOST_SIDES {
                let problem = Problem::error(TOO_MANY).arg("key", "side").arg("count", MOST_SIDES + 1);
                report.add(span, problem.arg("most", MOST_SIDES));
                return 0;
            }
        }
        self.named(name)
    }

    fn named(&mut self, name: &str) -> u8 {
        side(self.names.find(name).or_else(|| self.names.add(name)).unwrap_or(0))
    }

    /// All names, in the order of the sides.
    pub fn into_names(self) -> Vec<String> {
        self.names.shown().to_vec()
    }
}

fn side(n: usize) -> u8 {
    u8::try_from(n).unwrap_or(u8::MAX)
}

/// Adds a name that must be unique, and reports it if it is taken. Returns its position.
pub fn claim(report: &mut Report<'_>, names: &mut Names, name: &str, span: &Span) {
    if names.add(name).is_none() {
        report.add(span, Problem::error(DUPLICATE_NAME).arg("name", name));
    }
}
