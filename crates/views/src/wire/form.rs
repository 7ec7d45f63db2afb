//! Forms: commands that can be put together from choices. The page knows no rules; it fills in forms.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use super::Barred;

/// One thing that can be done. The command is `{[verb]: {...fixed, ...fields}}`, where a field named `a.b` goes into
/// the object `a`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Form {
    /// Name of the command.
    pub verb: String,
    /// What it is called.
    pub label: String,
    /// What it does, in one sentence.
    pub hint: String,
    /// Where it is shown: `action`, `reaction`, `fate`, `group`, `gm`, `scene`.
    pub group: String,
    /// Id of the rule.
    pub rule: Option<String>,
    /// Parts that are given.
    #[cfg_attr(feature = "ts", ts(type = "Record<string, unknown>"))]
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub fixed: Map<String, Value>,
    /// Parts to be filled in.
    pub fields: Vec<Field>,
    /// Why it is not legal now.
    pub barred: Option<Barred>,
}

/// One part of a form.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Field {
    /// Where its value goes.
    pub name: String,
    /// What it is called.
    pub label: String,
    /// What can be filled in.
    pub kind: FieldKind,
    /// May it be left out? Then it is not sent.
    pub optional: bool,
    /// Is it seldom needed? Such fields are folded away.
    pub more: bool,
    /// The value it begins with.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub value: Option<Value>,
    /// Id of the rule that stands behind it, where that is another than the form's.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
}

/// What can be filled in.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum FieldKind {
    /// One of these.
    One(Vec<FieldOption>),
    /// Any of these: the value is a list.
    Many(Vec<FieldOption>),
    /// Words, at most so many characters.
    Text {
        /// At most.
        max: u32,
        /// Over several lines?
        long: bool,
    },
    /// A number between two bounds.
    Number {
        /// The lowest.
        min: i32,
        /// The highest.
        max: i32,
    },
    /// Yes or no.
    Flag,
    /// Several entries of the same parts: the value is a list of objects, of plain values if the only part has an
    /// empty name, or of lists if the parts are named `0`, `1` and so on.
    List {
        /// The parts of each.
        #[cfg_attr(feature = "openapi", schema(no_recursion))]
        fields: Vec<Field>,
        /// At most so many.
        max: u32,
    },
}

/// One thing that can be chosen.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct FieldOption {
    /// The value that is sent.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub value: Value,
    /// What it is called.
    pub label: String,
    /// What one should know of it: a rating, a zone.
    pub note: String,
    /// Of many: the heading under which it stands; none where they all stand together.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub group: String,
    /// Why it cannot be chosen.
    pub barred: Option<Barred>,
}
