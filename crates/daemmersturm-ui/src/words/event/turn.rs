//! Events about sections, combats, rounds, turns and movement.

use std::collections::BTreeMap;

use schwung_daemmersturm::{ActorId, ItemId, Length, PointsRefill, Side, TurnByHand as It, TurnOrder};

use crate::words::{kinds, teller::Teller};

pub(super) fn line(t: &Teller<'_>, event: It<'_>) -> Option<String> {
    Some(match event {
        It::SectionOpened => {
            let number = t.state.section.number.to_string();
            //= daemmersturm.section.what-resets
            let key = match t.state.switches.points_refill {
                PointsRefill::Never => "ds-event-section-opened-kept",
                PointsRefill::Section | PointsRefill::Combat => "ds-event-section-opened",
            };
            t.say(key, &[("number", &number)])
        }
        It::CombatBegan { order, lives, unloaded } => began(t, order, lives, unloaded),
        It::OrderSet { order } => t.say("ds-event-order-set", &[("order", &t.order(order))]),
        It::Placed { who } => match t.state.switches.turn_order {
            TurnOrder::Fixed => t.say_of("ds-event-placed", *who),
            // The others choose themselves who comes next.
            TurnOrder::FreeInSide | TurnOrder::Free => return None,
        },
        It::Moved { who, length, whole: _, charge } => moved(t, *who, *length, *charge),
        It::Engaged { by, on, mutual, at } => {
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
        It::Disengaged { a, b: None } => t.say_of("ds-event-disengaged-all", *a),
        It::Disengaged { a, b: Some(b) } => t.say_of_two("ds-event-disengaged", *a, *b),
    })
}

/// Maximum number of names in a line. The list of characters contains all of them.
const FEW: usize = 8;

/// The order, the life points that the reader may know, and weapons that are not loaded. With many participants, only
/// their number for each side, and life points that differ from the profile.
fn began(t: &Teller<'_>, order: &[ActorId], lives: &[(ActorId, u16)], unloaded: &[ItemId]) -> String {
    let many = order.iter().filter(|it| t.eyes.know(**it)).count() > FEW;
    let mut lines = vec![if many {
        t.say("ds-event-combat-began-many", &[("sides", &sides(t, order))])
    } else {
        t.say("ds-event-combat-began", &[("order", &t.order(order))])
    }];
    if t.state.switches.points_refill == PointsRefill::Combat {
        lines.push(t.word("ds-event-combat-points"));
    }
    let usual = |who: ActorId| t.state.frame.profiles.get(usize::from(who.0)).map(|it| it.life);
    let known = lives.iter().filter(|it| t.reads(it.0) && !(many && usual(it.0) == Some(it.1)));
    let lives: Vec<String> = known.map(|it| t.say_n("ds-lives-of", it.0, it.1)).collect();
    if (1..=FEW).contains(&lives.len()) {
        lines.push(t.say("ds-event-combat-lives", &[("lives", &t.row_of(&lives))]));
    }
    let known = unloaded.iter().filter(|it| t.state.item(**it).is_some_and(|it| t.eyes.know(it.holder)));
    let unloaded: Vec<String> = known.map(|it| t.item(*it)).collect();
    if unloaded.len() > FEW {
        lines.push(t.say("ds-event-combat-unloaded-many", &[("n", &unloaded.len().to_string())]));
    } else if !unloaded.is_empty() {
        lines.push(t.say("ds-event-combat-unloaded", &[("items", &t.list(&unloaded))]));
    }
    lines.join(" ")
}

/// The number of known participants of each side.
fn sides(t: &Teller<'_>, order: &[ActorId]) -> String {
    let known = order.iter().filter(|it| t.eyes.know(**it));
    let mut count: BTreeMap<u8, usize> = BTreeMap::new();
    for actor in known.filter_map(|it| t.state.actors.get(usize::from(it.0))) {
        *count.entry(actor.side.0).or_default() += 1;
    }
    let told = |(side, n): (u8, usize)| {
        t.say("ds-side-count", &[("side", &t.side(Side(side))), ("n", &n.to_string())])
    };
    let sides: Vec<String> = count.into_iter().map(told).collect();
    if sides.is_empty() { t.word("nobody") } else { t.row_of(&sides) }
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
