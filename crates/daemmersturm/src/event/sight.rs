//! Events about perception and camouflage.

use crate::{
    ActorId, AreaId, Direction, Grade,
    eyes::{noticed, searched_openly},
};

plain! {
    /// An event about perception or camouflage.
    #[derive(schwung_table::Known, schwung_table::Line)]
    #[line(prefix = "ds-event-", rest = SightByHand, explain = SightToExplain, usual = by)]
    pub enum SightEvent {
        /// A perception test was made.
        #[known(by, told(toward, secret))]
        #[line(result)]
        Searched {
            /// The searcher.
            by: ActorId,
            /// The direction of view, if any.
            toward: Option<Direction>,
            /// The total.
            #[seen(searched_openly(secret), else = 0)]
            result: i16,
            /// The grade of success.
            #[seen(searched_openly(secret), else = Grade::Nothing)]
            grade: Grade,
            /// Whether only the plot leader may see the result.
            //= daemmersturm.perception.secret
            secret: bool,
        },
        /// A camouflage test was made.
        #[known(by)]
        #[line(result)]
        Camouflaged {
            /// The character that rolled.
            by: ActorId,
            /// The total; low is good.
            #[seen(gm, else = 0)]
            result: i16,
            /// The grade an observer with this total would have reached: a hint to the plot leader.
            #[seen(gm, else = Grade::Nothing)]
            trace: Grade,
        },
        /// A character is hidden from an observer.
        #[known(every(observer, entity), told(last))]
        #[line(about(entity), rule = "daemmersturm.perception.hidden")]
        Hid {
            /// The observer.
            observer: ActorId,
            /// The hidden character.
            entity: ActorId,
            /// The place where it was last seen.
            last: Option<AreaId>,
        },
        /// An observer partly noticed a character.
        #[known(noticed(observer, entity), told(target))]
        #[line(result, about(observer), say(if target "noticed-target" else "noticed", actor = observer, other = entity), rule = "daemmersturm.perception.weak")]
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
        #[known(by, told(at))]
        #[line(say(actor = by, area = at), rule = "daemmersturm.perception.guess")]
        Guessed {
            /// The acting character.
            by: ActorId,
            /// The place.
            at: AreaId,
        },
        /// An observer discovered a character.
        //= daemmersturm.perception.found
        #[known(every(observer, entity))]
        #[line(result, about(observer), say(actor = observer, other = entity), rule = "daemmersturm.perception.found")]
        Found {
            /// The observer.
            observer: ActorId,
            /// The character.
            entity: ActorId,
        },
    }
}
