//! Where a number comes from, and whether the table takes it.

use crate::{Switches, Trust};

/// Where a number comes from. It stands in the log.
//= daemmersturm.dice.entry-modes
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Origin {
    /// The server's generator.
    Generator,
    /// Typed by somebody.
    Typed,
    /// A line of the game client, pasted by somebody.
    Client,
}

/// From where numbers may come; the plot leader may close ways.
//= daemmersturm.dice.entry-modes
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Modes {
    /// May the server roll?
    pub generator: bool,
    /// May numbers be typed?
    pub typed: bool,
    /// May lines of the client be pasted?
    pub client: bool,
}

impl Default for Modes {
    fn default() -> Modes {
        Modes { generator: true, typed: true, client: true }
    }
}

impl Modes {
    /// As the table has them.
    pub fn of(switches: &Switches) -> Modes {
        let Switches { dice_server: generator, dice_typed: typed, dice_pasted: client, .. } = *switches;
        Modes { generator, typed, client }
    }
}

/// A number that somebody has brought, and who vouches for it. Seats are numbers, the plot leader's is 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Entered {
    /// The number that fell, before any bonus.
    pub number: u32,
    /// Where it comes from.
    pub origin: Origin,
    /// Who brought it.
    pub by: u8,
    /// Who else has confirmed it.
    pub confirmed: Option<u8>,
}

/// Why a number is not taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum NotTaken {
    /// It does not lie in the range, which is named.
    OutOfRange {
        /// The lowest number.
        low: u32,
        /// The highest.
        high: u32,
    },
    /// The table takes no numbers from there.
    WayClosed,
    /// Whoever brought it cannot confirm it.
    OwnDice,
    /// It needs no confirming.
    NothingToConfirm,
    /// Another range was rolled, or for another one.
    OtherRoll,
    /// It is not in the tray any more.
    Gone,
}

impl NotTaken {
    /// Its name in messages.
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

/// A number that somebody types for a roll.
///
/// # Errors
/// [`NotTaken::OutOfRange`] with the range that is expected.
//= daemmersturm.dice.entry-modes
pub fn typed(number: u32, low: u32, high: u32, by: u8) -> Result<Entered, NotTaken> {
    if !(low..=high).contains(&number) {
        return Err(NotTaken::OutOfRange { low, high });
    }
    Ok(Entered { number, origin: Origin::Typed, by, confirmed: None })
}

impl Trust {
    /// May numbers come from there? The plot leader may always type: that is the override.
    ///
    /// # Errors
    /// [`NotTaken::WayClosed`].
    pub fn admits(self, modes: Modes, origin: Origin, by: u8) -> Result<(), NotTaken> {
        let open = match origin {
            Origin::Generator => modes.generator || self == Trust::Server,
            Origin::Typed => modes.typed && self != Trust::Server || by == 0,
            Origin::Client => modes.client && self != Trust::Server,
        };
        if open { Ok(()) } else { Err(NotTaken::WayClosed) }
    }

    /// Must somebody else still confirm it before it counts? What the plot leader brings is confirmed by that.
    //= daemmersturm.dice.trust
    pub fn waits_for_confirmation(self, it: Entered) -> bool {
        self == Trust::Confirmed && it.origin != Origin::Generator && it.by != 0 && it.confirmed.is_none()
    }

    /// A second person, or the plot leader, confirms a number.
    ///
    /// # Errors
    /// [`NotTaken::OwnDice`], [`NotTaken::NothingToConfirm`].
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
