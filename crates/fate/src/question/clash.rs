//! Two opposed efforts that can still change.

use std::hash::{Hash, Hasher};

use schwung_table::Names;

use crate::{ActorId, AspectRef, DefenceDice, Effort};

/// Two opposed efforts that can still change.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Names)]
pub struct Clash {
    /// The effort of the acting character.
    pub effort: Effort,
    /// The opposition.
    pub against: AgainstRoll,
    /// What the acting side tries to achieve.
    pub stakes: Stakes,
}

/// What is at stake in a comparison. It says which lead satisfies which side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Names)]
pub enum Stakes {
    /// A hit, which takes at least one shift.
    Hit,
    /// An effect on a character who resists, which takes at least one shift.
    Effect,
    /// A number to be reached.
    Number,
    /// A way that takes this number of shifts.
    Way(i16),
    /// A contest, which takes a shift to win on both sides.
    Contest,
    /// A contest with one roll against several opponents, some of whom do not roll.
    Several,
}

impl Stakes {
    /// The least lead of the acting side that satisfies it.
    //= sotc.attack.hit
    //= sotc.maneuver.targeted-one-shift
    //= sotc.basics.zero-shift-success
    //= sotc.move.sprint
    pub fn acting(self) -> i16 {
        match self {
            Stakes::Way(cost) => cost,
            Stakes::Hit | Stakes::Effect | Stakes::Contest | Stakes::Several => 1,
            Stakes::Number => 0,
        }
    }

    /// The greatest lead of the acting side that satisfies the other one. On a tie, a defender is not hit.
    //= sotc.attack.tie
    //= sotc.attack.defender-wins
    //= sotc.contest.tie
    pub fn reacting(self) -> i16 {
        match self {
            Stakes::Way(cost) => cost.saturating_sub(1),
            Stakes::Hit | Stakes::Effect => 0,
            Stakes::Number | Stakes::Contest | Stakes::Several => -1,
        }
    }
}

/// The opposition to a roll that can still change.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Names)]
pub enum AgainstRoll {
    /// A difficulty.
    Number {
        /// The difficulty.
        value: i16,
        /// Whether only the game master may see it.
        hidden: bool,
    },
    /// A protective block for a character who does not defend.
    Block {
        /// The protected character.
        on: ActorId,
        /// The blocking character.
        by: ActorId,
        /// Strength of the block.
        strength: i16,
    },
    /// A roll, or a protective block if that is better.
    Roll {
        /// The roll.
        effort: Effort,
        /// Blocking character and strength of the protective block.
        shield: Option<(ActorId, i16)>,
    },
    /// A skill without a roll, or a protective block if that is better. Neither can be changed.
    Standing {
        /// The skill.
        effort: Effort,
        /// Blocking character and strength of the protective block.
        shield: Option<(ActorId, i16)>,
    },
}

impl AgainstRoll {
    /// The opposition by a defender: the roll, or the skill without a roll.
    #[inline]
    pub(crate) fn by(defence: DefenceDice, effort: Effort, shield: Option<(ActorId, i16)>) -> AgainstRoll {
        match defence {
            DefenceDice::Rolled => AgainstRoll::Roll { effort, shield },
            DefenceDice::Unmodified => AgainstRoll::Standing { effort, shield },
        }
    }

    /// The character on the other side, with or without a roll.
    #[inline]
    pub fn actor(&self) -> Option<ActorId> {
        match self {
            AgainstRoll::Number { .. } | AgainstRoll::Block { .. } => None,
            AgainstRoll::Roll { effort, .. } | AgainstRoll::Standing { effort, .. } => Some(effort.actor),
        }
    }

    /// The value to beat.
    #[inline(always)]
    pub fn value(&self) -> i16 {
        match self {
            AgainstRoll::Number { value, .. } => *value,
            AgainstRoll::Block { strength, .. } => *strength,
            AgainstRoll::Roll { effort, shield: None } | AgainstRoll::Standing { effort, shield: None } => {
                effort.total()
            }
            //= sotc.block.protect-better
            AgainstRoll::Roll { effort, shield: Some((_, strength)) }
            | AgainstRoll::Standing { effort, shield: Some((_, strength)) } => effort.total().max(*strength),
        }
    }
}

impl Clash {
    /// Lead of the acting character, in shifts.
    #[inline(always)]
    pub fn lead(&self) -> i16 {
        self.effort.total() - self.against.value()
    }

    /// How many shifts a side lacks for what it wants; 0 or less if it has that.
    pub fn missing(&self, acting: bool) -> i16 {
        if acting { self.stakes.acting() - self.lead() } else { self.lead() - self.stakes.reacting() }
    }
}

