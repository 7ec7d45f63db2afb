//! The law of equal tables: hidden deeds of the game master leave no trace in the messages to others. Two tables have the same
//! deeds, and one has hidden ones as well; every view, line, number and page is the same for viewers who may not know of them.

#![allow(clippy::unwrap_used)]

use schwung_log::{HouseDeed, PictureFor, QuestionId, Told};
use schwung_play::Random;
use schwung_rulebook::Lang;
use schwung_systems::{AnyGame, BOOKS, Refusal, Which, load, open};
use schwung_table::{Seat, WireId};
use schwung_views::wire::{
    Ask, CommandText, Do, InsightView, KeepsakeView, Line, NewTable, Reply, Role, Start, View, You,
};
use serde::Serialize;
use serde_json::{Value, json};

use crate::commits::{GM, PLAYER, WATCH, answer, command, pick};

/// Number of games of each book.
const GAMES: u64 = 1;
/// Number of deeds tried in each game.
const DEEDS: u64 = 60;
/// The seat of a player who gets information that the first player may not know.
const OTHER: You = You { role: Role::Player, seat: Some(2) };

/// Everything that a viewer can receive.
#[derive(PartialEq, Serialize)]
struct Received {
    view: View,
    lines: Vec<Line>,
    pages: [Reply; 4],
    odds: Vec<Reply>,
    keepsakes: [Option<KeepsakeView>; 2],
    last_evening: String,
    insight: Option<Result<InsightView, String>>,
}

/// `analyses` tells whether luck and decisions are included, which takes long.
fn received(table: &dyn AnyGame, you: You, analyses: bool) -> Received {
    let lang = Lang::De.into();
    let (lines, last) = (table.lines(you, lang, 0, table.seq()), table.number(you, table.seq()));
    let page = |before: u64| table.ask(you, lang, Ask::Lines { before }).unwrap();
    let pages = [1, last / 2, last, last + 1].map(page);
    let view = table.view(you, lang);
    let odds = view.waiting.iter().flat_map(|it| &it.questions).filter(|it| it.mine && it.roll.is_none());
    let odds = odds.map(|it| table.ask(you, lang, Ask::Odds { question: it.id.clone() }).unwrap()).collect();
    let keepsakes = [Which::All, Which::Latest].map(|it| table.keepsake(Lang::De, false, it));
    let last_evening = table.last_evening(Lang::De, i64::MAX);
    Received {
        view,
        lines,
        pages,
        odds,
        keepsakes,
        last_evening,
        insight: analyses.then(|| analysed(table, you)),
    }
}

/// The information about luck and decisions for a viewer.
fn analysed(table: &dyn AnyGame, you: You) -> Result<InsightView, String> {
    let insight = table.insight(you, Lang::De, None);
    insight
        .map(|it| it.analyse(4, 1, &mut |_| true))
        .map_err(|Refusal { code, text, .. }| format!("{code}: {text}"))
}

/// Fails with the first place at which two of these differ.
fn assert_same(one: &Received, other: &Received, context: &str) {
    fn differ(one: &Value, other: &Value, at: &str) -> Option<String> {
        match (one, other) {
            (Value::Object(a), Value::Object(b)) if a.keys().eq(b.keys()) => {
                a.iter().find_map(|(key, it)| differ(it, &b[key], &format!("{at}/{key}")))
            }
            (Value::Array(a), Value::Array(b)) if a.len() == b.len() => {
                (0..a.len()).find_map(|n| differ(&a[n], &b[n], &format!("{at}/{n}")))
            }
            _ if one == other => None,
            _ => Some(format!("{at}\n  {:.900}\n  {:.900}", one.to_string(), other.to_string())),
        }
    }
    if one != other {
        let found = differ(&json!(one), &json!(other), "");
        panic!("{context}: {}", found.unwrap_or_else(|| "what is not sent differs".to_owned()));
    }
}

