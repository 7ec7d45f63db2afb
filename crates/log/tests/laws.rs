//! Properties of every log, checked with random deeds.

#![allow(clippy::unwrap_used)]

use crate::common::{act, opened, whim};
use proptest::prelude::*;
use schwung_fate::Fate;
use schwung_log::{Author, Deed, Entry, Game, Refusal};
use schwung_play::Random;

/// The complete table as text.
fn picture(game: &Game<Fate>) -> String {
    let asked: Vec<String> = game.asked().iter().map(|it| format!("{} {:?}", it.id, it.question)).collect();
    format!("{:?}\n{:?}\n{asked:?}", game.state(), game.house())
}

/// The game state as text.
fn facts(game: &Game<Fate>) -> String {
    let asked: Vec<String> = game.asked().iter().map(|it| format!("{} {:?}", it.id, it.question)).collect();
    format!("{:?}\n{asked:?}", game.state())
}

/// Plays random deeds and calls `see` after each one, accepted or refused.
fn play(
    seed: u64,
    deeds: usize,
    mut see: impl FnMut(&Game<Fate>, Result<u64, Refusal<Fate>>, &str),
) -> Game<Fate> {
    let mut random = Random::new(seed);
    let mut dice = Random::new(seed ^ 0x5eed);
    let mut game = opened();
    for _ in 0..deeds {
        let (by, deed) = whim(&game, &mut random);
        let before = picture(&game);
        let done = act(&mut game, by, deed, &mut dice);
        see(&game, done, &before);
    }
    game
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, ..ProptestConfig::default() })]

    /// Folding a log again, from any point on, gives the same table.
    #[test]
    fn a_log_read_again_makes_the_same_table(seed: u64) {
        let game = play(seed, 60, |_, _, _| {});
        let text = serde_json::to_string(game.records()).unwrap();
        let again = Game::<Fate>::fold(serde_json::from_str::<Vec<_>>(&text).unwrap()).unwrap();
        prop_assert_eq!(picture(&again), picture(&game));
    }

    /// A refused deed changes nothing.
    #[test]
    fn what_is_refused_changes_nothing(seed: u64) {
        let mut refused = 0;
        play(seed, 60, |game, done, before| {
            if done.is_err() {
                refused += 1;
                assert_eq!(picture(game), before);
            }
        });
        prop_assert!(refused > 0, "whims are not bold enough");
    }

    /// Rewinding restores the state before a record, and rewinding once more restores everything. Seats and names stay
    /// as they are.
    #[test]
    fn undoing_restores_everything_and_can_be_undone(seed: u64, back in 1u64..40) {
        let mut game = play(seed, 40, |_, _, _| {});
        // Names are not undone but are part of the state, so games with a changed name are excluded.
        let renamed = game.records().iter().flat_map(|it| &it.entries);
        prop_assume!(!renamed.clone().any(|it| matches!(it, Entry::Interjected(_))));
        let to = game.seq().saturating_sub(back).max(2);
        let then = Game::<Fate>::fold(game.records()[..to as usize - 1].to_vec()).unwrap();
        let now = facts(&game);
        let mut dice = Random::new(9);
        match act(&mut game, Author::GM, Deed::Undo { to, keep_dice: true }, &mut dice) {
            Ok(undo) => {
                prop_assert_eq!(facts(&game), facts(&then));
                act(&mut game, Author::GM, Deed::Undo { to: undo, keep_dice: false }, &mut dice).unwrap();
                prop_assert_eq!(facts(&game), now);
            }
            Err(refusal) => prop_assert_eq!(refusal, Refusal::NothingToUndo),
        }
    }

    /// Walking the log from any record ends with the current state.
    #[test]
    fn walking_the_log_ends_with_the_facts(seed: u64, from in 0u64..30) {
        let game = play(seed, 40, |_, _, _| {});
        let mut last = None;
        game.walk(from, |step| last = Some(step.state.clone()));
        if from < game.seq() {
            prop_assert_eq!(last.as_ref(), Some(game.state()));
        }
    }

    /// A running procedure is always waiting for somebody, or is reported as diverged.
    #[test]
    fn a_table_is_never_stuck(seed: u64) {
        play(seed, 60, |game, _, _| {
            if let Some(running) = game.running() {
                assert!(!game.asked().is_empty() || running.diverged);
            }
        });
    }
}
