//! Climbing: three sub-rolls, one of which has to succeed.

use schwung_table::{Choice, Play, Seat};

use crate::{
    ActorId, Aid, Aiding, AttackKind, Bar, Cause, ClimbAid, ClimbCost, ClimbEvent, ClimbPay, ClimbRange,
    ClimbRun, ClimbTerms, ClimbTry, Daemmersturm, Fallen, Judgement, Length, Mark, Obstacle, Prompt, Purpose,
    Reason, Span, Stage, State, Table, TurnEvent, Value,
    choices::{barred, one},
    rules::{ability, dice, harm, judge, magic, turn},
    system::Price,
};

/// Numbers that the sub-rolls T1, T2 and T3 have to reach.
//= daemmersturm.climb.sub-rolls
const NEEDS: [i16; 3] = [7, 10, 15];

/// Minimum damage of a hit for the weapon to stick.
const DEEP: u16 = 15;

impl Obstacle {
    /// The usual cost of this obstacle.
    //= daemmersturm.climb.cost-reading
    pub fn cost(self) -> ClimbCost {
        let (whole, both) = match self {
            //= daemmersturm.climb.obstacle.simple
            //= daemmersturm.climb.obstacle.tree
            Obstacle::Simple | Obstacle::Tree => (false, false),
            //= daemmersturm.climb.obstacle.aid
            //= daemmersturm.climb.obstacle.building
            Obstacle::Aid | Obstacle::Building => (true, false),
            //= daemmersturm.climb.obstacle.jump
            Obstacle::Jump => (false, true),
            //= daemmersturm.climb.obstacle.hard-facade
            //= daemmersturm.climb.obstacle.rock
            //= daemmersturm.climb.obstacle.creature
            Obstacle::HardFacade | Obstacle::Rock | Obstacle::Creature(_) => (true, true),
        };
        ClimbCost { whole, both }
    }

    /// Returns whether this obstacle needs a climbing roll.
    pub fn is_rolled(self) -> bool {
        !matches!(self, Obstacle::Simple | Obstacle::Aid)
    }
}

/// Checks whether the climb can be paid for and the obstacle reached in this turn.
pub(crate) fn check(state: &State, it: &ClimbTry) -> Result<(), Reason> {
    turn::need_turn(state, it.by)?;
    if it.obstacle == Obstacle::Creature(it.by) {
        return Err(Bar::OnOneself.into());
    }
    let (moves, acts) = pays(it);
    if acts {
        turn::need_action(state, it.by)?;
    }
    let actor = state.actor(it.by);
    if moves {
        if actor.seeking {
            return Err(Bar::SeeksCover.into());
        }
        // A full movement is no longer possible after any other movement.
        let whole = it.cost.unwrap_or(it.obstacle.cost()).whole;
        if actor.turn.whole_move || (whole && actor.turn.moved) {
            return Err(Bar::MovementUsed.into());
        }
        if actor.turn.action && !ability::may_move_after(state, it.by) {
            return Err(Bar::MoveBeforeAction.into());
        }
    }
    //= daemmersturm.climb.need
    let left = movement_left(state, it);
    if it.away > left {
        return Err(Reason::of(Bar::TooFar, i32::from(it.away.0), i32::from(left.0)));
    }
    Ok(())
}

/// Returns whether the movement is spent, and whether the action is.
fn pays(it: &ClimbTry) -> (bool, bool) {
    let both = it.cost.unwrap_or(it.obstacle.cost()).both;
    (both || it.pay == ClimbPay::Movement, both || it.pay == ClimbPay::Action)
}

fn movement_left(state: &State, it: &ClimbTry) -> Length {
    let movement = it.movement.unwrap_or(state.charge_range);
    Length(movement.0.saturating_sub(state.actor(it.by).turn.walked.0))
}

/// Climbs an obstacle or a further stage of it.
pub(crate) fn climb<T: Table>(t: &mut T, it: &ClimbTry) -> Play<T, ()> {
    let ClimbTry { by, obstacle, .. } = *it;
    if !magic::lets_go(t, by)? {
        return Ok(());
    }
    let left = Length(movement_left(t.state(), it).0.saturating_sub(it.away.0));
    let going_on = t.state().climb(by).filter(|on| on.obstacle == obstacle && !on.reached).map(|on| on.left);
    let height = going_on.filter(|&it| it > Length(0)).or(it.height);
    pay(t, it);
    let range = range(t, by, obstacle, left)?;
    t.tell(ClimbEvent::Began { who: by, obstacle }.into());
    if obstacle.is_rolled() && !attempt(t, by, it.terms, range)? {
        return fall(t, by, obstacle);
    }
    //= daemmersturm.climb.progress
    //= daemmersturm.climb.stages
    let left = Length(height.map_or(0, |it| it.0.saturating_sub(range.0)));
    t.tell(ClimbEvent::Climbed { who: by, obstacle, left, terms: it.terms }.into());
    Ok(())
}

