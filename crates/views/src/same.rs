//! Parts of views that several views share.

use std::{
    fmt,
    ops::Deref,
    sync::{Arc, OnceLock},
};

use schwung_json::{Part as Written, Text};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A part of a view. The views that have it share it, and it is written once for all of them.
pub struct Same<T>(Arc<(T, OnceLock<Written>)>);

impl<T> Same<T> {
    /// A part that was just made.
    pub fn new(part: T) -> Same<T> {
        Same(Arc::new((part, OnceLock::new())))
    }
}

impl<T> Deref for Same<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.0.0
    }
}

impl<T: Default> Default for Same<T> {
    fn default() -> Same<T> {
        Same::new(T::default())
    }
}

impl<T> Clone for Same<T> {
    fn clone(&self) -> Same<T> {
        Same(Arc::clone(&self.0))
    }
}

impl<T: PartialEq> PartialEq for Same<T> {
    fn eq(&self, other: &Same<T>) -> bool {
        Arc::ptr_eq(&self.0, &other.0) || **self == **other
    }
}

impl<T: fmt::Debug> fmt::Debug for Same<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        T::fmt(self, f)
    }
}

impl<T: Serialize> Serialize for Same<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        // Wire types have names that JSON can represent.
        let text = self.0.1.get_or_init(|| Written::new(Text::of::<T>(self).unwrap_or_default()));
        text.serialize(serializer)
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Same<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Same<T>, D::Error> {
        T::deserialize(deserializer).map(Same::new)
    }
}

#[cfg(feature = "ts")]
impl<T: ts_rs::TS> ts_rs::TS for Same<T> {
    type WithoutGenerics = T::WithoutGenerics;
    type OptionInnerType = T::OptionInnerType;

    fn name(config: &ts_rs::Config) -> String {
        T::name(config)
    }

    fn inline(config: &ts_rs::Config) -> String {
        T::inline(config)
    }

    fn visit_dependencies(visitor: &mut impl ts_rs::TypeVisitor)
    where
        Self: 'static,
    {
        T::visit_dependencies(visitor);
    }

    fn visit_generics(visitor: &mut impl ts_rs::TypeVisitor)
    where
        Self: 'static,
    {
        T::visit_generics(visitor);
        visitor.visit::<T>();
    }
}
