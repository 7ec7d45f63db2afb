//! Explains numbers by their components, each with its rule.

use schwung_table::Explained;
use schwung_zerospace::{
    ActorId, Blow, Cause, Effort, Event, EventToExplain, FreeRow, Losses, Opposition, PointReason, PointUse,
    Row, RowEffect, Rows, Source, Task, TaskMode, knows_all_of,
};

use super::{Part, names, teller::Teller};

fn part(text: String, value: impl Into<i32>, rule: &'static str) -> Part {
    Part { text, value: Some(value.into()), rule }
}

fn plain(text: String, rule: &'static str) -> Part {
    Part { text, value: None, rule }
}

/// A component with its signed number, such as "Strength +4".
pub(super) fn signed(t: &Teller<'_>, part: &Part) -> String {
    match part.value {
        None => part.text.clone(),
        Some(value) => t.say("part", &[("name", &part.text), ("value", &t.number(value))]),
    }
}

/// Describes the dice of a pool: the base, and the dice that circumstances give and take.
pub(super) fn pool_line(t: &Teller<'_>, pool: &[Part]) -> String {
    let word = |(n, it): (usize, &Part)| match it.value {
        // The first component is a plain number, the others are added to it.
        Some(value) if n == 0 => t.say("part", &[("name", &it.text), ("value", &names::plain(value))]),
        _ => signed(t, it),
    };
    t.row_of(&pool.iter().enumerate().map(word).collect::<Vec<_>>())
}

/// The components of a pool: skill, circumstances, dice bought and dice handed over.
//= zerospace.pool.modify
//= zerospace.pool.below-zero
pub(super) fn pool(t: &Teller<'_>, effort: &Effort, free: &[FreeRow]) -> Vec<Part> {
    let say = |key: &str| t.say(key, &[]);
    let mut parts = vec![base(t, effort)];
    parts.extend(rows(t, effort.rows));
    parts.extend(free_rows(t, effort, free));
    let more = [
        ("zs-part-bought", i32::from(effort.bought), "zerospace.ap.use.bonus-die"),
        ("zs-part-received", i32::from(effort.received), "zerospace.pool.below-zero"),
    ];
    parts.extend(more.iter().filter(|it| it.1 != 0).map(|&(key, n, rule)| part(say(key), n, rule)));
    if effort.deficit() > 0 {
        let n = effort.deficit().to_string();
        parts.push(plain(t.say("zs-part-deficit", &[("n", &n)]), "zerospace.pool.below-zero"));
    }
    parts
}

/// Circumstances outside the tables with their labels, and additional holders if each of them counts.
//= zerospace.pool.free-circumstances
fn free_rows(t: &Teller<'_>, effort: &Effort, free: &[FreeRow]) -> Vec<Part> {
    let rule = "zerospace.pool.free-circumstances";
    let nameless = || t.say("zs-part-free", &[]);
    let of = |it: &FreeRow| {
        let text = if it.text.is_empty() { nameless() } else { t.quote(&it.text) };
        part(text, if it.bonus { 1 } else { -1 }, rule)
    };
    let mut parts: Vec<Part> = free.iter().map(of).collect();
    let sum: i32 = parts.iter().filter_map(|it| it.value).sum();
    let rest = i32::from(effort.free) - sum;
    if rest < 0 && t.state.switches.held_per_holder {
        parts.push(part(t.say("zs-part-holders", &[]), rest, "zerospace.pool.modify"));
    } else if rest != 0 {
        parts.push(part(nameless(), rest, rule));
    }
    parts
}

/// The dice for the skill.
//= zerospace.dice.skilled
//= zerospace.dice.unskilled
fn base(t: &Teller<'_>, effort: &Effort) -> Part {
    let learned = |skill| {
        let sheet = t.state.frame.sheets.get(usize::from(effort.actor.0));
        sheet.is_some_and(|it| it.skills.contains(skill))
    };
    let stunt = |skill| t.state.stunts.iter().any(|it| (it.who, it.skill) == (effort.actor, skill));
    let (key, rule) = match effort.skill {
        Some(skill) if effort.base == 2 && (learned(skill) || !stunt(skill)) => {
            ("zs-part-skilled", "zerospace.dice.skilled")
        }
        Some(skill) if !learned(skill) && stunt(skill) => ("zs-part-stunt", "zerospace.ap.use.stunt"),
        _ => ("zs-part-unskilled", "zerospace.dice.unskilled"),
    };
    part(t.say(key, &[]), effort.base, rule)
}

