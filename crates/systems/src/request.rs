//! Parses requests to open a table without deserialising an attached file.

use std::fmt;

use serde::{
    Deserialize, Deserializer,
    de::{DeserializeSeed, IgnoredAny, MapAccess, SeqAccess, Visitor, value::MapAccessDeserializer},
};

/// Like [`schwung_views::wire::NewTable`], except that the file is deserialised as `F`.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Request<F> {
    pub(crate) start: Begin<F>,
    #[serde(default)]
    pub(crate) gm: String,
    #[serde(default)]
    pub(crate) title: String,
    pub(crate) lang: String,
}

#[derive(Debug, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub(crate) enum Begin<F> {
    Demo { system: String },
    Empty { system: String },
    Encounter { text: String },
    Import { file: F },
}

/// The header of an exported file, with enough information to choose how to read the rest.
#[derive(Debug, Deserialize)]
pub(crate) struct Head {
    pub(crate) format: String,
    pub(crate) version: u32,
    pub(crate) system: String,
    pub(crate) records: Heads,
}

impl Request<Option<Head>> {
    /// Parses `body`. The header is `None` if the attached file is not an exported table.
    pub(crate) fn of(body: &[u8]) -> Result<Request<Option<Head>>, String> {
        serde_json::from_slice::<Request<Headed>>(body).map(|it| it.with(|file| file.0)).or_else(|error| {
            // Find out whether the error is in the file or in the rest of the request.
            let around = serde_json::from_slice::<Request<IgnoredAny>>(body);
            around.map(|it| it.with(|_| None)).map_err(|_| error.to_string())
        })
    }
}

impl<F> Request<F> {
    fn with<T>(self, change: impl FnOnce(F) -> T) -> Request<T> {
        let Request { start, gm, title, lang } = self;
        let start = match start {
            Begin::Demo { system } => Begin::Demo { system },
            Begin::Empty { system } => Begin::Empty { system },
            Begin::Encounter { text } => Begin::Encounter { text },
            Begin::Import { file } => Begin::Import { file: change(file) },
        };
        Request { start, gm, title, lang }
    }
}

/// Accepts objects only: from a list, serde would fill the fields by position.
#[derive(Debug)]
struct Headed(Option<Head>);

impl<'de> Deserialize<'de> for Headed {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Headed, D::Error> {
        struct Object;
        impl<'de> Visitor<'de> for Object {
            type Value = Headed;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an exported table")
            }

            fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Headed, A::Error> {
                Head::deserialize(MapAccessDeserializer::new(map)).map(|it| Headed(Some(it)))
            }
        }
        from.deserialize_map(Object)
    }
}

/// Properties of the records that are known before any of them is read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Heads {
    /// The number of records.
    pub(crate) count: usize,
    /// The newest version of the rules used by any record, and the position (from 1) of the first record that uses it.
    pub(crate) rules: (u64, usize),
}

impl<'de> Deserialize<'de> for Heads {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Heads, D::Error> {
        struct List;
        impl<'de> Visitor<'de> for List {
            type Value = Heads;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a list")
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Heads, A::Error> {
                let mut heads = Heads::default();
                while let Some(Rules(rules)) = list.next_element()? {
                    heads.count += 1;
                    if rules > heads.rules.0 {
                        heads.rules = (rules, heads.count);
                    }
                }
                Ok(heads)
            }
        }
        from.deserialize_seq(List)
    }
}

/// The newest version of the rules used in one record, regardless of its other content; 0 if it uses none.
struct Rules(u64);

#[derive(Deserialize)]
#[serde(field_identifier, rename_all = "snake_case")]
enum Key {
    Entries,
    Began,
    Aside,
    Rules,
    #[serde(other)]
    Other,
}

impl<'de> Deserialize<'de> for Rules {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Rules, D::Error> {
        from.deserialize_any(AnyRules { named: false })
    }
}

/// Accepts any value and finds the version in it. A number is a version only if `named` is set.
struct AnyRules {
    named: bool,
}

impl<'de> Visitor<'de> for AnyRules {
    type Value = Rules;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("anything")
    }

    fn visit_bool<E>(self, _: bool) -> Result<Rules, E> {
        Ok(Rules(0))
    }

    fn visit_u64<E>(self, it: u64) -> Result<Rules, E> {
        Ok(Rules(if self.named { it } else { 0 }))
    }

    fn visit_i64<E>(self, _: i64) -> Result<Rules, E> {
        Ok(Rules(0))
    }

    fn visit_f64<E>(self, _: f64) -> Result<Rules, E> {
        Ok(Rules(0))
    }

    fn visit_str<E>(self, _: &str) -> Result<Rules, E> {
        Ok(Rules(0))
    }

    fn visit_unit<E>(self) -> Result<Rules, E> {
        Ok(Rules(0))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Rules, A::Error> {
        let mut newest = 0;
        while let Some(Rules(rules)) = list.next_element()? {
            newest = newest.max(rules);
        }
        Ok(Rules(newest))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Rules, A::Error> {
        let mut newest = 0;
        while let Some(key) = map.next_key()? {
            let Rules(rules) = match key {
                Key::Entries | Key::Began | Key::Aside => map.next_value()?,
                Key::Rules => map.next_value_seed(AnyRules { named: true })?,
                Key::Other => {
                    map.next_value::<IgnoredAny>()?;
                    continue;
                }
            };
            newest = newest.max(rules);
        }
        Ok(Rules(newest))
    }
}

impl<'de> DeserializeSeed<'de> for AnyRules {
    type Value = Rules;

    fn deserialize<D: Deserializer<'de>>(self, from: D) -> Result<Rules, D::Error> {
        from.deserialize_any(self)
    }
}
