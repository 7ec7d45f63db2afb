//! Tests of luck and decisions of fights at tables of every book, with the same code for all books.

mod habits;

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Mutex, PoisonError};

use schwung_log::{Audience, Author, Deed, Entry, Game, House, HouseDeed, Kept, Opening, Person, Record};
use schwung_play::{Fights, Habit, Random};
use schwung_rulebook::Lang;
use schwung_systems::{AnyGame, BOOKS, Book, dice_of_tables, load, open, texts, with_script};
use schwung_table::{Hosted as _, System as _, WireId};
use schwung_transcript::{CommandOf, Script, StateOf};
use schwung_views::wire::{
    AnswerInsightView, CharacterInsightView, DiceInsightView, DiceSpan, Do, EstimateView, InsightKind,
    InsightView, MomentView, NewTable, Role, Start, You,
};
use serde_json::json;

use crate::{
    commits::{GM, WATCH},
    tables::Face,
};

/// Fights a demo out at a table where the server rolls: commands by habit, answers at random or by default.
pub(crate) fn fought(book: &Book, seed: u64) -> Box<dyn AnyGame> {
    fought_for(book, seed, 160).0
}

/// A demo fought for at most `deeds` deeds, and whether the fight is over.
fn fought_for(book: &Book, seed: u64, deeds: u32) -> (Box<dyn AnyGame>, bool) {
    with_script!(book.id, S => fought_of::<S>(book, seed, deeds, false))
}

/// A demo fought for at most `deeds` deeds by people who often take the last option, and whether it is over.
fn fought_badly(book: &Book, seed: u64, deeds: u32) -> (Box<dyn AnyGame>, bool) {
    with_script!(book.id, S => fought_of::<S>(book, seed, deeds, true))
}

fn fought_of<S: Script<System: Fights + Kept>>(
    book: &Book,
    seed: u64,
    deeds: u32,
    is_bad: bool,
) -> (Box<dyn AnyGame>, bool) {
    let start =
        S::read(book.demo(Lang::De).as_bytes(), &Default::default()).unwrap_or_else(|it| panic!("{it:?}"));
    let seats = 1
        + (0..S::System::actors(&start.state))
            .map(|it| S::System::player(&start.state, it).0)
            .max()
            .unwrap_or(0);
    let person = |n: u8| Person { name: format!("P{n}"), ..Person::default() };
    let house = House { seats: (0..seats).map(person).collect(), ..House::default() };
    let opening = Opening {
        engine: S::System::ENGINE.to_owned(),
        system: book.id.to_owned(),
        house,
        state: start.state,
    };
    let record = |seq, entries| Record {
        seq,
        at: 0,
        by: Some(Author::GM),
        id: format!("deed-{seq}"),
        deed: None,
        entries,
    };
    let first = record(1, vec![Entry::Opened(Box::new(opening))]);
    let mut game: Game<S::System> = Game::open(first).expect("a right opening");
    let (mut random, mut dice) = (Random::new(seed), Random::new(seed ^ 0x5eed));
    let mut begin = Some(start.begin.unwrap_or_else(|| S::System::opening(game.state())));
    for _ in 0..deeds {
        let over = schwung_chances::standing::<S::System>(game.state()).nth(1).is_none();
        let asked = game.asked().first().map(|it| (it.id.clone(), it.question.is_some()));
        let deed = match asked {
            Some((question, true)) if random.below(3) == 0 => {
                let choice = random.below(4) as usize;
                Deed::Answer { question, choice, words: "nun ja".to_owned() }
            }
            Some((question, true)) => Deed::Skip { question },
            Some((question, false)) => Deed::Roll { question, faces: None },
            None if over => break,
            None => match begin.take().or_else(|| next::<S>(game.state(), is_bad, &mut random)) {
                Some(command) => Deed::Command(command),
                None => break,
            },
        };
        // A random choice may not be allowed.
        let Ok(entries) = game.decide(Author::GM, deed, &mut dice) else { continue };
        game.push(record(game.seq() + 1, entries)).expect("the next record");
    }
    let over = schwung_chances::standing::<S::System>(game.state()).nth(1).is_none();
    let bodies = game.records().iter().map(|it| serde_json::to_vec(it).expect("it is data"));
    (load(book.id, bodies.collect()).expect("a right log"), over)
}

