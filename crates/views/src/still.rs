//! Reuses the parts of a view that have not changed.
//!
//! Most of a view seldom changes: sheets, lists of skills. Such parts are made by a pure function of the messages, the
//! viewer and a *key*, a value with all facts on which they depend. As long as the key is equal, they are taken from the
//! previous view. A key cannot be incomplete, since the function sees nothing else. A law compares such views with views
//! made from scratch (`crates/systems/tests/differences.rs`).
//!
//! Viewers who see the same share such parts. A [`Reading`] decides whether they do: it records what was asked about the
//! viewer while a part was made. If a part is unchanged although its key has changed, the previous one is kept, since its
//! text is already serialised.

use std::{
    any::{Any, TypeId},
    fmt,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use schwung_messages::{Catalogue, Tongue, Viewer};
use schwung_table::{Reading, Veil};

/// Maximum number of parts of the same kind that are kept. There are rarely as many viewers who see different things.
const MOST_ALIKE: usize = 32;
/// Maximum number of kinds of parts that are kept.
const MOST_KINDS: usize = 128;

/// The parts of the last views of a table that can be reused in the next ones.
#[derive(Default)]
pub struct Still(Mutex<Vec<Kind>>);

impl fmt::Debug for Still {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Still")
    }
}

/// A value of some type.
type Thing = Arc<dyn Any + Send + Sync>;

/// Tells parts apart: their number, and the types of their key and of themselves.
type Name = (u32, TypeId, TypeId);

/// Parts that have the same name and the same key.
struct Kind {
    name: Name,
    key: Thing,
    alike: Vec<Part>,
    /// Those with the last two keys before: the game master may know of a later record than others, so keys can alternate.
    before: [Vec<Thing>; 2],
}

/// A part, and who may see it.
struct Part {
    reader: Reader,
    reading: Reading,
    part: Thing,
}

/// For whom a part is made.
#[derive(Clone, Copy)]
struct Reader {
    viewer: Viewer,
    tongue: Tongue,
    veil: Option<Veil>,
}

impl Part {
    fn is_for(&self, reader: Reader) -> bool {
        (self.reader.tongue, self.reader.veil) == (reader.tongue, reader.veil)
            && self.reading.is_same_for(self.reader.viewer, reader.viewer)
    }
}

impl Still {
    /// The part of this kind with this key, or what `make` makes for this reader.
    fn part<K, P>(&self, reader: Reader, number: u32, key: &Arc<K>, make: impl FnOnce() -> P) -> P
    where
        K: PartialEq + Send + Sync + 'static,
        P: Clone + PartialEq + Send + Sync + 'static,
    {
        let name = (number, TypeId::of::<K>(), TypeId::of::<P>());
        let is_same = |it: &dyn Any| it.downcast_ref::<K>().is_some_and(|it| it == &**key);
        let key = Arc::clone(key) as Thing;
        let kept = self.find(reader, name, &key, &is_same);
        if let Some(part) = kept.as_ref().and_then(|it| it.downcast_ref::<P>()) {
            return part.clone();
        }
        let (made, reading) = Reading::of(make);
        let is_made = |it: &dyn Any| it.downcast_ref::<P>() == Some(&made);
        let part = self.keep(name, key, &is_same, (reader, reading), &is_made, &|| Arc::new(made.clone()));
        part.downcast_ref::<P>().unwrap_or(&made).clone()
    }

    // Nothing is kept by halves, so a poisoned lock is harmless.
    fn kinds(&self) -> MutexGuard<'_, Vec<Kind>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The part for this reader, if it is kept. Notes what the part depends on.
    fn find(
        &self,
        reader: Reader,
        name: Name,
        key: &Thing,
        is_same: &dyn Fn(&dyn Any) -> bool,
    ) -> Option<Thing> {
        let mut kinds = self.kinds();
        let kind = kinds.iter_mut().find(|it| it.name == name).filter(|it| is_same(&*it.key))?;
        let found = kind.alike.iter().find(|it| it.is_for(reader))?;
        found.reading.note();
        // Further lookups with this key compare only the pointer.
        kind.key = Arc::clone(key);
        Some(Arc::clone(&found.part))
    }

    /// Keeps a part in place of those of the same name with other keys. If there is an equal one, that is kept and returned.
    fn keep(
        &self,
        name: Name,
        key: Thing,
        is_same: &dyn Fn(&dyn Any) -> bool,
        (reader, reading): (Reader, Reading),
        is_made: &dyn Fn(&dyn Any) -> bool,
        made: &dyn Fn() -> Thing,
    ) -> Thing {
        let mut kinds = self.kinds();
        let at = kinds.iter().position(|it| it.name == name);
        let Some(at) = at.or_else(|| (kinds.len() < MOST_KINDS).then_some(kinds.len())) else {
            return made();
        };
        if at == kinds.len() {
            kinds.push(Kind { name, key: Arc::clone(&key), alike: Vec::new(), before: Default::default() });
        }
        let kind = &mut kinds[at];
        if !is_same(&*kind.key) {
            let before = kind.alike.drain(..).map(|it| it.part).collect();
            kind.before = [before, std::mem::take(&mut kind.before[0])];
        }
        kind.key = key;
        let mut equal = kind.alike.iter().map(|it| &it.part).chain(kind.before.iter().flatten());
        let part = equal.find(|it| is_made(&***it)).map_or_else(made, Arc::clone);
        kind.alike.truncate(MOST_ALIKE - 1);
        kind.alike.insert(0, Part { reader, reading, part: Arc::clone(&part) });
        part
    }
}

/// A reader, as far as a part may depend on it.
#[derive(Clone, Copy, Debug)]
pub struct Onlooker<'a> {
    /// The messages in the reader's language and in the terms of the table's book.
    pub texts: &'a Catalogue,
    /// The reader. Code that looks at it must note that as a [`Reading`].
    pub viewer: Viewer,
    pub(crate) still: Option<&'a Still>,
}

impl Onlooker<'_> {
    fn reader(self) -> Reader {
        Reader { viewer: self.viewer, tongue: self.texts.tongue(), veil: Veil::present() }
    }

    /// The parts that `make` makes of this key for this reader, or those of the previous view if they are still the same.
    pub fn still<K, P>(self, number: u32, key: K, make: fn(Onlooker<'_>, &K) -> P) -> P
    where
        K: PartialEq + Send + Sync + 'static,
        P: Clone + PartialEq + Send + Sync + 'static,
    {
        let Some(still) = self.still else { return make(self, &key) };
        let key = Arc::new(key);
        still.part(self.reader(), number, &key, || make(self, &key))
    }

    /// The result of `make` for this key, possibly from an earlier call for a viewer who sees the same.
    pub(crate) fn shared<K, P>(self, number: u32, key: K, make: impl FnOnce() -> P) -> P
    where
        K: PartialEq + Send + Sync + 'static,
        P: Clone + PartialEq + Send + Sync + 'static,
    {
        let Some(still) = self.still else { return make() };
        still.part(self.reader(), number, &Arc::new(key), make)
    }
}
