//! Sections, rounds, ranges, cover, sight, climbing.

use crate::{ActorId, AreaId, ClimbTerms, Direction, EffectId, Length};

plain! {
    /// The combat section.
    //= daemmersturm.section.definition
    #[derive(Default)]
    pub struct Section {
        /// Its number, from 1; 0 before the first.
        pub number: u16,
        /// Is it open?
        pub open: bool,
        /// Fights that have begun in it.
        pub fights: u16,
    }

    /// A combat.
    pub struct Combat {
        /// The round, from 1.
        pub round: u16,
        /// Whose turn it is.
        pub turn: Option<ActorId>,
    }

    /// A place in the order of turns.
    pub struct Place {
        /// Who.
        pub who: ActorId,
    }

    /// The second is in the melee range of the first.
    //= daemmersturm.range.melee
    pub struct Engaged {
        /// Who reaches.
        pub by: ActorId,
        /// Whom.
        pub on: ActorId,
        /// Where the second is, seen from the first, if anybody said so.
        pub at: Option<Direction>,
    }

    /// How far apart two are.
    pub struct Distance {
        /// One.
        pub a: ActorId,
        /// The other.
        pub b: ActorId,
        /// How far.
        pub length: Length,
    }

    /// Cover that somebody has.
    //= daemmersturm.cover.marking
    pub struct Cover {
        /// Its number.
        pub id: EffectId,
        /// Who is protected.
        pub of: ActorId,
        /// From which side.
        pub side: CoverSide,
        /// The value to reach on 1-20.
        pub need: u8,
        /// Is nothing to be seen of the protected?
        pub full: bool,
    }

    /// From which side cover protects.
    pub enum CoverSide {
        /// From everywhere.
        All,
        /// From attackers in this half circle.
        From(Direction),
        /// From this attacker.
        Against(ActorId),
    }

    /// What somebody knows of somebody who was hidden.
    //= daemmersturm.perception.hidden
    pub struct Sight {
        /// Who looks.
        pub observer: ActorId,
        /// Who hides.
        pub entity: ActorId,
        /// What is known.
        pub seen: Seen,
    }

    /// How much is seen of somebody.
    pub enum Seen {
        /// Nothing.
        Hidden {
            /// Is there nothing to see or hear at all?
            traceless: bool,
            /// Where it was seen last.
            last: Option<AreaId>,
        },
        /// Noticed in part: may it be targeted?
        Partly {
            /// The plot leader says so.
            target: bool,
        },
        /// Discovered.
        Discovered,
    }

    /// Somebody on an obstacle.
    pub struct Climb {
        /// Who.
        pub who: ActorId,
        /// What kind of obstacle.
        pub obstacle: Obstacle,
        /// How much of it is left.
        pub left: Length,
        /// On a creature: its place is reached, and has to be kept.
        pub reached: bool,
        /// Is a weapon fixed in the creature?
        pub pinned: bool,
        /// What makes it harder and easier, as long as it lasts.
        pub terms: ClimbTerms,
    }

    /// What somebody climbs over.
    //= daemmersturm.climb.need
    pub enum Obstacle {
        /// Fences, barriers.
        Simple,
        /// Ladders, rope ladders.
        Aid,
        /// Trees.
        Tree,
        /// A long jump.
        Jump,
        /// Facades, masonry.
        Building,
        /// Difficult facades.
        HardFacade,
        /// Rocks.
        Rock,
        /// A monstrous creature.
        Creature(ActorId),
    }

    /// Which kinds of protection were tried against an attack.
    #[derive(Default)]
    pub struct Tried {
        /// Seeking cover.
        pub seek: bool,
        /// Cover.
        pub cover: bool,
        /// The shield.
        pub shield: bool,
        /// Rescue and other protection, by its place in the profile: a bit each.
        pub others: u8,
        /// Armour.
        pub armour: bool,
    }
}
