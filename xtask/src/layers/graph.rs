//! Circles in a graph.

use std::collections::{BTreeMap, BTreeSet};

/// Which module uses which other one, with a name that it uses.
pub(crate) type Uses = BTreeMap<(String, String), String>;

/// The largest groups of modules each of which depends on all others, directly or not. A module and those inside it do
/// not count: they are one.
pub(crate) fn circles(uses: &Uses) -> Vec<Vec<String>> {
    let mut next: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for (from, to) in uses.keys().filter(|(from, to)| !is_inside(from, to) && !is_inside(to, from)) {
        next.entry(from).or_default().push(to);
    }
    let reached: BTreeMap<&str, BTreeSet<&str>> = next.keys().map(|it| (*it, reached(&next, it))).collect();
    let reaches = |from: &str, to: &str| reached.get(from).is_some_and(|it| it.contains(to));
    let mut found: Vec<Vec<String>> = Vec::new();
    for module in next.keys().filter(|it| reaches(it, it)) {
        if found.iter().flatten().any(|it| it == module) {
            continue;
        }
        let group = next.keys().filter(|it| reaches(module, it) && reaches(it, module));
        found.push(group.map(|it| (*it).to_owned()).collect());
    }
    found
}

/// All that can be reached from `from`, by at least one step.
fn reached<'a>(next: &BTreeMap<&'a str, Vec<&'a str>>, from: &str) -> BTreeSet<&'a str> {
    let mut found = BTreeSet::new();
    let mut open = vec![from];
    while let Some(at) = open.pop() {
        for to in next.get(at).into_iter().flatten() {
            if found.insert(*to) {
                open.push(to);
            }
        }
    }
    found
}

/// Whether a module is the other one or inside it. The root of a crate is the empty path.
pub(crate) fn is_inside(module: &str, outer: &str) -> bool {
    outer.is_empty() || module.strip_prefix(outer).is_some_and(|it| it.is_empty() || it.starts_with("::"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(uses: &[(&str, &str)]) -> Vec<String> {
        let uses = uses.iter().map(|(from, to)| (((*from).into(), (*to).into()), String::new())).collect();
        circles(&uses).into_iter().map(|it| it.join(" ")).collect()
    }

    #[test]
    fn circles_are_groups_of_modules() {
        assert_eq!(found(&[("a", "b"), ("b", "c")]), [""; 0]);
        assert_eq!(
            found(&[("a", "b"), ("b", "c"), ("c", "a"), ("c", "d"), ("d", "e"), ("e", "d")]),
            ["a b c", "d e"]
        );
    }

    #[test]
    fn a_module_and_its_parts_are_one() {
        assert_eq!(found(&[("a", "a::b"), ("a::b", "a"), ("a::b", ""), ("", "a::b")]), [""; 0]);
        assert_eq!(found(&[("a::b", "ab"), ("ab", "a::b")]), ["a::b ab"]);
    }
}
