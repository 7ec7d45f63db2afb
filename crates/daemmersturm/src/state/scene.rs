//! Sections, rounds, ranges, cover, sight and climbing.

use crate::{ActorId, AreaId, ClimbTerms, Direction, EffectId, Length};

plain! {
    /// The combat section.
    //= daemmersturm.section.definition
    #[derive(Default)]
    pub struct Section {
        /// Number of the section, from 1; 0 before the first.
        pub number: u32,
        /// Whether it is open.
        pub open: bool,
        /// Number of fights begun in it.
        pub fights: u32,
    }

    /// A combat.
    pub struct Combat {
        /// The round, from 1.
        pub round: u32,
        /// The character whose turn it is.
        pub turn: Option<ActorId>,
    }

    /// A participant in the order of turns.
    pub struct Place {
        /// The character.
        pub who: ActorId,
    }

    /// Says that `on` is in the melee range of `by`.
    //= daemmersturm.range.melee
    pub struct Engaged {
        /// The character that reaches the other.
        pub by: ActorId,
        /// The character within reach.
        pub on: ActorId,
        /// Direction of `on` as seen from `by`, if known.
        pub at: Option<Direction>,
    }

    /// The distance between two characters.
    pub struct Distance {
        /// The first character.
        pub a: ActorId,
        /// The second character.
        pub b: ActorId,
        /// The distance.
        pub length: Length,
    }

    /// Cover of a character.
    //= daemmersturm.cover.marking
    #[derive(schwung_table::Known)]
    #[known(every(of, side), told(need, full))]
    pub struct Cover {
        /// Number of the entry.
        #[names(aside)]
        pub id: EffectId,
        /// The protected character.
        pub of: ActorId,
        /// The attackers it protects from.
        pub side: CoverSide,
        /// The number to reach on 1–20.
        pub need: u8,
        /// Whether it is full cover, so that the character cannot be seen.
        pub full: bool,
    }

    /// The attackers that cover protects from.
    #[derive(schwung_table::Known)]
    pub enum CoverSide {
        /// All attackers.
        #[known(silent)]
        All,
        /// Attackers in the half circle around this direction.
        #[known(silent, told(0))]
        From(Direction),
        /// This attacker.
        #[known(0)]
        Against(ActorId),
    }

    /// The knowledge of an observer about a character that is or was hidden.
    //= daemmersturm.perception.hidden
    pub struct Sight {
        /// The observer.
        pub observer: ActorId,
        /// The character.
        pub entity: ActorId,
        /// The observer's knowledge.
        pub seen: Seen,
    }

    /// How much an observer sees of a character.
    pub enum Seen {
        /// Nothing.
        Hidden {
            /// Whether it cannot be seen or heard at all.
            traceless: bool,
            /// The place where it was last seen.
            last: Option<AreaId>,
        },
        /// Partly noticed.
        Partly {
            /// Whether the plot leader allows targeting it.
            target: bool,
        },
        /// Discovered.
        Discovered,
    }

    /// A character that climbs an obstacle.
    pub struct Climb {
        /// The climber.
        pub who: ActorId,
        /// The obstacle.
        pub obstacle: Obstacle,
        /// The remaining height or width.
        pub left: Length,
        /// On a creature: whether the climber has reached its place, which it then has to keep.
        pub reached: bool,
        /// Whether a weapon is pinned into the creature.
        pub pinned: bool,
        /// Circumstances that last as long as the climb.
        pub terms: ClimbTerms,
    }

    /// The kind of thing that a character climbs.
    //= daemmersturm.climb.need
    pub enum Obstacle {
        /// Fences and barriers.
        Simple,
        /// Ladders and rope ladders.
        Aid,
        /// Trees.
        Tree,
        /// A long jump.
        Jump,
        /// Facades and masonry.
        Building,
        /// Difficult facades.
        HardFacade,
        /// Rocks.
        Rock,
        /// A monstrous creature.
        Creature(ActorId),
    }

    /// The kinds of protection tried against an attack.
    #[derive(Default)]
    pub struct Tried {
        /// Seeking cover.
        pub seek: bool,
        /// Cover.
        pub cover: bool,
        /// The shield.
        pub shield: bool,
        /// Rescue rolls and other protection, one bit for each by position in the profile.
        pub others: u8,
        /// Armour.
        pub armour: bool,
    }
}
