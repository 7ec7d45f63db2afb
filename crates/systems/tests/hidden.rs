//! Tests that hidden things are indistinguishable from missing ones. Of two tables, only one contains a hidden character, its
//! side, and things that only it knows of: an object, a task, a ground. Players get the same reply to every command, forecast,
//! form and typed line, and the same later views and lines, which differ only in ids.

#![allow(clippy::unwrap_used)]

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    panic::{AssertUnwindSafe, catch_unwind},
};

use schwung_fate::{Aspect, AspectId, AspectKind, Bearer};
use schwung_fate_ui::script::Typed;
use schwung_log::{Author, Entry, House, Kept, Opening, Person, Record, SeatState};
use schwung_messages::Catalogue;
use schwung_rulebook::Lang;
use schwung_systems::{AnyGame, load, veiled};
use schwung_table::{Hosted, Seat, System, Veil, WireId};
use schwung_transcript::{OutcomeOf, PlayOf, Script, Strict, Strictness, run, system_of};
use schwung_views::{
    form::field,
    wire::{Ask, CommandText, Do, Role, You},
};
use serde_json::{Value, json};

use crate::playbook::plays;

/// A name that only the game master may know.
const NAME: &str = "Zyxwina";
/// A side with only hidden characters.
const SIDE: &str = "Qualm";

pub(crate) type StateOf<S> = <<S as Script>::System as System>::State;

pub(crate) struct Book<S: Script> {
    pub(crate) id: &'static str,
    pub(crate) seats: fn(&StateOf<S>) -> &[String],
    /// Adds the hidden things after all visible ones and returns their ids.
    pub(crate) hide: fn(&mut StateOf<S>) -> Vec<usize>,
    /// Takes the hidden character off the table, so that it has no turn and no roll, and puts its side before those of others.
    pub(crate) put_away: fn(&mut StateOf<S>),
}

pub(crate) fn table<S: Script<System: Kept>>(book: &Book<S>, state: &StateOf<S>) -> Box<dyn AnyGame> {
    let person = |name: &String| Person { name: name.clone(), state: SeatState::Taken, ..Person::default() };
    let seats = (book.seats)(state).iter().map(person).collect();
    let opening = Opening {
        engine: <S::System as Hosted>::ENGINE.to_owned(),
        system: book.id.to_owned(),
        house: House { seats, ..House::default() },
        state: state.clone(),
    };
    let entries = vec![Entry::<S::System>::Opened(Box::new(opening))];
    let record = Record { seq: 1, at: 0, by: Some(Author::GM), id: "open".into(), deed: None, entries };
    load(book.id, vec![serde_json::to_vec(&record).unwrap()]).unwrap()
}

/// Everything that a viewer can read after a query or command. After a panic in the rules, the server always sends the same
/// reply.
pub(crate) fn told<T: serde::Serialize>(ask: impl FnOnce() -> Result<T, schwung_systems::Refusal>) -> Value {
    match catch_unwind(AssertUnwindSafe(ask)) {
        Ok(Ok(it)) => json!({ "ok": it }),
        Ok(Err(it)) => json!([it.code, it.text, it.rule]),
        Err(_) => json!("panic"),
    }
}

/// The replies to checking a command and to giving it.
pub(crate) fn tried(table: &dyn AnyGame, you: You, command: &Value) -> [Value; 2] {
    let mut dice = schwung_play::Random::new(7);
    let command = CommandText::of(command).unwrap();
    [
        told(|| table.ask(you, Lang::De.into(), Ask::Forecast { command: command.clone() })),
        told(|| {
            let deed = table.parse(Lang::De, Do::Command(command.clone()))?;
            table.decide(you, Lang::De, "id", 1, &deed, &mut dice).map(|_| "done")
        }),
    ]
}

/// Variants of the command with each of its numbers in turn replaced by `number`.
pub(crate) fn with_number(command: &Value, number: usize) -> Vec<Value> {
    match command {
        Value::Number(_) => vec![json!(number)],
        Value::Array(list) => {
            let at = |n: usize| {
                let with = |it| {
                    let mut list = list.clone();
                    list[n] = it;
                    Value::Array(list)
                };
                with_number(&list[n], number).into_iter().map(with).collect::<Vec<_>>()
            };
            (0..list.len()).flat_map(at).collect()
        }
        Value::Object(fields) => {
            let at = |(key, value): (&String, &Value)| {
                let with = |it| {
                    let mut fields = fields.clone();
                    fields.insert(key.clone(), it);
                    Value::Object(fields)
                };
                with_number(value, number).into_iter().map(with).collect::<Vec<_>>()
            };
            fields.iter().flat_map(at).collect()
        }
        _ => Vec::new(),
    }
}

