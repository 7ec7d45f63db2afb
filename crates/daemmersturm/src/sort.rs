//! Sorting.

use crate::ActorId;

/// Sorts characters by a number, those with the same number as they were. It is compiled once: a sort of its own for each
/// key would be several thousand instructions each.
pub(crate) fn by_number(actors: &mut [ActorId], number: &dyn Fn(ActorId) -> i32) {
    actors.sort_by_key(|it| number(*it));
}