/// The next deed: that of the habit, or half of the time the last option.
fn next<S: Script<System: Fights + Kept>>(
    state: &StateOf<S>,
    is_bad: bool,
    random: &mut Random,
) -> Option<CommandOf<S>> {
    let usual = S::System::turn(state, &[])?;
    let by = S::System::acting(state).filter(|_| is_bad && random.below(2) == 0);
    let mut ways = Vec::new();
    by.into_iter().for_each(|it| S::System::ways(state, it, Habit::default(), &mut ways));
    ways.into_iter().rev().find(|it| S::System::check(state, it).is_ok()).or(Some(usual))
}

fn analysed(game: &dyn AnyGame, lang: Lang, runs: u32) -> InsightView {
    seen(game, GM, lang, runs)
}

/// The view of the last fight for a viewer.
fn seen(game: &dyn AnyGame, you: You, lang: Lang, runs: u32) -> InsightView {
    let insight = game.insight(you, lang, None).unwrap_or_else(|it| panic!("{}", it.text));
    insight.analyse(runs, 5, &mut |_| true)
}

/// The view of the last fight for a viewer, apart from chances: it does not depend on the number of fights played on.
fn briefly(game: &dyn AnyGame, you: You) -> InsightView {
    seen(game, you, Lang::De, 1)
}

fn is_near(sum: f64, end: EstimateView) -> bool {
    (sum - end.value).abs() < 1e-9
}

/// Beginning + luck + decisions + by hand = end, for every side, every character and every cost. Quantities that never changed
/// are no costs.
fn adds_up(view: &InsightView) {
    for it in &view.sides {
        let sum = it.beginning.value + it.luck.value + it.decisions.value + it.by_hand.value;
        assert!(is_near(sum, it.end), "{it:?}");
    }
    for it in view.costs.iter().map(|it| &it.cost).chain(view.characters.iter().flat_map(|it| &it.costs)) {
        let sum = it.expected.value + it.luck.value + it.decisions.value + it.by_hand.value;
        assert!((sum - it.after.value).abs() < 1e-6, "{it:?}");
        let changes = [it.luck.value, it.decisions.value, it.by_hand.value];
        let stayed = [it.expected, it.after].iter().all(|now| now.value == f64::from(it.before));
        assert!(!stayed || changes.iter().any(|change| *change != 0.0), "{it:?}");
    }
    for (n, it) in view.costs.iter().enumerate() {
        let course = [view.points.first(), view.points.last()].map(|it| it.map(|it| it.costs[n]));
        assert_eq!(course, [Some(it.cost.expected), Some(it.cost.after)], "{it:?}");
    }
    // The points leave out what changed nothing, so their changes still add up.
    let sum: f64 = view.points.iter().map(|it| it.change.value).sum();
    let at = |n: Option<usize>| n.map_or(0.0, |n| view.points[n].chances[0].value);
    assert!((at(Some(0)) + sum - at(view.points.len().checked_sub(1))).abs() < 1e-9);
}

#[test]
fn fights_of_every_book_add_up_and_are_told() {
    for (seed, book) in (0..).zip(BOOKS) {
        let game = fought(book, seed);
        let view = analysed(&*game, if seed % 2 == 0 { Lang::De } else { Lang::En }, 4);
        adds_up(&view);
        assert!(!view.costs.is_empty(), "{}", book.id);
        assert!(view.characters.iter().any(|it| !it.costs.is_empty()), "{}", book.id);
        // A fight cannot be won before it begins, but its beginning is part of it.
        let chances: f64 = view.sides.iter().map(|it| it.beginning.value).sum();
        assert!(chances > 0.7, "{}: {:?}", book.id, view.sides);
        let of = |kind| view.points.iter().filter(|it| it.kind == kind).count();
        let (luck, decisions) = (of(InsightKind::Luck), of(InsightKind::Decision));
        assert!(luck > 10 && decisions > 0, "{}: {luck}, {decisions}", book.id);
        let text = serde_json::to_string(&view).expect("it is data");
        assert!(!text.contains('⟨'), "{}: a message is missing: {text}", book.id);
        assert!(view.points.iter().all(|it| it.chances.len() == view.sides.len()));
        // Dice that are immediately rolled again have no line of their own.
        let told = view.points.split_last().map_or(&[][..], |it| it.1);
        assert!(told.iter().all(|it| !it.text.is_empty()), "{}: {told:?}", book.id);
        assert!(view.luckiest.len() <= 3 && view.costliest.len() <= 3 && !view.dice.is_empty());
    }
}

