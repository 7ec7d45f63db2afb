//! Every rule can be tried: its play is repeated at a table, step by step.

#![allow(clippy::unwrap_used)]

use std::path::Path;

use schwung_engine::Opener;
use schwung_log::Roller;
use schwung_messages::{Rungs, Tongue};
use schwung_plays::Play;
use schwung_rulebook::Lang;
use schwung_systems::{Book, load, play_of, sandbox, texts, with_script};
use schwung_transcript::{PlayOf, Script, StateOf, Strict, Strictness};
use schwung_views::wire::{PlayStepKind, PlayStepView, Role, You};

fn path_of(play: &Play) -> std::path::PathBuf {
    let (folder, file) = play.name.split_once('-').unwrap();
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../plays").join(folder).join(format!("{file}.play"))
}

/// Compares the steps of an embedded play with what the runner of plays makes of its file, block by block: the log, the scene
/// and everybody's status, and what is refused.
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
        // A table has words of its own for what is set by hand.
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

/// Dice that no play needs: it brings its own.
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
            let (game, opened) = engine.play(&play.text(), play.system, n, &by).unwrap();
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
        // A sandbox goes on from the play that is shown, whether or not it is named.
        let at = usize::try_from(play.at).unwrap();
        let (game, _) = sandbox(rule.id, None, at, Lang::De, 5, "try", &mut NoDice).unwrap().unwrap();
        let gm = You { role: Role::Gm, seat: Some(0) };
        let (view, step) = (game.view(gm, Lang::De.into()), &play.steps[at]);
        let asked = view.waiting.map(|it| it.questions).unwrap_or_default();
        assert_eq!((view.sentence, asked), (step.sentence.clone(), step.asked.clone()), "{}", rule.id);
    }
    assert!(shown >= 100 && named >= 50, "{named} of {shown}");
}
