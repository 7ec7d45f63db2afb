//! Swarms.

use schwung_table::{Choice, Play, Seat};

use crate::{
    AbilityId, ActorId, AreaEvent, AttackEvent, AttackKind, Bar, Daemmersturm, Effect, Order, Orders, Pool,
    Price, Profile, Prompt, Reason, Resource, Source, State, StepIn, Stepping, SwarmExtra, SwarmId, Table,
    TurnEvent, When,
    choices::{barred, one},
    rules::{ability, scope},
};

/// Maximum base life points of a swarmer.
const SMALL: u16 = 5;
/// Minimum number of swarmers in a swarm.
const SWARM: usize = 5;
/// Maximum number of listed characters that could step in. The others can still be chosen.
const LISTED: usize = 12;

/// Returns whether a character is a swarmer. Only its base life points count, not the current ones.
//= daemmersturm.swarm.swarmer
#[inline]
pub(crate) fn is_swarmer(state: &State, who: ActorId) -> bool {
    state.profile(who).life <= SMALL
}

/// Returns whether two characters stand in one swarm: swarmers of the same side that the plot leader grouped together.
fn are_close(state: &State, a: ActorId, b: ActorId) -> bool {
    let (one, other) = (state.actor(a), state.actor(b));
    one.swarm == other.swarm
        && one.swarm != SwarmId(0)
        && one.side == other.side
        && one.is_up()
        && other.is_up()
        && is_swarmer(state, a)
        && is_swarmer(state, b)
}

/// Returns whether a character is part of a swarm. Fewer than five swarmers are not a swarm.
//= daemmersturm.swarm.swarm
#[inline]
pub(crate) fn is_part(state: &State, who: ActorId) -> bool {
    state.actor(who).swarm != SwarmId(0)
        && state.ids().filter(|&it| are_close(state, who, it)).take(SWARM).count() == SWARM
}

impl State {
    /// Returns whether a character is part of a swarm, and so takes up only a third of the usual room in an area.
    //= daemmersturm.swarm.third
    pub fn is_swarming(&self, who: ActorId) -> bool {
        is_part(self, who)
    }
}

/// The room that targets take up in an area: one each, but only a third for members of a swarm. Thirds left over are
/// not available to other targets.
//= daemmersturm.swarm.third
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Room {
    whole: u16,
    thirds: u16,
}

impl Room {
    /// Takes room for one more character, if `limit` allows it.
    pub(crate) fn take(&mut self, state: &State, who: ActorId, limit: u8) -> bool {
        let mut with = *self;
        *(if is_part(state, who) { &mut with.thirds } else { &mut with.whole }) += 1;
        let fits = with.whole + with.thirds.div_ceil(3) <= u16::from(limit);
        if fits {
            *self = with;
        }
        fits
    }
}

/// Checks whether the plot leader may group or separate these swarmers.
pub(crate) fn check(state: &State, who: &[ActorId], close: bool) -> Result<(), Reason> {
    let Some(first) = who.first() else { return Err(Bar::OutOfBounds.into()) };
    if who.len() > state.actors.len() {
        return Err(Bar::OutOfBounds.into());
    }
    if close && who.iter().any(|&it| !is_swarmer(state, it)) {
        return Err(Bar::NoSwarmer.into());
    }
    if close && who.iter().any(|&it| state.are_enemies(it, *first)) {
        return Err(Bar::WrongSide.into());
    }
    if close && free(state).is_none() {
        return Err(Reason::of(Bar::Limit, i32::from(u8::MAX), i32::from(u8::MAX) + 1));
    }
    Ok(())
}

/// A swarm number that is not in use.
fn free(state: &State) -> Option<SwarmId> {
    let used = |it: u8| state.actors.iter().any(|actor| actor.swarm == SwarmId(it));
    (1..=u8::MAX).find(|&it| !used(it)).map(SwarmId)
}

/// Groups swarmers into a swarm, or separates them. The plot leader decides whether they stand close enough.
//= daemmersturm.swarm.swarm
pub(crate) fn gather<T: Table>(t: &mut T, who: &[ActorId], close: bool) {
    let swarm = if close { free(t.state()) } else { Some(SwarmId(0)) };
    let Some(swarm) = swarm else { return };
    t.tell(AreaEvent::Swarmed { who: who.to_vec(), swarm }.into());
}

/// Returns whether a member of a swarm has an additional melee attack. Depending on the switch `swarm_extra`, each has
/// one, or the swarm has one per round.
//= daemmersturm.swarm.extra-attack
#[inline]
pub(crate) fn has_extra_attack(state: &State, by: ActorId) -> bool {
    let used = |it: ActorId| are_close(state, by, it) && state.actor(it).round.swarmed;
    is_part(state, by) && (state.switches.swarm_extra != SwarmExtra::OncePerSwarm || !state.ids().any(used))
}

