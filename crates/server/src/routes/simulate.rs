//! `GET /api/table/simulation`: forecasts a conflict.

use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
    time::Duration,
};

use axum::{Extension, extract::State, http::HeaderMap, response::Response};
use schwung_systems::AnyFight;
use schwung_views::wire::{Problem, ProgressView, SimulationNews};
use serde::Deserialize;
use tokio::sync::{OwnedSemaphorePermit, mpsc};

use super::news::news;
use crate::{Fault, app_state::AppState, client::Client, params::Params};

/// Maximum number of fights per request.
const MOST: u64 = 20_000;
/// Maximum number of fights in which an actor looks ahead, which takes many times as long.
const MOST_AHEAD: u64 = 160;
/// Interval between progress messages.
const STEP: Duration = Duration::from_millis(200);

/// Query parameters.
#[derive(Debug, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct SimulationParams {
    /// Number of fights; default 2,000, maximum 20,000, or 160 if an actor fights by the habit `clever`.
    runs: Option<u64>,
    /// Seed of the dice: the same seed gives the same result.
    seed: Option<u64>,
}

/// Simulates the current fight many times and streams progress messages and finally the result. Cancelled when the
/// client disconnects.
#[utoipa::path(
    get, path = "/api/table/simulation", tag = "table", params(SimulationParams), security(("token" = [])),
    responses(
        (status = 200, description = "A stream of news", body = SimulationNews, content_type = "text/event-stream"),
        (status = 401, description = "No good token", body = Problem),
        (status = 403, description = "Only the game master may", body = Problem),
        (status = 503, description = "Others are being simulated", body = Problem),
    )
)]
pub(crate) async fn simulation(
    State(app): State<Arc<AppState>>,
    Extension(client): Extension<Client>,
    Params(SimulationParams { runs, seed }): Params<SimulationParams>,
    headers: HeaderMap,
) -> Result<Response, Fault> {
    let caller = app.caller(&headers).await?;
    // The result includes hidden characters.
    if !caller.pass.rights.leads() {
        return Err(Fault::GmOnly);
    }
    // A simulation occupies one core.
    let permit = Arc::clone(&app.simulations).try_acquire_owned().map_err(|_| Fault::Busy)?;
    let fight = caller.table.room.look(|game| game.fight(client.lang))?;
    let most = if fight.looks_ahead() { MOST_AHEAD } else { MOST };
    let (runs, seed) = (runs.unwrap_or(2_000).clamp(1, most), seed.unwrap_or(1));
    let told = begin(fight, runs, seed, permit);
    Ok(news(told, |it| matches!(it, SimulationNews::Done(_))))
}

/// Runs the simulation on a separate thread and sends its messages.
fn begin(
    fight: Box<dyn AnyFight>,
    runs: u64,
    seed: u64,
    permit: OwnedSemaphorePermit,
) -> mpsc::Receiver<SimulationNews> {
    let (sender, receiver) = mpsc::channel(4);
    let (done, over) = (Arc::new(AtomicU64::new(0)), Arc::new(AtomicBool::new(false)));
    let ticker = (sender.clone(), Arc::clone(&done), Arc::clone(&over));
    tokio::spawn(async move {
        let (sender, done, over) = ticker;
        while !over.load(Ordering::Relaxed) {
            let news = ProgressView { done: done.load(Ordering::Relaxed), of: runs };
            if sender.send(SimulationNews::Progress(news)).await.is_err() {
                break;
            }
            tokio::time::sleep(STEP).await;
        }
    });
    tokio::task::spawn_blocking(move || {
        let _permit = permit;
        let progress = |so_far: u64| {
            done.store(so_far, Ordering::Relaxed);
            !sender.is_closed()
        };
        let view = fight.simulate(runs, seed, 1, &progress);
        over.store(true, Ordering::Relaxed);
        if let Some(view) = view {
            // The client may have disconnected.
            let _ = sender.blocking_send(SimulationNews::Done(Box::new(view)));
        }
    });
    receiver
}
