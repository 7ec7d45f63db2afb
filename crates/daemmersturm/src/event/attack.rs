//! Attacks, up to the hit.

use crate::{ActorId, AttackKind, Direction, Extra, Facing, ItemId, ProtectionId};

plain! {
    /// What happens in an attack.
    pub enum AttackEvent {
        /// Somebody attacks.
        Began {
            /// Who.
            by: ActorId,
            /// Whom.
            on: ActorId,
            /// What kind of attack.
            kind: AttackKind,
            /// On what ground.
            how: How,
            /// With which item.
            item: Option<ItemId>,
            /// Does one have to come out of full cover for it?
            exposed: bool,
        },
        /// Somebody turns: the half circle that is defended in this round.
        Faced {
            /// Who.
            who: ActorId,
            /// Where to.
            facing: Facing,
            /// Where that one is at this moment, where anybody said so: the direction stays when that one walks on.
            //= daemmersturm.backstab.fixed
            #[serde(default)]
            at: Option<Direction>,
        },
        /// Somebody's shield has a direction of its own.
        ShieldFaced {
            /// Who.
            who: ActorId,
            /// Where to.
            facing: Facing,
            /// As for [`AttackEvent::Faced`].
            #[serde(default)]
            at: Option<Direction>,
        },
        /// A roll that did not hit is made again.
        Repeated {
            /// Who.
            by: ActorId,
            /// By which right.
            right: Right,
        },
        /// The roll was compared.
        Resolved {
            /// Who attacked.
            by: ActorId,
            /// Whom.
            on: ActorId,
            /// The natural number.
            natural: i16,
            /// With all that is added.
            total: i16,
            /// The defence that it had to exceed.
            defence: i16,
            /// What came of it.
            outcome: Outcome,
            /// From behind?
            back: bool,
            /// What of the total does not come from the values of the attacker.
            #[serde(default)]
            extra: Extra,
            /// What an ability has added to the defence, against this attack alone.
            #[serde(default)]
            guard: i16,
        },
        /// A protection roll or the like took all damage: the attack stays a hit.
        //= daemmersturm.outcome.saved-is-hit
        Saved {
            /// Who was attacked.
            on: ActorId,
            /// By whom.
            by: ActorId,
            /// What saved.
            with: Shelter,
        },
        /// A protection roll failed.
        Unsaved {
            /// Who was attacked.
            on: ActorId,
            /// What did not help.
            with: Shelter,
        },
        /// The critical table.
        Critical {
            /// Who was hit.
            on: ActorId,
            /// The row, 1 to 6.
            row: u8,
        },
        /// A melee attack that did not kill.
        //= daemmersturm.disengage.trigger
        Struck {
            /// Who made it.
            by: ActorId,
        },
        /// A shot was fired: reloading begins anew.
        Fired {
            /// The weapon.
            item: ItemId,
            /// Steps to reload it.
            reload: u8,
        },
        /// A fumble: no shot, and the weapon has to be treated and reloaded.
        //= daemmersturm.fumble.ranged
        Broke {
            /// The weapon.
            item: ItemId,
            /// Steps to reload it.
            reload: u8,
        },
        /// A fumble: its effect begins.
        Fumbled {
            /// Who.
            by: ActorId,
            /// Of which kind of attack.
            kind: AttackKind,
        },
        /// The escalation of a spell's fumble is known.
        //= daemmersturm.fumble.spell
        Recoiled {
            /// Whose spell it is.
            by: ActorId,
            /// Does it strike back, or come to nothing?
            hurts: bool,
        },
        /// A protection roll succeeded, and the attack demands one more.
        Demanded {
            /// Who protects itself.
            on: ActorId,
            /// With what it did.
            with: Shelter,
            /// What is demanded.
            demand: ProtectionId,
        },
        /// Somebody watches a half circle, and may attack once out of turn when something happens there; or has done so.
        Watches {
            /// Who.
            who: ActorId,
            /// From now on, or not any more?
            on: bool,
        },
        /// A friend is hit instead.
        FriendlyFire {
            /// Who shot.
            by: ActorId,
            /// Who is hit.
            on: ActorId,
        },
        /// The escalation of a fumble leaves out friendly fire.
        FriendlyFireDropped {
            /// Who shot.
            by: ActorId,
        },
        /// Somebody uses the movement that a fumble grants.
        FreeMove {
            /// Who.
            who: ActorId,
        },
        /// The reflex strike or overrun of the round is used.
        ReflexUsed {
            /// Who.
            by: ActorId,
        },
        /// A further attack finds no target, or its weapon is not ready: it is not made.
        NoFurther {
            /// Whose.
            by: ActorId,
        },
        /// Somebody steps in and becomes the target.
        SteppedIn {
            /// Who.
            who: ActorId,
            /// For whom.
            of: ActorId,
        },
    }

    /// A moment of an attack at which abilities may be used.
    pub enum Moment {
        /// One is attacked, before the roll.
        Attacked,
        /// The roll has failed, before anything follows from that.
        Failed,
        /// After a hit, saved or not.
        Hit,
        /// After a miss.
        Miss,
    }

    /// On what ground somebody attacks.
    pub enum How {
        /// With the action of the turn.
        Action,
        /// An extra attack from an ability or a swarm.
        Extra,
        /// With the second weapon.
        Secondary,
        /// A reflex strike.
        Reflex,
        /// An overrun.
        Overrun,
        /// The counter-attack after a fumble.
        Counter,
        /// As the plot leader says.
        Other,
    }

    /// By which right a roll is repeated.
    pub enum Right {
        /// A back attack.
        Back,
        /// A coup de grâce.
        Coup,
        /// An ability.
        Ability,
    }

    /// What came of an attack roll.
    //= daemmersturm.outcome.failed
    pub enum Outcome {
        /// Not greater than the defence.
        Miss,
        /// Greater than the defence.
        Hit,
        /// A critical hit.
        Critical,
        /// A fumble.
        Fumble,
        /// Fumble and critical at once: a miss without effects.
        //= daemmersturm.fumble.and-critical
        Both,
    }

    /// What protects.
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
        /// A rescue roll or another protection of the library.
        Other(ProtectionId),
        /// An ability.
        Ability,
    }
}

impl Outcome {
    /// Did it hit?
    #[inline]
    pub fn hits(self) -> bool {
        matches!(self, Outcome::Hit | Outcome::Critical)
    }
}
