//! An object-safe trait for rule systems.

use std::{marker::PhantomData, path::Path};

use schwung_files::vary::Knob;
use schwung_rulebook::Lang;
use schwung_table::Hosted as _;
use schwung_views::wire::PlayStepView;
use serde_json::Value;

use crate::{
    AnyFight, AnyGame, Begun, HouseRule, Listed, LoadError, Opener, Sandboxed, Setup, fight, import, open,
    plays,
};

/// The engine of one or several books.
///
/// [`Of`] implements it for every [`Setup`]. The crate that converts `Of<T>` to a `&dyn Engine` compiles all generic
/// code for `T`, so each system does that in its own crate.
pub trait Engine: Sync {
    /// Its name in stored tables.
    fn name(&self) -> &'static str;

    /// Creates a table of `book` with no seats but the game master's.
    ///
    /// # Errors
    /// The problems, one line each, in the reader's language.
    fn empty(&self, book: &str, by: Opener<'_>) -> Begun;

    /// Creates a table with the scene of an encounter file, which belongs to `book` unless the file names another one.
    ///
    /// # Errors
    /// The problems of the file, one line each, in the reader's language.
    fn encounter(&self, text: &str, book: &str, by: Opener<'_>) -> Begun;

    /// Imports the exported table of `book` in `body`. `rules` contains the newest version of the rules used in it, and
    /// the position (from 1) of the first record that uses it.
    ///
    /// # Errors
    /// The problems of the file, one line each, in the reader's language.
    fn import(&self, rules: (u64, usize), book: &str, body: &[u8], by: &Opener<'_>) -> Begun;

    /// Opens a stored table from its records.
    ///
    /// # Errors
    /// If the records are not those of a table of this engine.
    fn load(&self, bodies: Vec<Vec<u8>>) -> Result<Box<dyn AnyGame>, LoadError>;

    /// Reads the conflict of an encounter file. Files that it refers to are looked up in the folder `beside`. Dice
    /// rolled before the conflict starts are taken from `seed`.
    ///
    /// # Errors
    /// The problems of the file, one line each, in the reader's language.
    fn fight(
        &self,
        text: &str,
        beside: Option<&Path>,
        book: &str,
        lang: Lang,
        seed: u64,
    ) -> Result<Box<dyn AnyFight>, Vec<String>>;

    /// The steps of a play of `book`. The first is the scene before anything happens.
    ///
    /// # Errors
    /// The errors of the play, one line each, in the reader's language.
    fn steps(&self, text: &str, book: &str, lang: Lang) -> Result<Vec<PlayStepView>, Vec<String>>;

    /// Creates a table with a play of `book` carried out up to this step, counted from 0. It is marked as a what-if. The
    /// character in the file `own` replaces the one who acts: see `StandsIn`.
    ///
    /// # Errors
    /// The errors of the play or of the character, in the reader's language.
    fn play(&self, text: &str, book: &str, step: usize, own: Option<&str>, by: &Opener<'_>) -> Sandboxed;

    /// What can be varied in its encounter files.
    fn knobs(&self) -> &'static [Knob];

    /// The JSON Schema of its encounter files.
    fn schema(&self) -> Value;

    /// The house-rule switches selected by `listed`.
    fn switches(&self, listed: &Listed<'_>) -> Vec<HouseRule>;
}

/// Implements [`Engine`] for the system that `T` sets up.
#[derive(Debug)]
pub struct Of<T>(PhantomData<fn() -> T>);

impl<T> Of<T> {
    /// The only value of this type.
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

    fn steps(&self, text: &str, book: &str, lang: Lang) -> Result<Vec<PlayStepView>, Vec<String>> {
        plays::steps::<T>(text, book, lang)
    }

    fn play(&self, text: &str, book: &str, step: usize, own: Option<&str>, by: &Opener<'_>) -> Sandboxed {
        plays::table::<T>(text, book, step, own, by)
    }

    fn knobs(&self) -> &'static [Knob] {
        T::KNOBS
    }

    fn schema(&self) -> Value {
        T::schema()
    }

    fn switches(&self, listed: &Listed<'_>) -> Vec<HouseRule> {
        T::switches(listed)
    }
}
