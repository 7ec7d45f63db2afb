//! Simple actions, and actions without a roll.

use schwung_table::{Choice, Play, Seat};

use crate::{
    ActionKind, ActorId, ActorKind, AgainstRoll, Answer, Bar, Clash, Doing, Event, Fate, FateTable,
    Judgement, Opposition, Plan, Price, Prompt, Reason, ShiftSpend, ShiftUse, Simple, SkillId, SpendShift,
    Stakes, State, UsedAspects, Wording,
    rules::{
        attack, block, clash, difficulty,
        effort::{self, Role, Toward},
        environment, judge, lengthy, margin, supplemental, turn,
    },
};

/// Checks whether this action may begin.
pub(crate) fn check(state: &State, it: &Simple) -> Result<(), Reason> {
    turn::may_act(state, it.by)?;
    attack::check_skill_with(state, it.by, Some(it.skill), &it.plan)?;
    environment::check(state, it.by, it.plan.swap)?;
    lengthy::check(it)?;
    if let Some(rung) = [it.quality, it.notice].into_iter().flatten().find(|it| !(-20..=20).contains(it)) {
        return Err(Reason::of(Bar::OutOfBounds, 20, i16::from(rung)));
    }
    supplemental::check(state, it.by, Some(it.skill), &it.plan)
}

/// A roll against a difficulty.
//= sotc.action.three-types
//= sotc.simple.procedure
//= malmsturm.roll.procedure
//= freefate.check.five-steps
pub(crate) fn simple<T: FateTable>(t: &mut T, it: &Simple) -> Play<T, ()> {
    let by = it.by;
    if it.plan.swap.is_some() && !environment::stand_in(t, by, it.skill, None, it.plan.swap)? {
        return Ok(());
    }
    if !is_right_skill(t, by, it.skill)? {
        return Ok(());
    }
    let plan = supplemental::agreed(t, by, &it.plan)?;
    t.tell(Event::ActionBegan { actor: by, doing: Doing::Simple });
    match (against(t, it, &plan, &[ActionKind::Other])?, lengthy::base_of(it)) {
        (Came::Stopped, _) => {}
        //= freefate.effect.only-on-success
        (Came::Failed(missed), None) => margin::fell_short(t, by, missed, it.hidden),
        (Came::Failed(missed), Some(base)) => {
            if !lengthy::fail(t, by, base, missed, it.hidden)? {
                margin::fell_short(t, by, missed, it.hidden);
            } else if !t.state().switches().extended_is_done {
                //= freefate.time.extended-outcome
                margin::only_just(t, by, false)?;
            }
        }
        //= sotc.basics.success
        (Came::Succeeded(shifts), time) => succeed(t, it, shifts, time)?,
    }
    turn::finish(t, by)
}

/// A success by this many shifts: they can be spent, and unspent ones may become visible as spin.
//= freefate.shift.player-use
//= freefate.shift.gm-use
fn succeed<T: FateTable>(t: &mut T, it: &Simple, shifts: i16, time: Option<u8>) -> Play<T, ()> {
    let (by, hidden) = (it.by, it.hidden);
    let work = Work { time, quality: it.quality, notice: it.notice };
    let left = match time {
        Some(base) => lengthy::succeed(t, by, base, work, shifts, hidden)?,
        None if shifts > 0 => spend(t, by, shifts, work, hidden)?.left,
        None => 0,
    };
    if shifts == 0 {
        margin::only_just(t, by, hidden)?;
    }
    margin::flourish(t, by, left, hidden)
}

/// Whether the skill is suitable. The player proposes it, and the game master may prefer another.
//= malmsturm.roll.choose-skill
//= freefate.skill.gm-chooses
//= freefate.skill.creative
pub(crate) fn is_right_skill<T: FateTable>(t: &mut T, by: ActorId, skill: SkillId) -> Play<T, bool> {
    // The game master has chosen the skills of her own characters herself.
    if t.state().actor(by).seat.is_gm() || judge(t, Judgement::ChoiceOfSkill { actor: by, skill })? {
        return Ok(true);
    }
    t.tell(Event::CalledOff { actor: by, rule: "malmsturm.roll.choose-skill".into() });
    Ok(false)
}

