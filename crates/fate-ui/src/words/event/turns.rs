//! Conflict and turns.

use schwung_fate::{ActorId, ActorKind, ActorSet, AgendaId, Conflict, Doing, Long, SkillId, Wording};

use crate::words::{names, scene, teller::Teller};

pub(super) fn conflict_began(
    t: &Teller<'_>,
    conflict: &Conflict,
    order: &[ActorId],
    stake: &Wording,
) -> String {
    let (what, order) = (names::conflict(t.c, conflict.kind), in_order(t, order));
    if stake.is_empty() {
        return t.say("event-conflict-began", &[("conflict", &what), ("order", &order)]);
    }
    let stake = t.quote(stake.as_str());
    t.say("event-conflict-began-stake", &[("conflict", &what), ("order", &order), ("stake", &stake)])
}

pub(super) fn exchange_began(t: &Teller<'_>, number: u16, order: Option<&[ActorId]>) -> String {
    let number = number.to_string();
    match order {
        None => t.say("event-exchange-began", &[("number", &number)]),
        Some(order) => {
            t.say("event-exchange-began-order", &[("number", &number), ("order", &in_order(t, order))])
        }
    }
}

/// When an actor that entered during the conflict acts: next, or after another actor in this exchange.
pub(super) fn lined_up(t: &Teller<'_>, actor: ActorId) -> String {
    let on_turn = t.state.conflict.and_then(|it| it.turn);
    let waits = |id: ActorId| {
        let it = t.state.actor(id);
        // A group that is led acts with its leader.
        let is_led = it.kind != ActorKind::Named && it.attached.is_some();
        !is_led && !it.turn.acted && !it.turn.holding && it.out.is_none() && Some(id) != on_turn
    };
    let order = t.state.order.iter().copied().filter(|&id| id == actor || waits(id) && t.eyes.know(id));
    let order: Vec<ActorId> = order.collect();
    match order.iter().position(|&id| id == actor).and_then(|at| at.checked_sub(1)) {
        Some(before) => {
            let other = t.actor(order[before]);
            t.say("event-lined-up-after", &[("actor", &t.actor(actor)), ("other", &other)])
        }
        None => t.say_of("event-lined-up-next", actor),
    }
}

fn in_order(t: &Teller<'_>, order: &[ActorId]) -> String {
    let known = order.iter().filter(|&&actor| t.eyes.know(actor));
    let names: Vec<String> = known.map(|&actor| t.actor(actor)).collect();
    if names.is_empty() {
        return t.say("nobody", &[]);
    }
    names.join(&t.say("list-separator", &[]))
}

/// The action that an actor begins; `None` if the following event reports it.
pub(super) fn action_began(t: &Teller<'_>, actor: ActorId, doing: Doing) -> Option<String> {
    let plain = |key: &str| Some(t.say_of(key, actor));
    let at = |key: &str, other| Some(t.say(key, &[("actor", &t.actor(actor)), ("other", &t.actor(other))]));
    match doing {
        Doing::Attack { on, skill, agenda } => Some(attack(t, actor, on, skill, agenda)),
        Doing::Maneuver(None) => plain("event-maneuver"),
        Doing::Maneuver(Some(on)) => at("event-maneuver-on", on),
        Doing::Block => plain("event-block"),
        Doing::Sprint => plain("event-sprint"),
        Doing::Push(on) => at("event-push", on),
        Doing::Knockback(None) => plain("event-knockback"),
        Doing::Knockback(Some(on)) => at("event-knockback-on", on),
        Doing::Assess => plain("event-assess"),
        Doing::Pass => plain("event-pass"),
        // The roll, the step or the drawn weapon follows at once.
        Doing::Simple | Doing::Walk | Doing::Rearm | Doing::FullDefense => None,
    }
}

fn attack(t: &Teller<'_>, by: ActorId, on: ActorId, skill: Option<SkillId>, agenda: AgendaId) -> String {
    let (actor, other, wish) = (t.actor(by), t.actor(on), t.agenda(agenda));
    // The default agenda comes first and is not mentioned.
    let usual = agenda.0 == 0;
    let args = [("actor", &*actor), ("other", &*other)];
    let with = |key: &str, more: &[(&str, &str)]| t.say(key, &[&args[..], more].concat());
    match (skill.map(|skill| t.skill(skill)), usual) {
        (None, true) => with("event-attack", &[]),
        (None, false) => with("event-attack-agenda", &[("agenda", &wish)]),
        (Some(skill), true) => with("event-attack-skill", &[("skill", &skill)]),
        (Some(skill), false) => with("event-attack-skill-agenda", &[("skill", &skill), ("agenda", &wish)]),
    }
}

pub(super) fn scene_ended(t: &Teller<'_>, cleared: ActorSet) -> String {
    let keeps = |id: &ActorId| {
        let stressed = t.state.actor(*id).stress.iter().any(|track| track.0 != 0);
        stressed && t.eyes.know(*id) && !cleared.contains(*id)
    };
    let kept: Vec<String> = t.state.ids().filter(keeps).map(|id| t.actor(id)).collect();
    if kept.is_empty() {
        t.say("event-scene-ended", &[])
    } else {
        t.say("event-scene-ended-stress", &[("kept", &t.list(&kept))])
    }
}

pub(super) fn drawn(t: &Teller<'_>, long: Long) -> String {
    let skills = scene::restricting(t, long);
    if skills.is_empty() {
        t.say("event-drawn-no-more", &[])
    } else {
        t.say("event-drawn", &[("skills", &t.list(&skills))])
    }
}
