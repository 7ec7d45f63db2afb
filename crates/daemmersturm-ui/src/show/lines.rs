//! The lines of the log.

use schwung_daemmersturm::{
    AreaEvent, AttackEvent, ClimbEvent, Command, Daemmersturm, Event, Fact, GearEvent, HarmEvent, MagicEvent,
    RollEvent, SceneEvent, SightEvent, SubstanceEvent, TableFact, TurnEvent,
};
use schwung_log::{Entry, Record, Step};
use schwung_views::{
    Look, house,
    wire::{DiceView, Line, LineKind},
};

use super::{actor::actor, eyes::Eyes};
use crate::words;

/// Maximum length of a line to be pasted in bytes. The chat of the game client takes 255.
const MOST_PASTE: usize = 240;

/// The lines of an entry.
pub(super) fn lines(look: Look<'_, Daemmersturm>, step: &Step<'_, Daemmersturm>) -> Vec<Line> {
    match step.entry {
        // A change of seats already has a line; updating the names in the frame needs no other.
        Entry::Told(Event::Set { fact, .. }) | Entry::Interjected(Event::Set { fact, .. })
            if matches!(**fact, Fact::Table(TableFact::Frame(_))) && is_about_seats(step.record) =>
        {
            Vec::new()
        }
        Entry::Told(event) => told(look, step, event, is_by_hand(step)).into_iter().collect(),
        Entry::Interjected(event) => told(look, step, event, true).into_iter().collect(),
        // The results of commands, dice and answers are shown by the events.
        Entry::Began { .. }
        | Entry::Aside { .. }
        | Entry::Rolled { .. }
        | Entry::Answered { .. }
        | Entry::Ended => Vec::new(),
        // Entries about the table have the same lines in every system.
        Entry::Opened(_)
        | Entry::Abandoned(_)
        | Entry::Renewed { .. }
        | Entry::Rewound { .. }
        | Entry::Prepared { .. }
        | Entry::House(_) => Vec::new(),
    }
}

/// Returns whether the plot leader set it by hand.
fn is_by_hand(step: &Step<'_, Daemmersturm>) -> bool {
    let before = step.record.entries.get(..step.n).unwrap_or_default();
    let begun = before.iter().rev().find_map(|it| match it {
        Entry::Began { command, .. } | Entry::Aside { command, .. } => Some(command),
        _ => None,
    });
    begun.is_some_and(|it| matches!(it, Command::Set { .. }))
}

fn is_about_seats(record: &Record<Daemmersturm>) -> bool {
    record.entries.iter().any(|it| matches!(it, Entry::House(_) | Entry::Rewound { .. }))
}

fn told(
    look: Look<'_, Daemmersturm>,
    step: &Step<'_, Daemmersturm>,
    event: &Event,
    by_hand: bool,
) -> Option<Line> {
    let eyes = Eyes::at(look, step.state);
    let text = words::event(eyes.c, eyes.state, event, eyes.viewer)?;
    let rolled = matches!(event, Event::Roll(RollEvent::Rolled { .. }));
    let kind = match (rolled, by_hand || matches!(event, Event::Set { .. })) {
        (true, _) => LineKind::Roll,
        (false, true) => LineKind::Set,
        (false, false) if is_lapse(event) => LineKind::Lapse,
        (false, false) if is_turn(event) => LineKind::Turn,
        (false, false) if is_result(event) => LineKind::Result,
        (false, false) => LineKind::Event,
    };
    let actor = actor(event).filter(|&it| eyes.knows(it));
    let public = eyes.public();
    let in_public = words::event(public.c, public.state, event, public.viewer);
    Some(Line {
        why: eyes.explained(event),
        dice: if rolled { dice(look, step) } else { None },
        paste: in_public.as_deref().and_then(paste),
        round: eyes.state.combat.map(|it| it.round).filter(|_| is_of_round(event) && in_public.is_some()),
        seat: actor.and_then(|it| eyes.actor(it)).map(|it| it.seat.0),
        actor: actor.and_then(|it| eyes.wire(it)),
        // The line is secret if the public sees nothing of it, or less.
        secret: in_public.as_deref() != Some(&*text),
        ..house::line(kind, text)
    })
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

/// Returns whether an event is what people want to hear of at the end of a round.
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

/// Returns whether an event only says whose turn it is.
fn is_turn(event: &Event) -> bool {
    matches!(
        event,
        Event::Turn(TurnEvent::TurnBegan { .. } | TurnEvent::TurnEnded { .. } | TurnEvent::RoundBegan { .. })
    )
}

/// Returns whether an event says what came of an action.
#[rustfmt::skip]
fn is_result(event: &Event) -> bool {
    match event {
        Event::Attack(it) => matches!(it,
            AttackEvent::Resolved { .. } | AttackEvent::Saved { .. } | AttackEvent::FriendlyFire { .. }
            | AttackEvent::FriendlyFireDropped { .. } | AttackEvent::Broke { .. } | AttackEvent::Recoiled { .. }),
        Event::Harm(it) => matches!(it,
            HarmEvent::Hurt { .. } | HarmEvent::Healed { .. } | HarmEvent::Unhealed { .. } | HarmEvent::WentDown { .. }
            | HarmEvent::Died { .. } | HarmEvent::HitUndone { .. }),
        Event::Area(it) => matches!(it,
            AreaEvent::Tested { .. } | AreaEvent::BlewUp { .. } | AreaEvent::GroundLaid { .. } | AreaEvent::WoundBegan { .. }
            | AreaEvent::NotJoined { .. }),
        Event::Magic(it) => matches!(it,
            MagicEvent::Modified { .. } | MagicEvent::WTested { .. } | MagicEvent::Announced { .. } | MagicEvent::Channelled { .. }
            | MagicEvent::ChannelEnded { .. } | MagicEvent::LightFailed { .. } | MagicEvent::Backlash { .. }),
        Event::Gear(GearEvent::Substance(it)) => matches!(it,
            SubstanceEvent::Worked { .. } | SubstanceEvent::Failed { .. } | SubstanceEvent::SideEffect { .. }),
        Event::Scene(SceneEvent::Sight(it)) => matches!(it,
            SightEvent::Searched { .. } | SightEvent::Camouflaged { .. } | SightEvent::Noticed { .. } | SightEvent::Found { .. }),
        Event::Scene(SceneEvent::Climb(it)) => matches!(it,
            ClimbEvent::Climbed { .. } | ClimbEvent::HeldOn { .. } | ClimbEvent::Fell { .. } | ClimbEvent::Pinned { .. }
            | ClimbEvent::NotPinned { .. }),
        Event::Turn(_) | Event::Roll(_) | Event::Gear(_) | Event::Scene(_) | Event::Set { .. } | Event::Judged { .. }
        | Event::Overruled { .. } => false,
    }
}

/// Returns whether something ended by itself.
fn is_lapse(event: &Event) -> bool {
    matches!(
        event,
        Event::Magic(MagicEvent::ModifierEnded { .. })
            | Event::Harm(HarmEvent::CoverSought { .. } | HarmEvent::HitStands { .. })
            | Event::Area(AreaEvent::GroundPassed { .. } | AreaEvent::WoundPassed { .. })
    )
}
