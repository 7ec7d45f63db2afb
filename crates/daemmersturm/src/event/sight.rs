//! Events about perception and camouflage.

use crate::{ActorId, AreaId, Direction, Grade};

plain! {
    /// An event about perception or camouflage.
    pub enum SightEvent {
        /// A perception test was made.
        Searched {
            /// The searcher.
            by: ActorId,
            /// The direction of view, if any.
            toward: Option<Direction>,
            /// The total.
            result: i16,
            /// The grade of success.
            grade: Grade,
            /// Whether only the plot leader may see the result.
            //= daemmersturm.perception.secret
            secret: bool,
        },
        /// A camouflage test was made.
        Camouflaged {
            /// The character that rolled.
            by: ActorId,
            /// The total; low is good.
            result: i16,
            /// The grade an observer with this total would have reached: a hint to the plot leader.
            trace: Grade,
        },
        /// A character is hidden from an observer.
        Hid {
            /// The observer.
            observer: ActorId,
            /// The hidden character.
            entity: ActorId,
            /// The place where it was last seen.
            last: Option<AreaId>,
        },
        /// An observer partly noticed a character.
        Noticed {
            /// The observer.
            observer: ActorId,
            /// The character.
            entity: ActorId,
            /// Whether it may be targeted.
            target: bool,
        },
        /// A character acted on a place by guesswork.
        //= daemmersturm.perception.guess
        Guessed {
            /// The acting character.
            by: ActorId,
            /// The place.
            at: AreaId,
        },
        /// An observer discovered a character.
        //= daemmersturm.perception.found
        Found {
            /// The observer.
            observer: ActorId,
            /// The character.
            entity: ActorId,
        },
    }
}
