//! `GET /api/rules`: the rule book.

use std::sync::Arc;

use axum::{
    Extension, Json,
    extract::{Path, Request, State},
    http::StatusCode,
};
use schwung_plays::of_rule;
use schwung_rulebook::{Kind, Lang, Rule, Scope, all, get, search_in, systems};
use schwung_systems::play_of;
use schwung_views::wire::{Created, PlayView, Problem};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{Fault, app_state::AppState, body, client::Client, params::Params, rates::Rate};

/// Maximum number of rules in a response.
const MOST: usize = 100;
/// Maximum length of a query in characters.
const QUERY: usize = 200;
/// Maximum length of a request for a sandbox in bytes: a file whose characters are all escaped.
const BODY: usize = 400 << 10;

/// Query parameters of the search.
#[derive(Debug, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct SearchParams {
    /// Words or a question; if empty, all rules in book order.
    #[serde(default)]
    q: String,
    /// Id of a book whose rules come first, for example the one being played.
    first: Option<String>,
    /// Only rules of this book.
    system: Option<String>,
    /// Only rules of this topic.
    topic: Option<String>,
    /// Only rules of this kind: `mechanic`, `option`, `judgement` or `guidance`.
    kind: Option<String>,
    /// `de` or `en`.
    #[serde(rename = "lang")]
    _lang: Option<String>,
}

/// A rule in a list of results.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct RuleSummary {
    id: &'static str,
    system: &'static str,
    topic: &'static str,
    /// Heading of the topic.
    heading: &'static str,
    title: &'static str,
    /// `mechanic`, `option`, `judgement` or `guidance`.
    kind: &'static str,
}

/// A complete rule.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct RuleView {
    id: &'static str,
    system: &'static str,
    topic: &'static str,
    /// Heading of the topic.
    heading: &'static str,
    title: &'static str,
    /// `mechanic`, `option`, `judgement` or `guidance`.
    kind: &'static str,
    /// Text with one line per paragraph.
    text: &'static str,
    /// Closely related rules.
    see: Vec<RuleSummary>,
    /// The rule whose play shows it: this one, or the nearest one that has a play.
    play: Option<RuleSummary>,
}

fn summary(rule: &'static Rule, lang: Lang) -> RuleSummary {
    let Rule { id, system, topic, .. } = *rule;
    let book = systems().iter().find(|it| it.id == system);
    let heading = book.and_then(|it| it.heading(topic)).map_or(topic, |it| it.in_(lang));
    RuleSummary { id, system, topic, heading, title: rule.title.in_(lang), kind: rule.kind.name() }
}

/// Searches the rules, best match first.
#[utoipa::path(
    get, path = "/api/rules", tag = "rules", params(SearchParams),
    responses((status = 200, description = "The rules that were found, 100 at most", body = Vec<RuleSummary>))
)]
pub(crate) async fn find(
    Extension(client): Extension<Client>,
    Params(wanted): Params<SearchParams>,
) -> Result<Json<Vec<RuleSummary>>, Fault> {
    let kind = wanted.kind.as_deref().filter(|it| !it.is_empty()).map(str::parse::<Kind>).transpose();
    let Ok(kind) = kind else {
        return Err(Fault::Malformed(format!("kind: {}", Kind::ALL.map(Kind::name).join(", "))));
    };
    let scope = Scope {
        first: wanted.first.as_deref(),
        system: wanted.system.as_deref(),
        topic: wanted.topic.as_deref(),
        kind,
    };
    let query: String = wanted.q.chars().take(QUERY).collect();
    let rules: Vec<&'static Rule> = if query.trim().is_empty() {
        // A query for one book may return all of it.
        let most = if wanted.system.is_some() { usize::MAX } else { MOST };
        let is_first = |it: &&'static Rule| scope.first == Some(it.system);
        let fits = || all().iter().filter(|it| scope.holds(it));
        fits().filter(is_first).chain(fits().filter(|it| !is_first(it))).take(most).collect()
    } else {
        search_in(&query, client.lang, &scope).into_iter().map(|it| it.rule).take(MOST).collect()
    };
    Ok(Json(rules.into_iter().map(|it| summary(it, client.lang)).collect()))
}

