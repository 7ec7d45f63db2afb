//! Regression tests for attacks.

use std::{sync::Arc, time::Duration};

use schwung_server::Limits;
use schwung_store::{CommandId, Row, Sqlite, Store, TableId, TableInfo};
use serde_json::{Value, json};
use tokio::{io::AsyncWriteExt, net::TcpStream};

use crate::{
    client::{Player, get, post, send},
    served::{Served, generous},
};

fn say(text: &str) -> Value {
    json!({ "house": { "say": { "text": text } } })
}

#[tokio::test]
async fn an_id_belongs_to_its_seat_and_to_one_deed() {
    let served = Served::new();
    let demo = served.demo().await;
    let (mut gm, mut mira) = (demo.gm().await, demo.player(1, "Mira").await);
    // Both use ids that count from 1.
    let first = gm.act_as("1", &say("mine")).await["done"]["seq"].as_u64().expect("done");
    let second = mira.act_as("1", &say("mine")).await["done"]["seq"].as_u64().expect("done");
    assert_eq!(second, first + 1, "hers is another one");
    for (player, what) in [(&mut gm, say("another")), (&mut mira, say("yet another"))] {
        let answer = player.act_as("1", &what).await;
        assert_eq!(answer["refused"]["code"], "id_taken", "{answer}");
    }
    // A spectator has done nothing, whatever the id.
    let mut watcher = Player::at(served.address, &demo.watch).await;
    assert_eq!(watcher.act_as("1", &say("mine")).await["refused"]["code"], "not_yours");
    let body = json!({ "id": "1", "what": say("another") });
    let answer = post(served.address, "/api/table/do", Some(&demo.gm), &body).await;
    assert_eq!(answer.problem(), (409, "id_taken".to_owned()));
    assert_eq!(gm.does(&say("next")).await, second + 1, "nothing else has happened");
}

#[tokio::test]
async fn an_x_card_can_be_laid_under_any_id_and_is_nobodys() {
    let served = Served::new();
    let demo = served.demo().await;
    let (mut gm, mut mira) = (demo.gm().await, demo.player(1, "Mira").await);
    let lay = |lies: bool| json!({ "house": { "x_card": lies } });
    let first = mira.act_as("1", &lay(true)).await["done"]["seq"].as_u64().expect("done");
    gm.act_as("2", &lay(false)).await;
    // Another client whose ids count from 1: an X-card is already on the table.
    let again = gm.act_as("1", &lay(true)).await["done"]["seq"].as_u64().expect("done");
    assert!(again > first);
    let view = get(served.address, "/api/table/view", Some(&demo.gm)).await.json();
    assert_eq!(view["house"]["x_card"], true);
    let file = get(served.address, "/api/table/export", Some(&demo.gm)).await.json();
    let record = &file["records"].as_array().expect("records")[usize::try_from(first).expect("small") - 1];
    assert_eq!((&record["by"], record.get("deed")), (&Value::Null, None), "{record}");
    assert_ne!(record["id"], "1", "what she called it would tell whose it was");
}

#[tokio::test]
async fn records_of_older_versions_are_found_by_their_ids() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("tables.db");
    let served = Served::of_file(&file);
    let demo = served.demo().await;
    let token = demo.seat(1, "Mira").await;
    tokio::task::spawn_blocking(move || served.kill()).await.expect("no panic");
    // The format from before ids were prefixed with the seat.
    let store = Sqlite::open(&file).expect("a file");
    let table = TableId::new(&*demo.table).expect("a name");
    let seq = store.head(&table).await.expect("it can be read").expect("it is there") + 1;
    let said = json!({ "said": { "seat": 1, "text": "before", "to": "all" } });
    let record =
        json!({ "seq": seq, "at": 0, "by": { "seat": 1 }, "id": "old", "entries": [{ "house": said }] });
    let row =
        Row { seq, id: CommandId::new("old").expect("an id"), at: 0, body: record.to_string().into_bytes() };
    store.append(&table, row).await.expect("it can be written");
    store.close().await.expect("it closes");
    let served = Served::of_file(&file);
    let mut mira = Player::at(served.address, &token).await;
    assert_eq!(mira.act_as("old", &say("before")).await["done"]["seq"], seq);
    let mut gm = Player::at(served.address, &demo.gm).await;
    assert_eq!(
        gm.act_as("old", &say("mine")).await["done"]["seq"],
        seq + 1,
        "the game master's is another one"
    );
}

