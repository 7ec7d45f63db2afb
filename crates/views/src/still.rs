//! What of a view is still the same.
//!
//! Most of a view seldom changes: sheets, lists of skills. Such parts are made by a plain function of the messages, the
//! viewer and a *key*, a value that has all facts on which they depend. As long as the key is equal, they are taken from the
//! view before. Nothing can be forgotten in a key: what is not in it cannot be seen while the parts are made. A law compares
//! such views with views made from nothing (`crates/systems/tests/differences.rs`).
//!
//! Viewers who see the same share such parts. Whether they do, a [`Reading`] says: what was asked about the viewer while a
//! part was made.

use std::{
    any::Any,
    fmt,
    ops::Deref,
    sync::{Arc, Mutex, OnceLock, PoisonError},
};

use schwung_json::Raw;
use schwung_log::Kept;
use schwung_messages::{Catalogue, Tongue, Viewer};
use schwung_table::{Reading, Veil};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::Look;

/// How many parts of the same kind are kept at most: more than there are viewers who see different things, as a rule.
const MOST_ALIKE: usize = 32;
/// How many kinds of parts are kept at most.
const MOST_KINDS: usize = 64;

/// The parts of the last views of a table that may be still the same in the next ones.
#[derive(Default)]
pub struct Still(Mutex<Vec<Kind>>);

impl fmt::Debug for Still {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Still")
    }
}

/// Parts of one kind: of the same type, and with the same number.
struct Kind {
    number: u32,
    /// A key of some type `K`, which they all have.
    key: Arc<dyn Any + Send + Sync>,
    alike: Vec<Part>,
}

/// A part, and who may see it.
struct Part {
    viewer: Viewer,
    reading: Reading,
    tongue: Tongue,
    veil: Option<Veil>,
    part: Arc<dyn Any + Send + Sync>,
}

impl Still {
    /// The part of this kind with this key, or what `make` makes for this viewer.
    fn part<K, P>(&self, look: (Viewer, Tongue), number: u32, key: &Arc<K>, make: impl FnOnce() -> P) -> P
    where
        K: PartialEq + Send + Sync + 'static,
        P: Clone + Send + Sync + 'static,
    {
        let ((viewer, tongue), veil) = (look, Veil::present());
        // What is kept in there is never in between, so a poisoned lock is harmless.
        let lock = || self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let place = |kinds: &[Kind]| {
            kinds.iter().position(|it| {
                it.number == number && it.key.is::<K>() && it.alike.iter().all(|it| it.part.is::<P>())
            })
        };
        let is_same = |it: &Kind| it.key.downcast_ref::<K>().is_some_and(|it| it == &**key);
        let is_for =
            |it: &&Part| (it.tongue, it.veil) == (tongue, veil) && it.reading.is_same_for(it.viewer, viewer);
        let kept = {
            let kinds = lock();
            let kind = place(&kinds).and_then(|it| kinds.get(it)).filter(|it| is_same(it));
            kind.and_then(|it| it.alike.iter().find(is_for)).map(|it| (it.reading, Arc::clone(&it.part)))
        };
        if let Some((reading, part)) = kept
            && let Some(part) = part.downcast_ref::<P>()
        {
            reading.note();
            return part.clone();
        }
        let (made, reading) = Reading::of(make);
        let part = Part { viewer, reading, tongue, veil, part: Arc::new(made.clone()) };
        let mut kinds = lock();
        match place(&kinds) {
            Some(at) if is_same(&kinds[at]) => {
                kinds[at].alike.truncate(MOST_ALIKE - 1);
                kinds[at].alike.insert(0, part);
            }
            Some(at) => kinds[at] = Kind { number, key: Arc::clone(key) as _, alike: vec![part] },
            None if kinds.len() < MOST_KINDS => {
                kinds.push(Kind { number, key: Arc::clone(key) as _, alike: vec![part] });
            }
            None => {}
        }
        made
    }
}

/// The edition of the game and the last record that the viewer knows of: what is made of the whole table depends on
/// nothing else.
#[derive(PartialEq)]
struct Now(u64, u64);

impl<S: Kept> Look<'_, S> {
    /// The parts that `make` makes of this key for this viewer, or those of the view before if they are still the same.
    pub fn still<K, P>(&self, key: K, make: fn(&Catalogue, Viewer, &K) -> P) -> P
    where
        K: PartialEq + Send + Sync + 'static,
        P: Clone + Send + Sync + 'static,
    {
        self.still_of(0, key, make)
    }

    /// Like [`Look::still`], for one of several parts of the same type.
    pub fn still_of<K, P>(&self, number: u32, key: K, make: fn(&Catalogue, Viewer, &K) -> P) -> P
    where
        K: PartialEq + Send + Sync + 'static,
        P: Clone + Send + Sync + 'static,
    {
        let Some(still) = self.still else { return make(self.texts, self.viewer(), &key) };
        let key = Arc::new(key);
        still.part((self.viewer(), self.texts.tongue()), number, &key, || {
            make(self.texts, self.viewer(), &key)
        })
    }

    /// What `make` makes of the whole table, or what it made of the same record for somebody who sees the same.
    pub fn shared<P: Clone + Send + Sync + 'static>(&self, number: u32, make: impl FnOnce() -> P) -> P {
        let Some(still) = self.still else { return make() };
        let key = Arc::new(Now(self.game.edition(), self.until));
        still.part((self.viewer(), self.texts.tongue()), number, &key, make)
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
