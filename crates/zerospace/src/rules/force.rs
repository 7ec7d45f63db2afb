//! Forced actions: sacrificing the next turn to defend now.

use schwung_table::{Choice, Play};

use crate::{
    ActorId, ActorKind, Answer, Attribute, Bar, Event, Force, ForceLimit, ForcedDeed, Forcing, Gait,
    Judgement, Length, Mode, Price, Reason, State, Table, Weapon, Wording, ZeroSpace,
    rules::{judge, range},
};

/// Why an actor may not force an action now.
//= zerospace.force.once-per-round
//= zerospace.force.declare
fn bar(state: &State, who: ActorId) -> Option<Bar> {
    let actor = state.actor(who);
    let round = Some(state.round());
    let forced = match state.switches.force_limit {
        ForceLimit::Character => actor.forced == round,
        ForceLimit::Table => state.actors.iter().any(|it| it.forced == round),
    };
    if !state.in_conflict() {
        Some(Bar::NoConflict)
    } else if forced {
        Some(Bar::ForcedAlready)
    } else if actor.owed > 0 && !state.switches.force_while_owed {
        Some(Bar::TurnOwed)
    } else {
        None
    }
}

/// Whether to ask an actor: not if it cannot force an action, nor if its seat always declines.
#[inline]
fn is_asked(state: &State, who: ActorId) -> bool {
    let actor = state.actor(who);
    actor.kind != ActorKind::Object
        && !state.players.get(usize::from(actor.seat.0)).is_some_and(|it| it.passes)
        && !state.is_defenceless(who)
        && bar(state, who).is_none()
}

/// The result of the opportunity to force actions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Window {
    /// The actor who is attacked now.
    pub(crate) on: ActorId,
    /// Whether an actor shields the original target.
    pub(crate) shielded: bool,
    /// Whether the target is outside the radius.
    pub(crate) out_of_radius: bool,
    /// Whether the target took cover.
    pub(crate) cover: bool,
}

/// Gives the target and its allies the opportunity to force an action between the announcement of the attack and the roll. The
/// attack takes place in any case. Only actors who can and may want to are asked.
//= zerospace.force.timing
pub(crate) fn window<T: Table>(
    t: &mut T,
    by: ActorId,
    on: ActorId,
    weapon: &Weapon,
    mode: Mode,
    blast: Option<(Length, Length)>,
) -> Play<T, Window> {
    let mut window = Window { on, shielded: false, out_of_radius: false, cover: false };
    let state = t.state();
    if state.conflict.is_none() || state.players.iter().all(|it| it.passes) {
        return Ok(window);
    }
    let may = |&who: &ActorId| {
        who != by && (who == on || guards(state, who, (by, on), blast)) && is_asked(state, who)
    };
    let able: Vec<ActorId> = state.ids().filter(may).collect();
    if able.is_empty() {
        return Ok(window);
    }
    let (combat, kind) = (weapon.combat, weapon.kind);
    for some in one_of_each_seat(state, &able) {
        let state = t.state();
        // Earlier answers may have used up the options of others.
        let some: Vec<ActorId> = some.into_iter().filter(|&who| is_asked(state, who)).collect();
        let ask =
            |&who: &ActorId| Force { seat: state.actor(who).seat, who, by, on, combat, kind, mode, blast };
        let questions = some.iter().map(ask).collect();
        let answers = t.ask_each(questions)?;
        for (who, answer) in some.into_iter().zip(answers) {
            carry_out(t, who, answer, &mut window)?;
        }
    }
    Ok(window)
}

/// Splits the actors into batches with at most one actor per seat, so that simultaneous questions do not depend on each
/// other.
pub(crate) fn one_of_each_seat(state: &State, all: &[ActorId]) -> Vec<Vec<ActorId>> {
    let mut batches: Vec<Vec<ActorId>> = Vec::new();
    for &who in all {
        let seat = state.actor(who).seat;
        let free = |batch: &&mut Vec<ActorId>| batch.iter().all(|&other| state.actor(other).seat != seat);
        match batches.iter_mut().find(free) {
            Some(batch) => batch.push(who),
            None => batches.push(vec![who]),
        }
    }
    batches
}

/// Whether an actor can protect the target: actors of the target's own side can. For targets that take no part in the conflict,
/// all actors can, and for a third side all who are no allies of the attacker. Nobody can shield others from a blast, because
/// it reaches everybody.
//= zerospace.force.protect
fn guards(
    state: &State,
    who: ActorId,
    (by, on): (ActorId, ActorId),
    blast: Option<(Length, Length)>,
) -> bool {
    let takes_part = |id: ActorId| state.order.iter().any(|it| it.actor == id);
    let third = state.are_enemies(who, by) && state.are_enemies(on, by);
    blast.is_none() && takes_part(who) && (third || !state.are_enemies(who, on) || !takes_part(on))
}

