//! Paying for aspects with fate points, and whether that is still possible.

use schwung_table::Play;

use crate::{
    ActorId, AspectRef, Bar, Bearer, Event, FateTable, Judgement, Reason,
    rules::{bank, judge},
};

/// Returns whether the game master agrees that this aspect helps. A refusal costs nothing and uses up
/// nothing.
//= malmsturm.aspect.relevance
//= malmsturm.invoke.gm-consent
//= malmsturm.tag.higher-bar
pub(crate) fn consents<T: FateTable>(t: &mut T, who: ActorId, aspect: AspectRef) -> Play<T, bool> {
    judge(t, Judgement::Invocation { actor: who, aspect })
}

/// Returns whether the aspect still exists and can still be paid for, after the game master has agreed.
//= malmsturm.fate.no-debt
pub(crate) fn is_still_paid<T: FateTable>(t: &mut T, who: ActorId, aspect: AspectRef, free: bool) -> bool {
    let state = t.state();
    let Some(bearer) = state.bearer(aspect) else { return false };
    if free {
        return matches!(aspect, AspectRef::Play(id) if state.aspect(id).is_some_and(|it| it.free_tag == Some(who)));
    }
    can_pay_for(t, who, bearer)
}

/// Returns whether `who` has the point for an aspect now, and whether its bearer has room for it if the bearer
/// gains it. If not, this is logged.
pub(crate) fn can_pay_for<T: FateTable>(t: &mut T, who: ActorId, bearer: Bearer) -> bool {
    if let (Err(_), Bearer::Actor(actor)) = (bank::check_room_of_bearer(t.state(), who, Some(bearer)), bearer)
    {
        t.tell(Event::PointsFull { actor });
        return false;
    }
    can_pay(t, who, 1)
}

/// Returns whether `who` has enough fate points now. If not, this is logged.
//= malmsturm.fate.no-debt
pub(crate) fn can_pay<T: FateTable>(t: &mut T, who: ActorId, need: u8) -> bool {
    let have = t.state().actor(who).fate;
    if have < need {
        t.tell(Event::Unaffordable { actor: who, need, have });
    }
    have >= need
}

/// Logs that an answer was given that a rule bars. Only the game master can permit that.
pub(crate) fn overrule<T: FateTable>(t: &mut T, who: ActorId, barred: Option<Reason>) {
    if let Some(reason) = barred {
        let price = if reason.what == Bar::NoFatePoint { reason.need } else { 0 };
        let need = u8::try_from(price).unwrap_or(u8::MAX);
        let paid = t.state().actor(who).fate.min(need);
        t.tell(Event::Overruled { actor: who, rule: reason.rule().into(), need, paid });
    }
}

/// Uses and pays for an aspect.
//= malmsturm.aspect.helpful-use
//= malmsturm.invoke.procedure
//= malmsturm.tag.cost
//= freefate.fate.purpose
//= freefate.fate.with-aspects
//= sotc.maneuver.later-tags
pub(crate) fn invoked<T: FateTable>(t: &mut T, who: ActorId, aspect: AspectRef, free: bool, reroll: bool) {
    let (bearer, gone) = (t.state().bearer(aspect), t.state().fragile_text(aspect));
    let bearer = bearer.unwrap_or(Bearer::Scene);
    t.tell(Event::Invoked { actor: who, aspect, bearer, free, reroll, gone });
}
