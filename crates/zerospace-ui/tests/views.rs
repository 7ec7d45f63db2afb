//! Snapshot tests of the views of scenes.

#![allow(clippy::unwrap_used)]

use crate::views_common::{
    DECK, GM, Listed, RELAY, WATCH, act, actor, answer, look, of, opened, player, scene, set, texts, view,
};
use schwung_log::{Author, Deed, DiceMode, Game, HouseDeed};
use schwung_play::Random;
use schwung_rulebook::Lang;
use schwung_table::{Seat, WireId};
use schwung_views::{
    Shown,
    wire::{PoolView, You, ZeroSpaceScene},
};
use schwung_zerospace::{
    Attack, Attribute, BeginConflict, Check, Command, Fact, FreeRow, ItemId, Mode, Move, Plan, SkillId,
    Target, With, Wording, ZeroSpace,
};
use schwung_zerospace_ui::Screen;
use serde_json::{Value, json};

fn pretty(value: &Value) -> String {
    serde_json::to_string_pretty(value).unwrap()
}

/// Sorel shoots at Ilka, who is in cover; dice are rolled by hand.
fn shot(plan: Plan) -> Game<ZeroSpace> {
    let mut game = opened(DECK);
    let [ilka, sorel] = ["Ilka Marsan", "Leutnant Sorel"].map(|it| actor(&game, it));
    let mut dice = Listed(vec![vec![2, 2], vec![2, 3], vec![6, 6]]);
    let begin = Command::BeginConflict(BeginConflict::default());
    act(&mut game, Author::GM, Deed::Command(begin), &mut dice).unwrap();
    while !game.asked().is_empty() {
        answer(&mut game, 0, "", &mut dice);
    }
    set(&mut game, [Fact::Turn { who: sorel }, Fact::Covered { who: ilka, on: true }]);
    let own = Deed::House(HouseDeed::Dice(DiceMode::Own));
    act(&mut game, Author::GM, own, &mut dice).unwrap();
    let with = With::Item(game.state().items[0].id);
    let attack = Attack { by: sorel, on: ilka, mode: Mode::Strike, with, single: false, plan };
    act(&mut game, Author::GM, Deed::Command(Command::Attack(attack)), &mut dice).unwrap();
    game
}

/// A pool in a short, readable form.
fn short(it: &PoolView) -> Value {
    let ticks: Vec<String> = it
        .ticks
        .iter()
        .filter(|it| it.on)
        .map(|it| format!("{} {:+} {}", it.row, it.dice, if it.facts { "facts" } else { "by hand" }))
        .collect();
    let parts = |all: &[schwung_views::wire::PartView]| -> Vec<String> {
        all.iter().map(|it| format!("{} ({})", it.text, it.rule.clone().unwrap_or_default())).collect()
    };
    json!({
        "name": it.name,
        "text": it.text,
        "pool": it.pool,
        "thrown": it.thrown,
        "formula": it.formula,
        "ticks": ticks,
        "pool_parts": parts(&it.pool_parts),
        "parts": parts(&it.parts),
        "dice": it.dice.iter().map(|it| it.words.clone()).collect::<Vec<_>>(),
        "total": it.total,
    })
}

fn panel(scene: &ZeroSpaceScene) -> Value {
    let Some(it) = &scene.clash else { return Value::Null };
    json!({
        "title": it.title,
        "kind": it.kind,
        "with": it.with,
        "acting": short(&it.acting),
        "against": it.against.as_ref().map(short),
        "passes": it.passes.iter().map(|it| it.text.clone()).collect::<Vec<_>>(),
        "lead": it.lead,
        "lead_words": it.lead_words,
        "chance": it.chance.as_ref().map(|it| format!("{} {}/{} {} %", it.label, it.good, it.of, it.percent)),
        "stake": it.stake,
        "over": it.over,
    })
}

