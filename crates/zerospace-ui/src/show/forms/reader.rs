//! Reads the fields of a sheet's form.

use std::ops::{Deref, DerefMut};

use schwung_ui_kit::Fields;
use schwung_zerospace::{Length, SkillId};
use serde_json::{Map, Value};

use super::desk::Desk;

/// Reads fields and collects errors.
pub(super) struct Reader<'r> {
    pub(super) desk: &'r Desk<'r>,
    fields: Fields<'r>,
}

impl<'r> Deref for Reader<'r> {
    type Target = Fields<'r>;

    fn deref(&self) -> &Self::Target {
        &self.fields
    }
}

impl DerefMut for Reader<'_> {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.fields
    }
}

impl<'r> Reader<'r> {
    pub(super) fn new(desk: &'r Desk<'r>, fields: &'r Map<String, Value>) -> Reader<'r> {
        Reader { desk, fields: Fields::new(desk.texts, fields) }
    }

    pub(super) fn into_errors(self) -> Vec<String> {
        self.fields.into_errors()
    }

    pub(super) fn skill(&mut self, value: &Value) -> Option<SkillId> {
        let count = self.desk.state.frame.skills.len();
        self.fields.skill(value, count).map(SkillId)
    }

    /// A length in half metres.
    pub(super) fn length(&mut self, value: &Value, label: &str) -> Option<Length> {
        let number = self.fields.number(value, label, (0, 200_000));
        u32::try_from(number).ok().map(Length)
    }
}
