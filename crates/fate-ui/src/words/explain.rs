//! Explains numbers: their parts, each with the rule that it comes from.

use std::cmp::Ordering;

use schwung_fate::{
    ActorId, Bearer, Combine, Effort, Event, Factor, Modifier, Opposition, Severity, SkillId, StressMarking,
    Switches, Term, VeiledCheck, Why, uses,
};

use super::{effort, names, teller::Teller};

/// The parts of all numbers of an event.
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
            let rule = match t.state.switches().stress_marking {
                StressMarking::Fill => "freefate.shift.stress",
                StressMarking::Numbered if *rolled_up => "sotc.stress.roll-up",
                StressMarking::Numbered => "sotc.stress.mark-box",
            };
            vec![cited(t, &t.say("part-box", &[("number", &number.to_string())]), rule)]
        }
        Event::MinionsHit { actor, boxes, out } => {
            let each = t.state.boxes_each(*actor).to_string();
            let (boxes, out) = (boxes.to_string(), out.to_string());
            let capacity =
                || cited(t, &t.say("part-boxes-each", &[("n", &each)]), "sotc.minions.stress-capacity");
            let mut parts =
                vec![cited(t, &t.say("part-boxes", &[("n", &boxes)]), "sotc.minions.sequential-stress")];
            parts.extend(t.eyes.read(*actor).then(capacity));
            parts.push(cited(t, &t.say("minions-n", &[("n", &out)]), "sotc.minions.spill-over"));
            parts
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
            if !uses(t.eyes, *actor, *bearer) =>
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
        Event::Planned { actor, combine, modifier } => planned(t, *actor, combine, modifier),
        Event::Happened { beside: beside @ 1.., .. } => {
            vec![part(t, &t.say("why-supplemental", &[]), -i64::from(*beside), Why::Supplemental.rule())]
        }
        Event::Declared { .. } => vec![cited(t, &t.points(1), "malmsturm.declare.basic")],
        Event::AspectRefused { .. } => vec![cited(t, &t.points(1), "sotc.maneuver.refuse-fate")],
        Event::OutcomeContested { actor, points } if t.eyes.read(*actor) => {
            vec![cited(t, &t.points(*points), "sotc.taken-out.spend-all-fate")]
        }
        Event::ConcessionRefused { reasonable: true, .. } => {
            vec![cited(t, &t.points(1), "sotc.concession.refuse-fate")]
        }
        Event::Judged { judgement, .. } => vec![cited(t, &t.rule(judgement.rule()), judgement.rule())],
        _ => of_check(t, event),
    }
}

/// The parts of numbers that accompany rolls: difficulties, time, the use of shifts.
fn of_check(t: &Teller<'_>, event: &Event) -> Vec<String> {
    match event {
        Event::Stands { effort } => of_parts(t, effort),
        Event::Veiled { check } | Event::Unveiled { check } => checked(t, check),
        Event::DifficultySet { base, factors, value, .. } => difficulty(t, *base, factors, *value),
        Event::FellShort { shifts, .. } => vec![cited(t, &t.shifts(*shifts), "malmsturm.effect.miss")],
        Event::MarginCredited { shifts, .. } => vec![cited(t, &t.shifts(*shifts), "freefate.contest.lose")],
        Event::Flourished { shifts, .. } => vec![cited(t, &t.shifts(*shifts), "freefate.spin.gain")],
        Event::TookTime { base, step, .. } => {
            let rule = match step.cmp(base) {
                Ordering::Less => "freefate.time.reduce",
                Ordering::Equal => "freefate.time.base",
                Ordering::Greater => "freefate.time.failure-longer",
            };
            vec![cited(t, &t.time(*step), rule)]
        }
        Event::Warned { rule } | Event::CalledOff { rule, .. } | Event::Overruled { rule, need: 0, .. } => {
            vec![cited(t, &t.rule(rule), rule)]
        }
        Event::Overruled { rule, paid, .. } => vec![cited(t, &t.points(*paid), rule)],
        Event::Unaffordable { need, .. } => vec![cited(t, &t.points(*need), "malmsturm.fate.no-debt")],
        Event::GiftUsed { price, .. } if *price > 0 => {
            vec![cited(t, &t.points(*price), "malmsturm.gift.fate-cost")]
        }
        _ => Vec::new(),
    }
}