/// The numbers match the drawing in `design/`: a hit in 3888 of 7776 ways, 21 per cent against a dodge.
//% zerospace.pool.modify
//% zerospace.check.tie
#[test]
fn a_shot_lies_open_before_the_dice_fall() {
    let game = shot(Plan::default());
    let texts = texts(Lang::De);
    let ilka = player(1);
    let scene = scene(&game, &texts, ilka);
    insta::assert_snapshot!(pretty(&panel(&scene)));
    let asked = game.asked();
    assert_eq!(asked.len(), 2, "the one who is shot at, and the friend who could step in");
    let own = asked.iter().find(|it| it.seat == Seat(1)).unwrap();
    let question = Screen::question(look(&game, &texts, ilka), own);
    let chances = Screen::odds(look(&game, &texts, ilka), own);
    let told = question.choices.iter().zip(&chances).map(|(choice, chance)| {
        let chance = chance.as_ref().map(|it| format!("{} {} %", it.label, it.percent));
        (choice.label.clone(), choice.price.clone(), choice.barred.is_some(), chance)
    });
    let told: Vec<_> = told.collect();
    // Not being hit: half of all ways; with the additional die of a dodge, 79 of 100.
    assert_eq!(chances[0].as_ref().map(|it| (it.good, it.of)), Some((3_888, 7_776)), "{told:?}");
    assert_eq!(chances[1].as_ref().map(|it| it.percent), Some(79), "{told:?}");
}

/// The panel calls circumstances outside the tables by their names, as the log does.
//% zerospace.pool.free-circumstances
#[test]
fn circumstances_have_their_names() {
    let row = |text: &str, acting| FreeRow { text: Wording::new(text), acting, bonus: false, of: None };
    let game = shot(Plan {
        free: vec![row("Nebel", true), row("", true), row("Glatteis", false)],
        ..Plan::default()
    });
    let texts = texts(Lang::De);
    let clash = scene(&game, &texts, GM).clash.unwrap();
    let named = |it: &PoolView| -> Vec<String> {
        let free = |it: &&schwung_views::wire::PartView| {
            it.rule.as_deref() == Some("zerospace.pool.free-circumstances")
        };
        it.pool_parts.iter().filter(free).map(|it| it.text.clone()).collect()
    };
    assert_eq!(named(&clash.acting), ["Nebel −1", "eigene Vor- und Nachteile −1"]);
    assert_eq!(named(&clash.against.clone().unwrap()), ["Glatteis −1"]);
}

/// Simultaneous answers that are still secret change no odds.
#[test]
fn unseen_answers_are_unseen() {
    let texts = texts(Lang::De);
    let seen = |game: &Game<ZeroSpace>, you: You| {
        let shown = view(game, &texts, you);
        (serde_json::to_string(&shown.scene).unwrap(), shown.waiting.map(|it| it.questions))
    };
    let games = [0, 1].map(|choice| {
        let mut game = shot(Plan::default());
        let it = game.asked().into_iter().find(|it| it.seat == Seat(1)).map(|it| it.id).unwrap();
        let deed = Deed::Answer { question: it, choice, words: String::new() };
        act(&mut game, Author::Seat(Seat(1)), deed, &mut Listed(Vec::new())).unwrap();
        assert_eq!(game.asked().len(), 1, "the friend has yet to answer");
        game
    });
    for you in [GM, player(2), WATCH] {
        assert_eq!(seen(&games[0], you), seen(&games[1], you), "{you:?}");
    }
    let asked = &games[0].asked()[0];
    let [a, b] = games.each_ref().map(|game| Screen::odds(look(game, &texts, player(2)), &game.asked()[0]));
    assert_eq!(asked.seat, Seat(2));
    assert!(a == b && a.iter().any(Option::is_some));
}

/// Dice missing from a negative pool go to the other side.
//% zerospace.pool.below-zero
#[test]
fn a_pool_below_zero_hands_dice_over() {
    let rows = [schwung_zerospace::Row::AttackerDistracted, schwung_zerospace::Row::AttackerSurprised];
    let rows = rows.into_iter().chain([schwung_zerospace::Row::OutOfRange]).collect();
    let game = shot(Plan { on: rows, ..Plan::default() });
    let scene = scene(&game, &texts(Lang::En), GM);
    let clash = scene.clash.unwrap();
    assert_eq!((clash.acting.pool, clash.acting.thrown), (Some(-1), Some(0)));
    let against = clash.against.clone().unwrap();
    assert_eq!((against.pool, against.thrown), (Some(3), Some(4)));
    assert_eq!(clash.passes.len(), 1);
    let ticked = clash.acting.ticks.iter().filter(|it| it.on && !it.facts).count();
    assert_eq!(ticked, 3, "they were ticked by hand");
    assert!(clash.acting.ticks[0].effect == "fails", "what makes it fail comes first");
    assert!(clash.chance.as_ref().unwrap().percent < 10);
}

