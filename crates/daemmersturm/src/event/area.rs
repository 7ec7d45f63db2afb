//! Areas, guns, explosives, swarms, group attacks, damage over time.

use crate::{ActorId, Area, AreaId, AttackKind, EffectId, GroupId, ItemId, SwarmId, Wound};

facts! {
    /// What happens around areas and what lasts.
    pub enum AreaEvent {
        /// Somebody attacks an area.
        Began {
            /// Who.
            by: ActorId,
            /// What kind of attack.
            kind: AttackKind,
            /// With which gun or explosive.
            item: Option<ItemId>,
            /// Does one have to come out of full cover for it?
            exposed: bool,
        },
        /// A W roll was compared.
        //= daemmersturm.gun.w-roll
        Tested {
            /// Whose.
            by: ActorId,
            /// The natural number.
            natural: i16,
            /// With all that is added.
            total: i16,
            /// What it had to reach.
            need: i16,
            /// Did it succeed?
            works: bool,
            /// What of the total does not come from the values of whoever rolls.
            #[serde(default)]
            extra: crate::Extra,
        },
        /// These are in the area.
        Caught {
            /// Who attacks.
            by: ActorId,
            /// For how many targets there is room.
            limit: u8,
            /// Who they are.
            who: Vec<ActorId>,
        },
        /// A gun or an explosive went off where it should not.
        BlewUp {
            /// Who had it.
            by: ActorId,
            /// It.
            item: ItemId,
            /// Does it harm anybody?
            harms: bool,
        },
        /// Somebody has no time or room to seek cover.
        //= daemmersturm.seekcover.veto
        TooClose {
            /// Who.
            who: Vec<ActorId>,
        },
        /// Ground with damage over time is laid.
        //= daemmersturm.dot.area
        GroundLaid {
            /// It; the number is given by [`State::next`](crate::State::next).
            area: Area,
            /// Who stands in it.
            standing: Vec<ActorId>,
        },
        /// A round of a ground has passed; after the last it is gone.
        GroundPassed {
            /// Which.
            id: AreaId,
        },
        /// Damage over time begins. One of the same source that somebody suffers already begins anew, unless it stacks.
        //= daemmersturm.dot.tick
        WoundBegan {
            /// It; the number is given by [`State::next`](crate::State::next).
            wound: Wound,
            /// Does it add to one of the same source?
            stacks: bool,
        },
        /// A tick of damage over time has passed; after the last it is over.
        WoundPassed {
            /// Which.
            id: EffectId,
        },
        /// These swarmers stand close together now, or not any more.
        //= daemmersturm.swarm.swarm
        Swarmed {
            /// Who.
            who: Vec<ActorId>,
            /// The number they share; 0: none.
            swarm: SwarmId,
        },
        /// The additional attack of a swarm is used, where one has it in a round.
        //= daemmersturm.swarm.extra-attack
        SwarmAttacked {
            /// Who makes it.
            by: ActorId,
        },
        /// Several give up an attack for a common one.
        //= daemmersturm.group.attacks
        Joined {
            /// Who rolls.
            by: ActorId,
            /// Who takes part beside.
            with: Vec<ActorId>,
            /// Which group attack.
            group: GroupId,
        },
        /// A group attack does not come about.
        NotJoined {
            /// Who announced it.
            by: ActorId,
            /// Which group attack.
            group: GroupId,
        },
    }
}
