//! Scenes and characters leave a table as a file with their state and return with the same state.

#![allow(clippy::unwrap_used)]

use std::fmt::Debug;

use crate::views_common::{
    ARN, GM, GUARD, LURKER, THIEF, WATCH, look, of, player, profile, scene, state, table,
};
use schwung_daemmersturm::*;
use schwung_daemmersturm_ui::{Screen, files};
use schwung_files::Options;
use schwung_log::Game;
use schwung_messages::Catalogue;
use schwung_play::{Random, laws};
use schwung_rulebook::Lang;
use schwung_table::{Hosted as _, Seat, System as _};
use schwung_views::Shown;

fn texts() -> Catalogue {
    Catalogue::new(Lang::En, "daemmersturm")
}

fn numbers(ids: &[ActorId]) -> Vec<u8> {
    ids.iter().map(|it| u8::try_from(it.0).unwrap()).collect()
}

fn file(game: &Game<Daemmersturm>, actors: &[ActorId], whole: bool) -> (String, Vec<String>) {
    Screen::scene_file(look(game, &texts(), GM), &numbers(actors), whole).unwrap()
}

fn carried_out(mut state: State, commands: Vec<Command>) -> State {
    for command in commands {
        Daemmersturm::check(&state, &command).unwrap_or_else(|it| panic!("{command:?}: {it:?}"));
        let Command::Set { fact, reason } = command else { panic!("{command:?} sets no fact") };
        state.apply(&Event::Set { fact: Box::new(fact), reason });
    }
    assert!(Daemmersturm::is_sound(&state));
    state
}

/// The table after this file was added to it.
fn staged(state: State, text: &str, new_scene: bool) -> State {
    let commands = Screen::stage(look(&of(state.clone()), &texts(), GM), text, new_scene);
    carried_out(state, commands.unwrap_or_else(|it| panic!("{it:?}\n{text}")))
}

fn off(state: State, actors: &[ActorId]) -> State {
    let commands = Screen::take_off(look(&of(state.clone()), &texts(), GM), &numbers(actors));
    carried_out(state, commands)
}

/// A table with the same people, library and sides, but without characters.
fn empty(like: &State) -> State {
    let frame = Frame { profiles: Vec::new(), ..Frame::clone(&like.frame) };
    State::new(Switches::clone(&like.switches), frame, Vec::new())
}

fn sorted<T: Debug>(all: impl Iterator<Item = T>) -> Vec<String> {
    let mut all: Vec<String> = all.map(|it| format!("{it:?}")).collect();
    all.sort();
    all
}

/// The state that a file of the whole scene preserves, with numbers that do not depend on the table.
fn kept(state: &State) -> Vec<Vec<String>> {
    let area = |id: AreaId| state.areas.iter().position(|it| it.id == id);
    let label = |it: &Item| {
        let library = &state.frame.library;
        let name = match it.kind {
            ItemKind::Weapon(id) => library.weapon(id).map(|it| it.name.clone()),
            ItemKind::Protection(id) => library.protection(id).map(|it| it.name.clone()),
            ItemKind::Substance(id) => library.substance(id).map(|it| it.name.clone()),
            ItemKind::Other => Some("–".to_owned()),
        };
        if it.label.is_empty() { name.unwrap() } else { it.label.as_str().to_owned() }
    };
    let actors = state.actors.iter().map(|it| {
        let swarm = state.actors.iter().position(|other| it.swarm != SwarmId(0) && other.swarm == it.swarm);
        let round = RoundMarks { element: it.round.element, ..RoundMarks::default() };
        let fresh = Actor::new(&Profile::default(), it.side, it.seat);
        let plain = Actor {
            swarm: SwarmId(0),
            turn: fresh.turn,
            round,
            facing: fresh.facing,
            last_facing: fresh.last_facing,
            shield_facing: fresh.shield_facing,
            exposed: false,
            melee: fresh.melee,
            last_melee: fresh.melee,
            turn_melee: fresh.melee,
            last_turn_melee: fresh.melee,
            ..*it
        };
        format!("{plain:?} {swarm:?}")
    });
    let item = |it: &Item| Item { id: ItemId(0), label: Wording::new(&label(it)), user: None, ..it.clone() };
    let seen = |it: &Sight| match it.seen {
        Seen::Hidden { traceless, last } => format!("{traceless} {:?}", last.map(area)),
        other => format!("{other:?}"),
    };
    let what = |it: &Burden| match it {
        Burden::Body(who) => format!("{who:?}"),
        Burden::Thing(id) => label(state.item(*id).unwrap()),
    };
    vec![
        actors.collect(),
        state.frame.profiles.iter().map(|it| format!("{it:?}")).collect(),
        sorted(state.items.iter().map(item)),
        sorted(state.engaged.iter()),
        sorted(state.distances.iter()),
        sorted(state.covers.iter().map(|it| Cover { id: EffectId(0), ..*it })),
        sorted(state.sights.iter().map(|it| (it.observer, it.entity, seen(it)))),
        state.areas.iter().map(|it| format!("{:?}", Area { id: AreaId(0), ..*it })).collect(),
        sorted(state.standing.iter().map(|it| (it.who, area(it.area)))),
        sorted(state.effects.iter().map(|it| Wound { id: EffectId(0), ..*it })),
        sorted(state.modifiers.iter().map(|it| Modifier { id: EffectId(0), ..*it })),
        sorted(state.channels.iter()),
        sorted(state.climbs.iter()),
        sorted(state.loads.iter().map(|it| (&it.by, what(&it.what), it.size, it.lifted))),
        sorted(state.uses.iter()),
        sorted(state.marks.iter()),
        vec![format!("{:?}", state.charge_range)],
    ]
}