/// The result of a roll against a number.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Came {
    /// Succeeded by this many shifts, at least 0.
    Succeeded(i16),
    /// Failed by this many shifts, at least 1.
    Failed(i16),
    /// A block prevented it.
    Stopped,
}

/// Rolls against the difficulty and reports the result. The shifts are shown even if only success or failure
/// matters.
//= sotc.basics.success
//= sotc.basics.shifts
//= sotc.basics.zero-shift-success
//= sotc.basics.no-negative-shifts
//= sotc.basics.effect
//= sotc.basics.how-well
//= malmsturm.difficulty.target
//= malmsturm.effect.zero
//= freefate.success.reach-or-exceed
//= freefate.effect.formula
pub(crate) fn against<T: FateTable>(
    t: &mut T,
    it: &Simple,
    plan: &Plan,
    deeds: &[ActionKind],
) -> Play<T, Came> {
    let hidden = it.hidden;
    let skill = (t.state().actor(it.by).kind != ActorKind::Minions).then_some(it.skill);
    let value = difficulty::of(t, it.by, skill, it.difficulty, hidden, plan)?;
    let costs = supplemental::perform(t, it.by, plan)?;
    let mut rolled = effort::effort_of(t.state(), it.by, skill, Some(plan), Role::Act);
    costs.put_on(&mut rolled);
    let mut used = UsedAspects::after_swap(it.plan.swap);
    effort::roll(t, &mut rolled, Toward::act(None), &mut used)?;
    let mut clash =
        Clash { effort: rolled, against: AgainstRoll::Number { value, hidden }, stakes: Stakes::Number };
    clash::settle(t, &mut clash, &mut used)?;
    let mut shifts = clash.lead();
    let opposition = Opposition::Difficulty { value, hidden };
    t.tell(Event::Resolved { effort: clash.effort, opposition, shifts });
    match block::overcome(t, it.by, clash.effort.total(), deeds, None)? {
        block::Passage::Free => {}
        block::Passage::Stopped => return Ok(Came::Stopped),
        block::Passage::Through(over) => shifts = shifts.min(over),
    }
    margin::extra(t, &clash.effort)?;
    Ok(if shifts >= 0 { Came::Succeeded(shifts) } else { Came::Failed(-shifts) })
}

/// The starting points for the uses of shifts.
#[derive(Clone, Copy, Default)]
pub(crate) struct Work {
    /// The duration as a step of the time table, if time is counted.
    pub(crate) time: Option<u8>,
    /// The quality of the work, as a rung of the ladder.
    pub(crate) quality: Option<i8>,
    /// The difficulty to notice it.
    pub(crate) notice: Option<i8>,
}

/// The shifts spent on each use.
#[derive(Clone, Copy)]
pub(crate) struct Spent {
    /// Number of unspent shifts.
    pub(crate) left: i16,
    /// Number of shifts spent on time.
    pub(crate) time: u8,
    quality: u8,
    subtlety: u8,
}

impl Spent {
    /// Spends one shift on `on`; returns the number of shifts spent on it, and the resulting step or rung.
    fn add(&mut self, on: &ShiftUse, work: Work) -> (u8, Option<i16>) {
        let rung = |from: Option<i8>, steps: u8| from.map(|it| i16::from(it) + i16::from(steps));
        let add = |steps: &mut u8| {
            *steps = steps.saturating_add(1);
            *steps
        };
        self.left -= 1;
        match on {
            ShiftUse::Time => {
                let steps = add(&mut self.time);
                (steps, work.time.map(|it| i16::from(it) - i16::from(steps)))
            }
            //= sotc.shifts.increase-quality
            ShiftUse::Quality => {
                let steps = add(&mut self.quality);
                (steps, rung(work.quality, steps))
            }
            //= sotc.shifts.increase-subtlety
            ShiftUse::Subtlety => {
                let steps = add(&mut self.subtlety);
                (steps, rung(work.notice, steps))
            }
            ShiftUse::Other(_) => (0, None),
        }
    }

    /// As [`Spent::add`], to see where it would lead.
    fn with(mut self, on: &ShiftUse, work: Work) -> (u8, Option<i16>) {
        self.add(on, work)
    }
}

