//! Dice from the game client: pasting, keeping, assigning and confirming lines.

use schwung_daemmersturm::{
    ActorId, Bar, ClientCommand, ClientEvent, Command, Daemmersturm, Event, Reason, SceneCommand, SceneEvent,
    State, Trust, Wording,
    client::{Kept, Origin, RollId, Tray, Waiting, Why, client_names},
};
use schwung_log::Asked;
use schwung_table::{Seat, WireId};
use schwung_views::{
    Brought, Look,
    wire::{Barred, TrayLineView},
};

use super::{
    barred,
    call::{admits, asked, is_open},
    eyes::Eyes,
};
use crate::words;

type Outcome = Result<Brought<Command>, Barred>;

fn refused(look: Look<'_, Daemmersturm>, what: Bar) -> Barred {
    barred(look.texts, &Reason::from(what))
}

fn command(it: ClientCommand) -> Command {
    Command::Scene(SceneCommand::Client(it))
}

/// Returns whether numbers entered by this seat need confirmation.
//= daemmersturm.dice.trust
fn waits(state: &State, by: Seat) -> bool {
    state.switches.dice_trust == Trust::Confirmed && !by.is_gm()
}

/// The lines in the tray. The plot leader sees all; players see their own, and those that others have to confirm.
pub(super) fn lines(look: Look<'_, Daemmersturm>) -> Vec<TrayLineView> {
    let eyes = Eyes::new(look);
    if eyes.only_watches() {
        return Vec::new();
    }
    let waiting = asked(look);
    let suits = |it: &Kept| waiting.as_ref().is_some_and(|(_, to)| to.expects(&it.line));
    let may = |it: &Kept| waiting.as_ref().is_some_and(|(asked, _)| may_give(look, asked, it));
    let admits =
        |it: &Kept| waiting.as_ref().is_some_and(|(_, to)| !to.expects(&it.line) && to.admits(&it.line));
    let follows = |it: &Kept| {
        let elsewhere = waiting.as_ref().is_none_or(|(_, to)| !to.names(&it.line));
        elsewhere && may_follow(look, it) && names_somebody(eyes, it)
    };
    // Reasons describe the current situation, not that at which the line was pasted.
    let reason = |it: &Kept| match waiting.as_ref().filter(|_| is_open(look)) {
        _ if it.why == Why::Unconfirmed => words::why(eyes.c, it.why),
        _ if follows(it) => eyes.c.text("ds-tray-follows", &[]),
        None => eyes.c.text("ds-tray-nothing", &[]),
        Some((_, to)) if to.expects(&it.line) && it.why == Why::TwoOfThatName => words::why(eyes.c, it.why),
        Some((_, to)) if to.expects(&it.line) && to.names(&it.line) => eyes.c.text("ds-tray-suits", &[]),
        Some((_, to)) if to.names(&it.line) => words::why(eyes.c, Why::OtherRange),
        Some(_) => words::why(eyes.c, Why::NotWaited),
    };
    let shown = |it: &&Kept| {
        let confirms = it.why == Why::Unconfirmed && suits(it) && is_open(look);
        eyes.sees_all() || it.by == eyes.own_seat().0 || confirms
    };
    let view = |it: &Kept| TrayLineView {
        id: it.id.into(),
        name: it.line.name.clone(),
        number: it.line.number,
        low: it.line.low,
        high: it.line.high,
        stamp: it.line.stamp.clone(),
        by: it.by,
        why: it.why.key().to_owned(),
        text: reason(it),
        suits: suits(it) && may(it),
        anyway: admits(it) && may(it),
        follows: follows(it),
        mine: eyes.sees_all() || it.by == eyes.own_seat().0,
    };
    eyes.state.tray.lines().iter().filter(shown).map(view).collect()
}

/// Returns whether the viewer may assign a line to a roll. That is the plot leader, the rolling player and, if the line
/// needs confirmation, anybody other than the person who entered it.
fn may_give(look: Look<'_, Daemmersturm>, asked: &Asked<'_, Daemmersturm>, line: &Kept) -> bool {
    let eyes = Eyes::new(look);
    if eyes.only_watches() {
        return false;
    }
    if waits(eyes.state, Seat(line.by)) {
        return eyes.own_seat().0 != line.by;
    }
    eyes.sees_all() || look.is_mine(asked.seat)
}

fn faces(number: u32) -> Option<Vec<i8>> {
    Some(vec![i8::try_from(number).ok()?])
}

/// Pastes lines: the first match goes to the pending roll, the others are kept and may follow.
//= daemmersturm.dice.paste-matching
pub(super) fn paste(look: Look<'_, Daemmersturm>, text: &str) -> Outcome {
    let eyes = Eyes::new(look);
    if !admits(look, Origin::Client) {
        return Err(refused(look, Bar::WayClosed));
    }
    let by = eyes.own_seat();
    let waiting = asked(look);
    let to: Vec<Waiting> = waiting.iter().map(|it| it.1.clone()).collect();
    let pasted = Tray::clone(&eyes.state.tray).paste(text, by.0, &to);
    let fitted = pasted.fitted.first().filter(|_| !waits(eyes.state, by));
    let number = fitted.and_then(|it| faces(it.entered.number));
    let roll = waiting.zip(number).map(|((asked, _), faces)| (asked.id, faces));
    let paste = ClientCommand::Paste { by, text: text.to_owned(), waiting: to };
    Ok(Brought { commands: vec![command(paste)], roll })
}

