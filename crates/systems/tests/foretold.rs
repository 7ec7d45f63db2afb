//! The law of forecasts: the effect of a hit that the table predicts is the one that the log and the sheet show afterwards.
//! Checked with random fights of every book, in both languages.

#![allow(clippy::unwrap_used)]

use std::collections::BTreeMap;

use crate::{
    commits::{GM, pick},
    plans::{Playing, answer, legal, some_command},
};
use schwung_play::{Random, laws};
use schwung_rulebook::Lang;
use schwung_systems::BOOKS;
use schwung_table::WireId;
use schwung_views::{
    form::put,
    wire::{
        Ask, ChoiceView, CommandText, Do, FieldKind, QuestionView, Reply, SceneView, View, ZeroSpaceScene,
    },
};
use serde_json::{Value, json};

/// Number of games of each book, unless `LAWS_GAMES` says otherwise.
const GAMES: u32 = 1;
/// Number of actions tried in each game.
const ACTIONS: usize = 45;
/// Maximum number of questions of one action.
const MOST_ASKED: usize = 60;

/// A character: id, name, and the remaining endurance or life points.
type Person = (WireId, String, Option<u16>);

/// The view of the game master.
struct Seen {
    asked: Vec<QuestionView>,
    people: Vec<Person>,
    turn: Option<WireId>,
    /// The effect of a success of the current attack, and its target.
    stake: Option<(WireId, String)>,
}

impl Seen {
    fn of(view: View) -> Seen {
        let asked = view.waiting.map_or_else(Vec::new, |it| it.questions);
        match view.scene {
            SceneView::ZeroSpace(scene) => Seen {
                people: scene
                    .actors
                    .iter()
                    .map(|it| (it.id, it.name.clone(), it.endurance.now.map(u16::from)))
                    .collect(),
                turn: scene.round.as_ref().and_then(|it| it.turn),
                stake: stake(&scene),
                asked,
            },
            SceneView::Daemmersturm(scene) => Seen {
                people: scene.people.iter().map(|it| (it.id, it.name.clone(), it.life.now)).collect(),
                turn: scene.combat.as_ref().and_then(|it| it.turn),
                stake: None,
                asked,
            },
            SceneView::Fate(scene) => Seen {
                people: Vec::new(),
                turn: scene.conflict.as_ref().and_then(|it| it.turn),
                stake: None,
                asked,
            },
        }
    }

    /// The losses in these lines: the character, and the numbers of the line.
    fn losses(&self, lines: &[String]) -> Vec<(WireId, Vec<u32>)> {
        let of = |line: &String| {
            let has = |words: &[&str]| words.iter().any(|it| line.contains(it));
            if !has(&[" loses ", " verliert ", " takes ", " nimmt "])
                || !has(&["endurance", "Ausdauer", "LP"])
            {
                return None;
            }
            let named = self.people.iter().filter(|it| line.starts_with(&it.1));
            let (who, name, _) = named.max_by_key(|it| it.1.len())?;
            Some((*who, numbers(&line[name.len()..])))
        };
        lines.iter().filter_map(of).collect()
    }
}

fn stake(scene: &ZeroSpaceScene) -> Option<(WireId, String)> {
    let clash = scene.clash.as_ref().filter(|it| !it.over && !it.stake.is_empty())?;
    // Without the lead, the margin of success is open.
    Some((clash.against.as_ref()?.actor?, clash.stake.clone())).filter(|it| !it.1.contains(';'))
}

/// A random fight, read in one language.
struct Fight {
    at: Playing,
    lang: Lang,
    random: Random,
    /// Number of forecasts that came true.
    kept: usize,
    /// Number of losses for which the sheet agrees with the log.
    shown: usize,
}

impl Fight {
    fn new(book: &str, seed: u64) -> Fight {
        let (lang, random) = (Lang::ALL[usize::from(seed.is_multiple_of(2))], Random::new(seed ^ 0xf0));
        let mut fight = Fight { at: Playing::new(book, seed), lang, random, kept: 0, shown: 0 };
        if book == "zerospace" {
            let on = seed % 4 > 1;
            let set = json!({ "set": { "switches": { "margin": on } } });
            assert!(fight.at.act(Do::Command(CommandText::of(&set).unwrap())));
        }
        fight
    }

    fn seen(&self) -> Seen {
        Seen::of(self.at.view(self.lang))
    }

    /// The lines of the log since a record.
    fn lines(&self, since: u64) -> Vec<String> {
        let table = &self.at.table;
        let lines = table.lines(GM, self.lang.into(), since, table.seq());
        lines.into_iter().map(|it| it.text).collect()
    }

