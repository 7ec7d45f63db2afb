//! Limits on notations and rolls. Exceeding one is an error with its own code unless noted otherwise.

/// Maximum length of a notation, in bytes.
pub const TEXT: usize = 4_096;
/// Maximum nesting depth of brackets, signs and powers.
pub const DEPTH: usize = 64;
/// Maximum number of dice in one pool, whether written or computed.
pub const DICE: u32 = 10_000;
/// Maximum number of sides of a die.
pub const SIDES: u32 = 1_000_000_000;
/// Maximum number of repetitions (`6#…`).
pub const TIMES: u32 = 1_000;
/// Maximum number of throws of one roll, with all its repetitions, explosions and rerolls.
pub const THROWS: usize = 100_000;
/// Maximum number of modifiers of one pool or group.
pub const MODIFIERS: usize = 64;
/// Maximum number of steps that modifiers may take for one roll with all its repetitions. One step is roughly one look
/// at a die.
pub const WORK: u64 = 2_000_000;
/// Maximum number of explosions or rerolls that one modifier makes for one die. Reaching it is reported in the outcome,
/// not an error.
pub const AGAIN: u32 = 1_000;
/// Largest exponent of a power, in absolute value.
pub const EXPONENT: i64 = 64;
