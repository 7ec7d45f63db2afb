//! `GET /api/qr`: a link as a QR code.

use std::sync::Arc;

use axum::{
    extract::State,
    http::{HeaderMap, header},
    response::{IntoResponse, Response},
};
use qrcode::{EcLevel, QrCode, render::svg};
use schwung_views::wire::Problem;
use serde::Deserialize;

use crate::{Fault, app_state::AppState, origin, params::Params};

/// Maximum length of the text in bytes.
const MOST: usize = 500;

/// Query parameters.
#[derive(Debug, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct QrParams {
    /// A link to this server, at most 500 bytes.
    text: String,
}

/// Renders a link to this server as a QR code. Other texts are refused, so that nobody can lead people elsewhere in its
/// name.
#[utoipa::path(
    get, path = "/api/qr", tag = "tables", params(QrParams),
    responses(
        (status = 200, description = "The picture", body = String, content_type = "image/svg+xml"),
        (status = 400, description = "It is no link of this server", body = Problem),
    )
)]
pub(crate) async fn qr(
    State(app): State<Arc<AppState>>,
    Params(QrParams { text }): Params<QrParams>,
    headers: HeaderMap,
) -> Result<Response, Fault> {
    let malformed = || Fault::Malformed("text".to_owned());
    let own = |base: &str| text.strip_prefix(base).is_some_and(|it| it.starts_with('/'));
    let host = origin::base_url(&headers, None).unwrap_or_default();
    let secure = host.replacen("http://", "https://", 1);
    let is_own = own(&host) || own(&secure) || app.config.public_url.as_deref().is_some_and(own);
    if !is_own || text.len() > MOST {
        return Err(malformed());
    }
    let code = QrCode::with_error_correction_level(&text, EcLevel::M).map_err(|_| malformed())?;
    // Always dark on light, whatever the theme of the page: cameras expect that.
    let picture = code
        .render::<svg::Color<'_>>()
        .min_dimensions(200, 200)
        .dark_color(svg::Color("#000000"))
        .light_color(svg::Color("#ffffff"))
        .build();
    Ok(([(header::CONTENT_TYPE, "image/svg+xml")], picture).into_response())
}
