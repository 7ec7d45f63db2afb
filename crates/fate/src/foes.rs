//! How simulated fighters choose targets and attacks.

use schwung_play::{Fights, Pick};

use crate::{
    ActorId, ActorKind, AgendaId, Attack, Command, ConflictKind, Fate, Plan, SkillId, State, Track,
    rules::attack,
};

/// The target that `by` attacks.
pub(crate) fn target(state: &State, by: ActorId, pick: Pick) -> Option<ActorId> {
    let mine = state.actor(by).side;
    let enemies = || state.ids().filter(move |&it| state.actor(it).side != mine && Fate::stands(state, it.0));
    let left = |it: &ActorId| {
        let boxes = Fate::gauge(state, it.0, 0) + Fate::gauge(state, it.0, 1);
        boxes + 4 * (3 - Fate::gauge(state, it.0, 2)) + i32::from(state.actor(*it).members)
    };
    match pick {
        Pick::First => enemies().next(),
        Pick::Weakest => enemies().min_by_key(left),
        Pick::Strongest => enemies().rev_max(left),
    }
}

/// Finds the first element with the maximum key.
trait RevMax: Iterator<Item = ActorId> + Sized {
    fn rev_max(self, key: impl Fn(&ActorId) -> i32) -> Option<ActorId> {
        self.fold(None, |best: Option<ActorId>, it| match best {
            Some(best) if key(&best) >= key(&it) => Some(best),
            _ => Some(it),
        })
    }
}
impl<I: Iterator<Item = ActorId>> RevMax for I {}

/// A legal attack, preferably with an agenda that fits the conflict, and with the best skill.
pub(crate) fn attack(state: &State, by: ActorId, on: ActorId) -> Option<Command> {
    let mut attack = Attack {
        by,
        on,
        agenda: AgendaId(0),
        skill: None,
        track: None,
        unaware: None,
        plan: Plan::default(),
    };
    let mut from = 0;
    loop {
        let (rank, agenda, skill) = next_best(state, by, from)?;
        (attack.agenda, attack.skill) = (agenda, skill);
        if attack::check(state, &attack).is_ok() {
            return Some(Command::Attack(attack));
        }
        from = rank + 1;
    }
}

/// Sort key of attack options, best first: whether the track does not fit the conflict, then rating, then the
/// order of the table.
fn rank(fits: bool, rating: i8, agenda: AgendaId, skill: Option<SkillId>) -> u64 {
    let rating = u64::from(i8::MAX.abs_diff(rating));
    let skill = skill.map_or(0, |it| u64::from(it.0) + 1);
    u64::from(!fits) << 32 | rating << 24 | u64::from(agenda.0) << 16 | skill
}

/// The best attack option that ranks at `from` or later.
fn next_best(state: &State, by: ActorId, from: u64) -> Option<(u64, AgendaId, Option<SkillId>)> {
    let kind = state.conflict.map(|it| it.kind);
    let wanted = if kind == Some(ConflictKind::Physical) { Track::Health } else { Track::Composure };
    let named = state.actor(by).kind == ActorKind::Named;
    let mut best: Option<(u64, AgendaId, Option<SkillId>)> = None;
    for (n, it) in (0..).zip(&state.frame.agendas) {
        let agenda = AgendaId(n);
        if it.track != wanted && best.is_some_and(|best| best.0 < rank(false, i8::MAX, AgendaId(0), None)) {
            continue;
        }
        let mut consider = |skill: Option<SkillId>| {
            let rating = skill.map_or(0, |it| state.rating(by, it));
            let rank = rank(it.track == wanted, rating, agenda, skill);
            if from <= rank && best.is_none_or(|it| rank < it.0) {
                best = Some((rank, agenda, skill));
            }
        };
        if named { it.attack.iter().for_each(|skill| consider(Some(skill))) } else { consider(None) }
    }
    best
}
