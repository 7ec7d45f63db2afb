//! A table for tests.

#![allow(dead_code, clippy::unwrap_used)]

use schwung_fate::{Command, Fate};
use schwung_fate_ui::files;
use schwung_files::Options;
use schwung_log::{
    Author, Deed, Entry, Game, House, Opening, Person, QuestionId, Record, Refusal, Roller, SeatState,
};
use schwung_messages::Catalogue;
use schwung_play::Random;
use schwung_table::{DiceSpec, Hosted};
use schwung_views::{
    Look,
    wire::{Role, You},
};

/// A quiet scene of another book: one hero, and a character of the game master with secrets.
pub(crate) const INN: &str = r#"
system = "freefate"
title = "Im Gasthaus"
players = ["Mira", "Tom"]

[[zone]]
name = "Schankraum"

[[character]]
name = "Lina Funk"
player = "Mira"
skills = { Aufmerksamkeit = 2, Empathie = 1, Athletik = 3, "Täuschung" = 0 }
aspects = ["Neugierig", { text = "Sucht ihren Bruder", secret = true }]
[[character.gift]]
name = "Falkenauge"
kind = "stunt"
skill = "Aufmerksamkeit"
bonus = 1
[[character.gift]]
name = "Glückskind"
kind = "talent"
text = "Findet, was sie braucht."
price = 1

[[character]]
name = "Jorn Breit"
player = "Tom"
skills = { Aufmerksamkeit = 1, Athletik = 4 }

[[character]]
name = "Der Hehler"
skills = { "Täuschung" = 3, Heimlichkeit = 2, Aufmerksamkeit = 1 }
[[character.gift]]
name = "Gefälschte Siegel"
kind = "gift"
text = "Öffnen jede Tür."
price = 1
"#;

pub(crate) const HARBOUR: &str = include_str!("../../../../encounters/harbour.toml");

/// Dice from a list, and blanks after its end.
pub(crate) struct Listed(pub(crate) Vec<Vec<i8>>);

impl Roller for Listed {
    fn roll(&mut self, dice: &DiceSpec) -> Vec<i8> {
        if self.0.is_empty() { vec![0; dice.dice.len()] } else { self.0.remove(0) }
    }

    fn die(&mut self, _: u32) -> u32 {
        1
    }
}

/// A table with this encounter, after its conflict has begun.
pub(crate) fn opened(encounter: &str) -> Game<Fate> {
    let encounter = files::read(encounter, &Options::default()).unwrap();
    let seats = &encounter.state.frame.seats;
    let person = |name: &String| Person { name: name.clone(), state: SeatState::Taken, ..Person::default() };
    let house = House { title: "Kai".into(), seats: seats.iter().map(person).collect(), ..House::default() };
    let state = encounter.state.clone();
    let opening = Opening { engine: Fate::ENGINE.to_owned(), system: state.profile.id.into(), house, state };
    let entries = vec![Entry::Opened(Box::new(opening))];
    let first = Record { seq: 1, at: 0, by: Some(Author::GM), id: "open".into(), deed: None, entries };
    let mut game = Game::open(first).unwrap();
    if let Some(begin) = encounter.begin {
        let begin = Deed::Command(Command::BeginConflict(begin));
        act(&mut game, Author::GM, begin, &mut Random::new(1)).unwrap();
    }
    game
}

/// Carries out a request.
pub(crate) fn act(
    game: &mut Game<Fate>,
    by: Author,
    deed: Deed<Fate>,
    dice: &mut dyn Roller,
) -> Result<u64, Refusal<Fate>> {
    let entries = game.decide(by, deed, dice)?;
    let seq = game.seq() + 1;
    game.push(Record { seq, at: seq as i64, by: Some(by), id: format!("r{seq}"), deed: None, entries })
        .unwrap();
    Ok(seq)
}

/// Answers the first pending question.
pub(crate) fn answer(game: &mut Game<Fate>, choice: usize, words: &str, dice: &mut dyn Roller) {
    let asked = game.asked();
    let (seat, question): (_, QuestionId) = (asked[0].seat, asked[0].id.clone());
    let deed = Deed::Answer { question, choice, words: words.into() };
    act(game, Author::Seat(seat), deed, dice).unwrap();
}

pub(crate) const GM: You = You { role: Role::Gm, seat: Some(0) };
pub(crate) const WATCH: You = You { role: Role::Watch, seat: None };

pub(crate) fn player(seat: u8) -> You {
    You { role: Role::Player, seat: Some(seat) }
}

pub(crate) fn look<'a>(game: &'a Game<Fate>, texts: &'a Catalogue, you: You) -> Look<'a, Fate> {
    Look { game, you, texts }
}
