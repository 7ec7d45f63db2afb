//! Changes of characters for a reason, such as milestones, and the history of these changes.

use schwung_log::{Author, Deed, Entry, HandedIn, HouseEvent, Roller};
use schwung_rulebook::Lang;
use schwung_table::{Seat, WireId};
use schwung_views::{
    Look, Shown as _,
    wire::{AdvanceView, SheetChange, SheetChangeView},
};
use serde_json::{Map, Value};

use crate::{
    Refusal,
    actor::plain,
    ahead::{Ahead, NoDice},
    approval::{changed, changed_lines},
    character::name_in,
    played::Played,
    refusal::in_words,
    setup::Setup,
};

/// Maximum length of a reason, in characters.
const MOST_WHY: usize = 200;
/// Maximum number of characters that are changed at once.
const MOST_CHANGES: usize = 24;

impl<T: Setup> Played<T> {
    /// The entries that change sheets for a reason. The game master may change all sheets, players their own; at tables where
    /// characters need approval, their changes are submitted for it.
    ///
    /// # Errors
    /// If there is no reason, a change is not allowed, or a character is named twice.
    pub(crate) fn advance(
        &self,
        look: Look<'_, T::System>,
        by: Author,
        why: &str,
        changes: &[SheetChange],
        roller: &mut dyn Roller,
    ) -> Result<Vec<Entry<T::System>>, Refusal> {
        let fails = |it| in_words::<T>(look, it);
        let why: String = why.trim().chars().filter(|it| !it.is_control()).collect();
        if why.is_empty() || why.chars().count() > MOST_WHY {
            return Err(fails(schwung_log::Refusal::Length(MOST_WHY)));
        }
        let is_twice = |n: usize| changes[..n].iter().any(|it| it.actor == changes[n].actor);
        if changes.is_empty() || changes.len() > MOST_CHANGES || (0..changes.len()).any(is_twice) {
            return Err(Refusal::malformed(look, "changes"));
        }
        let waits = look.game.house().approval && !by.is_gm();
        let mut ahead = Ahead::of(look.game);
        for it in changes {
            if waits {
                let here = Look { game: ahead.game(), ..look };
                let new =
                    HandedIn { why: why.clone(), ..self.handed_in_sheet(here, plain(it.actor), &it.fields)? };
                let event = ahead.game().hand_in(new, None, roller).map_err(fails)?;
                ahead.add(by, vec![Entry::House(event)]).map_err(fails)?;
            } else {
                self.advance_one(&mut ahead, look, plain(it.actor), &it.fields, &why)?;
            }
        }
        Ok(ahead.into_entries())
    }

    /// Changes one sheet, with the rights of the viewer.
    pub(crate) fn advance_one(
        &self,
        ahead: &mut Ahead<T::System>,
        look: Look<'_, T::System>,
        actor: u8,
        fields: &Map<String, Value>,
        why: &str,
    ) -> Result<(), Refusal> {
        let fails = |it| in_words::<T>(look, it);
        let here = Look { game: ahead.game(), ..look };
        let deed = self.sheet_deed(here, actor, fields)?;
        let told = |lang: Lang| -> Result<Vec<String>, Refusal> {
            let here = Look { game: ahead.game(), ..self.look(*look.you, lang) };
            let form = self.own_sheet(here, actor)?;
            Ok(changed_lines(&form, &changed(&form, fields)))
        };
        let (de, en) = (told(Lang::De)?, told(Lang::En)?);
        let file = T::Screen::character_file(here, actor);
        let name = file.map_or_else(String::new, |it| name_in(&it.0));
        let seat = self.seat_of_actor(here, actor);
        let event = HouseEvent::Advanced { actor, seat, name, why: why.to_owned(), de, en };
        ahead.add(Author::GM, vec![Entry::House(event)]).map_err(fails)?;
        // Only the game master may set sheets; the owner of the form may change the fields that it contains.
        ahead.does(Author::GM, deed, &mut NoDice).map_err(fails)
    }

    /// What new values of a sheet would change.
    ///
    /// # Errors
    /// If the viewer may not change the sheet, or the values are not allowed.
    pub(crate) fn sheet_change(
        &self,
        look: Look<'_, T::System>,
        it: &SheetChange,
    ) -> Result<SheetChangeView, Refusal> {
        let actor = plain(it.actor);
        let form = self.own_sheet(look, actor)?;
        let deed: Deed<T::System> = self.sheet_deed(look, actor, &it.fields)?;
        let mut ahead = Ahead::of(look.game);
        ahead.does(Author::GM, deed, &mut NoDice).map_err(|it| in_words::<T>(look, it))?;
        let (_, remarks) = T::Screen::character_card(Look { game: ahead.game(), ..look }, actor);
        Ok(SheetChangeView { changes: changed_lines(&form, &changed(&form, &it.fields)), remarks })
    }

    /// The history of a character: what was changed when, and why. Changes that were undone are not part of it.
    ///
    /// # Errors
    /// If the viewer may not change its sheet.
    pub(crate) fn history(
        &self,
        look: Look<'_, T::System>,
        actor: WireId,
    ) -> Result<Vec<AdvanceView>, Refusal> {
        let actor: u8 = plain(actor);
        self.own_sheet(look, actor)?;
        let mut history = Vec::new();
        for record in look.game.records().iter().rev().filter(|it| look.game.is_live(it.seq)) {
            for entry in &record.entries {
                if let Entry::House(HouseEvent::Advanced { actor: of, why, de, en, .. }) = entry
                    && *of == actor
                {
                    let changes = if look.lang() == Lang::De { de } else { en };
                    history.push(AdvanceView { at: record.at, why: why.clone(), changes: changes.clone() });
                }
            }
        }
        Ok(history)
    }

    /// The seat that plays an actor.
    fn seat_of_actor(&self, look: Look<'_, T::System>, actor: u8) -> Seat {
        let seats = 0..u8::try_from(look.game.house().seats.len()).unwrap_or(u8::MAX);
        let mut seats = seats.map(Seat);
        seats.find(|it| T::Screen::actors_of(look, *it).contains(&actor)).unwrap_or(Seat::GM)
    }
}
