//! The table itself: seats, settings, pause, notes. Not part of the game, and never undone.

mod apply;
mod deed;
mod event;
mod handed_in;

use std::collections::{BTreeMap, BTreeSet};

use schwung_play::{Habit, Manner, Pick, Spend};
use schwung_table::{Asking, Seat};
use serde::{Deserialize, Serialize};

use crate::{Clock, Handout, Picture};

pub use self::{deed::HouseDeed, event::HouseEvent, handed_in::HandedIn};

/// Everything about a table that is not part of the game state.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct House {
    /// Title of the session.
    pub title: String,
    /// The seats in clockwise order; the first one belongs to the game master.
    pub seats: Vec<Person>,
    /// Whether nobody new can join.
    pub locked: bool,
    /// Whether only the game master decides who plays whom: people join at new seats, and she gives them their
    /// characters. Otherwise players without a character may take a free one.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub assigned: bool,
    /// Whether play is paused.
    pub paused: bool,
    /// Whether an X-card is on the table.
    pub x_card: bool,
    /// Lines and veils that the group has agreed on.
    pub safety: String,
    /// Who rolls the dice.
    pub dice: DiceMode,
    /// How much people are asked.
    pub asking: Asking,
    /// Whether the rules are switched off, leaving only plain dice and notes.
    pub plain: bool,
    /// Whether characters of players wait for the game master before they come to the table or change.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub approval: bool,
    /// Submissions of players for approval, oldest first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub waiting: Vec<HandedIn>,
    /// Items that the game master has prepared but not brought into play yet.
    pub shelf: Vec<ShelfItem>,
    /// Number of the next item on the shelf.
    pub next_item: u32,
    /// The game master's notes.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub notes: String,
    /// The handouts, oldest first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub handouts: Vec<Handout>,
    /// The clocks, oldest first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub clocks: Vec<Clock>,
    /// The pictures, oldest first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub pictures: Vec<Picture>,
    /// What happened at the table that this one continues.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub before: Option<Previously>,
    /// The game of which this one is a what-if.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub what_if: Option<WhatIf>,
    /// Who may see the analyses of fights, by the number of the record with which a fight begins.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub insights: BTreeMap<u64, Sharing>,
    /// Whether the game master has ruled out the coach at this table.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub no_coach: bool,
    /// The entries of the log that are kept for the recap, oldest first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub kept: Vec<KeptEntry>,
    /// How actors fight while nobody plays them, if the game master or a file has set it.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub fighting: BTreeMap<u8, Fighting>,
}

/// How an actor fights while nobody plays it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Fighting {
    /// The habit that was chosen, if any.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub habit: Option<Manner>,
    /// Which enemy it attacks.
    pub target: Pick,
    /// When it pays.
    pub spend: Spend,
    /// The number of consequences with which it concedes.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub concede: Option<u8>,
}

impl Fighting {
    /// The habit of a file, where `plain` means that none was chosen.
    pub fn of(habit: Habit) -> Fighting {
        let Habit { manner, target, spend, concede } = habit;
        Fighting { habit: Some(manner).filter(|it| *it != Manner::Plain), target, spend, concede }
    }

    /// The habit, which is plain if none was chosen.
    pub fn habit(self) -> Habit {
        let Fighting { habit, target, spend, concede } = self;
        Habit { manner: habit.unwrap_or_default(), target, spend, concede }
    }
}

/// An entry of the log that is kept for the recap. Visible to everybody who may see the entry.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct KeptEntry {
    /// The record of the entry.
    pub record: u64,
    /// Index of the entry in its record.
    pub entry: u32,
    /// Who keeps it.
    pub seat: Seat,
    /// A sentence about it; may be empty.
    pub words: String,
}

/// The origin of a what-if: where it left the game that was played. A what-if is never part of that game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct WhatIf {
    /// Title of the table where the game was played.
    pub title: String,
    /// The first record of that game which did not happen here.
    pub from: u64,
    /// The last record of that game, as far as it had come then.
    pub last: u64,
    /// Whether it is kept, however long nobody continues it.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub kept: bool,
}

