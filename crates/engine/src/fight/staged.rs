//! Encounters laid on a table, to see how they would be fought there.

use schwung_files::vary::Knob;
use schwung_log::{Author, Deed, Game, House, Opening};
use schwung_messages::Catalogue;
use schwung_play::{Fights as _, Habit};
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
    open::first_record,
    refusal::in_words,
    setup::{Setup, State},
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
        let habits = habits::<T>(text, ahead.game().state());
        Ok(of_game::<T>(ahead.game(), habits, self.texts.clone()))
    }

    fn knobs(&self) -> &'static [Knob] {
        T::KNOBS
    }

    fn texts(&self) -> &Catalogue {
        &self.texts
    }
}

/// The habits that the text gives to those of its characters that are on the table.
fn habits<T: Setup>(text: &str, state: &State<T>) -> Vec<Habit> {
    let Ok(prepared) = T::read(text, None) else { return Vec::new() };
    let of_text = |name: &str| {
        let mut all = 0..T::System::actors(&prepared.state);
        let found = all.find(|&it| T::System::name(&prepared.state, it) == name)?;
        prepared.habits.get(usize::from(found)).copied()
    };
    let all = 0..T::System::actors(state);
    all.map(|it| of_text(T::System::name(state, it)).unwrap_or_default()).collect()
}