/// Assigns a kept line to a roll.
//= daemmersturm.dice.paste-matching
//= daemmersturm.dice.trust
pub(super) fn assign(
    look: Look<'_, Daemmersturm>,
    asked: &Asked<'_, Daemmersturm>,
    line: WireId,
    reason: &str,
) -> Outcome {
    let eyes = Eyes::new(look);
    let missing = || refused(look, Bar::NoSuchThing);
    let shown = lines(look).into_iter().any(|it| it.id == line);
    let kept =
        eyes.state.tray.lines().iter().find(|it| WireId::from(it.id) == line && shown).ok_or_else(missing)?;
    let (waiting, to) = self::asked(look).ok_or_else(missing)?;
    let reason = Wording::new(reason);
    let fits = to.expects(&kept.line) || !reason.is_empty() && to.admits(&kept.line);
    if waiting.id != asked.id || !fits {
        return Err(refused(look, Bar::OtherRoll));
    }
    if !may_give(look, &waiting, kept) {
        return Err(refused(look, Bar::OwnDice));
    }
    let roll = faces(kept.line.number).map(|faces| (waiting.id, faces));
    let assign = ClientCommand::Assign { by: eyes.own_seat(), id: kept.id, to, reason };
    Ok(Brought { commands: vec![command(assign)], roll })
}

/// The oldest line pasted during this action that matches the current roll, no matter who pasted it.
//= daemmersturm.dice.paste-matching
pub(super) fn follow(look: Look<'_, Daemmersturm>) -> Option<Brought<Command>> {
    let eyes = Eyes::new(look);
    let (waiting, to) = asked(look)?;
    let kept = eyes.state.tray.following(&to).find(|it| may_follow(look, it))?;
    let roll = faces(kept.line.number).map(|faces| (waiting.id, faces));
    let assign = ClientCommand::Assign { by: Seat(kept.by), id: kept.id, to, reason: Wording::NONE };
    Some(Brought { commands: vec![command(assign)], roll })
}

/// Returns whether any line may still answer a later roll of this action.
pub(super) fn is_followed(look: Look<'_, Daemmersturm>) -> bool {
    look.game.state().tray.lines().iter().any(|it| may_follow(look, it))
}

/// Returns whether a line may answer a later roll by itself: it was pasted during the current action, and it does not
/// repeat a line of an earlier paste.
fn may_follow(look: Look<'_, Daemmersturm>, line: &Kept) -> bool {
    if !line.follows || waits(look.game.state(), Seat(line.by)) {
        return false;
    }
    let told = look.game.running().map_or(&[][..], |it| &it.events);
    for event in told {
        let Event::Scene(SceneEvent::Client(ClientEvent::Pasted { fitted, kept, .. })) = event else {
            continue;
        };
        if kept.iter().any(|it| it.id == line.id) {
            return true;
        }
        if fitted.contains(&line.line) || kept.iter().any(|it| it.line == line.line) {
            return false;
        }
    }
    false
}

/// Returns whether the name on a line is that of a character known to the viewer.
fn names_somebody(eyes: Eyes<'_>, it: &Kept) -> bool {
    let known = (0..eyes.state.actors.len()).filter_map(|n| u8::try_from(n).ok()).map(|n| ActorId(n.into()));
    known.filter(|who| eyes.knows(*who)).any(|who| {
        let names = client_names(eyes.state, who);
        Waiting { roll: RollId::default(), who: 0, names, low: 0, high: 0, count: 1, beyond: false }
            .names(&it.line)
    })
}

/// Checks whether dice may be entered in this way, typed or from the server. Typed ones may need confirmation first.
//= daemmersturm.dice.entry-modes
//= daemmersturm.dice.trust
pub(super) fn dice(
    look: Look<'_, Daemmersturm>,
    asked: &Asked<'_, Daemmersturm>,
    typed: Option<&[i8]>,
) -> Result<Option<Command>, Barred> {
    let eyes = Eyes::new(look);
    let origin = if typed.is_some() { Origin::Typed } else { Origin::Generator };
    if !admits(look, origin) {
        return Err(refused(look, Bar::WayClosed));
    }
    let (Some(&[face]), true) = (typed, waits(eyes.state, eyes.own_seat())) else { return Ok(None) };
    let fits = asked.dice.is_some_and(|it| it.outcome(&[face]).is_ok());
    match (u32::try_from(face), self::asked(look)) {
        (Ok(number), Some((_, to))) if fits => {
            Ok(Some(command(ClientCommand::Offer { by: eyes.own_seat(), number, to })))
        }
        _ => Ok(None),
    }
}
