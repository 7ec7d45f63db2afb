//! Characters that wait for the game master's approval.

use schwung_files::character::to_json;
use schwung_log::{Author, Deed, Entry, HandedIn, HouseEvent, Kept, Roller};
use schwung_table::Seat;
use schwung_views::{
    Look, Shown as _,
    wire::{CardLine, CheckedCharacter, Do, Field, FieldKind, FieldOption, Form, HandedInDetail, Role, You},
};
use serde_json::{Map, Value};

use crate::{
    Refusal,
    actor::plain,
    ahead::{Ahead, NoDice},
    character::name_in,
    played::Played,
    refusal::in_words,
    setup::Setup,
};

/// Maximum length of the changed fields of a sheet, in bytes.
const MOST_FIELDS: usize = 64 * 1024;

impl<T: Setup> Played<T> {
    /// The entries of a deed that is about approval; `None` if it is not.
    ///
    /// # Errors
    /// If the character or the change is not allowed, too much is pending already, or nothing with that number is.
    pub(crate) fn approval(
        &self,
        look: Look<'_, T::System>,
        by: Author,
        what: &Do,
        roller: &mut dyn Roller,
    ) -> Result<Option<Vec<Entry<T::System>>>, Refusal> {
        let fails = |it| in_words::<T>(look, it);
        let waits = look.game.house().approval && !by.is_gm();
        let (new, again) = match what {
            Do::Enter { body, seat, again } if waits => {
                let seat = self.seat_of_arrival(look, by, *seat)?;
                // Refuse at once what the table would refuse later.
                self.arrival(look, seat, body)?;
                let CheckedCharacter { name, body, .. } = self.checked(look, body)?;
                (HandedIn { seat, name, body, ..HandedIn::default() }, *again)
            }
            Do::Sheet { actor, fields } if waits => {
                (self.handed_in_sheet(look, plain(*actor), fields)?, None)
            }
            // Approval was switched off in the meantime.
            Do::Enter { body, seat, again: Some(id) } if !by.is_gm() => {
                let old = look.game.handed_in(by, *id).map_err(fails)?;
                let gone = HouseEvent::Withdrawn { id: *id, seat: old.seat, name: old.name.clone() };
                let seat = self.seat_of_arrival(look, by, *seat)?;
                let deed = self.arrival(look, seat, body)?;
                let entries = look.game.decide(Author::GM, deed, roller).map_err(fails)?;
                return Ok(Some([Entry::House(gone)].into_iter().chain(entries).collect()));
            }
            Do::Approve { .. } if !by.is_gm() => {
                return Err(Refusal::gm_only(look));
            }
            Do::Approve { id } => {
                let it = look.game.handed_in(by, *id).map_err(fails)?;
                let approved = HouseEvent::Approved { id: *id, seat: it.seat, name: it.name.clone() };
                let mut ahead = Ahead::of(look.game);
                ahead.add(by, vec![Entry::House(approved)]).map_err(fails)?;
                match it.actor {
                    Some(actor) if !it.why.is_empty() => {
                        let own = player(look, it.seat);
                        let fields = merged(&self.own_sheet(own, actor)?, &fields(it));
                        self.advance_one(&mut ahead, own, actor, &fields, &it.why)?;
                    }
                    _ => {
                        let deed = self.handed_in_deed(look, it)?;
                        ahead.does(Author::GM, deed, roller).map_err(fails)?;
                    }
                }
                return Ok(Some(ahead.into_entries()));
            }
            _ => return Ok(None),
        };
        Ok(Some(vec![Entry::House(look.game.hand_in(new, again, roller).map_err(fails)?)]))
    }

    /// The changed fields of a sheet as a player hands them in.
    pub(crate) fn handed_in_sheet(
        &self,
        look: Look<'_, T::System>,
        actor: u8,
        fields: &Map<String, Value>,
    ) -> Result<HandedIn, Refusal> {
        let form = self.own_sheet(look, actor)?;
        self.sheet_deed(look, actor, fields)?;
        let body = serde_json::to_string(&changed(&form, fields)).unwrap_or_default();
        if body.len() > MOST_FIELDS {
            return Err(in_words::<T>(look, schwung_log::Refusal::Length(MOST_FIELDS)));
        }
        let file = T::Screen::character_file(look, actor);
        let name = file.map_or_else(String::new, |it| name_in(&it.0));
        let seat = Seat(look.you.seat.unwrap_or_default());
        Ok(HandedIn { seat, name, actor: Some(actor), body, ..HandedIn::default() })
    }

