//! `GET /api/table/insight`: separates luck from decisions in a fight.

use std::{
    sync::Arc,
    time::{Duration, Instant},
};

use axum::{Extension, extract::State, http::HeaderMap, response::Response};
use schwung_systems::AnyInsight;
use schwung_views::wire::{InsightNews, InsightView, Problem};
use serde::Deserialize;
use tokio::sync::{OwnedSemaphorePermit, mpsc};

use super::news::news;
use crate::{Fault, app_state::AppState, client::Client, params::Params};

/// Fights played on from each point by default.
const RUNS: u32 = 1_000;
/// Maximum number of them per request.
const MOST: u32 = 4_000;
/// Minimum interval between messages.
const STEP: Duration = Duration::from_millis(700);
/// An analysis that takes longer ends with its latest preliminary result.
const LIMIT: Duration = Duration::from_secs(9);

/// Query parameters.
#[derive(Debug, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct InsightParams {
    /// Which fight, from 1, among those whose analyses the caller may see; by default the last one.
    fight: Option<u32>,
    /// Number of fights played on from each point; default 1,000, maximum 4,000.
    runs: Option<u32>,
    /// Seed of the dice: the same seed and number of fights give the same result.
    seed: Option<u64>,
}

/// Analyses a fight of the table, as far as the caller may see it. Streams preliminary results and finally the result, after at
/// most ten seconds. Cancelled when the client disconnects.
#[utoipa::path(
    get, path = "/api/table/insight", tag = "table", params(InsightParams), security(("token" = [])),
    responses(
        (status = 200, description = "A stream of news", body = InsightNews, content_type = "text/event-stream"),
        (status = 401, description = "No good token", body = Problem),
        (status = 403, description = "The link does not lead to the table yet", body = Problem),
        (status = 409, description = "There was no such fight", body = Problem),
        (status = 503, description = "Others are being analysed", body = Problem),
    )
)]
pub(crate) async fn insight(
    State(app): State<Arc<AppState>>,
    Extension(client): Extension<Client>,
    Params(InsightParams { fight, runs, seed }): Params<InsightParams>,
    headers: HeaderMap,
) -> Result<Response, Fault> {
    let caller = app.caller(&headers).await?;
    let you = caller.pass.you()?;
    // An analysis occupies one core.
    let permit = Arc::clone(&app.simulations).try_acquire_owned().map_err(|_| Fault::Busy)?;
    let lang = client.lang;
    let find = move |room: &crate::table::Room| {
        let copy = room.look(|game| game.snapshot())?;
        copy.insight(you, lang, fight).map_err(Fault::from)
    };
    let insight = app.work_at(&caller.table.room, find).await?;
    let told = begin(insight, runs.unwrap_or(RUNS).min(MOST), seed.unwrap_or(1), permit);
    Ok(news(told, |it| matches!(it, InsightNews::Done(_))))
}

/// Runs the analysis on a separate thread and sends its messages.
fn begin(
    insight: Box<dyn AnyInsight>,
    runs: u32,
    seed: u64,
    permit: OwnedSemaphorePermit,
) -> mpsc::Receiver<InsightNews> {
    let (sender, receiver) = mpsc::channel(2);
    tokio::task::spawn_blocking(move || {
        let _permit = permit;
        let (begun, limit) = (Instant::now(), LIMIT.mul_f64(insight.curve_share()));
        let mut last = begun;
        let view = insight.analyse(runs, seed, &mut |so_far: &dyn Fn() -> InsightView| {
            if last.elapsed() >= STEP {
                last = Instant::now();
                // Slow clients may miss preliminary results.
                let _ = sender.try_send(InsightNews::SoFar(Box::new(so_far())));
            }
            !sender.is_closed() && begun.elapsed() < limit
        });
        // The client may have disconnected.
        let _ = sender.blocking_send(InsightNews::Done(Box::new(view)));
    });
    receiver
}
