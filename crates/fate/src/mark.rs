//! Marks: points in a procedure from which it can be resumed.

use std::hash::{Hash, Hasher};

use schwung_table::Along;

use crate::{ActorId, Clash, Effort, SkillId, Track, UsedAspects};

/// A point in a procedure, and everything besides the state that the rest of it depends on.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Mark {
    /// A side may use aspects.
    Invoking(InvokingMark),
    /// Dice are about to be rolled again; those picked up count as 0 here.
    Rerolling(InvokingMark),
    /// The defender is about to roll.
    Defending {
        /// The effort of the acting character.
        acting: Effort,
        /// The opposing effort.
        against: Effort,
        /// Aspects used before the roll.
        used: UsedAspects,
    },
    /// Neither side adds anything more.
    Clashed {
        /// The totals.
        standing: Standing,
        /// The efforts, for continuing from here.
        clash: Along<Clash>,
    },
    /// Overflow is being spent.
    Overflow {
        /// The character who has it.
        who: ActorId,
        /// Number of shifts left.
        left: i16,
    },
    /// A hit is about to be absorbed.
    Struck {
        /// The attacker, if any.
        by: Option<ActorId>,
        /// The character who was hit.
        on: ActorId,
        /// Number of shifts.
        shifts: u16,
        /// The affected stress track.
        track: Track,
        /// The result of the attack, on which nothing but a text depends.
        result: Along<Option<i16>>,
    },
}

/// The totals of a clash.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Standing {
    /// The total of the acting character, or the lead if nothing else matters.
    pub effort: i16,
    /// The opposing total or number; `None` if only the lead matters.
    pub against: Option<i16>,
    /// Strength of the protective block that may apply.
    pub shield: Option<i16>,
}

/// Parts of an effort, besides its total, that limit what can still be added.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Beside {
    /// The skill and the bonus of gifts so far, if the actor has gifts.
    pub gift: (Option<SkillId>, i8),
    /// Whether a bonus was bought, if that is possible only once.
    pub bought: bool,
}

/// The state of a clash.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InvokingMark {
    /// The totals.
    pub standing: Standing,
    /// The relevant parts of both efforts, the acting character's first.
    pub beside: [Beside; 2],
    /// The dice, which a new roll replaces.
    pub dice: [i8; 2],
    /// Whether the clash ends if this side passes.
    pub last: bool,
    /// The aspects used and whose turn it is; and the rest, for continuing from here.
    pub say: Say,
}

impl Hash for InvokingMark {
    /// Hashes only what differs most, the numbers as one word, because odds hash many marks.
    #[inline]
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        let Standing { effort, against, .. } = self.standing;
        let [acting, other] = self.dice.map(|it| u64::from(it as u8));
        let totals = u64::from(effort as u16) << 16 | u64::from(against.unwrap_or(i16::MIN) as u16);
        let turn = u64::from(self.last) << 1 | u64::from(self.say.acting);
        hasher.write_u64(totals << 24 | acting << 16 | other << 8 | turn);
        self.say.used.hash(hasher);
    }
}

/// The state of the alternation between both sides.
#[derive(Clone, Copy, Debug)]
pub struct Say {
    pub(crate) clash: Clash,
    pub(crate) used: UsedAspects,
    /// Whether it is the acting side's turn.
    pub(crate) acting: bool,
    /// Whether the other side has just passed.
    pub(crate) passed: bool,
}

/// Marks distinguish two states by the aspects used and by whose turn it is; the parts of the clash that
/// matter are stored in the [mark](InvokingMark) itself. So the aspects need not be stored twice.
impl PartialEq for Say {
    #[inline]
    fn eq(&self, other: &Say) -> bool {
        self.acting == other.acting && self.used == other.used
    }
}

impl Eq for Say {}
