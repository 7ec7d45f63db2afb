//! Properties of every log, checked with random deeds.

#![allow(clippy::unwrap_used)]

use crate::common::{act, opened, whim};
use proptest::prelude::*;
use schwung_fate::{Answer, Fate, Question};
use schwung_log::{Asked, Author, Deed, Entry, Foreseen, Game, HouseDeed, Planned, QuestionId, Refusal};
use schwung_play::{Random, Stop, replay};
use schwung_table::{Asking, Hosted, Seat, System};

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
        let game = play(seed, 100, |_, _, _| {});
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
        game.walk(from, u64::MAX, |step| last = Some(step.state.clone()));
        if from < game.seq() {
            prop_assert_eq!(last.as_ref(), Some(game.state()));
        }
    }

    /// Walking the log in two pieces passes through the same states as walking it at once.
    #[test]
    fn walking_in_pieces_is_walking_at_once(seed: u64, cut in 0u64..90) {
        let game = play(seed, 90, |_, _, _| {});
        let walk = |after, until| {
            let mut states = Vec::new();
            game.walk(after, until, |step| {
                states.push((step.record.seq, step.n, step.before.clone(), step.state.clone()));
            });
            states
        };
        prop_assert!([walk(0, cut), walk(cut, u64::MAX)].concat() == walk(0, u64::MAX));
    }

    /// Each procedure of the game begins where the one before ended, up to the current state, and repeats its result.
    #[test]
    fn procedures_follow_one_another(seed: u64) {
        let game = play(seed, 60, |_, _, _| {});
        let procedures = game.procedures();
        // Everything may have been undone. If that were usual, too many games would be rejected.
        prop_assume!(!procedures.is_empty());
        for pair in procedures.windows(2) {
            prop_assert_eq!(&pair[0].end, &pair[1].base);
            prop_assert!(!pair[0].is_waiting);
        }
        for it in &procedures {
            prop_assert_eq!(it.inputs.len(), it.places.len());
            prop_assert!(it.places.is_sorted() && game.is_live(it.at.0));
            let Some(command) = &it.command else { continue };
            let run = replay(it.base.clone(), &it.inputs, |table| Fate::perform(table, command));
            prop_assert_eq!(run.result.is_ok(), it.is_ended);
            prop_assert_eq!((&run.state, run.used), (&it.end, it.inputs.len()));
        }
        let last = procedures.last().map(|it| (&it.end, it.is_waiting));
        prop_assert_eq!(last, Some((game.state(), game.running().is_some())));
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

/// A random answer to a pending question that is legal, with its index.
fn legal(game: &Game<Fate>, question: &Question, random: &mut Random) -> (usize, Answer) {
    let mut choices = Vec::new();
    Fate::options(game.state(), question, &mut choices);
    let open: Vec<_> = choices.iter().enumerate().filter(|it| it.1.barred.is_none()).collect();
    let (at, choice) = open[random.below(open.len() as u32) as usize];
    let words = "nun ja";
    (at, Fate::worded(&choice.answer, words).unwrap_or_else(|| choice.answer.clone()))
}

/// All entries of a log, without the borders between its records.
fn entries(game: &Game<Fate>) -> Vec<&Entry<Fate>> {
    game.records().iter().flat_map(|it| &it.entries).collect()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 32, ..ProptestConfig::default() })]

    /// A plan is the same sequence of answers as if they were given one by one: the same inputs, events and state. One
    /// undo takes all of it back.
    #[test]
    fn a_plan_plays_like_the_same_answers_one_by_one(seed: u64) {
        let mut random = Random::new(seed);
        let mut single = opened();
        let mut planned = single.clone();
        let (mut dice, mut same_dice) = (Random::new(seed), Random::new(seed));
        for _ in 0..24 {
            // Asides and facts that are set end what a plan can foresee, so only commands and answers are tried.
            let (by, deed) = whim(&single, &mut random);
            if single.asked().is_empty() {
                if matches!(deed, Deed::Command(_)) {
                    let done = act(&mut single, by, deed.clone(), &mut dice);
                    prop_assert_eq!(done.is_ok(), act(&mut planned, by, deed, &mut same_dice).is_ok());
                }
                continue;
            }
            // One seat answers as long as nobody else is asked.
            let before = planned.clone();
            let (mut first, mut then) = (None, Vec::new());
            while let Some((id, question)) = only_question(&single, first.as_ref().map(|it: &(_, _, Seat)| it.2)) {
                let seat = Fate::seat(&question);
                let (choice, answer) = legal(&single, &question, &mut random);
                let deed = Deed::Answer { question: id.clone(), choice, words: "nun ja".into() };
                if act(&mut single, Author::Seat(seat), deed, &mut dice).is_err() {
                    break;
                }
                match first {
                    None => first = Some((id, choice, seat)),
                    Some(_) => then.push(Planned {
                        kind: Fate::kind(&question).to_owned(),
                        what: Foreseen::Answer(answer),
                        words: "nun ja".into(),
                    }),
                }
            }
            if let Some((_, choice, seat)) = first {
                // Ids contain record numbers, and there are fewer records here.
                let question = planned.asked()[0].id.clone();
                let deed = Deed::Plan { question, choice, words: "nun ja".into(), then };
                act(&mut planned, Author::Seat(seat), deed, &mut same_dice).unwrap();
                let to = planned.seq();
                prop_assert_eq!(entries(&planned), entries(&single));
                prop_assert_eq!(facts_without_ids(&planned), facts_without_ids(&single));
                let mut back = planned.clone();
                act(&mut back, Author::GM, Deed::Undo { to, keep_dice: false }, &mut Random::new(1)).unwrap();
                prop_assert_eq!(facts(&back), facts(&before));
            }
            // Dice of people, or several who are asked at once.
            while let Some((id, seat, is_roll)) = other_question(&single) {
                let deed = |question| match is_roll {
                    true => Deed::Roll { question, faces: None },
                    false => Deed::Skip { question },
                };
                act(&mut single, Author::Seat(seat), deed(id), &mut dice).unwrap();
                let id = other_question(&planned).unwrap().0;
                act(&mut planned, Author::Seat(seat), deed(id), &mut same_dice).unwrap();
            }
        }
    }

    /// Skipped questions can be reopened: reopening leads to the question, with everything before it, and the answer
    /// that the table gave leads to the same table as before.
    #[test]
    fn reopening_a_question_changes_nothing_but_who_answers(seed: u64) {
        let mut random = Random::new(seed);
        let mut game = opened();
        act(&mut game, Author::GM, Deed::House(HouseDeed::Asking(Asking::Little)), &mut random).unwrap();
        for _ in 0..30 {
            let (by, deed) = whim(&game, &mut random);
            // A change of names is part of the state, and would have to be repeated.
            if !matches!(deed, Deed::House(HouseDeed::Rename { .. })) {
                let _ = act(&mut game, by, deed, &mut random);
            }
            if game.house().paused {
                act(&mut game, Author::GM, Deed::House(HouseDeed::Pause(false)), &mut random).unwrap();
            }
            let offers = game.reopenings(game.seq()).into_owned();
            let at = random.below(u32::try_from(offers.len()).unwrap().max(1)) as usize;
            let Some(it) = offers.get(at).cloned() else { continue };
            let mut again = game.clone();
            let reopen = || Deed::Reopen { seq: it.seq, n: it.n, until: game.seq() };
            let stranger = Author::Seat(Seat(it.seat.0 + 1));
            prop_assert_eq!(act(&mut again, stranger, reopen(), &mut random), Err(Refusal::NotYours));
            act(&mut again, Author::GM, reopen(), &mut random).unwrap();
            let asked = again.asked();
            let found = asked.iter().find(|asked| asked.seat == it.seat && asked.question.is_some());
            let (question, kind) = found.map(|it| (it.id.clone(), Fate::kind(it.question.unwrap()))).unwrap();
            prop_assert_eq!(kind, it.kind);
            let folded = Game::<Fate>::fold(again.records().to_vec()).unwrap();
            prop_assert_eq!(facts(&folded), facts(&again));
            // Answered as before, with the remaining dice to repeat: the same as before, if there are none.
            let rest = &game.records()[usize::try_from(it.seq).unwrap() - 1].entries[it.n + 1..];
            let is_sure = it.seq == game.seq() && !rest.iter().any(|it| matches!(it, Entry::Rolled { .. }));
            if is_sure {
                act(&mut again, Author::GM, Deed::Skip { question }, &mut random).unwrap();
                prop_assert_eq!(format!("{:?}", again.state()), format!("{:?}", game.state()));
            }
        }
    }
}

