//! Time to build all forms of a conflict with twelve characters; forms are requested every turn. Run with
//! `cargo xtask bench`.

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use schwung_fate::{Actor, Fate, Sheet, Side, State, ZoneId};
use schwung_fate_ui::{Screen, files};
use schwung_files::Options;
use schwung_log::{Author, Entry, Game, House, Opening, Person, Record, SeatState};
use schwung_messages::Catalogue;
use schwung_rulebook::Lang;
use schwung_table::{Hosted, Seat};
use schwung_views::{
    Look, Shown,
    wire::{Role, You},
};

const HARBOUR: &str = include_str!("../../../encounters/harbour.toml");

const GM: You = You { role: Role::Gm, seat: Some(0) };

/// The demo encounter with additional characters, twelve in total.
fn dozen() -> State {
    let mut state = files::read(HARBOUR, &Options::default()).expect("the demo is right").state;
    while state.actors.len() < 12 {
        let name = format!("Gast {}", state.actors.len());
        state.frame.change(|it| it.sheets.push(Sheet { name, ..Sheet::default() }));
        state.actors.push(Actor::new(Side(1), Seat::GM, ZoneId(0)));
    }
    state
}

/// A table with this state.
fn table(state: State) -> Game<Fate> {
    let person = |name: &String| Person { name: name.clone(), state: SeatState::Taken, ..Person::default() };
    let seats = state.frame.seats.iter().map(person).collect();
    let house = House { title: "Kai".into(), seats, ..House::default() };
    let opening = Opening { engine: Fate::ENGINE.to_owned(), system: state.profile.id.into(), house, state };
    let entries = vec![Entry::Opened(Box::new(opening))];
    Game::open(Record { seq: 1, at: 0, by: Some(Author::GM), id: "open".into(), deed: None, entries })
        .expect("it opens")
}

fn forms(c: &mut Criterion) {
    let (game, texts) = (table(dozen()), Catalogue::new(Lang::De, "sotc"));
    let look = Look::new(&game, GM, &texts);
    let mut group = c.benchmark_group("forms, a dozen");
    for (name, actor) in [("of somebody", Some(0)), ("of nobody", None)] {
        group.bench_function(name, |b| b.iter(|| Screen::forms(look, black_box(actor))));
    }
    group.finish();
}

criterion_group!(benches, forms);
criterion_main!(benches);
