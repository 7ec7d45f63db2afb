//! The event stream: the messages of the socket for clients that only read.

use std::{convert::Infallible, sync::Arc, time::Duration};

use axum::{
    Extension,
    extract::State,
    http::HeaderMap,
    response::{
        IntoResponse, Response,
        sse::{Event, KeepAlive, Sse},
    },
};
use futures_util::{Stream, stream};
use schwung_rulebook::Lang;
use schwung_views::wire::{Bye, ServerMessage};
use serde::Deserialize;
use tokio_util::task::task_tracker::TaskTrackerToken;

use crate::{
    Fault,
    app_state::{AppState, Caller, bearer, own_texts},
    client::Client,
    metrics::{Gauge, Metrics},
    params::Params,
    pass::Rights,
    places::Place,
    table::{Listener, Outgoing, Seen, TableHandle},
    token::Token,
};

/// Interval between keep-alive comments.
const ALIVE: Duration = Duration::from_secs(15);

/// Query parameters of the stream.
#[derive(Debug, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct StreamParams {
    /// Token of a spectator, for clients that cannot set headers. Other tokens are not accepted here.
    token: Option<String>,
    /// Number of the last record seen; `Last-Event-ID` takes precedence.
    #[serde(default)]
    after: u64,
}

/// Streams everything that happens at a table: `data` is a message as on the socket, `id` the number of the record.
#[utoipa::path(
    get, path = "/api/table/events", tag = "table", params(StreamParams), security(("token" = [])),
    responses(
        (status = 200, description = "A stream of messages", body = ServerMessage, content_type = "text/event-stream"),
        (status = 401, description = "No good token", body = schwung_views::wire::Problem),
    )
)]
pub(crate) async fn events(
    State(app): State<Arc<AppState>>,
    Extension(client): Extension<Client>,
    Params(which): Params<StreamParams>,
    headers: HeaderMap,
) -> Result<Response, Fault> {
    let (token, from_query) = match (bearer(&headers), &which.token) {
        (Some(token), _) => (token, false),
        (None, Some(text)) => (Token::read(text).ok_or(Fault::Token)?, true),
        (None, None) => return Err(Fault::Token),
    };
    let last = headers.get("last-event-id").and_then(|it| it.to_str().ok()).and_then(|it| it.parse().ok());
    let Caller { pass, table, .. } = app.bearer_of(&token).await?;
    if from_query && pass.rights != Rights::Watch {
        return Err(Fault::OtherRole);
    }
    let place = app.listeners.take(client.address);
    if place.is_none() && !pass.rights.leads() {
        return Err(Fault::Crowded);
    }
    let seen = Seen { seq: last.unwrap_or(which.after), hash: None };
    let listener = table.listen(app.tables.store(), &pass, client.tongue(), &seen, false).await?;
    // Rights that changed before this listener was registered would go unnoticed.
    if app.bearer_of(&token).await?.pass != pass {
        return Err(Fault::Overtaken);
    }
    let follower = Follower {
        _gauge: Box::new(Gauge::up(&app.metrics, |it: &Metrics| &it.streams)),
        _visit: app.visitors.token(),
        _place: place,
        _table: table,
        app,
        listener,
        lang: client.lang,
        over: false,
    };
    Ok(Sse::new(follow(follower)).keep_alive(KeepAlive::new().interval(ALIVE)).into_response())
}

struct Follower {
    app: Arc<AppState>,
    listener: Listener,
    lang: Lang,
    over: bool,
    _place: Option<Place>,
    _table: Arc<TableHandle>,
    _visit: TaskTrackerToken,
    _gauge: Box<dyn Send>,
}

fn follow(follower: Follower) -> impl Stream<Item = Result<Event, Infallible>> {
    stream::unfold(follower, |mut it| async move {
        if it.over {
            return None;
        }
        let message = tokio::select! {
            message = it.listener.next() => message,
            () = it.app.stop.cancelled() => Outgoing::Bye("shutdown", true),
        };
        let message = match message {
            Outgoing::Bye(code, again) => {
                it.over = true;
                let text = own_texts(it.lang).text(&format!("server-bye-{code}"), &[]);
                Outgoing::message(&ServerMessage::Bye(Bye { code: code.to_owned(), text, again }))
            }
            message => message,
        };
        let Outgoing::Message { seq, text } = message else { return None };
        let event = Event::default().data(text.as_str());
        let event = match seq {
            Some(seq) => event.id(seq.to_string()),
            None => event,
        };
        Some((Ok(event), it))
    })
}