/// The structure of a command without its numbers and words. One command of each shape is tried.
pub(crate) fn shape(command: &Value) -> String {
    match command {
        Value::Array(list) => format!("[{}]", list.first().map(shape).unwrap_or_default()),
        Value::Object(fields) => {
            fields.iter().map(|(key, value)| format!("{key}({})", shape(value))).collect()
        }
        Value::Null => "-".into(),
        _ => "x".into(),
    }
}

/// Plays a folder, and shows each command with its place, before it is carried out.
pub(crate) fn each_command<S: Script<System: Kept>>(
    folder: &str,
    books: &[Book<S>],
    mut see: impl FnMut(&Book<S>, &str, &OutcomeOf<S>, Value),
) {
    for path in plays(folder) {
        let id = system_of(&fs::read(&path).unwrap(), &path).unwrap_or_else(|| S::USUAL.to_owned());
        let book = books.iter().find(|it| it.id == id).unwrap();
        let play = PlayOf::<S>::read(&path).unwrap();
        let texts = Catalogue::new(play.lang, book.id);
        for block in run(&play, &texts, &mut Strict, Strictness::Inputs).blocks {
            let Some(command) = &block.command else { continue };
            let place = format!("{}:{}", path.file_name().unwrap().to_string_lossy(), block.line);
            see(book, &place, &block, crate::json_of(command));
        }
    }
}

fn nothing_tells<S: Script<System: Kept>>(folder: &str, books: &[Book<S>]) {
    let (mut shapes, mut tried_out, mut failures) = (BTreeSet::new(), 0, Vec::new());
    each_command(folder, books, |book, place, block, command| {
        let seats = u8::try_from((book.seats)(&block.before).len()).unwrap();
        if seats < 2 || !shapes.insert(shape(&command)) {
            return;
        }
        let mut with = block.before.clone();
        let numbers = (book.hide)(&mut with);
        let (with, without) = (table(book, &with), table(book, &block.before));
        let mut compare = |what: &str, you: You, answers: [Value; 2]| {
            tried_out += 1;
            let [with, without] = answers;
            if with != without {
                let short = |it: String| it.chars().take(600).collect::<String>();
                let [what, with, without] =
                    [what.to_owned(), with.to_string(), without.to_string()].map(short);
                failures
                    .push(format!("{place} {:?} {what}\n  hidden: {with}\n  absent: {without}", you.seat));
            }
        };
        let own = S::System::owner(&block.before, &field::read(&command).unwrap());
        let by = match own {
            schwung_table::Owner::Seats(seats) => seats.first().copied().filter(|it| !it.is_gm()),
            _ => None,
        };
        let player = You { role: Role::Player, seat: Some(by.unwrap_or(Seat(1)).0.min(seats - 1)) };
        let watch = You { role: Role::Watch, seat: None };
        for you in [player, watch] {
            let both = [&*with, &*without];
            compare("view", you, both.map(|it| json!(it.view(you, Lang::De.into()))));
            for actor in (0..=numbers[0]).map(|it| WireId(u32::try_from(it).unwrap())) {
                let ask = |what: Ask| both.map(|it| told(|| it.ask(you, Lang::De.into(), what.clone())));
                compare("forms", you, ask(Ask::Forms { actor: Some(actor) }));
                compare("sheet", you, ask(Ask::SheetForm { actor }));
            }
        }
        let both = [&*with, &*without];
        compare(&command.to_string(), player, both.map(|it| json!(tried(it, player, &command))));
        for number in &numbers {
            for guess in with_number(&command, *number) {
                compare(&guess.to_string(), player, both.map(|it| json!(tried(it, player, &guess))));
            }
        }
        for (_, name) in S::actors(&block.before) {
            let line = block.text.replace(name, NAME);
            let say = |it: &dyn AnyGame| {
                let (mut dice, line) = (schwung_play::Random::new(7), Do::Say(line.clone()));
                told(|| {
                    let deed = it.parse(Lang::De, line)?;
                    it.decide(player, Lang::De, "id", 1, &deed, &mut dice).map(|_| "done")
                })
            };
            compare(&line, player, both.map(say));
        }
        for (_, name) in S::actors(&block.before).into_iter().take(1) {
            for line in [format!("setze {name} Seite {SIDE}"), format!("set {name} side {SIDE}")] {
                let say = |it: &dyn AnyGame| {
                    told(|| {
                        let deed = it.parse(Lang::De, Do::Say(line.clone()))?;
                        it.decide(player, Lang::De, "id", 1, &deed, &mut schwung_play::Random::new(7))
                            .map(|_| "done")
                    })
                };
                compare(&line, player, both.map(say));
            }
        }
    });
    assert!(shapes.len() > 10 && tried_out > 500, "{} kinds, {tried_out} answers", shapes.len());
    let first = failures[..failures.len().min(20)].join("\n");
    assert!(failures.is_empty(), "{} answers tell:\n{first}", failures.len());
}

