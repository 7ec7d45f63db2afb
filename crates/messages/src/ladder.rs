//! Numbers on the ladder, in words.

use schwung_fate::{LadderNames, Profile};

use crate::{Catalogue, names};

/// How numbers on the ladder are shown. Each reader can choose; this does not affect the numbers themselves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Rungs {
    /// The default of the book.
    #[default]
    Usual,
    /// By name: "Good".
    Words,
    /// By number: "+3".
    Numbers,
    /// By name and number: "Good (+3)".
    Both,
}

impl Rungs {
    /// All variants.
    pub const ALL: [Rungs; 4] = [Rungs::Usual, Rungs::Words, Rungs::Numbers, Rungs::Both];
}

impl Catalogue {
    /// A number on the ladder of a table's book, in the form of [`Catalogue::rungs`]. Numbers beyond either
    /// end of the ladder are shown as the last rung's name and the number.
    //= malmsturm.ladder.display
    //= malmsturm.ladder.beyond-top
    //= freefate.ladder.beyond
    pub fn rung(&self, profile: &Profile, n: impl Into<i64>) -> String {
        let n = n.into();
        let number = self.number(n);
        let Some(name) = self.rung_name(profile, n) else { return number };
        let (low, high) = profile.ladder;
        let beyond = !(i64::from(low)..=i64::from(high)).contains(&n);
        let key = match self.rungs() {
            Rungs::Usual => "rung",
            Rungs::Words if beyond => "rung-both",
            Rungs::Words => "rung-words",
            Rungs::Numbers => "rung-numbers",
            Rungs::Both => "rung-both",
        };
        self.text(key, &[("name", &name), ("number", &number)])
    }

    /// The name of a rung, or of the last one beyond the ends of the ladder; `None` if the book does not name
    /// them.
    //= malmsturm.ladder.name-conflicts
    pub fn rung_name(&self, profile: &Profile, n: impl Into<i64>) -> Option<String> {
        let (low, high) = profile.ladder;
        let n = n.into().clamp(i64::from(low), i64::from(high));
        let place = if n < 0 { format!("minus-{}", n.unsigned_abs()) } else { names::plain(n) };
        let older = Some(format!("ladder-older-{place}"))
            .filter(|key| profile.switches.ladder_names == LadderNames::Older && self.has(key));
        let key = older.unwrap_or_else(|| format!("ladder-{place}"));
        self.has(&key).then(|| self.text(&key, &[]))
    }
}
