//! Suggestions for unknown ids.

use std::cmp::Reverse;

use strsim::osa_distance;

use crate::{Rule, all};

/// Maximum number of suggestions.
const SUGGESTIONS: usize = 5;

/// Returns up to five rules with ids similar to this one, best first. System, topic or name may be missing. For an
/// existing id, its rule comes first.
///
/// ```
/// use schwung_rulebook::nearest;
/// assert_eq!(nearest("sotc.hold.declair")[0].id, "sotc.hold.declare");
/// assert_eq!(nearest("hold.declare")[0].id, "sotc.hold.declare");
/// ```
pub fn nearest(id: &str) -> Vec<&'static Rule> {
    // Longer than any id: nothing is similar, and comparing would be slow.
    if id.len() > 100 {
        return Vec::new();
    }
    let id = id.trim().to_lowercase();
    let letters = id.chars().count();
    let tolerance = (letters / 4).max(1);
    let far = |rule| distance(rule, &id, letters, tolerance).map(|far| (far, rule));
    let mut near: Vec<(usize, &'static Rule)> = all().iter().filter_map(far).collect();
    if near.is_empty() {
        near = all()
            .iter()
            .map(|rule| (shared_words(rule, &id), rule))
            .filter(|(words, _)| *words > 0)
            .collect();
        near.sort_by_key(|(words, _)| Reverse(*words));
    } else {
        near.sort_by_key(|(far, _)| *far);
    }
    // The sorts are stable: equally similar rules stay in book order.
    near.into_iter().map(|(_, rule)| rule).take(SUGGESTIONS).collect()
}

/// Number of typed words that occur in the rule's id, ignoring the system: "sotc.stress.clearing" has the right topic.
fn shared_words(rule: &Rule, typed: &str) -> usize {
    let words = |id| str::split(id, ['.', '-']).filter(|word| word.len() > 2 && *word != rule.system);
    words(typed).filter(|typed| words(rule.id).any(|word| word == *typed)).count()
}

/// The forms in which the rule's id may be typed: complete, without system, only its name or only its topic.
pub(crate) fn written(rule: &Rule) -> [&str; 5] {
    let without_system = &rule.id[rule.system.len() + 1..];
    let name = &without_system[rule.topic.len() + 1..];
    let with_topic = &rule.id[..rule.system.len() + 1 + rule.topic.len()];
    [rule.id, without_system, name, with_topic, rule.topic]
}

/// Edit distance between a typed id of `letters` characters and the closest form of the rule's id. `None` if it exceeds
/// `most`.
fn distance(rule: &Rule, typed: &str, letters: usize, most: usize) -> Option<usize> {
    // The distance is at least the difference in length.
    let as_long = written(rule).into_iter().filter(|id| id.len().abs_diff(letters) <= most);
    as_long.map(|id| osa_distance(id, typed)).filter(|far| *far <= most).min()
}
