//! Moving from zone to zone.

use schwung_fate::{Command, Plan, Sprint, ZoneId};
use schwung_views::wire::{FieldOption, Form};
use serde_json::json;

use super::{
    doer::{Doer, plan},
    field::{self, Filled as _, noted, value},
    trial,
};

/// Forms for sprints and walks.
pub(super) fn forms(doer: &Doer<'_>) -> Vec<Form> {
    [sprint(doer), walk(doer)].into_iter().flatten().collect()
}

fn sprint(doer: &Doer<'_>) -> Option<Form> {
    let (desk, by, here) = (doer.desk, doer.by, doer.zone());
    let frame = &desk.state.frame;
    let mut paths: Vec<Vec<ZoneId>> = desk
        .zones()
        .into_iter()
        .filter_map(|to| frame.path(here, to))
        .filter(|path| !path.is_empty())
        .collect();
    paths.sort_by_key(Vec::len);
    let refs: Vec<&[ZoneId]> = paths.iter().map(Vec::as_slice).collect();
    let trial = trial::of_choices(desk.state, &refs, |path| {
        let path = path.to_vec();
        Command::Sprint(Sprint { by, path, difficulty: None, skill: None, plan: Plan::default() })
    })?;
    let fixed = json!({ "by": by, "difficulty": null, "skill": null, "plan": plan() });
    let mut form = desk.form("sprint", "sprint", "action", "sotc.move.sprint", fixed);
    let options = refs.iter().map(|path| path_option(doer, path)).collect();
    form.fields.push(field::one("path", desk.say("field-to"), desk.barring(options, &trial.first)));
    if desk.is_gm {
        let label = desk.say("field-difficulty");
        form.fields.push(field::number("difficulty", label, -20, 20).optional().more());
    }
    if !doer.is_group {
        let skills = desk.skill_options(&desk.skills());
        form.fields.push(field::one("skill", desk.say("field-other-skill"), skills).optional().more());
    }
    Some(doer.with_plan(form, &trial, false))
}

/// A path to a zone, with its length and the zones in between.
fn path_option(doer: &Doer<'_>, path: &[ZoneId]) -> FieldOption {
    let (desk, frame) = (doer.desk, &doer.desk.state.frame);
    let starts = std::iter::once(doer.zone()).chain(path.iter().copied());
    let borders = starts.zip(path).map(|(from, &to)| u32::from(frame.border(from, to).unwrap_or(0)));
    let (n, border) = (path.len().to_string(), borders.sum::<u32>());
    let mut note = desk.text("form-note-far", &[("n", &n)]);
    if border > 0 {
        note.push_str(" · ");
        note.push_str(&desk.text("form-note-border", &[("value", &border.to_string())]));
    }
    let label = path.last().map_or_else(String::new, |&to| desk.zone(to));
    noted(value(&path), label, note)
}

fn walk(doer: &Doer<'_>) -> Option<Form> {
    let (desk, by, here) = (doer.desk, doer.by, doer.zone());
    let frame = &desk.state.frame;
    let near: Vec<ZoneId> = desk.zones().into_iter().filter(|&to| frame.border(here, to).is_some()).collect();
    let trial = trial::of_choices(desk.state, &near, |to| Command::Walk { by, to })?;
    let mut form = desk.form("walk", "walk", "action", "sotc.move.nothing-else", json!({ "by": by }));
    let note = |to: ZoneId| match frame.border(here, to) {
        Some(border @ 1..) => desk.text("form-note-border", &[("value", &border.to_string())]),
        _ => String::new(),
    };
    let options = near.iter().map(|&to| noted(value(&to), desk.zone(to), note(to))).collect();
    form.fields.push(field::one("to", desk.say("field-to"), desk.barring(options, &trial.first)));
    Some(doer.with_bar(form, &trial))
}
