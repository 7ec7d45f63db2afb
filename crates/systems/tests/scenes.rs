//! The laws of taking things off the table: they return with the same state, undoing restores them as well, and a file contains
//! the same at any other table. Checked with random games.

#![allow(clippy::unwrap_used)]

use schwung_play::{Random, laws};
use schwung_rulebook::Lang;
use schwung_systems::{AnyGame, Refusal, open};
use schwung_table::WireId;
use schwung_views::wire::{Ask, Do, NewTable, Reply, Role, Start, You};
use serde_json::Value;

use crate::commits::{GM, PLAYER, WATCH, deed, pick};

/// The books whose actors can be taken off the table.
const BOOKS: [&str; 5] = ["sotc", "malmsturm", "freefate", "zerospace", "daemmersturm"];
/// Number of games of each book, unless `LAWS_GAMES` says otherwise.
const GAMES: u32 = 1;
/// Number of deeds tried in each game.
const DEEDS: usize = 160;
/// Number of deeds between two attempts.
const EVERY: usize = 8;
/// Actors have smaller numbers than this in these games.
const ACTORS: u8 = 40;

struct Law {
    book: &'static str,
    random: Random,
    dice: Random,
    /// Number of things taken off: all, those without any loss outside of conflicts, and those with the scene.
    taken: usize,
    whole: usize,
    scenes: usize,
}

fn begin(start: Start, dice: &mut Random) -> Box<dyn AnyGame> {
    let new = NewTable { start, gm: "Mira".into(), title: String::new(), lang: "de".into() };
    open(&new, 7, "open", dice).map_err(|it| it.join("\n")).unwrap().0
}

/// The scene as each viewer sees it. New aspects and gear have other numbers, and aspects another order.
fn seen(table: &dyn AnyGame) -> [Value; 3] {
    [GM, PLAYER, WATCH].map(|you| {
        let mut scene = crate::json_of(&table.view(you, Lang::De.into()).scene);
        settle(&mut scene);
        scene
    })
}

fn settle(value: &mut Value) {
    match value {
        Value::Object(fields) => {
            // The last action, not the state.
            fields.remove("clash");
            if let Some(aspect) = fields.get_mut("aspect") {
                *aspect = Value::Null;
            }
            for item in fields.get_mut("gear").and_then(Value::as_array_mut).into_iter().flatten() {
                item["id"] = Value::Null;
            }
            fields.values_mut().for_each(settle);
        }
        Value::Array(list) => {
            list.iter_mut().for_each(settle);
            if list.iter().any(|it| it.get("aspect").is_some()) {
                list.sort_by_key(Value::to_string);
            }
        }
        _ => {}
    }
}

/// The places in which two views differ.
fn compare(at: &str, then: &Value, now: &Value, found: &mut Vec<String>) {
    match (then, now) {
        (Value::Object(a), Value::Object(b)) if a.keys().eq(b.keys()) => {
            a.iter().for_each(|(key, value)| compare(&format!("{at}/{key}"), value, &b[key], found));
        }
        (Value::Array(a), Value::Array(b)) if a.len() == b.len() => {
            let pairs = a.iter().zip(b).enumerate();
            pairs.for_each(|(n, (a, b))| compare(&format!("{at}/{n}"), a, b, found));
        }
        (then, now) if then == now => {}
        (then, now) => found.push(format!("{at}: {then} became {now}")),
    }
}

/// Whether there are turns, which continue while characters are away.
fn has_turns(scene: &Value) -> bool {
    match scene {
        Value::Object(fields) => {
            fields.iter().any(|(key, value)| key == "conflict" && !value.is_null() || has_turns(value))
        }
        _ => false,
    }
}

/// The names of all actors in a view.
fn names(scene: &Value, all: &mut Vec<String>) {
    match scene {
        Value::Object(fields) => {
            if let (Some(Value::String(name)), true) = (fields.get("name"), fields.contains_key("seat")) {
                all.push(name.to_lowercase());
            }
            fields.values().for_each(|it| names(it, all));
        }
        Value::Array(list) => list.iter().for_each(|it| names(it, all)),
        _ => {}
    }
}

/// The tables of a file; items, which have no order, sorted at the end.
fn tables(body: &str) -> Vec<&str> {
    let is_item = |it: &&str| it.starts_with("[[item]]");
    let all = || body.trim_end().split("\n\n");
    let mut items: Vec<&str> = all().filter(is_item).collect();
    items.sort_unstable();
    all().filter(|it| !is_item(it)).chain(items).collect()
}

