//! Describes gear: weapons, protection and tools.

use schwung_zerospace::{Burst, Effects, Item, ItemKind, Weapon};

use super::{names, teller::Teller};

/// Describes the properties of a piece of gear.
pub(crate) fn gear(t: &Teller<'_>, kind: &ItemKind) -> String {
    match kind {
        ItemKind::Weapon(it) => weapon(t, it),
        ItemKind::Protection(rating) => t.say("zs-show-protection", &[("rating", &t.number(*rating))]),
        ItemKind::Tool { rating, skill } => {
            let rating = t.number(*rating);
            match skill {
                Some(skill) => {
                    let skill = t.skill(*skill);
                    t.say("zs-show-tool-for", &[("rating", &rating), ("skill", &skill)])
                }
                None => t.say("zs-show-tool", &[("rating", &rating)]),
            }
        }
        ItemKind::Other => String::new(),
    }
}

/// Describes the properties of a weapon or an attacking power.
pub(crate) fn weapon(t: &Teller<'_>, it: &Weapon) -> String {
    let mut parts = vec![names::combat(t.c, it.combat)];
    let n = |key: &str, n: &str| t.say(key, &[("n", n)]);
    if it.kind != Default::default() {
        parts.push(names::kind(t.c, it.kind));
    }
    if it.rating != 0 {
        parts.push(t.number(it.rating));
    }
    if let Some(damage) = it.damage {
        parts.push(n("zs-show-damage", &damage.to_string()));
    }
    if let Some(range) = it.range {
        parts.push(n("zs-show-range", &t.length(range)));
    }
    if let Some(radius) = it.radius {
        parts.push(n("zs-show-radius", &t.length(radius)));
    }
    if it.two_handed {
        parts.push(t.say("zs-show-two-handed", &[]));
    }
    match it.burst {
        Some(Burst::Die) => parts.push(t.say("zs-show-burst-die", &[])),
        Some(Burst::Rating(more)) => parts.push(n("zs-show-burst-rating", &t.number(more))),
        None => {}
    }
    parts.extend(effects(t, it.effects));
    t.row_of(&parts)
}

fn effects(t: &Teller<'_>, it: Effects) -> Vec<String> {
    let flags = [
        (it.blinds, "zs-show-blinds"),
        (it.frightens, "zs-show-frightens"),
        (it.shocks, "zs-show-shocks"),
        (it.harmless, "zs-show-harmless"),
    ];
    let mut parts: Vec<String> = flags.into_iter().filter(|it| it.0).map(|it| t.say(it.1, &[])).collect();
    if let Some((attribute, by)) = it.lowers {
        let args = [("attribute", &*names::attribute(t.c, attribute)), ("n", &*by.to_string())];
        parts.push(t.say("zs-status-lowered", &args));
    }
    parts
}

/// The name of a piece of gear with its properties, if the reader may read the sheet of its holder.
pub(super) fn named(t: &Teller<'_>, item: &Item) -> String {
    let name = t.quote(&item.text);
    let is_read = item.holder.is_none_or(|it| t.eyes.read(it));
    let figures = if is_read { gear(t, &item.kind) } else { String::new() };
    if figures.is_empty() {
        return name;
    }
    t.say("zs-gear-with", &[("item", &name), ("figures", &figures)])
}
