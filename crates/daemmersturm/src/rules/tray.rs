//! Lines of the game client: pasting, keeping and assigning them to rolls.

use schwung_table::Seat;

use crate::{
    Bar, ClientEvent, Event, Reason, SceneEvent, State, Table, Trust, Wording,
    client::{ClientLine, Entered, Fitted, Kept, Modes, Origin, Pasted, Tray, TrayId, Waiting, Why, typed},
};

/// Maximum length of a pasted text in bytes.
const MOST_TEXT: usize = 40_000;

/// Checks whether the table accepts numbers of this origin.
//= daemmersturm.dice.entry-modes
fn check_way(state: &State, by: Seat, origin: Origin) -> Result<(), Reason> {
    let switches = &state.switches;
    let admitted = switches.dice_trust.admits(Modes::of(switches), origin, by.0);
    admitted.map_err(|_| Bar::WayClosed.into())
}

pub(crate) fn check_paste(state: &State, by: Seat, text: &str) -> Result<(), Reason> {
    check_way(state, by, Origin::Client)?;
    if text.trim().is_empty() {
        return Err(Bar::NeedsWords.into());
    }
    if text.len() > MOST_TEXT {
        let most = i32::try_from(MOST_TEXT).unwrap_or(i32::MAX);
        return Err(Reason::of(Bar::OutOfBounds, most, i32::try_from(text.len()).unwrap_or(i32::MAX)));
    }
    Ok(())
}

pub(crate) fn check_offer(state: &State, by: Seat, number: u32, to: &Waiting) -> Result<(), Reason> {
    check_way(state, by, Origin::Typed)?;
    typed(number, to.low, to.high, by.0).map(drop).map_err(|_| Bar::OutOfBounds.into())
}

fn find(state: &State, id: TrayId) -> Result<&Kept, Reason> {
    state.tray.lines().iter().find(|it| it.id == id).ok_or_else(|| Bar::NoSuchThing.into())
}

pub(crate) fn check_assign(
    state: &State,
    by: Seat,
    id: TrayId,
    to: &Waiting,
    reason: &Wording,
) -> Result<(), Reason> {
    let kept = find(state, id)?;
    if to.count == 0 || !(to.expects(&kept.line) || !reason.is_empty() && to.admits(&kept.line)) {
        return Err(Bar::OtherRoll.into());
    }
    //= daemmersturm.dice.trust
    if waits(state, kept.by) && kept.by == by.0 {
        return Err(Bar::OwnDice.into());
    }
    Ok(())
}

/// Returns whether numbers entered by this seat need confirmation.
//= daemmersturm.dice.trust
fn waits(state: &State, by: u8) -> bool {
    let entered = Entered { number: 0, origin: Origin::Client, by, confirmed: None };
    state.switches.dice_trust.waits_for_confirmation(entered)
}

pub(crate) fn check_discard(state: &State, by: Seat, id: TrayId) -> Result<(), Reason> {
    let kept = find(state, id)?;
    if by.is_gm() || kept.by == by.0 { Ok(()) } else { Err(Bar::NoSuchThing.into()) }
}

pub(crate) fn check_discard_all(state: &State, by: Seat) -> Result<(), Reason> {
    if ids(state, by).is_empty() { Err(Bar::NoSuchThing.into()) } else { Ok(()) }
}

/// The kept lines that a seat may discard.
fn ids(state: &State, by: Seat) -> Vec<TrayId> {
    let lines = state.tray.lines().iter();
    lines.filter(|it| by.is_gm() || it.by == by.0).map(|it| it.id).collect()
}

fn tell<T: Table>(t: &mut T, event: ClientEvent) {
    t.tell(Event::Scene(SceneEvent::Client(event)));
}

/// Pastes a text: matching lines are assigned to the pending roll, the others kept. If numbers need confirmation, all
/// are kept.
//= daemmersturm.dice.paste-matching
pub(crate) fn paste<T: Table>(t: &mut T, by: Seat, text: &str, waiting: &[Waiting]) {
    let mut tray = Tray::clone(&t.state().tray);
    let Pasted { fitted, kept, known, faults } = tray.paste(text, by.0, waiting);
    let unconfirmed = t.state().switches.dice_trust == Trust::Confirmed && !by.is_gm();
    let mut kept: Vec<Kept> = tray.lines().iter().filter(|it| kept.contains(&it.id)).cloned().collect();
    let mut lines: Vec<ClientLine> = fitted.into_iter().map(|Fitted { line, .. }| line).collect();
    if unconfirmed {
        //= daemmersturm.dice.trust
        kept.iter_mut().for_each(|it| it.follows = false);
        kept.extend(lines.drain(..).map(|line| tray.hold(line, by.0)));
    }
    let event = ClientEvent::Pasted {
        by,
        fitted: lines,
        kept,
        known: u16::try_from(known.len()).unwrap_or(u16::MAX),
        faults: faults.into_iter().map(|it| it.1).collect(),
    };
    tell(t, event);
}

pub(crate) fn offer<T: Table>(t: &mut T, by: Seat, number: u32, to: &Waiting) {
    let name = to.names.first().cloned().unwrap_or_default();
    let line = ClientLine { name, realm: None, stamp: None, number, low: to.low, high: to.high };
    let kept = Tray::clone(&t.state().tray).hold(line, by.0);
    tell(t, ClientEvent::Offered { kept });
}

pub(crate) fn assign<T: Table>(t: &mut T, by: Seat, id: TrayId, to: &Waiting, reason: &Wording) {
    let mut tray = Tray::clone(&t.state().tray);
    let confirmed = tray.lines().iter().any(|it| it.id == id && it.why == Why::Unconfirmed);
    if let Ok(Fitted { line, .. }) = tray.assign(id, to, !reason.is_empty()) {
        let reason = if to.expects(&line) { Wording::NONE } else { reason.clone() };
        tell(t, ClientEvent::Assigned { by, id, line, confirmed, reason });
    }
}

pub(crate) fn discard<T: Table>(t: &mut T, by: Seat, id: TrayId) {
    tell(t, ClientEvent::Discarded { by, id });
}

/// Discards everything that a seat may discard. The tray is emptied at the end of a section, too.
pub(crate) fn discard_all<T: Table>(t: &mut T, by: Seat) {
    for id in ids(t.state(), by) {
        discard(t, by, id);
    }
}
