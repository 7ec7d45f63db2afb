//! Perception and camouflage.

use crate::{ActorId, AreaId, Direction, Grade};

plain! {
    /// What seekers and hiders find.
    pub enum SightEvent {
        /// A perception test was made.
        Searched {
            /// Who.
            by: ActorId,
            /// Where to.
            toward: Option<Direction>,
            /// The result.
            result: i16,
            /// How well it went.
            grade: Grade,
            /// For the plot leader's eyes only?
            //= daemmersturm.perception.secret
            secret: bool,
        },
        /// A camouflage test was made.
        Camouflaged {
            /// Who rolled.
            by: ActorId,
            /// The result: low is good.
            result: i16,
            /// What an observer with that result would have seen: a hint to the plot leader.
            trace: Grade,
        },
        /// Somebody is hidden from somebody.
        Hid {
            /// From whom.
            observer: ActorId,
            /// Who.
            entity: ActorId,
            /// Where it was seen last.
            last: Option<AreaId>,
        },
        /// Somebody is noticed in part.
        Noticed {
            /// By whom.
            observer: ActorId,
            /// Who.
            entity: ActorId,
            /// May it be targeted?
            target: bool,
        },
        /// Somebody acts towards a place, by guess.
        //= daemmersturm.perception.guess
        Guessed {
            /// Who.
            by: ActorId,
            /// Where.
            at: AreaId,
        },
        /// Somebody is discovered.
        //= daemmersturm.perception.found
        Found {
            /// By whom.
            observer: ActorId,
            /// Who.
            entity: ActorId,
        },
    }
}
