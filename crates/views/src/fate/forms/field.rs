//! Fields of forms, and what Fate adds.

use schwung_fate::Reason;

use super::desk::Desk;
pub(super) use crate::form::field::*;
use crate::wire::FieldOption;

/// The most characters of an aspect.
pub(super) const WORDING: u32 = 200;

/// The same options, with why each is barred.
pub(super) fn barring(
    desk: &Desk<'_>,
    mut options: Vec<FieldOption>,
    reasons: &[Option<Reason>],
) -> Vec<FieldOption> {
    for (option, reason) in options.iter_mut().zip(reasons) {
        option.barred = reason.map(|it| desk.barred(it));
    }
    options
}
