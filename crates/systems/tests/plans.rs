//! The law of plans: several answers in one deed have the same result as these answers one by one. Checked with random deeds at
//! tables of every book.

#![allow(clippy::unwrap_used)]

use crate::commits::{GM, command, pick};
use schwung_log::{DiceMode, HouseDeed, QuestionId};
use schwung_play::{Random, laws};
use schwung_rulebook::Lang;
use schwung_systems::{AnyGame, BOOKS, open};
use schwung_table::{Asking, WireId};
use schwung_views::{
    Still,
    wire::{Ask, CommandText, Do, Form, NewTable, PlanStep, QuestionView, Reply, Start, View},
};
use serde_json::{Value, json};

/// Number of games of each book, unless `LAWS_GAMES` says otherwise.
const GAMES: u32 = 2;
/// Number of actions tried in each game.
const ACTIONS: usize = 24;
/// Maximum number of questions of one action.
const MOST_ASKED: usize = 60;
const WORDS: &str = "nun ja";

/// A table with its dice.
pub(crate) struct Playing {
    pub(crate) table: Box<dyn AnyGame>,
    dice: Random,
    deeds: usize,
    /// All records since the start, or since their entries were last taken.
    records: Vec<Value>,
    still: Still,
}

impl Playing {
    pub(crate) fn new(book: &str, seed: u64) -> Playing {
        let mut dice = Random::new(seed);
        let start = Start::Demo { system: book.to_owned() };
        let new = NewTable { start, gm: "Mira".into(), title: String::new(), lang: "de".into() };
        let (table, _) = open(&new, 7, "open", &mut dice).map_err(|it| it.join("\n")).unwrap();
        let mut playing = Playing { table, dice, deeds: 0, records: Vec::new(), still: Still::default() };
        // At tables that ask less, a plan may also answer questions that would not be asked.
        assert!(playing.act(Do::House(HouseDeed::Asking(Asking::Everything))));
        // While people roll themselves, a plan is kept from one roll to the next.
        let mode = if seed.is_multiple_of(2) { DiceMode::Server } else { DiceMode::Own };
        playing.act(Do::House(HouseDeed::Dice(mode)));
        // With points, there are decisions after each roll.
        for seat in 1..=4 {
            let set = json!({ "set": { "points": { "seat": seat, "points": 4 } } });
            playing.act(Do::Command(CommandText::of(&set).unwrap()));
        }
        playing
    }

    pub(crate) fn act(&mut self, what: Do) -> bool {
        self.deeds += 1;
        let id = format!("deed-{}", self.deeds);
        let Ok(parsed) = self.table.parse(Lang::De, what) else { return false };
        let Ok(decided) = self.table.decide(GM, Lang::De, &id, 8, &parsed, &mut self.dice) else {
            return false;
        };
        self.records.push(serde_json::from_slice(&decided.body).unwrap());
        self.table.commit(decided).unwrap();
        true
    }

    /// The view of the game master. Only changed parts are rebuilt.
    pub(crate) fn view(&self, lang: Lang) -> View {
        self.table.next_view(GM, lang.into(), &self.still)
    }

    pub(crate) fn asked(&self) -> Vec<QuestionView> {
        self.view(Lang::De).waiting.map_or_else(Vec::new, |it| it.questions)
    }

    /// The only pending question, if it is to this seat.
    fn only_question(&self, seat: Option<u8>) -> Option<QuestionView> {
        let [only] = <[QuestionView; 1]>::try_from(self.asked()).ok()?;
        (only.roll.is_none() && seat.is_none_or(|it| it == only.seat)).then_some(only)
    }

    /// Rolls the dice that are waited for; `false` if nothing else is.
    fn roll(&mut self) -> bool {
        match <[QuestionView; 1]>::try_from(self.asked()) {
            Ok([only]) if only.roll.is_some() => self.act(Do::Roll { question: only.id, faces: None }),
            _ => false,
        }
    }

    /// Takes the entries of the records, without the borders between these and without the plans that are kept.
    fn take_entries(&mut self) -> Vec<Value> {
        let all = self.records.drain(..).flat_map(|mut it| match it["entries"].take() {
            Value::Array(entries) => entries,
            other => panic!("{other}"),
        });
        all.filter(|it| it.get("foreseen").is_none()).collect()
    }

    /// The answer in the last record.
    fn last_answer(&self) -> Value {
        let entries = self.records.last().unwrap()["entries"].as_array().unwrap();
        entries.iter().find_map(|it| it.get("answered")).unwrap()["answer"].clone()
    }

    /// Kinds and seats of pending questions. Ids contain numbers of records, of which plans need fewer.
    fn pending(&self) -> Vec<(u8, String, String)> {
        self.asked().into_iter().map(|it| (it.seat, it.kind, it.sentence)).collect()
    }
}

pub(crate) fn legal(question: &QuestionView, random: &mut Random) -> Option<usize> {
    let open: Vec<usize> =
        question.choices.iter().enumerate().filter(|it| it.1.barred.is_none()).map(|it| it.0).collect();
    pick(&open, random).copied()
}

pub(crate) fn answer(question: QuestionId, choice: usize) -> Do {
    Do::Answer { question, choice, words: WORDS.to_owned() }
}

