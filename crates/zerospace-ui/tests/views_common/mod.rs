//! Shared helpers for tests of views.

#![allow(dead_code, clippy::unwrap_used)]

use schwung_files::Options;
use schwung_log::{Author, Deed, Game};
use schwung_messages::Catalogue;
use schwung_play::Random;
use schwung_rulebook::Lang;
pub(crate) use schwung_ui_kit::harness::{GM, Listed, WATCH, act, actor, answer, look, player, table_of};
pub(crate) use schwung_views::form::put;
use schwung_views::wire::{SceneView, View, You, ZeroSpaceScene};
use schwung_zerospace::{Command, Fact, State, ZeroSpace};
use schwung_zerospace_ui::{Screen, files};

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

/// A table where this encounter is about to be played.
pub(crate) fn opened(encounter: &str) -> Game<ZeroSpace> {
    let encounter = files::read(encounter, &Options::default()).unwrap();
    let mut game = of(encounter.state);
    if let Some(begin) = encounter.begin {
        let begin = Deed::Command(Command::BeginConflict(begin));
        let mut dice = Random::new(1);
        act(&mut game, Author::GM, begin, &mut dice).unwrap();
        // No dice are bought for the order of turns.
        while let Some((question, seat)) = game.asked().first().map(|it| (it.id.clone(), it.seat)) {
            act(&mut game, Author::Seat(seat), Deed::Skip { question }, &mut dice).unwrap();
        }
    }
    game
}

/// Sets facts by hand.
pub(crate) fn set(game: &mut Game<ZeroSpace>, facts: impl IntoIterator<Item = Fact>) {
    for fact in facts {
        act(game, Author::GM, Deed::Command(Command::Set(fact)), &mut Listed(Vec::new())).unwrap();
    }
}

pub(crate) fn texts(lang: Lang) -> Catalogue {
    Catalogue::new(lang, "zerospace")
}

/// A table with this state.
pub(crate) fn of(state: State) -> Game<ZeroSpace> {
    table_of(files::SYSTEM, state)
}

pub(crate) fn view(game: &Game<ZeroSpace>, texts: &Catalogue, you: You) -> View {
    schwung_ui_kit::harness::view::<Screen>(game, texts, you)
}

pub(crate) fn scene(game: &Game<ZeroSpace>, texts: &Catalogue, you: You) -> ZeroSpaceScene {
    let SceneView::ZeroSpace(scene) = view(game, texts, you).scene else { panic!("a scene of ZeroSpace") };
    *scene
}