/// Dice have the names that people read in the log, and a single roll is no series.
#[test]
fn dice_are_called_as_people_call_them() {
    let book = BOOKS.iter().find(|it| it.id == "zerospace").expect("built");
    let view = analysed(&*fought(book, 3), Lang::De, 4);
    let said: Vec<&str> = view.dice.iter().map(|it| it.sentence.as_str()).collect();
    assert!(said.iter().any(|it| it.contains("2w6")), "{said:?}");
    for it in &view.dice {
        assert!(!it.dice.ends_with('s') && !it.sentence.contains("d6"), "{}", it.sentence);
        assert!(it.rolls > 1 || !it.sentence.contains("Reihen"), "{}", it.sentence);
    }
    assert!(view.dice.iter().any(|it| it.rolls == 1), "{said:?}");
}

#[test]
fn a_rare_roll_is_no_series_and_no_series_has_no_chance() {
    let mut game = demo("sotc");
    acts(&mut game, GM, Do::Say("Konflikt endet".to_owned())).expect("the game master may");
    let texts = texts(Lang::De, "sotc");
    let mut said = Vec::new();
    for n in 0..3 {
        // Four times plus.
        let parsed = game.parse(Lang::De, Do::Say("Ruben würfelt Athletik".to_owned())).expect("a deed");
        let decided = game.decide(GM, Lang::De, &format!("roll-{n}"), 0, &parsed, &mut Face(2));
        game.commit(decided.unwrap_or_else(|it| panic!("{}", it.text))).expect("the next record");
        while let Some(waiting) = game.view(GM, Lang::De.into()).waiting {
            let question = waiting.questions[0].id.clone();
            acts(&mut game, GM, Do::Skip { question }).expect("an answer");
        }
        let dice = dice_of_tables(&texts, game.rolls(GM, Lang::De));
        said.extend(dice.into_iter().map(|it| it.sentence));
    }
    assert!(said[0].contains("ein Wurf, 4 (zu erwarten 0,00)"), "{said:?}");
    assert!(
        said[1].contains("So hoch oder höher fallen weniger als 0,1 % aller solchen Reihen aus"),
        "{said:?}"
    );
    assert!(said.iter().all(|it| !it.contains("0,0 %")), "{said:?}");
}

#[test]
fn the_same_seed_gives_the_same_insight_and_more_fights_less_error() {
    let game = fought(&BOOKS[0], 1);
    let (few, many) = (analysed(&*game, Lang::En, 4), analysed(&*game, Lang::En, 24));
    assert_eq!(few, analysed(&*game, Lang::En, 4));
    let worst = |it: &InsightView| it.points.iter().map(|it| it.chances[0].error).fold(0.0, f64::max);
    assert!(worst(&many) < worst(&few));
    let mut asked = 0;
    let insight = game.insight(GM, Lang::En, Some(1)).expect("a fight");
    let stopped = insight.analyse(24, 5, &mut |so_far| {
        asked += 1;
        so_far().runs < 8
    });
    assert_eq!((stopped.runs, asked), (8, 5), "it stops when told to");
}

#[test]
fn a_table_without_a_fight_says_so() {
    let game = schwung_systems::blank("sotc", Lang::En).map_err(|it| it.join("\n")).expect("a table");
    let refused = |number| game.insight(GM, Lang::En, number).err().map(|it| (it.code, it.text));
    let (code, text) = refused(None).expect("there was no fight");
    assert!(code == "no_fight" && text.contains("no fight"), "{text}");
    let text =
        fought(&BOOKS[0], 0).insight(GM, Lang::De, Some(7)).err().map(|it| it.text).expect("no such fight");
    assert!(text.contains("1 bis 1"), "{text}");
}

fn player(seat: u8) -> You {
    You { role: Role::Player, seat: Some(seat) }
}

/// A table with the demo of a book.
fn demo(book: &str) -> Box<dyn AnyGame> {
    let start = Start::Demo { system: book.to_owned() };
    let new = NewTable { start, gm: "Mira".into(), title: String::new(), lang: "de".into() };
    open(&new, 7, "open", &mut Random::new(3)).map_err(|it| it.join("\n")).expect("a demo").0
}