#[test]
fn the_shot_falls() {
    let mut game = shot(Plan::default());
    let mut dice = Listed(Vec::new());
    while game.asked().iter().any(|it| it.question.is_some()) {
        answer(&mut game, 0, "", &mut dice);
    }
    let throw = |game: &mut Game<ZeroSpace>, seat: u8, faces: &[i8]| {
        let question = game.asked()[0].id.clone();
        let deed = Deed::Roll { question, faces: Some(faces.to_vec()) };
        act(game, Author::Seat(Seat(seat)), deed, &mut Listed(Vec::new())).unwrap();
    };
    throw(&mut game, 0, &[4, 5]);
    let texts = texts(Lang::De);
    let middle = scene(&game, &texts, player(2)).clash.unwrap();
    assert_eq!((middle.acting.total, middle.lead, middle.over), (Some(16), None, false));
    throw(&mut game, 1, &[1, 6, 2]);
    // Ilka has a point and is losing.
    let before = scene(&game, &texts, player(1)).clash.unwrap();
    assert_eq!((before.lead, before.over), (Some(3), false));
    answer(&mut game, 0, "", &mut dice);
    insta::assert_snapshot!(pretty(&panel(&scene(&game, &texts, player(1)))));
    let lines = schwung_views::lines::<Screen>(look(&game, &texts, player(1)), 0, u64::MAX);
    let told: Vec<String> = lines
        .iter()
        .map(|it| {
            let dice =
                it.dice.as_ref().map_or_else(String::new, |it| format!(" <{} = {}>", it.words, it.total));
            format!("{:?}: {}{dice}", it.kind, it.text)
        })
        .collect();
    insta::assert_snapshot!(told.join("\n"));
}

/// The strip shows all possible statuses of a turn.
#[test]
fn the_strip_says_whose_turn_it_is() {
    let mut game = opened(RELAY);
    let [runa, tavi, oshen, skarn] =
        ["Runa Eisvogel", "Tavi Lindqvist", "Doktor Oshen", "Kapitän Skarn"].map(|it| actor(&game, it));
    set(
        &mut game,
        [
            Fact::Turn { who: runa },
            Fact::Stored { who: tavi, on: true },
            Fact::Owed { who: oshen, turns: 1 },
            Fact::Forced { who: oshen, on: true },
            Fact::Helpless { who: skarn, on: true },
        ],
    );
    let drops = Command::Loosen { text: Wording::new("Die Kranlast"), pilot: None, lasting: false };
    act(&mut game, Author::GM, Deed::Command(drops), &mut Listed(Vec::new())).unwrap();
    let cuts = Command::TakeDeferred { by: tavi };
    act(&mut game, Author::Seat(Seat(2)), Deed::Command(cuts), &mut Listed(Vec::new())).unwrap();
    let texts = texts(Lang::De);
    let round = |you: You| scene(&game, &texts, you).round.unwrap();
    let seen = round(player(3));
    let told = |it: &schwung_views::wire::RoundView| -> Vec<String> {
        let name = |id: WireId| game.state().frame.sheets[usize::try_from(id.0).unwrap()].name.clone();
        let places = it.slots.iter().flat_map(|slot| {
            let chips = |all: &[schwung_views::wire::ChipView]| {
                all.iter()
                    .map(|it| format!("{} {} [{}]", it.text, it.until, it.rule))
                    .collect::<Vec<_>>()
                    .join(", ")
            };
            let head = format!("{} {:?} {}", slot.name, slot.result, chips(&slot.chips));
            let places = slot
                .places
                .iter()
                .map(move |it| format!("  {}: {} {}", name(it.actor), it.state, chips(&it.chips)));
            std::iter::once(head).chain(places).collect::<Vec<_>>()
        });
        places.collect()
    };
    insta::assert_snapshot!(format!(
        "{}\nturn {:?} interrupted {:?}\n{}\n{}: {:?}",
        seen.words,
        seen.turn.map(|it| it.0),
        seen.interrupted.iter().map(|it| it.0).collect::<Vec<_>>(),
        told(&seen).join("\n"),
        seen.environment.name,
        seen.environment.moves
    ));
    // Only the game master sees the place of a hidden actor.
    let places =
        |it: &schwung_views::wire::RoundView| it.slots.iter().map(|it| it.places.len()).sum::<usize>();
    assert_eq!(places(&round(GM)), places(&seen) + 1);
}

