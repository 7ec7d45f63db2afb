//! Distractions and dodges.

use schwung_table::Play;

use crate::{
    ActorId, ActorKind, Attribute, Bar, Doing, Event, Opposition, Plan, Reason, RowSide, State, Table,
    rules::{
        attempt, budget,
        clash::{self, Clash},
        delay::{self, Cut},
        effort::{self, Role},
        fear,
    },
};

/// Checks whether somebody may be distracted.
pub(crate) fn check(state: &State, by: ActorId, on: ActorId, plan: &Plan) -> Result<(), Reason> {
    budget::need_standard(state, by)?;
    attempt::check_target(state, by, on)?;
    if state.actor(on).kind == ActorKind::Object {
        return Err(Bar::IsObject.into());
    }
    attempt::check_plan(state, by, plan, &[RowSide::Check])?;
    effort::check_tool(state, by, Some(state.frame.roles.deception), plan, false)
}

/// Distracts one target with Deception against Deception.
//= zerospace.distract.procedure
pub(crate) fn distract<T: Table>(t: &mut T, by: ActorId, on: ActorId, plan: &Plan) -> Play<T, ()> {
    if !fear::may_act(t, by)? {
        return Ok(());
    }
    let skill = t.state().frame.roles.deception;
    let attribute = plan.attribute.unwrap_or(Attribute::Will);
    let mut effort = effort::of_check(t.state(), by, skill, attribute, Role::Deed, plan);
    let doing = Doing::Distract { on };
    if effort.rows.fails() {
        attempt::fail_at_once(t, by, effort.rows, doing, None);
        return Ok(());
    }
    if let Cut::Interrupted = delay::cut_ins(t, by, Some(on), None)? {
        return Ok(());
    }
    t.tell(Event::ActionBegan { actor: by, doing, with: None });
    attempt::pay_before(t, &mut effort, plan.points);
    let against = if t.state().is_defenceless(on) {
        Opposition::Nothing
    } else {
        let will = plan.against.unwrap_or(Attribute::Will);
        let plan = effort::opposing(plan);
        Opposition::Roll(effort::of_check(t.state(), on, skill, will, Role::Reaction, &plan))
    };
    let mut clash = Clash::new(effort, against);
    clash.free.clone_from(&plan.free);
    if clash::play(t, &mut clash)? >= 0 {
        // Distractions do not add up.
        //= zerospace.distract.expiry
        let already = t.state().actor(on).distracted;
        t.tell(if already { Event::StillDistracted { actor: on } } else { Event::Distracted { actor: on } });
    }
    Ok(())
}

/// Checks whether an actor may dodge, which takes the standard action.
pub(crate) fn check_dodge(state: &State, by: ActorId, attribute: Attribute) -> Result<(), Reason> {
    budget::need_standard(state, by)?;
    //= zerospace.dodge.attribute
    if matches!(attribute, Attribute::Strength | Attribute::Dexterity) {
        Ok(())
    } else {
        Err(Bar::NoSuchThing.into())
    }
}

/// Dodges from now until the next turn.
//= zerospace.dodge.procedure
//= zerospace.dodge.attribute
pub(crate) fn dodge<T: Table>(t: &mut T, by: ActorId, attribute: Attribute) -> Play<T, ()> {
    if fear::may_act(t, by)? {
        t.tell(Event::ActionBegan { actor: by, doing: Doing::Dodge, with: None });
        t.tell(Event::Dodging { actor: by, attribute, forced: false });
    }
    Ok(())
}
