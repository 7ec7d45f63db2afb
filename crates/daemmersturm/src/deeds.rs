//! The actions of simulated fighters against enemies: whom they attack, and with which weapon or spell.

use schwung_play::{Habit, Pick, Spend};
use schwung_table::System;

use crate::{
    ActorId, Aim, Amount, AreaCommand, AttackCommand, Blast, Cast, Command, Daemmersturm, GearCommand, Held,
    Item, ItemKind, MagicCommand, Move, Plan, SceneCommand, Search, SightCommand, SightTerms, Skill, Spell,
    SpellKind, State, Status, Strike, Targets, TurnCommand, Weapon, When, With, Wording, sort,
};

pub(crate) fn may(state: &State, command: &Command) -> bool {
    Daemmersturm::check(state, command).is_ok()
}

/// The action of a character with this habit on its turn against these enemies, the first of them first; `None` if nothing
/// helps.
pub(crate) fn deed_against(state: &State, by: ActorId, habit: Habit, enemies: &[ActorId]) -> Option<Command> {
    let actor = state.actor(by);
    if actor.turn.action || actor.seeking {
        return None;
    }
    if let Some(channel) = state.channels.iter().find(|it| it.by == by) {
        if channel.turns < channel.needed {
            return None;
        }
        let spell = state.frame.library.spell(channel.spell);
        let completed = spell.and_then(|it| complete(state, by, it, &targets(state, by, it, enemies)));
        if let Some(command) = completed {
            return Some(command);
        }
    }
    for &on in enemies {
        let mut best: Option<(i32, Command)> = None;
        let weapons = state.items.iter().filter(|it| it.holder == Some(by));
        let armed = weapons.filter_map(|it| with_item(state, by, on, it, enemies, habit.spend));
        let spells = spells(state, by, habit.spend).filter_map(|it| cast(state, by, on, it, enemies));
        for (worth, command) in armed.chain(spells) {
            if best.as_ref().is_none_or(|it| worth > it.0) {
                best = Some((worth, command));
            }
        }
        if let Some((_, command)) = best {
            return Some(command);
        }
    }
    searches(state, by, enemies)
}

/// Enemies able to act, in order of preference as targets.
pub(crate) fn enemies(state: &State, by: ActorId, pick: Pick) -> Vec<ActorId> {
    let takes_part = |it: &ActorId| state.order.iter().any(|place| place.who == *it);
    let mut all: Vec<ActorId> =
        state.ids().filter(|&it| state.are_enemies(by, it) && state.is_up(it)).filter(takes_part).collect();
    match pick {
        Pick::First => {}
        Pick::Weakest => sort::by_number(&mut all, &|it| state.actor(it).life.into()),
        Pick::Strongest => sort::by_number(&mut all, &|it| -i32::from(state.actor(it).life)),
    }
    all
}

/// Searches for enemies that are present but cannot be seen. A character that knows of no enemy assumes that there are some as
/// long as the combat lasts.
fn searches(state: &State, by: ActorId, enemies: &[ActorId]) -> Option<Command> {
    if !enemies.is_empty() && state.sights.is_empty() {
        return None;
    }
    let terms = SightTerms::default();
    let search = Search { by, with: None, toward: None, terms, field: None, veiled: false };
    let command = Command::Scene(SceneCommand::Sight(SightCommand::Search(search)));
    may(state, &command).then_some(command)
}

/// Twice the mean of an amount.
fn twice_mean(amount: Amount) -> i32 {
    let rolls = amount.rolls.iter().flatten().map(|it| i32::from(it.low()) + i32::from(it.high()));
    rolls.sum::<i32>() + 2 * i32::from(amount.plus)
}

/// In how many of 20 rolls an attack exceeds the defence.
fn chance(state: &State, by: ActorId, on: ActorId, skill: Skill) -> i32 {
    let lead = state.attack_value(by, skill) - state.defence_value(on, skill);
    i32::from((20 + lead).clamp(1, 19))
}

/// In how many of 20 rolls a W value is reached.
fn reaches_w(state: &State, by: ActorId, skill: Skill, w: u8) -> i32 {
    i32::from((21 + state.attack_value(by, skill) - i16::from(w)).clamp(1, 19))
}

/// The next step towards an attack with an item, with its estimated worth.
pub(crate) fn with_item(
    state: &State,
    by: ActorId,
    on: ActorId,
    item: &Item,
    enemies: &[ActorId],
    spend: Spend,
) -> Option<(i32, Command)> {
    let ItemKind::Weapon(kind) = item.kind else { return None };
    let weapon = state.frame.library.weapon(kind)?;
    let worth = worth_of_weapon(state, by, on, weapon, enemies);
    let may = |it: &Command| may(state, it);
    if item.held == Held::Ready {
        let usable = weapon.melee || weapon.ranged && (!state.reaches(by, on) || weapon.reload > 0);
        let draw = Command::Gear(GearCommand::Draw { by, item: item.id });
        return (usable && may(&draw)).then_some((worth * 9 / 10, draw));
    }
    let attack = if weapon.explodes() {
        let aim = Aim { at: enemies.to_vec(), place: None };
        Command::Area(AreaCommand::Blast(Blast { by, item: item.id, aim, plan: Plan::default() }))
    } else {
        strike(state, by, on, item, spend)
    };
    if may(&attack) {
        return Some((worth, attack));
    }
    let treat = Command::Gear(GearCommand::Treat { by, item: item.id });
    if item.broken && may(&treat) {
        return Some((worth / 3, treat));
    }
    let reload = Command::Gear(GearCommand::Reload { by, item: item.id });
    if item.unloaded > 0 && may(&reload) {
        return Some((worth / (1 + i32::from(item.unloaded)), reload));
    }
    if weapon.melee && !state.reaches(by, on) {
        let run = Command::Turn(TurnCommand::Move(Move { charge: Some(on), ..Move::plain(by) }));
        return may(&run).then_some((worth, run));
    }
    None
}

