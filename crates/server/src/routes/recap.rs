//! `GET /api/table/recap` and `GET /api/table/keepsake`: an evening, to be read and kept.

use std::sync::Arc;

use axum::{
    Extension, Json,
    body::Bytes,
    extract::State,
    http::{HeaderMap, header},
    response::{IntoResponse, Response},
};
use schwung_rulebook::Lang;
use schwung_systems::Which;
use schwung_views::wire::{KeepsakeView, Problem};
use serde::Deserialize;

use crate::{Fault, app_state::AppState, client::Client, params::Params, table::Room};

/// Query parameters.
#[derive(Debug, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct RecapParams {
    /// Whether to include secrets. Game master only.
    #[serde(default)]
    pub(super) secrets: bool,
    /// Whether to return only what mattered in the last evening before the current one, as everybody may know it. An
    /// evening ends when nothing happens for four hours. If there was none at this table, it is that of the table which
    /// this one continues.
    #[serde(default)]
    pub(super) last: bool,
    /// Number of the evening, from 1; 0 or absent for all.
    #[serde(default)]
    pub(super) evening: u32,
}

/// Query parameters.
#[derive(Debug, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct KeepsakeParams {
    /// Whether to include secrets. Game master only.
    #[serde(default)]
    pub(super) secrets: bool,
    /// Number of the evening, from 1; 0 for all. By default the latest, even if it is still going on.
    pub(super) evening: Option<u32>,
}

/// The evenings with this number: 0 for all.
fn numbered(evening: u32) -> Which {
    if evening == 0 { Which::All } else { Which::Number(evening) }
}

/// A what-if is not part of any evening.
fn refuse_what_if(room: &Room) -> Result<(), Fault> {
    match room.look(|game| game.house().what_if.is_some())? {
        true => Err(Fault::WhatIf),
        false => Ok(()),
    }
}

impl RecapParams {
    /// Returns the summary as Markdown.
    ///
    /// # Errors
    /// Returns [`Fault::NoSuchPage`] if there is no such evening, [`Fault::WhatIf`], or the errors of reading the table.
    pub(super) fn read(&self, room: &Room, lang: Lang) -> Result<Bytes, Fault> {
        if !self.last {
            refuse_what_if(room)?;
        }
        room.recap_of(lang, self.secrets, self.last, numbered(self.evening)).map(Bytes::from_owner)
    }
}

impl KeepsakeParams {
    /// Returns the keepsake.
    ///
    /// # Errors
    /// Returns [`Fault::NoSuchPage`] if there is no such evening, [`Fault::WhatIf`], or the errors of reading the table.
    pub(super) fn read(&self, room: &Room, lang: Lang) -> Result<Json<KeepsakeView>, Fault> {
        refuse_what_if(room)?;
        let which = self.evening.map_or(Which::Latest, numbered);
        let copy = room.look(|game| game.snapshot())?;
        copy.keepsake(lang, self.secrets, which).map(Json).ok_or(Fault::NoSuchPage)
    }
}

/// Returns an evening of the table as a keepsake: who was there, turning points, quotes, pictures, and everything in order.
/// Without secrets, it is the same for everybody.
#[utoipa::path(
    get, path = "/api/table/keepsake", tag = "table", params(KeepsakeParams), security(("token" = [])),
    responses(
        (status = 200, description = "The evening", body = KeepsakeView),
        (status = 401, description = "No good token", body = Problem),
        (status = 403, description = "Secrets are only for the game master", body = Problem),
        (status = 404, description = "There is no such evening", body = Problem),
        (status = 409, description = "The table is a what-if", body = Problem),
        (status = 503, description = "Others are being written", body = Problem),
    )
)]
pub(crate) async fn keepsake(
    State(app): State<Arc<AppState>>,
    Extension(client): Extension<Client>,
    Params(params): Params<KeepsakeParams>,
    headers: HeaderMap,
) -> Result<Json<KeepsakeView>, Fault> {
    let caller = app.caller(&headers).await?;
    caller.pass.you()?;
    if params.secrets && !caller.pass.rights.leads() {
        return Err(Fault::GmOnly);
    }
    app.work_at(&caller.table.room, move |room| params.read(room, client.lang)).await
}

/// Returns a summary of the session as Markdown.
#[utoipa::path(
    get, path = "/api/table/recap", tag = "table", params(RecapParams), security(("token" = [])),
    responses(
        (status = 200, description = "Markdown", body = String, content_type = "text/markdown"),
        (status = 401, description = "No good token", body = Problem),
        (status = 403, description = "Secrets are only for the game master", body = Problem),
        (status = 404, description = "There is no such evening", body = Problem),
        (status = 409, description = "The table is a what-if", body = Problem),
        (status = 503, description = "Others are being written", body = Problem),
    )
)]
pub(crate) async fn recap(
    State(app): State<Arc<AppState>>,
    Extension(client): Extension<Client>,
    Params(params): Params<RecapParams>,
    headers: HeaderMap,
) -> Result<Response, Fault> {
    let caller = app.caller(&headers).await?;
    caller.pass.you()?;
    if params.secrets && !caller.pass.rights.leads() {
        return Err(Fault::GmOnly);
    }
    let name = format!("attachment; filename=\"{}.md\"", caller.pass.table);
    let room = &caller.table.room;
    let text = app.work_at(room, move |room| params.read(room, client.lang)).await?;
    let headers = [
        (header::CONTENT_TYPE, "text/markdown; charset=utf-8".to_owned()),
        (header::CONTENT_DISPOSITION, name),
    ];
    Ok((headers, text).into_response())
}
