//! Effort: the skill and all that bears on it.

use schwung_table::Play;

use crate::{
    ActorId, ActorKind, BoughtBonus, Buy, Combine, Effort, Event, FateTable, Plan, SkillId, State, Terms,
    Why,
    rules::{companion, minions, supplemental},
};

/// Is it one's own action, or an answer to somebody else's?
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Role {
    /// One's own action.
    Act,
    /// A defence, or another reaction.
    React,
}

/// All that counts toward a roll of `actor` before the dice.
#[inline]
pub(crate) fn effort_of(
    state: &State,
    actor: ActorId,
    skill: Option<SkillId>,
    plan: Option<&Plan>,
    role: Role,
) -> Effort {
    let mut terms = Terms::NONE;
    let it = state.actor(actor);
    if it.kind == ActorKind::Named {
        let lender = plan.and_then(|plan| plan.companion);
        named(state, actor, skill, lender, &mut terms);
        if let Some(skill) = skill {
            let listed = plan.map_or(&[][..], |plan| &plan.combine);
            combination(state, actor, skill, listed, role, &mut terms);
        }
    } else {
        minions::base(state, actor, skill, &mut terms);
    }
    //= sotc.full-defense.bonus
    if role == Role::React && it.turn.full_defense {
        terms.add(Why::FullDefense, 2);
    }
    if let Some(plan) = plan {
        //= sotc.combine.with-supplemental
        supplemental::penalties(state, actor, &plan.extras, &mut terms);
        terms.add(Why::Modifier, plan.modifier.value);
    }
    Effort { actor, skill, dice: 0, terms }
}

/// The skill, and the bonus of those at one's side.
#[inline]
fn named(state: &State, actor: ActorId, skill: Option<SkillId>, lender: Option<u8>, terms: &mut Terms) {
    if let Some(skill) = skill {
        match lender.and_then(|n| companion::lends(state, actor, n, skill)) {
            //= sotc.companion.skilled-use
            Some(rating) => terms.always(Why::CompanionSkill(skill), rating),
            None => terms.always(Why::Skill(skill), state.frame.rating(actor, skill)),
        }
    }
    let companions = companion::helping(state, actor);
    match state.actor(actor).attached {
        //= sotc.mixed.leader-bonus
        Some(group) => {
            let with = state.actor(group).members.saturating_add(u16::from(companions));
            terms.add(Why::Leader, minions::bonus(with.saturating_add(1)));
        }
        None if companions > 0 => {
            //= sotc.companion.definition
            //= sotc.companion.several
            terms.add(Why::Companions, minions::bonus(u16::from(companions) + 1));
        }
        None => {}
    }
}

/// Secondary skills: at most one +1 and one −1, however many there are.
//= sotc.combine.multiple
#[inline]
fn combination(
    state: &State,
    actor: ActorId,
    main: SkillId,
    listed: &[(SkillId, Combine)],
    role: Role,
    terms: &mut Terms,
) {
    let long = state.conflict.map(|it| it.long).unwrap_or_default();
    let tired = (long.endurance || long.alertness || long.resolve)
        //= sotc.long.endurance
        && (role == Role::Act || state.switches().long_conflict_defense);
    if listed.is_empty() && !tired {
        return;
    }
    let rating = |skill| state.frame.rating(actor, skill);
    let main = rating(main);
    //= sotc.combine.equal
    let (mut up, mut down) = (false, false);
    for &(skill, kind) in listed {
        match kind {
            //= sotc.combine.modify
            Combine::Modifies => {
                up |= rating(skill) > main;
                down |= rating(skill) < main;
            }
            //= sotc.combine.complement
            Combine::Complements => up |= rating(skill) > main,
            //= sotc.combine.restrict
            Combine::Restricts => down |= rating(skill) < main,
        }
    }
    if tired {
        let roles = &state.frame.roles;
        //= sotc.long.endurance
        down |= long.endurance && rating(roles.endurance) < main;
        //= sotc.long.alertness
        down |= long.alertness && rating(roles.alertness) < main;
        //= sotc.long.resolve
        down |= long.resolve && rating(roles.resolve) < main;
    }
    terms.add(Why::CombinedUp, i8::from(up));
    terms.add(Why::CombinedDown, -i8::from(down));
}

/// The dice fall; before that a plain bonus may be bought, where the table sells it then.
//= sotc.basics.dice
#[inline]
pub(crate) fn roll<T: FateTable>(t: &mut T, mut effort: Effort) -> Play<T, Effort> {
    let state = t.state();
    let dice = state.profile.dice;
    let seat = state.actor(effort.actor).seat;
    if state.switches().bought_bonus != BoughtBonus::Never {
        effort = buy(t, effort)?;
    }
    effort.dice = t.roll(seat, dice)?;
    //= sotc.basics.effort
    t.tell(Event::Rolled { effort });
    Ok(effort)
}

/// Buys +1 for a fate point each, before the dice. Nobody may forbid it.
//= malmsturm.fate.bonus-plus-one
//= malmsturm.fate.bonus-no-veto
fn buy<T: FateTable>(t: &mut T, mut effort: Effort) -> Play<T, Effort> {
    let mut bought = 0;
    loop {
        let state = t.state();
        let (who, switches) = (effort.actor, state.switches());
        //= malmsturm.fate.bonus-stacking
        let may = state.actor(who).fate > 0 && (bought == 0 || switches.bought_bonus_stacks);
        if !may || !t.ask(Buy { seat: t.state().actor(who).seat, who, bought })? {
            return Ok(effort);
        }
        bought += 1;
        t.tell(Event::BonusBought { actor: who });
        effort = effort.plus(Why::Bought, 1);
    }
}
