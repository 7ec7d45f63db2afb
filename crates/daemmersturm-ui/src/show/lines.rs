//! The lines of the log.

use schwung_daemmersturm::{
    ActorFact, ActorId, AttackEvent, Command, Daemmersturm, Event, Fact, Frame, HarmEvent, Library,
    RollEvent, TableFact, TurnEvent,
};
use schwung_log::{Entry, Step};
use schwung_table::Line as _;
use schwung_ui_kit::lines;
use schwung_views::{
    Look, house,
    wire::{DiceView, Line, LineKind, OneResultView, ResultKind},
};

use super::eyes::Eyes;
use crate::words;

/// Maximum length of a line to be pasted in bytes. The chat of the game client takes 255.
const MOST_PASTE: usize = 240;

/// The lines of an entry.
pub(super) fn lines(look: Look<'_, Daemmersturm>, step: &Step<'_, Daemmersturm>) -> Vec<Line> {
    lines::lines(
        step,
        |command| matches!(command, Command::Set { .. }),
        |entry| match entry {
            Entry::Told(Event::Set { fact, .. }) | Entry::Interjected(Event::Set { fact, .. }) => {
                matches!(**fact, Fact::Table(TableFact::Frame(_) | TableFact::Switches(_)))
            }
            _ => false,
        },
        |event, by_hand| told(look, step, event, by_hand || matches!(event, Event::Set { .. })),
    )
}

fn told(
    look: Look<'_, Daemmersturm>,
    step: &Step<'_, Daemmersturm>,
    event: &Event,
    by_hand: bool,
) -> Option<Line> {
    if let Event::Set { fact, .. } = event
        && matches!(**fact, Fact::Table(TableFact::Frame(_)))
        && comes_along(&step.before.frame, &step.state.frame)
    {
        return None;
    }
    let eyes = Eyes::at(look, step.state);
    let (text, public) = lines::told(eyes.viewer, |it| words::event(eyes.c, eyes.state, event, it))?;
    let rolled = matches!(event, Event::Roll(RollEvent::Rolled { .. }));
    let actor = event.about().and_then(ActorId::of).filter(|&it| eyes.knows(it));
    Some(Line {
        why: eyes.explained(event),
        dice: if rolled { dice(look, step) } else { None },
        paste: public.as_deref().and_then(paste),
        round: eyes.state.combat.map(|it| it.round).filter(|_| is_of_round(event) && public.is_some()),
        seat: actor.filter(|_| !is_order(event)).and_then(|it| eyes.actor(it)).map(|it| it.seat.0),
        actor: actor.and_then(|it| eyes.wire(it)),
        outcome: outcome(eyes, event, actor, &text),
        beat: words::beat(eyes.c, eyes.state, event, eyes.viewer),
        // The line is secret if the public sees nothing of it, or less.
        secret: public.as_deref() != Some(&*text),
        ..house::line(kind(event, rolled, by_hand), text)
    })
}

/// Whether only that was added which newcomers bring along: sides, seats, and what they carry and can do. Their own lines
/// tell of them, unless they are hidden.
fn comes_along(was: &Frame, is: &Frame) -> bool {
    let (seats, sides, library) = (is.seats.clone(), is.sides.clone(), is.library.clone());
    grows(&was.library, &is.library) && *is == Frame { seats, sides, library, ..was.clone() }
}

fn grows(was: &Library, is: &Library) -> bool {
    let Library { weapons, protections, abilities, spells, substances, groups } = is;
    weapons.starts_with(&was.weapons)
        && protections.starts_with(&was.protections)
        && abilities.starts_with(&was.abilities)
        && spells.starts_with(&was.spells)
        && substances.starts_with(&was.substances)
        && groups.starts_with(&was.groups)
}

/// Whether an event sets standing orders, which is a remark beside the action.
fn is_order(event: &Event) -> bool {
    let Event::Set { fact, .. } = event else { return false };
    matches!(**fact, Fact::Actor { fact: ActorFact::Orders(_), .. })
}

/// The effect of an attack on one of its targets. All targets have their own lines about it.
fn outcome(eyes: Eyes<'_>, event: &Event, actor: Option<ActorId>, text: &str) -> Option<OneResultView> {
    let Event::Harm(it) = event else { return None };
    let counts = matches!(
        it,
        HarmEvent::Hurt { .. }
            | HarmEvent::Healed { .. }
            | HarmEvent::Unhealed { .. }
            | HarmEvent::WentDown { .. }
            | HarmEvent::Died { .. }
    );
    let on = actor.filter(|_| counts)?;
    Some(OneResultView { name: eyes.names(&[on]), words: text.to_owned(), kind: ResultKind::Effect })
}

/// The kind of a line. A line that something is allowed comes before the action, and is not its result.
fn kind(event: &Event, rolled: bool, by_hand: bool) -> LineKind {
    match event {
        Event::Overruled { .. } => LineKind::House,
        _ if is_order(event) => LineKind::Note,
        Event::Turn(TurnEvent::Placed { .. }) => LineKind::Result,
        // Their equipment is not part of it.
        Event::Set { fact, .. } if matches!(**fact, Fact::Table(TableFact::Join { .. })) => LineKind::Result,
        _ => lines::kind(event, rolled, by_hand),
    }
}

/// A line for the chat of the game client, with public content only, on a single line and of limited length.
fn paste(public: &str) -> Option<String> {
    let line = public.split_whitespace().collect::<Vec<_>>().join(" ").replace('|', "/");
    let mut cut = line.len().min(MOST_PASTE);
    while !line.is_char_boundary(cut) {
        cut -= 1;
    }
    (!line.is_empty()).then(|| if cut < line.len() { format!("{}…", &line[..cut]) } else { line })
}

/// The dice of a roll: those rolled before the event, in this record or an earlier one of the same action.
fn dice(look: Look<'_, Daemmersturm>, step: &Step<'_, Daemmersturm>) -> Option<DiceView> {
    let own = step.record.entries.get(..step.n).unwrap_or_default();
    let view = |it: &Entry<Daemmersturm>| match it {
        Entry::Rolled { dice, faces, outcome, origin, .. } => {
            Some(house::dice(look.texts, dice, faces, *outcome, *origin))
        }
        _ => None,
    };
    own.iter().rev().find_map(view)
}

/// Returns whether an event is shown in the summary at the end of a round.
fn is_of_round(event: &Event) -> bool {
    matches!(
        event,
        Event::Attack(AttackEvent::Saved { .. } | AttackEvent::FriendlyFire { .. })
            | Event::Harm(
                HarmEvent::Hurt { .. }
                    | HarmEvent::Healed { .. }
                    | HarmEvent::WentDown { .. }
                    | HarmEvent::Died { .. }
                    | HarmEvent::StoodFirm { .. }
            )
    )
}
