//! `/api/shelf/campaigns`: several tables under one name, on the shelf of a person. Of each table, a campaign shows what the
//! link may see with which its owner added it.

use std::sync::Arc;

use axum::{
    Extension, Json,
    extract::{Path, Request, State},
    http::{HeaderMap, StatusCode, header},
    response::{IntoResponse, Response},
};
use schwung_rulebook::Words;
use schwung_systems::{dice_of_tables, part_with};
use schwung_views::wire::{
    CampaignHead, CampaignTable, CampaignView, Created, DiceInsightView, Found, FoundIn, JoinCampaign,
    Joined, KeepsakeView, NextTable, Problem, PutCampaign, StoredKind, You,
};
use serde::Deserialize;

use super::{
    recap::{KeepsakeParams, RecapParams},
    shelf::{Versioned, check_key, number, token},
};
use crate::{
    Fault,
    app_state::{AppState, own_texts},
    body,
    client::Client,
    params::Params,
    pass::{Rights, find},
    rates::Rate,
    shelf::{self, Linked},
    table::{Operation, Requester, TableHandle, TableRequest},
    token::Token,
};

/// Largest body: notes whose characters are all escaped.
const BODY: usize = 128 << 10;
/// Maximum number of things that a search finds.
const MOST_FOUND: usize = 100;
/// Maximum length of a search, in characters.
const MOST_SOUGHT: usize = 200;

/// A table of a campaign, with the rights of its owner there.
struct Seen {
    hash: [u8; 32],
    rights: Rights,
    you: You,
    table: Arc<TableHandle>,
}

/// The table that `linked` names.
///
/// # Errors
/// Returns [`Fault::Token`] if the link is not valid any more, or the errors of loading the table.
async fn seen(app: &AppState, linked: &Linked) -> Result<Seen, Fault> {
    let pass = linked.pass(app.tables.store()).await?;
    if pass.table.to_string() != linked.table {
        return Err(Fault::Token);
    }
    let you = pass.you()?;
    let table = app.tables.get(&pass.table).await?;
    table.room.touch();
    Ok(Seen { hash: linked.hash()?, rights: pass.rights, you, table })
}

/// `None` for tables that cannot be seen any more; temporary errors are returned.
fn gone<T>(seen: Result<T, Fault>) -> Result<Option<T>, Fault> {
    match seen {
        Ok(seen) => Ok(Some(seen)),
        Err(Fault::Token | Fault::OtherRole | Fault::Load(_) | Fault::Damaged(_) | Fault::Broken) => Ok(None),
        Err(fault) => Err(fault),
    }
}

/// Begins a campaign, or changes its name and notes. A change names the version that was read: if somebody else has changed it
/// since, nothing happens and the status is 409 with the code `changed`.
#[utoipa::path(
    post, path = "/api/shelf/campaigns", tag = "shelf", request_body = PutCampaign, security(("token" = [])),
    responses(
        (status = 200, description = "The campaign as it is now", body = CampaignHead),
        (status = 400, description = "The name is missing or too long, or the notes are", body = Problem),
        (status = 401, description = "No good token", body = Problem),
        (status = 404, description = "There is no such campaign", body = Problem),
        (status = 409, description = "It was changed since, or the shelf is full", body = Problem),
    )
)]
pub(crate) async fn put(
    State(app): State<Arc<AppState>>,
    request: Request,
) -> Result<Json<CampaignHead>, Fault> {
    let token = token(request.headers())?;
    let wanted: PutCampaign = body::read(request, BODY).await?;
    check_key(&wanted.key)?;
    Ok(Json(shelf::put_campaign(app.tables.store(), &token, &wanted).await?))
}