#[test]
fn people_are_seen_as_far_as_their_sheets_may_be_read() {
    let mut game = opened(RELAY);
    let [runa, skarn] = ["Runa Eisvogel", "Kapitän Skarn"].map(|it| actor(&game, it));
    let losses = schwung_zerospace::Losses { fresh: 2, deep: 1, shock: 1 };
    set(
        &mut game,
        [
            Fact::Losses { who: runa, losses },
            Fact::Losses { who: skarn, losses },
            Fact::Prone { who: runa, on: true },
            Fact::Hold { by: skarn, on: runa, holds: true },
            Fact::Boost { who: runa, attribute: Some(Attribute::Will), by: 1, lasting: false },
        ],
    );
    let texts = texts(Lang::De);
    let of = |you: You, id: u8| {
        scene(&game, &texts, you).actors.into_iter().find(|it| it.id == u32::from(id)).unwrap()
    };
    let own = of(player(1), runa.0);
    insta::assert_snapshot!(pretty(&serde_json::to_value(&own).unwrap()));
    let foe = of(player(1), skarn.0);
    assert_eq!((foe.endurance.now, foe.endurance.max, foe.endurance.lost), (None, None, 4));
    assert!(foe.figures.is_none() && foe.endurance.losses.is_empty() && !foe.mine);
    assert!(!foe.gear.is_empty() && foe.gear.iter().all(|it| it.text.is_empty()));
    let hers = of(GM, skarn.0);
    assert_eq!((hers.endurance.now, hers.endurance.max), (Some(2), Some(6)));
    assert!(hers.figures.is_some() && hers.gear.iter().any(|it| !it.text.is_empty()) && hers.mine);
    let all = |you: You| scene(&game, &texts, you).actors.len();
    assert_eq!(all(GM), all(WATCH) + 1, "somebody is hidden");
}

/// The log shows neither the result of a hidden actor nor its lead, and the panel shows no more.
#[test]
fn the_panel_tells_no_more_of_somebody_hidden_than_the_log() {
    let mut game = opened(RELAY);
    let [listener, runa] = ["Der Lauscher im Schacht", "Runa Eisvogel"].map(|it| actor(&game, it));
    let mut dice = Listed(Vec::new());
    while !game.asked().is_empty() {
        answer(&mut game, 0, "", &mut dice);
    }
    set(&mut game, [Fact::Turn { who: listener }]);
    let attack = Attack {
        by: listener,
        on: runa,
        mode: Mode::Strike,
        with: With::HANDS,
        single: false,
        plan: Plan::default(),
    };
    act(&mut game, Author::GM, Deed::Command(Command::Attack(attack)), &mut dice).unwrap();
    let texts = texts(Lang::De);
    let mut seen = 0;
    loop {
        for you in [player(1), player(2), WATCH] {
            let Some(clash) = scene(&game, &texts, you).clash else { continue };
            assert_eq!((clash.acting.total, clash.lead, &*clash.lead_words), (None, None, ""), "{you:?}");
            seen += 1;
        }
        let hers = scene(&game, &texts, GM).clash.unwrap();
        if game.asked().is_empty() {
            assert!(hers.acting.total.is_some() && hers.lead.is_some());
            break;
        }
        answer(&mut game, 0, "", &mut dice);
    }
    assert!(seen > 2);
}

/// In random games, all rules that are referred to exist, and all texts are available.
#[test]
fn whatever_happens_has_words_and_rules() {
    let both = [Lang::De, Lang::En].map(texts);
    let mut panels = 0;
    for seed in 1..=10 {
        let (mut random, mut dice) = (Random::new(seed), Random::new(seed));
        let mut game = opened(RELAY);
        for n in 0..60 {
            step(&mut game, &mut random, &mut dice);
            let texts = &both[n % 2];
            for you in [GM, player(1), WATCH] {
                let seen = view(&game, texts, you);
                let lines = schwung_views::lines::<Screen>(look(&game, texts, you), game.seq() - 1, u64::MAX);
                let told = serde_json::to_value((&seen, &lines)).unwrap();
                check(&told, &format!("seed {seed}, step {n}, {you:?}"));
                panels += usize::from(scene(&game, texts, you).clash.is_some());
            }
        }
    }
    assert!(panels > 300, "{panels}");
}

