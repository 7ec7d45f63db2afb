//! Contests: two or more roll, the higher wins.

use schwung_table::{Choice, Play, Seat};

use crate::{
    ActorId, AgainstRoll, Answer, Bar, Clash, Contest, ContestDice, ContestSkill, ContestTie, Deed, Doing,
    Effort, Event, Fate, FateTable, Opposition, Price, Reason, SkillId, State, TiedContest, VeiledCheck,
    rules::{
        attack, block, clash,
        effort::{self, Role},
        margin, simple, turn,
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
    //= freefate.contest.secret
    if it.hidden && dice_of(state, it) == ContestDice::Both {
        return Err(Bar::HiddenNeedsGm.into());
    }
    for &(who, skill) in &it.sides {
        turn::can_act_at_all(state, who)?;
        attack::check_skill(state, who, Some(skill))?;
    }
    Ok(())
}

/// Who rolls: all sides, or the acting one alone. Of player characters each may want to roll.
//= freefate.contest.only-player-rolls
//= freefate.contest.npc-difficulty
//= freefate.contest.pc-against-pc
fn dice_of(state: &State, it: &Contest) -> ContestDice {
    let switches = state.switches();
    let players = it.sides.iter().all(|side| !state.actor(side.0).seat.is_gm());
    match switches.contest_dice {
        ContestDice::Acting if players => switches.player_contest_dice,
        dice => dice,
    }
}

/// A contest: no difficulty, each rolls; the lower effort is the difficulty of the higher one. Or the acting side
/// rolls alone, against the skills of the others as they are.
//= sotc.contest.procedure
//= freefate.contest.definition
pub(crate) fn contest<T: FateTable>(t: &mut T, it: &Contest) -> Play<T, ()> {
    let by = it.sides[0].0;
    let dice = dice_of(t.state(), it);
    if it.hidden && dice == ContestDice::Acting {
        veiled(t, it)?;
        return turn::finish(t, by);
    }
    let skills = choose(t, it)?;
    if dice == ContestDice::Acting {
        if !simple::is_right_skill(t, by, skills[0])? {
            return Ok(());
        }
        t.tell(Event::ActionBegan { actor: by, doing: Doing::Simple });
        alone(t, it, &skills)?;
        return turn::finish(t, by);
    }
    t.tell(Event::ActionBegan { actor: by, doing: Doing::Simple });
    let sides: Vec<ActorId> = it.sides.iter().map(|side| side.0).collect();
    loop {
        let again = round(t, &sides, &skills)?;
        if !again {
            return turn::finish(t, by);
        }
    }
}

/// The acting side rolls, and its effort is compared with the skill of each other side as it is, each for itself.
//= freefate.contest.only-player-rolls
//= freefate.contest.gm-rolls-npc
//= freefate.contest.one-roll-many
fn alone<T: FateTable>(t: &mut T, it: &Contest, skills: &[SkillId]) -> Play<T, ()> {
    let by = it.sides[0].0;
    let mut effort = effort::effort_of(t.state(), by, Some(skills[0]), None, Role::Act);
    effort::roll(t, &mut effort)?;
    // What stands against it changes nothing about what may be brought to bear: the first one is as good as all.
    let first = effort::unmodified(t.state(), it.sides[1].0, Some(skills[1]));
    let mut clash = Clash { effort, against: AgainstRoll::Standing { effort: first, shield: None } };
    clash::settle(t, &mut clash, None)?;
    //= sotc.block.other-contest
    let total = clash.effort.total();
    if let block::Passage::Stopped = block::overcome(t, by, total, &[Deed::Other], None)? {
        return Ok(());
    }
    margin::extra(t, &clash.effort)?;
    let mut best = 0;
    for (&(other, _), &skill) in it.sides.iter().zip(skills).skip(1) {
        let standing = effort::unmodified(t.state(), other, Some(skill));
        let shifts = total - standing.total();
        t.tell(Event::Resolved { effort: clash.effort, opposition: Opposition::Standing(standing), shifts });
        match shifts {
            //= freefate.contest.win
            1.. => {
                t.tell(Event::ContestWon { winner: Some(by), shifts });
                best = best.max(shifts);
            }
            //= freefate.contest.tie
            0 => tie(t, by, other)?,
            //= freefate.contest.lose
            _ => {
                t.tell(Event::ContestWon { winner: Some(other), shifts: -shifts });
                margin::credit(t, other, by, -shifts)?;
            }
        }
    }
    if best > 0 {
        let left = simple::spend(t, by, best, simple::Work::default())?.left;
        margin::flourish(t, by, left)?;
    }
    Ok(())
}

fn tie<T: FateTable>(t: &mut T, by: ActorId, other: ActorId) -> Play<T, ()> {
    match t.state().switches().contest_tie {
        ContestTie::Draw => margin::draw(t, by, other),
        ContestTie::BothSucceed => {
            t.tell(Event::ContestWon { winner: None, shifts: 0 });
            Ok(())
        }
    }
}

/// The game master rolls where nobody sees it: not the dice, not the effort, not the margin. What comes of it she
/// tells, or shows later.
//= freefate.contest.secret
//= freefate.contest.one-roll-many
fn veiled<T: FateTable>(t: &mut T, it: &Contest) -> Play<T, ()> {
    let (by, skill) = it.sides[0];
    let state = t.state();
    let mut effort = effort::effort_of(state, by, Some(skill), None, Role::Act);
    let against: Vec<Effort> =
        it.sides[1..].iter().map(|side| effort::unmodified(state, side.0, Some(side.1))).collect();
    let dice = state.profile.dice();
    let shown = t.roll(Seat::GM, dice)?;
    effort::fall(&mut effort, shown, t.state());
    t.tell(Event::Veiled { check: Box::new(VeiledCheck { effort, against }) });
    Ok(())
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
        t.tell(Event::Resolved { effort: pair[0], opposition: Opposition::Roll(pair[1]), shifts });
    }
    //= sotc.block.other-contest
    if let block::Passage::Stopped = block::overcome(t, acting.actor, acting.total(), &[Deed::Other], None)? {
        return Ok(false);
    }
    let (best, next) = (efforts[0], efforts[1]);
    let shifts = best.total() - next.total();
    //= freefate.contest.tie
    if shifts == 0 && t.state().switches().contest_tie == ContestTie::Draw {
        margin::draw(t, best.actor, next.actor)?;
        return Ok(false);
    }
    //= sotc.contest.tie
    if shifts == 0 && t.ask(TiedContest { seat: Seat::GM, a: best.actor, b: next.actor })? {
        return Ok(true);
    }
    t.tell(Event::ContestWon { winner: (shifts > 0).then_some(best.actor), shifts });
    //= sotc.shifts.spend
    let left = simple::spend(t, best.actor, shifts, simple::Work::default())?.left;
    margin::extra(t, &best)?;
    margin::flourish(t, best.actor, left)?;
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
