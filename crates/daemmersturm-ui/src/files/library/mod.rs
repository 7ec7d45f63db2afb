//! The library: the default entries, those of shared files, and those of the encounter.

mod effect;
mod entries;
mod format;
mod shared;

use schwung_daemmersturm::{
    AbilityId, GroupId, Library, Need, ProtectionId, Resource, SpellId, SubstanceId, WeaponId,
    library::{DataFault, List, check},
};
use schwung_files::{
    Options, Problem,
    kit::{DUPLICATE_NAME, Format, Report, Span, Table, folded, nearest, read_as},
};
use schwung_rulebook::Lang;

pub(super) use format::library as fields;
pub(super) use shared::shared;

use super::{
    SYSTEM,
    offhand::{self, Gear, Magic},
};

/// Error: the library has no entry with this name.
pub(super) const UNKNOWN_ENTRY: &str = "ds-unknown-entry";
/// Error or warning: an entry is unplayable or suspicious.
const FAULT: &str = "ds-data-fault";

/// The default library that is part of the product.
const USUAL: &str = include_str!("../../../../../systems/daemmersturm/data.toml");

/// Conditions without parameters.
const NEEDS: [(&str, Need); 4] =
    [("charge", Need::Charge), ("back", Need::Back), ("swarm", Need::Swarm), ("melee", Need::Melee)];

/// A reference to an entry of the library.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Entry {
    Weapon(WeaponId),
    Protection(ProtectionId),
    Ability(AbilityId),
    Spell(SpellId),
    Substance(SubstanceId),
    Group(GroupId),
}

impl Entry {
    fn of(list: List, at: usize) -> Entry {
        let id = u16::try_from(at).unwrap_or(u16::MAX);
        match list {
            List::Weapons => Entry::Weapon(WeaponId(id)),
            List::Protections => Entry::Protection(ProtectionId(id)),
            List::Abilities => Entry::Ability(AbilityId(id)),
            List::Spells => Entry::Spell(SpellId(id)),
            List::Substances => Entry::Substance(SubstanceId(id)),
            List::Groups => Entry::Group(GroupId(id)),
        }
    }

    fn list(self) -> List {
        match self {
            Entry::Weapon(_) => List::Weapons,
            Entry::Protection(_) => List::Protections,
            Entry::Ability(_) => List::Abilities,
            Entry::Spell(_) => List::Spells,
            Entry::Substance(_) => List::Substances,
            Entry::Group(_) => List::Groups,
        }
    }
}

/// The data that a table plays with.
#[derive(Clone, Debug)]
pub(super) struct Data {
    pub(super) library: Library,
    /// The folded names of all entries in all languages.
    names: Vec<(Entry, String)>,
    /// The language of the entries' names.
    lang: Lang,
    /// Whether entries may be missing because of an earlier error. Then unknown names are not reported.
    broken: bool,
}

impl Data {
    /// An empty library.
    pub(super) fn empty(lang: Lang) -> Data {
        Data { library: Library::default(), names: Vec::new(), lang, broken: false }
    }

    /// The default library.
    pub(super) fn usual(lang: Lang) -> Data {
        let mut data = Data::empty(lang);
        // A test checks that it has no problems.
        let _ = data.take(USUAL);
        data
    }

    /// Imports a text that contains only a library.
    fn take(&mut self, text: &str) -> Result<Vec<Problem>, Vec<Problem>> {
        let mut fields = fields();
        fields.push(super::system_key());
        let format = Format { systems: &[SYSTEM], fields };
        let options = Options { system: Some(SYSTEM), ..Options::default() };
        let made = read_as(text, &options, format, |report, file| self.change(report, file))?;
        Ok(made.warnings)
    }

