//! Renders rolls: dice, modifiers and opposition.

use schwung_zerospace::{ActorId, Effort, FreeRow, Opposition, Rows};

use crate::words::{explain, names, teller::Teller};

/// A roll in one line: its skill, the dice and the modifiers, and the number of dice if it is not obvious.
pub(super) fn rolled(t: &Teller<'_>, effort: &Effort, free: &[FreeRow]) -> String {
    let mut parts = vec![shown(t, effort)];
    parts.extend(explain::added(t, effort).iter().map(|it| explain::signed(t, it)));
    let (actor, what, parts, total) =
        (t.actor(effort.actor), what(t, effort), t.row_of(&parts), names::plain(effort.total()));
    let args = [("actor", &*actor), ("what", &*what), ("parts", &*parts), ("total", &*total)];
    let pool = explain::pool(t, effort, free);
    if pool.len() == 1 && effort.base == 2 {
        return t.say("zs-event-rolled", &args);
    }
    let pool = explain::pool_line(t, &pool);
    t.say("zs-event-rolled-pool", &[&args[..], &[("pool", &*pool)]].concat())
}

/// The skill with its attribute.
fn what(t: &Teller<'_>, effort: &Effort) -> String {
    let attribute = names::attribute(t.c, effort.attribute);
    match effort.skill {
        None => attribute,
        Some(skill) => t.say("zs-roll-skill", &[("skill", &t.skill(skill)), ("attribute", &attribute)]),
    }
}

fn shown(t: &Teller<'_>, effort: &Effort) -> String {
    match effort.thrown() {
        0 => t.say("zs-roll-none", &[]),
        thrown => {
            let (n, shown) = (thrown.to_string(), names::plain(effort.dice));
            t.say("zs-roll-shown", &[("n", &n), ("shown", &shown)])
        }
    }
}

pub(super) fn rerolled(t: &Teller<'_>, actor: ActorId, (ones, twos): (u8, u8), dice: i16) -> String {
    let (actor, faces, shown) = (t.actor(actor), t.low_faces(ones, twos), names::plain(dice));
    let n = names::plain(ones.saturating_add(twos));
    t.say("zs-event-rerolled", &[("actor", &actor), ("faces", &faces), ("shown", &shown), ("n", &n)])
}

/// The result of several actors who act together: the worst roll and the bonus for their number.
//= zerospace.assist.formula
pub(super) fn together(t: &Teller<'_>, actor: ActorId, result: i16, number: u8, help: u8) -> String {
    let total = names::plain(result + i16::from(help));
    let (number, help, result) = (number.to_string(), t.number(help), names::plain(result));
    let args = [("actor", &*t.actor(actor)), ("number", &*number), ("help", &*help), ("result", &*result)];
    t.say("zs-event-together", &[&args[..], &[("total", &*total)]].concat())
}

/// A message about one actor and a number.
pub(super) fn numbered(t: &Teller<'_>, key: &str, actor: ActorId, n: i16) -> String {
    t.say(key, &[("actor", &t.actor(actor)), ("n", &names::plain(n))])
}

pub(super) fn failed_at_once(t: &Teller<'_>, actor: ActorId, rows: Rows) -> String {
    // Only what makes the attempt fail; other circumstances no longer matter.
    let fails = rows.iter().filter(|it| it.effect() == schwung_zerospace::RowEffect::Fails).collect();
    let rows = t.rows(fails);
    if rows.is_empty() {
        return t.say_of("zs-event-failed-at-once-plain", actor);
    }
    t.say("zs-event-failed-at-once", &[("actor", &t.actor(actor)), ("rows", &t.list(&rows))])
}

/// The result of a roll against its opposition. If the difficulty is hidden, players see only their own total and not
/// whether it is enough, since a false lead must look like a true one. No numbers are shown for hidden actors.
//= zerospace.fail.false-lead
pub(super) fn resolved(
    t: &Teller<'_>,
    effort: &Effort,
    opposition: &Opposition,
    lead: i16,
    taken: Option<ActorId>,
) -> String {
    let side = |effort: &Effort, unknown: &str| match t.eyes.know(effort.actor) {
        true => t.say(
            "zs-resolved-side",
            &[("actor", &t.actor(effort.actor)), ("total", &names::plain(effort.total()))],
        ),
        false => t.word(unknown),
    };
    let actor = side(effort, "someone");
    let against = |key: &str, more: &[(&str, &str)]| t.say(key, &[&[("actor", &*actor)], more].concat());
    let known = t.eyes.know(effort.actor);
    match opposition {
        Opposition::Difficulty { hidden: true, .. } if !t.eyes.see_hidden() => {
            against("zs-event-resolved-hidden", &[])
        }
        Opposition::Difficulty { value, hidden } => {
            let key = if *hidden { "zs-event-resolved-hidden-gm" } else { "zs-event-resolved-difficulty" };
            against(key, &[("value", &names::plain(*value)), ("result", &result(t, lead, known))])
        }
        Opposition::Roll(other) => {
            let told = known && t.eyes.know(other.actor);
            let result = match taken {
                Some(winner) if lead == 0 && told => t.say_of("zs-result-round-tie", winner),
                Some(winner) => t.say_of("zs-result-round", winner),
                None => result(t, lead, told),
            };
            against(
                "zs-event-resolved",
                &[("other", &side(other, "zs-resolved-someone")), ("result", &result)],
            )
        }
        Opposition::Nothing => against("zs-event-resolved-nothing", &[("result", &result(t, lead, known))]),
    }
}

/// Whether the roll succeeded, and by how much if that may be shown.
fn result(t: &Teller<'_>, lead: i16, told: bool) -> String {
    let n = names::plain(lead.unsigned_abs());
    match lead {
        0 if told => t.say("zs-result-tie", &[]),
        1.. if told => t.say("zs-result-success-by", &[("n", &n)]),
        0.. => t.say("zs-result-success", &[]),
        _ if told => t.say("zs-result-failure-by", &[("n", &n)]),
        _ => t.say("zs-result-failure", &[]),
    }
}
