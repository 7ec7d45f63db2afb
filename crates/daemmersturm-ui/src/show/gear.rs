//! Weapons, protection, potions and other items.

use schwung_daemmersturm::{ActorId, Held, Item, ItemKind, Protection, Substance, SubstanceKind, Weapon};
use schwung_views::wire::{BelongingView, ChipView};

use super::eyes::{Eyes, chip};
use crate::words;

/// The items of a character, or those on the ground. Of characters whose numbers the viewer may not read, only drawn
/// items are shown, without their effects.
pub(super) fn of(eyes: Eyes<'_>, holder: Option<ActorId>) -> Vec<BelongingView> {
    let reads = holder.is_none_or(|it| eyes.reads(it));
    let items = eyes.state.items.iter().filter(|it| it.holder == holder);
    items.filter(|it| reads || it.held == Held::Drawn).map(|it| item(eyes, it, reads)).collect()
}

fn item(eyes: Eyes<'_>, it: &Item, reads: bool) -> BelongingView {
    let kind = match it.kind {
        ItemKind::Weapon(_) => "weapon",
        ItemKind::Protection(_) => "protection",
        ItemKind::Substance(_) => "substance",
        ItemKind::Other => "other",
    };
    let held = match it.held {
        Held::Away => "away",
        Held::Ready => "ready",
        Held::Drawn => "drawn",
    };
    BelongingView {
        id: it.id.into(),
        name: words::item(eyes.c, eyes.state, it.id),
        kind: kind.to_owned(),
        held: held.to_owned(),
        held_name: words::held(eyes.c, it.held),
        text: if reads { text(eyes, it) } else { String::new() },
        chips: chips(eyes, it, reads),
    }
}

/// The effects of an item, in words.
pub(super) fn text(eyes: Eyes<'_>, it: &Item) -> String {
    let library = &eyes.state.frame.library;
    match it.kind {
        ItemKind::Weapon(id) => library.weapon(id).map(|it| weapon(eyes, it)),
        ItemKind::Protection(id) => library.protection(id).map(|it| protection(eyes, it)),
        ItemKind::Substance(id) => library.substance(id).map(|it| substance(eyes, it)),
        ItemKind::Other => None,
    }
    .unwrap_or_default()
}

/// The numbers of a weapon.
//= daemmersturm.data.weapon-schema
pub(super) fn weapon(eyes: Eyes<'_>, it: &Weapon) -> String {
    let mut parts = vec![words::weapon_class(eyes.c, it.class)];
    parts.push(eyes.say("ds-show-damage", &[("amount", &words::amount(it.damage))]));
    if let Some(w) = it.w {
        parts.push(eyes.count("ds-show-w", w));
    }
    if it.reload > 0 {
        parts.push(eyes.count("ds-show-reload", it.reload));
    }
    if it.ignores_shields {
        parts.push(eyes.say("ds-show-ignores-shields", &[]));
    }
    if let Some(lasting) = &it.lasting {
        parts.push(words::lasting(eyes.c, lasting));
    }
    if !it.range.is_empty() {
        parts.push(it.range.to_string());
    }
    eyes.row_of(&parts)
}

/// The numbers of a protection.
//= daemmersturm.data.protection-schema
pub(super) fn protection(eyes: Eyes<'_>, it: &Protection) -> String {
    let mut parts = vec![words::protection_kind(eyes.c, it.kind)];
    let (low, high) = (it.roll.low().to_string(), it.roll.high().to_string());
    let args = [("need", &*it.need.to_string()), ("low", &*low), ("high", &*high)];
    parts.push(eyes.say("ds-show-protects", &args));
    if let Some(most) = it.most {
        parts.push(eyes.count("ds-show-up-to", most));
    }
    if let Some(by) = it.reduces {
        parts.push(eyes.count("ds-show-reduces", by));
    }
    eyes.row_of(&parts)
}

/// The effects of a potion or a poison.
pub(super) fn substance(eyes: Eyes<'_>, it: &Substance) -> String {
    let mut parts = vec![words::substance_kind(eyes.c, it.kind)];
    parts.extend(it.effects.iter().map(|it| words::effect(eyes.c, eyes.state, it)));
    eyes.row_of(&parts)
}

/// The chips of an item.
fn chips(eyes: Eyes<'_>, it: &Item, reads: bool) -> Vec<ChipView> {
    let say = |key: &str| eyes.say(key, &[]);
    let mut chips = Vec::new();
    if it.unloaded > 0 && matches!(it.kind, ItemKind::Weapon(_)) {
        chips.push(chip(
            "unloaded",
            eyes.count("ds-show-unloaded", it.unloaded),
            "daemmersturm.ranged.reload",
        ));
    }
    if it.broken {
        chips.push(chip("broken", say("ds-show-broken"), "daemmersturm.fumble.ranged"));
    }
    if let Some(poison) = it.poison.filter(|_| reads) {
        let name = words::substance(eyes.c, eyes.state, poison);
        chips.push(chip(
            "poison",
            eyes.say("ds-show-poison-on", &[("name", &name)]),
            "daemmersturm.poison.one",
        ));
    }
    if let Some(user) = it.user.filter(|&it| eyes.knows(it)) {
        let text = eyes.say("ds-show-used", &[("actor", &eyes.name(user))]);
        chips.push(chip("used", text, "daemmersturm.item.single-user"));
    }
    if it.heavy {
        chips.push(chip("heavy", say("ds-show-heavy"), "daemmersturm.carry.heavy-items"));
    }
    let crew: Vec<ActorId> = it.crew.iter().copied().filter(|&it| eyes.knows(it)).collect();
    if !crew.is_empty() {
        let text = eyes.say("ds-show-crew", &[("actors", &eyes.names(&crew))]);
        chips.push(chip("crew", text, "daemmersturm.gun.roller"));
    }
    chips
}

/// Returns whether an item is a poison.
pub(super) fn is_poison(eyes: Eyes<'_>, it: &Item) -> bool {
    kind_of(eyes, it).is_some_and(|it| it != SubstanceKind::Potion)
}

/// Returns whether an item is a potion.
pub(super) fn is_potion(eyes: Eyes<'_>, it: &Item) -> bool {
    kind_of(eyes, it) == Some(SubstanceKind::Potion)
}

fn kind_of(eyes: Eyes<'_>, it: &Item) -> Option<SubstanceKind> {
    let ItemKind::Substance(id) = it.kind else { return None };
    eyes.state.frame.library.substance(id).map(|it| it.kind)
}
