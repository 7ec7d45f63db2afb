//! Contests: two or more sides roll, and the highest wins.

use schwung_table::{Choice, Play, Seat};

use crate::{
    ActionKind, ActorId, AgainstRoll, Answer, Bar, Clash, Contest, ContestDice, ContestSkill, ContestTie,
    Doing, Effort, Event, Extra, Fate, FateTable, Opposition, Plan, Price, Reason, SkillId, Stakes, State,
    Terms, TiedContest, UsedAspects, VeiledCheck,
    rules::{
        attack, blocked, budget, clash,
        dice::{self, Toward},
        difficulty,
        effort::{self, Role},
        environment, margin, means, shifts, simple, supplemental, turn,
    },
};

/// Checks whether this contest may begin. In a conflict the first side acts, and the others react.
pub(crate) fn check(state: &State, it: &Contest) -> Result<(), Reason> {
    let Some(&(first, _)) = it.sides.first() else { return Err(Bar::ContestNeedsTwo.into()) };
    let distinct = it.sides.iter().enumerate().all(|(n, a)| it.sides[..n].iter().all(|b| a.0 != b.0));
    if it.sides.len() < 2 || !distinct {
        return Err(Bar::ContestNeedsTwo.into());
    }
    budget::may_act(state, first)?;
    //= freefate.contest.secret
    if it.hidden && dice_of(state, it) == ContestDice::Both {
        return Err(Bar::HiddenNeedsGm.into());
    }
    for (n, &(who, skill)) in it.sides.iter().enumerate() {
        budget::can_act_at_all(state, who)?;
        match it.plans.get(n) {
            Some(plan) => {
                check_plan(state, n, who, skill, plan)?;
                let rolls = n == 0 || rolls_against(state, first, who);
                //= freefate.contest.target
                if !rolls && *plan != Plan::default() {
                    return Err(Bar::StandsAsItIs.into());
                }
            }
            None => attack::check_skill(state, who, Some(skill))?,
        }
    }
    Ok(())
}

/// Checks the additions to the roll of one side. Only the acting side can take supplemental actions.
//= freefate.combine.on-effort
fn check_plan(state: &State, n: usize, who: ActorId, skill: SkillId, plan: &Plan) -> Result<(), Reason> {
    difficulty::check_no_factors(plan)?;
    if n > 0 && (!plan.extras.is_empty() || plan.swap.is_some() || plan.bonus > 0) {
        return Err(Bar::OnlyWhoeverActs.into());
    }
    attack::check_skill_with(state, who, Some(skill), plan)?;
    environment::check(state, who, plan.swap)?;
    supplemental::check(state, who, Some(skill), plan)
}

/// Who rolls: all sides, or only the acting one. Between player characters both may want to roll.
//= freefate.contest.only-player-rolls
//= freefate.contest.npc-difficulty
fn dice_of(state: &State, it: &Contest) -> ContestDice {
    let Some(&(by, _)) = it.sides.first() else { return ContestDice::Both };
    let all = it.sides.iter().skip(1).all(|side| rolls_against(state, by, side.0));
    if all { ContestDice::Both } else { ContestDice::Acting }
}

/// Returns whether `other` rolls against `by`. Each opponent is a separate contest: another player character
/// may roll, even if the other opponents do not.
//= freefate.contest.pc-against-pc
//= freefate.contest.one-roll-many
fn rolls_against(state: &State, by: ActorId, other: ActorId) -> bool {
    let switches = state.switches();
    let players = [by, other].iter().all(|&it| !state.actor(it).seat.is_gm());
    let dice = match switches.contest_dice {
        ContestDice::Acting if players => switches.player_contest_dice,
        dice => dice,
    };
    dice == ContestDice::Both
}

/// A contest: there is no difficulty, everybody rolls, and the lower effort is the difficulty for the higher
/// one. Alternatively the acting side rolls alone, against the skills of the others.
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
    let swap = it.plans.first().and_then(|it| it.swap);
    if swap.is_some() && !environment::stand_in(t, by, skills[0], None, swap)? {
        return Ok(());
    }
    if dice == ContestDice::Acting && !simple::is_right_skill(t, by, skills[0])? {
        return Ok(());
    }
    let mut plans = Vec::with_capacity(it.plans.len());
    for (plan, side) in it.plans.iter().zip(&it.sides) {
        plans.push(supplemental::agreed(t, side.0, plan)?.into_owned());
    }
    t.tell(Event::ActionBegan { actor: by, doing: Doing::Simple });
    let costs = match plans.first() {
        Some(plan) => supplemental::perform(t, by, plan)?,
        None => supplemental::Costs::NONE,
    };
    let mut set = Set { it, skills, plans, costs };
    if dice == ContestDice::Acting {
        alone(t, &set)?;
        return turn::finish(t, by);
    }
    loop {
        let again = round(t, &set)?;
        if !again {
            return turn::finish(t, by);
        }
        // The bonus was bought for one roll.
        set.costs.bought = 0;
    }
}

