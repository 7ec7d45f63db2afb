//! Shields.

use schwung_table::Play;

use crate::{
    ActorId, AttackEvent, Facing, Protect, Protection, ProtectionKind, Purpose, State, Table, Value,
    rules::{backstab, dice, hit::Hit, protect},
};

/// The best shield in a character's hands.
//= daemmersturm.shield.values
#[inline]
pub(crate) fn carried(state: &State, who: ActorId) -> Option<&Protection> {
    let shields = state.drawn(who).filter_map(|it| state.protection_of(it));
    shields.filter(|it| it.kind == ProtectionKind::Shield && it.reduces.is_none()).min_by_key(|it| it.need)
}

/// Returns whether a shield helps: it is in hand, protects to the front, and was not used against this attack yet.
//= daemmersturm.shield.against
//= daemmersturm.shield.arc
//= daemmersturm.shield.per-attack
//= daemmersturm.gun.ignores-shields
#[inline]
pub(crate) fn helps(state: &State, it: &Protect) -> bool {
    if it.tried.shield || !it.shields {
        return false;
    }
    let Some(shield) = carried(state, it.who) else { return false };
    shield.against.contains(it.kind) && !(shield.facing && behind(state, it)) && usable(state, it)
}

/// Returns whether the hit comes from behind the shield, whose direction may differ from the melee defence.
//= daemmersturm.shield.direction
fn behind(state: &State, it: &Protect) -> bool {
    if !state.switches.separate_shield_facing {
        return it.back;
    }
    match state.actor(it.who).shield_facing {
        Facing::Unset => false,
        facing => backstab::behind(state, facing, it.by, it.who, None).unwrap_or(it.back),
    }
}

/// Returns whether the character can block: it must be neither incapacitated nor faint.
//= daemmersturm.potion.side-3
fn usable(state: &State, it: &Protect) -> bool {
    protect::stands(state, it.who) && !state.is_faint(it.who)
}

/// Makes the shield roll: 1–20 plus NA; reaching the value blocks. The first block of the round sets the direction if
/// it is not set yet.
//= daemmersturm.shield.roll
//= daemmersturm.shield.block
//= daemmersturm.shield.direction
pub(crate) fn roll<T: Table>(t: &mut T, hit: &Hit) -> Play<T, bool> {
    let (who, by, state) = (hit.on, hit.by, t.state());
    let Some(shield) = carried(state, who) else { return Ok(false) };
    let (span, need) = (shield.roll, i16::from(shield.need));
    let skill = shield.bonus.map_or(0, |skill| state.attack_value_but(who, skill, hit.since));
    let bonus = state.modified_but(who, Value::ShieldRoll, skill, hit.since);
    let actor = state.actor(who);
    let separate = state.switches.separate_shield_facing;
    let present = if separate { actor.shield_facing } else { actor.facing };
    // A recoiling spell comes from no direction, and from no enemy.
    if present == Facing::Unset && by != who {
        let facing = Facing::Toward(by);
        let at = backstab::place_of(state, who, facing, hit.from);
        t.tell(if separate {
            AttackEvent::ShieldFaced { who, facing, at }.into()
        } else {
            AttackEvent::Faced { who, facing, at }.into()
        });
    }
    //= daemmersturm.fumble.not-on-tests
    Ok(dice::roll(t, who, Purpose::Shield, span, bonus)? + bonus >= need)
}
