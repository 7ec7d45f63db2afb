//! Minions: groups that act together, and their leaders.

use schwung_table::Play;

use crate::{
    ActorId, ActorKind, Bar, Event, FateTable, Reason, Regroup, SkillId, Spare, State, Terms, Why, Wording,
    rules::{companion, initiative, leaving, sides, turn},
};

/// The base of minions' rolls: their quality in the kind of conflict that they are good at, and their number.
//= sotc.minions.group-as-one
//= sotc.minions.quality
#[inline(never)]
pub(crate) fn base(state: &State, group: ActorId, skill: Option<SkillId>) -> Terms {
    let mut terms = Terms::NONE;
    // An independent companion may have skills.
    if let Some(skill) = skill
        && let Some(rating) = companion::own_skill(state, group, skill)
    {
        terms.add(Why::CompanionSkill(skill), rating);
        return terms;
    }
    //= sotc.minions.quality-scope
    let quality = match state.frame.sheet(group).minions {
        Some(minions) if state.quality_scope(group) & sides::kind_of(state).bit() != 0 => minions.quality,
        _ => 0,
    };
    terms.add(Why::Quality, quality);
    //= sotc.minions.bonus-shrinks
    terms.add(Why::Headcount, bonus(state.actor(group).members));
    terms
}

/// The bonus of a group of this size.
//= sotc.minions.group-bonus
#[inline]
pub(crate) fn bonus(size: u16) -> i8 {
    match size {
        0..=1 => 0,
        2..=3 => 1,
        4..=6 => 2,
        7..=9 => 3,
        _ => 4,
    }
}

/// The shifts of a hit that a group did not absorb.
#[derive(Clone, Copy)]
pub(crate) struct Left {
    /// Shifts for which no minions were left.
    pub(crate) over: i16,
    /// Shifts with which the attacker could have taken out more minions.
    pub(crate) spared: i16,
}

/// A hit on a group without a leader; returns the overflow.
//= sotc.overflow.definition
pub(crate) fn hit<T: FateTable>(t: &mut T, by: Option<ActorId>, group: ActorId, shifts: u16) -> Play<T, i16> {
    let left = fill(t, by, group, shifts)?;
    Ok(left.over + left.spared)
}

/// A hit on a leader, which affects the minions first. Shifts that are more than the whole group can take hit
/// the leader. Shifts that the attacker spared do not: they can only be overflow.
//= sotc.mixed.damage-first
//= sotc.overflow.definition
pub(crate) fn shield_leader<T: FateTable>(
    t: &mut T,
    by: Option<ActorId>,
    group: ActorId,
    shifts: u16,
) -> Play<T, Left> {
    fill(t, by, group, shifts)
}

/// Fills one box after another, minion by minion, beginning with the wounded one. Returns what the group did
/// not absorb.
//= sotc.minions.sequential-stress
//= sotc.minions.spill-over
fn fill<T: FateTable>(t: &mut T, by: Option<ActorId>, group: ActorId, shifts: u16) -> Play<T, Left> {
    let capacity = u16::from(t.state().boxes_each(group));
    let (members, wounds) = (t.state().actor(group).members, u16::from(t.state().actor(group).wounds));
    let room = members.saturating_mul(capacity).saturating_sub(wounds);
    let most = shifts.min(room);
    let mut boxes = most;
    if boxes == room && t.state().switches().spare_for_overflow {
        boxes = boxes.saturating_sub(spare(t, by, members, capacity)?);
    }
    let out = (wounds + boxes) / capacity;
    t.tell(Event::MinionsHit { actor: group, boxes, out });
    if out == members {
        //= sotc.minions.no-consequences
        // The attacker describes how they go; there are no questions or payments.
        t.tell(Event::TakenOut { actor: group, by, manner: Wording::NONE });
        leaving::let_go(t, group);
    }
    let short = |n: u16| i16::try_from(n).unwrap_or(i16::MAX);
    Ok(Left { over: short(shifts - most), spared: short(most - boxes) })
}

/// Number of boxes left free because the attacker prefers overflow.
fn spare<T: FateTable>(t: &mut T, by: Option<ActorId>, members: u16, capacity: u16) -> Play<T, u16> {
    let Some(who) = by else { return Ok(0) };
    let most = u8::try_from(members).unwrap_or(u8::MAX);
    let seat = sides::victors_seat(t.state(), by);
    let spared = t.ask(Spare { seat, who, most })?.min(most);
    Ok(u16::from(spared) * capacity)
}

/// Checks whether `leader` may join `group`.
//= sotc.groups.attach-leader
//= sotc.groups.minion-side
pub(crate) fn check_attach(state: &State, leader: ActorId, group: ActorId) -> Result<(), Reason> {
    if state.actor(leader).kind != ActorKind::Named {
        return Err(Bar::NotNamed.into());
    }
    if state.actor(group).kind == ActorKind::Named {
        return Err(Bar::NotAGroup.into());
    }
    if !state.is_in(leader) || !state.is_in(group) {
        return Err(Bar::IsOut.into());
    }
    let (a, b) = (state.actor(leader), state.actor(group));
    if a.side != b.side || a.zone != b.zone || b.attached.is_some_and(|it| it != leader) {
        return Err(Bar::NotTogether.into());
    }
    Ok(())
}

