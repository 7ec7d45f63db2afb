//! Imports entries from the library of another table.

use super::{List, folded};
use crate::{Ability, Effect, GroupAttack, Library, Protection, ProtectionId, Spell, Substance, Weapon};

/// The handling of an imported entry whose name already exists with different contents.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum TakeOver {
    /// Keep the existing entry.
    #[default]
    Keep,
    /// Replace the existing entry.
    Replace,
}

/// The result for an imported entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Difference {
    /// It was added.
    Added,
    /// It differs from the existing entry, which was kept.
    Kept,
    /// It replaced the existing entry.
    Replaced,
}

/// An imported entry that differs from the existing library.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Taken {
    /// The list that it belongs to.
    pub list: List,
    /// Name of the entry.
    pub name: String,
    /// The result.
    pub what: Difference,
}

/// A library entry: it has a name and may refer to protections.
trait Entry: Clone + PartialEq {
    const LIST: List;

    fn name(&self) -> &str;

    fn effects(&mut self) -> Option<&mut Vec<Effect>> {
        None
    }
}

macro_rules! entries {
    ($($type:ident $list:ident $($effects:ident)?;)+) => {$(
        impl Entry for $type {
            const LIST: List = List::$list;

            fn name(&self) -> &str {
                &self.name
            }

            $(fn effects(&mut self) -> Option<&mut Vec<Effect>> {
                Some(&mut self.$effects)
            })?
        }
    )+};
}

entries! {
    Weapon Weapons;
    Protection Protections;
    Ability Abilities effects;
    Spell Spells effects;
    Substance Substances effects;
    GroupAttack Groups effects;
}

impl Library {
    /// Imports all entries of another library. Existing entries keep their ids, because tables in play refer to them.
    /// Returns all differences, in the order of the lists.
    //= daemmersturm.data.missing
    pub fn take_over(&mut self, other: &Library, clash: TakeOver) -> Vec<Taken> {
        let mut differences = Vec::new();
        // Entries of the other library refer to protections by the ids of that library.
        let numbers = merge(&mut self.protections, &other.protections, clash, &[], &mut differences);
        merge(&mut self.weapons, &other.weapons, clash, &numbers, &mut differences);
        merge(&mut self.abilities, &other.abilities, clash, &numbers, &mut differences);
        merge(&mut self.spells, &other.spells, clash, &numbers, &mut differences);
        merge(&mut self.substances, &other.substances, clash, &numbers, &mut differences);
        merge(&mut self.groups, &other.groups, clash, &numbers, &mut differences);
        differences.sort_by_key(|it| it.list);
        differences
    }
}

/// Merges `other` into `own`, and returns the new index of each entry of `other`.
fn merge<E: Entry>(
    own: &mut Vec<E>,
    other: &[E],
    clash: TakeOver,
    protections: &[u16],
    differences: &mut Vec<Taken>,
) -> Vec<u16> {
    let mut places = Vec::with_capacity(other.len());
    for entry in other {
        let entry = renumbered(entry, protections);
        let name = folded(entry.name());
        let place = own.iter().position(|it| folded(it.name()) == name);
        let what = match place {
            Some(at) if own[at] == entry => None,
            Some(at) if clash == TakeOver::Replace => {
                own[at] = entry.clone();
                Some(Difference::Replaced)
            }
            Some(_) => Some(Difference::Kept),
            None => {
                own.push(entry.clone());
                Some(Difference::Added)
            }
        };
        places.push(place.unwrap_or(own.len() - 1) as u16);
        let named = |what| Taken { list: E::LIST, name: entry.name().to_owned(), what };
        differences.extend(what.map(named));
    }
    places
}

fn renumbered<E: Entry>(entry: &E, protections: &[u16]) -> E {
    let mut entry = entry.clone();
    for effect in entry.effects().into_iter().flatten() {
        if let Effect::DemandProtection(ProtectionId(id)) | Effect::Grant(ProtectionId(id)) = effect {
            // A dangling reference stays dangling.
            *id = protections.get(usize::from(*id)).copied().unwrap_or(u16::MAX);
        }
    }
    entry
}