fn pay<T: Table>(t: &mut T, it: &ClimbTry) {
    let (moves, acts) = pays(it);
    if moves {
        let whole = it.cost.unwrap_or(it.obstacle.cost()).whole;
        t.tell(TurnEvent::Moved { who: it.by, length: it.away, whole, charge: false }.into());
    }
    if acts {
        turn::spend_action(t, it.by);
    }
}

/// Determines how far the climber gets. The plot leader may reduce it.
//= daemmersturm.climb.reduced-movement
fn range<T: Table>(t: &mut T, who: ActorId, obstacle: Obstacle, left: Length) -> Play<T, Length> {
    match t.state().switches.ask_climb_range {
        Prompt::Ask => t.ask(ClimbRange { seat: Seat::GM, who, obstacle, proposed: left.0 }).map(Length),
        Prompt::Off | Prompt::Automatic => Ok(left),
    }
}

/// Makes a climbing roll, which succeeds if one sub-roll does.
//= daemmersturm.climb.sub-rolls
//= daemmersturm.climb.success
//= daemmersturm.climb.failure
fn attempt<T: Table>(t: &mut T, who: ActorId, terms: ClimbTerms, range: Length) -> Play<T, bool> {
    let pinned = t.state().climb(who).is_some_and(|it| it.pinned);
    let mut run = begin(terms, pinned);
    for part in 0..NEEDS.len() {
        if run.fails[part] > 0 {
            run.fails[part] -= 1;
            t.tell(ClimbEvent::LostPart { who, part: part as u8 + 1 }.into());
        } else if part_succeeds(t, who, part)? {
            return Ok(true);
        }
        run.failed[part] = true;
        t.settle(|_| mark(who, &run, range))?;
        if aided(t, who, &mut run, range)? {
            return Ok(true);
        }
    }
    Ok(false)
}

fn begin(terms: ClimbTerms, pinned: bool) -> ClimbRun {
    let mut fails = terms.fails;
    //= daemmersturm.climb.mod.weather
    let mut add = |part: usize, more: bool| fails[part] = fails[part].saturating_add(u8::from(more));
    add(0, terms.weather);
    //= daemmersturm.climb.mod.throw-off
    add(0, terms.throw_off);
    add(1, terms.throw_off);
    //= daemmersturm.climb.mod.hostile
    let other = usize::from(fails[0] > 0);
    fails[other] = fails[other].saturating_add(u8::from(terms.hostile));
    //= daemmersturm.climb.mod.rope
    //= daemmersturm.climb.mod.gear
    //= daemmersturm.climb.mod.pinned-weapon
    //= daemmersturm.climb.mod.more
    let left = [u8::from(terms.rope), u8::from(terms.gear), u8::from(pinned), terms.first, terms.any];
    ClimbRun { fails, failed: [false; 3], repeated: [false; 3], left }
}

/// Everything that the rest of a climbing roll depends on. The range is determined before the roll.
fn mark(who: ActorId, run: &ClimbRun, range: Length) -> Mark {
    let bits = |it: [bool; 3]| it.iter().fold(0, |sum, &it| sum << 1 | i32::from(it));
    let bytes = |it: &[u8]| it.iter().fold(0, |sum, &it| sum << 8 | i32::from(it));
    let [left, last] = [&run.left[..3], &run.left[3..]].map(bytes);
    let parts = bits(run.failed) << 3 | bits(run.repeated);
    Mark {
        stage: Stage::Tested,
        by: who,
        on: who,
        beside: [parts, bytes(&run.fails), left, last, range.0.into(), 0],
    }
}

impl State {
    /// The lowest natural number with which a sub-roll of climbing, numbered 1 to 3, succeeds.
    //= daemmersturm.climb.sub-rolls
    pub fn climb_least(&self, who: ActorId, part: u8) -> Option<i16> {
        let need = NEEDS.get(usize::from(part).checked_sub(1)?)?;
        Some(need - self.modified(who, Value::ClimbRoll, 0))
    }
}

/// Makes one sub-roll. Only abilities give a bonus; 1 and 20 have no special meaning.
fn part_succeeds<T: Table>(t: &mut T, who: ActorId, part: usize) -> Play<T, bool> {
    let bonus = t.state().modified(who, Value::ClimbRoll, 0);
    let natural = dice::roll(t, who, Purpose::Climb(part as u8 + 1), Span::D20, bonus)?;
    Ok(natural + bonus >= NEEDS[part])
}

/// Lets the climber use aids after a failure, for this sub-roll or one that failed before.
//= daemmersturm.climb.reroll-timing
fn aided<T: Table>(t: &mut T, who: ActorId, run: &mut ClimbRun, range: Length) -> Play<T, bool> {
    while usable(run).next().is_some() {
        let question = ClimbAid { seat: t.state().actor(who).seat, who, run: *run };
        let Aiding::Use { aid, part } = t.ask(question)? else { break };
        let at = usize::from(part.clamp(1, 3)) - 1;
        run.left[aid as usize] = run.left[aid as usize].saturating_sub(1);
        //= daemmersturm.climb.multiple-autofail
        //= daemmersturm.climb.surplus-rerolls
        let cancelled = run.fails[at] > 0;
        t.tell(ClimbEvent::UsedAid { who, aid, part, cancelled }.into());
        if cancelled {
            run.fails[at] -= 1;
            continue;
        }
        //= daemmersturm.climb.reroll-cancels-autofail
        run.repeated[at] = true;
        if part_succeeds(t, who, at)? {
            return Ok(true);
        }
        t.settle(|_| mark(who, run, range))?;
    }
    Ok(false)
}