/// The ids of one table, each with that of the other table for the same thing.
#[derive(Default)]
struct Images(BTreeMap<String, String>, BTreeMap<String, String>);

impl Images {
    /// Whether `a` always corresponds to `b`, and no other id does.
    fn pair(&mut self, a: &str, b: &str) -> bool {
        let there = self.0.entry(a.to_owned()).or_insert_with(|| b.to_owned());
        let back = self.1.entry(b.to_owned()).or_insert_with(|| a.to_owned());
        there == b && back == a
    }

    /// Whether the values differ in ids only. If not, reports where.
    fn compare(&mut self, place: &str, a: &Value, b: &Value) -> Result<(), String> {
        match (a, b) {
            (Value::Object(x), Value::Object(y)) if x.keys().eq(y.keys()) => {
                x.iter().try_for_each(|(key, it)| self.compare(&format!("{place}.{key}"), it, &y[key]))
            }
            (Value::Array(x), Value::Array(y)) if x.len() == y.len() => {
                x.iter().zip(y).try_for_each(|(it, other)| self.compare(&format!("{place}[]"), it, other))
            }
            (Value::Number(x), Value::Number(y)) => {
                let is_id = |it: &serde_json::Number| it.as_u64().is_some_and(|it| it > 0xffff);
                let same =
                    if is_id(x) && is_id(y) { self.pair(&a.to_string(), &b.to_string()) } else { a == b };
                if same { Ok(()) } else { Err(format!("{place}: {a} and {b}")) }
            }
            (Value::String(x), Value::String(y)) if x != y => {
                // Numbers that identify places and things have three digits.
                let words = |it: &'_ str| {
                    it.split_inclusive(|it: char| !it.is_ascii_digit()).map(str::to_owned).collect::<Vec<_>>()
                };
                let (x, y) = (words(x), words(y));
                let is_number = |it: &str| it.chars().filter(char::is_ascii_digit).count() == 3;
                let mut pairs = x.iter().zip(&y);
                let same = x.len() == y.len()
                    && pairs.all(|(x, y)| x == y || (is_number(x) && is_number(y) && self.pair(x, y)));
                if same { Ok(()) } else { Err(format!("{place}: {a} and {b}")) }
            }
            _ if a == b => Ok(()),
            _ => Err(format!("{place}: {a} and {b}")),
        }
    }
}

/// Carries out each command at both tables, one of which has had hidden things for some time, and compares the views of players
/// and spectators.
fn nothing_tells_later<S: Script<System: Kept>>(folder: &str, books: &[Book<S>]) {
    let veil = Veil::new([7; 32]);
    let (mut shapes, mut done, mut others, mut failures) = (BTreeSet::new(), 0, 0, Vec::new());
    each_command(folder, books, |book, place, block, command| {
        let seats = (book.seats)(&block.before).len();
        if seats < 2 || !shapes.insert(shape(&command)) {
            return;
        }
        let mut with = block.before.clone();
        (book.hide)(&mut with);
        (book.put_away)(&mut with);
        let gm = You { role: Role::Gm, seat: Some(0) };
        let both = [&with, &block.before].map(|state| {
            let mut it = veiled(table(book, state), veil);
            let command = if std::ptr::eq(state, &with) { with_sides(&command) } else { command.clone() };
            let command = field::read::<<S::System as System>::Command>(&command).unwrap();
            let command = Veil::over(Some(veil), || crate::json_of(&command));
            let deed = it.parse(Lang::De, Do::Command(CommandText::of(&command).unwrap())).ok()?;
            let decided = it.decide(gm, Lang::De, "id", 1, &deed, &mut schwung_play::Random::new(7)).ok()?;
            it.commit(decided).unwrap();
            Some(it)
        });
        let [Some(with), Some(without)] = both else { return };
        done += 1;
        for you in [You { role: Role::Player, seat: Some(1) }, You { role: Role::Watch, seat: None }] {
            let seen = |it: &dyn AnyGame| {
                json!([it.view(you, Lang::De.into()), it.lines(you, Lang::De.into(), 0, it.seq())])
            };
            let (a, b) = (seen(&*with), seen(&*without));
            let mut images = Images::default();
            if let Err(error) = images.compare("", &a, &b) {
                failures.push(format!("{place} {:?} {error}", you.seat));
            }
            others += images.0.iter().filter(|(a, b)| a != b).count();
        }
    });
    assert!(
        failures.is_empty(),
        "{} commands tell:\n{}",
        failures.len(),
        failures[..failures.len().min(20)].join("\n")
    );
    assert!(done > 10 && others > 10, "{done} commands, {others} ids that differ");
}

