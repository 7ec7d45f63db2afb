//! `/api/characters`: the choices for new characters, and the remarks of the rules on drafts. With the token of a table,
//! its rules apply; otherwise those of the book.

use std::sync::Arc;

use axum::{
    Extension, Json,
    extract::{Path, Request, State},
    http::{HeaderMap, header},
    response::{IntoResponse, Response},
};
use schwung_messages::Tongue;
use schwung_systems::{Book, Refusal};
use schwung_table::WireId;
use schwung_views::wire::{CharacterText, CheckedCharacter, CreationView, Problem};
use serde::Deserialize;

use crate::{
    Fault,
    app_state::{AppState, own_texts},
    body,
    client::Client,
    params::Params,
};

/// Largest body: a file whose characters are all escaped.
const BODY: usize = 400 << 10;

/// Query parameters.
#[derive(Debug, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Of {
    /// Id of the book; not needed with the token of a table.
    #[serde(default)]
    system: String,
}

fn tongue(client: Client) -> Tongue {
    Tongue { lang: client.lang, rungs: client.rungs }
}

/// Returns the choices for a new character, and complete characters.
#[utoipa::path(
    get, path = "/api/characters", tag = "characters", security((), ("token" = [])), params(Of),
    responses(
        (status = 200, description = "The choices", body = CreationView),
        (status = 401, description = "The token is no good", body = Problem),
        (status = 422, description = "There is no such book", body = Problem),
    )
)]
pub(crate) async fn choices(
    State(app): State<Arc<AppState>>,
    Extension(client): Extension<Client>,
    Params(Of { system }): Params<Of>,
    headers: HeaderMap,
) -> Result<Json<CreationView>, Fault> {
    if headers.contains_key(header::AUTHORIZATION) {
        let caller = app.caller(&headers).await?;
        let view = app.work_at(&caller.table.room, move |room| {
            room.look(|game| {
                let book = Book::find(game.system());
                let ready =
                    book.map_or_else(Vec::new, |it| schwung_systems::ready_characters(it, client.lang));
                let (system, choices) = (game.system().to_owned(), game.creation(tongue(client)));
                CreationView { system, choices, ready }
            })
        });
        return Ok(Json(view.await?));
    }
    let view = app.work(move || {
        let blank = schwung_systems::blank(&system, client.lang).map_err(Fault::Mistakes)?;
        let book = Book::find(&system).ok_or(Fault::NoSuchPage)?;
        let ready = schwung_systems::ready_characters(book, client.lang);
        Ok::<_, Fault>(CreationView { choices: blank.creation(tongue(client)), system, ready })
    });
    Ok(Json(view.await??))
}

/// Checks a character: what the rules remark on, the resulting file, and the parts of the text that are lost. Nothing
/// is stored.
#[utoipa::path(
    post, path = "/api/characters/check", tag = "characters", request_body = CharacterText,
    security((), ("token" = [])),
    responses(
        (status = 200, description = "What it is", body = CheckedCharacter),
        (status = 401, description = "The token is no good", body = Problem),
        (status = 413, description = "The text is too long", body = Problem),
        (status = 422, description = "It is no character, with the reasons", body = Problem),
    )
)]
pub(crate) async fn check(
    State(app): State<Arc<AppState>>,
    Extension(client): Extension<Client>,
    request: Request,
) -> Result<Json<CheckedCharacter>, Fault> {
    let headers = request.headers().clone();
    let CharacterText { system, text } = body::read(request, BODY).await?;
    let told = |refused: Refusal| Fault::Mistakes(refused.text.lines().map(str::to_owned).collect());
    if headers.contains_key(header::AUTHORIZATION) {
        let caller = app.caller(&headers).await?;
        let checked = app.work_at(&caller.table.room, move |room| {
            let copy = room.look(|game| game.snapshot())?;
            copy.check_character(tongue(client), &text).map_err(told)
        });
        return Ok(Json(checked.await?));
    }
    let checked = app.work(move || {
        let named = schwung_systems::book_of_character(&text);
        let system = if system.is_empty() { named.unwrap_or_default() } else { system };
        if system.is_empty() {
            return Err(Fault::Mistakes(vec![own_texts(client.lang).text("character-no-system", &[])]));
        }
        let blank = schwung_systems::blank(&system, client.lang).map_err(Fault::Mistakes)?;
        blank.check_character(tongue(client), &text).map_err(told)
    });
    Ok(Json(checked.await??))
}

/// Returns a character of the table as a file. Players can save their own characters, the game master all.
#[utoipa::path(
    get, path = "/api/table/characters/{actor}", tag = "characters", security(("token" = [])),
    params(("actor" = u32, Path, description = "Number of the actor")),
    responses(
        (status = 200, description = "The file; `docs/characters.md` describes it", body = String, content_type = "application/toml"),
        (status = 401, description = "No good token", body = Problem),
        (status = 409, description = "There is no such character, or somebody else plays it", body = Problem),
    )
)]
pub(crate) async fn file(
    State(app): State<Arc<AppState>>,
    Extension(client): Extension<Client>,
    Path(actor): Path<String>,
    headers: HeaderMap,
) -> Result<Response, Fault> {
    let actor = WireId(actor.parse().map_err(|_| Fault::NoSuchPage)?);
    let caller = app.caller(&headers).await?;
    let you = caller.pass.you()?;
    let (file, losses) = caller.table.room.look(|game| game.character_file(you, client.lang, actor))??;
    let mut text = String::new();
    for loss in losses {
        text.push_str("# ");
        text.push_str(&loss.replace(|c: char| c.is_control(), " "));
        text.push('\n');
    }
    text.push_str(&file);
    Ok(([(header::CONTENT_TYPE, "application/toml; charset=utf-8")], text).into_response())
}
