//! The laws of the coach: it agrees with the chances beside the answers, speaks only to those for whom it is switched on, and
//! is silent if nothing is gained. Checked with random deeds at tables of every book.

#![allow(clippy::unwrap_used)]

use std::collections::BTreeSet;

use schwung_log::HouseDeed;
use schwung_play::Random;
use schwung_rulebook::Lang;
use schwung_systems::{AnyGame, BOOKS};
use schwung_table::Seat;
use schwung_views::wire::{Ask, Chance, CoachView, Do, QuestionView, Reply, You};

use crate::{
    commits::{GM, PLAYER, WATCH},
    plans::{Playing, answer, legal, some_command},
};

/// Number of games of each book.
const GAMES: u64 = 2;
/// Another game, in which the coach speaks at a hit, which is rare.
const FURTHER: (&str, u64) = ("malmsturm", 6);
/// Number of actions tried in each game.
const ACTIONS: usize = 20;
/// Maximum number of questions of one action.
const MOST_ASKED: usize = 60;
/// Kinds of questions at which the coach is heard in these games.
const KINDS: [(&str, &str); 5] = [
    ("fate", "absorb"),
    ("fate", "defend"),
    ("fate", "invoke"),
    ("zerospace", "buy-die"),
    ("daemmersturm", "protect"),
];

/// Number of questions in each game whose answers are weighed.
const MOST_WEIGHED: usize = 3;
/// Kinds of questions whose answers the game master's coach weighs by how the fight ends.
const WEIGHED: [&str; 2] = ["absorb", "lessen"];

fn coach(on: bool) -> Do {
    Do::House(HouseDeed::Coach { seat: Seat::GM, on })
}

fn told(
    table: &dyn AnyGame,
    you: You,
    lang: Lang,
    question: &QuestionView,
) -> (Vec<Option<Chance>>, Option<CoachView>) {
    match table.ask(you, lang.into(), Ask::Odds { question: question.id.clone() }).unwrap() {
        Reply::Odds { chances, coach, .. } => (chances, coach.map(|it| *it)),
        _ => panic!("the reply is about something else"),
    }
}

/// Whether the first chance is better by at least five percentage points; without a second one, than nothing.
fn is_better(it: &Chance, than: Option<&Chance>) -> bool {
    let share = |it: &Chance| it.good as f64 / it.of as f64;
    share(it) - than.map_or(0.0, share) >= 0.05 - 1e-12
}

/// Compares a sentence with the chances on which it is based.
fn assert_said(question: &QuestionView, chances: &[Option<Chance>], said: Option<&CoachView>) {
    let usual = question.usual.and_then(|it| chances.get(it)?.as_ref());
    let of = |n: usize| chances.get(n).and_then(Option::as_ref);
    let Some(said) = said else {
        // Silence means that nothing better is free.
        let free =
            question.choices.iter().enumerate().filter(|it| it.1.price.is_none() && it.1.shape != "full");
        for (n, choice) in free.filter(|it| it.1.barred.is_none() && it.1.shape != "rung") {
            assert!(of(n).is_none_or(|it| !is_better(it, usual)), "{choice:?} is better: {question:?}");
        }
        return;
    };
    assert!(said.text.contains(&said.percent.to_string()), "{said:?}");
    assert!(!said.text.contains('⟨') && said.text.ends_with('.'), "{said:?}");
    if chances.is_empty() {
        assert!(
            WEIGHED.contains(&&*question.kind) && said.instead.is_some_and(|it| it < said.percent),
            "{said:?}"
        );
        return;
    }
    assert_eq!(said.instead, usual.map(|it| it.percent), "{said:?}");
    let Some(n) = said.choice else { return };
    let (choice, chance) = (&question.choices[n], of(n).unwrap());
    assert!(Some(n) != question.usual && choice.barred.is_none(), "{said:?}");
    assert_eq!(said.percent, chance.percent);
    let rest: String = choice.label.chars().skip(1).collect();
    assert!(said.text.contains(&rest), "{said:?} does not name {choice:?}");
    assert!(is_better(chance, usual), "{said:?}: {chance:?}, {usual:?}");
}

