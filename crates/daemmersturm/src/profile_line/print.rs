//! Prints a profile in its canonical text form.

use std::fmt;

use super::{ProfileLine, read, short};
use crate::Values;

//= daemmersturm.profile.grammar
impl fmt::Display for ProfileLine {
    /// Writes both lines; the second is always present.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ProfileLine { name, melee, ranged, magic, life, abilities, points } = self;
        let (melee, ranged, magic) = (Written(*melee), Written(*ranged), Written(*magic));
        write!(f, "{name}: (N={melee}, F={ranged}, Z={magic}) LP {life}")?;
        for (at, ability) in abilities.iter().enumerate() {
            f.write_str(if at == 0 { ", Besondere Fähigkeiten: " } else { ", " })?;
            f.write_str(ability)?;
        }
        //= daemmersturm.profile.resource-line
        let (kind, magic) = (short(points.magic.kind), points.magic.points);
        write!(f, "\n[AP: {} | FP: {} | {kind}: {magic}]", points.action, points.focus)
    }
}

/// Prints `20+3|15`. The 20 represents the die.
struct Written(Values);

impl fmt::Display for Written {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "20{:+}|{}", self.0.attack, self.0.defence)
    }
}

impl ProfileLine {
    /// Returns whether the text form can represent the profile. A name must not contain a colon, and an ability no
    /// comma outside parentheses.
    pub fn is_writable(&self) -> bool {
        read(&self.to_string(), &|_| None).is_ok_and(|it| it.profile == *self)
    }
}
