//! Efforts: a skill and everything that modifies it.

use schwung_table::Play;

use crate::{
    ActorId, ActorKind, Adjust, BoughtBonus, Combine, Effort, Event, FateTable, Long, Modifier, Plan,
    SkillId, State, Terms, UsedAspects, Why,
    rules::{
        companion,
        dice::{self, Toward},
        early, gift, minions,
        supplemental::Costs,
    },
};

impl Costs {
    /// Subtracts the costs of supplemental actions from a roll, in addition to the effects of secondary
    /// skills, and adds what was bought.
    //= sotc.combine.with-supplemental
    #[inline(always)]
    pub(crate) fn put_on(self, effort: &mut Effort) {
        if self != Costs::NONE {
            effort.terms.add(Why::Supplemental, self.things);
            effort.terms.add(Why::Move, self.step);
            effort.terms.add(Why::Rearm, self.rearming);
            effort.terms.add(Why::Bought, self.bought);
        }
    }
}

/// Whether a roll is part of the character's own action, or a reaction.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Role {
    /// The character's own action.
    Act,
    /// The character's own action, moving away from the group that it leads.
    Leave,
    /// A defence, or another reaction.
    React,
}

/// The effort of `actor` before the roll.
#[inline(always)] // keeps the parts in registers, so they cost nothing if nobody reads them
pub(crate) fn effort_of(
    state: &State,
    actor: ActorId,
    skill: Option<SkillId>,
    plan: Option<&Plan>,
    role: Role,
) -> Effort {
    let mut effort = Effort::new(actor, skill, Terms::NONE);
    effort.adjust = match plan {
        Some(plan) if plan.unbounded => Adjust::NONE,
        _ => Adjust::within(state.profile.bounds()),
    };
    let terms = &mut effort.terms;
    let it = state.actor(actor);
    match (it.kind, skill) {
        (ActorKind::Named, Some(skill)) => {
            let lender = plan.and_then(|plan| plan.companion);
            let listed = plan.map_or(&[][..], |plan| &plan.combine);
            named(state, actor, skill, lender, listed, role, terms);
        }
        (ActorKind::Named, None) => {}
        _ => *terms = minions::base(state, actor, skill),
    }
    //= sotc.full-defense.bonus
    if role == Role::React && it.turn.full_defense {
        terms.add(Why::FullDefense, 2);
    }
    if let Some(plan) = plan
        && plan.modifier.value != 0
    {
        terms.add(Why::Modifier, plan.modifier.value);
    }
    gift::add_free(state, &mut effort);
    effort
}

/// The effort of a character who does not roll: the skill, modified only by full defense.
//= freefate.contest.target
pub(crate) fn unmodified(state: &State, actor: ActorId, skill: Option<SkillId>) -> Effort {
    let mut effort = Effort::new(actor, skill, Terms::NONE);
    match (state.actor(actor).kind, skill) {
        (ActorKind::Named, Some(skill)) => effort.terms.add(Why::Skill(skill), state.rating(actor, skill)),
        (ActorKind::Named, None) => {}
        _ => effort.terms = minions::base(state, actor, skill),
    }
    //= sotc.full-defense.bonus
    if state.actor(actor).turn.full_defense {
        effort.terms.add(Why::FullDefense, 2);
    }
    effort
}

/// The skill, the effect of secondary skills, and the bonus of attached minions and companions.
#[inline(always)]
fn named(
    state: &State,
    actor: ActorId,
    skill: SkillId,
    lender: Option<u8>,
    listed: &[(SkillId, Combine)],
    role: Role,
    terms: &mut Terms,
) {
    //= malmsturm.skill.definition
    let own = state.rating(actor, skill);
    let rolled = match lender.and_then(|n| companion::lends(state, actor, n, skill)) {
        //= sotc.companion.skilled-use
        Some(rating) => {
            terms.add(Why::CompanionSkill(skill), rating);
            rating
        }
        None => {
            terms.add(Why::Skill(skill), own);
            own
        }
    };
    let companions = companion::helping(state, actor);
    match state.actor(actor).attached {
        //= sotc.mixed.leader-bonus
        Some(group) if helps(state, group, role) => {
            let with = state.actor(group).members.saturating_add(u16::from(companions));
            terms.add(Why::Leader, minions::bonus(with.saturating_add(1)));
        }
        _ if companions > 0 => {
            //= sotc.companion.definition
            //= sotc.companion.several
            terms.add(Why::Companions, minions::bonus(u16::from(companions) + 1));
        }
        _ => {}
    }
    if !listed.is_empty() || is_tired(state, role) {
        let (up, down) = combination(state, actor, rolled, listed, role);
        terms.add(Why::CombinedUp, up);
        terms.add(Why::CombinedDown, down);
    }
}

