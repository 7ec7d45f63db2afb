//! A client of a simulation, as the protocol describes it: it says a command again until it is answered, comes back with
//! what it has seen, and takes views as differences.

use std::{sync::Arc, time::Duration};

use futures_util::{SinkExt, StreamExt};
use json_patch::Patch;
use serde_json::{Value, json};
use tokio::{
    io::DuplexStream,
    sync::watch,
    time::{Instant, sleep, sleep_until, timeout},
};
use tokio_tungstenite::{WebSocketStream, client_async, tungstenite::Message};

use super::{
    node::Node,
    world::{Fault, Kind, Random, World},
};

/// How long a client waits for an answer before it says the command again.
const AGAIN: Duration = Duration::from_secs(6);
/// How long a client waits for anything before it connects anew.
const SILENCE: Duration = Duration::from_secs(15);
/// How many milliseconds it thinks at most before it does the next thing.
const PAUSE: u64 = 8_000;
/// Refusals that leave open whether the command was carried out.
const OPEN: [&str; 5] = ["store", "overtaken", "overloaded", "stopping", "newer"];

/// What a client has seen.
#[derive(Clone, Debug, Default)]
pub(crate) struct Sight {
    /// Its number of the last record, and the code of that.
    pub(crate) seq: u64,
    pub(crate) code: String,
    pub(crate) view: Value,
    /// The lines of the log.
    pub(crate) lines: Vec<Value>,
    /// Who is there.
    pub(crate) online: Value,
}

/// A command that is not answered yet.
struct Pending {
    id: String,
    what: Value,
    /// How many times it was said.
    times: u32,
}

/// A client.
pub(crate) struct Person {
    name: String,
    token: String,
    kind: Kind,
    /// Number of commands that it has given.
    given: u32,
    /// The server to which it connects; any of them if `None`.
    node: Option<usize>,
    last_node: Option<usize>,
    world: Arc<World>,
    nodes: Arc<Vec<Arc<Node>>>,
    random: Random,
    sight: watch::Sender<Sight>,
    /// Tells how many commands to give altogether.
    commands: watch::Receiver<u32>,
    pending: Option<Pending>,
    /// When it says the next command, or this one again.
    next: Instant,
    /// The last record in which it set a fact.
    set: Option<u64>,
    tag: String,
    /// Whether a whole view is still to come.
    is_waiting: bool,
}

type Socket = WebSocketStream<DuplexStream>;

/// The connection is given up.
struct Lost;

impl Person {
    /// A client of that `kind`, with what it has seen. `commands` tells how many commands to give altogether.
    pub(crate) fn new(
        world: &Arc<World>,
        nodes: &Arc<Vec<Arc<Node>>>,
        name: String,
        (kind, token): (Kind, String),
        node: Option<usize>,
        commands: watch::Receiver<u32>,
    ) -> (Person, watch::Receiver<Sight>) {
        let (sight, sees) = watch::channel(Sight::default());
        let person = Person {
            token,
            kind,
            given: 0,
            node,
            last_node: None,
            world: Arc::clone(world),
            nodes: Arc::clone(nodes),
            random: world.draw(Random::another),
            sight,
            commands,
            pending: None,
            next: Instant::now(),
            set: None,
            tag: String::new(),
            is_waiting: true,
            name,
        };
        (person, sees)
    }

    /// Plays for ever. Tells through its `sight` what it has seen.
    pub(crate) async fn play(mut self) {
        loop {
            let any = usize::try_from(self.random.below(self.nodes.len() as u64)).unwrap_or_default();
            let node = self.node.unwrap_or(any);
            if self.last_node.replace(node).is_some_and(|it| it != node) {
                self.world.note(Fault::Moved);
            }
            if let Some(stream) = self.nodes[node].connect(([10, 0, 0, 1], 1).into()) {
                self.world.trace(|| format!("{} connects to node {node}", self.name));
                let url = "ws://127.0.0.1/api/socket?views=differences";
                if let Ok(Ok((socket, _))) = timeout(SILENCE, client_async(url, stream)).await {
                    let Lost = self.session(socket).await;
                }
                self.world.trace(|| format!("{} has lost the connection", self.name));
            }
            sleep(self.random.millis(400) + Duration::from_millis(20)).await;
        }
    }

