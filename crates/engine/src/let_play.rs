//! Lets a habit act for a character: for somebody who is absent, or for the game master's extras.

use schwung_log::{Asked, Author, Deed, Entry, Game, HouseEvent, Refusal as Refused, Roller};
use schwung_play::{Fights as _, Habit, Manner};
use schwung_rulebook::Lang;
use schwung_table::{Seat, System as _, WireId};
use schwung_views::{
    Look, Shown as _,
    wire::{Role, You},
};

use crate::{
    Refusal,
    actor::plain,
    ahead::Ahead,
    habit_turn::HabitTurn,
    habits,
    played::Played,
    refusal::in_words,
    setup::{Setup, State},
    staging::manner,
};

/// Maximum number of commands of one turn.
const MOST_COMMANDS: usize = 8;
/// Maximum number of answers to what one turn asks.
const MOST_ANSWERS: usize = 60;

impl<T: Setup> Played<T> {
    /// The entries by which a habit acts for the character whose turn it is, and answers for it, until its turn ends or
    /// somebody else is asked.
    ///
    /// # Errors
    /// If it is nobody's turn, or not that of a character for which the author may act, or not that of the character `meant`.
    pub(crate) fn let_play(
        &self,
        look: Look<'_, T::System>,
        by: Author,
        habit: Option<&str>,
        meant: Option<WireId>,
        roller: &mut dyn Roller,
    ) -> Result<Vec<Entry<T::System>>, Refusal> {
        let fails = |it| in_words::<T>(look, it);
        let wanted = habit.map(|it| manner(look, it)).transpose()?;
        if look.game.running().is_some() {
            let seats = look.game.asked().iter().map(|it| it.seat).collect();
            return Err(fails(Refused::Busy(seats)));
        }
        let state = look.game.state();
        let may_act = |it: &u8| by.is_gm() || by == Author::Seat(T::System::player(state, *it));
        let takes = |it: u8| T::System::take_turn(state, it);
        let can_take = |it: &u8| takes(*it).is_some_and(|it| T::System::check(state, &it).is_ok());
        let next = || (0..T::System::actors(state)).filter(may_act).find(can_take);
        let acting = T::System::acting(state).or_else(next).filter(|_| T::System::is_on(state));
        // Does not reveal whether somebody hidden has the turn.
        let actor = acting.filter(may_act);
        let Some(actor) = actor else {
            let is_players = !by.is_gm() && T::System::is_on(state);
            return Err(match is_players {
                true => fails(Refused::NotYours),
                false => Refusal::new(look, "nobodys_turn", "refused-nobodys-turn", &[]),
            });
        };
        if meant.is_some_and(|it| plain::<u8>(it) != actor) {
            return Err(Refusal::new(look, "other_turn", "refused-other-turn", &[]));
        }
        let seat = T::System::player(state, actor);
        let usual =
            || look.game.house().fighting.get(&actor).and_then(|it| it.habit).unwrap_or(Manner::Clever);
        let turn = HabitTurn { actor, seat, by, manner: wanted.unwrap_or_else(usual) };
        Ok(self.played(look, turn, roller).map_err(fails)?.into_entries())
    }

    /// The table after a habit has acted, and answered, until the turn ends or somebody else is asked.
    fn played(
        &self,
        look: Look<'_, T::System>,
        turn: HabitTurn,
        roller: &mut dyn Roller,
    ) -> Result<Ahead<T::System>, Refused<T::System>> {
        let HabitTurn { actor, seat, manner, by } = turn;
        let mut ahead = Ahead::of(look.game);
        let name = T::System::name(look.game.state(), actor).to_owned();
        let open = self.is_known_to_all(look, actor, seat);
        let habits = habits_of::<T>(look.game, turn);
        let event = HouseEvent::LetPlay { actor, seat, name, habit: manner.word().to_owned(), open };
        ahead.add(by, vec![Entry::House(event)])?;
        for n in 0..MOST_COMMANDS {
            let now = ahead.game().state();
            let taken = T::System::take_turn(now, actor);
            let taken = taken.filter(|_| n == 0 && T::System::acting(now).is_none());
            if !T::System::is_on(now) || taken.is_none() && T::System::acting(now) != Some(actor) {
                break;
            }
            let next = taken.or_else(|| command::<T>(now, actor, &habits, look));
            let Some(command) = next else { break };
            // The command may still be barred by a fact that the character does not know.
            match ahead.does(by, Deed::Command(command), roller) {
                Err(refused) if n == 0 => return Err(refused),
                Err(_) => break,
                Ok(()) => {}
            }
            if !answer::<T>(&mut ahead, actor, seat, by, &habits, roller) {
                break;
            }
        }
        Ok(ahead)
    }

    /// The turn of a habit that is interrupted because others are asked.
    pub(crate) fn playing(game: &Game<T::System>) -> Option<HabitTurn> {
        let began = game.running()?.bottom().first;
        let record = game.records().get(usize::try_from(began).ok()?.checked_sub(1)?)?;
        let by = record.by?;
        record.entries.iter().rev().find_map(|it| match it {
            &Entry::House(HouseEvent::LetPlay { actor, seat, ref habit, .. }) => {
                let manner = Manner::WORDS.iter().find(|it| it.0 == habit)?.1;
                Some(HabitTurn { actor, seat, manner, by })
            }
            _ => None,
        })
    }

