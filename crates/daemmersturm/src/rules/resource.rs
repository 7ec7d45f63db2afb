//! Points of all pools, and the magic resources mana, light, shadow and elements.

use schwung_table::{Choice, Play};

use crate::{
    AbilityId, ActorId, Bar, ChooseResource, Daemmersturm, Element, MagicEvent, Pool, Prompt, Reason,
    Resource, State, Table, choices::one, rules::light,
};

/// Lets characters with several magic resources choose one, which is then fixed for the combat. Points spent earlier in
/// the section stay spent.
//= daemmersturm.resource.choice
//= daemmersturm.resource.only-one
pub(crate) fn choose<T: Table>(t: &mut T, order: &[ActorId]) -> Play<T, ()> {
    if t.state().switches.ask_resource != Prompt::Ask {
        return Ok(());
    }
    for &who in order {
        let state = t.state();
        let (actor, could) = (state.actor(who), &state.profile(who).resources);
        if could.len() < 2 {
            continue;
        }
        let present = actor.resource.filter(|it| could.contains(it));
        let mut among: Vec<Resource> = present.into_iter().collect();
        among.extend(could.iter().filter(|&&it| Some(it) != present));
        let resource: Resource = t.ask(ChooseResource { seat: actor.seat, who, among })?;
        t.tell(MagicEvent::ResourceChosen { who, resource }.into());
    }
    Ok(())
}

/// The usual choice: the current resource.
pub(crate) fn usual(it: &ChooseResource) -> Resource {
    it.among.first().copied().unwrap_or(Resource::Mana)
}

/// Adds the resources that could be used as options.
//= daemmersturm.resource.kinds
pub(crate) fn options(it: &ChooseResource, choices: &mut Vec<Choice<Daemmersturm>>) {
    it.among.iter().for_each(|&resource| one(resource, "daemmersturm.resource.choice", choices));
}

/// Points of a pool that a character can spend now. Focus points are spent like action points. Shadow points are what
/// is left of the round's ceiling, element points what is left of the round's allowance.
//= daemmersturm.focus.like-ap
//= daemmersturm.focus.abilities
//= daemmersturm.shadow.per-round
//= daemmersturm.element.allowance
pub(crate) fn points(state: &State, who: ActorId, pool: Pool) -> u8 {
    let actor = state.actor(who);
    match pool {
        Pool::Action => actor.action_points,
        Pool::Focus => actor.focus_points,
        Pool::Magic(resource) if actor.resource != Some(resource) => 0,
        Pool::Magic(Resource::Mana | Resource::Light) => actor.magic_points,
        Pool::Magic(Resource::Shadow) => actor.magic_points.saturating_sub(actor.round.shadow),
        Pool::Magic(Resource::Elements) => {
            let allowed = actor.round.element.map_or(0, |it| it.1);
            if state.switches.element_pool { allowed.min(actor.magic_points) } else { allowed }
        }
    }
}

/// Checks whether a character can pay this now.
//= daemmersturm.ap.spend
//= daemmersturm.resource.abilities
pub(crate) fn check(
    state: &State,
    who: ActorId,
    pool: Pool,
    cost: u8,
    element: Option<Element>,
) -> Result<(), Reason> {
    let actor = state.actor(who);
    if let Pool::Magic(resource) = pool {
        //= daemmersturm.resource.only-one
        if actor.resource != Some(resource) {
            return Err(Bar::OtherResource.into());
        }
        match (resource, actor.round.element) {
            //= daemmersturm.shadow.access
            (Resource::Shadow, _) if cost > actor.magic_points => {
                return Err(Reason::of(Bar::BeyondShadows, i32::from(cost), i32::from(actor.magic_points)));
            }
            //= daemmersturm.element.choice
            (Resource::Elements, None) if cost > 0 => return Err(Bar::NoElement.into()),
            //= daemmersturm.element.allowance
            (Resource::Elements, Some((called, _))) if cost > 0 && element.is_some_and(|it| it != called) => {
                return Err(Bar::OtherElement.into());
            }
            _ => {}
        }
    }
    let have = points(state, who, pool);
    if cost <= have {
        return Ok(());
    }
    //= daemmersturm.shadow.per-round
    let what = if pool == Pool::Magic(Resource::Shadow) { Bar::TooManyShadows } else { Bar::NoPoints };
    Err(Reason::of(what, i32::from(cost), i32::from(have)))
}

/// The most that a character could ever spend from a pool.
fn most(state: &State, who: ActorId, pool: Pool) -> u8 {
    let actor = state.actor(who);
    match pool {
        Pool::Action => actor.action_points,
        Pool::Focus => actor.focus_points,
        Pool::Magic(Resource::Mana | Resource::Light) => actor.magic_points,
        Pool::Magic(Resource::Shadow) => u8::MAX - actor.round.shadow,
        Pool::Magic(Resource::Elements) => {
            let allowed = actor.round.element.map_or(0, |it| it.1);
            if state.switches.element_pool { allowed.min(actor.magic_points) } else { allowed }
        }
    }
}

/// Checks whether a character could pay this in some round of the section. Used for spells that are paid on completion.
//= daemmersturm.shadow.access
pub(crate) fn check_ever(state: &State, who: ActorId, pool: Pool, cost: u8) -> Result<(), Reason> {
    let actor = state.actor(who);
    let most = match pool {
        Pool::Magic(resource) if actor.resource != Some(resource) => return Err(Bar::OtherResource.into()),
        Pool::Magic(Resource::Elements) if !state.switches.element_pool => state.profile(who).magic_points,
        Pool::Magic(_) => actor.magic_points,
        Pool::Action | Pool::Focus => points(state, who, pool),
    };
    if cost <= most { Ok(()) } else { Err(Reason::of(Bar::NoPoints, i32::from(cost), i32::from(most))) }
}

/// Pays a cost. Returns whether the paid effect occurs. Light is tested first, and costs nothing if the test fails.
//= daemmersturm.ap.spend
//= daemmersturm.light.test
//= daemmersturm.light.failure
pub(crate) fn pay<T: Table>(
    t: &mut T,
    who: ActorId,
    pool: Pool,
    cost: u8,
    ability: Option<AbilityId>,
) -> Play<T, bool> {
    if pool == Pool::Magic(Resource::Light) && !light::test(t, who, ability)? {
        return Ok(false);
    }
    // If the plot leader allows a cost that cannot be paid in full, spend the available points.
    let cost = cost.min(most(t.state(), who, pool));
    if cost > 0 {
        t.tell(MagicEvent::Spent { who, pool, cost }.into());
    }
    Ok(true)
}
