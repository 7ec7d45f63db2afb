//! A table of one system.

mod ask;
mod deed;
mod game;

use std::sync::{Arc, Mutex, PoisonError};

use schwung_log::{Author, Entry, Game, Kept, Record};
use schwung_messages::{Catalogue, Rungs, Tongue};
use schwung_rulebook::Lang;
use schwung_table::Veil;
use schwung_views::{Look, Numbers, Still, wire::You};

use crate::{Decided, Refusal, setup::Setup, texts};

/// Maximum length of a pasted text, in characters.
const MOST_PASTED: usize = 20_000;

/// A table of one system.
pub(crate) struct Played<T: Setup> {
    game: Game<T::System>,
    /// One catalogue for each language and style of showing the ladder.
    texts: Vec<(Tongue, Catalogue)>,
    /// A catalogue without messages, to find out whether there is anything to say.
    silent: Catalogue,
    /// The numbers of the viewers who have asked, as far as they have been counted.
    numbers: Mutex<Vec<(You, Arc<Numbers>)>>,
    /// An edition of the game and the lines of its last record, which viewers who see the same share.
    told: Mutex<(u64, Arc<Still>)>,
}

impl<T: Setup> Clone for Played<T> {
    fn clone(&self) -> Played<T> {
        let numbers = self.numbers.lock().unwrap_or_else(PoisonError::into_inner).clone();
        let (game, texts, silent) = (self.game.clone(), self.texts.clone(), self.silent.clone());
        Played { game, texts, silent, numbers: Mutex::new(numbers), told: Mutex::default() }
    }
}

impl<T: Setup> Played<T> {
    pub(crate) fn new(game: Game<T::System>) -> Played<T> {
        let tongues = Lang::ALL.into_iter().flat_map(|lang| Rungs::ALL.map(|rungs| Tongue { lang, rungs }));
        let texts = tongues.map(|it| (it, texts(it.lang, game.system()).showing(it.rungs))).collect();
        let silent = crate::texts(Lang::En, game.system()).silent();
        Played { game, texts, silent, numbers: Mutex::default(), told: Mutex::default() }
    }

    /// Unwraps the game.
    pub(crate) fn into_game(self) -> Game<T::System> {
        self.game
    }

    pub(crate) fn look(&self, you: You, tongue: impl Into<Tongue>) -> Look<'_, T::System> {
        let tongue = tongue.into();
        // Every tongue has a catalogue; the fallback to the first one only avoids a panic.
        let texts = self.texts.iter().find(|it| it.0 == tongue).unwrap_or(&self.texts[0]);
        Look::new(&self.game, you, &texts.1)
    }

    /// The numbers of a viewer, up to the last record.
    pub(crate) fn numbers(&self, you: You) -> Arc<Numbers> {
        let look = Look::new(&self.game, you, &self.silent);
        // Replaced as a whole, so a poisoned lock is harmless.
        let lock = || self.numbers.lock().unwrap_or_else(PoisonError::into_inner);
        let known = lock().iter().find(|it| it.0 == you).map(|it| Arc::clone(&it.1));
        let mut numbers = known.unwrap_or_else(|| Arc::new(Numbers::new(you)));
        if !numbers.is_complete::<T::Screen>(look) {
            Arc::make_mut(&mut numbers).extend::<T::Screen>(look);
            let mut all = lock();
            all.retain(|it| it.0 != you);
            all.push((you, Arc::clone(&numbers)));
        }
        numbers
    }

    /// The lines of the last record that somebody has asked for.
    fn told(&self) -> Arc<Still> {
        // Replaced as a whole, so a poisoned lock is harmless.
        let mut told = self.told.lock().unwrap_or_else(PoisonError::into_inner);
        if told.0 != self.game.edition() {
            *told = (self.game.edition(), Arc::default());
        }
        Arc::clone(&told.1)
    }

    fn decided(
        &self,
        by: Option<Author>,
        id: &str,
        deed: Option<String>,
        at: i64,
        entries: Vec<Entry<T::System>>,
    ) -> Result<Decided, Refusal> {
        let seq = self.game.seq() + 1;
        let record = Record { seq, at, by, id: id.to_owned(), deed, entries };
        // Clients see other ids than those that are stored.
        Veil::over(None, || {
            let body = serde_json::to_vec(&record).map_err(|_| failed())?;
            debug_assert_eq!(
                schwung_log::read_json(&body).ok().as_ref(),
                Some(&record),
                "a record reads differently"
            );
            Ok(Decided { seq, body, record: Box::new(record), turn: None })
        })
    }
}

/// The refusal for what the log or the rules cannot handle.
fn failed() -> Refusal {
    Refusal { code: "failed", text: String::new(), rule: None }
}

/// Serialises the records of a table for storage.
pub(crate) fn bodies<S: Kept>(records: &[Record<S>]) -> Result<Vec<Vec<u8>>, serde_json::Error> {
    Veil::over(None, || records.iter().map(serde_json::to_vec).collect())
}