/// Returns a campaign: its tables, and their contents as far as the owner may see them.
#[utoipa::path(
    get, path = "/api/shelf/campaigns/{id}", tag = "shelf", security(("token" = [])),
    params(("id" = u32, Path, description = "Number of the campaign")),
    responses(
        (status = 200, description = "The campaign", body = CampaignView),
        (status = 401, description = "No good token", body = Problem),
        (status = 404, description = "There is no such campaign", body = Problem),
    )
)]
pub(crate) async fn view(
    State(app): State<Arc<AppState>>,
    Extension(client): Extension<Client>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<Json<CampaignView>, Fault> {
    let (campaign, items) = shelf::whole(app.tables.store(), &token(&headers)?, number(&id)?).await?;
    let mut tables = Vec::new();
    for linked in campaign.tables.into_iter().rev() {
        let mut view = CampaignTable { table: linked.table.clone(), title: linked.title.clone(), seen: None };
        if let Some(Seen { you, table, .. }) = gone(seen(&app, &linked).await)? {
            let read = app.work_at(&table.room, move |room| {
                room.look(|game| (game.house().title.clone(), game.contents(you, client.lang)))
            });
            if let Some((title, contents)) = gone(read.await)? {
                (view.title, view.seen) = (title, Some(contents));
            }
        }
        tables.push(view);
    }
    let items = items.into_iter().map(|it| it.id).collect();
    let (id, version, name, notes) = (campaign.id, campaign.version, campaign.name, campaign.notes);
    Ok(Json(CampaignView { id, version, name, notes, tables, items }))
}

/// Removes a campaign, if it still has the version that was read. Its tables and items stay.
#[utoipa::path(
    delete, path = "/api/shelf/campaigns/{id}", tag = "shelf", security(("token" = [])), params(
        ("id" = u32, Path, description = "Number of the campaign"), Versioned
    ),
    responses(
        (status = 204, description = "It is gone"),
        (status = 401, description = "No good token", body = Problem),
        (status = 404, description = "There is no such campaign", body = Problem),
        (status = 409, description = "It was changed since", body = Problem),
    )
)]
pub(crate) async fn remove(
    State(app): State<Arc<AppState>>,
    Path(id): Path<String>,
    Params(Versioned { version }): Params<Versioned>,
    headers: HeaderMap,
) -> Result<StatusCode, Fault> {
    shelf::remove_campaign(app.tables.store(), &token(&headers)?, number(&id)?, version).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Query parameters.
#[derive(Debug, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Sought {
    /// The words, at most 200 characters.
    words: String,
}

/// Searches for words in everything that belongs to a campaign and that its owner may see: logs, notes, handouts,
/// characters, preparations and items of the shelf. Returns at most 100 places; the tables that were added last come
/// first.
#[utoipa::path(
    get, path = "/api/shelf/campaigns/{id}/find", tag = "shelf", security(("token" = [])), params(
        ("id" = u32, Path, description = "Number of the campaign"), Sought
    ),
    responses(
        (status = 200, description = "Where the words are", body = Vec<Found>),
        (status = 400, description = "Too many words", body = Problem),
        (status = 401, description = "No good token", body = Problem),
        (status = 404, description = "There is no such campaign", body = Problem),
    )
)]
pub(crate) async fn find_words(
    State(app): State<Arc<AppState>>,
    Extension(client): Extension<Client>,
    Path(id): Path<String>,
    Params(Sought { words: query }): Params<Sought>,
    headers: HeaderMap,
) -> Result<Json<Vec<Found>>, Fault> {
    if query.chars().count() > MOST_SOUGHT {
        return Err(Fault::Malformed("words".to_owned()));
    }
    let (campaign, items) = shelf::whole(app.tables.store(), &token(&headers)?, number(&id)?).await?;
    let words = Words::new(&query);
    let mut all = Vec::new();
    if words.is_empty() {
        return Ok(Json(all));
    }
    let own = |place, title: &str, text: &str, number| {
        let text = part_with(text, &words, title)?;
        Some(Found { table: None, place, title: title.to_owned(), text, seq: None, number })
    };
    all.extend(own(FoundIn::Notes, &campaign.name, &campaign.notes, None));
    let kept = items.iter().filter(|it| it.kind != StoredKind::Draft);
    all.extend(kept.filter_map(|it| own(FoundIn::Item, &it.name, &it.body, Some(it.id))));
    for linked in campaign.tables.into_iter().rev() {
        if all.len() >= MOST_FOUND {
            break;
        }
        let Some(Seen { you, table, .. }) = gone(seen(&app, &linked).await)? else { continue };
        let query = query.clone();
        let found = app.work_at(&table.room, move |room| {
            let copy = room.look(|game| game.snapshot())?;
            Ok(copy.search(you, client.lang, &query)?)
        });
        let found = gone(found.await)?.unwrap_or_default();
        all.extend(found.into_iter().map(|it| Found { table: Some(linked.table.clone()), ..it }));
    }
    all.truncate(MOST_FOUND);
    Ok(Json(all))
}

