//! The order of turns.

use schwung_table::Seat;

use crate::{
    ActorId, ActorKind, Conflict, ConflictKind, Initiative, InitiativeSkill, SkillId, State, rules::budget,
};

/// The skill that determines the order in this kind of conflict.
pub(crate) fn skill_of(state: &State, kind: ConflictKind) -> SkillId {
    let roles = &state.frame.roles;
    match kind {
        //= sotc.initiative.skill-by-type
        ConflictKind::Physical => roles.alertness,
        ConflictKind::Social => roles.empathy,
        //= sotc.initiative.mental
        ConflictKind::Mental => match state.switches().mental_initiative {
            InitiativeSkill::Alertness => roles.alertness,
            InitiativeSkill::Empathy => roles.empathy,
            InitiativeSkill::Resolve => roles.resolve,
        },
    }
}

/// All actors in the order in which they act.
pub fn order_of(state: &State, conflict: &Conflict) -> Vec<ActorId> {
    let mut order: Vec<ActorId> =
        state.ids().filter(|&id| state.actor(id).out.is_none() && !is_idle(state, id)).collect();
    match conflict.initiative {
        Initiative::Skill => order.sort_by_cached_key(|&id| std::cmp::Reverse(by_skill(state, conflict, id))),
        Initiative::Rotating => {
            order.sort_by_key(|&id| (seats_from(state, conflict.first, state.actor(id).seat), id));
        }
    }
    order
}

/// The place in the order of an actor who enters during the conflict. It is determined in the same way, while the
/// others keep their places.
//= sotc.initiative.fixed-order
pub(crate) fn place_of(state: &State, conflict: &Conflict, id: ActorId) -> u8 {
    let before = |other: ActorId| match conflict.initiative {
        Initiative::Skill => by_skill(state, conflict, other) >= by_skill(state, conflict, id),
        Initiative::Rotating => {
            let key = |it| (seats_from(state, conflict.first, state.actor(it).seat), it);
            key(other) <= key(id)
        }
    };
    let place = state.order.iter().rposition(|&other| before(other)).map_or(0, |at| at + 1);
    u8::try_from(place).unwrap_or(u8::MAX)
}

/// Returns whether the actor is an empty reserve group.
fn is_idle(state: &State, id: ActorId) -> bool {
    state.actor(id).members == 0
}

/// Sort key, highest first: skill, Resolve, seat, and the order of the sheets.
//= sotc.initiative.skill-by-type
fn by_skill(state: &State, conflict: &Conflict, id: ActorId) -> (i8, i8, u8, u8) {
    let actor = state.actor(id);
    //= sotc.initiative.attached-minions
    let speaker = if budget::is_led(state, id) { actor.attached.unwrap_or(id) } else { id };
    let actor = state.actor(speaker);
    let (initiative, resolve) = if actor.kind == ActorKind::Named {
        let rating = |skill| state.rating(speaker, skill);
        //= sotc.initiative.tie-resolve
        (rating(conflict.initiative_skill), rating(state.frame.roles.resolve))
    } else {
        //= sotc.initiative.free-minions
        (state.frame.sheet(speaker).minions.map_or(0, |it| it.quality), 0)
    };
    //= sotc.initiative.tie-seat
    // Seats are numbered clockwise from the game master: her right-hand neighbour has the highest number, and
    // she herself comes last.
    (initiative, resolve, actor.seat.0, u8::MAX - id.0)
}

/// Number of seats clockwise from `first` to `seat`.
//= sotc.initiative.rotating
//= sotc.initiative.rotating-gm
fn seats_from(state: &State, first: Seat, seat: Seat) -> u8 {
    let seats = u8::try_from(state.frame.seats.len().max(1)).unwrap_or(u8::MAX);
    let first = first.0 % seats;
    (seat.0 % seats + seats - first) % seats
}

/// The seat that begins by default: the game master's left-hand neighbour.
pub(crate) fn first_seat(state: &State) -> Seat {
    next_seat(state, Seat::GM)
}

/// The next seat clockwise that plays an actor.
fn next_seat(state: &State, from: Seat) -> Seat {
    let seats = u8::try_from(state.frame.seats.len().max(1)).unwrap_or(u8::MAX);
    (1..=seats)
        .map(|n| Seat(((u16::from(from.0) + u16::from(n)) % u16::from(seats)) as u8))
        .find(|&seat| state.actors.iter().any(|it| it.seat == seat && it.out.is_none()))
        .unwrap_or(from)
}

/// The seat that begins the next exchange, and the order if it changes.
pub(crate) fn of_next_exchange(state: &State, conflict: &Conflict) -> (Seat, Option<Vec<ActorId>>) {
    match conflict.initiative {
        //= sotc.initiative.rotating-last
        Initiative::Rotating => {
            let mut next = *conflict;
            next.first = next_seat(state, conflict.first);
            (next.first, Some(order_of(state, &next)))
        }
        //= sotc.initiative.fixed-order
        Initiative::Skill => {
            // Only new actors, and groups without their former leader, change the order.
            let fixed = state.ids().all(|id| {
                let actor = state.actor(id);
                actor.kind == ActorKind::Named && (actor.out.is_some() || state.order.contains(&id))
            });
            if fixed {
                return (conflict.first, None);
            }
            let order = order_of(state, conflict);
            let same = state.order.iter().filter(|id| order.contains(id)).eq(order.iter());
            (conflict.first, (!same).then_some(order))
        }
    }
}

/// Divides `count` minions evenly into as many groups as there are opponents; the first groups get the
/// remainder.
//= sotc.groups.divide
//= sotc.groups.even-split
pub fn even_split(count: u16, opponents: u16) -> Vec<u16> {
    let groups = opponents.clamp(1, count.max(1));
    (0..groups).map(|n| count / groups + u16::from(n < count % groups)).collect()
}
