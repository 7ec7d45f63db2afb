//! Contests.

use schwung_fate::{ActorId, Command, Contest, Plan};
use schwung_rulebook::Lang;

use crate::script::{
    reader::{Read, Reader},
    words as w,
};

pub(super) fn contests(r: &mut Reader<'_>, by: ActorId) -> Read<Command> {
    let others = r.actors()?;
    let place = r.cursor.place();
    r.need(w::WITH)?;
    if r.is_foreign() && r.cursor.lang == Lang::De {
        // "misst sich mit B in FERTIGKEIT"
        r.cursor.written(place, "in");
    }
    let skill = r.skill()?;
    let other = if r.word(w::AGAINST) { r.skill()? } else { skill };
    let others = others.into_iter().map(|on| (on, other));
    let sides = [(by, skill)].into_iter().chain(others).collect();
    let (choose, hidden) = manner(r);
    let plan = r.plan(by)?;
    let plans = if plan == Plan::default() { Vec::new() } else { vec![plan] };
    Ok(Command::Contest(Contest { sides, choose, hidden, plans }))
}

pub(super) fn contest(r: &mut Reader<'_>) -> Read<Command> {
    let mut sides = vec![(r.actor()?, r.skill()?)];
    let mut plans = vec![Plan::default()];
    let mut sign = r.sign(',');
    while sign {
        // Additions to a roll follow the skill of the character who rolls.
        let by = sides[sides.len() - 1].0;
        let place = r.cursor.place();
        let mut plan = plans[plans.len() - 1].clone();
        if r.clause(by, &mut plan).is_ok() {
            let last = plans.len() - 1;
            plans[last] = plan;
        } else {
            r.cursor.back_to(place);
            sides.push((r.actor()?, r.skill()?));
            plans.push(Plan::default());
        }
        sign = r.sign(',');
    }
    if sides.len() < 2 {
        r.need_sign(',')?;
    }
    let (choose, hidden) = manner(r);
    if plans.iter().all(|it| *it == Plan::default()) {
        plans.clear();
    }
    Ok(Command::Contest(Contest { sides, choose, hidden, plans }))
}

/// Whether each side chooses its skill, and whether the game master rolls in secret.
fn manner(r: &mut Reader<'_>) -> (bool, bool) {
    (r.word(w::CHOOSING), r.word(w::HIDDEN))
}
