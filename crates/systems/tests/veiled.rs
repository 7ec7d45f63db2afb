//! Ids as clients see them. In scenes of all plays, a table with a veil is the same table under other ids: views, forms and
//! answers differ in nothing else, every form builds the same command, and unknown ids get the same reply as hidden ones.

#![allow(clippy::unwrap_used)]

use std::collections::{BTreeMap, BTreeSet};

use schwung_chain::Digest;
use schwung_log::Kept;
use schwung_rulebook::Lang;
use schwung_systems::{AnyGame, veiled};
use schwung_table::{IdKind, System, Veil, WireId};
use schwung_transcript::Script;
use schwung_ui_kit::harness::forms;
use schwung_views::{
    form::field,
    wire::{Ask, FieldKind, Form, Reply, Role, You},
};
use serde_json::{Value, json};

use crate::hidden::{
    Book, daemmersturm, each_command, fate, shape, table, told, tried, with_number, zerospace,
};

fn veil() -> Veil {
    Veil::new(*Digest::START.then(b"table").as_bytes())
}

#[test]
fn each_number_has_an_image_of_its_own() {
    for key in ["a", "b", "c", "d"].map(|it| *Digest::START.then(it.as_bytes()).as_bytes()) {
        let veil = Veil::new(key);
        let images: BTreeSet<u32> = (0..=0xffff).map(|it| veil.apply(it)).collect();
        assert_eq!(images.len(), 0x10000, "two numbers have the same image");
        for number in (0..=u32::MAX).step_by(65_521) {
            assert_eq!((veil.lift(veil.apply(number)), veil.apply(veil.lift(number))), (number, number));
        }
        // Neither order nor distance of ids can be seen, even if there are few.
        let few: Vec<u32> = (0..32).map(|it| veil.apply(it)).collect();
        let rises = few.windows(2).filter(|it| it[0] < it[1]).count();
        assert!((6..26).contains(&rises), "{key:?} keeps the order: {few:?}");
        let steps: BTreeSet<u32> = few.windows(2).map(|it| it[1].wrapping_sub(it[0])).collect();
        assert_eq!(steps.len(), 31, "{key:?} keeps distances: {few:?}");
        for bit in 0..32 {
            let set = (0..4096).filter(|it| veil.apply(*it) >> bit & 1 == 1).count();
            assert!((1850..2250).contains(&set), "bit {bit} of {key:?} is set in {set} of 4,096");
        }
    }
}

#[test]
fn each_key_has_images_of_its_own() {
    let key = *Digest::START.then(b"e").as_bytes();
    let one = Veil::new(key);
    for byte in 0..32 {
        let mut key = key;
        key[byte] ^= 1;
        let other = Veil::new(key);
        let same = (0..1000).filter(|it| one.apply(*it) == other.apply(*it)).count();
        assert!(same < 3, "byte {byte} of the key hardly matters");
    }
}

#[test]
fn ids_of_one_kind_are_none_of_another() {
    Veil::over(Some(veil()), || {
        for number in 0..2000_u32 {
            let id = WireId::new(IdKind::ACTOR, number);
            assert_eq!((id.number(IdKind::ACTOR), id.number(IdKind::ZONE)), (Some(number), None));
        }
        // Numbers that cannot be veiled belong to nothing.
        assert_eq!(WireId::new(IdKind::ACTOR, u32::MAX).number(IdKind::ACTOR), None);
    });
    assert_eq!(WireId::new(IdKind::ACTOR, 7_u32), WireId(7), "without a veil, ids are plain");
}

/// The numbers that a veiled table shows differently, by their place in the JSON.
#[derive(Default)]
struct Seen {
    /// The images of each plain number, by place.
    ids: BTreeMap<String, BTreeMap<u64, u64>>,
    /// Places of numbers that are no ids.
    plain: BTreeSet<String>,
    differences: Vec<String>,
}