/// Counts the additional attack, if the swarm has one per round.
pub(crate) fn count_extra_attack<T: Table>(t: &mut T, by: ActorId) {
    if t.state().switches.swarm_extra == SwarmExtra::OncePerSwarm {
        t.tell(AreaEvent::SwarmAttacked { by }.into());
    }
}

/// How a character can step in for one that is attacked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Way {
    /// For a member of the same swarm, at no cost.
    Free,
    /// With an ability.
    Ability(AbilityId),
}

/// How a character can step in for a friend, if at all.
//= daemmersturm.swarm.free-intervene
fn way(state: &State, who: ActorId, of: ActorId, by: ActorId) -> Option<Way> {
    if who == of || who == by || state.are_enemies(who, of) {
        return None;
    }
    let known = &state.profile(who).abilities;
    if known.is_empty() && state.actor(of).swarm == SwarmId(0) {
        return None;
    }
    let actor = state.actor(who);
    let declines = actor.round.stays_out || actor.orders.step_in == Order::Never;
    if !actor.is_up() || state.is_faint(who) || actor.seeking || declines {
        return None;
    }
    if are_close(state, who, of) && is_part(state, of) {
        return Some(Way::Free);
    }
    let intervenes = |id: &AbilityId| {
        let entry = state.frame.library.ability(*id);
        entry.is_some_and(|it| it.effects.contains(&Effect::Intervene))
            && ability::check_at(state, who, *id, Some(of), &[When::FriendAttacked]).is_ok()
    };
    known.iter().filter_map(|it| it.entry).find(intervenes).map(Way::Ability)
}

/// Lets a character step in for the target. Returns the final target. This is offered once per attack, so nobody can
/// step in for a character that has stepped in.
//= daemmersturm.swarm.free-intervene
//= daemmersturm.swarm.no-chain
pub(crate) fn step_in<T: Table>(t: &mut T, by: ActorId, on: ActorId, kind: AttackKind) -> Play<T, ActorId> {
    let state = t.state();
    if state.switches.ask_step_in != Prompt::Ask || !state.ids().any(|it| way(state, it, on, by).is_some()) {
        return Ok(on);
    }
    offered(t, by, on, kind, &[])
}

/// Like [`step_in`], but for all characters caught by an area effect; returns the targets after that. Caught characters
/// cannot step in themselves. If nobody steps in for one member of a swarm, the other members are not asked about.
//= daemmersturm.swarm.free-intervene
//= daemmersturm.swarm.no-chain
//= daemmersturm.area.maximum
pub(crate) fn step_in_for_all<T: Table>(
    t: &mut T,
    by: ActorId,
    kind: AttackKind,
    caught: &[ActorId],
) -> Play<T, Vec<ActorId>> {
    let mut now = caught.to_vec();
    if t.state().switches.ask_step_in != Prompt::Ask {
        return Ok(now);
    }
    let (mut barred, mut declined) = (now.clone(), Vec::new());
    for (at, &of) in caught.iter().enumerate() {
        let swarm = t.state().actor(of).swarm;
        if of == by || declined.contains(&swarm) {
            continue;
        }
        now[at] = offered(t, by, of, kind, &barred)?;
        if now[at] != of {
            barred.push(now[at]);
        } else if swarm != SwarmId(0) {
            declined.push(swarm);
        }
    }
    Ok(now)
}

/// Lets somebody step in for a target; returns the final one.
fn offered<T: Table>(
    t: &mut T,
    by: ActorId,
    of: ActorId,
    kind: AttackKind,
    barred: &[ActorId],
) -> Play<T, ActorId> {
    let who = match unasked(t.state(), by, of, barred) {
        Some(who) => Some(who),
        None => asked(t, by, of, barred)?,
    };
    let Some(who) = who else { return Ok(of) };
    let ability = match way(t.state(), who, of, by) {
        Some(Way::Ability(id)) => Some(id),
        _ => None,
    };
    // What a light test decides is paid for before it is told.
    let tested = ability.filter(|it| needs_test(t.state(), *it));
    if let Some(id) = tested
        && !ability::pay(t, who, id, Some(of))?
    {
        return Ok(of);
    }
    super::magic::stopped(t, who);
    t.tell(AttackEvent::SteppedIn { who, of }.into());
    if let Some(id) = ability {
        if tested.is_none() {
            ability::pay(t, who, id, Some(of))?;
        }
        let effects = t.state().frame.library.ability(id).map(|it| it.effects.clone()).unwrap_or_default();
        for effect in effects.iter().filter(|it| **it != Effect::Intervene) {
            ability::apply(t, who, of, Source::Ability(id), effect)?;
        }
    }
    if kind == AttackKind::Melee && !t.state().reaches(by, who) {
        t.tell(TurnEvent::Engaged { by, on: who, mutual: true, at: None }.into());
    }
    Ok(who)
}