    async fn session(&mut self, mut socket: Socket) -> Lost {
        loop {
            if let Err(lost) = self.converse(&mut socket).await {
                return lost;
            }
        }
    }

    /// Says hello, and goes on until it has to do so again.
    async fn converse(&mut self, socket: &mut Socket) -> Result<(), Lost> {
        self.is_waiting = true;
        self.say(socket, &self.hello()).await?;
        let mut silent = Instant::now() + SILENCE;
        self.next = self.next.max(Instant::now());
        loop {
            let wants = !self.is_waiting && (self.pending.is_some() || self.given < *self.commands.borrow());
            tokio::select! {
                biased;
                message = socket.next() => {
                    silent = Instant::now() + SILENCE;
                    match message {
                        Some(Ok(Message::Text(text))) => {
                            let message: Value = serde_json::from_str(&text).map_err(|_| Lost)?;
                            if !self.hear(&message)? {
                                return Ok(());
                            }
                        }
                        Some(Ok(_)) => {}
                        Some(Err(_)) | None => return Err(Lost),
                    }
                }
                Ok(()) = self.commands.changed() => {}
                () = sleep_until(self.next), if wants => {
                    self.act(socket).await?;
                    self.next = Instant::now() + AGAIN;
                }
                () = sleep_until(silent) => return Err(Lost),
            }
        }
    }

    fn hello(&self) -> Value {
        let sight = self.sight.borrow();
        let mut hello = json!({ "token": self.token, "lang": "en", "after": sight.seq });
        if sight.seq > 0 {
            self.world.note(Fault::Resumed);
            hello["hash"] = json!(sight.code);
        }
        json!({ "hello": hello })
    }

    async fn say(&self, socket: &mut Socket, message: &Value) -> Result<(), Lost> {
        let sent = timeout(SILENCE, socket.send(Message::text(message.to_string()))).await;
        sent.map_err(|_| Lost)?.map_err(|_| Lost)
    }

    /// Gives the next command, or the last one again.
    async fn act(&mut self, socket: &mut Socket) -> Result<(), Lost> {
        let pending = match self.pending.take() {
            Some(pending) => {
                self.world.note(Fault::Repeated);
                pending
            }
            None => {
                self.given += 1;
                let id = format!("{}-{}", self.name, self.given);
                Pending { what: self.deed(&id), id, times: 0 }
            }
        };
        let Pending { id, what, times } = self.pending.insert(pending);
        *times += 1;
        let message = json!({ "do": { "id": id, "what": what } });
        self.world.trace(|| format!("{} says {message}", self.name));
        self.say(socket, &message).await
    }

    /// What to do next.
    fn deed(&mut self, id: &str) -> Value {
        let is_gm = self.kind == Some(0);
        let undo = self.set.filter(|_| is_gm);
        match (self.random.below(6), undo) {
            _ if self.world.is_calm() => json!({ "house": { "say": { "text": id } } }),
            (0, Some(to)) => json!({ "undo": { "to": to, "keep_dice": false } }),
            (0..3, _) if is_gm => json!({ "say": format!("set Mira fate {}", self.random.below(9)) }),
            (0..3, _) => json!({ "house": { "say": { "text": id, "to": "gm" } } }),
            _ => json!({ "house": { "say": { "text": id } } }),
        }
    }

