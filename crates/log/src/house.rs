//! The table itself: who sits where, settings, pause, notes. Not part of the game, and never rewound.

use std::collections::BTreeMap;

use schwung_table::Seat;
use serde::{Deserialize, Serialize};

/// Everything about a table that is no fact of the game.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct House {
    /// What the evening is called.
    pub title: String,
    /// The seats, clockwise; the first is the game master's.
    pub seats: Vec<Person>,
    /// May nobody new join?
    pub locked: bool,
    /// Is play paused?
    pub paused: bool,
    /// Does an X-card lie on the table?
    pub x_card: bool,
    /// Lines and veils that the group agreed on.
    pub safety: String,
    /// Where dice come from.
    pub dice: DiceMode,
    /// Dice and notes only: no rules.
    pub plain: bool,
    /// What the game master has prepared and not brought out yet.
    pub shelf: Vec<ShelfItem>,
    /// The number of the next thing on the shelf.
    pub next_item: u32,
}

/// A seat, and whoever sits there.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(default)]
pub struct Person {
    /// The name people read.
    pub name: String,
    /// Is it taken?
    pub state: SeatState,
    /// Where this seat's dice come from, if each seat chooses.
    pub dice: DiceMode,
    /// By kind of question: is this seat asked? Asked if it is not listed.
    pub prompts: BTreeMap<String, Policy>,
}

/// Is a seat taken?
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum SeatState {
    /// Nobody sits there yet.
    #[default]
    Free,
    /// Somebody sits there.
    Taken,
    /// Whoever sat there has left, or was asked to leave.
    Left,
}

/// Where dice come from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum DiceMode {
    /// The server rolls at once.
    #[default]
    Server,
    /// Whoever rolls says when: by a tap, or by typing what own dice show.
    Own,
    /// Each seat chooses.
    Each,
}

/// Is somebody asked?
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Policy {
    /// Never: nothing is done and nothing is paid.
    Off,
    /// Yes.
    #[default]
    Ask,
    /// No: the usual answer is given.
    Automatic,
}

/// Something that the game master has prepared.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ShelfItem {
    /// Its number on the shelf.
    pub id: u32,
    /// What it is called.
    pub name: String,
    /// What it is, in the format of encounter files.
    pub body: String,
}

/// Who may read something that was said.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Told {
    /// Everybody.
    #[default]
    All,
    /// The game master, and whoever said it.
    Gm,
}

/// What somebody does about the table itself.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum HouseDeed {
    /// A note in the log.
    Say {
        /// The words, at most 2,000 characters.
        text: String,
        /// Who reads it.
        #[serde(default)]
        to: Told,
    },
    /// Plain dice, for no rule: `"4dF"`, `"2d6"`, `"d20"`.
    Throw {
        /// The dice.
        dice: String,
        /// What own dice show; without them the server rolls.
        #[serde(default)]
        faces: Option<Vec<i8>>,
        /// What for.
        #[serde(default)]
        label: String,
        /// Does only the game master see it, and whoever rolled?
        #[serde(default)]
        secret: bool,
    },
    /// Pauses, or goes on. Everybody may.
    Pause(bool),
    /// Lays the X-card, or takes it away. Everybody may, and nobody learns who.
    XCard(bool),
    /// Gives a seat another name: one's own, or any if one is the game master.
    Rename {
        /// Which seat.
        #[cfg_attr(feature = "openapi", schema(value_type = u8))]
        seat: Seat,
        /// The name, 1 to 40 characters.
        name: String,
    },
    /// Gets up from one's seat.
    Leave,
    /// The game master asks somebody to leave; the seat is free again.
    Kick {
        /// Which seat.
        #[cfg_attr(feature = "openapi", schema(value_type = u8))]
        seat: Seat,
    },
    /// The game master and a player change seats.
    HandOver {
        /// The player's seat.
        #[cfg_attr(feature = "openapi", schema(value_type = u8))]
        to: Seat,
    },
    /// The game master adds an empty seat.
    AddSeat {
        /// The name.
        name: String,
    },
    /// Nobody new can join, or can again.
    Lock(bool),
    /// What the evening is called.
    Title(String),
    /// Lines and veils that the group agreed on.
    Safety(String),
    /// Where the table's dice come from.
    Dice(DiceMode),
    /// Where one seat's dice come from.
    SeatDice {
        /// Which seat.
        #[cfg_attr(feature = "openapi", schema(value_type = u8))]
        seat: Seat,
        /// Where from.
        mode: DiceMode,
    },
    /// Whether a seat is asked a kind of question.
    Prompt {
        /// Which seat.
        #[cfg_attr(feature = "openapi", schema(value_type = u8))]
        seat: Seat,
        /// The kind of question.
        kind: String,
        /// Is it asked?
        policy: Policy,
    },
    /// Dice and notes only, or the rules again.
    Plain(bool),
    /// Puts something on the shelf, or in the place of something there.
    Shelve {
        /// What it replaces.
        #[serde(default)]
        id: Option<u32>,
        /// What it is called.
        name: String,
        /// What it is, in the format of encounter files; at most 64 KiB.
        body: String,
    },
    /// Takes something off the shelf.
    Unshelve {
        /// Which.
        id: u32,
    },
}