    /// An attack by the character whose turn it is, if that is possible.
    fn attack(&mut self, turn: Option<WireId>) -> Option<Do> {
        let ask = Ask::Forms { actor: Some(turn?) };
        let Ok(Reply::Forms(forms)) = self.at.table.ask(GM, self.lang.into(), ask) else { return None };
        let attacks = forms.into_iter().filter(|it| it.barred.is_none() && it.verb.contains("attack"));
        let attacks: Vec<_> = attacks.collect();
        let form = pick(&attacks, &mut self.random).filter(|_| self.random.below(8) > 0)?;
        let mut inner = Value::Object(form.fixed.clone());
        for field in form.fields.iter().filter(|it| !it.optional) {
            let free = match &field.kind {
                FieldKind::One(options) => options.iter().filter(|it| it.barred.is_none()).collect(),
                _ => Vec::new(),
            };
            let any = pick(&free, &mut self.random).map(|it| it.value.clone());
            let aims = field.name.ends_with("on");
            let usual = field.value.clone().filter(|_| !aims).or(any).or_else(|| field.value.clone());
            if let Some(value) = usual {
                put(&mut inner, &field.name, value);
            }
        }
        Some(Do::Command(CommandText::of(&json!({ form.verb.as_str(): inner })).unwrap()))
    }

    /// Plays an action to its end.
    fn action(&mut self, context: &str) {
        let mut before = self.seen();
        // Order of turns, and other events before an action.
        for _ in 0..MOST_ASKED {
            let Some(first) = before.asked.first() else { break };
            self.at.act(Do::Skip { question: first.id.clone() });
            before = self.seen();
        }
        let what = self.attack(before.turn).or_else(|| some_command(&*self.at.table, &mut self.random));
        let Some(what) = what else { return };
        let mut since = self.at.table.seq();
        if !self.at.act(what) {
            return;
        }
        let mut stake: Option<(WireId, String)> = None;
        for _ in 0..MOST_ASKED {
            let (lines, seen) = (self.lines(since), self.seen());
            let losses = seen.losses(&lines);
            self.compare_sheets(&seen, &losses, &lines, context);
            if let Some((on, text)) = stake.take() {
                self.compare_hit(&seen, on, &text, &losses, &lines, context);
            }
            let Some(first) = seen.asked.first() else { return };
            (stake, since) = (seen.stake, self.at.table.seq());
            let decides = seen.asked.len() == 1 && first.roll.is_none() && self.random.below(8) > 0;
            if !decides || !(self.after(first, context) || self.answered(first, &seen.people, context)) {
                self.at.act(Do::Skip { question: first.id.clone() });
            }
        }
        self.at.act(Do::CallOff);
    }

    /// The amount left in the last log line is the one on the sheet, unless a character was healed in the same record.
    fn compare_sheets(
        &mut self,
        seen: &Seen,
        losses: &[(WireId, Vec<u32>)],
        lines: &[String],
        context: &str,
    ) {
        let heals = ["heal", "heil", "recover", "erhol", "undone", "revive"];
        if lines.iter().any(|line| heals.iter().any(|it| line.contains(it))) {
            return;
        }
        let last: BTreeMap<_, _> = losses.iter().map(|(who, told)| (*who, told)).collect();
        for (who, told) in last {
            // ZeroSpace also shows the maximum.
            let after = usize::from(!lines.iter().any(|it| it.contains(" LP")));
            let left = told.len().checked_sub(1 + after).and_then(|it| u16::try_from(told[it]).ok());
            let sheet = seen.people.iter().find(|it| it.0 == who).and_then(|it| it.2);
            assert_eq!(left, sheet, "{context}: {lines:?}");
            self.shown += 1;
        }
    }

    /// A hit has the effect that the panel predicted.
    fn compare_hit(
        &mut self,
        seen: &Seen,
        on: WireId,
        foretold: &str,
        losses: &[(WireId, Vec<u32>)],
        lines: &[String],
        context: &str,
    ) {
        if let Some((_, told)) = losses.iter().find(|it| it.0 == on) {
            self.same(foretold, told, context);
        }
        let name = &seen.people.iter().find(|it| it.0 == on).unwrap().1;
        let says = |words: &[&str]| {
            lines
                .iter()
                .any(|it| it.starts_with(name) && words.iter().any(|word| it[name.len()..].starts_with(word)))
        };
        let is_out = [" is out:", " is dead", " ist ausgeschaltet", " ist tot"];
        if says(&is_out) {
            let out = ["out of the fight", "ausgeschaltet"];
            assert!(out.iter().any(|it| foretold.contains(it)), "{context}: {foretold} {lines:?}");
            self.kept += 1;
        }
        let down = says(&[" has no endurance left", " hat keine Ausdauer mehr"]);
        if down {
            assert!(
                foretold.contains("unconscious") || foretold.contains("bewusstlos"),
                "{context}: {foretold}"
            );
        }
    }

