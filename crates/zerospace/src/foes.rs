//! The targets and weapons of simulated fighters.

use schwung_play::{Fights, Pick};
use schwung_table::System;

use crate::{ActorId, Attack, Command, ItemKind, Mode, Plan, State, Weapon, With, ZeroSpace};

/// The target that `by` attacks.
pub(crate) fn target(state: &State, by: ActorId, pick: Pick) -> Option<ActorId> {
    let enemies =
        || state.ids().filter(move |&it| state.are_enemies(by, it) && ZeroSpace::stands(state, it.0));
    let left = |it: &ActorId| (state.endurance(*it), it.0);
    match pick {
        Pick::First => enemies().next(),
        Pick::Weakest => enemies().min_by_key(left),
        Pick::Strongest => enemies().max_by_key(|it| (state.endurance(*it), std::cmp::Reverse(it.0))),
    }
}

/// A legal attack with the weapon or power of the highest rating, or with bare hands.
pub(crate) fn attack(state: &State, by: ActorId, on: ActorId) -> Option<Command> {
    let command = |with| {
        let (mode, plan) = (Mode::Strike, Plan::default());
        Command::Attack(Attack { by, on, mode, with, single: false, plan })
    };
    means(state, by, false).into_iter().map(|it| command(it.1)).find(|it| ZeroSpace::check(state, it).is_ok())
}

/// Weapons and powers, the highest rating first, and bare hands.
pub(crate) fn means(state: &State, by: ActorId, area: bool) -> Vec<(i8, With, Weapon)> {
    let mut with: Vec<(i8, With, Weapon)> = Vec::new();
    for item in state.items.iter().filter(|it| it.holder == Some(by)) {
        if let ItemKind::Weapon(it) = item.kind {
            with.push((it.rating, With::Item(item.id), it));
        }
    }
    let sheet = state.sheet(by);
    for (n, gift) in (0..).zip(&sheet.gifts) {
        if let Some(it) = gift.attack {
            let level = if gift.on_attack { sheet.power_level } else { 0 };
            with.push((it.rating.saturating_add(level), With::Gift(n), it));
        }
    }
    with.push((0, With::HANDS, Weapon::default()));
    with.retain(|it| it.2.radius.is_some() == area);
    with.sort_by_key(|it| std::cmp::Reverse(it.0));
    with
}
