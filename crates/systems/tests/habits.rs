//! Habits play for people at the table.

#![allow(clippy::unwrap_used)]

use schwung_log::HouseDeed;
use schwung_play::Random;
use schwung_rulebook::Lang;
use schwung_systems::{AnyGame, BOOKS, HabitTurn, open};
use schwung_table::{Asking, WireId};
use schwung_views::{
    Still,
    wire::{Do, LineKind, NewTable, SceneView, Start, View, You},
};

use crate::commits::{GM, PLAYER, WATCH};

/// A table with the demo of a book, at which little is asked.
struct Demo {
    table: Box<dyn AnyGame>,
    dice: Random,
    deeds: usize,
    still: Still,
}

impl Demo {
    fn new(book: &str) -> Demo {
        Demo::of(Start::Demo { system: book.to_owned() })
    }

    fn of(start: Start) -> Demo {
        let mut dice = Random::new(3);
        let new = NewTable { start, gm: "Mira".into(), title: String::new(), lang: "de".into() };
        let (table, _) = open(&new, 7, "open", &mut dice).map_err(|it| it.join("\n")).unwrap();
        let mut demo = Demo { table, dice, deeds: 0, still: Still::default() };
        demo.act(GM, Do::House(HouseDeed::Asking(Asking::Little))).unwrap();
        demo
    }

    fn act(&mut self, you: You, what: Do) -> Result<(), String> {
        self.acted(you, what).map(drop)
    }

    /// Carries out a deed, and returns the turn that a habit continues.
    fn acted(&mut self, you: You, what: Do) -> Result<Option<HabitTurn>, String> {
        self.deeds += 1;
        let id = format!("deed-{}", self.deeds);
        let parsed = self.table.parse(Lang::De, what).map_err(|it| it.code.to_owned())?;
        let decided = self.table.decide(you, Lang::De, &id, 8, &parsed, &mut self.dice);
        let decided = decided.map_err(|it| it.code.to_owned())?;
        let turn = decided.turn;
        self.table.commit(decided).unwrap();
        Ok(turn)
    }

    /// Lets a habit continue its turn; returns whether it did anything.
    fn goes_on(&mut self, turn: HabitTurn) -> bool {
        let id = format!("habit-{}", self.table.seq());
        let decided = self.table.play_on(turn, Lang::De, &id, 8, &mut self.dice).unwrap();
        decided.map(|it| self.table.commit(it).unwrap()).is_some()
    }

    fn view(&self) -> View {
        self.table.next_view(GM, Lang::De.into(), &self.still)
    }

    /// Gives default answers to all questions.
    fn settle(&mut self) {
        for _ in 0..60 {
            let asked = self.view().waiting.map_or_else(Vec::new, |it| it.questions);
            let Some(first) = asked.into_iter().next() else { break };
            self.act(GM, Do::Skip { question: first.id }).unwrap();
        }
    }
}

