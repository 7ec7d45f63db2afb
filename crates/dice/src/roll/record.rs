//! What is on record of a roll: every throw with its fate, and every part with its value.

use std::{fmt, ops::Range};

use smallvec::SmallVec;

use crate::{NodeId, Number};

/// A notation rolled: one outcome, or one for each repetition.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rolled(pub(crate) Outcomes);

/// Most rolls have one outcome.
#[allow(clippy::large_enum_variant)] // that is the one without memory of its own
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Outcomes {
    One(Outcome),
    Many(Vec<Outcome>),
}

impl Rolled {
    /// What came out, in the order of the repetitions; at least one.
    pub fn outcomes(&self) -> &[Outcome] {
        match &self.0 {
            Outcomes::One(outcome) => std::slice::from_ref(outcome),
            Outcomes::Many(outcomes) => outcomes,
        }
    }
}

/// Most rolls have no more parts and throws than that, and need no memory of their own for them.
pub(crate) type Parts = SmallVec<[Part; 3]>;
pub(crate) type Throws = SmallVec<[Throw; 4]>;

/// What came out of one roll.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    pub(crate) parts: Parts,
    pub(crate) throws: Throws,
    pub(crate) stopped: Vec<NodeId>,
}

impl Outcome {
    /// Of what is rolled next.
    #[inline]
    pub(crate) fn new() -> Outcome {
        Outcome { parts: Parts::new(), throws: Throws::new(), stopped: Vec::new() }
    }

    /// The result: a total, a number of successes, or a margin.
    pub fn total(&self) -> Number {
        self.root().value
    }

    /// What the total counts.
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

    /// The throws of a node.
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

/// What a number counts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Unit {
    /// Points, pips, whatever dice show.
    #[default]
    Total,
    /// Successes.
    Successes,
    /// By how much one side is ahead of the other.
    Margin,
}

/// The value of a node, and the throws that were made for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Part {
    /// Its value.
    pub value: Number,
    /// What that counts.
    pub unit: Unit,
    /// Was it dropped by the group around it?
    pub is_dropped: bool,
    /// Are its dice shown sorted, and with the highest first? As they fell: `None`.
    pub sorted: Option<bool>,
    pub(crate) first: u32,
    pub(crate) last: u32,
}

impl Part {
    /// The throws that were made for it, in [`Outcome::throws`]; those of its parts are not among them.
    pub fn throws(&self) -> Range<usize> {
        self.first as usize..self.last as usize
    }
}

/// One throw of one die.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Throw {
    /// What it shows.
    pub face: i64,
    /// What it counts, if it is kept: other than the face after penetrating, a minimum, a maximum or compounding.
    pub value: i64,
    /// The die, counted from 0 through the whole roll: extra dice and rerolls belong to the die they came from.
    pub die: u32,
    /// What became of it.
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

/// What became of a throw; several may be true.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Fate(u16);

fates! {
    /// Was its die dropped?
    DROPPED, is_dropped = 0, "dropped";
    /// Was it thrown again, so that it counts no more?
    REROLLED, is_rerolled = 1, "rerolled";
    /// Did it bring an extra die?
    EXPLODED, has_exploded = 2, "exploded";
    /// Is it an extra die?
    EXTRA, is_extra = 3, "extra";
    /// Does it count one less than it shows?
    PENETRATED, has_penetrated = 4, "penetrated";
    /// Was it compounded into the first throw of its die?
    MERGED, is_merged = 5, "merged";
    /// Was it raised to a minimum?
    RAISED, is_raised = 6, "raised";
    /// Was it lowered to a maximum?
    LOWERED, is_lowered = 7, "lowered";
    /// Is it a success?
    SUCCESS, is_success = 8, "success";
    /// Is it a failure that takes a success away?
    FAILURE, is_failure = 9, "failure";
    /// Is it marked as critical for the good?
    CRITICAL, is_critical = 10, "critical";
    /// Is it marked as critical for the bad?
    FUMBLE, is_fumble = 11, "fumble";
}

impl Fate {
    /// Is it there in the end, neither dropped nor thrown again?
    #[inline]
    pub const fn is_kept(self) -> bool {
        self.0 & (Fate::DROPPED.0 | Fate::REROLLED.0) == 0
    }

    /// The stable names of all that is true, `kept` among them.
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
