//! Effects on a whole area. They affect friend and foe alike, so the rules of friendly fire do not apply.

use schwung_table::{Choice, Play, Seat};

use crate::{
    ActorId, Actors, Aim, AreaEvent, AttackEvent, AttackKind, Bar, Caught, Daemmersturm, ItemId, Mark,
    MaySeek, Order, Outcome, Plan, Prompt, Purpose, Reason, Right, SeekMany, Span, Stage, State, Table,
    Tried,
    choices::one,
    rules::{
        ability,
        attack::{Armed, Blow, wants_repeat},
        cover, crit, dice, dot, ff, fumble,
        hit::{self, Hit, Means},
        perception, protect, seekcover, swarm,
    },
};

/// Checks that the attacker sees every target. Unseen characters can only be hit by aiming at a place.
//= daemmersturm.perception.guess
pub(crate) fn check_aim(state: &State, by: ActorId, aim: &Aim) -> Result<(), Reason> {
    if aim.at.len() > state.actors.len() || !super::is_part(&aim.at, &aim.at) {
        return Err(Bar::OutOfBounds.into());
    }
    aim.at.iter().filter(|&&it| it != by).try_for_each(|&it| perception::need_seen(state, by, it))
}

/// Begins an attack on an area, before its W roll or, if there is none, its hit roll.
pub(crate) fn begin<T: Table>(t: &mut T, by: ActorId, kind: AttackKind, item: Option<ItemId>) {
    let exposed = cover::fires_out(t.state(), by);
    t.tell(AreaEvent::Began { by, kind, item, exposed }.into());
}

/// Resolves an area effect: determines the targets, makes a single hit roll, and resolves each hit separately. Without
/// a hit roll, all targets are hit. The target of `blow` is ignored.
//= daemmersturm.area.one-hit-roll
//= daemmersturm.area.friends
//= daemmersturm.ff.not-area
pub(crate) fn attack<T: Table>(
    t: &mut T,
    blow: &Blow<'_>,
    aim: &Aim,
    limit: u8,
    hit_roll: bool,
) -> Play<T, ()> {
    let Blow { by, armed: Armed { means }, rest, .. } = *blow;
    // For guns and explosives, `begin` was called before the W roll.
    if means.kind != AttackKind::Explosion {
        begin(t, by, means.kind, means.item);
    }
    let mut there = catch(t, by, means.kind, aim, limit)?;
    let caught = swarm::step_in_for_all(t, by, means.kind, &there)?;
    // A character that steps in is also on the ground of the effect.
    there.extend(caught.iter().filter(|it| !there.contains(it)).copied().collect::<Vec<_>>());
    let guards = answers(t, blow, &caught)?;
    if !t.state().is_up(by) {
        return Ok(());
    }
    let (mut hit, mut critical) = (caught, means.is_critical);
    if hit_roll {
        let (natural, total) = roll(t, blow, &guards, &hit)?;
        let outcome = compare(t, blow, natural, total, &guards, &mut hit);
        critical |= outcome == Outcome::Critical;
        let beside = [outcome as i32, ff::code(&hit), ff::code(&there), rest, i32::from(critical), 0];
        t.settle(|_| Mark { stage: Stage::Compared, by, on: by, beside })?;
        if outcome == Outcome::Fumble {
            fumbled(t, blow)?;
        }
    }
    if hit.is_empty() { Ok(()) } else { land(t, blow, critical, &hit, &there) }
}

/// Makes the single hit roll, and repeats it while it hits no target and a repeat is allowed. Returns the natural number and
/// the total.
//= daemmersturm.area.one-hit-roll
//= daemmersturm.attack.sequence
fn roll<T: Table>(
    t: &mut T,
    blow: &Blow<'_>,
    guards: &[(ActorId, i16)],
    caught: &[ActorId],
) -> Play<T, (i16, i16)> {
    let (by, means) = (blow.by, &blow.armed.means);
    let bonus = t.state().attack_value(by, means.skill) + blow.extra.sum();
    let (mut free, mut ability) = (means.repeats, true);
    loop {
        let natural = dice::with_extra(t, by, Purpose::Attack, Span::D20, bonus, blow.extra)?;
        let total = natural + bonus;
        let exceeds = caught.iter().any(|&on| total > defence(t.state(), blow, on, guards));
        let outcome = crit::judge_roll(natural, exceeds, means.critical, means.fumble);
        let kept = outcome == Outcome::Fumble && !t.state().switches.reroll_cancels_fumble;
        let Some(&on) = caught.first().filter(|_| !outcome.hits() && !kept) else {
            return Ok((natural, total));
        };
        let again = (std::mem::take(&mut free) && wants_repeat(t, by, natural, total, Right::Ability)?)
            || (std::mem::take(&mut ability) && ability::repeat(t, &Blow { on, ..*blow })?);
        if !again {
            return Ok((natural, total));
        }
        t.tell(AttackEvent::Repeated { by, right: Right::Ability }.into());
    }
}