struct Any(Random);

impl Any {
    fn below(&mut self, most: u32) -> u32 {
        self.0.below(most)
    }

    fn often(&mut self) -> bool {
        self.below(2) == 0
    }

    fn small(&mut self) -> u8 {
        u8::try_from(self.below(7)).unwrap()
    }

    fn at(&mut self, count: usize) -> u16 {
        u16::try_from(self.below(u32::try_from(count).unwrap())).unwrap()
    }

    fn one<T: Copy>(&mut self, all: &[T]) -> T {
        all[usize::from(self.at(all.len()))]
    }

    fn amount(&mut self) -> Amount {
        let roll = Span::new(1, 6 + self.small());
        Amount { rolls: [roll.filter(|_| self.often()), None, None], plus: i16::from(self.small()) }
    }

    fn length(&mut self) -> Length {
        Length(self.at(600))
    }

    fn source(&mut self, state: &State) -> Source {
        let library = &state.frame.library;
        match self.below(6) {
            0 => Source::Weapon(WeaponId(self.at(library.weapons.len()))),
            1 => Source::Spell(SpellId(self.at(library.spells.len()))),
            2 => Source::Ability(AbilityId(self.at(library.abilities.len()))),
            3 => Source::Substance(SubstanceId(self.at(library.substances.len()))),
            _ => Source::PlotLeader,
        }
    }

    fn of_actor(&mut self) -> ActorFact {
        let on = self.often();
        let (nausea, cramps, faint) = (self.small(), self.small(), self.small() / 6);
        let words = Wording::new(self.one(&["flieht", "„krank“ \"x\" \\", "brennt"]));
        match self.below(26) {
            0 => ActorFact::Life(u16::from(self.small())),
            1 => ActorFact::StartLife(u16::from(self.small())),
            2 => ActorFact::HealedBetween(u16::from(self.small())),
            3 => ActorFact::TriedHealing(on),
            4 => ActorFact::Status(self.one(&[
                Status::Up,
                Status::Up,
                Status::Incapacitated,
                Status::Dead,
                Status::Gone,
            ])),
            5 => ActorFact::Exhausted(on),
            6 => ActorFact::WasExhausted(on),
            7 => ActorFact::ActionPoints(self.small()),
            8 => ActorFact::FocusPoints(self.small()),
            9 => ActorFact::Resource(self.one(&[None, Some(Resource::Mana), Some(Resource::Shadow)])),
            10 => ActorFact::MagicPoints(self.small()),
            11 => ActorFact::ManaEmpty(on),
            12 => ActorFact::Seeking(on),
            13 => ActorFact::Potions(self.small()),
            14 => ActorFact::Ailments(Ailments { nausea, cramps, faint, fresh: on }),
            15 => ActorFact::Mount(self.one(&[Mount::Foot, Mount::Mounted, Mount::Giant])),
            16 => ActorFact::Normal(self.one(&[None, Some(false), Some(true)])),
            17 => ActorFact::Orders(Orders {
                seek: self.one(&[Order::Ask, Order::Always]),
                protect: self.one(&[Order::Ask, Order::Never]),
                parting: self.one(&[Order::Always, Order::Never]),
                step_in: self.one(&[Order::Ask, Order::Always, Order::Never]),
            }),
            18 => ActorFact::Side(Side(u8::from(on))),
            19 => ActorFact::Veiled(on),
            20 => ActorFact::Element(Some((Element::Air, self.small()))),
            21 => ActorFact::Swarm(SwarmId(self.small() % 3)),
            _ => ActorFact::Marked { text: words, secret: on },
        }
    }

