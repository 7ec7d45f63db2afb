//! A system behind one object-safe trait.

use std::{marker::PhantomData, path::Path};

use schwung_rulebook::Lang;
use schwung_table::Hosted as _;
use serde_json::Value;

use crate::{AnyFight, AnyGame, Begun, HouseRule, Listed, LoadError, Opener, Setup, fight, import, open};

/// The engine of some books.
///
/// [`Of`] implements it for every [`Setup`]. The crate in which `Of<T>` becomes a `&dyn Engine` is the one that compiles
/// all of it for `T`, so each system does that in its own crate.
pub trait Engine: Sync {
    /// Its name in stored tables.
    fn name(&self) -> &'static str;

    /// A table of `book` with nobody but the game master.
    ///
    /// # Errors
    /// What is wrong, line by line in the reader's language.
    fn empty(&self, book: &str, by: Opener<'_>) -> Begun;

    /// A table with the scene of an encounter file, which is of `book` unless it says otherwise.
    ///
    /// # Errors
    /// What is wrong with the file, line by line in the reader's language.
    fn encounter(&self, text: &str, book: &str, by: Opener<'_>) -> Begun;

    /// Reads in the exported table of `book` in `body`; `rules` are the newest rules it was played by, and the first record
    /// that was.
    ///
    /// # Errors
    /// What is wrong with the file, line by line in the reader's language.
    fn import(&self, rules: (u64, usize), book: &str, body: &[u8], by: &Opener<'_>) -> Begun;

    /// A stored table, from its records.
    ///
    /// # Errors
    /// When the records are not those of such a table.
    fn load(&self, bodies: Vec<Vec<u8>>) -> Result<Box<dyn AnyGame>, LoadError>;

    /// The conflict of an encounter file. Other files that it names are looked up in the folder `beside`; `seed` seeds the
    /// dice that are rolled before it begins.
    ///
    /// # Errors
    /// What is wrong with the file, line by line in the reader's language.
    fn fight(
        &self,
        text: &str,
        beside: Option<&Path>,
        book: &str,
        lang: Lang,
        seed: u64,
    ) -> Result<Box<dyn AnyFight>, Vec<String>>;

    /// The JSON Schema of its encounter files.
    fn schema(&self) -> Value;

    /// The house-rule switches that are listed.
    fn switches(&self, listed: &Listed<'_>) -> Vec<HouseRule>;
}

/// The engine of a system.
#[derive(Debug)]
pub struct Of<T>(PhantomData<fn() -> T>);

impl<T> Of<T> {
    /// The engine of the system that `T` sets up.
    pub const NEW: Of<T> = Of(PhantomData);
}

impl<T: Setup> Engine for Of<T> {
    fn name(&self) -> &'static str {
        T::System::ENGINE
    }

    fn empty(&self, book: &str, by: Opener<'_>) -> Begun {
        open::empty::<T>(book, by)
    }

    fn encounter(&self, text: &str, book: &str, by: Opener<'_>) -> Begun {
        open::encounter::<T>(text, book, by)
    }

    fn import(&self, rules: (u64, usize), book: &str, body: &[u8], by: &Opener<'_>) -> Begun {
        import::imported::<T>(rules, book, body, by)
    }

    fn load(&self, bodies: Vec<Vec<u8>>) -> Result<Box<dyn AnyGame>, LoadError> {
        open::loaded::<T>(bodies)
    }

    fn fight(
        &self,
        text: &str,
        beside: Option<&Path>,
        book: &str,
        lang: Lang,
        seed: u64,
    ) -> Result<Box<dyn AnyFight>, Vec<String>> {
        fight::read::<T>(text, beside, book, lang, seed)
    }

    fn schema(&self) -> Value {
        T::schema()
    }

    fn switches(&self, listed: &Listed<'_>) -> Vec<HouseRule> {
        T::switches(listed)
    }
}
