//! From one evening to the next.

use schwung_log::{Author, Deed, Roller};
use schwung_views::{
    Condition, Look, Shown as _,
    wire::{ConditionView, Evening},
};

use crate::{Refusal, ahead::Ahead, played::Played, refusal::in_words, setup::Setup};

/// Maximum number of questions that are answered by default.
const MOST_QUESTIONS: usize = 200;

impl<T: Setup> Played<T> {
    /// The table as it is when the next evening begins, with the entries that lead there.
    ///
    /// # Errors
    /// If anybody but the game master asks, an action is in progress, the rules forbid a step now, or something to be kept or
    /// cleared is not there any more.
    pub(crate) fn evening(
        &self,
        look: Look<'_, T::System>,
        evening: &Evening,
        roller: &mut dyn Roller,
    ) -> Result<Ahead<T::System>, Refusal> {
        let by_rule = self.by_rule(look, evening, roller)?;
        if evening.keep.is_empty() && evening.clear.is_empty() {
            return Ok(by_rule);
        }
        let all = T::Screen::conditions(look, look.game.state());
        let is_there = |key: &String| all.iter().any(|it| it.key == *key);
        if !evening.keep.iter().chain(&evening.clear).all(is_there) {
            return Err(Refusal::new(look, "stale", "refused-stale", &[]));
        }
        let gone = self.gone(look, &by_rule, &all);
        let mut ahead = if evening.keep.is_empty() { by_rule } else { self.after(look, evening, roller)? };
        for (it, goes) in all.into_iter().zip(gone) {
            let goes = evening.clear.contains(&it.key) || goes && !evening.keep.contains(&it.key);
            let here = Look { game: ahead.game(), ..look };
            if goes && T::Screen::conditions(here, here.game.state()).iter().any(|now| now.key == it.key) {
                ahead
                    .does(Author::GM, Deed::Several(it.end), roller)
                    .map_err(|it| in_words::<T>(look, it))?;
            }
        }
        Ok(ahead)
    }

    /// What becomes of each condition.
    ///
    /// # Errors
    /// As for [`Played::evening`].
    pub(crate) fn conditions(
        &self,
        look: Look<'_, T::System>,
        evening: &Evening,
        roller: &mut dyn Roller,
    ) -> Result<Vec<ConditionView>, Refusal> {
        let all = T::Screen::conditions(look, look.game.state());
        let by_rule = self.gone(look, &self.by_rule(look, evening, roller)?, &all);
        let chosen = self.gone(look, &self.evening(look, evening, roller)?, &all);
        let title = |rule: &str| {
            schwung_rulebook::get(rule).map_or_else(String::new, |it| it.title.in_(look.lang()).to_owned())
        };
        let view = |(it, (by_rule, goes)): (Condition<T::Screen>, (bool, bool))| ConditionView {
            key: it.key,
            name: it.name,
            label: it.label,
            text: it.text,
            goes,
            by_rule,
            rule: it.rule.to_owned(),
            why: title(it.rule),
        };
        Ok(all.into_iter().zip(by_rule.into_iter().zip(chosen)).map(view).collect())
    }

    /// The next evening by the rules alone.
    fn by_rule(
        &self,
        look: Look<'_, T::System>,
        evening: &Evening,
        roller: &mut dyn Roller,
    ) -> Result<Ahead<T::System>, Refusal> {
        self.after(look, &Evening { keep: Vec::new(), clear: Vec::new(), ..*evening }, roller)
    }

    /// For each of these conditions, whether it is gone.
    fn gone(
        &self,
        look: Look<'_, T::System>,
        ahead: &Ahead<T::System>,
        all: &[Condition<T::Screen>],
    ) -> Vec<bool> {
        let left = T::Screen::conditions(Look { game: ahead.game(), ..look }, ahead.game().state());
        all.iter().map(|it| !left.iter().any(|now| now.key == it.key)).collect()
    }

    /// The table after the commands between two evenings.
    fn after(
        &self,
        look: Look<'_, T::System>,
        evening: &Evening,
        roller: &mut dyn Roller,
    ) -> Result<Ahead<T::System>, Refusal> {
        if !look.is_gm() {
            return Err(Refusal::gm_only(look));
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