    fn item(&mut self, state: &State, who: ActorId) -> Item {
        let library = &state.frame.library;
        let kind = match self.below(4) {
            0 => ItemKind::Weapon(WeaponId(self.at(library.weapons.len()))),
            1 => ItemKind::Protection(ProtectionId(self.at(library.protections.len()))),
            2 => ItemKind::Substance(SubstanceId(self.at(library.substances.len()))),
            _ => ItemKind::Other,
        };
        let label = self.one(&["", "Das \"Auge\"", "Langschwert", "Fackel"]);
        let label = if self.often() { label.to_owned() } else { format!("Ding {}", state.next.item) };
        Item {
            id: ItemId(0),
            label: Wording::new(&label),
            kind,
            holder: Some(who).filter(|_| self.often()),
            held: self.one(&[Held::Away, Held::Ready, Held::Drawn]),
            user: None,
            unloaded: self.small(),
            broken: self.often(),
            poison: Some(SubstanceId(self.at(library.substances.len()))).filter(|_| self.often()),
            heavy: self.often(),
            crew: if self.often() { vec![who] } else { Vec::new() },
        }
    }

    fn of_scene(&mut self, state: &State, who: ActorId, on: ActorId) -> SceneFact {
        let at = Some(self.one(&[Direction::N, Direction::Se])).filter(|_| self.often());
        let source = self.source(state);
        let none = EffectId(0);
        let last = state.areas.last().map(|it| it.id).filter(|_| self.often());
        match self.below(14) {
            0 => SceneFact::ChargeRange(self.length()),
            1 | 2 => SceneFact::Engaged { by: who, on, at, is: true },
            3 => SceneFact::Distance { a: who, b: on, length: Some(self.length()) },
            4 => {
                let side = match self.below(3) {
                    0 => CoverSide::All,
                    1 => CoverSide::From(Direction::Nw),
                    _ => CoverSide::Against(on),
                };
                SceneFact::Cover(Cover {
                    id: none,
                    of: who,
                    side,
                    need: 1 + self.small(),
                    full: self.often(),
                })
            }
            5 => {
                let seen = match self.below(3) {
                    0 => Seen::Hidden { traceless: self.often(), last },
                    1 => Seen::Partly { target: self.often() },
                    _ => Seen::Discovered,
                };
                SceneFact::Sight { observer: who, entity: on, seen: Some(seen) }
            }
            6 => {
                let (by, rounds) = (Some(on).filter(|_| self.often()), self.small());
                SceneFact::Area(Area { id: AreaId(0), by, source, amount: self.amount(), rounds })
            }
            7 => match state.areas.first() {
                Some(it) => SceneFact::Standing { who, area: it.id, is: true },
                None => SceneFact::NoLatest,
            },
            8 => {
                let (by, rounds) = (Some(on).filter(|_| self.often()), 1 + self.small());
                SceneFact::Wound(Wound { id: none, on: who, by, source, amount: self.amount(), rounds })
            }
            9 => {
                let value = self.one(&[Value::MeleeAttack, Value::Cost, Value::Perception]);
                let change = if self.often() { Change::Add(-2) } else { Change::Set(3) };
                let until =
                    self.one(&[Until::Turns(2), Until::Round, Until::Combat, Until::Section, Until::Lifted]);
                SceneFact::Modifier(Modifier { id: none, on: who, value, change, source, until })
            }
            10 => {
                let spell = SpellId(self.at(state.frame.library.spells.len()));
                let (needed, aim) = (1 + self.small(), Aim::default());
                SceneFact::Channel(Channel { by: who, spell, turns: 1, needed, aim })
            }
            11 => {
                let ability = AbilityId(self.at(state.frame.library.abilities.len()));
                let (turn, round, section) = (self.small(), self.small(), self.small());
                SceneFact::Uses(Used { by: who, ability, turn, round, section, tried: self.often() })
            }
            12 => {
                let terms =
                    ClimbTerms { rope: self.often(), fails: [0, self.small(), 0], ..ClimbTerms::default() };
                let (obstacle, left, reached) = match self.below(3) {
                    0 => (Obstacle::Creature(on), Length(0), true),
                    1 => (Obstacle::Creature(on), Length(25), false),
                    _ => (Obstacle::Tree, Length(31), false),
                };
                SceneFact::Climb(Climb { who, obstacle, left, reached, pinned: self.often(), terms })
            }
            _ => {
                let thing = state.items.iter().rfind(|it| it.heavy && it.label.as_str().starts_with("Ding"));
                let what = match thing {
                    Some(it) if self.often() => Burden::Thing(it.id),
                    _ => Burden::Body(on),
                };
                SceneFact::Load(Load { by: vec![who], what, size: Size::Larger, lifted: 2 })
            }
        }
    }

