//! Contests: two or more roll, the higher wins.

use schwung_table::{Choice, Play, Seat};

use crate::{
    ActorId, AgainstRoll, Answer, Bar, Clash, Contest, ContestSkill, Deed, Doing, Effort, Event, Fate,
    FateTable, Price, Reason, SkillId, State, TiedContest,
    rules::{
        attack, block, clash,
        effort::{self, Role},
        simple, turn,
    },
};

/// May this contest begin? In a conflict the first of the sides acts, the others answer.
pub(crate) fn check(state: &State, it: &Contest) -> Result<(), Reason> {
    let Some(&(first, _)) = it.sides.first() else { return Err(Bar::ContestNeedsTwo.into()) };
    let distinct = it.sides.iter().enumerate().all(|(n, a)| it.sides[..n].iter().all(|b| a.0 != b.0));
    if it.sides.len() < 2 || !distinct {
        return Err(Bar::ContestNeedsTwo.into());
    }
    turn::may_act(state, first)?;
    for &(who, skill) in &it.sides {
        turn::can_act_at_all(state, who)?;
        attack::check_skill(state, who, Some(skill))?;
    }
    Ok(())
}

/// A contest: no difficulty, each rolls; the lower effort is the difficulty of the higher one.
//= sotc.contest.procedure
pub(crate) fn contest<T: FateTable>(t: &mut T, it: &Contest) -> Play<T, ()> {
    let by = it.sides[0].0;
    let skills = choose(t, it)?;
    t.tell(Event::ActionBegan { actor: by, doing: Doing::Simple });
    let sides: Vec<ActorId> = it.sides.iter().map(|side| side.0).collect();
    loop {
        let again = round(t, &sides, &skills)?;
        if !again {
            return turn::finish(t, by);
        }
    }
}

/// Each may still choose a skill, and sees nobody else's choice before all have chosen.
fn choose<T: FateTable>(t: &mut T, it: &Contest) -> Play<T, Vec<SkillId>> {
    if !it.choose {
        return Ok(it.sides.iter().map(|side| side.1).collect());
    }
    let question = |&(who, proposed): &(ActorId, SkillId)| {
        let seat = t.state().actor(who).seat;
        ContestSkill { seat, who, proposed }
    };
    let questions = it.sides.iter().map(question).collect();
    t.ask_each(questions)
}

/// Everybody rolls; roll again?
fn round<T: FateTable>(t: &mut T, sides: &[ActorId], skills: &[SkillId]) -> Play<T, bool> {
    let mut efforts: Vec<Effort> = Vec::with_capacity(sides.len());
    for (n, (&who, &skill)) in sides.iter().zip(skills).enumerate() {
        let role = if n == 0 { Role::Act } else { Role::React };
        let mut effort = effort::effort_of(t.state(), who, Some(skill), None, role);
        effort::roll(t, &mut effort)?;
        efforts.push(effort);
    }
    if let [a, b] = efforts[..] {
        let mut clash = Clash { effort: a, against: AgainstRoll::Roll { effort: b, shield: None } };
        clash::settle(t, &mut clash, None)?;
        efforts[0] = clash.effort;
        if let AgainstRoll::Roll { effort, .. } = clash.against {
            efforts[1] = effort;
        }
    }
    let acting = efforts[0];
    // More than two are ranked, each against the next lower.
    efforts.sort_by_key(|it| std::cmp::Reverse(it.total()));
    for pair in efforts.windows(2) {
        let shifts = pair[0].total() - pair[1].total();
        t.tell(Event::Resolved { effort: pair[0], opposition: crate::Opposition::Roll(pair[1]), shifts });
    }
    //= sotc.block.other-contest
    if let block::Passage::Stopped = block::overcome(t, acting.actor, acting.total(), &[Deed::Other], None)? {
        return Ok(false);
    }
    let (best, next) = (efforts[0], efforts[1]);
    let shifts = best.total() - next.total();
    //= sotc.contest.tie
    if shifts == 0 && t.ask(TiedContest { seat: Seat::GM, a: best.actor, b: next.actor })? {
        return Ok(true);
    }
    t.tell(Event::ContestWon { winner: (shifts > 0).then_some(best.actor), shifts });
    //= sotc.shifts.spend
    simple::spend(t, best.actor, shifts)?;
    Ok(false)
}

/// The answers to [`ContestSkill`]: the proposed skill first.
pub(crate) fn skill_options(state: &State, it: &ContestSkill, choices: &mut Vec<Choice<Fate>>) {
    let count = u8::try_from(state.frame.skills.len()).unwrap_or(u8::MAX);
    let others = (0..count).map(SkillId).filter(|&skill| skill != it.proposed);
    for skill in std::iter::once(it.proposed).chain(others) {
        let barred = attack::check_skill(state, it.who, Some(skill)).err();
        let answer = Answer::Skill(skill);
        choices.push(Choice { answer, price: Price::FREE, rule: "sotc.contest.procedure", barred });
    }
}
