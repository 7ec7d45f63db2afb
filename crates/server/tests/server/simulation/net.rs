//! The network of a simulation: connections that delay what they carry, fall silent, and are cut.

use std::{sync::Arc, time::Duration};

use tokio::{
    io::{AsyncReadExt, AsyncWriteExt, DuplexStream, ReadHalf, WriteHalf, duplex, split},
    time::{sleep, timeout},
};

use super::{
    node::Power,
    signal::Signal,
    world::{Fault, World},
};

/// Capacity of a connection in each direction.
const CAPACITY: usize = 64 * 1024;
/// How much travels at once.
const CHUNK: usize = 16 * 1024;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Line {
    Open,
    Silent,
    Cut {
        /// Whether what the client said last still arrives, later.
        late: bool,
    },
    /// One of both sides has closed it.
    Closed,
}

/// What becomes of a connection and of its server.
#[derive(Clone)]
struct Lot {
    line: Arc<Signal<Line>>,
    power: Arc<Signal<Power>>,
}

/// One direction of a connection.
struct Way {
    world: Arc<World>,
    from: ReadHalf<DuplexStream>,
    to: WriteHalf<DuplexStream>,
    lot: Lot,
    is_up: bool,
}

/// A connection to a server that runs as long as `power` says: the ends of the client and of the server. What becomes of
/// it is decided here.
pub(crate) fn join(world: &Arc<World>, power: &Arc<Signal<Power>>) -> (DuplexStream, DuplexStream) {
    let (client, near) = duplex(CAPACITY);
    let (far, server) = duplex(CAPACITY);
    let ((near_in, near_out), (far_in, far_out)) = (split(near), split(far));
    let line = Arc::new(Signal::new(Line::Open));
    let lot = Lot { line: Arc::clone(&line), power: Arc::clone(power) };
    let up = Way { world: Arc::clone(world), from: near_in, to: far_out, lot: lot.clone(), is_up: true };
    let down = Way { world: Arc::clone(world), from: far_in, to: near_out, lot, is_up: false };
    tokio::spawn(up.carry());
    tokio::spawn(down.carry());
    tokio::spawn(fate(Arc::clone(world), line));
    (client, server)
}

/// Decides what becomes of a connection.
async fn fate(world: Arc<World>, line: Arc<Signal<Line>>) {
    let is_over = async |time| timeout(time, line.until(|it| it == Line::Closed)).await.is_ok();
    loop {
        let (lives, kind, silent) = world.draw(|it| (it.millis(15_000), it.below(4), it.millis(20_000)));
        if is_over(lives + Duration::from_millis(50)).await {
            return;
        }
        if world.is_calm() {
            continue;
        }
        if kind == 0 {
            world.note(Fault::Silent);
            line.set(Line::Silent);
            if is_over(silent).await {
                return;
            }
            line.set(Line::Open);
        } else {
            let late = kind == 1;
            world.note(if late { Fault::CutLate } else { Fault::Cut });
            line.set(Line::Cut { late });
            return;
        }
    }
}

impl Lot {
    /// Waits until the connection is cut. Returns whether what was said last arrives later.
    async fn cut(&self) -> bool {
        tokio::select! {
            biased;
            _ = self.power.until(|it| it == Power::Off) => false,
            it = self.line.until(|it| matches!(it, Line::Cut { .. })) => it == Line::Cut { late: true },
        }
    }

    /// Waits until neither the connection is silent nor the server stands still.
    async fn goes_on(&self) {
        self.line.until(|it| it != Line::Silent).await;
        self.power.until(|it| it == Power::On).await;
    }
}

impl Way {
    /// Carries bytes until the connection ends.
    async fn carry(mut self) {
        let mut bytes = vec![0; CHUNK];
        loop {
            let read = tokio::select! {
                biased;
                late = self.lot.cut() => Err(late),
                read = self.from.read(&mut bytes) => Ok(read.unwrap_or(0)),
            };
            let length = match read {
                Ok(0) => {
                    self.lot.line.set(Line::Closed);
                    let _ = self.to.shutdown().await;
                    return;
                }
                Ok(length) => length,
                Err(late) => {
                    // What the client has said in the same moment.
                    let said = timeout(Duration::ZERO, self.from.read(&mut bytes)).await;
                    if late && let Ok(Ok(length)) = said {
                        self.arrive_late(&bytes[..length]).await;
                    }
                    return;
                }
            };
            let delay = self.world.draw(|it| it.millis(60));
            let slow = self.world.strikes(Fault::Slow, 25).then(|| self.world.draw(|it| it.millis(4_000)));
            tokio::select! {
                biased;
                late = self.lot.cut() => {
                    if late {
                        self.arrive_late(&bytes[..length]).await;
                    }
                    return;
                }
                () = sleep(delay + slow.unwrap_or_default()) => {}
            }
            // What is held while the connection is silent goes on with it, or is lost.
            let is_lost = tokio::select! {
                biased;
                _ = self.lot.cut() => true,
                () = self.lot.goes_on() => false,
            };
            if is_lost || self.to.write_all(&bytes[..length]).await.is_err() {
                return;
            }
        }
    }

    /// Delivers what the client has said last, after the connection has ended for it.
    async fn arrive_late(mut self, said: &[u8]) {
        if !self.is_up {
            return;
        }
        drop(self.from);
        sleep(self.world.draw(|it| it.millis(5_000))).await;
        self.lot.goes_on().await;
        let _ = self.to.write_all(said).await;
    }
}
