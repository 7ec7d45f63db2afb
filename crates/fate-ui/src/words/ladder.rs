//! Numbers on the ladder, in words.

use schwung_fate::{LadderNames, Profile};

use schwung_messages::{Catalogue, Rungs};

use super::names;

/// A number on the ladder of a table's book, in the form of [`Catalogue::rungs`]. Numbers beyond either
/// end of the ladder are shown as the last rung's name and the number.
//= malmsturm.ladder.display
//= malmsturm.ladder.beyond-top
//= freefate.ladder.beyond
pub(crate) fn rung(c: &Catalogue, profile: &Profile, n: impl Into<i64>) -> String {
    let n = n.into();
    let number = c.number(n);
    let Some(name) = rung_name(c, profile, n) else { return number };
    let (low, high) = profile.ladder;
    let beyond = !(i64::from(low)..=i64::from(high)).contains(&n);
    let key = match c.rungs() {
        Rungs::Usual => "rung",
        Rungs::Words if beyond => "rung-both",
        Rungs::Words => "rung-words",
        Rungs::Numbers => "rung-numbers",
        Rungs::Both => "rung-both",
    };
    c.text(key, &[("name", &name), ("number", &number)])
}

/// The name of a rung, or of the last one beyond the ends of the ladder; `None` if the book does not name
/// them.
//= malmsturm.ladder.name-conflicts
pub fn rung_name(c: &Catalogue, profile: &Profile, n: impl Into<i64>) -> Option<String> {
    let (low, high) = profile.ladder;
    let n = n.into().clamp(i64::from(low), i64::from(high));
    let place = if n < 0 { format!("minus-{}", n.unsigned_abs()) } else { names::plain(n) };
    let older = Some(format!("ladder-older-{place}"))
        .filter(|key| profile.switches.ladder_names == LadderNames::Older && c.has(key));
    let key = older.unwrap_or_else(|| format!("ladder-{place}"));
    c.has(&key).then(|| c.text(&key, &[]))
}
