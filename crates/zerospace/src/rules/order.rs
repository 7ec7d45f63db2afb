//! The order of turns.

use std::cmp::Reverse;

use schwung_table::{Play, Seat};

use crate::{
    ActorId, ActorKind, Attribute, Bar, BeginConflict, BuyDie, Event, GoesFirst, OrderTie, Place, Plan,
    PointUse, Reason, Row, State, SumDice, Table,
    rules::{
        budget,
        dice::throw,
        effort::{self, Role},
        turn,
    },
};

/// A slot of one or several actors, with the values that determine its position.
#[derive(Clone, Debug)]
struct Slot {
    members: Vec<ActorId>,
    result: i16,
    /// Tie breakers in order of precedence; the highest value goes first.
    ties: [i16; 4],
}

/// Checks whether a conflict may begin.
pub(crate) fn check_begin(state: &State, it: &BeginConflict) -> Result<(), Reason> {
    budget::need_peace(state)?;
    let anybody = state.ids().any(|id| takes_part(state, it, id));
    if anybody { Ok(()) } else { Err(Bar::NoTarget.into()) }
}

fn takes_part(state: &State, it: &BeginConflict, id: ActorId) -> bool {
    state.actor(id).kind != ActorKind::Object && !state.is_defenceless(id) && !it.absent.contains(&id)
}

/// Begins a conflict: everybody rolls for the order, and the first turn begins. The initiator has no advantage.
//= zerospace.conflict.begin
//= zerospace.initiative.roll
pub(crate) fn begin<T: Table>(t: &mut T, it: &BeginConflict) -> Play<T, ()> {
    let mut slots = slots(t.state(), it);
    for slot in &mut slots {
        let leader = slot.members[0];
        slot.result = roll(t, leader, it.ambush.contains(&leader))?;
        slot.ties = ties(t.state(), leader, it.initiator);
    }
    slots.sort_by_key(|it| Reverse((it.result, it.ties)));
    break_ties(t, &mut slots)?;
    // The roll for the order counts as a check.
    //= zerospace.ap.use.boost
    for actor in t.state().ids() {
        if t.state().actor(actor).checked {
            turn::lapse_boosts(t, actor);
        }
    }
    let mut order = Vec::new();
    for (n, slot) in slots.iter().enumerate() {
        let number = u8::try_from(n).unwrap_or(u8::MAX);
        let place = |&actor: &ActorId| Place { actor, slot: number, result: Some(slot.result) };
        order.extend(slot.members.iter().map(place));
    }
    t.tell(Event::ConflictBegan { initiator: it.initiator, order });
    //= zerospace.surprise.state
    for &actor in &it.surprised {
        if takes_part(t.state(), it, actor) {
            t.tell(Event::Surprised { actor, surprised: true });
        }
    }
    turn::go_on(t, 0)
}

/// The slots of all participants; unnamed characters of one band share a slot.
//= zerospace.initiative.groups
fn slots(state: &State, it: &BeginConflict) -> Vec<Slot> {
    let mut slots: Vec<Slot> = Vec::new();
    for id in state.ids().filter(|&id| takes_part(state, it, id)) {
        let band = |id: ActorId| {
            let shares = state.switches.group_slots && state.is_unnamed(id);
            let actor = state.actor(id);
            let band = state.sheet(id).band.as_deref().filter(|_| shares);
            band.map(|band| (band, actor.side, actor.seat))
        };
        let same = |slot: &&mut Slot| band(id).is_some() && band(slot.members[0]) == band(id);
        match slots.iter_mut().find(same) {
            Some(slot) => slot.members.push(id),
            None => slots.push(Slot { members: vec![id], result: 0, ties: [0; 4] }),
        }
    }
    slots
}

/// Makes one roll for the order, an ordinary check without a difficulty.
//= zerospace.initiative.roll
//= zerospace.initiative.surprise-bonus
fn roll<T: Table>(t: &mut T, who: ActorId, ambush: bool) -> Play<T, i16> {
    let (skill, plan) = (t.state().frame.roles.perception, Plan::default());
    let mut effort = effort::of_check(t.state(), who, skill, Attribute::Intelligence, Role::Reaction, &plan);
    effort.rows = effort.rows.with(Row::Ambush, ambush);
    let dice = effort.thrown();
    throw(t, &mut effort, dice, None)?;
    t.tell(Event::Rolled { effort, between: None, free: Vec::new() });
    let seat = t.state().actor(who).seat;
    //= zerospace.ap.use.bonus-die
    while t.state().points(seat) > 0
        && t.ask(BuyDie { seat, who, lead: Some(effort.total()), before: false, order: true })?
        && t.state().points(seat) > 0
    {
        let shown = effort.dice;
        t.tell(Event::PointSpent { seat, on: PointUse::Die });
        throw(t, &mut effort, 1, None)?;
        t.tell(Event::PointForDie { actor: who, dice: effort.dice - shown, before: false });
    }
    Ok(effort.total())
}