/// Numbers counted record by record equal those counted afterwards, without gaps.
fn assert_counted(table: &dyn AnyGame, bodies: &[Vec<u8>]) {
    let again = load(table.system(), bodies.to_vec()).unwrap();
    for you in [PLAYER, OTHER, WATCH] {
        assert_same(&received(table, you, true), &received(&*again, you, true), "counted again");
        let mut known = 0;
        for seq in 1..=table.seq() {
            let number = table.number(you, seq);
            assert!(number == known || number == known + 1, "{you:?}: {known}, then {number}");
            if number > known {
                assert_eq!(table.record(you, number), Some(seq));
            }
            known = number;
        }
        assert_eq!(table.record(you, known + 1), None);
    }
    assert_eq!(table.number(GM, table.seq()), table.seq());
}

/// A table and its stored records.
pub(crate) struct Played {
    pub(crate) table: Box<dyn AnyGame>,
    pub(crate) bodies: Vec<Vec<u8>>,
}

impl Clone for Played {
    fn clone(&self) -> Played {
        Played { table: self.table.snapshot(), bodies: self.bodies.clone() }
    }
}

impl Played {
    /// A table with the demo scene and two players.
    pub(crate) fn begin(book: &str, seed: u64) -> Played {
        let mut dice = Random::new(seed ^ 0x5eed);
        let start = Start::Demo { system: book.to_owned() };
        let new = NewTable { start, gm: "Mira".into(), title: String::new(), lang: "de".into() };
        let (table, opened) = open(&new, 7, "open", &mut dice).map_err(|it| it.join("\n")).unwrap();
        let mut played = Played { table, bodies: opened.bodies };
        for (seat, name) in [(1, "Tom"), (2, "Lea")] {
            let (_, decided) = played.table.join(Some(Seat(seat)), name, Lang::De, name, 8).unwrap();
            played.bodies.push(decided.body.clone());
            played.table.commit(decided).unwrap();
        }
        for seat in 0..3 {
            let coach = HouseDeed::Coach { seat: Seat(seat), on: true };
            assert!(played.act(GM, &format!("coach-{seat}"), Do::House(coach), seed));
        }
        played
    }

    pub(crate) fn act(&mut self, you: You, id: &str, what: Do, seed: u64) -> bool {
        let Ok(parsed) = self.table.parse(Lang::De, what) else { return false };
        let mut dice = Random::new(seed);
        match self.table.decide(you, Lang::De, id, 8, &parsed, &mut dice) {
            Ok(decided) => {
                self.bodies.push(decided.body.clone());
                self.table.commit(decided).unwrap();
                true
            }
            Err(_) => false,
        }
    }

    /// Performs a deed that concerns only the game master, or only her and the other player.
    pub(crate) fn hide(&mut self, id: &str, random: &mut Random) {
        let house = Do::House;
        let seq = self.table.seq();
        let what = match random.below(10) {
            0 => house(HouseDeed::Notes(format!("Qualm {seq}"))),
            1 => house(HouseDeed::Shelve { id: None, name: "Qualm".into(), body: String::new() }),
            2 => {
                let (title, text) = ("Qualm".to_owned(), String::new());
                let (shown, to) = (seq.is_multiple_of(2), vec![Seat(2)]);
                house(HouseDeed::Handout { id: None, title, text, picture: None, shown, to })
            }
            3 => house(HouseDeed::Picture { of: PictureFor::Handout, data: "QUJD".into() }),
            4 => house(HouseDeed::Say { text: "Qualm".into(), to: Told::Gm }),
            5 => {
                let secret = true;
                house(HouseDeed::Throw { dice: "3d6".into(), faces: None, label: String::new(), secret })
            }
            6 => {
                let prepare = |faces| Do::PrepareRoll { seat: 1, faces, why: "Qualm".into() };
                assert!(self.act(GM, &format!("{id}-dice"), prepare(vec![1]), 3));
                prepare(Vec::new())
            }
            7 => {
                let (size, filled) = (4, u8::try_from(random.below(5)).unwrap());
                let (title, down, shown) = ("Qualm".to_owned(), random.below(2) == 0, false);
                house(HouseDeed::Clock { id: None, title, size, filled, down, shown })
            }
            8 => {
                let decided = self.table.blank(id, 8).unwrap();
                self.bodies.push(decided.body.clone());
                self.table.commit(decided).unwrap();
                Do::CallOff
            }
            _ => {
                self.veil(id, random);
                Do::CallOff
            }
        };
        if what != Do::CallOff {
            assert!(self.act(GM, id, what.clone(), 3), "{what:?}");
        }
    }