    /// Hears a message. Returns whether the conversation can go on.
    fn hear(&mut self, message: &Value) -> Result<bool, Lost> {
        let Some((kind, it)) = message.as_object().and_then(|it| it.iter().next()) else { return Ok(true) };
        match kind.as_str() {
            "welcome" => self.welcome(it),
            "update" | "difference" if self.is_waiting => {}
            "update" | "difference" => return Ok(self.news(kind, it)),
            "online" => self.sight.send_modify(|sight| sight.online = it.clone()),
            "done" => {
                let (id, seq) = (text(&it["id"]), it["seq"].as_u64().unwrap_or_default());
                self.world.trace(|| format!("{} hears that {id} is {seq}", self.name));
                self.world.acknowledge(&(self.kind, id.clone()), seq);
                if self.pending.as_ref().is_some_and(|it| it.id == id && it.what.get("say").is_some()) {
                    self.set = Some(seq);
                }
                self.is_answered(&id);
            }
            "refused" => self.refused(it),
            "bye" => {
                let code = text(&it["code"]);
                self.world.trace(|| format!("{} hears bye: {code}", self.name));
                if it["again"] != true || ["rewritten", "newer", "failed", "damaged"].contains(&&*code) {
                    self.world.wrong(format!("{} was sent away: {code}", self.name));
                }
                return Err(Lost);
            }
            _ => {}
        }
        Ok(true)
    }

    fn refused(&mut self, it: &Value) {
        let (id, code) = (text(&it["id"]), text(&it["code"]));
        self.world.trace(|| format!("{} is refused {id}: {code}", self.name));
        let Some(pending) = self.pending.as_ref().filter(|it| it.id == id) else { return };
        if OPEN.contains(&&*code) {
            self.next = Instant::now() + self.random.millis(2_000);
        } else if pending.what.get("undo").is_some() {
            // It may be undone already.
            self.world.refuse((self.kind, id.clone()), pending.times);
            self.is_answered(&id);
        } else {
            self.world.wrong(format!("{} is refused {id}: {it}", self.name));
        }
    }

    fn is_answered(&mut self, id: &str) {
        if self.pending.take_if(|it| it.id == id).is_some() {
            self.next = Instant::now() + self.random.millis(PAUSE);
        }
    }

    fn welcome(&mut self, it: &Value) {
        let before = self.sight.borrow().seq;
        let seq = it["view"]["seq"].as_u64().unwrap_or_default();
        self.world.trace(|| format!("{} is welcome at {seq}", self.name));
        if it["rewritten"] == true {
            self.world.wrong(format!("{} was told that what it saw up to {before} has changed", self.name));
        }
        if seq < before {
            self.world.wrong(format!("{} had seen {before} and is shown {seq}", self.name));
        }
        self.is_waiting = false;
        self.sight.send_modify(|sight| {
            sight.view = it["view"].clone();
            if it["follows"] != true {
                sight.lines.clear();
            }
        });
        self.sees(seq, it);
    }

    /// Hears of news. Returns whether the conversation can go on.
    fn news(&mut self, kind: &str, it: &Value) -> bool {
        let (before, seq) = (self.sight.borrow().seq, it["seq"].as_u64().unwrap_or_default());
        self.world.trace(|| format!("{} gets {kind} {seq}", self.name));
        if seq < before {
            self.world.wrong(format!("{} gets {seq} after {before}", self.name));
        }
        if seq > before + 1 || (kind == "difference" && text(&it["from"]) != self.tag) {
            self.world.note(Fault::Gap);
            return false;
        }
        self.sight.send_modify(|sight| {
            if kind == "update" {
                sight.view = it["view"].clone();
                return;
            }
            let patch: Result<Patch, _> = serde_json::from_value(it["patch"].clone());
            if !patch.is_ok_and(|it| json_patch::patch(&mut sight.view, &it).is_ok()) {
                self.world.wrong(format!("the difference to {seq} does not fit for {}", self.name));
            }
        });
        self.sees(seq, it);
        true
    }

    fn sees(&mut self, seq: u64, it: &Value) {
        self.tag = text(&it["tag"]);
        let code = text(&it["hash"]);
        self.world.saw(&self.name, self.kind, seq, &code);
        let numbers = |name: &str| it[name].as_array().cloned().unwrap_or_default();
        self.sight.send_modify(|sight| {
            for (name, is_undone) in [("undone", true), ("restored", false)] {
                let these = numbers(name);
                for line in sight.lines.iter_mut().filter(|it| these.contains(&it["seq"])) {
                    line["undone"] = json!(is_undone);
                }
            }
            sight.lines.extend(numbers("lines"));
            (sight.seq, sight.code) = (seq, code);
        });
    }
}

fn text(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}
