//! Several servers on one store: how they exchange messages besides the log, and follow each other's records.
//!
//! Hints only announce that there may be something new in the store. Every [`LOOK`], a server compares its open tables with
//! the store, so that a lost hint causes no longer delay.

use std::{convert::Infallible, sync::Arc, time::Duration};

use schwung_store::Hint;
use tokio::{
    sync::broadcast::error::RecvError,
    time::{MissedTickBehavior, interval},
};

use crate::{app_state::AppState, word::Word};

/// Interval between looks at the store.
const LOOK: Duration = Duration::from_secs(3);
/// Number of looks between announcements of who is present.
const ANNOUNCES: u32 = 3;
/// Number of looks between counts of all tables.
const COUNTS: u32 = 20;

/// Processes the hints of other servers, if the store connects them.
pub(crate) async fn follow(app: &Arc<AppState>) -> Infallible {
    let Some(mut hints) = app.tables.store().hints() else { return std::future::pending().await };
    let mut look = interval(LOOK);
    look.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut looks: u32 = 0;
    loop {
        let is_due = tokio::select! {
            // In order, so that a simulation repeats exactly.
            biased;
            _ = look.tick() => {
                looks = looks.wrapping_add(1);
                for table in app.tables.all_open() {
                    if table.room.elsewhere.tidy() {
                        table.room.online.notify_one();
                    }
                    if looks.is_multiple_of(ANNOUNCES) {
                        table.room.announce(app.tables.store());
                    }
                }
                if looks.is_multiple_of(COUNTS) {
                    app.tables.recount().await;
                }
                true
            }
            hint = hints.recv() => match hint {
                Ok(Hint::Row(table, seq)) => {
                    app.tables.heard_of(&table, seq);
                    false
                }
                Ok(Hint::Said { from, text }) => {
                    hear(app, &from, &text);
                    false
                }
                Ok(Hint::Lost) | Err(RecvError::Lagged(_)) => true,
                // The store is closed.
                Err(RecvError::Closed) => return std::future::pending().await,
            },
        };
        if is_due && let Err(fault) = app.tables.look().await {
            tracing::warn!(%fault, "open tables cannot be compared with the store");
        }
    }
}

fn hear(app: &AppState, from: &str, text: &str) {
    match Word::read(text) {
        Some(Word::Online { table, seats, watching }) => {
            if let Some(table) = app.tables.opened(&table)
                && table.room.elsewhere.note(from, seats, watching)
            {
                table.room.online.notify_one();
            }
        }
        Some(Word::Who(table)) => {
            if let Some(table) = app.tables.opened(&table) {
                table.room.announce(app.tables.store());
            }
        }
        Some(Word::Admitted(rate, from)) => app.rates.note(rate, from),
        None => {}
    }
}
