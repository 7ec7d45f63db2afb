//! Recovery: stress after a scene, consequences after a rest.

use schwung_table::Play;

use crate::{
    ActorId, AspectKind, AspectRef, Bar, EndScene, Event, FateTable, Judgement, Reason, Rest, Severity,
    State, Wording,
    rules::{aspects, judge},
};

/// Sessions and rest are not possible during a conflict.
pub(crate) fn check(state: &State) -> Result<(), Reason> {
    if state.in_conflict() { Err(Bar::NotInConflict.into()) } else { Ok(()) }
}

/// Ends the scene: stress clears unless the game master decides otherwise; mild consequences go if there is a
/// break.
//= sotc.stress.clear
pub(crate) fn end_scene<T: FateTable>(t: &mut T, it: &EndScene) -> Play<T, ()> {
    let cleared = t.state().ids().filter(|id| !it.keep_stress.contains(id)).collect();
    t.tell(Event::SceneEnded { cleared });
    //= sotc.recovery.mild
    //= sotc.recovery.mild-no-break
    if it.pause {
        for who in t.state().ids() {
            rest(t, who, Rest::Breather)?;
        }
    }
    Ok(())
}

/// Begins a session. If no time has passed, consequences carried into it recover one level sooner.
//= sotc.recovery.back-to-back
pub(crate) fn begin_session<T: FateTable>(
    t: &mut T,
    back_to_back: bool,
    refresh: Option<bool>,
) -> Play<T, ()> {
    t.tell(Event::SessionBegan { back_to_back });
    //= freefate.fate.default-refresh
    //= malmsturm.refresh.when
    if refresh.unwrap_or(t.state().switches().refresh_with_session) {
        for who in t.state().ids() {
            let actor = t.state().actor(who);
            if actor.kind == crate::ActorKind::Named && !actor.is_off() {
                aspects::refresh(t, who)?;
            }
        }
    }
    Ok(())
}

/// A rest: removes consequences for which it is long enough, if it suits them.
//= sotc.recovery.by-severity
pub(crate) fn rest<T: FateTable>(t: &mut T, who: ActorId, rest: Rest) -> Play<T, ()> {
    let quick = t.state().frame.sheet(who).quick_recovery;
    let ripe: Vec<_> = t
        .state()
        .aspects
        .iter()
        .filter(|it| it.bearer == crate::Bearer::Actor(who))
        .filter_map(|it| match it.kind {
            AspectKind::Consequence { severity, carried, .. } => {
                let speed = speed_of(severity, carried, quick);
                is_enough(rest, speed).then_some((it.id, severity, speed))
            }
            _ => None,
        })
        .collect();
    for (id, severity, speed) in ripe {
        //= sotc.recovery.moderate-fit
        //= sotc.recovery.severe
        let needs_word = severity != Severity::Mild && speed != Severity::Mild;
        if needs_word && !judge(t, Judgement::Recovery { actor: who, id })? {
            continue;
        }
        let text = Wording::new(t.state().aspect_text(AspectRef::Play(id)));
        t.tell(Event::Recovered { actor: who, id, text });
    }
    Ok(())
}

/// The speed of recovery: that of the severity, or of one level lower.
//= sotc.recovery.back-to-back
//= sotc.recovery.skills-stunts
fn speed_of(severity: Severity, carried: bool, quick: bool) -> Severity {
    match severity {
        Severity::Severe if carried || quick => Severity::Moderate,
        Severity::Moderate if carried || quick => Severity::Mild,
        severity => severity,
    }
}

/// Returns whether this rest is long enough.
//= sotc.recovery.mild
//= sotc.recovery.moderate
//= sotc.recovery.severe
fn is_enough(rest: Rest, speed: Severity) -> bool {
    match speed {
        Severity::Mild => true,
        Severity::Moderate => match rest {
            Rest::Breather => false,
            Rest::Hours(hours) => hours >= 6,
            Rest::Days(days) => days >= 1,
        },
        Severity::Severe => match rest {
            Rest::Breather => false,
            Rest::Hours(hours) => hours >= 24,
            Rest::Days(days) => days >= 1,
        },
    }
}
