//! Counting functions, compiled in the crate of the rules that they run.

use schwung_play::{Fights, Habit};

use crate::{Action, Cost, How, NoChance, Plan, Solution, Summary, TooLarge};

/// A system whose odds, simulations and solutions are compiled in its own crate.
///
/// The functions of this crate are generic over systems, and generic code is compiled, with its caller's level of
/// optimization, by whichever crate calls it for a concrete system. [`counted!`](crate::counted) makes that the crate
/// of the engine, which is optimized for speed; callers that run at human speed go through this trait and need not be.
pub trait Counted: Fights {
    /// As [`simulate`](crate::simulate).
    fn simulate(plan: &Plan<'_, Self>, progress: &(dyn Fn(u64) -> bool + Sync)) -> Option<Summary>;

    /// As [`solve`](crate::solve).
    ///
    /// # Errors
    /// As [`solve`](crate::solve).
    fn solve(
        start: &Self::State,
        habits: &[Habit],
        payments: bool,
        most: usize,
    ) -> Result<Solution<Self>, TooLarge>;

    /// As [`cost`](crate::cost).
    fn cost(start: &Self::State, habits: &[Habit], payments: bool) -> Cost;

    /// As [`action`](crate::action).
    ///
    /// # Errors
    /// As [`action`](crate::action).
    fn action(
        state: &Self::State,
        command: &Self::Command,
        how: How,
    ) -> Result<Action, NoChance<Self::Reason>>;
}

/// Implements [`Counted`] for a system, in the crate that calls this macro.
#[macro_export]
macro_rules! counted {
    ($system:ty) => {
        impl $crate::Counted for $system {
            #[inline(never)]
            fn simulate(
                plan: &$crate::Plan<'_, Self>,
                progress: &(dyn Fn(u64) -> bool + Sync),
            ) -> Option<$crate::Summary> {
                $crate::simulate(plan, progress)
            }

            #[inline(never)]
            fn solve(
                start: &Self::State,
                habits: &[$crate::Habit],
                payments: bool,
                most: usize,
            ) -> Result<$crate::Solution<Self>, $crate::TooLarge> {
                $crate::solve(start, habits, payments, most)
            }

            #[inline(never)]
            fn cost(start: &Self::State, habits: &[$crate::Habit], payments: bool) -> $crate::Cost {
                $crate::cost::<Self>(start, habits, payments)
            }

            #[inline(never)]
            fn action(
                state: &Self::State,
                command: &Self::Command,
                how: $crate::How,
            ) -> Result<$crate::Action, $crate::NoChance<Self::Reason>> {
                $crate::action::<Self>(state, command, how)
            }
        }
    };
}