/// A random command that the forms offer, usually an action of a character whose turn it is.
pub(crate) fn some_command(table: &dyn AnyGame, random: &mut Random) -> Option<Do> {
    let of = |actor| match table.ask(GM, Lang::De.into(), Ask::Forms { actor }) {
        Ok(Reply::Forms(forms)) => forms.into_iter().filter(|it| it.barred.is_none()).collect(),
        _ => Vec::<Form>::new(),
    };
    let mut acts: Vec<Form> =
        (0..12).flat_map(|it| of(Some(WireId(it)))).filter(|it| it.group == "action").collect();
    if acts.is_empty() || random.below(5) == 0 {
        acts = of((random.below(3) > 0).then(|| WireId(random.below(9))));
    }
    let attacks: Vec<Form> = acts.iter().filter(|it| it.verb.contains("attack")).cloned().collect();
    let among = if attacks.is_empty() || random.below(3) == 0 { &acts } else { &attacks };
    Some(command(pick(among, random)?, random))
}

/// Plays one game with single answers and with plans. Returns the lengths of the plans.
fn play(book: &str, seed: u64) -> Vec<usize> {
    let mut random = Random::new(seed ^ 0xbeef);
    let (mut single, mut planned) = (Playing::new(book, seed), Playing::new(book, seed));
    let mut lengths = Vec::new();
    for n in 0..ACTIONS {
        let Some(what) = some_command(&*single.table, &mut random) else { continue };
        assert_eq!(single.act(what.clone()), planned.act(what.clone()), "{book}, {seed}.{n}: {what:?}");
        for _ in 0..MOST_ASKED {
            let asked = single.asked();
            let Some(first) = asked.first() else { break };
            let length = many(&mut single, &mut planned, &mut random);
            lengths.extend(length);
            if length.is_none() {
                // Several people are asked at once, or none of the answers is possible.
                let same =
                    planned.asked().into_iter().find(|it| (it.seat, &it.kind) == (first.seat, &first.kind));
                let (one, other) = (first.id.clone(), same.unwrap().id);
                let skipped = single.act(Do::Skip { question: one });
                assert_eq!(skipped, planned.act(Do::Skip { question: other }));
            }
            let context = format!("{book}, {seed}.{n}: {what:?}");
            assert_eq!(planned.take_entries(), single.take_entries(), "{context}");
            assert_eq!(planned.pending(), single.pending(), "{context}");
            assert_eq!(planned.table.state_hash(), single.table.state_hash(), "{context}");
        }
        if !single.asked().is_empty() {
            assert_eq!(single.act(Do::CallOff), planned.act(Do::CallOff));
        }
    }
    lengths
}

/// Answers for one seat as long as no other seat is asked: one by one, and as a plan. Returns the number of answers.
fn many(single: &mut Playing, planned: &mut Playing, random: &mut Random) -> Option<usize> {
    let (mut first, mut then, mut rolls) = (None, Vec::new(), 0);
    loop {
        let Some(question) = single.only_question(first.as_ref().map(|it: &(usize, u8)| it.1)) else {
            if first.is_some() && single.roll() {
                rolls += 1;
                continue;
            }
            break;
        };
        let Some(choice) = legal(&question, random) else { break };
        if !single.act(answer(question.id.clone(), choice)) {
            break;
        }
        if first.is_none() {
            first = Some((choice, question.seat));
        } else {
            let answer = Some(CommandText::of(&single.last_answer()).unwrap());
            then.push(PlanStep { kind: question.kind, answer, habit: None, words: WORDS.to_owned() });
        }
        // Longer plans are refused.
        if then.len() == 20 {
            break;
        }
    }
    let (choice, _) = first?;
    let length = 1 + then.len();
    let question = planned.asked()[0].id.clone();
    let before = planned.table.state_hash();
    assert!(planned.act(Do::Plan { question, choice, words: WORDS.to_owned(), then }));
    let planned_alone = rolls == 0;
    for _ in 0..rolls {
        assert!(planned.roll());
    }
    if planned_alone && random.below(4) == 0 {
        // One undo takes all of it back, and another one restores it.
        let mut back = Playing {
            table: planned.table.snapshot(),
            dice: Random::new(1),
            deeds: 1_000_000,
            records: Vec::new(),
            still: Still::default(),
        };
        let to = back.table.seq();
        let now = back.table.state_hash();
        assert!(back.act(Do::Undo { to, keep_dice: false }));
        assert_eq!(back.table.state_hash(), before);
        let to = back.table.seq();
        assert!(back.act(Do::Undo { to, keep_dice: false }));
        assert_eq!(back.table.state_hash(), now);
    }
    Some(length)
}

#[test]
fn a_plan_plays_like_the_same_answers_one_by_one() {
    let mut longest = 0;
    for book in BOOKS {
        let lengths: Vec<usize> =
            (0..u64::from(laws::games(GAMES))).flat_map(|seed| play(book.id, seed)).collect();
        assert!(lengths.len() > 5, "{}: {lengths:?}", book.id);
        longest = longest.max(lengths.into_iter().max().unwrap_or_default());
    }
    assert!(longest > 2, "no plan is longer than {longest}");
}
