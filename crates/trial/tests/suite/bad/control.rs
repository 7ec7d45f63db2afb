//! A control table, which must not be affected by the bad input.

use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
    time::Duration,
};

use schwung_play::Random;
use schwung_trial::{
    client::enter,
    http::{Server, get},
    player,
    seats::Table,
};
use schwung_views::wire::{ClientMessage, ServerMessage, View};
use serde_json::Value;
use tokio::{
    task::JoinHandle,
    time::{sleep, timeout},
};

/// Timeout for a command while bad input is processed elsewhere.
const PATIENCE: Duration = Duration::from_secs(60);

/// Minimum number of commands completed at the control table.
const ENOUGH: u64 = 6;

/// A game master who plays until told to stop.
pub(crate) struct Control {
    server: Server,
    table: Table,
    ending: Arc<AtomicBool>,
    done: Arc<AtomicU64>,
    playing: JoinHandle<()>,
}

impl Control {
    pub(crate) async fn begin(server: Server) -> Control {
        let table = Table::open(server, 1).await.expect("a table");
        let ending = Arc::new(AtomicBool::new(false));
        let done = Arc::new(AtomicU64::new(0));
        let token = table.seats[0].clone();
        let playing = tokio::spawn(play(server, token, Arc::clone(&ending), Arc::clone(&done)));
        Control { server, table, ending, done, playing }
    }

    /// Stops playing, and verifies that play never paused and only the table's own people acted there.
    pub(crate) async fn end(self) {
        while self.done.load(Ordering::Relaxed) < ENOUGH && !self.playing.is_finished() {
            sleep(Duration::from_millis(10)).await;
        }
        self.ending.store(true, Ordering::Relaxed);
        self.playing.await.expect("play went on");
        let done = self.done.load(Ordering::Relaxed);
        let answer =
            get(self.server, "/api/table/export", Some(&self.table.seats[0])).await.expect("an answer");
        let file: Value = answer.read().expect("the table");
        let records = file["records"].as_array().expect("records");
        let own = |it: &&Value| it["id"].as_str().is_some_and(|id| id.starts_with("control-"));
        let other = |it: &&Value| {
            it["id"].as_str().is_some_and(|id| id.starts_with("open-") || id.starts_with("join-"))
        };
        assert_eq!(records.iter().filter(own).count() as u64, done);
        assert_eq!(records.iter().filter(other).count() as u64 + done, records.len() as u64);
    }
}

async fn play(server: Server, token: String, ending: Arc<AtomicBool>, done: Arc<AtomicU64>) {
    let (mut mouth, mut ear, welcome) = enter(server, &token, 0, None).await.expect("a socket");
    let ServerMessage::Welcome { mut view, .. } = serde_json::from_str(&welcome).expect("a welcome") else {
        panic!("no welcome");
    };
    let mut random = Random::new(11);
    for at in 0u64.. {
        if ending.load(Ordering::Relaxed) {
            break;
        }
        let (id, what) = (format!("control-{at}"), player::next(&view, &mut random).what);
        mouth.say(&ClientMessage::Do { id: id.clone(), what }).await.expect("the socket is open");
        let mut fresh: Option<Box<View>> = None;
        let answered = ear.find(|message| match message {
            ServerMessage::Update { view, .. } | ServerMessage::Welcome { view, .. } => {
                fresh = Some(view);
                None
            }
            ServerMessage::Done { id: which, seq } if which == id => Some(Some(seq)),
            ServerMessage::Refused { id: which, .. } if which == id => Some(None),
            _ => None,
        });
        let answer = timeout(PATIENCE, answered).await.expect("in time").expect("an answer");
        done.fetch_add(u64::from(answer.is_some()), Ordering::Relaxed);
        // The record may be announced before or after the answer.
        while let Some(seq) = answer
            && fresh.as_ref().unwrap_or(&view).seq < seq
        {
            let next = ear.find(|message| match message {
                ServerMessage::Update { view, .. } | ServerMessage::Welcome { view, .. } => Some(view),
                _ => None,
            });
            fresh = Some(timeout(PATIENCE, next).await.expect("in time").expect("a view"));
        }
        view = fresh.unwrap_or(view);
        sleep(Duration::from_millis(20)).await;
    }
}