/// The end of the table that another one continues, as everybody may know it.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Previously {
    /// Title of that table.
    pub title: String,
    /// Its last evening in German, as Markdown.
    pub de: String,
    /// The same in English.
    pub en: String,
}

/// Who may see the analysis of a fight, apart from the game master.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Sharing {
    /// To whom the game master has opened it.
    pub to: Audience,
    /// The players who share the part about their own characters with the others.
    #[serde(skip_serializing_if = "BTreeSet::is_empty")]
    pub seats: BTreeSet<Seat>,
}

/// Who may see something.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Audience {
    /// The game master.
    #[default]
    Gm,
    /// Each player sees what concerns their own characters.
    Players,
    /// Everybody at the table, spectators included.
    Table,
}

/// A seat and the person in it.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(default)]
pub struct Person {
    /// Display name.
    pub name: String,
    /// Whether the seat is taken.
    pub state: SeatState,
    /// Who rolls the dice of this seat, if each seat chooses.
    pub dice: DiceMode,
    /// For each kind of question, whether this seat is asked. Kinds that are not listed follow
    /// [`House::asking`].
    pub prompts: BTreeMap<String, Policy>,
    /// The habits of this person, each with its number: what the table answers for them.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub habits: BTreeMap<String, u8>,
    /// Whether the person is absent this evening, so that the game master answers in their place.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub absent: bool,
    /// Whether the coach says which answers are better.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub coach: bool,
}

/// Whether a seat is taken.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum SeatState {
    /// Nobody has taken the seat yet.
    #[default]
    Free,
    /// A person is in the seat.
    Taken,
    /// The person in the seat has left or was removed.
    Left,
}

/// Who rolls the dice.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum DiceMode {
    /// The server rolls at once.
    #[default]
    Server,
    /// The person rolls, either by a tap or by typing the faces of physical dice.
    Own,
    /// Each seat chooses.
    Each,
}

/// Whether a seat is asked a kind of question.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Policy {
    /// As the table is set.
    #[default]
    Preset,
    /// Not asked: nothing is done and nothing is paid.
    Off,
    /// Asked, unless no answer can change anything.
    Ask,
    /// Not asked: the default answer is given.
    Automatic,
}

/// Something that the game master has prepared.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ShelfItem {
    /// Number on the shelf.
    pub id: u32,
    /// Display name.
    pub name: String,
    /// The content, in the format of encounter files.
    pub body: String,
    /// Whether it is a scene that was taken off the table. Bringing it back replaces the current scene.
    #[serde(default)]
    pub scene: bool,
}

/// Who may read a note.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Told {
    /// Everybody.
    #[default]
    All,
    /// The game master and the author.
    Gm,
    /// The person at this seat, the game master and the author.
    #[cfg_attr(feature = "openapi", schema(value_type = u8))]
    Seat(Seat),
}

impl House {
    /// The person in a seat.
    pub fn person(&self, seat: Seat) -> Option<&Person> {
        self.seats.get(usize::from(seat.0))
    }

    /// The names of all seats, clockwise from the game master.
    pub fn names(&self) -> Vec<String> {
        self.seats.iter().map(|it| it.name.clone()).collect()
    }

    /// Whether the server rolls for this seat without asking.
    pub fn server_rolls(&self, seat: Seat) -> bool {
        let mode = match self.dice {
            DiceMode::Each => self.person(seat).map_or(DiceMode::Server, |it| it.dice),
            mode => mode,
        };
        mode != DiceMode::Own
    }

    /// Whether this seat is asked this kind of question.
    pub fn policy(&self, seat: Seat, kind: &str) -> Policy {
        self.person(seat).and_then(|it| it.prompts.get(kind)).copied().unwrap_or_default()
    }

    /// Whether the person in a seat has a coach.
    pub fn is_coached(&self, seat: Seat) -> bool {
        !self.no_coach && self.person(seat).is_some_and(|it| it.coach)
    }

    /// Index in [`House::kept`] of what is kept about an entry.
    pub fn kept_entry(&self, record: u64, entry: u32) -> Option<usize> {
        self.kept.iter().position(|it| (it.record, it.entry) == (record, entry))
    }
}