impl Seen {
    /// Compares the output of a table without and with a veil.
    fn compare(&mut self, place: &str, plain: &Value, veiled: &Value) {
        match (plain, veiled) {
            (Value::Object(a), Value::Object(b)) if a.keys().eq(b.keys()) => {
                for (key, it) in a {
                    self.compare(&format!("{place}.{key}"), it, &b[key]);
                }
            }
            (Value::Array(a), Value::Array(b)) if a.len() == b.len() => {
                for (it, other) in a.iter().zip(b) {
                    self.compare(&format!("{place}[]"), it, other);
                }
            }
            (Value::Number(a), Value::Number(b)) if a != b => {
                let (Some(a), Some(b)) = (a.as_u64(), b.as_u64()) else {
                    return self.differences.push(format!("{place}: {a} and {b}"));
                };
                let lifted = u64::from(veil().lift(u32::try_from(b).unwrap()));
                if lifted & 0xff_ffff != a && lifted & 0xff != a {
                    self.differences.push(format!("{place}: {b} is not the image of {a}"));
                }
                self.ids.entry(place.to_owned()).or_default().insert(a, b);
            }
            (Value::Number(_), _) if plain == veiled => {
                self.plain.insert(place.to_owned());
            }
            _ if plain == veiled => {}
            (Value::String(a), Value::String(b)) if uncounted(a) == uncounted(b) => {}
            _ => self.differences.push(format!("{place}: {plain} and {veiled}")),
        }
    }
}

/// A text without the numbers that identify places and things.
fn uncounted(text: &str) -> String {
    let mut parts = text.split_inclusive([' ', '#']);
    let mut whole = parts.next().unwrap_or_default().to_owned();
    let called = ["Place ", "Area ", "#"];
    for part in parts {
        let counts = called.iter().any(|it| whole.ends_with(it));
        whole += if counts { part.trim_start_matches(|it: char| it.is_ascii_digit()) } else { part };
    }
    whole
}

/// All commands that can be built from a form by taking one option after the other.
fn built(form: &Form) -> Vec<Value> {
    let usual = forms::values(form);
    let mut all = vec![forms::command(form, &usual)];
    for field in &form.fields {
        let (FieldKind::One(options) | FieldKind::Many(options)) = &field.kind else { continue };
        let is_many = matches!(field.kind, FieldKind::Many(_));
        for option in options.iter().take(12) {
            let value = if is_many { json!([option.value]) } else { option.value.clone() };
            // In the order of the fields, since the name of one can be a part of another's.
            let mut values: Vec<(&str, Value)> = Vec::new();
            for it in &form.fields {
                if it.name == field.name {
                    values.push((&it.name, value.clone()));
                } else if let Some(hurried) = forms::hurried(it) {
                    values.push((&it.name, hurried));
                }
            }
            all.push(forms::command(form, &values));
        }
    }
    all
}

/// The numbers of a command, in the order of [`with_number`].
fn numbers_in(command: &Value) -> Vec<&Value> {
    match command {
        Value::Number(_) => vec![command],
        Value::Array(list) => list.iter().flat_map(numbers_in).collect(),
        Value::Object(fields) => fields.values().flat_map(numbers_in).collect(),
        _ => Vec::new(),
    }
}

fn forms_of(game: &dyn AnyGame, you: You, actor: Option<WireId>) -> Vec<Form> {
    match game.ask(you, Lang::En.into(), Ask::Forms { actor }).unwrap() {
        Reply::Forms(forms) => forms,
        other => panic!("{other:?}"),
    }
}

