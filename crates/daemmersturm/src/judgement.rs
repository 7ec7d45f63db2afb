//! What only a person can decide: asked, or answered as usual, never decided silently otherwise.

use crate::{ActorId, AttackKind, GroupId, ItemId, Length, Prompt, Switches, Wording};

facts! {
    /// Something that the plot leader says yes or no to.
    #[allow(missing_docs)] // the fields are named for what they are; the variants say what is judged
    pub enum Judgement {
        /// Does an attack reach that far?
        Range { by: ActorId, on: ActorId, kind: AttackKind, distance: Length },
        /// Does this shorter move count as a charge?
        Charge { by: ActorId, length: Length },
        /// Does this attack come from behind?
        Back { by: ActorId, on: ActorId },
        /// Is there time and room to seek cover?
        Seek { who: ActorId, by: ActorId, kind: AttackKind },
        /// Can somebody in full cover be hit?
        FullCover { by: ActorId, on: ActorId },
        /// Is this one a normal enemy?
        Normal { who: ActorId },
        /// Is somebody dead who is at 0 life points, or failed an exhaustion roll?
        Dead { who: ActorId },
        /// May this protection roll still be made: was there too little time?
        Belated { who: ActorId },
        /// Are these a pair, as fist weapon and dagger are?
        Pair { by: ActorId, first: ItemId, second: ItemId },
        /// May the handgun of a mixed pair be fired at a distance?
        Mixed { by: ActorId, second: ItemId },
        /// Does whoever pursues leave other enemies, who may strike?
        Chain { by: ActorId },
        /// May a combat ability do this in a scene without combat?
        Adapt { by: ActorId, text: Wording },
        /// Are weapon and height fit for fixing the weapon in a creature?
        Pin { by: ActorId, on: ActorId },
        /// May one who is noticed only in part be targeted?
        Partly { by: ActorId, entity: ActorId },
        /// Is what a group attack needs so?
        Group { by: ActorId, on: ActorId, group: GroupId },
        /// Can a helpless one be given a potion?
        Helpless { by: ActorId, to: ActorId },
        /// Does this set off somebody's watch: does it happen in the half circle that is watched?
        Watched { by: ActorId, on: ActorId },
        /// May this be done in a pause between two fights of one section?
        Pause { by: ActorId, text: Wording },
    }
}

impl Judgement {
    /// How the table wants it asked.
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

    /// The usual answer, for tables that do not want to be asked.
    pub fn usual(&self) -> bool {
        // Death and whatever would only count as an exception.
        !matches!(
            self,
            Judgement::Dead { .. }
                | Judgement::Charge { .. }
                | Judgement::FullCover { .. }
                | Judgement::Chain { .. }
                | Judgement::Partly { .. }
        )
    }

    /// Id of the rule that leaves it to a person.
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
