//! The commands that simulated fighters consider, and how they rate them.

use std::iter::once;

use schwung_play::{Habit, Manner, Spend, worth_of};
use schwung_table::{Eyes, Viewer};

use crate::{
    ActorId, Aim, Cast, Command, Daemmersturm, GearCommand, ItemCommand, ItemKind, MagicCommand, Move, Plan,
    Profile, Resource, Skill, SpellId, SpellKind, State, Status, TurnCommand, When, Wording,
    deeds::{cast, complete, deed_against, enemies, hurt, may, spells, targets, with_item},
    sort,
};

/// Number of enemies and of friends that are considered.
const FEW: usize = 5;

/// The commands that a character considers on its turn: attacks with each weapon and spell, with abilities and without,
/// healing, potions, abilities that take an action, seeking cover, and waiting.
pub(crate) fn ways(state: &State, by: ActorId, habit: Habit, into: &mut Vec<Command>) {
    let actor = state.actor(by);
    if actor.turn.action || actor.seeking {
        return;
    }
    let wait = Command::Turn(TurnCommand::EndTurn { by });
    let mut all = preferred(state, by, habit);
    let usual = deed_against(state, by, habit, &all);
    into.push(usual.unwrap_or(wait.clone()));
    if let Some(channel) = state.channels.iter().find(|it| it.by == by) {
        let spell = state.frame.library.spell(channel.spell).filter(|_| channel.turns >= channel.needed);
        if let Some(spell) = spell {
            let all = targets(state, by, spell, &all);
            let each = all.iter().take(FEW).filter_map(|&on| complete(state, by, spell, &first(&all, on)));
            into.extend(each);
        }
        into.push(wait);
        return;
    }
    let usual = all.first().copied();
    sort::by_number(&mut all, &|it| if Some(it) == usual { -1 } else { state.actor(it).life.into() });
    let spends: &[Spend] = match habit.spend {
        Spend::Never => &[Spend::Never],
        Spend::Sensibly | Spend::Always => &[Spend::Never, Spend::Always],
    };
    for &on in all.iter().take(FEW) {
        for item in state.items.iter().filter(|it| it.holder == Some(by)) {
            for &spend in spends {
                let found = with_item(state, by, on, item, &all, spend).map(|it| it.1);
                into.extend(found.filter(|it| !into.contains(it)));
            }
        }
        into.extend(
            spells(state, by, habit.spend).filter_map(|it| cast(state, by, on, it, &all)).map(|it| it.1),
        );
    }
    into.extend(aid(state, by, habit.spend));
    into.extend(feats(state, by, usual));
    into.extend(retreat(state, by));
    into.push(Command::Turn(TurnCommand::SeekCover { by }));
    into.push(wait);
}

/// Leaving melee, at which enemies may strike first; `None` if the character is in none.
//= daemmersturm.disengage.trigger
fn retreat(state: &State, by: ActorId) -> Option<Command> {
    state.enemies_at(by).next()?;
    let away = Command::Turn(TurnCommand::Move(Move { leaves: true, ..Move::plain(by) }));
    may(state, &away).then_some(away)
}

/// The enemies, first those in melee with the character, since leaving them costs more than another target is worth.
fn preferred(state: &State, by: ActorId, habit: Habit) -> Vec<ActorId> {
    let mut all = enemies(state, by, habit.focused().target);
    sort::by_number(&mut all, &|on| (!state.reaches(by, on)).into());
    all
}

/// These characters, beginning with one of them.
fn first(all: &[ActorId], on: ActorId) -> Vec<ActorId> {
    once(on).chain(all.iter().copied().filter(|it| *it != on)).collect()
}

/// Potions and spells that heal or strengthen, for oneself and for others.
//= daemmersturm.potion.recipient
fn aid(state: &State, by: ActorId, spend: Spend) -> Vec<Command> {
    let mut hurt = hurt(state, by);
    hurt.truncate(FEW - 2);
    let mut all = Vec::new();
    let potions = state.items.iter().filter(|it| it.holder == Some(by));
    for item in potions.filter(|it| matches!(it.kind, ItemKind::Substance(_))).take(FEW).map(|it| it.id) {
        all.push(ItemCommand::Drink { by, item });
        let others = hurt.iter().filter(|it| **it != by);
        all.extend(others.map(|&to| ItemCommand::Administer { by, to, item }));
    }
    let potions = all.into_iter().map(|it| Command::Gear(GearCommand::Item(it)));
    potions.chain(heal(state, by, &hurt, spend)).filter(|it| may(state, it)).collect()
}

/// Spells for friends that the character can pay for.
fn heal<'s>(
    state: &'s State,
    by: ActorId,
    hurt: &'s [ActorId],
    spend: Spend,
) -> impl Iterator<Item = Command> + 's {
    let library = &state.frame.library;
    let known = state.profile(by).abilities.iter().filter(|it| it.entry.is_none());
    let spells = known.filter_map(|it| library.spell_named(&it.name)).filter(move |&it| {
        library.spell(it).is_some_and(|spell| {
            let aids = matches!(spell.kind, SpellKind::Healing | SpellKind::Strengthening);
            aids && (spell.cost == 0 || spend != Spend::Never && state.actor(by).magic_points >= spell.cost)
        })
    });
    let cast = move |spell: SpellId, on: ActorId| {
        let aim = Aim { at: vec![on], place: None };
        Command::Magic(MagicCommand::Cast(Cast {
            by,
            spell,
            text: Wording::NONE,
            aim,
            plan: Plan::default(),
        }))
    };
    spells.flat_map(move |spell| hurt.iter().map(move |&on| cast(spell, on)))
}

