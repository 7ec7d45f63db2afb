//! The interface to systemd: listening sockets, readiness, and the watchdog.
//!
//! On other systems, and without systemd, all of this does nothing.

#[cfg(target_os = "linux")]
mod on {
    use std::{net::TcpListener, time::Duration};

    use sd_notify::NotifyState;

    /// The listening socket that systemd has opened, if there is one.
    ///
    /// # Errors
    /// Returns an error if a passed file descriptor is no listening TCP socket.
    pub(crate) fn listener() -> std::io::Result<Option<TcpListener>> {
        listenfd::ListenFd::from_env().take_tcp_listener(0)
    }

    /// Says that requests are answered from now on.
    pub(crate) fn ready() {
        let _ = sd_notify::notify(&[NotifyState::Ready]);
    }

    /// Says that the server is about to stop.
    pub(crate) fn stopping() {
        let _ = sd_notify::notify(&[NotifyState::Stopping]);
    }

    /// Notifies the watchdog periodically, as often as the unit's `WatchdogSec` requires.
    pub(crate) async fn alive() {
        let Some(every) = sd_notify::watchdog_enabled() else { return std::future::pending().await };
        let mut tick = tokio::time::interval((every / 2).max(Duration::from_millis(10)));
        loop {
            tick.tick().await;
            let _ = sd_notify::notify(&[NotifyState::Watchdog]);
        }
    }
}

#[cfg(not(target_os = "linux"))]
mod on {
    use std::net::TcpListener;

    pub(crate) fn listener() -> std::io::Result<Option<TcpListener>> {
        Ok(None)
    }

    pub(crate) fn ready() {}

    pub(crate) fn stopping() {}

    pub(crate) async fn alive() {
        std::future::pending().await
    }
}

pub(crate) use on::{alive, listener, ready, stopping};