/// The efforts of the sides that do not roll, if each side has the skill at its place in `skills`.
pub fn standing(state: &State, it: &Contest, skills: &[SkillId]) -> Vec<Effort> {
    let opponents = it.sides.iter().zip(skills).skip(1);
    let stand = opponents.filter(|(side, _)| !rolls_against(state, it.sides[0].0, side.0));
    stand.map(|(side, skill)| effort::unmodified(state, side.0, Some(*skill))).collect()
}

/// The effort of `who` with this skill before the dice, if the game master agrees with the plan, and whether it will be
/// rolled. `None` if `who` takes no part, or if something that happens before the roll decides what counts.
pub fn braced(state: &State, it: &Contest, who: ActorId, skill: SkillId) -> Option<(Effort, bool)> {
    let n = it.sides.iter().position(|side| side.0 == who)?;
    if n > 0 && !rolls_against(state, it.sides[0].0, who) {
        return Some((effort::unmodified(state, who, Some(skill)), false));
    }
    let plan = it.plans.get(n);
    if plan.is_some_and(|it| it.swap.is_some() || it.extras.iter().any(|it| matches!(it, Extra::Move(_)))) {
        return None;
    }
    let costs = match plan {
        Some(plan) if n == 0 => {
            let bought = i8::try_from(plan.bonus).unwrap_or(i8::MAX);
            supplemental::Costs { bought, ..supplemental::costs_of(state, who, &plan.extras) }
        }
        _ => supplemental::Costs::NONE,
    };
    let mut skills: Vec<SkillId> = it.sides.iter().map(|side| side.1).collect();
    skills[n] = skill;
    Some((Set { it, skills, plans: it.plans.clone(), costs }.effort(state, n), true))
}

/// What `who` can add once all dice have been rolled: the number of free aspects, and of points. `None` if there is nothing,
/// for example for a side without a roll. If more than two sides roll and are ranked, nobody is asked for aspects after the
/// dice.
pub fn after_contest(state: &State, it: &Contest, who: ActorId) -> Option<(u8, u8)> {
    let (&(by, _), others) = it.sides.split_first()?;
    let swaps = it.plans.first().is_some_and(|it| it.swap.is_some());
    let ranked = others.len() > 1 && dice_of(state, it) == ContestDice::Both;
    if swaps || ranked {
        return None;
    }
    let blank = |who| Effort::new(who, None, Terms::NONE);
    let rolls = |other| rolls_against(state, by, other);
    // Aspects are asked for in each comparison of two rolls. Without any, one comparison stands for all.
    let somebody = others.iter().any(|side| rolls(side.0));
    let met = others.iter().enumerate().filter(|(n, side)| if somebody { rolls(side.0) } else { *n == 0 });
    let added = met.filter(|(_, side)| who == by || who == side.0).filter_map(|(_, &(other, _))| {
        let against = match rolls(other) {
            true => AgainstRoll::Roll { effort: blank(other), shield: None },
            false => AgainstRoll::Standing { effort: blank(other), shield: None },
        };
        means::after_roll(state, who, &Clash { effort: blank(by), against, stakes: Stakes::Contest })
    });
    // What the acting side adds in one comparison counts in all.
    added.max()
}

/// A contest whose skills and additions are settled.
struct Set<'c> {
    it: &'c Contest,
    skills: Vec<SkillId>,
    plans: Vec<Plan>,
    /// The costs of the acting character's supplemental actions.
    costs: supplemental::Costs,
}

impl Set<'_> {
    /// The effort of a side before the roll.
    fn effort(&self, state: &State, n: usize) -> Effort {
        let role = if n == 0 { Role::Act } else { Role::React };
        let who = self.it.sides[n].0;
        // The chosen skill may be the same as a secondary one, which then no longer counts.
        let plan = self.plans.get(n).map(|plan| {
            let mut plan = plan.clone();
            plan.combine.retain(|it| it.0 != self.skills[n]);
            plan
        });
        let mut effort = effort::effort_of(state, who, Some(self.skills[n]), plan.as_ref(), role);
        if n == 0 {
            self.costs.put_on(&mut effort);
        }
        effort
    }

    /// The effort of the answering side. Modifiers of its roll are reported first, as for the acting side.
    fn answering<T: FateTable>(&self, t: &mut T, n: usize) -> Effort {
        if let Some(plan) = self.plans.get(n) {
            supplemental::tell_plan(t, self.it.sides[n].0, plan);
        }
        self.effort(t.state(), n)
    }

    fn used(&self) -> UsedAspects {
        UsedAspects::after_swap(self.plans.first().and_then(|it| it.swap))
    }
}

