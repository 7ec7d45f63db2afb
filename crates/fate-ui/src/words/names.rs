//! Names of game terms.

use schwung_fate::{ActionKind, ConflictKind, Duration, Effort, Factor, Floor, Severity, Term, Track, Why};
use schwung_messages::Catalogue;
pub(crate) use schwung_messages::plain;

use super::teller::Teller;

/// A stress track.
pub(crate) fn track(c: &Catalogue, track: Track) -> String {
    let key = match track {
        Track::Health => "track-health",
        Track::Composure => "track-composure",
    };
    c.text(key, &[])
}

/// The severity of a consequence.
pub(crate) fn severity(c: &Catalogue, severity: Severity) -> String {
    let key = match severity {
        Severity::Mild => "severity-mild",
        Severity::Moderate => "severity-moderate",
        Severity::Severe => "severity-severe",
    };
    c.text(key, &[])
}

/// A consequence of this severity.
pub(crate) fn consequence(c: &Catalogue, severity: Severity) -> String {
    let key = match severity {
        Severity::Mild => "consequence-mild",
        Severity::Moderate => "consequence-moderate",
        Severity::Severe => "consequence-severe",
    };
    c.text(key, &[])
}

/// Kinds of conflict, from a bit mask.
pub(crate) fn kinds(c: &Catalogue, bits: u8) -> String {
    let fitting = ConflictKind::ALL.into_iter().filter(|it| bits & it.bit() != 0);
    fitting.map(|it| kind(c, it)).collect::<Vec<_>>().join(&c.text("list-separator", &[]))
}

/// A kind of conflict, as an adjective.
pub(crate) fn kind(c: &Catalogue, kind: ConflictKind) -> String {
    let key = match kind {
        ConflictKind::Physical => "kind-physical",
        ConflictKind::Social => "kind-social",
        ConflictKind::Mental => "kind-mental",
    };
    c.text(key, &[])
}

/// A conflict of this kind.
pub(crate) fn conflict(c: &Catalogue, kind: ConflictKind) -> String {
    let key = match kind {
        ConflictKind::Physical => "conflict-physical",
        ConflictKind::Social => "conflict-social",
        ConflictKind::Mental => "conflict-mental",
    };
    c.text(key, &[])
}

/// A kind of action that blocks can prevent.
pub(crate) fn deed(c: &Catalogue, deed: ActionKind) -> String {
    let key = match deed {
        ActionKind::Attack => "deed-attacking",
        ActionKind::Maneuver => "deed-maneuvering",
        ActionKind::Move => "deed-moving",
        ActionKind::Shoot => "deed-shooting",
        ActionKind::Other => "deed-acting",
        ActionKind::Free => "deed-speaking",
    };
    c.text(key, &[])
}

/// How long a skill replaces another.
pub(crate) fn duration(c: &Catalogue, duration: Duration) -> String {
    let key = match duration {
        Duration::Roll => "life-roll",
        Duration::Exchange => "life-exchange",
        Duration::Scene => "life-scene",
    };
    c.text(key, &[])
}

/// The reason for a part of an effort.
pub(crate) fn why(t: &Teller<'_>, why: Why) -> String {
    let key = match why {
        Why::Skill(skill) => return t.skill(skill),
        Why::CompanionSkill(skill) => return t.say("why-companion-skill", &[("skill", &t.skill(skill))]),
        Why::Quality => "why-quality",
        Why::Headcount => "why-headcount",
        Why::Leader => "why-leader",
        Why::Companions => "why-companions",
        Why::CombinedUp => "why-combined-up",
        Why::CombinedDown => "why-combined-down",
        Why::Supplemental => "why-supplemental",
        Why::Move => "why-move",
        Why::Rearm => "why-rearm",
        Why::FullDefense => "why-full-defense",
        Why::BlockPenalty => "why-block-penalty",
        Why::Modifier => "why-modifier",
        Why::Spin => "why-spin",
        Why::Aspects => "why-aspects",
        Why::Bought => "why-bought",
        Why::Gift => "why-gift",
    };
    t.say(key, &[])
}

/// One part of an effort and its value.
pub(crate) fn term(t: &Teller<'_>, term: Term) -> String {
    let value = match term.why {
        //= malmsturm.ladder.uses
        Why::Skill(_) | Why::CompanionSkill(_) | Why::Quality => t.rung(term.value),
        _ => t.number(term.value),
    };
    let name = why(t, term.why);
    t.say("part", &[("name", &name), ("value", &value)])
}

/// A step of the time table.
pub(crate) fn time(c: &Catalogue, step: u8) -> String {
    let key = format!("time-{step}");
    if c.has(&key) { c.text(&key, &[]) } else { c.text("unknown", &[]) }
}

/// All parts of an effort, including the dice if it was rolled.
pub(crate) fn parts(t: &Teller<'_>, effort: &Effort, rolled: bool) -> String {
    let mut parts: Vec<String> = effort.parts().map(|it| term(t, it)).collect();
    if rolled {
        parts.push(dice(t, effort));
    }
    parts.extend(lift(t, effort));
    parts.join(&t.say("list-separator", &[]))
}

/// What the bottom of the ladder adds, if that happens before bonuses.
pub(crate) fn lift(t: &Teller<'_>, effort: &Effort) -> Option<String> {
    let args = [("name", &*t.say("why-lift", &[])), ("value", &*t.number(effort.adjust.lift()))];
    (effort.adjust.lift() != 0).then(|| t.say("part", &args))
}

/// The result of an effort. If the ends of the ladder changed it, shows both the sum and the total.
//= malmsturm.roll.floor
//= malmsturm.ladder.grim-top
pub(crate) fn result(t: &Teller<'_>, effort: &Effort) -> String {
    let (sum, total) = (effort.sum(), effort.total());
    if sum == total {
        return t.rung(total);
    }
    // Where the floor applies to the final total, later bonuses are still added to the sum.
    //= malmsturm.roll.floor-order
    let open = total > sum && t.state.switches().floor == Floor::Total;
    let key = if open { "counted-so-far" } else { "counted" };
    t.say(key, &[("sum", &t.number(sum)), ("total", &t.rung(total))])
}

/// A circumstance and its effect on the difficulty.
pub(crate) fn factor(t: &Teller<'_>, factor: &Factor) -> String {
    let value = t.number(if factor.helps { -1 } else { 1 });
    t.say("part", &[("name", &t.quote(factor.text.as_str())), ("value", &value)])
}

/// The dice of an effort.
pub(crate) fn dice(t: &Teller<'_>, effort: &Effort) -> String {
    let name = t.say("dice", &[]);
    t.say("part", &[("name", &name), ("value", &t.number(effort.dice))])
}
