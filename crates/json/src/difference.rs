//! Differences between two texts, as JSON Patches ([RFC 6902](https://www.rfc-editor.org/rfc/rfc6902)).
//!
//! They are made of the texts rather than of trees of values, which would take more time and memory than everything else
//! about an update. The entries of lists are aligned, so that one that comes or goes is one operation.

use crate::Text;

/// Number of pairs up to which the entries of two lists are aligned; entries of longer lists are compared by their place.
const PAIRS: usize = 1_024;
/// Cost of dropping an entry in an alignment.
const DROP: u32 = 10;
/// Cost of adding an entry.
const ADD: u32 = 20;
/// Cost of changing an entry into one whose first member is the same, such as its id.
const CHANGE: u32 = 10;
/// Cost of changing an entry into any other: a little less than dropping one and adding one.
const BECOME: u32 = 29;
/// Length of an operation without its path and its value.
const FRAME: usize = 38;
/// Length in bytes of most differences.
const ROOM: usize = 2_048;

/// The JSON Patch that turns `old` into `new`: the text of a list of operations, each of which is `add`, `remove` or
/// `replace`. It is never much longer than `new`: where replacing a value is shorter than its parts, it is replaced.
///
/// ```
/// use schwung_json::{Text, difference};
///
/// let old = r#"{"title":"Text that stays as it is while the rest changes","a":[1,2,3],"b":null}"#;
/// let new = r#"{"title":"Text that stays as it is while the rest changes","a":[1,3],"b":"c"}"#;
/// let [old, new] = [old, new].map(|it| Text::read(it).expect("JSON"));
/// let expected = r#"[{"op":"remove","path":"/a/1"},{"op":"replace","path":"/b","value":"c"}]"#;
/// assert_eq!(difference(&old, &new).as_str(), expected);
/// ```
pub fn difference(old: &Text, new: &Text) -> String {
    let mut patch = Patch { old, new, path: String::new(), text: String::with_capacity(ROOM) };
    patch.text.push('[');
    patch.value(0, 0);
    patch.text.push(']');
    patch.text
}

/// How a list becomes another one, entry by entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Step {
    Keep,
    Change,
    Drop,
    Add,
}

/// The text of an entry, and its first member.
type Entry<'t> = (&'t str, Option<(&'t str, &'t str)>);

/// Cost of changing one entry into the other.
fn cost(old: Entry<'_>, new: Entry<'_>) -> u32 {
    match (old.0 == new.0, old.1.is_some() && old.1 == new.1) {
        (true, _) => 0,
        (false, true) => CHANGE,
        (false, false) => BECOME,
    }
}

/// A patch in the making.
struct Patch<'t> {
    old: &'t Text,
    new: &'t Text,
    /// The path of the current value.
    path: String,
    text: String,
}

impl<'t> Patch<'t> {
    fn is_same(&self, old: usize, new: usize) -> bool {
        self.old.slice(old) == self.new.slice(new)
    }

    fn value(&mut self, old: usize, new: usize) {
        let (before, after): (&'t str, &'t str) = (self.old.slice(old), self.new.slice(new));
        if before == after {
            return;
        }
        let begun = self.text.len();
        let is_done = match (before.as_bytes().first(), after.as_bytes().first()) {
            (Some(b'{'), Some(b'{')) | (Some(b'['), Some(b'[')) => self.within(old, new),
            _ => false,
        };
        let whole = FRAME + self.path.len() + after.len();
        if !is_done || self.text.len() - begun > whole {
            self.text.truncate(begun);
            self.operation("replace", Some(new));
        }
    }

    /// Compares two objects or two lists where what is in them is noted. Returns whether it was possible.
    fn within(&mut self, old: usize, new: usize) -> bool {
        let (Some((old, before)), Some((new, after))) = (self.old.opened(old), self.new.opened(new)) else {
            return false;
        };
        let (path, text) = (std::mem::take(&mut self.path), std::mem::take(&mut self.text));
        let mut within = Patch { old: &old, new: &new, path, text };
        let is_done = match new.slice(after).starts_with('{') {
            true => within.object(before, after),
            false => {
                within.list(before, after);
                true
            }
        };
        (self.path, self.text) = (within.path, within.text);
        is_done
    }

    /// Returns whether it was possible.
    fn object(&mut self, old: usize, new: usize) -> bool {
        let (before, after) = (self.old.children(old), self.new.children(new));
        let mut known = vec![false; before.len() / 2];
        // Members are in the same order as a rule.
        let mut expected = 0;
        for member in after.chunks_exact(2) {
            let name = self.new.slice(member[0]);
            // Paths need names that are not escaped in a way of their own.
            if name.contains('\\') {
                return false;
            }
            let is_named = |it: &usize| before.get(2 * it).is_some_and(|at| self.old.slice(*at) == name);
            let found = (expected..known.len()).find(is_named).or_else(|| (0..expected).find(is_named));
            if let Some(it) = found {
                known[it] = true;
                expected = it + 1;
                if self.is_same(before[2 * it + 1], member[1]) {
                    continue;
                }
            }
            let end = self.enter(name.trim_matches('"'));
            match found {
                Some(it) => self.value(before[2 * it + 1], member[1]),
                None => self.operation("add", Some(member[1])),
            }
            self.path.truncate(end);
        }
        for (member, _) in before.chunks_exact(2).zip(&known).filter(|it| !it.1) {
            let name = self.old.slice(member[0]);
            if name.contains('\\') {
                return false;
            }
            let end = self.enter(name.trim_matches('"'));
            self.operation("remove", None);
            self.path.truncate(end);
        }
        true
    }