/// Returns the dice that people have rolled at all tables of a campaign, and whether they are within chance: everybody's at
/// tables that the owner leads, the owner's own at the others.
#[utoipa::path(
    get, path = "/api/shelf/campaigns/{id}/dice", tag = "shelf", security(("token" = [])),
    params(("id" = u32, Path, description = "Number of the campaign")),
    responses(
        (status = 200, description = "The dice of each person, by name", body = Vec<DiceInsightView>),
        (status = 401, description = "No good token", body = Problem),
        (status = 404, description = "There is no such campaign", body = Problem),
    )
)]
pub(crate) async fn dice(
    State(app): State<Arc<AppState>>,
    Extension(client): Extension<Client>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<Json<Vec<DiceInsightView>>, Fault> {
    let (campaign, _) = shelf::whole(app.tables.store(), &token(&headers)?, number(&id)?).await?;
    let mut all = Vec::new();
    for linked in campaign.tables {
        let Some(Seen { you, table, .. }) = gone(seen(&app, &linked).await)? else { continue };
        let rolls = app.work_at(&table.room, move |room| {
            let copy = room.look(|game| game.snapshot())?;
            Ok(copy.rolls(you, client.lang))
        });
        all.extend(gone(rolls.await)?.unwrap_or_default());
    }
    let texts = own_texts(client.lang);
    let told = tokio::task::spawn_blocking(move || dice_of_tables(&texts, all)).await;
    told.map(Json).map_err(|_| Fault::Failed)
}

/// Continues a campaign at a new table, which begins as one of its tables is now: with its characters, house rules,
/// handouts, notes and preparations, and a summary of its last evening. It belongs to the campaign; its tokens are returned
/// only here.
#[utoipa::path(
    post, path = "/api/shelf/campaigns/{id}/next", tag = "shelf", request_body = NextTable, security(("token" = [])),
    params(("id" = u32, Path, description = "Number of the campaign")),
    responses(
        (status = 201, description = "The new table", body = Created),
        (status = 401, description = "No good token, or the link to the table is not valid any more", body = Problem),
        (status = 403, description = "Only the game master of the table may", body = Problem),
        (status = 404, description = "There is no such campaign or table in it", body = Problem),
        (status = 409, description = "Something is going on there, or the campaign has too many tables", body = Problem),
        (status = 429, description = "Too many tables from this address", body = Problem),
        (status = 503, description = "There are as many tables as there may be", body = Problem),
    )
)]
pub(crate) async fn next(
    State(app): State<Arc<AppState>>,
    Extension(client): Extension<Client>,
    Path(id): Path<String>,
    request: Request,
) -> Result<(StatusCode, Json<Created>), Fault> {
    let (token, id) = (token(request.headers())?, number(&id)?);
    let NextTable { from, title } = body::read(request, BODY).await?;
    let store = app.tables.store();
    let linked = shelf::linked(store, &token, id, &from).await?;
    let Seen { rights, table, .. } = seen(&app, &linked).await?;
    if !rights.leads() {
        return Err(Fault::GmOnly);
    }
    app.admit(Rate::Opening, client.address)?;
    app.admit(Rate::Table, client.address)?;
    let created = app.tables.go_on(&table, client.lang, title).await?;
    tracing::info!(table = created.table, "a table was continued");
    let fresh = Token::read(&created.gm).ok_or(Fault::Failed)?;
    take_in(&app, &token, id, &fresh).await?;
    Ok((StatusCode::CREATED, Json(created)))
}

/// Adds a table to a campaign.
async fn take_in(app: &AppState, token: &Token, id: u32, of_table: &Token) -> Result<(), Fault> {
    let pass = find(app.tables.store(), of_table.hash()).await?;
    pass.you()?;
    let table = app.tables.get(&pass.table).await?;
    let (title, is_what_if) =
        table.room.look(|game| (game.house().title.clone(), game.house().what_if.is_some()))?;
    if is_what_if {
        return Err(Fault::WhatIf);
    }
    shelf::join(app.tables.store(), token, id, &pass, title).await
}

