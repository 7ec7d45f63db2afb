//! Random scenes and commands around a fight: items, potions, poisons, hiding, climbing and carrying.

use schwung_daemmersturm::*;
use schwung_play::Random;

use super::{A, B, Scene, item};

fn below(random: &mut Random, n: u16) -> u16 {
    u16::try_from(random.below(u32::from(n))).unwrap_or(0)
}

fn one_in(random: &mut Random, n: u16) -> bool {
    below(random, n) == 0
}

fn some<X: Copy>(random: &mut Random, list: &[X]) -> X {
    list[usize::from(below(random, u16::try_from(list.len()).unwrap_or(1)))]
}

/// Adds potions, poisons and items on the ground; some characters hide or climb a creature.
pub fn lay_out(state: &mut State, random: &mut Random) {
    let library = super::example::example();
    state.frame.change(|it| it.library.substances = library.substances);
    let substances = u16::try_from(state.frame.library.substances.len()).unwrap_or(1);
    let ids: Vec<ActorId> = state.ids().collect();
    for _ in 0..below(random, 8) {
        let kind = match below(random, 4) {
            0 => ItemKind::Other,
            _ => ItemKind::Substance(SubstanceId(below(random, substances))),
        };
        let mut thing = item(some(random, &ids), kind, Held::Ready);
        if one_in(random, 3) {
            (thing.holder, thing.held, thing.heavy) = (None, Held::Away, one_in(random, 2));
        }
        state.apply(&Event::Gear(GearEvent::ItemAdded { item: thing }));
    }
    for &observer in &ids {
        let (entity, seen) = (some(random, &ids), some_seen(random));
        if observer != entity && one_in(random, 4) {
            let fact = Box::new(Fact::Scene(SceneFact::Sight { observer, entity, seen: Some(seen) }));
            state.apply(&Event::Set { fact, reason: Wording::NONE });
        }
    }
    let weapons: Vec<ItemId> =
        state.items.iter().filter(|it| state.weapon(it.id).is_some()).map(|it| it.id).collect();
    let poisons: Vec<u16> =
        (0..substances).filter(|&n| state.frame.library.substances[usize::from(n)].is_poison()).collect();
    for item in weapons {
        if one_in(random, 4) {
            let poison = Some(SubstanceId(some(random, &poisons)));
            state.apply(&Event::Gear(GearEvent::Poisoned { item, poison }));
        }
    }
    let (who, on) = (some(random, &ids), some(random, &ids));
    if who != on && one_in(random, 4) {
        let obstacle = Obstacle::Creature(on);
        let climb = Climb {
            who,
            obstacle,
            left: Length(0),
            reached: true,
            pinned: one_in(random, 2),
            terms: some_terms(random),
        };
        state.climbs.push(climb);
    }
    state.actors.iter_mut().for_each(|it| it.potions = u8::from(one_in(random, 3)));
}

fn some_seen(random: &mut Random) -> Seen {
    match below(random, 3) {
        0 => Seen::Hidden { traceless: one_in(random, 4), last: None },
        1 => Seen::Partly { target: one_in(random, 2) },
        _ => Seen::Discovered,
    }
}

fn some_terms(random: &mut Random) -> ClimbTerms {
    let mut on = || one_in(random, 3);
    let (weather, hostile, throw_off, rope, gear) = (on(), on(), on(), on(), on());
    ClimbTerms { weather, hostile, throw_off, rope, gear, ..ClimbTerms::default() }
}

/// A random command, allowed or not.
pub fn some_surrounding(
    state: &State,
    random: &mut Random,
    by: ActorId,
    on: ActorId,
    own: ItemId,
) -> Command {
    let all: Vec<ItemId> = state.items.iter().map(|it| it.id).collect();
    let item = if all.is_empty() { own } else { some(random, &all) };
    match below(random, 6) {
        0 | 1 => Command::Gear(GearCommand::Item(match below(random, 5) {
            0 => ItemCommand::Give { by, to: on, item: own },
            1 => ItemCommand::Take { by, item },
            2 => ItemCommand::Drink { by, item: own },
            3 => ItemCommand::Administer { by, to: on, item: own },
            _ => ItemCommand::Poison { by, item: own, weapon: item },
        })),
        2 | 3 => Command::Scene(SceneCommand::Sight(some_sight(random, by, on))),
        4 => Command::Scene(SceneCommand::Climb(some_climb(random, by, on))),
        _ => Command::Scene(SceneCommand::Carry(some_carry(random, by, on, item))),
    }
}