/// The acting side rolls once, and its effort is compared separately with each other side: with an unrolled
/// skill, or with the roll of a player character.
//= freefate.contest.only-player-rolls
//= freefate.contest.gm-rolls-npc
//= freefate.contest.one-roll-many
fn alone<T: FateTable>(t: &mut T, set: &Set<'_>) -> Play<T, ()> {
    let sides = &set.it.sides;
    let by = sides[0].0;
    let mut used = set.used();
    let mut effort = set.effort(t.state(), 0);
    effort::roll(t, &mut effort, Toward::act(sides[1].0), &mut used)?;
    let mut against = opponents(t, set, used)?;
    let rolled = |it: &AgainstRoll| matches!(it, AgainstRoll::Roll { .. });
    let somebody = against.iter().any(|it| rolled(&it.0));
    // An unrolled skill does not affect what may be added, so without opposing rolls one comparison is
    // enough.
    let others = against.len() > 1 && !against.iter().all(|it| rolled(&it.0));
    let stakes = if others { Stakes::Several } else { Stakes::Contest };
    let meet =
        against.iter_mut().enumerate().filter(|(n, it)| if somebody { rolled(&it.0) } else { *n == 0 });
    for (_, (against, theirs)) in meet {
        used.merge(theirs);
        let mut clash = Clash { effort, against: *against, stakes };
        clash::settle(t, &mut clash, &mut used)?;
        used.forget_reactions();
        (effort, *against) = (clash.effort, clash.against);
    }
    //= sotc.block.other-contest
    let total = effort.total();
    if let blocked::Passage::Stopped = blocked::overcome(t, by, total, &[ActionKind::Other], None)? {
        return Ok(());
    }
    let mut best = None;
    for (against, _) in against {
        best = best.max(compare(t, &effort, against)?);
    }
    let Some(best) = best else { return Ok(()) };
    let left = if best > 0 { shifts::spend(t, by, best, shifts::Work::default(), false)?.left } else { 0 };
    margin::extra(t, by, total)?;
    margin::flourish(t, by, left, false)
}

/// What opposes the acting side: each other side, with the aspects used on both rolls before they are compared.
//= freefate.contest.only-player-rolls
//= freefate.contest.gm-rolls-npc
fn opponents<T: FateTable>(
    t: &mut T,
    set: &Set<'_>,
    used: UsedAspects,
) -> Play<T, Vec<(AgainstRoll, UsedAspects)>> {
    let sides = &set.it.sides;
    let by = sides[0].0;
    let mut against = Vec::with_capacity(sides.len());
    for (n, &(other, _)) in sides.iter().enumerate().skip(1) {
        let mut used = used;
        against.push(if rolls_against(t.state(), by, other) {
            let mut effort = set.answering(t, n);
            effort::roll(t, &mut effort, Toward::react(by), &mut used)?;
            (AgainstRoll::Roll { effort, shield: None }, used)
        } else {
            let effort = effort::unmodified(t.state(), other, Some(set.skills[n]));
            (AgainstRoll::Standing { effort, shield: None }, used)
        });
    }
    Ok(against)
}

/// Compares the acting side with one opponent. Returns the shifts by which it succeeds, 0 for a tie in which
/// both do; `None` if it does not.
fn compare<T: FateTable>(t: &mut T, acting: &Effort, against: AgainstRoll) -> Play<T, Option<i16>> {
    let (other, opposition) = match against {
        AgainstRoll::Roll { effort, .. } => (effort, Opposition::Roll(effort)),
        AgainstRoll::Standing { effort, .. } => (effort, Opposition::Standing(effort)),
        AgainstRoll::Number { .. } | AgainstRoll::Block { .. } => return Ok(None),
    };
    let (by, shifts) = (acting.actor, acting.total() - other.total());
    t.tell(Event::Resolved { effort: *acting, opposition, shifts });
    match shifts {
        //= freefate.contest.win
        1.. => {
            t.tell(Event::ContestWon { winner: Some(by), shifts });
            Ok(Some(shifts))
        }
        //= freefate.contest.tie
        0 => Ok(tie(t, by, other.actor)?.then_some(0)),
        //= freefate.contest.lose
        _ => {
            t.tell(Event::ContestWon { winner: Some(other.actor), shifts: -shifts });
            match against {
                // An opponent who rolled wins as usual.
                AgainstRoll::Roll { .. } => {
                    let left = shifts::spend(t, other.actor, -shifts, shifts::Work::default(), false)?.left;
                    margin::flourish(t, other.actor, left, false)?;
                }
                AgainstRoll::Standing { .. } | AgainstRoll::Number { .. } | AgainstRoll::Block { .. } => {
                    margin::credit(t, other.actor, by, -shifts)?;
                }
            }
            Ok(None)
        }
    }
}

