//! How much is taken on: every limit is refused with its code, never reached silently.

/// Longest notation, in bytes.
pub const TEXT: usize = 4_096;
/// Deepest nesting of brackets, signs and powers.
pub const DEPTH: usize = 64;
/// Most dice in one pool, as written or computed.
pub const DICE: u32 = 10_000;
/// Most sides of a die.
pub const SIDES: u32 = 1_000_000_000;
/// Most repetitions (`6#…`).
pub const TIMES: u32 = 1_000;
/// Most throws of one roll, with all its repetitions, explosions and rerolls.
pub const THROWS: usize = 100_000;
/// Most modifiers of one pool or group.
pub const MODIFIERS: usize = 64;
/// Most steps that modifiers may take for one roll with all its repetitions, each about as much as looking at a die.
pub const WORK: u64 = 2_000_000;
/// Most explosions, or rerolls, that one modifier gives one die; what stops here is reported, not refused.
pub const AGAIN: u32 = 1_000;
/// Largest exponent of a power.
pub const EXPONENT: i64 = 64;
