//! Random scenes and commands with several targets: guns, swarms, group attacks and lasting effects.

use schwung_daemmersturm::*;
use schwung_play::Random;

use super::{
    A, B, C, CROSSBOW, GRENADE, SWORD, Scene, attack,
    crowd::{CANNON, area, blast, cannon, cast, crowd, foes, storm, swarm},
    item,
};

fn below(random: &mut Random, n: u16) -> u16 {
    u16::try_from(random.below(u32::from(n))).unwrap_or(0)
}

fn one_in(random: &mut Random, n: u16) -> bool {
    below(random, n) == 0
}

fn some<X: Copy>(random: &mut Random, list: &[X]) -> X {
    list[usize::from(below(random, u16::try_from(list.len()).unwrap_or(1)))]
}

fn some_lasting(random: &mut Random) -> Lasting {
    let amount = Amount::of(0, 3);
    let (area, harmless_first, stacks) = (one_in(random, 2), one_in(random, 3), one_in(random, 3));
    Lasting { amount, rounds: 1 + u8::from(one_in(random, 2)), area, harmless_first, stacks }
}

/// Adds a gun with its crew, a group attack, an ability to step in, swarmers, damage over time and grounds.
pub fn lay_out(state: &mut State, random: &mut Random) {
    let ids: Vec<ActorId> = state.ids().collect();
    let swarming = one_in(random, 4);
    let lasting = some_lasting(random);
    state.frame.change(|it| {
        it.library.weapons.push(cannon());
        it.library.weapons[usize::from(SWORD.0)].lasting = one_in(random, 3).then_some(lasting);
        it.library.weapons[usize::from(GRENADE.0)].lasting = one_in(random, 3).then_some(lasting);
        let bonus = i8::try_from(below(random, 4)).unwrap_or(0);
        let group = GroupAttack { name: "Together".to_owned(), bonus, ..GroupAttack::default() };
        it.library.groups = vec![group];
        if swarming {
            it.profiles.iter_mut().for_each(|it| it.life = 5);
        }
    });
    if swarming {
        for actor in &mut state.actors {
            (actor.life, actor.start_life, actor.swarm, actor.side) = (5, 5, SwarmId(1), Side(1));
        }
        state.actors[0].side = Side(0);
    }
    if one_in(random, 3) {
        let mut gun = item(A, ItemKind::Weapon(CANNON), Held::Away);
        gun.holder = None;
        gun.crew = ids.iter().copied().filter(|_| one_in(random, 2)).collect();
        state.apply(&Event::Gear(GearEvent::ItemAdded { item: gun }));
    }
    for &on in &ids {
        let (by, source) = (some(random, &[None, Some(A), Some(B)]), Source::Weapon(CROSSBOW));
        let (amount, rounds) = (Amount::of(0, 4), 1 + u8::from(one_in(random, 2)));
        if one_in(random, 4) {
            let wound = Wound { id: EffectId(0), on, by, source, amount, rounds };
            state.apply(&Event::Area(AreaEvent::WoundBegan { wound, stacks: false }));
        }
    }
    if one_in(random, 3) {
        let by = some(random, &[None, Some(A), Some(B)]);
        let (source, amount) = (Source::PlotLeader, Amount::of(1, 2));
        let area = Area { id: AreaId(0), by, source, amount, rounds: 2 };
        state.apply(&Event::Area(AreaEvent::GroundLaid { area, standing: ids }));
    }
}

/// A random command, allowed or not.
pub fn some_many(state: &State, random: &mut Random, by: ActorId, on: ActorId, own: ItemId) -> Command {
    let ids: Vec<ActorId> = state.ids().collect();
    let at: Vec<ActorId> = ids.iter().copied().filter(|_| one_in(random, 2)).collect();
    let place = state.areas.first().map(|it| it.id).filter(|_| one_in(random, 3));
    match below(random, 5) {
        0 | 1 => {
            let explodes = |it: &&Item| state.weapon(it.id).is_some_and(Weapon::explodes);
            let all: Vec<ItemId> = state.items.iter().filter(explodes).map(|it| it.id).collect();
            let item = if all.is_empty() { own } else { some(random, &all) };
            area(AreaCommand::Blast(Blast { by, item, aim: Aim { at, place }, plan: Plan::default() }))
        }
        2 => {
            let with = ids.into_iter().filter(|&it| it != by && one_in(random, 2)).collect();
            let item = (!one_in(random, 4)).then_some(own);
            let plan = Plan::default();
            area(AreaCommand::Group(Gang { by, with, group: GroupId(0), on, item, plan }))
        }
        3 => area(AreaCommand::Swarm { who: at, close: one_in(random, 2) }),
        _ => {
            let mut it = Move::plain(by);
            let here = state.areas.iter().map(|it| it.id);
            if one_in(random, 2) {
                it.into = here.collect();
            } else {
                it.out_of = here.collect();
            }
            super::walk(it)
        }
    }
}

/// A grenade at one or two targets, a storm, a swarm that steps in, or ticks. Few enough ways to explore all of them.
pub fn small(random: &mut Random) -> (State, Command) {
    let two = |scene: Scene| {
        let mut scene = scene.house(|it| it.ask_caught = Prompt::Automatic);
        scene.state.actors.iter_mut().for_each(|it| it.orders.seek = Order::Never);
        scene
    };
    match below(random, 4) {
        0 => {
            let mut scene = two(crowd(2, 20)).armed(A, GRENADE).near(A, ActorId(1));
            scene = scene.library(|it| {
                let grenade = &mut it.weapons[usize::from(GRENADE.0)];
                (grenade.targets, grenade.damage) = (Some(Span::of(1, 2)), Amount::of(1, 2));
                // The denominators must divide each other, see `sorcery`.
                grenade.escalation = Escalation { span: Span::of(1, 2), hurts: 1 };
                grenade.lasting = Some(some_lasting(random));
            });
            (scene.state, blast(A, 1, &foes(2)))
        }
        1 => {
            let critical = one_in(random, 2);
            let mut scene = two(storm(crowd(2, 20), Targets::Fixed(2), |it| {
                (it.damage, it.fumble) = (Some(Amount::of(1, 2)), NumberSet::NONE);
                it.critical = if critical { NumberSet::TWENTY } else { NumberSet::NONE };
            }));
            for who in foes(2) {
                scene = scene.actor(who, |it| it.normal = Some(false));
            }
            scene = scene.profile(ActorId(2), |it| it.magic.defence = 15);
            (scene.state, cast(&foes(if critical { 1 } else { 2 })))
        }
        2 => {
            let mut scene = crowd(5, 5).armed(A, SWORD).near(A, ActorId(1));
            scene = scene.library(|it| it.weapons[0].damage = Amount::of(1, 2));
            scene.state.actors.iter_mut().for_each(|it| it.normal = Some(false));
            scene.run(&swarm(&foes(5)), &[]);
            (scene.state, attack(A, ActorId(1), 1))
        }
        _ => {
            let wound = |n| Wound {
                id: EffectId(0),
                on: B,
                by: [None, Some(A), Some(C)][usize::from(n)],
                source: Source::Weapon(SWORD),
                amount: Amount::of(0, 2),
                rounds: 1 + u8::try_from(n).unwrap_or(0),
            };
            let mut scene = Scene::fight().actor(B, |it| it.life = 7);
            for n in 0..1 + below(random, 3) {
                scene = scene.set(Fact::Scene(SceneFact::Wound(wound(n))));
            }
            (scene.state, super::turn(TurnCommand::EndTurn { by: A }))
        }
    }
}
