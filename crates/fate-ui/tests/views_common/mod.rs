//! A table for tests.

#![allow(dead_code, clippy::unwrap_used)]

use schwung_fate::{Command, Fate};
use schwung_fate_ui::files;
use schwung_files::Options;
use schwung_log::{Author, Deed, Game};
use schwung_play::Random;
pub(crate) use schwung_ui_kit::harness::{GM, Listed, WATCH, act, answer, look, player, table_of};

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

pub(crate) const MUSEUM: &str = include_str!("../../../../encounters/museum.toml");
pub(crate) const PASS: &str = include_str!("../../../../encounters/pass.toml");
pub(crate) const HARBOUR: &str = include_str!("../../../../encounters/harbour.toml");

/// A table with this encounter, after its conflict has begun.
pub(crate) fn opened(encounter: &str) -> Game<Fate> {
    let encounter = files::read(encounter, &Options::default()).unwrap();
    let mut game = table_of(encounter.state.profile.id, encounter.state.clone());
    if let Some(begin) = encounter.begin {
        let begin = Deed::Command(Command::BeginConflict(begin));
        act(&mut game, Author::GM, begin, &mut Random::new(1)).unwrap();
    }
    game
}
