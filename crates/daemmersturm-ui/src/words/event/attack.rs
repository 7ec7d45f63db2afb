//! Events of an attack, up to the hit.

use schwung_daemmersturm::{
    ActorId, AttackByHand as It, AttackKind, Direction, Facing, How, ItemId, Outcome,
};

use crate::words::{kinds, names, teller::Teller};

pub(super) fn line(t: &Teller<'_>, event: It<'_>) -> Option<String> {
    Some(match event {
        It::Began { by, on, kind, how, item, exposed } => {
            let args = [("actor", &*t.actor(*by)), ("other", &*t.actor(*on))];
            began(t, &t.say("ds-event-attack", &args), *kind, *how, *item, *exposed)
        }
        It::Faced { who, facing, at } => faced(t, "ds-event-faced", *who, *facing, *at),
        It::ShieldFaced { who, facing, at } => faced(t, "ds-event-shield-faced", *who, *facing, *at),
        It::Repeated { by, right } => {
            t.say_with("ds-event-repeated", *by, "right", &kinds::right(t.c, *right))
        }
        It::Resolved { .. } => resolved(t, event),
        It::Saved { on, by: _, with } => t.say_with("ds-event-saved", *on, "what", &t.shelter(*with)),
        It::Unsaved { on, with } => t.say_with("ds-event-unsaved", *on, "what", &t.shelter(*with)),
        It::Critical { on, row } => critical(t, *on, *row),
        It::Fumbled { by, kind } => t.say_of(fumbled(*kind), *by),
        It::Demanded { on, with, demand } => {
            let (with, demand) = (t.shelter(*with), t.protection(*demand));
            t.say("ds-event-demanded", &[("actor", &t.actor(*on)), ("what", &with), ("demand", &demand)])
        }
    })
}

/// The target that a character faces, and its direction if known.
fn faced(t: &Teller<'_>, key: &str, who: ActorId, facing: Facing, at: Option<Direction>) -> String {
    let details: Vec<String> = at.map(|it| kinds::direction(t.c, it)).into_iter().collect();
    t.say_with(key, who, "facing", &t.detailed(&t.facing(facing), &details))
}

/// The attack with its entitlement, kind and item, and whether the attacker leaves cover for it.
pub(super) fn began(
    t: &Teller<'_>,
    line: &str,
    kind: AttackKind,
    how: How,
    item: Option<ItemId>,
    exposed: bool,
) -> String {
    let mut details = vec![kinds::attack_kind(t.c, kind)];
    if !matches!(how, How::Action | How::Other) {
        details.insert(0, kinds::how(t.c, how));
    }
    details.extend(item.map(|it| t.item(it)));
    if exposed {
        details.push(t.word("ds-exposed"));
    }
    t.say("sentence", &[("line", &t.detailed(line, &details))])
}

/// A hit or miss, with those of the two numbers that the reader may know.
//= daemmersturm.outcome.failed
fn resolved(t: &Teller<'_>, event: It<'_>) -> String {
    let It::Resolved { by, on, natural: _, total, defence, outcome, back, .. } = event else {
        return String::new();
    };
    let key = match outcome {
        Outcome::Miss => "ds-event-miss",
        Outcome::Hit => "ds-event-hit",
        Outcome::Critical => "ds-event-critical",
        Outcome::Fumble => "ds-event-fumble",
        Outcome::Both => "ds-event-both",
    };
    let mut line = t.say_of_two(key, *by, *on);
    if *back {
        line = t.say("ds-event-from-behind", &[("line", &line)]);
    }
    // Critical numbers and fumbles do not depend on the values.
    if !matches!(outcome, Outcome::Miss | Outcome::Hit) {
        return t.say("sentence", &[("line", &line)]);
    }
    let (total, defence) =
        (t.reads(*by).then(|| names::plain(*total)), t.reads(*on).then(|| names::plain(*defence)));
    let numbers = match (&total, &defence) {
        (Some(total), Some(defence)) => t.say("ds-against", &[("total", total), ("defence", defence)]),
        (Some(total), None) => t.say("ds-against-total", &[("total", total)]),
        (None, Some(defence)) => t.say("ds-against-defence", &[("defence", defence)]),
        (None, None) => return t.say("sentence", &[("line", &line)]),
    };
    t.say("sentence", &[("line", &t.detailed(&line, &[numbers]))])
}

//= daemmersturm.crit.table-roll
fn critical(t: &Teller<'_>, on: ActorId, row: u8) -> String {
    let key = match row {
        1 => "ds-event-row-1",
        2 => "ds-event-row-2",
        3 => "ds-event-row-3",
        4 => "ds-event-row-4",
        5 => "ds-event-row-5",
        _ => "ds-event-row-6",
    };
    t.say_of(key, on)
}

fn fumbled(kind: AttackKind) -> &'static str {
    match kind {
        AttackKind::Melee => "ds-event-fumbled-melee",
        AttackKind::Ranged => "ds-event-fumbled-ranged",
        AttackKind::Spell => "ds-event-fumbled-spell",
        AttackKind::Explosion => "ds-event-fumbled-explosion",
    }
}