/// Plays a game. Returns the kinds of questions at which the coach was heard.
fn play(book: &str, seed: u64) -> BTreeSet<String> {
    let mut random = Random::new(seed ^ 0xc0ac);
    let mut playing = Playing::new(book, seed);
    assert!(playing.act(coach(true)));
    assert!(playing.act(Do::House(HouseDeed::Coach { seat: Seat(1), on: true })));
    let (mut kinds, mut weighed) = (BTreeSet::new(), 0);
    for _ in 0..ACTIONS {
        let Some(what) = some_command(&*playing.table, &mut random) else { continue };
        playing.act(what);
        for _ in 0..MOST_ASKED {
            let Some(question) = playing.asked().into_iter().next() else { break };
            // Fights that are played on take long without optimisation.
            let is_weighed = WEIGHED.contains(&&*question.kind);
            let is_tried = !is_weighed || {
                weighed += 1;
                weighed <= MOST_WEIGHED
            };
            if is_tried && question.roll.is_none() && question.choices.len() > 1 {
                let (chances, said) = told(&*playing.table, GM, Lang::De, &question);
                assert_said(&question, &chances, said.as_ref());
                if !is_weighed || weighed == 1 {
                    let (_, english) = told(&*playing.table, GM, Lang::En, &question);
                    let figures = |it: &CoachView| (it.choice, it.percent, it.instead);
                    assert_eq!(english.as_ref().map(figures), said.as_ref().map(figures));
                    assert!(english.is_none_or(|it| !it.text.contains('⟨') && it.text.ends_with('.')));
                }
                // Only the person who is asked receives it, if it is about dice.
                for you in [PLAYER, WATCH] {
                    let heard =
                        playing.table.ask(you, Lang::De.into(), Ask::Odds { question: question.id.clone() });
                    let is_own = you == PLAYER && question.seat == 1 && !chances.is_empty();
                    assert!(is_own || !matches!(heard, Ok(Reply::Odds { coach: Some(_), .. })), "{you:?}");
                }
                kinds.extend(said.map(|_| question.kind.clone()));
            }
            let answered = legal(&question, &mut random).map(|it| answer(question.id.clone(), it));
            if !answered.is_some_and(|it| playing.act(it)) {
                playing.act(Do::Skip { question: question.id });
            }
        }
        if !playing.asked().is_empty() {
            playing.act(Do::CallOff);
        }
    }
    kinds
}

#[test]
fn the_coach_says_what_the_chances_say() {
    let mut heard: BTreeSet<(&str, String)> = BTreeSet::new();
    for book in BOOKS {
        let further = Some(FURTHER.1).filter(|_| book.id == FURTHER.0);
        let kinds = (0..GAMES).chain(further).flat_map(|seed| play(book.id, seed));
        heard.extend(kinds.map(|it| (book.engine.name(), it)));
    }
    for (engine, kind) in KINDS {
        assert!(heard.contains(&(engine, kind.to_owned())), "{engine}, {kind}: {heard:?}");
    }
}

/// A table of the first book with a pending question on which the coach has advice.
fn at_advice() -> (Playing, QuestionView) {
    let mut random = Random::new(3);
    let mut playing = Playing::new(BOOKS[0].id, 0);
    playing.act(coach(true));
    for _ in 0..400 {
        match playing.asked().into_iter().next() {
            None => {
                let what = some_command(&*playing.table, &mut random);
                what.map(|it| playing.act(it));
            }
            Some(it) if it.roll.is_none() && told(&*playing.table, GM, Lang::De, &it).1.is_some() => {
                return (playing, it);
            }
            Some(it) => _ = playing.act(Do::Skip { question: it.id }),
        }
    }
    panic!("the coach has nothing to say");
}

#[test]
fn the_coach_is_off_unless_somebody_wants_one() {
    let (mut playing, question) = at_advice();
    let heard = |it: &Playing| told(&*it.table, GM, Lang::De, &question).1.is_some();
    for (deed, is_heard) in [
        (coach(false), false),
        (coach(true), true),
        (Do::House(HouseDeed::NoCoach(true)), false),
        (coach(true), false),
        (Do::House(HouseDeed::NoCoach(false)), true),
    ] {
        assert!(playing.act(deed.clone()));
        assert_eq!(heard(&playing), is_heard, "{deed:?}");
    }
    let fresh = Playing::new(BOOKS[0].id, 0);
    assert!(!fresh.table.house().is_coached(Seat::GM) && !fresh.table.house().no_coach);
}
