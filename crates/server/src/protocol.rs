//! The OpenAPI description, generated from the types.

use schwung_views::wire;
use utoipa::{
    Modify, OpenApi,
    openapi::security::{HttpAuthScheme, HttpBuilder, SecurityScheme},
};

/// General part of the description.
#[derive(Debug, OpenApi)]
#[openapi(
    info(
        title = "Schwung",
        description = "A game table that knows the rules. Play goes over the socket `/api/socket`: send a \
            `ClientMessage`, the first one `hello`, get `ServerMessage`s. Whatever a program needs can also be had \
            with plain requests. A token is sent as `Authorization: Bearer …`."
    ),
    components(schemas(wire::ClientMessage, wire::ServerMessage)),
    modifiers(&Bearer)
)]
pub(crate) struct Protocol;

#[derive(Debug)]
struct Bearer;

impl Modify for Bearer {
    fn modify(&self, openapi: &mut utoipa::openapi::OpenApi) {
        let components = openapi.components.get_or_insert_default();
        let token = HttpBuilder::new()
            .scheme(HttpAuthScheme::Bearer)
            .description(Some(
                "The token of a link: of the game master, a seat, a spectator, or for joining.",
            ))
            .build();
        components.add_security_scheme("token", SecurityScheme::Http(token));
    }
}
