//! Forms for moving, and for moving controlled things.

use schwung_views::wire::{FieldOption, Form};
use schwung_zerospace::{ActorId, Length};
use serde_json::json;

use super::{
    desk::Desk,
    field::{self, Filled as _, option},
};

/// All of these forms.
pub(super) fn forms(desk: &Desk<'_>, by: ActorId) -> Vec<Form> {
    let mut forms = vec![walk(desk, by)];
    forms.extend(steer(desk, by));
    forms
}

//= zerospace.move.run
//= zerospace.move.sprint
fn walk(desk: &Desk<'_>, by: ActorId) -> Form {
    let (actor, sheet) = (desk.state.actor(by), desk.state.sheet(by));
    let fixed = json!({
        "by": by, "length": null, "gift": null, "obstacle": null, "cover": null, "stand": false, "deed": "",
    });
    let mut form = desk.form("move", "move", "action", "zerospace.move.distance", fixed);
    form.fields.push(field::one("gait", desk.say("zs-field-gait"), desk.gait_options(by)));
    let powers = (0u8..).zip(&sheet.gifts).filter_map(|(n, it)| Some((n, it.name.as_str(), it.moves?)));
    let powers: Vec<(u8, &str, Length)> = powers.collect();
    let reach = sheet.pace.iter().flatten().copied().chain(powers.iter().map(|it| it.2)).max();
    let most = reach.unwrap_or(Length::metres(100));
    let lengths = desk.length_options(most, false);
    form.fields.push(field::one("length", desk.say("zs-field-length"), lengths).optional());
    if !powers.is_empty() {
        let options = powers.iter().map(|it| option(it.0, it.1)).collect();
        form.fields.push(field::one("gift", desk.say("zs-field-by-power"), options).optional().more());
    }
    let cover: Vec<FieldOption> = match actor.covered {
        true => vec![option(false, desk.say("zs-choice-out-of-cover"))],
        false => vec![option(true, desk.say("zs-choice-into-cover"))],
    };
    let cover = field::one("cover", desk.say("zs-field-cover"), cover).optional();
    form.fields.push(cover.ruled("zerospace.cover.effect"));
    if actor.prone {
        let stand = field::flag("stand", desk.say("zs-field-stand"), false);
        form.fields.push(stand.ruled("zerospace.move.linked-action"));
    }
    let deed = desk.words_field("deed", "zs-field-deed").more();
    form.fields.push(deed.ruled("zerospace.move.linked-action"));
    if desk.is_gm {
        let at = "obstacle.difficulty";
        let field = field::number(at, desk.say("zs-field-obstacle"), 3, 40).optional().more();
        form.fields.push(field.ruled("zerospace.move.obstacle"));
    }
    form
}

/// A form for moving something that the actor controls.
//= zerospace.environment.end-of-round
fn steer(desk: &Desk<'_>, by: ActorId) -> Option<Form> {
    let own = (0u8..).zip(&desk.state.things).filter(|it| it.1.pilot == Some(by));
    let own: Vec<FieldOption> = own.map(|(n, it)| option(n, it.text.as_str())).collect();
    if own.is_empty() {
        return None;
    }
    let rule = "zerospace.environment.end-of-round";
    let mut form = desk.form("steer", "steer", "action", rule, json!({ "by": by }));
    form.fields.push(field::one("thing", desk.say("field-what"), own));
    Some(form)
}
