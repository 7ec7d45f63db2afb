//! The dialects of the notation: every place where the same text means different things.

use std::str::FromStr;

use super::tree::{Comparison, Explosion, Modifier, ModifierKind};

/// The dialect in which a text is read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Dialect {
    /// Our own dialect: modifiers in written order, exploding chains count as one die, ambiguous notation is an error.
    #[default]
    Schwung,
    /// `>` and `<` include the number itself; keep and drop look at the full pool; extra dice are separate dice; halves
    /// are rounded up.
    Roll20,
    /// `x` explodes, `r` rerolls once and `rr` repeatedly, `cs` counts successes and `cf` failures, `df` subtracts
    /// failures.
    Foundry,
    /// Modifiers have a fixed order regardless of the text, and the last one of a kind wins; keep and drop look at the
    /// full pool; extra dice are separate dice.
    RpgDiceRoller,
    /// `k3` keeps threes, `p` drops, `e` explodes, `rr` rerolls repeatedly; `d%` is 0 to 90; totals can be compared;
    /// the fraction of the total is cut off.
    Avrae,
}

impl Dialect {
    /// Every dialect.
    pub const ALL: [Dialect; 5] =
        [Dialect::Schwung, Dialect::Roll20, Dialect::Foundry, Dialect::RpgDiceRoller, Dialect::Avrae];

    /// Returns the name used on command lines and in files.
    pub const fn name(self) -> &'static str {
        match self {
            Dialect::Schwung => "schwung",
            Dialect::Roll20 => "roll20",
            Dialect::Foundry => "foundry",
            Dialect::RpgDiceRoller => "rpg-dice-roller",
            Dialect::Avrae => "avrae",
        }
    }

    /// Returns the meaning of a comparison; Roll20 has no strict ones.
    pub(crate) fn meant(self, comparison: Comparison) -> Comparison {
        match (self, comparison) {
            (Dialect::Roll20, Comparison::More) => Comparison::AtLeast,
            (Dialect::Roll20, Comparison::Less) => Comparison::AtMost,
            _ => comparison,
        }
    }

    /// What happens to the extra dice of a plain explosion.
    pub(crate) fn explosion(self) -> Explosion {
        if self == Dialect::Schwung { Explosion::Chain } else { Explosion::Scatter }
    }

    /// Whether `d` after dice drops the lowest. Otherwise it is refused as ambiguous.
    pub(crate) fn drops_lowest(self) -> bool {
        matches!(self, Dialect::Roll20 | Dialect::Foundry | Dialect::RpgDiceRoller)
    }

    /// Sorts modifiers into the order in which the dialect carries them out.
    pub(crate) fn arrange(self, mut modifiers: Vec<Modifier>) -> Vec<Modifier> {
        if self == Dialect::RpgDiceRoller {
            let mut last: Vec<Modifier> = Vec::with_capacity(modifiers.len());
            for modifier in modifiers {
                last.retain(|it| key(it) != key(&modifier));
                last.push(modifier);
            }
            last.sort_by_key(key);
            modifiers = last;
        }
        if matches!(self, Dialect::Roll20 | Dialect::RpgDiceRoller) {
            modifiers = joined(modifiers);
        }
        modifiers
    }
}

/// The fixed order of rpg-dice-roller. A modifier replaces earlier ones with the same key.
fn key(modifier: &Modifier) -> u8 {
    match &modifier.kind {
        ModifierKind::Minimum(_) => 1,
        ModifierKind::Maximum(_) => 2,
        ModifierKind::Explode { .. } => 3,
        ModifierKind::Reroll { .. } => 4,
        ModifierKind::Unique { .. } => 5,
        ModifierKind::Keep(pick) if !pick.is_drop => 6,
        ModifierKind::Keep(_) | ModifierKind::KeepAll(_) | ModifierKind::KeepWhere(..) => 7,
        ModifierKind::Success(_) => 8,
        ModifierKind::Failure(_) => 9,
        ModifierKind::Critical(_, true) => 10,
        ModifierKind::Critical(_, false) => 11,
        ModifierKind::Sort { .. } => 12,
    }
}

/// Merges consecutive keep and drop modifiers, because all of them look at the full pool.
fn joined(modifiers: Vec<Modifier>) -> Vec<Modifier> {
    let mut all: Vec<Modifier> = Vec::with_capacity(modifiers.len());
    for modifier in modifiers {
        let ModifierKind::Keep(pick) = modifier.kind else {
            all.push(modifier);
            continue;
        };
        match all.last_mut() {
            Some(Modifier { kind: ModifierKind::KeepAll(picks), span }) => {
                picks.push(pick);
                *span = span.to(modifier.span);
            }
            _ => all.push(Modifier { kind: ModifierKind::KeepAll(vec![pick]), span: modifier.span }),
        }
    }
    all
}

impl FromStr for Dialect {
    type Err = ();

    fn from_str(name: &str) -> Result<Dialect, ()> {
        Dialect::ALL.into_iter().find(|it| it.name() == name).ok_or(())
    }
}