/// A tie; returns whether both succeed.
fn tie<T: FateTable>(t: &mut T, by: ActorId, other: ActorId) -> Play<T, bool> {
    let both = t.state().switches().contest_tie == ContestTie::BothSucceed;
    if both {
        t.tell(Event::ContestWon { winner: None, shifts: 0 });
    } else {
        margin::draw(t, by, other)?;
    }
    Ok(both)
}

/// The game master rolls in secret: others see neither dice nor effort nor margin. The game master tells the
/// outcome, or reveals it later.
//= freefate.contest.secret
//= freefate.contest.one-roll-many
fn veiled<T: FateTable>(t: &mut T, it: &Contest) -> Play<T, ()> {
    let (by, skill) = it.sides[0];
    let state = t.state();
    let plan = it.plans.first();
    let mut effort = effort::effort_of(state, by, Some(skill), plan, Role::Act);
    let against: Vec<Effort> =
        it.sides[1..].iter().map(|side| effort::unmodified(state, side.0, Some(side.1))).collect();
    let dice = state.profile.dice();
    let shown = t.roll(Seat::GM, dice)?;
    dice::fall(&mut effort, shown, t.state());
    t.tell(Event::Veiled { check: Box::new(VeiledCheck { effort, against }) });
    Ok(())
}

/// Each side may choose another skill; the choices become known when all have chosen.
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

/// Everybody rolls; returns whether to repeat the round.
fn round<T: FateTable>(t: &mut T, set: &Set<'_>) -> Play<T, bool> {
    let sides = &set.it.sides;
    let mut efforts: Vec<Effort> = Vec::with_capacity(sides.len());
    let mut used = set.used();
    for n in 0..sides.len() {
        let mut effort = if n == 0 { set.effort(t.state(), 0) } else { set.answering(t, n) };
        let toward = if n == 0 { Toward::act(sides[1].0) } else { Toward::react(sides[0].0) };
        effort::roll(t, &mut effort, toward, &mut used)?;
        efforts.push(effort);
    }
    if let [a, b] = efforts[..] {
        let mut clash = Clash {
            effort: a,
            against: AgainstRoll::Roll { effort: b, shield: None },
            stakes: Stakes::Contest,
        };
        clash::settle(t, &mut clash, &mut used)?;
        efforts[0] = clash.effort;
        if let AgainstRoll::Roll { effort, .. } = clash.against {
            efforts[1] = effort;
        }
    }
    let acting = efforts[0];
    // More than two sides are ranked; each is compared with the next lower one.
    efforts.sort_by_key(|it| std::cmp::Reverse(it.total()));
    for pair in efforts.windows(2) {
        let shifts = pair[0].total() - pair[1].total();
        t.tell(Event::Resolved { effort: pair[0], opposition: Opposition::Roll(pair[1]), shifts });
    }
    //= sotc.block.other-contest
    if let blocked::Passage::Stopped =
        blocked::overcome(t, acting.actor, acting.total(), &[ActionKind::Other], None)?
    {
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
    let left = shifts::spend(t, best.actor, shifts, shifts::Work::default(), false)?.left;
    margin::extra(t, best.actor, best.total())?;
    margin::flourish(t, best.actor, left, false)?;
    Ok(false)
}

/// The answers to [`ContestSkill`], with the proposed skill first.
pub(crate) fn skill_options(state: &State, it: &ContestSkill, choices: &mut Vec<Choice<Fate>>) {
    let count = u8::try_from(state.frame.skills.len()).unwrap_or(u8::MAX);
    let others = (0..count).map(SkillId).filter(|&skill| skill != it.proposed);
    for skill in std::iter::once(it.proposed).chain(others) {
        let barred = attack::check_skill(state, it.who, Some(skill)).err();
        let answer = Answer::Skill(skill);
        choices.push(Choice { answer, price: Price::FREE, rule: "sotc.contest.procedure", barred });
    }
}
