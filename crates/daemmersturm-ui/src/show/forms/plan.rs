//! Fields for the circumstances of an attack.

use schwung_daemmersturm::ActorId;
use schwung_views::wire::Form;

use super::{
    desk::Desk,
    field::{self, Filled as _},
};

/// Adds fields for the circumstances of an attack under `at`.
pub(super) fn with_plan(desk: &Desk<'_>, mut form: Form, by: ActorId, at: &str) -> Form {
    let name = |field: &str| format!("{at}.plan.{field}");
    form.fields.push(
        field::flag(&name("back"), desk.label("back"), false).more().ruled("daemmersturm.backstab.angle"),
    );
    form.fields.push(desk.direction_field(&name("from"), "from-where"));
    form.fields.push(desk.length_field(&name("distance"), "distance", 500).optional().more());
    if desk.is_gm {
        let bonus = field::number(&name("bonus"), desk.label("bonus"), -20, 20).optional().more();
        form.fields.push(bonus.ruled("daemmersturm.gm.authority"));
        let friends = desk.friends(by);
        if !friends.is_empty() {
            let exposed = desk.many_field(&name("exposed"), "exposed", &friends).optional().more();
            form.fields.push(exposed.ruled("daemmersturm.ff.exposed"));
        }
    }
    form
}