/// The defence value that the single roll has to exceed to hit a target.
fn defence(state: &State, blow: &Blow<'_>, on: ActorId, guards: &[(ActorId, i16)]) -> i16 {
    let guard = guards.iter().find(|it| it.0 == on).map_or(0, |it| it.1);
    state.defence_value(on, blow.armed.means.skill) + guard
}

/// Lets each target answer the attack with an ability. Returns the bonuses to their defences.
//= daemmersturm.ap.abilities
fn answers<T: Table>(t: &mut T, blow: &Blow<'_>, caught: &[ActorId]) -> Play<T, Vec<(ActorId, i16)>> {
    let mut guards = Vec::new();
    for &on in caught {
        if t.state().is_up(blow.by) {
            let guard = ability::attacked(t, &Blow { on, ..*blow })?;
            guards.extend((guard != 0).then_some((on, guard)));
        }
    }
    Ok(guards)
}

/// Compares one roll with the defence of each target, and removes from `hit` those that are not hit. In the returned outcome,
/// `Hit` may also be a miss, as only critical hits and fumbles concern all targets.
//= daemmersturm.area.one-hit-roll
fn compare<T: Table>(
    t: &mut T,
    blow: &Blow<'_>,
    natural: i16,
    total: i16,
    guards: &[(ActorId, i16)],
    hit: &mut Vec<ActorId>,
) -> Outcome {
    let (by, means) = (blow.by, &blow.armed.means);
    let (back, extra) = (false, blow.extra);
    hit.retain(|&on| {
        let guard = guards.iter().find(|it| it.0 == on).map_or(0, |it| it.1);
        let defence = defence(t.state(), blow, on, guards);
        let outcome = crit::judge_roll(natural, total > defence, means.critical, means.fumble);
        let resolved = AttackEvent::Resolved { by, on, natural, total, defence, outcome, back, extra, guard };
        t.tell(resolved.into());
        outcome.hits()
    });
    crit::judge_roll(natural, true, means.critical, means.fumble)
}

/// Resolves a fumbled hit roll, without friendly fire.
//= daemmersturm.ff.fumble-not-area
fn fumbled<T: Table>(t: &mut T, blow: &Blow<'_>) -> Play<T, ()> {
    let (by, means) = (blow.by, &blow.armed.means);
    t.tell(AttackEvent::Fumbled { by, kind: means.kind }.into());
    let escalation = fumble::escalate(t, by, means)?;
    fumble::recoil(t, by, means, escalation, blow.rest)
}

/// Rolls the number of targets, without any bonus.
//= daemmersturm.area.targets
//= daemmersturm.area.rolled
//= daemmersturm.gun.targets-roll
pub(crate) fn room<T: Table>(t: &mut T, by: ActorId, span: Span) -> Play<T, u8> {
    let number = dice::roll(t, by, Purpose::Targets, span, 0)?;
    Ok(u8::try_from(number).unwrap_or(0))
}

/// Determines the targets. By default these are the intended ones as far as there is room. The plot leader may decide
/// otherwise, as it depends on how close together the characters stand or on the reach of an explosion.
//= daemmersturm.area.density
//= daemmersturm.area.maximum
//= daemmersturm.area.partial
//= daemmersturm.gun.which-targets
pub(crate) fn catch<T: Table>(
    t: &mut T,
    by: ActorId,
    kind: AttackKind,
    aim: &Aim,
    limit: u8,
) -> Play<T, Vec<ActorId>> {
    let state = t.state();
    let among = among(state, aim);
    let proposed = fill(state, limit, &among);
    let who = if state.switches.ask_caught == Prompt::Ask && limit > 0 {
        let Actors(who) = t.ask(Caught { seat: Seat::GM, by, kind, limit, among, proposed })?;
        who
    } else {
        proposed
    };
    t.tell(AreaEvent::Caught { by, limit, who: who.clone() }.into());
    Ok(who)
}

/// All characters that could be hit, the intended targets first.
fn among(state: &State, aim: &Aim) -> Vec<ActorId> {
    let there = state.standing.iter().filter(|it| Some(it.area) == aim.place).map(|it| it.who);
    let mut seen = vec![false; state.actors.len()];
    let mut fresh = |it: &ActorId| {
        let seen = seen.get_mut(usize::from(it.0)).map(|it| std::mem::replace(it, true));
        seen == Some(false) && state.is_up(*it)
    };
    aim.at.iter().copied().chain(there).filter(|it| fresh(it)).collect()
}

/// As many of these characters as there is room for.
//= daemmersturm.area.maximum
//= daemmersturm.swarm.third
fn fill(state: &State, limit: u8, among: &[ActorId]) -> Vec<ActorId> {
    let mut room = swarm::Room::default();
    among.iter().copied().filter(|&it| room.take(state, it, limit)).collect()
}

/// Returns whether there is no room for these characters, all of which exist and are listed once.
//= daemmersturm.area.maximum
pub(crate) fn is_too_many(state: &State, it: &Caught, some: &[ActorId]) -> bool {
    let there = some.iter().all(|it| usize::from(it.0) < state.actors.len());
    there && super::is_part(some, some) && !admits(state, it, some)
}

