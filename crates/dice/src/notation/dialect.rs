//! Where the same text means something else: one screen of differences.

use std::str::FromStr;

use super::tree::{Comparison, Explosion, Modifier, ModifierKind};

/// How a text is read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Dialect {
    /// Our own: written order, chains are one die, what is ambiguous is refused.
    #[default]
    Schwung,
    /// `>` and `<` hold for the number itself too; keeps and drops look at the full pool; extra dice are dice of their
    /// own; halves are rounded up.
    Roll20,
    /// `x` explodes, `r` is once and `rr` until, `cs` counts successes and `cf` failures, `df` takes failures off.
    Foundry,
    /// A fixed order of modifiers whatever the text says, the last of a kind counts; keeps and drops look at the full
    /// pool; extra dice are dice of their own.
    RpgDiceRoller,
    /// `k3` keeps threes, `p` drops, `e` explodes, `rr` is until; `d%` is 0 to 90; totals can be compared; the total
    /// loses its fraction.
    Avrae,
}

impl Dialect {
    /// Every dialect.
    pub const ALL: [Dialect; 5] =
        [Dialect::Schwung, Dialect::Roll20, Dialect::Foundry, Dialect::RpgDiceRoller, Dialect::Avrae];

    /// The name on command lines and in files.
    pub const fn name(self) -> &'static str {
        match self {
            Dialect::Schwung => "schwung",
            Dialect::Roll20 => "roll20",
            Dialect::Foundry => "foundry",
            Dialect::RpgDiceRoller => "rpg-dice-roller",
            Dialect::Avrae => "avrae",
        }
    }

    /// What the comparison means; Roll20 has no strict ones.
    pub(crate) fn meant(self, comparison: Comparison) -> Comparison {
        match (self, comparison) {
            (Dialect::Roll20, Comparison::More) => Comparison::AtLeast,
            (Dialect::Roll20, Comparison::Less) => Comparison::AtMost,
            _ => comparison,
        }
    }

    /// What becomes of extra dice of a plain explosion.
    pub(crate) fn explosion(self) -> Explosion {
        if self == Dialect::Schwung { Explosion::Chain } else { Explosion::Scatter }
    }

    /// Does `d` after dice drop the lowest? `None`: it is refused, since readers disagree.
    pub(crate) fn drops_lowest(self) -> bool {
        matches!(self, Dialect::Roll20 | Dialect::Foundry | Dialect::RpgDiceRoller)
    }

    /// Brings modifiers into the order in which the dialect carries them out.
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

/// The fixed order of rpg-dice-roller; what has the same number replaces what stood before.
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

/// Keeps and drops that follow each other become one, since they all look at the full pool.
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
