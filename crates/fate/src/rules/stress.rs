//! Stress: the effect of a hit.

use schwung_table::{Along, Choice, Play};

use crate::{
    Absorb, Absorption, ActorId, ActorKind, Answer, Bar, Boxes, Event, Fate, FateTable, Price, Reason, State,
    StressMarking, Track,
    mark::Mark,
    rules::{companion, consequence, minions, taken_out},
};

/// A hit of `shifts` on `on`; returns the overflow. `result` is that of the attack, if it may achieve more than the hit.
//= sotc.stress.amount
#[inline]
pub(crate) fn hit<T: FateTable>(
    t: &mut T,
    by: Option<ActorId>,
    on: ActorId,
    shifts: u16,
    track: Track,
    result: Option<i16>,
) -> Play<T, i16> {
    t.settle(|_| Mark::Struck { by, on, shifts, track, result: Along(result) })?;
    strike(t, by, on, shifts, track)
}

/// Like [`hit`], but from the moment when the hit is absorbed.
pub(crate) fn strike<T: FateTable>(
    t: &mut T,
    by: Option<ActorId>,
    on: ActorId,
    shifts: u16,
    track: Track,
) -> Play<T, i16> {
    t.tell(Event::Hit { by, on, shifts, track });
    if t.state().actor(on).kind != ActorKind::Named {
        return minions::hit(t, by, on, shifts);
    }
    //= sotc.mixed.damage-first
    let Some(group) = t.state().actor(on).attached else {
        return hit_named(t, by, on, shifts, track);
    };
    let left = minions::shield_leader(t, by, group, shifts)?;
    match u16::try_from(left.over) {
        Ok(over @ 1..) => {
            t.tell(Event::Hit { by, on, shifts: over, track });
            Ok(left.spared + hit_named(t, by, on, over, track)?)
        }
        _ => Ok(left.spared),
    }
}

/// A hit on a named character: absorbed by a box, a consequence, the loss of a companion, or not at all.
fn hit_named<T: FateTable>(
    t: &mut T,
    by: Option<ActorId>,
    who: ActorId,
    shifts: u16,
    track: Track,
) -> Play<T, i16> {
    let state = t.state();
    let free = box_for(state, who, track, shifts);
    let question = Absorb { seat: state.actor(who).seat, who, by, shifts, track };
    let absorption = match only_absorption(state, &question) {
        Some(absorption) => absorption,
        None => t.ask(question)?,
    };
    //= sotc.overflow.named
    let hit = i16::try_from(shifts).unwrap_or(i16::MAX);
    let overflow = if free.is_some() { 0 } else { hit - forced_from(t.state(), who, track) };
    match absorption {
        Absorption::Box(number) => {
            //= sotc.stress.mark-box
            mark(t, who, track, number, shifts);
        }
        //= sotc.consequence.voluntary
        //= sotc.consequence.forced
        //= sotc.consequence.absorbs-whole-hit
        Absorption::Consequence => consequence::take(t, by, who, track)?,
        Absorption::Companion(n) => companion::lose(t, by, who, n)?,
        Absorption::TakenOut => taken_out::take_out(t, by, who)?,
    }
    Ok(overflow)
}

/// Marks the box with this number. At tables that fill boxes, marks that many from the left.
//= sotc.stress.mark-box
//= freefate.shift.stress
#[inline]
fn mark<T: FateTable>(t: &mut T, who: ActorId, track: Track, number: u8, shifts: u16) {
    if t.state().switches().stress_marking == StressMarking::Numbered {
        t.tell(Event::BoxMarked { actor: who, track, number, rolled_up: u16::from(number) != shifts });
        return;
    }
    let free = free_boxes(t.state(), who, track);
    for number in Boxes(free).marked().take(usize::from(number)) {
        t.tell(Event::BoxMarked { actor: who, track, number, rolled_up: false });
    }
}

/// The unmarked boxes, as a bit mask.
#[inline]
fn free_boxes(state: &State, who: ActorId, track: Track) -> u32 {
    let length = track_length(state, who, track);
    let on_track = u32::MAX.checked_shr(32 - u32::from(length)).unwrap_or(0);
    !state.actor(who).stress[track as usize].0 & on_track
}

