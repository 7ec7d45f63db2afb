//! Armour rolls.

use schwung_table::Play;

use crate::{
    Protect, Purpose, State, Table, Value,
    rules::{dice, hit::Hit, protect},
};

/// Returns whether armour helps: it is worn, protects to the front, and only against damage up to its maximum. Armour
/// counts as a shield roll, so attacks that ignore shields ignore it, too.
//= daemmersturm.armour.maximum
//= daemmersturm.armour.direction
//= daemmersturm.armour.is-shield-roll
//= daemmersturm.armour.not-reduction
#[inline]
pub(crate) fn helps(state: &State, it: &Protect) -> bool {
    let Some(armour) = state.armour(it.who) else { return false };
    let damage = it.damage.unwrap_or(0);
    //= daemmersturm.protect.several
    let one_only = state.switches.one_shield_roll_only && it.tried.shield;
    let ruled_out = it.tried.armour || one_only || !it.shields || (armour.facing && it.back);
    !ruled_out
        && armour.reduces.is_none()
        && armour.against.contains(it.kind)
        && armour.most.is_none_or(|most| damage <= most)
        && protect::stands(state, it.who)
}

/// Makes an armour roll: 1–6 without NA. Reaching the number averts the damage.
//= daemmersturm.armour.roll
//= daemmersturm.armour.no-bonus
pub(crate) fn roll<T: Table>(t: &mut T, hit: &Hit) -> Play<T, bool> {
    let (who, state) = (hit.on, t.state());
    let Some(armour) = state.armour(who) else { return Ok(false) };
    let (span, need) = (armour.roll, i16::from(armour.need));
    let bonus = state.modified_but(who, Value::ArmourRoll, 0, hit.since);
    Ok(dice::roll(t, who, Purpose::Armour, span, bonus)? + bonus >= need)
}