fn worth_of_weapon(state: &State, by: ActorId, on: ActorId, weapon: &Weapon, enemies: &[ActorId]) -> i32 {
    let mean = twice_mean(weapon.damage) * 100;
    match (weapon.w, weapon.targets) {
        (Some(w), Some(targets)) => {
            let caught = i32::from(targets.low()) + i32::from(targets.high());
            let caught = caught.min(2 * i32::try_from(enemies.len()).unwrap_or(i32::MAX));
            mean * reaches_w(state, by, Skill::Ranged, w) * caught / 2
        }
        _ => {
            let skill = if weapon.melee { Skill::Melee } else { Skill::Ranged };
            mean * chance(state, by, on, skill)
        }
    }
}

/// An attack with a weapon. With [`Spend::Always`] it announces every possible ability.
fn strike(state: &State, by: ActorId, on: ActorId, item: &Item, spend: Spend) -> Command {
    let (with, plan) = (With::Item(item.id), Plan::default());
    let mut strike = Strike { by, on, with, second: None, abilities: Vec::new(), plan };
    if spend == Spend::Always {
        for entry in state.profile(by).abilities.iter().filter_map(|it| it.entry) {
            let known = state.frame.library.ability(entry);
            if known.is_none_or(|it| it.when != When::BeforeAttack) {
                continue;
            }
            let mut more = strike.clone();
            more.abilities.push(entry);
            if may(state, &Command::Attack(AttackCommand::Strike(more.clone()))) {
                strike = more;
            }
        }
    }
    Command::Attack(AttackCommand::Strike(strike))
}

/// Attack spells that the character can pay for.
pub(crate) fn spells(state: &State, by: ActorId, spend: Spend) -> impl Iterator<Item = crate::SpellId> {
    let actor = state.actor(by);
    let library = &state.frame.library;
    state.profile(by).abilities.iter().filter_map(move |known| {
        if known.entry.is_some() {
            return None;
        }
        let id = library.spell_named(&known.name)?;
        let spell = library.spell(id)?;
        let paid = spell.cost == 0
            || spend != Spend::Never && spell.resource == actor.resource && actor.magic_points >= spell.cost;
        (spell.kind == SpellKind::Attack && spell.damage.is_some() && paid).then_some(id)
    })
}

/// The targets of a spell: as many enemies as there is room for, in order of preference.
fn aim(spell: &Spell, enemies: &[ActorId]) -> Aim {
    let most = match spell.targets {
        Targets::Single => 1,
        Targets::Fixed(most) => usize::from(most),
        Targets::Rolled(span) => usize::from(span.high()),
    };
    Aim { at: enemies.iter().copied().take(most).collect(), place: None }
}

pub(crate) fn cast(
    state: &State,
    by: ActorId,
    on: ActorId,
    id: crate::SpellId,
    enemies: &[ActorId],
) -> Option<(i32, Command)> {
    let spell = state.frame.library.spell(id)?;
    let first: Vec<ActorId> =
        std::iter::once(on).chain(enemies.iter().copied().filter(|it| *it != on)).collect();
    let aimed = aim(spell, &first);
    let caught = i32::try_from(aimed.at.len()).unwrap_or(1);
    let aim = if spell.channel == 0 { aimed } else { Aim::default() };
    let cast = Cast { by, spell: id, text: Wording::NONE, aim, plan: Plan::default() };
    let command = Command::Magic(MagicCommand::Cast(cast));
    if !may(state, &command) {
        return None;
    }
    let hits = if spell.hit_roll { chance(state, by, on, Skill::Magic) } else { 20 };
    let works = spell.w.map_or(20, |w| reaches_w(state, by, Skill::Magic, w));
    let worth = twice_mean(spell.damage?) * 100 * hits * works / 20 * caught;
    Some((worth / (1 + i32::from(spell.channel)), command))
}

/// The targets of a spell, in order of preference: hurt characters, friends, or enemies.
pub(crate) fn targets(state: &State, by: ActorId, spell: &Spell, enemies: &[ActorId]) -> Vec<ActorId> {
    match spell.kind {
        SpellKind::Healing => hurt(state, by),
        SpellKind::Strengthening => state.ids().filter(|&it| is_friend(state, by, it)).collect(),
        SpellKind::Attack | SpellKind::Other => enemies.to_vec(),
    }
}

fn is_friend(state: &State, by: ActorId, it: ActorId) -> bool {
    !state.are_enemies(by, it) && matches!(state.actor(it).status, Status::Up | Status::Incapacitated)
}

/// Characters on the same side who can be healed, the worst hurt first.
pub(crate) fn hurt(state: &State, by: ActorId) -> Vec<ActorId> {
    let lost = |it: &ActorId| state.profile(*it).life.saturating_sub(state.actor(*it).life);
    let mut all: Vec<ActorId> = state.ids().filter(|it| is_friend(state, by, *it) && lost(it) > 0).collect();
    sort::by_number(&mut all, &|it| state.actor(it).life.into());
    all
}

/// Completes the channelled spell with the first of these that can be targeted.
pub(crate) fn complete(state: &State, by: ActorId, spell: &Spell, targets: &[ActorId]) -> Option<Command> {
    (0..targets.len()).find_map(|from| {
        let aim = aim(spell, &targets[from..]);
        let command = Command::Magic(MagicCommand::Complete { by, aim, plan: Plan::default() });
        may(state, &command).then_some(command)
    })
}
