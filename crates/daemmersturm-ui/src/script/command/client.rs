//! Parses commands for lines of the game client.

use schwung_daemmersturm::{
    ActorId, ClientCommand, Command, SceneCommand, Span, Wording,
    client::{RollId, TrayId, Waiting, client_names},
};
use schwung_table::Seat;

use super::{Read, Reader};
use crate::script::numbers::maybe_span;

fn client(it: ClientCommand) -> Read<Command> {
    Ok(Command::Scene(SceneCommand::Client(it)))
}

/// Parses `by SEAT`. Defaults to the plot leader.
fn by(r: &mut Reader<'_>) -> Read<Seat> {
    if r.is("by", "von") { r.seat() } else { Ok(Seat::GM) }
}

/// Parses `A 1-20 [amount]`, a pending roll; for an amount, numbers outside the range are accepted as well.
fn waiting(r: &mut Reader<'_>, nth: u32) -> Read<Waiting> {
    let who: ActorId = r.actor()?;
    let found = maybe_span(&mut r.cursor);
    let span: Span = r.found(found)?;
    let state = r.state;
    Ok(Waiting {
        roll: RollId(nth),
        who: u32::from(state.actor(who).seat.0),
        names: client_names(state, who),
        low: u32::from(span.low()),
        high: u32::from(span.high()),
        count: 1,
        beyond: r.is("amount", "Menge"),
    })
}

/// Parses `A by SEAT`.
pub(super) fn take_over(r: &mut Reader<'_>) -> Read<Command> {
    let who = r.actor()?;
    r.need("by", "von")?;
    Ok(Command::Scene(SceneCommand::TakeOver { by: r.seat()?, who }))
}

/// Parses `"LINE" [by SEAT] [for A N-N]…`.
pub(super) fn paste(r: &mut Reader<'_>) -> Read<Command> {
    let text = r.cursor.text()?;
    let by = by(r)?;
    let mut all = Vec::new();
    while all.len() < 100 && r.is("for", "für") {
        let nth = u32::try_from(all.len()).unwrap_or(0).saturating_add(1);
        all.push(waiting(r, nth)?);
    }
    client(ClientCommand::Paste { by, text, waiting: all })
}

/// Parses `N [by SEAT] for A N-N`, a number that another person has to confirm.
pub(super) fn offer(r: &mut Reader<'_>) -> Read<Command> {
    let number = r.number(0, 1_000_000)?;
    let by = by(r)?;
    r.need("for", "für")?;
    client(ClientCommand::Offer { by, number, to: waiting(r, 1)? })
}

/// Parses `N [by SEAT] for A N-N [anyway "REASON"]`, which assigns a kept line to a roll.
pub(super) fn assign(r: &mut Reader<'_>) -> Read<Command> {
    let id = TrayId(r.number(0, 1_000_000)?);
    let by = by(r)?;
    r.need("for", "für")?;
    let to = waiting(r, 1)?;
    let reason = if r.is("anyway", "trotzdem") { Wording::new(&r.cursor.text()?) } else { Wording::NONE };
    client(ClientCommand::Assign { by, id, to, reason })
}

pub(super) fn discard(r: &mut Reader<'_>) -> Read<Command> {
    let id = TrayId(r.number(0, 1_000_000)?);
    let by = by(r)?;
    client(ClientCommand::Discard { by, id })
}

/// Parses `[by SEAT]`.
pub(super) fn discard_all(r: &mut Reader<'_>) -> Read<Command> {
    client(ClientCommand::DiscardAll { by: by(r)? })
}