/// Carries out a deed at a table, or returns the code of the refusal.
fn acts(game: &mut Box<dyn AnyGame>, you: You, what: Do) -> Result<(), &'static str> {
    let (id, mut dice) = (format!("late-{}", game.seq()), Random::new(1));
    let parsed = game.parse(Lang::De, what).map_err(|it| it.code)?;
    let decided = game.decide(you, Lang::De, &id, 0, &parsed, &mut dice).map_err(|it| it.code)?;
    game.commit(decided).expect("the next record");
    Ok(())
}

fn shares(game: &mut Box<dyn AnyGame>, you: You, fight: u64, to: Audience) -> Result<(), &'static str> {
    acts(game, you, Do::House(HouseDeed::ShareInsight { fight, to }))
}

/// A fight that is over, and the game master's view of it.
type Over = (Box<dyn AnyGame>, InsightView);

/// A fight of this book that is over. All tests share it.
fn over(book: &Book) -> Over {
    static FOUGHT: Mutex<BTreeMap<&str, Over>> = Mutex::new(BTreeMap::new());
    let mut fought = FOUGHT.lock().unwrap_or_else(PoisonError::into_inner);
    let (game, all) = fought.entry(book.id).or_insert_with(|| {
        let found = (0..5).map(|seed| fought_for(book, seed, 2_000)).find(|it| it.1);
        let (game, _) = found.unwrap_or_else(|| panic!("{}: no fight comes to an end", book.id));
        let all = analysed(&*game, Lang::De, 4);
        (game, all)
    });
    (game.snapshot(), all.clone())
}

/// The names of all characters that a viewer knows of.
fn names(game: &dyn AnyGame, you: You) -> BTreeSet<String> {
    let view = crate::json_of(&game.view(you, Lang::De.into()));
    let scene = view["scene"].as_object().and_then(|it| it.values().next()).expect("a scene");
    let actors = scene.get("actors").or_else(|| scene.get("people")).and_then(|it| it.as_array());
    let actors = actors.expect("a list of characters");
    actors.iter().filter_map(|it| it["name"].as_str().map(str::to_owned)).collect()
}

/// One book of each engine.
fn engines() -> impl Iterator<Item = &'static Book> {
    BOOKS.iter().filter(|it| ["sotc", "zerospace", "daemmersturm"].contains(&it.id))
}

