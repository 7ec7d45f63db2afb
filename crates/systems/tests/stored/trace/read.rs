//! The deserializer that records the formats of the values that are read.

use std::{cell::RefCell, collections::BTreeMap};

use serde::{
    Deserializer,
    de::{
        DeserializeSeed, EnumAccess, IntoDeserializer, MapAccess, SeqAccess, VariantAccess, Visitor,
        value::{Error, StrDeserializer},
    },
};

use super::{
    Types,
    format::{Body, Format, Shape, note},
};

/// Texts that are accepted by types that accept only certain texts.
const TEXTS: [&str; 2] = ["1", "sotc"];

/// Reads one value and notes its format.
pub(super) struct At<'t> {
    pub(super) types: &'t RefCell<Types>,
    /// The path of the value.
    pub(super) place: String,
    pub(super) format: &'t mut Format,
}

impl At<'_> {
    fn choice(&self, count: usize) -> usize {
        self.types.borrow_mut().choice(&self.place, count)
    }

    /// Whether the value is within another value of a recursive type.
    fn recurs(&self) -> bool {
        let within = &self.types.borrow().within;
        within.last().is_some_and(|last| within[..within.len() - 1].contains(last))
    }
}

macro_rules! plain {
    ($($method:ident $visit:ident $name:literal $($value:expr),+;)+) => {$(
        fn $method<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
            *self.format = Format::Plain($name);
            let values = [$($value),+];
            visitor.$visit(values[self.choice(values.len())])
        }
    )+};
}

impl<'de> Deserializer<'de> for At<'_> {
    type Error = Error;

    plain! {
        deserialize_bool visit_bool "bool" false;
        deserialize_i8 visit_i8 "i8" 1, 0;
        deserialize_i16 visit_i16 "i16" 1, 0;
        deserialize_i32 visit_i32 "i32" 1, 0;
        deserialize_i64 visit_i64 "i64" 1, 0;
        deserialize_u8 visit_u8 "u8" 1, 0;
        deserialize_u16 visit_u16 "u16" 1, 0;
        deserialize_u32 visit_u32 "u32" 1, 0;
        deserialize_u64 visit_u64 "u64" 1, 0;
        deserialize_f32 visit_f32 "f32" 1.0;
        deserialize_f64 visit_f64 "f64" 1.0;
        deserialize_char visit_char "char" 'a';
        deserialize_str visit_str "text" TEXTS[0], TEXTS[1];
        deserialize_string visit_str "text" TEXTS[0], TEXTS[1];
        deserialize_any visit_bool "anything" false;
    }

    fn deserialize_i128<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        *self.format = Format::Plain("i128");
        visitor.visit_i128(1)
    }

    fn deserialize_u128<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        *self.format = Format::Plain("u128");
        visitor.visit_u128(1)
    }

    fn deserialize_bytes<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        *self.format = Format::Plain("bytes");
        visitor.visit_bytes(&[])
    }

    fn deserialize_byte_buf<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        self.deserialize_bytes(visitor)
    }

    fn deserialize_unit<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        *self.format = Format::Plain("nothing");
        visitor.visit_unit()
    }

    fn deserialize_identifier<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        self.deserialize_str(visitor)
    }

    fn deserialize_ignored_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        self.deserialize_unit(visitor)
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        *self.format = Format::Option(Box::default());
        let choice = if self.recurs() { 1 } else { self.choice(2) };
        if choice == 1 {
            return visitor.visit_none();
        }
        let mut inner = Format::Unknown;
        let place = format!("{}?", self.place);
        let value = visitor.visit_some(At { types: self.types, place, format: &mut inner });
        *self.format = Format::Option(Box::new(inner));
        value
    }

    fn deserialize_unit_struct<V: Visitor<'de>>(
        self,
        name: &'static str,
        visitor: V,
    ) -> Result<V::Value, Error> {
        self.named(name, &Body::Unit, |_| visitor.visit_unit())
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        name: &'static str,
        visitor: V,
    ) -> Result<V::Value, Error> {
        self.named(name, &Body::tuple(1), |inside| {
            visitor.visit_newtype_struct(inside.next().expect("one part"))
        })
    }

    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        let choice = if self.recurs() { 1 } else { self.choice(2) };
        let mut inside = Inside {
            types: self.types,
            place: self.place,
            keys: &[],
            formats: vec![Format::Unknown; usize::from(choice == 0)],
            at: 0,
        };
        let value = visitor.visit_seq(&mut inside);
        *self.format = Format::List(Box::new(inside.formats.pop().unwrap_or_default()));
        value
    }

    fn deserialize_tuple<V: Visitor<'de>>(self, len: usize, visitor: V) -> Result<V::Value, Error> {
        let formats = vec![Format::Unknown; len];
        let mut inside = Inside { types: self.types, place: self.place, keys: &[], formats, at: 0 };
        let value = visitor.visit_seq(&mut inside);
        *self.format = Format::Tuple(inside.formats);
        value
    }

    fn deserialize_tuple_struct<V: Visitor<'de>>(
        self,
        name: &'static str,
        len: usize,
        visitor: V,
    ) -> Result<V::Value, Error> {
        self.named(name, &Body::tuple(len), |inside| visitor.visit_seq(inside))
    }

    fn deserialize_map<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        let choice = if self.recurs() { 1 } else { self.choice(2) };
        let count = usize::from(choice == 0);
        let (mut key, mut value) = (Format::Unknown, Format::Unknown);
        let (types, place) = (self.types, self.place);
        let read = visitor.visit_map(Entries { types, place, left: count, key: &mut key, value: &mut value });
        *self.format = Format::Map(Box::new(key), Box::new(value));
        read
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        name: &'static str,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        self.named(name, &Body::fields(fields), |inside| {
            inside.keys = fields;
            visitor.visit_map(inside)
        })
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        name: &'static str,
        variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        let types = self.types;
        let value = visitor.visit_enum(self.enter_enum(name, variants));
        types.borrow_mut().within.pop();
        value
    }

    fn is_human_readable(&self) -> bool {
        true
    }
}

