//! The law of the path through the server: the record that a table decides is committed unchanged, and reading the stored bytes
//! gives the same record and the same table. Checked with random deeds at tables of every book.

#![allow(clippy::unwrap_used)]

use schwung_log::{HouseDeed, QuestionId, Told};
use schwung_play::{Random, laws};
use schwung_rulebook::Lang;
use schwung_systems::{AnyGame, BOOKS, load, open};
use schwung_table::WireId;
use schwung_views::{
    form::put,
    wire::{
        Ask, CommandText, Do, Field, FieldKind, Form, Line, NewTable, QuestionView, Reply, Role, Start, View,
        You,
    },
};
use serde_json::{Value, json};

pub(crate) const GM: You = You { role: Role::Gm, seat: Some(0) };
pub(crate) const PLAYER: You = You { role: Role::Player, seat: Some(1) };
pub(crate) const WATCH: You = You { role: Role::Watch, seat: None };

/// Number of games of each book, unless `LAWS_GAMES` says otherwise.
const GAMES: u32 = 1;
/// Number of deeds tried in each game.
const DEEDS: usize = 120;

pub(crate) fn pick<'a, T>(all: &'a [T], random: &mut Random) -> Option<&'a T> {
    let count = u32::try_from(all.len()).unwrap();
    (count > 0).then(|| &all[random.below(count) as usize])
}

/// A random value of a field, as the page would send it.
fn value(field: &Field, random: &mut Random) -> Option<Value> {
    if field.optional && random.below(3) > 0 {
        return None;
    }
    if let Some(value) = field.value.as_ref().filter(|_| random.below(3) > 0) {
        return Some(value.clone());
    }
    Some(match &field.kind {
        FieldKind::One(options) => {
            let free: Vec<_> = options.iter().filter(|it| it.barred.is_none()).collect();
            pick(&free, random)?.value.clone()
        }
        FieldKind::Many(options) => {
            let some = options.iter().filter(|_| random.below(3) == 0).map(|it| it.value.clone());
            Value::Array(some.collect())
        }
        FieldKind::Text { .. } => json!(format!("Rauch „{}“ \\ \u{1f3b2}", random.below(9))),
        FieldKind::Number { min, max } => {
            let most = u32::try_from(max - min).unwrap_or_default().min(6);
            json!(min + i32::try_from(random.below(most + 1)).unwrap())
        }
        FieldKind::Flag => json!(random.below(2) == 0),
        FieldKind::List { fields, .. } => match fields.as_slice() {
            [one] if one.name.is_empty() => json!([value(one, random)?]),
            parts => {
                let is_list = parts.first().is_some_and(|it| it.name == "0");
                json!([filled(if is_list { json!([]) } else { json!({}) }, parts, random)])
            }
        },
    })
}

pub(crate) fn filled(mut entry: Value, fields: &[Field], random: &mut Random) -> Value {
    for field in fields {
        if let Some(value) = value(field, random) {
            put(&mut entry, &field.name, value);
        }
    }
    entry
}

/// The command of a form with random values.
pub(crate) fn command(form: &Form, random: &mut Random) -> Do {
    let inner = filled(Value::Object(form.fixed.clone()), &form.fields, random);
    let inner = if inner.as_object().is_some_and(serde_json::Map::is_empty) { Value::Null } else { inner };
    Do::Command(CommandText::of(&json!({ form.verb.as_str(): inner })).unwrap())
}

pub(crate) fn answer(question: &QuestionView, random: &mut Random) -> Do {
    let id = QuestionId::clone(&question.id);
    if question.roll.is_some() || question.choices.is_empty() || random.below(6) == 0 {
        return Do::Skip { question: id };
    }
    let choice = random.below(u32::try_from(question.choices.len()).unwrap()) as usize;
    let words = if random.below(2) == 0 { "nun ja".to_owned() } else { String::new() };
    Do::Answer { question: id, choice, words }
}

