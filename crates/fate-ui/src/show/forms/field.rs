//! Additions to the fields of forms for Fate.

pub(super) use schwung_views::form::field::*;

/// Maximum number of characters of an aspect.
pub(super) const WORDING: u32 = 200;
