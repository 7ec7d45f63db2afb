//! Scenes for testing forms.

use schwung_fate::{
    Actor, ActorId, AspectId, AspectKind, Bearer, Command, Fact, Fate, Gift, GiftKind, Sheet, Side, SkillId,
    State, ZoneId,
};
use schwung_fate_ui::{Screen, files};
use schwung_files::Options;
use schwung_log::{Author, Deed, Entry, Game, House, Opening, Person, Record, SeatState};
use schwung_messages::Catalogue;
use schwung_play::Random;
use schwung_rulebook::Lang;
use schwung_table::{Hosted, Seat, System};
use schwung_views::{
    Look, Shown,
    wire::{Form, Role, You},
};

const HARBOUR: &str = include_str!("../../../../encounters/harbour.toml");

/// Texts that only the game master may read.
pub(crate) const SECRETS: [&str; 4] = [
    "Lauscher im Nebel",
    "Dolch im Stiefel",
    "Hat früher selbst geschmuggelt",
    "Der Ratsherr hält seine Hand über sie",
];

/// The demo encounter before play, with a hidden actor.
pub(crate) fn facts() -> State {
    let mut state = files::read(HARBOUR, &Options::default()).unwrap().state;
    let sheet = Sheet {
        name: SECRETS[0].into(),
        skills: vec![3; 6],
        aspects: vec![SECRETS[1].into()],
        refresh: Some(1),
        ..Sheet::default()
    };
    state.frame.change(|it| it.sheets.push(sheet));
    state.actors.push(Actor { hidden: true, fate: 2, ..Actor::new(Side(1), Seat::GM, ZoneId(0)) });
    state
}

/// A table with this state.
pub(crate) fn table(state: State) -> Game<Fate> {
    let person = |name: &String| Person { name: name.clone(), state: SeatState::Taken, ..Person::default() };
    let seats = state.frame.seats.iter().map(person).collect();
    let house = House { title: "Kai".into(), seats, ..House::default() };
    let opening = Opening { engine: Fate::ENGINE.to_owned(), system: state.profile.id.into(), house, state };
    Game::open(Record {
        seq: 1,
        at: 0,
        by: Some(Author::GM),
        id: "open".into(),
        deed: None,
        entries: vec![Entry::Opened(Box::new(opening))],
    })
    .unwrap()
}

/// Carries out a request.
pub(crate) fn act(game: &mut Game<Fate>, by: Author, deed: Deed<Fate>, dice: &mut Random) {
    let entries = game.decide(by, deed, dice).unwrap();
    let seq = game.seq() + 1;
    game.push(Record { seq, at: 0, by: Some(by), id: format!("r{seq}"), deed: None, entries }).unwrap();
}

/// Carries out a command with default answers to all questions.
pub(crate) fn play(game: &mut Game<Fate>, by: Author, command: Command, dice: &mut Random) {
    act(game, by, Deed::Command(command), dice);
    while let Some(asked) = game.asked().first() {
        let question = asked.id.clone();
        act(game, Author::GM, Deed::Skip { question }, dice);
    }
}

/// The demo encounter just after its conflict has begun.
pub(crate) fn begun() -> Game<Fate> {
    let mut game = table(facts());
    let begin = files::read(HARBOUR, &Options::default()).unwrap().begin.unwrap();
    play(&mut game, Author::GM, Command::BeginConflict(begin), &mut Random::new(1));
    game
}