/// Returns whether the attached group helps with this roll. It does only in a conflict, not if the roll leads
/// away from it, and not with an action in an exchange in which it has acted on its own.
//= sotc.mixed.attached
//= sotc.mixed.detach-by-moving
//= sotc.mixed.minions-give-up-action
#[inline]
fn helps(state: &State, group: ActorId, role: Role) -> bool {
    let free = match role {
        Role::React => true,
        Role::Act => !state.actor(group).turn.acted,
        Role::Leave => false,
    };
    free && state.in_conflict()
}

/// Returns whether the restrictions of a long conflict apply to this roll.
#[inline]
fn is_tired(state: &State, role: Role) -> bool {
    let Some(conflict) = state.conflict else { return false };
    let long = conflict.long;
    (long.endurance || long.alertness || long.resolve)
        //= sotc.long.endurance
        && (role != Role::React || state.switches().long_conflict_defense)
}

/// The effect of secondary skills: at most one +1 and one −1 in total.
//= sotc.combine.multiple
//= freefate.combine.several
//= freefate.combine.on-effort
#[inline(never)]
fn combination(
    state: &State,
    actor: ActorId,
    main: i8,
    listed: &[(SkillId, Combine)],
    role: Role,
) -> (i8, i8) {
    let rating = |skill| state.rating(actor, skill);
    //= sotc.combine.equal
    //= freefate.combine.equal
    //= freefate.combine.primary-secondary
    let (mut up, mut down) = (false, false);
    for &(skill, kind) in listed {
        match kind {
            //= sotc.combine.modify
            //= freefate.combine.higher
            //= freefate.combine.lower
            //= freefate.combine.roles
            Combine::Modifies => {
                up |= rating(skill) > main;
                down |= rating(skill) < main;
            }
            //= sotc.combine.complement
            //= freefate.combine.supporting
            Combine::Complements => up |= rating(skill) > main,
            //= sotc.combine.restrict
            //= freefate.combine.restricting
            Combine::Restricts => down |= rating(skill) < main,
        }
    }
    //= sotc.long.endurance
    //= sotc.long.alertness
    //= sotc.long.resolve
    if is_tired(state, role) {
        down |= tiring(state).any(|skill| rating(skill) < main);
    }
    (i8::from(up), -i8::from(down))
}

/// Reports the skills that restrict this roll because of a long conflict.
//= sotc.long.endurance
//= sotc.long.alertness
//= sotc.long.resolve
#[inline(never)]
fn tell_tired<T: FateTable>(t: &mut T, effort: &Effort, toward: Toward) {
    let state = t.state();
    let (role, actor) = (if toward.acting { Role::Act } else { Role::React }, effort.actor);
    let Some(main) = effort.parts().next().filter(|_| state.actor(actor).kind == ActorKind::Named) else {
        return;
    };
    if !is_tired(state, role) {
        return;
    }
    let combine: Vec<_> = tiring(state)
        .filter(|&skill| state.rating(actor, skill) < main.value)
        .map(|skill| (skill, Combine::Restricts))
        .collect();
    if !combine.is_empty() {
        t.tell(Event::Planned { actor, combine, modifier: Modifier::default() });
    }
}

/// The skills that currently restrict every action of the conflict.
fn tiring(state: &State) -> impl Iterator<Item = SkillId> + use<> {
    let (long, roles) = (state.conflict.map_or(Long::default(), |it| it.long), state.frame.roles);
    let restrict =
        [(long.endurance, roles.endurance), (long.alertness, roles.alertness), (long.resolve, roles.resolve)];
    restrict.into_iter().filter(|it| it.0).map(|it| it.1)
}

/// Rolls the dice. Where the table allows it, a plain bonus can be bought and aspects used before.
//= sotc.basics.dice
#[inline(always)]
pub(crate) fn roll<T: FateTable>(
    t: &mut T,
    effort: &mut Effort,
    toward: Toward,
    used: &mut UsedAspects,
) -> Play<T, ()> {
    let state = t.state();
    let dice = state.profile.dice();
    let seat = state.actor(effort.actor).seat;
    if state.conflict.is_some_and(|it| it.long != Long::default()) {
        tell_tired(t, effort, toward);
    }
    let switches = t.state().switches();
    if switches.bought_bonus != BoughtBonus::Never || switches.early_aspects {
        (*effort, *used) = early::early(t, *effort, toward, *used)?;
    }
    dice::fall(effort, t.roll(seat, dice)?, t.state());
    //= sotc.basics.effort
    t.tell(Event::Rolled { effort: *effort });
    Ok(())
}
