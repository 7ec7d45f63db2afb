//! Encounters laid on a table, to see how they would be fought there.

use schwung_files::vary::Knob;
use schwung_log::{Author, Deed, Game, House, Opening};
use schwung_messages::Catalogue;
use schwung_play::Habit;
use schwung_rulebook::Lang;
use schwung_table::Hosted as _;
use schwung_views::{
    Look, Shown as _,
    wire::{Role, You},
};

use super::of_game;
use crate::{
    AnyFight, Encounters,
    ahead::{Ahead, NoDice},
    habits,
    open::first_record,
    refusal::in_words,
    setup::Setup,
    texts,
};

/// A table as it is now, without its past.
pub(crate) struct Staged<T: Setup> {
    game: Game<T::System>,
    texts: Catalogue,
}

impl<T: Setup> Staged<T> {
    pub(crate) fn new(game: &Game<T::System>, lang: Lang) -> Staged<T> {
        let texts = Catalogue::clone(&texts(lang, game.system()));
        // Copied for each encounter, so what is not needed is left out.
        let house = House { shelf: Vec::new(), handouts: Vec::new(), ..game.house().clone() };
        let opening = Opening {
            engine: T::System::ENGINE.to_owned(),
            system: game.system().to_owned(),
            house,
            state: game.state().clone(),
        };
        let now = Game::open(first_record::<T>("", 0, opening));
        Staged { game: now.unwrap_or_else(|_| game.clone()), texts }
    }
}

impl<T: Setup> Encounters for Staged<T> {
    fn fight(&self, text: &str) -> Result<Box<dyn AnyFight>, Vec<String>> {
        let look = Look::new(&self.game, You { role: Role::Gm, seat: Some(0) }, &self.texts);
        let commands = T::Screen::stage(look, text, true)?;
        let mut ahead = Ahead::of(&self.game);
        ahead
            .does(Author::GM, Deed::Several(commands), &mut NoDice)
            .map_err(|it| vec![in_words::<T>(look, it).text])?;
        let mut habits = habits::of_game::<T>(ahead.game());
        for (habit, of_text) in habits.iter_mut().zip(habits::of_text::<T>(text, ahead.game().state())) {
            *habit = of_text.filter(|it| *it != Habit::default()).unwrap_or(*habit);
        }
        Ok(of_game::<T>(ahead.game(), habits, self.texts.clone()))
    }

    fn knobs(&self) -> &'static [Knob] {
        T::KNOBS
    }

    fn texts(&self) -> &Catalogue {
        &self.texts
    }
}
