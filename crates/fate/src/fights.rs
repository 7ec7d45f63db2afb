//! Simulated fights: targets, payments, and the results of actions.

use std::mem::take;

use schwung_play::{Came, Fights, Habit, Input, Manner, Pick, Policy, Spend};
use schwung_table::Seat;

use crate::{
    Absorb, Actor, ActorId, ActorKind, Aim, Answer, Aspect, AspectId, AspectKind, Bearer, BeginConflict,
    Boxes, Command, ConflictKind, Event, Fate, Invocation, Maneuver, Offered, Question, Sensible, Severity,
    State, Track, Wording,
    foes::{attack, target},
    habits,
    hints::{self, Watch},
    mark::Mark,
    policy::handiest,
    rules::{early, stress},
};

schwung_chances::counted!(Fate);
schwung_insight::analysed!(Fate);

impl Fights for Fate {
    type Watch = Watch;
    type Part = Suffered;

    const GAUGES: &'static [&'static str] = &["health", "composure", "consequences", "fate", "members"];
    const TOLL: (usize, i32) = (2, 1);

    fn actors(state: &State) -> u8 {
        u8::try_from(state.actors.len()).unwrap_or(u8::MAX)
    }

    fn name(state: &State, actor: u8) -> &str {
        &state.frame.sheet(ActorId(actor)).name
    }

    fn side(state: &State, actor: u8) -> u8 {
        state.actor(ActorId(actor)).side.0
    }

    fn side_name(state: &State, side: u8) -> &str {
        state.frame.sides.get(usize::from(side)).map_or("", String::as_str)
    }

    fn player(state: &State, actor: u8) -> Seat {
        state.actor(ActorId(actor)).seat
    }

    fn stands(state: &State, actor: u8) -> bool {
        let id = ActorId(actor);
        state.is_in(id) && state.actor(id).members > 0
    }

    fn is_on(state: &State) -> bool {
        state.conflict.is_some()
    }

    fn opening(_: &State) -> Command {
        let (kind, stake) = (ConflictKind::Physical, Wording::NONE);
        Command::BeginConflict(BeginConflict { kind, skill: None, first: None, stake })
    }

    fn round(state: &State) -> u16 {
        state.conflict.map_or(0, |it| it.exchange)
    }

    fn turn(state: &State, habits: &[Habit]) -> Option<Command> {
        let by = state.conflict?.turn?;
        let habit = habits.get(usize::from(by.0)).copied().unwrap_or_default();
        // Commands are large, so each is returned as soon as it is made.
        if habit.manner != Manner::Plain
            && let weighed @ Some(_) = habits::turn(state, by, habits, habit)
        {
            return weighed;
        }
        if let Some(on) = target(state, by, habit.target)
            && let attack @ Some(_) = attack(state, by, on)
        {
            return attack;
        }
        Some(Command::Pass { by })
    }

    fn acting(state: &State) -> Option<u8> {
        state.conflict?.turn.map(|it| it.0)
    }

    fn ways(state: &State, by: u8, habit: Habit, into: &mut Vec<Command>) {
        habits::ways(state, ActorId(by), habit, into);
    }

    fn reword(command: &mut Command, words: &str) {
        if let Command::Maneuver(Maneuver { aim: Aim::Place { text, .. }, .. }) = command {
            *text = Wording::new(words);
        }
    }

    fn worth(state: &State, actor: u8) -> i32 {
        habits::worth(state, ActorId(actor))
    }

    fn saved(state: &State, actor: u8) -> i32 {
        habits::saved(state, ActorId(actor))
    }

    fn weigh(
        base: &State,
        command: &Command,
        inputs: &[Input<Fate>],
        state: &State,
        question: &Question,
        habits: &[Habit],
    ) -> Option<Answer> {
        schwung_play::answer_ahead(base, command, inputs, state, question, habits)
    }

    fn as_seen(state: &State, actor: u8) -> Option<State> {
        habits::as_seen(state, ActorId(actor))
    }

    #[inline(always)]
    fn habitual(state: &State, question: &Question, habit: Habit) -> Answer {
        match (habit.spend, question) {
            (Spend::Never, Question::Invoke(_)) => Answer::Invocation(Invocation::Pass),
            (Spend::Always, Question::Invoke(it)) => {
                let adds = |it: &Invocation| {
                    matches!(it, Invocation::Aspect { reroll: false, .. } | Invocation::Bonus)
                };
                Answer::Invocation(handiest(state, it, adds).unwrap_or(Invocation::Pass))
            }
            (Spend::Never, Question::Buy(_)) => Answer::No,
            (Spend::Always, Question::Buy(it)) => {
                let mut answers = Vec::new();
                early::branches(state, it, &mut answers);
                answers.pop().unwrap_or(Answer::No)
            }
            //= sotc.concession.offer
            (_, Question::Concede(it)) if habit.concede.is_some_and(|n| has_taken(state, it.who, n)) => {
                Answer::Terms(Offered(Some(Wording::NONE)))
            }
            (_, Question::Concede(it))
                if habit.manner == Manner::Careful && habits::is_lost(state, it.who) =>
            {
                Answer::Terms(Offered(Some(Wording::NONE)))
            }
            (_, other) => Sensible.answer(state, other),
        }
    }

    fn asked(question: &Question) -> Option<u8> {
        match question {
            Question::Invoke(it) => Some(it.who.0),
            Question::Buy(it) => Some(it.who.0),
            Question::Defend(it) => Some(it.who.0),
            Question::Absorb(Absorb { who, .. }) => Some(who.0),
            Question::Concede(it) => Some(it.who.0),
            _ => None,
        }
    }

    fn is_payment(question: &Question) -> bool {
        matches!(question, Question::Invoke(_) | Question::Buy(_))
    }

    fn is_open(question: &Question, habit: Habit) -> bool {
        match question {
            Question::Concede(_) => habit.concede.is_none(),
            _ => habit.spend == Spend::Sensibly || !Fate::is_payment(question),
        }
    }

    fn gauge(state: &State, actor: u8, which: usize) -> i32 {
        let id = ActorId(actor);
        let it: &Actor = state.actor(id);
        let free = |track: Track| {
            let marked = it.stress[track as usize].marked().count();
            i32::from(stress::track_length(state, id, track)) - i32::try_from(marked).unwrap_or(0)
        };
        match which {
            0 => free(Track::Health),
            1 => free(Track::Composure),
            2 => i32::try_from(state.consequences(id).count()).unwrap_or(0),
            3 => i32::from(it.fate),
            _ => i32::from(it.members),
        }
    }

    fn watch(command: &Command) -> Option<(u8, Watch)> {
        hints::watch(command).map(|(by, watch)| (by.0, watch))
    }

    fn told(watch: &mut Watch, event: &Event) -> Option<Came> {
        watch.hears(event).map(came)
    }

    fn ended(watch: &Watch) -> Option<Came> {
        watch.result().map(came)
    }

    fn situations(state: &State, actor: u8, payments: bool) -> Option<u64> {
        let id = ActorId(actor);
        let it = state.actor(id);
        let track = match state.conflict?.kind {
            ConflictKind::Physical => Track::Health,
            ConflictKind::Social | ConflictKind::Mental => Track::Composure,
        };
        let free = stress::track_length(state, id, track)
            .saturating_sub(it.stress[track as usize].marked().count() as u8);
        let boxes = 1u64.checked_shl(free.into()).unwrap_or(u64::MAX);
        let consequences = if matches!(it.kind, ActorKind::Minions) {
            0
        } else {
            let most = usize::from(state.profile.consequences)
                + usize::from(state.frame.sheet(id).extra_consequences);
            most.saturating_sub(state.consequences(id).count())
        };
        let points = if payments { u64::from(it.fate) + 1 } else { 1 };
        // Each with and without spin, plus one for being out.
        let standing = boxes.saturating_mul(consequences as u64 + 1).saturating_mul(points * 2);
        Some(standing.saturating_mul(u64::from(it.members.max(1))).saturating_add(1))
    }

    fn position(mut state: State) -> State {
        if let Some(conflict) = &mut state.conflict {
            conflict.exchange = 1;
        }
        in_order(&mut state);
        state
    }

    /// Takes the stress and the consequences of each actor out of the state.
    fn take_parts(position: &mut State) -> Vec<Suffered> {
        if position.actors.len() > MOST_APART {
            return Vec::new();
        }
        let mut parts = Vec::with_capacity(2 * position.actors.len());
        for id in position.ids() {
            parts.push(Suffered::Stress(take(&mut position.actors[usize::from(id.0)].stress)));
            let carried = position.aspects.extract_if(.., |it| is_mere_consequence(it, id));
            parts.push(Suffered::Consequences(carried.map(|it| Aspect { id: AspectId(0), ..it }).collect()));
        }
        in_order(position);
        parts
    }

    fn put_parts<'p>(rest: &mut State, parts: impl Iterator<Item = &'p Suffered>) {
        for (n, part) in parts.enumerate() {
            match part {
                Suffered::Stress(stress) => rest.actors[n / 2].stress = *stress,
                Suffered::Consequences(carried) => rest.aspects.extend_from_slice(carried),
            }
        }
        in_order(rest);
    }

    /// Bit mask of the parts that do not matter for the current turn. An attack depends on what its target
    /// has suffered. The parts of others matter only if they determine the target, if a hit may pass on to
    /// them, or if an actor can pay to tag a consequence.
    fn unseen(rest: &State, habits: &[Habit]) -> u64 {
        let Some(on) = plain_target(rest, habits) else { return 0 };
        let each = if nobody_pays(rest) { 0b11 } else { 0b01 };
        rest.ids().filter(|&it| it != on).fold(0, |unseen, it| unseen | each << (2 * it.0))
    }

    /// If no actor can pay to tag a consequence, nothing that actors have suffered matters until a hit is absorbed.
    fn before_parts(rest: &State, habits: &[Habit]) -> Option<fn(&Mark) -> bool> {
        let until: fn(&Mark) -> bool =
            |mark| matches!(mark, Mark::Clashed { clash, .. } if clash.0.lead() >= 1);
        (plain_target(rest, habits).is_some() && nobody_pays(rest)).then_some(until)
    }
}

