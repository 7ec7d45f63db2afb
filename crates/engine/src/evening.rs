//! From one evening to the next.

use schwung_log::{Author, Deed, Roller};
use schwung_views::{Look, Shown as _, wire::Evening};

use crate::{Refusal, ahead::Ahead, played::Played, refusal::in_words, setup::Setup};

/// Maximum number of questions that are answered by default.
const MOST_QUESTIONS: usize = 200;

impl<T: Setup> Played<T> {
    /// The table as it is when the next evening begins, with the entries that lead there.
    ///
    /// # Errors
    /// If somebody else than the game master asks, something is still going on, or the rules forbid a step now.
    pub(crate) fn evening(
        &self,
        look: Look<'_, T::System>,
        evening: Evening,
        roller: &mut dyn Roller,
    ) -> Result<Ahead<T::System>, Refusal> {
        if !look.is_gm() {
            return Err(Refusal::new(look, "gm_only", "refused-gm-only", &[]));
        }
        let mut ahead = Ahead::of(look.game);
        let fails = |it| in_words::<T>(look, it);
        for command in T::Screen::evening(look, evening) {
            ahead.does(Author::GM, Deed::Command(command), roller).map_err(fails)?;
            for _ in 0..MOST_QUESTIONS {
                let Some(question) = ahead.game().asked().first().map(|it| it.id.clone()) else { break };
                ahead.does(Author::GM, Deed::Skip { question }, roller).map_err(fails)?;
            }
        }
        Ok(ahead)
    }
}
