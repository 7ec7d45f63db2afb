//! Who sits at the table, and which sides there are.

use schwung_table::Seat;

use crate::{
    format::{MOST_PLAYERS, MOST_SIDES},
    names::Names,
    node::{Node, Table},
    place::{Report, Span},
    problem::{DUPLICATE_NAME, Problem, RESERVED_NAME, TOO_MANY, UNKNOWN_PLAYER, UNKNOWN_SIDE},
};

/// The name of the game master's seat.
pub const GM: &str = "GM";

/// The side of the players' characters, and that of the game master's, where a file names none.
const DEFAULT_SIDES: [&str; 2] = ["players", "opposition"];

/// The seats, clockwise from the game master.
#[derive(Debug)]
pub struct Seats {
    names: Names,
    /// Did the file list its players? Then there are no others.
    listed: bool,
}

impl Seats {
    /// The game master, and the players that the file lists.
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

    /// The seat at which somebody is played, by the key `player`; without it the game master's.
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

    /// The seat of that name.
    pub fn find(&self, name: &str) -> Option<Seat> {
        self.names.find(name).and_then(|n| u8::try_from(n).ok()).map(Seat)
    }

    /// Nobody of that name sits here.
    pub fn unknown(&self, name: &str) -> Problem {
        Problem::error(UNKNOWN_PLAYER).arg("name", name).among(name, &self.names.list())
    }

    /// All names, in their order.
    pub fn into_names(self) -> Vec<String> {
        self.names.shown().to_vec()
    }
}

/// The sides, in the order in which they came up.
#[derive(Debug)]
pub struct Sides {
    names: Names,
    /// Did the file list its sides? Then there are no others.
    listed: bool,
}

impl Sides {
    /// The sides that the file lists.
    pub fn new(report: &mut Report<'_>, file: &Table<'_>) -> Sides {
        let mut names = Names::default();
        for (name, span) in file.list("sides").iter().filter_map(Node::text) {
            if names.add(name).is_none() {
                report.add(span, Problem::error(DUPLICATE_NAME).arg("name", name));
            }
        }
        Sides { listed: !names.shown().is_empty(), names }
    }

    /// The number of the side somebody is on, by the key `side`. Without it players' characters are on the first side of the list, the
    /// game master's on the second, or on sides of their own if there is no list.
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

    /// All names, in their order.
    pub fn into_names(self) -> Vec<String> {
        self.names.shown().to_vec()
    }
}

fn side(n: usize) -> u8 {
    u8::try_from(n).unwrap_or(u8::MAX)
}

/// Where a name stands that must be unique, and the check that it is.
pub fn claim(report: &mut Report<'_>, names: &mut Names, name: &str, span: &Span) {
    if names.add(name).is_none() {
        report.add(span, Problem::error(DUPLICATE_NAME).arg("name", name));
    }
}
