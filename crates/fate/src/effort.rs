//! Efforts: rolls, and everything that counts towards them.

use schwung_table::{Known, Names};
use serde::{Deserialize, Serialize};

use crate::{ActorId, Adjust, SkillId, Terms, Why};

/// A roll and everything that counts towards it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, Known, Names)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[known(actor, told(dice, terms, adjust))]
pub struct Effort {
    /// The rolling character.
    pub actor: ActorId,
    /// The skill rolled; `None` if quality replaces it.
    pub skill: Option<SkillId>,
    /// Total of the dice.
    pub dice: i8,
    /// All parts except the dice.
    pub terms: Terms,
    /// Adjustments by gifts and the ends of the ladder.
    #[serde(default, skip_serializing_if = "Adjust::is_none")]
    pub adjust: Adjust,
}

impl Effort {
    /// An effort before the roll.
    pub fn new(actor: ActorId, skill: Option<SkillId>, terms: Terms) -> Effort {
        Effort { actor, skill, dice: 0, terms, adjust: Adjust::NONE }
    }

    /// Total of skill, dice and all modifiers, within the ends of the ladder.
    //= sotc.basics.effort
    //= malmsturm.roll.result
    //= freefate.effort.formula
    //= malmsturm.roll.floor
    //= malmsturm.roll.floor-order
    #[inline(always)]
    pub fn total(&self) -> i16 {
        let plain = self.terms.sum() + i16::from(self.dice);
        if self.adjust.is_none() { plain } else { self.adjust.counted(plain) }
    }

    /// Like [`Effort::total`], but without the limits of the ladder.
    #[inline(always)]
    pub fn sum(&self) -> i16 {
        let plain = self.terms.sum() + i16::from(self.dice);
        if self.adjust.is_none() { plain } else { plain + self.adjust.added() }
    }
}

impl Effort {
    /// The parts except the dice, each with its reason.
    pub fn parts(&self) -> impl Iterator<Item = crate::Term> + use<> {
        let gift = Some(crate::Term { why: Why::Gift, value: self.adjust.gift() }).filter(|it| it.value != 0);
        self.terms.iter(self.skill).chain(gift)
    }

    /// The effort with one more part.
    #[must_use]
    pub fn plus(mut self, why: Why, value: i8) -> Effort {
        match why {
            Why::Gift => self.adjust.set_gift(self.adjust.gift().saturating_add(value)),
            other => self.terms.add(other, value),
        }
        self
    }
}
