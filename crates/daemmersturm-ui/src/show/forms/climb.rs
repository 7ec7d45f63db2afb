//! Forms for climbing.

use schwung_daemmersturm::{ActorId, ClimbPay, Obstacle};
use schwung_views::wire::{FieldOption, Form};
use serde_json::json;

use super::{
    desk::Desk,
    field::{self, Filled as _, option, value},
};
use crate::words;

/// Forms for climbing, and for pinning a weapon into a creature.
pub(super) fn forms(desk: &Desk<'_>, by: ActorId) -> Vec<Form> {
    let fixed = json!({ "climb": { "climb": { "by": by, "away": 0, "pay": "movement", "terms": {} } } });
    let mut form = desk.form("scene", "climb", "action", "climb.need", fixed);
    form.fields.push(field::one("climb.climb.obstacle", desk.label("obstacle"), obstacles(desk, by)));
    let pays = [(ClimbPay::Movement, "pay-movement"), (ClimbPay::Action, "pay-action")];
    let pays = pays.map(|(it, label)| option(value(&it), desk.label(label))).into();
    form.fields.push(field::one("climb.climb.pay", desk.label("pay"), pays));
    form.fields.push(desk.length_field("climb.climb.height", "height", 100).optional());
    form.fields.push(desk.length_field("climb.climb.away", "away", 100).optional().more());
    terms(desk, &mut form, "climb.climb.terms");
    if desk.is_gm {
        let costs = [(false, false), (true, false), (false, true), (true, true)];
        let cost = |(whole, both): (bool, bool)| {
            let label = desk.label(match (whole, both) {
                (false, false) => "cost-part",
                (true, false) => "cost-whole",
                (false, true) => "cost-part-both",
                (true, true) => "cost-both",
            });
            option(json!({ "whole": whole, "both": both }), label)
        };
        let options = costs.map(cost).into();
        let cost = field::one("climb.climb.cost", desk.label("cost"), options).optional().more();
        form.fields.push(cost.ruled("daemmersturm.climb.cost-adjust"));
    }
    let foes = desk.foes(by);
    let mut forms = vec![form];
    if !foes.is_empty() {
        let fixed = json!({ "climb": { "pin": { "by": by, "terms": {} } } });
        let mut form = desk.form("scene", "pin", "action", "climb.obstacle.pin-weapon", fixed);
        form.fields.push(desk.actor_field("climb.pin.on", "in-whom", by, &foes));
        terms(desk, &mut form, "climb.pin.terms");
        forms.push(form);
    }
    forms
}

fn obstacles(desk: &Desk<'_>, by: ActorId) -> Vec<FieldOption> {
    let plain = [
        Obstacle::Simple,
        Obstacle::Aid,
        Obstacle::Tree,
        Obstacle::Jump,
        Obstacle::Building,
        Obstacle::HardFacade,
        Obstacle::Rock,
    ];
    let creatures = desk.others(by).into_iter().map(Obstacle::Creature);
    let name = |it: Obstacle| words::obstacle(desk.texts, desk.state, it, desk.eyes.viewer);
    plain.into_iter().chain(creatures).map(|it| option(value(&it), name(it))).collect()
}

/// Adds fields for the circumstances.
fn terms(desk: &Desk<'_>, form: &mut Form, at: &str) {
    let flags = [
        ("weather", "weather"),
        ("hostile", "hostile"),
        ("throw_off", "throw-off"),
        ("rope", "rope"),
        ("gear", "climbing-gear"),
    ];
    for (name, label) in flags {
        form.fields.push(field::flag(&format!("{at}.{name}"), desk.label(label), false).more());
    }
}