/// In the middle of the conflict, with as many features as possible that affect forms.
pub(crate) fn tangled() -> Game<Fate> {
    let mut state = begun().state().clone();
    let turn = state.conflict.and_then(|it| it.turn).unwrap();
    state.actors[1].disarmed = Some(2);
    state.actors[3].out = Some(schwung_fate::Out::Conceded);
    state.actors[usize::from(turn.0)].disarmed = Some(1);
    let free_tag = Some(turn);
    let text = schwung_fate::Wording::new("Sand in den Augen");
    let (id, kind) = (AspectId(state.next_aspect), AspectKind::Fragile);
    let bearer = Bearer::Actor(ActorId(4));
    state.aspects.push(schwung_fate::Aspect { id, text, bearer, kind, hidden: false, known: 0, free_tag });
    state.next_aspect += 1;
    state.blocks.push(schwung_fate::Block {
        by: turn,
        against: schwung_fate::Against::Passage(ZoneId(2)),
        strength: 3,
        text: schwung_fate::Wording::NONE,
        lasting: false,
        left: false,
    });
    state.spin = Some(schwung_fate::Spin { by: turn, now: false });
    table(state)
}

/// Before the conflict, when it is nobody's turn.
pub(crate) fn quiet() -> Game<Fate> {
    table(facts())
}

/// A table without actors.
pub(crate) fn empty() -> Game<Fate> {
    let frame = files::default_frame("sotc").unwrap();
    table(State::new(schwung_fate::Profile::sotc(), frame, Vec::new()))
}

/// The demo encounter with another book, a special gift on the first sheet, and a veiled roll.
pub(crate) fn of_book(book: &str) -> Game<Fate> {
    let mut state = facts();
    let profile = schwung_fate::Profile::find(book).unwrap();
    state.profile.change(|it| *it = profile);
    state.frame.change(|it| {
        let gift = |name: &str, price, bonus| Gift {
            name: name.into(),
            kind: GiftKind::Talent,
            text: "Zeile eins\nZeile zwei".into(),
            price,
            bonus,
        };
        it.sheets[0].gifts = vec![
            gift("Seebeine", 0, Some((SkillId(1), 1))),
            gift("Glück", 1, None),
            gift("Zorn", 1, Some((SkillId(2), 2))),
        ];
        it.sheets[0].refresh = None;
        it.sheets[4].gifts = vec![gift("Rote Klinge", 0, Some((SkillId(1), 1)))];
    });
    let effort = schwung_fate::Effort::new(ActorId(4), Some(SkillId(1)), schwung_fate::Terms::NONE);
    state.veiled = Some(Box::new(schwung_fate::VeiledCheck { effort, against: vec![effort] }));
    table(state)
}

/// All scenes by name, each with turns of several actors.
pub(crate) fn all() -> Vec<(String, Game<Fate>)> {
    let mut scenes: Vec<(String, Game<Fate>)> = vec![
        ("quiet".into(), quiet()),
        ("begun".into(), begun()),
        ("tangled".into(), tangled()),
        ("empty".into(), empty()),
        ("malmsturm".into(), of_book("malmsturm")),
        ("freefate".into(), of_book("freefate")),
    ];
    for actor in begun().state().ids() {
        let mut game = tangled();
        let command = Command::Set(Fact::Turn(Some(actor)));
        // Actors who are out get no turn.
        if Fate::check(game.state(), &command).is_err() {
            continue;
        }
        play(&mut game, Author::GM, command, &mut Random::new(1));
        scenes.push((format!("turn of {}", actor.0), game));
    }
    scenes
}

pub(crate) const GM: You = You { role: Role::Gm, seat: Some(0) };

pub(crate) fn player(seat: u8) -> You {
    You { role: Role::Player, seat: Some(seat) }
}

pub(crate) fn viewers() -> Vec<You> {
    let mut viewers = vec![GM, You { role: Role::Watch, seat: None }];
    viewers.extend((1..=4).map(player));
    viewers
}

pub(crate) fn catalogues() -> [Catalogue; 2] {
    Lang::ALL.map(|lang| Catalogue::new(lang, "sotc"))
}

/// All forms that a viewer gets, for all actors and for none.
pub(crate) fn forms(game: &Game<Fate>, you: You, texts: &Catalogue) -> Vec<Form> {
    let look = Look::new(game, you, texts);
    let actors = (0..game.state().actors.len() as u8).map(Some).chain([None, Some(99)]);
    actors.flat_map(|actor| Screen::forms(look, actor)).collect()
}