/// The circumstances, each with the die it gives or takes.
fn rows(t: &Teller<'_>, rows: Rows) -> Vec<Part> {
    let of = |row: Row| {
        let value = match row.effect() {
            RowEffect::Fails => None,
            RowEffect::Penalty => Some(-1),
            RowEffect::Bonus => Some(1),
        };
        Part { text: names::row(t.c, row), value, rule: row.rule() }
    };
    rows.iter().map(of).collect()
}

/// The values added to the dice: attribute, tool, power level or gear, help.
//= zerospace.check.formula
//= zerospace.dice.attribute-added
pub(super) fn added(t: &Teller<'_>, effort: &Effort) -> Vec<Part> {
    let say = |key: &str| t.say(key, &[]);
    let at = usize::from(effort.actor.0);
    let n = effort.attribute as usize;
    let sheet = t.state.frame.sheets.get(at).map(|it| i32::from(it.attributes[n]));
    let actor = t.state.actors.get(at);
    let lowered = actor.map_or(0, |it| i32::from(it.lowered[n]));
    let boost = actor.map_or(0, |it| i32::from(it.boosts.attributes[n]));
    let value = i32::from(effort.value);
    // Modifiers by the game master are part of the value; without a sheet, all of it counts as the attribute.
    let own = sheet.unwrap_or(value);
    let modifier = sheet.map_or(0, |it| value - (it - lowered + boost));
    let (lowered, boost) = if sheet.is_some() { (lowered, boost) } else { (0, 0) };
    let mut parts =
        vec![part(names::attribute(t.c, effort.attribute), own, "zerospace.dice.attribute-added")];
    let more = [
        ("zs-part-lowered", -lowered, "zerospace.attack.altering"),
        ("zs-part-boost", boost, "zerospace.ap.use.boost"),
        ("zs-part-modifier", modifier, "zerospace.general.rules-are-examples"),
        ("zs-part-help", i32::from(effort.help), "zerospace.assist.formula"),
    ];
    let (help, others) = more.split_last().expect("there are some");
    let told = |&&(key, n, rule): &&(&str, i32, &'static str)| (n != 0).then(|| part(say(key), n, rule));
    parts.extend(others.iter().filter_map(|it| told(&it)));
    if effort.tool != 0 {
        let text = effort.tool_from.map_or_else(|| say("zs-part-tool"), |it| t.item(it));
        parts.push(part(text, effort.tool, "zerospace.dice.tool-rating"));
    }
    if effort.rating != 0 {
        parts.push(part(source(t, effort), effort.rating, "zerospace.power-level.greater-of-sources"));
    }
    parts.extend(told(&help));
    parts
}

/// The source of a rating.
pub(crate) fn source(t: &Teller<'_>, effort: &Effort) -> String {
    match effort.from {
        Source::None => t.say("zs-part-rating", &[]),
        Source::Level => t.say("zs-part-level", &[]),
        Source::Item(id) => t.item(id),
        Source::Gift(n) => t.gift(effort.actor, n).unwrap_or_else(|| t.say("zs-part-gift", &[])),
    }
}

/// All components of a roll: the pool, the sum of the dice, and the values added to it.
fn rolled(t: &Teller<'_>, effort: &Effort, free: &[FreeRow]) -> Vec<Part> {
    let mut parts = pool(t, effort, free);
    if effort.speciality {
        parts.push(plain(t.say("zs-part-speciality", &[]), "zerospace.dice.reroll"));
    }
    parts.push(part(t.say("zs-part-dice", &[]), effort.dice, "zerospace.check.formula"));
    parts.extend(added(t, effort));
    if effort.lesser != 0 {
        let lesser = t.number(effort.lesser);
        let text = t.say("zs-part-lesser", &[("n", &lesser)]);
        parts.push(plain(text, "zerospace.power-level.greater-of-sources"));
    }
    parts
}

/// Both totals and the lead; nothing for hidden difficulties and hidden actors.
fn resolved(t: &Teller<'_>, effort: &Effort, opposition: &Opposition, lead: i16) -> Vec<Part> {
    let total = |effort: &Effort, rule: &'static str| {
        part(t.say_of("zs-part-total", effort.actor), effort.total(), rule)
    };
    let knows = |effort: &Effort| t.eyes.know(effort.actor);
    let mut parts = Vec::new();
    if knows(effort) {
        parts.push(total(effort, "zerospace.check.formula"));
    }
    let told = match opposition {
        Opposition::Difficulty { hidden: true, .. } if !t.eyes.see_hidden() => false,
        Opposition::Difficulty { value, .. } => {
            parts.push(part(t.say("zs-part-difficulty", &[]), *value, "zerospace.difficulty.passive"));
            true
        }
        Opposition::Roll(other) if knows(other) => {
            parts.push(total(other, "zerospace.difficulty.active"));
            true
        }
        Opposition::Roll(_) => false,
        Opposition::Nothing => true,
    };
    if told && knows(effort) {
        let (key, rule) = match lead {
            0 => ("zs-part-tie", "zerospace.check.tie"),
            _ if t.state.switches.margin => ("zs-part-lead", "zerospace.margin.definition"),
            _ => ("zs-part-lead", "zerospace.check.formula"),
        };
        parts.push(part(t.say(key, &[]), lead, rule));
    }
    parts
}