impl<'t> At<'t> {
    /// Reads a struct and records its content.
    fn named<T>(
        self,
        name: &'static str,
        body: &Body,
        read: impl FnOnce(&mut Inside<'t>) -> Result<T, Error>,
    ) -> Result<T, Error> {
        let mut inside = self.enter_struct(name, body);
        let value = read(&mut inside);
        inside.leave_struct();
        value
    }

    // These two functions and similar ones are separate from the code that is compiled for each type.
    fn enter_struct(self, name: &'static str, body: &Body) -> Inside<'t> {
        let mut types = self.types.borrow_mut();
        let count = body.formats().len();
        let label = types.label(name, |it| {
            matches!(it, Shape::Struct(other) if other.keys() == body.keys() && other.formats().len() == count)
        });
        *self.format = Format::Named(label.clone());
        types.shapes.entry(label.clone()).or_insert(Shape::Struct(body.clone()));
        types.within.push(label.clone());
        Inside { types: self.types, place: label, keys: &[], formats: vec![Format::Unknown; count], at: 0 }
    }

    fn enter_enum(self, name: &'static str, variants: &'static [&'static str]) -> Variant<'t> {
        let mut types = self.types.borrow_mut();
        let label = types.label(name, |it| matches!(it, Shape::Enum(names, _) if *names == variants));
        types.shapes.entry(label.clone()).or_insert(Shape::Enum(variants, BTreeMap::new()));
        let variant = types.variant(&label);
        types.within.push(label.clone());
        *self.format = Format::Named(label.clone());
        Variant { types: self.types, label, variant, name: variants[variant] }
    }
}

/// Reads the parts of a struct, a tuple or a list.
struct Inside<'t> {
    types: &'t RefCell<Types>,
    place: String,
    keys: &'static [&'static str],
    formats: Vec<Format>,
    at: usize,
}

impl Inside<'_> {
    fn leave_struct(self) {
        let mut types = self.types.borrow_mut();
        types.within.pop();
        if let Some(Shape::Struct(known)) = types.shapes.get_mut(&self.place) {
            note(known, self.formats);
        }
    }

    /// The next part, if there is one.
    fn next(&mut self) -> Option<At<'_>> {
        let place = self.place(self.at);
        let format = self.formats.get_mut(self.at)?;
        self.at += 1;
        Some(At { types: self.types, place, format })
    }

