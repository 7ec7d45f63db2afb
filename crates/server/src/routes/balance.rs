//! `GET /api/table/balance`: variants of a prepared encounter with a wanted chance and cost.

use std::{
    sync::Arc,
    time::{Duration, Instant},
};

use axum::{Extension, extract::State, http::HeaderMap, response::Response};
use schwung_systems::{Balance, Kind, Limits, NoFight, Refusal, Wish};
use schwung_views::wire::{Problem, ProgressView, ProposalsNews};
use serde::Deserialize;
use tokio::sync::{OwnedSemaphorePermit, mpsc};

use super::news::news;
use crate::{Fault, app_state::AppState, client::Client, params::Params, table::Room};

/// Interval between progress messages.
const STEP: Duration = Duration::from_millis(200);

/// Query parameters.
#[derive(Debug, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct BalanceParams {
    /// The encounter: its number on the shelf of the table.
    item: u32,
    /// The wanted chance of the players' side to win, from 1 to 99 percent.
    win: f64,
    /// What the fight may cost that side on average: new consequences in Fate, lost endurance in ZeroSpace, lost life points
    /// in Dämmersturm. If absent, the cost does not matter.
    cost: Option<f64>,
    /// What may be changed, separated by commas: `numbers`, `skills`, `zones`, `points`, `life`; default all.
    change: Option<String>,
    /// Seed of the dice: the same seed gives the same proposals.
    seed: Option<u64>,
    /// Maximum number of variants that are tried, 1 to 200; default 200.
    most: Option<usize>,
    /// Number of fights of a forecast, 64 to 4,096; default 4,096.
    runs: Option<u64>,
}

/// Searches for variants of an encounter on the shelf of the table, streams its progress and finally the proposals. Fights
/// are simulated with all characters who are at the table, as if the encounter took place there now; nothing changes.
/// Cancelled when the client disconnects.
#[utoipa::path(
    get, path = "/api/table/balance", tag = "table", params(BalanceParams), security(("token" = [])),
    responses(
        (status = 200, description = "A stream of news", body = ProposalsNews, content_type = "text/event-stream"),
        (status = 400, description = "A parameter is missing or out of range", body = Problem),
        (status = 401, description = "No good token", body = Problem),
        (status = 403, description = "Only the game master may", body = Problem),
        (status = 409, description = "There is no such encounter, nothing to change in it, or a conflict goes on", body = Problem),
        (status = 422, description = "The encounter has mistakes", body = Problem),
        (status = 503, description = "Others are being simulated", body = Problem),
    )
)]
pub(crate) async fn balance(
    State(app): State<Arc<AppState>>,
    Extension(client): Extension<Client>,
    Params(params): Params<BalanceParams>,
    headers: HeaderMap,
) -> Result<Response, Fault> {
    let caller = app.caller(&headers).await?;
    // Forecasts include hidden characters.
    if !caller.pass.rights.leads() {
        return Err(Fault::GmOnly);
    }
    let (wish, limits) = (params.wish()?, params.limits()?);
    // A search occupies one core.
    let permit = Arc::clone(&app.simulations).try_acquire_owned().map_err(|_| Fault::Busy)?;
    let (lang, item) = (client.lang, params.item);
    let prepare = move |room: &Room| {
        let copy = room.look(|game| game.snapshot())?;
        let text = copy.house().shelf.iter().find(|it| it.id == item).map(|it| it.body.clone());
        let encounters = copy.encounters(lang)?;
        let missing = || {
            let text = encounters.texts().text("refused-no-such-item", &[]);
            Refusal { code: "no_such_item", text, rule: None }
        };
        let text = text.ok_or_else(missing)?;
        Balance::new(encounters, &text, &wish).map_err(fault)
    };
    let balance = app.work_at(&caller.table.room, prepare).await?;
    let told = begin(balance, limits, params.seed.unwrap_or(1), permit);
    Ok(news(told, |it| matches!(it, ProposalsNews::Done(_))))
}

impl BalanceParams {
    fn wish(&self) -> Result<Wish, Fault> {
        if !(1.0..=99.0).contains(&self.win) {
            return Err(malformed("win: 1..=99"));
        }
        if self.cost.is_some_and(|it| !(0.0..=10_000.0).contains(&it)) {
            return Err(malformed("cost: 0..=10000"));
        }
        let change = match &self.change {
            None => Kind::WORDS.map(|it| it.1).to_vec(),
            Some(words) => {
                let kinds = words.split(',').map(|it| Kind::find(it).ok_or_else(|| malformed("change")));
                kinds.collect::<Result<_, _>>()?
            }
        };
        Ok(Wish { win: self.win / 100.0, cost: self.cost, change, side: None })
    }

    fn limits(&self) -> Result<Limits, Fault> {
        let usual = Limits::default();
        let (settings, forecast) = (self.most.unwrap_or(usual.settings), self.runs.unwrap_or(usual.forecast));
        if !(1..=usual.settings).contains(&settings) {
            return Err(malformed("most: 1..=200"));
        }
        if !(64..=usual.forecast).contains(&forecast) {
            return Err(malformed("runs: 64..=4096"));
        }
        Ok(Limits { settings, forecast, ..usual })
    }
}

fn malformed(what: &str) -> Fault {
    Fault::Malformed(what.to_owned())
}

fn fault(no: NoFight) -> Fault {
    match no.code {
        "mistakes" => Fault::Mistakes(no.text.lines().map(str::to_owned).collect()),
        code => Fault::Refused(Refusal { code, text: no.text, rule: None }),
    }
}

/// Runs the search on a separate thread and sends its messages.
fn begin(
    balance: Balance,
    limits: Limits,
    seed: u64,
    permit: OwnedSemaphorePermit,
) -> mpsc::Receiver<ProposalsNews> {
    let (sender, receiver) = mpsc::channel(2);
    tokio::task::spawn_blocking(move || {
        let _permit = permit;
        let mut last = Instant::now();
        let view = balance.search(&limits, seed, &mut |done, of| {
            if last.elapsed() >= STEP {
                last = Instant::now();
                // Slow clients may miss progress messages.
                let _ = sender.try_send(ProposalsNews::Progress(ProgressView { done, of }));
            }
            !sender.is_closed()
        });
        if let Some(view) = view {
            // The client may have disconnected.
            let _ = sender.blocking_send(ProposalsNews::Done(Box::new(view)));
        }
    });
    receiver
}