fn only_ids_differ<S: Script<System: Kept>>(folder: &str, books: &[Book<S>]) {
    let (mut shapes, mut seen, mut commands, mut guesses) = (BTreeSet::new(), Seen::default(), 0, 0);
    let veil = veil();
    each_command(folder, books, |book, _, block, plain_json| {
        let seats = u8::try_from((book.seats)(&block.before).len()).unwrap();
        if seats < 2 || !shapes.insert(shape(&plain_json)) {
            return;
        }
        let mut state = block.before.clone();
        let numbers = (book.hide)(&mut state);
        let plain = table(book, &state);
        let under = veiled(table(book, &state), veil);
        let player = You { role: Role::Player, seat: Some(1) };
        let gm = You { role: Role::Gm, seat: Some(0) };
        for you in [gm, player, You { role: Role::Watch, seat: None }] {
            let [a, b] = [&plain, &under].map(|it| json!(it.view(you, Lang::En.into())));
            seen.compare("", &a, &b);
        }
        // A command reads the same under both kinds of ids.
        let veiled_json = Veil::over(Some(veil), || crate::json_of(&block.command));
        for you in [gm, player] {
            let [a, b] = [(&plain, &plain_json), (&under, &veiled_json)]
                .map(|(it, command)| json!(tried(&**it, you, command)));
            seen.compare("tried", &a, &b);
            // Every form builds the same command.
            for actor in std::iter::once(None).chain((0..numbers[0]).map(Some)) {
                let number = actor.map(|it| u32::try_from(it).unwrap());
                let image = Veil::over(Some(veil), || number.map(|it| WireId::new(IdKind::ACTOR, it)));
                let (a, b) = (forms_of(&*plain, you, number.map(WireId)), forms_of(&*under, you, image));
                assert_eq!(a.len(), b.len());
                for (a, b) in a.iter().zip(&b) {
                    seen.compare(&format!("forms.{}", a.verb), &json!(a.barred), &json!(b.barred));
                    for (a, b) in built(a).into_iter().zip(built(b)) {
                        let place = format!("{a} and {b}");
                        let a = field::read::<<S::System as System>::Command>(&a);
                        let b = Veil::over(Some(veil), || field::read(&b));
                        if a.is_ok() != b.is_ok() || a.ok() != b.ok() {
                            seen.differences.push(place);
                        }
                        commands += 1;
                    }
                }
            }
        }
        // Hidden things get the same reply as missing ones.
        let hidden =
            Veil::over(Some(veil), || WireId::new(IdKind::ACTOR, u32::try_from(numbers[0]).unwrap()));
        let beyond = Veil::over(Some(veil), || WireId::new(IdKind::ACTOR, 200_u32));
        let [hidden, beyond, nothing] =
            [hidden, beyond, WireId(veil.apply(0xfe12_3456))].map(|it| it.0 as usize);
        let answer = |number: usize, at: usize| {
            let command = with_number(&veiled_json, number).swap_remove(at);
            json!(tried(&*under, player, &command))
        };
        let is_id = numbers_in(&plain_json).into_iter().zip(numbers_in(&veiled_json)).map(|(a, b)| a != b);
        for (at, _) in is_id.enumerate().filter(|it| it.1) {
            let of_hidden = answer(hidden, at);
            for other in [beyond, nothing] {
                assert_eq!(of_hidden, answer(other, at), "number {at} in {veiled_json}");
                guesses += 1;
            }
        }
        let sheet = |id: usize| {
            let actor = WireId(u32::try_from(id).unwrap());
            told(|| under.ask(player, Lang::En.into(), Ask::SheetForm { actor }))
        };
        assert_eq!((sheet(hidden), sheet(hidden)), (sheet(beyond), sheet(nothing)));
    });
    assert!(seen.differences.is_empty(), "{}", seen.differences[..seen.differences.len().min(20)].join("\n"));
    assert!(commands > 1_000 && guesses > 50, "{commands} commands, {guesses} guesses");
    let both: Vec<_> = seen.ids.keys().filter(|it| seen.plain.contains(*it)).collect();
    assert!(both.is_empty(), "ids that are sometimes plain: {both:?}");
    let places = seen.ids.keys().filter(|it| it.starts_with(".scene")).count();
    assert!(places > 10, "{places} ids in scenes");
}

#[test]
fn only_ids_differ_at_fate_tables() {
    only_ids_differ("sotc", &["sotc", "malmsturm", "freefate"].map(fate));
}

#[test]
fn only_ids_differ_at_zerospace_tables() {
    only_ids_differ("zerospace", &[zerospace()]);
}

#[test]
fn only_ids_differ_at_daemmersturm_tables() {
    only_ids_differ("daemmersturm", &[daemmersturm()]);
}
