//! A table for tests of views.

#![allow(dead_code, clippy::unwrap_used)]

use schwung_daemmersturm::{
    ActorId, AttackCommand, Command, Daemmersturm, Direction, Engaged, Fact, Held, Item, ItemId, ItemKind,
    KnownAbility, Plan, Profile, Prompt, Resource, Side, State, Strike, Switches, TableFact, Values,
    WeaponId, With, Wording,
};
use schwung_daemmersturm_ui::{Screen, files};
use schwung_log::{Author, Deed, DiceMode, Game};
use schwung_messages::Catalogue;
use schwung_rulebook::Lang;
use schwung_table::{Hosted as _, Seat};
pub(crate) use schwung_ui_kit::harness::{GM, Listed, WATCH, act, actor, look, player, table_of};
use schwung_views::{
    Brought, Look, Shown as _,
    wire::{DaemmersturmScene, SceneView, View, You},
};

pub(crate) const ARN: ActorId = ActorId(0);
pub(crate) const BELA: ActorId = ActorId(1);
pub(crate) const GUARD: ActorId = ActorId(2);
pub(crate) const THIEF: ActorId = ActorId(3);
pub(crate) const LURKER: ActorId = ActorId(4);

/// A profile with these values in all skills.
pub(crate) fn profile(name: &str, attack: i8, defence: u8, life: u16) -> Profile {
    let values = Values { attack, defence };
    Profile { name: name.into(), melee: values, ranged: values, magic: values, life, ..Profile::default() }
}

/// The library's id of a melee weapon.
pub(crate) fn melee(state: &State) -> WeaponId {
    let at = state.frame.library.weapons.iter().position(|it| it.melee && !it.explodes());
    WeaponId(at.unwrap() as u16)
}

/// The library's id of a ranged weapon that needs no loading.
pub(crate) fn bow(state: &State) -> WeaponId {
    let shoots =
        |it: &schwung_daemmersturm::Weapon| it.ranged && it.reload == 0 && !it.melee && !it.explodes();
    WeaponId(state.frame.library.weapons.iter().position(shoots).unwrap() as u16)
}

pub(crate) fn item(id: u16, kind: ItemKind, holder: Option<ActorId>, held: Held) -> Item {
    Item {
        id: ItemId(id),
        label: Wording::NONE,
        kind,
        holder,
        held,
        user: None,
        unloaded: 0,
        broken: false,
        poison: None,
        heavy: false,
        crew: Vec::new(),
    }
}

/// Two player characters, a visible guard and thief, and a veiled character. A section is open.
pub(crate) fn state(lurker: &Profile) -> State {
    let mut frame = files::default_frame(Lang::De);
    frame.seats = ["Petra", "Anna", "Ben", "Cleo"].map(str::to_owned).to_vec();
    let mut arn = profile("Arn", 3, 13, 30);
    arn.client_name = "Hanspeter".into();
    let all = frame.library.abilities.iter().map(|it| it.name.clone());
    arn.abilities =
        all.take(3).map(|name| KnownAbility { entry: frame.library.ability_named(&name), name }).collect();
    let mut bela = profile("Bela", 1, 11, 25);
    bela.gifted = true;
    bela.resources = vec![Resource::Elements];
    bela.magic_points = 4;
    let spells = frame.library.spells.iter().map(|it| it.name.clone());
    bela.abilities = spells.take(2).map(|name| KnownAbility { name, entry: None }).collect();
    bela.abilities.push(KnownAbility { name: "Altes Lied".into(), entry: None });
    frame.profiles =
        vec![arn, bela, profile("Wache", 2, 12, 20), profile("Diebin", 1, 14, 15), lurker.clone()];
    let who = [(0, 1), (0, 2), (1, 0), (1, 0), (1, 0)].map(|(side, seat)| (Side(side), Seat(seat)));
    let mut state = State::fresh(Switches::default(), frame, &who);
    state.actors[4].veiled = true;
    let (sword, shot) = (ItemKind::Weapon(melee(&state)), ItemKind::Weapon(bow(&state)));
    state.items = vec![
        item(1, sword, Some(ARN), Held::Drawn),
        item(2, shot, Some(BELA), Held::Drawn),
        item(3, sword, Some(GUARD), Held::Drawn),
        item(4, sword, Some(THIEF), Held::Ready),
        item(5, sword, None, Held::Away),
        item(6, sword, Some(LURKER), Held::Drawn),
    ];
    if !state.frame.library.substances.is_empty() {
        let potion = ItemKind::Substance(schwung_daemmersturm::SubstanceId(0));
        state.items.push(item(7, potion, Some(ARN), Held::Ready));
    }
    state.next.item = 8;
    state.engaged = vec![
        Engaged { by: ARN, on: GUARD, at: Some(Direction::N) },
        Engaged { by: GUARD, on: ARN, at: Some(Direction::S) },
    ];
    state.section.open = true;
    state.section.number = 1;
    assert!(Daemmersturm::is_sound(&state));
    state
}

