//! Recovery from blindness and fear, by rest, and at the end of a scene.

use schwung_table::{Play, Seat};

use crate::{
    ActorId, ActorKind, Ailment, Attribute, Bar, Doing, Event, Heal, Losses, Opposition, Plan, Reason,
    RecoveryTry, Rest, Rounding, State, Table,
    rules::{
        budget,
        clash::{self, Clash},
        effort::{self, Role},
        harm,
    },
};

/// Checks that the actor has the condition and that recovery takes an action at this table.
pub(crate) fn check_attempt(state: &State, by: ActorId, from: Ailment) -> Result<(), Reason> {
    if state.switches.recovery_try == RecoveryTry::Free && state.in_conflict() {
        return Err(Bar::ComesByItself.into());
    }
    budget::need_standard(state, by)?;
    let actor = state.actor(by);
    let ails = match from {
        Ailment::Blind => actor.blinded,
        Ailment::Fear => actor.fear.is_some(),
    };
    if ails { Ok(()) } else { Err(Bar::NotAiling.into()) }
}

/// Tries to recover as an action.
pub(crate) fn as_action<T: Table>(t: &mut T, by: ActorId, from: Ailment) -> Play<T, ()> {
    t.tell(Event::ActionBegan { actor: by, doing: Doing::Recover, with: None });
    attempt(t, by, from)
}

/// Tries to recover: Perception (Will) against 3 for blindness, Survival (Will) against 6 for fear.
//= zerospace.blind.recovery
//= zerospace.fear.recovery
pub(crate) fn attempt<T: Table>(t: &mut T, who: ActorId, from: Ailment) -> Play<T, ()> {
    let roles = t.state().frame.roles;
    let (skill, value) = match from {
        Ailment::Blind => (roles.perception, 3),
        Ailment::Fear => (roles.survival, 6),
    };
    let plan = Plan::default();
    let effort = effort::of_check(t.state(), who, skill, Attribute::Will, Role::Reaction, &plan);
    if effort.rows.fails() {
        t.tell(Event::FailedAtOnce { actor: who, rows: effort.rows });
        return Ok(());
    }
    let against = Opposition::Difficulty { value, hidden: false };
    if clash::play(t, &mut Clash::new(effort, against))? >= 0 {
        t.tell(Event::Recovered { actor: who, from });
    }
    Ok(())
}

/// Ends the scene, and with it blindness and fear.
//= zerospace.scene.bounds
//= zerospace.blind.scene-end
//= zerospace.fear.scene-end
pub(crate) fn end_scene<T: Table>(t: &mut T) {
    t.tell(Event::SceneEnded);
    for actor in t.state().ids() {
        if t.state().actor(actor).blinded {
            t.tell(Event::Recovered { actor, from: Ailment::Blind });
        }
        if t.state().actor(actor).fear.is_some() {
            t.tell(Event::Recovered { actor, from: Ailment::Fear });
        }
    }
}

/// Restores half of the fresh losses; the rest becomes deep and needs a night. The same loss is never halved twice.
//= zerospace.recover.short-rest
//= zerospace.recover.no-second-helping
pub(crate) fn halved(losses: Losses, rounding: Rounding) -> Losses {
    let left = match rounding {
        Rounding::Up => losses.fresh / 2,
        Rounding::Down => losses.fresh.div_ceil(2),
    };
    Losses { fresh: 0, deep: losses.deep.saturating_add(left), shock: losses.shock }
}

/// Checks that no conflict is going on.
//= zerospace.recover.short-rest
pub(crate) fn check_rest(state: &State, who: &[ActorId]) -> Result<(), Reason> {
    budget::need_peace(state)?;
    // Objects do not rest.
    //= zerospace.object.endurance
    let objects = who.iter().all(|&it| state.actor(it).kind == ActorKind::Object);
    if objects && !who.is_empty() { Err(Bar::IsObject.into()) } else { Ok(()) }
}

/// Lets characters rest.
pub(crate) fn rest<T: Table>(t: &mut T, who: &[ActorId], rest: Rest) -> Play<T, ()> {
    for &actor in who {
        if t.state().actor(actor).out.is_none() && t.state().actor(actor).kind != ActorKind::Object {
            rest_one(t, actor, rest)?;
        }
    }
    Ok(())
}

fn rest_one<T: Table>(t: &mut T, actor: ActorId, rest: Rest) -> Play<T, ()> {
    let (was_down, state) = (t.state().is_down(actor), t.state());
    let old = state.actor(actor).losses;
    //= zerospace.shock.separate
    //= zerospace.recover.other-damage
    let no_shock = Losses { shock: 0, ..old };
    let losses = match rest {
        Rest::Breather => no_shock,
        Rest::Short => halved(no_shock, state.switches.rest_rounding),
        Rest::Night => by_night(t, actor, no_shock)?,
    };
    if losses != old {
        t.tell(Event::Rested { actor, losses });
    }
    //= zerospace.recover.other-damage
    if rest != Rest::Breather && t.state().actor(actor).lowered != [0; 5] {
        t.tell(Event::Restored { actor });
    }
    harm::wake(t, actor, was_down);
    Ok(())
}

/// Restores everything after a night; for a cruelly injured character the game master decides how much.
//= zerospace.recover.night
fn by_night<T: Table>(t: &mut T, actor: ActorId, losses: Losses) -> Play<T, Losses> {
    let most = losses.sum();
    if !t.state().actor(actor).cruel || most == 0 {
        return Ok(Losses::default());
    }
    let back = t.ask(Heal { seat: Seat::GM, who: actor, most })?;
    Ok(Losses { fresh: 0, deep: most.saturating_sub(back), shock: 0 })
}
