//! Every rule can be tried: its play is repeated at a table, step by step.

#![allow(clippy::unwrap_used)]

use std::{collections::BTreeMap, path::Path};

use schwung_engine::{AnyGame, NoSandbox, Opener};
use schwung_log::Roller;
use schwung_messages::{Rungs, Tongue};
use schwung_plays::Play;
use schwung_rulebook::Lang;
use schwung_systems::{Book, load, play_of, ready_characters, sandbox, texts, with_script};
use schwung_transcript::{PlayOf, Script, StateOf, Strict, Strictness};
use schwung_views::wire::{PlayStepKind, PlayStepView, Role, You};

fn path_of(play: &Play) -> std::path::PathBuf {
    let (folder, file) = play.name.split_once('-').unwrap();
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../plays").join(folder).join(format!("{file}.play"))
}

/// Compares the steps of an embedded play with the output of the play runner for its file, block by block: the log, the scene,
/// the status of each character, and refusals.
fn same_as_run<S: Script>(play: &Play, steps: &[PlayStepView], lang: Lang) {
    let (name, c) = (play.name, texts(lang, play.system));
    let file = PlayOf::<S>::read(&path_of(play)).unwrap();
    let own = texts(file.lang, play.system);
    let report = schwung_transcript::run(&file, &own, &mut Strict, Strictness::Test);
    assert!(report.is_ok(), "{name}");
    let told = |state: &StateOf<S>| -> Vec<String> {
        let statuses = S::actors(state).into_iter().map(|it| S::status(&c, state, it.0));
        S::scene(&c, state).into_iter().chain(statuses).collect()
    };
    assert_eq!(steps[0].kind, PlayStepKind::Scene, "{name}");
    let (mut at, mut table) = (1, steps[0].table.clone().unwrap());
    assert_eq!(table, told(&file.start), "{name}");
    let afters = report.blocks.iter().skip(1).map(|it| &it.before).chain([&report.end]);
    for (block, after) in report.blocks.iter().zip(afters) {
        let of_block = &steps[at..at + block.steps.len()];
        at += block.steps.len();
        let lines = of_block.iter().flat_map(|it| &it.lines).flat_map(|it| it.text.lines());
        // A table has different texts for facts set by hand.
        let is_set = of_block.iter().any(|it| it.said.starts_with("set") || it.said.contains(": set"));
        if lang == file.lang && !is_set {
            assert_eq!(lines.collect::<Vec<_>>(), block.log, "{name}, line {}", block.line);
        }
        if let Some(last) = of_block.iter().rev().find_map(|it| it.table.clone()) {
            table = last;
        }
        assert_eq!(table, told(after), "{name}, line {}", block.line);
    }
    assert_eq!(at, steps.len(), "{name}");
}

#[test]
fn every_play_gives_at_each_step_what_the_runner_of_plays_gives() {
    for (n, play) in schwung_plays::all().iter().enumerate() {
        let engine = Book::find(play.system).unwrap().engine;
        let lang = Lang::ALL[n % 2];
        let steps = engine.steps(&play.text(), play.system, lang);
        let steps = steps.unwrap_or_else(|errors| panic!("{}: {errors:?}", play.name));
        with_script!(play.system, S => same_as_run::<S>(play, &steps, lang));
    }
}

/// Unused dice: each play contains its own.
struct NoDice;

impl Roller for NoDice {
    fn die(&mut self, _: u32) -> u32 {
        1
    }
}

#[test]
fn a_sandbox_begins_where_the_step_ends() {
    let gm = You { role: Role::Gm, seat: Some(0) };
    let tongue = Tongue { lang: Lang::En, rungs: Rungs::default() };
    for play in schwung_plays::all().iter().step_by(12) {
        let engine = Book::find(play.system).unwrap().engine;
        let steps = engine.steps(&play.text(), play.system, Lang::En).unwrap();
        for (n, step) in steps.iter().enumerate().step_by(3) {
            let by =
                Opener { gm: "", title: "A rule", lang: Lang::En, at: 5, id: "try", roller: &mut NoDice };
            let (game, opened) = engine.play(&play.text(), play.system, n, None, &by).unwrap();
            let view = game.view(gm, tongue);
            assert_eq!(view.sentence, step.sentence, "{}, step {n}", play.name);
            assert_eq!(view.waiting.map(|it| it.questions).unwrap_or_default(), step.asked, "{}", play.name);
            assert!(view.house.what_if.is_some(), "it is marked");
            let again = load(&opened.system, opened.bodies).unwrap();
            assert_eq!(again.state_hash(), game.state_hash(), "{}, step {n}", play.name);
        }
    }
}

#[test]
fn the_play_of_a_rule_begins_where_the_rule_acts() {
    let (mut shown, mut named) = (0, 0);
    for rule in schwung_rulebook::all().iter().step_by(10) {
        let Some(play) = play_of(rule.id, None, Lang::De) else { continue };
        let play = play.unwrap();
        assert!(usize::try_from(play.at).unwrap() < play.steps.len(), "{}", rule.id);
        assert_eq!(play.instead_of.is_some(), play.rule.id != rule.id, "{}", rule.id);
        shown += 1;
        named += usize::from(play.named);
        // A sandbox continues the play that is shown, whether or not it is named.
        let at = usize::try_from(play.at).unwrap();
        let by = Opener { gm: "", title: "", lang: Lang::De, at: 5, id: "try", roller: &mut NoDice };
        let (game, _) = sandbox(rule.id, None, at, None, by).unwrap().unwrap();
        let gm = You { role: Role::Gm, seat: Some(0) };
        let (view, step) = (game.view(gm, Lang::De.into()), &play.steps[at]);
        let asked = view.waiting.map(|it| it.questions).unwrap_or_default();
        assert_eq!((view.sentence, asked), (step.sentence.clone(), step.asked.clone()), "{}", rule.id);
    }
    assert!(shown >= 100 && named >= 81, "{named} of {shown}");
}

