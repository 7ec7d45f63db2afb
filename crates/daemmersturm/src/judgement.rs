//! Decisions that only a person can make. The table either asks them or uses a default answer.

use crate::{ActorId, AttackKind, GroupId, ItemId, Length, Prompt, Switches, Wording};

facts! {
    /// A yes-or-no decision of the plot leader.
    #[allow(missing_docs)] // the fields are documented by their names
    #[derive(schwung_table::Known, schwung_table::Line)]
    #[line(usual = by)]
    pub enum Judgement {
        /// Whether an attack reaches that far.
        #[known(any(by, on), told(kind, distance))]
        Range { by: ActorId, on: ActorId, kind: AttackKind, distance: Length },
        /// Whether a movement shorter than required counts as a charge.
        #[known(by, told(length))]
        Charge { by: ActorId, length: Length },
        /// Whether an attack comes from behind.
        #[known(any(by, on))]
        Back { by: ActorId, on: ActorId },
        /// Whether there is time and room to seek cover.
        #[known(any(who, by), told(kind))]
        Seek { who: ActorId, by: ActorId, kind: AttackKind },
        /// Whether a target in full cover can be hit.
        #[known(any(by, on))]
        FullCover { by: ActorId, on: ActorId },
        /// Whether a character is a normal enemy.
        #[known(gm)]
        Normal { who: ActorId },
        /// Whether a character is dead that has 0 life points or failed an exhaustion roll.
        #[known(who)]
        Dead { who: ActorId },
        /// Whether a belated protection roll may be made, because there was too little time for it.
        #[known(who)]
        Belated { who: ActorId },
        /// Whether two weapons form a pair, as fist weapon and dagger do.
        #[known(by)]
        Pair { by: ActorId, first: ItemId, second: ItemId },
        /// Whether the handgun of a mixed pair may be fired at a distance.
        #[known(by)]
        Mixed { by: ActorId, second: ItemId },
        /// Whether a pursuer leaves other enemies, who may then strike.
        #[known(by)]
        Chain { by: ActorId },
        /// Whether a combat ability may do this in a scene without combat.
        #[known(by, told(text))]
        Adapt { by: ActorId, text: Wording },
        /// Whether weapon and height are suitable for pinning the weapon into a creature.
        #[known(any(by, on))]
        Pin { by: ActorId, on: ActorId },
        /// Whether a character that is only partly noticed may be targeted.
        #[known(gm)]
        Partly { by: ActorId, entity: ActorId },
        /// Whether the conditions of a group attack are met.
        #[known(any(by, on), told(group))]
        Group { by: ActorId, on: ActorId, group: GroupId },
        /// Whether a helpless character can be given a potion.
        #[known(any(by, to))]
        Helpless { by: ActorId, to: ActorId },
        /// Whether an event happens in the half circle that a character watches, and so triggers its attack.
        #[known(any(by, on))]
        Watched { by: ActorId, on: ActorId },
        /// Whether this may be done in a pause between two fights of a section.
        #[known(by, told(text))]
        Pause { by: ActorId, text: Wording },
    }
}

impl Judgement {
    /// The setting of the table for this decision.
    pub fn prompt(&self, switches: &Switches) -> Prompt {
        match self {
            Judgement::Range { .. } => switches.ask_range,
            Judgement::Charge { .. } => switches.ask_charge,
            Judgement::Back { .. } => switches.ask_back,
            Judgement::Seek { .. } => switches.ask_seek,
            Judgement::FullCover { .. } => switches.ask_full_cover,
            Judgement::Normal { .. } => switches.ask_normal,
            Judgement::Dead { .. } => switches.ask_fate,
            Judgement::Belated { .. } => switches.ask_belated,
            Judgement::Pair { .. } => switches.ask_pair,
            Judgement::Mixed { .. } => switches.ask_mixed,
            Judgement::Chain { .. } => switches.ask_chain,
            Judgement::Pin { .. } => switches.ask_pin,
            Judgement::Partly { .. } => switches.ask_partly,
            Judgement::Group { .. } => switches.ask_group,
            Judgement::Helpless { .. } => switches.ask_helpless,
            Judgement::Watched { .. } => switches.ask_watch,
            Judgement::Adapt { .. } | Judgement::Pause { .. } => Prompt::Ask,
        }
    }

    /// The default answer, for tables that do not want to be asked.
    pub fn usual(&self) -> bool {
        // Death, and everything that would be an exception, defaults to no.
        !matches!(
            self,
            Judgement::Dead { .. }
                | Judgement::Charge { .. }
                | Judgement::FullCover { .. }
                | Judgement::Chain { .. }
                | Judgement::Partly { .. }
        )
    }

    /// Id of the rule that leaves the decision to a person.
    pub fn rule(&self) -> &'static str {
        match self {
            //= daemmersturm.range.plot-leader
            Judgement::Range { .. } => "daemmersturm.range.plot-leader",
            //= daemmersturm.range.charge-waiver
            Judgement::Charge { .. } => "daemmersturm.range.charge-waiver",
            //= daemmersturm.backstab.angle
            Judgement::Back { .. } => "daemmersturm.backstab.angle",
            //= daemmersturm.seekcover.veto
            Judgement::Seek { .. } => "daemmersturm.seekcover.veto",
            //= daemmersturm.cover.full
            Judgement::FullCover { .. } => "daemmersturm.cover.full",
            //= daemmersturm.crit.normal-enemy
            Judgement::Normal { .. } => "daemmersturm.crit.normal-enemy",
            //= daemmersturm.lp.down-or-dead
            Judgement::Dead { .. } => "daemmersturm.lp.down-or-dead",
            //= daemmersturm.protect.belated-dispute
            Judgement::Belated { .. } => "daemmersturm.protect.belated-dispute",
            //= daemmersturm.dual.other-pairs
            Judgement::Pair { .. } => "daemmersturm.dual.other-pairs",
            //= daemmersturm.dual.mixed-at-distance
            Judgement::Mixed { .. } => "daemmersturm.dual.mixed-at-distance",
            //= daemmersturm.disengage.overrun-distance
            Judgement::Chain { .. } => "daemmersturm.disengage.overrun-distance",
            //= daemmersturm.climb.obstacle.pin-weapon
            Judgement::Pin { .. } => "daemmersturm.climb.obstacle.pin-weapon",
            //= daemmersturm.perception.weak
            Judgement::Partly { .. } => "daemmersturm.perception.weak",
            //= daemmersturm.group.attacks
            Judgement::Group { .. } => "daemmersturm.group.attacks",
            //= daemmersturm.potion.recipient
            Judgement::Helpless { .. } => "daemmersturm.potion.recipient",
            //= daemmersturm.data.ability-schema
            Judgement::Watched { .. } => "daemmersturm.data.ability-schema",
            //= daemmersturm.scope.adapt-outside
            Judgement::Adapt { .. } => "daemmersturm.scope.adapt-outside",
            //= daemmersturm.section.pauses
            Judgement::Pause { .. } => "daemmersturm.section.pauses",
        }
    }
}
