//! The course of a simulation: a storm in which everybody plays, then a calm in which all must come to agree.

use std::{
    collections::{BTreeMap, BTreeSet},
    sync::Arc,
    time::Duration,
};

use schwung_chain::hex;
use schwung_rulebook::Lang;
use schwung_store::{CommandId, Digest, Grant, Memory, Row, Store, TableId, TableInfo};
use schwung_table::Seat;
use schwung_views::wire::NewTable;
use serde_json::{Value, json};
use sha2::{Digest as _, Sha256};
use tokio::{
    runtime::Runtime,
    sync::watch,
    time::{sleep, timeout},
};

use super::{
    node::Node,
    person::{Person, Sight},
    store::Ears,
    world::{Fault, Kind, Plant, World},
};

/// Number of servers, each with a spectator who stays there.
const NODES: usize = 3;
/// Those who play: two devices of the game master, and two players.
const PLAYERS: [u8; 4] = [0, 0, 1, 2];
/// Number of commands of each of them.
const COMMANDS: u32 = 7;
/// Until when all commands must be answered.
const LONGEST: Duration = Duration::from_secs(900);
/// How late news may be where nothing is wrong but that no hint arrives: servers look every three seconds.
const BOUND: Duration = Duration::from_millis(3_500);
/// After this time of calm, nothing waits for anything any more.
const CALM: Duration = Duration::from_secs(60);

/// What came of a seed.
#[derive(Debug, PartialEq)]
pub(crate) struct Outcome {
    pub(crate) wrongs: Vec<String>,
    pub(crate) faults: BTreeMap<Fault, u64>,
    pub(crate) acknowledged: usize,
    pub(crate) trace: Vec<String>,
}

/// Plays one seed. Time is simulated, so it takes as long as the work in it.
pub(crate) fn run(seed: u64, plant: Plant) -> Outcome {
    let runtime: Runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .start_paused(true)
        .build()
        .expect("a runtime");
    let outcome = runtime.block_on(course(seed, plant));
    runtime.shutdown_background();
    outcome
}

/// The token of those who see the same; always the same.
fn token(kind: Kind) -> String {
    let first = char::from(b'A' + kind.map_or(3, |it| it.min(2)));
    format!("{first}{}", "A".repeat(42))
}

struct One;

impl schwung_log::Roller for One {
    fn die(&mut self, _: u32) -> u32 {
        1
    }
}

/// A table with two players, and its grants: game master, both seats, spectators.
async fn stored(store: &Memory) -> TableId {
    let text =
        "system = \"sotc\"\nplayers = [\"Ana\", \"Bo\"]\n[[character]]\nname = \"Mira\"\nplayer = \"Ana\"\n";
    let new = json!({ "start": { "encounter": { "text": text } }, "gm": "Gesa", "title": "", "lang": "en" });
    let new: NewTable = serde_json::from_value(new).expect("a request");
    let (mut game, opened) = schwung_systems::open(&new, 1, "open", &mut One).expect("a table");
    let mut bodies = opened.bodies;
    for (seat, name) in [(1, "Ana"), (2, "Bo")] {
        let joined = game.join(Some(Seat(seat)), name, Lang::En, &format!("join-{seat}"), 1);
        let (_, decided) = joined.expect("a free seat");
        bodies.push(decided.body.clone());
        game.commit(decided).expect("it fits");
    }
    bodies.push(game.blank("blank", 1).expect("a record").body);
    let table = TableId::new("table").expect("an id");
    let roles = [("gm", None), ("seat", Some(1)), ("seat", Some(2)), ("watch", None)];
    let grant = |(role, seat): (&str, Option<u8>)| {
        let kind = if role == "gm" { Some(0) } else { seat };
        Grant {
            hash: Sha256::digest(token(kind).as_bytes()).into(),
            table: table.clone(),
            role: role.to_owned(),
            seat,
            created_at: 1,
            revoked: false,
        }
    };
    let row = |(seq, body): (u64, Vec<u8>)| Row {
        seq,
        id: CommandId::new(format!("open-{seq}")).expect("an id"),
        at: 1,
        body,
    };
    let mut rows = (1..).zip(bodies).map(row);
    let info = TableInfo { id: table.clone(), created_at: 1, title: String::new(), system: opened.system };
    store.create(info, rows.next().expect("a record"), roles.map(grant).to_vec()).await.expect("a new table");
    for row in rows {
        store.append(&table, row).await.expect("it follows");
    }
    table
}

/// A client that plays, and what it has seen.
struct Playing {
    kind: Kind,
    sees: watch::Receiver<Sight>,
}

struct Course {
    world: Arc<World>,
    shared: Arc<Memory>,
    table: TableId,
    nodes: Arc<Vec<Arc<Node>>>,
    people: Vec<Playing>,
}

impl Course {
    fn enter(&mut self, kind: Kind, node: Option<usize>, commands: watch::Receiver<u32>) {
        let name = match kind {
            Some(seat) if self.people.iter().any(|it| it.kind == kind) => format!("seat{seat}b"),
            Some(seat) => format!("seat{seat}"),
            None => format!("watch{}", self.people.len()),
        };
        let (person, sees) = Person::new(&self.world, &self.nodes, name, (kind, token(kind)), node, commands);
        tokio::spawn(person.play());
        self.people.push(Playing { kind, sees });
    }

