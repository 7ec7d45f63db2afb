//! An evening as a keepsake, and as Markdown.
//!
//! [`keepsake`] collects what a viewer may know of the table; everything after that is the same code for all systems.

mod evenings;
mod known;
mod markdown;
mod pictures;
mod story;
mod told;

use schwung_log::{House, SeatState};
use schwung_play::Fights as _;
use schwung_rulebook::Lang;
use schwung_table::Seat;
use schwung_views::{Look, Shown as _, house, wire::KeepsakeView};

use crate::{insight::dice, setup::Setup};
use known::{Cast, Known};

pub(crate) use evenings::BREAK;
pub use evenings::Which;
pub(crate) use markdown::{last, whole};

/// The keepsake of an evening, as far as this viewer may know; `None` if there is no such evening.
pub(crate) fn keepsake<T: Setup>(look: Look<'_, T::System>, which: Which) -> Option<KeepsakeView> {
    let (game, texts) = (look.game, look.texts);
    let lines = evenings::content(schwung_views::lines::<T::Screen>(look, 0, game.seq()));
    let choice = evenings::choose(&lines, which)?;
    // What came after the evening, and what was undone since, is not part of it.
    let until = choice.range.end.checked_sub(1).and_then(|it| lines.get(it)).map_or(0, |it| it.seq);
    let next = game.records().iter().find(|it| it.seq > until && game.is_live(it.seq));
    let then = next.filter(|_| !choice.is_latest).and_then(|it| game.state_before(it.seq));
    let state = then.as_ref().unwrap_or(game.state());
    let seats = (0..u8::try_from(game.house().seats.len()).unwrap_or(u8::MAX)).map(Seat);
    let actors = seats.clone().flat_map(|it| T::Screen::actors_of(look, it));
    let cast = actors.filter(|&it| it < T::System::actors(state)).map(|actor| Cast {
        actor,
        name: T::System::name(state, actor).to_owned(),
        side: T::System::side(state, actor),
        seat: T::System::player(state, actor),
    });
    let person = |it: Seat| {
        let person =
            game.house().person(it).filter(|person| person.state != SeatState::Free || it.is_gm())?;
        Some((it, house::name(look, it))).filter(|_| it.is_gm() || !person.name.is_empty())
    };
    let parts = T::Screen::parts(state).into_iter().map(|it| it.actor);
    let goes_on = choice.is_latest && T::System::is_on(state);
    let known = Known {
        system_name: T::Screen::name(texts, game.system()),
        secrets: look.is_gm(),
        people: seats.filter_map(person).collect(),
        names: game.house().names(),
        cast: cast.collect(),
        parts: parts.collect(),
        conditions: T::Screen::conditions(look, state)
            .into_iter()
            .map(|it| (it.name, it.label, it.text))
            .collect(),
        goes_on: goes_on.then(|| T::Screen::sentence(look).0),
        dice: dice::of_all::<T>(game, texts, &lines[choice.range.clone()]).unwrap_or_default(),
        pictures: schwung_views::pictures::<T::Screen>(look),
        scene: (!game.house().pictures.is_empty()).then(|| T::Screen::scene(look)),
    };
    Some(told::told(texts, game.house(), &lines, &choice, &known))
}

/// What happened at the table that this one continues.
pub(crate) fn before_in(house: &House, lang: Lang) -> &str {
    house.before.as_ref().map_or("", |it| match lang {
        Lang::De => &it.de,
        Lang::En => &it.en,
    })
}
