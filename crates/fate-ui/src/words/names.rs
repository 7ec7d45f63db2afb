//! Names of game terms that depend on the book only.

use schwung_fate::{ActionKind, ConflictKind, Duration, Severity, Track};
use schwung_messages::Catalogue;
pub(crate) use schwung_messages::plain;

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

/// A step of the time table.
pub(crate) fn time(c: &Catalogue, step: u8) -> String {
    let key = format!("time-{step}");
    if c.has(&key) { c.text(&key, &[]) } else { c.text("unknown", &[]) }
}
