//! Forms of the commands that are described with their verbs.

use schwung_fate::Wording;
use schwung_views::wire::Form;
use serde_json::Value;

use super::{
    doer::Doer,
    field::{self, WORDS, value},
};
use crate::script::plain_commands;

/// The forms of those commands that are offered now: those with a text, or all others.
pub(super) fn forms(doer: &Doer<'_>, with_text: bool) -> Vec<Form> {
    let (desk, by) = (doer.desk, doer.by);
    let offered =
        plain_commands().filter(|it| it.text.is_some() == with_text && (it.offered)(desk.state, by));
    let form = offered.filter_map(|it| {
        // The fixed part of the form is the command without its text.
        let Value::Object(parts) = value(&(it.make)(by, Wording::NONE)) else { return None };
        let (verb, mut fixed) = parts.into_iter().next()?;
        if let (Some((text, _)), Value::Object(fixed)) = (it.text, &mut fixed) {
            fixed.remove(text);
        }
        let mut form = desk.form(&verb, &verb.replace('_', "-"), it.group, it.rule, fixed);
        form.fields.extend(it.text.map(|(name, label)| field::text(name, desk.say(label), WORDS)));
        Some(desk.checked(form, &(it.make)(by, desk.words.clone())))
    });
    form.collect()
}