#[test]
fn players_see_their_dice_until_the_game_master_opens_a_fight() {
    let (mut hidden, mut withheld) = (0, 0);
    for book in engines() {
        let (mut game, all) = over(book);
        let begin = all.begin;
        let name = |seat: u8| game.house().seats[usize::from(seat)].name.clone();
        let own = name(1);
        let before = seen(&*game, player(1), Lang::De, 4);
        assert_eq!((before.fight, before.fights, before.begin), (0, 0, 0), "{}", book.id);
        assert!(before.points.is_empty() && before.sides.is_empty() && before.characters.is_empty());
        // The same dice as the game master counts, of this seat alone.
        assert!(!before.dice.is_empty() && before.dice.iter().all(|it| it.name == own), "{}", book.id);
        let of_evening = |view: &InsightView, name: &str| -> Vec<(String, u32, f64)> {
            let own = view.dice.iter().filter(|it| it.name == name && it.span < DiceSpan::Table);
            let mut all: Vec<_> = own.map(|it| (it.dice.clone(), it.rolls, it.mean)).collect();
            all.sort_by(|a, b| (&a.0, a.1).partial_cmp(&(&b.0, b.1)).expect("numbers"));
            all.dedup_by(|a, b| a.0 == b.0);
            all
        };
        assert_eq!(of_evening(&before, &own), of_evening(&all, &own), "{}", book.id);
        assert!(seen(&*game, WATCH, Lang::De, 4).dice.is_empty());
        assert!(game.insight(player(1), Lang::De, Some(1)).is_err());
        assert_eq!(shares(&mut game, player(1), begin, Audience::Table), Err("gm_only"));

        shares(&mut game, GM, begin, Audience::Players).expect("the game master may");
        let mine = seen(&*game, player(1), Lang::De, 4);
        assert_eq!((mine.fight, mine.fights, mine.to), (1, 1, Audience::Players), "{}", book.id);
        assert_eq!(mine.sides[0].end, all.sides[0].end);
        let is_there = |actor: WireId| all.characters.iter().any(|it| it.actor == actor);
        assert!(mine.characters.iter().all(|it| is_there(it.actor)));
        assert!(mine.characters.len() < all.characters.len(), "{}: {:?}", book.id, mine.characters);
        assert!(mine.dice.iter().all(|it| it.name == own));
        assert!(mine.costs.iter().all(|it| it.side == mine.sides[0].label), "{}: {:?}", book.id, mine.costs);
        let nothing = seen(&*game, WATCH, Lang::De, 4);
        assert_eq!((nothing.fights, nothing.points.len()), (0, 0), "spectators are no players");
        let changes: f64 = mine.points.iter().map(|it| it.change.value).sum();
        let (first, last) = (&mine.points[0].chances[0], &mine.points[mine.points.len() - 1].chances[0]);
        assert!(
            (first.value + changes - last.value).abs() < 1e-9,
            "what is not told is part of what comes next"
        );

        shares(&mut game, GM, begin, Audience::Table).expect("the game master may");
        let shared = seen(&*game, WATCH, Lang::De, 4);
        assert_eq!(shared.fights, 1);
        assert!(shared.characters.len() >= mine.characters.len(), "{}", book.id);
        // The amounts left to the game master's characters may be hidden.
        let has_costs = |it: &&CharacterInsightView| !it.costs.is_empty();
        assert!(shared.characters.iter().filter(has_costs).all(|it| it.side == mine.sides[0].label));
        withheld +=
            all.characters.iter().filter(has_costs).filter(|it| it.side != mine.sides[0].label).count();
        let text = serde_json::to_string(&shared).expect("it is data");
        let known = names(&*game, WATCH);
        for name in names(&*game, GM).difference(&known) {
            assert!(!text.contains(name.as_str()), "{}: {name} is hidden: {text}", book.id);
            hidden += 1;
        }
        shares(&mut game, GM, begin, Audience::Gm).expect("the game master may");
        assert_eq!(seen(&*game, player(1), Lang::De, 4).fights, 0);
    }
    assert!(hidden > 0, "nobody was hidden");
    assert!(withheld > 0, "nobody had costs that others must not see");
}

#[test]
fn dice_of_a_campaign_are_those_of_its_tables_together() {
    let mut long = 0;
    for book in BOOKS {
        let (game, all) = over(book);
        let texts = texts(Lang::De, book.id);
        let dice = |tables: usize, you: You| {
            let rolls = game.rolls(you, Lang::De);
            dice_of_tables(&texts, (0..tables).flat_map(|_| rolls.clone()))
        };
        let figures =
            |it: &DiceInsightView| (it.name.clone(), it.dice.clone(), it.rolls, it.mean, it.at_least);
        // A row of the table is omitted if the fight or the evening has the same rolls already.
        let known: Vec<_> = all.dice.iter().map(figures).collect();
        let one = dice(1, GM);
        assert!(!one.is_empty() && one.iter().all(|it| known.contains(&figures(it))), "{}: {one:?}", book.id);
        assert!(one.iter().all(|it| it.span == DiceSpan::Campaign));
        let own = game.house().seats[1].name.clone();
        let mine: Vec<_> = one.iter().filter(|it| it.name == own).cloned().collect();
        assert_eq!(dice(1, player(1)), mine, "{}", book.id);
        assert_eq!(dice(1, WATCH), [], "{}", book.id);

        // Results of long series are no longer exact, but hardly differ: the deviation grows with the root of the length.
        for (n, tables) in [(1, 2), (20, 21), (99, 100), (399, 400)] {
            let (shorter, longer) = (dice(n, GM), dice(tables, GM));
            for (a, b) in shorter.iter().zip(&longer) {
                assert_eq!(
                    (b.rolls, &b.name, &b.dice),
                    (a.rolls / n as u32 * tables as u32, &a.name, &a.dice)
                );
                assert!((a.mean - b.mean).abs() < 1e-9 && (a.expected - b.expected).abs() < 1e-9);
                assert!(!b.sentence.contains("0,0 %"), "{}", b.sentence);
                assert!((0.0..=1.0).contains(&b.at_least) && (0.0..=1.0).contains(&b.at_most));
                assert!(b.at_least + b.at_most >= 1.0 - 1e-9, "what was rolled counts on either side: {b:?}");
                if n > 1 {
                    long += 1;
                    assert!((a.at_least - b.at_least).abs() < 0.02, "{}: {a:?}, {b:?}", book.id);
                }
            }
        }
    }
    assert!(long > 0);
}