/// Spends shifts one by one; does nothing if the table does not want to be asked.
//= sotc.shifts.spend
//= sotc.shifts.reduce-time
//= sotc.shifts.skill-specific
//= freefate.shift.player-use
//= freefate.shift.uses-list
//= malmsturm.effect.use
///
/// The number of shifts would reveal a hidden difficulty; then the game master, who knows it, is asked.
pub(crate) fn spend<T: FateTable>(
    t: &mut T,
    who: ActorId,
    shifts: i16,
    work: Work,
    hidden: bool,
) -> Play<T, Spent> {
    let mut spent = Spent { left: shifts, time: 0, quality: 0, subtlety: 0 };
    // If shifts improve a known value, people want to decide; otherwise it depends on the table.
    let known = work.time.is_some() || work.quality.is_some() || work.notice.is_some();
    let asks = match t.state().switches().ask_shifts {
        Prompt::Ask => true,
        Prompt::Automatic => known,
        Prompt::Off => false,
    };
    if !asks {
        return Ok(spent);
    }
    // A refused use costs nothing, and another can be chosen.
    while spent.left > 0 {
        let (left, at) = (spent.left, work.time.map(|it| it - spent.time));
        let seat = if hidden { Seat::GM } else { t.state().actor(who).seat };
        let quality = spent.with(&ShiftUse::Quality, work);
        let subtlety = spent.with(&ShiftUse::Subtlety, work);
        let spend = t.ask(SpendShift { seat, who, left, at, quality, subtlety, hidden })?;
        let on = match spend {
            ShiftSpend::Done => return Ok(spent),
            ShiftSpend::Time => ShiftUse::Time,
            ShiftSpend::Quality => ShiftUse::Quality,
            ShiftSpend::Subtlety => ShiftUse::Subtlety,
            ShiftSpend::Other(text) => {
                // The game master has named it herself, and asking her would show others that shifts are left.
                if !hidden && !judge(t, Judgement::ShiftUse { actor: who, text: text.clone() })? {
                    continue;
                }
                ShiftUse::Other(text)
            }
        };
        let (steps, reached) = spent.add(&on, work);
        t.tell(Event::ShiftSpent { actor: who, on, steps, reached });
    }
    Ok(spent)
}

/// The answers to [`SpendShift`].
pub(crate) fn spend_options(it: &SpendShift, choices: &mut Vec<Choice<Fate>>) {
    let mut offer = |answer, cost, rule| {
        //= freefate.time.floor
        let moment = it.at == Some(1) && answer == ShiftSpend::Time;
        let barred = moment.then(|| Reason::of(Bar::NoSuchTime, 1, 0));
        choices.push(Choice { answer: Answer::Shift(answer), price: Price::shifts(cost), rule, barred });
    };
    offer(ShiftSpend::Done, 0, "sotc.shifts.spend");
    offer(ShiftSpend::Time, 1, "sotc.shifts.reduce-time");
    offer(ShiftSpend::Quality, 1, "sotc.shifts.increase-quality");
    offer(ShiftSpend::Subtlety, 1, "sotc.shifts.increase-subtlety");
    offer(ShiftSpend::Other(Wording::NONE), 1, "sotc.shifts.skill-specific");
}

/// Checks whether something may happen without a roll. It may not if a block prevents it.
pub(crate) fn check_happen(state: &State, by: ActorId) -> Result<(), Reason> {
    turn::may_act(state, by)?;
    block::check_unblocked(state, by, &[ActionKind::Other], None)
}

/// Something happens without a roll; during a conflict it takes an action.
//= sotc.basics.when-to-roll
//= malmsturm.roll.when
//= freefate.check.when
pub(crate) fn happen<T: FateTable>(t: &mut T, by: ActorId, text: &Wording) -> Play<T, ()> {
    t.tell(Event::ActionBegan { actor: by, doing: Doing::Simple });
    if !block::holds(t, by, &[ActionKind::Other], None)? {
        t.tell(Event::Happened { actor: by, text: text.clone(), beside: 0 });
    }
    turn::finish(t, by)
}
