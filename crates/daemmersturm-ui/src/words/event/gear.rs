//! Events about weapons, items, potions and poisons.

use schwung_daemmersturm::{DrawCount, GearByHand as It, Item, ItemId, SubstanceByHand};

use super::told;
use crate::words::{kinds, teller::Teller};

pub(super) fn line(t: &Teller<'_>, event: It<'_>) -> Option<String> {
    Some(match event {
        It::ItemAdded { item } => added(t, item),
        It::Drawn { by, item, count } => counted(t, &t.say_item("ds-event-drawn", *by, *item), *count),
        It::PutAway { by, item, count } => counted(t, &t.say_item("ds-event-put-away", *by, *item), *count),
        It::Passed { item, to: Some(to) } => t.say_item("ds-event-passed", *to, *item),
        It::Passed { item, to: None } => t.say("ds-event-laid-down", &[("item", &t.item(*item))]),
        It::LoadStep { by, item } => {
            let left = t.state.item(*item).map_or(0, |it| it.unloaded);
            let key = if left == 0 { "ds-event-loaded" } else { "ds-event-load-step" };
            let args = [("actor", &*t.actor(*by)), ("item", &*t.item(*item)), ("n", &*left.to_string())];
            t.say(key, &args)
        }
        It::Poisoned { item, poison: None } => t.say("ds-event-poison-gone", &[("item", &t.item(*item))]),
        It::Poisoned { item, poison: Some(it) } => {
            // The owner of the weapon knows which poison it is.
            let key = if knows_poison(t, *item) { "ds-event-poisoned" } else { "ds-event-poisoned-some" };
            t.say(key, &[("item", &t.item(*item)), ("poison", &t.substance(*it))])
        }
        It::Substance(it) => return told(t, it.line(), substance),
    })
}

/// Returns whether the reader may know which poison is on a weapon.
fn knows_poison(t: &Teller<'_>, item: ItemId) -> bool {
    t.state.item(item).and_then(|it| it.holder).is_none_or(|it| t.reads(it))
}

fn added(t: &Teller<'_>, item: &Item) -> String {
    let name = t.item_named(&item.label, item.kind);
    match item.holder {
        Some(who) => t.say_with("ds-event-item-added", who, "item", &name),
        None => t.say("ds-event-item-there", &[("item", &name)]),
    }
}

//= daemmersturm.weapon.draw-limit
fn counted(t: &Teller<'_>, line: &str, count: DrawCount) -> String {
    let line = match count {
        DrawCount::Hand => line.to_owned(),
        DrawCount::Short => t.detailed(line, &[t.word("ds-draw-short")]),
        DrawCount::Free => t.detailed(line, &[t.word("ds-draw-free")]),
    };
    t.say("sentence", &[("line", &line)])
}

fn substance(t: &Teller<'_>, event: SubstanceByHand<'_>) -> Option<String> {
    Some(match event {
        SubstanceByHand::Taken { who, by, substance, counts: _ } => {
            let key = if who == by { "ds-event-drank" } else { "ds-event-administered" };
            let (actor, other, name) = (t.actor(*by), t.actor(*who), t.substance(*substance));
            t.say(key, &[("actor", &actor), ("other", &other), ("substance", &name)])
        }
        SubstanceByHand::SideEffect { who, number } => {
            let key = match number {
                1 => "ds-event-side-1",
                2 => "ds-event-side-2",
                3 => "ds-event-side-3",
                4 => "ds-event-side-4",
                _ => "ds-event-side-5",
            };
            t.say_of(key, *who)
        }
    })
}

/// The place of an item, for facts set by hand.
pub(super) fn held(t: &Teller<'_>, held: schwung_daemmersturm::Held) -> String {
    kinds::held(t.c, held)
}