/// Returns whether an ability is paid for with light, which can fail.
//= daemmersturm.light.failure
fn needs_test(state: &State, id: AbilityId) -> bool {
    state.frame.library.ability(id).is_some_and(|it| it.pool == Some(Pool::Magic(Resource::Light)))
}

/// The first character that steps in without being asked.
fn unasked(state: &State, by: ActorId, of: ActorId, barred: &[ActorId]) -> Option<ActorId> {
    let always = |it: &ActorId| state.actor(*it).orders.step_in == Order::Always;
    state.ids().filter(always).find(|it| !barred.contains(it) && way(state, *it, of, by).is_some())
}

/// Asks everybody who can step in, and notes who does not want to be asked again. Returns who steps in.
fn asked<T: Table>(t: &mut T, by: ActorId, of: ActorId, barred: &[ActorId]) -> Play<T, Option<ActorId>> {
    let questions = questions(t.state(), by, of, barred);
    let asked: Vec<Vec<ActorId>> = questions.iter().map(|it| it.who.clone()).collect();
    let mut steps_in = None;
    for (n, answer) in t.offer_each(questions)? {
        for &who in asked.get(n).into_iter().flatten() {
            match answer {
                Stepping::StayOut => t.tell(AttackEvent::StaysOut { who }.into()),
                Stepping::Never => {
                    let orders = Orders { step_in: Order::Never, ..t.state().actor(who).orders };
                    scope::order(t, who, orders);
                }
                Stepping::Stay | Stepping::In(_) => {}
            }
        }
        if let Stepping::In(who) = answer {
            steps_in = Some(who);
        }
    }
    Ok(steps_in)
}

/// Asks everybody whose characters can step in, once for all of them.
fn questions(state: &State, by: ActorId, of: ActorId, barred: &[ActorId]) -> Vec<StepIn> {
    let mut questions: Vec<StepIn> = Vec::new();
    let may = |it: &ActorId| !barred.contains(it) && way(state, *it, of, by).is_some();
    for it in state.ids().filter(may) {
        let seat: Seat = state.actor(it).seat;
        match questions.iter_mut().find(|it| it.seat == seat) {
            Some(question) => question.who.push(it),
            None => questions.push(StepIn { seat, who: vec![it], of, by }),
        }
    }
    questions
}

/// Adds the options: nobody, nobody in this round either, or one of the characters that can step in, each with its price.
pub(crate) fn options(state: &State, it: &StepIn, choices: &mut Vec<Choice<Daemmersturm>>) {
    let rule = "daemmersturm.swarm.free-intervene";
    one(Stepping::Stay, rule, choices);
    for &who in it.who.iter().take(LISTED) {
        let points = match way(state, who, it.of, it.by) {
            Some(Way::Ability(id)) => state.frame.library.ability(id).and_then(|ability| {
                ability.pool.map(|pool| (pool, ability::cost(state, who, ability, Some(it.of))))
            }),
            _ => None,
        };
        let price = Price { points: points.filter(|it| it.1 > 0), turn: false };
        barred(Stepping::In(who), price, rule, None, choices);
    }
    one(Stepping::StayOut, rule, choices);
    one(Stepping::Never, rule, choices);
}

/// Returns whether it can change anything for the person asked if somebody steps in: not between characters of their own
/// that are alike and pay nothing, nor from farther away than a charge covers.
//= daemmersturm.swarm.free-intervene
pub(crate) fn matters(state: &State, it: &StepIn) -> bool {
    it.who.iter().any(|&who| {
        let replaces = state.actor(it.of).seat == it.seat
            && are_alike(state, who, it.of)
            && way(state, who, it.of, it.by) == Some(Way::Free);
        !replaces && !is_out_of_reach(state, who, it.of)
    })
}

/// Returns whether two characters have the same values, means and life points.
fn are_alike(state: &State, a: ActorId, b: ActorId) -> bool {
    let unnamed = |it: ActorId| {
        let profile = state.profile(it).clone();
        Profile { name: String::new(), client_name: String::new(), ..profile }
    };
    state.actor(a).life == state.actor(b).life && unnamed(a) == unnamed(b)
}

/// Returns whether the distance between two characters is known and longer than a charge.
fn is_out_of_reach(state: &State, who: ActorId, of: ActorId) -> bool {
    state.distance(who, of).is_some_and(|it| it > state.charge_range)
}
