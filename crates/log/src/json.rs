//! Reads records and commands from JSON.
//!
//! `serde_json` alone would compile its parser once for each struct and each variant of a system's types, which are
//! hundreds: that made up a quarter of the code of each system. Here the text is parsed once, into a tree, by code that
//! knows no types; only what takes the values out of the tree is compiled for each type. It is written without closures
//! and question marks, which would be compiled for each type as well.

use std::{borrow::Cow, fmt};

use serde::de::{
    Deserialize, DeserializeOwned, DeserializeSeed, Deserializer, EnumAccess, Error as _,
    IntoDeserializer as _, MapAccess, SeqAccess, Unexpected, VariantAccess, Visitor, value::StrDeserializer,
};
use serde_json::{Error, Result, Value};

/// Reads a value from JSON.
///
/// # Errors
/// The error in the text: with its position if it is not JSON, without if it does not fit the type.
pub fn read_json<T: DeserializeOwned>(text: &[u8]) -> Result<T> {
    let tree: Tree<'_> = serde_json::from_slice(text)?;
    T::deserialize(&tree)
}

/// Reads a value from JSON that has been parsed already.
///
/// # Errors
/// The part that does not fit the type, without a position.
pub fn read_value<T: DeserializeOwned>(value: &Value) -> Result<T> {
    T::deserialize(&Tree::of(value))
}

/// A value as it is in the text.
enum Tree<'t> {
    Null,
    Bool(bool),
    Unsigned(u64),
    Signed(i64),
    Float(f64),
    Text(Cow<'t, str>),
    List(Vec<Tree<'t>>),
    Map(Vec<(Cow<'t, str>, Tree<'t>)>),
}

impl<'t> Tree<'t> {
    fn of(value: &'t Value) -> Tree<'t> {
        match value {
            Value::Null => Tree::Null,
            Value::Bool(it) => Tree::Bool(*it),
            Value::Number(it) => match (it.as_u64(), it.as_i64()) {
                (Some(it), _) => Tree::Unsigned(it),
                (None, Some(it)) => Tree::Signed(it),
                (None, None) => it.as_f64().map_or(Tree::Null, Tree::Float),
            },
            Value::String(it) => Tree::Text(Cow::Borrowed(it)),
            Value::Array(list) => Tree::List(list.iter().map(Tree::of).collect()),
            Value::Object(fields) => {
                Tree::Map(fields.iter().map(|(key, it)| (Cow::Borrowed(&**key), Tree::of(it))).collect())
            }
        }
    }

    #[cold]
    fn mismatch(&self, expected: &'static str) -> Error {
        let found = match self {
            Tree::Null => Unexpected::Other("null"),
            Tree::Bool(it) => Unexpected::Bool(*it),
            Tree::Unsigned(it) => Unexpected::Unsigned(*it),
            Tree::Signed(it) => Unexpected::Signed(*it),
            Tree::Float(it) => Unexpected::Float(*it),
            Tree::Text(it) => Unexpected::Str(it),
            Tree::List(_) => Unexpected::Seq,
            Tree::Map(_) => Unexpected::Map,
        };
        Error::invalid_type(found, &expected)
    }
}

impl<'t> Deserialize<'t> for Tree<'t> {
    fn deserialize<D: Deserializer<'t>>(from: D) -> std::result::Result<Tree<'t>, D::Error> {
        struct Any;

        impl<'t> Visitor<'t> for Any {
            type Value = Tree<'t>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a value")
            }

            fn visit_unit<E>(self) -> std::result::Result<Tree<'t>, E> {
                Ok(Tree::Null)
            }

            fn visit_bool<E>(self, it: bool) -> std::result::Result<Tree<'t>, E> {
                Ok(Tree::Bool(it))
            }

            fn visit_u64<E>(self, it: u64) -> std::result::Result<Tree<'t>, E> {
                Ok(Tree::Unsigned(it))
            }

            fn visit_i64<E>(self, it: i64) -> std::result::Result<Tree<'t>, E> {
                Ok(Tree::Signed(it))
            }

            fn visit_f64<E>(self, it: f64) -> std::result::Result<Tree<'t>, E> {
                Ok(Tree::Float(it))
            }

            fn visit_borrowed_str<E>(self, it: &'t str) -> std::result::Result<Tree<'t>, E> {
                Ok(Tree::Text(Cow::Borrowed(it)))
            }

            fn visit_str<E>(self, it: &str) -> std::result::Result<Tree<'t>, E> {
                Ok(Tree::Text(Cow::Owned(it.to_owned())))
            }

            fn visit_seq<A: SeqAccess<'t>>(self, mut of: A) -> std::result::Result<Tree<'t>, A::Error> {
                let mut list = Vec::new();
                while let Some(it) = of.next_element()? {
                    list.push(it);
                }
                Ok(Tree::List(list))
            }

            fn visit_map<A: MapAccess<'t>>(self, mut of: A) -> std::result::Result<Tree<'t>, A::Error> {
                let mut map = Vec::new();
                while let Some((Key(key), value)) = of.next_entry()? {
                    map.push((key, value));
                }
                Ok(Tree::Map(map))
            }
        }

        from.deserialize_any(Any)
    }
}