/// The rule by which a long conflict makes a skill restrict every action; `None` if it does not.
fn tiring(t: &Teller<'_>, (skill, how): (SkillId, Combine)) -> Option<&'static str> {
    let (long, roles) = (t.state.conflict?.long, &t.state.frame.roles);
    let all = [
        (long.endurance, roles.endurance, "sotc.long.endurance"),
        (long.alertness, roles.alertness, "sotc.long.alertness"),
        (long.resolve, roles.resolve, "sotc.long.resolve"),
    ];
    let it = all.into_iter().find(|it| it.0 && it.1 == skill && how == Combine::Restricts);
    it.map(|it| it.2)
}

/// Further skills, each with its rule, and the game master's modifier.
fn planned(
    t: &Teller<'_>,
    actor: ActorId,
    combine: &[(SkillId, Combine)],
    modifier: &Modifier,
) -> Vec<String> {
    let of = |it: &(SkillId, Combine)| {
        let rules = match it.1 {
            Combine::Modifies => ["sotc.combine.modify", "freefate.combine.roles"],
            Combine::Complements => ["sotc.combine.complement", "freefate.combine.supporting"],
            Combine::Restricts => ["sotc.combine.restrict", "freefate.combine.restricting"],
        };
        let rule = tiring(t, *it).unwrap_or_else(|| t.of_book(&rules));
        cited(t, &super::event::combined(t, actor, *it), rule)
    };
    let mut parts: Vec<String> = combine.iter().map(of).collect();
    if modifier.value != 0 {
        parts.push(part(t, &t.say("why-modifier", &[]), modifier.value, t.of_book(&EFFORT)));
    }
    parts
}

/// A line with the id of its rule.
fn cited(t: &Teller<'_>, line: &str, rule: &str) -> String {
    t.say("explained", &[("line", line), ("rule", rule)])
}

fn part(t: &Teller<'_>, name: &str, value: impl Into<i64>, rule: &str) -> String {
    cited(t, &t.say("part", &[("name", name), ("value", &t.number(value))]), rule)
}

/// The parts of an effort, without the dice.
fn of_parts(t: &Teller<'_>, effort: &Effort) -> Vec<String> {
    let of_term = |term: Term| {
        let rule = match term.why {
            Why::Skill(_) => t.of_book(&EFFORT),
            why => why.rule(),
        };
        cited(t, &effort::term(t, term), rule)
    };
    effort.parts().map(of_term).collect()
}

/// All parts and the dice, and the effect of the ends of the ladder.
/// The parts of an effort without the dice: names and values.
pub(crate) fn values(t: &Teller<'_>, effort: &Effort) -> Vec<(String, i64)> {
    effort.parts().map(|it| (effort::why(t, it.why), i64::from(it.value))).collect()
}

fn of_effort(t: &Teller<'_>, effort: &Effort) -> Vec<String> {
    let mut parts = of_parts(t, effort);
    let dice = Switches::find("dice").map_or("sotc.basics.dice", |it| it.rule_in(t.state.profile.id));
    parts.push(cited(t, &effort::dice(t, effort), dice));
    parts.extend(effort::lift(t, effort).map(|it| cited(t, &it, "malmsturm.roll.floor-order")));
    match effort.total().cmp(&effort.sum()) {
        Ordering::Equal => {}
        //= malmsturm.roll.floor
        Ordering::Greater => parts.push(cited(t, &effort::result(t, effort), "malmsturm.roll.floor")),
        //= malmsturm.ladder.grim-top
        Ordering::Less => parts.push(cited(t, &effort::result(t, effort), "malmsturm.ladder.grim-top")),
    }
    parts
}

/// The rules on adding up an effort, one per book.
const EFFORT: [&str; 3] = ["sotc.basics.effort", "malmsturm.roll.result", "freefate.effort.formula"];

/// The rules on counting shifts, one per book.
const SHIFTS: [&str; 3] = ["sotc.basics.shifts", "malmsturm.effect.stufen", "freefate.effect.formula"];

/// The rules on who sets a difficulty, one per book.
const DIFFICULTY: [&str; 3] =
    ["sotc.simple.procedure", "malmsturm.difficulty.who-sets", "freefate.difficulty.set"];

/// The parts of a difficulty.
fn difficulty(t: &Teller<'_>, base: i8, factors: &[Factor], value: i16) -> Vec<String> {
    let rung = |n: i16| t.say("part", &[("name", &t.say("difficulty", &[])), ("value", &t.rung(n))]);
    let of = |it: &Factor| {
        let rule = if it.helps { "freefate.mod.factors-easier" } else { "freefate.mod.factors-harder" };
        cited(t, &effort::factor(t, it), rule)
    };
    let mut parts = vec![cited(t, &rung(i16::from(base)), t.of_book(&DIFFICULTY))];
    parts.extend(factors.iter().map(of));
    parts.push(cited(t, &rung(value), "freefate.mod.which-count"));
    parts
}

/// The parts of one side, preceded by the character's name. The parts of hidden characters are left out; the
/// log line has the total.
fn of_side(t: &Teller<'_>, actor: ActorId, parts: &[String]) -> Vec<String> {
    if !t.eyes.know(actor) {
        return Vec::new();
    }
    let name = t.actor(actor);
    parts.iter().map(|line| t.say("explained-of", &[("actor", &name), ("line", line)])).collect()
}

/// The parts of a veiled roll, and of what it was compared with.
fn checked(t: &Teller<'_>, check: &VeiledCheck) -> Vec<String> {
    let mut parts = of_side(t, check.effort.actor, &of_effort(t, &check.effort));
    parts.extend(check.against.iter().flat_map(|it| of_side(t, it.actor, &of_parts(t, it))));
    parts
}

/// The parts of both sides, each preceded by the character's name.
fn resolved(t: &Teller<'_>, effort: &Effort, opposition: &Opposition, shifts: i16) -> Vec<String> {
    let mut parts = of_side(t, effort.actor, &of_effort(t, effort));
    match opposition {
        // Shifts would reveal the number.
        Opposition::Difficulty { hidden: true, .. } if !t.eyes.see_hidden() => return parts,
        Opposition::Difficulty { value, .. } => {
            let rung = t.say("part", &[("name", &t.say("difficulty", &[])), ("value", &t.rung(*value))]);
            parts.push(cited(t, &rung, t.of_book(&DIFFICULTY)));
        }
        Opposition::Roll(other) => parts.extend(of_side(t, other.actor, &of_effort(t, other))),
        Opposition::Standing(other) => parts.extend(of_side(t, other.actor, &of_parts(t, other))),
        Opposition::Block { strength, .. } => parts.push(strength_of(t, *strength, "sotc.block.strength")),
    }
    if shifts >= 0 {
        parts.push(cited(t, &t.shifts(shifts), t.of_book(&SHIFTS)));
    }
    parts
}

fn strength_of(t: &Teller<'_>, strength: i16, rule: &str) -> String {
    cited(t, &t.say("part", &[("name", &t.say("strength", &[])), ("value", &t.rung(strength))]), rule)
}

fn severity_of(t: &Teller<'_>, severity: Severity) -> String {
    cited(t, &names::consequence(t.c, severity), "sotc.consequence.severity-order")
}

/// The cost of an aspect: the character's own is invoked, any other is tagged.
fn paid(t: &Teller<'_>, free: bool, own: bool) -> String {
    match (free, own) {
        (true, _) => cited(t, &t.say("price-free-tag", &[]), "sotc.maneuver.first-tag-free"),
        (false, true) => cited(t, &t.points(1), "malmsturm.invoke.procedure"),
        (false, false) => cited(t, &t.points(1), "malmsturm.tag.cost"),
    }
}
