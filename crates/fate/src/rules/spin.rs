//! Spin: the benefit of a good defence.

use schwung_table::{Choice, Play};

use crate::{
    ActorId, Answer, Clash, Event, Fate, FateTable, Gain, Judgement, Price, SpinOrOverflow, SpinReading,
    SpinUse, State, UseSpin, Why, Wording,
    rules::{judge, overflow, sides},
};

/// Returns whether this margin is enough for spin.
//= sotc.spin.threshold
#[inline]
pub(crate) fn is_spin(state: &State, shifts: i16) -> bool {
    shifts >= state.profile.spin
}

/// A defence succeeded by `shifts`: three or more bring spin, or overflow instead.
//= sotc.spin.defense
//= sotc.spin.only-defensive-bonus
#[inline]
pub(crate) fn defended<T: FateTable>(t: &mut T, who: ActorId, shifts: i16) -> Play<T, ()> {
    if !is_spin(t.state(), shifts) || !t.state().in_conflict() {
        return Ok(());
    }
    //= sotc.spin.or-overflow
    let gain = t.ask(SpinOrOverflow { seat: t.state().actor(who).seat, who, shifts })?;
    match gain {
        Gain::Spin => {
            begin(t, who);
            Ok(())
        }
        Gain::Overflow => overflow::spend(t, who, shifts),
    }
}

/// An actor gains spin, which replaces pending spin.
pub(crate) fn begin<T: FateTable>(t: &mut T, who: ActorId) {
    if let Some(old) = t.state().spin {
        t.tell(Event::SpinLapsed { by: old.by });
    }
    t.tell(Event::SpinGained { by: who });
}

/// Pending spin may change one roll of this action, even after the dice are known.
//= sotc.spin.plus-or-minus
//= sotc.spin.player-chooses
#[inline(always)]
pub(crate) fn use_pending<T: FateTable>(t: &mut T, clash: &mut Clash) -> Play<T, ()> {
    match t.state().spin {
        Some(spin) if spin.now && t.state().is_in(spin.by) => {
            *clash = use_it(t, *clash, spin.by)?;
            Ok(())
        }
        _ => Ok(()),
    }
}

#[inline(never)]
fn use_it<T: FateTable>(t: &mut T, mut clash: Clash, by: ActorId) -> Play<T, Clash> {
    let question = UseSpin {
        seat: t.state().actor(by).seat,
        who: by,
        acting: clash.effort.actor,
        against: clash.other(),
        lead: clash.lead(),
        stakes: clash.stakes,
    };
    match t.ask(question)? {
        SpinUse::Lapse => {}
        SpinUse::On { acting, plus, how } => {
            //= sotc.spin.explain
            if !judge(t, Judgement::Spin { by, how: how.clone() })? {
                t.tell(Event::SpinLapsed { by });
                return Ok(clash);
            }
            let value = if plus { 1 } else { -1 };
            if let Some(effort) = clash.effort_mut(acting) {
                *effort = effort.plus(Why::Spin, value);
                let on = effort.actor;
                t.tell(Event::SpinUsed { by, on, value, how });
            }
        }
    }
    Ok(clash)
}

/// The answers to [`UseSpin`].
pub(crate) fn use_options(state: &State, it: &UseSpin, choices: &mut Vec<Choice<Fate>>) {
    let mut offer = |answer: SpinUse| {
        choices.push(Choice {
            answer: Answer::Spin(answer),
            price: Price::FREE,
            rule: "sotc.spin.plus-or-minus",
            barred: None,
        });
    };
    offer(SpinUse::Lapse);
    let mut on = |acting: bool, plus: bool| offer(SpinUse::On { acting, plus, how: Wording::NONE });
    match state.switches().spin_reading {
        SpinReading::AnyRoll => {
            let rolls = [(true, Some(it.acting)), (false, it.against)];
            let rolls =
                rolls.map(|(acting, of)| of.map(|of| (acting, sides::are_enemies(state, it.who, of))));
            // Helping one's own side comes first, then what hardly anybody wants.
            for helps in [true, false] {
                for (acting, hostile) in rolls.into_iter().flatten() {
                    on(acting, helps != hostile);
                }
            }
        }
        // The next roll is that of the acting character: harder for an enemy, easier for a friend.
        SpinReading::NextRoll => on(true, !sides::are_enemies(state, it.who, it.acting)),
    }
}

/// The answers to [`SpinOrOverflow`].
pub(crate) fn gain_options(choices: &mut Vec<Choice<Fate>>) {
    for (gain, rule) in [(Gain::Spin, "sotc.spin.defense"), (Gain::Overflow, "sotc.spin.or-overflow")] {
        choices.push(Choice { answer: Answer::Gain(gain), price: Price::FREE, rule, barred: None });
    }
}
