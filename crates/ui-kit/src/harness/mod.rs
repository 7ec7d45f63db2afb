//! Shared parts of the table tests of all systems: tables, dice, viewers, forms, pairs of games that differ in secrets,
//! and random plays. Like the laws of `schwung-play`, they panic if a system is wrong.

pub mod forms;
pub mod plays;
pub mod secrets;
pub mod texts;

use schwung_log::{
    Author, Deed, Entry, Game, House, Kept, Opening, Person, QuestionId, Record, Refusal, Roller, SeatState,
};
use schwung_messages::Catalogue;
use schwung_table::{Cast, DiceSpec};
use schwung_views::{
    Look, Shown,
    wire::{Role, View, You},
};

/// The game master.
pub const GM: You = You { role: Role::Gm, seat: Some(0) };
/// A spectator.
pub const WATCH: You = You { role: Role::Watch, seat: None };

/// The player at a seat.
pub const fn player(seat: u8) -> You {
    You { role: Role::Player, seat: Some(seat) }
}

/// Dice from a list; after its end, the lower of the middle faces.
#[derive(Clone, Debug)]
pub struct Listed(pub Vec<Vec<i8>>);

impl Roller for Listed {
    fn roll(&mut self, dice: &DiceSpec) -> Vec<i8> {
        if self.0.is_empty() {
            return dice.dice.iter().map(|faces| faces[(faces.len() - 1) / 2]).collect();
        }
        self.0.remove(0)
    }

    fn die(&mut self, _: u32) -> u32 {
        1
    }
}

/// A table of this book with this state, with a person in every seat.
pub fn table_of<S: Kept<State: Cast>>(book: &str, state: S::State) -> Game<S> {
    let person = |name: &String| Person { name: name.clone(), state: SeatState::Taken, ..Person::default() };
    let seats = state.seats().iter().map(person).collect();
    let house = House { title: "Abend".into(), seats, ..House::default() };
    let opening = Opening { engine: S::ENGINE.to_owned(), system: book.into(), house, state };
    let entries = vec![Entry::Opened(Box::new(opening))];
    let first = Record { seq: 1, at: 0, by: Some(Author::GM), id: "open".into(), deed: None, entries };
    Game::open(first).expect("a table")
}

/// Carries out a deed.
///
/// # Errors
/// If the table refuses it.
pub fn act<S: Kept>(
    game: &mut Game<S>,
    by: Author,
    deed: Deed<S>,
    dice: &mut dyn Roller,
) -> Result<u64, Refusal<S>> {
    let entries = game.decide(by, deed, dice)?;
    let seq = game.seq() + 1;
    let at = i64::try_from(seq).unwrap_or_default();
    let record = Record { seq, at, by: Some(by), id: format!("r{seq}"), deed: None, entries };
    game.push(record).expect("what was decided fits");
    Ok(seq)
}

/// Answers the first pending question.
pub fn answer<S: Kept>(game: &mut Game<S>, choice: usize, words: &str, dice: &mut dyn Roller) {
    let asked = game.asked();
    let (seat, question): (_, QuestionId) = (asked[0].seat, asked[0].id.clone());
    let deed = Deed::Answer { question, choice, words: words.into() };
    assert!(act(game, Author::Seat(seat), deed, dice).is_ok(), "the answer is refused");
}

/// The character with this name.
pub fn actor<S: Kept<State: Cast>>(game: &Game<S>, name: &str) -> <S::State as Cast>::Actor {
    let found = game.state().named_cast().find(|it| it.1 == name);
    found.unwrap_or_else(|| panic!("nobody is called {name}")).0
}

/// The table as a viewer sees it.
pub fn look<'a, S: Kept>(game: &'a Game<S>, texts: &'a Catalogue, you: You) -> Look<'a, S> {
    Look::new(game, you, texts)
}

/// The view of a table.
pub fn view<V: Shown>(game: &Game<V::System>, texts: &Catalogue, you: You) -> View {
    schwung_views::view::<V>(look(game, texts, you))
}