/// Abilities that take the action.
//= daemmersturm.ap.abilities
fn feats(state: &State, by: ActorId, on: Option<ActorId>) -> Vec<Command> {
    let library = &state.frame.library;
    let known = state.profile(by).abilities.iter().filter_map(|it| it.entry);
    let acts = known.filter(|&it| library.ability(it).is_some_and(|it| it.when == When::Action));
    let uses =
        acts.flat_map(|ability| [None, on].map(|on| Command::Magic(MagicCommand::Use { by, ability, on })));
    uses.filter(|it| may(state, it)).collect()
}

/// The command of a character with this habit; `None` to fight as usual.
pub(crate) fn turn(state: &State, by: ActorId, habits: &[Habit], habit: Habit) -> Option<Command> {
    match habit.manner {
        Manner::Plain => None,
        Manner::Clever => schwung_play::look_ahead::<Daemmersturm>(state, u8::try_from(by.0).ok()?, habits),
        Manner::Careful => {
            let seen = as_seen(state, by);
            careful(seen.as_ref().unwrap_or(state), by, habit).filter(|it| may(state, it))
        }
    }
}

/// Heals an ally that has lost more than half of its life points, and otherwise attacks the preferred enemy.
fn careful(state: &State, by: ActorId, habit: Habit) -> Option<Command> {
    let actor = state.actor(by);
    let is_free = !actor.turn.action && !actor.seeking && state.channels.iter().all(|it| it.by != by);
    let badly = |it: &ActorId| 2 * state.actor(*it).life < state.profile(*it).life;
    let worst = hurt(state, by).into_iter().find(badly).filter(|_| is_free);
    let helps = |it: &Command| match it {
        Command::Magic(MagicCommand::Cast(cast)) => {
            let heals = state.frame.library.spell(cast.spell).is_some_and(|it| it.kind == SpellKind::Healing);
            heals && cast.aim.at.first() == worst.as_ref()
        }
        Command::Gear(GearCommand::Item(ItemCommand::Administer { to, item, .. })) => {
            heals(state, *item) && Some(*to) == worst
        }
        Command::Gear(GearCommand::Item(ItemCommand::Drink { item, .. })) => {
            heals(state, *item) && Some(by) == worst
        }
        _ => false,
    };
    let help = worst.and_then(|_| aid(state, by, habit.spend).into_iter().find(helps));
    help.or_else(|| deed_against(state, by, habit, &preferred(state, by, habit)))
}

fn heals(state: &State, item: crate::ItemId) -> bool {
    let Some(ItemKind::Substance(it)) = state.item(item).map(|it| it.kind) else { return false };
    let effects = state.frame.library.substance(it).map(|it| &it.effects);
    effects.is_some_and(|it| it.iter().any(|it| matches!(it, crate::Effect::Heal(_))))
}

/// How much a character is worth to its side.
pub(crate) fn worth(state: &State, who: ActorId) -> i32 {
    let actor = state.actor(who);
    let best = [Skill::Melee, Skill::Ranged, Skill::Magic].map(|it| state.attack_value(who, it));
    let danger = i32::from(best.into_iter().max().unwrap_or(0)).clamp(-5, 10) + 8;
    let points =
        i32::from(actor.action_points) + i32::from(actor.focus_points) + i32::from(actor.magic_points);
    let engaged = i32::from(state.enemies_at(who).next().is_some());
    worth_of(i32::from(actor.life), danger) + points + engaged
}

/// The state as a player may know it: without characters that it does not notice, and with the mean of the numbers in the
/// players' profiles in place of those in profiles that only the plot leader reads.
pub(crate) fn as_seen(state: &State, who: ActorId) -> Option<State> {
    let seat = state.actor(who).seat;
    if seat.is_gm() {
        return None;
    }
    let eyes = Eyes::new(state, Viewer::Seat(seat));
    let mut seen = state.clone();
    let (open, closed): (Vec<ActorId>, Vec<ActorId>) = state.ids().partition(|&it| eyes.read(it));
    let known: Vec<&Profile> = open.iter().map(|it| state.profile(*it)).collect();
    let count = i32::try_from(known.len()).unwrap_or(1).max(1);
    let mean = |of: &dyn Fn(&Profile) -> i32| known.iter().map(|it| of(it)).sum::<i32>() / count;
    let values = |skill: Skill| crate::Values {
        attack: i8::try_from(mean(&|it| it.values(skill).attack.into())).unwrap_or(0),
        defence: u8::try_from(mean(&|it| it.values(skill).defence.into())).unwrap_or(10),
    };
    let (melee, ranged, magic) = (values(Skill::Melee), values(Skill::Ranged), values(Skill::Magic));
    let life = u16::try_from(mean(&|it| it.life.into())).unwrap_or(1);
    if !closed.is_empty() {
        seen.frame.change(|frame| {
            for it in &closed {
                let profile = &mut frame.profiles[usize::from(it.0)];
                (profile.melee, profile.ranged, profile.magic) = (melee, ranged, magic);
                profile.life = life;
                profile.abilities.clear();
                profile.resources.clear();
                profile.protections.clear();
            }
        });
    }
    for id in closed {
        let lost = state.actor(id).start_life.saturating_sub(state.actor(id).life);
        let actor = &mut seen.actors[usize::from(id.0)];
        actor.start_life = life;
        if state.is_up(id) {
            actor.life = life.saturating_sub(lost).max(1);
        }
        (actor.action_points, actor.focus_points, actor.magic_points) = (0, 0, 0);
        actor.resource = None::<Resource>;
        if !eyes.know(id) {
            actor.status = Status::Gone;
        }
    }
    Some(seen)
}