    fn same(&mut self, foretold: &str, told: &[u32], context: &str) {
        let numbers = numbers(foretold);
        let [damage, left @ ..] = &numbers[..] else { panic!("{context}: {foretold}") };
        assert!(told.len() > left.len(), "{context}: {foretold} {told:?}");
        assert_eq!((damage, left), (&told[0], &told[told.len() - left.len()..]), "{context}: {foretold}");
        self.kept += 1;
    }

    /// Gives an answer, preferably one whose label contains its effect.
    fn answered(&mut self, question: &QuestionView, people: &[Person], context: &str) -> bool {
        let says = |label: &str| label.contains(" LP");
        let chosen = question.choices.iter().position(|it| says(&it.label) && self.random.below(3) > 0);
        let Some(choice) = chosen.or_else(|| legal(question, &mut self.random)) else { return false };
        let label = &question.choices[choice].label;
        let since = self.at.table.seq();
        if !self.at.act(answer(question.id.clone(), choice)) {
            return false;
        }
        if says(label) {
            let seen = Seen { people: people.to_vec(), ..self.seen() };
            let losses = seen.losses(&self.lines(since));
            // Another person may be asked first.
            match losses.iter().find(|it| question.actor == Some(it.0)) {
                Some((_, told)) => self.same(label.rsplit_once(": ").unwrap().1, told, context),
                None => assert!(!seen.asked.is_empty(), "{context}: {label}"),
            }
        }
        true
    }

    /// Adds nothing more, and compares the next question with the one that was predicted.
    fn after(&mut self, question: &QuestionView, context: &str) -> bool {
        let Some(plan) = &question.plan else { return false };
        let (Some(foretold), Some(pass)) = (&plan.after, plan.pass) else { return false };
        if !self.at.act(answer(question.id.clone(), pass)) {
            return false;
        }
        while let [next] = &self.seen().asked[..] {
            if next.roll.is_some() {
                break;
            }
            if next.kind == foretold.kind && next.actor == question.actor {
                // The label of a choice that still needs words names the consequence, as the question for them does.
                let consequence = |label: &str| {
                    let named = label.strip_prefix("Take a ").filter(|_| foretold.kind == "word");
                    named.is_some_and(|it| next.sentence.contains(it))
                };
                let labels = |all: &[ChoiceView]| -> Vec<_> {
                    let of = |it: &ChoiceView| {
                        let is_words = consequence(&it.label) || it.label == "in your own words";
                        let label = if is_words { "words" } else { &it.label };
                        (label.to_owned(), it.price.clone(), it.barred.is_some())
                    };
                    all.iter().map(of).collect()
                };
                assert_eq!(next.sentence, foretold.sentence, "{context}");
                assert_eq!(labels(&next.choices), labels(&foretold.choices), "{context}");
                assert_eq!(next.usual, foretold.usual, "{context}");
                self.kept += 1;
                break;
            }
            if !self.at.act(Do::Skip { question: next.id.clone() }) {
                break;
            }
        }
        true
    }
}

/// All numbers in a text; "no" counts as one.
fn numbers(text: &str) -> Vec<u32> {
    let text = text.replace(" no ", " 0 ").replace(" keine ", " 0 ");
    text.split(|it: char| !it.is_ascii_digit()).filter_map(|it| it.parse().ok()).collect()
}

#[test]
fn what_a_hit_is_said_to_do_is_what_it_does() {
    let mut all: BTreeMap<&str, (usize, usize)> = BTreeMap::new();
    for book in BOOKS {
        for seed in 0..u64::from(laws::games(GAMES)) {
            let mut fight = Fight::new(book.id, seed);
            for n in 0..ACTIONS {
                fight.action(&format!("{}, {seed}.{n}", book.id));
            }
            let engine = if ["zerospace", "daemmersturm"].contains(&book.id) { book.id } else { "fate" };
            let (kept, shown) = all.entry(engine).or_default();
            *kept += fight.kept;
            *shown += fight.shown;
        }
    }
    assert!(all.len() == 3 && all.values().all(|it| it.0 > 0), "no forecast came true: {all:?}");
    // Nothing in the log of Fate is a loss of endurance or life points.
    assert!(all.iter().all(|(engine, it)| *engine == "fate" || it.1 > 0), "no loss was seen: {all:?}");
}
