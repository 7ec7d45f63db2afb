//! How characters fight while nobody plays them: set by the game master, and in encounter files.

use std::collections::BTreeMap;

use schwung_files::write::{Section, written};
use schwung_log::{Asked, Deed, Fighting, Game, Running};
use schwung_play::{Fights as _, Habit, Manner, Pick, Spend};
use schwung_table::System as _;

use crate::setup::{Answer, Question, Setup, State};

/// The habit of each actor of a table, in the order of the actors.
pub(crate) fn of_game<T: Setup>(game: &Game<T::System>) -> Vec<Habit> {
    let set = &game.house().fighting;
    let all = 0..T::System::actors(game.state());
    all.map(|it| set.get(&it).map_or_else(Habit::default, |it| it.habit())).collect()
}

/// The habit to use instead of this one where fights are played on from every moment of a fight: looking ahead takes too long
/// for that. Everything else is as in a forecast, so that a fight begins with the chances that were forecast.
pub(crate) fn sampled(habit: Habit) -> Habit {
    Habit { manner: habit.manner.min(Manner::Careful), ..habit }
}

/// The habits at the beginning of a scene, as its file sets them.
pub(crate) fn of_file(habits: &[Habit]) -> BTreeMap<u8, Fighting> {
    let all = (0..=u8::MAX).zip(habits.iter().map(|it| Fighting::of(*it)));
    all.filter(|it| it.1 != Fighting::default()).collect()
}

/// The habits that a text gives to characters on the table, by actor; `None` for characters that are not in the text.
pub(crate) fn of_text<T: Setup>(text: &str, state: &State<T>) -> Vec<Option<Habit>> {
    let prepared = T::read(text, None).ok();
    let of = |name: &str| {
        let prepared = prepared.as_ref()?;
        let mut all = 0..T::System::actors(&prepared.state);
        let found = all.find(|&it| T::System::name(&prepared.state, it) == name)?;
        prepared.habits.get(usize::from(found)).copied()
    };
    (0..T::System::actors(state)).map(|it| of(T::System::name(state, it))).collect()
}

/// A habit's answer to a pending question. Looking ahead uses everything that the game master knows.
pub(crate) fn answer<T: Setup>(
    game: &Game<T::System>,
    question: &Question<T>,
    habit: Habit,
    habits: &[Habit],
) -> Answer<T> {
    let state = game.state();
    let ahead = |it: &Running<T::System>| {
        T::System::weigh(&it.base, &it.command, &it.inputs, state, question, habits)
    };
    let weighed = game.running().filter(|_| habit.manner == Manner::Clever).and_then(ahead);
    weighed.unwrap_or_else(|| T::System::habitual(state, question, habit))
}

/// The deed that gives this answer; `None` if the answer cannot be chosen.
pub(crate) fn answering<T: Setup>(
    state: &State<T>,
    asked: &Asked<'_, T::System>,
    question: &Question<T>,
    answer: &Answer<T>,
) -> Option<Deed<T::System>> {
    let mut choices = Vec::new();
    T::System::options(state, question, &mut choices);
    let choice = choices.iter().position(|it| it.barred.is_none() && it.answer == *answer)?;
    Some(Deed::Answer { question: asked.id.clone(), choice, words: String::new() })
}

/// The habits of these actors in the format of encounter files, to be appended to one.
pub(crate) fn in_file<T: Setup>(game: &Game<T::System>, actors: &[u8]) -> String {
    let of = |actor: &u8| {
        let how = game.house().fighting.get(actor)?;
        Some(section(T::System::name(game.state(), *actor), *how))
    };
    written(&actors.iter().filter_map(of).collect::<Vec<_>>())
}

fn section(who: &str, how: Fighting) -> Section {
    let mut of = Section::of("policy");
    of.list("who", [who]).text("habit", how.habit.map_or("", Manner::word));
    if let Some(it) = Pick::WORDS.iter().find(|it| it.1 == how.target && it.1 != Pick::default()) {
        of.put("target", it.0);
    }
    if let Some(it) = Spend::WORDS.iter().find(|it| it.1 == how.spend && it.1 != Spend::default()) {
        of.put("spend", it.0);
    }
    of.maybe("concede", how.concede);
    of
}
