//! Seeking cover.

use schwung_table::Play;

use crate::{
    ActorId, AttackKind, Bar, HarmEvent, Judgement, Order, Protect, Purpose, Reason, Span, State, Table,
    rules::{dice, judge, magic, protect, scope},
};

/// The number to reach. Nothing modifies it.
//= daemmersturm.seekcover.offer
pub(super) const NEED: i16 = 10;

/// Returns whether a character is already seeking cover, so that it helps against this hit.
//= daemmersturm.seekcover.duration
//= daemmersturm.seekcover.applies
#[inline]
pub(crate) fn is_active(state: &State, it: &Protect) -> bool {
    state.actor(it.who).seeking && !it.tried.seek && !it.tried.cover && protect::from_afar(it.kind)
}

/// Returns whether a character can start to seek cover now, before the damage.
//= daemmersturm.seekcover.offer
#[inline]
pub(crate) fn can_begin(state: &State, it: &Protect) -> bool {
    protect::from_afar(it.kind)
        && !it.tried.seek
        && !it.tried.cover
        && !state.actor(it.who).seeking
        && state.actor(it.who).orders.seek != Order::Never
        && state.is_up(it.who)
        && !state.is_faint(it.who)
}

/// Checks whether a character may seek cover in advance, before any hit. This is also possible outside its own turn.
//= daemmersturm.seekcover.offer
pub(crate) fn check(state: &State, by: ActorId) -> Result<(), Reason> {
    scope::need_combat(state)?;
    super::turn::need_able(state, by)?;
    if state.actor(by).seeking { Err(Bar::SeeksAlready.into()) } else { Ok(()) }
}

/// Starts seeking cover. It rules out movement and action until the end of the next turn, and breaks off channelling.
//= daemmersturm.seekcover.no-acting
//= daemmersturm.magic.abort
pub(crate) fn seek<T: Table>(t: &mut T, who: ActorId) {
    t.tell(HarmEvent::SoughtCover { who }.into());
    magic::stopped(t, who);
}

/// Makes the roll. A character that is not seeking cover yet needs time and room for it.
//= daemmersturm.seekcover.veto
pub(crate) fn attempt<T: Table>(t: &mut T, who: ActorId, by: ActorId, kind: AttackKind) -> Play<T, bool> {
    if !t.state().actor(who).seeking {
        if !judge(t, Judgement::Seek { who, by, kind })? {
            return Ok(false);
        }
        seek(t, who);
    }
    Ok(dice::roll(t, who, Purpose::SeekCover, Span::D20, 0)? >= NEED)
}