/// Returns a rule.
#[utoipa::path(
    get, path = "/api/rules/{id}", tag = "rules",
    params(("id" = String, Path, description = "Its id: `sotc.block.duration`")),
    responses(
        (status = 200, description = "The rule", body = RuleView),
        (status = 404, description = "There is no such rule", body = Problem),
    )
)]
pub(crate) async fn show(
    Extension(client): Extension<Client>,
    Path(id): Path<String>,
) -> Result<Json<RuleView>, Fault> {
    let lang = client.lang;
    let rule = get(&id).ok_or(Fault::NoSuchRule)?;
    let RuleSummary { id, system, topic, heading, title, kind } = summary(rule, lang);
    let see = rule.see.iter().filter_map(|it| get(it)).map(|it| summary(it, lang)).collect();
    let play = of_rule(id).and_then(|it| get(it.rule)).map(|it| summary(it, lang));
    Ok(Json(RuleView { id, system, topic, heading, title, kind, text: rule.text.in_(lang), see, play }))
}

/// Query parameters of a play.
#[derive(Debug, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct PlayParams {
    /// Name of the play, if several show the rule; the best one by default.
    play: Option<String>,
    /// `de` or `en`.
    #[serde(rename = "lang")]
    _lang: Option<String>,
}

/// Returns the play of a rule, step by step: the commands and rolls, the lines of the log with their explanations, and the
/// state of the table after each step. It is run anew for each request, and belongs to no table.
#[utoipa::path(
    get, path = "/api/rules/{id}/play", tag = "rules",
    params(("id" = String, Path, description = "Id of the rule: `sotc.block.duration`"), PlayParams),
    responses(
        (status = 200, description = "The play. If the rule has none of its own, that of the nearest rule", body = PlayView),
        (status = 404, description = "There is no such rule (`no_such_rule`), or no play near it (`no_play`)", body = Problem),
        (status = 503, description = "Too much is being worked out at the moment", body = Problem),
    )
)]
pub(crate) async fn play(
    State(app): State<Arc<AppState>>,
    Extension(client): Extension<Client>,
    Params(wanted): Params<PlayParams>,
    Path(id): Path<String>,
) -> Result<Json<PlayView>, Fault> {
    let id = get(&id).ok_or(Fault::NoSuchRule)?.id;
    let shown = app.work(move || play_of(id, wanted.play.as_deref(), client.lang)).await?;
    let play = shown.ok_or(Fault::NoPlay)?.map_err(|errors| {
        tracing::error!(rule = id, "a play cannot be played: {}", errors.join("; "));
        Fault::Failed
    })?;
    Ok(Json(play))
}

/// A request for a sandbox.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewSandbox {
    /// Name of the play, if several show the rule; the best one by default.
    #[serde(default)]
    play: Option<String>,
    /// Index of the step after which people continue, from 0; the last one if it has fewer.
    step: u32,
    /// A character file of the play's book, or a text that can be read as one. The character replaces the one that the step's
    /// `stands_in` names, after the step that it names.
    #[serde(default)]
    character: Option<String>,
}

/// Creates a sandbox: a table with the play of a rule carried out up to a step, for people to continue. It is marked as a
/// what-if, belongs to no game, and is deleted if nobody continues it for an hour. Its links are returned only here.
#[utoipa::path(
    post, path = "/api/rules/{id}/play", tag = "rules", request_body = NewSandbox,
    params(("id" = String, Path, description = "Id of the rule: `sotc.block.duration`")),
    responses(
        (status = 201, description = "The new table", body = Created),
        (status = 404, description = "There is no such rule (`no_such_rule`), or no play near it (`no_play`)", body = Problem),
        (status = 422, description = "The character cannot take that place, with the reasons (`mistakes`)", body = Problem),
        (status = 429, description = "Too many tables from this address", body = Problem),
        (status = 503, description = "There are as many tables as there may be", body = Problem),
    )
)]
pub(crate) async fn sandbox(
    State(app): State<Arc<AppState>>,
    Extension(client): Extension<Client>,
    Path(id): Path<String>,
    request: Request,
) -> Result<(StatusCode, Json<Created>), Fault> {
    let rule = get(&id).ok_or(Fault::NoSuchRule)?.id;
    let NewSandbox { play, step, character } = body::read(request, BODY).await?;
    app.admit(Rate::Opening, client.address)?;
    app.admit(Rate::Table, client.address)?;
    let step = usize::try_from(step).unwrap_or(usize::MAX);
    let created = app.tables.sandbox(rule, play, step, character, client.lang).await?;
    tracing::info!(table = created.table, rule, "a sandbox was opened");
    Ok((StatusCode::CREATED, Json(created)))
}