    /// The deed that waits for approval, with the rights of the player.
    fn handed_in_deed(&self, look: Look<'_, T::System>, it: &HandedIn) -> Result<Deed<T::System>, Refusal> {
        let own = player(look, it.seat);
        match it.actor {
            None => self.arrival(own, it.seat, &it.body),
            Some(actor) => {
                let form = self.own_sheet(own, actor)?;
                self.sheet_deed(own, actor, &merged(&form, &fields(it)))
            }
        }
    }

    /// The submission with this number.
    ///
    /// # Errors
    /// If there is nothing, the viewer may not know of it, or the character that it changes is gone.
    pub(crate) fn handed_in(
        &self,
        look: Look<'_, T::System>,
        by: Author,
        id: u32,
    ) -> Result<HandedInDetail, Refusal> {
        let fails = |it| in_words::<T>(look, it);
        let it = look.game.handed_in(by, id).map_err(fails)?;
        match it.actor {
            None => self.new_character(look, it),
            Some(actor) => self.changed_character(look, it, actor),
        }
    }

    /// A new character, compared with one of the same name that its player brought before.
    fn new_character(&self, look: Look<'_, T::System>, it: &HandedIn) -> Result<HandedInDetail, Refusal> {
        let character = self.checked(look, &it.body)?;
        let is_named = |actor: &u8| {
            T::Screen::character_file(look, *actor).is_some_and(|file| name_in(&file.0) == it.name)
        };
        let old = T::Screen::actors_of(look, it.seat).into_iter().find(is_named);
        let before = old.map(|it| T::Screen::character_card(look, it).0);
        let (mut gone, mut new) = (Vec::new(), Vec::new());
        if let Some(before) = before {
            new.extend(character.card.iter().filter(|it| !before.contains(it)).cloned());
            gone.extend(before.into_iter().filter(|it| !character.card.contains(it)));
        }
        Ok(HandedInDetail { character, gone, new, fields: Map::new() })
    }

    /// A character of the table as it would be after the change.
    fn changed_character(
        &self,
        look: Look<'_, T::System>,
        it: &HandedIn,
        actor: u8,
    ) -> Result<HandedInDetail, Refusal> {
        let form = self.own_sheet(look, actor)?;
        let mut ahead = Ahead::of(look.game);
        let deed = self.handed_in_deed(look, it)?;
        ahead.does(Author::GM, deed, &mut NoDice).map_err(|it| in_words::<T>(look, it))?;
        let here = Look { game: ahead.game(), ..look };
        let (card, remarks) = T::Screen::character_card(here, actor);
        let (body, losses) = T::Screen::character_file(here, actor).unwrap_or_default();
        let (system, file) = (look.game.system().to_owned(), to_json(&body));
        let character = CheckedCharacter { system, name: name_in(&body), card, remarks, losses, body, file };
        let fields = fields(it);
        let (mut gone, mut new) = (Vec::new(), Vec::new());
        for (field, before, after) in compared(&form, &fields) {
            let line = |text: String| CardLine { part: "field".to_owned(), label: field.label.clone(), text };
            gone.extend(before.into_iter().map(line));
            new.extend(after.into_iter().map(line));
        }
        Ok(HandedInDetail { character, gone, new, fields })
    }

    /// The form of a sheet that the viewer may change.
    pub(crate) fn own_sheet(&self, look: Look<'_, T::System>, actor: u8) -> Result<Form, Refusal> {
        T::Screen::sheet_form(look, actor)
            .ok_or_else(|| Refusal::new(look, "not_yours", "refused-not-yours", &[]))
    }
}