/// The table of most tests.
pub(crate) fn table() -> Game<Daemmersturm> {
    of(state(&profile("Schatten", 4, 15, 18)))
}

/// The same in a combat. Arn has the turn, and all people enter their own dice.
pub(crate) fn fight() -> Game<Daemmersturm> {
    let mut state = state(&profile("Schatten", 4, 15, 18));
    begin(&mut state);
    let mut game = of(state);
    act(&mut game, Author::GM, house_dice(), &mut Listed(Vec::new())).unwrap();
    game
}

pub(crate) fn house_dice() -> Deed<Daemmersturm> {
    Deed::House(schwung_log::HouseDeed::Dice(DiceMode::Own))
}

/// Begins a combat of all characters in the order of their ids. The first has the turn.
pub(crate) fn begin(state: &mut State) {
    state.combat = Some(schwung_daemmersturm::Combat { round: 1, turn: Some(ARN) });
    state.order = state.ids().map(|who| schwung_daemmersturm::Place { who }).collect();
    state.section.fights = 1;
}

/// Sets facts by hand.
pub(crate) fn set(game: &mut Game<Daemmersturm>, facts: impl IntoIterator<Item = Fact>) {
    for fact in facts {
        act(
            game,
            Author::GM,
            Deed::Command(Command::Set { fact, reason: Wording::NONE }),
            &mut Listed(Vec::new()),
        )
        .unwrap();
    }
}

/// A table with this state.
pub(crate) fn of(state: State) -> Game<Daemmersturm> {
    table_of(files::SYSTEM, state)
}

pub(crate) fn view(game: &Game<Daemmersturm>, texts: &Catalogue, you: You) -> View {
    schwung_ui_kit::harness::view::<Screen>(game, texts, you)
}

pub(crate) fn scene(game: &Game<Daemmersturm>, texts: &Catalogue, you: You) -> DaemmersturmScene {
    let SceneView::Daemmersturm(scene) = view(game, texts, you).scene else {
        panic!("a scene of Dämmersturm")
    };
    *scene
}

/// Handles pasted lines like a host: step by step until nothing follows.
pub(crate) fn bring(
    game: &mut Game<Daemmersturm>,
    texts: &Catalogue,
    you: You,
    first: impl Fn(Look<'_, Daemmersturm>) -> Result<Brought<Command>, schwung_views::wire::Barred>,
) -> Result<usize, String> {
    let mut by = Author::Seat(Seat(you.seat.unwrap_or(0)));
    let mut next = first(look(game, texts, you)).map_err(|it| it.text)?;
    let mut rolls = 0;
    loop {
        act(game, by, Deed::Several(next.commands), &mut Listed(Vec::new())).unwrap();
        if let Some((question, faces)) = next.roll {
            act(game, by, Deed::Bring { question, faces }, &mut Listed(Vec::new())).unwrap();
            rolls += 1;
        }
        match Screen::follow(look(game, texts, you)) {
            Some(following) => (next, by) = (following, Author::Table),
            None => return Ok(rolls),
        }
    }
}

pub(crate) fn german() -> Catalogue {
    Catalogue::new(Lang::De, "daemmersturm")
}

/// Changes the switches so that no questions are asked that these scenes do not cover.
pub(crate) fn quiet(game: &mut Game<Daemmersturm>, change: impl Fn(&mut Switches)) {
    let mut switches = game.state().switches.clone();
    switches.change(|it| {
        it.ask_facing = Prompt::Automatic;
        it.ask_exposed = Prompt::Automatic;
        it.ask_protection = Prompt::Automatic;
        change(it);
    });
    set(game, [Fact::Table(TableFact::Switches(switches))]);
}

pub(crate) fn strike(by: ActorId, on: ActorId, item: u16) -> Command {
    let with = With::Item(ItemId(item));
    Command::Attack(AttackCommand::Strike(Strike {
        by,
        on,
        with,
        second: None,
        abilities: Vec::new(),
        plan: Plan::default(),
    }))
}

/// Arn attacks the guard, and the attack roll is pending.
pub(crate) fn attack(change: impl Fn(&mut Switches)) -> Game<Daemmersturm> {
    let mut game = fight();
    quiet(&mut game, change);
    act(&mut game, Author::Seat(Seat(1)), Deed::Command(strike(ARN, GUARD, 1)), &mut Listed(Vec::new()))
        .unwrap();
    assert_eq!(game.asked().len(), 1);
    game
}
