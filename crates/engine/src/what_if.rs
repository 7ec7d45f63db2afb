//! What-ifs: tables where a game goes on differently. See `docs/what-if.md`.

use schwung_log::{Author, Deed, Game, Record};
use schwung_play::{Fights as _, Habit, Random};
use schwung_rulebook::Lang;
use schwung_views::{
    Look, Shown as _,
    wire::{Role, You},
};

use crate::{
    Comparison, Continued, Refusal, habits,
    insight::{self, Courses, Which},
    open::finished,
    played::Played,
    setup::Setup,
};

/// Maximum length of a title in characters.
const TITLE: usize = 120;

/// Maximum number of deeds with which habits play a fight to its end.
const MOST_DEEDS: usize = 1_000;

impl<T: Setup> Played<T> {
    /// A table where the game is as it was before a record.
    ///
    /// # Errors
    /// If there is no such record of the game, or this table is a what-if itself.
    pub(crate) fn forked(
        &self,
        look: Look<'_, T::System>,
        from: u64,
        at: i64,
        id: &str,
    ) -> Result<Continued, Refusal> {
        let house = look.game.house();
        if house.what_if.is_some() {
            return Err(Refusal::new(look, "what_if", "refused-what-if-again", &[]));
        }
        let entry = public::<T>(look, from).unwrap_or_else(|| house.title.clone());
        let title = look.texts.text("what-if-title", &[("title", &entry)]);
        let title: String = title.chars().take(TITLE).collect();
        let fork = look.game.fork(from, &title, at, id);
        let fork = fork.ok_or_else(|| Refusal::new(look, "no_such_item", "refused-what-if-entry", &[]))?;
        finished::<T>(fork).map_err(|_| Refusal::new(look, "failed", "refused-failed", &[]))
    }
    /// The fight that this what-if left, and the one that goes on in it.
    ///
    /// # Errors
    /// If this is no what-if, there is no fight in it, or the viewer may not see the analysis of both.
    pub(crate) fn courses(
        &self,
        you: You,
        lang: Lang,
        by_habit: bool,
        seed: u64,
    ) -> Result<Comparison, Refusal> {
        let look = self.look(you, lang);
        let none = || Refusal::new(look, "no_what_if", "refused-no-what-if", &[]);
        let what_if = look.game.house().what_if.clone().ok_or_else(none)?;
        let original = Played::<T>::new(look.game.original().ok_or_else(none)?);
        let mut fork = look.game.clone();
        let until = fork.seq();
        // The actions of habits may reveal what only the game master may know.
        if by_habit && look.is_gm() {
            play_out::<T>(&mut fork, seed);
        }
        let is_played_on = fork.seq() > until;
        let fighting = habits::of_game::<T>(&fork);
        let fork = Played::<T>::new(fork);
        // Both with the habits of the what-if, so that they can be compared.
        let of = |it: &Played<T>, which| {
            insight::of_game::<T>(it.look(you, lang), &it.numbers(you), which, &fighting)
        };
        let numbers = fork.numbers(you);
        Ok(Comparison {
            from: numbers.of(what_if.from),
            by_habit: is_played_on.then(|| numbers.of(until + 1)),
            courses: Box::new(Courses([
                of(&original, Which::From(what_if.from))?,
                of(&fork, Which::From(what_if.last.saturating_add(1)))?,
            ])),
        })
    }
}

/// The line of a record that everybody can read, so that the what-ifs of a table can be told apart by their titles. Remarks
/// of the rules, such as warnings, are skipped.
fn public<T: Setup>(look: Look<'_, T::System>, seq: u64) -> Option<String> {
    let everybody = Look { you: You { role: Role::Watch, seat: None }.into(), ..look };
    let mut said = None;
    look.game.walk(seq.saturating_sub(1), seq, |step| {
        if said.is_none() {
            let lines = T::Screen::lines(everybody, &step).into_iter();
            said = lines.filter(|it| !insight::is_remark(it)).map(|it| it.text).find(|it| !it.is_empty());
        }
    });
    said.map(|it| it.trim_end_matches('.').to_owned())
}

/// Plays the fight that goes on to its end: every command and answer follows from the habits of the characters.
fn play_out<T: Setup>(game: &mut Game<T::System>, seed: u64) {
    let mut random = Random::new(seed);
    let habits = habits::of_game::<T>(game);
    for _ in 0..MOST_DEEDS {
        let Some(deed) = next::<T>(game, &habits) else { break };
        let usual = || {
            let question = game.asked().first().map(|it| it.id.clone())?;
            Some(Deed::Skip { question })
        };
        // An answer may need words that a habit does not have.
        let entries = game.decide(Author::GM, deed, &mut random).ok();
        let entries = entries.or_else(|| game.decide(Author::GM, usual()?, &mut random).ok());
        let Some(entries) = entries else { break };
        let (seq, at) = (game.seq() + 1, game.records().last().map_or(0, |it| it.at));
        let record =
            Record { seq, at, by: Some(Author::GM), id: format!("habit-{seq}"), deed: None, entries };
        if game.push(record).is_err() {
            break;
        }
    }
}

/// What a habit does next; `None` once the fight is over.
fn next<T: Setup>(game: &Game<T::System>, habits: &[Habit]) -> Option<Deed<T::System>> {
    let asked = game.asked().into_iter().next();
    let Some(asked) = asked else {
        let is_idle = game.running().is_none() && T::System::is_on(game.state());
        let command = is_idle.then(|| T::System::turn(game.state(), habits))?;
        return command.map(Deed::Command);
    };
    let Some(question) = asked.question else { return Some(Deed::Roll { question: asked.id, faces: None }) };
    let habit = T::System::asked(question).and_then(|it| habits.get(usize::from(it)).copied());
    let answer = habits::answer::<T>(game, question, habit.unwrap_or_default(), habits);
    let skip = || Deed::Skip { question: asked.id.clone() };
    Some(habits::answering::<T>(game.state(), &asked, question, &answer).unwrap_or_else(skip))
}
