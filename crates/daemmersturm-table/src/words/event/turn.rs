//! Sections, combats, rounds, turns, movement.

use schwung_daemmersturm::{ActorId, ItemId, Length, TurnEvent};

use crate::words::{kinds, teller::Teller};

pub(super) fn line(t: &Teller<'_>, event: &TurnEvent) -> Option<String> {
    Some(match event {
        TurnEvent::SectionOpened => {
            let number = t.state.section.number.to_string();
            t.say("ds-event-section-opened", &[("number", &number)])
        }
        TurnEvent::SectionClosed => t.word("ds-event-section-closed"),
        TurnEvent::CombatBegan { order, lives, unloaded } => began(t, order, lives, unloaded),
        TurnEvent::CombatEnded => t.word("ds-event-combat-ended"),
        TurnEvent::OrderSet { order } => t.say("ds-event-order-set", &[("order", &t.order(order))]),
        TurnEvent::TurnBegan { who } => t.say_of("ds-event-turn-began", *who),
        TurnEvent::RoundBegan { round } => t.say("ds-event-round-began", &[("number", &round.to_string())]),
        TurnEvent::Moved { who, length, whole: _, charge } => moved(t, *who, *length, *charge),
        TurnEvent::Engaged { by, on, mutual, at } => {
            let key = if *mutual { "ds-event-engaged" } else { "ds-event-reaches" };
            let line = t.say_of_two(key, *by, *on);
            match at {
                None => t.say("sentence", &[("line", &line)]),
                Some(at) => {
                    let at = kinds::direction(t.c, *at);
                    let args = [("line", &*line), ("other", &*t.actor(*on)), ("direction", &*at)];
                    t.say("ds-event-engaged-at", &args)
                }
            }
        }
        TurnEvent::Disengaged { a, b: None } => t.say_of("ds-event-disengaged-all", *a),
        TurnEvent::Disengaged { a, b: Some(b) } => t.say_of_two("ds-event-disengaged", *a, *b),
        TurnEvent::Stood { who, area, there: true } => {
            t.say_with("ds-event-stands", *who, "area", &t.area(*area))
        }
        TurnEvent::Stood { who, area, there: false } => {
            t.say_with("ds-event-left", *who, "area", &t.area(*area))
        }
        // The next turn begins with a line of its own, and what an action is spent on is told.
        TurnEvent::TurnEnded { .. } | TurnEvent::ActionSpent { .. } => return None,
    })
}

/// The order, the life points that the reader may know, and what is not loaded.
fn began(t: &Teller<'_>, order: &[ActorId], lives: &[(ActorId, u16)], unloaded: &[ItemId]) -> String {
    let mut lines = vec![t.say("ds-event-combat-began", &[("order", &t.order(order))])];
    let known = lives.iter().filter(|it| t.eyes.read(it.0));
    let lives: Vec<String> = known.map(|it| t.say_n("ds-lives-of", it.0, it.1)).collect();
    if !lives.is_empty() {
        lines.push(t.say("ds-event-combat-lives", &[("lives", &t.row_of(&lives))]));
    }
    let known = unloaded.iter().filter(|it| t.state.item(**it).is_some_and(|it| t.eyes.know_any(it.holder)));
    let unloaded: Vec<String> = known.map(|it| t.item(*it)).collect();
    if !unloaded.is_empty() {
        lines.push(t.say("ds-event-combat-unloaded", &[("items", &t.list(&unloaded))]));
    }
    lines.join(" ")
}

fn moved(t: &Teller<'_>, who: ActorId, length: Length, charge: bool) -> String {
    let key = match (charge, length) {
        (true, Length(0)) => "ds-event-charged",
        (true, _) => "ds-event-charged-length",
        (false, Length(0)) => "ds-event-moved",
        (false, _) => "ds-event-moved-length",
    };
    t.say_with(key, who, "length", &t.length(length))
}
