//! Sets the habits of characters, and lays encounters on the table together with theirs.

use schwung_log::{Author, Deed, Entry, Fighting, Game, HouseEvent, Roller};
use schwung_play::{Fights as _, Manner};
use schwung_table::WireId;
use schwung_views::{Look, Shown as _};

use crate::{
    Refusal,
    actor::plain,
    ahead::Ahead,
    habits::of_text,
    played::Played,
    refusal::{in_words, listed},
    setup::Setup,
};

/// Maximum number of characters whose habit is set at once.
const MOST_ACTORS: usize = 100;

impl<T: Setup> Played<T> {
    /// Sets how actors decide, or drops what was set.
    ///
    /// # Errors
    /// If anybody but the game master asks, or there is no such actor or habit.
    pub(crate) fn set_habit(
        &self,
        look: Look<'_, T::System>,
        actors: &[WireId],
        habit: Option<&str>,
    ) -> Result<Vec<Entry<T::System>>, Refusal> {
        if !look.is_gm() {
            return Err(Refusal::gm_only(look));
        }
        let manner = habit.map(|it| manner(look, it)).transpose()?;
        let mut actors: Vec<u8> = actors.iter().copied().map(plain).collect();
        actors.sort_unstable();
        actors.dedup();
        if actors.is_empty() || actors.len() > MOST_ACTORS {
            return Err(Refusal::malformed(look, "actors"));
        }
        if actors.iter().any(|it| *it >= T::System::actors(look.game.state())) {
            return Err(Refusal::new(look, "no_such_actor", "refused-no-such-actor", &[]));
        }
        let of = |actor: &u8| {
            let before = look.game.house().fighting.get(actor).copied().unwrap_or_default();
            fights::<T>(look.game, *actor, Fighting { habit: manner, ..before })
        };
        Ok(actors.iter().map(of).collect())
    }

    /// Lays an encounter file on the table, with the habits of its characters: `body`, or an item on the shelf.
    ///
    /// # Errors
    /// If anybody but the game master asks, there is no such item, or the file has errors.
    pub(crate) fn staged(
        &self,
        look: Look<'_, T::System>,
        body: Option<&str>,
        item: Option<u32>,
        new_scene: bool,
        roller: &mut dyn Roller,
    ) -> Result<Vec<Entry<T::System>>, Refusal> {
        if !look.is_gm() {
            return Err(Refusal::gm_only(look));
        }
        let shelf = &look.game.house().shelf;
        let body = match (body, item) {
            (Some(body), _) => body,
            (None, Some(id)) => match shelf.iter().find(|it| it.id == id) {
                Some(item) => &item.body,
                None => return Err(Refusal::new(look, "no_such_item", "refused-no-such-item", &[])),
            },
            (None, None) => return Err(Refusal::malformed(look, "body, item")),
        };
        let commands = T::Screen::stage(look, body, new_scene).map_err(|it| listed(&it))?;
        let fails = |it| in_words::<T>(look, it);
        let mut ahead = Ahead::of(look.game);
        ahead.does(Author::GM, Deed::Several(commands), roller).map_err(fails)?;
        let set = &look.game.house().fighting;
        let known = T::System::actors(look.game.state());
        let mut entries = Vec::new();
        for (actor, habit) in (0..=u8::MAX).zip(of_text::<T>(body, ahead.game().state())) {
            let how = Fighting::of(habit.unwrap_or_default());
            let before = set.get(&actor).copied().unwrap_or_default();
            // Characters that were already there keep whatever the text does not mention.
            if how != before && (how != Fighting::default() || actor >= known) {
                entries.push(fights::<T>(ahead.game(), actor, how));
            }
        }
        if !entries.is_empty() {
            ahead.add(Author::GM, entries).map_err(fails)?;
        }
        Ok(ahead.into_entries())
    }
}

/// The habit with this name.
pub(crate) fn manner<S: schwung_log::Kept>(look: Look<'_, S>, habit: &str) -> Result<Manner, Refusal> {
    Manner::named(habit).ok_or_else(|| Refusal::new(look, "no_such_habit", "refused-no-habit", &[]))
}

fn fights<T: Setup>(game: &Game<T::System>, actor: u8, how: Fighting) -> Entry<T::System> {
    let state = game.state();
    let (seat, name) = (T::System::player(state, actor), T::System::name(state, actor).to_owned());
    Entry::House(HouseEvent::Fights { actor, seat, name, how })
}
