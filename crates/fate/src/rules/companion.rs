//! Companions: more capable than minions, less than named characters.

use schwung_table::Play;

use crate::{
    ActorId, Advance, Bar, Companion, Event, FateTable, Judgement, Out, Reason, SkillId, State, Word,
    WordFor,
    rules::{bank, concession, judge, sides, turn},
};

/// The quality of a companion: Average, plus one for each advance, but below the partner's best skill.
//= sotc.companion.base
//= sotc.companion.adv-quality
//= sotc.companion.quality-max
pub fn companion_quality(companion: &Companion, partners_best: i8) -> i8 {
    let steps = companion.advances.iter().filter(|it| **it == Advance::Quality).count();
    let quality = i8::try_from(steps).unwrap_or(i8::MAX).saturating_add(1);
    quality.min((partners_best - 1).max(1))
}

/// The rating of a skill that a companion has learned; `None` if it has not.
//= sotc.companion.adv-skilled
//= sotc.companion.skilled-repeat
//= sotc.companion.advances
pub fn companion_skill(companion: &Companion, skill: SkillId, partners_best: i8, fixed: bool) -> Option<i8> {
    // The first package with the skill counts: a later one does not raise it.
    let at = companion
        .advances
        .iter()
        .position(|it| matches!(it, Advance::Skilled(skills) if skills.contains(&skill)))?;
    let Advance::Skilled(skills) = &companion.advances[at] else { return None };
    let below = i8::try_from(skills.len()).unwrap_or(i8::MAX).saturating_sub(1);
    let quality = if fixed {
        let then = Companion { advances: companion.advances[..at].to_vec(), ..companion.clone() };
        companion_quality(&then, partners_best)
    } else {
        companion_quality(companion, partners_best)
    };
    Some(quality - below)
}

/// The best skill of a partner, which replaces quality for named characters.
fn best_of(state: &State, partner: ActorId) -> i8 {
    state.frame.sheet(partner).best().unwrap_or(0)
}

/// Returns whether the `n`th companion of `partner` is present.
#[inline]
pub(crate) fn is_at_hand(state: &State, partner: ActorId, n: u8) -> bool {
    let actor = state.actor(partner);
    usize::from(n) < state.frame.sheet(partner).companions.len()
        && (actor.companions_gone | actor.companions_away) >> n.min(7) & 1 == 0
}

/// Number of present companions that help in this kind of conflict.
//= sotc.companion.definition
//= sotc.companion.type-sidekick
//= sotc.companion.type-aide
//= sotc.companion.type-assistant
//= sotc.companion.adv-scope
//= sotc.companion.source
#[inline]
pub(crate) fn helping(state: &State, partner: ActorId) -> u8 {
    let companions = &state.frame.sheet(partner).companions;
    if companions.is_empty() {
        return 0;
    }
    let Some(conflict) = state.conflict else { return 0 };
    let fits = |n: &u8| companions[usize::from(*n)].scope() & conflict.kind.bit() != 0;
    let count =
        (0..companions.len().min(8) as u8).filter(|&n| is_at_hand(state, partner, n)).filter(fits).count();
    count as u8
}

/// The rating of a skill that the `n`th companion provides to its partner, if it is present.
//= sotc.companion.skilled-use
pub(crate) fn lends(state: &State, partner: ActorId, n: u8, skill: SkillId) -> Option<i8> {
    if !is_at_hand(state, partner, n) {
        return None;
    }
    let companion = &state.frame.sheet(partner).companions[usize::from(n)];
    companion_skill(companion, skill, best_of(state, partner), state.switches().companion_skills_fixed)
}

/// The rating of an independent companion.
//= sotc.companion.adv-independent
pub(crate) fn own_skill(state: &State, alone: ActorId, skill: SkillId) -> Option<i8> {
    let (partner, n) = state.frame.sheet(alone).partner?;
    let companion = state.frame.sheet(partner).companions.get(usize::from(n))?;
    companion_skill(companion, skill, best_of(state, partner), state.switches().companion_skills_fixed)
}

/// The companions that can drop out instead of a consequence. They have no boxes of their own.
//= sotc.companion.extra-consequence
//= sotc.companion.no-boxes
#[inline]
pub(crate) fn can_drop_out(state: &State, partner: ActorId) -> impl Iterator<Item = u8> + '_ {
    let count = state.frame.sheet(partner).companions.len().min(8) as u8;
    (0..count).filter(move |&n| is_at_hand(state, partner, n))
}

/// A companion drops out. This counts as the consequence, and a concession may follow as usual.
//= sotc.companion.extra-consequence
//= sotc.concession.offer
pub(crate) fn lose<T: FateTable>(
    t: &mut T,
    by: Option<ActorId>,
    partner: ActorId,
    companion: u8,
) -> Play<T, ()> {
    let what = WordFor::Companion { partner, companion };
    let text = t.ask(Word { seat: t.state().actor(partner).seat, what })?;
    t.tell(Event::CompanionLost { partner, companion, text, by });
    concession::after_consequence(t, partner, by)
}

