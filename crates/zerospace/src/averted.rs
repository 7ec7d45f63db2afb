//! Whether a forced action can change the result of an attack.

use schwung_play::{Input, replay};
use schwung_table::System as _;

use crate::{
    ActorId, ActorKind, Command, Event, Force, Question, State, ZeroSpace, dice::MOST_OF_A_DIE,
    hints::of_choices,
};

/// Whether forcing an action can still change whether or whom an attack hits, with the points that both sides have. It cannot
/// if the attack misses with any dice, or hits the person asked with any answer. True where this cannot be determined: for
/// blasts, where several act together, and if the person asked does not know who attacks.
//= zerospace.force.declare
//= zerospace.ap.use.bonus-die
pub(crate) fn can_be_averted(
    start: &State,
    command: &Command,
    inputs: &[Input<ZeroSpace>],
    it: &Force,
) -> bool {
    if !matches!(command, Command::Attack(_) | Command::Sweep(_)) {
        return true;
    }
    let run = replay::<ZeroSpace, _>(start.clone(), inputs, |t| ZeroSpace::perform(t, command));
    let state = &run.state;
    let joined = run.events.iter().any(|it| matches!(it, Event::Joined { .. }));
    let is_known = [it.by, it.on].into_iter().all(|who| state.is_known_to(who, it.seat));
    // The game master may not have set the difficulty of hitting it yet.
    if joined || !is_known || state.actor(it.on).kind == ActorKind::Object {
        return true;
    }
    let question = Question::Force(it.clone());
    let Some(odds) = of_choices(start, command, inputs, (state, &question), false) else { return true };
    let mut choices = Vec::new();
    ZeroSpace::options(state, &question, &mut choices);
    let allowed = choices.iter().zip(&odds).filter(|(choice, _)| choice.barred.is_none());
    let Some(leads) = allowed.map(|(_, odds)| Some(&odds.as_ref()?.leads)).collect::<Option<Vec<_>>>() else {
        return true;
    };
    let bought = |who: ActorId| MOST_OF_A_DIE.saturating_mul(i16::from(state.points(state.actor(who).seat)));
    // The first choice is to decline.
    let misses =
        leads.first().is_some_and(|all| all.iter().all(|lead| lead.0.saturating_add(bought(it.by)) < 0));
    let hits = leads.iter().all(|all| all.iter().all(|lead| lead.0.saturating_sub(bought(it.who)) >= 0));
    // A character that shields another is hit instead, and the margin can be the damage.
    let hits_anyway = hits && it.who == it.on && !state.switches.margin;
    !misses && !hits_anyway
}
