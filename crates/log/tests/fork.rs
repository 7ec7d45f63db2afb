//! What-ifs.

#![allow(clippy::unwrap_used)]

use crate::common::{act, opened, whim};
use schwung_fate::Fate;
use schwung_log::{Author, Deed, Entry, Game, HouseDeed, Origin, Refusal, SeatState};
use schwung_play::{Fights, Random};
use schwung_table::Seat;

/// How questions are answered.
#[derive(Clone, Copy, PartialEq)]
enum Answers {
    /// By default.
    Usual,
    /// With the last of the legal answers.
    Last,
}

/// Plays a fight by doing what a habit does.
fn play(game: &mut Game<Fate>, dice: &mut Random, most: usize, answers: Answers) {
    use schwung_table::System as _;
    for _ in 0..most {
        let deed = match game.asked().into_iter().next() {
            None => match Fate::turn(game.state(), &[]) {
                Some(command) => Deed::Command(command),
                None => break,
            },
            Some(asked) => match asked.question.filter(|_| answers == Answers::Last) {
                None => Deed::Skip { question: asked.id },
                Some(question) => {
                    let mut choices = Vec::new();
                    Fate::options(game.state(), question, &mut choices);
                    let choice = choices.iter().rposition(|it| it.barred.is_none()).unwrap();
                    Deed::Answer { question: asked.id, choice, words: "so".into() }
                }
            },
        };
        act(game, Author::GM, deed, dice).unwrap();
    }
}

fn played() -> Game<Fate> {
    played_for(40)
}

fn played_for(deeds: usize) -> Game<Fate> {
    let mut game = opened();
    play(&mut game, &mut Random::new(3), deeds, Answers::Usual);
    game
}

/// The dice of the records after `after` that are part of the game.
fn thrown(game: &Game<Fate>, after: u64) -> Vec<(u8, String, Vec<i8>, Origin)> {
    let live = game.records().iter().filter(|it| it.seq > after && game.is_live(it.seq));
    let rolled = live.flat_map(|it| &it.entries).filter_map(|it| match it {
        Entry::Rolled { who, dice, faces, origin, .. } => Some((who.0, dice.clone(), faces.clone(), *origin)),
        _ => None,
    });
    rolled.collect()
}

/// The records of the game at which something happened.
fn actions(game: &Game<Fate>) -> Vec<u64> {
    (2..=game.seq()).filter(|&it| game.act(it).is_some()).collect()
}

#[test]
fn whoever_does_the_same_in_a_what_if_gets_the_same_game() {
    let game = played_for(120);
    let from = actions(&game)[4];
    let mut fork = game.fork(from, "What if", 7, "f").unwrap();
    assert_eq!(*fork.state(), game.state_before(from).unwrap());
    let begun = fork.seq();
    // Other dice are available, but those of the original are repeated.
    play(&mut fork, &mut Random::new(99), 100, Answers::Usual);
    let (mine, theirs) = (thrown(&fork, begun), thrown(&game, from - 1));
    assert!(mine.len() >= 6 && theirs.len() >= 6, "{mine:?}");
    for (mine, theirs) in mine.iter().zip(&theirs) {
        assert_eq!((mine.0, &mine.1, &mine.2), (theirs.0, &theirs.1, &theirs.2));
        assert_eq!(mine.3, Origin::Again);
    }
}

#[test]
fn other_choices_get_the_dice_of_the_original_seat_by_seat_and_then_new_ones() {
    let game = played_for(24);
    let from = actions(&game)[4];
    let mut fork = game.fork(from, "What if", 7, "f").unwrap();
    let begun = fork.seq();
    play(&mut fork, &mut Random::new(99), 300, Answers::Last);
    let (mine, theirs) = (thrown(&fork, begun), thrown(&game, from - 1));
    let seats: std::collections::BTreeSet<u8> = mine.iter().map(|it| it.0).collect();
    assert!(seats.len() >= 2, "{mine:?}");
    let mut is_new = 0;
    for seat in seats {
        let of = |all: &[(u8, String, Vec<i8>, Origin)]| -> Vec<(Vec<i8>, Origin)> {
            all.iter().filter(|it| it.0 == seat).map(|it| (it.2.clone(), it.3)).collect()
        };
        let (mine, theirs) = (of(&mine), of(&theirs));
        for (n, it) in mine.iter().enumerate() {
            match theirs.get(n) {
                Some(theirs) => assert_eq!((&it.0, it.1), (&theirs.0, Origin::Again)),
                None => {
                    assert_eq!(it.1, Origin::Server);
                    is_new += 1;
                }
            }
        }
    }
    assert!(is_new > 0, "the fight went on for longer than the original: {mine:?}");
}

#[test]
fn going_back_in_a_what_if_brings_the_dice_of_the_original_again() {
    let game = played();
    let from = actions(&game)[4];
    for keep_dice in [false, true] {
        let mut fork = game.fork(from, "What if", 7, "f").unwrap();
        let begun = fork.seq();
        play(&mut fork, &mut Random::new(99), 20, Answers::Usual);
        let first = thrown(&fork, begun);
        let to = actions(&fork).into_iter().find(|it| *it > begun).unwrap();
        act(&mut fork, Author::GM, Deed::Undo { to, keep_dice }, &mut Random::new(5)).unwrap();
        let back = fork.seq();
        play(&mut fork, &mut Random::new(98), 20, Answers::Usual);
        let again = thrown(&fork, back);
        assert!(again.len() >= 3);
        assert_eq!(again, first);
    }
}