/// A file without the parts that describe its table.
fn at_any_table(body: &str) -> String {
    let mut own = vec!["scene = ", "stood = ", "known-by = ", "tag = "];
    // The title and unused sides belong to a table of Dämmersturm, not to a scene.
    if body.starts_with("system = \"daemmersturm\"") {
        own.extend(["title = ", "sides = "]);
    }
    let lines = body.lines().filter(|line| !own.iter().any(|it| line.starts_with(it)));
    let mut text = lines.collect::<Vec<_>>().join("\n");
    for key in ["known-by = [", "tag = \"", "stood = \""] {
        while let Some(at) = text.find(key) {
            let close = if key.ends_with('[') { ']' } else { '"' };
            let end = at + key.len() + text[at + key.len()..].find(close).unwrap() + 1;
            let (from, to) = match (text[..at].ends_with(", "), text[end..].starts_with(", ")) {
                (_, true) => (at, end + 2),
                (true, false) => (at - 2, end),
                (false, false) => (at, end),
            };
            text.replace_range(from..to, "");
        }
    }
    text
}

impl Law {
    fn act(&mut self, table: &mut dyn AnyGame, you: You, what: Do) -> Result<(), Refusal> {
        let parsed = table.parse(Lang::De, what)?;
        let id = format!("law-{}", table.seq());
        let decided = table.decide(you, Lang::De, &id, 8, &parsed, &mut self.dice)?;
        table.commit(decided).unwrap();
        Ok(())
    }

    fn losses(table: &dyn AnyGame, actors: &[u8], scene: bool) -> Result<Vec<String>, Refusal> {
        match table.ask(
            GM,
            Lang::De.into(),
            Ask::TakeOff { actors: actors.iter().map(|it| WireId(u32::from(*it))).collect(), scene },
        )? {
            Reply::TakeOff(losses) => Ok(losses),
            other => panic!("{other:?}"),
        }
    }

    fn off(&mut self, table: &mut dyn AnyGame, actors: &[u8], scene: bool) -> Result<String, Refusal> {
        self.act(
            table,
            GM,
            Do::TakeOff {
                actors: actors.iter().map(|it| WireId(u32::from(*it))).collect(),
                scene,
                name: "Weg".into(),
            },
        )?;
        Ok(table.house().shelf.last().unwrap().body.clone())
    }

    fn back(&mut self, table: &mut dyn AnyGame, new_scene: bool) {
        let item = Some(table.house().shelf.last().unwrap().id);
        self.act(table, GM, Do::Stage { body: None, item, new_scene }).unwrap();
    }

    /// Takes some of the removable characters off a copy of the table, in every way.
    fn attempt(&mut self, table: &dyn AnyGame, seed: u64) {
        let can_go = (0..ACTORS).filter(|it| Law::losses(table, &[*it], false).is_ok());
        let can_go: Vec<u8> = can_go.collect();
        let some: Vec<u8> = can_go.iter().copied().filter(|_| self.random.below(2) == 0).collect();
        let scene = self.random.below(3) == 0;
        let some = if some.is_empty() && !scene {
            pick(&can_go, &mut self.random).copied().into_iter().collect()
        } else {
            some
        };
        let Ok(losses) = Law::losses(table, &some, scene) else { return };
        let context = format!("{}, game {seed}, record {}: {some:?} {scene}", self.book, table.seq());

        let before = seen(table);
        // A sheet can be given a name already in use; the returning character then gets another one.
        let mut all = Vec::new();
        names(&before[0], &mut all);
        all.sort();
        if all.windows(2).any(|it| it[0] == it[1]) {
            return;
        }
        let mut here = table.snapshot();
        let body = self.off(&mut *here, &some, scene).unwrap();
        for actor in &some {
            assert_eq!(Law::losses(&*here, &[*actor], false).unwrap_err().code, "cannot_go", "{context}");
        }
        let mut undone = here.snapshot();
        let to = undone.number(GM, undone.seq());
        self.act(&mut *undone, GM, Do::Undo { to, keep_dice: false }).unwrap();
        assert_eq!(seen(&*undone), before, "undone: {context}");
        assert_eq!(undone.house().shelf.last().unwrap().body, body, "{context}");

        self.back(&mut *here, scene);
        self.taken += 1;
        self.scenes += usize::from(scene);
        if losses.is_empty() && !has_turns(&before[0]) {
            self.is_whole(&*here, &before, false, &context, &body);
        }
        let again = self.off(&mut *here, &some, scene).unwrap();
        assert_eq!(tables(&again), tables(&body), "{context}");
        if scene {
            self.elsewhere(&body, &context);
        }
    }

    /// Checks that the table is the same as before, except for the numbers of new things.
    fn is_whole(&mut self, table: &dyn AnyGame, before: &[Value], anew: bool, context: &str, body: &str) {
        self.whole += 1;
        for (now, then) in seen(table).iter().zip(before) {
            let mut found = Vec::new();
            compare("", then, now, &mut found);
            found.retain(|it| !anew || !it.contains("/id: "));
            assert_eq!(found, Vec::<String>::new(), "{context}\n{body}");
        }
    }