/// Adds a table to a campaign. The campaign sees what the given token sees, for as long as it is valid; the token itself is
/// not stored.
#[utoipa::path(
    post, path = "/api/shelf/campaigns/{id}/tables", tag = "shelf", request_body = JoinCampaign, security(("token" = [])),
    params(("id" = u32, Path, description = "Number of the campaign")),
    responses(
        (status = 204, description = "It belongs to the campaign"),
        (status = 401, description = "One of the tokens is no good", body = Problem),
        (status = 403, description = "The token of the table only allows joining", body = Problem),
        (status = 404, description = "There is no such campaign", body = Problem),
        (status = 409, description = "The campaign has too many tables, or the table is a what-if", body = Problem),
    )
)]
pub(crate) async fn join(
    State(app): State<Arc<AppState>>,
    Path(id): Path<String>,
    request: Request,
) -> Result<StatusCode, Fault> {
    let (token, id) = (token(request.headers())?, number(&id)?);
    let JoinCampaign { token: of_table } = body::read(request, BODY).await?;
    // People without a shelf learn nothing about tables.
    shelf::whole(app.tables.store(), &token, id).await?;
    take_in(&app, &token, id, &Token::read(&of_table).ok_or(Fault::Token)?).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Removes a table from a campaign. The table itself stays.
#[utoipa::path(
    delete, path = "/api/shelf/campaigns/{id}/tables/{table}", tag = "shelf", security(("token" = [])),
    params(("id" = u32, Path, description = "Number of the campaign"), ("table" = String, Path, description = "Id of the table")),
    responses(
        (status = 204, description = "It does not belong to the campaign any more"),
        (status = 401, description = "No good token", body = Problem),
        (status = 404, description = "There is no such campaign or table in it", body = Problem),
    )
)]
pub(crate) async fn leave(
    State(app): State<Arc<AppState>>,
    Path((id, table)): Path<(String, String)>,
    headers: HeaderMap,
) -> Result<StatusCode, Fault> {
    shelf::leave(app.tables.store(), &token(&headers)?, number(&id)?, &table).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Creates another token for a table of the campaign, with the rights that its owner has there, for example for another
/// device. No other token is revoked.
#[utoipa::path(
    post, path = "/api/shelf/campaigns/{id}/tables/{table}/enter", tag = "shelf", security(("token" = [])),
    params(("id" = u32, Path, description = "Number of the campaign"), ("table" = String, Path, description = "Id of the table")),
    responses(
        (status = 200, description = "The token", body = Joined),
        (status = 401, description = "No good token, or the link to the table is not valid any more", body = Problem),
        (status = 404, description = "There is no such campaign or table in it", body = Problem),
        (status = 429, description = "Too many joins from this address", body = Problem),
    )
)]
pub(crate) async fn enter(
    State(app): State<Arc<AppState>>,
    Extension(client): Extension<Client>,
    Path((id, table)): Path<(String, String)>,
    headers: HeaderMap,
) -> Result<Json<Joined>, Fault> {
    let linked = shelf::linked(app.tables.store(), &token(&headers)?, number(&id)?, &table).await?;
    app.admit(Rate::Join, client.address)?;
    let Seen { hash, table, .. } = seen(&app, &linked).await?;
    let request =
        |respond| TableRequest::new(Requester::Token(hash), client.lang, Operation::Another { respond });
    Ok(Json(table.call(request).await?))
}

/// Returns a summary of a table of the campaign as Markdown.
#[utoipa::path(
    get, path = "/api/shelf/campaigns/{id}/tables/{table}/recap", tag = "shelf", security(("token" = [])), params(
        ("id" = u32, Path, description = "Number of the campaign"), ("table" = String, Path, description = "Id of the table"), RecapParams
    ),
    responses(
        (status = 200, description = "Markdown", body = String, content_type = "text/markdown"),
        (status = 401, description = "No good token, or the link to the table is not valid any more", body = Problem),
        (status = 403, description = "Secrets are only for the game master", body = Problem),
        (status = 404, description = "There is no such campaign, table in it or evening", body = Problem),
    )
)]
pub(crate) async fn recap(
    State(app): State<Arc<AppState>>,
    Extension(client): Extension<Client>,
    Path((id, table)): Path<(String, String)>,
    Params(params): Params<RecapParams>,
    headers: HeaderMap,
) -> Result<Response, Fault> {
    let linked = shelf::linked(app.tables.store(), &token(&headers)?, number(&id)?, &table).await?;
    let Seen { rights, table, .. } = seen(&app, &linked).await?;
    if params.secrets && !rights.leads() {
        return Err(Fault::GmOnly);
    }
    let text = app.work_at(&table.room, move |room| params.read(room, client.lang)).await?;
    Ok(([(header::CONTENT_TYPE, "text/markdown; charset=utf-8")], text).into_response())
}

/// Returns an evening at a table of the campaign as a keepsake.
#[utoipa::path(
    get, path = "/api/shelf/campaigns/{id}/tables/{table}/keepsake", tag = "shelf", security(("token" = [])), params(
        ("id" = u32, Path, description = "Number of the campaign"), ("table" = String, Path, description = "Id of the table"), KeepsakeParams
    ),
    responses(
        (status = 200, description = "The evening", body = KeepsakeView),
        (status = 401, description = "No good token, or the link to the table is not valid any more", body = Problem),
        (status = 403, description = "Secrets are only for the game master", body = Problem),
        (status = 404, description = "There is no such campaign, table in it or evening", body = Problem),
    )
)]
pub(crate) async fn keepsake(
    State(app): State<Arc<AppState>>,
    Extension(client): Extension<Client>,
    Path((id, table)): Path<(String, String)>,
    Params(params): Params<KeepsakeParams>,
    headers: HeaderMap,
) -> Result<Json<KeepsakeView>, Fault> {
    let linked = shelf::linked(app.tables.store(), &token(&headers)?, number(&id)?, &table).await?;
    let Seen { rights, table, .. } = seen(&app, &linked).await?;
    if params.secrets && !rights.leads() {
        return Err(Fault::GmOnly);
    }
    app.work_at(&table.room, move |room| params.read(room, client.lang)).await
}
