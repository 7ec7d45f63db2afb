//! Looks for lines of the log by words.

use std::collections::VecDeque;

use schwung_rulebook::Words;
use schwung_views::{Look, Numbers, Shown, wire::Line};

/// Maximum length of a query, in characters.
pub(crate) const MOST_SOUGHT: usize = 200;
/// Maximum number of results.
const MOST_FOUND: usize = 20;

/// The last lines that contain all the words and were not undone, oldest first, and whether there are more.
pub(crate) fn lines_with<V: Shown>(
    look: Look<'_, V::System>,
    numbers: &Numbers,
    words: &Words,
) -> (Vec<Line>, bool) {
    let mut found = VecDeque::new();
    if words.is_empty() {
        return (Vec::new(), false);
    }
    schwung_views::each_numbered_line::<V>(look, numbers, 0, u64::MAX, &mut |_, line| {
        if !line.undone && words.are_in(&line.text) {
            found.push_back(line);
        }
        // One line more than is sent shows whether there are more.
        if found.len() > MOST_FOUND + 1 {
            found.pop_front();
        }
    });
    let has_more = found.len() > MOST_FOUND;
    if has_more {
        found.pop_front();
    }
    (found.into(), has_more)
}
