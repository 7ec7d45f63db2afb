//! Events about hits and healing.

use crate::{ActorId, AttackKind, Direction, ItemId, eyes::reads};

plain! {
    /// An event about life points, or about being incapacitated.
    #[derive(schwung_table::Known, schwung_table::Line)]
    #[line(prefix = "ds-event-", rest = HarmByHand, explain = HarmToExplain)]
    pub enum HarmEvent {
        /// A hit is about to take life points. The state before it is kept for a belated protection roll.
        #[known(any(by, on), told(kind, back, from, shields, demand, damage, tried))]
        #[line(about(by), none)]
        HitBegan {
            /// The attacker.
            by: ActorId,
            /// The target.
            on: ActorId,
            /// The kind of attack.
            kind: AttackKind,
            /// Whether it came from behind.
            back: bool,
            /// Direction of the attacker, as seen from the target.
            from: Option<Direction>,
            /// Whether shields help against it.
            shields: bool,
            /// The weapon or other item, if any.
            item: Option<ItemId>,
            /// One more protection roll that the hit demands.
            demand: Option<crate::ProtectionId>,
            /// The damage before reduction.
            damage: u16,
            /// Protection that was tried against it.
            tried: crate::Tried,
        },
        /// The damage of a hit was determined, before reduction.
        #[known(any(by, on), told(made))]
        #[line(about(by))]
        Damage {
            /// The attacker.
            by: ActorId,
            /// The target.
            on: ActorId,
            /// How the damage adds up.
            made: Made,
        },
        /// The consequences of a hit are complete. Later events are not part of it.
        #[known(on)]
        #[line(about(on), none)]
        HitOver {
            /// The target.
            on: ActorId,
        },
        /// Damage to a character was reduced.
        #[known(on, told(by))]
        #[line(about(on), say(actor = on, n = by))]
        Reduced {
            /// The character.
            on: ActorId,
            /// The reduction.
            by: i16,
        },
        /// Life points were lost. At 0 the character is incapacitated, from 1 to 5 exhausted.
        //= daemmersturm.lp.zero
        #[known(on, told(amount, cause))]
        #[line(result, about(on))]
        Hurt {
            /// The character.
            on: ActorId,
            /// The character that caused it, if any.
            by: Option<ActorId>,
            /// The damage, 0 or more; it may exceed the remaining life points.
            //= daemmersturm.lp.floor
            amount: u16,
            /// The cause.
            cause: Cause,
        },
        /// Life points were restored.
        #[known(on, told(amount, revives))]
        #[line(result, about(on))]
        Healed {
            /// The character.
            on: ActorId,
            /// Number of life points restored.
            amount: u16,
            /// Number of life points lost to the healing cap.
            #[serde(default)]
            #[seen(reads(on), else = 0)]
            lost: u16,
            /// Whether it revives an incapacitated character.
            #[serde(default)]
            revives: bool,
        },
        /// Healing had no effect.
        #[known(on, told(down))]
        #[line(result, about(on))]
        Unhealed {
            /// The character.
            on: ActorId,
            /// Whether the character is incapacitated; otherwise no life points are missing.
            down: bool,
        },
        /// A character failed an exhaustion roll.
        #[known(who)]
        #[line(result, say(actor = who), rule = "daemmersturm.exhaustion.roll")]
        WentDown {
            /// The character.
            who: ActorId,
        },
        /// A character died.
        #[known(who)]
        #[line(result, say(actor = who), rule = "daemmersturm.lp.down-or-dead")]
        Died {
            /// The character.
            who: ActorId,
        },
        /// A character passed an exhaustion roll.
        #[known(who)]
        #[line(say(actor = who), rule = "daemmersturm.exhaustion.roll")]
        StoodFirm {
            /// The character.
            who: ActorId,
        },
        /// A character started to seek cover.
        #[known(who)]
        #[line(say(actor = who), rule = "daemmersturm.seekcover.offer")]
        SoughtCover {
            /// The character.
            who: ActorId,
        },
        /// A character stopped seeking cover.
        #[known(who)]
        #[line(lapse, say(actor = who), rule = "daemmersturm.seekcover.duration")]
        CoverSought {
            /// The character.
            who: ActorId,
        },
        /// A belated protection roll undid a hit of the latest attack with all its consequences.
        //= daemmersturm.protect.belated
        #[known(on)]
        #[line(result, about(on))]
        HitUndone {
            /// The target.
            on: ActorId,
        },
        /// A hit can no longer be undone.
        #[known(on)]
        #[line(lapse, about(on), none)]
        HitStands {
            /// The target.
            on: ActorId,
        },
        /// Protection was tried belatedly against a hit of the latest attack.
        #[known(on, told(tried))]
        #[line(about(on), none)]
        TriedBelated {
            /// The target.
            on: ActorId,
            /// All protection tried so far.
            tried: crate::Tried,
        },
        /// Healing between fights added to the life points proposed for the next one.
        #[known(on, told(amount))]
        #[line(about(on), say(actor = on, n = amount))]
        HealedBetween {
            /// The character.
            on: ActorId,
            /// Number of life points.
            amount: u16,
        },
    }

    /// How the damage of a hit adds up, before reduction.
    //= daemmersturm.melee.damage
    //= daemmersturm.crit.minimum-order
    #[derive(Default)]
    pub struct Made {
        /// Sum of the damage rolls.
        pub rolled: i16,
        /// Bonus of weapon and abilities.
        pub plus: i16,
        /// The repeated damage roll of an attack from behind.
        pub back: i16,
        /// Row of the critical table; 0 for none.
        pub row: u8,
        /// Bonus of that row.
        pub critical: i16,
        /// Modifiers to the damage that the attacker deals.
        pub changed: i16,
    }

    /// The cause of a loss of life points.
    pub enum Cause {
        /// A hit.
        Hit,
        /// A tick of damage over time.
        Tick,
        /// Poison.
        Poison,
        /// The side effect of a potion.
        SideEffect,
        /// The backlash of shadows.
        Shadow,
        /// A fall.
        Fall,
        /// Any other cause.
        Other,
    }
}

impl Made {
    /// The total damage, never below 0.
    pub fn sum(self) -> i16 {
        let Made { rolled, plus, back, row: _, critical, changed } = self;
        rolled + plus + back + critical + changed
    }

    /// Returns whether the damage is only the rolled damage.
    pub fn is_plain(self) -> bool {
        self.sum() == self.rolled && self.row == 0
    }
}
