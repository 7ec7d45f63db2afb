//! `GET /api/systems`: the rule systems.

use axum::{Extension, Json};
use schwung_systems::{BOOKS, Book};
use serde::Serialize;
use utoipa::ToSchema;

use crate::client::Client;

/// A rule system.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct System {
    id: &'static str,
    title: &'static str,
    /// Whether it can be played. Rules of the others can only be read.
    built: bool,
    topics: &'static [&'static str],
    /// Headings of the topics, in the same order.
    headings: Vec<&'static str>,
    /// A scene that is ready to be played, in the format of encounter files, with its texts in the reader's language.
    demo: Option<String>,
}

/// Lists all rule systems, playable ones first.
#[utoipa::path(
    get, path = "/api/systems", tag = "rules",
    responses((status = 200, description = "The books", body = Vec<System>))
)]
pub(crate) async fn systems(Extension(client): Extension<Client>) -> Json<Vec<System>> {
    let book = |id: &str| BOOKS.iter().find(|it: &&Book| it.id == id);
    let mut systems: Vec<System> = schwung_rulebook::systems()
        .iter()
        .map(|it| System {
            id: it.id,
            title: it.title.in_(client.lang),
            built: book(it.id).is_some(),
            topics: it.topics,
            headings: it.headings.iter().map(|it| it.in_(client.lang)).collect(),
            demo: book(it.id).map(|it| it.demo(client.lang)),
        })
        .collect();
    systems.sort_by_key(|it| !it.built);
    Json(systems)
}
