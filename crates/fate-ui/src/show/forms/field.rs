//! Additions to the fields of forms for Fate.

use schwung_fate::Reason;
use schwung_views::wire::FieldOption;

use super::desk::Desk;
pub(super) use schwung_views::form::field::*;

/// Maximal number of characters of an aspect.
pub(super) const WORDING: u32 = 200;

/// Marks each option with the reason why it is barred.
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