/// What happened to the table itself.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)] // the fields are named for what they are; the variants say when
pub enum HouseEvent {
    /// Somebody took a seat, or came back to it.
    Joined { seat: Seat, name: String },
    /// Somebody got up.
    Left { seat: Seat },
    /// Somebody was asked to leave.
    Kicked { seat: Seat },
    /// A seat got another name.
    Renamed { seat: Seat, name: String },
    /// An empty seat was added.
    SeatAdded { name: String },
    /// The game master and a player changed seats.
    HandedOver { to: Seat },
    /// Nobody new can join, or can again.
    Locked(bool),
    /// Play was paused, or goes on.
    Paused(bool),
    /// The X-card was laid, or taken away.
    XCard(bool),
    /// The title was changed.
    Titled(String),
    /// Lines and veils were changed.
    Safety(String),
    /// The dice of the table.
    Dice(DiceMode),
    /// The dice of a seat.
    SeatDice { seat: Seat, mode: DiceMode },
    /// Whether a seat is asked.
    Prompt { seat: Seat, kind: String, policy: Policy },
    /// Dice and notes only, or not.
    Plain(bool),
    /// Something was put on the shelf.
    Shelved(ShelfItem),
    /// Something was taken off the shelf.
    Unshelved { id: u32 },
    /// A note.
    Said { seat: Seat, text: String, to: Told },
    /// Plain dice.
    Thrown { seat: Seat, dice: String, faces: Vec<i8>, total: i32, label: String, secret: bool, typed: bool },
}

impl House {
    /// Whoever sits there.
    pub fn person(&self, seat: Seat) -> Option<&Person> {
        self.seats.get(usize::from(seat.0))
    }

    /// The names of all seats, clockwise from the game master.
    pub fn names(&self) -> Vec<String> {
        self.seats.iter().map(|it| it.name.clone()).collect()
    }

    /// Does the server roll for this seat at once?
    pub fn server_rolls(&self, seat: Seat) -> bool {
        let mode = match self.dice {
            DiceMode::Each => self.person(seat).map_or(DiceMode::Server, |it| it.dice),
            mode => mode,
        };
        mode != DiceMode::Own
    }

    /// Is this seat asked this kind of question?
    pub fn policy(&self, seat: Seat, kind: &str) -> Policy {
        self.person(seat).and_then(|it| it.prompts.get(kind)).copied().unwrap_or_default()
    }

    /// Makes `event` a fact. What names a seat or thing that is not there changes nothing.
    pub fn apply(&mut self, event: &HouseEvent) {
        let at = |seat: &Seat| usize::from(seat.0);
        match event {
            HouseEvent::Joined { seat, name } => {
                if let Some(person) = self.seats.get_mut(at(seat)) {
                    person.name.clone_from(name);
                    person.state = SeatState::Taken;
                }
            }
            HouseEvent::Left { seat } | HouseEvent::Kicked { seat } => {
                if let Some(person) = self.seats.get_mut(at(seat)) {
                    person.state = SeatState::Left;
                }
            }
            HouseEvent::Renamed { seat, name } => {
                if let Some(person) = self.seats.get_mut(at(seat)) {
                    person.name.clone_from(name);
                }
            }
            HouseEvent::SeatAdded { name } => {
                self.seats.push(Person { name: name.clone(), ..Person::default() });
            }
            HouseEvent::HandedOver { to } => {
                if at(to) < self.seats.len() {
                    self.seats.swap(0, at(to));
                }
            }
            HouseEvent::Locked(locked) => self.locked = *locked,
            HouseEvent::Paused(paused) => self.paused = *paused,
            HouseEvent::XCard(lies) => self.x_card = *lies,
            HouseEvent::Titled(title) => self.title.clone_from(title),
            HouseEvent::Safety(text) => self.safety.clone_from(text),
            HouseEvent::Dice(mode) => self.dice = *mode,
            HouseEvent::SeatDice { seat, mode } => {
                if let Some(person) = self.seats.get_mut(at(seat)) {
                    person.dice = *mode;
                }
            }
            HouseEvent::Prompt { seat, kind, policy } => {
                if let Some(person) = self.seats.get_mut(at(seat)) {
                    person.prompts.insert(kind.clone(), *policy);
                }
            }
            HouseEvent::Plain(plain) => self.plain = *plain,
            HouseEvent::Shelved(item) => {
                match self.shelf.iter_mut().find(|it| it.id == item.id) {
                    Some(it) => it.clone_from(item),
                    None => self.shelf.push(item.clone()),
                }
                self.next_item = self.next_item.max(item.id.saturating_add(1));
            }
            HouseEvent::Unshelved { id } => self.shelf.retain(|it| it.id != *id),
            HouseEvent::Said { .. } | HouseEvent::Thrown { .. } => {}
        }
    }
}
