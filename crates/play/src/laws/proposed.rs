//! A law about what habits propose.

use schwung_table::System;

use super::Subject;
use crate::{Fights, Habit, Manner, Random};

/// A habit acts on what the player of its character knows. What it proposes is legal all the same: a refusal would tell
/// the player that there is something unknown.
///
/// # Panics
/// If the law is violated, or if no game has something that its player does not know.
pub fn habits_propose_what_is_legal<J: Subject>(games: u32, seed: u64)
where
    J::System: Fights,
{
    let mut proposed = 0;
    for n in 0..games {
        let seed = seed + u64::from(n);
        let state = J::scene(&mut Random::new(seed));
        let Some(actor) = J::System::acting(&state) else { continue };
        let Some(seen) = J::System::as_seen(&state, actor) else { continue };
        for (_, manner) in Manner::WORDS {
            let habit = Habit { manner, ..Habit::default() };
            let habits = vec![habit; usize::from(J::System::actors(&state))];
            let Some(command) = J::System::turn(&seen, &habits) else { continue };
            proposed += 1;
            if let Err(reason) = J::System::check(&state, &command) {
                panic!("seed {seed}, {manner:?}: {command:?} is refused: {reason:?}\n{state:?}");
            }
        }
    }
    assert!(proposed > 0, "nobody who does not know everything had a turn");
}