/// A view with the rights of the player at this seat.
fn player<S: Kept>(look: Look<'_, S>, seat: Seat) -> Look<'_, S> {
    Look { you: You { role: Role::Player, seat: Some(seat.0) }.into(), ..look }
}

/// The changed fields of a sheet.
fn fields(it: &HandedIn) -> Map<String, Value> {
    // Written by `changed`.
    serde_json::from_str(&it.body).unwrap_or_default()
}

/// Whether a field is left empty.
fn is_empty(value: &Value) -> bool {
    match value {
        Value::Null => true,
        Value::String(text) => text.is_empty(),
        Value::Array(list) => list.is_empty(),
        Value::Bool(_) | Value::Number(_) | Value::Object(_) => false,
    }
}

/// The fields that differ from the form, so that what changes in play before the approval is kept. Optional fields that were
/// cleared are `null`.
pub(crate) fn changed(form: &Form, fields: &Map<String, Value>) -> Map<String, Value> {
    let mut changed = fields.clone();
    for it in &form.fields {
        let now = it.value.as_ref().filter(|value| !it.optional || !is_empty(value));
        match fields.get(&it.name) {
            new if new == now => drop(changed.remove(&it.name)),
            None if it.optional => drop(changed.insert(it.name.clone(), Value::Null)),
            _ => {}
        }
    }
    changed
}

/// All fields of the form with these changes.
fn merged(form: &Form, changed: &Map<String, Value>) -> Map<String, Value> {
    let mut all = Map::new();
    for it in &form.fields {
        if let Some(value) = it.value.clone().filter(|value| !it.optional || !is_empty(value)) {
            all.insert(it.name.clone(), value);
        }
    }
    for (name, value) in changed {
        if value.is_null() {
            all.remove(name);
        } else {
            all.insert(name.clone(), value.clone());
        }
    }
    all
}

/// The changed fields of a form, each with the removed and the added values.
fn compared<'f>(
    form: &'f Form,
    changed: &Map<String, Value>,
) -> impl Iterator<Item = (&'f Field, Vec<String>, Vec<String>)> {
    form.fields.iter().filter_map(|field| {
        let after = in_text(&field.kind, changed.get(&field.name)?);
        let before = field.value.as_ref().map_or_else(Vec::new, |it| in_text(&field.kind, it));
        let without = |some: &[String], others: &[String]| {
            some.iter().filter(|it| !others.contains(it)).cloned().collect::<Vec<_>>()
        };
        Some((field, without(&before, &after), without(&after, &before)))
    })
}

/// What changes in a form, a line for each field.
pub(crate) fn changed_lines(form: &Form, changed: &Map<String, Value>) -> Vec<String> {
    let line = |(field, before, after): (&Field, Vec<String>, Vec<String>)| {
        let of = |list: &[String]| if list.is_empty() { "–".to_owned() } else { list.join(", ") };
        format!("{}: {} → {}", field.label, of(&before), of(&after))
    };
    compared(form, changed).map(line).collect()
}

/// The value of a field in words: a text for each entry of a list, one for any other value, none if it is empty.
fn in_text(kind: &FieldKind, value: &Value) -> Vec<String> {
    let label = |options: &[FieldOption], value: &Value| {
        options.iter().find(|it| it.value == *value).map(|it| it.label.clone())
    };
    match (kind, value) {
        (_, Value::Null) | (FieldKind::Flag, Value::Bool(false)) => Vec::new(),
        (FieldKind::Flag, _) => vec![String::new()],
        (FieldKind::One(options), value) => label(options, value).into_iter().collect(),
        (FieldKind::Many(options), Value::Array(list)) => {
            list.iter().filter_map(|it| label(options, it)).collect()
        }
        (FieldKind::List { fields, .. }, Value::Array(list)) => {
            list.iter().map(|it| entry_in_text(fields, it)).collect()
        }
        (_, Value::String(text)) => vec![text.clone()],
        (_, value) => vec![value.to_string()],
    }
}

/// An entry of a list in words.
fn entry_in_text(fields: &[Field], entry: &Value) -> String {
    let part = |field: &Field| {
        let value = match (entry, field.name.parse::<usize>()) {
            _ if field.name.is_empty() => Some(entry),
            (Value::Array(list), Ok(at)) => list.get(at),
            _ => entry.pointer(&format!("/{}", field.name.replace('.', "/"))),
        };
        match (&field.kind, value?) {
            (FieldKind::Flag, Value::Bool(true)) => Some(field.label.clone()),
            (kind, value) => Some(in_text(kind, value).join(", ")),
        }
    };
    let parts: Vec<String> = fields.iter().filter_map(part).filter(|it| !it.is_empty()).collect();
    parts.join(" · ")
}
