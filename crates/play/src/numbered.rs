//! Interning: values that are stored once and identified by a number.

use std::hash::{BuildHasher, BuildHasherDefault, Hash, Hasher};

use hashbrown::HashTable;

/// Interned values, numbered from 0.
#[derive(Debug)]
pub struct Numbered<T> {
    all: Vec<T>,
    numbers: HashTable<u32>,
}

impl<T> Default for Numbered<T> {
    fn default() -> Numbered<T> {
        Numbered { all: Vec::new(), numbers: HashTable::new() }
    }
}

#[inline]
pub(crate) fn hash_of(it: &(impl Hash + ?Sized)) -> u64 {
    BuildHasherDefault::<Quick>::default().hash_one(it)
}

impl<T: Clone + Eq + Hash> Numbered<T> {
    /// Returns the number of a value. A new value gets the next number.
    ///
    /// # Panics
    /// If there are more than 2³² values.
    pub fn number(&mut self, it: &T) -> u32 {
        let (all, hash) = (&mut self.all, hash_of(it));
        if let Some(&known) = self.numbers.find(hash, |&number| all[number as usize] == *it) {
            return known;
        }
        let next = u32::try_from(all.len()).expect("fewer than four thousand million things");
        all.push(it.clone());
        self.numbers.insert_unique(hash, next, |&number| hash_of(&all[number as usize]));
        next
    }
}

impl<T> Numbered<T> {
    /// Returns the value with that number.
    ///
    /// # Panics
    /// If there is none.
    #[inline]
    pub fn get(&self, number: u32) -> &T {
        &self.all[number as usize]
    }

    /// The number of values.
    #[inline]
    pub fn len(&self) -> usize {
        self.all.len()
    }

    /// Whether there are no values.
    pub fn is_empty(&self) -> bool {
        self.all.is_empty()
    }

    /// All values, in the order of their numbers.
    pub fn into_all(self) -> Vec<T> {
        self.all
    }
}

/// A fast hasher for small keys from trusted code; not resistant to hostile input.
#[derive(Debug, Default)]
pub struct Quick(u64);

impl Hasher for Quick {
    #[inline]
    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.write_u64(u64::from_le_bytes(word));
        }
    }
    #[inline]
    fn write_u8(&mut self, n: u8) {
        self.write_u64(n.into());
    }
    #[inline]
    fn write_u16(&mut self, n: u16) {
        self.write_u64(n.into());
    }
    #[inline]
    fn write_u32(&mut self, n: u32) {
        self.write_u64(n.into());
    }
    #[inline]
    fn write_usize(&mut self, n: usize) {
        self.write_u64(n as u64);
    }
    #[inline]
    fn write_u64(&mut self, n: u64) {
        self.0 = (self.0.rotate_left(5) ^ n).wrapping_mul(0x517c_c1b7_2722_0a95);
    }
    #[inline]
    fn finish(&self) -> u64 {
        self.0.rotate_left(26)
    }
}