    /// Adds a scene to another, empty table, takes it off there and returns it.
    fn elsewhere(&mut self, body: &str, context: &str) {
        let start = Start::Empty { system: self.book.to_owned() };
        let mut other = begin(start, &mut self.dice);
        self.act(&mut *other, GM, Do::Stage { body: Some(body.into()), item: None, new_scene: true })
            .unwrap();
        let all: Vec<u8> = (0..ACTORS).filter(|it| Law::losses(&*other, &[*it], false).is_ok()).collect();
        let (losses, before) = (Law::losses(&*other, &all, true).unwrap(), seen(&*other));
        let off = self.off(&mut *other, &all, true).unwrap();
        let (again, body) = (at_any_table(&off), at_any_table(body));
        assert_eq!(tables(&again), tables(&body), "{context}");
        if losses.is_empty() && !has_turns(&before[0]) {
            self.back(&mut *other, true);
            self.is_whole(&*other, &before, true, context, &off);
        }
    }

    fn play(&mut self, seed: u64) {
        let start = Start::Demo { system: self.book.to_owned() };
        let mut table = begin(start, &mut self.dice);
        for n in 0..DEEDS {
            let what = deed(&*table, &mut self.random);
            let _ = self.act(&mut *table, GM, what);
            if n % EVERY == 0 {
                self.attempt(&*table, seed);
            }
        }
    }
}

#[test]
fn what_is_taken_off_comes_back_as_it_was() {
    for book in BOOKS {
        let games = laws::games(GAMES);
        let (random, dice) = (Random::new(0), Random::new(1));
        let mut law = Law { book, random, dice, taken: 0, whole: 0, scenes: 0 };
        for seed in 0..u64::from(games) {
            (law.random, law.dice) = (Random::new(seed), Random::new(seed ^ 0x0ff));
            law.play(seed);
        }
        let games = games as usize;
        // In Dämmersturm, some relation between leaving and remaining characters is always lost, so only files are compared.
        let whole = usize::from(book != "daemmersturm");
        let (taken, scenes) = (law.taken, law.scenes);
        assert!(
            taken >= 2 * games && law.whole >= whole && scenes > 0,
            "{book}: {taken} {} {scenes}",
            law.whole
        );
    }
}

#[test]
fn a_consequence_returns_without_words_if_it_had_none() {
    for book in ["sotc", "malmsturm", "freefate"] {
        let (random, dice) = (Random::new(0), Random::new(1));
        let mut law = Law { book, random, dice, taken: 0, whole: 0, scenes: 0 };
        let mut table = begin(Start::Empty { system: book.to_owned() }, &mut Random::new(1));
        let body = "[[character]]\nname = \"Grimm\"\n\
                    [[character.consequence]]\nseverity = \"mild\"\n\
                    [[character.consequence]]\nseverity = \"severe\"\ntext = \"Blind\"\n";
        let stage = Do::Stage { body: Some(body.into()), item: None, new_scene: false };
        law.act(&mut *table, GM, stage).unwrap();
        let words = |table: &dyn AnyGame| -> Vec<String> {
            let scene = crate::json_of(&table.view(GM, Lang::De.into()).scene);
            let all = scene["fate"]["actors"][0]["consequences"].as_array().unwrap();
            all.iter().map(|it| it["text"].as_str().unwrap().to_owned()).collect()
        };
        assert_eq!(words(&*table), ["", "Blind"], "{book}");
        law.off(&mut *table, &[0], false).unwrap();
        law.back(&mut *table, false);
        assert_eq!(words(&*table), ["", "Blind"], "{book}");
    }
}

#[test]
fn only_the_game_master_takes_anybody_off() {
    for book in BOOKS {
        let mut dice = Random::new(1);
        let table = begin(Start::Demo { system: book.to_owned() }, &mut dice);
        let can_go = (0..ACTORS).find(|it| Law::losses(&*table, &[*it], false).is_ok()).unwrap();
        for you in [PLAYER, WATCH, You { role: Role::Player, seat: Some(0) }] {
            for actors in [vec![can_go], vec![], vec![ACTORS]] {
                let actors = actors.into_iter().map(|it| WireId(it.into())).collect();
                let asked = table.ask(you, Lang::De.into(), Ask::TakeOff { actors, scene: true });
                assert_eq!(asked.unwrap_err().code, "gm_only", "{book}");
            }
        }
        let nobody = table.ask(GM, Lang::De.into(), Ask::TakeOff { actors: vec![], scene: false });
        assert_eq!(nobody.unwrap_err().code, "cannot_go", "{book}");
        for actors in [vec![u8::MAX], vec![can_go, 99]] {
            let actors = actors.into_iter().map(|it| WireId(it.into())).collect();
            let unknown = table.ask(GM, Lang::De.into(), Ask::TakeOff { actors, scene: false });
            assert_eq!(unknown.unwrap_err().code, "cannot_go", "{book}");
        }
    }
}