/// Number of boxes on a track.
//= sotc.stress.two-tracks
//= sotc.stress.length
//= sotc.stress.length-skills
#[inline]
pub fn track_length(state: &State, who: ActorId, track: Track) -> u8 {
    (state.profile.boxes + state.frame.sheet(who).extra_boxes[track as usize]).min(32)
}

/// The box that a hit of `shifts` marks: the one with this number, or the next higher free one; `None` if
/// there is none.
//= sotc.stress.mark-box
//= sotc.stress.roll-up
//= sotc.stress.past-last
#[inline]
pub fn box_for(state: &State, who: ActorId, track: Track, shifts: u16) -> Option<u8> {
    let length = track_length(state, who, track);
    let shifts = u8::try_from(shifts).ok().filter(|shifts| (1..=length).contains(shifts))?;
    let free = free_boxes(state, who, track);
    //= freefate.shift.stress
    if state.switches().stress_marking == StressMarking::Fill {
        return (free.count_ones() >= u32::from(shifts)).then_some(shifts);
    }
    let free = free & (u32::MAX << (shifts - 1));
    (free != 0).then(|| free.trailing_zeros() as u8 + 1)
}

/// The smallest hit for which there is no box, so that it forces a consequence or worse.
//= sotc.overflow.named
fn forced_from(state: &State, who: ActorId, track: Track) -> i16 {
    (1..=u16::from(track_length(state, who, track)) + 1)
        .find(|&shifts| box_for(state, who, track, shifts).is_none())
        .and_then(|shifts| i16::try_from(shifts).ok())
        .unwrap_or(i16::MAX)
}

/// What absorbs the hit, if there is only one possibility. Nobody is asked then.
#[inline]
fn only_absorption(state: &State, it: &Absorb) -> Option<Absorption> {
    let free = box_for(state, it.who, it.track, it.shifts);
    let consequence = consequence::may_take(state, it.who).is_ok();
    if companion::can_drop_out(state, it.who).next().is_some() {
        return None;
    }
    match (free, consequence) {
        (Some(number), false) => Some(Absorption::Box(number)),
        (None, true) => Some(Absorption::Consequence),
        //= sotc.taken-out.trigger
        (None, false) => Some(Absorption::TakenOut),
        (Some(_), true) => None,
    }
}

/// The answers to [`Absorb`].
pub(crate) fn options(state: &State, it: &Absorb, choices: &mut Vec<Choice<Fate>>) {
    let mut offer = |answer, rule, barred: Option<Reason>| {
        choices.push(Choice { answer: Answer::Absorption(answer), price: Price::FREE, rule, barred });
    };
    let free = box_for(state, it.who, it.track, it.shifts);
    match free {
        Some(number) => offer(Absorption::Box(number), "sotc.stress.mark-box", None),
        None => {
            let have = i16::from(track_length(state, it.who, it.track));
            let need = i16::try_from(it.shifts).unwrap_or(i16::MAX);
            let reason = Reason::of(Bar::NoFreeBox, need, have);
            offer(
                Absorption::Box(u8::try_from(it.shifts).unwrap_or(u8::MAX)),
                "sotc.stress.past-last",
                Some(reason),
            );
        }
    }
    let consequence = consequence::may_take(state, it.who);
    let stuck = free.is_none() && consequence.is_err();
    let rule = if free.is_some() { "sotc.consequence.voluntary" } else { "sotc.consequence.forced" };
    offer(Absorption::Consequence, rule, consequence.err());
    let mut companions = false;
    for n in companion::can_drop_out(state, it.who) {
        companions = true;
        offer(Absorption::Companion(n), "sotc.companion.extra-consequence", None);
    }
    if stuck && !companions {
        offer(Absorption::TakenOut, "sotc.taken-out.trigger", None);
    } else if stuck {
        // A character may prefer losing the conflict to losing a companion.
        offer(Absorption::TakenOut, "sotc.companion.extra-consequence", None);
    }
}
