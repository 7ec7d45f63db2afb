//! Deferred turns: deferring, interrupting another turn, joining an attack.

use schwung_table::{Choice, Play};

use crate::{
    ActorId, Answer, AttackKind, Bar, Combat, CutIn, Cutting, Event, ItemKind, Mode, Price, Reason, State,
    Table, Weapon, With, ZeroSpace,
    choices::one,
    rules::{
        budget::{need_able, need_conflict, need_turn},
        force::one_of_each_seat,
        turn::{lapse_deferred, next},
    },
};

/// Checks whether the turn may be deferred, which is possible only before anything of it is used.
pub(crate) fn check_defer(state: &State, by: ActorId) -> Result<(), Reason> {
    need_conflict(state)?;
    need_turn(state, by)?;
    let begun = state.actor(by).turn.has_begun() && !state.switches.defer_begun;
    // A deferred turn that is being taken cannot be deferred again.
    if begun || !state.interrupted.is_empty() {
        return Err(Bar::HasBegun.into());
    }
    Ok(())
}

/// Defers the whole turn.
//= zerospace.delay.declare
pub(crate) fn defer<T: Table>(t: &mut T, by: ActorId) -> Play<T, ()> {
    // At most one turn can be deferred.
    //= zerospace.delay.window
    if t.state().actor(by).stored.is_some() {
        lapse_deferred(t, by);
    }
    t.tell(Event::Deferred { actor: by });
    t.tell(Event::TurnEnded { actor: by });
    next(t)
}

/// Checks that there is a deferred turn, and a turn to interrupt.
pub(crate) fn check_take(state: &State, by: ActorId) -> Result<(), Reason> {
    need_conflict(state)?;
    need_able(state, by)?;
    let own = state.conflict.is_some_and(|it| it.turn == Some(by)) || state.interrupted.contains(&by);
    if state.actor(by).stored.is_none() || own {
        return Err(Bar::NothingStored.into());
    }
    Ok(())
}

/// Takes the deferred turn for any action, including attacks. The interrupted turn continues afterwards.
//= zerospace.delay.interrupt
pub(crate) fn take<T: Table>(t: &mut T, by: ActorId) {
    t.tell(Event::DeferredTaken { actor: by });
}

/// The result of asking actors with deferred turns.
pub(crate) enum Cut {
    /// An actor takes the deferred turn now; the announced action has not taken place.
    Interrupted,
    /// These actors join the attack.
    Joined(Vec<Joiner>),
}

/// An actor who joins an attack with a deferred turn.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Joiner {
    /// The joining actor.
    pub(crate) who: ActorId,
    /// The weapon, power or bare hands used.
    pub(crate) with: With,
    /// Whether the actor was still surprised, because the first turn had not been taken.
    pub(crate) surprised: bool,
}

/// Lets actors with deferred turns interrupt an action before the roll, or join an attack of their own side. If several
/// want to interrupt, the order of turns decides.
//= zerospace.delay.interrupt
//= zerospace.assist.combat
pub(crate) fn cut_ins<T: Table>(
    t: &mut T,
    by: ActorId,
    on: Option<ActorId>,
    attack: Option<(&Weapon, Mode)>,
) -> Play<T, Cut> {
    let state = t.state();
    if state.conflict.is_none() || !state.actors.iter().any(|it| it.stored.is_some()) {
        return Ok(Cut::Joined(Vec::new()));
    }
    let waits = |&who: &ActorId| {
        let actor = state.actor(who);
        let passes = state.players.get(usize::from(actor.seat.0)).is_some_and(|it| it.passes);
        let own = who == by || state.interrupted.contains(&who);
        !own && actor.stored.is_some() && !state.is_defenceless(who) && !passes
    };
    let waiting: Vec<ActorId> = state.order.iter().map(|it| it.actor).filter(waits).collect();
    if waiting.is_empty() {
        return Ok(Cut::Joined(Vec::new()));
    }
    let mut joined = Vec::new();
    for some in one_of_each_seat(state, &waiting) {
        let state = t.state();
        let ask = |&who: &ActorId| {
            let joinable = attack.is_some() && Some(who) != on && !state.are_enemies(who, by);
            let (weapon, mode) = attack.map_or((Weapon::default(), Mode::Strike), |it| (*it.0, it.1));
            let (combat, kind) = (weapon.combat, weapon.kind);
            CutIn { seat: state.actor(who).seat, who, by, on, joinable, combat, kind, mode }
        };
        let questions: Vec<CutIn> = some.iter().map(ask).collect();
        let answers = t.ask_each(questions.clone())?;
        if let Some(n) = answers.iter().position(|it| *it == Cutting::Interrupt) {
            t.tell(Event::CalledOff { actor: by, rule: "zerospace.delay.interrupt".into() });
            take(t, some[n]);
            return Ok(Cut::Interrupted);
        }
        for (it, answer) in questions.into_iter().zip(answers).filter(|it| it.0.joinable) {
            let with = match answer {
                Cutting::Join => With::Plain { combat: it.combat, kind: it.kind },
                Cutting::JoinWith(with) => with,
                Cutting::Pass | Cutting::Interrupt => continue,
            };
            let surprised = t.state().actor(it.who).surprised;
            joined.push(Joiner { who: it.who, with, surprised });
        }
    }
    for &Joiner { who, .. } in &joined {
        t.tell(Event::Joined { actor: who, with: by });
    }
    Ok(Cut::Joined(joined))
}

/// The answers to [`CutIn`]. Actors who join attack in the same way, with any suitable means of their own.
//= zerospace.delay.interrupt
//= zerospace.assist.combat
pub(crate) fn options(state: &State, it: &CutIn, choices: &mut Vec<Choice<ZeroSpace>>) {
    one(Answer::Cutting(Cutting::Pass), "zerospace.delay.interrupt", choices);
    let mut offer = |cutting: Cutting, rule: &'static str, barred: Option<Reason>| {
        choices.push(Choice { answer: Answer::Cutting(cutting), price: Price::TURN, rule, barred });
    };
    let barred = (!it.joinable).then(|| Bar::NothingToJoin.into());
    offer(Cutting::Join, "zerospace.assist.combat", barred);
    for with in means(state, it).filter(|_| it.joinable) {
        offer(Cutting::JoinWith(with), "zerospace.assist.combat", None);
    }
    offer(Cutting::Interrupt, "zerospace.delay.interrupt", None);
}

/// The weapons and powers with which an actor can join.
fn means(state: &State, it: &CutIn) -> impl Iterator<Item = With> {
    let unarmed = matches!(it.mode, Mode::Grapple | Mode::Hurt);
    let fits = move |weapon: &Weapon, combat: Combat, kind: AttackKind| {
        !unarmed && weapon.radius.is_none() && weapon.combat == combat && weapon.kind == kind
    };
    let (who, combat, kind) = (it.who, it.combat, it.kind);
    let items = state.items.iter().filter_map(move |item| match &item.kind {
        ItemKind::Weapon(weapon) if item.holder == Some(who) && fits(weapon, combat, kind) => {
            Some(With::Item(item.id))
        }
        _ => None,
    });
    let gifts = (0u8..).zip(&state.sheet(who).gifts).filter_map(move |(n, gift)| {
        gift.attack.as_ref().filter(|it| fits(it, combat, kind)).map(|_| With::Gift(n))
    });
    items.chain(gifts)
}
