//! Explains numbers: their parts, each with the rule that it comes from.

use std::cmp::Ordering;

use schwung_fate::{
    ActorId, Bearer, Combine, Effort, Event, EventToExplain, Factor, Modifier, Opposition, Severity, SkillId,
    StressMarking, Switches, Term, VeiledCheck, Why, uses,
};
use schwung_table::Explained;

use super::{effort, names, teller::Teller};

/// The parts of all numbers of an event.
pub(crate) fn parts(t: &Teller<'_>, event: &Event) -> Vec<String> {
    match event.explanation() {
        Explained::Nothing => Vec::new(),
        Explained::Rule(rule) => vec![cited(t, &t.rule(rule), rule)],
        Explained::ByHand(event) => by_hand(t, event),
    }
}

/// The parts of those events whose declaration does not say what explains them. The `match` has no wildcard arm, so that a new
/// event does not compile until that is decided.
#[rustfmt::skip]
fn by_hand(t: &Teller<'_>, event: EventToExplain<'_>) -> Vec<String> {
    let one = |line: String, rule: &str| vec![cited(t, &line, rule)];
    let bonus = |why: &str, value: i64, rule: &str| vec![part(t, &t.say(why, &[]), value, rule)];
    match event {
        // Rolls, and what accompanies them.
        EventToExplain::Rolled { effort } | EventToExplain::Rerolled { effort } => of_effort(t, effort),
        EventToExplain::Stands { effort } => of_parts(t, effort),
        EventToExplain::Resolved { effort, opposition, shifts } => resolved(t, effort, opposition, *shifts),
        EventToExplain::Veiled { check } | EventToExplain::Unveiled { check } => checked(t, check),
        EventToExplain::DifficultySet { base, factors, value, .. } => difficulty(t, *base, factors, *value),
        EventToExplain::Planned { actor, combine, modifier } => planned(t, *actor, combine, modifier),
        EventToExplain::Happened { beside: 0, .. } => Vec::new(),
        EventToExplain::Happened { beside, .. } =>
            bonus("why-supplemental", -i64::from(*beside), Why::Supplemental.rule()),
        EventToExplain::ContestWon { shifts, .. } => one(t.shifts(*shifts), "sotc.contest.procedure"),
        EventToExplain::FellShort { shifts, .. } => one(t.shifts(*shifts), "malmsturm.effect.miss"),
        EventToExplain::MarginCredited { shifts, .. } => one(t.shifts(*shifts), "freefate.contest.lose"),
        EventToExplain::Flourished { shifts, .. } => one(t.shifts(*shifts), "freefate.spin.gain"),
        EventToExplain::TookTime { base, step, .. } => one(t.time(*step), took(*base, *step)),

        // Attacks.
        EventToExplain::Hit { shifts, .. } => one(t.shifts(*shifts), "sotc.stress.amount"),
        EventToExplain::BoxMarked { number, rolled_up, .. } => vec![marked(t, *number, *rolled_up)],
        EventToExplain::MinionsHit { actor, boxes, out } => minions(t, *actor, *boxes, *out),
        EventToExplain::ConsequenceTaken { severity, .. } => vec![severity_of(t, *severity)],
        EventToExplain::FullDefense { .. } => bonus("why-full-defense", 2, "sotc.full-defense.bonus"),
        EventToExplain::SpinUsed { value, .. } => bonus("why-spin", i64::from(*value), "sotc.spin.plus-or-minus"),
        EventToExplain::Overflowed { shifts, .. } => one(t.shifts(*shifts), "sotc.overflow.definition"),
        EventToExplain::OverflowSpent { shifts, .. } => one(t.shifts(*shifts), "sotc.overflow.use"),
        EventToExplain::Disarmed { shifts, .. } => one(t.shifts(*shifts), "sotc.disarm.effect"),
        EventToExplain::OutcomeContested { actor, .. } if !t.eyes.read(*actor) => Vec::new(),
        EventToExplain::OutcomeContested { points, .. } => one(t.points(*points), "sotc.taken-out.spend-all-fate"),
        EventToExplain::ConcessionRefused { reasonable: false, .. } => Vec::new(),
        EventToExplain::ConcessionRefused { reasonable: true, .. } => one(t.points(1), "sotc.concession.refuse-fate"),

        // Blocks.
        EventToExplain::BlockMade { block } => vec![strength_of(t, block.strength, "sotc.block.strength")],
        EventToExplain::Protected { strength, .. } => vec![strength_of(t, *strength, "sotc.block.protect-better")],
        EventToExplain::Blocked { strength, .. } => vec![strength_of(t, *strength, "sotc.block.other-contest")],
        EventToExplain::BlockOvercome { shifts, .. } => one(t.shifts(*shifts), "sotc.block.one-shift"),

        // Aspects and fate points.
        EventToExplain::Invoked { actor, bearer, .. } | EventToExplain::TaggedForEffect { actor, bearer, .. }
            if !uses(t.eyes, *actor, *bearer) => Vec::new(),
        EventToExplain::Invoked { actor, bearer, free, reroll, .. } =>
            vec![gained(t, *reroll), paid(t, *free, *bearer == Bearer::Actor(*actor))],
        EventToExplain::TaggedForEffect { free, .. } => vec![paid(t, *free, false)],
        EventToExplain::BonusBought { .. } => bonus("why-bought", 1, "malmsturm.fate.bonus-plus-one"),
        EventToExplain::Compelled { accepted: true, points, .. } => one(t.points(*points), "malmsturm.compel.amount"),
        EventToExplain::Compelled { accepted: false, points, .. } =>
            one(t.points(*points), "malmsturm.compel.refusal-price"),
        EventToExplain::Swapped { .. } => one(t.points(1), "sotc.environment.swap-skill"),
        EventToExplain::Declared { .. } => one(t.points(1), "malmsturm.declare.basic"),
        EventToExplain::AspectRefused { .. } => one(t.points(1), "sotc.maneuver.refuse-fate"),
        EventToExplain::Unaffordable { need, .. } => one(t.points(*need), "malmsturm.fate.no-debt"),
        EventToExplain::GiftUsed { price: 0, .. } => Vec::new(),
        EventToExplain::GiftUsed { price, .. } => one(t.points(*price), "malmsturm.gift.fate-cost"),

        // Decisions of people.
        EventToExplain::Judged { judgement, .. } => one(t.rule(judgement.rule()), judgement.rule()),
        EventToExplain::Overruled { rule, paid, need: 1.., .. } => one(t.points(*paid), rule),
        EventToExplain::Warned { rule } | EventToExplain::CalledOff { rule, .. }
            | EventToExplain::Overruled { rule, need: 0, .. } => one(t.rule(rule), rule),
    }
}

