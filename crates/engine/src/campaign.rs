//! What campaigns need of a table: what is in it, a search over it, and a new table that goes on from it.

use schwung_log::{Game, House, Opening, Person, Previously, SeatState};
use schwung_rulebook::{Lang, Words};
use schwung_table::{Hosted as _, IdKind, Seat, WireId};
use schwung_views::{
    Look, Shown as _,
    wire::{CampaignCharacter, Found, FoundIn, TableContents},
};

use crate::{
    AnyGame as _, Continued, Refusal,
    found::{MOST_SOUGHT, lines_with},
    open::{finished, first_record},
    played::Played,
    setup::Setup,
};

/// Maximum length of the summary in a new table, in bytes for each language.
const MOST_BEFORE: usize = 12_000;
/// Maximum length of the excerpt in a search result, in characters.
const PART: usize = 200;

impl<T: Setup> Played<T> {
    /// What this viewer may see of the table from outside.
    pub(crate) fn contents_for(&self, look: Look<'_, T::System>, at: i64) -> TableContents {
        let house = look.game.house();
        TableContents {
            you: *look.you,
            system: look.game.system().to_owned(),
            system_name: T::Screen::name(look.texts, look.game.system()),
            at,
            characters: characters::<T>(look).into_iter().map(|it| it.0).collect(),
            handouts: house
                .handouts
                .iter()
                .filter(|it| look.may_read(it))
                .map(|it| it.title.clone())
                .collect(),
            rules: T::Screen::settings(look).into_iter().filter(|it| it.value != it.default).collect(),
        }
    }

    /// Everything at the table that this viewer may see and that contains all the words: sheets, notes, handouts and
    /// preparations, then lines of the log, latest first.
    ///
    /// # Errors
    /// If there are too many words.
    pub(crate) fn found(&self, look: Look<'_, T::System>, query: &str) -> Result<Vec<Found>, Refusal> {
        if query.chars().count() > MOST_SOUGHT {
            return Err(Refusal::length(look, MOST_SOUGHT));
        }
        let words = Words::new(query);
        let mut all = Vec::new();
        if words.is_empty() {
            return Ok(all);
        }
        let house = look.game.house();
        for (it, text) in characters::<T>(look) {
            let found =
                part_with(&text, &words, &it.name).map(|part| (FoundIn::Character, it.name.clone(), part));
            all.extend(found.map(hit).map(|hit| Found { number: Some(it.actor.0), ..hit }));
        }
        let mut texts: Vec<(FoundIn, &str, &str)> = Vec::new();
        if look.is_gm() {
            texts.push((FoundIn::Notes, &house.title, &house.notes));
            texts.extend(house.shelf.iter().map(|it| (FoundIn::Prepared, &*it.name, &*it.body)));
        }
        let handouts = house.handouts.iter().filter(|it| look.may_read(it));
        texts.extend(handouts.map(|it| (FoundIn::Handout, &*it.title, &*it.text)));
        let found = |(place, title, text): (FoundIn, &str, &str)| {
            part_with(text, &words, title).map(|part| hit((place, title.to_owned(), part)))
        };
        all.extend(texts.into_iter().filter_map(found));
        let (lines, _) = lines_with::<T::Screen>(look, &self.numbers(*look.you), &words);
        all.extend(
            lines
                .into_iter()
                .rev()
                .map(|it| Found { seq: Some(it.seq), ..hit((FoundIn::Log, house.title.clone(), it.text)) }),
        );
        Ok(all)
    }

    /// A new table that begins as this one is now: with its characters, house rules, handouts, notes and preparations, and a
    /// summary of its last evening. Seats keep their names, but nobody has a link to them yet.
    ///
    /// # Errors
    /// If an action is in progress, or this table is a what-if.
    pub(crate) fn continued(
        &self,
        look: Look<'_, T::System>,
        title: &str,
        at: i64,
        id: &str,
    ) -> Result<Continued, Refusal> {
        let game = look.game;
        if game.house().what_if.is_some() {
            return Err(Refusal::new(look, "what_if", "refused-what-if-continue", &[]));
        }
        if game.running().is_some() {
            return Err(Refusal::new(look, "busy", "refused-continue-busy", &[]));
        }
        let old = game.house();
        let title = title.trim();
        let title = if title.is_empty() { old.title.clone() } else { title.chars().take(120).collect() };
        let last = |lang| end_of(self.last_evening(lang, i64::MAX), MOST_BEFORE);
        let before = Previously { title: old.title.clone(), de: last(Lang::De), en: last(Lang::En) };
        let free = |(n, it): (usize, &Person)| Person {
            state: if n == 0 { SeatState::Taken } else { SeatState::Free },
            absent: false,
            ..it.clone()
        };
        let house = House {
            title,
            seats: old.seats.iter().enumerate().map(free).collect(),
            locked: false,
            paused: false,
            x_card: false,
            before: Some(before),
            waiting: Vec::new(),
            // These refer to records of the old table.
            kept: Vec::new(),
            insights: Default::default(),
            ..old.clone()
        };
        let opening = Opening {
            engine: T::System::ENGINE.to_owned(),
            system: game.system().to_owned(),
            house,
            state: game.state().clone(),
        };
        let failed = |_| Refusal { code: "failed", text: String::new(), rule: None };
        let game = Game::open(first_record::<T>(id, at, opening)).map_err(|_| failed(()))?;
        finished::<T>(game).map_err(|_| failed(()))
    }
}

fn hit((place, title, text): (FoundIn, String, String)) -> Found {
    Found { table: None, place, title, text, seq: None, number: None }
}

/// The characters that the viewer may act for, with what their sheets say.
fn characters<T: Setup>(look: Look<'_, T::System>) -> Vec<(CampaignCharacter, String)> {
    let seats = 0..u8::try_from(look.game.house().seats.len()).unwrap_or(u8::MAX);
    let actors =
        seats.flat_map(|seat| T::Screen::actors_of(look, Seat(seat)).into_iter().map(move |it| (seat, it)));
    let view = |(seat, actor): (u8, u8)| {
        let (body, _) = T::Screen::character_file(look, actor)?;
        let name = schwung_files::character::name(&body)?;
        let (card, _) = T::Screen::character_card(look, actor);
        let mut text = String::new();
        for line in card {
            text += &format!("{} {}\n", line.label, line.text);
        }
        let player = schwung_views::house::name(look, Seat(seat));
        let actor = WireId::new(IdKind::ACTOR, actor);
        Some((CampaignCharacter { actor, name, seat, player }, text))
    };
    actors.filter_map(view).collect()
}

/// An excerpt of the first line of a text that contains all the words, or of its first line if only text and title
/// together contain them. `None` if they do not either.
pub fn part_with(text: &str, words: &Words, title: &str) -> Option<String> {
    let found = text.lines().find(|it| words.are_in(it));
    let found = match found {
        Some(line) => line,
        None if words.are_in(&format!("{title}\n{text}")) => {
            text.lines().find(|it| !it.trim().is_empty()).unwrap_or_default()
        }
        None => return None,
    };
    let found = found.trim();
    let cut: String = found.chars().take(PART).collect();
    Some(if cut.len() < found.len() { format!("{cut} …") } else { cut })
}

/// The last paragraphs of a text, at most `most` bytes.
fn end_of(text: String, most: usize) -> String {
    let mut from = text.len().saturating_sub(most);
    if from == 0 {
        return text;
    }
    while !text.is_char_boundary(from) {
        from += 1;
    }
    let tail = &text[from..];
    tail.split_once("\n\n").map_or(tail, |it| it.1).to_owned()
}