    /// A table in the middle of play where all characters belong to the plot leader.
    fn table(&mut self) -> State {
        let mut lurker = profile("Schatten", 4, 15, 18);
        lurker.resources = Vec::new();
        lurker.gifted = true;
        let mut it = state(&lurker);
        it.actors.iter_mut().for_each(|it| it.seat = Seat::GM);
        // Swarms are of small ones.
        it.frame.change(|frame| frame.profiles.iter_mut().skip(2).for_each(|it| it.life = 5));
        for _ in 0..10 + self.below(60) {
            let who = ActorId(self.at(it.actors.len()));
            let on = ActorId((who.0 + 1 + self.at(4)) % 5);
            let fact = match self.below(6) {
                0 => Fact::Table(TableFact::NewItem(self.item(&it, who))),
                1 | 2 => Fact::Actor { who, fact: self.of_actor() },
                _ => Fact::Scene(self.of_scene(&it, who, on)),
            };
            let small = it.profile(who).life <= 5;
            if matches!(fact, Fact::Actor { fact: ActorFact::Swarm(_), .. }) && !small {
                continue;
            }
            let command = Command::Set { fact: fact.clone(), reason: Wording::NONE };
            if Daemmersturm::check(&it, &command).is_ok() {
                it.apply(&Event::Set { fact: Box::new(fact), reason: Wording::NONE });
            }
        }
        it
    }
}

#[test]
fn a_scene_comes_back_as_it_was() {
    for seed in 0..laws::games(300) {
        let state = Any(Random::new(seed.into())).table();
        let all: Vec<ActorId> = state.ids().collect();
        let (text, losses) = file(&of(state.clone()), &all, true);
        assert_eq!(losses, Vec::<String>::new(), "{seed}\n{text}");
        assert_eq!(kept(&staged(empty(&state), &text, true)), kept(&state), "{seed}\n{text}");
        // The same at the table from which it was taken off.
        let gone = staged(off(state.clone(), &all), "system = \"daemmersturm\"", true);
        assert_eq!(kept(&staged(gone, &text, true)), kept(&state), "{seed}\n{text}");
        // The file also opens as a table, which is written as the same file.
        let read = files::read(&text, &Options::default()).unwrap_or_else(|it| panic!("{it:#?}\n{text}"));
        assert!(Daemmersturm::is_sound(&read.state));
        assert_eq!(kept(&staged(empty(&state), &file(&of(read.state), &all, true).0, true)), kept(&state));
    }
}

/// Opponents leave without the scene, and their ties to characters that remain are listed.
#[test]
fn what_cannot_come_along_is_named() {
    let mut it = state(&profile("Schatten", 4, 15, 18));
    let wound = Wound {
        id: EffectId(0),
        on: GUARD,
        by: Some(ARN),
        source: Source::PlotLeader,
        amount: Amount::fixed(2),
        rounds: 3,
    };
    let nothing = Amount::default();
    let area = Area { id: AreaId(0), by: None, source: Source::PlotLeader, amount: nothing, rounds: 0 };
    let climb = Climb {
        who: THIEF,
        obstacle: Obstacle::Creature(ARN),
        left: Length(0),
        reached: true,
        pinned: false,
        terms: ClimbTerms::default(),
    };
    let load = Load { by: vec![GUARD], what: Burden::Body(ARN), size: Size::Similar, lifted: 0 };
    let facts = [
        SceneFact::Wound(wound),
        SceneFact::Area(area),
        SceneFact::Standing { who: GUARD, area: AreaId(1), is: true },
        SceneFact::Climb(climb),
        SceneFact::Load(load),
    ];
    for fact in facts {
        it.apply(&Event::Set { fact: Box::new(Fact::Scene(fact)), reason: Wording::NONE });
    }
    it.actors[2].facing = Facing::To(Direction::N);
    it.actors[2].swarm = SwarmId(1);
    let (text, losses) = file(&of(it.clone()), &[GUARD, THIEF], false);
    let expected = [
        "The order of turns, and what happened in this round, is not in the file.",
        "Wache has too many life points to be part of a swarm in the file.",
        "Melee, distances, cover, sight and swarms with those who stay are not in the file.",
        "The places and grounds where they stand stay in the scene.",
        "The one who caused an effect stays and is not in the file.",
        "A load is set down: somebody who carries or is carried does not go, or there are several such items.",
        "Diebin no longer climbs: one of the two stays.",
    ];
    assert_eq!(losses, expected, "{text}");
    let back = staged(empty(&it), &text, false);
    assert_eq!((back.actors.len(), back.effects.len(), back.areas.len(), back.loads.len()), (2, 1, 0, 0));
}