pub(crate) fn fate(id: &'static str) -> Book<Typed> {
    Book {
        id,
        seats: |state| &state.frame.seats,
        hide: |state| {
            let number = state.actors.len();
            let mut actor = state.actors[0];
            (actor.hidden, actor.seat) = (true, Seat::GM);
            actor.side = schwung_fate::Side(u8::try_from(state.frame.sides.len()).unwrap());
            state.actors.push(actor);
            state.frame.change(|it| {
                it.sides.push(SIDE.into());
                let mut sheet = it.sheets[0].clone();
                sheet.name = NAME.into();
                it.sheets.push(sheet);
            });
            let id = state.next_aspect;
            state.next_aspect += 1;
            state.aspects.push(Aspect {
                id: AspectId(id),
                text: schwung_fate::Wording::new("Qualmvogel"),
                bearer: Bearer::Scene,
                kind: AspectKind::Framed,
                hidden: true,
                known: 0,
                free_tag: None,
            });
            vec![number, usize::from(id)]
        },
        put_away: |state| {
            let last = state.actors.len() - 1;
            state.actors[last].out = Some(schwung_fate::Out::Off);
            let hidden = state.actors[last].side.0;
            for actor in &mut state.actors {
                actor.side.0 = swapped(actor.side.0, hidden);
            }
            state.frame.change(|it| it.sides[..].rotate_right(1));
        },
    }
}

/// A command whose side numbers are shifted by the hidden side.
fn with_sides(command: &Value) -> Value {
    match command {
        Value::Object(fields) => {
            let moved = |(key, it): (&String, &Value)| match it.as_u64() {
                Some(side) if key == "side" => (key.clone(), json!(side + 1)),
                _ => (key.clone(), with_sides(it)),
            };
            Value::Object(fields.iter().map(moved).collect())
        }
        Value::Array(list) => Value::Array(list.iter().map(with_sides).collect()),
        other => other.clone(),
    }
}

/// The number of a side after the last one has become the first.
fn swapped(side: u8, last: u8) -> u8 {
    if side == last { 0 } else { side + 1 }
}

#[test]
fn nothing_tells_at_a_table_of_spirit_of_the_century() {
    nothing_tells("sotc", &["sotc", "malmsturm", "freefate"].map(fate));
}

#[test]
fn nothing_tells_at_a_table_of_malmsturm() {
    nothing_tells("malmsturm", &["sotc", "malmsturm", "freefate"].map(fate));
}

#[test]
fn nothing_tells_at_a_table_of_freefate() {
    nothing_tells("freefate", &["sotc", "malmsturm", "freefate"].map(fate));
}