    /// Imports the entries of a file.
    pub(super) fn change(&mut self, report: &mut Report<'_>, file: &Table<'_>) {
        let mut entries = Entries { report, data: self, changed: Vec::new(), unsure: false };
        // Protections come first, as other entries refer to them.
        entries.all(file, "protection", List::Protections, Entries::protection);
        entries.all(file, "weapon", List::Weapons, Entries::weapon);
        entries.all(file, "ability", List::Abilities, Entries::ability);
        entries.all(file, "spell", List::Spells, Entries::spell);
        entries.all(file, "substance", List::Substances, Entries::substance);
        entries.all(file, "group", List::Groups, Entries::group);
        entries.look_over();
    }

    /// Finds the entry with this name in one of these lists.
    pub(super) fn find(&self, name: &str, lists: &[List]) -> Option<Entry> {
        let name = folded(name);
        let named = |list: List| self.names.iter().find(|it| it.0.list() == list && it.1 == name);
        lists.iter().find_map(|&list| named(list)).map(|it| it.0)
    }

    /// Finds a piece of gear as it is written in lists, and defines a weapon that is written with its damage. Also returns the
    /// label of an item whose name is not that of the entry.
    pub(super) fn gear(&mut self, text: &str) -> Option<(Entry, Option<String>)> {
        let found = offhand::gear(&self.library, text)?;
        Some(match found {
            Gear::Weapon { id, like } => {
                let (name, _) = offhand::split(text);
                (Entry::Weapon(id), like.then(|| name.to_owned()))
            }
            Gear::Protection(id) => (Entry::Protection(id), None),
            Gear::NewWeapon(weapon) => {
                let id = WeaponId(u16::try_from(self.library.weapons.len()).ok()?);
                self.names.push((Entry::Weapon(id), folded(&weapon.name)));
                self.library.weapons.push(*weapon);
                (Entry::Weapon(id), None)
            }
        })
    }

    /// Finds a spell, and defines one that is written with its damage or healing.
    pub(super) fn spell(&mut self, text: &str, resource: Resource) -> Option<Entry> {
        Some(match offhand::magic(&self.library, text, resource)? {
            Magic::Spell(id) => Entry::Spell(id),
            Magic::NewSpell(spell) => {
                let id = SpellId(u16::try_from(self.library.spells.len()).ok()?);
                self.names.push((Entry::Spell(id), folded(&spell.name)));
                self.library.spells.push(*spell);
                Entry::Spell(id)
            }
        })
    }

    /// Finds the protection with this name.
    pub(super) fn protection(&self, name: &str) -> Option<ProtectionId> {
        match self.find(name, &[List::Protections]) {
            Some(Entry::Protection(id)) => Some(id),
            _ => None,
        }
    }

    /// Finds an entry. Reports an unknown name with a suggestion.
    pub(super) fn wanted(
        &self,
        report: &mut Report<'_>,
        (name, span): (&str, &Span),
        lists: &[List],
    ) -> Option<Entry> {
        let found = self.find(name, lists);
        if found.is_none() && !self.broken {
            report.add(span, self.unknown(name, lists));
        }
        found
    }

    /// The error that no entry of these lists has this name.
    pub(super) fn unknown(&self, name: &str, lists: &[List]) -> Problem {
        let names = lists.iter().flat_map(|it| self.shown(*it));
        let allowed: Vec<&str> = names.collect();
        let among = self.names.iter().filter(|it| lists.contains(&it.0.list())).map(|it| it.1.as_str());
        // Suggest the most similar name, in the language of the table.
        let meant = nearest(name, allowed.iter().copied()).map(str::to_owned).or_else(|| {
            let alias = nearest(name, among)?;
            self.find(alias, lists).map(|it| self.name(it).to_owned())
        });
        let what = lists.first().map_or("", |it| it.key());
        let problem = Problem::error(UNKNOWN_ENTRY).arg("name", name).arg("what", what);
        Problem { suggestion: meant, ..problem.allowed(allowed) }
    }

