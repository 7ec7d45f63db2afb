//! `/api/table/what-if`: tables that continue a game differently.

use std::{
    sync::Arc,
    time::{Duration, Instant},
};

use axum::{
    Extension, Json,
    extract::{Path, Request, State},
    http::{HeaderMap, StatusCode},
    response::Response,
};
use schwung_store::TableId;
use schwung_systems::{Comparison, CoursesSoFar};
use schwung_views::wire::{CoursesNews, CoursesView, Created, InsightView, NewWhatIf, Problem, WhatIfView};
use serde::Deserialize;
use tokio::sync::{OwnedSemaphorePermit, mpsc};

use super::{links::Renewed, news::news};
use crate::{
    Fault,
    app_state::{AppState, Caller},
    body,
    client::Client,
    params::Params,
    rates::Rate,
    table::{Link, Operation, Requester, TableRequest},
    tables::is_what_if_of,
};

/// Maximum length of a request in bytes.
const BODY: usize = 1_000;
/// Fights played on from each point by default.
const RUNS: u32 = 400;
/// Maximum number of them per request.
const MOST: u32 = 2_000;
/// Seed of the dice of these fights.
const SEED: u64 = 1;
/// Minimum interval between messages.
const STEP: Duration = Duration::from_millis(700);
/// Analysing both courses ends after this time, with the latest preliminary result.
const LIMIT: Duration = Duration::from_secs(9);

async fn leader(app: &AppState, headers: &HeaderMap) -> Result<Caller, Fault> {
    let caller = app.caller(headers).await?;
    if caller.pass.rights.leads() { Ok(caller) } else { Err(Fault::GmOnly) }
}

/// Creates a what-if: a table with the game as it was before an entry of the log, to go on differently. The dice are those of
/// the original as long as the same ones are rolled. It has links of its own, which are returned only here; the table itself
/// does not change. It is deleted if nobody continues it for a week, unless it is kept. Game master only.
#[utoipa::path(
    post, path = "/api/table/what-if", tag = "table", request_body = NewWhatIf, security(("token" = [])),
    responses(
        (status = 201, description = "The new table", body = Created),
        (status = 401, description = "No good token", body = Problem),
        (status = 403, description = "Only the game master may", body = Problem),
        (status = 409, description = "There is no such entry, the table is a what-if itself (`what_if`), or it has too many \
            (`what_ifs`)", body = Problem),
        (status = 429, description = "Too many tables from this address", body = Problem),
        (status = 503, description = "There are as many tables as there may be", body = Problem),
    )
)]
pub(crate) async fn fork(
    State(app): State<Arc<AppState>>,
    Extension(client): Extension<Client>,
    request: Request,
) -> Result<(StatusCode, Json<Created>), Fault> {
    let caller = leader(&app, request.headers()).await?;
    let NewWhatIf { from } = body::read(request, BODY).await?;
    app.admit(Rate::Opening, client.address)?;
    app.admit(Rate::Table, client.address)?;
    let created = app.tables.fork(&caller.table, client.lang, from).await?;
    tracing::info!(table = created.table, "a what-if was opened");
    Ok((StatusCode::CREATED, Json(created)))
}

/// Lists the what-ifs of the table. Game master only.
#[utoipa::path(
    get, path = "/api/table/what-if", tag = "table", security(("token" = [])),
    responses(
        (status = 200, description = "The what-ifs, the latest first", body = Vec<WhatIfView>),
        (status = 401, description = "No good token", body = Problem),
        (status = 403, description = "Only the game master may", body = Problem),
    )
)]
pub(crate) async fn list(
    State(app): State<Arc<AppState>>,
    headers: HeaderMap,
) -> Result<Json<Vec<WhatIfView>>, Fault> {
    let caller = leader(&app, &headers).await?;
    let mut all = app.tables.what_ifs(&caller.pass.table).await?;
    all.sort_by_key(|it| std::cmp::Reverse(it.info.created_at));
    let view = all.into_iter().map(|it| WhatIfView {
        table: it.info.id.to_string(),
        title: it.info.title,
        created_at: it.info.created_at,
        last_at: it.last_at,
    });
    Ok(Json(view.collect()))
}

