#[cfg(feature = "serde")]
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::{
    hash::{DefaultHasher, Hash, Hasher},
    ops::Deref,
    sync::Arc,
};

/// A value that seldom changes, shared by all copies of a state.
///
/// Its hash is computed once, when it is created, so that states containing it are fast to compare.
#[derive(Debug)]
pub struct Shared<T> {
    value: Arc<(T, u64)>,
}

impl<T> Clone for Shared<T> {
    #[inline]
    fn clone(&self) -> Shared<T> {
        Shared { value: Arc::clone(&self.value) }
    }

    #[inline]
    fn clone_from(&mut self, source: &Shared<T>) {
        if !Arc::ptr_eq(&self.value, &source.value) {
            self.value = Arc::clone(&source.value);
        }
    }
}

impl<T: Hash> Shared<T> {
    /// Creates a shared value.
    pub fn new(value: T) -> Shared<T> {
        // The keys are fixed, so equal values always have equal hashes.
        let mut hasher = DefaultHasher::new();
        value.hash(&mut hasher);
        let hash = hasher.finish();
        Shared { value: Arc::new((value, hash)) }
    }
}

impl<T: Hash + Clone> Shared<T> {
    /// Changes the value in this copy only.
    pub fn change(&mut self, change: impl FnOnce(&mut T)) {
        let mut value = self.value.0.clone();
        change(&mut value);
        *self = Shared::new(value);
    }
}

impl<T> Deref for Shared<T> {
    type Target = T;

    #[inline]
    fn deref(&self) -> &T {
        &self.value.0
    }
}

impl<T: PartialEq> PartialEq for Shared<T> {
    #[inline]
    fn eq(&self, other: &Shared<T>) -> bool {
        Arc::ptr_eq(&self.value, &other.value)
            || (self.value.1 == other.value.1 && self.value.0 == other.value.0)
    }
}

impl<T: Eq> Eq for Shared<T> {}

impl<T> Hash for Shared<T> {
    #[inline]
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u64(self.value.1);
    }
}

#[cfg(feature = "serde")]
impl<T: Serialize> Serialize for Shared<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        T::serialize(self, serializer)
    }
}

#[cfg(feature = "serde")]
impl<'de, T: Deserialize<'de> + Hash> Deserialize<'de> for Shared<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Shared<T>, D::Error> {
        T::deserialize(deserializer).map(Shared::new)
    }
}
