//! Luck and decisions of the fights of a table: see `docs/insight.md`.

pub(crate) mod dice;
mod fought;
mod sight;
mod told;

use schwung_insight::{Analysed as _, Analysis, Habit, MOST_OTHERS, Plan};
use schwung_log::{Audience, Game, Sharing};
use schwung_messages::Catalogue;
use schwung_views::{
    Look, Numbers,
    wire::{DiceInsightView, InsightView, You},
};

use crate::{Refusal, habits, setup::Setup};
use dice::Rolls;
pub use dice::{PersonRolls, dice_of_tables};
pub(crate) use fought::is_remark;
use fought::{Fought, fights, is_over};
use sight::Sight;

/// Maximum number of turns of a fight that is played on; longer fights have no winner.
const TURNS: u32 = 400;
/// A conflict with more positions is sampled instead of solved.
const POSITIONS: usize = 200_000;

/// The parts of a past fight that a viewer may see, ready to be analysed on another thread.
pub trait AnyInsight: Send {
    /// Analyses the fight with up to `runs` fights played on from each point. `progress` is called repeatedly with a function
    /// that renders the results so far; if it returns `false`, the analysis stops and returns these.
    fn analyse(
        &self,
        runs: u32,
        seed: u64,
        progress: &mut dyn FnMut(&dyn Fn() -> InsightView) -> bool,
    ) -> InsightView;

    /// Minimum share of the time of an analysis that its curve takes. The alternatives are computed after it.
    fn curve_share(&self) -> f64;
}

/// Renders the results so far of a fight as it was fought and of an alternative course.
pub type CoursesSoFar<'f> = dyn Fn() -> [InsightView; 2] + 'f;

/// The parts of a fight and of an alternative course that a viewer may see, ready to be analysed on another thread.
pub trait AnyCourses: Send {
    /// Analyses both courses with up to `runs` fights played on from each point, equally many from both: first the fight as it
    /// was fought. `progress` is as in [`AnyInsight::analyse`]. Alternatives are not computed.
    fn analyse(
        &self,
        runs: u32,
        seed: u64,
        progress: &mut dyn FnMut(&CoursesSoFar<'_>) -> bool,
    ) -> [InsightView; 2];
}

/// The parts of a fight of one system that a viewer may see.
pub(crate) struct Insight<T: Setup> {
    book: String,
    title: String,
    /// The number of the fight at its table, from 1, and the number of all fights.
    number: (u32, u32),
    /// The viewer's number of the first record of the fight.
    begin: u64,
    sharing: Sharing,
    /// Whether the viewer shares the own part.
    shares: bool,
    /// The fight and the parts that the viewer may see; `None` if there is none.
    fought: Option<(Fought<T>, Sight)>,
    /// The table, and its viewer.
    game: Game<T::System>,
    you: You,
    until: u64,
    /// The assumed habits of all actors for the rest of the fight.
    habits: Vec<Habit>,
    dice: Vec<DiceInsightView>,
    texts: Catalogue,
}

impl<T: Setup> Insight<T> {
    fn look(&self) -> Look<'_, T::System> {
        Look { game: &self.game, you: self.you.into(), texts: &self.texts, until: self.until, still: None }
    }

    /// The habits by which fights are played on.
    fn sampled(&self) -> Vec<Habit> {
        self.habits.iter().copied().map(habits::sampled).collect()
    }
}

/// Selects a fight of a table, among those whose analyses a viewer may see.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Which {
    /// The last one.
    Last,
    /// The one with this number, from 1.
    Number(u32),
    /// The first one that is in progress at this record or begins after it.
    From(u64),
}