/// The target of the actor whose turn it is. `None` if the choice of the target, or of the actor to whom a hit may pass on,
/// may depend on what actors have suffered.
fn plain_target(rest: &State, habits: &[Habit]) -> Option<ActorId> {
    let by = rest.conflict?.turn?;
    let habit = habits.get(usize::from(by.0)).copied().unwrap_or_default();
    let alone = |id: ActorId| {
        let actor = rest.actor(id);
        actor.kind == ActorKind::Named && actor.attached.is_none()
    };
    let plain = habit.target == Pick::First && habit.manner == Manner::Plain;
    let on = target(rest, by, Pick::First)?;
    (plain && rest.actors.len() <= MOST_APART && rest.ids().all(alone)).then_some(on)
}

/// Whether no actor has fate points or a free tag.
fn nobody_pays(rest: &State) -> bool {
    rest.actors.iter().all(|it| it.fate == 0) && rest.aspects.iter().all(|it| it.free_tag.is_none())
}

/// Whether `who` has at least this number of consequences.
fn has_taken(state: &State, who: ActorId, consequences: u8) -> bool {
    state.consequences(who).count() >= usize::from(consequences)
}

/// With more actors than this, states are not taken apart.
const MOST_APART: usize = 31;

/// A part of what an actor has suffered, on which most turns of other actors do not depend.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Suffered {
    /// The marked boxes of both tracks.
    Stress([Boxes; 2]),
    /// Its consequences, except those with a free tag.
    Consequences(Vec<Aspect>),
}