/// A named character joins a group as its leader. This is free.
//= sotc.mixed.attached
//= sotc.mixed.join-leave-free
pub(crate) fn attach<T: FateTable>(t: &mut T, leader: ActorId, group: ActorId) -> Play<T, ()> {
    if let Some(old) = t.state().actor(leader).attached {
        t.tell(Event::Detached { leader, group: old });
    }
    //= sotc.mixed.minions-give-up-action
    let acted = |who: ActorId| t.state().actor(who).turn.acted;
    let spent = t.state().in_conflict() && acted(group) && !acted(leader);
    t.tell(Event::Attached { leader, group, spent });
    turn::settle(t)
}

/// Checks that `leader` has a group to leave.
pub(crate) fn check_detach(state: &State, leader: ActorId) -> Result<(), Reason> {
    match state.actor(leader).attached {
        Some(_) => Ok(()),
        None => Err(Bar::NotAttached.into()),
    }
}

/// A leader leaves the group. This is free as well.
//= sotc.mixed.join-leave-free
pub(crate) fn detach<T: FateTable>(t: &mut T, leader: ActorId) -> Play<T, ()> {
    part(t, leader);
    Ok(())
}

/// An actor who moves away from the group or leader is detached.
//= sotc.mixed.detach-by-moving
pub(crate) fn part<T: FateTable>(t: &mut T, one: ActorId) {
    let Some(other) = t.state().actor(one).attached else { return };
    let (leader, group) =
        if t.state().actor(one).kind == ActorKind::Named { (one, other) } else { (other, one) };
    t.tell(Event::Detached { leader, group });
}

/// Checks whether these groups can be divided like this.
//= sotc.minions.quantity
pub(crate) fn check_regroup(state: &State, it: &Regroup) -> Result<(), Reason> {
    let Some(&first) = it.groups.first() else { return Err(Bar::NotAGroup.into()) };
    for &group in &it.groups {
        if state.actor(group).kind != ActorKind::Minions {
            return Err(Bar::NotAGroup.into());
        }
        let same_kind = state.frame.sheet(group).minions == state.frame.sheet(first).minions;
        if !same_kind || state.actor(group).side != state.actor(first).side {
            return Err(Bar::NotTogether.into());
        }
    }
    let sizes = sizes_of(state, it);
    let sum: u32 = sizes.iter().map(|&size| u32::from(size)).sum();
    let count: u32 = it.groups.iter().map(|&group| u32::from(state.actor(group).members)).sum();
    if sum != count || sizes.len() > it.groups.len() {
        let short = |n: u32| i16::try_from(n).unwrap_or(i16::MAX);
        return Err(Reason::of(Bar::SizesDoNotFit, short(count), short(sum)));
    }
    Ok(())
}

/// The requested sizes; by default even groups, as many as there are opponents.
//= sotc.minions.split
//= sotc.minions.unequal-groups
//= sotc.minions.gm-build
fn sizes_of(state: &State, it: &Regroup) -> Vec<u16> {
    if !it.sizes.is_empty() {
        return it.sizes.clone();
    }
    let Some(&first) = it.groups.first() else { return Vec::new() };
    let count = it.groups.iter().map(|&group| state.actor(group).members).sum();
    let opponents = state
        .ids()
        .filter(|&id| sides::are_enemies(state, first, id) && state.is_in(id))
        .filter(|&id| state.actor(id).kind == ActorKind::Named)
        .count();
    let most = opponents.min(it.groups.len());
    initiative::even_split(count, u16::try_from(most).unwrap_or(u16::MAX))
}

/// Divides minions among groups.
pub(crate) fn regroup<T: FateTable>(t: &mut T, it: &Regroup) -> Play<T, ()> {
    let sizes = sizes_of(t.state(), it);
    let members = |n: usize| sizes.get(n).copied().unwrap_or(0);
    let mut wounds: Vec<u8> = it.groups.iter().map(|&group| t.state().actor(group).wounds).collect();
    //= sotc.minions.spill-over
    // Wounded minions keep their marks, even if their group is dissolved. Each group keeps the marks of one
    // minion: if two wounded ones end up together, those of the more seriously wounded one.
    for n in (0..wounds.len()).filter(|&n| members(n) == 0) {
        let marks = std::mem::take(&mut wounds[n]);
        let groups = (0..wounds.len()).filter(|&m| members(m) > 0);
        if let Some(m) = groups.min_by_key(|&m| wounds[m]) {
            wounds[m] = wounds[m].max(marks);
        }
    }
    for (n, &group) in it.groups.iter().enumerate() {
        // An empty group follows nobody.
        if let (0, Some(leader)) = (members(n), t.state().actor(group).attached) {
            t.tell(Event::Detached { leader, group });
        }
        t.tell(Event::Regrouped { group, members: members(n), wounds: wounds[n] });
    }
    turn::settle(t)
}
