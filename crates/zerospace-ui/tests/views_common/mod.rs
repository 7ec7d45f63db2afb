//! Shared helpers for tests of views.

#![allow(dead_code, clippy::unwrap_used)]

use schwung_files::Options;
use schwung_log::{
    Author, Deed, Entry, Game, House, Opening, Person, QuestionId, Record, Refusal, Roller, SeatState,
};
use schwung_messages::Catalogue;
use schwung_play::Random;
use schwung_table::{DiceSpec, Hosted, Seat};
use schwung_views::{
    Look,
    wire::{Form, Role, SceneView, View, You, ZeroSpaceScene},
};
use schwung_zerospace::{ActorId, Command, Fact, State, ZeroSpace};
use schwung_zerospace_ui::{Screen, files};
use serde_json::{Map, Value, json};

pub(crate) const RELAY: &str = include_str!("../../../../encounters/relay.toml");

/// A shot on deck nine, with the numbers of the drawing in `design/`.
pub(crate) const DECK: &str = r#"
system = "zerospace"
title = "Frachtring, Deck 9"
players = ["Ilka", "Juno"]
points = 1

[[character]]
name = "Ilka Marsan"
player = "Ilka"
attributes = { strength = 2, dexterity = 4, intelligence = 3, will = 3, power = 1 }
endurance = 5
lost = 2
covered = true
skills = ["Fernkampf", "Wahrnehmung"]
power-level = 2

[[character]]
name = "Juno Adeyemi"
player = "Juno"
attributes = { strength = 3, dexterity = 3, intelligence = 5, will = 3, power = 0 }
endurance = 6
skills = ["Nahkampf", "Wahrnehmung"]

[[character]]
name = "Leutnant Sorel"
side = "Ring"
attributes = { strength = 3, dexterity = 5, intelligence = 3, will = 3, power = 0 }
endurance = 6
skills = ["Fernkampf", "Wahrnehmung"]

[[item]]
name = "Karabiner"
holder = "Leutnant Sorel"
weapon = { combat = "ranged", rating = 2, range = 100 }

[[distance]]
between = ["Ilka Marsan", "Leutnant Sorel"]
metres = 25
"#;

/// Dice from a list, and then threes.
pub(crate) struct Listed(pub(crate) Vec<Vec<i8>>);

impl Roller for Listed {
    fn roll(&mut self, dice: &DiceSpec) -> Vec<i8> {
        if self.0.is_empty() { vec![3; dice.dice.len()] } else { self.0.remove(0) }
    }

    fn die(&mut self, _: u32) -> u32 {
        1
    }
}

/// A table where this encounter is about to be played.
pub(crate) fn opened(encounter: &str) -> Game<ZeroSpace> {
    let encounter = files::read(encounter, &Options::default()).unwrap();
    let mut game = of(encounter.state);
    if let Some(begin) = encounter.begin {
        let begin = Deed::Command(Command::BeginConflict(begin));
        let mut dice = Random::new(1);
        act(&mut game, Author::GM, begin, &mut dice).unwrap();
        // Nobody buys dice for the order of turns.
        while let Some((question, seat)) = game.asked().first().map(|it| (it.id.clone(), it.seat)) {
            act(&mut game, Author::Seat(seat), Deed::Skip { question }, &mut dice).unwrap();
        }
    }
    game
}

/// A table with this state.
pub(crate) fn of(state: State) -> Game<ZeroSpace> {
    let person = |name: &String| Person { name: name.clone(), state: SeatState::Taken, ..Person::default() };
    let seats = state.frame.seats.iter().map(person).collect();
    let house = House { title: "Abend".into(), seats, ..House::default() };
    let system = files::SYSTEM.into();
    let opening = Opening { engine: ZeroSpace::ENGINE.to_owned(), system, house, state };
    let entries = vec![Entry::Opened(Box::new(opening))];
    Game::open(Record { seq: 1, at: 0, by: Some(Author::GM), id: "open".into(), deed: None, entries })
        .unwrap()
}

/// Performs a deed.
pub(crate) fn act(
    game: &mut Game<ZeroSpace>,
    by: Author,
    deed: Deed<ZeroSpace>,
    dice: &mut dyn Roller,
) -> Result<u64, Refusal<ZeroSpace>> {
    let entries = game.decide(by, deed, dice)?;
    let seq = game.seq() + 1;
    game.push(Record { seq, at: seq as i64, by: Some(by), id: format!("r{seq}"), deed: None, entries })
        .unwrap();
    Ok(seq)
}

/// Sets facts by hand.
pub(crate) fn set(game: &mut Game<ZeroSpace>, facts: impl IntoIterator<Item = Fact>) {
    for fact in facts {
        act(game, Author::GM, Deed::Command(Command::Set(fact)), &mut Listed(Vec::new())).unwrap();
    }
}

/// Answers the first open question.
pub(crate) fn answer(game: &mut Game<ZeroSpace>, choice: usize, words: &str, dice: &mut dyn Roller) {
    let asked = game.asked();
    let (seat, question): (Seat, QuestionId) = (asked[0].seat, asked[0].id.clone());
    let deed = Deed::Answer { question, choice, words: words.into() };
    act(game, Author::Seat(seat), deed, dice).unwrap();
}

pub(crate) fn actor(game: &Game<ZeroSpace>, name: &str) -> ActorId {
    let at = game.state().frame.sheets.iter().position(|it| it.name == name);
    ActorId(at.unwrap_or_else(|| panic!("nobody is called {name}")) as u8)
}

pub(crate) const GM: You = You { role: Role::Gm, seat: Some(0) };
pub(crate) const WATCH: You = You { role: Role::Watch, seat: None };

pub(crate) fn player(seat: u8) -> You {
    You { role: Role::Player, seat: Some(seat) }
}

pub(crate) fn look<'a>(game: &'a Game<ZeroSpace>, texts: &'a Catalogue, you: You) -> Look<'a, ZeroSpace> {
    Look { game, you, texts }
}

pub(crate) fn view(game: &Game<ZeroSpace>, texts: &Catalogue, you: You) -> View {
    schwung_views::view::<Screen>(look(game, texts, you))
}

pub(crate) fn scene(game: &Game<ZeroSpace>, texts: &Catalogue, you: You) -> ZeroSpaceScene {
    let SceneView::ZeroSpace(scene) = view(game, texts, you).scene else { panic!("a scene of ZeroSpace") };
    *scene
}

/// Inserts `value` at its path, as the page does. A number in a path is an index of a list.
pub(crate) fn put(root: &mut Value, path: &str, value: Value) {
    let mut at = root;
    for key in path.split('.') {
        at = match at {
            Value::Array(list) => {
                let n: usize = key.parse().unwrap();
                assert!(n <= list.len(), "{path}: there is no place {n}");
                if n == list.len() {
                    list.push(Value::Null);
                }
                &mut list[n]
            }
            other => {
                if !other.is_object() {
                    *other = Value::Object(Map::new());
                }
                other.as_object_mut().unwrap().entry(key).or_insert(Value::Null)
            }
        };
    }
    *at = value;
}

/// Builds the command of a form with these values.
pub(crate) fn command(form: &Form, values: &[(&str, Value)]) -> Value {
    let mut inner = Value::Object(form.fixed.clone());
    for (name, value) in values {
        put(&mut inner, name, value.clone());
    }
    let is_empty = inner.as_object().is_some_and(Map::is_empty);
    json!({ form.verb.as_str(): if is_empty { Value::Null } else { inner } })
}