/// A fight of the table, to be played on by these habits. If there is none, players get their dice instead of the last one.
///
/// # Errors
/// If there is no such fight.
pub(crate) fn of_game<T: Setup>(
    look: Look<'_, T::System>,
    numbers: &Numbers,
    which: Which,
    habits: &[Habit],
) -> Result<Insight<T>, Refusal> {
    let game = look.game;
    let is_any = look.is_gm() || !game.house().insights.is_empty();
    let procedures = if is_any { game.procedures() } else { Vec::new() };
    let mut fights = fights::<T>(&procedures);
    // The chances of a fight in progress would reveal secret actions of the game master.
    fights.retain(|it| {
        let begin = procedures.get(it.start).map_or(0, |it| it.at.0);
        it.end > it.start && sight::may_see(look, begin) && (look.is_gm() || is_over::<T>(&procedures, it))
    });
    let count = u32::try_from(fights.len()).unwrap_or(u32::MAX);
    // Its last record, or that of a later fight.
    let is_from = |it: &std::ops::Range<usize>, record: u64| {
        procedures.get(it.end - 1).is_some_and(|last| {
            let places = last.places.iter().map(|it| it.0);
            places.fold(last.at.0, u64::max) >= record || it.end == procedures.len()
        })
    };
    let index = match which {
        Which::Last => fights.len().checked_sub(1),
        Which::Number(number) => number.checked_sub(1).map(|it| it as usize),
        Which::From(record) => fights.iter().position(|it| is_from(it, record)),
    };
    let range = index.and_then(|it| fights.get(it)).cloned();
    let wanted = index.map_or(0, |it| u32::try_from(it + 1).unwrap_or(u32::MAX));
    if range.is_none() && (look.is_gm() || which != Which::Last) {
        let args = [("count", &*count.to_string())];
        return Err(Refusal::new(look, "no_fight", "insight-no-fight", &args));
    }
    let player = sight::player(look);
    let records = range.clone().map(|it| {
        procedures[it.start].at.0..procedures.get(it.end).map_or(game.seq(), |it| it.at.0).saturating_add(1)
    });
    let begin = records.as_ref().map_or(0, |it| it.start);
    let sharing = sight::sharing(game, begin);
    let is_told = look.is_gm() || sharing.to == Audience::Table;
    let rolls = Rolls::of::<T>(look, |it| is_told || Some(it) == player || sharing.seats.contains(&it));
    let fought = range.map(|it| {
        let fought = Fought::of(look, numbers, &procedures[it]);
        let end = fought.course.end().unwrap_or(game.state());
        let sight = Sight::of::<T>(look, begin, end);
        (fought, sight)
    });
    Ok(Insight {
        book: game.system().to_owned(),
        title: game.house().title.clone(),
        number: if fought.is_some() { (wanted, count) } else { (0, count) },
        begin: if begin == 0 { 0 } else { numbers.of(begin) },
        shares: player.is_some_and(|it| sharing.seats.contains(&it)),
        sharing,
        fought,
        game: game.clone(),
        you: *look.you,
        until: look.until,
        habits: habits.to_vec(),
        // Rolls in a what-if do not count.
        dice: match game.house().what_if {
            None => rolls.told::<T>(game, look.texts, records.as_ref()),
            Some(_) => Vec::new(),
        },
        texts: look.texts.clone(),
    })
}

/// The rolls at the table of the people whose dice this viewer may count: everybody for the game master, only themselves for
/// players.
pub(crate) fn rolls<T: Setup>(look: Look<'_, T::System>) -> Vec<PersonRolls> {
    let own = sight::player(look);
    Rolls::of::<T>(look, |it| look.is_gm() || Some(it) == own).by_person::<T>(look.game)
}

fn plan<'p, T: Setup>(
    fought: &'p Fought<T>,
    habits: &'p [Habit],
    runs: u32,
    seed: u64,
) -> Plan<'p, T::System> {
    Plan { course: &fought.course, habits, runs, seed, turns: TURNS, positions: POSITIONS }
}

/// A fight as it was fought, and an alternative course.
pub(crate) struct Courses<T: Setup>(pub(crate) [Insight<T>; 2]);

impl<T: Setup> AnyCourses for Courses<T> {
    fn analyse(
        &self,
        runs: u32,
        seed: u64,
        progress: &mut dyn FnMut(&CoursesSoFar<'_>) -> bool,
    ) -> [InsightView; 2] {
        let [there, here] = &self.0;
        let nothing = || [told::nothing(there), told::nothing(here)];
        let (Some(of_there), Some(of_here)) = (&there.fought, &here.fought) else { return nothing() };
        let habits = [there.sampled(), here.sampled()];
        let plans =
            [plan::<T>(&of_there.0, &habits[0], runs, seed), plan::<T>(&of_here.0, &habits[1], runs, seed)];
        let told = |[a, b]: [Analysis; 2]| {
            let none = |_, _| Vec::new();
            [
                told::insight(there, &of_there.0, &of_there.1, &a, none),
                told::insight(here, &of_here.0, &of_here.1, &b, none),
            ]
        };
        let found = T::System::analyse_both(plans.each_ref(), &mut |_, so_far| progress(&|| told(so_far())));
        found.map_or_else(nothing, told)
    }
}

impl<T: Setup> AnyInsight for Insight<T> {
    fn analyse(
        &self,
        runs: u32,
        seed: u64,
        progress: &mut dyn FnMut(&dyn Fn() -> InsightView) -> bool,
    ) -> InsightView {
        let Some((fought, sight)) = &self.fought else { return told::nothing(self) };
        let habits = self.sampled();
        let plan = plan::<T>(fought, &habits, runs, seed);
        let found = T::System::analyse(&plan, &mut |_, so_far| {
            progress(&|| told::insight(self, fought, sight, &so_far(), |_, _| Vec::new()))
        });
        // A fight has at least one procedure.
        let Some(found) = found else { return told::nothing(self) };
        let alternatives = |step, side| T::System::alternatives(&plan, &found, step, side);
        told::insight(self, fought, sight, &found, alternatives)
    }

    #[allow(clippy::cast_precision_loss)]
    fn curve_share(&self) -> f64 {
        let stretches = self.fought.iter().flat_map(|it| &it.0.course.stretches);
        let moments: usize = stretches.map(|it| 1 + it.inputs.len()).sum();
        moments as f64 / (moments + told::MOMENTS * MOST_OTHERS) as f64
    }
}
