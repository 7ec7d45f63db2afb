//! What numbers are made of, each part with the rule that put it there.

use schwung_fate::{Bearer, Effort, Event, Opposition, Severity, Term};

use crate::{names, teller::Teller, visible};

/// The parts of every number of an event.
pub(crate) fn parts(t: &Teller<'_>, event: &Event) -> Vec<String> {
    match event {
        Event::Rolled { effort } => of_effort(t, effort),
        Event::Rerolled { effort } => of_effort(t, effort),
        Event::Resolved { effort, opposition, shifts } => resolved(t, effort, opposition, *shifts),
        Event::ContestWon { shifts, .. } => vec![cited(t, &t.shifts(*shifts), "sotc.contest.procedure")],
        Event::Hit { shifts, .. } => vec![cited(t, &t.shifts(*shifts), "sotc.stress.amount")],
        Event::Protected { strength, .. } => vec![strength_of(t, *strength, "sotc.block.protect-better")],
        Event::Blocked { strength, .. } => vec![strength_of(t, *strength, "sotc.block.other-contest")],
        Event::BlockOvercome { shifts, .. } => vec![cited(t, &t.shifts(*shifts), "sotc.block.one-shift")],
        Event::BlockMade { block } => vec![strength_of(t, block.strength, "sotc.block.strength")],
        Event::BoxMarked { number, rolled_up, .. } => {
            let rule = if *rolled_up { "sotc.stress.roll-up" } else { "sotc.stress.mark-box" };
            vec![cited(t, &t.say("part-box", &[("number", &number.to_string())]), rule)]
        }
        Event::MinionsHit { actor, boxes, out } => {
            let each = t.state.boxes_each(*actor).to_string();
            let (boxes, out) = (boxes.to_string(), out.to_string());
            vec![
                cited(t, &t.say("part-boxes", &[("n", &boxes)]), "sotc.minions.sequential-stress"),
                cited(t, &t.say("part-boxes-each", &[("n", &each)]), "sotc.minions.stress-capacity"),
                cited(t, &t.say("minions-n", &[("n", &out)]), "sotc.minions.spill-over"),
            ]
        }
        Event::ConsequenceTaken { severity, .. } => vec![severity_of(t, *severity)],
        Event::FullDefense { .. } => {
            vec![part(t, &t.say("why-full-defense", &[]), 2, "sotc.full-defense.bonus")]
        }
        Event::SpinUsed { value, .. } => {
            vec![part(t, &t.say("why-spin", &[]), *value, "sotc.spin.plus-or-minus")]
        }
        Event::Overflowed { shifts, .. } => vec![cited(t, &t.shifts(*shifts), "sotc.overflow.definition")],
        Event::OverflowSpent { shifts, .. } => vec![cited(t, &t.shifts(*shifts), "sotc.overflow.use")],
        Event::Disarmed { shifts, .. } => vec![cited(t, &t.shifts(*shifts), "sotc.disarm.effect")],
        Event::Invoked { actor, bearer, .. } | Event::TaggedForEffect { actor, bearer, .. }
            if !visible::user(t.eyes, *actor, *bearer) =>
        {
            Vec::new()
        }
        Event::Invoked { actor, bearer, free, reroll, .. } => {
            let own = *bearer == Bearer::Actor(*actor);
            let gain = if *reroll {
                cited(t, &t.say("gain-reroll", &[]), "malmsturm.invoke.reroll")
            } else {
                part(t, &t.say("why-aspects", &[]), 2, "malmsturm.invoke.plus-two")
            };
            vec![gain, paid(t, *free, own)]
        }
        Event::TaggedForEffect { free, .. } => vec![paid(t, *free, false)],
        Event::BonusBought { .. } => {
            vec![part(t, &t.say("why-bought", &[]), 1, "malmsturm.fate.bonus-plus-one")]
        }
        Event::Compelled { accepted, points, .. } => {
            let rule = if *accepted { "malmsturm.compel.amount" } else { "malmsturm.compel.refusal-price" };
            vec![cited(t, &t.points(*points), rule)]
        }
        Event::Swapped { .. } => vec![cited(t, &t.points(1), "sotc.environment.swap-skill")],
        Event::Declared { .. } => vec![cited(t, &t.points(1), "malmsturm.declare.basic")],
        Event::AspectRefused { .. } => vec![cited(t, &t.points(1), "sotc.maneuver.refuse-fate")],
        Event::OutcomeContested { points, .. } => {
            vec![cited(t, &t.points(*points), "sotc.taken-out.spend-all-fate")]
        }
        Event::ConcessionRefused { reasonable: true, .. } => {
            vec![cited(t, &t.points(1), "sotc.concession.refuse-fate")]
        }
        Event::Judged { judgement, .. } => vec![cited(t, &t.rule(judgement.rule()), judgement.rule())],
        _ => Vec::new(),
    }
}

/// A line with the id of its rule.
fn cited(t: &Teller<'_>, line: &str, rule: &str) -> String {
    t.say("explained", &[("line", line), ("rule", rule)])
}

fn part(t: &Teller<'_>, name: &str, value: impl Into<i64>, rule: &str) -> String {
    cited(t, &t.say("part", &[("name", name), ("value", &t.number(value))]), rule)
}

fn of_effort(t: &Teller<'_>, effort: &Effort) -> Vec<String> {
    let of_term = |term: Term| cited(t, &names::term(t, term), term.why.rule());
    let mut parts: Vec<String> = effort.parts().map(of_term).collect();
    parts.push(cited(t, &names::dice(t, effort), "sotc.basics.dice"));
    parts
}

/// The parts of both sides, each with the name of whoever it belongs to.
fn resolved(t: &Teller<'_>, effort: &Effort, opposition: &Opposition, shifts: i16) -> Vec<String> {
    let of_side = |effort: &Effort| -> Vec<String> {
        // What somebody hidden can do stays hidden; the line has the total.
        if !t.eyes.know_actor(effort.actor) {
            return Vec::new();
        }
        let name = t.actor(effort.actor);
        let parts = of_effort(t, effort).into_iter();
        parts.map(|line| t.say("explained-of", &[("actor", &name), ("line", &line)])).collect()
    };
    let mut parts = of_side(effort);
    match opposition {
        // Shifts would betray the number.
        Opposition::Difficulty { hidden: true, .. } if !t.eyes.see_hidden() => return parts,
        Opposition::Difficulty { value, .. } => {
            parts.push(part(t, &t.say("difficulty", &[]), *value, "sotc.simple.procedure"));
        }
        Opposition::Roll(other) => parts.extend(of_side(other)),
        Opposition::Block { strength, .. } => parts.push(strength_of(t, *strength, "sotc.block.strength")),
    }
    if shifts >= 0 {
        parts.push(cited(t, &t.shifts(shifts), "sotc.basics.shifts"));
    }
    parts
}

fn strength_of(t: &Teller<'_>, strength: i16, rule: &str) -> String {
    part(t, &t.say("strength", &[]), strength, rule)
}

fn severity_of(t: &Teller<'_>, severity: Severity) -> String {
    cited(t, &names::consequence(t.c, severity), "sotc.consequence.severity-order")
}

/// What an aspect cost: one's own is invoked, any other is tagged.
fn paid(t: &Teller<'_>, free: bool, own: bool) -> String {
    match (free, own) {
        (true, _) => cited(t, &t.say("price-free-tag", &[]), "sotc.maneuver.first-tag-free"),
        (false, true) => cited(t, &t.points(1), "malmsturm.invoke.procedure"),
        (false, false) => cited(t, &t.points(1), "malmsturm.tag.cost"),
    }
}