/// The tie breakers that are known before any roll.
//= zerospace.initiative.tie
fn ties(state: &State, who: ActorId, initiator: Option<ActorId>) -> [i16; 4] {
    let players = i16::from(!state.actor(who).seat.is_gm());
    match state.switches.order_tie {
        OrderTie::Usual => {
            let began = i16::from(initiator == Some(who));
            [began, state.attribute(who, Attribute::Intelligence), players, 0]
        }
        OrderTie::PlayersFirst => [players, 0, 0, 0],
        OrderTie::RollOff | OrderTie::GameMaster => [0; 4],
    }
}

/// Resolves remaining ties by up to three roll-offs, or by asking the game master.
//= zerospace.initiative.tie
fn break_ties<T: Table>(t: &mut T, slots: &mut [Slot]) -> Play<T, ()> {
    let asks = t.state().switches.order_tie == OrderTie::GameMaster;
    let mut from = 0;
    while from < slots.len() {
        let key = |slot: &Slot| (slot.result, slot.ties);
        let equal = slots[from..].iter().take_while(|it| key(it) == key(&slots[from])).count();
        let tied = &mut slots[from..from + equal];
        if equal > 1 && asks {
            ask_order(t, tied)?;
        } else if equal > 1 {
            roll_off(t, tied)?;
        }
        from += equal;
    }
    Ok(())
}

fn roll_off<T: Table>(t: &mut T, tied: &mut [Slot]) -> Play<T, ()> {
    for _ in 0..3 {
        for slot in tied.iter_mut() {
            let seat = t.state().actor(slot.members[0]).seat;
            slot.ties[3] = slot.ties[3] * 6 + i16::from(t.roll(seat, SumDice::new(1))?);
        }
        tied.sort_by_key(|it| Reverse(it.ties[3]));
        if tied.windows(2).all(|pair| pair[0].ties[3] != pair[1].ties[3]) {
            break;
        }
    }
    Ok(())
}

/// Sorts tied slots by asking the game master, with insertion sort.
fn ask_order<T: Table>(t: &mut T, tied: &mut [Slot]) -> Play<T, ()> {
    for n in 1..tied.len() {
        let mut at = n;
        while at > 0 {
            let (a, b) = (tied[at - 1].members[0], tied[at].members[0]);
            if t.ask(GoesFirst { seat: Seat::GM, a, b })? {
                break;
            }
            tied.swap(at - 1, at);
            at -= 1;
        }
    }
    Ok(())
}

/// Checks whether a latecomer may be added at that place.
pub(crate) fn check_enter(state: &State, who: ActorId, at: Option<u8>) -> Result<(), Reason> {
    budget::need_conflict(state)?;
    budget::need_able(state, who)?;
    if state.order.iter().any(|it| it.actor == who) && !state.can_move_place(who) {
        return Err(Bar::AlreadyIn.into());
    }
    if at.is_some_and(|at| usize::from(at) > state.order.len()) || state.order.len() >= 200 {
        return Err(Bar::OutOfBounds.into());
    }
    Ok(())
}

/// Adds a latecomer to the order, at the place chosen by the game master or by a roll. A latecomer who is in the order already
/// moves.
//= zerospace.initiative.newcomer
pub(crate) fn enter<T: Table>(t: &mut T, who: ActorId, at: Option<u8>) -> Play<T, ()> {
    let (at, result) = match at {
        Some(at) => (usize::from(at), None),
        None => {
            let result = roll(t, who, false)?;
            let before = |it: &Place| it.result.is_some_and(|it| it < result);
            let at = t.state().order.iter().position(before).unwrap_or(t.state().order.len());
            (at, Some(result))
        }
    };
    // The own place is left before.
    let old = t.state().order.iter().position(|it| it.actor == who);
    let at = u8::try_from(at - usize::from(old.is_some_and(|it| it < at))).unwrap_or(u8::MAX);
    place(t, who, at, result);
    Ok(())
}

/// Adds somebody who joins during a conflict to the end of the order. The game master may choose another place.
//= zerospace.initiative.newcomer
pub(crate) fn place_last<T: Table>(t: &mut T, who: ActorId) {
    if t.state().in_conflict() && t.state().actor(who).kind != ActorKind::Object {
        let at = u8::try_from(t.state().order.len()).unwrap_or(u8::MAX);
        place(t, who, at, None);
    }
}

fn place<T: Table>(t: &mut T, actor: ActorId, at: u8, result: Option<i16>) {
    let slot = t.state().order.iter().map(|it| it.slot).max().map_or(0, |it| it.saturating_add(1));
    t.tell(Event::Placed { place: Place { actor, slot, result }, at });
}
