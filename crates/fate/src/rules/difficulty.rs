//! Difficulties.

use schwung_table::{Choice, Play};

use crate::{
    ActorId, Answer, Bar, Event, Factor, Fate, FateTable, Plan, Price, Rated, Reason, SetDifficulty, SkillId,
    State,
};

/// The difficulty of an action: the one in the command, the default of the book, or what the game master says
/// now. Each hindering circumstance raises it by one, each helping one lowers it by one.
//= malmsturm.difficulty.who-sets
//= freefate.difficulty.set
//= freefate.mod.factors-harder
//= freefate.mod.factors-easier
//= freefate.mod.which-count
pub(crate) fn of<T: FateTable>(
    t: &mut T,
    who: ActorId,
    skill: Option<SkillId>,
    named: Option<i8>,
    hidden: bool,
    plan: &Plan,
) -> Play<T, i16> {
    //= sotc.simple.default-difficulty
    let base = match named.or(t.state().profile.difficulty) {
        Some(base) => base,
        None => t.ask(SetDifficulty { seat: schwung_table::Seat::GM, who, skill })?.0,
    };
    if plan.factors.is_empty() {
        return Ok(i16::from(base));
    }
    let value = plan.factors.iter().fold(i16::from(base), |value, it| value + if it.helps { -1 } else { 1 });
    let factors: Vec<Factor> = plan.factors.clone();
    t.tell(Event::DifficultySet { actor: who, base, factors, value, hidden });
    Ok(value)
}

/// Checks that a roll against an actor has no circumstances, because these affect only difficulties.
//= freefate.contest.target
//= freefate.combine.on-effort
pub(crate) fn check_no_factors(plan: &Plan) -> Result<(), Reason> {
    if plan.factors.is_empty() { Ok(()) } else { Err(Bar::FactorsNeedDifficulty.into()) }
}

/// The answers to [`SetDifficulty`]: all rungs.
//= malmsturm.ladder.uses
pub(crate) fn options(state: &State, choices: &mut Vec<Choice<Fate>>) {
    let rule = match state.profile.switches.zero_shifts {
        crate::ZeroShifts::Full => "malmsturm.difficulty.who-sets",
        crate::ZeroShifts::Partial => "freefate.difficulty.set",
    };
    let (low, high) = state.profile.ladder;
    for rung in low..=high {
        choices.push(Choice { answer: Answer::Rated(Rated(rung)), price: Price::FREE, rule, barred: None });
    }
}
