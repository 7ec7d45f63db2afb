//! Zones, the ways between them, and names.

use schwung_fate::{Command, Fact, Frame, Way, ZoneId};
use schwung_views::wire::{Field, FieldOption, Form};
use serde_json::{Value, json};

use super::{
    desk::Desk,
    field::{self, Filled as _, NAME, WORDING, option, value},
};

/// Maximum number of ways between zones.
const WAYS: u32 = 400;

/// Maximum number of zones.
const ZONES: usize = 50;

/// Forms for the layout of the scene.
pub(super) fn forms(desk: &Desk<'_>) -> Vec<Form> {
    let mut forms = vec![layout(desk)];
    forms.extend(add_zone(desk));
    forms
}

/// Names of zones, sides and actors, and the ways.
fn layout(desk: &Desk<'_>) -> Form {
    let frame = &desk.state.frame;
    let mut form = with_frame(desk, "layout", "sotc.scene.zones");
    let title = field::text("frame.title", desk.say("field-title"), WORDING).optional();
    form.fields.push(title.starting(frame.title.as_str()));
    form.fields.extend(names(desk, "frame.zones", "field-zone-n", &frame.zones));
    let ways = value(&frame.ways);
    form.fields.push(field::list("frame.ways", desk.say("field-ways"), way(desk), WAYS).starting(ways));
    form.fields.extend(names(desk, "frame.sides", "field-side-n", &frame.sides).map(Field::more));
    for (n, sheet) in frame.sheets.iter().enumerate() {
        let label = desk.text("field-name-of", &[("actor", &sheet.name)]);
        let field = field::text(&format!("frame.sheets.{n}.name"), label, NAME);
        form.fields.push(field.starting(sheet.name.as_str()).more());
    }
    form
}

/// The fields of one way: start, end, and border.
fn way(desk: &Desk<'_>) -> Vec<Field> {
    let zones = || desk.zone_options(&desk.zones());
    vec![
        field::one("from", desk.say("field-from"), zones()).open(),
        field::one("to", desk.say("field-to"), zones()).open(),
        field::number("border", desk.say("field-border"), 0, 20).starting(0),
    ]
}

/// A field for each name of a list.
fn names<'d>(
    desk: &'d Desk<'_>,
    list: &'static str,
    label: &'static str,
    names: &'d [String],
) -> impl Iterator<Item = Field> + 'd {
    names.iter().enumerate().map(move |(n, name)| {
        let label = desk.text(label, &[("number", &(n + 1).to_string())]);
        field::text(&format!("{list}.{n}"), label, NAME).starting(name.as_str())
    })
}

/// Adds a zone, connected to another one or isolated.
fn add_zone(desk: &Desk<'_>) -> Option<Form> {
    let frame = &desk.state.frame;
    let new = ZoneId(u8::try_from(frame.zones.len()).ok()?);
    if frame.zones.len() >= ZONES {
        return None;
    }
    let mut form = with_frame(desk, "add-zone", "sotc.scene.zones");
    let name = format!("frame.zones.{}", new.0);
    form.fields.push(field::text(&name, desk.say("field-zone-name"), NAME));
    let beside = |zone: ZoneId| {
        let mut ways = frame.ways.clone();
        ways.push(Way { from: zone, to: new, border: 0 });
        ways.push(Way { from: new, to: zone, border: 0 });
        option(value(&ways), desk.zone(zone))
    };
    let mut options: Vec<FieldOption> = desk.zones().into_iter().take(ZONES / 4).map(beside).collect();
    options.push(option(value(&frame.ways), desk.say("form-apart")));
    form.fields.push(field::one("frame.ways", desk.say("field-beside"), options));
    Some(form)
}

/// A form that contains the whole frame as fixed part, so that its fields can replace any part of it.
fn with_frame(desk: &Desk<'_>, key: &str, rule: &str) -> Form {
    let frame: &Frame = &desk.state.frame;
    let fixed: Value = json!({ "frame": value(frame) });
    let form = desk.form("set", key, "gm", rule, fixed);
    desk.checked(form, &Command::Set(Fact::Frame(desk.state.frame.clone())))
}