pub(crate) fn zerospace() -> Book<schwung_zerospace_ui::script::Typed> {
    fn seats(state: &schwung_zerospace::State) -> &[String] {
        &state.frame.seats
    }
    let hide = |state: &mut schwung_zerospace::State| {
        let number = state.actors.len();
        let mut actor = state.actors[0];
        (actor.hidden, actor.seat) = (true, Seat::GM);
        actor.side = schwung_zerospace::Side(u8::try_from(state.frame.sides.len()).unwrap());
        state.actors.push(actor);
        state.frame.change(|it| {
            it.sides.push(SIDE.into());
            let mut sheet = it.sheets[0].clone();
            sheet.name = NAME.into();
            it.sheets.push(sheet);
        });
        let id = state.next_item;
        state.next_item += 1;
        state.items.push(schwung_zerospace::Item {
            id: schwung_zerospace::ItemId(id),
            text: schwung_zerospace::Wording::new("Qualmvogel"),
            holder: Some(schwung_zerospace::ActorId(u8::try_from(number).unwrap())),
            kind: schwung_zerospace::ItemKind::Protection(1),
        });
        let task = schwung_zerospace::TaskId(state.next_task);
        state.next_task += 1;
        let hidden = schwung_zerospace::ActorId(u8::try_from(number).unwrap());
        state.tasks.push(schwung_zerospace::Task {
            id: task,
            text: schwung_zerospace::Wording::new("Qualmjagd"),
            mode: schwung_zerospace::TaskMode::Lead(3),
            tally: [0, 0],
            tries: 0,
            sides: Some(schwung_zerospace::Contest {
                first: hidden,
                second: hidden,
                skill: schwung_zerospace::SkillId(0),
                attribute: schwung_zerospace::Attribute::Dexterity,
                ties_to_first: false,
                running: false,
            }),
            won: None,
        });
        vec![number, usize::from(id), usize::try_from(task.0).unwrap()]
    };
    let put_away = |state: &mut schwung_zerospace::State| {
        let last = state.actors.len() - 1;
        state.actors[last] = state.actors[last].off();
        let hidden = state.actors[last].side.0;
        for actor in &mut state.actors {
            actor.side.0 = swapped(actor.side.0, hidden);
        }
        state.frame.change(|it| it.sides[..].rotate_right(1));
    };
    Book { id: "zerospace", seats, hide, put_away }
}

#[test]
fn nothing_tells_at_a_table_of_zerospace() {
    nothing_tells("zerospace", &[zerospace()]);
}

pub(crate) fn daemmersturm() -> Book<schwung_daemmersturm_ui::script::Typed> {
    fn seats(state: &schwung_daemmersturm::State) -> &[String] {
        &state.frame.seats
    }
    let hide = |state: &mut schwung_daemmersturm::State| {
        let number = state.actors.len();
        let mut actor = state.actors[0];
        (actor.veiled, actor.seat) = (true, Seat::GM);
        let used = state.actors.iter().map(|it| usize::from(it.side.0) + 1).max().unwrap_or(0);
        let side = state.frame.sides.len().max(used);
        actor.side = schwung_daemmersturm::Side(u8::try_from(side).unwrap());
        state.actors.push(actor);
        let hidden = schwung_daemmersturm::ActorId(u16::try_from(number).unwrap());
        let ground = schwung_daemmersturm::AreaId(state.next.area);
        state.next.area += 1;
        state.areas.push(schwung_daemmersturm::Area {
            id: ground,
            by: Some(hidden),
            source: schwung_daemmersturm::Source::PlotLeader,
            amount: schwung_daemmersturm::Amount::of(1, 2),
            rounds: 2,
        });
        state.standing.push(schwung_daemmersturm::Standing { who: hidden, area: ground });
        state.frame.change(|it| {
            it.sides.resize(side, String::new());
            it.sides.push(SIDE.into());
            let mut profile = it.profiles[0].clone();
            (profile.name, profile.client_name) = (NAME.into(), NAME.into());
            it.profiles.push(profile);
        });
        vec![number, usize::try_from(ground.0).unwrap()]
    };
    let put_away = |state: &mut schwung_daemmersturm::State| {
        let last = state.actors.len() - 1;
        state.actors[last] = state.actors[last].off();
        let hidden = state.actors[last].side.0;
        for actor in &mut state.actors {
            actor.side.0 = swapped(actor.side.0, hidden);
        }
        state.frame.change(|it| it.sides[..].rotate_right(1));
    };
    Book { id: "daemmersturm", seats, hide, put_away }
}

#[test]
fn nothing_tells_at_a_table_of_daemmersturm() {
    nothing_tells("daemmersturm", &[daemmersturm()]);
}

#[test]
fn nothing_tells_later_at_fate_tables() {
    for folder in ["sotc", "malmsturm", "freefate"] {
        nothing_tells_later(folder, &["sotc", "malmsturm", "freefate"].map(fate));
    }
}

#[test]
fn nothing_tells_later_at_zerospace_tables() {
    nothing_tells_later("zerospace", &[zerospace()]);
}

#[test]
fn nothing_tells_later_at_daemmersturm_tables() {
    nothing_tells_later("daemmersturm", &[daemmersturm()]);
}
