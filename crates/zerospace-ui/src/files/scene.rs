//! Reads the parts of a scene: distances, holds, things that move, tasks, stunts.

use schwung_files::kit::{Node, Problem, Table};
use schwung_zerospace::{
    Contest, Distance, Hold, OpenTask, Stunt, Task, TaskId, TaskMode, Thing, Wording, fits_task,
};

use super::{
    make::{Making, WRONG_TASK},
    words::{attribute, metres},
};

impl Making<'_, '_> {
    pub(super) fn distances(&mut self, file: &Table<'_>) -> Vec<Distance> {
        let mut all: Vec<Distance> = Vec::new();
        for it in file.tables("distance") {
            let mut names = it.list("between").iter().filter_map(Node::text);
            let Some((a, b)) = self.two(names.next(), names.next()) else { continue };
            let Some(length) = metres(it, "metres") else { continue };
            all.retain(|it| (it.a, it.b) != (a, b) && (it.a, it.b) != (b, a));
            all.push(Distance { a, b, length });
        }
        all
    }

    pub(super) fn holds(&mut self, file: &Table<'_>) -> Vec<Hold> {
        let tables = file.tables("hold");
        let pairs = tables.filter_map(|it| self.two(it.text("by"), it.text("on")));
        pairs.map(|(by, on)| Hold { by, on, round: 0 }).collect()
    }

    /// Things that move by themselves or are steered.
    pub(super) fn things(&mut self, file: &Table<'_>) -> Vec<Thing> {
        let thing = |it: &Table<'_>| Thing {
            text: words(it),
            pilot: it.text("pilot").and_then(|(name, span)| self.find(name, span)),
            lasting: it.flag("lasting"),
        };
        file.tables("thing").map(thing).collect()
    }

    /// Power stunts in effect.
    pub(super) fn stunts(&mut self, file: &Table<'_>) -> Vec<Stunt> {
        let mut all = Vec::new();
        for it in file.tables("stunt") {
            let who = it.text("who").and_then(|(name, span)| self.find(name, span));
            let skill = self.data.skills.read(self.report, it, "skill");
            let (Some(who), Some(skill)) = (who, skill) else { continue };
            all.push(Stunt { who, skill, text: words(it), scene: it.flag("scene") });
        }
        all
    }

    /// Extended tasks, numbered from 1.
    pub(super) fn tasks(&mut self, file: &Table<'_>) -> Vec<Task> {
        let mut all = Vec::new();
        for (it, n) in file.tables("task").zip(1..) {
            let Some((mode, sides)) = self.kind_of_task(it) else { continue };
            let counted: Vec<u8> = it.list("successes").iter().filter_map(Node::number).collect();
            let count = |n: usize| counted.get(n).copied().unwrap_or(0);
            all.push(Task {
                id: TaskId(n),
                text: words(it),
                mode,
                tally: [count(0), count(1)],
                tries: it.number("tried").unwrap_or(0),
                sides,
                won: it.get("won").map(|_| it.flag("won")),
            });
        }
        all
    }

    /// How a task is won, and the two sides of a contest.
    //= zerospace.extended.setup
    //= zerospace.extended.opposed
    fn kind_of_task(&mut self, from: &Table<'_>) -> Option<(TaskMode, Option<Contest>)> {
        let number = |key: &str| from.number::<u8>(key);
        let mode = match (number("needed"), number("first-to"), number("lead"), number("rounds")) {
            (Some(needed), None, None, None) => {
                let difficulties = from.list("difficulties").iter().filter_map(Node::number).collect();
                Some(TaskMode::Tries { needed, most: number("attempts").unwrap_or(needed), difficulties })
            }
            (None, Some(first_to), None, None) => Some(TaskMode::FirstTo(first_to)),
            (None, None, Some(lead), None) => Some(TaskMode::Lead(lead)),
            (None, None, Some(lead), Some(rounds)) => Some(TaskMode::Rounds { lead, rounds }),
            _ => None,
        };
        let names_sides = ["first", "second", "skill"].iter().any(|key| from.get(key).is_some());
        let sides = if names_sides { Some(self.contest(from)?) } else { None };
        let task = mode.map(|mode| OpenTask { text: Wording::NONE, mode, sides });
        let Some(OpenTask { mode, sides, .. }) = task.filter(fits_task) else {
            self.report.add(&from.span, Problem::error(WRONG_TASK));
            return None;
        };
        Some((mode, sides))
    }

    fn contest(&mut self, from: &Table<'_>) -> Option<Contest> {
        let skill = self.data.skills.read(self.report, from, "skill");
        let both = self.two(from.text("first"), from.text("second"));
        let (Some(skill), Some((first, second))) = (skill, both) else {
            if ["first", "second", "skill"].iter().any(|key| from.get(key).is_none()) {
                self.report.add(&from.span, Problem::error(WRONG_TASK));
            }
            return None;
        };
        let usual = self.data.skills.all.get(usize::from(skill.0)).map(|it| it.attribute)?;
        Some(Contest {
            first,
            second,
            skill,
            attribute: from.text("attribute").and_then(|it| attribute(it.0)).unwrap_or(usual),
            ties_to_first: from.flag("ties-to-first"),
            running: from.flag("running"),
        })
    }
}

fn words(from: &Table<'_>) -> Wording {
    from.text("text").map_or(Wording::NONE, |it| Wording::new(it.0))
}
