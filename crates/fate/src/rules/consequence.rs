//! Consequences: lasting injuries.

use schwung_table::Play;

use crate::{
    ActorId, ActorKind, AspectId, Bar, ConsequenceOrder, Event, FateTable, Judgement, Reason, Severity,
    State, Track, Word, WordFor,
    rules::{concession, judge},
};

/// Takes a consequence instead of marking a box. The player words it, subject to the game master's consent;
/// then a concession may be offered.
//= sotc.consequence.absorbs-whole-hit
//= sotc.consequence.described-by-taker
//= sotc.consequence.nature
pub(crate) fn take<T: FateTable>(t: &mut T, by: Option<ActorId>, who: ActorId, track: Track) -> Play<T, ()> {
    let severity = next_severity(t.state(), who);
    let text = loop {
        let what = WordFor::Consequence { who, severity };
        let text = t.ask(Word { seat: t.state().actor(who).seat, what })?;
        //= sotc.consequence.gm-final
        if judge(t, Judgement::Consequence { actor: who, severity, text: text.clone() })? {
            break text;
        }
    };
    let id = AspectId(t.state().next_aspect);
    let free_tag = by.is_some() && t.state().switches().consequence_free_tag;
    //= sotc.consequence.recorded
    //= sotc.consequence.is-aspect
    //= sotc.consequence.public
    t.tell(Event::ConsequenceTaken { actor: who, id, severity, track, text, by, free_tag });
    concession::after_consequence(t, who, by)
}

/// The severity of the next consequence.
//= sotc.consequence.severity-order
pub fn next_severity(state: &State, who: ActorId) -> Severity {
    const ORDER: [Severity; 3] = [Severity::Mild, Severity::Moderate, Severity::Severe];
    let carried = || state.consequences(who).map(|it| it.1);
    let n = match state.switches().consequence_order {
        ConsequenceOrder::Count => carried().count(),
        ConsequenceOrder::LowestFree => {
            ORDER.iter().take_while(|it| carried().any(|had| had == **it)).count()
        }
        ConsequenceOrder::AboveWorst => carried().max().map_or(0, |worst| worst as usize + 1),
    };
    ORDER[n.min(2)]
}

/// Checks whether `who` can take another consequence.
//= sotc.consequence.limit-three
//= sotc.consequence.after-severe
pub(crate) fn may_take(state: &State, who: ActorId) -> Result<(), Reason> {
    //= sotc.minions.no-consequences
    if state.actor(who).kind != ActorKind::Named {
        return Err(Bar::MinionsTakeNone.into());
    }
    let extra = state.frame.sheet(who).extra_consequences;
    let most = usize::from(state.profile.consequences) + usize::from(extra);
    let carried = state.consequences(who).count();
    if carried >= most {
        return Err(Reason::of(Bar::ConsequencesFull, to_i16(most), to_i16(carried)));
    }
    // The rule cannot be taken literally for characters with extra consequences: for them only the limit
    // counts.
    let severe = state.consequences(who).any(|it| it.1 == Severity::Severe);
    if severe && extra == 0 && state.switches().severe_blocks_further {
        return Err(Bar::AfterSevere.into());
    }
    Ok(())
}

fn to_i16(n: usize) -> i16 {
    i16::try_from(n).unwrap_or(i16::MAX)
}
