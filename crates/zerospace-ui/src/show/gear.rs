//! Shows gear.

use schwung_views::wire::ItemView;
use schwung_zerospace::{ActorId, Burst, Effects, Item, ItemKind, Weapon};

use super::eyes::Eyes;
use crate::words;

/// The gear that an actor carries, or that nobody carries. Properties are omitted if the viewer may not read the
/// holder's sheet.
pub(super) fn of(eyes: Eyes<'_>, holder: Option<ActorId>) -> Vec<ItemView> {
    let figures = holder.is_none_or(|it| eyes.reads(it));
    let items = eyes.state.items.iter().filter(|it| it.holder == holder);
    items.map(|it| item(eyes, it, figures)).collect()
}

fn item(eyes: Eyes<'_>, it: &Item, figures: bool) -> ItemView {
    ItemView {
        id: it.id.into(),
        name: it.text.as_str().to_owned(),
        kind: kind(&it.kind).to_owned(),
        text: if figures { text(eyes, &it.kind) } else { String::new() },
    }
}

pub(super) fn kind(kind: &ItemKind) -> &'static str {
    match kind {
        ItemKind::Weapon(_) => "weapon",
        ItemKind::Protection(_) => "protection",
        ItemKind::Tool { .. } => "tool",
        ItemKind::Other => "other",
    }
}

/// Describes the properties of a piece of gear.
pub(super) fn text(eyes: Eyes<'_>, kind: &ItemKind) -> String {
    match kind {
        ItemKind::Weapon(it) => weapon(eyes, it),
        ItemKind::Protection(rating) => eyes.say("zs-show-protection", &[("rating", &eyes.number(*rating))]),
        ItemKind::Tool { rating, skill } => {
            let rating = eyes.number(*rating);
            match skill {
                Some(skill) => {
                    let skill = words::skill(eyes.c, eyes.state, *skill);
                    eyes.say("zs-show-tool-for", &[("rating", &rating), ("skill", &skill)])
                }
                None => eyes.say("zs-show-tool", &[("rating", &rating)]),
            }
        }
        ItemKind::Other => String::new(),
    }
}

/// Describes the properties of a weapon or an attacking power.
pub(super) fn weapon(eyes: Eyes<'_>, it: &Weapon) -> String {
    let mut parts = vec![words::combat(eyes.c, it.combat)];
    let n = |key: &str, n: &str| eyes.say(key, &[("n", n)]);
    if it.kind != Default::default() {
        parts.push(words::kind(eyes.c, it.kind));
    }
    if it.rating != 0 {
        parts.push(eyes.number(it.rating));
    }
    if let Some(damage) = it.damage {
        parts.push(n("zs-show-damage", &damage.to_string()));
    }
    if let Some(range) = it.range {
        parts.push(n("zs-show-range", &words::length(eyes.c, range)));
    }
    if let Some(radius) = it.radius {
        parts.push(n("zs-show-radius", &words::length(eyes.c, radius)));
    }
    if it.two_handed {
        parts.push(eyes.say("zs-show-two-handed", &[]));
    }
    match it.burst {
        Some(Burst::Die) => parts.push(eyes.say("zs-show-burst-die", &[])),
        Some(Burst::Rating(more)) => parts.push(n("zs-show-burst-rating", &eyes.number(more))),
        None => {}
    }
    parts.extend(effects(eyes, it.effects));
    eyes.row_of(&parts)
}

fn effects(eyes: Eyes<'_>, it: Effects) -> Vec<String> {
    let flags = [
        (it.blinds, "zs-show-blinds"),
        (it.frightens, "zs-show-frightens"),
        (it.shocks, "zs-show-shocks"),
        (it.harmless, "zs-show-harmless"),
    ];
    let mut parts: Vec<String> = flags.into_iter().filter(|it| it.0).map(|it| eyes.say(it.1, &[])).collect();
    if let Some((attribute, by)) = it.lowers {
        let args = [("attribute", &*words::attribute(eyes.c, attribute)), ("n", &*by.to_string())];
        parts.push(eyes.say("zs-status-lowered", &args));
    }
    parts
}
