//! The format as a JSON Schema, for editors.

use serde_json::{Map, Value, json};

use crate::shape::{Field, LONGEST_NAME, Shape};

/// The JSON Schema (draft 2020-12) of files with these top-level keys.
pub fn schema_of(fields: &[Field]) -> Value {
    let mut schema = json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Schwung encounter",
        "description": "Sheets and a scene of a Schwung table.",
    });
    if let (Some(schema), Value::Object(table)) = (schema.as_object_mut(), table(fields)) {
        schema.extend(table);
    }
    schema
}

fn table(fields: &[Field]) -> Value {
    let properties: Map<String, Value> =
        fields.iter().map(|field| (field.name.to_owned(), property(field))).collect();
    let required: Vec<&str> = fields.iter().filter(|it| it.required).map(|it| it.name).collect();
    let mut table = json!({ "type": "object", "properties": properties, "additionalProperties": false });
    if !required.is_empty() {
        table["required"] = json!(required);
    }
    table
}

fn property(field: &Field) -> Value {
    let mut property = json!({ "description": field.doc });
    if let (Some(property), Value::Object(shape)) = (property.as_object_mut(), shape(&field.shape)) {
        property.extend(shape);
    }
    if let Some(default) = &field.default {
        property["default"] = default.clone();
    }
    property
}

fn shape(of: &Shape) -> Value {
    match of {
        Shape::Text(longest) | Shape::Lines(longest) => {
            json!({ "type": "string", "minLength": 1, "maxLength": longest })
        }
        Shape::Name => {
            json!({ "type": "string", "minLength": 1, "maxLength": LONGEST_NAME, "pattern": "^[^\"]*$" })
        }
        Shape::Phrase(phrase) => {
            json!({ "type": "string", "pattern": phrase.pattern, "examples": phrase.forms })
        }
        Shape::Word(words) => json!({ "enum": words }),
        Shape::Flag => json!({ "type": "boolean" }),
        Shape::Number(least, most) => json!({ "type": "integer", "minimum": least, "maximum": most }),
        Shape::List(of, least, most) => {
            json!({ "type": "array", "items": shape(of), "minItems": least, "maxItems": most })
        }
        Shape::Table(fields) => table(fields),
        Shape::Map(of, most) => {
            json!({ "type": "object", "additionalProperties": shape(of), "maxProperties": most })
        }
        Shape::Either(shapes) => json!({ "anyOf": shapes.iter().map(shape).collect::<Vec<_>>() }),
    }
}
