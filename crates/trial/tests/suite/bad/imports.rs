//! Corrupted table files.

use std::collections::BTreeMap;

use schwung_play::Random;
use schwung_trial::{
    http::{Answer, Server, get, post, post_bytes},
    player,
    seats::Table,
};
use schwung_views::wire::{Created, Problem, View};
use serde_json::{Value, json};

use super::{
    control::Control,
    served::serve,
    spoil::{spoil, spoil_number},
};

/// Number of files with one corrupted place.
const SPOILED: u64 = 250;

/// An exported table after some play.
async fn file(server: Server) -> Value {
    let table = Table::open(server, 2).await.expect("a table");
    let gm = Some(table.seats[0].as_str());
    let mut random = Random::new(21);
    for at in 0..60 {
        let view: View = get(server, "/api/table/view", gm).await.expect("an answer").read().expect("a view");
        let what = player::next(&view, &mut random).what;
        let done = post(server, "/api/table/do", gm, &json!({ "id": format!("f{at}"), "what": what })).await;
        assert!(done.expect("an answer").status < 500);
    }
    get(server, "/api/table/export", gm).await.expect("an answer").read().expect("a file")
}

async fn import(server: Server, file: &Value, lang: &str) -> Answer {
    let new = json!({ "start": { "import": { "file": file } }, "lang": lang });
    post(server, &format!("/api/tables?lang={lang}"), None, &new).await.expect("an answer")
}

/// The error, or `None` if the file was accepted.
fn problem(answer: &Answer) -> Option<Problem> {
    if answer.status == 201 {
        return None;
    }
    assert!((400..500).contains(&answer.status), "{answer:?}");
    let problem: Problem = serde_json::from_slice(&answer.body).expect("a problem");
    let words = |it: &str| it.chars().any(char::is_alphabetic) && !it.contains('⟨');
    assert!(words(&problem.detail) && problem.errors.iter().all(|it| words(it)), "{problem:?}");
    Some(problem)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn files_that_are_no_tables_are_refused_in_the_readers_language() {
    let server = serve().await;
    let whole = file(server).await;
    let control = Control::begin(server).await;
    let with = |change: &dyn Fn(&mut Value)| {
        let mut file = whole.clone();
        change(&mut file);
        file
    };
    let records = |file: &mut Value, change: &dyn Fn(&mut Vec<Value>)| {
        change(file["records"].as_array_mut().expect("records"));
    };
    assert_eq!(problem(&import(server, &whole, "de").await), None, "the file itself is good");
    for (name, broken) in [
        ("nothing", Value::Null),
        ("a number", json!(7)),
        ("a list", json!([])),
        ("an empty thing", json!({})),
        ("another format", with(&|it| it["format"] = json!("chess"))),
        ("a newer version", with(&|it| it["version"] = json!(999))),
        ("a version below zero", with(&|it| it["version"] = json!(-1))),
        ("a version in words", with(&|it| it["version"] = json!("one"))),
        ("a book that nobody knows", with(&|it| it["system"] = json!("no-such-book"))),
        ("a path for a book", with(&|it| it["system"] = json!("../../etc/passwd"))),
        ("no records", with(&|it| it["records"] = json!([]))),
        ("records that are no list", with(&|it| it["records"] = json!({ "0": 1 }))),
        ("no opening", with(&|it| records(it, &|all| drop(all.remove(0))))),
        ("a hole", with(&|it| records(it, &|all| drop(all.remove(5))))),
        ("a record twice", with(&|it| records(it, &|all| all.insert(5, all[5].clone())))),
        ("records in another order", with(&|it| records(it, &|all| all.reverse()))),
        ("two openings", with(&|it| records(it, &|all| all[3]["entries"] = all[0]["entries"].clone()))),
        ("a giant number", with(&|it| records(it, &|all| all[4]["seq"] = json!(1e300)))),
        (
            "an entry of another kind",
            with(&|it| records(it, &|all| all[4]["entries"] = json!([{ "fly": 1 }]))),
        ),
    ] {
        let [german, english] = [import(server, &broken, "de").await, import(server, &broken, "en").await];
        let (german, english) = (problem(&german).expect(name), problem(&english).expect(name));
        assert_eq!((german.status, english.status), (422, 422), "{name}: {german:?}");
        assert!(
            !german.errors.is_empty() && german.errors != english.errors,
            "{name}: {german:?} {english:?}"
        );
    }
    control.end().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn files_that_were_cut_off_are_refused() {
    let server = serve().await;
    let new = json!({ "start": { "import": { "file": file(server).await } }, "lang": "de" }).to_string();
    let control = Control::begin(server).await;
    let mut random = Random::new(22);
    for _ in 0..40 {
        let cut = random.below(u32::try_from(new.len()).expect("a short file")) as usize;
        let answer =
            post_bytes(server, "/api/tables", None, &new.as_bytes()[..cut]).await.expect("an answer");
        let problem = problem(&answer).expect("it is cut off");
        assert_eq!((problem.status, problem.code.as_str()), (400, "malformed"));
    }
    control.end().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn spoiled_files_are_refused_or_can_be_played_on() {
    let server = serve().await;
    let whole = file(server).await;
    let control = Control::begin(server).await;
    let mut statuses: BTreeMap<u16, u64> = BTreeMap::new();
    for seed in 0..SPOILED {
        let mut random = Random::new(1_000 + seed);
        let mut file = whole.clone();
        match seed % 2 {
            0 => spoil(&mut file, &mut random),
            _ => spoil_number(&mut file["records"], &mut random),
        }
        let answer = import(server, &file, "de").await;
        *statuses.entry(answer.status).or_default() += 1;
        if problem(&answer).is_some() {
            continue;
        }
        // An accepted file must give a usable table.
        let created: Created = answer.read().expect("a table");
        let gm = Some(created.gm.as_str());
        for at in 0..6 {
            let view = get(server, "/api/table/view", gm).await.expect("an answer").read::<View>();
            let view = view.unwrap_or_else(|error| panic!("seed {seed}: {error:#}"));
            let what = player::next(&view, &mut random).what;
            let body = json!({ "id": format!("s{at}"), "what": what });
            let done = post(server, "/api/table/do", gm, &body).await.expect("an answer");
            assert!(done.status < 500, "seed {seed}: {done:?} {}", done.text());
        }
        for path in ["/api/table/recap?secrets=true", "/api/table/export"] {
            let answer = get(server, path, gm).await.expect("an answer");
            assert_eq!(answer.status, 200, "seed {seed}: {path}");
        }
        let watching = get(server, "/api/table/view", Some(&created.watch)).await.expect("an answer");
        assert_eq!(watching.status, 200, "seed {seed}");
    }
    println!("{statuses:?}");
    assert!(statuses.get(&422).is_some_and(|it| *it > SPOILED / 3), "{statuses:?}");
    control.end().await;
}