/// Creates another game master's token for a what-if, for a device that does not have the original one. Revokes none. For the
/// game master of the table to which it belongs.
#[utoipa::path(
    post, path = "/api/table/what-if/{id}", tag = "table", security(("token" = [])),
    params(("id" = String, Path, description = "Id of the what-if")),
    responses(
        (status = 200, description = "The new token", body = Renewed),
        (status = 401, description = "No good token", body = Problem),
        (status = 403, description = "Only the game master may", body = Problem),
        (status = 404, description = "The table has no such what-if", body = Problem),
    )
)]
pub(crate) async fn open(
    State(app): State<Arc<AppState>>,
    Extension(client): Extension<Client>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<Json<Renewed>, Fault> {
    let caller = leader(&app, &headers).await?;
    let id = TableId::new(id).map_err(|_| Fault::NoSuchPage)?;
    if !is_what_if_of(&id, &caller.pass.table) || app.tables.store().info(&id).await?.is_none() {
        return Err(Fault::NoSuchPage);
    }
    let table = app.tables.get(&id).await?;
    let request = |respond| {
        let operation = Operation::Link { link: Link::Gm, only: false, respond };
        TableRequest::new(Requester::Admin, client.lang, operation)
    };
    let token = table.call(request).await?;
    Ok(Json(Renewed { table: id.to_string(), token: token.reveal().to_owned() }))
}

/// Deletes a what-if with everything that was played in it. For the game masters of the what-if, and of the table to which it
/// belongs.
#[utoipa::path(
    delete, path = "/api/table/what-if/{id}", tag = "table", security(("token" = [])),
    params(("id" = String, Path, description = "Id of the what-if")),
    responses(
        (status = 204, description = "It is gone"),
        (status = 401, description = "No good token", body = Problem),
        (status = 403, description = "Only the game master may", body = Problem),
        (status = 404, description = "The table has no such what-if", body = Problem),
    )
)]
pub(crate) async fn throw_away(
    State(app): State<Arc<AppState>>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<StatusCode, Fault> {
    let caller = leader(&app, &headers).await?;
    let id = TableId::new(id).map_err(|_| Fault::NoSuchPage)?;
    if id == caller.pass.table {
        if !caller.table.room.look(|game| game.house().what_if.is_some())? {
            return Err(Fault::NoSuchPage);
        }
    } else if !is_what_if_of(&id, &caller.pass.table) || app.tables.store().info(&id).await?.is_none() {
        return Err(Fault::NoSuchPage);
    }
    app.tables.throw_away(&id).await?;
    tracing::info!(table = %id, "a what-if was thrown away");
    Ok(StatusCode::NO_CONTENT)
}

/// Query parameters.
#[derive(Debug, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct CoursesParams {
    /// Whether habits play the fight to its end, if the game master requests it. The continuation is not stored.
    #[serde(default)]
    by_habit: bool,
    /// Number of fights played on from each point; default 400, maximum 2,000.
    runs: Option<u32>,
    /// Seed of the dice that are rolled once those of the original are used up.
    seed: Option<u64>,
}

/// Analyses both courses of the fight: as it was fought, and as it goes in this what-if. Streams preliminary results and
/// finally the result, after at most ten seconds. Callers see what they may see of both analyses. Cancelled when the client
/// disconnects.
#[utoipa::path(
    get, path = "/api/table/what-if/courses", tag = "table", params(CoursesParams), security(("token" = [])),
    responses(
        (status = 200, description = "A stream of news", body = CoursesNews, content_type = "text/event-stream"),
        (status = 401, description = "No good token", body = Problem),
        (status = 403, description = "The link does not lead to the table yet", body = Problem),
        (status = 409, description = "The table is no what-if, or there is no fight whose analysis the caller may see", body = Problem),
        (status = 503, description = "Others are being analysed", body = Problem),
    )
)]
pub(crate) async fn courses(
    State(app): State<Arc<AppState>>,
    Extension(client): Extension<Client>,
    Params(CoursesParams { by_habit, runs, seed }): Params<CoursesParams>,
    headers: HeaderMap,
) -> Result<Response, Fault> {
    let caller = app.caller(&headers).await?;
    let you = caller.pass.you()?;
    // An analysis occupies one core.
    let permit = Arc::clone(&app.simulations).try_acquire_owned().map_err(|_| Fault::Busy)?;
    let (lang, seed) = (client.lang, seed.unwrap_or(1));
    let find = move |room: &crate::table::Room| {
        let copy = room.look(|game| game.snapshot())?;
        copy.compared(you, lang, by_habit, seed).map_err(Fault::from)
    };
    let found = app.work_at(&caller.table.room, find).await?;
    let told = begin(found, runs.unwrap_or(RUNS).min(MOST), permit);
    Ok(news(told, |it| matches!(it, CoursesNews::Done(_))))
}

/// Analyses both courses on a separate thread and sends the messages.
fn begin(found: Comparison, runs: u32, permit: OwnedSemaphorePermit) -> mpsc::Receiver<CoursesNews> {
    let (sender, receiver) = mpsc::channel(2);
    tokio::task::spawn_blocking(move || {
        let _permit = permit;
        let Comparison { from, by_habit, courses: both } = found;
        let courses =
            |[original, fork]: [InsightView; 2]| Box::new(CoursesView { from, by_habit, original, fork });
        let (end, mut last) = (Instant::now() + LIMIT, Instant::now());
        // With the same seed, dice show the same faces wherever the same rolls are made.
        let found = both.analyse(runs, SEED, &mut |so_far: &CoursesSoFar<'_>| {
            if last.elapsed() >= STEP {
                last = Instant::now();
                // Slow clients may miss preliminary results.
                let _ = sender.try_send(CoursesNews::SoFar(courses(so_far())));
            }
            !sender.is_closed() && Instant::now() < end
        });
        // The client may have disconnected.
        let _ = sender.blocking_send(CoursesNews::Done(courses(found)));
    });
    receiver
}