/// The rule by which a point is earned.
fn earned(reason: &PointReason) -> &'static str {
    match reason {
        PointReason::Overruled => "zerospace.ap.earn-overruled-roll",
        PointReason::Complication => "zerospace.ap.propose",
        PointReason::Idea | PointReason::Setback | PointReason::Morals | PointReason::Other(_) => {
            "zerospace.ap.earn"
        }
    }
}

/// The rule by which a point is spent.
fn spent(on: &PointUse) -> &'static str {
    match on {
        PointUse::Die => "zerospace.ap.use.bonus-die",
        PointUse::BreakFree => "zerospace.ap.use.break-free",
        PointUse::Boost { .. } => "zerospace.ap.use.boost",
        PointUse::Inspiration => "zerospace.ap.use.inspiration",
        PointUse::Stunt { .. } => "zerospace.ap.use.stunt",
        PointUse::Rally => "zerospace.ap.use.rally",
        PointUse::Retcon { .. } => "zerospace.ap.use.retcon",
        PointUse::Other { .. } => "zerospace.ap.use.general",
    }
}

/// The components of a loss of endurance: the hit, the margin, and the limit by the endurance left.
fn harmed(t: &Teller<'_>, actor: ActorId, points: u8, shock: bool, blow: Option<Blow>) -> Vec<Part> {
    let (key, rule) = match (shock, blow.map(|it| it.cause)) {
        (true, _) => ("zs-part-shock", "zerospace.shock.separate"),
        (false, Some(Cause::Weapon)) => ("zs-part-damage", "zerospace.damage.base"),
        (false, Some(Cause::Said)) => ("zs-part-said", "zerospace.throw-down.harm"),
        (false, Some(Cause::Hit) | None) => ("zs-part-points", "zerospace.damage.base"),
    };
    let blow = blow.unwrap_or(Blow { base: points, ..Blow::default() });
    let mut parts = vec![part(t.say(key, &[]), -i32::from(blow.base), rule)];
    if blow.margin > 0 {
        parts.push(part(t.say("zs-part-margin", &[]), -i32::from(blow.margin), "zerospace.margin.damage"));
    }
    if blow.points() > points {
        let over = i32::from(blow.points() - points);
        parts.push(part(t.say("zs-part-cap", &[]), over, "zerospace.endurance.max-and-current"));
    }
    parts.extend(left(t, actor));
    parts
}

/// The endurance that is left, for those who may read the sheet.
fn left(t: &Teller<'_>, actor: ActorId) -> Option<Part> {
    let there = usize::from(actor.0) < t.state.frame.sheets.len();
    let text = || t.say("zs-part-left", &[]);
    (there && t.reads(actor))
        .then(|| part(text(), t.state.endurance(actor), "zerospace.endurance.max-and-current"))
}