/// Returns whether it is a consequence of `actor` without a free tag.
fn is_mere_consequence(aspect: &Aspect, actor: ActorId) -> bool {
    aspect.bearer == Bearer::Actor(actor)
        && matches!(aspect.kind, AspectKind::Consequence { .. })
        && aspect.free_tag.is_none()
}

/// Renumbers the aspects, so that states which differ only in the ids of consequences become equal.
fn in_order(state: &mut State) {
    state.aspects.sort_by_key(|it| (it.place(), it.id));
    for (n, aspect) in (1..).zip(&mut state.aspects) {
        aspect.id = AspectId(n);
    }
    state.next_aspect = u16::try_from(state.aspects.len() + 1).unwrap_or(u16::MAX);
}

impl Aspect {
    /// Sort key by bearer and severity, independent of when the aspect was placed.
    pub(crate) fn place(&self) -> (u16, Option<Severity>) {
        let bearer = match self.bearer {
            Bearer::Scene => 0,
            Bearer::Zone(zone) => 256 + u16::from(zone.0),
            Bearer::Actor(actor) => 512 + u16::from(actor.0),
        };
        let severity = match self.kind {
            AspectKind::Consequence { severity, .. } => Some(severity),
            _ => None,
        };
        (bearer, severity)
    }
}

fn came((lead, success): (i16, bool)) -> Came {
    Came { lead: Some(lead), success }
}
