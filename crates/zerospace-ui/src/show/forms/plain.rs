//! Forms of the commands that are described with their verbs.

use schwung_views::wire::Form;
use schwung_zerospace::ActorId;
use serde_json::json;

use super::{desk::Desk, field};
use crate::script::{Text, plain};

/// The forms of these groups that are offered now.
pub(super) fn forms(desk: &Desk<'_>, by: ActorId, groups: &[&str]) -> Vec<Form> {
    let offered = plain().filter(|it| groups.contains(&it.group) && (it.offered)(desk.state, by));
    let form = offered.map(|it| {
        let fixed = match it.text {
            Text::Optional => json!({ it.actor: by, "text": "" }),
            Text::None | Text::Needed => json!({ it.actor: by }),
        };
        let mut form = desk.form(it.command, it.command, it.group, it.rule, fixed);
        match it.text {
            Text::None => {}
            Text::Optional => form.fields.push(desk.words_field("text", "field-what")),
            Text::Needed => form.fields.push(field::text("text", desk.say("field-what"), field::WORDS)),
        }
        form
    });
    form.collect()
}
