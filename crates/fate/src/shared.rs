use std::{
    hash::{DefaultHasher, Hash, Hasher},
    ops::Deref,
    sync::Arc,
};

/// Data that rarely changes, shared by all copies of a state.
///
/// The hash is computed once at construction, so that comparing and hashing states is fast.
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
    /// Shares `value`.
    pub fn new(value: T) -> Shared<T> {
        // The hash keys are fixed, so equal values have equal hashes.
        let mut hasher = DefaultHasher::new();
        value.hash(&mut hasher);
        let hash = hasher.finish();
        Shared { value: Arc::new((value, hash)) }
    }
}

impl<T: Hash + Clone> Shared<T> {
    /// Changes the value for this copy only.
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
