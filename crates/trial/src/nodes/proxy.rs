//! A TCP proxy whose connections can be cut, frozen and delayed.

use std::{
    net::{Ipv4Addr, SocketAddr},
    sync::{
        Arc,
        atomic::{AtomicU16, Ordering},
    },
    time::Duration,
};

use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::{
        TcpListener, TcpStream,
        tcp::{OwnedReadHalf, OwnedWriteHalf},
    },
    sync::watch,
    time::sleep,
};

/// How a proxy treats data.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Mode {
    /// Passes it on.
    Pass,
    /// Passes it on after a while.
    Delay(Duration),
    /// Keeps it, and accepts no new connections.
    Freeze,
}

/// A proxy in front of a server on this machine. It ends when it is dropped.
#[derive(Debug)]
pub(crate) struct Proxy {
    address: SocketAddr,
    target: Arc<AtomicU16>,
    mode: watch::Sender<Mode>,
    /// Changes when all connections are to be cut.
    cuts: watch::Sender<u64>,
}

impl Proxy {
    /// Starts a proxy in front of this port.
    pub(crate) async fn start(target: u16) -> anyhow::Result<Proxy> {
        let listener = listen().await?;
        let address = listener.local_addr()?;
        let target = Arc::new(AtomicU16::new(target));
        let (mode, modes) = watch::channel(Mode::Pass);
        let (cuts, cut) = watch::channel(0);
        let to = Arc::clone(&target);
        tokio::spawn(async move {
            let mut end = cut.clone();
            loop {
                tokio::select! {
                    accepted = listener.accept() => match accepted {
                        Ok((stream, _)) => {
                            tokio::spawn(serve(stream, Arc::clone(&to), modes.clone(), cut.clone()));
                        }
                        Err(_) => sleep(Duration::from_millis(10)).await,
                    },
                    changed = end.changed() => if changed.is_err() { return },
                }
            }
        });
        Ok(Proxy { address, target, mode, cuts })
    }

    pub(crate) fn port(&self) -> u16 {
        self.address.port()
    }

    /// Leads new connections to another port.
    pub(crate) fn lead_to(&self, port: u16) {
        self.target.store(port, Ordering::Release);
    }

    pub(crate) fn set(&self, mode: Mode) {
        self.mode.send_replace(mode);
    }

    /// Cuts all connections.
    pub(crate) fn cut(&self) {
        self.cuts.send_modify(|it| *it += 1);
    }
}

/// Listens on a port below those of outgoing connections, which it could otherwise collide with after a restart.
async fn listen() -> anyhow::Result<TcpListener> {
    static NEXT: AtomicU16 = AtomicU16::new(0);
    loop {
        let nth = NEXT.fetch_add(1, Ordering::Relaxed);
        let offset = u16::try_from(std::process::id() % 1_000).unwrap_or_default();
        let port = 10_000 + (offset.wrapping_mul(5) + nth) % 5_000;
        match TcpListener::bind((Ipv4Addr::LOCALHOST, port)).await {
            Ok(listener) => return Ok(listener),
            Err(_) if nth < 20_000 => {}
            Err(error) => return Err(error.into()),
        }
    }
}

async fn serve(
    near: TcpStream,
    target: Arc<AtomicU16>,
    mut modes: watch::Receiver<Mode>,
    mut cut: watch::Receiver<u64>,
) {
    cut.mark_unchanged();
    if modes.wait_for(|it| *it != Mode::Freeze).await.is_err() {
        return;
    }
    let Ok(far) = TcpStream::connect((Ipv4Addr::LOCALHOST, target.load(Ordering::Acquire))).await else {
        return;
    };
    let _ = (near.set_nodelay(true), far.set_nodelay(true));
    let ((near_in, near_out), (far_in, far_out)) = (near.into_split(), far.into_split());
    tokio::select! {
        () = copy(near_in, far_out, modes.clone()) => {}
        () = copy(far_in, near_out, modes) => {}
        _ = cut.changed() => {}
    }
}

async fn copy(mut from: OwnedReadHalf, mut to: OwnedWriteHalf, mut modes: watch::Receiver<Mode>) {
    let mut buffer = vec![0; 16 * 1024];
    loop {
        let Ok(length @ 1..) = from.read(&mut buffer).await else { return };
        let mode = modes.wait_for(|it| *it != Mode::Freeze).await.map(|it| *it);
        match mode {
            Ok(Mode::Delay(time)) => sleep(time).await,
            Ok(_) => {}
            Err(_) => return,
        }
        if to.write_all(&buffer[..length]).await.is_err() {
            return;
        }
    }
}
