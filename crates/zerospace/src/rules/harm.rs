//! Harm: losing endurance, and its consequences at 1 and at 0.

use schwung_table::Play;

use crate::{
    ActorId, ActorKind, AttackKind, Blow, Cause, Event, Finish, Judgement, Out, Prompt, Table, Weapon,
    rules::{fear, hold, judge},
};

/// Applies a hit: loss of endurance, side effects, unconsciousness. Side effects require a hit.
//= zerospace.damage.base
//= zerospace.endurance.effect-only-on-hit
//= zerospace.success.full
pub(crate) fn hit<T: Table>(t: &mut T, by: ActorId, on: ActorId, lead: i16, weapon: &Weapon) -> Play<T, ()> {
    t.tell(Event::Hit { by, on, mental: weapon.kind == AttackKind::Mental });
    let blow = blow_of(t, lead, weapon);
    if blow.points() > 0 {
        lose(t, Some(by), on, blow, weapon.effects.shocks)?;
    }
    if weapon.effects == crate::Effects::default() || t.state().actor(on).kind == ActorKind::Object {
        return Ok(());
    }
    //= zerospace.blind.melee
    if weapon.effects.blinds && !t.state().actor(on).blinded {
        t.tell(Event::Blinded { actor: on });
    }
    //= zerospace.attack.altering
    if let Some((attribute, by)) = weapon.effects.lowers {
        // Stay within the range of the type.
        let by = by.min(u8::MAX - t.state().actor(on).lowered[attribute as usize]);
        if by > 0 {
            t.tell(Event::Lowered { actor: on, attribute, by });
        }
    }
    //= zerospace.fear.effect
    if weapon.effects.frightens && !t.state().is_down(on) {
        fear::frighten(t, on)?;
    }
    Ok(())
}

/// Computes the loss: one point or the weapon's fixed damage, and a third of the margin if the house rules use it.
/// Altering attacks have the effect of the power instead; a burst is a single attack.
//= zerospace.damage.base
//= zerospace.margin.damage
//= zerospace.burst.one-attack
fn blow_of<T: Table>(t: &T, lead: i16, weapon: &Weapon) -> Blow {
    if weapon.effects.harmless || (weapon.kind == AttackKind::Altering && weapon.damage.is_none()) {
        return Blow::default();
    }
    let margin = if t.state().switches.margin { lead.max(0) / 3 } else { 0 };
    let cause = if weapon.damage.is_some() { Cause::Weapon } else { Cause::Hit };
    Blow { base: weapon.damage.unwrap_or(1), cause, margin: u8::try_from(margin).unwrap_or(u8::MAX) }
}

/// Subtracts endurance.
pub(crate) fn lose<T: Table>(
    t: &mut T,
    by: Option<ActorId>,
    on: ActorId,
    blow: Blow,
    shock: bool,
) -> Play<T, ()> {
    //= zerospace.unnamed.one-hit
    if t.state().is_unnamed(on) && t.state().switches.unnamed_one_hit {
        return put_out(t, by, on);
    }
    let (was_down, was_damaged) = (t.state().is_down(on), t.state().is_damaged(on));
    let points = blow.points().min(t.state().endurance(on));
    //= zerospace.shock.separate
    t.tell(Event::Harmed { actor: on, points, shock, blow: Some(blow) });
    if !was_down && t.state().is_down(on) {
        go_down(t, on);
    } else if !was_damaged && t.state().is_damaged(on) {
        //= zerospace.object.endurance
        t.tell(Event::ObjectDamaged { actor: on });
    }
    Ok(())
}

/// Makes an actor unconscious at 0 endurance, which ends everything that the actor maintained.
//= zerospace.condition.at-zero
pub(crate) fn go_down<T: Table>(t: &mut T, who: ActorId) {
    t.tell(Event::WentDown { actor: who });
    hold::let_go(t, who);
    if t.state().actor(who).dodging.is_some() {
        t.tell(Event::DodgeEnded { actor: who });
    }
}

/// Puts an unnamed character out with one hit. The player says whether it is dead, and the game master confirms.
//= zerospace.unnamed.one-hit
fn put_out<T: Table>(t: &mut T, by: Option<ActorId>, on: ActorId) -> Play<T, ()> {
    if t.state().is_down(on) {
        return Ok(());
    }
    let out = match by {
        Some(by) if t.state().switches.ask_finish == Prompt::Ask => {
            t.ask(Finish { seat: t.state().actor(by).seat, by, on })?
        }
        _ => Out::Unconscious,
    };
    let dead = out == Out::Dead && judge(t, Judgement::Dead { who: on })?;
    t.tell(Event::PutOut { actor: on, out: if dead { Out::Dead } else { Out::Unconscious } });
    hold::let_go(t, on);
    Ok(())
}

/// Wakes an actor whose endurance was restored.
//= zerospace.condition.at-zero
pub(crate) fn wake<T: Table>(t: &mut T, who: ActorId, was_down: bool) {
    if was_down && !t.state().is_down(who) {
        t.tell(Event::Woke { actor: who });
    }
}
