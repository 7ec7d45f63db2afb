//! Ids as clients see them.
//!
//! Internally, ids are indexes, so gaps between those that a player sees would reveal that there is something in between.
//! At a table with a [`Veil`], clients get other numbers: the image of each id, together with its kind, under a secret
//! permutation of all 32-bit numbers. While [`Veil::over`] runs, ids are read and written in this form; elsewhere, such as
//! in logs, they are plain.

use std::cell::Cell;

/// Bits of the plain number; those above are its kind.
const BITS: u32 = 24;
/// The highest plain number that can be veiled. It represents all higher ones as well, and belongs to nothing.
const HIGHEST: u32 = (1 << BITS) - 1;

/// Number of spoken numbers: all with three digits.
const SPOKEN: u32 = 900;
const LOWEST_SPOKEN: u32 = 100;

thread_local! {
    static PRESENT: Cell<Option<Veil>> = const { Cell::new(None) };
}

/// The key for a table's ids: the round keys of a Feistel network.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Veil([u64; 4]);

/// Restores the previous veil, even during a panic.
struct Before(Option<Veil>);

impl Drop for Before {
    fn drop(&mut self) {
        PRESENT.set(self.0);
    }
}

impl Veil {
    /// The veil with this key. It hides nothing from those who know the key.
    pub fn new(key: [u8; 32]) -> Veil {
        let mut rounds = [0; 4];
        for (round, bytes) in rounds.iter_mut().zip(key.as_chunks().0) {
            *round = u64::from_le_bytes(*bytes);
        }
        Veil(rounds)
    }

    /// Calls `f`, during which ids are read and written as the clients of the table see them: plainly without a veil.
    pub fn over<T>(veil: Option<Veil>, f: impl FnOnce() -> T) -> T {
        let _before = Before(PRESENT.replace(veil));
        f()
    }

    /// The current veil.
    pub fn present() -> Option<Veil> {
        PRESENT.get()
    }

    /// The image of a number.
    pub fn apply(self, number: u32) -> u32 {
        let (mut left, mut right) = halves(number);
        for key in self.0 {
            (left, right) = (right, left ^ mixed(right, key));
        }
        u32::from(left) << 16 | u32::from(right)
    }

    /// The number with this image.
    pub fn lift(self, image: u32) -> u32 {
        let (mut left, mut right) = halves(image);
        for key in self.0.into_iter().rev() {
            (left, right) = (right ^ mixed(left, key), left);
        }
        u32::from(left) << 16 | u32::from(right)
    }
}

impl std::fmt::Debug for Veil {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Veil")
    }
}

#[expect(clippy::cast_possible_truncation, reason = "the halves of a number")]
fn halves(number: u32) -> (u16, u16) {
    ((number >> 16) as u16, number as u16)
}

/// Both halves of a product of 128 bits, folded.
#[expect(clippy::cast_possible_truncation, reason = "a hash takes some of the bits")]
fn mixed(half: u16, key: u64) -> u16 {
    let product = u128::from(u64::from(half) ^ key) * u128::from(key.rotate_left(32) | 1);
    ((product >> 64) as u64 ^ product as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15).to_be_bytes()[0..2]
        .iter()
        .fold(0, |it, byte| it << 8 | u16::from(*byte))
}

/// A kind of id. Ids of different kinds have different images, whatever their numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IdKind(u8);

impl IdKind {
    /// Actors, in every system.
    pub const ACTOR: IdKind = IdKind::named("Actor");
    /// Zones.
    pub const ZONE: IdKind = IdKind::named("Zone");

    /// The kind with this name; the few that a system has are [different](IdKind::are_different).
    pub const fn named(name: &str) -> IdKind {
        let (bytes, mut hash, mut at) = (name.as_bytes(), 0x811c_9dc5_u32, 0);
        while at < bytes.len() {
            hash = (hash ^ bytes[at] as u32).wrapping_mul(0x0100_0193);
            at += 1;
        }
        IdKind((hash >> 24) as u8)
    }

