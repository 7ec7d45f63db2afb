//! The causes of effects, and used resources.

use schwung_daemmersturm::{Source, Used, library::List};
use schwung_files::{
    Severity,
    kit::{Problem, Table},
};

use super::{format::SOURCES, kept::Named, library::Entry, make::Making};

impl Making<'_, '_> {
    /// The cause of an effect: as the library of the file knows it, and by its name. An unknown cause is the plot leader.
    pub(super) fn source(&mut self, from: &Table<'_>) -> (Source, Named) {
        for (key, list) in SOURCES {
            let Some((name, span)) = from.text(key) else { continue };
            let found = self.data.find(name, &[list]);
            if found.is_none() {
                let problem = self.data.unknown(name, &[list]);
                self.report.add(span, Problem { severity: Severity::Warning, ..problem });
            }
            let source = match found {
                Some(Entry::Weapon(id)) => Source::Weapon(id),
                Some(Entry::Spell(id)) => Source::Spell(id),
                Some(Entry::Ability(id)) => Source::Ability(id),
                Some(Entry::Substance(id)) => Source::Substance(id),
                Some(Entry::Group(id)) => Source::Group(id),
                Some(Entry::Protection(_)) | None => Source::PlotLeader,
            };
            return (source, Some((list, name.to_owned())));
        }
        (Source::PlotLeader, None)
    }

    /// Reads how often an ability was used.
    pub(super) fn used(&mut self, from: &Table<'_>) {
        let (Some(by), Some((name, span))) = (self.actor_at(from, "by"), from.text("ability")) else {
            return;
        };
        if self.data.find(name, &[List::Abilities]).is_none() {
            let problem = self.data.unknown(name, &[List::Abilities]);
            self.report.add(span, Problem { severity: Severity::Warning, ..problem });
        }
        let count = |key: &str| from.number(key).unwrap_or(0u8);
        let used = Used {
            by,
            ability: schwung_daemmersturm::AbilityId(0),
            turn: count("turn"),
            round: count("round"),
            section: count("section"),
            tried: from.flag("tried"),
        };
        self.kept.uses.push((by, name.to_owned(), used));
    }
}
