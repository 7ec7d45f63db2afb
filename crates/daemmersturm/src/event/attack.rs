//! Events of an attack, up to the hit.

use crate::{ActorId, AttackKind, Direction, Extra, Facing, ItemId, ProtectionId, eyes::reads};

plain! {
    /// An event of an attack.
    #[derive(schwung_table::Known, schwung_table::Line)]
    #[line(prefix = "ds-event-", rest = AttackByHand, explain = AttackToExplain, usual = by)]
    pub enum AttackEvent {
        /// An attack began.
        #[known(any(by, on), told(kind, how, exposed))]
        #[line(rule = none)]
        Began {
            /// The attacker.
            by: ActorId,
            /// The target.
            on: ActorId,
            /// The kind of attack.
            kind: AttackKind,
            /// The attacker's entitlement to it.
            how: How,
            /// The weapon or other item, if any.
            item: Option<ItemId>,
            /// Whether the attacker has to leave full cover for it.
            exposed: bool,
        },
        /// A character set the half circle that it defends in this round.
        #[known(who, told(facing, at))]
        #[line(rule = "daemmersturm.backstab.arc")]
        Faced {
            /// The character.
            who: ActorId,
            /// The direction or enemy it turned to.
            facing: Facing,
            /// Direction of the faced enemy at this moment, if known. The defended direction stays the same when that
            /// enemy moves.
            //= daemmersturm.backstab.fixed
            #[serde(default)]
            at: Option<Direction>,
        },
        /// A character set the direction of its shield, which may differ from its melee defence.
        #[known(who, told(facing, at))]
        #[line(rule = "daemmersturm.shield.direction")]
        ShieldFaced {
            /// The character.
            who: ActorId,
            /// The direction or enemy it turned to.
            facing: Facing,
            /// Like `at` of [`AttackEvent::Faced`].
            #[serde(default)]
            at: Option<Direction>,
        },
        /// A roll that did not hit is repeated.
        #[known(by, told(right))]
        Repeated {
            /// The attacker.
            by: ActorId,
            /// The attacker's entitlement to the repeat.
            right: Right,
        },
        /// The roll was compared with the defence.
        #[known(any(by, on), told(natural, outcome, back, extra))]
        #[line(result)]
        Resolved {
            /// The attacker.
            by: ActorId,
            /// The target.
            on: ActorId,
            /// The natural number.
            natural: i16,
            /// The total with all modifiers.
            #[seen(reads(by), else = 0)]
            total: i16,
            /// The defence that the total had to exceed.
            #[seen(reads(on), else = 0)]
            defence: i16,
            /// The outcome.
            outcome: Outcome,
            /// Whether the attack came from behind.
            back: bool,
            /// The part of the total that does not come from the attacker's own values.
            #[serde(default)]
            extra: Extra,
            /// Bonus of an ability to the defence against this attack only.
            #[serde(default)]
            #[seen(reads(on), else = 0)]
            guard: i16,
        },
        /// Protection averted all damage; the attack remains a hit.
        //= daemmersturm.outcome.saved-is-hit
        #[known(any(on, by), told(with))]
        #[line(result, about(on))]
        Saved {
            /// The target.
            on: ActorId,
            /// The attacker.
            by: ActorId,
            /// The protection.
            with: Shelter,
        },
        /// A protection roll failed.
        #[known(on, told(with))]
        #[line(about(on))]
        Unsaved {
            /// The target.
            on: ActorId,
            /// The protection.
            with: Shelter,
        },
        /// The critical table was rolled.
        #[known(on, told(row))]
        #[line(about(on))]
        Critical {
            /// The target.
            on: ActorId,
            /// The row, 1 to 6.
            row: u8,
        },
        /// A melee attack was made that did not kill.
        //= daemmersturm.disengage.trigger
        #[known(by)]
        #[line(none)]
        Struck {
            /// The attacker.
            by: ActorId,
        },
        /// A shot was fired; the weapon has to be reloaded.
        #[known(item, told(reload))]
        #[line(say(item, n = reload))]
        Fired {
            /// The weapon.
            item: ItemId,
            /// Number of reload steps.
            reload: u8,
        },
        /// A ranged weapon fumbled: no shot leaves it, and it has to be repaired and reloaded.
        //= daemmersturm.fumble.ranged
        #[known(item, told(reload))]
        #[line(result, say(item), rule = "daemmersturm.fumble.ranged")]
        Broke {
            /// The weapon.
            item: ItemId,
            /// Number of reload steps.
            reload: u8,
        },
        /// An attack fumbled; the effects of the fumble follow.
        #[known(by, told(kind))]
        Fumbled {
            /// The attacker.
            by: ActorId,
            /// The kind of attack.
            kind: AttackKind,
        },
        /// The escalation roll after a fumbled spell was made.
        //= daemmersturm.fumble.spell
        #[known(by, told(hurts))]
        #[line(result, say(if hurts "recoiled" else "fizzled", actor = by), rule = "daemmersturm.fumble.spell")]
        Recoiled {
            /// The caster.
            by: ActorId,
            /// Whether the spell hits its caster; otherwise it has no effect.
            hurts: bool,
        },
        /// A protection roll succeeded, but the attack demands one more.
        #[known(on, told(with, demand))]
        #[line(about(on), rule = "daemmersturm.data.ability-schema")]
        Demanded {
            /// The target.
            on: ActorId,
            /// The protection that succeeded.
            with: Shelter,
            /// The protection that is demanded.
            demand: ProtectionId,
        },
        /// A character started or stopped watching a half circle, which allows one attack out of turn when something
        /// happens there.
        #[known(who, told(on))]
        #[line(say(if on "watches" else "watch-over", actor = who), rule = "daemmersturm.data.ability-schema")]
        Watches {
            /// The character.
            who: ActorId,
            /// Whether it watches from now on.
            on: bool,
        },
        /// A friend was hit instead of the target.
        #[known(any(by, on))]
        #[line(result, say(actor = by, other = on), rule = "daemmersturm.ff.trigger")]
        FriendlyFire {
            /// The attacker.
            by: ActorId,
            /// The friend.
            on: ActorId,
        },
        /// The escalation roll of a fumble averted friendly fire.
        #[known(by)]
        #[line(result, say(actor = by), rule = "daemmersturm.ff.with-fumble")]
        FriendlyFireDropped {
            /// The attacker.
            by: ActorId,
        },
        /// A character used the movement that an enemy's fumble grants.
        #[known(who)]
        #[line(say(actor = who), rule = "daemmersturm.disengage.fumble-escape")]
        FreeMove {
            /// The character.
            who: ActorId,
        },
        /// The reflex strike or overrun of this round was used.
        #[known(by)]
        #[line(none)]
        ReflexUsed {
            /// The attacker.
            by: ActorId,
        },
        /// A further attack was not made because there is no target or the weapon is not ready.
        #[known(by)]
        #[line(say(actor = by), rule = "daemmersturm.attack.sequence")]
        NoFurther {
            /// The attacker.
            by: ActorId,
        },
        /// A character will not step in for others in this round.
        #[known(who)]
        #[line(none)]
        StaysOut {
            /// The character.
            who: ActorId,
        },
        /// A character stepped in and became the target.
        #[known(any(who, of))]
        #[line(say(actor = who, other = of), rule = "daemmersturm.swarm.free-intervene")]
        SteppedIn {
            /// The character that stepped in.
            who: ActorId,
            /// The original target.
            of: ActorId,
        },
    }

    /// A point in an attack at which abilities may be used.
    pub enum Moment {
        /// Before the roll, for the target.
        Attacked,
        /// After a failed roll, before its consequences.
        Failed,
        /// After a hit, even if a protection roll succeeded.
        Hit,
        /// After a miss.
        Miss,
    }

    /// The entitlement of a character to an attack.
    pub enum How {
        /// The action of its turn.
        Action,
        /// An extra attack from an ability or a swarm.
        Extra,
        /// The second weapon.
        Secondary,
        /// A reflex strike.
        Reflex,
        /// An overrun.
        Overrun,
        /// A counter-attack after a fumble.
        Counter,
        /// A decision of the plot leader.
        Other,
    }

    /// The entitlement of a character to repeat a roll.
    pub enum Right {
        /// An attack from behind.
        Back,
        /// A coup de grâce.
        Coup,
        /// An ability.
        Ability,
    }

    /// The outcome of an attack roll.
    //= daemmersturm.outcome.failed
    pub enum Outcome {
        /// The total does not exceed the defence.
        Miss,
        /// The total exceeds the defence.
        Hit,
        /// A critical hit.
        Critical,
        /// A fumble.
        Fumble,
        /// The natural number is both critical and a fumble: a miss without further effects.
        //= daemmersturm.fumble.and-critical
        Both,
    }

    /// A means of protection.
    //= daemmersturm.protect.definition
    pub enum Shelter {
        /// Seeking cover.
        Seek,
        /// Cover.
        Cover,
        /// A shield.
        Shield,
        /// Armour.
        Armour,
        /// A rescue roll, or another protection of the library.
        Other(ProtectionId),
        /// An ability.
        Ability,
    }
}

impl Outcome {
    /// Returns whether the attack hit.
    #[inline]
    pub fn hits(self) -> bool {
        matches!(self, Outcome::Hit | Outcome::Critical)
    }
}
