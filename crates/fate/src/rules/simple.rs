//! Simple actions, and things that just happen.

use schwung_table::{Choice, Play};

use crate::{
    ActorId, ActorKind, AgainstRoll, Answer, Clash, Deed, Doing, Event, Fate, FateTable, Judgement,
    Opposition, Price, Prompt, Reason, ShiftSpend, ShiftUse, Simple, SpendShift, State, Wording,
    rules::{
        attack, block, clash,
        effort::{self, Role},
        environment, judge, supplemental, turn,
    },
};

/// May this action begin?
pub(crate) fn check(state: &State, it: &Simple) -> Result<(), Reason> {
    turn::may_act(state, it.by)?;
    attack::check_skill_with(state, it.by, Some(it.skill), &it.plan)?;
    environment::check(state, it.by, it.plan.swap)?;
    supplemental::check(state, it.by, Some(it.skill), &it.plan)
}

/// A roll against a number that the game master set.
//= sotc.action.three-types
//= sotc.simple.procedure
pub(crate) fn simple<T: FateTable>(t: &mut T, it: &Simple) -> Play<T, ()> {
    let by = it.by;
    if it.plan.swap.is_some() && !environment::stand_in(t, by, it.skill, None, it.plan.swap)? {
        return Ok(());
    }
    t.tell(Event::ActionBegan { actor: by, doing: Doing::Simple });
    let shifts = against(t, it, &[Deed::Other])?;
    //= sotc.basics.success
    if let Some(shifts) = shifts.filter(|&it| it > 0) {
        spend(t, by, shifts)?;
    }
    turn::finish(t, by)
}

/// Rolls against the difficulty and says how it came out: the shifts of a success, `None` for a
/// failure. Success or failure may be all that matters; the shifts are shown all the same.
//= sotc.basics.success
//= sotc.basics.shifts
//= sotc.basics.zero-shift-success
//= sotc.basics.no-negative-shifts
//= sotc.basics.effect
//= sotc.basics.how-well
pub(crate) fn against<T: FateTable>(t: &mut T, it: &Simple, deeds: &[Deed]) -> Play<T, Option<i16>> {
    //= sotc.simple.default-difficulty
    let value = i16::from(it.difficulty.unwrap_or(t.state().profile.difficulty));
    let hidden = it.hidden;
    let skill = (t.state().actor(it.by).kind != ActorKind::Minions).then_some(it.skill);
    let costs = supplemental::perform(t, it.by, &it.plan)?;
    let mut rolled = effort::effort_of(t.state(), it.by, skill, Some(&it.plan), Role::Act);
    costs.put_on(&mut rolled);
    effort::roll(t, &mut rolled)?;
    let mut clash = Clash { effort: rolled, against: AgainstRoll::Number { value, hidden } };
    clash::settle(t, &mut clash, it.plan.swap)?;
    let mut shifts = clash.lead();
    let opposition = Opposition::Difficulty { value, hidden };
    t.tell(Event::Resolved { effort: clash.effort, opposition, shifts });
    match block::overcome(t, it.by, clash.effort.total(), deeds, None)? {
        block::Passage::Free => {}
        block::Passage::Stopped => return Ok(None),
        block::Passage::Through(over) => shifts = shifts.min(over),
    }
    Ok((shifts >= 0).then_some(shifts))
}

/// Shifts are spent one by one, each once; or tacitly, where the table does not want to be asked.
//= sotc.shifts.spend
//= sotc.shifts.reduce-time
//= sotc.shifts.increase-quality
//= sotc.shifts.increase-subtlety
//= sotc.shifts.skill-specific
pub(crate) fn spend<T: FateTable>(t: &mut T, who: ActorId, shifts: i16) -> Play<T, ()> {
    if t.state().switches().ask_shifts != Prompt::Ask {
        return Ok(());
    }
    let (mut left, mut refused) = (shifts, 0);
    // A use that is refused costs nothing, but is not proposed for ever.
    while left > 0 && refused < 3 {
        let spend = t.ask(SpendShift { seat: t.state().actor(who).seat, who, left })?;
        let on = match spend {
            ShiftSpend::Done => return Ok(()),
            ShiftSpend::Time => ShiftUse::Time,
            ShiftSpend::Quality => ShiftUse::Quality,
            ShiftSpend::Subtlety => ShiftUse::Subtlety,
            ShiftSpend::Other(text) => {
                if !judge(t, Judgement::ShiftUse { actor: who, text: text.clone() })? {
                    refused += 1;
                    continue;
                }
                ShiftUse::Other(text)
            }
        };
        t.tell(Event::ShiftSpent { actor: who, on });
        left -= 1;
    }
    Ok(())
}

/// The answers to [`SpendShift`].
pub(crate) fn spend_options(choices: &mut Vec<Choice<Fate>>) {
    let mut offer = |answer, cost, rule| {
        choices.push(Choice {
            answer: Answer::Shift(answer),
            price: Price::shifts(cost),
            rule,
            barred: None,
        });
    };
    offer(ShiftSpend::Done, 0, "sotc.shifts.spend");
    offer(ShiftSpend::Time, 1, "sotc.shifts.reduce-time");
    offer(ShiftSpend::Quality, 1, "sotc.shifts.increase-quality");
    offer(ShiftSpend::Subtlety, 1, "sotc.shifts.increase-subtlety");
    offer(ShiftSpend::Other(Wording::NONE), 1, "sotc.shifts.skill-specific");
}

/// May something simply happen? Not through a block: that takes a roll.
pub(crate) fn check_happen(state: &State, by: ActorId) -> Result<(), Reason> {
    turn::may_act(state, by)?;
    block::check_unblocked(state, by, &[Deed::Other], None)
}

/// Something happens without a roll; in a conflict it is somebody's action.
//= sotc.basics.when-to-roll
pub(crate) fn happen<T: FateTable>(t: &mut T, by: ActorId, text: &Wording) -> Play<T, ()> {
    t.tell(Event::ActionBegan { actor: by, doing: Doing::Simple });
    if !block::holds(t, by, &[Deed::Other], None)? {
        t.tell(Event::Happened { actor: by, text: text.clone() });
    }
    turn::finish(t, by)
}
