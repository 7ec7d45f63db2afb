//! Answers that are given before their questions are asked.

#![allow(clippy::unwrap_used)]

use crate::common::{act, attack, opened};
use schwung_fate::{ActorId, Answer, Command, Fact, Fate, Invocation};
use schwung_log::{Author, Deed, Foreseen, Game, HouseDeed, Planned};
use schwung_play::Random;
use schwung_table::{Asking, Seat, System};

fn dice() -> Random {
    Random::new(7)
}

fn actor(game: &Game<Fate>, name: &str) -> ActorId {
    let at = game.state().frame.sheets.iter().position(|it| it.name.contains(name)).unwrap();
    ActorId(at as u8)
}

/// Ruben attacks the Red Widow; all their dice show `own` and `hers`.
fn attacked(own: i8, hers: i8) -> (Game<Fate>, ActorId) {
    let mut game = opened();
    let (ruben, widow) = (actor(&game, "Ruben"), actor(&game, "Witwe"));
    let mut to = *game.state().actor(ruben);
    to.zone = game.state().actor(widow).zone;
    let seat = to.seat;
    act(&mut game, Author::GM, Deed::House(HouseDeed::Asking(Asking::Balanced)), &mut dice()).unwrap();
    for fact in [Fact::Actor(ruben, Box::new(to)), Fact::Turn(Some(ruben))] {
        act(&mut game, Author::GM, Deed::Command(Command::Set(fact)), &mut dice()).unwrap();
    }
    for (seat, face) in [(seat, own), (Seat::GM, hers)] {
        let prepare = Deed::Prepare { seat, faces: vec![face; 4], why: String::new() };
        act(&mut game, Author::GM, prepare, &mut dice()).unwrap();
    }
    let command = attack(&game, ruben, widow);
    act(&mut game, Author::Seat(seat), Deed::Command(command), &mut dice()).unwrap();
    (game, ruben)
}

/// The places of the first answers that spend a fate point for +2, and these answers.
fn bonuses(game: &Game<Fate>, n: usize) -> Vec<(usize, Answer)> {
    let mut choices = Vec::new();
    Fate::options(game.state(), game.asked()[0].question.unwrap(), &mut choices);
    let is_bonus =
        |it: &Answer| matches!(it, Answer::Invocation(Invocation::Aspect { free: false, reroll: false, .. }));
    let open = choices.into_iter().enumerate().filter(|it| it.1.barred.is_none() && is_bonus(&it.1.answer));
    open.map(|it| (it.0, it.1.answer)).take(n).collect()
}

/// The game master may answer a player's aspects, but only once the player has used all that the answer names.
#[test]
fn aspects_of_one_answer_are_all_used_before_the_other_side_is_asked() {
    let (mut game, ruben) = attacked(0, 0);
    let (seat, points) = (game.state().actor(ruben).seat, game.state().actor(ruben).fate);
    assert_eq!(game.asked()[0].seat, seat, "he is behind");
    let three = bonuses(&game, 3);
    let planned = |(_, answer): &(usize, Answer)| Planned {
        kind: "invoke".to_owned(),
        what: Foreseen::Answer(answer.clone()),
        words: String::new(),
    };
    let plan = Deed::Plan {
        question: game.asked()[0].id.clone(),
        choice: three[0].0,
        words: String::new(),
        then: three[1..].iter().map(planned).collect(),
    };
    act(&mut game, Author::Seat(seat), plan, &mut dice()).unwrap();
    assert_eq!(game.state().actor(ruben).fate, points - 3);
    assert_eq!(game.asked()[0].seat, Seat::GM, "then she can answer");
    // What is not allowed any more holds nobody back.
    let (mut game, _) = attacked(0, 0);
    let plan = Deed::Plan {
        question: game.asked()[0].id.clone(),
        choice: three[1].0,
        words: String::new(),
        then: vec![planned(&three[0]), planned(&three[1]), planned(&three[0])],
    };
    act(&mut game, Author::Seat(seat), plan, &mut dice()).unwrap();
    assert_eq!(game.asked()[0].seat, Seat::GM);
}

/// A character who hits is not asked for aspects, but can use some for a harder hit.
#[test]
fn a_hit_can_be_made_harder() {
    let (mut game, ruben) = attacked(1, -1);
    let seat = game.state().actor(ruben).seat;
    assert!(game.asked().iter().all(|it| it.seat != seat));
    let offers = game.reopenings(game.seq()).into_owned();
    let offer = offers.iter().find(|it| it.seat == seat && it.kind == "invoke").unwrap();
    let reopen = Deed::Reopen { seq: offer.seq, n: offer.n, until: game.seq() };
    act(&mut game, Author::Seat(seat), reopen, &mut dice()).unwrap();
    assert_eq!((game.asked()[0].seat, bonuses(&game, 1).len()), (seat, 1));
}
