//! Events about areas, guns, explosives, swarms, group attacks and damage over time.

use crate::{
    ActorId, Area, AreaId, AttackKind, EffectId, GroupId, ItemId, SwarmId, Wound,
    eyes::{laid, passes, reads},
};

facts! {
    /// An event about areas or lasting effects.
    #[derive(schwung_table::Known, schwung_table::Line)]
    #[line(prefix = "ds-event-", rest = AreaByHand, explain = AreaToExplain, usual = by)]
    pub enum AreaEvent {
        /// An attack on an area began.
        #[known(by, told(kind, exposed))]
        #[line(rule = none)]
        Began {
            /// The attacker.
            by: ActorId,
            /// The kind of attack.
            kind: AttackKind,
            /// The gun or explosive, if any.
            item: Option<ItemId>,
            /// Whether the attacker has to leave full cover for it.
            exposed: bool,
        },
        /// A W roll was made.
        //= daemmersturm.gun.w-roll
        #[known(by, told(natural, need, works, extra))]
        #[line(result)]
        Tested {
            /// The character that rolled.
            by: ActorId,
            /// The natural number.
            natural: i16,
            /// The total with all modifiers.
            #[seen(reads(by), else = 0)]
            total: i16,
            /// The W value to reach.
            need: i16,
            /// Whether the roll succeeded.
            works: bool,
            /// The part of the total that does not come from the character's own values.
            #[serde(default)]
            extra: crate::Extra,
        },
        /// The targets in the area were determined.
        #[known(any(by, who), told(limit))]
        #[line(about(by))]
        Caught {
            /// The attacker.
            by: ActorId,
            /// Number of targets for which there is room.
            limit: u8,
            /// The targets.
            who: Vec<ActorId>,
        },
        /// A gun or an explosive went off in the wrong place.
        #[known(by, told(harms))]
        #[line(result, say(if harms "blew-up" else "blew-up-harmless", actor = by, item), rule = "daemmersturm.fumble.escalation")]
        BlewUp {
            /// Its owner.
            by: ActorId,
            /// The gun or explosive.
            item: ItemId,
            /// Whether it harms anybody.
            harms: bool,
        },
        /// Some targets have no time or room to seek cover.
        //= daemmersturm.seekcover.veto
        #[known(any(who))]
        #[line(about(nobody), rule = "daemmersturm.seekcover.veto")]
        TooClose {
            /// The targets.
            who: Vec<ActorId>,
        },
        /// Ground with damage over time was created.
        //= daemmersturm.dot.area
        #[known(laid(area, standing), told(area))]
        #[line(result, about(area.by))]
        GroundLaid {
            /// The ground. Its number is assigned by [`State::next`](crate::State::next).
            area: Area,
            /// The characters that stand in it.
            standing: Vec<ActorId>,
        },
        /// A round of a ground passed. The ground disappears after the last one.
        #[known(passes(id, by), told(id))]
        #[line(lapse, rule = none)]
        GroundPassed {
            /// The ground.
            id: AreaId,
            /// The character that created it; missing in older logs.
            #[serde(default)]
            by: Option<ActorId>,
        },
        /// Damage over time began. An existing effect of the same source on the same character is restarted, unless it
        /// stacks.
        //= daemmersturm.dot.tick
        #[known(wound.on, told(wound, stacks))]
        #[line(result, about(wound.on))]
        WoundBegan {
            /// The effect. Its number is assigned by [`State::next`](crate::State::next).
            wound: Wound,
            /// Whether it adds to an effect of the same source.
            stacks: bool,
        },
        /// A tick of damage over time passed. The effect ends after the last one.
        #[known(id)]
        #[line(lapse, rule = none)]
        WoundPassed {
            /// The effect.
            id: EffectId,
        },
        /// A swarm was formed or dissolved.
        //= daemmersturm.swarm.swarm
        #[known(any(who), told(swarm))]
        #[line(about(nobody), rule = "daemmersturm.swarm.swarm")]
        Swarmed {
            /// The swarmers.
            who: Vec<ActorId>,
            /// The number of their swarm; 0 for none.
            swarm: SwarmId,
        },
        /// The additional attack of a swarm was used, where there is only one per round.
        //= daemmersturm.swarm.extra-attack
        #[known(by)]
        #[line(none)]
        SwarmAttacked {
            /// The attacker.
            by: ActorId,
        },
        /// Several characters joined in a group attack.
        //= daemmersturm.group.attacks
        #[known(any(by, with), told(group))]
        #[line(rule = "daemmersturm.group.attacks")]
        Joined {
            /// The character that rolls.
            by: ActorId,
            /// The other participants.
            with: Vec<ActorId>,
            /// The group attack.
            group: GroupId,
        },
        /// A group attack was called off.
        #[known(by, told(group))]
        #[line(result, say(actor = by, group), rule = "daemmersturm.group.attacks")]
        NotJoined {
            /// The character that announced it.
            by: ActorId,
            /// The group attack.
            group: GroupId,
        },
    }
}