/// The rule by which a lengthy action took longer or not as long as usual.
fn took(base: u8, step: u8) -> &'static str {
    match step.cmp(&base) {
        Ordering::Less => "freefate.time.reduce",
        Ordering::Equal => "freefate.time.base",
        Ordering::Greater => "freefate.time.failure-longer",
    }
}

/// The box that was marked.
fn marked(t: &Teller<'_>, number: u8, rolled_up: bool) -> String {
    let rule = match t.state.switches().stress_marking {
        StressMarking::Fill => "freefate.shift.stress",
        StressMarking::Numbered if rolled_up => "sotc.stress.roll-up",
        StressMarking::Numbered => "sotc.stress.mark-box",
    };
    cited(t, &t.say("part-box", &[("number", &number.to_string())]), rule)
}

/// The boxes that minions filled, how many each of them has, and how many are out.
fn minions(t: &Teller<'_>, actor: ActorId, boxes: u16, out: u16) -> Vec<String> {
    let n = |key: &str, n: &str, rule: &str| cited(t, &t.say(key, &[("n", n)]), rule);
    let each =
        || n("part-boxes-each", &t.state.boxes_each(actor).to_string(), "sotc.minions.stress-capacity");
    let mut parts = vec![n("part-boxes", &boxes.to_string(), "sotc.minions.sequential-stress")];
    parts.extend(t.eyes.read(actor).then(each));
    parts.push(n("minions-n", &out.to_string(), "sotc.minions.spill-over"));
    parts
}

/// The effect of an aspect.
fn gained(t: &Teller<'_>, reroll: bool) -> String {
    if reroll {
        cited(t, &t.say("gain-reroll", &[]), "malmsturm.invoke.reroll")
    } else {
        part(t, &t.say("why-aspects", &[]), 2, "malmsturm.invoke.plus-two")
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

/// The parts of an effort without the dice: names and values.
pub(crate) fn values(t: &Teller<'_>, effort: &Effort) -> Vec<(String, i64)> {
    effort.parts().map(|it| (effort::why(t, it.why), i64::from(it.value))).collect()
}

/// All parts and the dice, and the effect of the ends of the ladder.
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