/// The reason why an aid cannot be used for a sub-roll.
fn bar(run: &ClimbRun, aid: Aid, part: usize) -> Option<Reason> {
    let first = run.failed.iter().position(|&it| it);
    let fits = match aid {
        //= daemmersturm.climb.mod.rope
        Aid::Rope | Aid::First => first == Some(part),
        //= daemmersturm.climb.mod.gear
        //= daemmersturm.climb.mod.pinned-weapon
        Aid::Gear | Aid::Weapon | Aid::Any => !run.repeated[part],
    };
    (!fits).then(|| Bar::NoAid.into())
}

fn usable(run: &ClimbRun) -> impl Iterator<Item = (Aid, usize)> {
    let parts = (0..3).filter(|&part| run.failed[part]);
    let all = parts.flat_map(|part| Aid::ALL.map(|aid| (aid, part)));
    all.filter(|&(aid, part)| run.left[aid as usize] > 0 && bar(run, aid, part).is_none())
}

/// Adds the options: to continue, and each remaining aid for each failed sub-roll.
pub(crate) fn options(it: &ClimbAid, choices: &mut Vec<Choice<Daemmersturm>>) {
    let rule = "daemmersturm.climb.reroll-timing";
    one(Aiding::GoOn, rule, choices);
    for part in (0..3).filter(|&part| it.run.failed[part]) {
        for aid in Aid::ALL.into_iter().filter(|&aid| it.run.left[aid as usize] > 0) {
            let answer = Aiding::Use { aid, part: part as u8 + 1 };
            barred(answer, Price::FREE, rule, bar(&it.run, aid, part), choices);
        }
    }
}

/// The usual choice of a climber: repeat the easiest sub-roll whose automatic failures can all be cancelled, with ropes before
/// gear. Otherwise continue, and save the aids.
pub(crate) fn usual(it: &ClimbAid) -> Aiding {
    let run = &it.run;
    let enough = |part: usize| usable(run).filter(|it| it.1 == part).count() > usize::from(run.fails[part]);
    let best = usable(run).filter(|it| enough(it.1)).min_by_key(|&(aid, part)| (NEEDS[part], aid));
    best.map_or(Aiding::GoOn, |(aid, part)| Aiding::Use { aid, part: part as u8 + 1 })
}

/// The climber falls. The plot leader decides on the damage.
//= daemmersturm.climb.fall-consequence
pub(crate) fn fall<T: Table>(t: &mut T, who: ActorId, obstacle: Obstacle) -> Play<T, ()> {
    t.tell(ClimbEvent::Fell { who }.into());
    magic::stopped(t, who);
    if t.state().switches.ask_fall != Prompt::Ask {
        return Ok(());
    }
    let damage = t.ask(Fallen { seat: Seat::GM, who, obstacle })?;
    if damage > 0 {
        harm::hurt(t, who, None, i16::try_from(damage).unwrap_or(i16::MAX), Cause::Fall)?;
    }
    Ok(())
}

/// Makes a climber keep its place on a creature, in each of its own turns.
//= daemmersturm.climb.obstacle.creature
pub(crate) fn at_turn<T: Table>(t: &mut T, who: ActorId) -> Play<T, ()> {
    let Some(&climb) = t.state().climb(who).filter(|it| it.reached) else { return Ok(()) };
    if attempt(t, who, climb.terms, Length(0))? {
        t.tell(ClimbEvent::HeldOn { who }.into());
        return Ok(());
    }
    fall(t, who, climb.obstacle)
}

/// Checks whether the latest hit was deep enough.
//= daemmersturm.climb.obstacle.pin-weapon
pub(crate) fn check_pin(state: &State, by: ActorId, on: ActorId) -> Result<(), Reason> {
    turn::need_turn(state, by)?;
    let hit = state.latest_hit(on).filter(|it| it.by == by && it.kind == AttackKind::Melee);
    let taken = hit.map_or(0, |it| it.taken);
    if taken < DEEP {
        return Err(Reason::of(Bar::NoHold, i32::from(DEEP), i32::from(taken)));
    }
    Ok(())
}

/// Pins the weapon if the plot leader allows it and a climbing roll succeeds.
//= daemmersturm.climb.obstacle.pin-weapon
pub(crate) fn pin<T: Table>(t: &mut T, by: ActorId, on: ActorId, terms: ClimbTerms) -> Play<T, ()> {
    if judge(t, Judgement::Pin { by, on })? && attempt(t, by, terms, Length(0))? {
        t.tell(ClimbEvent::Pinned { who: by, on }.into());
        return Ok(());
    }
    t.tell(ClimbEvent::NotPinned { who: by }.into());
    Ok(())
}