    fn place(&self, at: usize) -> String {
        format!("{}.{}", self.place, self.keys.get(at).map_or(at.to_string(), |it| (*it).to_owned()))
    }
}

impl<'de> SeqAccess<'de> for &mut Inside<'_> {
    type Error = Error;

    fn next_element_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<Option<T::Value>, Error> {
        self.next().map(|part| seed.deserialize(part)).transpose()
    }

    fn size_hint(&self) -> Option<usize> {
        Some(self.formats.len() - self.at)
    }
}

impl<'de> MapAccess<'de> for &mut Inside<'_> {
    type Error = Error;

    fn next_key_seed<K: DeserializeSeed<'de>>(&mut self, seed: K) -> Result<Option<K::Value>, Error> {
        let Some(key) = self.keys.get(self.at) else { return Ok(None) };
        let key: StrDeserializer<'_, Error> = (*key).into_deserializer();
        seed.deserialize(key).map(Some)
    }

    fn next_value_seed<V: DeserializeSeed<'de>>(&mut self, seed: V) -> Result<V::Value, Error> {
        seed.deserialize(self.next().expect("a part for each key"))
    }
}

/// Reads the entries of a map.
struct Entries<'t> {
    types: &'t RefCell<Types>,
    place: String,
    left: usize,
    key: &'t mut Format,
    value: &'t mut Format,
}

impl<'de> MapAccess<'de> for Entries<'_> {
    type Error = Error;

    fn next_key_seed<K: DeserializeSeed<'de>>(&mut self, seed: K) -> Result<Option<K::Value>, Error> {
        if self.left == 0 {
            return Ok(None);
        }
        self.left -= 1;
        let place = format!("{}.key", self.place);
        seed.deserialize(At { types: self.types, place, format: self.key }).map(Some)
    }

    fn next_value_seed<V: DeserializeSeed<'de>>(&mut self, seed: V) -> Result<V::Value, Error> {
        let place = format!("{}.value", self.place);
        seed.deserialize(At { types: self.types, place, format: self.value })
    }
}

/// Reads a variant.
struct Variant<'t> {
    types: &'t RefCell<Types>,
    label: String,
    variant: usize,
    name: &'static str,
}

impl<'t> Variant<'t> {
    fn read<T>(
        self,
        body: Body,
        keys: &'static [&'static str],
        read: impl FnOnce(&mut Inside<'t>) -> Result<T, Error>,
    ) -> Result<T, Error> {
        let mut inside = self.enter(&body, keys);
        let value = read(&mut inside);
        let formats = inside.formats;
        self.leave(body, formats);
        value
    }

    fn enter(&self, body: &Body, keys: &'static [&'static str]) -> Inside<'t> {
        let formats = vec![Format::Unknown; body.formats().len()];
        let place = format!("{}.{}", self.label, self.name);
        Inside { types: self.types, place, keys, formats, at: 0 }
    }

    fn leave(self, body: Body, formats: Vec<Format>) {
        if let Some(Shape::Enum(_, bodies)) = self.types.borrow_mut().shapes.get_mut(&self.label) {
            note(bodies.entry(self.variant).or_insert(body), formats);
        }
    }
}

impl<'de> EnumAccess<'de> for Variant<'_> {
    type Error = Error;
    type Variant = Self;

    fn variant_seed<V: DeserializeSeed<'de>>(self, seed: V) -> Result<(V::Value, Self), Error> {
        let name: StrDeserializer<'_, Error> = self.name.into_deserializer();
        Ok((seed.deserialize(name)?, self))
    }
}

impl<'de> VariantAccess<'de> for Variant<'_> {
    type Error = Error;

    fn unit_variant(self) -> Result<(), Error> {
        self.read(Body::Unit, &[], |_| Ok(()))
    }

    fn newtype_variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Result<T::Value, Error> {
        self.read(Body::tuple(1), &[], |inside| seed.deserialize(inside.next().expect("one part")))
    }

    fn tuple_variant<V: Visitor<'de>>(self, len: usize, visitor: V) -> Result<V::Value, Error> {
        self.read(Body::tuple(len), &[], |inside| visitor.visit_seq(inside))
    }

    fn struct_variant<V: Visitor<'de>>(
        self,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        self.read(Body::fields(fields), fields, |inside| visitor.visit_map(inside))
    }
}