/// Aspects that were used on the rolls of a comparison. No aspect can be used twice on the same roll.
//= malmsturm.invoke.same-aspect-once
//= malmsturm.invoke.same-aspect-other-roll
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct UsedAspects {
    /// The indexes of aspects: within sheets, with the character in the upper half, or their ids. Unused
    /// entries are 0.
    items: [u16; UsedAspects::MOST],
    /// Bit n is set if item n was created during play.
    created: u32,
    /// Bit n is set if item n was used on the roll of the acting character.
    acting: u32,
    len: u8,
}

impl Hash for UsedAspects {
    /// Hashes only the first aspects, because odds hash many marks.
    #[inline]
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        let first = [0, 1].map(|it| u64::from(self.items[it]));
        hasher.write_u64(u64::from(self.created) << 32 | u64::from(self.acting));
        hasher.write_u64(first[0] << 24 | first[1] << 8 | u64::from(self.len));
    }
}

/// Internal: people cannot refer to these.
impl<N> Names<N> for UsedAspects {}

impl UsedAspects {
    /// Maximum number for all rolls of a comparison. Further ones are refused as a limit of the software.
    pub const MOST: usize = 32;

    /// Encodes an aspect and the roll it was used on: that of the acting character, or the opposing one.
    #[inline]
    fn number(aspect: AspectRef, acting: bool) -> u32 {
        let roll = u32::from(acting) << 17;
        roll | match aspect {
            AspectRef::Sheet(actor, n) => u32::from(actor.0) << 8 | u32::from(n),
            AspectRef::Play(id) => 1 << 16 | u32::from(id.0),
        }
    }

    /// The encoded aspects, in ascending order.
    #[inline]
    fn numbers(&self) -> impl Iterator<Item = u32> + use<'_> {
        (0..usize::from(self.len)).map(|n| self.number_at(n))
    }

    #[inline]
    fn number_at(&self, n: usize) -> u32 {
        u32::from(self.items[n]) | (self.created >> n & 1) << 16 | (self.acting >> n & 1) << 17
    }

    /// Returns whether an aspect was used on the roll of the acting character, or on the opposing one.
    #[inline]
    pub fn contains(&self, aspect: AspectRef, acting: bool) -> bool {
        let number = UsedAspects::number(aspect, acting);
        let mut items = self.items[..usize::from(self.len)].iter().enumerate();
        items.any(|(n, &item)| item == number as u16 && self.number_at(n) == number)
    }

    /// Number of aspects used, on all rolls.
    #[inline]
    pub fn count(&self) -> usize {
        usize::from(self.len)
    }

    /// Number of aspects used on this roll.
    #[inline]
    pub(crate) fn on_roll(&self, acting: bool) -> usize {
        let on_acting = self.acting.count_ones() as usize;
        if acting { on_acting } else { self.count() - on_acting }
    }

    /// Number of aspects from the sheet of `actor` that were used on this roll.
    #[inline]
    pub fn of_sheet(&self, actor: ActorId, acting: bool) -> usize {
        let roll = if acting { self.acting } else { !self.acting } & !self.created;
        let items = self.items[..usize::from(self.len)].iter().enumerate();
        items.filter(|(n, item)| **item >> 8 == u16::from(actor.0) && roll >> n & 1 == 1).count()
    }

    /// Returns whether no further aspect can be added.
    #[inline]
    pub fn is_full(&self) -> bool {
        usize::from(self.len) == UsedAspects::MOST
    }

    /// Adds those of `other`.
    pub(crate) fn merge(&mut self, other: &UsedAspects) {
        for number in other.numbers() {
            if !self.numbers().any(|it| it == number) {
                self.insert_number(number);
            }
        }
    }

    /// Keeps only those on the roll of the acting character, which is compared with another roll next.
    pub(crate) fn forget_reactions(&mut self) {
        let all = *self;
        *self = UsedAspects::default();
        all.numbers().filter(|it| it >> 17 & 1 == 1).for_each(|it| self.insert_number(it));
    }

    /// Keeps the entries sorted, so that the order of use does not matter.
    pub(crate) fn insert(&mut self, aspect: AspectRef, acting: bool) {
        self.insert_number(UsedAspects::number(aspect, acting));
    }

    fn insert_number(&mut self, number: u32) {
        if self.is_full() {
            return;
        }
        let len = usize::from(self.len);
        let mut at = len;
        while at > 0 && self.number_at(at - 1) >= number {
            self.items[at] = self.items[at - 1];
            at -= 1;
        }
        self.items[at] = number as u16;
        let below = (1 << at) - 1;
        let insert = |bits: u32, bit: u32| bits & below | (bits & !below) << 1 | bit << at;
        self.created = insert(self.created, number >> 16 & 1);
        self.acting = insert(self.acting, number >> 17 & 1);
        self.len += 1;
    }
}