#[tokio::test]
async fn files_with_mistakes_count() {
    let served = Served::with(Limits { tables_per_hour: 1, ..generous() });
    let new = json!({ "start": { "import": { "file": [{ "": 0 }] } }, "lang": "en" });
    let mut statuses = Vec::new();
    for _ in 0..8 {
        statuses.push(post(served.address, "/api/tables", None, &new).await.status);
    }
    assert_eq!(statuses, [422, 422, 422, 422, 422, 429, 429, 429]);
}

#[tokio::test]
async fn files_that_would_take_much_memory_are_refused_unread() {
    let served = Served::new();
    let many = |it: &str| format!("[{}{it}]", format!("{it},").repeat(400_000));
    let file = |records: &str| {
        format!(
            r#"{{"format":"schwung-table","version":1,"system":"sotc","engine":"fate","title":"","records":{records}}}"#
        )
    };
    let entries =
        |it: &str| file(&format!(r#"[{{"seq":1,"at":0,"by":null,"id":"x","entries":{}}}]"#, many(it)));
    for (file, code) in [
        (many(r#"{"":0}"#), "This is not a saved"),
        (file(&many("{}")), "too many entries"),
        (entries("\"ended\""), "too much memory"),
        (entries("{}"), "too much memory"),
        (file(&format!("[{}{}]", "[".repeat(110), "]".repeat(110))), "too much memory"),
    ] {
        let body = format!(r#"{{"start":{{"import":{{"file":{file}}}}},"lang":"en"}}"#);
        let headers = [("content-type", "application/json"), ("accept-language", "en")];
        let answer = send(served.address, "POST", "/api/tables", &headers, body.as_bytes()).await;
        assert_eq!(answer.problem(), (422, "mistakes".to_owned()));
        assert!(answer.text().contains(code), "{code}: {}", answer.text());
    }
    // An error outside the file makes the request malformed.
    let headers = [("content-type", "application/json")];
    let body = format!(r#"{{"start":{{"import":{{"file":{}}}}},"tongue":"en"}}"#, many("{}"));
    let answer = send(served.address, "POST", "/api/tables", &headers, body.as_bytes()).await;
    assert_eq!(answer.problem(), (400, "malformed".to_owned()));
}

#[tokio::test]
async fn the_game_masters_place_is_kept_free() {
    let served = Served::with(Limits { viewers: 8, viewers_per_seat: 2, ..generous() });
    let demo = served.demo().await;
    let seat = demo.seat(1, "Mira").await;
    let mut watching = Vec::new();
    for _ in 0..6 {
        watching.push(Player::at(served.address, &demo.watch).await);
    }
    let refused = async |token: &str| {
        let mut one_more = Player::silent(served.address).await;
        one_more.hello(token, 0).await;
        one_more.bye().await["code"].clone()
    };
    assert_eq!(refused(&demo.watch).await, "crowded", "a quarter is kept for players");
    let mut first = Player::at(served.address, &seat).await;
    let _second = Player::at(served.address, &seat).await;
    let mut gms = Vec::new();
    for _ in 0..5 {
        gms.push(demo.gm().await);
    }
    // The newest connection stays; the oldest of the seat is closed.
    let mut third = Player::silent(served.address).await;
    third.hello(&seat, 0).await;
    assert!(third.next().await.is_some_and(|it| it.get("bye").is_some_and(|it| it["code"] == "crowded")));
    gms.pop().expect("a socket").does(&say("here")).await;
    assert_eq!(gms.remove(0).bye().await["code"], "elsewhere");
    drop(watching.pop().expect("a socket"));
    first.does(&say("still here")).await;
}

#[tokio::test]
async fn the_oldest_of_too_many_sockets_of_a_seat_has_to_go() {
    let served = Served::with(Limits { viewers_per_seat: 2, ..generous() });
    let demo = served.demo().await;
    let seat = demo.seat(1, "Mira").await;
    let mut first = Player::at(served.address, &seat).await;
    let mut second = Player::at(served.address, &seat).await;
    let mut third = Player::at(served.address, &seat).await;
    let bye = first.bye().await;
    assert_eq!((&bye["code"], &bye["again"]), (&json!("elsewhere"), &json!(false)));
    second.does(&say("second")).await;
    third.does(&say("third")).await;
}

/// Opens a socket from an address announced by a trusted proxy.
async fn socket_from(served: &Served, from: &str) -> TcpStream {
    let mut stream = TcpStream::connect(served.address).await.expect("the server listens");
    let key = "dGhlIHNhbXBsZSBub25jZQ==";
    let head = format!(
        "GET /api/socket HTTP/1.1\r\nhost: {}\r\nconnection: upgrade\r\nupgrade: websocket\r\n\
         sec-websocket-version: 13\r\nsec-websocket-key: {key}\r\nx-forwarded-for: {from}\r\n\r\n",
        served.address
    );
    stream.write_all(head.as_bytes()).await.expect("the server reads");
    let mut begun = [0; 12];
    tokio::io::AsyncReadExt::read_exact(&mut stream, &mut begun).await.expect("an answer");
    assert_eq!(&begun, b"HTTP/1.1 101");
    stream
}

#[tokio::test]
async fn an_address_has_only_so_many_sockets_but_the_game_master_gets_in() {
    let limits = Limits { connections_per_address: Some(3), limits_loopback: true, ..generous() };
    let served = Served::start(Arc::new(schwung_store::Memory::new()), limits, |it| it.trust_proxy = true);
    let demo = served.demo().await;
    let mut idle = Vec::new();
    for _ in 0..3 {
        // Without the header, the address of the connection counts.
        idle.push(socket_from(&served, "127.0.0.1").await);
    }
    let mut watcher = Player::silent(served.address).await;
    watcher.hello(&demo.watch, 0).await;
    assert_eq!(watcher.bye().await["code"], "crowded");
    demo.gm().await.does(&say("I am in")).await;
    // Other addresses are not affected.
    socket_from(&served, "10.0.0.9").await;
    drop(idle);
    for _ in 0..200 {
        let mut again = Player::silent(served.address).await;
        again.hello(&demo.watch, 0).await;
        if again.next().await.is_some_and(|it| it.get("welcome").is_some()) {
            return;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("the places stay taken");
}

#[tokio::test]
async fn an_address_has_only_so_many_connections() {
    let served =
        Served::with(Limits { connections_per_address: Some(3), limits_loopback: true, ..generous() });
    let mut idle = Vec::new();
    for _ in 0..3 {
        idle.push(TcpStream::connect(served.address).await.expect("the server listens"));
    }
    let answered = async || {
        let mut stream = TcpStream::connect(served.address).await.expect("the system takes it");
        let head = format!("GET /health HTTP/1.1\r\nhost: {}\r\nconnection: close\r\n\r\n", served.address);
        let _ = stream.write_all(head.as_bytes()).await;
        let mut answer = Vec::new();
        let _ = tokio::io::AsyncReadExt::read_to_end(&mut stream, &mut answer).await;
        answer.starts_with(b"HTTP/1.1 200")
    };
    assert!(!answered().await);
    drop(idle);
    for _ in 0..200 {
        if answered().await {
            return;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("the places stay taken");
}

#[tokio::test]
async fn a_seat_adds_only_so_much_at_once_however_many_sockets_it_has() {
    let served = Served::with(Limits { deeds_per_second: 1, ..generous() });
    let demo = served.demo().await;
    let token = demo.seat(1, "Mira").await;
    let (mut one, mut other) =
        (Player::at(served.address, &token).await, Player::at(served.address, &token).await);
    let (mut done, mut refused) = (0, 0);
    for n in 0..30 {
        let answer = if n % 2 == 0 { &mut one } else { &mut other }.act(&say("x")).await;
        match answer.get("refused") {
            Some(it) => {
                assert_eq!(it["code"], "too_many", "{it}");
                refused += 1;
            }
            None => done += 1,
        }
    }
    assert!(done >= 10 && refused >= 10, "{done} and {refused}");
    // A refused client does not affect others.
    demo.player(2, "Jonas").await.does(&say("me")).await;
    demo.gm().await.does(&say("me too")).await;
}

#[tokio::test]
async fn a_table_has_only_so_many_records() {
    let served = Served::with(Limits { table_records: 16, ..generous() });
    let demo = served.demo().await;
    let mut mira = demo.player(1, "Mira").await;
    let mut gm = demo.gm().await;
    let mut code = String::new();
    for _ in 0..20 {
        let answer = mira.act(&say("x")).await;
        if let Some(it) = answer.get("refused") {
            code = it["code"].as_str().expect("text").to_owned();
        }
    }
    assert_eq!(code, "table_full");
    // The game master may exceed the limit.
    assert_eq!(gm.does(&say("that is all")).await, 17);
    gm.does(&say("good night")).await;
    assert_eq!(gm.is_refused(&say("one more")).await, "table_full");
}

#[tokio::test]
async fn a_table_takes_only_so_much_room() {
    let served = Served::with(Limits { table_bytes: 40_000, ..generous() });
    let demo = served.demo().await;
    let mut mira = demo.player(1, "Mira").await;
    let long = say(&"x".repeat(1_900));
    let mut codes = Vec::new();
    for _ in 0..30 {
        let answer = mira.act(&long).await;
        codes.extend(answer.get("refused").map(|it| it["code"].clone()));
    }
    assert!(codes.len() < 30 && codes.iter().all(|it| it == "table_full") && !codes.is_empty(), "{codes:?}");
}

#[tokio::test]
async fn names_of_other_sites_lead_nowhere() {
    let store = Arc::new(schwung_store::Memory::new());
    let served = Served::start(store, generous(), |it| {
        it.public_url = Some("https://table.example.org".to_owned());
        it.hosts = vec!["other.example.org".to_owned()];
    });
    // Two `Host` lines make a request invalid, so it is sent with only one.
    let at = async |host: &str, path: &str| {
        let mut stream = TcpStream::connect(served.address).await.expect("the server listens");
        let head = format!(
            "GET {path} HTTP/1.1\r\nhost: {host}\r\norigin: http://{host}\r\nconnection: close\r\n\r\n"
        );
        stream.write_all(head.as_bytes()).await.expect("the server reads");
        let mut answer = String::new();
        tokio::io::AsyncReadExt::read_to_string(&mut stream, &mut answer).await.expect("an answer");
        answer.split(' ').nth(1).and_then(|it| it.parse::<u16>().ok()).expect("a status")
    };
    for host in ["127.0.0.1", "localhost:8417", "table.example.org", "other.example.org:80", "pi.local"] {
        assert_eq!(at(host, "/api/systems").await, 200, "{host}");
    }
    for path in ["/api/systems", "/", "/health", "/api/socket"] {
        assert_eq!(at("evil.example", path).await, 421, "{path}");
    }
}

#[tokio::test]
async fn figures_are_told_to_this_machine_or_elsewhere() {
    let served = Served::new();
    let asked =
        async |headers: &[(&str, &str)]| send(served.address, "GET", "/metrics", headers, b"").await.status;
    assert_eq!(asked(&[]).await, 200);
    assert_eq!(asked(&[("x-forwarded-for", "127.0.0.1")]).await, 404, "a proxy passes it on for somebody");
    assert_eq!(asked(&[("forwarded", "for=1.2.3.4")]).await, 404);
    let store = Arc::new(schwung_store::Memory::new());
    let proxied = Served::start(store, generous(), |it| it.trust_proxy = true);
    let from = async |who: &str| {
        send(proxied.address, "GET", "/metrics", &[("x-forwarded-for", who)], b"").await.status
    };
    assert_eq!([from("127.0.0.1").await, from("10.0.0.1").await], [200, 404]);
    // On the separate address and nowhere else.
    let free =
        std::net::TcpListener::bind("127.0.0.1:0").and_then(|it| it.local_addr()).expect("a free port");
    let store = Arc::new(schwung_store::Memory::new());
    let elsewhere = Served::start(store, generous(), |it| it.metrics = Some(free));
    assert_eq!(get(elsewhere.address, "/metrics", None).await.status, 404);
    assert!(get(free, "/metrics", None).await.text().contains("schwung_tables_open 0"));
    assert_eq!(get(free, "/api/systems", None).await.status, 404);
}

#[tokio::test]
async fn whoever_is_shown_out_on_one_server_does_nothing_more_on_another() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("tables.db");
    let (one, other) = (Served::of_file(&file), Served::of_file(&file));
    let demo = one.demo().await;
    let token = demo.seat(1, "Mira").await;
    let mut there = Player::at(other.address, &token).await;
    let kicked = demo.gm().await.does(&json!({ "house": { "kick": { "seat": 1 } } })).await;
    // The other server has not read the record yet.
    there.say(&json!({ "do": { "id": "last", "what": say("one last word") } })).await;
    assert_eq!(there.bye().await["code"], "token");
    let view = get(one.address, "/api/table/view", Some(&demo.gm)).await.json();
    assert_eq!(view["seq"], kicked);
}

#[tokio::test]
async fn a_file_that_was_read_in_halfway_is_gone_when_the_server_starts_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("tables.db");
    let store = Sqlite::open_alone(&file).expect("a file");
    let id = TableId::new("halfway").expect("a name");
    let now = i64::MAX / 2;
    let info = TableInfo { id, created_at: now, title: "Half".into(), system: "sotc".into() };
    let row = Row { seq: 1, id: CommandId::new("open-1").expect("an id"), at: now, body: b"{}".to_vec() };
    store.create(info, row, Vec::new()).await.expect("a table");
    // If the store is shared, another server may still be importing; if it is not, the import was interrupted.
    let served = Served::start(Arc::new(Sqlite::open(&file).expect("a file")), generous(), |_| {});
    assert_eq!(get(served.address, "/health", None).await.json()["tables"], 1);
    drop(served);
    let served = Served::start(Arc::new(store), generous(), |_| {});
    assert_eq!(get(served.address, "/health", None).await.json()["tables"], 0);
}

#[tokio::test]
async fn whoever_goes_while_a_table_is_opened_leaves_nothing_half_done() {
    let served = Served::with(Limits { tables: 3, ..generous() });
    let new = json!({ "start": { "demo": { "system": "sotc" } }, "lang": "en" }).to_string();
    for _ in 0..3 {
        let mut stream = TcpStream::connect(served.address).await.expect("the server listens");
        let head = format!(
            "POST /api/tables HTTP/1.1\r\nhost: {}\r\ncontent-type: application/json\r\ncontent-length: {}\r\n\r\n{new}",
            served.address,
            new.len()
        );
        stream.write_all(head.as_bytes()).await.expect("the server reads");
        drop(stream);
    }
    // A table either exists completely or not at all. While one is being opened, the two counts may differ.
    let mut told = (String::new(), String::new());
    for _ in 0..200 {
        tokio::time::sleep(Duration::from_millis(50)).await;
        let there = get(served.address, "/health", None).await.json()["tables"].to_string();
        let now = (
            format!("schwung_tables_created_total {there}\n"),
            get(served.address, "/metrics", None).await.text(),
        );
        if now.1.contains(&now.0) && now.0 == told.0 {
            return;
        }
        told = now;
    }
    panic!("{}: {}", told.0, told.1);
}

#[tokio::test]
async fn the_game_masters_name_is_hers_alone() {
    let served = Served::new();
    let demo = served.demo().await;
    let join = async |name: &str| {
        let wanted = json!({ "seat": 1, "name": name });
        post(served.address, "/api/join", Some(&demo.join), &wanted).await.problem()
    };
    for name in ["Gesa", " gesa ", "G\u{200d}esa", "GE SA"] {
        assert_eq!(join(name).await, (409, "name_taken".to_owned()), "{name}");
    }
    for name in ["\u{202e}aseG", "Ge\u{200b}sa", "Mira\u{2066}", "Mi\u{ad}ra"] {
        assert_eq!(join(name).await, (422, "name_signs".to_owned()), "{name}");
    }
    let mut mira = demo.player(1, "Mira").await;
    let rename = |seat: u8, name: &str| json!({ "house": { "rename": { "seat": seat, "name": name } } });
    assert_eq!(mira.is_refused(&rename(1, "Gesa")).await, "name_taken");
    demo.gm().await.does(&rename(0, "GESA")).await;
    // Some scripts cannot be written without joiners.
    mira.does(&rename(1, "می\u{200c}خواهم")).await;
}

#[tokio::test]
async fn odds_of_many_dice_add_up() {
    let served = Served::new();
    let odds = get(served.address, "/api/odds?roll=3d6", None).await.json();
    let outcomes = odds["outcomes"].as_array().expect("outcomes");
    let of = |at: usize, key: &str| outcomes[at][key].as_str().expect("text").to_owned();
    assert_eq!((of(0, "at_least"), of(15, "at_least")), ("100.0000".to_owned(), of(15, "percent")));
    assert_eq!(of(8, "at_least"), "50.0000", "11 or more");
    let many = get(served.address, "/api/odds?roll=1000d6", None).await;
    assert_eq!(many.status, 200);
    assert_eq!(many.json()["outcomes"].as_array().map(Vec::len), Some(2_000));
}

#[tokio::test]
async fn a_recap_is_the_same_for_all_who_read_it_at_once() {
    let served = Served::new();
    let demo = served.demo().await;
    let mut gm = demo.gm().await;
    gm.does(&say("once upon a time")).await;
    let mut reading = Vec::new();
    for n in 0..20 {
        let (address, token) =
            (served.address, if n % 2 == 0 { demo.gm.clone() } else { demo.watch.clone() });
        reading
            .push(tokio::spawn(async move { get(address, "/api/table/recap?lang=en", Some(&token)).await }));
    }
    let mut texts = Vec::new();
    for it in reading {
        texts.push(it.await.expect("no panic").text());
    }
    assert!(texts[0].contains("once upon a time"));
    assert!(texts.iter().all(|it| *it == texts[0]));
    gm.does(&say("and then")).await;
    let later = get(served.address, "/api/table/recap?lang=en", Some(&demo.watch)).await.text();
    assert!(later.contains("and then"), "what was kept is not told for ever");
    let secret = json!({ "house": { "say": { "text": "psst", "to": "gm" } } });
    gm.does(&secret).await;
    let all = get(served.address, "/api/table/recap?lang=en&secrets=true", Some(&demo.gm)).await.text();
    let open = get(served.address, "/api/table/recap?lang=en", Some(&demo.watch)).await.text();
    assert!(all.contains("psst") && !open.contains("psst"));
}
