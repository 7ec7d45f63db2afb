//! The default data of a table and the changes that a file makes to it: skills, roles, the strength table, gear, powers.

use schwung_files::kit::{Problem, Report, Table, folded};
use schwung_zerospace::{Gift, ItemKind, Roles, StrengthRow};

use super::{SYSTEM, format, gear, offhand::Known, skills::Skills, words::metres};

/// The default data shipped with the program.
const USUAL: &str = include_str!("../../../../systems/zerospace/data.toml");

/// The data of a table.
#[derive(Clone, Debug, Default)]
pub(super) struct Data {
    pub(super) skills: Skills,
    pub(super) roles: Roles,
    pub(super) strength: Vec<StrengthRow>,
    pub(super) gear: Vec<Known>,
    pub(super) powers: Vec<Known<Gift>>,
}

impl Data {
    /// The default data.
    pub(super) fn usual() -> Data {
        Data::from_text(USUAL).0
    }

    fn from_text(text: &str) -> (Data, Vec<Problem>) {
        use schwung_files::{
            Options,
            kit::{Format, read_as},
        };
        let format = Format { systems: &[SYSTEM], fields: format::data() };
        let mut data = Data::default();
        let read =
            read_as(text, &Options { system: Some(SYSTEM), ..Options::default() }, format, |report, file| {
                data.change(report, file);
            });
        let problems = read.map_or_else(|problems| problems, |made| made.warnings);
        (data, problems)
    }

    /// Applies the changes that a file makes.
    pub(super) fn change(&mut self, report: &mut Report<'_>, file: &Table<'_>) {
        self.skills.change(report, file);
        if let Some(roles) = file.table("roles") {
            self.change_roles(report, roles);
        }
        for row in file.tables("strength") {
            self.change_strength(row);
        }
        for it in file.tables("gear") {
            let Some((name, _)) = it.text("name") else { continue };
            let kind = gear::kind(&self.skills, report, it).unwrap_or(ItemKind::Other);
            put(&mut self.gear, Known { name: name.to_owned(), also: names(it), kind });
        }
        for it in file.tables("power") {
            let Some((name, _)) = it.text("name") else { continue };
            let english = it.text("en").map(|it| it.0.to_owned());
            let also = english.into_iter().chain(names(it)).collect();
            let kind = gear::gift(&self.skills, report, it);
            put(&mut self.powers, Known { name: name.to_owned(), also, kind });
        }
    }

    fn change_roles(&mut self, report: &mut Report<'_>, from: &Table<'_>) {
        let mut roles = self.roles;
        for (name, role) in [
            ("perception", &mut roles.perception),
            ("melee", &mut roles.melee),
            ("ranged", &mut roles.ranged),
            ("athletics", &mut roles.athletics),
            ("deception", &mut roles.deception),
            ("survival", &mut roles.survival),
        ] {
            if let Some(skill) = from.text(name).and_then(|(name, span)| self.skills.find(report, name, span))
            {
                *role = skill;
            }
        }
        self.roles = roles;
    }

    fn change_strength(&mut self, from: &Table<'_>) {
        let (Some(strength), Some(above), Some(up_to), Some(throws)) =
            (from.number("strength"), from.number("above"), from.number("up-to"), metres(from, "throws"))
        else {
            return;
        };
        let row = StrengthRow { strength, above, up_to, throws };
        match self.strength.iter_mut().find(|it| it.strength == row.strength) {
            Some(known) => *known = row,
            None => self.strength.push(row),
        }
        self.strength.sort_by_key(|it| it.strength);
    }
}

/// The other names of an entry.
fn names(from: &Table<'_>) -> Vec<String> {
    from.list("also").iter().filter_map(|it| it.text()).map(|it| it.0.to_owned()).collect()
}

/// Adds an entry, or replaces the one with the same name.
fn put<K>(all: &mut Vec<Known<K>>, it: Known<K>) {
    match all.iter_mut().find(|known| folded(&known.name) == folded(&it.name)) {
        Some(known) => *known = it,
        None => all.push(it),
    }
}