    fn list(&mut self, old: usize, new: usize) {
        let (before, after) = (self.old.children(old), self.new.children(new));
        let is_same = |it: &(&usize, &usize)| self.is_same(*it.0, *it.1);
        let start = before.iter().zip(&after).take_while(is_same).count();
        let rest = before[start..].iter().rev().zip(after[start..].iter().rev()).take_while(is_same).count();
        let before = &before[start..before.len() - rest];
        let after = &after[start..after.len() - rest];
        let (mut olds, mut news) = (before.iter(), after.iter());
        let mut place = start;
        for step in self.steps(before, after) {
            let end = self.enter(&place.to_string());
            match step {
                Step::Keep | Step::Change => {
                    if let (Some(old), Some(new)) = (olds.next(), news.next()) {
                        self.value(*old, *new);
                    }
                    place += 1;
                }
                Step::Drop => {
                    olds.next();
                    self.operation("remove", None);
                }
                Step::Add => {
                    self.operation("add", news.next().copied());
                    place += 1;
                }
            }
            self.path.truncate(end);
        }
    }

    /// The cheapest way from one list to the other.
    fn steps(&self, before: &[usize], after: &[usize]) -> Vec<Step> {
        let (rows, columns) = (before.len(), after.len());
        if rows * columns == 0 || rows * columns > PAIRS {
            let common = rows.min(columns);
            let mut steps = vec![Step::Change; common];
            steps.resize(rows, Step::Drop);
            steps.resize(rows.max(common) + columns - common, Step::Add);
            return steps;
        }
        let named = |text: &'t Text, list: &[usize]| {
            list.iter().map(|&at| (text.slice(at), text.first(at))).collect::<Vec<_>>()
        };
        let (olds, news) = (named(self.old, before), named(self.new, after));
        let changes: Vec<u32> =
            olds.iter().flat_map(|&old| news.iter().map(move |&new| cost(old, new))).collect();
        // The cost of turning what is left of the one list into what is left of the other, row by row.
        let width = columns + 1;
        let mut costs = vec![0_u32; (rows + 1) * width];
        for row in (0..=rows).rev() {
            for column in (0..=columns).rev() {
                costs[row * width + column] = match (row < rows, column < columns) {
                    (false, false) => 0,
                    (false, true) => costs[row * width + column + 1] + ADD,
                    (true, false) => costs[(row + 1) * width + column] + DROP,
                    (true, true) => {
                        let change = costs[(row + 1) * width + column + 1] + changes[row * columns + column];
                        let drop = costs[(row + 1) * width + column] + DROP;
                        change.min(drop).min(costs[row * width + column + 1] + ADD)
                    }
                };
            }
        }
        let (mut row, mut column) = (0, 0);
        let mut steps = Vec::with_capacity(rows.max(columns));
        while row < rows || column < columns {
            let here = costs[row * width + column];
            let step = match (row < rows, column < columns) {
                (true, true) => {
                    let cost = changes[row * columns + column];
                    if here == costs[(row + 1) * width + column + 1] + cost {
                        if cost == 0 { Step::Keep } else { Step::Change }
                    } else if here == costs[(row + 1) * width + column] + DROP {
                        Step::Drop
                    } else {
                        Step::Add
                    }
                }
                (true, false) => Step::Drop,
                _ => Step::Add,
            };
            row += usize::from(step != Step::Add);
            column += usize::from(step != Step::Drop);
            steps.push(step);
        }
        steps
    }

    /// Adds a step to the path and returns the length that it had.
    fn enter(&mut self, step: &str) -> usize {
        let end = self.path.len();
        self.path.push('/');
        let mut rest = step;
        while let Some(at) = rest.find(['~', '/']) {
            self.path.push_str(&rest[..at]);
            self.path.push_str(if rest[at..].starts_with('~') { "~0" } else { "~1" });
            rest = &rest[at + 1..];
        }
        self.path.push_str(rest);
        end
    }

    fn operation(&mut self, name: &str, value: Option<usize>) {
        if self.text.len() > 1 {
            self.text.push(',');
        }
        self.text.push_str(r#"{"op":""#);
        self.text.push_str(name);
        self.text.push_str(r#"","path":""#);
        self.text.push_str(&self.path);
        self.text.push('"');
        if let Some(value) = value {
            self.text.push_str(r#","value":"#);
            self.text.push_str(self.new.slice(value));
        }
        self.text.push('}');
    }
}
