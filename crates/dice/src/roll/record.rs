//! The record of a roll: every throw with its fate, and every part with its value.

use std::{fmt, ops::Range};

use smallvec::SmallVec;

use crate::{NodeId, Number};

/// The result of rolling a notation: one outcome for each repetition.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rolled(pub(crate) Outcomes);

/// Avoids an allocation for the common case of one outcome.
#[allow(clippy::large_enum_variant)] // the large variant avoids an allocation
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Outcomes {
    One(Outcome),
    Many(Vec<Outcome>),
}

impl Rolled {
    /// The outcomes, in the order of the repetitions; at least one.
    pub fn outcomes(&self) -> &[Outcome] {
        match &self.0 {
            Outcomes::One(outcome) => std::slice::from_ref(outcome),
            Outcomes::Many(outcomes) => outcomes,
        }
    }
}

/// Stores the parts and throws of most rolls without an allocation.
pub(crate) type Parts = SmallVec<[Part; 3]>;
pub(crate) type Throws = SmallVec<[Throw; 4]>;

/// The outcome of rolling once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    pub(crate) parts: Parts,
    pub(crate) throws: Throws,
    pub(crate) stopped: Vec<NodeId>,
}

impl Outcome {
    /// An empty outcome.
    #[inline]
    pub(crate) fn new() -> Outcome {
        Outcome { parts: Parts::new(), throws: Throws::new(), stopped: Vec::new() }
    }

    /// The result: a total, a number of successes, or a margin.
    pub fn total(&self) -> Number {
        self.root().value
    }

    /// The unit of the total.
    pub fn unit(&self) -> Unit {
        self.root().unit
    }

    /// The parts, one for each node of the roll.
    pub fn parts(&self) -> &[Part] {
        &self.parts
    }

    /// Every throw, in the order in which it was drawn.
    pub fn throws(&self) -> &[Throw] {
        &self.throws
    }

    /// The throws that belong to a node.
    pub fn throws_of(&self, node: NodeId) -> &[Throw] {
        let part = self.parts.get(node as usize);
        part.and_then(|it| self.throws.get(it.throws())).unwrap_or_default()
    }

    /// The nodes in which explosions or rerolls were stopped at [`crate::limits::AGAIN`].
    pub fn stopped(&self) -> &[NodeId] {
        &self.stopped
    }

    fn root(&self) -> &Part {
        &self.parts[self.parts.len() - 1]
    }
}

/// The unit of a number.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Unit {
    /// The sum of the values that dice show.
    #[default]
    Total,
    /// A number of successes.
    Successes,
    /// The margin of one side over the other.
    Margin,
}

/// The value of a node with its throws.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Part {
    /// The value of the node.
    pub value: Number,
    /// The unit of the value.
    pub unit: Unit,
    /// Whether it was dropped by the enclosing group.
    pub is_dropped: bool,
    /// The order in which its dice are displayed: `Some(true)` for the highest first, `Some(false)` for the lowest
    /// first, `None` for the order of rolling.
    pub sorted: Option<bool>,
    pub(crate) first: u32,
    pub(crate) last: u32,
}

impl Part {
    /// The range of its throws in [`Outcome::throws`], without those of its parts.
    pub fn throws(&self) -> Range<usize> {
        self.first as usize..self.last as usize
    }
}

/// One throw of one die.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Throw {
    /// The value of the face.
    pub face: i64,
    /// The value that it contributes if it is kept. Differs from the face after penetrating, a minimum, a maximum or
    /// compounding.
    pub value: i64,
    /// The number of the die, counted from 0 through the whole roll. Extra dice and rerolls share the number of their
    /// original die.
    pub die: u32,
    /// What happened to the throw.
    pub fate: Fate,
}

macro_rules! fates {
    ($($(#[doc = $doc:literal])+ $name:ident, $is:ident = $bit:literal, $text:literal;)+) => {
        impl Fate {
            $(pub(crate) const $name: Fate = Fate(1 << $bit);)+
            const ALL: &'static [(Fate, &'static str)] = &[$((Fate::$name, $text),)+];

            $($(#[doc = $doc])+
            #[inline]
            pub const fn $is(self) -> bool {
                self.0 & Fate::$name.0 != 0
            })+
        }
    };
}

/// What happened to a throw, as a set of flags.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Fate(u16);

fates! {
    /// Whether its die was dropped.
    DROPPED, is_dropped = 0, "dropped";
    /// Whether it was rerolled and therefore does not count.
    REROLLED, is_rerolled = 1, "rerolled";
    /// Whether it caused an extra die.
    EXPLODED, has_exploded = 2, "exploded";
    /// Whether it is an extra die.
    EXTRA, is_extra = 3, "extra";
    /// Whether it counts one less than it shows.
    PENETRATED, has_penetrated = 4, "penetrated";
    /// Whether it was added to the first throw of its die.
    MERGED, is_merged = 5, "merged";
    /// Whether it was raised to a minimum.
    RAISED, is_raised = 6, "raised";
    /// Whether it was lowered to a maximum.
    LOWERED, is_lowered = 7, "lowered";
    /// Whether it is a success.
    SUCCESS, is_success = 8, "success";
    /// Whether it is a failure that subtracts a success.
    FAILURE, is_failure = 9, "failure";
    /// Whether it is marked as a critical success.
    CRITICAL, is_critical = 10, "critical";
    /// Whether it is marked as a critical failure.
    FUMBLE, is_fumble = 11, "fumble";
}

impl Fate {
    /// Whether it still counts, being neither dropped nor rerolled.
    #[inline]
    pub const fn is_kept(self) -> bool {
        self.0 & (Fate::DROPPED.0 | Fate::REROLLED.0) == 0
    }

    /// The stable names of all flags that are set, including `kept`.
    pub fn names(self) -> impl Iterator<Item = &'static str> {
        let kept = self.is_kept().then_some("kept");
        kept.into_iter().chain(Fate::ALL.iter().filter(move |it| self.0 & it.0.0 != 0).map(|it| it.1))
    }

    #[inline]
    pub(crate) fn and(&mut self, other: Fate) {
        self.0 |= other.0;
    }
}

impl fmt::Debug for Fate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.names().collect::<Vec<_>>().join(" "))
    }
}
