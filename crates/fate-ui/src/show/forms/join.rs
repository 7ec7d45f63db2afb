//! Adding actors with a few values.

use schwung_fate::{Actor, ActorKind, Command, ConflictKind, Fact, Minions, Sheet, Side, SkillId, ZoneId};
use schwung_table::Seat;
use schwung_views::wire::{Field, Form};
use serde_json::json;

use super::{
    desk::Desk,
    doer::rating,
    field::{self, Filled as _, NAME, WORDING, option, value},
};
use crate::words::kind_name;

/// Forms for adding groups of minions, and characters of the game master.
pub(super) fn forms(desk: &Desk<'_>) -> Vec<Form> {
    vec![minions(desk), named(desk)]
}

/// The default side of new actors: that of the game master's actors, or the second.
fn usual_side(desk: &Desk<'_>) -> Side {
    let of_gm = desk.state.actors.iter().find(|it| it.seat.is_gm());
    of_gm.map_or(Side(1), |it| it.side)
}

fn minions(desk: &Desk<'_>) -> Form {
    let kind = desk.state.conflict.map_or(ConflictKind::Physical, |it| it.kind);
    let sheet = Sheet { minions: Some(Minions { quality: 1, kind }), ..Sheet::default() };
    let actor = Actor {
        kind: ActorKind::Minions,
        members: 1,
        ..Actor::new(usual_side(desk), Seat::GM, ZoneId::default())
    };
    let mut form = with(desk, "join-minions", "sotc.minions.gm-build", &sheet, actor);
    form.fields.push(field::text("join.0.name", desk.say("field-name"), NAME));
    let qualities = (1..=3i8).map(|it| option(it, rating(desk, it))).collect();
    form.fields.push(field::one("join.0.minions.quality", desk.say("field-quality"), qualities));
    form.fields.push(field::number("join.1.members", desk.say("field-members"), 1, 500).starting(3));
    let kinds = ConflictKind::ALL.map(|it| option(it.word(), kind_name(desk.texts, it)));
    let kinds = field::one("join.0.minions.kind", desk.say("field-good-at"), kinds.into());
    form.fields.push(kinds.starting(kind.word()));
    form.fields.extend(place(desk));
    form
}

fn named(desk: &Desk<'_>) -> Form {
    let skills = desk.skills();
    let sheet = Sheet { skills: vec![Sheet::UNLEARNED; skills.len()], ..Sheet::default() };
    let actor = Actor::new(usual_side(desk), Seat::GM, ZoneId::default());
    let mut form = with(desk, "join-named", "sotc.scene.start-zone", &sheet, actor);
    form.fields.push(field::text("join.0.name", desk.say("field-name"), NAME));
    let aspect = field::text("", desk.say("field-aspect"), WORDING);
    form.fields.push(field::list("join.0.aspects", desk.say("field-aspects"), vec![aspect], 20).optional());
    let often = often_used(desk);
    let (first, rest): (Vec<SkillId>, Vec<SkillId>) = skills.into_iter().partition(|it| often.contains(it));
    form.fields.extend(first.into_iter().map(|it| skill(desk, it)));
    form.fields.extend(place(desk));
    form.fields.push(field::number("join.1.fate", desk.say("field-fate"), 0, 99).starting(0));
    form.fields.push(field::number("join.0.refresh", desk.say("field-refresh"), 0, 99).optional().more());
    for (name, label) in
        [("join.0.extra_boxes.0", "field-health-boxes"), ("join.0.extra_boxes.1", "field-composure-boxes")]
    {
        form.fields.push(field::number(name, desk.say(label), 0, 20).starting(0).more());
    }
    form.fields.push(field::number("join.0.grit", desk.say("field-grit"), 0, 10).optional().more());
    form.fields.push(field::number("join.0.weight", desk.say("field-weight"), 0, 50).optional().more());
    form.fields.extend(rest.into_iter().map(|it| skill(desk, it).more()));
    form
}

/// Skills that are important in fights: those with a role in the rules, and those for attacks.
fn often_used(desk: &Desk<'_>) -> Vec<SkillId> {
    let frame = &desk.state.frame;
    let roles = frame.roles;
    let mut often = vec![roles.alertness, roles.empathy, roles.resolve, roles.athletics];
    often.extend(frame.agendas.iter().flat_map(|it| it.attack.iter()));
    often
}

fn skill(desk: &Desk<'_>, skill: SkillId) -> Field {
    let name = format!("join.0.skills.{}", skill.0);
    let (low, high) = desk.state.profile.ladder;
    // Skills that are left empty are unlearned.
    field::number(&name, desk.skill(skill), low.into(), high.into()).optional()
}

/// The zone in which they start.
fn place(desk: &Desk<'_>) -> Vec<Field> {
    let zones = desk.zone_options(&desk.zones());
    let side = field::one("join.1.side", desk.say("field-side"), desk.side_options());
    vec![
        field::one("join.1.zone", desk.say("field-zone"), zones),
        side.starting(value(&usual_side(desk))),
        field::flag("join.1.hidden", desk.say("field-hidden"), false),
    ]
}

fn with(desk: &Desk<'_>, key: &str, rule: &str, sheet: &Sheet, actor: Actor) -> Form {
    let fixed = json!({ "join": [value(sheet), value(&actor)] });
    let form = desk.form("set", key, "gm", rule, fixed);
    desk.checked(form, &Command::Set(Fact::Join(Box::new(sheet.clone()), Box::new(actor))))
}
