//! Reasons why commands and answers are not legal now.

use schwung_fate::Reason;
use schwung_messages::Catalogue;
use schwung_views::wire::Barred;

use crate::words::reason;

/// The reason in words, with its rule.
pub(crate) fn barred(texts: &Catalogue, why: &Reason) -> Barred {
    Barred { text: reason(texts, why), rule: why.rule().to_owned() }
}