    /// Lets the habit answer the next questions to its character, after others have answered or rolled. Returns the turn if that
    /// ends the action.
    pub(crate) fn answer_on(
        ahead: &mut Ahead<T::System>,
        turn: HabitTurn,
        roller: &mut dyn Roller,
    ) -> Option<HabitTurn> {
        if T::System::player(ahead.game().state(), turn.actor) == turn.seat {
            let habits = habits_of::<T>(ahead.game(), turn);
            answer::<T>(ahead, turn.actor, turn.seat, Author::Table, &habits, roller);
        }
        ahead.game().running().is_none().then_some(turn)
    }

    /// The entries with which a habit continues its turn; `None` if it is over, or nothing can be done in it.
    pub(crate) fn went_on(
        &self,
        turn: HabitTurn,
        lang: Lang,
        roller: &mut dyn Roller,
    ) -> Option<Vec<Entry<T::System>>> {
        let Author::Seat(by) = turn.by else { return None };
        let role = if by.is_gm() { Role::Gm } else { Role::Player };
        let look = self.look(You { role, seat: Some(by.0) }, lang);
        let state = look.game.state();
        // By now, the character may be played by somebody else.
        let is_same = T::System::player(state, turn.actor) == turn.seat && (by.is_gm() || by == turn.seat);
        let goes_on =
            is_same && look.game.running().is_none() && T::System::acting(state) == Some(turn.actor);
        if !goes_on {
            return None;
        }
        let entries = self.played(look, turn, roller).ok()?.into_entries();
        (entries.len() > 1).then_some(entries)
    }

    /// Whether everybody at the table and all spectators know of a character.
    fn is_known_to_all(&self, look: Look<'_, T::System>, actor: u8, seat: Seat) -> bool {
        let seats = 1..u8::try_from(look.game.house().seats.len()).unwrap_or(u8::MAX);
        let players = seats.map(|it| You { role: Role::Player, seat: Some(it) });
        let mut all = players.chain([You { role: Role::Watch, seat: None }]);
        all.all(|you| T::Screen::actors_of(self.look(you, look.lang()), seat).contains(&actor))
    }
}

/// The habits of all characters, as far as the player of the one whose turn this is may know them.
fn habits_of<T: Setup>(game: &Game<T::System>, turn: HabitTurn) -> Vec<Habit> {
    let HabitTurn { actor, seat, manner, .. } = turn;
    let mut habits = habits::of_game::<T>(game);
    if !seat.is_gm() {
        // A player's habit must not depend on what players do not know.
        let others = habits.iter_mut().enumerate().filter(|it| it.0 != usize::from(actor));
        others.for_each(|it| *it.1 = Habit::default());
    }
    habits[usize::from(actor)].manner = manner;
    habits
}

/// The habit's command on the turn of an actor, based on what its player may know.
fn command<T: Setup>(
    state: &State<T>,
    actor: u8,
    habits: &[Habit],
    look: Look<'_, T::System>,
) -> Option<<T::System as schwung_table::System>::Command> {
    let seen = T::System::as_seen(state, actor);
    let mut command = T::System::turn(seen.as_ref().unwrap_or(state), habits)?;
    T::System::reword(&mut command, &look.texts.text("let-play-aspect", &[]));
    Some(command)
}

/// Answers the questions to the actor. Returns whether no question is left.
fn answer<T: Setup>(
    ahead: &mut Ahead<T::System>,
    actor: u8,
    seat: Seat,
    by: Author,
    habits: &[Habit],
    roller: &mut dyn Roller,
) -> bool {
    // A question about no character concerns the one who acts, unless the game master has to judge it.
    let is_about = |it: &_| T::System::asked(it).map_or(!seat.is_gm(), |it| it == actor);
    for _ in 0..MOST_ANSWERS {
        let asked = ahead.game().asked();
        if asked.is_empty() {
            return true;
        }
        let is_it = |it: &&Asked<'_, T::System>| it.seat == seat && it.question.is_some_and(is_about);
        let Some(found) = asked.iter().find(is_it) else { return false };
        let Some(deed) = answered::<T>(ahead.game(), found, actor, habits) else { return false };
        if ahead.does(by, deed, roller).is_err() {
            return false;
        }
    }
    false
}

/// The answer to a question: the habit's where the game master decides, who knows everything. For a player it is the
/// default answer, which costs nothing and reveals nothing.
fn answered<T: Setup>(
    game: &Game<T::System>,
    asked: &Asked<'_, T::System>,
    actor: u8,
    habits: &[Habit],
) -> Option<Deed<T::System>> {
    let skip = || Deed::Skip { question: asked.id.clone() };
    let question = asked.question?;
    if !asked.seat.is_gm() {
        return Some(skip());
    }
    let wanted = habits::answer::<T>(game, question, habits[usize::from(actor)], habits);
    Some(habits::answering::<T>(game.state(), asked, question, &wanted).unwrap_or_else(skip))
}