#[test]
fn players_share_their_own_part() {
    let (mut game, all) = over(&BOOKS[0]);
    let begin = all.begin;
    shares(&mut game, GM, begin, Audience::Players).expect("the game master may");
    let of = |game: &dyn AnyGame, you: You| -> Vec<WireId> {
        briefly(game, you).characters.iter().map(|it| it.actor).collect()
    };
    // A character may have left before doing anything.
    let mut players = (1..=4).map(player).filter(|it| !of(&*game, *it).is_empty());
    let (own, other) = (players.next().expect("a player"), players.next().expect("another player"));
    let (mine, theirs) = (of(&*game, own), of(&*game, other));
    assert!(!mine.is_empty() && mine.iter().all(|it| !theirs.contains(it)), "{mine:?} {theirs:?}");
    let seen_as = briefly(&*game, own).begin;
    shares(&mut game, own, seen_as, Audience::Table).expect("players may share their own part");
    assert!(briefly(&*game, own).shares);
    assert!(mine.iter().all(|it| of(&*game, other).contains(it)), "now others see it");
    shares(&mut game, own, seen_as, Audience::Gm).expect("and stop sharing it");
    assert_eq!(of(&*game, other), theirs);
    assert_eq!(shares(&mut game, GM, 0, Audience::Table), Err("no_such_item"));
}

#[test]
fn a_fight_that_goes_on_is_not_analysed_for_players() {
    let (mut game, over) = fought_for(&BOOKS[0], 0, 60);
    assert!(!over);
    let begin = analysed(&*game, Lang::De, 0).begin;
    shares(&mut game, GM, begin, Audience::Table).expect("the game master may");
    assert_eq!(seen(&*game, player(1), Lang::De, 4).fights, 0);
}

/// A character who was hidden while ending a turn, and is known by now, was "somebody" for others then.
#[test]
fn somebody_hidden_then_has_no_name_in_what_happened() {
    const LISTENER: u64 = 9;
    let mut game = demo("zerospace");
    let does = |game: &mut Box<dyn AnyGame>, what: serde_json::Value| {
        acts(game, GM, serde_json::from_value(what).expect("a deed")).expect("it is possible");
    };
    let asked = |game: &dyn AnyGame| {
        let view = crate::json_of(&game.view(GM, Lang::De.into()));
        view["waiting"]["questions"][0]["id"].as_str().map(str::to_owned)
    };
    while let Some(question) = asked(&*game) {
        does(&mut game, json!({ "skip": { "question": question } }));
    }
    for command in [
        json!({ "set": { "turn": { "who": LISTENER } } }),
        json!({ "end_turn": { "by": LISTENER } }),
        json!({ "set": { "hidden": { "who": LISTENER, "on": false } } }),
        json!("end_conflict"),
    ] {
        does(&mut game, json!({ "command": command }));
    }
    let all = analysed(&*game, Lang::De, 4);
    let passes =
        |it: &InsightView| it.points.iter().any(|it| it.text == "Der Lauscher im Schacht tut nichts weiter.");
    assert!(passes(&all), "{:?}", all.points);
    shares(&mut game, GM, all.begin, Audience::Table).expect("the game master may");
    let others = seen(&*game, WATCH, Lang::De, 4);
    assert!(!others.points.is_empty() && !passes(&others), "{:?}", others.points);
}