/// Checks whether a companion can be sent away, or called back.
//= sotc.companion.adv-independent
pub(crate) fn check_send(state: &State, partner: ActorId, n: u8, away: bool) -> Result<(), Reason> {
    let Some(companion) = state.frame.sheet(partner).companions.get(usize::from(n)) else {
        return Err(Bar::CompanionAbsent.into());
    };
    let actor = state.actor(partner);
    if actor.companions_gone >> n.min(7) & 1 == 1 {
        return Err(Bar::CompanionAbsent.into());
    }
    //= sotc.companion.extra-consequence
    let alone = state.ids().find(|&id| state.frame.sheet(id).partner == Some((partner, n)));
    if alone.is_some_and(|id| matches!(state.actor(id).out, Some(Out::TakenOut(_)))) {
        return Err(Bar::CompanionAbsent.into());
    }
    let is_away = actor.companions_away >> n.min(7) & 1 == 1;
    if is_away == away {
        return Err(Bar::CompanionCannot.into());
    }
    if away && !companion.advances.contains(&Advance::Independent) {
        return Err(Bar::NotIndependent.into());
    }
    Ok(())
}

/// Sends a companion away, or calls it back. When away, it is treated as a minion of its quality.
//= sotc.companion.independent-alone
pub(crate) fn send<T: FateTable>(t: &mut T, partner: ActorId, companion: u8, away: bool) -> Play<T, ()> {
    t.tell(Event::CompanionAway { partner, companion, away });
    let frame = &t.state().frame;
    let alone = t.state().ids().find(|&id| frame.sheet(id).partner == Some((partner, companion)));
    match alone {
        Some(id) => {
            let mut to = *t.state().actor(id);
            to.members = u16::from(away);
            to.out = (!away).then_some(Out::Left);
            to.zone = t.state().actor(partner).zone;
            to.hidden = t.state().actor(partner).hidden;
            t.tell(Event::ActorSet { actor: id, to: Box::new(to) });
        }
        None if away => join(t, partner, companion),
        None => {}
    }
    turn::settle(t)
}

/// Adds the companion as an actor.
fn join<T: FateTable>(t: &mut T, partner: ActorId, n: u8) {
    let state = t.state();
    let sheet = state.frame.sheet(partner);
    let companion = &sheet.companions[usize::from(n)];
    let kind = crate::ConflictKind::ALL
        .into_iter()
        .find(|it| companion.scope() & it.bit() != 0)
        .unwrap_or_else(|| sides::kind_of(state));
    let quality = companion_quality(companion, best_of(state, partner));
    let alone = crate::Sheet {
        name: companion.name.clone(),
        minions: Some(crate::Minions { quality, kind }),
        partner: Some((partner, n)),
        ..crate::Sheet::default()
    };
    let with = *state.actor(partner);
    let actor = crate::Actor {
        kind: crate::ActorKind::Companion,
        members: 1,
        hidden: with.hidden,
        ..crate::Actor::new(with.side, with.seat, with.zone)
    };
    t.tell(Event::ActorJoined { sheet: Box::new(alone), actor: Box::new(actor) });
}

/// Companions that cannot keep up with a far-moving partner stay behind if the game master says so.
/// Companions with the advance for keeping up never do, and nobody is asked about them.
//= sotc.companion.adv-keeping-up
pub(crate) fn keep_up<T: FateTable>(t: &mut T, partner: ActorId) -> Play<T, ()> {
    let count = t.state().frame.sheet(partner).companions.len().min(8) as u8;
    for companion in 0..count {
        let state = t.state();
        let able = &state.frame.sheet(partner).companions[usize::from(companion)].advances;
        if !is_at_hand(state, partner, companion) || able.contains(&Advance::KeepingUp) {
            continue;
        }
        if !judge(t, Judgement::KeepUp { partner, companion })? {
            t.tell(Event::CompanionAway { partner, companion, away: true });
        }
    }
    Ok(())
}

/// Checks that the companion has a communication that can be cut off.
//= sotc.companion.adv-communication
pub(crate) fn check_cut_off(state: &State, partner: ActorId, n: u8) -> Result<(), Reason> {
    match state.frame.sheet(partner).companions.get(usize::from(n)) {
        Some(it) if it.advances.contains(&Advance::Communication) => {
            bank::check_room(state, partner, u8::from(it.has_aspect))
        }
        Some(_) => Err(Bar::NoCommunication.into()),
        None => Err(Bar::CompanionAbsent.into()),
    }
}

/// The game master cuts off the communication of a companion with its partner. This is compensated only if
/// the partner has an aspect about it.
//= sotc.companion.communication-no-aspect
pub(crate) fn cut_off<T: FateTable>(t: &mut T, partner: ActorId, companion: u8) -> Play<T, ()> {
    let paid = t.state().frame.sheet(partner).companions[usize::from(companion)].has_aspect;
    t.tell(Event::CutOff { partner, companion, paid });
    Ok(())
}
