//! Several deeds in one record, each decided on the table as the earlier ones leave it.

use schwung_log::{Author, Deed, Entry, Game, Kept, Record, Refusal as Refused, Roller};
use schwung_views::{Brought, Look, Shown as _};

use crate::{Refusal, refusal::in_words, setup::Setup};

/// Maximum number of dice that pasted lines supply in one record.
const MOST_BROUGHT: usize = 100;

/// The dice of deeds that roll none.
pub(crate) struct NoDice;

impl Roller for NoDice {
    fn die(&mut self, _: u32) -> u32 {
        1
    }
}

/// A copy of the table that is ahead of it by the entries of the record to be made.
pub(crate) struct Ahead<S: Kept> {
    game: Game<S>,
    entries: Vec<Entry<S>>,
}

impl<S: Kept> Ahead<S> {
    /// The table as it is now.
    pub(crate) fn of(game: &Game<S>) -> Ahead<S> {
        Ahead { game: game.clone(), entries: Vec::new() }
    }

    /// The table as it is after these entries.
    pub(crate) fn game(&self) -> &Game<S> {
        &self.game
    }

    /// The entries of the record.
    pub(crate) fn into_entries(self) -> Vec<Entry<S>> {
        self.entries
    }

    /// Adds entries that were decided elsewhere.
    pub(crate) fn add(&mut self, by: Author, entries: Vec<Entry<S>>) -> Result<(), Refused<S>> {
        let record = Record {
            seq: self.game.seq() + 1,
            at: 0,
            by: Some(by),
            id: String::new(),
            deed: None,
            entries: entries.clone(),
        };
        self.game.push(record).map_err(|_| Refused::Failed)?;
        self.entries.extend(entries);
        Ok(())
    }

    /// Carries out a deed.
    pub(crate) fn does(
        &mut self,
        by: Author,
        deed: Deed<S>,
        roller: &mut dyn Roller,
    ) -> Result<(), Refused<S>> {
        let entries = self.game.decide(by, deed, roller)?;
        self.add(by, entries)
    }

    /// Carries out commands, and supplies the dice that come with them.
    pub(crate) fn bring(
        &mut self,
        by: Author,
        brought: Brought<S::Command>,
        roller: &mut dyn Roller,
    ) -> Result<(), Refused<S>> {
        let Brought { commands, roll } = brought;
        let commands = (!commands.is_empty()).then_some(Deed::Several(commands));
        let roll = roll.map(|(question, faces)| Deed::Bring { question, faces });
        commands.into_iter().chain(roll).try_for_each(|deed| self.does(by, deed, roller))
    }

    /// Lets lines pasted earlier supply what is needed next, on behalf of the person who pasted them.
    pub(crate) fn follow<T: Setup<System = S>>(
        &mut self,
        look: Look<'_, S>,
        roller: &mut dyn Roller,
    ) -> Result<(), Refusal> {
        for _ in 1..MOST_BROUGHT {
            let Some(next) = T::Screen::follow(Look { game: &self.game, ..look }) else { break };
            self.bring(Author::Table, next, roller).map_err(|it| in_words::<T>(look, it))?;
        }
        Ok(())
    }
}
