//! `GET /api/rules`: the rule book.

use axum::{Extension, Json, extract::Path};
use schwung_rulebook::{Kind, Lang, Rule, Scope, all, get, search_in, systems};
use schwung_views::wire::Problem;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{Fault, client::Client, params::Params};

/// Maximum number of rules in a response.
const MOST: usize = 100;
/// Maximum length of a query in characters.
const QUERY: usize = 200;

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
    Ok(Json(RuleView { id, system, topic, heading, title, kind, text: rule.text.in_(lang), see }))
}