fn lost(t: &Teller<'_>, losses: Losses) -> Vec<Part> {
    let all = [
        ("zs-loss-fresh", losses.fresh, "zerospace.recover.short-rest"),
        ("zs-loss-deep", losses.deep, "zerospace.recover.no-second-helping"),
        ("zs-loss-shock", losses.shock, "zerospace.shock.separate"),
    ];
    let lost = all.iter().filter(|it| it.1 > 0);
    lost.map(|&(key, n, rule)| Part {
        text: t.say(key, &[("n", &n.to_string())]),
        value: Some(-i32::from(n)),
        rule,
    })
    .collect()
}

/// The successes needed for a task, and its difficulties.
fn task(t: &Teller<'_>, task: &Task) -> Vec<Part> {
    let (successes, tries) = (t.say("zs-part-successes", &[]), t.say("zs-part-tries", &[]));
    let opposed = "zerospace.extended.opposed";
    match &task.mode {
        TaskMode::Tries { needed, most, difficulties } => {
            let setup = "zerospace.extended.setup";
            let mut parts = vec![part(successes, *needed, setup), part(tries, *most, setup)];
            let difficulty = || t.say("zs-part-difficulty", &[]);
            parts.extend(difficulties.iter().map(|it| part(difficulty(), *it, setup)));
            parts
        }
        TaskMode::FirstTo(n) => vec![part(successes, *n, opposed)],
        TaskMode::Lead(n) => vec![part(t.say("zs-part-lead", &[]), *n, "zerospace.extended.chase")],
        TaskMode::Rounds { lead, rounds } => {
            let chase = "zerospace.extended.chase";
            vec![part(t.say("zs-part-lead", &[]), *lead, chase), part(tries, *rounds, chase)]
        }
    }
}

fn counted(t: &Teller<'_>, id: schwung_zerospace::TaskId, tally: [u8; 2], tries: u8) -> Vec<Part> {
    let tries = |rule: &'static str| part(t.say("zs-part-tries", &[]), tries, rule);
    match t.state.task(id).and_then(|it| it.sides) {
        None => {
            let rule = "zerospace.extended.setup";
            vec![part(t.say("zs-part-successes", &[]), tally[0], rule), tries(rule)]
        }
        Some(sides) => {
            let rule = "zerospace.extended.opposed";
            let of = |who: ActorId, n: u8| part(t.actor(who), n, rule);
            vec![of(sides.first, tally[0]), of(sides.second, tally[1]), tries(rule)]
        }
    }
}

/// A rule with its heading.
fn cited(t: &Teller<'_>, rule: &str) -> Vec<Part> {
    schwung_rulebook::get(rule).map(|it| plain(t.rule(it.id), it.id)).into_iter().collect()
}

/// The components of all numbers of an event that the reader may know. Numbers that the reader may not see are no longer in the
/// event.
pub(super) fn parts(t: &Teller<'_>, event: &Event) -> Vec<Part> {
    match event.explanation() {
        Explained::Nothing => Vec::new(),
        Explained::Rule(rule) => cited(t, rule),
        Explained::ByHand(event) => by_hand(t, event),
    }
}