/// A key, borrowed from the text unless it contains an escape sequence.
struct Key<'t>(Cow<'t, str>);

impl<'t> Deserialize<'t> for Key<'t> {
    fn deserialize<D: Deserializer<'t>>(from: D) -> std::result::Result<Key<'t>, D::Error> {
        struct Name;

        impl<'t> Visitor<'t> for Name {
            type Value = Key<'t>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a key")
            }

            fn visit_borrowed_str<E>(self, it: &'t str) -> std::result::Result<Key<'t>, E> {
                Ok(Key(Cow::Borrowed(it)))
            }

            fn visit_str<E>(self, it: &str) -> std::result::Result<Key<'t>, E> {
                Ok(Key(Cow::Owned(it.to_owned())))
            }
        }

        from.deserialize_str(Name)
    }
}

/// Methods that only call a function with the same arguments.
macro_rules! forward {
    ($to:ident: $($name:ident)+) => {
        $(
            fn $name<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value> {
                $to(self, visitor)
            }
        )+
    };
}

/// The tree says what a value is, so most kinds of values are read alike.
impl<'de> Deserializer<'de> for &Tree<'_> {
    type Error = Error;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value> {
        match self {
            Tree::Null => visitor.visit_unit(),
            Tree::Bool(it) => visitor.visit_bool(*it),
            Tree::Unsigned(it) => visitor.visit_u64(*it),
            Tree::Signed(it) => visitor.visit_i64(*it),
            Tree::Float(it) => visitor.visit_f64(*it),
            Tree::Text(it) => visitor.visit_str(it),
            Tree::List(list) => seq(list, visitor),
            Tree::Map(map) => visitor.visit_map(Entries { rest: map, value: None }),
        }
    }

    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value> {
        match self {
            Tree::Bool(it) => visitor.visit_bool(*it),
            other => Err(other.mismatch("a boolean")),
        }
    }

    forward! { number: deserialize_i8 deserialize_i16 deserialize_i32 deserialize_i64 }
    forward! { number: deserialize_u8 deserialize_u16 deserialize_u32 deserialize_u64 }
    forward! { number: deserialize_f32 deserialize_f64 }

    fn deserialize_char<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value> {
        self.deserialize_str(visitor)
    }

    fn deserialize_str<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value> {
        match self {
            Tree::Text(it) => visitor.visit_str(it),
            other => Err(other.mismatch("a string")),
        }
    }

    fn deserialize_string<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value> {
        self.deserialize_str(visitor)
    }

    fn deserialize_identifier<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value> {
        self.deserialize_str(visitor)
    }

    fn deserialize_bytes<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value> {
        self.deserialize_any(visitor)
    }

    fn deserialize_byte_buf<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value> {
        self.deserialize_any(visitor)
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value> {
        match self {
            Tree::Null => visitor.visit_none(),
            some => visitor.visit_some(some),
        }
    }

    fn deserialize_unit<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value> {
        match self {
            Tree::Null => visitor.visit_unit(),
            other => Err(other.mismatch("null")),
        }
    }

    fn deserialize_unit_struct<V: Visitor<'de>>(self, _: &'static str, visitor: V) -> Result<V::Value> {
        self.deserialize_unit(visitor)
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(self, _: &'static str, visitor: V) -> Result<V::Value> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value> {
        match self {
            Tree::List(list) => seq(list, visitor),
            other => Err(other.mismatch("a list")),
        }
    }

    fn deserialize_tuple<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value> {
        self.deserialize_seq(visitor)
    }

    fn deserialize_tuple_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: usize,
        visitor: V,
    ) -> Result<V::Value> {
        self.deserialize_seq(visitor)
    }

    fn deserialize_map<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value> {
        match self {
            Tree::Map(map) => visitor.visit_map(Entries { rest: map, value: None }),
            other => Err(other.mismatch("an object")),
        }
    }

    /// Always by name: nothing writes structs as lists.
    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value> {
        self.deserialize_map(visitor)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value> {
        match variant(self) {
            Ok(it) => visitor.visit_enum(it),
            Err(error) => Err(error),
        }
    }

    fn deserialize_ignored_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value> {
        visitor.visit_unit()
    }
}

fn number<'de, V: Visitor<'de>>(tree: &Tree<'_>, visitor: V) -> Result<V::Value> {
    match tree {
        Tree::Unsigned(it) => visitor.visit_u64(*it),
        Tree::Signed(it) => visitor.visit_i64(*it),
        Tree::Float(it) => visitor.visit_f64(*it),
        other => Err(other.mismatch("a number")),
    }
}

/// All elements must be taken: a tuple that is too long is an error.
fn seq<'de, V: Visitor<'de>>(list: &[Tree<'_>], visitor: V) -> Result<V::Value> {
    let mut elements = Elements(list);
    match visitor.visit_seq(&mut elements) {
        Ok(value) if elements.0.is_empty() => Ok(value),
        Ok(_) => Err(Error::invalid_length(list.len(), &"fewer elements")),
        Err(error) => Err(error),
    }
}

struct Elements<'l, 't>(&'l [Tree<'t>]);

