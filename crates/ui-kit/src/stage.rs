//! Adding the contents of a text in the format of encounter files to a running table.

use schwung_files::{Problem, kit::folded};
use schwung_messages::Catalogue;
use schwung_table::{Cast, Seat};

/// Maximum number of allowed values that an error lists.
const LISTED: usize = 12;

/// The default names of sides in files: those of the players and of the game master.
pub const UNNAMED_SIDES: [&str; 2] = ["players", "opposition"];

/// The errors, one line each.
pub fn told(c: &Catalogue, problems: &[Problem]) -> Vec<String> {
    problems.iter().filter(|it| it.is_error()).map(|it| sentence(c, it)).collect()
}

fn sentence(c: &Catalogue, problem: &Problem) -> String {
    let args: Vec<(&str, &str)> = problem.args.iter().map(|(name, text)| (*name, &**text)).collect();
    let (line, column) = (problem.line.to_string(), problem.column.to_string());
    let place = c.text("file-place", &[("line", &line), ("column", &column)]);
    let mut text = format!("{place}: {}", c.text(&format!("file-{}", problem.code), &args));
    if let Some(meant) = &problem.suggestion {
        text.push(' ');
        text.push_str(&c.text("file-suggestion", &[("suggestion", meant)]));
    } else if !problem.allowed.is_empty() {
        let mut allowed: Vec<&str> = problem.allowed.iter().take(LISTED).map(String::as_str).collect();
        if problem.allowed.len() > LISTED {
            allowed.push("…");
        }
        text.push(' ');
        text.push_str(&c.text("file-allowed", &[("allowed", &allowed.join(", "))]));
    }
    text
}

/// A text as a TOML string.
pub fn toml_text(text: &str) -> String {
    let escaped = text.chars().map(|c| match c {
        '"' | '\\' => format!("\\{c}"),
        c if c.is_control() => " ".to_owned(),
        c => c.to_string(),
    });
    format!("\"{}\"", escaped.collect::<String>())
}

/// Names that are already used, folded for comparison.
#[derive(Clone, Debug, Default)]
pub struct Taken(Vec<String>);

impl Taken {
    /// Marks these names as used.
    pub fn new<'n>(names: impl IntoIterator<Item = &'n str>) -> Taken {
        Taken(names.into_iter().map(folded).collect())
    }

    /// The name, with a number appended if it is already used. Marks the result as used.
    pub fn free(&mut self, name: &str) -> String {
        let numbered = (2u32..).map(|n| format!("{name} {n}"));
        let mut names = std::iter::once(name.to_owned()).chain(numbered);
        let free = names.find(|it| !self.0.contains(&folded(it))).unwrap_or_default();
        self.0.push(folded(&free));
        free
    }
}

/// The place for the characters of a text, whatever the text says.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum At<A> {
    /// They are played at this seat.
    Seat(Seat),
    /// The first one replaces this character.
    Place(A),
}

/// The id at the table of each of the `count` characters of a text. `known` finds a character that exists already, by its index
/// in the text and the ids given so far, unless `at` sets their place; all others get the next numbers, which `id` converts.
pub fn numbered<S: Cast>(
    table: &S,
    count: usize,
    at: Option<At<S::Actor>>,
    id: impl Fn(usize) -> S::Actor,
    known: impl Fn(usize, &[S::Actor]) -> Option<S::Actor>,
) -> Vec<S::Actor> {
    let (mut all, mut next) = (Vec::new(), table.cast().count());
    for n in 0..count {
        let known = match at {
            None => known(n, &all),
            Some(At::Place(place)) => Some(place).filter(|_| all.is_empty()),
            Some(At::Seat(_)) => None,
        };
        all.push(known.unwrap_or_else(|| {
            next += 1;
            id(next - 1)
        }));
    }
    all
}

/// The seat at the table of a character that this seat plays in the text.
pub fn seat_at<S: Cast>(table: &S, text: &S, at: Option<At<S::Actor>>, of_text: Seat) -> Seat {
    match at {
        Some(At::Seat(seat)) => seat,
        Some(At::Place(place)) => table.seat_of(place).unwrap_or(Seat::GM),
        None => seat(table, text, of_text),
    }
}

/// The seat of the table with the name that this seat has in the text; the game master's if there is none.
pub fn seat<S: Cast>(table: &S, text: &S, of_text: Seat) -> Seat {
    let name = text.seats().get(usize::from(of_text.0)).filter(|_| !of_text.is_gm());
    name.and_then(|it| seat_of(table, it)).unwrap_or(Seat::GM)
}

/// The seat with this name, other than the game master's.
pub fn seat_of<S: Cast>(table: &S, name: &str) -> Option<Seat> {
    let at = table.seats().iter().skip(1).position(|it| folded(it) == folded(name))?;
    u8::try_from(at + 1).ok().map(Seat)
}

/// The existing player's character with this name, other than the game master's.
pub fn present<S: Cast>(table: &S, name: &str) -> Option<S::Actor> {
    let of_player = |it: &(S::Actor, &str)| table.seat_of(it.0).is_some_and(|it| !it.is_gm());
    let mut all = table.named_cast().filter(of_player);
    all.find(|it| folded(it.1) == folded(name)).map(|it| it.0)
}

/// The index of a side of the text among those of the table, by its name. If a text names no sides, they are those of
/// the players and of the game master; `side_of` returns the index of the side of a character. `None` for a new side.
pub fn side<S: Cast>(
    table: &S,
    sides: &[String],
    name: &str,
    side_of: impl Fn(S::Actor) -> u8,
) -> Option<usize> {
    let known = sides.iter().position(|it| folded(it) == folded(name));
    known.or_else(|| {
        let of_gm = UNNAMED_SIDES.iter().position(|it| *it == name)? == 1;
        let plays = |it: &S::Actor| table.seat_of(*it).is_some_and(|it| it.is_gm() == of_gm);
        table.cast().find(plays).map(|it| usize::from(side_of(it)))
    })
}