#[test]
fn a_die_set_by_hand_takes_the_place_of_the_one_of_the_original() {
    let game = played_for(120);
    let from = actions(&game)[4];
    let mut fork = game.fork(from, "What if", 7, "f").unwrap();
    let begun = fork.seq();
    let original = thrown(&game, from - 1);
    let who = Seat(original[0].0);
    let own: Vec<_> = original.iter().filter(|it| it.0 == who.0).collect();
    let prepare = Deed::Prepare { seat: who, faces: vec![1, 1, 1, 1], why: String::new() };
    act(&mut fork, Author::GM, prepare, &mut Random::new(1)).unwrap();
    play(&mut fork, &mut Random::new(99), 160, Answers::Usual);
    let mine: Vec<_> = thrown(&fork, begun).into_iter().filter(|it| it.0 == who.0).collect();
    assert!(mine.len() >= 2 && own.len() >= 2, "{mine:?}");
    assert_eq!((&mine[0].2, mine[0].3), (&vec![1, 1, 1, 1], Origin::Set));
    assert_eq!((&mine[1].2, mine[1].3), (&own[1].2, Origin::Again));
}

#[test]
fn a_what_if_begins_with_free_seats_and_says_what_it_is() {
    let game = played();
    let before = serde_json::to_string(game.records()).unwrap();
    let from = actions(&game)[3];
    let mut fork = game.fork(from, "What if", 7, "f").unwrap();
    assert!(fork.house().seats.iter().skip(1).all(|it| it.state == SeatState::Left));
    assert_eq!(fork.house().title, "What if");
    let mark = fork.house().what_if.clone().unwrap();
    assert_eq!((mark.title.as_str(), mark.from, mark.last, mark.kept), ("Kai", from, game.seq(), false));
    let keep = |by| (by, Deed::House(HouseDeed::KeepWhatIf(true)));
    let (by, deed) = keep(Author::Seat(Seat(1)));
    assert_eq!(act(&mut fork, by, deed, &mut Random::new(1)), Err(Refusal::GmOnly));
    let (by, deed) = keep(Author::GM);
    act(&mut fork, by, deed.clone(), &mut Random::new(1)).unwrap();
    assert!(fork.house().what_if.as_ref().unwrap().kept);
    assert_eq!(act(&mut opened(), by, deed, &mut Random::new(1)), Err(Refusal::NoSuchItem));
    // The original game is still complete.
    let original = fork.original().unwrap();
    assert_eq!(serde_json::to_string(original.records()).unwrap(), before);
    assert_eq!(original.state(), game.state());
    assert_eq!(serde_json::to_string(game.records()).unwrap(), before);
    assert!(game.original().is_none());
    for seq in [0, 1, game.seq() + 1, u64::MAX] {
        assert!(game.fork(seq, "What if", 7, "f").is_none(), "{seq}");
    }
}

/// A what-if can also leave an entry that was undone, with the dice that were rolled after it.
#[test]
fn a_what_if_can_leave_a_line_of_the_game_that_was_undone() {
    let mut game = played();
    let undone = game.seq();
    let (from, to) = (actions(&game)[6], actions(&game)[2]);
    let dice = thrown(&game, from - 1);
    let state = game.state_before(from).unwrap();
    act(&mut game, Author::GM, Deed::Undo { to, keep_dice: false }, &mut Random::new(1)).unwrap();
    play(&mut game, &mut Random::new(55), 30, Answers::Usual);
    assert!(!game.is_live(from));
    let mut fork = game.fork(from, "What if", 7, "f").unwrap();
    assert_eq!(*fork.state(), state);
    assert_eq!(fork.house().what_if.as_ref().unwrap().last, undone);
    let begun = fork.seq();
    play(&mut fork, &mut Random::new(99), 30, Answers::Usual);
    let mine = thrown(&fork, begun);
    assert!(mine.len() >= 3);
    for (mine, theirs) in mine.iter().zip(&dice) {
        assert_eq!((mine.0, &mine.1, &mine.2), (theirs.0, &theirs.1, &theirs.2));
    }
}

/// Whatever is done in a what-if, its stored log folds to the same table, including dice to come.
#[test]
fn what_ifs_fold_like_any_other_table() {
    for seed in 0..60 {
        let random = &mut Random::new(seed);
        let mut game = opened();
        for _ in 0..25 {
            let (by, deed) = whim(&game, random);
            let _ = act(&mut game, by, deed, random);
        }
        let all = actions(&game);
        let from = all[random.below(all.len() as u32) as usize];
        let mut fork = game.fork(from, "What if", 7, "f").unwrap();
        for _ in 0..25 {
            let (by, deed) = whim(&fork, random);
            let _ = act(&mut fork, by, deed, random);
        }
        let mut folded = Game::fold(fork.records().iter().cloned()).unwrap();
        assert_eq!(folded.state(), fork.state(), "seed {seed}");
        // Both continue in the same way.
        for _ in 0..10 {
            let (by, deed) = whim(&fork, random);
            let mut same = random.clone();
            let done = act(&mut fork, by, deed.clone(), random);
            assert_eq!(act(&mut folded, by, deed, &mut same), done, "seed {seed}");
        }
        assert_eq!(folded.records(), fork.records(), "seed {seed}");
    }
}
