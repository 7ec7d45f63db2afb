//! Luck and decisions of the fights of a table: see `docs/insight.md`.

mod dice;
mod fought;
mod told;
mod words;

use schwung_insight::{Analysed as _, Habit, Plan};
use schwung_messages::Catalogue;
use schwung_views::{
    Look,
    wire::{DiceInsightView, InsightView},
};

use crate::{Refusal, setup::Setup};
use fought::{Fought, fights};

/// Maximum number of turns of a fight that is played on; a longer one has no winner.
const TURNS: u32 = 400;
/// A conflict with more positions is sampled instead of solved.
const POSITIONS: usize = 200_000;

/// A fight of a table that was fought, ready to be analysed on another thread.
pub trait AnyInsight: Send {
    /// Analyses the fight with up to `runs` fights played on from each point. `progress` is called again and again with a
    /// function that renders what is known so far; it returns `false` to stop, and the result is then what is known by
    /// then.
    fn analyse(
        &self,
        runs: u32,
        seed: u64,
        progress: &mut dyn FnMut(&dyn Fn() -> InsightView) -> bool,
    ) -> InsightView;
}

/// A fight of one system.
struct Insight<T: Setup> {
    book: String,
    title: String,
    /// Which of the fights of the table it is, from 1, and how many there are.
    number: (u32, u32),
    fought: Fought<T>,
    habits: Vec<Habit>,
    dice: Vec<DiceInsightView>,
    texts: Catalogue,
}

/// The fight with this number, from 1, or the last one, as the game master sees it.
///
/// # Errors
/// If there is no such fight.
pub(crate) fn of_game<T: Setup>(
    look: Look<'_, T::System>,
    number: Option<u32>,
) -> Result<Box<dyn AnyInsight>, Refusal> {
    let procedures = look.game.procedures();
    let fights = fights::<T>(&procedures);
    let count = u32::try_from(fights.len()).unwrap_or(u32::MAX);
    let number = number.unwrap_or(count);
    let range = number.checked_sub(1).and_then(|it| fights.get(it as usize));
    let Some(range) = range.filter(|it| !it.is_empty()) else {
        let args = [("count", &*count.to_string())];
        return Err(Refusal::new(look, "no_fight", "insight-no-fight", &args));
    };
    let own = &procedures[range.clone()];
    let (from, until) = (own[0].at.0, procedures.get(range.end).map_or(look.game.seq(), |it| it.at.0));
    Ok(Box::new(Insight::<T> {
        book: look.game.system().to_owned(),
        title: look.game.house().title.clone(),
        number: (number, count),
        fought: Fought::of(look, own),
        habits: Vec::new(),
        dice: dice::dice::<T>(look.game, look.texts, from, until),
        texts: look.texts.clone(),
    }))
}

impl<T: Setup> AnyInsight for Insight<T> {
    fn analyse(
        &self,
        runs: u32,
        seed: u64,
        progress: &mut dyn FnMut(&dyn Fn() -> InsightView) -> bool,
    ) -> InsightView {
        let plan: Plan<'_, T::System> = Plan {
            course: &self.fought.course,
            habits: &self.habits,
            runs,
            seed,
            turns: TURNS,
            positions: POSITIONS,
        };
        let found = T::System::analyse(&plan, &mut |_, so_far| {
            progress(&|| told::insight(self, &so_far(), |_, _| Vec::new()))
        });
        // A fight has at least one procedure.
        let Some(found) = found else { return told::nothing(self) };
        told::insight(self, &found, |step, side| T::System::alternatives(&plan, &found, step, side))
    }
}
