//! Events about dice.

use crate::{
    ActorId, Extra, Purpose, Span,
    eyes::{reads_bonus, rolls},
};

plain! {
    /// A roll that was requested or made. These events change no state.
    //= daemmersturm.dice.client-command
    #[derive(schwung_table::Known, schwung_table::Line)]
    pub enum RollEvent {
        /// A roll was requested.
        #[known(who, told(purpose, span))]
        Called {
            /// The rolling character, used to match lines of the game client.
            who: ActorId,
            /// The purpose of the roll.
            purpose: Purpose,
            /// The range, as in `/roll 1-20`.
            span: Span,
        },
        /// A roll was made.
        #[known(rolls(who, purpose), told(purpose, span, natural, extra))]
        Rolled {
            /// The rolling character.
            who: ActorId,
            /// The purpose of the roll.
            purpose: Purpose,
            /// The range.
            span: Span,
            /// The natural number.
            natural: i16,
            /// The bonus added to it.
            #[seen(reads_bonus(who, purpose), else = 0)]
            bonus: i16,
            /// The part of the bonus that does not come from the character's own values.
            #[serde(default)]
            extra: Extra,
        },
    }

}