#[test]
fn a_play_opens_at_the_step_that_it_marks_for_a_rule() {
    let mut marked = 0;
    for (n, play) in schwung_plays::all().iter().enumerate() {
        for rule in play.proves.iter().filter(|it| play.marked(it).is_some()) {
            marked += 1;
            // Playing all of them takes too long.
            if n % 8 > 0 {
                continue;
            }
            let shown = play_of(rule, Some(play.name), Lang::En).unwrap().unwrap();
            let steps = &shown.steps[..=usize::try_from(shown.at).unwrap()];
            assert!(shown.named, "{rule}");
            // It is the command, roll or answer below the mark, or its result.
            let first = shown.steps.len() - play.steps + play.marked(rule).unwrap();
            assert!(steps.len() > first, "{rule}");
            let later = &steps[first + 1..];
            assert!(later.iter().all(|it| it.kind != PlayStepKind::Command), "{rule}");
        }
    }
    assert!(marked >= 330, "{marked}");
}

/// The people of a scene: their numbers and names, sides and places, in the order of the view.
fn people(game: &dyn AnyGame) -> Vec<[String; 4]> {
    let gm = You { role: Role::Gm, seat: Some(0) };
    let view = crate::json_of(&game.view(gm, Lang::En.into()));
    let scene = view["scene"].as_object().unwrap().values().next().unwrap().clone();
    let people = scene.get("people").or(scene.get("actors")).unwrap().as_array().unwrap();
    people.iter().map(|it| ["id", "name", "side", "zone"].map(|key| it[key].to_string())).collect()
}

#[test]
fn ones_own_character_takes_the_place_of_the_one_who_acts() {
    let (mut seen, mut has_gone) = (BTreeMap::new(), false);
    for (n, play) in schwung_plays::all().iter().enumerate() {
        if n % 12 > 0 && play.name != "sotc-companion-back-has-no-turn" {
            continue;
        }
        let book = Book::find(play.system).unwrap();
        let own = ready_characters(book, Lang::En).remove(0);
        let text = play.text();
        // A companion that acts on its own leaves with the replaced character.
        let has_companion = text.contains("[[character.companion]]");
        let steps = book.engine.steps(&text, play.system, Lang::En).unwrap();
        for (n, step) in steps.iter().enumerate().step_by(4) {
            let Some(stands) = &step.stands_in else { continue };
            let open = |step: usize, own: Option<&str>| {
                let by = Opener { gm: "", title: "", lang: Lang::En, at: 5, id: "try", roller: &mut NoDice };
                book.engine.play(&text, play.system, step, own, &by).unwrap()
            };
            let (with, opened) = open(n, Some(&own.body));
            let (without, _) = open(usize::try_from(stands.after).unwrap(), None);
            let (now, before) = (people(&*with), people(&*without));
            let stays = |it: &&[String; 4]| now.iter().any(|now| now[0] == it[0]);
            let differ: Vec<_> = before.iter().filter(stays).zip(&now).filter(|it| it.0 != it.1).collect();
            let name = |it: &[String; 4]| it[1].trim_matches('"').to_owned();
            let at = format!("{}, step {n}", play.name);
            let gone = before.len() - now.len();
            assert!(gone <= usize::from(has_companion), "{at}");
            has_gone |= gone > 0;
            if stands.of != own.name {
                let [(old, new)] = differ[..] else { panic!("{at}: {differ:?}") };
                assert_eq!(name(old), stands.of, "{at}");
                assert!(name(new).starts_with(&own.name), "{at}");
                assert_eq!([&old[0], &old[2], &old[3]], [&new[0], &new[2], &new[3]], "{at}");
            }
            let gm = You { role: Role::Gm, seat: Some(0) };
            assert!(with.view(gm, Lang::En.into()).waiting.is_none(), "{at}");
            let note = with.lines(gm, Lang::En.into(), without.seq(), with.seq());
            assert!(note.iter().any(|it| it.text.contains("stands in for")), "{at}: {note:?}");
            assert_eq!(with.seq(), without.seq() + 2, "what is undone, and a note: {at}");
            assert_eq!(load(&opened.system, opened.bodies).unwrap().state_hash(), with.state_hash(), "{at}");
            *seen.entry(play.system).or_insert(0) += 1;
        }
    }
    assert!(seen.len() == 5 && seen.values().all(|it| *it >= 3), "{seen:?}");
    assert!(has_gone, "no companion was there");
}

#[test]
fn a_character_that_does_not_fit_is_refused() {
    let play = schwung_plays::all().iter().find(|it| it.name == "sotc-first").unwrap();
    let book = Book::find("sotc").unwrap();
    let refused = |own: &str, lang| {
        let by = Opener { gm: "", title: "", lang, at: 5, id: "try", roller: &mut NoDice };
        match book.engine.play(&play.text(), "sotc", 1, Some(own), &by) {
            Err(NoSandbox::Character(why)) => why.join(" "),
            other => panic!("{other:?}", other = other.map(|it| it.1)),
        }
    };
    let stranger = ready_characters(Book::find("zerospace").unwrap(), Lang::En).remove(0).body;
    assert!(refused(&stranger, Lang::En).contains("ZeroSpace"), "{}", refused(&stranger, Lang::En));
    let thugs = "system = \"sotc\"\n[[minions]]\nname = \"Thugs\"\nquality = \"fair\"\nkind = \"physical\"\ncount = 3\n";
    assert!(refused(thugs, Lang::De).contains("einzelne Figur"), "{}", refused(thugs, Lang::De));
    assert_ne!(refused("?", Lang::De), refused("?", Lang::En));
}