    /// Waits until that many commands are answered, but not for ever.
    async fn until_answered(&self, wanted: usize, every: Duration) {
        let until = self.world.now() + LONGEST;
        while self.world.answered() < wanted && self.world.now() < until {
            sleep(every).await;
        }
        let answered = self.world.answered();
        if answered < wanted {
            self.world.wrong(format!("only {answered} of {wanted} commands were answered"));
        }
    }

    /// Everybody has seen everything, and those who may see the same see the same.
    async fn agree(&self, when: &str) {
        let head = self.shared.head(&self.table).await.expect("a store").unwrap_or_default();
        for (n, person) in self.people.iter().enumerate() {
            let sight = person.sees.borrow();
            let first = self.people.iter().find(|it| it.kind == person.kind);
            let other = first.map(|it| it.sees.borrow().clone()).unwrap_or_default();
            if person.kind == Some(0) && sight.seq != head {
                self.world.wrong(format!("{when}, client {n} sees {} of {head}", sight.seq));
            }
            if (sight.seq, &sight.code) != (other.seq, &other.code) {
                self.world.wrong(format!("{when}, client {n} sees {} and another {}", sight.seq, other.seq));
            }
            if sight.view != other.view {
                self.world.wrong(format!("{when}, client {n} sees another table than others"));
            }
            if marked(&sight.lines) != marked(&other.lines) {
                self.world.wrong(format!("{when}, client {n} sees other lines than others"));
            }
            let online = json!({ "seats": [0, 1, 2], "watching": NODES });
            if sight.online != online {
                self.world.wrong(format!("{when}, client {n} sees {} online", sight.online));
            }
        }
    }

    /// Every acknowledged command is in the log once, with the number that was told; no other one is that was refused.
    /// Everybody has seen what is in the log.
    async fn ledger(&self) {
        let rows = self.shared.read(&self.table, 0, usize::MAX).await.expect("a store");
        let places = |(seat, id): &(Kind, String)| -> Vec<u64> {
            let name = format!("{}/{id}", seat.unwrap_or_default());
            rows.iter().filter(|it| it.id.as_str() == name).map(|it| it.seq).collect()
        };
        for (told, seq) in self.world.acknowledged() {
            let there = places(&told);
            // The game master knows of all records.
            if there.len() != 1 || (told.0 == Some(0) && there != [seq]) {
                self.world
                    .wrong(format!("{told:?} was acknowledged as {seq} and is in the log as {there:?}"));
            }
        }
        for told in self.world.refused() {
            let there = places(&told);
            if !there.is_empty() {
                self.world.wrong(format!("{told:?} was refused and is in the log as {there:?}"));
            }
        }
        let key = self.shared.key().await.expect("a store");
        let mut last = Digest::START;
        let codes = rows.iter().map(|it| {
            last = last.then(&it.body);
            (it.seq, hex(&last.veiled(&key)))
        });
        let codes: BTreeSet<(u64, String)> = codes.collect();
        for (seq, code) in self.world.codes(Some(0)) {
            if !codes.contains(&(seq, code)) {
                self.world.wrong(format!("record {seq} is another one than the game master has seen"));
            }
        }
    }
}

/// Lines of the log, without what is sent with some of them only.
fn marked(lines: &[Value]) -> Vec<Value> {
    let mark = |it: &Value| {
        let mut line = it.clone();
        line["undone"] = json!(it["undone"] == true);
        line["kept"] = Value::Null;
        line
    };
    lines.iter().map(mark).collect()
}

async fn course(seed: u64, plant: Plant) -> Outcome {
    let world = Arc::new(World::new(seed, plant));
    let shared = Arc::new(Memory::new());
    let table = stored(&shared).await;
    let ears = Ears::default();
    let node = |number| Arc::new(Node::new(&world, &shared, &ears, number));
    let nodes = Arc::new((0..NODES).map(node).collect::<Vec<_>>());
    for node in &*nodes {
        node.start().await;
        tokio::spawn(Arc::clone(node).suffer());
    }
    let mut course = Course { world, shared, table, nodes, people: Vec::new() };
    let (tell, first) = watch::channel(COMMANDS);

    for node in 0..NODES {
        // Spectators give no commands.
        course.enter(None, Some(node), watch::channel(0).1);
    }
    for person in &mut course.people {
        if timeout(LONGEST, person.sees.wait_for(|it| it.seq > 0)).await.is_err() {
            course.world.wrong("nobody could enter a quiet table".to_owned());
        }
    }

    course.world.be_calm(false);
    for (n, seat) in PLAYERS.into_iter().enumerate() {
        course.enter(Some(seat), None, if n == 0 { first.clone() } else { watch::channel(COMMANDS).1 });
    }
    let wanted = PLAYERS.len() * COMMANDS as usize;
    course.until_answered(wanted, Duration::from_millis(500)).await;

    course.world.be_calm(true);
    course.world.trace(|| "calm".to_owned());
    // Players who look at the table with another device.
    for seat in [1, 2] {
        course.enter(Some(seat), None, watch::channel(0).1);
    }
    sleep(CALM).await;
    course.agree("after the storm").await;

    course.world.be_deaf();
    course.world.trace(|| "no server hears another".to_owned());
    tell.send_replace(COMMANDS + 1);
    course.until_answered(wanted + 1, Duration::from_millis(10)).await;
    sleep(BOUND).await;
    course.agree("within the bound").await;
    course.ledger().await;
    let Course { world, .. } = course;
    Outcome {
        wrongs: world.wrongs(),
        faults: world.faults(),
        acknowledged: world.acknowledged().len(),
        trace: world.traced(),
    }
}
