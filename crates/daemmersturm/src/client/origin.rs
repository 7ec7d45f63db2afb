//! The origin of a number, and whether the table accepts it.

use crate::{Switches, Trust};

/// The source of a number. Stored in the log.
//= daemmersturm.dice.entry-modes
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize, schwung_table::Names,
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Origin {
    /// The server's random number generator.
    Generator,
    /// Typed by a person.
    Typed,
    /// Pasted from the game client by a person.
    Client,
}

/// The origins that a table accepts; the plot leader may disable each of them.
//= daemmersturm.dice.entry-modes
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize, schwung_table::Names,
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Modes {
    /// Whether the server may roll.
    pub generator: bool,
    /// Whether numbers may be typed.
    pub typed: bool,
    /// Whether lines of the game client may be pasted.
    pub client: bool,
}

impl Default for Modes {
    fn default() -> Modes {
        Modes { generator: true, typed: true, client: true }
    }
}

impl Modes {
    /// The modes set in the switches of a table.
    pub fn of(switches: &Switches) -> Modes {
        let Switches { dice_server: generator, dice_typed: typed, dice_pasted: client, .. } = *switches;
        Modes { generator, typed, client }
    }
}

/// A number entered by a person, and the seat that confirmed it. Seats are given by number; the plot leader's is 0.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize, schwung_table::Names,
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Entered {
    /// The natural number rolled, before any bonus.
    pub number: u32,
    /// The source of the number.
    pub origin: Origin,
    /// The seat that entered it.
    pub by: u8,
    /// The other seat that confirmed it, if any.
    pub confirmed: Option<u8>,
}

/// The reason why a number is not accepted.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize, schwung_table::Names,
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum NotTaken {
    /// The number is outside the range.
    OutOfRange {
        /// The lowest number allowed.
        low: u32,
        /// The highest number allowed.
        high: u32,
    },
    /// The table does not accept numbers of this origin.
    WayClosed,
    /// The person who entered a number cannot confirm it.
    OwnDice,
    /// The number needs no confirmation.
    NothingToConfirm,
    /// The line belongs to a roll with another range.
    OtherRoll,
    /// The line is no longer in the tray.
    Gone,
}

impl NotTaken {
    /// Key in the message files.
    pub fn key(self) -> &'static str {
        match self {
            NotTaken::OutOfRange { .. } => "out-of-range",
            NotTaken::WayClosed => "way-closed",
            NotTaken::OwnDice => "own-dice",
            NotTaken::NothingToConfirm => "nothing-to-confirm",
            NotTaken::OtherRoll => "other-roll",
            NotTaken::Gone => "gone",
        }
    }
}

/// Enters a number that was typed for a roll.
///
/// # Errors
/// [`NotTaken::OutOfRange`] if the number is outside `low..=high`.
//= daemmersturm.dice.entry-modes
pub fn typed(number: u32, low: u32, high: u32, by: u8) -> Result<Entered, NotTaken> {
    if !(low..=high).contains(&number) {
        return Err(NotTaken::OutOfRange { low, high });
    }
    Ok(Entered { number, origin: Origin::Typed, by, confirmed: None })
}

impl Trust {
    /// Checks whether the table accepts numbers of this origin. The plot leader may always type a number, as an
    /// override.
    ///
    /// # Errors
    /// [`NotTaken::WayClosed`] if the table does not accept them.
    pub fn admits(self, modes: Modes, origin: Origin, by: u8) -> Result<(), NotTaken> {
        let open = match origin {
            Origin::Generator => modes.generator || self == Trust::Server,
            Origin::Typed => modes.typed && self != Trust::Server || by == 0,
            Origin::Client => modes.client && self != Trust::Server,
        };
        if open { Ok(()) } else { Err(NotTaken::WayClosed) }
    }

    /// Returns whether the number needs confirmation by another person before it counts. Numbers entered by the plot leader
    /// never do.
    //= daemmersturm.dice.trust
    pub fn waits_for_confirmation(self, it: Entered) -> bool {
        self == Trust::Confirmed && it.origin != Origin::Generator && it.by != 0 && it.confirmed.is_none()
    }

    /// Confirms a number as a second person or as the plot leader.
    ///
    /// # Errors
    /// [`NotTaken::OwnDice`] if `by` entered the number, [`NotTaken::NothingToConfirm`] if it needs no confirmation.
    //= daemmersturm.dice.trust
    pub fn confirm(self, it: Entered, by: u8) -> Result<Entered, NotTaken> {
        if !self.waits_for_confirmation(it) {
            return Err(NotTaken::NothingToConfirm);
        }
        if it.by == by {
            return Err(NotTaken::OwnDice);
        }
        Ok(Entered { confirmed: Some(by), ..it })
    }
}
