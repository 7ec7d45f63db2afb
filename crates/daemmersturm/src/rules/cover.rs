//! Cover.

use schwung_table::Play;

use crate::{
    ActorId, Cover, CoverSide, Direction, Protect, Purpose, Span, State, Table,
    rules::{dice, protect},
};

/// The best cover of a character against an attacker. If the direction of the attack is unknown, cover is assumed to
/// protect from it.
//= daemmersturm.cover.between
//= daemmersturm.cover.marking
//= daemmersturm.cover.partial
//= daemmersturm.cover.value
#[inline]
pub(crate) fn from(state: &State, of: ActorId, by: ActorId, at: Option<Direction>) -> Option<&Cover> {
    if state.covers.is_empty() {
        return None;
    }
    let near = || state.engaged.iter().find(|it| (it.by, it.on) == (of, by)).and_then(|it| it.at);
    let at = at.or_else(near);
    let fits = |it: &&Cover| match it.side {
        CoverSide::All => true,
        CoverSide::Against(whom) => whom == by,
        CoverSide::From(side) => at.is_none_or(|at| at.apart(side) <= 1),
    };
    state.covers.iter().filter(|it| it.of == of).filter(fits).min_by_key(|it| it.need)
}

/// Returns whether cover helps against this hit.
//= daemmersturm.cover.against
//= daemmersturm.cover.is-not-shield
//= daemmersturm.cover.with-shield
#[inline]
pub(crate) fn helps(state: &State, it: &Protect) -> bool {
    // There is one cover roll per attack, for cover or for seeking cover.
    !it.tried.cover
        && !it.tried.seek
        && protect::from_afar(it.kind)
        && from(state, it.who, it.by, it.from).is_some()
}

/// Makes a cover roll: 1–20 without any bonus. Reaching the value averts all damage.
//= daemmersturm.cover.roll
//= daemmersturm.cover.no-bonus
pub(crate) fn roll<T: Table>(t: &mut T, who: ActorId, by: ActorId, at: Option<Direction>) -> Play<T, bool> {
    let Some(need) = from(t.state(), who, by, at).map(|it| i16::from(it.need)) else { return Ok(false) };
    Ok(dice::roll(t, who, Purpose::Cover, Span::D20, 0)? >= need)
}

/// Returns whether a character is in full cover and has not attacked from there since its latest turn.
//= daemmersturm.cover.full
//= daemmersturm.cover.firing-out
#[inline]
pub(crate) fn is_full(state: &State, of: ActorId, by: ActorId, at: Option<Direction>) -> bool {
    !state.covers.is_empty()
        && !state.actor(of).exposed
        && state.covers.iter().any(|it| it.of == of && it.full)
        && from(state, of, by, at).is_some_and(|it| it.full)
}

/// Returns whether a character leaves full cover when it attacks.
//= daemmersturm.cover.firing-out
#[inline]
pub(crate) fn fires_out(state: &State, by: ActorId) -> bool {
    !state.covers.is_empty() && state.covers.iter().any(|it| it.of == by && it.full)
}