fn carry_out<T: Table>(t: &mut T, who: ActorId, answer: Forcing, window: &mut Window) -> Play<T, ()> {
    match answer {
        Forcing::Pass => {}
        //= zerospace.dodge.procedure
        Forcing::Dodge(attribute) => {
            force(t, who, ForcedDeed::Dodge(attribute));
            t.tell(Event::Dodging { actor: who, attribute, forced: true });
        }
        //= zerospace.cover-dive.procedure
        //= zerospace.cover-dive.any-attack
        Forcing::Cover => {
            if gets_away(t, who)? {
                force(t, who, ForcedDeed::Cover);
                window.cover |= who == window.on;
            }
        }
        Forcing::OutOfRadius => {
            if gets_away(t, who)? {
                force(t, who, ForcedDeed::OutOfRadius);
                window.out_of_radius |= who == window.on;
            }
        }
        //= zerospace.force.protect
        Forcing::Shield => {
            let on = window.on;
            // The first to arrive is enough; the others keep their turn.
            if !window.shielded && judge(t, Judgement::Shield { by: who, on })? {
                force(t, who, ForcedDeed::Shield(on));
                (window.on, window.shielded) = (who, true);
            }
        }
        //= zerospace.force.defensive-only
        Forcing::Other(text) => {
            if judge(t, Judgement::Defensive { by: who, text: text.clone() })? {
                force(t, who, ForcedDeed::Other(text));
            }
        }
    }
    Ok(())
}

/// Whether a prone actor gets away in time, which the game master decides.
//= zerospace.cover-dive.procedure
fn gets_away<T: Table>(t: &mut T, who: ActorId) -> Play<T, bool> {
    if !t.state().actor(who).prone {
        return Ok(true);
    }
    judge(t, Judgement::GetAway { who })
}

/// Pays with the deferred turn if there is one, otherwise with the next turn.
//= zerospace.force.declare
fn force<T: Table>(t: &mut T, who: ActorId, deed: ForcedDeed) {
    let actor = t.state().actor(who);
    let (stored, surprised, prone) = (actor.stored.is_some(), actor.surprised, actor.prone);
    let moves = matches!(deed, ForcedDeed::Cover | ForcedDeed::OutOfRadius | ForcedDeed::Shield(_));
    let sprints = matches!(deed, ForcedDeed::Cover | ForcedDeed::OutOfRadius);
    t.tell(Event::Forced { actor: who, deed, stored });
    // Sacrificing the first turn ends surprise.
    //= zerospace.surprise.state
    if stored && surprised {
        t.tell(Event::Surprised { actor: who, surprised: false });
    }
    if sprints && prone {
        t.tell(Event::Prone { actor: who, prone: false });
    }
    if moves {
        range::leave(t, who);
    }
}

/// The answers to [`Force`], which are purely defensive.
//= zerospace.force.defensive-only
pub(crate) fn options(state: &State, it: &Force, choices: &mut Vec<Choice<ZeroSpace>>) {
    let own = it.who == it.on;
    let late = bar(state, it.who);
    let mut offer = |forcing: Forcing, price: Price, rule: &'static str, barred: Option<Bar>| {
        let reason: Option<Reason> = barred.map(Into::into);
        choices.push(Choice { answer: Answer::Forcing(forcing), price, rule, barred: reason });
    };
    offer(Forcing::Pass, Price::FREE, "zerospace.force.declare", None);
    if own {
        for attribute in [Attribute::Dexterity, Attribute::Strength] {
            offer(Forcing::Dodge(attribute), Price::TURN, "zerospace.dodge.attribute", late);
        }
        let held = state.is_held(it.who).then_some(Bar::IsHeld);
        offer(Forcing::Cover, Price::TURN, "zerospace.cover-dive.procedure", late.or(held));
        if let Some((radius, from)) = it.blast {
            let reach = state.sheet(it.who).pace[Gait::Sprint as usize];
            let way = Length(radius.0.saturating_sub(from.0).saturating_add(1));
            let far = reach.is_some_and(|it| it < way).then_some(Bar::RadiusTooWide);
            let barred = late.or(held).or(far);
            offer(Forcing::OutOfRadius, Price::TURN, "zerospace.cover-dive.procedure", barred);
        }
    } else {
        let held = state.is_held(it.who).then_some(Bar::IsHeld);
        // Nobody can take the place of a target that is hurt in a hold.
        //= zerospace.grapple.hurt
        let grip = (it.mode == Mode::Hurt).then_some(Bar::GripOnly);
        offer(Forcing::Shield, Price::TURN, "zerospace.force.protect", late.or(grip).or(held));
    }
    offer(Forcing::Other(Wording::NONE), Price::TURN, "zerospace.force.defensive-only", late);
}
