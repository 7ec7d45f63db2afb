//! What blocks prevent, and how they are overcome.

use schwung_table::Play;

use crate::{
    ActionKind, ActorId, ActorKind, Against, Bar, Block, Event, FateTable, Judgement, Prompt, Reason, State,
    ZoneId,
    rules::{judge, sides},
};

/// Ends blocks, with log lines.
pub(crate) fn lapse<T: FateTable>(t: &mut T, lapses: impl Fn(&Block) -> bool) {
    while let Some((by, against)) =
        t.state().blocks.iter().find(|it| lapses(it)).map(|it| (it.by, it.against))
    {
        t.tell(Event::BlockLapsed { by, against });
    }
}

/// The strongest block that seems to prevent such a deed, or entering a zone.
//= sotc.block.other-contest
//= sotc.indirect.block
pub(crate) fn in_the_way(
    state: &State,
    by: ActorId,
    deeds: &[ActionKind],
    to: Option<ZoneId>,
) -> Option<(ActorId, i16)> {
    in_the_way_from(state, by, deeds, state.actor(by).zone, to)
}

/// Like [`in_the_way`], but for a step from a zone that the actor will reach first.
pub(crate) fn in_the_way_from(
    state: &State,
    by: ActorId,
    deeds: &[ActionKind],
    here: ZoneId,
    to: Option<ZoneId>,
) -> Option<(ActorId, i16)> {
    let bars = |it: &&Block| match it.against {
        Against::AttacksOn(_) => false,
        Against::Deeds(bits) => deeds.iter().any(|deed| bits & deed.bit() != 0),
        Against::Passage(zone) => to.is_some() && (to == Some(zone) || here == zone),
    };
    state
        .blocks
        .iter()
        .filter(|it| concerns(state, it, by))
        .filter(bars)
        .map(|it| (it.by, it.strength))
        .max_by_key(|it| it.1)
}

/// Returns whether a block affects `actor`. Things left in the way hinder everybody except the character who
/// left them. Other blocks hinder enemies of the blocker as long as it is in the conflict.
//= sotc.indirect.block
fn concerns(state: &State, block: &Block, actor: ActorId) -> bool {
    if block.left {
        return block.by != actor;
    }
    sides::are_enemies(state, actor, block.by) && state.is_in(block.by)
}

/// Refuses what a block seems to prevent and what cannot be attempted without a roll. If the table wants to
/// be asked whether a block applies, this does not refuse it.
//= sotc.block.takes-action
pub(crate) fn check_unblocked(
    state: &State,
    by: ActorId,
    deeds: &[ActionKind],
    to: Option<ZoneId>,
) -> Result<(), Reason> {
    let asks = state.switches().ask_blocked == Prompt::Ask;
    if !asks && in_the_way(state, by, deeds, to).is_some() {
        return Err(Bar::BlockTakesAction.into());
    }
    Ok(())
}

/// Checks whether a block prevents something that needs no roll. The game master may waive it.
//= sotc.block.takes-action
pub(crate) fn holds<T: FateTable>(
    t: &mut T,
    actor: ActorId,
    deeds: &[ActionKind],
    to: Option<ZoneId>,
) -> Play<T, bool> {
    let Some((by, strength)) = in_the_way(t.state(), actor, deeds, to) else { return Ok(false) };
    let holds = judge(t, Judgement::Blocked { actor, by })?;
    if holds {
        t.tell(Event::Blocked { actor, by, strength });
    }
    Ok(holds)
}

/// The effect of a block on an attempt.
pub(crate) enum Passage {
    /// No block applies.
    Free,
    /// The block held.
    Stopped,
    /// The block was overcome by this many shifts.
    Through(i16),
}

/// Attempts what a block prevents: the roll of the deed itself is compared with the strength of the block.
//= sotc.block.other-contest
//= sotc.block.one-shift
//= sotc.block.takes-action
//= sotc.block.skill-latitude
//= sotc.block.secondary-skill
pub(crate) fn overcome<T: FateTable>(
    t: &mut T,
    actor: ActorId,
    effort: i16,
    deeds: &[ActionKind],
    to: Option<ZoneId>,
) -> Play<T, Passage> {
    let here = t.state().actor(actor).zone;
    overcome_from(t, actor, effort, deeds, here, to)
}

/// Like [`overcome`], but for a step from a zone that the actor will reach first.
pub(crate) fn overcome_from<T: FateTable>(
    t: &mut T,
    actor: ActorId,
    effort: i16,
    deeds: &[ActionKind],
    here: ZoneId,
    to: Option<ZoneId>,
) -> Play<T, Passage> {
    let Some((by, strength)) = in_the_way_from(t.state(), actor, deeds, here, to) else {
        return Ok(Passage::Free);
    };
    if !judge(t, Judgement::Blocked { actor, by })? {
        return Ok(Passage::Free);
    }
    let shifts = effort - strength;
    if shifts >= 1 {
        t.tell(Event::BlockOvercome { actor, by, shifts });
        Ok(Passage::Through(shifts))
    } else {
        t.tell(Event::Blocked { actor, by, strength });
        Ok(Passage::Stopped)
    }
}

/// The strongest block that protects an actor, or the group that it leads, from an attack by `by`.
//= sotc.block.protect
pub(crate) fn shield(state: &State, by: ActorId, on: ActorId) -> Option<(ActorId, i16)> {
    if state.blocks.is_empty() {
        return None;
    }
    let led = state.actor(on).attached.filter(|_| state.actor(on).kind == ActorKind::Named);
    let protects = |it: Against| match it {
        Against::AttacksOn(who) => who == on || Some(who) == led,
        Against::Deeds(_) | Against::Passage(_) => false,
    };
    state
        .blocks
        .iter()
        .filter(|it| protects(it.against) && sides::are_enemies(state, by, it.by) && state.is_in(it.by))
        .map(|it| (it.by, it.strength))
        .max_by_key(|it| it.1)
}