/// The components of events whose declaration does not contain them. The `match` has no wildcard arm, so that a new event does
/// not compile until that is decided.
#[rustfmt::skip]
fn by_hand(t: &Teller<'_>, event: EventToExplain<'_>) -> Vec<Part> {
    let say = |key: &str| t.say(key, &[]);
    let one = |key: &str, value: i32, rule: &'static str| vec![part(say(key), value, rule)];
    match event {
        EventToExplain::Rolled { effort, between: _, free } if t.eyes.know(effort.actor) => rolled(t, effort, free),
        EventToExplain::Rolled { .. } => Vec::new(),
        EventToExplain::WorkedTogether { actor, result, number, help, between: _ } => {
            let rule = "zerospace.assist.formula";
            let mut parts = vec![part(t.actor(*actor), *result, rule), part(say("zs-part-help"), *help, rule)];
            if *help == 10 && *number > 10 {
                parts.push(plain(say("zs-part-help-cap"), rule));
            }
            parts
        }
        EventToExplain::Rerolled { actor: _, ones, twos, dice } => {
            let rule = "zerospace.dice.reroll";
            let low = [("zs-part-ones", *ones), ("zs-part-twos", *twos)];
            let mut parts: Vec<Part> = low.iter().filter(|it| it.1 > 0).map(|it| part(say(it.0), it.1, rule)).collect();
            parts.push(part(say("zs-part-shown"), *dice, rule));
            parts
        }
        EventToExplain::DifficultyRaised { actor: _, by } => one("zs-part-raised", i32::from(*by), "zerospace.pool.below-zero"),
        EventToExplain::Resolved { effort, opposition, lead, mental: _, taken: _ } => resolved(t, effort, opposition, *lead),
        EventToExplain::FailedAtOnce { actor: _, rows: all } => rows(t, *all),
        EventToExplain::PointForDie { actor: _, dice: _, before: true } => one("zs-part-bought", 1, "zerospace.ap.use.bonus-die"),
        EventToExplain::PointForDie { actor: _, dice, before: false } => one("zs-part-dice", i32::from(*dice), "zerospace.ap.use.bonus-die"),
        EventToExplain::Harmed { actor, points, shock, blow } => harmed(t, *actor, *points, *shock, *blow),
        EventToExplain::Rested { actor, .. } if !t.reads(*actor) => Vec::new(),
        EventToExplain::Rested { actor, losses } => lost(t, *losses).into_iter().chain(left(t, *actor)).collect(),
        EventToExplain::Lowered { actor: _, attribute, by } =>
            vec![part(names::attribute(t.c, *attribute), -i32::from(*by), "zerospace.attack.altering")],
        EventToExplain::Boosted { actor: _, attribute, lasting: _ } =>
            vec![part(names::boosted(t.c, *attribute), 1, "zerospace.ap.use.boost")],
        EventToExplain::Distracted { .. } => vec![part(names::row(t.c, Row::DefenderDistracted), -1, "zerospace.distract.expiry")],
        EventToExplain::Dodging { .. } => vec![part(names::row(t.c, Row::Dodging), 1, "zerospace.dodge.procedure")],
        EventToExplain::Forced { .. } => one("zs-part-turn", -1, "zerospace.force.declare"),
        EventToExplain::TurnForfeited { .. } => one("zs-part-turn", -1, "zerospace.force.after"),
        EventToExplain::Thrown { by: _, on: _, length: _, said: true } =>
            vec![plain(say("zs-part-said"), "zerospace.params.presupposed")],
        EventToExplain::Thrown { by: _, on: _, length, said: false } =>
            vec![plain(t.say("zs-part-length", &[("length", &t.length(*length))]), "zerospace.grapple.throw")],
        EventToExplain::Moved { actor: _, length: None, text: _ } => Vec::new(),
        EventToExplain::Moved { actor: _, length: Some(length), text: _ } =>
            vec![plain(t.say("zs-part-reach", &[("length", &t.length(*length))]), "zerospace.move.distance")],
        EventToExplain::PointEarned { seat: _, reason } => one("zs-part-point", 1, earned(reason)),
        // The purpose may reveal a hidden actor.
        EventToExplain::PointSpent { seat, on } => {
            one("zs-part-point", -1, if knows_all_of(t.eyes, seat) { spent(on) } else { "zerospace.ap.use.general" })
        }
        EventToExplain::SessionBegan => one("zs-part-point", 1, "zerospace.ap.start"),
        EventToExplain::RoundBegan { round } => {
            let seconds = (round.saturating_sub(1) * 6).to_string();
            vec![plain(t.say("zs-part-round", &[("seconds", &seconds)]), "zerospace.round.length")]
        }
        EventToExplain::ConflictBegan { initiator: _, order } => order.iter()
            .filter(|it| t.eyes.know(it.actor))
            .filter_map(|it| Some(part(t.actor(it.actor), it.result?, "zerospace.initiative.order")))
            .collect(),
        EventToExplain::Placed { place, at: _ } =>
            place.result.map(|it| part(t.actor(place.actor), it, "zerospace.initiative.newcomer")).into_iter().collect(),
        EventToExplain::TaskOpened { task: it } => task(t, it),
        EventToExplain::TaskCounted { id, tally, tries } => counted(t, *id, *tally, *tries),
        EventToExplain::Undefended { open: false, .. } => cited(t, "zerospace.helpless.effect"),
        EventToExplain::Undefended { open: true, .. } => cited(t, "zerospace.cover-dive.area-attacks"),
        EventToExplain::CalledOff { actor: _, rule } => cited(t, rule),
        EventToExplain::Judged { judgement, yes: _ } => cited(t, judgement.rule()),
    }
}