    /// Name of an entry.
    fn name(&self, entry: Entry) -> &str {
        let library = &self.library;
        match entry {
            Entry::Weapon(it) => library.weapon(it).map(|it| &it.name),
            Entry::Protection(it) => library.protection(it).map(|it| &it.name),
            Entry::Ability(it) => library.ability(it).map(|it| &it.name),
            Entry::Spell(it) => library.spell(it).map(|it| &it.name),
            Entry::Substance(it) => library.substance(it).map(|it| &it.name),
            Entry::Group(it) => library.group(it).map(|it| &it.name),
        }
        .map_or("", String::as_str)
    }

    fn shown(&self, list: List) -> Vec<&str> {
        (0..self.count(list)).map(|at| self.name(Entry::of(list, at))).collect()
    }

    fn count(&self, list: List) -> usize {
        let it = &self.library;
        match list {
            List::Weapons => it.weapons.len(),
            List::Protections => it.protections.len(),
            List::Abilities => it.abilities.len(),
            List::Spells => it.spells.len(),
            List::Substances => it.substances.len(),
            List::Groups => it.groups.len(),
        }
    }
}

/// Entries being read.
struct Entries<'r, 'd> {
    report: &'r mut Report<'d>,
    data: &'r mut Data,
    /// Entries changed by this file with their places. The place is `None` if an error in the entry was already
    /// reported.
    changed: Vec<(Entry, Option<Span>)>,
    /// Whether the current entry contains an error.
    unsure: bool,
}

impl<'r, 'd> Entries<'r, 'd> {
    /// Reads all entries of a list. Existing entries keep their ids.
    fn all(
        &mut self,
        file: &Table<'_>,
        key: &str,
        list: List,
        make: fn(&mut Entries<'r, 'd>, &Table<'_>, Slot),
    ) {
        for from in file.tables(key) {
            let Some((first, span)) = from.text("name") else {
                self.data.broken = true;
                continue;
            };
            let english = from.text("en").map(|it| it.0);
            let known = self.data.find(first, &[list]);
            let at = known.map_or(self.data.count(list), |it| {
                (0..self.data.count(list)).find(|&at| Entry::of(list, at) == it).unwrap_or(0)
            });
            let entry = Entry::of(list, at);
            if self.changed.iter().any(|it| it.0 == entry) {
                self.report.add(span, Problem::error(DUPLICATE_NAME).arg("name", first));
                continue;
            }
            let name = if self.data.lang == Lang::En { english.unwrap_or(first) } else { first };
            // Names in both languages refer to the entry from now on.
            for name in [Some(first), english].into_iter().flatten().map(folded) {
                match self.data.names.iter().find(|it| it.0.list() == list && it.1 == name) {
                    None => self.data.names.push((entry, name)),
                    Some(it) if it.0 == entry => {}
                    Some(_) => self.report.add(span, Problem::error(DUPLICATE_NAME).arg("name", &name)),
                }
            }
            self.unsure = false;
            make(self, from, Slot { at, name: name.to_owned() });
            self.changed.push((entry, (!self.unsure).then(|| span.clone())));
        }
    }

    /// Validates the changed entries with the checks of the engine.
    fn look_over(&mut self) {
        for DataFault { code, path } in check(&self.data.library) {
            let mut parts = path.splitn(3, '.');
            let (list, at) = (parts.next().unwrap_or_default(), parts.next().unwrap_or_default());
            let Some(list) = List::ALL.into_iter().find(|it| it.key() == list) else { continue };
            let entry = at.parse().ok().map(|at| Entry::of(list, at));
            let place = self.changed.iter().find(|it| Some(it.0) == entry);
            let Some((_, Some(span))) = place else { continue };
            let problem = if code.blocks() { Problem::error(FAULT) } else { Problem::warning(FAULT) };
            let field = parts.next().unwrap_or("name");
            self.report.add(span, problem.arg("what", code.key()).arg("field", field));
        }
    }
}

/// The position of an entry, and its name.
struct Slot {
    at: usize,
    name: String,
}

impl Slot {
    fn put<T>(self, list: &mut Vec<T>, entry: impl FnOnce(String) -> T) {
        let entry = entry(self.name);
        match list.get_mut(self.at) {
            Some(it) => *it = entry,
            None => list.push(entry),
        }
    }
}
