//! Swarms.

use schwung_table::{Choice, Play, Seat};

use crate::{
    AbilityId, ActorId, AreaEvent, AttackEvent, AttackKind, Bar, Daemmersturm, Effect, Order, Orders, Pool,
    Price, Profile, Prompt, Reason, Resource, Source, State, StepIn, Stepping, Substitute, SwarmExtra,
    SwarmId, Table, TurnEvent, When,
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

/// The way in which a character can step in for one that is attacked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Way {
    /// For a member of the same swarm, at no cost.
    Free,
    /// With an ability.
    Ability(AbilityId),
}

/// The way in which a character can step in for a friend, if there is one.
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

/// Lets a character step in for the target. Returns the final target. This is offered once per attack, so that no character can
/// step in for one that has stepped in.
//= daemmersturm.swarm.free-intervene
//= daemmersturm.swarm.no-chain
pub(crate) fn step_in<T: Table>(t: &mut T, by: ActorId, on: ActorId, kind: AttackKind) -> Play<T, ActorId> {
    let state = t.state();
    if state.switches.ask_step_in != Prompt::Ask || !state.ids().any(|it| way(state, it, on, by).is_some()) {
        return Ok(on);
    }
    let now = step_in_for_all(t, by, kind, &[on])?;
    Ok(now.first().copied().unwrap_or(on))
}

/// Like [`step_in`], but for all characters caught by an area effect; returns the targets after that. Caught characters cannot
/// step in themselves. Each player is asked once about all of them, and again only after having stepped in.
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
    let open: Vec<ActorId> = caught.iter().copied().filter(|&it| it != by).collect();
    let mut offer = Offer { by, open, barred: now.clone(), declined: Vec::new() };
    loop {
        let stepping = match unasked(t.state(), &offer) {
            Some(it) => Some(it),
            None => asked(t, &mut offer)?,
        };
        let Some(Substitute { who, of }) = stepping else { return Ok(now) };
        offer.open.retain(|it| *it != of);
        if steps_in(t, by, who, of, kind)?
            && let Some(target) = now.iter_mut().find(|it| **it == of)
        {
            *target = who;
            offer.barred.push(who);
        }
    }
}

/// The offer to step in during an attack.
struct Offer {
    /// The attacker.
    by: ActorId,
    /// The targets that have not been replaced yet.
    open: Vec<ActorId>,
    /// The characters that cannot step in: those that are caught, and those that have stepped in.
    barred: Vec<ActorId>,
    /// The people who have declined.
    declined: Vec<Seat>,
}

impl Offer {
    /// The characters that can step in for at least one target, each with these targets.
    fn ways(&self, state: &State) -> impl Iterator<Item = (ActorId, impl Iterator<Item = ActorId>)> {
        let asks =
            |it: &ActorId| !self.barred.contains(it) && !self.declined.contains(&state.actor(*it).seat);
        state.ids().filter(asks).filter_map(move |who| {
            let can = move |of: &ActorId| way(state, who, *of, self.by).is_some() && state.knows(who, *of);
            let mut targets = self.open.iter().copied().filter(can).peekable();
            targets.peek().is_some().then_some((who, targets))
        })
    }
}

