//! What of a view is still the same.
//!
//! Most of a view seldom changes: sheets, lists of skills. Such parts are made by a plain function of the messages, the
//! viewer and a *key*, a value that has all facts on which they depend. As long as the key is equal, they are taken from the
//! view before. Nothing can be forgotten in a key: what is not in it cannot be seen while the parts are made. A law compares
//! such views with views made from nothing (`crates/systems/tests/differences.rs`).

use std::{
    any::Any,
    fmt,
    ops::Deref,
    sync::{Arc, Mutex, OnceLock, PoisonError},
};

use schwung_json::Raw;
use schwung_log::Kept;
use schwung_messages::{Catalogue, Tongue, Viewer};
use schwung_table::Veil;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::Look;

/// The parts of a viewer's last view that may be still the same in the next one.
#[derive(Default)]
pub struct Still(Mutex<Option<Arc<dyn Any + Send + Sync>>>);

impl fmt::Debug for Still {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Still")
    }
}

/// Parts, and all that they depend on.
struct Parts<K, P> {
    viewer: Viewer,
    tongue: Tongue,
    veil: Option<Veil>,
    key: K,
    parts: P,
}

impl<S: Kept> Look<'_, S> {
    /// The parts that `make` makes of this key for this viewer, or those of the view before if they are still the same.
    pub fn still<K, P>(&self, key: K, make: fn(&Catalogue, Viewer, &K) -> P) -> P
    where
        K: PartialEq + Send + Sync + 'static,
        P: Clone + Send + Sync + 'static,
    {
        let (viewer, tongue, veil) = (self.viewer(), self.texts.tongue(), Veil::present());
        let Some(still) = self.still else { return make(self.texts, viewer, &key) };
        // Replaced as a whole, so a poisoned lock is harmless.
        let lock = || still.0.lock().unwrap_or_else(PoisonError::into_inner);
        let before = lock().clone().and_then(|it| it.downcast::<Parts<K, P>>().ok());
        let same = |it: &&Arc<Parts<K, P>>| {
            (it.viewer, it.tongue, it.veil) == (viewer, tongue, veil) && it.key == key
        };
        if let Some(it) = before.as_ref().filter(same) {
            return it.parts.clone();
        }
        let parts = make(self.texts, viewer, &key);
        *lock() = Some(Arc::new(Parts { viewer, tongue, veil, key, parts: parts.clone() }));
        parts
    }
}

/// A part of a view that seldom changes. The views that have it share it, and it is written once for all of them.
pub struct Same<T>(Arc<(T, OnceLock<Box<str>>)>);

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
        let text = self.0.1.get_or_init(|| schwung_json::written::<T>(self).unwrap_or_default().into());
        Raw(text).serialize(serializer)
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Same<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Same<T>, D::Error> {
        T::deserialize(deserializer).map(Same::new)
    }
}