/// However much happens in an action, the last question of each seat and kind that the table answered can be reopened, if
/// somebody may want to answer it.
#[test]
fn the_last_answer_of_each_seat_and_kind_can_be_reopened() {
    let (mut compared, mut most) = (0, 0);
    for seed in 0..40 {
        let mut random = Random::new(seed);
        let mut game = opened();
        act(&mut game, Author::GM, Deed::House(HouseDeed::Asking(Asking::Little)), &mut random).unwrap();
        for _ in 0..40 {
            let (by, deed) = whim(&game, &mut random);
            let _ = act(&mut game, by, deed, &mut random);
            let Some(expected) = worth_asking(&game) else { continue };
            let offers = game.reopenings(game.seq());
            assert_eq!(
                offers.iter().map(|it| (it.seat, it.kind)).collect::<Vec<_>>(),
                expected,
                "seed {seed}"
            );
            compared += usize::from(!expected.is_empty());
            most = most.max(expected.len());
        }
    }
    assert!(compared > 50 && most > 2, "{compared} compared, {most} at a time");
}

/// The questions that can be reopened, newest first, found by running the action up to each of its answers; `None` if the
/// records of the action do not simply follow each other.
fn worth_asking(game: &Game<Fate>) -> Option<Vec<(Seat, &'static str)>> {
    let running = game.latest()?;
    let last = game.records().last()?;
    let entries: Vec<_> =
        game.records().iter().filter(|it| it.seq >= running.first).flat_map(|it| &it.entries).collect();
    let is_other = |it: &&Entry<Fate>| {
        matches!(it, Entry::Rewound { .. } | Entry::Aside { .. } | Entry::House(_) | Entry::Abandoned(_))
    };
    let began = entries.iter().filter(|it| matches!(it, Entry::Began { .. })).count();
    if began != 1 || entries.iter().any(is_other) || !game.is_quiet_since(last.seq) {
        return None;
    }
    let is_input = |it: &&Entry<Fate>| {
        matches!(it, Entry::Rolled { .. } | Entry::Answered { .. } | Entry::Interjected(_))
    };
    let inputs: Vec<_> = entries.into_iter().filter(is_input).collect();
    if inputs.len() != running.inputs.len() {
        return None;
    }
    let (mut found, mut is_rolled) = (Vec::new(), false);
    for (n, entry) in inputs.into_iter().enumerate().rev() {
        is_rolled |= matches!(entry, Entry::Rolled { .. });
        let Entry::Answered { who, answer, automatic: true } = entry else { continue };
        let run = replay(running.base.clone(), &running.inputs[..n], |table| {
            Fate::perform(table, &running.command)
        });
        let Err(Stop::Waiting(pending)) = run.result else { panic!("it does not wait there") };
        let is_asked = |it: &&Question| Fate::seat(it) == *who && Fate::admit(&run.state, it, answer).is_ok();
        let question = pending.questions().iter().find(is_asked).unwrap();
        let it = (*who, Fate::kind(question));
        let is_over = is_rolled && Fate::ends_with_dice(question);
        if Fate::is_reopened(&run.state, question) && !is_over && !found.contains(&it) {
            found.push(it);
        }
    }
    Some(found)
}

/// The only question that is pending, if it is to `seat`.
fn only_question(game: &Game<Fate>, seat: Option<Seat>) -> Option<(QuestionId, Question)> {
    let mut asked = game.asked();
    let it = asked.pop().filter(|_| asked.is_empty())?;
    let question = it.question?.clone();
    seat.is_none_or(|seat| seat == it.seat).then_some((it.id, question))
}

/// Any other pending question or roll.
fn other_question(game: &Game<Fate>) -> Option<(QuestionId, Seat, bool)> {
    let asked = game.asked();
    let other = |it: &&Asked<'_, Fate>| it.dice.is_some() || asked.len() > 1;
    asked.iter().find(other).map(|it| (it.id.clone(), it.seat, it.dice.is_some()))
}

/// The state and the pending questions as text, without ids: these contain record numbers, and plans need fewer records.
fn facts_without_ids(game: &Game<Fate>) -> String {
    let asked: Vec<String> = game.asked().iter().map(|it| format!("{:?}", it.question)).collect();
    format!("{:?}\n{asked:?}", game.state())
}