/// A random deed of the game master, who may do everything.
pub(crate) fn deed(table: &dyn AnyGame, random: &mut Random) -> Do {
    let asked = table.view(GM, Lang::De.into()).waiting.map_or_else(Vec::new, |it| it.questions);
    if let Some(question) = pick(&asked, random).filter(|_| random.below(12) > 0) {
        return answer(question, random);
    }
    match random.below(24) {
        0 => Do::Undo {
            to: table.seq().saturating_sub(random.below(4).into()).max(2),
            keep_dice: random.below(2) == 0,
        },
        1 => Do::House(HouseDeed::Say { text: "„hm“ \\n".into(), to: Told::All }),
        2 => Do::House(HouseDeed::Say { text: "still".into(), to: Told::Gm }),
        3 => Do::CallOff,
        4 => Do::House(HouseDeed::XCard(random.below(2) == 0)),
        _ => {
            let actor = (random.below(5) > 0).then(|| WireId(random.below(9)));
            let Ok(Reply::Forms(forms)) = table.ask(GM, Lang::De.into(), Ask::Forms { actor }) else {
                panic!("forms are always offered");
            };
            let free: Vec<&Form> = forms.iter().filter(|it| it.barred.is_none()).collect();
            match pick(&free, random) {
                Some(form) => command(form, random),
                None => Do::CallOff,
            }
        }
    }
}

/// Everything that anybody sees of a table.
fn shown(table: &dyn AnyGame) -> [(View, Vec<Line>); 3] {
    let (lang, seq) = (Lang::De.into(), table.seq());
    [GM, PLAYER, WATCH].map(|it| (table.view(it, lang), table.lines(it, lang, seq - 1, seq)))
}

/// Plays a game on two tables, one of which takes the decided records and the other the stored ones. Returns the numbers of
/// commands and of deeds that were carried out.
fn play(book: &str, seed: u64) -> (usize, usize) {
    let (mut random, mut dice) = (Random::new(seed), Random::new(seed ^ 0x5eed));
    let start = Start::Demo { system: book.to_owned() };
    let new = NewTable { start, gm: "Mira".into(), title: String::new(), lang: "de".into() };
    let (mut table, opened) = open(&new, 7, "open", &mut dice).map_err(|it| it.join("\n")).unwrap();
    let mut stored = opened.bodies;
    let mut other = load(book, stored.clone()).unwrap();
    let (mut commands, mut done) = (0, 0);
    for n in 0..DEEDS {
        let what = deed(&*table, &mut random);
        let Ok(parsed) = table.parse(Lang::De, what.clone()) else { continue };
        let id = format!("deed-{n}");
        let Ok(decided) = table.decide(GM, Lang::De, &id, 8, &parsed, &mut dice) else { continue };
        let body = decided.body.clone();
        table.commit(decided).unwrap();
        other.push(&body).unwrap();
        stored.push(body);
        let context = format!("{book}, game {seed}, {what:?}");
        assert_eq!(table.state_hash(), other.state_hash(), "{context}");
        assert!(shown(&*table) == shown(&*other), "{context}");
        let named = (!what.is_nobodys_business()).then_some(table.seq());
        assert_eq!(other.done(GM, Lang::De, &id, &parsed), Ok(named), "{context}");
        commands += usize::from(matches!(what, Do::Command(_)));
        done += 1;
    }
    assert_eq!(table.exported(), other.exported());
    let again = load(book, stored).unwrap();
    assert_eq!((again.state_hash(), again.exported()), (table.state_hash(), table.exported()));
    (commands, done)
}

#[test]
fn what_is_stored_reads_back_as_what_was_committed() {
    for book in BOOKS {
        let (mut commands, mut done) = (0, 0);
        let games = laws::games(GAMES);
        for seed in 0..u64::from(games) {
            let played = play(book.id, seed);
            commands += played.0;
            done += played.1;
        }
        let games = games as usize;
        assert!(
            commands > 15 * games && done > 50 * games,
            "{}: only {commands} commands, {done} deeds",
            book.id
        );
    }
}

/// A table refuses records of another system.
#[test]
fn a_table_takes_no_record_of_another_system() {
    let mut dice = Random::new(1);
    let mut begin = |book: &str| {
        let start = Start::Demo { system: book.to_owned() };
        let new = NewTable { start, gm: String::new(), title: String::new(), lang: "de".into() };
        open(&new, 7, "open", &mut dice).map_err(|it| it.join("\n")).unwrap().0
    };
    let (one, mut other) = (begin("sotc"), begin("zerospace"));
    let before = other.exported();
    let decided = one.blank("id", 8).unwrap();
    assert_eq!(other.commit(decided), Err(schwung_log::Damaged::OtherEngine));
    assert_eq!(other.exported(), before);
}
