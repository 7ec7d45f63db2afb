//! Actors and scenes that are taken off the table, with their state.

use schwung_log::{Author, Deed, Entry, Kept, PictureOf, Roller};
use schwung_table::WireId;
use schwung_views::{Look, Shown as _};

use crate::{Refusal, actor::plain, ahead::Ahead, habits, played::Played, refusal::in_words, setup::Setup};

/// What takes actors off the table.
pub(crate) struct Gone<S: Kept> {
    /// The entries of the record: first the file goes on the shelf, then they go.
    pub(crate) entries: Vec<Entry<S>>,
    /// What the file does not say, in the viewer's language.
    pub(crate) losses: Vec<String>,
}

impl<T: Setup> Played<T> {
    /// Takes actors and, with `scene`, the scene off the table.
    ///
    /// # Errors
    /// If anybody but the game master asks, an action is in progress, one of them cannot be taken off, the shelf is full, or
    /// the file could not be brought back.
    pub(crate) fn taken_off(
        &self,
        look: Look<'_, T::System>,
        actors: &[WireId],
        scene: bool,
        name: &str,
        roller: &mut dyn Roller,
    ) -> Result<Gone<T::System>, Refusal> {
        let refused = |code, key| Refusal::new(look, code, key, &[]);
        let fails = |it| in_words::<T>(look, it);
        if !look.is_gm() {
            return Err(Refusal::gm_only(look));
        }
        if look.game.running().is_some() {
            return Err(refused("busy", "refused-take-off-busy"));
        }
        let actors: Vec<u8> = actors.iter().copied().map(plain).collect();
        let file = T::Screen::scene_file(look, &actors, scene);
        let (mut body, mut losses) = file.ok_or_else(|| refused("cannot_go", "refused-take-off"))?;
        body.push_str(&habits::in_file::<T>(look.game, &actors));
        let back = body.clone();
        let mut ahead = Ahead::of(look.game);
        let shelved = look.game.put_off(name, body, scene).map_err(fails)?;
        ahead.add(Author::GM, vec![Entry::House(shelved)]).map_err(fails)?;
        let commands = T::Screen::take_off(look, &actors);
        if commands.is_empty() && !actors.is_empty() {
            return Err(refused("cannot_go", "refused-take-off"));
        }
        ahead.does(Author::GM, Deed::Several(commands), roller).map_err(fails)?;
        if scene {
            let empty = format!("system = \"{}\"\n", look.game.system());
            let commands = T::Screen::stage(Look { game: ahead.game(), ..look }, &empty, true);
            let commands = commands.map_err(|it| no_way_back(look, &it))?;
            ahead.does(Author::GM, Deed::Several(commands), roller).map_err(fails)?;
        }
        // Verify that everything could be brought back.
        let here = Look { game: ahead.game(), ..look };
        let commands = T::Screen::stage(here, &back, scene).map_err(|it| no_way_back(look, &it))?;
        let returned = Ahead::of(ahead.game()).does(Author::GM, Deed::Several(commands), roller);
        returned.map_err(|it| no_way_back(look, &[in_words::<T>(look, it).text]))?;
        let parts = T::Screen::parts(look.game.state());
        for picture in &look.game.house().pictures {
            let PictureOf::Actor(actor) = picture.of else { continue };
            if let Some(part) = parts.iter().find(|it| it.actor == actor && actors.contains(&actor)) {
                losses.push(look.texts.text("off-lost-picture", &[("name", &part.name)]));
            }
        }
        Ok(Gone { entries: ahead.into_entries(), losses })
    }
}

/// The refusal of what could not be brought back.
fn no_way_back<S: Kept>(look: Look<'_, S>, why: &[String]) -> Refusal {
    Refusal::new(look, "no_way_back", "refused-take-off-file", &[("why", &why.join(" "))])
}
