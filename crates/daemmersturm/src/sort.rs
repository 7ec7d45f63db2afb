//! Sorting.

use crate::ActorId;

/// Sorts characters by a number; the sort is stable. It is compiled only once, since an instance for each key would be several
/// thousand instructions long.
pub(crate) fn by_number(actors: &mut [ActorId], number: &dyn Fn(ActorId) -> i32) {
    actors.sort_by_key(|it| number(*it));
}