fn some_sight(random: &mut Random, by: ActorId, on: ActorId) -> SightCommand {
    let hints = some(random, &[Hints::None, Hints::Some, Hints::Helpful]);
    let terms =
        SightTerms { hints, hard: one_in(random, 2), easy: one_in(random, 3), ..SightTerms::default() };
    let value = some(random, &[None, Some(Skill::Ranged), Some(Skill::Magic), Some(Skill::Melee)]);
    match below(random, 5) {
        0 => SightCommand::Hide(Hide { by, with: Vec::new(), from: vec![on], against: None, value, terms }),
        1 => SightCommand::Vanish {
            who: by,
            from: if one_in(random, 2) { vec![on] } else { Vec::new() },
            at: None,
        },
        2 => SightCommand::Reappear { who: on, to: by, distance: Length::metres(below(random, 30)) },
        _ => {
            SightCommand::Search(Search { by, with: value, toward: None, terms, field: None, veiled: false })
        }
    }
}

fn some_climb(random: &mut Random, by: ActorId, on: ActorId) -> ClimbCommand {
    let terms = some_terms(random);
    if one_in(random, 5) {
        return ClimbCommand::Pin { by, on, terms };
    }
    let obstacles = [
        Obstacle::Simple,
        Obstacle::Aid,
        Obstacle::Tree,
        Obstacle::Jump,
        Obstacle::Building,
        Obstacle::HardFacade,
        Obstacle::Rock,
        Obstacle::Creature(on),
    ];
    let pay = some(random, &[ClimbPay::Movement, ClimbPay::Action]);
    let height = one_in(random, 2).then(|| Length::metres(below(random, 20)));
    let away = Length::metres(below(random, 11));
    ClimbCommand::Climb(ClimbTry {
        terms,
        height,
        away,
        ..ClimbTry::plain(by, some(random, &obstacles), pay)
    })
}

fn some_carry(random: &mut Random, by: ActorId, on: ActorId, item: ItemId) -> CarryCommand {
    let what = if one_in(random, 3) { Burden::Thing(item) } else { Burden::Body(on) };
    let with = one_in(random, 2).then(|| ActorId(below(random, 2)));
    let length = Length::metres(below(random, 10));
    match below(random, 3) {
        0 => CarryCommand::Carry { by, what, length },
        1 => CarryCommand::SetDown { by, what },
        _ => CarryCommand::Lift(Lift {
            by,
            with,
            what,
            size: None,
            carry: one_in(random, 3).then_some(length),
        }),
    }
}

/// A climb with some circumstances, a search, or the second potion of a section. Few enough ways to explore all of
/// them.
pub fn small(random: &mut Random) -> (State, Command) {
    let mut it = Scene::fight().house(|it| it.ask_fall = Prompt::Off);
    it.state.frame.change(|it| it.library.substances = super::example::example().substances);
    match below(random, 3) {
        0 => {
            let (terms, obstacle) =
                (some_terms(random), some(random, &[Obstacle::Tree, Obstacle::Creature(B)]));
            let height = one_in(random, 2).then(|| Length::metres(12));
            let climb = ClimbTry { terms, height, ..ClimbTry::plain(A, obstacle, ClimbPay::Movement) };
            (it.state, Command::Scene(SceneCommand::Climb(ClimbCommand::Climb(climb))))
        }
        1 => {
            let (seen, terms) = (Seen::Hidden { traceless: false, last: None }, SightTerms::default());
            it = it.set(Fact::Scene(SceneFact::Sight { observer: A, entity: B, seen: Some(seen) }));
            let search = Search { by: A, with: None, toward: None, terms, field: None, veiled: false };
            (it.state, Command::Scene(SceneCommand::Sight(SightCommand::Search(search))))
        }
        _ => {
            let potion = ItemKind::Substance(SubstanceId(0));
            let life = 6 + below(random, 10);
            it = it.item(A, potion).actor(A, |it| (it.potions, it.life) = (1, life));
            (it.state, Command::Gear(GearCommand::Item(ItemCommand::Drink { by: A, item: ItemId(1) })))
        }
    }
}