/// Opponents leave in the middle of a combat, are invisible, and return under their numbers with their state.
#[test]
fn opponents_leave_a_combat_and_return() {
    let game = crate::views_common::fight();
    let mut before = game.state().clone();
    before.actors[2].life = 7;
    before.actors[2].round.reflex = true;
    before.combat.as_mut().unwrap().turn = Some(GUARD);
    let (text, _) = file(&of(before.clone()), &[GUARD, LURKER], false);
    let seen = |state: &State, you| {
        let scene = serde_json::to_string(&scene(&of(state.clone()), &texts(), you)).unwrap();
        scene.contains("Wache")
    };
    assert!(seen(&before, GM) && seen(&before, player(1)));
    let gone = off(before.clone(), &[GUARD, LURKER]);
    for you in [GM, player(1), WATCH] {
        assert!(!seen(&gone, you), "{you:?}");
    }
    let turn = gone.combat.unwrap().turn.unwrap();
    assert!(gone.is_up(turn) && turn != GUARD);
    assert!(gone.engaged.is_empty());
    let after = staged(gone, &text, false);
    for id in [GUARD, LURKER] {
        assert_eq!(after.actor(id), before.actor(id));
        assert_eq!(after.profile(id), before.profile(id));
    }
    assert_eq!(after.order, before.order);
    assert!(seen(&after, GM) && seen(&after, player(1)));
    let items = |state: &State| sorted(state.items.iter().map(|it| (it.kind, it.holder, it.held)));
    assert_eq!(items(&after), items(&before));
}

/// The file holds secrets, and characters of players are theirs.
#[test]
fn only_the_plot_leader_takes_off_what_she_plays() {
    let game = table();
    let file = |you, actors: &[ActorId], whole| {
        Screen::scene_file(look(&game, &texts(), you), &numbers(actors), whole).is_some()
    };
    for you in [player(1), WATCH] {
        assert!(!file(you, &[GUARD], false) && !file(you, &[], true));
    }
    assert!(file(GM, &[GUARD], false) && file(GM, &[], true));
    for refused in [&[ARN][..], &[GUARD, ActorId(99)], &[]] {
        assert!(!file(GM, refused, false), "{refused:?}");
    }
    let gone = of(off(game.state().clone(), &[GUARD]));
    assert_eq!(Screen::scene_file(look(&gone, &texts(), GM), &numbers(&[GUARD]), false), None);
}

/// Entries that only the library of the table contains are found again there.
#[test]
fn entries_of_the_table_are_kept_by_name() {
    let mut it = state(&profile("Schatten", 4, 15, 18));
    it.frame.change(|frame| {
        frame.library.abilities.push(Ability { name: "Rabenblick".into(), ..Ability::default() });
        frame.library.weapons.push(Weapon { name: "Knochensäge".into(), ..Weapon::default() });
    });
    let ability = AbilityId(u16::try_from(it.frame.library.abilities.len() - 1).unwrap());
    let weapon = WeaponId(u16::try_from(it.frame.library.weapons.len() - 1).unwrap());
    let used = Used { by: GUARD, ability, turn: 0, round: 0, section: 2, tried: false };
    let wound = Wound {
        id: EffectId(0),
        on: GUARD,
        by: None,
        source: Source::Weapon(weapon),
        amount: Amount::fixed(1),
        rounds: 2,
    };
    for fact in [SceneFact::Uses(used), SceneFact::Wound(wound)] {
        it.apply(&Event::Set { fact: Box::new(Fact::Scene(fact)), reason: Wording::NONE });
    }
    let (text, losses) = file(&of(it.clone()), &[GUARD], true);
    assert!(losses.iter().any(|it| it.contains("Knochensäge")), "{losses:?}");
    let back = staged(empty(&it), &text, true);
    assert_eq!(back.uses, [Used { by: ActorId(0), ..used }]);
    assert_eq!(back.effects[0].source, wound.source);
    let elsewhere = files::read(&text, &Options::default()).unwrap().state;
    assert_eq!((elsewhere.uses.len(), elsewhere.effects[0].source), (0, Source::PlotLeader));
}