    /// Performs a deed under the rules that only the game master notices, and undoes it.
    fn veil(&mut self, id: &str, random: &mut Random) {
        if self.table.view(GM, Lang::De.into()).waiting.is_some() {
            return;
        }
        let Ok(Reply::Forms(forms)) = self.table.ask(GM, Lang::De.into(), Ask::Forms { actor: None }) else {
            panic!("forms are always offered");
        };
        let Some(form) = pick(&forms, random) else { return };
        let look = |table: &dyn AnyGame| {
            let seen =
                [PLAYER, WATCH].map(|it| (table.view(it, Lang::De.into()), table.number(it, table.seq())));
            let lines = [PLAYER, WATCH].map(|it| table.lines(it, Lang::De.into(), 0, table.seq()));
            json!([seen, lines])
        };
        let (before, kept) = (look(&*self.table), self.table.snapshot());
        let (count, to) = (self.bodies.len(), self.table.seq() + 1);
        let is_done = self.act(GM, id, command(form, random), 5);
        let is_hidden = is_done
            && look(&*self.table) == before
            && self.act(GM, &format!("{id}-back"), Do::Undo { to, keep_dice: false }, 5);
        if !is_hidden {
            self.table = kept;
            self.bodies.truncate(count);
        }
    }
}

/// A deed that all may see, in the numbers of a table.
pub(crate) fn deed(table: &dyn AnyGame, random: &mut Random) -> (You, Do) {
    let asked = |view: View| view.waiting.map_or_else(Vec::new, |it| it.questions);
    let mut seen = table.view(PLAYER, Lang::De.into());
    let offers = std::mem::take(&mut seen.reopen);
    if let Some(it) = pick(&offers, random).filter(|_| random.below(6) == 0) {
        return (PLAYER, Do::Reopen { seq: it.seq, n: it.n });
    }
    let own: Vec<_> = asked(seen).into_iter().filter(|it| it.mine).collect();
    if let Some(question) = pick(&own, random).filter(|_| random.below(8) > 0) {
        return (PLAYER, answer(question, random));
    }
    if let Some(question) =
        pick(&asked(table.view(GM, Lang::De.into())), random).filter(|_| random.below(12) > 0)
    {
        return (GM, answer(question, random));
    }
    let what = match random.below(24) {
        0 | 1 => {
            let back = table.number(PLAYER, table.seq()).saturating_sub(random.below(4).into()).max(2);
            Do::Undo { to: table.record(PLAYER, back).unwrap_or(2), keep_dice: random.below(2) == 0 }
        }
        2 => Do::House(HouseDeed::Say { text: "„hm“ \\n".into(), to: Told::All }),
        3 => Do::CallOff,
        4 => {
            let (title, text) = ("Brief".to_owned(), "Kommt!".to_owned());
            Do::House(HouseDeed::Handout {
                id: None,
                title,
                text,
                picture: None,
                shown: true,
                to: Vec::new(),
            })
        }
        5 => Do::Answer { question: QuestionId("2.0".into()), choice: 0, words: String::new() },
        _ => {
            let actor = (random.below(5) > 0).then(|| WireId(random.below(9)));
            let Ok(Reply::Forms(forms)) = table.ask(GM, Lang::De.into(), Ask::Forms { actor }) else {
                panic!("forms are always offered");
            };
            let free: Vec<_> = forms.iter().filter(|it| it.barred.is_none()).collect();
            pick(&free, random).map_or(Do::CallOff, |form| command(form, random))
        }
    };
    (GM, what)
}