/// The question whether an attack is in range comes before the log line with the attacker: until then, the log contains only a
/// warning.
#[test]
fn an_attack_that_waits_for_a_judgement_is_called_by_its_name() {
    let mut game = demo("sotc");
    let does = |game: &mut Box<dyn AnyGame>, what: Do| acts(game, GM, what).expect("it is possible");
    does(&mut game, Do::Say("turn to Die Rote Witwe".into()));
    does(&mut game, Do::Say("set Die Rote Witwe zone Kranbrücke".into()));
    does(&mut game, Do::Say("set Kapitänin Ida Brandt zone Kai".into()));
    does(&mut game, Do::Say("set switch ask-range ask".into()));
    does(&mut game, Do::Say("Die Rote Witwe attacks Kapitänin Ida Brandt with Nahkampfwaffen".into()));
    let view = crate::json_of(&game.view(GM, Lang::De.into()));
    assert_eq!(view["waiting"]["questions"][0]["kind"], "judge", "{}", view["waiting"]);
    let found = analysed(&*game, Lang::De, 4);
    let last = found.points.last().expect("a point");
    let attack = "Die Rote Witwe greift Kapitänin Ida Brandt an: Nahkampfwaffen";
    assert_eq!(last.text, format!("{attack}."));
    // The title of a what-if is not the warning either, if both are one entry.
    does(&mut game, Do::CallOff);
    does(&mut game, Do::Say("set switch ask-range automatic".into()));
    does(&mut game, Do::Say("Die Rote Witwe attacks Kapitänin Ida Brandt with Nahkampfwaffen".into()));
    let fork = game.fork(Lang::De, game.seq(), 7, "f").map_err(|it| it.text).expect("it can be left").0;
    let title = crate::json_of(&fork.view(GM, Lang::De.into()))["house"]["title"].clone();
    assert_eq!(title, format!("Was wäre, wenn: {attack}"));
}

#[test]
fn commands_stand_beside_what_else_was_possible() {
    let book = BOOKS.iter().find(|it| it.id == "zerospace").expect("a book");
    // Not every last option costs much.
    let found = (2..8).find_map(|seed| {
        let view = analysed(&*fought_badly(book, seed, 120).0, Lang::En, 16);
        // The sentence about a command ends with the action, that about an answer with a quotation.
        let is_command = |it: &&MomentView| {
            let given = it.answers.iter().find(|it| it.given).map(|it| it.label.trim_end_matches('.'));
            given.is_some_and(|given| it.sentence.trim_end_matches('.').ends_with(given))
        };
        view.costliest.iter().find(is_command).cloned()
    });
    let found = found.expect("a command that cost much");
    let given: Vec<bool> = found.answers.iter().map(|it| it.given).collect();
    assert_eq!(given.iter().filter(|it| **it).count(), 1, "{found:?}");
    assert!(!given[0] && (2..=6).contains(&given.len()), "another one was better: {found:?}");
    assert!(found.answers.is_sorted_by(|a, b| a.chance.value >= b.chance.value), "{found:?}");
    let labels: BTreeSet<&str> = found.answers.iter().map(|it| it.label.as_str()).collect();
    assert!(labels.len() == given.len() && !labels.contains(""), "{found:?}");
}

#[test]
fn only_the_player_concerned_reads_what_else_was_possible() {
    let (mut told, mut hidden, mut watched) = (0, 0, 0);
    for book in engines() {
        let found = (2..8).map(|seed| fought_badly(book, seed, 2_000)).find(|it| it.1);
        let (mut game, _) = found.unwrap_or_else(|| panic!("{}: no fight comes to an end", book.id));
        let begin = analysed(&*game, Lang::De, 0).begin;
        shares(&mut game, GM, begin, Audience::Table).expect("the game master may");
        let mut read = BTreeSet::new();
        for (seat, _) in (1..).zip(&game.house().seats[1..]) {
            let view = seen(&*game, player(seat), Lang::De, 4);
            for it in view.costliest.iter().filter(|it| !it.answers.is_empty()) {
                assert!(read.insert((it.seq, it.sentence.clone())), "{}: read by two: {it:?}", book.id);
                for name in names(&*game, GM).difference(&names(&*game, player(seat))) {
                    let is_told = |of: &AnswerInsightView| of.label.contains(name.as_str());
                    assert!(!it.answers.iter().any(is_told), "{}: {name} is hidden: {it:?}", book.id);
                    hidden += 1;
                }
            }
        }
        told += read.len();
        let moments = seen(&*game, WATCH, Lang::De, 4).costliest;
        assert!(moments.iter().all(|it| it.answers.is_empty()), "{}: {moments:?}", book.id);
        watched += moments.len();
    }
    assert!(told > 0 && hidden > 0 && watched > 0, "{told} told, {hidden} hidden, {watched} watched");
}
