//! Shows gear.

use schwung_views::wire::ItemView;
use schwung_zerospace::{ActorId, Item, ItemKind};

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
        text: if figures { words::gear(&eyes, &it.kind) } else { String::new() },
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
