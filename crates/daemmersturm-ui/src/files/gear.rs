//! Items that characters carry and wear, and items on the ground.

use schwung_daemmersturm::{
    ActorId, Held, Item, ItemId, ItemKind, Profile, ProtectionKind, Wording, library::List,
};
use schwung_files::{
    Severity,
    kit::{Node, Problem, Table},
};

use super::{format::HELD, library::Entry, make::Making};

/// Lists of entries that can be items.
pub(super) const GEAR: &[List] = &[List::Weapons, List::Protections, List::Substances];

/// The keys of a character for its items, and where these items are.
const LISTS: [(&str, Held); 3] = [("drawn", Held::Drawn), ("gear", Held::Ready), ("stowed", Held::Away)];

impl Making<'_, '_> {
    /// Reads worn armour and permanent protection, which belong to the profile.
    //= daemmersturm.armour.values
    pub(super) fn worn(&mut self, from: &Table<'_>, profile: &mut Profile) {
        let named = ["drawn", "gear"].into_iter().flat_map(|it| from.list(it)).filter_map(Node::text);
        for (name, _) in named {
            let Some(Entry::Protection(id)) = self.data.find(name, GEAR) else { continue };
            let Some(it) = self.data.library.protection(id) else { continue };
            match it.kind {
                ProtectionKind::Shield => {}
                ProtectionKind::Armour => {
                    profile.armour = Some(id);
                    profile.armour_class = profile.armour_class.max(it.class);
                }
                ProtectionKind::Cover | ProtectionKind::Rescue | ProtectionKind::Other => {
                    if !profile.protections.contains(&id) {
                        profile.protections.push(id);
                    }
                }
            }
        }
    }

    /// Reads the items of a character by their names in the library.
    pub(super) fn carried(&mut self, from: &Table<'_>, id: ActorId) {
        for (key, held) in LISTS {
            for it in from.list(key).iter().filter_map(Node::text) {
                let known = self.data.find(it.0, GEAR).map(|it| (it, None));
                let Some((entry, label)) = known.or_else(|| self.data.gear(it.0)) else {
                    self.data.wanted(self.report, it, GEAR);
                    continue;
                };
                if let Some(kind) = self.as_item(entry) {
                    let label = label.map_or(Wording::NONE, |it| Wording::new(&it));
                    self.put(Item { label, holder: Some(id), held, ..thing(kind) });
                }
            }
        }
    }

    /// The kind of item that an entry makes; `None` if it is worn.
    fn as_item(&self, entry: Entry) -> Option<ItemKind> {
        match entry {
            Entry::Weapon(id) => Some(ItemKind::Weapon(id)),
            Entry::Substance(id) => Some(ItemKind::Substance(id)),
            Entry::Protection(id) => {
                let is_shield =
                    self.data.library.protection(id).is_some_and(|it| it.kind == ProtectionKind::Shield);
                is_shield.then_some(ItemKind::Protection(id))
            }
            Entry::Ability(_) | Entry::Spell(_) | Entry::Group(_) => None,
        }
    }

    /// Reads an item with a table of its own.
    pub(super) fn item(&mut self, from: &Table<'_>) {
        let holder = self.actor_at(from, "holder");
        let crew = self.several(from.list("crew"));
        let poison =
            from.text("poison").and_then(|it| self.data.wanted(self.report, it, &[List::Substances]));
        let poison = match poison {
            Some(Entry::Substance(id)) => Some(id),
            _ => None,
        };
        let Some((name, span)) = from.text("name") else { return };
        let kind = match self.data.find(name, GEAR) {
            _ if from.flag("plain") => ItemKind::Other,
            Some(Entry::Protection(id)) => ItemKind::Protection(id),
            Some(entry) => self.as_item(entry).unwrap_or(ItemKind::Other),
            // An item may be unknown to the library.
            None => {
                let problem = self.data.unknown(name, GEAR);
                self.report.add(span, Problem { severity: Severity::Warning, ..problem });
                ItemKind::Other
            }
        };
        let label = from.text("label").map(|it| it.0);
        let label = label.or_else(|| (kind == ItemKind::Other).then_some(name));
        let held = from.text("held").and_then(|it| HELD.iter().find(|held| held.0 == it.0));
        self.put(Item {
            label: label.map_or(Wording::NONE, Wording::new),
            holder,
            held: held.map_or(Held::Ready, |it| it.1),
            unloaded: from.number("unloaded").unwrap_or(0),
            broken: from.flag("broken"),
            poison,
            heavy: from.flag("heavy"),
            crew,
            ..thing(kind)
        });
    }

    fn put(&mut self, item: Item) {
        let id = ItemId(u16::try_from(self.items.len() + 1).unwrap_or(u16::MAX));
        let label = if item.label.is_empty() { Wording::new(&self.called(item.kind)) } else { item.label };
        self.items.push(Item { id, label, ..item });
    }

    /// Name of the item in the library.
    fn called(&self, kind: ItemKind) -> String {
        let library = &self.data.library;
        match kind {
            ItemKind::Weapon(it) => library.weapon(it).map(|it| &it.name),
            ItemKind::Protection(it) => library.protection(it).map(|it| &it.name),
            ItemKind::Substance(it) => library.substance(it).map(|it| &it.name),
            ItemKind::Other => None,
        }
        .cloned()
        .unwrap_or_default()
    }
}

fn thing(kind: ItemKind) -> Item {
    Item {
        id: ItemId(0),
        label: Wording::NONE,
        kind,
        holder: None,
        held: Held::Ready,
        user: None,
        unloaded: 0,
        broken: false,
        poison: None,
        heavy: false,
        crew: Vec::new(),
    }
}
