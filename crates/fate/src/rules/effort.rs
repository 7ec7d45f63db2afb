//! Effort: the skill and all that bears on it.

use schwung_table::Play;

use crate::{
    ActorId, ActorKind, Adjust, BoughtBonus, Combine, Effort, Event, FateTable, Floor, Plan, SkillId, State,
    Terms, UsedAspects, Why,
    rules::{companion, gift, invoke, minions, supplemental::Costs},
};

impl Costs {
    /// What was done beside the action lowers its roll, combined with other skills or not.
    //= sotc.combine.with-supplemental
    #[inline(always)]
    pub(crate) fn put_on(self, effort: &mut Effort) {
        if self != Costs::NONE {
            effort.terms.add(Why::Supplemental, self.things);
            effort.terms.add(Why::Move, self.step);
            effort.terms.add(Why::Rearm, self.rearming);
        }
    }
}

/// Is it one's own action, or an answer to somebody else's?
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Role {
    /// One's own action.
    Act,
    /// One's own action that leads away from whoever is led.
    Leave,
    /// A defence, or another reaction.
    React,
}

/// All that counts toward a roll of `actor` before the dice.
#[inline(always)] // what a roll is made of is in registers then, and costs nothing where nobody reads it
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

/// A skill as it is, for whoever does not roll: nothing changes it but full defense.
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

/// The skill, what a second one does to it, and the bonus of those at one's side.
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

/// Does the group that somebody leads count for this roll? Only where they attack together, and not where the roll leads
/// away from it; nor for an action in an exchange in which it has acted on its own.
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

/// Do the restrictions of a long conflict hold for this roll?
#[inline]
fn is_tired(state: &State, role: Role) -> bool {
    let Some(conflict) = state.conflict else { return false };
    let long = conflict.long;
    (long.endurance || long.alertness || long.resolve)
        //= sotc.long.endurance
        && (role != Role::React || state.switches().long_conflict_defense)
}

/// Secondary skills: at most one +1 and one −1, however many there are.
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
    if let (true, Some(conflict)) = (is_tired(state, role), state.conflict) {
        let roles = &state.frame.roles;
        //= sotc.long.endurance
        down |= conflict.long.endurance && rating(roles.endurance) < main;
        //= sotc.long.alertness
        down |= conflict.long.alertness && rating(roles.alertness) < main;
        //= sotc.long.resolve
        down |= conflict.long.resolve && rating(roles.resolve) < main;
    }
    (i8::from(up), -i8::from(down))
}

/// Which roll it is: whose effort meets whose.
#[derive(Clone, Copy)]
pub(crate) struct Toward {
    /// Does whoever rolls act? Else it rolls against somebody.
    pub(crate) acting: bool,
    /// The one on the other side, if there is one.
    pub(crate) other: Option<ActorId>,
}

impl Toward {
    /// The roll of whoever acts, aimed at somebody or at nobody.
    pub(crate) fn act(on: impl Into<Option<ActorId>>) -> Toward {
        Toward { acting: true, other: on.into() }
    }

    /// A roll against whoever acts.
    pub(crate) fn react(by: ActorId) -> Toward {
        Toward { acting: false, other: Some(by) }
    }
}

/// The dice fall; before that a plain bonus may be bought and aspects named, where the table has it so.
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
    let switches = state.switches();
    if switches.bought_bonus != BoughtBonus::Never || switches.early_aspects {
        (*effort, *used) = invoke::early(t, *effort, toward, *used)?;
    }
    fall(effort, t.roll(seat, dice)?, t.state());
    //= sotc.basics.effort
    t.tell(Event::Rolled { effort: *effort });
    Ok(())
}

/// The dice show this now; where the bottom of the ladder holds up skill and dice, they count no less.
//= malmsturm.roll.floor-order
#[inline(always)]
pub(crate) fn fall(effort: &mut Effort, dice: i8, state: &State) {
    effort.dice = dice;
    if state.switches().floor == Floor::BeforeBonuses {
        lift(effort, state);
    }
}

#[inline(never)]
fn lift(effort: &mut Effort, state: &State) {
    let skill = effort.parts().next().map_or(0, |it| i16::from(it.value));
    let missing = i16::from(state.profile.ladder.0) - (skill + i16::from(effort.dice));
    effort.adjust.set_lift(i8::try_from(missing.max(0)).unwrap_or(i8::MAX));
}