/// Returns whether there is room for these characters, all of which exist and are listed once.
//= daemmersturm.area.maximum
pub(crate) fn admits(state: &State, it: &Caught, some: &[ActorId]) -> bool {
    let mut room = swarm::Room::default();
    some.len() <= state.actors.len()
        && some.iter().all(|it| usize::from(it.0) < state.actors.len())
        && super::is_part(some, some)
        && some.iter().all(|&who| room.take(state, who, it.limit))
}

/// Adds the options: the proposed targets, or none. Other selections are allowed but not listed.
pub(crate) fn options(it: &Caught, choices: &mut Vec<Choice<Daemmersturm>>) {
    let rule = "daemmersturm.area.density";
    one(Actors(it.proposed.clone()), rule, choices);
    if !it.proposed.is_empty() {
        one(Actors(Vec::new()), rule, choices);
    }
}

/// Resolves all hits. Players with several affected characters are asked once who seeks cover; protection that costs
/// nothing is then rolled without asking. Damage is rolled separately for each character.
//= daemmersturm.area.individual-damage
//= daemmersturm.gun.damage
fn land<T: Table>(
    t: &mut T,
    blow: &Blow<'_>,
    critical: bool,
    hit: &[ActorId],
    caught: &[ActorId],
) -> Play<T, ()> {
    let (by, from) = (blow.by, blow.plan.from);
    let mut means = Means { area: true, ..blow.armed.means };
    let many = seats(t.state(), hit);
    seek(t, blow, hit, &many)?;
    let rests = rests(blow.rest ^ ff::code(caught), hit);
    for (&on, &rest) in hit.iter().zip(&rests) {
        let state = t.state();
        if !state.is_up(on) {
            continue;
        }
        means.many = many.contains(&state.actor(on).seat);
        let plan = Plan { from, ..Plan::default() };
        let behind = means.kind != AttackKind::Explosion && hit::is_behind(state, by, on, &plan);
        hit::land(t, &Hit { by, on, means, critical, back: false, behind, from, since: None, rest })?;
    }
    //= daemmersturm.dot.area-no-first-damage
    dot::ground(t, by, &means, caught);
    Ok(())
}

/// Seats that play several of these characters.
fn seats(state: &State, hit: &[ActorId]) -> Vec<Seat> {
    let (mut once, mut several) = (Vec::new(), Vec::new());
    for &it in hit {
        let seat = state.actor(it).seat;
        if !once.contains(&seat) {
            once.push(seat);
        } else if !several.contains(&seat) {
            several.push(seat);
        }
    }
    several.sort_unstable();
    several
}

/// For each hit, a hash of the hits still to come after it.
fn rests(seed: i32, hit: &[ActorId]) -> Vec<i32> {
    let mut sum = seed;
    let mut rests: Vec<i32> = hit
        .iter()
        .rev()
        .map(|it| {
            let rest = sum;
            sum = sum.wrapping_mul(1_009).wrapping_add(i32::from(it.0) + 1);
            rest
        })
        .collect();
    rests.reverse();
    rests
}

/// Determines who seeks cover. Asks one question per seat with several characters, and the plot leader about all of
/// them.
//= daemmersturm.seekcover.offer
//= daemmersturm.seekcover.veto
fn seek<T: Table>(t: &mut T, blow: &Blow<'_>, hit: &[ActorId], many: &[Seat]) -> Play<T, ()> {
    let Blow { by, armed: Armed { means }, plan, .. } = *blow;
    if !means.protectable {
        return Ok(());
    }
    let kind = means.kind;
    let state = t.state();
    let (mut wants, mut questions) = (Vec::new(), Vec::new());
    for &seat in many {
        let mut who = Vec::new();
        for &on in hit.iter().filter(|&&on| state.actor(on).seat == seat) {
            let (critical, back, behind, from, rest) = (false, false, false, plan.from, 0);
            let hit = Hit { by, on, means, critical, back, behind, from, since: None, rest };
            if !seekcover::can_begin(state, &protect::seen(&hit, seat, None, Tried::default())) {
                continue;
            }
            if state.actor(on).orders.seek == Order::Always { wants.push(on) } else { who.push(on) }
        }
        if !who.is_empty() {
            questions.push(SeekMany { seat, who, by });
        }
    }
    if !questions.is_empty() {
        wants.extend(t.ask_each(questions)?.into_iter().flat_map(|it| it.0));
    }
    let ruled: Vec<ActorId> = wants.iter().copied().filter(|&it| !t.state().actor(it).seat.is_gm()).collect();
    if !ruled.is_empty() && t.state().switches.ask_seek == Prompt::Ask {
        let Actors(may) = t.ask(MaySeek { seat: Seat::GM, who: ruled.clone(), by, kind })?;
        let who: Vec<ActorId> = ruled.into_iter().filter(|it| !may.contains(it)).collect();
        wants.retain(|it| !who.contains(it));
        if !who.is_empty() {
            t.tell(AreaEvent::TooClose { who }.into());
        }
    }
    wants.into_iter().for_each(|who| seekcover::seek(t, who));
    Ok(())
}