/// Lets a character step in for a target. Returns whether it became the target.
fn steps_in<T: Table>(t: &mut T, by: ActorId, who: ActorId, of: ActorId, kind: AttackKind) -> Play<T, bool> {
    let ability = match way(t.state(), who, of, by) {
        Some(Way::Ability(id)) => Some(id),
        _ => None,
    };
    // If a light test decides whether the ability works, pay before the character steps in.
    let tested = ability.filter(|it| needs_test(t.state(), *it));
    if let Some(id) = tested
        && !ability::pay(t, who, id, Some(of))?
    {
        return Ok(false);
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
    Ok(true)
}

/// Returns whether an ability is paid for with light, which can fail.
//= daemmersturm.light.failure
fn needs_test(state: &State, id: AbilityId) -> bool {
    state.frame.library.ability(id).is_some_and(|it| it.pool == Some(Pool::Magic(Resource::Light)))
}

/// The first character that steps in without being asked, for the first target that it can step in for.
fn unasked(state: &State, offer: &Offer) -> Option<Substitute> {
    let always = |it: &ActorId| state.actor(*it).orders.step_in == Order::Always;
    let mut ways = offer.ways(state).filter(|it| always(&it.0));
    ways.find_map(|(who, mut of)| of.next().map(|of| Substitute { who, of }))
}

/// Asks every player who can step in, and records those who do not want to be asked again. Returns the character that steps in.
fn asked<T: Table>(t: &mut T, offer: &mut Offer) -> Play<T, Option<Substitute>> {
    let questions = questions(t.state(), offer);
    let asked = questions.clone();
    let mut stepping = None;
    for (n, answer) in t.offer_each(questions)? {
        let Some(question) = asked.get(n) else { continue };
        for &who in &question.who {
            match answer {
                Stepping::StayOut => t.tell(AttackEvent::StaysOut { who }.into()),
                Stepping::Never => {
                    let orders = Orders { step_in: Order::Never, ..t.state().actor(who).orders };
                    scope::order(t, who, orders);
                }
                Stepping::Stay | Stepping::In(_) | Stepping::For(_) => {}
            }
        }
        match answer {
            Stepping::In(who) => {
                let of = pairs(t.state(), question).find(|it| it.who == who).map_or(question.of, |it| it.of);
                stepping = Some(Substitute { who, of });
            }
            Stepping::For(it) => stepping = Some(it),
            Stepping::Stay | Stepping::StayOut | Stepping::Never => offer.declined.push(question.seat),
        }
    }
    Ok(stepping)
}

/// Asks every player whose characters can step in, once for all characters and targets.
fn questions(state: &State, offer: &Offer) -> Vec<StepIn> {
    let by = offer.by;
    let mut questions: Vec<StepIn> = Vec::new();
    for (who, targets) in offer.ways(state) {
        let seat = state.actor(who).seat;
        let at = questions.iter().position(|it| it.seat == seat);
        let mut targets = targets.peekable();
        let Some(&of) = targets.peek() else { continue };
        let at = at.unwrap_or_else(|| {
            questions.push(StepIn { seat, who: Vec::new(), of, others: Vec::new(), by });
            questions.len() - 1
        });
        let question = &mut questions[at];
        question.who.push(who);
        for it in targets.filter(|it| *it != question.of) {
            if !question.others.contains(&it) {
                question.others.push(it);
            }
        }
    }
    questions
}

/// All characters that can step in, with each target for which they can: first all that can for the first target.
fn pairs(state: &State, it: &StepIn) -> impl Iterator<Item = Substitute> {
    let targets = std::iter::once(it.of).chain(it.others.iter().copied());
    targets.flat_map(move |of| {
        let can = move |who: &ActorId| way(state, *who, of, it.by).is_some();
        it.who.iter().copied().filter(can).map(move |who| Substitute { who, of })
    })
}

/// Adds the options: no character, no character in the rest of the round, or one of the characters that can step in for one of
/// the targets, each with its price.
pub(crate) fn options(state: &State, it: &StepIn, choices: &mut Vec<Choice<Daemmersturm>>) {
    let rule = "daemmersturm.swarm.free-intervene";
    one(Stepping::Stay, rule, choices);
    // If there are many targets, each is listed.
    let each = (LISTED / (1 + it.others.len())).max(1);
    let mut listed = (it.of, 0);
    let few = |pair: &Substitute| {
        listed = if listed.0 == pair.of { (pair.of, listed.1 + 1) } else { (pair.of, 1) };
        listed.1 <= each
    };
    for pair in pairs(state, it).filter(few).take(LISTED) {
        let Substitute { who, of } = pair;
        let points = match way(state, who, of, it.by) {
            Some(Way::Ability(id)) => state.frame.library.ability(id).and_then(|ability| {
                ability.pool.map(|pool| (pool, ability::cost(state, who, ability, Some(of))))
            }),
            _ => None,
        };
        let price = Price { points: points.filter(|it| it.1 > 0), turn: false };
        let answer = if it.others.is_empty() { Stepping::In(who) } else { Stepping::For(pair) };
        barred(answer, price, rule, None, choices);
    }
    one(Stepping::StayOut, rule, choices);
    one(Stepping::Never, rule, choices);
}

/// Returns whether an answer names a character that can step in for a target.
pub(crate) fn admits(state: &State, it: &StepIn, pair: Substitute) -> bool {
    pairs(state, it).any(|it| it == pair)
}

/// Returns whether stepping in can change anything for the person asked: it cannot between identical characters of that person
/// if it costs nothing, nor from farther away than the charge range.
//= daemmersturm.swarm.free-intervene
pub(crate) fn matters(state: &State, it: &StepIn) -> bool {
    pairs(state, it).any(|Substitute { who, of }| {
        let replaces = state.actor(of).seat == it.seat
            && are_alike(state, who, of)
            && way(state, who, of, it.by) == Some(Way::Free);
        !replaces && !is_out_of_reach(state, who, of)
    })
}

/// Returns whether two characters have the same values, equipment and life points.
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