/// Checks everything that is shown.
fn check(value: &Value, what: &str) {
    match value {
        Value::String(text) => {
            assert!(!text.contains('⟨') && !text.contains("{$") && !text.contains("{ $"), "{what}: {text}");
        }
        Value::Array(all) => all.iter().for_each(|it| check(it, what)),
        Value::Object(parts) => {
            for (key, part) in parts {
                if key == "rule"
                    && let Some(rule) = part.as_str()
                {
                    assert!(schwung_rulebook::get(rule).is_some(), "{what}: there is no rule {rule}");
                }
                check(part, what);
            }
        }
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}

/// A random deed: an answer, an attack, a check, a move, the end of a turn.
fn step(game: &mut Game<ZeroSpace>, random: &mut Random, dice: &mut Random) {
    if let Some(asked) = game.asked().first() {
        let (question, seat) = (asked.id.clone(), asked.seat);
        let choice = random.below(4) as usize;
        let deed = Deed::Answer { question: question.clone(), choice, words: "nun ja".into() };
        if act(game, Author::Seat(seat), deed, dice).is_err() {
            act(game, Author::Seat(seat), Deed::Skip { question }, dice).unwrap();
        }
        return;
    }
    let state = game.state();
    let Some(by) = state.conflict.and_then(|it| it.turn) else { return };
    let on = schwung_zerospace::ActorId(random.below(state.actors.len() as u32) as u8);
    let modes = [Mode::Strike, Mode::Charge, Mode::Disarm, Mode::Grapple, Mode::ThrowDown];
    let mode = modes[random.below(5) as usize];
    let skill = SkillId(random.below(8) as u8);
    let plan = Plan::default();
    let weapon = state.items.iter().find(|it| it.holder == Some(by)).map_or(ItemId(0), |it| it.id);
    let command = match random.below(7) {
        0 => Command::EndTurn { by },
        1 => Command::Attack(Attack { by, on, mode, with: With::HANDS, single: false, plan }),
        2 => Command::Attack(Attack {
            by,
            on,
            mode: Mode::Strike,
            with: With::Item(weapon),
            single: false,
            plan,
        }),
        3 => Command::Check(Check { by, skill, target: Target::Ask, task: None, reaction: false, plan }),
        4 => Command::Distract { by, on, plan },
        5 => Command::Defer { by },
        _ => Command::Move(Move {
            by,
            gait: schwung_zerospace::Gait::Run,
            length: None,
            gift: None,
            obstacle: None,
            cover: Some(true),
            stand: false,
            deed: Wording::NONE,
        }),
    };
    if act(game, Author::GM, Deed::Command(command), dice).is_err() {
        act(game, Author::GM, Deed::Command(Command::EndTurn { by }), dice).unwrap();
    }
}

/// Changes by going back are described like facts set by hand.
#[test]
fn going_back_tells_what_changes() {
    let mut game = shot(Plan::default());
    let before = game.state().clone();
    let ilka = actor(&game, "Ilka Marsan");
    let mut dice = Listed(Vec::new());
    act(&mut game, Author::GM, Deed::House(HouseDeed::Dice(DiceMode::Server)), &mut dice).unwrap();
    while let Some(asked) = game.asked().first() {
        let (question, seat) = (asked.id.clone(), asked.seat);
        act(&mut game, Author::Seat(seat), Deed::Skip { question }, &mut dice).unwrap();
    }
    set(&mut game, [Fact::Prone { who: ilka, on: true }]);
    let after = game.state().clone();
    for lang in Lang::ALL {
        let texts = texts(lang);
        let changes = Screen::changes(look(&game, &texts, player(1)), &after, &before);
        assert!(!changes.is_empty() && changes.iter().all(|it| !it.text.contains('⟨')), "{changes:?}");
        assert!(changes.iter().any(|it| it.text.contains("Ilka")), "{changes:?}");
        assert_eq!(Screen::changes(look(&game, &texts, player(1)), &after, &after), []);
    }
    assert!(!Screen::reveals(&before, &after));
    let mut told = after.clone();
    told.notes.push(schwung_zerospace::Note {
        id: schwung_zerospace::NoteId(1),
        to: Some(Seat(1)),
        text: Wording::new("Der Code ist falsch."),
        genuine: false,
    });
    assert!(Screen::reveals(&after, &told));
}

/// A displayed setting can be set to all values that it lists.
#[test]
fn settings_can_be_set() {
    let game = opened(RELAY);
    let texts = texts(Lang::De);
    let all = Screen::settings(look(&game, &texts, GM));
    assert_eq!(all.len(), schwung_zerospace::Switches::ALL.len());
    for it in &all {
        assert!(
            !it.label.contains('⟨') && !it.text.contains('⟨') && schwung_rulebook::get(&it.rule).is_some()
        );
        assert_eq!(it.value, it.default, "{}", it.name);
        let values: Vec<Value> = match &it.kind {
            schwung_views::wire::FieldKind::Flag => vec![json!(true), json!(false)],
            schwung_views::wire::FieldKind::Number { min, max } => vec![json!(min), json!(max)],
            schwung_views::wire::FieldKind::One(options) => {
                options.iter().map(|it| it.value.clone()).collect()
            }
            other => panic!("{other:?}"),
        };
        for value in values {
            let command = Screen::set(look(&game, &texts, GM), &it.name, &value);
            assert!(matches!(command, Some(Command::Set(Fact::Switches(_)))), "{} {value}", it.name);
        }
        assert!(Screen::set(look(&game, &texts, GM), &it.name, &json!("nonsense")).is_none());
    }
    assert!(Screen::set(look(&game, &texts, GM), "nonsense", &json!(true)).is_none());
}

/// Once no actor of one side can act, the game master is offered the end of the conflict.
#[test]
fn a_decided_conflict_is_proposed_to_end() {
    let game = opened(RELAY);
    let ending = |game: &Game<ZeroSpace>, you| view(game, &texts(Lang::De), you).ending;
    assert_eq!(ending(&game, GM), None);
    let mut state = game.state().clone();
    let side = state.actors[0].side;
    for it in state.actors.iter_mut().filter(|it| it.side != side) {
        it.out = Some(schwung_zerospace::Out::Unconscious);
    }
    let game = of(state);
    let proposed = ending(&game, GM).unwrap();
    assert_eq!((&*proposed.label, proposed.command), ("Konflikt beenden", json!("end_conflict")));
    assert_eq!(ending(&game, player(1)), None);
}

/// The pool shows how many dice count: bought dice do, rerolled ones do not.
//% zerospace.ap.use.bonus-die
//% zerospace.dice.reroll
#[test]
fn the_formula_counts_the_dice_that_lie_there() {
    let texts = texts(Lang::De);
    let (mut more, mut again) = (0, 0);
    for seed in 0..40 {
        let (mut game, mut dice) = (opened(RELAY), Random::new(seed));
        let (by, on) = (actor(&game, "Runa Eisvogel"), actor(&game, "Enterer 2"));
        set(&mut game, [Fact::Turn { who: by }]);
        let attack =
            Attack { by, on, mode: Mode::Strike, with: With::HANDS, single: false, plan: Plan::default() };
        act(&mut game, Author::GM, Deed::Command(Command::Attack(attack)), &mut dice).unwrap();
        while let Some(asked) = game.asked().first() {
            let last = asked
                .question
                .map_or(0, |it| schwung_ui_kit::question::options::<ZeroSpace>(game.state(), it).len() - 1);
            let clash = scene(&game, &texts, GM).clash;
            for pool in clash.iter().flat_map(|it| [Some(&it.acting), it.against.as_ref()]).flatten() {
                let (fell, anew): (usize, usize) = (
                    pool.dice.iter().map(|it| it.faces.len()).sum(),
                    pool.dice.iter().map(|it| it.again.len()).sum(),
                );
                if fell > 0 {
                    assert!(
                        pool.formula.starts_with(&format!("{}w6", fell - anew)),
                        "{} {:?}",
                        pool.formula,
                        pool.dice
                    );
                    more += usize::from(fell - anew > usize::from(pool.thrown.unwrap()));
                    again += anew;
                }
            }
            answer(&mut game, last, "", &mut dice);
        }
    }
    assert!(more > 0 && again > 0, "{more} {again}");
}