    /// Whether all these kinds differ.
    pub const fn are_different(kinds: &[IdKind]) -> bool {
        let mut at = 0;
        while at < kinds.len() {
            let mut other = 0;
            while other < at {
                if kinds[at].0 == kinds[other].0 {
                    return false;
                }
                other += 1;
            }
            at += 1;
        }
        true
    }
}

/// An id as clients see it: opaque, and the same as long as the table exists.
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(transparent))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "number"))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(value_type = u32))]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct WireId(pub u32);

impl WireId {
    /// The id of this kind with this plain number, under the current veil.
    pub fn new(kind: IdKind, number: impl Into<u32>) -> WireId {
        let number = number.into();
        WireId(match Veil::present() {
            Some(veil) => veil.apply(u32::from(kind.0) << BITS | number.min(HIGHEST)),
            None => number,
        })
    }

    /// A short number by which people refer to something: the number itself, or under a veil one of [`SPOKEN`] others, which
    /// reveals nothing about earlier ones. Two things have the same one only if their plain numbers differ by a multiple of
    /// [`SPOKEN`].
    pub fn spoken(kind: IdKind, number: u32) -> u32 {
        let Some(veil) = Veil::present() else { return number };
        let image = |it: u32| veil.apply(u32::from(kind.0) << BITS | it);
        let own = image(number % SPOKEN);
        let before = (0..SPOKEN).filter(|it| image(*it) < own).count();
        u32::try_from(before).unwrap_or(0) + LOWEST_SPOKEN
    }

    /// The plain number; `None` if this is not an id of that kind under the current veil.
    pub fn number(self, kind: IdKind) -> Option<u32> {
        let Some(veil) = Veil::present() else { return Some(self.0) };
        let lifted = veil.lift(self.0);
        (lifted >> BITS == u32::from(kind.0) && lifted & HIGHEST != HIGHEST).then_some(lifted & HIGHEST)
    }

    /// The plain number of an id. If it is not an id of that kind, this is the highest number, which nothing has.
    pub fn plain<N: Highest>(self, kind: IdKind) -> N {
        self.number(kind).and_then(|it| N::try_from(it).ok()).unwrap_or(N::HIGHEST)
    }
}

impl PartialEq<u32> for WireId {
    fn eq(&self, other: &u32) -> bool {
        self.0 == *other
    }
}

/// Types of the numbers of ids. The highest number represents what does not exist.
pub trait Highest: TryFrom<u32> {
    /// The highest number.
    const HIGHEST: Self;
}

macro_rules! highest {
    ($($type:ident)+) => {$(
        impl Highest for $type {
            const HIGHEST: $type = $type::MAX;
        }
    )+};
}

highest!(u8 u16 u32);

/// Reads an id of this name and kind under the current veil. For [`ids!`](crate::ids).
///
/// # Errors
/// If it is not a number, or without a veil one that is too high.
#[cfg(feature = "serde")]
pub fn read_id<'de, N, D>(from: D, name: &'static str, kind: IdKind) -> Result<N, D::Error>
where
    N: Highest + serde::Deserialize<'de>,
    D: serde::Deserializer<'de>,
{
    from.deserialize_newtype_struct(name, Reader(kind, std::marker::PhantomData))
}

/// Reads the number of an id.
#[cfg(feature = "serde")]
struct Reader<N>(IdKind, std::marker::PhantomData<N>);

#[cfg(feature = "serde")]
impl<'de, N: Highest + serde::Deserialize<'de>> serde::de::Visitor<'de> for Reader<N> {
    type Value = N;

    fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("an id")
    }

    fn visit_newtype_struct<D: serde::Deserializer<'de>>(self, from: D) -> Result<N, D::Error> {
        match Veil::present() {
            None => N::deserialize(from),
            Some(_) => <u32 as serde::Deserialize>::deserialize(from).map(|it| WireId(it).plain(self.0)),
        }
    }
}
