//! The parts and the result of an effort.

use schwung_fate::{Effort, Factor, Floor, Term, Why};

use super::teller::Teller;

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

/// All parts of an effort, including the dice if it was rolled.
pub(crate) fn parts(t: &Teller<'_>, effort: &Effort, rolled: bool) -> String {
    let mut parts: Vec<String> = effort.parts().map(|it| term(t, it)).collect();
    if rolled {
        parts.push(dice(t, effort));
    }
    parts.extend(lift(t, effort));
    parts.join(&t.say("list-separator", &[]))
}

/// The raise to the bottom of the ladder, if it applies before bonuses.
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
    // If the floor applies to the final total, later bonuses are still added to the sum.
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
