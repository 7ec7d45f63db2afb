//! Habits play for people at the table.

#![allow(clippy::unwrap_used)]

use schwung_log::HouseDeed;
use schwung_play::Random;
use schwung_rulebook::Lang;
use schwung_systems::{AnyGame, BOOKS, open};
use schwung_table::Asking;
use schwung_views::wire::{Do, NewTable, Start, View, You};

use crate::commits::{GM, PLAYER, WATCH};

/// A table with the demo of a book, at which little is asked.
struct Demo {
    table: Box<dyn AnyGame>,
    dice: Random,
    deeds: usize,
}

impl Demo {
    fn new(book: &str) -> Demo {
        let mut dice = Random::new(3);
        let start = Start::Demo { system: book.to_owned() };
        let new = NewTable { start, gm: "Mira".into(), title: String::new(), lang: "de".into() };
        let (table, _) = open(&new, 7, "open", &mut dice).map_err(|it| it.join("\n")).unwrap();
        let mut demo = Demo { table, dice, deeds: 0 };
        demo.act(GM, Do::House(HouseDeed::Asking(Asking::Little))).unwrap();
        demo
    }

    fn act(&mut self, you: You, what: Do) -> Result<(), String> {
        self.deeds += 1;
        let id = format!("deed-{}", self.deeds);
        let parsed = self.table.parse(Lang::De, what).map_err(|it| it.code.to_owned())?;
        let decided = self.table.decide(you, Lang::De, &id, 8, &parsed, &mut self.dice);
        self.table.commit(decided.map_err(|it| it.code.to_owned())?).unwrap();
        Ok(())
    }

    fn view(&self) -> View {
        self.table.view(GM, Lang::De.into())
    }

    /// Answers usually what is asked.
    fn settle(&mut self) {
        for _ in 0..60 {
            let asked = self.view().waiting.map_or_else(Vec::new, |it| it.questions);
            let Some(first) = asked.into_iter().next() else { break };
            self.act(GM, Do::Skip { question: first.id }).unwrap();
        }
    }
}

fn let_play(habit: &str) -> Do {
    Do::LetPlay { habit: habit.to_owned() }
}

/// The game master lets habits play whole rounds, in every book.
#[test]
fn a_habit_acts_for_somebody_and_the_log_says_so() {
    for book in BOOKS {
        let mut demo = Demo::new(book.id);
        let mut acted = 0;
        for habit in ["plain", "careful", "clever", "clever"] {
            demo.settle();
            let (before, hash) = (demo.table.seq(), demo.table.state_hash());
            match demo.act(GM, let_play(habit)) {
                Ok(()) => acted += 1,
                Err(code) => assert_eq!(code, "nobodys_turn", "{}", book.id),
            }
            if demo.table.seq() == before {
                continue;
            }
            let lines = demo.table.lines(GM, Lang::En.into(), before, demo.table.seq());
            assert!(lines[0].text.contains(&format!("“{habit}”")), "{}: {lines:?}", book.id);
            assert!(lines.len() > 1, "{}: nothing else happens: {lines:?}", book.id);
            assert_ne!(demo.table.state_hash(), hash);
            assert!(lines.iter().all(|it| !it.text.contains('⟨')), "{lines:?}");
            demo.settle();
        }
        assert!(acted > 1, "{}", book.id);
        // As any other action, it can be undone.
        let last = demo.table.seq();
        demo.act(GM, Do::Undo { to: last, keep_dice: false }).unwrap();
    }
}

#[test]
fn only_the_game_master_and_the_player_let_a_habit_act() {
    for book in BOOKS {
        let mut demo = Demo::new(book.id);
        demo.settle();
        assert_eq!(demo.act(GM, let_play("cunning")), Err("no_such_habit".to_owned()));
        assert!(demo.act(WATCH, let_play("clever")).is_err());
        let mut refused = 0;
        for _ in 0..8 {
            let before = demo.table.state_hash();
            if let Err(code) = demo.act(PLAYER, let_play("plain")) {
                assert_eq!(code, "not_yours", "{}", book.id);
                assert_eq!(demo.table.state_hash(), before);
                refused += 1;
            }
            demo.settle();
            if demo.act(GM, let_play("plain")).is_err() {
                break;
            }
            demo.settle();
        }
        assert!(refused > 0, "{}", book.id);
    }
}