fn let_play(habit: &str) -> Do {
    Do::LetPlay { habit: Some(habit.to_owned()), actor: None }
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

/// A habit plays the turn it is meant for, never that of somebody who has become the next.
#[test]
fn a_habit_does_not_play_the_next_turn_by_mistake() {
    let mut demo = Demo::new("zerospace");
    demo.settle();
    let turn = |demo: &Demo| {
        let SceneView::ZeroSpace(scene) = demo.view().scene else { panic!("a scene of ZeroSpace") };
        scene.round.unwrap().turn
    };
    let first = turn(&demo);
    let meant = Do::LetPlay { habit: Some("plain".to_owned()), actor: first };
    assert_eq!(demo.act(GM, meant.clone()), Ok(()));
    demo.settle();
    while turn(&demo) == first {
        demo.act(GM, meant.clone()).unwrap();
        demo.settle();
    }
    let seq = demo.table.seq();
    assert_eq!(demo.act(GM, meant), Err("other_turn".to_owned()));
    assert_eq!(demo.table.seq(), seq);
}

/// A habit's turn may continue after its attack, or end: the panel of the attack keeps the means that were used.
#[test]
fn the_panel_names_the_weapon_of_a_habit() {
    let mut demo = Demo::new("zerospace");
    let mut named = 0;
    for _ in 0..16 {
        demo.settle();
        let before = demo.table.seq();
        if demo.act(GM, let_play("plain")).is_err() {
            break;
        }
        demo.settle();
        let lines = demo.table.lines(GM, Lang::En.into(), before, demo.table.seq());
        let weapon = |text: &str| {
            let (_, with) = text.split_once(" attacks ")?.1.split_once(" with ")?;
            Some(with.trim_end_matches('.').to_owned())
        };
        let Some(weapon) = lines.iter().find_map(|it| weapon(&it.text)) else { continue };
        let SceneView::ZeroSpace(scene) = demo.view().scene else { panic!("a scene of ZeroSpace") };
        assert_eq!(scene.clash.as_ref().map(|it| it.with.clone()), Some(weapon), "{lines:?}");
        named += 1;
    }
    assert!(named > 2, "{named}");
}

/// The next character may roll against blindness when the turn of a habit has ended: the panel keeps the attack.
//% zerospace.blind.recovery
#[test]
fn the_panel_of_a_habits_attack_does_not_mix_with_the_recovery_of_the_next_character() {
    let mut demo = Demo::new("zerospace");
    let mut mixed = 0;
    for _ in 0..16 {
        demo.settle();
        let SceneView::ZeroSpace(scene) = demo.view().scene else { panic!("a scene of ZeroSpace") };
        let acting = scene.round.as_ref().and_then(|it| it.turn);
        for who in scene.actors.iter().map(|it| it.id).filter(|it| Some(*it) != acting) {
            let set = serde_json::json!({ "command": { "set": { "blinded": { "who": who, "on": true } } } });
            demo.act(GM, serde_json::from_value(set).unwrap()).unwrap();
        }
        let before = demo.table.seq();
        if demo.act(GM, let_play("plain")).is_err() {
            break;
        }
        demo.settle();
        let lines = demo.table.lines(GM, Lang::En.into(), before, demo.table.seq());
        let attack = lines.iter().position(|it| it.text.contains(" attacks "));
        let turn = lines.iter().position(|it| it.kind == LineKind::Turn);
        let Some((attack, turn)) = attack.zip(turn).filter(|it| it.0 < it.1) else { continue };
        if lines[attack].act != lines[turn].act || !lines[turn..].iter().any(|it| it.dice.is_some()) {
            continue;
        }
        let SceneView::ZeroSpace(scene) = demo.view().scene else { panic!("a scene of ZeroSpace") };
        let clash = scene.clash.as_ref().unwrap();
        let against = clash.against.as_ref().unwrap();
        assert!(against.actor.is_some(), "the other side is whoever was attacked: {against:?} {lines:?}");
        let (ours, theirs) = (clash.acting.total.unwrap(), against.total.unwrap());
        assert_eq!(clash.lead, Some(ours - theirs), "{lines:?}");
        mixed += 1;
    }
    assert!(mixed > 0, "{mixed}");
}

/// Others are asked in the middle of a turn that a habit plays. Once they have answered, it continues in a separate record.
#[test]
fn a_habit_goes_on_with_its_turn_after_others_have_answered() {
    let mut all = 0;
    for book in BOOKS {
        let mut demo = Demo::new(book.id);
        demo.act(GM, Do::House(HouseDeed::Asking(Asking::Everything))).unwrap();
        let mut gone_on = 0;
        for _ in 0..60 {
            if demo.act(GM, let_play("plain")).is_err() {
                break;
            }
            for _ in 0..60 {
                let asked = demo.view().waiting.map_or_else(Vec::new, |it| it.questions);
                let Some(first) = asked.into_iter().next() else { break };
                let Some(turn) = demo.acted(GM, Do::Skip { question: first.id }).unwrap() else { continue };
                assert!(demo.view().waiting.is_none(), "{}: the action is over", book.id);
                let (before, hash, whose) =
                    (demo.table.seq(), demo.table.state_hash(), self::turn(&demo.view()));
                if !demo.goes_on(turn) {
                    continue;
                }
                gone_on += 1;
                let seq = demo.table.seq();
                assert_eq!(seq, before + 1, "{}: one record", book.id);
                let lines = demo.table.lines(GM, Lang::En.into(), before, seq);
                assert!(lines[0].text.contains("“plain”") && lines.len() > 1, "{}: {lines:?}", book.id);
                assert!(lines.iter().filter_map(|it| it.act).all(|it| it == seq), "{}: {lines:?}", book.id);
                let now = demo.view();
                assert!(now.waiting.is_some() || self::turn(&now) != whose, "{}: {lines:?}", book.id);
                // It has one undo, after which people continue.
                let undo = |to| Do::Undo { to, keep_dice: true };
                if gone_on == 1 {
                    demo.act(GM, undo(seq)).unwrap();
                    assert_eq!(demo.table.state_hash(), hash, "{}", book.id);
                    assert!(demo.goes_on(turn), "{}", book.id);
                }
            }
        }
        all += gone_on;
    }
    assert!(all > 0, "no turn has more than one action");
}

/// The character whose turn it is, and its seat.
fn turn(view: &View) -> Option<(WireId, u8)> {
    match &view.scene {
        SceneView::Fate(it) => {
            let turn = it.conflict.as_ref()?.turn?;
            Some((turn, it.actors.iter().find(|it| it.id == turn)?.seat))
        }
        SceneView::ZeroSpace(it) => {
            let turn = it.round.as_ref()?.turn?;
            Some((turn, it.actors.iter().find(|it| it.id == turn)?.seat))
        }
        SceneView::Daemmersturm(it) => {
            let turn = it.combat.as_ref()?.turn?;
            Some((turn, it.people.iter().find(|it| it.id == turn)?.seat))
        }
    }
}

/// While a habit acts for a player, that player is not asked anything, neither immediately nor after others have answered or
/// dice have been rolled: the seat may be empty.
#[test]
fn nobody_is_asked_for_whom_a_habit_acts() {
    for book in BOOKS {
        let mut acted = 0;
        for seed in 0..8 {
            let mut demo = Demo::new(book.id);
            demo.dice = Random::new(seed);
            demo.act(GM, Do::House(HouseDeed::Asking(Asking::Balanced))).unwrap();
            demo.settle();
            for _ in 0..10 {
                let Some((_, seat)) = turn(&demo.view()) else { break };
                demo.act(GM, let_play("plain")).unwrap();
                acted += u32::from(seat > 0);
                while let Some(waiting) = demo.view().waiting {
                    let first = waiting.questions.into_iter().next().unwrap();
                    let is_asked = first.seat == seat && seat > 0 && first.roll.is_none();
                    assert!(!is_asked, "{}: {}", book.id, waiting.sentence);
                    demo.act(GM, Do::Skip { question: first.id }).unwrap();
                }
            }
        }
        assert!(acted > 0, "{}", book.id);
    }
}

/// A healing spell that is channelled over two turns still targets a friend at its completion.
#[test]
fn habits_heal_their_own_side() {
    let mut healed = 0;
    for (seed, habit) in (0..6).flat_map(|seed| [(seed, "careful"), (seed, "clever")]) {
        let mut demo = Demo::new("daemmersturm");
        demo.dice = Random::new(seed);
        for _ in 0..40 {
            demo.settle();
            if demo.act(GM, let_play(habit)).is_err() {
                break;
            }
        }
        let SceneView::Daemmersturm(scene) = demo.view().scene else { panic!("a scene of Dämmersturm") };
        let lines = demo.table.lines(GM, Lang::De.into(), 0, demo.table.seq());
        let mut spell = false;
        for line in &lines {
            spell |= line.text.contains("Warme Hand gelingt");
            if spell && line.text.contains(" LP zurück") {
                let who = scene.people.iter().find(|it| Some(it.id) == line.actor).unwrap();
                assert!(who.seat > 0, "{habit} {seed}: {}", line.text);
                (spell, healed) = (false, healed + 1);
            }
        }
    }
    assert!(healed > 0);
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

/// The numbers of the actors of a seat.
fn actors(view: &View, seat: usize) -> Vec<WireId> {
    view.house.seats[seat].actors.clone()
}

fn set_habit(actors: &[WireId], habit: Option<&str>) -> Do {
    Do::SetHabit { actors: actors.to_vec(), habit: habit.map(str::to_owned) }
}

/// The habits of the actors as forecasts describe them.
fn policies(demo: &Demo) -> Vec<String> {
    let forecast = demo.table.fight(Lang::En).simulate(1, 1, 1, &|_| true).unwrap();
    forecast.costs.into_iter().map(|it| it.policy).collect()
}

#[test]
fn a_chosen_habit_is_that_of_forecasts_and_of_let_play() {
    for book in BOOKS {
        let mut demo = Demo::new(book.id);
        demo.settle();
        let all: Vec<WireId> = (0..2).flat_map(|seat| actors(&demo.view(), seat)).collect();
        let before = policies(&demo);
        let hash = demo.table.state_hash();
        demo.act(GM, set_habit(&all, Some("careful"))).unwrap();
        assert_eq!(demo.table.state_hash(), hash, "{}: nothing happens in the game", book.id);
        let careful = |it: &String| it.starts_with("careful");
        assert!(policies(&demo).iter().any(careful) && !before.iter().any(careful), "{}", book.id);
        let all_first = policies(&demo).into_iter().filter(careful).find(|it| it.contains("the first enemy"));
        assert_eq!(all_first, None, "{}: the careful attack the weakest", book.id);

        let [gms, own] =
            [demo.view(), demo.table.view(PLAYER, Lang::De.into())].map(|it| it.house.fighting.clone());
        assert_eq!(gms.len(), all.len(), "{}", book.id);
        let seen: Vec<WireId> = own.iter().map(|it| it.actor).collect();
        assert_eq!(seen, actors(&demo.view(), 1), "{}: players see those of their own characters", book.id);
        assert!(demo.table.view(WATCH, Lang::De.into()).house.fighting.is_empty());

        // The habit that was chosen acts, for any character.
        let seq = demo.table.seq();
        if demo.act(GM, Do::LetPlay { habit: None, actor: None }).is_ok() {
            let lines = demo.table.lines(GM, Lang::En.into(), seq, demo.table.seq());
            let acts = |habit: &str| lines[0].text.contains(&format!("“{habit}”"));
            assert!(acts("careful") || acts("clever"), "{}: {lines:?}", book.id);
        }
        demo.settle();
        demo.act(GM, set_habit(&all, None)).unwrap();
        assert!(demo.view().house.fighting.is_empty());
        assert_eq!(policies(&demo), before, "{}", book.id);
    }
}

#[test]
fn only_the_game_master_chooses_habits_and_only_for_those_who_are_there() {
    for book in BOOKS {
        let mut demo = Demo::new(book.id);
        let own = actors(&demo.view(), 1);
        let before = demo.table.seq();
        let refused = |demo: &mut Demo, you: You, it: Do| demo.act(you, it).unwrap_err();
        assert_eq!(refused(&mut demo, PLAYER, set_habit(&own, Some("clever"))), "gm_only");
        assert_eq!(refused(&mut demo, GM, set_habit(&own, Some("cunning"))), "no_such_habit");
        assert_eq!(refused(&mut demo, GM, set_habit(&[], Some("clever"))), "malformed");
        let nobody = WireId::new(schwung_table::IdKind::ACTOR, 200_u8);
        assert_eq!(refused(&mut demo, GM, set_habit(&[nobody], Some("clever"))), "no_such_actor");
        assert_eq!(demo.table.seq(), before);
    }
}

/// A character whom the game master plays, with a habit, in each engine.
const FILES: [&str; 3] = ["sotc", "zerospace", "daemmersturm"];

#[test]
fn habits_of_a_file_come_to_the_table_and_go_back_into_files() {
    for system in FILES {
        let policy =
            "[[policy]]\nwho = [\"Boris\"]\nhabit = \"careful\"\ntarget = \"strongest\"\nspend = \"never\"\n";
        let head = format!("system = \"{system}\"\n");
        let people = "[[character]]\nname = \"Anna\"\n[[character]]\nname = \"Boris\"\n";
        let mut demo = Demo::of(Start::Encounter { text: format!("{head}{people}{policy}") });
        let name = |it: &str| it.replace('\n', " ");
        let habit = |demo: &Demo| demo.view().house.fighting.clone();
        let there = habit(&demo);
        assert_eq!(there.len(), 1, "{system}: a table begins with the habits of its file");
        assert_eq!(there[0].habit, "careful");

        // It is put onto the shelf with its character, and returns with it.
        let boris = there[0].actor;
        let off = Do::TakeOff { actors: vec![boris], scene: false, name: "Boris".into() };
        demo.act(GM, off).unwrap();
        let body = demo.view().house.shelf.last().unwrap().body.clone();
        for line in policy.lines() {
            assert!(body.contains(line), "{system}: {line} is missing in {}", name(&body));
        }
        demo.act(GM, set_habit(&[boris], None)).unwrap();
        demo.act(GM, Do::Stage { body: Some(body), item: None, new_scene: false }).unwrap();
        assert_eq!(habit(&demo), there, "{system}");

        // A file with another character contains that character's habit as well.
        let other = format!("{head}[[character]]\nname = \"Dora\"\n[[policy]]\nhabit = \"clever\"\n");
        demo.act(GM, Do::Stage { body: Some(other), item: None, new_scene: false }).unwrap();
        let habits: Vec<String> = habit(&demo).into_iter().map(|it| it.habit).collect();
        assert_eq!(habits, ["careful", "clever"], "{system}");
    }
}