#[test]
fn hidden_deeds_leave_no_trace() {
    for book in BOOKS {
        let (mut done, mut hidden) = (0, 0);
        for game in 0..GAMES {
            let mut plain = Played::begin(book.id, game);
            let mut full = plain.clone();
            for n in 0..DEEDS {
                let (seed, id) = (game * 1000 + n, format!("deed-{n}"));
                let mut random = Random::new(seed ^ 0xbead);
                for more in 0..random.below(3) {
                    full.hide(&format!("hidden-{n}-{more}"), &mut random);
                }
                let tried = [&mut plain, &mut full].map(|it| {
                    let (you, what) = deed(&*it.table, &mut Random::new(seed));
                    it.act(you, &id, what, seed)
                });
                assert_eq!(tried[0], tried[1], "{}, game {game}, deed {n}", book.id);
                done += u64::from(tried[0]);
                for you in [PLAYER, WATCH] {
                    let undone = [&plain, &full].map(|it| it.table.undone_by_last(you));
                    assert!(!tried[0] || undone[0] == undone[1], "{undone:?}");
                    let [plain, full] = [&plain, &full].map(|it| received(&*it.table, you, n % 4 == 3));
                    let context = format!("{}, game {game}, deed {n}, {you:?}", book.id);
                    assert_same(&plain, &full, &context);
                }
            }
            hidden += full.table.seq() - plain.table.seq();
            assert_counted(&*full.table, &full.bodies);
        }
        assert!(done > 25 && hidden > 30, "{}: {done} deeds, {hidden} hidden", book.id);
    }
}

/// Hidden deeds after an exchange do not keep players from reopening a question of it, and are kept when they do.
#[test]
fn a_reopened_question_takes_back_nothing_that_is_hidden() {
    let hidden = json!({ "set": { "aspect": { "text": "Qualmvogel", "on": "scene", "hidden": true } } });
    let mut found = 0;
    for seed in 0..100 {
        if found > 3 {
            break;
        }
        let mut plain = Played::begin("sotc", seed);
        for n in 0..40 {
            let (you, what) = deed(&*plain.table, &mut Random::new(seed * 1000 + n));
            plain.act(you, &format!("deed-{n}"), what, n);
            let Some(offer) = plain.table.view(PLAYER, Lang::De.into()).reopen.pop() else { continue };
            let mut full = plain.clone();
            if !full.act(GM, "hidden", Do::Command(CommandText::of(&hidden).unwrap()), n) {
                continue;
            }
            let context = format!("game {seed}, deed {n}");
            let mut each = [plain.clone(), full];
            let compare = |each: &[Played; 2]| {
                let [plain, full] = [0, 1].map(|it| received(&*each[it].table, PLAYER, true));
                assert_same(&plain, &full, &context);
            };
            compare(&each);
            for it in &mut each {
                assert!(it.act(PLAYER, "reopen", Do::Reopen { seq: offer.seq, n: offer.n }, n), "{context}");
                let view = it.table.view(GM, Lang::De.into());
                let asked = view.waiting.iter().flat_map(|it| &it.questions);
                assert!(asked.into_iter().any(|it| it.kind == offer.kind), "{context}: {}", offer.kind);
            }
            compare(&each);
            let shown = serde_json::to_string(&each[1].table.view(GM, Lang::De.into())).unwrap();
            assert!(shown.contains("Qualmvogel"), "{context}: the hidden aspect is gone");
            found += 1;
            break;
        }
    }
    assert!(found > 3, "only {found} questions");
}