impl<'de> SeqAccess<'de> for &mut Elements<'_, '_> {
    type Error = Error;

    fn next_element_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<Option<S::Value>> {
        match self.0.split_first() {
            Some((first, rest)) => {
                self.0 = rest;
                match seed.deserialize(first) {
                    Ok(it) => Ok(Some(it)),
                    Err(error) => Err(error),
                }
            }
            None => Ok(None),
        }
    }

    fn size_hint(&self) -> Option<usize> {
        Some(self.0.len())
    }
}

struct Entries<'l, 't> {
    rest: &'l [(Cow<'t, str>, Tree<'t>)],
    value: Option<&'l Tree<'t>>,
}

impl<'l> Entries<'l, '_> {
    fn step(&mut self) -> Option<&'l str> {
        let ((key, value), rest) = self.rest.split_first()?;
        (self.rest, self.value) = (rest, Some(value));
        Some(key)
    }
}

impl<'de> MapAccess<'de> for Entries<'_, '_> {
    type Error = Error;

    fn next_key_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<Option<S::Value>> {
        match self.step() {
            Some(key) => match seed.deserialize(Name(key)) {
                Ok(it) => Ok(Some(it)),
                Err(error) => Err(error),
            },
            None => Ok(None),
        }
    }

    fn next_value_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<S::Value> {
        seed.deserialize(self.value.take().unwrap_or(&Tree::Null))
    }
}

/// A key. Numbers are written in it as text.
struct Name<'l>(&'l str);

impl<'de> Deserializer<'de> for Name<'_> {
    type Error = Error;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value> {
        visitor.visit_str(self.0)
    }

    fn deserialize_u8<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value> {
        numbered(self.0, visitor)
    }

    fn deserialize_u16<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value> {
        numbered(self.0, visitor)
    }

    fn deserialize_u32<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value> {
        numbered(self.0, visitor)
    }

    fn deserialize_u64<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value> {
        numbered(self.0, visitor)
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(self, _: &'static str, visitor: V) -> Result<V::Value> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value> {
        visitor.visit_enum(Variant { name: self.0, content: None })
    }

    serde::forward_to_deserialize_any! {
        bool i8 i16 i32 i64 f32 f64 char str string bytes byte_buf option unit unit_struct seq tuple tuple_struct map
        struct identifier ignored_any
    }
}

fn numbered<'de, V: Visitor<'de>>(text: &str, visitor: V) -> Result<V::Value> {
    match text.parse() {
        Ok(number) => visitor.visit_u64(number),
        Err(_) => Err(Error::invalid_type(Unexpected::Str(text), &"a number")),
    }
}

/// A variant: its name alone, or a map from its name to its content.
fn variant<'l, 't>(tree: &'l Tree<'t>) -> Result<Variant<'l, 't>> {
    match tree {
        Tree::Text(name) => Ok(Variant { name, content: None }),
        Tree::Map(map) => match &map[..] {
            [(name, content)] => Ok(Variant { name, content: Some(content) }),
            _ => Err(Error::invalid_value(Unexpected::Map, &"map with a single key")),
        },
        other => Err(other.mismatch("a string or an object")),
    }
}

struct Variant<'l, 't> {
    name: &'l str,
    content: Option<&'l Tree<'t>>,
}

/// The content of a variant.
struct Content<'l, 't>(Option<&'l Tree<'t>>);

impl<'l, 't> Content<'l, 't> {
    fn some(self, expected: &'static str) -> Result<&'l Tree<'t>> {
        self.0.ok_or_else(|| Error::invalid_type(Unexpected::UnitVariant, &expected))
    }
}

impl<'de, 'l, 't> EnumAccess<'de> for Variant<'l, 't> {
    type Error = Error;
    type Variant = Content<'l, 't>;

    fn variant_seed<S: DeserializeSeed<'de>>(self, seed: S) -> Result<(S::Value, Content<'l, 't>)> {
        let name: StrDeserializer<'_, Error> = self.name.into_deserializer();
        match seed.deserialize(name) {
            Ok(it) => Ok((it, Content(self.content))),
            Err(error) => Err(error),
        }
    }
}

impl<'de> VariantAccess<'de> for Content<'_, '_> {
    type Error = Error;

    fn unit_variant(self) -> Result<()> {
        match self.0 {
            None => Ok(()),
            Some(content) => Deserialize::deserialize(content),
        }
    }

    fn newtype_variant_seed<S: DeserializeSeed<'de>>(self, seed: S) -> Result<S::Value> {
        match self.some("a variant with a value") {
            Ok(content) => seed.deserialize(content),
            Err(error) => Err(error),
        }
    }

    fn tuple_variant<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value> {
        match self.some("a variant with a list") {
            Ok(content) => content.deserialize_seq(visitor),
            Err(error) => Err(error),
        }
    }

    fn struct_variant<V: Visitor<'de>>(self, _: &'static [&'static str], visitor: V) -> Result<V::Value> {
        match self.some("a variant with fields") {
            Ok(content) => content.deserialize_map(visitor),
            Err(error) => Err(error),
        }
    }
}
