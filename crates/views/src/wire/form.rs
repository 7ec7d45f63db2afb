//! Forms, from which commands are built. The page knows no rules; it only fills in forms.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use super::Barred;

/// Something that can be done. The command is `{[verb]: {...fixed, ...fields}}`, where the value of a field
/// named `a.b` goes into the object `a`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Form {
    /// Name of the command.
    pub verb: String,
    /// Label of the form.
    pub label: String,
    /// Its effect, in one sentence.
    pub hint: String,
    /// Where to show it: `action`, `reaction`, `fate`, `group`, `gm`, `scene`.
    pub group: String,
    /// Id of the rule.
    pub rule: Option<String>,
    /// The fixed parts of the command.
    #[cfg_attr(feature = "ts", ts(type = "Record<string, unknown>"))]
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub fixed: Map<String, Value>,
    /// The fields to fill in.
    pub fields: Vec<Field>,
    /// Why it is not legal now; `null` if it is.
    pub barred: Option<Barred>,
}

/// A field of a form.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Field {
    /// Path of its value within the command.
    pub name: String,
    /// Label of the field.
    pub label: String,
    /// The values it can have.
    pub kind: FieldKind,
    /// Whether it may be left empty. It is then not sent.
    pub optional: bool,
    /// Whether it is seldom needed. Such fields are collapsed.
    pub more: bool,
    /// The initial value.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub value: Option<Value>,
    /// Id of the field's rule, if it differs from that of the form.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
}

/// The values that a field can have.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum FieldKind {
    /// One of these options.
    One(Vec<FieldOption>),
    /// Any of these options: the value is a list.
    Many(Vec<FieldOption>),
    /// A text.
    Text {
        /// Maximum number of characters.
        max: u32,
        /// Whether it can have several lines.
        long: bool,
    },
    /// An integer.
    Number {
        /// The minimum.
        min: i32,
        /// The maximum.
        max: i32,
    },
    /// A boolean.
    Flag,
    /// Several entries with the same fields. The value is a list of objects; of plain values if the only
    /// field has an empty name; or of lists if the fields are named `0`, `1` and so on.
    List {
        /// The fields of each entry.
        #[cfg_attr(feature = "openapi", schema(no_recursion))]
        fields: Vec<Field>,
        /// Maximum number of entries.
        max: u32,
    },
}

/// An option.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct FieldOption {
    /// The value that is sent.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub value: Value,
    /// Label of the option.
    pub label: String,
    /// Additional information: a rating, a zone.
    pub note: String,
    /// Heading of the group that the option belongs to; absent if options are not grouped.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub group: String,
    /// Why it cannot be chosen; `null` if it can.
    pub barred: Option<Barred>,
    /// The values of other fields that go with it. If a field has none of them, choosing this option sets it to the first
    /// one. A value that goes with another option chooses that one, unless the reader has chosen an option.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<GoesWith>>", optional))]
    pub with: Vec<GoesWith>,
}

/// The values of another field that go with an option.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct GoesWith {
    /// The name of the other field.
    pub field: String,
    /// Its values, best first.
    #[cfg_attr(feature = "ts", ts(type = "Array<unknown>"))]
    pub values: Vec<Value>,
}
