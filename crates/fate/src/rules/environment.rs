//! Using the environment: an aspect of the scene lets one skill replace another.

use schwung_table::{Choice, Play};

use crate::{
    ActorId, AgendaId, Answer, AspectRef, Bar, Bearer, Duration, Event, Fate, FateTable, Judgement, Price,
    Reason, SkillId, State, Swap, SwapDuration,
    rules::{judge, payment},
};

/// Checks that this is an aspect of the scene, and that there is a fate point for it.
//= sotc.environment.swap-skill
pub(crate) fn check(state: &State, by: ActorId, aspect: Option<AspectRef>) -> Result<(), Reason> {
    let Some(aspect) = aspect else { return Ok(()) };
    match state.bearer(aspect) {
        None => Err(Bar::NoSuchAspect.into()),
        Some(Bearer::Actor(_)) => Err(Bar::NotASceneAspect.into()),
        Some(Bearer::Scene | Bearer::Zone(_)) if state.actor(by).fate == 0 => Err(Bar::NoFatePoint.into()),
        Some(Bearer::Scene | Bearer::Zone(_)) => Ok(()),
    }
}

/// Returns whether a skill that is not on the list can be used: because of an aspect of the scene, for a fate
/// point; because of an earlier replacement that still lasts; or because the game master permits it.
pub(crate) fn stand_in<T: FateTable>(
    t: &mut T,
    by: ActorId,
    skill: SkillId,
    agenda: Option<AgendaId>,
    aspect: Option<AspectRef>,
) -> Play<T, bool> {
    let lasts =
        |it: &Swap| it.actor == by && it.skill == skill && (it.agenda.is_none() || it.agenda == agenda);
    if t.state().swaps.iter().any(lasts) {
        return Ok(true);
    }
    let Some(aspect) = aspect else {
        let allowed = judge(t, Judgement::Skill { by, skill })?;
        if !allowed {
            t.tell(Event::CalledOff { actor: by, rule: "sotc.attack.skill-by-agenda".into() });
        }
        return Ok(allowed);
    };
    //= sotc.environment.justify
    if !judge(t, Judgement::Swap { actor: by, aspect, skill })? {
        t.tell(Event::CalledOff { actor: by, rule: "sotc.environment.justify".into() });
        return Ok(false);
    }
    //= sotc.environment.duration
    let duration = t.ask(SwapDuration { seat: schwung_table::Seat::GM, who: by, skill })?;
    if !payment::can_pay(t, by, 1) {
        t.tell(Event::CalledOff { actor: by, rule: "malmsturm.fate.no-debt".into() });
        return Ok(false);
    }
    let swap = Swap { actor: by, skill, agenda, scene: duration == Duration::Scene };
    //= sotc.temp-aspect.fragile
    let gone = t.state().fragile_text(aspect);
    t.tell(Event::Swapped { swap, aspect, lasting: duration != Duration::Roll, gone });
    Ok(true)
}

/// The answers to [`SwapDuration`].
pub(crate) fn duration_options(state: &State, choices: &mut Vec<Choice<Fate>>) {
    for duration in [Duration::Roll, Duration::Exchange, Duration::Scene] {
        // Without a conflict there is no exchange that could end.
        let never = duration == Duration::Exchange && !state.in_conflict();
        choices.push(Choice {
            answer: Answer::Duration(duration),
            price: Price::FREE,
            rule: "sotc.environment.duration",
            barred: never.then(|| Bar::NoConflict.into()),
        });
    }
}
