//! What hits do, and healing.

use crate::{ActorId, AttackKind, Direction, ItemId};

plain! {
    /// What changes life points, and who is down.
    pub enum HarmEvent {
        /// A hit is about to take life points: what there was before is kept, for a belated protection roll.
        HitBegan {
            /// Who attacked.
            by: ActorId,
            /// Whom.
            on: ActorId,
            /// What kind of attack it was.
            kind: AttackKind,
            /// Did it come from behind?
            back: bool,
            /// From where, seen from the one who was hit.
            from: Option<Direction>,
            /// Do shields help against it?
            shields: bool,
            /// With which item.
            item: Option<ItemId>,
            /// One more protection roll that it demands.
            demand: Option<crate::ProtectionId>,
            /// The damage, before anything lessens it.
            damage: u16,
            /// What was tried against it.
            tried: crate::Tried,
        },
        /// The damage of a hit is known, before anything lessens it.
        Damage {
            /// Whose hit it is.
            by: ActorId,
            /// On whom.
            on: ActorId,
            /// What it is made of.
            made: Made,
        },
        /// All that came of a hit is known; what happens from now on is none of it.
        HitOver {
            /// Who was hit.
            on: ActorId,
        },
        /// Somebody's damage was less by so much.
        Reduced {
            /// Whose.
            on: ActorId,
            /// By how much.
            by: i16,
        },
        /// Life points are lost. At 0 one is incapacitated, at 1 to 5 exhausted.
        //= daemmersturm.lp.zero
        Hurt {
            /// Who.
            on: ActorId,
            /// Who caused it.
            by: Option<ActorId>,
            /// Damage, 0 and more; what goes beyond the life points is surplus.
            //= daemmersturm.lp.floor
            amount: u16,
            /// What it is.
            cause: Cause,
        },
        /// Life points come back.
        Healed {
            /// Whose.
            on: ActorId,
            /// How many.
            amount: u16,
            /// How many more there would be, if they could rise any further.
            #[serde(default)]
            lost: u16,
            /// Does it bring back somebody who is out?
            #[serde(default)]
            revives: bool,
        },
        /// Healing does nothing.
        Unhealed {
            /// For whom.
            on: ActorId,
            /// Is that one out? Else no life points are missing.
            down: bool,
        },
        /// Somebody failed an exhaustion roll.
        WentDown {
            /// Who.
            who: ActorId,
        },
        /// Somebody is dead.
        Died {
            /// Who.
            who: ActorId,
        },
        /// Somebody fights on after an exhaustion roll.
        StoodFirm {
            /// Who.
            who: ActorId,
        },
        /// Somebody seeks cover.
        SoughtCover {
            /// Who.
            who: ActorId,
        },
        /// Seeking cover is over.
        CoverSought {
            /// Whose.
            who: ActorId,
        },
        /// A belated protection roll takes a hit of the latest attack back, with all that followed from it.
        //= daemmersturm.protect.belated
        HitUndone {
            /// Who was hit.
            on: ActorId,
        },
        /// A hit cannot be taken back any more.
        HitStands {
            /// Who was hit.
            on: ActorId,
        },
        /// A protection was tried against a hit of the latest attack.
        TriedBelated {
            /// Who was hit.
            on: ActorId,
            /// All that was tried.
            tried: crate::Tried,
        },
        /// What healing between fights adds to the next proposal.
        HealedBetween {
            /// Whose.
            on: ActorId,
            /// How much.
            amount: u16,
        },
    }

    /// What the damage of a hit is made of, before anything lessens it.
    //= daemmersturm.melee.damage
    //= daemmersturm.crit.minimum-order
    #[derive(Default)]
    pub struct Made {
        /// The damage rolls.
        pub rolled: i16,
        /// What weapon and abilities add to them.
        pub plus: i16,
        /// The same damage roll again, from behind.
        pub back: i16,
        /// The row of the critical table; 0 is none.
        pub row: u8,
        /// What that row adds.
        pub critical: i16,
        /// What changes the damage of the attacker.
        pub changed: i16,
    }

    /// What takes life points.
    pub enum Cause {
        /// A hit.
        Hit,
        /// Damage over time.
        Tick,
        /// Poison.
        Poison,
        /// A potion's side effect.
        SideEffect,
        /// The backlash of shadows.
        Shadow,
        /// A fall.
        Fall,
        /// Something else.
        Other,
    }
}

impl Made {
    /// The damage: never below 0.
    pub fn sum(self) -> i16 {
        let Made { rolled, plus, back, row: _, critical, changed } = self;
        rolled + plus + back + critical + changed
    }

    /// Is it what was rolled, and nothing else?
    pub fn is_plain(self) -> bool {
        self.sum() == self.rolled && self.row == 0
    }
}
